### Monolith Arena

monolith-name = Monolith Arena
monolith-tagline = Champions, runes and banners on nineteen hexes; strike down the other banner.

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

## Factions

monolith-dragon_empire = Dragon Empire
    .text = Heavy cavalry that charges out of turn, steady infantry, and a banner that lends strength to every blow beside it.
monolith-lords_of_the_abyss = Lords of the Abyss
    .text = Nets, venom and sudden teleports; a Demon that takes the place of what it devours.
monolith-guardians_of_the_realm = Guardians of the Realm
    .text = Stubborn dwarves in the shelter of their banner, with orders for every emergency.
monolith-harbingers_of_the_forest = Harbingers of the Forest
    .text = Quick shooters, assassins and Morlocks, always on the move around their banner.

## Words on tiles

monolith-kind-banner = Banner
monolith-kind-champion = Champion
monolith-kind-rune = Rune
monolith-kind-order = Order
monolith-feature-maneuver = Maneuver
    .text = Once in your turn: step to a free hex beside it and turn it as you like, or just turn it.
monolith-feature-toughness = Toughness
    .text = One more wound is needed to eliminate the tile, for each icon. Wounds never heal.
monolith-feature-cavalry = Cavalry
    .text = May charge.
monolith-feature-teleport = Teleport
    .text = Once in your turn: go to any empty hex of the board and turn as you like.
monolith-feature-venom = Venom
    .text = An attack that wounds leaves one poison marker on the survivor. Each marker is a wound at the start of every battle.
monolith-feature-transformation = Transformation
    .text = When placed it may replace any enemy tile but a banner. Nothing protects that tile.
monolith-feature-rotation = Rotation
    .text = Once in your turn: turn the tile as you like.
monolith-feature-assassin = Assassin
    .text = In its segment it wounds any one enemy tile on the board, banners included. Counts as melee.
monolith-feature-lightning = Lightning
    .text = At the start of a battle the enemy tile in front is eliminated, and this tile with it.
monolith-feature-net = Net
    .text = Holds the enemy tile on that side: no attack, no movement, no bonuses, no features.
monolith-feature-armour = Armour
    .text = Takes one point off every shot that arrives on that side.
monolith-feature-melee = Melee
    .text = Strikes the enemy tile beside that side.
monolith-feature-ranged = Ranged
    .text = Shoots along the line of that side and hits the first enemy; own tiles do not stand in the way.
monolith-feature-initiative = Initiative
    .text = The segment of the battle in which the tile attacks, counted down from the highest.
monolith-feature-poison = Poison
    .text = One wound for each marker at the start of every battle.
monolith-feature-entrenched = Entrenched
    .text = The first wound only takes the marker away.
monolith-feature-disarmed = Disarmed
    .text = Cannot attack; everything else goes on.
monolith-feature-netted = Netted
    .text = Held by a net: it cannot attack, move, give bonuses or use features. Armour and toughness still count.

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
monolith-ask-place_banner = Where does your banner stand?
monolith-ask-draw = Tiles are drawn.
monolith-ask-discard = Discard one tile.
monolith-ask-play = Play tiles or end your turn.
monolith-ask-choose_retreat = Where is your tile pushed to?
monolith-ask-unfold_face = How does this tile face?
monolith-ask-assassin_target = Whom does the Assassin strike?
monolith-ask-spend_regeneration = Which rune of regeneration answers, and for whom?
monolith-ask-share_poison = Too few poison markers: who gets one?

## Beside the questions

monolith-asking-place = { $tile }: choose a hex.
monolith-asking-turn = { $tile }: turn it, then confirm.
monolith-asking-target = { $tile }: choose on the board.
monolith-asking-unfold = Unfolding: choose two hexes.
monolith-asking-sure = { $tile }: play it now?
monolith-asking-nothing = { $tile }: nothing to use it on now.
monolith-plays-none = No more tiles can be played in this turn.
monolith-take-first = First take a tile from your hand, then choose its hex.
monolith-hint-hide = They lie under your banner until you unfold the Monolith in one of your turns. Two of a kind may be taken if the box has them.
monolith-hide-left = { $count } of these left
monolith-hide-chosen = chosen { $count ->
    [one] once
   *[other] { $count } times
 }
monolith-hint-unfold = Choose a hex for { $first }, then one for { $second }. With the banner they must hold together.
monolith-no-tile = the empty segment
monolith-under = under the banner
monolith-ally = ally
monolith-shares = shares hit points with { $name }

## A battle that plays, and its preview

monolith-battle-calm = Nobody strikes anybody
monolith-step-back = Previous segment
monolith-missed-all = Hit nobody: { $tiles }.

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
   *[other] The match ends { $hp0 } to { $hp1 }: { $winner_seat } wins.
 }
monolith-event-resigned = { $seat } gives up.

## Why, in the preview of a battle

monolith-why-strength = strength { $sum }
monolith-why-initiative = initiative { $sum }
monolith-why-twice = attacks twice: { $by }
monolith-why-held = held by { $by }

## Refusals

monolith-refuse-faction-twice = Two players cannot lead the same faction unless mirror matches are allowed.
monolith-refuse-verb = There is no action “{ $verb }”.
monolith-refuse-shape = “{ $verb }” is written like this: { $form }
monolith-refuse-no-hex = There is no hex “{ $hex }” on the board.
monolith-refuse-rotation = A rotation is 0 to 5, not “{ $rotation }”.
monolith-refuse-no-tile = There is no tile “{ $code }”.
monolith-refuse-bomb-shape = { $hexes } is no place for the Fire Concoction: three hexes of the board that touch one another.
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
monolith-refuse-not-an-enemy = The tile on { $hex } is no enemy.
monolith-refuse-netted = The tile on { $hex } is netted.
monolith-refuse-not-adjacent = The tiles do not touch: { $hex }.
monolith-refuse-retreat = A pushed tile goes one hex, to where it no longer touches the pusher and its Monolith holds together; { $hex } is no such hex.
monolith-refuse-spend = No Rune of Regeneration of yours can do that now.
monolith-refuse-no-venom = No venom has just hit the tile on { $hex }.
monolith-refuse-nowhere-to-go = The tile on { $hex } has nowhere to be pushed to.
monolith-refuse-entrenched-already = The tile on { $hex } is already entrenched.
monolith-refuse-netted-already = A net already lies on { $hex }.
monolith-refuse-not-a-banner = The shot does not work on banners ({ $hex }).
monolith-refuse-no-charge-rune = There is no Rune of Charge of yours on { $hex }.
monolith-refuse-no-cavalry = The tile on { $hex } is no cavalry.
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
