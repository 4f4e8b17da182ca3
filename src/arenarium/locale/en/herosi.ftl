### Herosi

herosi-name = Herosi
herosi-tagline = Roll, keep, shout Stop! Four Heroes, their spells and their armies, all at once.
herosi-first = Ready-made armies, plain Heroes
herosi-first-1 = Hero, spells and army are dealt: roll at once
herosi-first-2 = About 10 minutes; calm, or in real time as in the box
herosi-first-3 = A hint for every question; draft, armies and boosts come later

## Modes and settings

herosi-mode-duel = Duel
    .text = Two players, two Heroes. The last one standing wins.
herosi-mode-free_for_all = Free for all
    .text = Three or four players, everyone against everyone. Whoever loses their Hero is out.
herosi-mode-no_elimination = No elimination
    .text = A fallen Hero is only stunned until five cards are rolled. Each damage to another Hero is a point; 21 points win.
herosi-mode-teams = Teams
    .text = Two against two: first two separate duels, then, when a Hero has fallen, one battle of those who are left.
herosi-mode-tournament = Tournament
    .text = Two duels; the winners meet for the title with what they have left, the losers for the third place.

herosi-setting-pace = Pace
    .text = Live: everybody rolls at the same time and the fastest Stop counts. Calm: everybody chooses in secret, all roll together.
herosi-setting-pace-calm = Calm
herosi-setting-pace-live = Live
herosi-setting-draft = Draft
    .text = Take a Hero and spells in turn, or have them dealt for a first game.
herosi-setting-draft-pick = In turn
herosi-setting-draft-dealt = Dealt
herosi-setting-army = Armies
    .text = Build an army of ten points in secret, or take the one that comes with the Hero.
herosi-setting-army-build = Build your own
herosi-setting-army-preset = Ready-made
herosi-setting-hand = Starting hand
    .text = How many spells everybody draws before the first roll.
herosi-setting-hand-3 = 3
herosi-setting-hand-4 = 4
herosi-setting-hand-5 = 5
herosi-setting-life = Life of a Hero
    .text = Where the marker starts; healing never goes beyond it.
herosi-setting-life-10 = 10
herosi-setting-life-15 = 15
herosi-setting-life-21 = 21
herosi-setting-plain_heroes = Plain Heroes
    .text = First game: Heroes have neither their free boost nor their weakness.
herosi-setting-no_boosts = No boosts
    .text = First game: no spell and no dispel is boosted, and Elementals have no ability.
herosi-setting-penalty = Penalty for an empty Stop
    .text = Whoever stops and does nothing loses 2 life and all dice. It can be switched off for newcomers only.
herosi-setting-penalty-on = On
herosi-setting-penalty-off = Off
herosi-setting-optional_ending = Ending without creatures
    .text = The match also ends when nobody has a creature left on the board; then the most life wins.
herosi-setting-third_place = Match for the third place
    .text = Those who lost their duel play on, with 15 life and armies of six points.
herosi-setting-limit = Most stops
    .text = After so many stops of a battle the Hero with the most life wins, or the most points.
herosi-setting-limit-50 = 50
herosi-setting-limit-150 = 150
herosi-setting-limit-500 = 500
herosi-setting-cadence = Cadence
    .text = Live pace: the shortest time between two landings of one player, the same for all.
herosi-setting-cadence-brisk = Brisk, 0.7 s
herosi-setting-cadence-normal = Normal, 1 s
herosi-setting-cadence-relaxed = Relaxed, 1.5 s
herosi-setting-bot_pace = Pace of bots
    .text = Live pace: how fast bots roll and react. Never faster than people may.
herosi-setting-bot_pace-quick = Quick
herosi-setting-bot_pace-human = Human
herosi-setting-bot_pace-slow = Slow
herosi-setting-hints = Hints beside the dice
    .text = Shows what your dice allow. Strict tables hide it.

## Heroes

herosi-hero = Hero
herosi-hero_fire = Ignara, Hero of Fire
    .text = Fire spells get one boost free. At your own stop: 1 damage for each water symbol you show.
herosi-hero_water = Nerea, Hero of Water
    .text = Water spells get one boost free. At your own stop: 1 damage for each fire symbol you show.
herosi-hero_earth = Torgrim, Hero of Earth
    .text = Earth spells get one boost free. At your own stop: 1 damage for each air symbol you show.
herosi-hero_air = Aeris, Hero of Air
    .text = Air spells get one boost free. At your own stop: 1 damage for each earth symbol you show.

## Symbols on the dice

herosi-face-fire = fire
herosi-face-water = water
herosi-face-earth = earth
herosi-face-air = air
herosi-face-command = command
herosi-face-card = card

## Creatures

herosi-wisp = Will-o'-wisp
    .text = Ability, also while covered: leaves the game for good; one exposed enemy Being takes { $damage }, each of its neighbours { $adjacent }.
herosi-salamander = Salamander
    .text = Ability, also while covered: { $damage } damage to any enemy Being, covered or not.
herosi-fire_elemental = Fire Elemental
    .text = Ability: { $power ->
        [1] puts a power token
       *[other] puts { $power } power tokens
    } on any lasting spell in play.
herosi-ifrit = Ifrit
    .text = No ability; attacks straight ahead and to both sides.
herosi-phoenix = Phoenix
    .text = When dead it lies beside the board. Activate it there to bring it back to any empty own field with { $markers } damage on it, as often as you like.
herosi-triton = Triton
    .text = Ability, also while covered: { $damage } damage to any enemy Being, covered or not.
herosi-siren = Siren
    .text = Ability: one opponent rerolls all dice at once.
herosi-water_elemental = Water Elemental
    .text = Ability: { $power ->
        [1] puts a power token
       *[other] puts { $power } power tokens
    } on any lasting spell in play.
herosi-leviathan = Leviathan
    .text = No ability; attacks straight ahead and to both sides.
herosi-ice_dragon = Ice Dragon
    .text = No ability; attacks any exposed enemy Being.
herosi-gnome = Gnome
    .text = Ability: one of your exposed Golems that has not been activated makes a basic attack.
herosi-nymph = Nymph
    .text = Ability: heals { $heal } on a creature next to it, never on the Hero.
herosi-earth_elemental = Earth Elemental
    .text = Ability: { $power ->
        [1] puts a power token
       *[other] puts { $power } power tokens
    } on any lasting spell in play.
herosi-golem = Golem
    .text = No ability of its own; Gnomes can make it attack.
herosi-behemoth = Behemoth
    .text = No ability; attacks straight ahead and to the right.
herosi-sylph = Sylph
    .text = Always: takes no physical damage.
herosi-air_elemental = Air Elemental
    .text = Ability: { $power ->
        [1] puts a power token
       *[other] puts { $power } power tokens
    } on any lasting spell in play.
herosi-griffin = Griffin
    .text = Always: a creature that makes a basic attack on it first takes { $damage } physical damage. If that kills it, the attack deals nothing.
herosi-thunderbird = Thunderbird
    .text = Ability, also while covered: { $damage } damage to any enemy Being, covered or not.
herosi-storm_dragon = Storm Dragon
    .text = Ability, only while exposed: { $damage } damage to any enemy Being, covered or not.

## Spells

herosi-magic_missile = Magic Missile
    .text = { $damage } damage to an exposed Being. Paid with three symbols of any one element; never boosted.
herosi-command = Command
    .text = One of your creatures, or a Phoenix beside the board, is activated at once without its cost. Never boosted.
herosi-spell_break = Spell Break
    .text = One lasting spell ends, whatever its power. Paid with five symbols of any one element; never boosted.
herosi-fireball = Fireball
    .text = { $damage } damage to an exposed Being; its neighbours take half of it, rounded down. Boost: +1 damage.
herosi-ignite = Ignite
    .text = Lasting, on a Being: { $damage } damage at once. At each stop of its controller { $amount } damage for each fire symbol shown. Boost: +1 power.
herosi-fire_wall = Fire Wall
    .text = Lasting, on a player: each enemy creature that makes a basic attack on that player's Beings first takes { $amount }. Boost: +1 power.
herosi-frenzy = Frenzy
    .text = Your creature takes { $damage }; then, if it is exposed, it may strike any exposed enemy Being for as much as it has damage itself. Boost: +1 damage.
herosi-bad_luck = Bad Luck
    .text = Lasting, on a player: at each own stop with at least one card symbol the Hero takes { $amount }. Boost: +1 power.
herosi-lightning = Lightning
    .text = { $damage } damage to an exposed Being; the one directly behind it takes half, rounded down. Boost: +1 damage.
herosi-chain_lightning = Chain Lightning
    .text = { $damage } damage to an exposed Being. Each boost, { $max_boosts ->
        [3] three at most
       *[other] { $max_boosts } at most
    }: it jumps to a neighbour for 1 less, never twice to the same.
herosi-haste = Haste
    .text = Lasting, on your creature: its activation costs { $amount } less, but at least 1. Boost: +1 power.
herosi-concentration = Concentration
    .text = Lasting, on a player: after each later spell, showing any card symbol, that player may draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }. Boost: +1 power.
herosi-energy_drain = Energy Drain
    .text = A player discards { $amount ->
        [one] one card
       *[other] { $amount } cards
    } of their choice. Boost: one card more.
herosi-freeze = Freeze
    .text = Lasting, on a creature: { $damage } damage at once; it cannot attack, move or use its ability. Boost: +1 power.
herosi-heal = Heal
    .text = Heals { $heal } on your Being. Boost: +1 healing.
herosi-teleport = Teleport
    .text = Your Being goes to any empty own field. Boost: one more Being.
herosi-ice_bolt = Ice Bolt
    .text = { $damage } damage to an exposed Being. Boost: +1 damage.
herosi-weaken = Weaken
    .text = Lasting, on a creature: its basic attacks deal { $amount } less. Boost: +1 power.
herosi-poison = Poison
    .text = Lasting, on a Being: { $amount } damage at each stop of its controller. Boost: +1 power.
herosi-regeneration = Regeneration
    .text = Lasting, on a player: after each later spell that player may heal { $amount } on an own Being. Boost: +1 power.
herosi-stupor = Stupor
    .text = Lasting, on a player: activating any of that player's creatures costs { $amount } more. Boost: +1 power.
herosi-life_drain = Life Drain
    .text = { $damage } damage to an exposed Being; one of your Beings heals { $heal }. Boost: +1 healing.
herosi-stone_skin = Stone Skin
    .text = Lasting, on your creature: physical damage to it is { $amount } less each time. Boost: +1 power.
herosi-inferno = Inferno
    .text = Every exposed Being of one player takes { $damage }. Boost: +1 damage.
herosi-blessing = Blessing
    .text = Lasting, on a player: rolls a seventh die from the next preparation on; one die goes when the spell ends. Boost: +1 power.
herosi-meteor = Meteor
    .text = { $damage } damage to any Being, covered or not. Boost: +1 damage.
herosi-war_wind = War Wind
    .text = Lasting, on a player: after each later spell { $amount ->
        [one] one extra point
       *[other] { $amount } extra points
    } for activations. Boost: +1 power.

## Lasting spells in a few words, for their cards

herosi-short-ignite = { $damage }, burns on
herosi-short-fire_wall = hits back { $amount }
herosi-short-bad_luck = { $amount } if cards
herosi-short-haste = cost −{ $amount }
herosi-short-concentration = draws
herosi-short-freeze = { $damage }, frozen
herosi-short-weaken = attack −{ $amount }
herosi-short-poison = { $amount } a Stop
herosi-short-regeneration = heals { $amount }
herosi-short-stupor = costs +{ $amount }
herosi-short-stone_skin = physical −{ $amount }
herosi-short-blessing = 7th die
herosi-short-war_wind = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}

## Questions

herosi-ask-first_player = Who picks first?
herosi-ask-lay = A card for the track
herosi-ask-draft = Take a spell of the lower row or a Hero
    .rule = Draft (HE §2): each picks four times and ends with one Hero and three spells. A spell comes from the lower row; the card above it slides down.
herosi-ask-place_hero = Place your Hero, then your creatures
    .rule = Army (HE §2): the Hero takes one of your eight fields. Whoever stands behind another Being is covered, and attacks do not reach him there.
herosi-ask-build_army = Place your creatures, then say you are ready
    .rule = Army (HE §2): creatures for up to ten points, at most seven. The opponents see nothing of it until all are ready.
herosi-ask-draw = A card is drawn
herosi-ask-roll_or_stop = Roll, or Stop!
    .rule = Preparation (HE §3): everybody rolls at once, as often as they like, and keeps what they want. Stop ends the rolling for all; whoever calls it acts first and first bears the effects of a stop.
herosi-ask-choose_keeps = Which dice do you roll?
    .rule = Continue (HE §3): whoever acted picks up all dice. If you did not act you may leave any of yours as they lie.
herosi-ask-answer_stop = Stop, or go on?
    .rule = Stop at the calm pace (HE §3): all answer in secret and at once. If several stop, the one with the priority marker acts first, and the marker passes on.
herosi-ask-face = A die lands
herosi-ask-choose_action = Your action
    .rule = Four actions (HE §4): cast a spell, draw for three card symbols or more, learn for four or five, dispel with all four elements. You take one; whoever stops and takes none loses 2 life and all dice.
herosi-ask-opt_in = Do you act, too?
    .rule = Actions of the others (HE §3): after the one who stopped, you may act with your dice as if you had stopped yourself, with the effects of a stop. If you do not, nothing happens to you and your dice stay yours.
herosi-ask-choose_target = Choose the target
    .rule = Targets (HE §5): attacks reach exposed Beings in the columns that the sign shows. For spells and abilities the card says whom they reach.
herosi-ask-choose_heal = Whom does the spell heal?
    .rule = Healing (HE §5): takes wounds off a creature, or gives the Hero life back, never more than at the start.
herosi-ask-choose_boost = Discard a pair of cards for a boost?
    .rule = Boost (HE §4.1): every two other cards of your hand make the spell stronger once. A spell of your Hero's own element has one boost for free.
herosi-ask-chain_next = Where does the lightning jump?
    .rule = Chain Lightning (HE §9): each boost lets it jump once more, to a Being beside the last one, for 1 damage less. It hits nobody twice.
herosi-ask-teleport_to = Where to?
    .rule = Teleport (HE §9): one of your Beings goes to any empty field of yours.
herosi-ask-teleport_next = Who is moved next?
    .rule = Teleport (HE §9): each boost moves one more of your Beings.
herosi-ask-strike = Whom does the frenzied creature strike?
    .rule = Frenzy (HE §9): your creature takes 1 wound and may then strike any exposed enemy Being for as much as it has wounds, and 1 more for each boost.
herosi-ask-discard = Discard a card
    .rule = Energy Drain (HE §4.1): you choose which cards you discard. With too few, all of them go.
herosi-ask-react = Use what reacts to your spell?
    .rule = After a spell (HE §9): Concentration draws a card if your dice show a card symbol, Regeneration heals 1 wound on a Being of yours. Both are free.
herosi-ask-give_orders = Command your creatures
    .rule = Command (HE §5): each command symbol that the spell left moves one of your Beings to an empty field beside it, or pays for activating a creature. Each creature is activated once.
herosi-ask-activate = What does the creature do?
    .rule = Activation (HE §5): the creature attacks, if it is exposed, or uses its ability. Not both.
herosi-ask-give_up_die = Which die do you give up?
    .rule = Blessing (HE §9): it gave you a seventh die. When it ends you give up one of yours at once.

## Verbs

herosi-verb-pass = Pass
herosi-verb-hero = Take
herosi-verb-take = Take
herosi-verb-place = Place
herosi-verb-leave = Leave empty
herosi-verb-clear = Start again
herosi-verb-ready = Ready
herosi-verb-roll = Roll
herosi-verb-land = Land
herosi-verb-stop = Stop!
herosi-verb-keep = Keep all
herosi-verb-go = Go on
herosi-verb-act = Act
herosi-verb-cast = Cast
herosi-verb-draw = Draw
herosi-verb-learn = Learn
herosi-verb-dispel = Dispel
herosi-verb-at = Target:
herosi-verb-discard = Discard
herosi-verb-to = To
herosi-verb-heal = Heal
herosi-verb-attack = Attack
herosi-verb-use = Ability
herosi-verb-move = Move
herosi-verb-return = Return to
herosi-verb-done = Done
herosi-verb-give = Give up die
herosi-verb-first = First:
herosi-verb-lay = Lay out
herosi-verb-face = Shows
herosi-verb-cancel = Cancel the roll

## The draft

herosi-board-draft-slides = slides down when the card below is taken
herosi-board-beside = { $count ->
    [one] a dead Phoenix beside the board
   *[other] { $count } dead Phoenixes beside the board
}
herosi-asking-draft-hero = Take a Hero
herosi-asking-draft-spell = Take a spell of the lower row
herosi-board-draft-deck = Your spells
herosi-board-you-may = You may act, too
herosi-board-may-act = { $names } may act now
herosi-board-ally = ally
herosi-board-given = given up

## What happened

herosi-event-first = { $seat } picks first.
herosi-event-laid = { $card } is laid out at { $slot }.
herosi-event-slid = { $card } slides down from { $from } to { $to }.
herosi-log-draws = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
herosi-log-laid = On the spell track: { $card }.
herosi-log-slid = { $card } slides down.
herosi-log-next = New in the upper row: { $card }.
herosi-event-chose_hero = { $seat } takes { $hero }.
herosi-event-took = { $seat } takes { $card }.
herosi-event-learned = { $seat } learns { $card }.
herosi-event-placed = { $being } stands on { $field }.
herosi-event-left_empty = { $field } stays empty.
herosi-event-cleared = The army is taken off the board again.
herosi-event-ready = { $seat } is ready.
herosi-event-revealed = { $seat } reveals: { $army }.
herosi-event-drew = { $seat } draws { $card }.
herosi-event-drew_hidden = { $seat } draws a card.
herosi-event-shuffled = { $seat } shuffles the discard pile into a new deck.
herosi-event-rolled = { $seat } takes up { $count ->
    [one] die { $dice }
   *[other] dice { $dice }
}.
herosi-log-rolls = { $seat } rolls: { $dice }.
herosi-event-landed = { $seat }: die { $die } shows { $face }.
herosi-event-chose = { $seat } has chosen.
herosi-event-kept = { $seat } keeps all dice.
herosi-event-went = { $seat } goes on.
herosi-event-called = { $seat } calls Stop.
herosi-event-stopped = Stop! { $seat } has stopped the game.
herosi-log-stop-time = { $name } called Stop after { NUMBER($seconds, minimumFractionDigits: 2) } s of rolling.
herosi-event-stop_time = Stop! of { $seat }: heard { $received } ms after rolling opened, less { $half } ms for half the way there and back, counts at { $effective } ms.
herosi-event-priority = The priority marker passes to { $seat }.
herosi-event-acts = { $seat } joins in and acts, too.
herosi-event-passed = { $seat } does not act.
herosi-event-weakness = { $seat } has the element opposed to the Hero on { $amount ->
    [one] a die
   *[other] { $amount } dice
}.
herosi-event-effect = { $card } takes effect on { $spell }.
herosi-event-failed = { $amount ->
    [0] { $seat } takes no action.
   *[other] { $seat } takes no action and loses { $amount } life.
}
herosi-event-cast = { $seat } casts { $card } at { $target }{ $boosts ->
    [0] {""}
    [one] , boosted once
   *[other] , boosted { $boosts } times
}.
herosi-event-discarded = { $seat } discards { $card }.
herosi-event-hurt = { $being } ({ $target }) takes { $amount } { $type ->
    [physical] physical
   *[magical] magical
} damage.
herosi-event-unhurt = { $being } ({ $target }) shrugs off physical damage.
herosi-event-healed = { $being } ({ $target }) heals { $amount }.
herosi-event-died = { $being } ({ $target }) dies.
herosi-event-removed = { $being } ({ $target }) burns out and leaves the game.
herosi-event-attached = { $card } stays on { $target }{ $power ->
    [0] {""}
   *[other] , power { $power }
}.
herosi-event-power = { $card } on { $spell } has power { $power } now.
herosi-event-ended = { $card } on { $spell } ends.
herosi-event-dispelled = { $seat } dispels { $card } on { $spell }.
herosi-event-attacked = { $being } ({ $from }) attacks { $victim } ({ $target }).
herosi-event-struck = { $being } ({ $from }) strikes { $victim } ({ $target }) in frenzy.
herosi-event-answered = { $by } answers { $being } ({ $target }).
herosi-event-used = { $being } ({ $from }) uses its ability.
herosi-event-moved = { $being } moves from { $from } to { $to }.
herosi-event-teleported = { $being } is teleported from { $from } to { $to }.
herosi-event-returned = { $being } returns on { $field }.
herosi-event-rerolls = { $seat } must reroll all dice.
herosi-event-blessed = { $seat } gets a seventh die.
herosi-event-gave_die = { $seat } gives up die { $die }.
herosi-event-stunned = The Hero of { $seat } is stunned.
herosi-event-fell = The Hero of { $seat } has fallen.
herosi-event-revived = The Hero of { $seat } is back with { $life } life.
herosi-event-scored = { $seat } scores { $amount }: { $points } points.
herosi-event-continued = Dice up: rolling goes on.
herosi-event-merged = A Hero has fallen: all who are left fight in one battle now.
herosi-event-final = The final: { $seat } against { $other_seat }.
herosi-event-third_place = For the third place: { $seat } against { $other_seat }.
herosi-event-decided = { $by ->
    [creatures] No creature is left: the most life decides.
    [limit] The agreed number of stops is reached.
   *[points] The victory points decide.
}
herosi-event-resigned = { $seat } gives up.
herosi-event-won = { $seat } wins.
herosi-log-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
}

## Refusals

herosi-refuse-unreadable = “{ $text }” is not an action of Herosi.
herosi-refuse-no-option = “{ $action }” is not possible now.
herosi-refuse-out = Your Hero has fallen; you only watch now.
herosi-refuse-too-late = Too late: the game has been stopped.
herosi-refuse-not-rolling = Nobody rolls yet.
herosi-refuse-must-roll = After a Stop for nothing a roll must land before you may stop again.
herosi-refuse-stunned = Your Hero is stunned: you may stop only with { $needs } card symbols, you show { $shown }.
herosi-refuse-stunned-stop = Your Hero is stunned: you may stop only with five card symbols.
herosi-refuse-not-rolled = You have not rolled since you picked up your dice.
herosi-refuse-already-chosen = You have already chosen in this round.
herosi-refuse-choose-keeps-first = First choose the dice you roll; Stop is asked afterwards.
herosi-refuse-nothing-in-the-air = None of your dice is in the air.
herosi-refuse-forced-roll = Nobody rolled and nobody stopped last time: now roll at least one die, or keep all to stop.
herosi-refuse-dice-in-hand = Dice you hold in your hand must be rolled.
herosi-refuse-in-the-air = Your dice are still in the air.
herosi-refuse-no-such-die = You have { $dice } dice.
herosi-refuse-no-dice = Choose at least one die to roll.
herosi-refuse-paused = The table is paused until everybody is back.
herosi-refuse-not-open = Rolling is not open yet.
herosi-refuse-stop-called = You have already called Stop!; it is being counted.
herosi-refuse-nothing-queued = No roll is waiting.
herosi-refuse-hero-already = You already have a Hero.
herosi-refuse-hero-taken = { $hero } is taken.
herosi-refuse-hero-due = This is your last pick and you have no Hero: take one.
herosi-refuse-upper-row = In the draft only cards of the lower row can be taken.
herosi-refuse-slot-empty = There is no card at { $slot }.
herosi-refuse-hero-unplaced = Place your Hero first.
herosi-refuse-hero-placed = Your Hero already stands on the board.
herosi-refuse-other-army = { $being } does not follow your Hero.
herosi-refuse-field-taken = The field { $field } is taken.
herosi-refuse-field-decided = You have already decided about { $field }; start again to change it.
herosi-refuse-army-creatures = An army has at most { $most } creatures.
herosi-refuse-army-copies = There are only { $copies } cards of { $being }.
herosi-refuse-army-points = That would make { $points } points; an army has at most { $most }.
herosi-refuse-stop-first = Actions come after a Stop.
herosi-refuse-say-act = First say that you act: stop effects come before your action.
herosi-refuse-one-action = A stop gives one action, and an action one spell at most.
herosi-refuse-after-cast = Creatures act and Beings move only right after a spell has been cast.
herosi-refuse-boost-now = Cards are discarded for boosts only while a spell is cast or magic dispelled.
herosi-refuse-boost-late = Boosts are chosen right after the target, before the spell takes effect.
herosi-refuse-no-action = Your dice allow no action, now or after your stop effects.
herosi-refuse-not-in-hand = { $card } is not in your hand.
herosi-refuse-needs = { $card } needs { $needs } × { $face }; your dice show { $shown }.
herosi-refuse-needs-same = { $card } needs { $needs } symbols of one element; your dice show at most { $shown }.
herosi-refuse-no-target = { $card } has no legal target.
herosi-refuse-draw-needs = Drawing needs { $needs } card symbols; you show { $shown }.
herosi-refuse-draw-many = You may draw at most { $most }.
herosi-refuse-learn-needs = That card needs { $needs } card symbols; you show { $shown }.
herosi-refuse-dispel-needs = Dispelling needs all four elements on your dice.
herosi-refuse-no-such-spell = No such lasting spell is in play.
herosi-refuse-other-pair = That belongs to the other battle.
herosi-refuse-no-boost = { $card } is a basic spell and cannot be boosted.
herosi-refuse-boosts-off = Boosts are switched off in this match.
herosi-refuse-boosts-most = This spell takes at most { $most } boosts.
herosi-refuse-boost-cards = You do not have two more cards to discard.
herosi-refuse-pairs-only = Boosts are paid with pairs of cards.
herosi-refuse-needs-spell = { $card } is cast at a lasting spell in play.
herosi-refuse-nobody-beside = No Phoenix of yours lies beside the board.
herosi-refuse-wrong-target = That is not a target for { $card }.
herosi-refuse-nobody-there = Nobody is at { $target }.
herosi-refuse-own-only = { $card } is for your own Beings.
herosi-refuse-teleported = Teleport moves another Being each time.
herosi-refuse-creatures-only = { $card } works on creatures, not on Heroes.
herosi-refuse-covered-target = { $target } is covered.
herosi-refuse-twice = { $card } already lies there; no target carries two of the same name.
herosi-refuse-one-opponent = One spell or ability concerns one opponent only.
herosi-refuse-chain-twice = The lightning never strikes the same Being twice.
herosi-refuse-chain-adjacent = { $target } is not next to { $last }.
herosi-refuse-say-done = Say “done” when you have finished.
herosi-refuse-commanded-only = Now only the commanded creature acts.
herosi-refuse-frozen = { $being } is frozen.
herosi-refuse-no-symbols = A move needs a command symbol that is left over.
herosi-refuse-not-adjacent = { $field } is not an adjacent field.
herosi-refuse-hero-idle = Heroes neither attack nor use abilities.
herosi-refuse-activated = { $being } has already been activated in this action.
herosi-refuse-cost = Activating { $being } costs { $cost }; you have { $points }.
herosi-refuse-not-enemy = That is not an enemy.
herosi-refuse-covered-attacker = { $being } is covered and cannot attack.
herosi-refuse-out-of-reach = { $being } does not reach { $target }.
herosi-refuse-no-ability = { $being } has no ability to use.
herosi-refuse-covered-ability = { $being } can use its ability only while exposed.
herosi-refuse-no-hints = This table plays without hints.
herosi-refuse-one-return = { $where }: only one creature of a Hero may return to life.
herosi-refuse-ability = { $where }: the ability “{ $what }” needs “{ $field }”.
herosi-refuse-orders = { $where }: say which creature it gives orders to.
herosi-refuse-dead = { $where }: it would return dead; it must have more life than markers.
herosi-refuse-mixed = { $where }: “of one element” cannot stand beside other symbols.
herosi-refuse-hook = { $where }: a lasting spell says when it acts, and no other spell does.
herosi-refuse-stranger = { $where }: “{ $what }” is no creature of this Hero.
herosi-refuse-one-hero = { $where }: the Hero stands on exactly one field.
herosi-refuse-copies = { $where }: there are not so many cards of “{ $what }”.

## Help

herosi-help-strength = Strength { $count }: the damage of its attack.
herosi-help-life = Life { $count }: that many damage markers kill it.
herosi-help-activation = { $count ->
    [one] Costs one Command symbol to activate.
   *[other] Costs { $count } Command symbols to activate.
}
herosi-help-direction-front = Attacks the column straight ahead.
herosi-help-direction-front_right = Attacks straight ahead and one column to the right.
herosi-help-direction-front_sides = Attacks straight ahead and one column to either side.
herosi-help-direction-any = Attacks any column.
herosi-help-points = { $count ->
    [one] One point of the army.
   *[other] { $count } points of the army.
}
herosi-help-copies = { $count ->
    [one] One copy.
   *[other] { $count } copies.
}
herosi-help-hero-life = Begins with { $count } life.
herosi-help-weakness = At an own stop 1 damage for each die that shows { $symbol }.
herosi-help-special = Brings its own spell: { $spell }.
herosi-help-needs = On the dice: { $symbols }.
herosi-help-lasting = Stays with its target until it is dispelled; one of a name on each target.
herosi-help-now-strength = Now: strength { $count }.
herosi-help-now-activation = Now: activation costs { $count }.

## On the board

herosi-board-suggest = Suggest
herosi-board-boards = Both boards
herosi-board-symbol-fire = Fire
    .letter = F
herosi-board-symbol-water = Water
    .letter = W
herosi-board-symbol-earth = Earth
    .letter = E
herosi-board-symbol-air = Air
    .letter = A
herosi-board-symbol-command = Command
    .letter = C
herosi-board-symbol-card = Card
    .letter = K
herosi-board-symbol-any = One element
    .letter = =
herosi-board-in-hand = in the hand
herosi-board-dice = Dice
herosi-board-die = Die { $number }: { $face }
herosi-board-die-kept = Die { $number }: { $face }, kept
herosi-board-die-hidden = Die { $number }: in the hand
herosi-board-keep = keep
herosi-board-keeps = You keep { $dice }
herosi-board-roll = ROLL
herosi-board-roll-note = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}
herosi-board-on-note = then roll again
herosi-board-stop-note = { $vain ->
    [yes] { $amount ->
        [0] no action is possible
       *[other] no action: −{ $amount } life
    }
   *[no] { $amount ->
        [0] and act
       *[other] and act: −{ $amount } life
    }
}
herosi-board-act-note = costs { $amount } life
herosi-board-stop-now = Stop now:
herosi-board-castable = { $count ->
    [0] no spell
    [one] { $count } spell
   *[other] { $count } spells
}
herosi-board-hero-falls = your Hero would fall
herosi-board-answered = answered ✓
herosi-board-waits = the others are choosing
herosi-board-opens = Rolling opens in { $seconds } s
herosi-board-paused = { $name } is away: the table waits { $seconds } s
herosi-board-queued = the roll waits for its time
herosi-board-weighed = who was first?
herosi-board-left = copies left
herosi-board-you-stopped = You stopped the game
herosi-board-stopped = { $name } stopped the game
herosi-board-you-act = You act now
herosi-board-acts = { $name } acts now
herosi-board-passes = { $name } does not act
herosi-board-opponents = Opponents
herosi-board-heroes = Heroes
herosi-board-army = Creatures for the army
herosi-board-creatures = Creatures
herosi-board-spells = Spells
herosi-board-strength = strength
herosi-board-life = life
herosi-board-score = { $life ->
    [0] no life left
   *[other] life { $life }
}
herosi-board-points = army points
herosi-board-points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
herosi-option-named = { $verb } { $what }
herosi-board-options = { $count ->
    [0] not possible
    [one] { $count } way
   *[other] { $count } ways
}
herosi-board-may = may be chosen
herosi-board-being = { $hero ->
    [yes] { $name }, life { $life }
   *[no] { $name }, life { $life }, strength { $strength }, activation { $cost }
}
herosi-option-roll = Roll, keeping { $dice }
herosi-option-roll-all = Roll all dice
herosi-option-on = { $spell } on { $target }
herosi-board-fx-damage = { $count } damage
herosi-board-fx-heal = heals { $count }
herosi-board-fx-lasting = lasting
herosi-board-fx-chain = chain
herosi-board-fx-area = many targets
herosi-board-fx-frenzy = strikes
herosi-board-fx-drain = drains { $count }
herosi-board-fx-teleport = teleport
herosi-board-fx-discard = takes cards
herosi-board-fx-activate = an order
herosi-board-fx-break = breaks a spell
herosi-board-laid = laid out
herosi-board-can-cast = can cast
herosi-board-no-target = no target
herosi-board-short = { $count } short
herosi-board-allowed = dice allow { $count } of { $all }
herosi-board-deck = deck { $deck } · discard { $discard }
herosi-board-track = Spell track
herosi-board-pile = deck { $count }
herosi-board-upper = upper row
herosi-board-lower = lower row
herosi-board-hand = hand { $count }
herosi-board-deck-size = deck { $count }
herosi-board-status-stunned = stunned
herosi-board-status-out = out
herosi-board-boosts = { $count ->
    [one] { $count } boost
   *[other] { $count } boosts
}
herosi-board-orders = Command left: { $symbols }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } for activations
}
herosi-key-roll = Roll, or go on
herosi-key-stop = Stop!
herosi-key-keep = Keep or release a die
herosi-key-actions = Cast, draw, learn, dispel

## The game in short, in our own words. One message a chapter, in order; the whole rules are in docs/rules.

herosi-rules-page = /docs/play/herosi.html
herosi-learn-1 = What it is about
    .text = Everybody rolls dice at the same time, as often and as fast as they like, until somebody calls Stop. Then the dice pay for spells. Your Hero has twenty-one life points; the last Hero standing wins.
herosi-learn-2 = Dice and Stop
    .text = Keep what you like, roll the rest, change your mind. The dice show four elements, command and card. Call Stop when yours are good, or before the other's are. Whoever stopped acts first; the others may then act too, or keep their dice for the next round. But mind the element opposed to your Hero: each such die hurts.
herosi-learn-3 = Four things to do
    .text = Cast a spell whose symbols your dice show. Or draw cards with three or more card symbols. Or learn a new spell from the open rows with four or five. Or dispel a lasting spell with all four elements. One action only; if you stopped and can do nothing, your Hero takes two damage.
herosi-learn-4 = Creatures
    .text = Your creatures stand in two rows of four fields. After a spell, every command symbol that is left moves a Being to the next field or activates a creature: it attacks or uses its ability. Attacks go from exposed to exposed, into the columns the icon shows. Whoever stands behind another is covered.
herosi-learn-5 = Stronger spells
    .text = While casting, every pair of other cards you discard makes the spell stronger once. Spells of your Hero's own element are stronger for free. Lasting spells stay with their target until they are dispelled.
herosi-learn-6 = Live or calm
    .text = Live, the server keeps time for all alike and forgives a slow line. At the calm pace everybody chooses in secret what to roll and whether to stop, and all are shown at once: the same game for thinkers and for letters.

## Passing says what is passed

herosi-pass-opt_in = Do not act
herosi-pass-choose_action = { $amount ->
    [0] No action
   *[other] No action: lose { $amount } life
}
herosi-pass-boost = { $count ->
    [0] Cast without a boost
    [one] Cast with 1 boost
   *[other] Cast with { $count } boosts
}
herosi-pass-dispel = Dispel without discarding
herosi-pass-chain_next = The lightning ends here
herosi-pass-teleport_next = Move nobody else
herosi-pass-strike = Do not strike
herosi-pass-orders = End the action
herosi-pass-react = Use nothing more
herosi-pass-activate = Do not activate it
herosi-option-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
herosi-asking-choose_target = { $card }: at whom?
herosi-asking-activate = What does { $who } do?
herosi-asking-choose_boost = { $card } at { $target }: discard two cards for a boost?

herosi-unspent-points = { $count ->
    [one] { $count } army point is left. Ready all the same?
   *[other] { $count } army points are left. Ready all the same?
}
herosi-unspent-orders = { $count ->
    [one] { $count } Command is left and could activate a creature. End the action all the same?
   *[other] { $count } Command are left and could activate a creature. End the action all the same?
}

## What would happen

herosi-foresight-loses = { $mine ->
    [yes] Your { $name } loses { $amount }: { $left } left
   *[no] { $name } loses { $amount }: { $left } left
}
herosi-foresight-dies = { $mine ->
    [yes] Your { $name } takes { $amount } and falls
   *[no] { $name } takes { $amount } and falls
}
herosi-hint-weakness = weakness: −{ $amount } life
herosi-hint-vain = A Stop without an action: −{ $amount } life
herosi-hint-act-now = Acting now:
herosi-hint-stop-with = A Stop with these dice:
herosi-hint-keep = Tap the dice you keep; the others are rolled.
herosi-hint-air = Your dice are still rolling.
herosi-hint-all = All your dice are in your hand: roll them.
herosi-hint-orders = A move costs 1; a creature what its helmet says.
herosi-hint-nothing = Your dice allow no action now.
herosi-hint-action = Choose a lit spell of your hand, or an action below.
herosi-hint-activate = Choose a lit target to attack.
herosi-hint-army = Take a creature, then a field. Creatures in front cover those behind them.
herosi-hint-draft = Everybody takes one Hero and three spells; five basic spells all have already.

## The lane under the boards

herosi-board-lane = What the others roll, and the last Stop
herosi-board-lane-you = You
herosi-board-lane-of-you = you
herosi-board-lane-ahead = { $who }, { $ms } ms before { $whom }
herosi-board-lane-called-too = { $names } called it, too
herosi-board-lane-you-called-too = You called it, too
herosi-board-lane-both = You both called it. { $mine ->
    [yes] You go first
   *[no] { $name } goes first
}
herosi-board-lane-weakness = { $mine ->
    [yes] your weakness: { $amount }
   *[no] weakness of { $name }: { $amount }
}
herosi-board-lane-effect = { $card } on { $being }: { $amount }
herosi-board-lane-vain = { $mine ->
    [yes] { $amount ->
        [0] you take no action
       *[other] you take no action: −{ $amount }
    }
   *[no] { $amount ->
        [0] { $name } takes no action
       *[other] { $name } takes no action: −{ $amount }
    }
}
herosi-board-lane-rolls = { $kept ->
    [0] rolls all
   *[other] rolls { $count }, keeps { $kept }
}
herosi-board-lane-holds = dice in hand
herosi-board-lane-lie = dice lie
herosi-board-lane-ready = army is ready
herosi-board-lane-builds = builds an army

## Cards that explain

herosi-board-how = How it goes
herosi-board-how-draft = You pick in turns, four times each: one Hero and three spells. Who takes from the lower row lets the card above slide down. Everybody already has five basic spells.
herosi-board-hero = Hero
herosi-board-draft-heroes = Heroes: one for each player
herosi-board-your-picks = Your picks
herosi-board-picks-of = Picks of { $name }
herosi-about-face-element = An element: pays for spells. The element opposed to your Hero costs 1 life at your own Stop.
herosi-about-face-plain = An element: pays for spells.
herosi-about-plain = In this match Heroes are plain: neither weakness nor a boost of their own.
herosi-about-unboosted = In this match nothing is boosted.
herosi-about-face-command = Command: activates and moves your Beings after a spell.
herosi-about-face-card = Card: draws and learns spells.
herosi-about-die-hidden = In the hand or in the air: nobody knows it yet.
herosi-about-die-keep = Tap a die to keep it; Roll throws the others.
herosi-about-dice = Everybody sees all dice. At a Stop those that lie pay for one action.
herosi-about-life = Life of the Hero. Whoever has none left has lost.
herosi-about-hidden = Only their number is known.
herosi-about-known = Seen entering this hand: { $cards }.
herosi-about-deck = Cards are drawn from here; an empty deck is made anew of the discard pile.
herosi-about-discard = Discarded: { $cards }.
herosi-about-no-discard = Nothing is discarded.
herosi-about-draft-lower = In the draft: whoever picks may take it now.
herosi-about-draft-upper = Slides down when the card below it is taken; only then it can be taken.
herosi-about-learn = Can be learned at an own Stop: four card symbols for the lower row, five for the upper one.
herosi-about-learn-lacks = Cannot be learned now: { $symbols } short.
herosi-about-learn-now = Your dice allow to learn it at a Stop.
herosi-about-cast-lacks = Cannot be cast now: { $symbols } short.
herosi-about-cast-now = Your dice allow to cast it at a Stop.
herosi-about-lies = Lies on { $target }, cast by { $name }; power { $power }.
herosi-about-now-life = Now: { $life } of { $full } life.
herosi-about-spell = { $spell } of { $name } lies on it, power { $power }.
herosi-about-covered = Covered: somebody stands in front of it. It cannot attack, and attacks do not reach it.
herosi-about-frozen = Frozen: it neither acts nor moves.
herosi-about-activated = Already activated in this action.

## Kinds of mistakes, counted, in the summary of a match that is looked back on.
herosi-slip-stops-in-vain = With these dice there is nothing you could do after Stop.
herosi-slip-passes-its-own-stop = The Stop is yours, and this does nothing with it.
herosi-slip-dispels-for-the-enemy = This spell serves your side: dispelling it helps the enemy.
herosi-slip-enchants-the-wrong-side = This spell belongs on the other side, and it could be cast there.
herosi-slip-hits-its-own = This hits your own Being, and an enemy could be hit instead.
herosi-fault-stop = { $count ->
    [one] Stop was called too early once.
   *[other] Stop was called too early { $count } times.
}
herosi-fault-go = { $count ->
    [one] Stop was called too late once.
   *[other] Stop was called too late { $count } times.
}
herosi-fault-roll = { $count ->
    [one] The wrong dice were rolled once.
   *[other] The wrong dice were rolled { $count } times.
}
herosi-fault-attack = { $count ->
    [one] The wrong target was attacked once.
   *[other] The wrong target was attacked { $count } times.
}
herosi-fault-cast = { $count ->
    [one] One spell was not the best one.
   *[other] { $count } spells were not the best ones.
}
herosi-fault-at = { $count ->
    [one] A spell had the wrong target once.
   *[other] A spell had the wrong target { $count } times.
}
herosi-fault-place = { $count ->
    [one] One creature stood on the wrong field.
   *[other] { $count } creatures stood on the wrong fields.
}
herosi-fault-take = { $count ->
    [one] One pick of the draft was not the best.
   *[other] { $count } picks of the draft were not the best.
}
## Positions that teach, in themes of four

herosi-theme-1 = Dice and cards
    .text = what your dice buy
herosi-find-1 = Are two card symbols enough to draw?
herosi-find-2 = How many cards do five symbols draw?
herosi-find-3 = Which row may you learn from?
herosi-find-4 = And with five symbols?
herosi-theme-2 = Creatures
    .text = who reaches whom
herosi-find-5 = Whom can each of the four strike?
herosi-find-6 = Strike from the back row in one action.
herosi-find-7 = How many Golems does a Gnome send?
herosi-find-8 = How does a Phoenix come back?
herosi-theme-3 = Spells
    .text = what lasts and what is boosted
herosi-find-9 = What does Haste make cheaper?
herosi-find-10 = What does Stupor make dearer?
herosi-find-11 = How many boosts are six cards?
herosi-find-12 = How much do the neighbours take?

herosi-puzzle-win = Bring down the enemy Hero with this action
    .name = The last blow
herosi-puzzle-spell = Take as much life as you can with this action: which spell, at whom?
    .name = Which spell
herosi-puzzle-target = Take as much life as you can with this action: at whom?
    .name = At whom
herosi-puzzle-attack = Take as much life as you can with this action
    .name = Attacks
herosi-puzzle-ability = Take as much life as you can with this action
    .name = Abilities
herosi-puzzle-orders = Take as much life as you can with this action
    .name = Other orders
herosi-puzzle-gain = { $count } life
herosi-puzzle-hint = Whose life counts, and what can still reach it after this answer?

herosi-box-presets = Ready-made armies
herosi-box-spells = Spells
herosi-box-creatures = Creatures
herosi-box-heroes = Heroes
herosi-box-numbers = Numbers of the rules
herosi-box-number-army_creatures = Creatures of an army
herosi-box-number-army_points = Points of an army
herosi-box-number-dice = Dice of a player
herosi-box-number-draw_needs = Symbols for drawing a card
herosi-box-number-failed_stop_damage = Damage of a failed Stop
herosi-box-number-learn_lower_needs = Symbols for learning, lower row
herosi-box-number-learn_upper_needs = Symbols for learning, upper row
herosi-box-number-revive_life = Life after reviving
herosi-box-number-revive_needs = Symbols for reviving
herosi-box-number-third_place_life = Third place: life
herosi-box-number-third_place_points = Third place: points
herosi-box-number-victory_points = Victory points
herosi-box-preset-air = Army of air
herosi-box-preset-earth = Army of earth
herosi-box-preset-fire = Army of fire
herosi-box-preset-water = Army of water
herosi-fact-hero = Element
herosi-fact-splash = Others hit
herosi-fact-strength = Strength
herosi-fact-hook = When it works
herosi-fact-value = Value
herosi-fact-copies = Copies
herosi-fact-direction = Attacks
herosi-fact-orders = Commands
herosi-fact-amount = How much
herosi-fact-element = Element
herosi-fact-opposed = Weak to
herosi-fact-max_boosts = Most boosts
herosi-fact-boost = Boost
herosi-fact-ability = Ability
herosi-fact-markers = Markers
herosi-fact-damage = Damage
herosi-fact-effect = Effect
herosi-fact-fields = Fields
herosi-fact-special = Special spell
herosi-fact-power = Power
herosi-fact-life = Life
herosi-fact-activation = Activation
herosi-fact-needs = Symbols
herosi-fact-target = Target
herosi-fact-points = Points
herosi-fact-symbol = Symbol
herosi-fact-adjacent = Damage to neighbours
herosi-fact-covered = Works while covered
herosi-fact-heal = Heals
herosi-box-hero = hero
herosi-box-activate = activation
herosi-box-adjacent = neighbours
herosi-box-air = air
herosi-box-earth = earth
herosi-box-fire = fire
herosi-box-water = water
herosi-box-any = any column
herosi-box-any_being = any being
herosi-box-any_creature = any creature
herosi-box-any_exposed_being = any exposed being
herosi-box-any_player = any player
herosi-box-area = area
herosi-box-behind = the one behind
herosi-box-blast = blast
herosi-box-break = breaking
herosi-box-card = card
herosi-box-chain = chain
herosi-box-damage = damage
herosi-box-discard = discard
herosi-box-drain = drain
herosi-box-durability = durability
herosi-box-empower = strengthening
herosi-box-front = ahead
herosi-box-front_right = ahead and right
herosi-box-front_sides = ahead and both sides
herosi-box-immune = immunity
herosi-box-lasting = lasting
herosi-box-lasting_spell = lasting spell
herosi-box-next_target = next target
herosi-box-none = none
herosi-box-nurse = nursing
herosi-box-order = command
herosi-box-own_being = own being
herosi-box-own_creature = own creature
herosi-box-reroll = reroll
herosi-box-retaliate = retaliation
herosi-box-return = return
herosi-box-sacrifice = sacrifice
herosi-box-same_element = the same element

herosi-edit-empty = Empty field
herosi-edit-wounds = Damage
herosi-edit-life = Life
herosi-edit-spells = Lasting spells
herosi-edit-hand = Hand
herosi-edit-deck = Deck
herosi-edit-discard = Discard pile
herosi-edit-upper = Upper row
herosi-edit-lower = Lower row
herosi-edit-phase = Phase
herosi-edit-phase-rolling = rolling
herosi-edit-phase-stop = somebody has stopped
herosi-edit-stopper = Who has stopped
herosi-edit-priority = Priority
herosi-edit-first = First player
herosi-edit-stops = Stops so far
herosi-edit-hero = Hero
herosi-edit-points = Points
herosi-edit-die = Die { $number }
herosi-edit-in-hand = in the hand
herosi-edit-out = Out of the game
herosi-edit-state = The battle

## In a terminal
herosi-terminal-hero = Hero
herosi-terminal-spells = Spells in play
herosi-terminal-track = Track

### Why a text cannot be read.

herosi-refuse-read-seats = Seats described: { $count }, players in this game: { $most }.
herosi-refuse-read-spell = There is no spell “{ $value }”.
herosi-refuse-read-sides = A line shows a left and a right board with “|” between them, not “{ $value }”.
herosi-refuse-read-both = Both sides of a line with “{ $word }” begin with “{ $word }”.
herosi-refuse-read-life = “life” is followed by one number, not “{ $value }”.
herosi-refuse-read-line = A line has two fields on each side, not “{ $value }”.
herosi-refuse-read-board = A board has four lines of fields.
herosi-refuse-read-hero = There is no Hero “{ $value }”.
herosi-refuse-read-zero = A Hero at 0 life is written out = true, or stunned in the mode no_elimination.
herosi-refuse-read-beside = No creature of this game comes back from beside the board.
herosi-refuse-read-range = A whole number from 0 to { $most } belongs here, not “{ $value }”.
herosi-refuse-read-dice = There are 1 to { $most } dice, not { $count }.
herosi-refuse-read-die = A die shows F W E A C K, - or ~, not “{ $value }”.
herosi-refuse-read-row = A row has four fields, not { $count }.
herosi-refuse-read-creature = There is no creature “{ $value }”.
herosi-refuse-read-dead = “{ $value }” would be dead.
herosi-refuse-read-hero-hurt = A Hero's damage is written as life.
herosi-refuse-read-one-hero = Exactly one field of front and back holds “hero”.
herosi-refuse-read-track = Four cards (or dots) belong here for each track.
herosi-refuse-read-written = A spell in play is written as poison@b.f2/r+2, not “{ $text }”.
herosi-refuse-read-instant = { $text }: an instant spell does not stay in play.
herosi-refuse-read-owner = { $text }: the owner is missing, as in { $text }/r.
herosi-refuse-read-nobody = { $text }: nobody stands there.
herosi-refuse-read-bearer = { $text }: this spell lies on { $who ->
    [player] players, as in spell@b
   *[other] Beings, as in spell@b.f2
}.
herosi-refuse-read-never-hero = { $text }: never on a Hero.
herosi-refuse-read-two-spells = { $text }: no target carries two spells of one name.
herosi-refuse-read-out = This player is out.
herosi-refuse-read-phase = rolling, stop or army belongs here, not “{ $value }”.
herosi-refuse-read-special = “{ $value }” is no special spell.
herosi-refuse-read-heroes = The Heroes are these, in this order: { $known }.
herosi-refuse-read-needs = A spell cannot need “{ $count }” of “{ $symbol }”.
herosi-refuse-read-group = basic, deck or special belongs here, not “{ $value }”.
herosi-refuse-read-field-choice = “{ $value }” cannot stand in “{ $field }”. It takes: { $known }.
