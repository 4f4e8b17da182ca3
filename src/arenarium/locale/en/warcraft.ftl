### Warcraft: The Board Game.

warcraft-name = Warcraft: The Board Game
warcraft-tagline = Four races, one land: gather, build, march and take their Town.
warcraft-first = Humans against Orcs, to 8 points
warcraft-first-1 = The main map, but 8 points are enough instead of 15
warcraft-first-2 = About 20 minutes, no clock, moves can be taken back
warcraft-first-3 = A hint for every question; the other races and scenarios come later

## Modes

warcraft-mode-main = Main scenario
    .text = Two rivals race to 15 victory points, or two pairs of allies to 20.
warcraft-mode-elf_gate = The Elf Gate
    .text = Three races fight for a gate that neutral elves guard.
warcraft-mode-necromancers = March of the Necromancers
    .text = Two Necromancers raise an army; one Human Town must hold.
warcraft-mode-prisoners = Prisoners
    .text = Each side holds the other's leader. Bring yours home first.
warcraft-mode-nordrassil = Nordrassil
    .text = Three allies shield the World Tree from the Undead until the spell is cast.
warcraft-mode-custom = A scenario of your own
    .text = Played on the map of your own file, or on our Crossroads if there is none.

## Settings

warcraft-pack = Scenario
    .text = Packs on this server; each holds a scenario, perhaps with corrected cards.
warcraft-pack-none = Crossroads
warcraft-setting-races = Races
    .text = Who plays which race. Seats left open are dealt by chance.
warcraft-setting-races-human = Human Alliance
warcraft-setting-races-orc = Orcish Horde
warcraft-setting-races-undead = Undead Scourge
warcraft-setting-races-night_elf = Night Elf Sentinels
warcraft-setting-limit = Turn limit
    .text = After this turn the side with most points wins. 0: no limit, as in the rulebook (ours, A56).
warcraft-setting-target = Points to win
    .text = 0: as the scenario says (15 for two players, 20 for teams). The English rulebook plays teams to 30.
warcraft-setting-edition = Edition
    .text = Our rulebook, or the English one of 2003 with its answers: teams play to 30; the attacker plays cards first; allies join attacks as they please; Devour takes melee or ranged units and kills without a winner; Moon Glaive strikes with the unit's Strength; Cripple takes one step off; Summon Building brings no extra step; Dispel Magic works in battles only; locked Towns hold workers; two enemies at most at the Elf Gate; Necromancers upgrade in the Spend Step.
warcraft-setting-edition-polish = Polish
warcraft-setting-edition-english = English (2003)
warcraft-setting-lock_workers = Locked Towns hold workers too
    .text = In our rulebook only units are held in a Town that is fought over; the English one holds workers as well.
warcraft-setting-devour_kills = Devour kills without a winner
    .text = If nobody wins the battle, the devoured unit returns by our rulebook; by the English answers it dies.
warcraft-setting-share_hands = Allies see each other's cards
    .text = Allies may always show their cards; with this they always do.

## Races, pieces, resources, areas

warcraft-human = Human
    .text = Balanced: good melee, ranged and flying units alike. Their Priests heal.
warcraft-orc = Orc
    .text = The strongest melee units and the weakest flyers.
warcraft-undead = Undead
    .text = Balanced, and their Necromancers raise the dead in the middle of a battle.
warcraft-night_elf = Night Elf
    .text = The strongest ranged units, weak in melee.
warcraft-nobody = nobody

warcraft-melee = melee unit
    .text = Moves 1 area. Attacks last in a battle round and cannot hit flyers.
warcraft-ranged = ranged unit
    .text = Moves 1 area. Attacks first in a battle round.
warcraft-flying = flying unit
    .text = Moves 2 areas, over mountains too. Melee units cannot hit it.
warcraft-worker = worker
    .text = Moves 2 areas. Harvests gold and wood and builds; does not fight.
warcraft-gold = gold
warcraft-wood = wood

warcraft-kind-clear = Clear area
warcraft-kind-town = Town
    .text = Worth 3 victory points. Occupied by enemies at the end of two turns' movement, its owner is out.
warcraft-kind-forest = Forest
    .text = Workers gather wood here.
warcraft-kind-goldmine = Goldmine
    .text = Workers gather gold here.
warcraft-kind-mountain = Mountain
    .text = Only flying units can enter.
warcraft-kind-objective = Objective
    .text = Victory points for whoever has a unit here.

warcraft-step-move = Move
warcraft-step-harvest = Harvest
warcraft-step-deploy = Deploy
warcraft-step-spend = Spend

warcraft-token-melee = melee grave
warcraft-token-ranged = ranged grave
warcraft-token-flying = flying grave
warcraft-token-graveyard = graveyard
warcraft-token-nordrassil = World Tree

## Units

warcraft-human_melee_1 = Militia
warcraft-human_melee_2 = Footman
warcraft-human_melee_3 = Knight
warcraft-human_ranged_1 = Rifleman
warcraft-human_ranged_2 = Sorceress
warcraft-human_ranged_3 = Priest
warcraft-human_flying_1 = Flying Machine
warcraft-human_flying_2 = Dragonhawk Rider
warcraft-human_flying_3 = Gryphon Rider
warcraft-orc_melee_1 = Grunt
warcraft-orc_melee_2 = Raider
warcraft-orc_melee_3 = Kodo Beast
warcraft-orc_melee_4 = Tauren
warcraft-orc_ranged_1 = Headhunter
warcraft-orc_ranged_2 = Witch Doctor
warcraft-orc_ranged_3 = Shaman
warcraft-orc_flying_1 = Batrider
warcraft-orc_flying_2 = Wyvern Rider
warcraft-undead_melee_1 = Skeleton
warcraft-undead_melee_2 = Ghoul
warcraft-undead_melee_3 = Abomination
warcraft-undead_ranged_1 = Crypt Fiend
warcraft-undead_ranged_2 = Banshee
warcraft-undead_ranged_3 = Necromancer
warcraft-undead_flying_1 = Gargoyle
warcraft-undead_flying_2 = Destroyer
warcraft-undead_flying_3 = Frost Wyrm
warcraft-night_elf_melee_1 = Druid of the Claw
warcraft-night_elf_melee_2 = Mountain Giant
warcraft-night_elf_ranged_1 = Archer
warcraft-night_elf_ranged_2 = Huntress
warcraft-night_elf_ranged_3 = Glaive Thrower
warcraft-night_elf_ranged_4 = Dryad
warcraft-night_elf_flying_1 = Hippogryph
warcraft-night_elf_flying_2 = Hippogryph Rider
warcraft-night_elf_flying_3 = Chimaera

## Abilities

warcraft-area_attack = Area Attack
    .text = A die of this unit that shows 1 causes two casualties.
warcraft-heal = Heal
    .text = While a healer is in the battle, each enemy die that shows 1 causes one casualty less.
warcraft-slow_poison = Slow Poison
    .text = Dice of these units that equal their Strength strike before the enemy rolls.
warcraft-bloodlust = Bloodlust
    .text = While such a unit is in the battle, every phase in which you roll gives you one die more.
warcraft-raise_dead = Raise Dead
    .text = While such a unit is in the battle, each 1 you roll may also bring a melee unit from the reserve to the battlefield.

## Experience cards

warcraft-call_to_arms = Call to Arms
    .text = When an enemy unit enters an area with your workers: they fight as melee units until the end of that Move Step.
warcraft-dispel_magic = Dispel Magic
    .text = Cancels a card that somebody has just played, before it takes effect. In battles you need a unit that takes part.
warcraft-invisibility = Invisibility
    .text = In a battle, before casualties are removed: any one player suffers one less.
warcraft-polymorph = Polymorph
    .text = At the start of a battle round: one enemy unit does not attack in this round.
warcraft-devour = Devour
    .text = At the start of a battle round: one enemy flying or ranged unit is out of the battle. It dies if you win and returns if you do not.
warcraft-ensnare = Ensnare
    .text = At the start of the melee phase: for the rest of the battle melee can hit the enemy's flyers.
warcraft-envenomed_spears = Envenomed Spears
    .text = Before your attack roll: roll all your misses of this phase once more.
warcraft-pillage = Pillage
    .text = When an enemy removes a unit: take its training price from its owner, as far as they have it.
warcraft-faerie_fire = Faerie Fire
    .text = Before your attack roll: subtract 1 from each of your dice in this phase.
warcraft-marksmanship = Marksmanship
    .text = Before an enemy removes a casualty you caused: you choose which unit.
warcraft-moon_glaive = Moon Glaive
    .text = After your attack roll: one more die at Strength 2 for each hit.
warcraft-renew = Renew
    .text = At the start of your Harvest Step: take a depletion marker off any forest.
warcraft-cripple = Cripple
    .text = At the start of an enemy's Move Step: enemy units and workers in one area may not move this turn.
warcraft-curse = Curse
    .text = After the enemy's attack roll: roll a die for each hit; each 3 or less prevents a casualty.
warcraft-summon_building = Summon Building
    .text = When you start a building in your Town: it needs no worker, and you get one more Spend Step.
warcraft-web = Web
    .text = At the start of the melee phase: for the rest of the battle melee can hit the enemy's flyers.
warcraft-fast = Fast
    .text = At the start of your Move Step: all pieces of one area, an ally's too, move two areas further this turn, three at most.
warcraft-resources = Resources
    .text = At the start of your Spend Step: take 2 gold or 2 wood.
warcraft-town_portal = Town Portal
    .text = After anyone's movement, before battles: all your units of one area go to your Town or an Outpost; those that do not fit go to an area next to it.
warcraft-victory_point = Victory Point
    .text = Lay it down when you like: 1 victory point.

## Questions

warcraft-ask-move = Move your units and workers.
    .rule = Movement (WC §3, §4.1): melee and ranged units go one area, flying units and workers up to two; only flying units enter mountains. An enemy stops whoever meets him; at the end at most three of your units and three of your workers share an area.
warcraft-ask-move_card = A Move Step begins. Will you play a card?
    .rule = Start of a Move Step (WC §12): Fast sends all pieces of one area further, an ally's too, Cripple holds all enemies in one area. Afterwards it is too late for both until the next Move Step.
warcraft-ask-call_to_arms = An enemy has come among your workers. Call them to arms?
    .rule = Call to Arms (WC §12): until this Move Step ends your workers in that area fight as melee units and may fall like units. Without the card, enemies that stay among them destroy them.
warcraft-ask-portal = Movement is over. Open a Town Portal?
    .rule = Town Portal (WC §12): after movement, before the battles, all your units of one area go to your Town or to a finished Outpost of yours. Workers stay behind.
warcraft-ask-portal_place = Not all fit. Who goes where?
    .rule = Town Portal (WC §12): three units fit at its end; only the others go to areas beside it where there is room, enemies or not. Nobody stays behind.
warcraft-ask-choose_battle = Which battle is fought next?
    .rule = Battles (WC §4.2): every area with your units and enemy units is fought for, in the order you like. Who falls in one battle is missing in the next.
warcraft-ask-invite = Do you want your ally's units on the flanks in this battle?
    .rule = Allies in battle (WC §10): in a battle that you began, an ally who stands on the battlefield fights with all units. One who only stands beside it joins if you both want it; then those units can fall, too.
warcraft-ask-join = Your ally asks for your units on the flanks. Do they join?
    .rule = Allies in battle (WC §10): your units beside the battlefield join only if you agree. Then they roll and can fall like all others.
warcraft-ask-round_card = A battle round begins. Will you play a card?
    .rule = Start of a battle round (WC §12): Polymorph and Devour take an enemy unit out of the fight. The defender is asked first.
warcraft-ask-melee_card = The melee phase begins. Will you play a card?
    .rule = Start of the melee phase (WC §12): Ensnare and Web pull flying units down. They do not attack until the round ends, and may be lost in melee until the battle ends.
warcraft-ask-roll_card = You are about to roll. Will you play a card?
    .rule = Before your roll (WC §12): Faerie Fire takes 1 off each of your dice, Envenomed Spears roll your misses once more. A die hits when it shows the unit's Strength or less.
warcraft-ask-hit_card = The dice have fallen. Will you play a card?
    .rule = After the dice (WC §12): Moon Glaive throws one more die for each of your hits, Curse one for each enemy hit to prevent it. After this the hits stand.
warcraft-ask-casualty_card = Casualties are due. Will you play a card?
    .rule = Before the first casualty (WC §12): Invisibility spares one player one loss of this phase.
warcraft-ask-marksmanship = The enemy is about to remove a unit. Will you take aim?
    .rule = Marksmanship (WC §12): for one of your hits you choose the enemy unit that falls, instead of its owner. Flying units still cannot fall in melee.
warcraft-ask-choose_target = Which enemy unit falls?
    .rule = Marksmanship (WC §12): you choose among the enemy units in this battle, on the battlefield and on its flanks. Flying units cannot fall in melee.
warcraft-ask-choose_casualty = Which unit falls?
    .rule = Casualties (WC §5.3): each hit costs one unit, and its owner chooses which, on the battlefield or on a flank. Defender and attacker take turns; flying units cannot fall in melee.
warcraft-ask-objection = Your ally would lose your { $type ->
    [melee] melee unit
    [ranged] ranged unit
    [flying] flying unit
   *[other] worker
} in { $area }. Object?
    .rule = Casualties of allies (WC §10): whoever leads the battle names the unit, or the next ally once the leader has nobody left to lose. If it is yours you may object once for each loss; then they lose one of their own.
warcraft-ask-pillage = An enemy unit fell. Will you pillage?
    .rule = Pillage (WC §12): its owner pays you the training price of the unit that fell, as far as they have it.
warcraft-ask-raise_dead = You rolled a 1. Raise a melee unit on the battlefield?
    .rule = Raise Dead (WC §11): for each 1 on your attack dice one melee unit may come from your reserve to the battlefield. After the battle, whoever is above the limit of three goes back.
warcraft-ask-respawn = Where does the fallen unit rise again?
    .rule = Nordrassil (WC §13.4): a fallen Undead unit rises in the nearest Undead Town or Outpost without enemies. Where several are equally near its owner chooses.
warcraft-ask-dispel = A card was played. Will you dispel it?
    .rule = Dispel Magic (WC §12): cancels the card that was just played. It is used up all the same.
warcraft-ask-harvest_card = Your harvest begins. Will you play a card?
    .rule = Start of your Harvest Step (WC §12): Renew takes the marker off one exhausted forest, so that it yields again at once.
warcraft-ask-necromancer = Use the powers of your Necromancers.
    .rule = March of the Necromancers (WC §13.2): one that stands on A, B or C brings a melee, ranged or flying unit there; one on D or E upgrades a type. Each does one thing a turn, for free.
warcraft-ask-deploy = Deploy what you trained and finish what you built.
    .rule = Deploy Step (WC §7): what you bought last turn comes into play, in your Town or on a finished Outpost. Three units and three workers fit in an area; what waits stays yours.
warcraft-ask-gift = Your ally is about to spend. Will you give resources?
    .rule = Gifts (WC §10): allies may hand each other gold and wood, never cards. What was received in a step is not given back in it.
warcraft-ask-gift_amount = How much do you give?
    .rule = Gifts (WC §10): any part of your gold and wood. What was received in a step is not given back in it.
warcraft-ask-spend = Train, construct or upgrade: one of the three.
    .rule = Spend Step (WC §8): train units, one for each idle building, or construct buildings and Outposts, each with a worker, or upgrade types. Only one of the three, as often as you can pay.
warcraft-ask-lay_down = Your ally's turn ends. Will you lay down a Victory Point?
    .rule = Victory (WC §9): it is checked when a player's Spend Step ends. A Victory Point laid down now still counts for your team.
warcraft-ask-race = A race is dealt.
warcraft-ask-first = The first player is drawn.
warcraft-ask-draw = A card is drawn.
warcraft-ask-die = A battle die is thrown.
warcraft-ask-harvest_die = The resource die is thrown.

## Verbs

warcraft-verb-move = Move
warcraft-verb-carry = Carry the captive
warcraft-verb-done = Done
warcraft-verb-pass = Pass
warcraft-verb-play = Play
warcraft-verb-give = Give resources to
warcraft-verb-amount = Give
warcraft-verb-put = Put
warcraft-verb-fight = Fight
warcraft-verb-invite = Invite
warcraft-verb-join = Join
warcraft-verb-lose = Remove
warcraft-polymorphed = polymorphed
warcraft-verb-object = Object
warcraft-verb-raise = Raise
warcraft-verb-respawn = Rise at
warcraft-verb-summon = Summon
warcraft-verb-deploy = Deploy
warcraft-verb-finish = Finish
warcraft-verb-train = Train
warcraft-verb-build = Build
warcraft-verb-upgrade = Upgrade
warcraft-verb-outpost = Outpost
warcraft-verb-race = Race
warcraft-verb-first = First
warcraft-verb-draw = Draw
warcraft-verb-roll = Roll

## Events

warcraft-event-dealt = { $seat } plays { $race }.
warcraft-event-first = { $seat } is the first player.
warcraft-event-drew = { $seat } draws a card.
warcraft-event-drew_card = { $seat } draws { $card }.
warcraft-log-drew = { $seat } draws { $count } cards.
warcraft-log-drew_card = { $seat } draws { $cards }.
warcraft-event-reshuffled = { $seat } shuffles the discard pile into a new deck.
warcraft-event-turn = Turn { $turn }. { $seat } goes first.
warcraft-event-step = { $seat }: { $step } Step.
# Pieces counted in one line of the log; one alone has no number.
warcraft-log-pieces-melee = { $count ->
    [one] a melee unit
   *[other] { $count } melee units
}
warcraft-log-pieces-ranged = { $count ->
    [one] a ranged unit
   *[other] { $count } ranged units
}
warcraft-log-pieces-flying = { $count ->
    [one] a flying unit
   *[other] { $count } flying units
}
warcraft-log-pieces-worker = { $count ->
    [one] a worker
   *[other] { $count } workers
}
warcraft-log-trained = { $seat } trains { $pieces }.
warcraft-log-deployed = { $seat } deploys { $pieces } in { $area }.
warcraft-log-lost = { $race } loses { $pieces } in { $area }.
warcraft-event-moved = { $seat }: { $type } { $from } → { $to }{ $carried ->
    [1] , with the captive.
   *[other] .
}
warcraft-event-site_lost = { $seat } gives up the unfinished Outpost in { $area }.
warcraft-event-played = { $seat } plays { $card }.
# A card with what it is played on.
warcraft-log-played-on = { $seat } plays { $card }: { $target }.
warcraft-event-cancelled = { $by_seat } dispels { $card } of { $seat }.
warcraft-event-called = { $seat } calls { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} in { $area } to arms.
warcraft-event-ported = { $seat }: { $type } { $from } → { $to } by portal.
warcraft-event-battle = Battle in { $area }: { $seat } against { $race }.
warcraft-event-joined = { $seat } joins the battle in { $area } from the flanks.
warcraft-event-round = { $area }: round { $round }.
warcraft-event-rolled = { $race }, { $purpose ->
    [reroll] { $type } again: { $face } (Strength { $strength }){ $hit ->
        [1] , a hit.
       *[other] , a miss.
    }
    [glaive] Moon Glaive: { $face } (Strength { $strength }){ $hit ->
        [1] , a hit.
       *[other] , a miss.
    }
    [curse] Curse: { $face }{ $hit ->
        [1] , one casualty less.
       *[other] , no help.
    }
   *[attack] { $type }: { $face } (Strength { $strength }){ $hit ->
        [1] , a hit.
       *[other] , a miss.
    }
}
# All dice of one side in a phase, in one line.
warcraft-log-dice = { $race }, { $type }: { $dice } (Strength { $strength }), { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
}
warcraft-event-raised = { $seat } raises a melee unit in { $area }.
warcraft-event-losses = { $attackers ->
    [0] { $defenders ->
        [0] No casualties.
       *[other] Casualties: defenders { $defenders }.
    }
   *[other] { $defenders ->
        [0] Casualties: attackers { $attackers }.
       *[other] Casualties: attackers { $attackers }, defenders { $defenders }.
    }
}
warcraft-event-prevented = { $race } suffers { $count } less.
warcraft-event-objected = { $seat } objects: not the { $type } in { $area }; whoever named it loses a unit of their own.
warcraft-event-lost = { $race } loses: { $type }, { $area }.
warcraft-event-pillaged = { $seat } pillages { $from_seat }: { $gold } gold, { $wood } wood.
warcraft-event-devoured = { $race }: { $type } in { $area } is devoured.
warcraft-event-returned = { $race }: { $type } returns to { $area }.
warcraft-event-digested = { $race }: the devoured { $type } dies.
warcraft-event-respawned = { $seat }: { $type } rises again in { $to }.
warcraft-event-trimmed = { $seat }: { $count ->
    [one] { $count } raised unit leaves
   *[other] { $count } raised units leave
} { $area }.
warcraft-event-battle_ended = The battle in { $area } is over: { $race } holds it.
warcraft-event-destroyed = { $seat } loses in { $area }: { $count ->
    [0] {""}
    [one] a worker
   *[other] { $count } workers
}{ $outpost ->
    [1] { $count ->
        [0] an Outpost.
       *[other] {" "}and an Outpost.
    }
   *[other] .
}
warcraft-event-token_removed = { $area }: the { $token } is destroyed.
warcraft-event-occupied = The Town of { $seat } in { $area } is occupied: once more and it falls.
warcraft-event-eliminated = { $seat } is out of the game.
warcraft-event-resigned = { $seat } gives up.
warcraft-event-harvested = { $seat } harvests { $amount } { $resource } in { $area }.
warcraft-log-harvested = { $seat } harvests { $amount } { $resource } in { $area } ({ $dice }).
warcraft-event-depleted = { $area } is { $level ->
    [1] partly depleted.
   *[other] completely depleted.
}
warcraft-event-renewed = { $seat } renews the forest in { $area }.
warcraft-event-summoned = { $seat }: a Necromancer summons a { $type } in { $area }.
warcraft-event-deployed = { $seat } deploys: { $type }, { $area }.
warcraft-event-finished = { $seat } finishes a building for { $type }s.
warcraft-event-outpost_finished = { $seat } finishes the Outpost in { $area }.
warcraft-event-outpost_begun = { $seat } begins an Outpost in { $area }.
warcraft-event-trained = { $seat } trains: { $type }.
warcraft-event-built = { $seat } begins a building for { $type }s{ $summoned ->
    [1] , summoned without a worker.
   *[other] .
}
warcraft-event-upgraded = { $seat } upgrades { $type }s to level { $level }: { $name }.
warcraft-event-took = { $seat } takes { $amount } { $resource }.
warcraft-event-gave = { $wood ->
    [0] { $seat } gives { $to_seat } { $gold } gold.
   *[other] { $gold ->
        [0] { $seat } gives { $to_seat } { $wood } wood.
       *[other] { $seat } gives { $to_seat } { $gold } gold and { $wood } wood.
    }
}
warcraft-event-laid = { $seat } lays down a Victory Point: 1 point more.
warcraft-event-spell = The spell of { $seat } grows: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} to go.
warcraft-event-rescued = { $seat } brings the captive home.
warcraft-event-won = { $count ->
    [one] { $seat } wins
   *[other] { $seat } and allies win
}: { $reason }.
warcraft-event-drawn_game = A draw: { $reason }.

warcraft-reason-points = enough victory points
warcraft-reason-last = the last side standing
warcraft-reason-hold = the place is held
warcraft-reason-necromancers_dead = the Necromancers are dead
warcraft-reason-tokens_gone = the graves are destroyed
warcraft-reason-rescue = the captive is free
warcraft-reason-spell = the spell is cast
warcraft-reason-limit = the turn limit
warcraft-reason-resigned = the others gave up

## Refusals

warcraft-refuse-race-twice = Each race can be played once.
warcraft-refuse-races = This scenario is played by, in this order round the table: { $known }.
warcraft-refuse-not-now = That belongs to another step.
warcraft-refuse-no-enemy = There is nobody to fight in { $area }.
warcraft-refuse-no-card = You do not hold { $card }.
warcraft-refuse-no-unit-in-battle = { $card }: you have no unit in this battle.
warcraft-refuse-window = { $card } cannot be played at this moment.
warcraft-refuse-card-target = { $card } cannot be played on that.
warcraft-refuse-no-piece = You have no { $type } in { $area }.
warcraft-refuse-moved = Your { $type } in { $area } has already moved.
warcraft-refuse-crippled = { $area } is under Cripple: nothing moves out of it this turn.
warcraft-refuse-locked = { $area } is a locked Town: nobody leaves before its battle.
warcraft-refuse-carry-worker = Only units can take a captive along.
warcraft-refuse-no-captive = There is no captive of yours on that way.
warcraft-refuse-mountain = { $to } is a mountain: only flying units can go there.
warcraft-refuse-full = { $to } is full: three units and three workers of a side at most.
warcraft-refuse-worker-enemy = A worker cannot enter { $to }: enemies are there and no unit of your race.
warcraft-refuse-necromancers = The two Necromancers may not share an area.
warcraft-refuse-wall = There is a wall between { $area } and { $to }.
warcraft-refuse-too-far = From { $area } to { $to } is too far or blocked: a { $type } moves { $steps ->
    [one] { $steps } area
   *[other] { $steps } areas
} and stops at enemies.
warcraft-refuse-no-battle = There is no battle of yours in { $area }.
warcraft-refuse-worker-casualty = Workers cannot be taken as casualties.
warcraft-refuse-not-in-battle = There is no such unit in this battle: { $race }, { $type }, { $area }.
warcraft-refuse-not-polymorphed = There is no such polymorphed unit beside one that is not: { $race }, { $type }, { $area }.
warcraft-refuse-objected = Your ally has objected: a unit of your own falls.
warcraft-refuse-flyer = Flying units cannot fall to a melee attack.
warcraft-refuse-respawn = { $area } is not the nearest place to rise.
warcraft-refuse-portal = The unit cannot be put in { $area }.
warcraft-refuse-stack = There is no room in { $area }.
warcraft-refuse-no-power = No Necromancer has that power in { $area }.
warcraft-refuse-no-upgrade = No Necromancer can upgrade now, or this type was upgraded already: { $type }.
warcraft-refuse-not-trained = No { $type } is waiting to be deployed.
warcraft-refuse-deploy-place = { $area } is neither your Town nor one of your finished Outposts.
warcraft-refuse-no-site = No such building is under construction: { $type }.
warcraft-refuse-town-full = The worker cannot return: three workers are in the Town.
warcraft-refuse-no-outpost-site = You build no Outpost in { $area }.
warcraft-refuse-one-option = A Spend Step is for one thing only: training, constructing or upgrading.
warcraft-refuse-resources = It costs { $gold } gold and { $wood } wood.
warcraft-refuse-necromancers-buy = Whoever leads Necromancers neither trains nor constructs.
warcraft-refuse-no-building = You have no building for: { $type }.
warcraft-refuse-busy-building = Every building is busy training: { $type }.
warcraft-refuse-reserve = All { $count } are in play: { $type }.
warcraft-refuse-no-building-left = There is no such building left: { $type }.
warcraft-refuse-no-worker-in-town = No free worker is in your Town.
warcraft-refuse-no-worker = You have no worker in { $area }.
warcraft-refuse-builder-busy = The worker in { $area } is already building.
warcraft-refuse-outpost-there = There is an Outpost in { $area } already.
warcraft-refuse-no-outpost-left = Both your Outposts are in play.
warcraft-refuse-top = There is no higher level: { $type }.
warcraft-refuse-upgrade-twice = Each type can be upgraded once in a Spend Step: { $type }.
warcraft-refuse-needs = You lack the buildings that the unit card names: { $type }.
warcraft-refuse-not-ally = { $race } is not your ally.
warcraft-refuse-gift-received = You have nothing to give, or only what you received in this step.
warcraft-refuse-amount = You have { $gold } gold and { $wood } wood.
warcraft-refuse-pieces = { $where }: { $count } × “{ $what }” are used, the box has { $most }.
warcraft-refuse-copies = { $where }: the deck has no { $count } × “{ $what }”.

warcraft-unreadable-short = “{ $text }” breaks off: something is missing.
warcraft-unreadable-long = “{ $text }” says too much: “{ $word }”.
warcraft-unreadable-area = There is no area “{ $word }” on this map.
warcraft-unreadable-type = “{ $word }” is not a type: melee, ranged, flying, worker.
warcraft-unreadable-race = “{ $word }” is not a race at this table.
warcraft-unreadable-card = “{ $word }” is not a card.
warcraft-unreadable-good = “{ $word }” is neither gold nor wood.
warcraft-unreadable-number = “{ $word }” is not a number.
warcraft-unreadable-verb = “{ $word }” is not an action.

## On the board

warcraft-board-card-area = Now choose a lit area.
warcraft-board-card-unit = Now choose a framed unit.
warcraft-board-objection = If you object, a unit of your ally falls instead.
warcraft-board-window = { $name } is taking a step. You may answer with a card now.
warcraft-board-outpost-where = On a lit area of the map: an Outpost.
warcraft-board-window-battle = You may play a card marked “now”, or go on without one.
warcraft-board-bought = There is nothing more you can buy this turn.
warcraft-board-deploy-all = Deploy all in { $area }
warcraft-board-brought = Your workers brought:
warcraft-option-order = { $verb } { $what }
warcraft-option-build-for = Building for { $type } units
warcraft-option-finish-for = Finish the building for { $type } units
warcraft-turn-number = turn { $turn }
warcraft-key-done = Done or Pass
warcraft-key-about = What is in this area
warcraft-board-map = Map
warcraft-board-steps = Steps of the turn
warcraft-board-order-of = Order in this step: { $names }
warcraft-board-first = First player
warcraft-board-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
warcraft-board-depleted = { $level ->
    [1] partly depleted
   *[other] depleted
}
warcraft-board-outpost = Outpost
warcraft-board-outpost-site = Outpost under construction
warcraft-board-may = may be chosen
warcraft-board-who = Who leaves { $area }
warcraft-board-take = Choose an area with your pieces, then where they go.
warcraft-board-take-none = None of your pieces can move now.
warcraft-board-enough = You have { $points } of { $target } points: keep them until your Spend Step ends, and you win.
warcraft-board-enough-foe = { $name } has { $points } of { $target } points and wins when their Spend Step ends, unless you take some.
warcraft-board-where = Where do they go from { $area }? Below you choose who goes.
warcraft-board-taken = From { $area }: { $count ->
    [one] { $count } area can be entered
   *[other] { $count } areas can be entered
}
warcraft-board-go = Go to { $area }
warcraft-asking-train = You are training: train more, or end buying.
warcraft-asking-build = You are constructing: construct more, or end buying.
warcraft-asking-upgrade = You are upgrading: upgrade more, or end buying.
warcraft-asking-gift = How much do you give { $name }?
warcraft-asking-dispel = { $name } plays { $card }. Dispel it?
warcraft-option-amount = { $gold } gold, { $wood } wood
warcraft-board-battle = Battle for { $area }
warcraft-board-round = round { $round }
warcraft-board-attacks = attacks
warcraft-board-defends = defends
warcraft-board-fell = fallen
warcraft-board-holds = { $name } holds { $area }.
warcraft-board-nobody-holds = Nobody is left on the field.
warcraft-board-neutral = neutral units
warcraft-board-phases = Phases of the round
warcraft-board-dice = { $name }: { $dice }; { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
warcraft-board-lose-which = { $count ->
    [one] One unit falls: choose it in the battle or below.
   *[other] { $count } units fall: choose them in the battle or below, one by one.
}
warcraft-board-odds = Odds of the attack: wins { $win } %, loses { $lose } %, neither { $neither } %
warcraft-board-cards = Experience cards
warcraft-board-deck = deck { $deck }
warcraft-board-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
warcraft-board-town = Town
warcraft-board-your-town = Your Town
warcraft-board-town-of = Town of { $name }
warcraft-board-level = level { $level } of { $levels }
warcraft-board-count = { $training ->
    [0] { $board } in play
   *[other] { $board } in play, { $training } in training
}
warcraft-board-workers = { $board } in play{ $building ->
    [0] {""}
   *[other] , { $building } building
}{ $training ->
    [0] {""}
   *[other] , { $training } in training
}
warcraft-board-needs = Buildings for the next level ({ $type }): { $have } of { $need }
warcraft-board-top = highest level · 1 point
warcraft-help-strength = Strength { $strength }: a die that shows this number or less is a hit.
warcraft-board-sources = Where the points come from
warcraft-board-no-points = No points yet
warcraft-board-source-town = Town { $area }
warcraft-board-source-objective = Objective { $area }
warcraft-board-source-level = Highest level: { $type }
warcraft-board-source-card = { $count ->
    [one] Victory Point card
   *[other] { $count } Victory Point cards
}
warcraft-board-out = out of the game
warcraft-board-nothing = You hold no card for this moment. Pass automatically from now on.
warcraft-board-mark-marker = Occupied once: held until the end of the next turn's movement, the owner is out.
warcraft-board-mark-locked = Fought over: units may not leave.
warcraft-board-mark-fast = Fast: pieces from here move two areas further this turn.
warcraft-board-mark-crippled = Cripple: pieces here may not move this turn.
warcraft-board-mark-called = Workers here are under arms.
warcraft-board-captive = Captive: { $race }
warcraft-board-slot-idle = building, idle
warcraft-board-slot-train = building, training
warcraft-board-slot-build = under construction
warcraft-board-slot-none = not built
warcraft-board-phase-ranged = Ranged
warcraft-board-phase-flying = Flying
warcraft-board-phase-melee = Melee

## What an option would do

warcraft-foresight-battle = { $area }: a battle against { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
warcraft-foresight-odds = { $area }: a battle against { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, chance to win { $win }
warcraft-foresight-points = +{ $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
warcraft-foresight-points-won = If won: +{ $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
warcraft-foresight-workers = { $area }: after the battles the enemy loses { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}, unless they are called to arms
warcraft-foresight-stay = Not all get to { $to }. Left in { $from }: { $who }.
warcraft-foresight-leaves = { $area } is left without a unit: −{ $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}

## Battle

warcraft-board-rolled-hits = { $dice } ≤ { $strength }: { $count ->
    [one] one hit
   *[other] { $count } hits
}
warcraft-board-rolled-none = { $dice } > { $strength }: no hit
warcraft-board-rolled = ≤ { $strength }: { $count ->
    [0] no hit
    [one] one hit
   *[other] { $count } hits
}
warcraft-board-needs-roll = needs ≤ { $strength }
warcraft-board-cursed = Curse { $dice }: { $count ->
    [0] prevents nothing
    [one] prevents one
   *[other] prevents { $count }
}
warcraft-board-verdict = losses { $attackers } : { $defenders }
warcraft-board-no-losses = no losses
warcraft-board-due = { $count ->
    [one] One unit must fall
   *[other] { $count } units must fall
}
warcraft-board-units = Units: attack { $attackers }, defence { $defenders }
warcraft-board-plays = { $name } plays
warcraft-board-on = Target: { $target }
warcraft-board-dispelled = Dispelled by { $name }
warcraft-board-no-card-attackers = The attacker has played no card this round.
warcraft-board-no-card-defenders = The defender has played no card this round.
warcraft-board-no-cards = No cards in hand. Every battle brings one.

## Options in words

warcraft-board-price-gold = { $count } gold
warcraft-board-price-wood = { $count } wood
warcraft-option-priced = { $words } · { $price }
warcraft-option-unit = { $unit }, { $area }
warcraft-option-spare = { $name } loses one less
warcraft-option-building = building: { $type }
warcraft-option-play = Play { $card }
warcraft-option-play-on = { $card }: { $target }
warcraft-option-carry = With the captive to { $area }
warcraft-option-train = Train { $unit }
warcraft-short-melee = melee
warcraft-short-ranged = ranged
warcraft-short-flying = flying
warcraft-option-outpost = Outpost in { $area }
warcraft-option-finish-outpost = Finish the Outpost in { $area }
warcraft-option-upgrade = { $from } → { $to }
warcraft-option-fight = Fight in { $area }, against { $race }
warcraft-pass-card = No card
warcraft-pass-call_to_arms = Do not call them
warcraft-pass-portal = No portal
warcraft-pass-marksmanship = Do not aim
warcraft-pass-pillage = Do not pillage
warcraft-pass-dispel = Let it work
warcraft-pass-objection = Agree
warcraft-pass-raise_dead = Do not raise
warcraft-pass-gift = Give nothing
warcraft-pass-lay_down = Keep it
warcraft-pass-join = Stay out
warcraft-pass-invite = Without them
warcraft-done-move = End movement
warcraft-done-deploy = End deployment
warcraft-done-spend = End buying
warcraft-done-necromancer = No more powers
warcraft-unspent-move = None of your pieces has moved yet. End movement all the same?
warcraft-unspent-deploy = Something still waits to be deployed or finished. End the step all the same?
warcraft-unspent-spend = You can still buy something (gold { $gold }, wood { $wood }). End the step all the same?

## When a card can be played

warcraft-board-when-entered = enemy comes in
warcraft-board-when-card = after a card
warcraft-board-when-losses = before losses
warcraft-board-when-round = start of a round
warcraft-board-when-melee = melee phase
warcraft-board-when-roll = before your dice
warcraft-board-when-fallen = enemy loss
warcraft-board-when-hits = after the dice
warcraft-board-when-harvest = your Harvest
warcraft-board-when-enemy-move = enemy's Move
warcraft-board-when-spend = your Spend
warcraft-board-when-move = your Move
warcraft-board-when-portal = after movement
warcraft-board-when-own-step = Move or Spend

## Hover cards

warcraft-help-room = Room for { $units ->
    [0] no further unit
    [one] { $units } more unit
   *[other] { $units } more units
} and { $workers ->
    [0] no further worker
    [one] { $workers } more worker
   *[other] { $workers } more workers
}.
warcraft-help-may-move = Pieces here can still move.
warcraft-help-moved = All your pieces here have moved.
warcraft-help-stays = Nobody here can move now.
warcraft-help-levels = Levels: { $levels }
warcraft-help-price = Price: { $price }
warcraft-help-buildings = Buildings: { $ready } ready, { $idle } of them free, { $sites } being built, { $left } more possible.
warcraft-help-no-idle = Cannot be trained now: no free building. Each trains one a turn.
warcraft-help-depleted = { $level ->
    [1] Partly depleted: after the next 3 rolled here nothing is left.
   *[other] Completely depleted: nothing more is gathered here.
}
warcraft-help-no-builder = No building can be begun now: no free worker in your Town.
warcraft-help-too-dear-building = No building can be begun now: not enough gold or wood.
warcraft-help-too-dear = Cannot be trained now: not enough gold or wood.
warcraft-help-target = { $target } points at the end of one's own turn win.
warcraft-help-not-now = Cannot be played now.
warcraft-help-hand = { $hand } in hand, { $deck } in the deck, { $discard } discarded.
warcraft-about-gold = Gold
    .text = From goldmines. Pays for units, buildings and upgrades.
warcraft-about-wood = Wood
    .text = From forests. Pays for units, buildings and upgrades.
warcraft-about-first = First player
    .text = Begins every step of this turn. The next turn another begins.
warcraft-about-odds = Who will probably win
    .text = The chance of each side if nobody plays cards. Without a percent sign: how many units stand on each side.
warcraft-about-step-move = Move
    .text = Pieces move, then battles are fought.
warcraft-about-step-harvest = Harvest
    .text = One die for each worker in a goldmine or forest.
warcraft-about-step-deploy = Deploy
    .text = What was bought in the last Spend Step comes into play.
warcraft-about-step-spend = Spend
    .text = Train, construct or upgrade: one of the three.

## The game in short, in our own words. One message a chapter, in order; the whole rules are in docs/rules.

warcraft-rules-page = /docs/play/warcraft.html
warcraft-learn-1 = What it is about
    .text = Lead a people over a map of lands: gather gold and wood, train an army, take what is worth points. Two players race to fifteen points, two teams to twenty. A town that is held by enemies for too long is lost, and so is its player.
warcraft-learn-2 = Four steps
    .text = A turn has four steps, and in each step everybody acts once: Move, Harvest, Deploy, Spend. Only when all have moved does anybody harvest. After the turn the first player changes.
warcraft-learn-3 = Moving
    .text = Foot soldiers and archers go one area, flyers and workers two. Only flyers cross mountains. At the end of your move at most three of your units and three of your workers may share an area. Where your units meet enemy units there is a battle; workers left alone with enemy soldiers are lost.
warcraft-learn-4 = Battle
    .text = Units on the battlefield and on all areas around it fight. Each round goes ranged, flying, melee. For every unit a die is rolled: its strength or less is a hit. Hits of both sides count at the same time; the owner chooses the losses, but flyers cannot be lost to melee. Whoever alone is left on the battlefield wins and draws a card.
warcraft-learn-5 = Gold, wood and buildings
    .text = Each worker on a mine or in a forest rolls a die and brings that much; a three also wears the place out. In the Spend step choose one thing: train units, one for each building; construct buildings or an outpost; or upgrade a kind of unit. What you pay for arrives in the next Deploy step.
warcraft-learn-6 = Points
    .text = Areas with a number score while one of your units stands there: towns three, objectives what they show. Each fully upgraded kind of unit is worth one point, and some cards are worth one when laid down. Fifteen points at the end of your own turn win.

## Kinds of mistakes, counted, in the summary of a match that is looked back on.
warcraft-slip-opens-its-town = Your Town is left without units, and an enemy stands beside it.
warcraft-slip-marches-to-its-death = Three times as many enemies stand where your army ends.
warcraft-slip-hoards = You have gold and wood for two more units, and others have more units than you.
warcraft-slip-strolls = This worker could be at work; this move brings it no nearer to any.
warcraft-slip-portals-next-door = That area is one step away: you could walk and keep the card.
warcraft-fault-done-move = { $count ->
    [one] One march was left undone.
   *[other] { $count } marches were left undone.
}
warcraft-fault-move = { $count ->
    [one] One unit marched the wrong way.
   *[other] { $count } units marched the wrong way.
}
warcraft-fault-deploy = { $count ->
    [one] One deployment was not the best.
   *[other] { $count } deployments were not the best.
}
warcraft-fault-train = { $count ->
    [one] One unit was the wrong one to train.
   *[other] { $count } units were the wrong ones to train.
}
warcraft-fault-build = { $count ->
    [one] One building was not the right one.
   *[other] { $count } buildings were not the right ones.
}
warcraft-fault-play = { $count ->
    [one] One card was played at the wrong moment.
   *[other] { $count } cards were played at the wrong moment.
}
warcraft-fault-pass = { $count ->
    [one] One chance was passed by.
   *[other] { $count } chances were passed by.
}
## Positions that teach, in themes of four

warcraft-theme-1 = Gold and wood
    .text = what workers bring
warcraft-find-1 = What do two workers bring?
warcraft-find-2 = The mine runs dry in the middle. Who gets nothing?
warcraft-find-3 = From where does a building take its worker?
warcraft-find-4 = Which units can be trained here?
warcraft-theme-2 = Marching
    .text = how far and past whom
warcraft-find-5 = Who may go on, and who must stop?
warcraft-find-6 = How many levels in one step?
warcraft-find-7 = What does the third level need?
warcraft-find-8 = What changes on the board at once?
warcraft-theme-3 = Battle
    .text = who takes part and who falls
warcraft-find-9 = Who wins, and who only watches?
warcraft-find-10 = Which units help from the flank?
warcraft-find-11 = A casualty from the next field: what does it spare?
warcraft-find-12 = Both sides fall. Who holds the area?

warcraft-puzzle-win = Win now
    .name = Win now
warcraft-puzzle-casualty = Get the best chance to hold the battlefield: who falls?
    .name = Casualties
warcraft-puzzle-target = Get the best chance to hold the battlefield: which enemy falls?
    .name = Marksmanship
warcraft-puzzle-battle_card = Get the best chance to hold the battlefield: a card, or none?
    .name = Cards in battle
warcraft-puzzle-attack = Gain as many victory points as you can in this step, on average: where to attack?
    .name = Attacks
warcraft-puzzle-march = Gain as many victory points as you can in this step: where to march?
    .name = Marches
warcraft-puzzle-upgrade = Gain as many victory points as you can in this step: what to buy?
    .name = Upgrades
warcraft-puzzle-card = Gain as many victory points as you can in this step: a card helps
    .name = Cards for points
warcraft-puzzle-gain = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
 }
warcraft-puzzle-hint = What is worth a point, and is within reach before this step ends?
warcraft-puzzle-right-battle = Right! { $best } % to hold the battlefield; with any other answer { $second } % at most.
warcraft-puzzle-wrong-battle = Not the best: { $gain } % to hold the battlefield, with the best answer { $best } %.
warcraft-puzzle-hint-battle = Who strikes next and how hard, and who must still stand on the battlefield then?

warcraft-box-main_2p = Main scenario, two players
warcraft-box-main_4p = Main scenario, four players
warcraft-box-crossroads = Crossroads
warcraft-box-costs = Prices and pieces
warcraft-box-cards = Cards
warcraft-box-races = Units
warcraft-box-building = Building
warcraft-box-buildings = Buildings of a player
warcraft-box-outpost = Outpost
warcraft-box-pieces = Pieces of a player
warcraft-box-printed = Printed on the town
warcraft-box-resource_die = Resource die
warcraft-box-upgrade = Upgrade
warcraft-fact-holes = Holes in the map
warcraft-fact-outpost = Outposts
warcraft-fact-kind = Kind
warcraft-fact-strength = Strength
warcraft-fact-vp = Victory points
warcraft-fact-victory = Victory
warcraft-fact-copies = Copies
warcraft-fact-ability = Ability
warcraft-fact-seating = Seats
warcraft-fact-neutral = Neutral units
warcraft-fact-faces = Faces
warcraft-fact-rules = Special rules
warcraft-fact-neighbours = Neighbours
warcraft-fact-needs = Needs
warcraft-fact-walls = Walls
warcraft-fact-slot = Players
warcraft-box-clear = clear
warcraft-box-forest = forest
warcraft-box-goldmine = gold mine
warcraft-box-mountain = mountain
warcraft-box-objective = objective
warcraft-box-town = town

warcraft-edit-marks = On the land
warcraft-edit-outpost = Outpost
warcraft-edit-site = Outpost under construction
warcraft-edit-partial = partly depleted
warcraft-edit-depleted = depleted
warcraft-edit-marker = Town occupied once
warcraft-edit-locked = locked
warcraft-edit-fast = Fast
warcraft-edit-crippled = Cripple
warcraft-edit-captive = captive: { $race }
warcraft-edit-area = Area { $area }
warcraft-edit-state = The turn
warcraft-edit-active = Whose step
warcraft-edit-step = Step
warcraft-edit-step-move = movement
warcraft-edit-step-battle = battle
warcraft-edit-step-harvest = harvest
warcraft-edit-step-deploy = deploy
warcraft-edit-step-spend = spend
warcraft-edit-first = First player
warcraft-edit-turn = Turn
warcraft-edit-laid = Victory Points laid down
warcraft-edit-level = Level
warcraft-edit-buildings = Buildings
warcraft-edit-training = In training
warcraft-edit-hand = Hand
warcraft-edit-discard = Discard pile
warcraft-edit-deck = Deck
warcraft-edit-out = Eliminated

## In a terminal
warcraft-terminal-gold = gold
warcraft-terminal-wood = wood
warcraft-terminal-strength = strength
warcraft-terminal-buildings = buildings
warcraft-terminal-battle = Battle for

### Why a text cannot be read.

warcraft-refuse-read-race = A race at the table, a number or a letter of a seat belongs here, not “{ $value }”.
warcraft-refuse-read-board = A text belongs here, a line for each area.
warcraft-refuse-read-nobody = Nobody plays this race.
warcraft-refuse-read-nobody-plays = Nobody plays this race: “{ $value }”.
warcraft-refuse-read-out = This player is out.
warcraft-refuse-read-area = There is no area “{ $value }”.
warcraft-refuse-read-area-line = Line { $row }: there is no area “{ $value }”.
warcraft-refuse-read-owner-line = Line { $row }: an area is followed by its owner: h, o, u, n or -.
warcraft-refuse-read-word-line = Line { $row }: “{ $value }” means nothing here.
warcraft-refuse-read-owner = An area is followed by its owner: h, o, u, n or -.
warcraft-refuse-read-no-owner = “{ $value }” owns nothing at this table.
warcraft-refuse-read-site = Nobody builds in “{ $area }”: a [site] needs a worker.
warcraft-refuse-read-neutral-outpost = Neutral units have no Outposts.
warcraft-refuse-read-outposts = The Outposts of a race: { $count }.
warcraft-refuse-read-piece = “{ $value }” is no piece. Pieces are, for example, melee, ranged*2 or [outpost].
warcraft-refuse-read-most = A race has only { $count } of these: { $what }.
warcraft-refuse-read-town-only = “{ $word }” is for Towns, and “{ $area }” is none at this table.
warcraft-refuse-read-source-only = “{ $word }” is for forests and gold mines, and “{ $area }” is neither.
warcraft-refuse-read-no-token = The map has no “{ $value }” in “{ $area }”.
warcraft-refuse-read-mark = “{ $value }” means nothing here.
warcraft-refuse-read-level = There is no level { $value }.
warcraft-refuse-read-cards = A list of cards belongs here.
warcraft-refuse-read-card = There is no card “{ $value }”.
warcraft-refuse-read-this-card = There is no such card.
warcraft-refuse-read-copies = There are too many copies of “{ $value }”.
warcraft-refuse-read-by-type = A table by type of piece belongs here.
warcraft-refuse-read-type = There is no such type. Types: { $known }.
warcraft-refuse-read-no-type = There is no type “{ $value }”.
warcraft-refuse-read-used = { $what }: { $count } are used, the box has { $most }.
warcraft-refuse-read-buildings = There are more buildings than the box has: { $what }.
warcraft-refuse-read-players = This is not for { $count } players but for { $known }.
warcraft-refuse-read-neutral-level = Level { $level } is more than some type of unit has.
warcraft-refuse-read-needs = “{ $name } = { $value }” is no number of buildings.
warcraft-refuse-read-levels = Levels count up from 1; these are { $value }.
warcraft-refuse-read-faces = The faces of the die are 1, 2 or 3.
warcraft-refuse-read-price = A price cannot be negative.
warcraft-refuse-read-empty = The file says nothing.
warcraft-refuse-read-pair = A pair of numbers [x, y] from -{ $most } to { $most } belongs here.
warcraft-refuse-read-first = “random” or the race of a slot belongs here, not “{ $value }”.
warcraft-refuse-read-no-areas = A map needs areas.
warcraft-refuse-read-many-areas = A map has at most { $most } areas, this one { $count }.
warcraft-refuse-read-points = Victory points cannot be negative.
warcraft-refuse-read-many-points = An area is worth at most { $most } victory points.
warcraft-refuse-read-label = A label has at most 20 letters.
warcraft-refuse-read-reach = x and y are from -{ $most } to { $most }.
warcraft-refuse-read-same-place = Two areas have the same x and y: this one and “{ $other }”.
warcraft-refuse-read-neighbours = Neighbours are a list of ids.
warcraft-refuse-read-unreached = This cannot be reached from “{ $home }”, not even by flight.
warcraft-refuse-read-wall = A pair of areas belongs here.
warcraft-refuse-read-no-neighbours = “{ $area }” and “{ $other }” are no neighbours.
warcraft-refuse-read-wall-twice = There is a wall between “{ $area }” and “{ $other }” already.
warcraft-refuse-read-stack = In one area there are at most { $most } of these: { $what }.
warcraft-refuse-read-mountain = On the mountain “{ $area }” only flying units can stand.
warcraft-refuse-read-team = A team is 0, 1, 2 or 3.
warcraft-refuse-read-town-outpost = town_is_outpost needs a town.
warcraft-refuse-read-race-twice = This race has a slot already: “{ $value }”.
warcraft-refuse-read-town-taken = “{ $area }” is somebody's Town already.
warcraft-refuse-read-town-mountain = No Town can stand on the mountain “{ $area }”.
warcraft-refuse-read-nothing = A player with neither Town nor pieces cannot play.
warcraft-refuse-read-slot-levels = 1 or “top” belongs here.
warcraft-refuse-read-at-most = “{ $field }” is at most { $most }.
warcraft-refuse-read-outpost-mountain = No Outpost can stand on the mountain “{ $area }”.
warcraft-refuse-read-two-outposts = A race has two Outposts.
warcraft-refuse-read-removed = “{ $name } = { $value }” is no card with a number of copies.
warcraft-refuse-read-all-races = Either every slot names its race or none does.
warcraft-refuse-read-has-already = “{ $area }” holds a Town or an Outpost already.
warcraft-refuse-read-other-side = Another side has pieces in “{ $area }” already.
warcraft-refuse-read-three = In “{ $area }” stand more than three units or three workers of one side.
warcraft-refuse-read-numbers = A list of numbers from 2 to 4 belongs here.
warcraft-refuse-read-number-twice = A number is named twice.
warcraft-refuse-read-slots = Slots needed: { $count }, named: { $found }.
warcraft-refuse-read-seating = Different slots from 0 to { $most } belong here.
warcraft-refuse-read-teams = There must be at least two teams.
warcraft-refuse-read-no-players = This scenario is not for so many players.
warcraft-refuse-read-neutral = This needs a race that nobody plays: every slot must name another one.
warcraft-refuse-read-neutral-levels = A level from 1 to 4 belongs here.
warcraft-refuse-read-no-source = “{ $area }” is neither a forest nor a gold mine.
warcraft-refuse-read-areas = A list of areas belongs here, or “{ $word }”.
warcraft-refuse-read-limit-points = “all” or “areas” belongs here.
warcraft-refuse-read-on-foot = The Town “{ $area }” cannot be reached on foot from “{ $home }”.
warcraft-refuse-read-no-victory = Nobody can win: there is nothing to win by, and a side without a Town cannot fall.
warcraft-refuse-read-victory-twice = There is a victory of the kind “{ $value }” already.
warcraft-refuse-read-enemies = This cannot be negative; for any number leave it out.
warcraft-refuse-read-token = No area has “{ $value }”.
warcraft-refuse-read-captive = There is no captive to rescue.
warcraft-refuse-read-necromancers = Nobody has Necromancers.
warcraft-refuse-read-nobody-of = With { $count } players nobody plays this race: “{ $value }”.
warcraft-refuse-read-necromancers-of = With { $count } players nobody has Necromancers.
warcraft-refuse-read-target = The target is at least 1.
warcraft-refuse-read-far-target = The target { $target } cannot be met: areas, cards and upgrades give at most { $most }.
warcraft-refuse-read-names = Ids are small letters, digits and “_”.
warcraft-refuse-read-trial = A game that was tried did not end within { $most } answers.
warcraft-refuse-read-list = A list belongs here.
warcraft-refuse-read-below-zero = “{ $field }” cannot be negative.
warcraft-refuse-read-field-within = In “{ $field }” belongs a whole number from { $low } to { $high }.
