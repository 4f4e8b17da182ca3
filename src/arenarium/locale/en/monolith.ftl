### Monolith Arena

monolith-name = Monolith Arena
monolith-tagline = Champions, runes and banners on nineteen hexes; strike down the other banner.
monolith-first = Dragon Empire against the Abyss
monolith-first-1 = Two fixed factions; you lead the Dragon Empire
monolith-first-2 = About 25 minutes, no clock, moves can be taken back
monolith-first-3 = A hint for every question; Monoliths and teams come later

## Modes and settings

monolith-mode-duel = Duel
    .text = Two players, one banner each.
monolith-mode-three = One against two
    .text = Two allies share their hit points against a single player, who plays after each of them.
monolith-mode-four = Two against two
    .text = Two teams of two; allies share their hit points.
monolith-setting-factions = Factions
    .text = Who leads which faction. Left open, the seats take what is left, in the order of the box.
monolith-setting-factions-dragon_empire = Dragon Empire
monolith-setting-factions-lords_of_the_abyss = Lords of the Abyss
monolith-setting-factions-guardians_of_the_realm = Guardians of the Realm
monolith-setting-factions-harbingers_of_the_forest = Harbingers of the Forest
monolith-setting-mirror = Same faction twice
    .text = Several players may lead the same faction, as if the table owned several boxes.
monolith-setting-monoliths = Monoliths
    .text = Each banner stands on a Monolith with two tiles of your choice hidden below, to be unfolded in play.
monolith-setting-tactical = More tactical game
    .text = Draw up to six tiles, discard one, play or discard at most two, keep the rest.
monolith-setting-penetration = Penetrating shots
    .text = How hard a shot through the Rune of Penetration hits every tile on its line.
monolith-setting-penetration-one = One, plus bonuses
monolith-setting-penetration-printed = The printed strength, plus bonuses
monolith-setting-double_attack = Double Attack
    .text = Whether the extra attack needs a first one in the same battle.
monolith-setting-double_attack-repeat = Repeats an attack that was made
monolith-setting-double_attack-extra = Is an attack of its own
monolith-setting-double_attack_after = Segment of the extra attack
    .text = What the extra attack of a Double Attack follows when the initiative changes in a battle.
monolith-setting-double_attack_after-attack = After the first attack made
monolith-setting-double_attack_after-initiative = Below the current initiative

## Factions

monolith-dragon_empire = Dragon Empire
    .text = Heavy cavalry that charges out of turn, steady infantry, and a banner that lends strength to every blow beside it.
monolith-lords_of_the_abyss = Lords of the Abyss
    .text = Nets, venom and sudden teleports; a Demon that takes the place of what it devours.
monolith-guardians_of_the_realm = Guardians of the Realm
    .text = Stubborn dwarves in the shelter of their banner, with orders for every emergency.
monolith-harbingers_of_the_forest = Harbingers of the Forest
    .text = Quick shooters, assassins and Morlocks, always on the move around their banner.

## Dragon Empire

monolith-de_banner = Imperial Banner
    .text = Strikes every enemy champion and rune beside it in segment 0. Own tiles beside it strike one harder in melee.
monolith-de_pikeman = Pikeman
    .text = Melee 1 on four sides. Initiative 2.
monolith-de_knight = Knight
    .text = Melee 2 in front, armour on three sides. Maneuver, toughness, cavalry. Initiative 1.
monolith-de_dragon_rider = Dragon Rider
    .text = Melee 3 in front, armour on three sides. Maneuver, cavalry. Initiative 2.
monolith-de_swordsman = Swordsman
    .text = Melee 1 on both sides of the front. Initiative 3.
monolith-de_landsknecht = Landsknecht
    .text = Melee 2 and melee 1 on neighbouring sides, both armoured. Initiative 2.
monolith-de_arquebusier = Arquebusier
    .text = Shoots 1 in front, armour there. Initiative 2.
monolith-de_rune_minor_acceleration = Rune of Minor Acceleration
    .text = Connected own tiles have 1 more initiative.
monolith-de_rune_regeneration = Rune of Regeneration
    .text = Cancels all wounds of one source on a connected own tile and is spent.
monolith-de_rune_agility = Rune of Agility
    .text = Connected own tiles have Maneuver.
monolith-de_rune_strength = Rune of Strength
    .text = Connected own tiles strike one harder in melee.
monolith-de_rune_charge = Rune of Charge
    .text = Works on the whole board: once in your turn one of your cavalry tiles may charge. The turn ends with it.
monolith-de_order_battle_charge = Battle / Charge
    .text = Either start a battle, or charge with one cavalry tile. The turn ends. As a charge it may be played even after a last tile was drawn.
monolith-de_order_move = Move
    .text = One of your tiles goes to a free hex beside it and turns as you like, or only turns.
monolith-de_order_net = Net
    .text = An enemy tile is netted until the next battle ends.

## Lords of the Abyss

monolith-la_banner = Banner of the Abyss
    .text = Strikes every enemy champion and rune beside it in segment 0. Attacks of own tiles beside it carry venom.
monolith-la_mygalomorph = Mygalomorph
    .text = Melee 1 on every other side. Initiative 3.
monolith-la_spike = Spike
    .text = Melee 1 on one side, with venom. Initiative 1.
monolith-la_chaos = Chaos
    .text = Melee 2, armour and a shot of 1 on three sides in a row. Initiative 2.
monolith-la_horror = Horror
    .text = Nets the enemy in front and strikes it for 2. Initiative 0.
monolith-la_nightmare = Nightmare
    .text = Nets the enemy on one side. Teleport. Does not attack.
monolith-la_wraith = Wraith
    .text = Melee 1 on two sides. Teleport. Initiative 2.
monolith-la_demon = Demon
    .text = Melee 2 on three sides. Transformation. Initiative 1.
monolith-la_rune_disarmament = Rune of Disarmament
    .text = Enemy tiles in the marked directions cannot attack.
monolith-la_rune_minor_acceleration = Rune of Minor Acceleration
    .text = Connected own tiles have 1 more initiative.
monolith-la_rune_teleportation = Rune of Teleportation
    .text = Connected own tiles have Teleport.
monolith-la_rune_strength = Rune of Strength
    .text = Connected own tiles strike one harder in melee. Toughness.
monolith-la_rune_regeneration = Rune of Regeneration
    .text = Cancels all wounds of one source on a connected own tile and is spent.
monolith-la_rune_double_attack = Rune of Double Attack
    .text = Connected own tiles attack once more, in the next free segment below their first attack.
monolith-la_order_battle = Battle
    .text = Starts a battle and ends the turn. Not once anybody has drawn a last tile.
monolith-la_order_move = Move
    .text = One of your tiles goes to a free hex beside it and turns as you like, or only turns.
monolith-la_order_push = Push
    .text = One of your tiles pushes an enemy beside it one hex away, so that they no longer touch. The owner of the pushed tile picks the hex.

## Guardians of the Realm

monolith-gr_banner = Banner of the Guardians
    .text = Strikes every enemy champion and rune beside it in segment 0. Own tiles beside it can bear one more wound, only as long as they stand there and the banner is free.
monolith-gr_axeman = Axeman
    .text = Melee 1 on three sides, twice in a battle. Initiative 2 and 1.
monolith-gr_crossbowman = Crossbowman
    .text = Shoots 2 in front. Toughness. Initiative 2.
monolith-gr_veteran = Veteran
    .text = Melee 2 in front, 1 beside it on both sides; armour in front. Initiative 2.
monolith-gr_golem = Golem
    .text = Toughness twice, armour on one side. Does not attack.
monolith-gr_combat_platform = Combat Platform
    .text = Shoots 1 on four sides. Initiative 3.
monolith-gr_pupil = Pupil
    .text = Melee 1 on one side. Maneuver. Initiative 3.
monolith-gr_wyvern = Wyvern
    .text = Melee on all sides, 2 on one of them, 1 on the rest. Toughness. Initiative 2.
monolith-gr_rune_agility = Rune of Agility
    .text = Connected own tiles have Maneuver. The rune itself may be turned once in your turn.
monolith-gr_rune_reinforcement = Rune of Reinforcement
    .text = Connected own tiles strike and shoot one harder.
monolith-gr_rune_double_attack = Rune of Double Attack
    .text = Connected own tiles attack once more, in the next free segment below their first attack.
monolith-gr_rune_regeneration = Rune of Regeneration
    .text = Cancels all wounds of one source on a connected own tile and is spent.
monolith-gr_rune_penetration = Rune of Penetration
    .text = Shots of a connected own tile hit every enemy on their line for 1, plus bonuses. Armour protects only the tile that wears it.
monolith-gr_order_battle = Battle
    .text = Starts a battle and ends the turn. Not once anybody has drawn a last tile.
monolith-gr_order_push = Push
    .text = One of your tiles pushes an enemy beside it one hex away, so that they no longer touch. The owner of the pushed tile picks the hex.
monolith-gr_order_fire_concoction = Fire Concoction
    .text = Three hexes that touch one another: every tile there takes a wound, yours too, banners do not.
monolith-gr_order_entrenchment = Entrenchment
    .text = One of your tiles, or your banner, gets a marker that swallows the first wound.
monolith-gr_order_rotation = Rotation
    .text = Turn one of your tiles as you like; not a netted one.
monolith-gr_order_false_order = False Order
    .text = Move an enemy tile, even a banner, by one hex and turn it as you like.

## Harbingers of the Forest

monolith-hf_banner = Banner of the Forest
    .text = Strikes every enemy champion and rune beside it in segment 0. Own tiles beside it have Maneuver.
monolith-hf_morlock = Morlock
    .text = At the start of a battle it eliminates the enemy in front, toughness or not, and is gone itself. A banner it does not harm.
monolith-hf_spark = Spark
    .text = Shoots 1 on two neighbouring sides. Initiative 2.
monolith-hf_hunter = Hunter
    .text = Shoots 1 on one side, twice in a battle. Initiative 3 and 0.
monolith-hf_sorcerer = Sorcerer
    .text = Shoots 2 in front. Initiative 2.
monolith-hf_herne = Herne
    .text = Melee 2 on one side. Maneuver. Initiative 2.
monolith-hf_assassin = Assassin
    .text = Wounds any one enemy tile on the board, banners included. Counts as melee. Initiative 3.
monolith-hf_wyrm = Wyrm
    .text = Melee 1 on all sides, twice in a battle. Maneuver. Initiative 2 and 1.
monolith-hf_rune_minor_acceleration = Rune of Minor Acceleration
    .text = Connected own tiles have 1 more initiative.
monolith-hf_rune_greater_acceleration = Rune of Greater Acceleration
    .text = Connected own tiles have 2 more initiative.
monolith-hf_rune_regeneration = Rune of Regeneration
    .text = Cancels all wounds of one source on a connected own tile and is spent.
monolith-hf_rune_accuracy = Rune of Accuracy
    .text = Connected own tiles shoot one harder.
monolith-hf_rune_double_attack = Rune of Double Attack
    .text = Connected own tiles attack once more, in the next free segment below their first attack.
monolith-hf_order_battle = Battle
    .text = Starts a battle and ends the turn. Not once anybody has drawn a last tile.
monolith-hf_order_move = Move
    .text = One of your tiles goes to a free hex beside it and turns as you like, or only turns.
monolith-hf_order_precise_shot = Precise Shot
    .text = One wound to any enemy tile but a banner. Armour does not help, Regeneration does.

## Questions

monolith-ask-hide_tiles = Choose two tiles to hide under your banner.
    .rule = Monoliths (MA §10): two tiles of your choice lie hidden under the banner. They come onto the board when the Monolith unfolds and do nothing until then.
monolith-ask-place_banner = Where does your banner stand?
    .rule = Set-up (MA §2): the banner goes on any free hex, and banners may touch. Your tiles beside it get its help; when it has no hit points left, you have lost.
monolith-ask-draw = Tiles are drawn.
    .rule = Drawing (MA §3): the hand is filled up to three tiles; tiles that were kept count.
monolith-ask-discard = Discard one tile.
    .rule = Discarding (MA §3): of the three tiles in hand one must go, then the other two may be played, kept or discarded.
monolith-ask-play = Play tiles or end your turn.
    .rule = The turn (MA §3, §4): play, keep or discard your tiles in any order, and use what your tiles on the board can do. A battle or a charge ends the turn at once, and a full board starts a battle.
monolith-ask-choose_retreat = Where is your tile pushed to?
    .rule = Push (MA §8): the pushed tile moves one hex, to a free hex where it no longer touches the one that pushed it. Its owner picks the hex; it does not turn.
monolith-ask-unfold_face = How does this tile face?
    .rule = Unfolding (MA §10): the owner of the Monolith picks the hexes, the owner of a tile on it how that tile faces.
monolith-ask-assassin_target = Whom does the Assassin strike?
    .rule = Assassin (MA §6): in its segment it wounds any one enemy tile anywhere, banners too. It is a melee attack, so armour does not help against it.
monolith-ask-spend_regeneration = Which rune of regeneration answers, and for whom?
    .rule = Regeneration (MA §7): the rune must be spent when a connected tile would be wounded, and cancels all wounds of one source. Where there are several ways, the owner chooses.
monolith-ask-share_poison = Too few poison markers: who gets one?
    .rule = Poison (MA §6): there are five markers in all. When they do not go round, the player of the Abyss chooses who gets one.

## Beside the questions

monolith-asking-place = { $tile }: choose a hex.
monolith-asking-turn = { $tile }: turn it, then confirm.
monolith-asking-target = { $tile }: choose on the board.
monolith-asking-own = { $tile }: which of your tiles?
monolith-asking-either = Battle or charge? For a charge choose the tile.
monolith-asking-enemy = { $tile }: which enemy?
monolith-asking-unfold = Unfolding: choose two hexes.
monolith-asking-sure = { $tile }: play it now?
monolith-asking-nothing = { $tile }: nothing to use it on now.
monolith-hint-plays-none = No more tiles can be played in this turn.
monolith-hint-take-first = First take a tile from your hand, then choose its hex.
monolith-hint-hide = They lie under your banner until you unfold the Monolith in one of your turns. Two of a kind may be taken if the box has them.
monolith-board-hide-left = { $count } of these left
monolith-board-hide-chosen = chosen { $count ->
    [one] once
   *[other] { $count } times
 }
monolith-hint-unfold = Choose a hex for { $first }, then one for { $second }. With the banner they must hold together.
monolith-board-no-tile = the empty segment
monolith-board-ally = ally
monolith-board-shares = shares hit points with { $name }

## A battle that plays, and its preview

monolith-battle-calm = Nobody strikes anybody
monolith-battle-next = next
monolith-battle-blows = { $count ->
    [one] one blow
   *[other] { $count } blows
 }
monolith-battle-poison = { $count ->
    [one] poison works on one tile
   *[other] poison works on { $count } tiles
 }
monolith-battle-held = { $count ->
    [one] one stopped
   *[other] { $count } stopped
 }
monolith-battle-fall = { $count ->
    [one] one falls
   *[other] { $count } fall
 }
monolith-battle-nothing = nobody is hit
monolith-battle-missed = Hit nobody: { $tiles }.

## Verbs

monolith-verb-draw = Draw
monolith-verb-hide = Hide
monolith-verb-place = Place
monolith-verb-discard = Discard
monolith-verb-redraw = Draw again
monolith-verb-battle = Battle
monolith-verb-charge = Charge
monolith-verb-move = Move
monolith-verb-false = False Order
monolith-verb-turn = Turn
monolith-verb-push = Push
monolith-verb-retreat = Retreat
monolith-verb-bomb = Fire Concoction
monolith-verb-entrench = Entrench
monolith-verb-net = Net
monolith-verb-shoot = Precise Shot
monolith-verb-maneuver = Maneuver
monolith-verb-teleport = Teleport
monolith-verb-rotate = Rotation
monolith-verb-unfold = Unfold Monolith
monolith-verb-face = Face
monolith-verb-strike = Strike
monolith-verb-spend = Regenerate
monolith-verb-poison = Poison
monolith-verb-done = End turn

## Events

monolith-event-hidden = { $seat } hides two tiles under the banner.
monolith-event-banner_placed = { $seat } plants the banner on { $hex }.
monolith-event-turn_began = Turn { $number }: { $seat }.
monolith-event-drew = { $seat } draws { $tile }.
monolith-event-last_tile = { $seat } has drawn the last tile of the stack.
monolith-event-redrew = { $seat } discards { $count ->
    [one] an order
   *[other] { $count } orders
 } and draws again.
monolith-event-discarded = { $seat } discards { $tile }.
monolith-event-placed = { $seat } places { $tile } on { $hex }.
monolith-event-transformed = { $seat } transforms { $victim } on { $hex } into { $tile }.
monolith-event-played = { $seat } plays { $tile }.
monolith-event-moved = { $tile } goes from { $from } to { $to }.
monolith-event-turned = { $tile } turns on { $hex }.
monolith-event-push_begun = { $tile } on { $from } pushes { $victim } on { $to }.
monolith-event-pushed = { $tile } is pushed from { $from } to { $to }.
monolith-event-charged = { $tile } charges from { $from } to { $to } at { $target } on { $target_hex }.
monolith-event-charge_disarmed = { $tile } is disarmed on { $hex } and does not attack.
monolith-event-bombed = { $seat } throws the Fire Concoction on { $hexes }.
monolith-event-entrenched = { $tile } on { $hex } is entrenched.
monolith-event-net_thrown = A net is thrown over { $tile } on { $hex }.
monolith-event-shot = Precise Shot at { $tile } on { $hex }.
monolith-event-unfold_begun = { $seat } unfolds the Monolith.
monolith-event-unfolded = Segments of { $seat } lie on { $first_hex } and { $second_hex }.
monolith-event-revealed = { $tile } appears on { $hex }.
monolith-event-folded = The Monolith of { $seat } folds.
monolith-event-fold_blocked = The Monolith of { $seat } stays open: { $tile } on { $hex } is netted.
monolith-event-turn_ended = { $seat } ends the turn.
monolith-event-battle_began = { $cause ->
    [full] The board is full: battle!
    [last] The Last Battle!
   *[order] Battle!
 }
monolith-event-segment = Initiative { $initiative }.
monolith-event-struck = { $tile } ({ $from }) { $how ->
    [ranged] shoots
    [penetrating] shoots through to
    [assassin] stabs
   *[melee] strikes
 } { $target } ({ $to }): { $strength }.
monolith-event-stopped = Armour of { $target } ({ $to }) stops the shot of { $tile } ({ $from }).
monolith-event-softened = Armour of { $target } ({ $to }) takes one off: { $strength } left.
monolith-event-held = { $tile } ({ $hex }) does not attack: { $why ->
    [netted] netted
   *[disarmed] disarmed
 }.
monolith-event-missed = { $tile } ({ $from }) hits nobody.
monolith-event-morlock = { $tile } ({ $from }) throws itself at { $target } ({ $to }).
monolith-event-poison_works = Poison works on { $tile } ({ $hex }): { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }.
monolith-event-regenerated = The rune on { $rune_hex } saves { $tile } ({ $hex }) from { $source ->
    [poison] poison
    [order] the order
   *[other] { $source }
 }.
monolith-event-wounded = { $tile } ({ $hex }) takes { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
 }.
monolith-event-trench_lost = The entrenchment of { $tile } ({ $hex }) is gone.
monolith-event-banner_hurt = The banner of { $seat } loses { $wounds }: { $hp } left.
monolith-event-poisoned = { $tile } ({ $hex }) is poisoned.
monolith-event-eliminated = { $tile } ({ $hex }) is eliminated.
monolith-event-rune_spent = The rune on { $hex } is spent.
monolith-event-faded = { $tile } ({ $hex }) loses the banner’s shelter and is eliminated.
monolith-event-banner_fell = The banner of { $seat } falls.
monolith-event-net_lifted = The net on { $tile } ({ $hex }) is lifted.
monolith-event-battle_ended = The battle is over: { $hp0 } to { $hp1 }.
monolith-event-last_turns = Equal hit points: one more turn each, then another Last Battle.
monolith-event-game_over = { $outcome ->
    [draw] The game ends in a draw, { $hp0 } to { $hp1 }.
   *[other] The match ends at { $hp0 } to { $hp1 }: { $winner_seat } wins.
 }
monolith-event-resigned = { $seat } gives up.

## Why, in the preview of a battle

monolith-log-why-strength = strength { $sum }
monolith-log-why-initiative = initiative { $sum }
monolith-log-why-twice = attacks twice: { $by }
monolith-log-why-held = held by { $by }

## Refusals

monolith-refuse-faction-twice = Two players cannot lead the same faction unless mirror matches are allowed.
monolith-refuse-verb = There is no action “{ $verb }”.
monolith-refuse-shape = “{ $verb }” is written like this: { $form }
monolith-refuse-no-hex = There is no hex “{ $hex }” on the board.
monolith-refuse-rotation = A rotation is 0 to 5, not “{ $rotation }”.
monolith-refuse-no-tile = There is no tile “{ $code }”.
monolith-refuse-bomb-shape = The Fire Concoction needs three hexes of the board that touch one another, not { $hexes }.
monolith-refuse-over = The game is over.
monolith-refuse-not-asked = It is { $asked_seat }’s turn to decide.
monolith-refuse-answer-first = First answer this: { $question }
monolith-refuse-not-now = There is nothing to “{ $verb }” now.
monolith-refuse-banner-first = First your banner goes on the board.
monolith-refuse-hide = Hide two board tiles of your own faction, as many of a kind as the box has.
monolith-refuse-discard-first = First one tile must be discarded.
monolith-refuse-not-unlucky = Only a hand of nothing but orders may be replaced.
monolith-refuse-stack-empty = The stack is empty.
monolith-refuse-redraw-late = A hand is replaced before anything else is done.
monolith-refuse-not-in-hand = { $tile } is not in your hand.
monolith-refuse-no-plays-left = No more tiles can be played or discarded in this turn.
monolith-refuse-is-order = { $tile } is an order; it is not placed on the board.
monolith-refuse-no-order = You hold no order for this: { $order }.
monolith-refuse-hex-taken = { $hex } is taken.
monolith-refuse-hex-empty = There is no tile on { $hex }.
monolith-refuse-unfolded = In a turn of unfolding, tiles may be placed only on your own empty segments.
monolith-refuse-transform-banner = The banner on { $hex } cannot be transformed.
monolith-refuse-transform-own = Only enemy tiles are transformed; the one on { $hex } is not.
monolith-refuse-no-monoliths = This game is played without Monoliths.
monolith-refuse-already-unfolded = Your Monolith is already unfolded.
monolith-refuse-unfold-once = A Monolith unfolds once in a turn.
monolith-refuse-unfold-after-placing = You have already placed a tile in this turn; the Monolith stays folded.
monolith-refuse-segment-taken = A segment of a Monolith already lies on { $hex }.
monolith-refuse-chain-broken = The segments of a Monolith must hold together and never lie on one another.
monolith-refuse-battle-too-late = A last tile has been drawn: no Battle can be played any more.
monolith-refuse-not-yours = The tile on { $hex } is not yours to use this way.
monolith-refuse-not-an-enemy = The tile on { $hex } is not an enemy.
monolith-refuse-netted = The tile on { $hex } is netted.
monolith-refuse-not-adjacent = The tiles do not touch: { $hex }.
monolith-refuse-retreat = A pushed tile goes one hex, to where it no longer touches the pusher and its Monolith holds together; { $hex } is not such a hex.
monolith-refuse-spend = No Rune of Regeneration of yours can do that now.
monolith-refuse-no-venom = No venom has just hit the tile on { $hex }.
monolith-refuse-nowhere-to-go = The tile on { $hex } has nowhere to be pushed to.
monolith-refuse-entrenched-already = The tile on { $hex } is already entrenched.
monolith-refuse-netted-already = A net already lies on { $hex }.
monolith-refuse-not-a-banner = The shot does not work on banners ({ $hex }).
monolith-refuse-no-charge-rune = There is no Rune of Charge of yours on { $hex }.
monolith-refuse-no-cavalry = The tile on { $hex } is not cavalry.
monolith-refuse-charge-moves = A charge moves exactly one hex.
monolith-refuse-charge-target = There is no enemy to charge on { $hex } beside the landing hex.
monolith-refuse-charge-into-net = A net waits on { $hex }; no charge can end there.
monolith-refuse-charge-facing = After the charge an attacking side must face { $hex }.
monolith-refuse-too-far = { $hex } is too far away.
monolith-refuse-no-change = The tile would stay just as it is.
monolith-refuse-no-feature = The tile on { $hex } does not have this feature: { $feature }.
monolith-refuse-used = This was already used in this turn ({ $hex }).
monolith-refuse-no-granter = Nothing on { $hex } lends this feature.
monolith-refuse-not-connected = { $hex } is not connected to this tile.
monolith-refuse-tiles = { $where }: a faction has { $most } tiles, these are { $count }.
monolith-doubt-poison = There are only { $most } poison markers.
monolith-refuse-kinds = { $where }: a faction has 1 to { $most } different tiles.
monolith-refuse-order-twice = { $where }: the faction has the order “{ $what }” twice.
monolith-refuse-banner = { $where }: a faction has one banner, and it comes first.
monolith-refuse-effect = { $where }: “{ $what }” does not fit this kind of tile. These do: { $known }.
monolith-refuse-factions = { $where }: a pack brings at most { $most } factions.
monolith-refuse-word = { $where }: “{ $value }” cannot stand here, or stands here twice.

## On the board

monolith-board-board = Board, 19 hexes
monolith-board-hand = Your tiles
monolith-board-hand-empty = Empty hand.
monolith-board-hand-of = { $name }: hand
    .short = Hand
monolith-board-hand-placed = { $tile }: on { $hex }
monolith-board-hand-played = { $tile }: played
monolith-board-hand-discarded = { $tile }: discarded
monolith-board-stack-own = Your stack
monolith-board-stack-of = { $name }: stack
monolith-board-about = About { $tile }
monolith-board-empty = empty
monolith-board-may-here = You may choose it.
monolith-board-may-act = This tile can act.
monolith-board-place = Play it
monolith-board-turn-left = Turn left
monolith-board-turn-right = Turn right
monolith-board-hp = { $hp ->
    [one] { $hp } hit point
   *[other] { $hp } hit points
}
monolith-board-stack = tiles left in the stack
monolith-board-discarded = discarded tiles
monolith-board-folded = Monolith folded
monolith-board-unfolded = Monolith unfolded
monolith-battle-title = Battle
monolith-battle-start = Start of battle
monolith-battle-segment = Initiative { $segment }
monolith-battle-segments = Segments of the battle
monolith-battle-outcome = Outcome
monolith-preview-tool = Preview
monolith-foresight-calm = In a battle no tile falls and no banner is hurt.
monolith-foresight-maybe = It depends on choices in the battle.
monolith-foresight-lose = You lose { $tiles }.
monolith-foresight-fall = The enemy loses { $tiles }.
monolith-foresight-lose-battle = In a battle you lose { $tiles }.
monolith-foresight-fall-battle = In a battle the enemy loses { $tiles }.
monolith-foresight-points = { $team ->
    [yes] team
   *[no] banner
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }
monolith-foresight-netted = In a net: { $tiles }.
monolith-foresight-disarmed = Disarmed: { $tiles }.
monolith-foresight-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
monolith-option-left = Left
monolith-option-right = Right
monolith-foresight-hp-own = { $team ->
    [yes] Your team
   *[no] Your banner
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-foresight-hp-own-battle = { $team ->
    [yes] In a battle your team
   *[no] In a battle your banner
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-foresight-hp = { $team ->
    [yes] Enemy team
   *[no] Enemy banner
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-foresight-hp-battle = { $team ->
    [yes] In a battle the enemy team
   *[no] In a battle the enemy banner
 } { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }.
monolith-preview-open = Preview battle
monolith-preview-title = If battle broke out now
monolith-preview-text = As the board stands; nothing is played.
monolith-battle-before = First
monolith-battle-end = End of battle
monolith-preview-after = { $action } (not played yet)
monolith-preview-calm = Nobody would be hurt.
monolith-preview-branch = { $name } would choose:
monolith-preview-cut = There are more ways this could go than are shown.
monolith-board-fresh = just touched
monolith-hint-discard = You have drawn your tiles: one of them goes, the others you may play.
monolith-hint-redraw = { $count ->
    [one] You hold nothing but an order: you may discard it and draw again, whenever that happens.
   *[other] All are orders: you may discard them and draw again, whenever that happens.
}
monolith-unspent-place = You have not played anything yet in this turn.
monolith-hint-last = The Last Battle follows this turn.
monolith-hint-last-turns = A stack is empty: after this turn one more for { $names }, then the Last Battle.
monolith-hint-end = Nothing is left to play: end your turn.
monolith-hint-tiles = { $count ->
    [one] One tile can be chosen.
   *[other] { $count } tiles can be chosen.
}
monolith-hint-play = { $from ->
    [hand] Take a tile from your hand.
    [board] Tiles on the board marked with a dot can still act.
   *[both] Take a tile from your hand. Tiles on the board marked with a dot can act too.
  }
monolith-hint-plays = { $count ->
    [one] One more tile this turn.
   *[other] { $count } more tiles this turn.
  }
monolith-hint-hexes = { $count ->
    [one] One hex is free to choose.
   *[other] { $count } hexes to choose from.
  }
monolith-hint-now = { $turned ->
    [no] Now { $hex }.
   *[yes] Now { $hex }, front { $direction }.
  }
monolith-key-hand = take a tile from the hand
monolith-key-hex = from hex to hex
monolith-key-turn = turn
monolith-key-preview = preview the battle
monolith-key-discard = discard the chosen tile
monolith-key-done = end the turn
monolith-word-direction-0 = up
monolith-word-direction-1 = upper right
monolith-word-direction-2 = lower right
monolith-word-direction-3 = down
monolith-word-direction-4 = lower left
monolith-word-direction-5 = upper left
monolith-tile-of = { $tile } of { $name }
monolith-tile-melee = melee { $sides }
monolith-tile-ranged = ranged { $sides }
monolith-tile-initiative = initiative { $values }
monolith-tile-wounds = { $wounds ->
    [one] one wound, { $life } left
   *[other] { $wounds } wounds, { $life } left
  }
monolith-tile-netted = in a net
monolith-tile-disarmed = disarmed
monolith-tile-poison = { $count ->
    [one] one poison marker
   *[other] { $count } poison markers
  }
monolith-help-entrenched = Entrenched: the first wound only takes the wall.
monolith-option-saves = saves { $victim } from { $source }
monolith-option-cause-poison = poison
monolith-option-cause-order = the order
monolith-help-now-granted = Now: { $what }{ $amount ->
    [0] {""}
   *[other] { " " }+{ $amount }
  } from { $by }.
monolith-help-now-netted = Now in a net ({ $by }): it does not attack, move or give anything.
monolith-help-now-disarmed = Now disarmed ({ $by }): it does not attack.
monolith-word-melee = melee
monolith-word-ranged = ranged
monolith-word-initiative = initiative
monolith-word-toughness = toughness
monolith-word-venom = venom
monolith-word-maneuver = maneuver
monolith-word-teleport = teleport
monolith-word-double_attack = a second attack
monolith-word-penetration = penetration
monolith-word-regeneration = regeneration
monolith-help-initiative = { $count ->
    [one] Initiative { $values }: attacks in that segment of a battle.
   *[other] Initiative { $values }: attacks in each of these segments.
  }
monolith-help-melee = { $sides ->
    [one] Melee { $strength } on one side: wounds the enemy on the next hex.
   *[other] Melee { $strength } on { $sides } sides: wounds the enemies on the next hexes.
  }
monolith-help-ranged = { $sides ->
    [one] Ranged { $strength } on one side: wounds the first enemy on the line; own tiles are no obstacle.
   *[other] Ranged { $strength } on { $sides } sides: wounds the first enemy on each line; own tiles are no obstacle.
  }
monolith-help-armour = Armour: a shot that comes from there is weaker by 1. No help against melee.
monolith-help-net = Net: the adjacent enemy there cannot attack, move or give bonuses.
monolith-help-lightning = Lightning: at the start of a battle it removes the enemy in front of it and leaves the board too. Banners are safe.
monolith-help-assassin = Strikes from anywhere: in its segment one wound to any enemy tile, Banners too.
monolith-help-rune-initiative = The connected own tile has initiative +{ $amount }.
monolith-help-rune-melee = Melee attacks of the connected own tile: +{ $amount }.
monolith-help-rune-ranged = Ranged attacks of the connected own tile: +{ $amount }.
monolith-help-rune-strength = All attacks of the connected own tile: +{ $amount }.
monolith-help-rune-regeneration = When the connected tile would be wounded by one source, the rune leaves instead and the wounds do not happen.
monolith-help-rune-double_attack = The connected own tile attacks a second time.
monolith-help-rune-penetration = Shots of the connected own tile go through every enemy on their line.
monolith-help-rune-maneuver = Gives the connected own tile Maneuver.
monolith-help-rune-teleport = Gives the connected own tile Teleport.
monolith-help-rune-charge = Once in a turn one own cavalry tile may charge, wherever it stands; that ends the turn.
monolith-help-rune-disarm = The enemy tile in that direction does not attack; all else about it works.
monolith-help-rune-toughness = The connected own tile: toughness +{ $amount }.
monolith-help-rune-venom = Gives the connected own tile Venom.
monolith-help-aura-melee = Adjacent own tiles: melee +{ $amount }.
monolith-help-aura-toughness = Adjacent own tiles: toughness +{ $amount }.
monolith-help-aura-maneuver = Adjacent own tiles have Maneuver.
monolith-help-aura-venom = Adjacent own tiles have Venom.
monolith-help-aura-ranged = Adjacent own tiles: ranged +{ $amount }.
monolith-help-aura-strength = Adjacent own tiles: melee and ranged +{ $amount }.
monolith-help-aura-initiative = Adjacent own tiles: initiative +{ $amount }.
monolith-help-aura-double_attack = Adjacent own tiles attack a second time.
monolith-help-aura-penetration = Shots of adjacent own tiles go through every enemy on their line.
monolith-help-aura-disarm = Adjacent enemy tiles do not attack; all else about them works.
monolith-help-aura-teleport = Adjacent own tiles have Teleport.
monolith-help-order-battle = Starts a battle and ends the turn. Not after somebody has drawn a last tile.
monolith-help-order-battle_charge = A battle, or a charge with own cavalry; either ends the turn.
monolith-help-order-move = Own tile: a step to an adjacent free hex, a turn, or both.
monolith-help-order-push = Own tile pushes an adjacent enemy one hex away; its owner picks where to.
monolith-help-order-net = Any enemy tile is netted until the end of the next battle.
monolith-help-order-bomb = One wound to every tile on three hexes that touch one another, own tiles too; Banners are safe.
monolith-help-order-entrench = Own tile or Banner gets a wall: the first wound takes the wall only.
monolith-help-order-turn = Turns any own tile that is not netted.
monolith-help-order-false = One move with an enemy tile, its Banner too: a step, a turn, or both.
monolith-help-order-shot = One wound to any enemy tile but a Banner.
monolith-help-feature-maneuver = Maneuver: once in your turn a step to an adjacent free hex, a turn, or both.
monolith-help-feature-teleport = Teleport: once in your turn to any empty hex, turned as you like.
monolith-help-feature-rotation = Rotation: once in your turn it turns as you like.
monolith-help-feature-cavalry = Cavalry: may charge when an order or the Rune of Charge lets it.
monolith-help-feature-venom = Venom: a target that is wounded but stays gets a poison marker.
monolith-help-feature-transformation = Transformation: when placed it may replace an enemy tile, but no Banner.
monolith-help-feature-toughness = Toughness { $amount }: it takes { $amount } more before it is gone.
monolith-help-hp = Hit points
    .text = Twenty notches, one for each hit point of the side. At zero its banner falls and the match is lost. Allies share them.
monolith-help-stack = Stack
    .text = Tiles that are still to be drawn. Whoever draws the last one brings on the Last Battle.
monolith-help-discard = Discard pile
    .text = Tiles that were discarded, played as orders or eliminated. They do not come back.
monolith-help-discard-empty = Nothing lies there yet.
monolith-help-segment = Segment of the battle
    .text = Tiles with this initiative strike, all at the same time; what falls leaves when the segment ends.
monolith-help-monolith = Monolith
    .text = Two tiles lie under the banner. Once in your turn, before you place a tile, the Monolith can be unfolded: the two appear on free hexes beside it. After a battle it folds again.
monolith-help-monolith-under = Under it lie: { $tiles }.
monolith-help-monolith-secret = What lies under it only its owner knows.
monolith-help-monolith-open = It is unfolded now.
monolith-help-gives = Gives this now to { $tiles }.
monolith-help-gives-nobody = Gives this to nobody now: no tile stands where it points, or it is netted.
monolith-help-nets = Nets now: { $tiles }.
monolith-help-now-marker = Now in a net by the order Net, until the next battle ends: it does not attack, move or give anything.
monolith-help-now-poison = { $count ->
    [one] Poisoned: one wound at the start of every battle.
   *[other] Poisoned: { $count } wounds at the start of every battle.
  }
monolith-help-can = Can act now: { $what }.
monolith-help-used = Already used in this turn: { $what }.
monolith-help-cannot-netted = It cannot act: it is in a net.
monolith-help-cannot-turn = It can act only in its owner’s turn.
monolith-help-cannot-first = First one tile must be discarded.
monolith-help-cannot-target = There is nothing to use it on now.
monolith-help-cannot-plays = No more tiles can be played in this turn.
monolith-help-cannot-full = There is no free hex for it.
monolith-help-cannot-battle = A last tile has been drawn: no battle can be started any more.
monolith-help-count = { $count ->
    [one] One such tile in the faction.
   *[other] { $count } such tiles in the faction.
  }

## The game in short, in our own words. One message a chapter, in order; the whole rules are in docs/rules.

monolith-rules-page = /docs/play/monolith.html
monolith-learn-1 = What it is about
    .text = Two banners stand on nineteen hexes. Yours has twenty hit points, and so has the other one. You place champions and runes around them, turn each just so, and wait for the moment when a battle hurts your opponent more than you. Whoever's banner has more left at the end wins; a banner at zero loses at once.
monolith-learn-2 = A turn
    .text = Draw until you hold three tiles. Discard one of them. Then play, keep or discard the other two in any order, and use what your tiles on the board can do. In the very first turn one tile is drawn, in the second two, and nothing must be discarded. If all you hold are orders, you may throw them away and draw anew.
monolith-learn-3 = Reading a tile
    .text = Edges fight: a blade strikes the neighbour on that side, an arrow flies in a straight line to the first enemy. A plate on an edge is armour and weakens shots by one. A mesh is a net: the enemy there can do nothing at all. The plate in the centre is the initiative. Hearts on the right are wounds: a tile with two hearts is gone after two wounds, one without hearts after the first. Teal marks are borrowed from runes and banners and can be lost again.
monolith-learn-4 = Battle
    .text = A battle begins with a Battle order, with a full board, or at the very end. It is fought in segments from the highest initiative down to zero. All tiles of a segment strike at the same time, then the fallen leave. So a fast tile can remove a slow one before it ever strikes. Banners strike every neighbour in segment zero, but never another banner. Preview, or key B, shows at any time what a battle would do now.
monolith-learn-5 = Runes and orders
    .text = A rune helps your tile on the hex its link points at: stronger, faster, able to move, or saved once from its wounds. Every banner helps its neighbours in its own way. Orders are played from the hand and are gone: move, push, net, bomb, charge and, above all, battle. A battle or a charge ends your turn.
monolith-learn-6 = The end
    .text = Whoever draws the last tile of a stack finishes the turn, the others take one more, and then comes the Last Battle. From that draw on no order can start a battle. More hit points win; if they are equal both play one more turn and fight again.

## Kinds of mistakes, counted, in the summary of a match that is looked back on.
monolith-slip-hurts-only-itself = Only your own side is hit by this.
monolith-slip-aims-off-the-board = Every attack of this tile goes over the edge: it hits nobody.
monolith-slip-places-nothing = You still have two tiles that can be placed.
monolith-fault-battle-other = { $count ->
    [one] One battle was called too early.
   *[other] { $count } battles were called too early.
}
monolith-fault-done-battle = { $count ->
    [one] One battle was missed.
   *[other] { $count } battles were missed.
}
monolith-fault-done-other = { $count ->
    [one] One turn was ended too early.
   *[other] { $count } turns were ended too early.
}
monolith-fault-place-place = { $count ->
    [one] One tile stood in the wrong place, or faced the wrong way.
   *[other] { $count } tiles stood in the wrong place, or faced the wrong way.
}
monolith-fault-place-battle = { $count ->
    [one] A tile was placed where a battle was better.
   *[other] { $count } tiles were placed where a battle was better.
}
monolith-fault-place = { $count ->
    [one] One tile was placed too hastily.
   *[other] { $count } tiles were placed too hastily.
}
monolith-fault-discard = { $count ->
    [one] The wrong tile was discarded once.
   *[other] The wrong tile was discarded { $count } times.
}
## Positions that teach, in themes of four

monolith-theme-1 = Order of blows
    .text = who strikes first
monolith-find-1 = With which segment does the battle begin?
monolith-find-2 = Both strike in the same segment. Who is left?
monolith-find-3 = Who falls before any segment?
monolith-find-4 = The rune is gone. Does the Crossbowman shoot again?
monolith-theme-2 = Lines and armour
    .text = what stops a shot
monolith-find-5 = Whom does the shot hit?
monolith-find-6 = What does armour stop, and what not?
monolith-find-7 = Two shots, one target: does one fly on?
monolith-find-8 = What can a netted tile still do?
monolith-theme-3 = Runes and orders
    .text = what turns a battle
monolith-find-9 = How long does a dying rune help?
monolith-find-10 = One rune, two wounded tiles: which is saved?
monolith-find-11 = Clear the way and take aim in one turn.
monolith-find-12 = The stack is empty. What still happens?

monolith-puzzle-win = Win this turn
    .name = Win now
monolith-puzzle-battle = A battle: gain as much as you can between the banners this turn
    .name = When to fight
monolith-puzzle-place_battle = A battle: gain as much as you can between the banners this turn
    .name = A tile, then a battle
monolith-puzzle-maneuver_battle = A battle: gain as much as you can between the banners this turn
    .name = A manoeuvre, then a battle
monolith-puzzle-place = Gain as much as you can between the banners this turn
    .name = A tile from the hand
monolith-puzzle-maneuver = Gain as much as you can between the banners this turn
    .name = Manoeuvres
monolith-puzzle-charge = Gain as much as you can between the banners this turn
    .name = Charges
monolith-puzzle-target = Gain as much as you can between the banners this turn: whom to strike?
    .name = Whom to strike
monolith-puzzle-banner = Gain as much as you can between the banners this turn
    .name = Other ways
monolith-puzzle-gain = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
monolith-puzzle-hint = What strikes first, and who is still standing then?

monolith-box-rules = Numbers of the rules
monolith-box-fact-bomb = Bomb
monolith-box-fact-hit_points = Hit points of the banner
monolith-box-fact-penetration_strength = Strength of Penetration
monolith-box-fact-poison_markers = Poison markers
monolith-fact-connect = Links
monolith-fact-effect = What it does
monolith-fact-aura = Aura
monolith-fact-ranged = Ranged
monolith-fact-melee = Melee
monolith-fact-count = Copies
monolith-fact-value = Value
monolith-fact-features = Features
monolith-fact-net = Net
monolith-fact-lightning = Lightning
monolith-fact-initiative = Initiative
monolith-fact-armour = Armour
monolith-box-assassin = assassin
monolith-box-battle = battle
monolith-box-battle_charge = battle charge
monolith-box-bomb = bomb
monolith-box-cavalry = cavalry
monolith-box-charge = charge
monolith-box-disarm = disarmament
monolith-box-double_attack = double attack
monolith-box-entrench = fortification
monolith-box-false = false order
monolith-fact-amount = by how much
monolith-fact-type = kind
monolith-box-initiative = initiative
monolith-box-maneuver = manoeuvre
monolith-box-melee = melee
monolith-box-move = move
monolith-box-net = net
monolith-box-penetration = penetration
monolith-box-push = push
monolith-box-ranged = ranged
monolith-box-regeneration = regeneration
monolith-box-rotation = rotation
monolith-box-row = row
monolith-box-shot = shot
monolith-box-strength = strength
monolith-box-teleport = teleport
monolith-box-toughness = toughness
monolith-box-transformation = transformation
monolith-box-trefoil = trefoil
monolith-box-turn = turn
monolith-box-venom = venom
monolith-box-new = New tile
monolith-box-champion = Champion
monolith-box-rune = Rune
monolith-box-order = Order
monolith-own-name = My faction
monolith-own-new = New faction
monolith-own-one = faction
monolith-own-add = Add a tile
monolith-own-add-text = A new tile takes the place of one copy of the most frequent tile, so that the faction keeps its thirty-five.
monolith-own-gone = Delete this faction
monolith-own-like-text = All tiles are copied; change every one of them, rename them, add and remove.
monolith-own-make = Make this faction
monolith-own-piece-gone = Remove this tile
monolith-box-sides = Side of the tile

monolith-edit-champions = Champions
monolith-edit-runes = Runes
monolith-edit-banner = Banner
monolith-edit-rotation = Turn
monolith-edit-wounds = Wounds
monolith-edit-poison = Poison
monolith-edit-net = Netted
monolith-edit-trench = Entrenched
monolith-edit-owner = Whose
monolith-edit-segment = On a Monolith of
monolith-edit-hp = Banner of { $side }
monolith-edit-turn-of = The turn
monolith-edit-turn = To move
monolith-edit-phase = Phase
monolith-edit-phase-play = playing tiles
monolith-edit-phase-discard = discard
monolith-edit-phase-draw = draw
monolith-edit-phase-battle = a battle begins
monolith-edit-phase-last_battle = the Last Battle begins
monolith-edit-number = Turns begun
monolith-edit-pool = Poison markers left
monolith-edit-placed = A tile was placed this turn
monolith-edit-drawn-out = A last tile was drawn
monolith-edit-hand = Hand
monolith-edit-discard = Discarded
monolith-edit-bag = Stack
monolith-edit-rest = All other tiles are in the stacks

## In a terminal
monolith-terminal-stack = stack

### Why a text cannot be read.

monolith-refuse-read-token = “{ $text }” cannot be read. A tile is written as seat, dot, code, rotation and marks, as in r.pik5!
monolith-refuse-read-rotation = “{ $text }” lacks a rotation from 0 to 5.
monolith-refuse-read-tile = There is no tile “{ $text }” in this faction: { $faction }.
monolith-refuse-read-order = “{ $tile }” is an order and never lies on the board.
monolith-refuse-read-hp = Only banners have hit points: “{ $text }”.
monolith-refuse-read-banner = A banner has hit points and no wounds, as in r.ban=17: “{ $text }”.
monolith-refuse-read-under = “{ $text }” cannot be read. What lies under a Monolith is written as a code with marks, as in nig!p, or as a dot.
monolith-refuse-read-tray = A list of tile codes belongs here.
monolith-refuse-read-copies = The box has only { $count } of these: { $tile }.
monolith-refuse-read-wounds = The tile on { $hex } has more wounds than it can bear.
monolith-refuse-read-board = A picture of the board belongs here, a text of nine lines.
monolith-refuse-read-segment = { $hex }: a segment needs options.monoliths = true.
monolith-refuse-read-two-banners = A seat has one banner, and “{ $who }” has two.
monolith-refuse-read-one-turn = “{ $who }” has one turn in a round.
monolith-refuse-read-needs-monoliths = This needs options.monoliths = true.
monolith-refuse-read-unfolded = An unfolded Monolith has two lower segments on the board, that of “{ $who }” too.
monolith-refuse-read-chain = The segments of “{ $who }” do not hold together.
monolith-refuse-read-two-under = Two tiles belong here for each seat, or dots.
monolith-refuse-read-secret = A Monolith that nobody has seen has two tiles under it.
monolith-refuse-read-two-hp = Two numbers belong here, one for each side.
monolith-refuse-read-no-discard = The hand is empty; nothing can be discarded.
monolith-refuse-read-hex = There is no hex “{ $hex }” on the board.
monolith-refuse-read-bomb = The area of the Fire Concoction is “trefoil” or “row”, not “{ $value }”.
monolith-refuse-read-own-id = Here belongs the name of the file: “{ $value }”.
monolith-refuse-read-no-effect = A tile of this kind has no “{ $other }”: { $kind }.
monolith-refuse-read-initiative = An initiative is different numbers from 0 to { $most }, not “{ $value }”.
monolith-refuse-read-feature = There is no such feature: { $name } = { $value }.
monolith-refuse-read-six = “{ $field }” has six numbers from 0 to { $most }, not “{ $value }”.
monolith-refuse-read-zero-one = “{ $field }” is 0 or 1 on each side, not “{ $value }”.
monolith-refuse-read-kinds = A box has at most { $most } kinds of tiles.
monolith-refuse-read-no-seat = There is no seat “{ $value }” at this table.
monolith-refuse-read-range = A whole number from { $low } to { $high } belongs here, not “{ $value }”.
