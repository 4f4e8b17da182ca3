### Tash-Kalar: everything a player reads.

tashkalar-name = Tash-Kalar: Arena of Legends
tashkalar-tagline = Lay out patterns of stones, summon beings, and let legends decide the duel.
tashkalar-first = Duel: North against South
tashkalar-first-1 = A duel with two decks that are alike: points for destroyed pieces, no tasks
tashkalar-first-2 = About 30 minutes, no clock, moves can be taken back
tashkalar-first-3 = A hint for every question; High Form and the other schools come later

tashkalar-mode-high_form = High Form
    .text = Two players. Points for tasks and for legendary pieces on the board.
tashkalar-mode-duel = Deathmatch Duel
    .text = Two players. Points for destroyed enemy pieces, summoned legends and the opponent's flares.
tashkalar-mode-melee = Deathmatch Melee
    .text = Three or four players. Points are kept for each enemy colour; the lowest colour is your result.
tashkalar-mode-high_form_teams = High Form in teams
    .text = Two teams of two share pieces and legends and play for tasks.
tashkalar-mode-duel_teams = Deathmatch Duel in teams
    .text = Two teams of two share pieces and legends and play for destroyed pieces.

tashkalar-setting-schools = School
    .text = The deck each player brings. No two players may bring the same one.
tashkalar-setting-schools-northern = Northern Empire
tashkalar-setting-schools-southern = Southern Empire
tashkalar-setting-schools-highland = Highland
tashkalar-setting-schools-sylvan = Sylvan
tashkalar-setting-schools-everfrost = Everfrost
tashkalar-setting-schools-nethervoid = Nethervoid
tashkalar-setting-schools-etherweave = Etherweave
tashkalar-setting-turn_limit = Turn limit
    .text = The end of the game begins with this turn at the latest.

tashkalar-northern = Northern Empire
    .text = The deck of the Empire in blue.
tashkalar-southern = Southern Empire
    .text = The same deck of the Empire in red.
tashkalar-highland = Highland
    .text = Direct and fierce: combat moves, leaps and rites on coloured squares.
tashkalar-sylvan = Sylvan
    .text = Growth and conversion, with strength in those who lag behind.
tashkalar-everfrost = Everfrost
    .text = Some beings keep a frozen effect that can be thawed later.
tashkalar-nethervoid = Nethervoid
    .text = One piece is the Gateway, around which much of the deck turns.
tashkalar-etherweave = Etherweave
    .text = Warp effects now, the price later: a pending being must still be summoned.

tashkalar-ask-act = Your turn: place, summon, or discard.
    .rule = The turn (TK §3): two actions, in the very first turn one, and all must be used: place a common piece on an empty square, summon a being whose pattern your pieces show, or once a turn discard a being. A flare costs no action.
tashkalar-ask-finish = All actions are used: end the turn.
    .rule = The end of the turn (TK §7, §8): before you end it you may still invoke a flare and, in High Form, claim one task. Then you draw up to three beings, two legends and a flare.
tashkalar-ask-partner_act = You have control: place common pieces.
    .rule = Handing over (TK §10): the partner finishes the effect and uses all remaining actions to place common pieces. Scoring and drawing stay with whoever began the turn.
tashkalar-ask-place_lifted = Where shall the lifted piece go?
    .rule = Empty supply (TK §3): a piece lifted from the board is placed again as a common piece on any empty square, also on the one it came from.
tashkalar-ask-lift = Your supply is empty: which piece is lifted?
    .rule = Shortage (TK §4): without a token in supply an own piece that the pattern can spare is lifted for the new being. It does not count as destroyed.
tashkalar-ask-return = Which cards go back under their decks?
    .rule = Discarding (TK §3): with the discarded being any number of other cards from your hand may go under their decks, in the order you choose. At the end of the turn you draw new ones.
tashkalar-ask-start_pieces = Set up the first pieces.
    .rule = Set-up (TK §2): whoever plays last puts down the first common pieces, each of another colour, on the squares that are offered.
tashkalar-ask-legend_colour = The point for the legend: in which colour?
    .rule = Legends in a Melee (TK §8): a summoned legend is worth a point in an enemy colour of your choice. Your weakest colour is your result.
tashkalar-ask-leftover_colour = The point for single pieces: in which colour?
    .rule = Single pieces in a Melee (TK §8): two common pieces of one colour are worth a point. If single ones of two or three colours are left over, you get one point in one of these colours.
tashkalar-ask-effect = Resolve the effect.
    .rule = Effects (TK §5): “may” and “up to” leave you the choice; all else must be done as far as possible, even if it hurts you. A standard move takes a lower rank, a combat move an equal one as well.
tashkalar-ask-keep_frozen = Which frozen effect stays in play?
    .rule = Frozen effects (TK, Everfrost): only one may lie in play at a time; the other card goes to the discard pile.
tashkalar-ask-draw = A card is drawn.
    .rule = Drawing (TK §7): at the end of the turn hands are filled to three beings, two legends and a flare.

tashkalar-verb-place = Place
tashkalar-verb-lift = Lift
tashkalar-verb-summon = Summon
tashkalar-verb-discard = Discard
tashkalar-verb-flare = Invoke
tashkalar-verb-thaw = Thaw
tashkalar-verb-warp = Warp
tashkalar-verb-claim = Claim
tashkalar-verb-end = End the turn
tashkalar-verb-copy = Copy
tashkalar-verb-move = Move
tashkalar-verb-leap = Leap
tashkalar-verb-destroy = Destroy
tashkalar-verb-upgrade = Upgrade
tashkalar-verb-downgrade = Downgrade
tashkalar-verb-convert = Convert
tashkalar-verb-shoot = Fire
tashkalar-verb-choose = Choose
tashkalar-verb-swap = Swap
tashkalar-verb-option = Option
tashkalar-verb-gain = Gain an action
tashkalar-verb-recover = Take back
tashkalar-verb-drop = Discard
tashkalar-verb-keep = Keep
tashkalar-verb-return = Return
tashkalar-verb-start = Set
tashkalar-verb-score = Score
tashkalar-verb-draw = Draw
tashkalar-verb-pass = Decline
tashkalar-verb-done = Done
tashkalar-verb-handover = Hand over to partner

tashkalar-event-turn = Turn { $number }: { $seat }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
tashkalar-event-placed = { $owner_seat }: { $rank } piece placed on { $at }.
tashkalar-event-lifted = { $seat } lifts the piece from { $at }.
tashkalar-event-summoned = { $seat } summons { $card } on { $at }.
tashkalar-event-improvised = { $seat } improvises with the piece on { $at }.
tashkalar-event-destroyed = { $owner_seat } loses a { $rank } piece on { $at }.
tashkalar-event-moved = The piece on { $from } moves to { $to }.
tashkalar-event-leapt = The piece on { $from } leaps to { $to }.
tashkalar-event-upgraded = The piece on { $at } becomes { $rank }.
tashkalar-event-downgraded = The piece on { $at } is only { $rank } now.
tashkalar-event-converted = The piece on { $at } now belongs to { $owner_seat } and is { $rank }.
tashkalar-event-swapped = The pieces on { $from } and { $to } change places.
tashkalar-event-shot = Shot from { $from } towards { $direction }.
tashkalar-event-gained = { $seat } gains { $actions ->
        [one] an action
       *[other] { $actions } actions
    }.
tashkalar-event-lost_action = { $seat } loses an action.
tashkalar-event-chilled = All others begin their next turn with one action fewer.
tashkalar-event-discarded = { $known ->
        [no] { $seat } discards a being.
       *[other] { $seat } discards { $card }.
    }
tashkalar-event-returned = { $seat } puts a card under its deck ({ $what ->
        [being] being
        [legend] legend
       *[flare] flare
    }){ $known ->
        [no] .
       *[other] : { $card }.
    }
tashkalar-event-dropped = { $seat } discards { $card }.
tashkalar-event-flare = { $seat } invokes a flare against { $against_seat }: { $half ->
        [upper] upper half
        [lower] lower half
       *[both] both halves
    } ({ $card }).
tashkalar-event-thawed = { $seat } thaws { $card }.
tashkalar-event-froze = { $seat } keeps { $card } as frozen effect.
tashkalar-event-warped = The warp effect of { $card } is copied.
tashkalar-event-pending = { $seat } plays the warp effect of { $card }, which is pending now.
tashkalar-event-loaded = { $seat } lays the { $rank } piece from { $at } on Merchant of Time.
tashkalar-event-unloaded = The { $rank } piece of { $owner_seat } returns from Merchant of Time to { $at }.
tashkalar-event-chose = { $seat } chooses { $at }.
tashkalar-event-gateway = The Gateway of { $seat } is on { $at } now.
tashkalar-event-handed_over = { $seat } hands control to { $to_seat }.
tashkalar-event-extra_turn = { $seat } will have another turn.
tashkalar-event-recovered = { $known ->
        [no] { $seat } takes back a card.
       *[other] { $seat } takes back { $card }.
    }
tashkalar-event-shown = { $seat } shows { $card } in the discard pile.
tashkalar-event-drew = { $known ->
        [no] { $seat } draws a card ({ $what ->
            [being] being
            [legend] legend
           *[flare] flare
        }).
       *[other] { $seat } draws { $card }.
    }
tashkalar-event-task = { $place ->
        [current] Current task: { $card }.
        [next] Next task: { $card }.
        [under] Task under the deck: { $card }.
       *[aside] Task set aside: { $card }.
    }
tashkalar-event-claimed = { $seat } claims { $card } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
tashkalar-event-scored = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } { $why ->
        [destroyed] for destroyed pieces
        [legend] for a summoned legend
        [flare] from a flare
       *[leftover] for single pieces
    }{ $coloured ->
        [no] .
       *[other] , in the colour of { $colour_seat }.
    }
tashkalar-event-reshuffled = The { $what ->
        [legend] legends
       *[flare] flares
    } are shuffled again.
tashkalar-event-ending = The end of the game begins: { $reason ->
        [deck] a deck has run out
        [score] the goal is reached
       *[limit] the turn limit is reached
    }. Everybody has one more turn.
tashkalar-event-over = The game is over.
tashkalar-event-resigned = { $seat } resigns.

tashkalar-refuse-unreadable = “{ $text }” is not an action of this game.
tashkalar-refuse-unknown-card = There is no card “{ $card }” here.
tashkalar-refuse-unknown-square = “{ $square }” is not a square of the arena.
tashkalar-refuse-unknown-colour = “{ $colour }” is not a colour in this game.
tashkalar-refuse-which-orientation = “{ $text }” is possible in several orientations; name one: { $known }.
tashkalar-refuse-which-opponent = “{ $text }” could be compared with several opponents; name one: { $known }.
tashkalar-refuse-one-stand-in = Only one enemy piece may be improvised, and one borrowed, for a being.
tashkalar-refuse-schools-alike = No two players may bring the same school: { $schools }.
tashkalar-refuse-in-effect = Nothing else may happen until the effect is finished.
tashkalar-refuse-not-now = This cannot be done now.
tashkalar-refuse-partner-only-places = A player who was handed control may only place common pieces.
tashkalar-refuse-after-handover = After a handover only scoring and drawing are left to you.
tashkalar-refuse-no-action-left = No action is left this turn.
tashkalar-refuse-square-taken = { $square } is taken.
tashkalar-refuse-lift-first = Your supply is empty: lift one of your common or heroic pieces first.
tashkalar-refuse-only-common = The place action sets one of your own common pieces.
tashkalar-refuse-supply-left = A piece is lifted only when the supply is empty.
tashkalar-refuse-not-yours = The piece on { $square } is not yours.
tashkalar-refuse-lift-legendary = A legendary piece cannot be lifted for a common one.
tashkalar-refuse-not-in-hand = { $card } is not in your hand.
tashkalar-refuse-not-your-card = { $card } is not a card of your deck.
tashkalar-refuse-improvise-melee = Improvised summoning belongs to the Melee.
tashkalar-refuse-improvise-enemy = On { $square } there is no enemy piece to improvise with.
tashkalar-refuse-improvised-already = You have already improvised with that colour.
tashkalar-refuse-no-leave = No card lets you use an enemy piece now.
tashkalar-refuse-higher-rank = A piece of higher rank on { $square } keeps { $card } out.
tashkalar-refuse-no-piece = There is no piece left that could become { $card }.
tashkalar-refuse-other-way = The pattern of { $card } for { $square } is not there in this way; another way is.
tashkalar-refuse-no-pattern = Your pieces do not form the pattern of { $card } for { $square }.
tashkalar-refuse-empty-colourless = { $card } appears only on an empty square without colour.
tashkalar-refuse-no-spare = There is no piece of yours on { $square } that could be lifted and that the pattern can spare.
tashkalar-refuse-discarded-already = The discard action is used already this turn.
tashkalar-refuse-discard-being = Only a being of your own deck can be discarded, not { $card }.
tashkalar-refuse-flare-condition = No condition of this flare is met.
tashkalar-refuse-not-frozen = { $card } is not your frozen effect.
tashkalar-refuse-summon-now = { tashkalar-frostweave-summoner } is thawed: now you summon a being.
tashkalar-refuse-nothing-to-summon = { $card } is thawed right before a summoning, and there is nothing to summon now.
tashkalar-refuse-no-warp = The warp effect of { $card } cannot be played now.
tashkalar-refuse-no-partner = There is no partner to hand control to.
tashkalar-refuse-actions-left = All actions must be used first; left: { $actions }.
tashkalar-refuse-not-current = { $card } is not a current task.
tashkalar-refuse-task-open = The condition of { $card } is not met.
tashkalar-refuse-no-piece-there = There is no piece on { $square }.
tashkalar-refuse-too-far = { $square } is not adjacent.
tashkalar-refuse-rank-too-high = The rank of the piece on { $square } is too high.
tashkalar-refuse-not-by-card = The card does not allow this.
tashkalar-refuse-no-target = { $square } is not a target of this effect.
tashkalar-refuse-which-piece = Another piece may be placed on { $square }; possible: { $known }.
tashkalar-refuse-forced = This part of the effect is not optional.
tashkalar-refuse-step = { $where }: “{ $what }” cannot be put together with “{ $field }” like that. Take the effect of a card that has it.
tashkalar-refuse-two-squares = { $where }: a pattern has one summon square.
tashkalar-refuse-pattern = { $where }: a pattern has 1 to { $most } pieces.
tashkalar-refuse-reach = { $where }: a pattern reaches at most four squares from its summon square.
tashkalar-refuse-arena = { $where }: the arena has nine rows of nine squares, its corners cut off.

# Beings and legends

tashkalar-swordmaster = Swordmaster
    .text = You may destroy an enemy common piece at one of her corners. If you do, she becomes heroic.
tashkalar-messenger = Messenger
    .text = One of your common or heroic pieces may make any number of standard moves, all in one direction.
tashkalar-herald = Herald
    .text = Up to two moves with your pieces, each onto an empty square.
tashkalar-bomb = Bomb
    .text = If you still have an action left, the Bomb and every common piece touching it are destroyed. As your last action it does nothing.
tashkalar-chronicler = Chronicler
    .text = Upgrade another common piece of yours. It may then make a standard move.
tashkalar-assassin = Assassin
    .text = Destroy whatever stands on the marked square. If the square is empty, the Assassin may step onto it.
tashkalar-time-mage = Time Mage
    .text = You gain an action. An enemy piece on the marked square is destroyed.
tashkalar-summoner = Summoner
    .text = Place up to two of your common pieces on marked squares.
tashkalar-hypnotist = Hypnotist
    .text = Choose one enemy colour: up to three of its common pieces, or up to two of its heroic pieces, each make a combat move as you decide.
tashkalar-cannon = Cannon
    .text = You may fire along one of the arrows: every common piece on that line is destroyed. Higher pieces do not stop the shot.
tashkalar-champion = Champion
    .text = You may destroy one enemy piece of any rank touching the Champion. If it was legendary, the Champion is destroyed too and you gain an action.
tashkalar-infantry-captain = Infantry Captain
    .text = Up to two combat moves with your other pieces.
tashkalar-cavalry-captain = Cavalry Captain
    .text = One of your other pieces may make up to one combat move and up to two standard moves, in any order.
tashkalar-gryphon-rider = Gryphon Rider
    .text = She may make a combat leap to any square. After it you may downgrade her to place one of your common pieces beside her.
tashkalar-knight = Knight
    .text = Up to three combat moves; the Knight never captures common pieces.
tashkalar-high-priestess = High Priestess
    .text = She may make a standard move. Then you may upgrade a common piece of any player touching her.
tashkalar-master-of-intrigue = Master of Intrigue
    .text = Up to three moves in all: standard moves of the Master, or combat moves of common or heroic pieces of his pattern.
tashkalar-gun-tower = Gun Tower
    .text = You may fire left or right along an arrow: the first two pieces are destroyed. A legendary piece survives and ends the shot.
tashkalar-wild-eagle = Wild Eagle
    .text = It may make a combat leap to any square.
tashkalar-clan-axeman = Clan Axeman
    .text = You may destroy one common or heroic piece sharing an edge with his square.
tashkalar-clan-healer = Clan Healer
    .text = Place up to two of your common pieces on squares that touch a green square.
tashkalar-dire-wolf = Dire Wolf
    .text = Up to two combat moves.
tashkalar-ritual-keeper = Ritual Keeper
    .text = Summoned on green: upgrade one of your common pieces. On red: one of your pieces may make a combat move.
tashkalar-eagle-lord = Eagle Lord
    .text = He may make a combat leap to any square.
tashkalar-wolf-rider = Wolf Rider
    .text = Up to two combat moves.
tashkalar-blood-shaman = Blood Shaman
    .text = Destroy one common or heroic piece anywhere. If it stood on red, all common pieces around that square are destroyed too.
tashkalar-war-drummer = War Drummer
    .text = Your other pieces may make one combat move or up to two standard moves.
tashkalar-hill-giant = Hill Giant
    .text = Destroy all common and heroic pieces sharing an edge with his square, yours included.
tashkalar-warlord = Warlord
    .text = Up to three combat moves with your pieces; a third one only if the Warlord makes at least one of them.
tashkalar-war-summoner = War Summoner
    .text = You gain an action. The next being you summon this turn may use one enemy piece in its pattern.
tashkalar-ritual-master = Ritual Master
    .text = Summoned on green: you gain two actions. On red: you may destroy one heroic and one common piece anywhere.
tashkalar-legend-slayer = Legend Slayer
    .text = At the corners of the Slayer's square you may destroy one legendary piece, or up to two lower ones.
tashkalar-mountain-troll = Mountain Troll
    .text = Destroy all enemy common pieces touching the Troll. If that was two or more, you gain an action.
tashkalar-hungry-bear = Hungry Bear
    .text = Up to two standard moves; the Bear stops when it enters an empty square.
tashkalar-werewolf = Werewolf
    .text = Summoned on a red or green square other than the centre: up to three combat moves. Elsewhere: up to one standard move.
tashkalar-clan-guardian = Clan Guardian
    .text = You may upgrade a common piece of the pattern used.
tashkalar-sapling = Sapling
    .text = It becomes heroic at once.
tashkalar-kiskin-farseeders = Kiskin Farseeders
    .text = You may place one of your common pieces beside any of your pieces.
tashkalar-charging-buck = Charging Buck
    .text = Up to two combat leaps, each to a square exactly two away.
tashkalar-forest-wardens = Forest Wardens
    .text = Destroy a common piece of an opponent with more common pieces than you, then a heroic piece of an opponent with more upgraded pieces than you.
tashkalar-naiad = Naiad
    .text = Up to two different pieces of yours touching the Naiad may make a standard move each.
tashkalar-kiskin-spirit = Kiskin Spirit
    .text = You may put a card from your discard pile on top of your deck. If you do, or if the pile is empty, draw one extra being this turn.
tashkalar-dryad = Dryad
    .text = You may convert a touching enemy common or heroic piece into your common piece.
tashkalar-centaur-spearman = Centaur Spearman
    .text = He may make a combat move. If he moves, the first piece further in that direction is destroyed unless it is legendary.
tashkalar-centaur-chieftain = Centaur Chieftain
    .text = He may make a combat move. If he moves, your other pieces may make up to three combat moves in the same direction.
tashkalar-unicorn = Unicorn
    .text = Either the Unicorn may make a combat move, or you gain an action.
tashkalar-sylvan-queen = Sylvan Queen
    .text = You may convert an enemy common or heroic piece at one of her corners, keeping its rank.
tashkalar-sylvan-princess = Sylvan Princess
    .text = You may convert an enemy common piece at one of her corners.
tashkalar-woodland-druid = Woodland Druid
    .text = Upgrade one common piece of every colour.
tashkalar-forest-ancient = Forest Ancient
    .text = Place two enemy common pieces within distance 2, then destroy two common pieces of the same colours within distance 3.
tashkalar-forest-mystic = Forest Mystic
    .text = At the end of this turn draw an extra being and an extra legend.
tashkalar-kiskin-leafsplitter = Kiskin Leafsplitter
    .text = Up to twice: destroy the first piece in a diagonal direction.
tashkalar-kiskin-boughrunner = Kiskin Boughrunner
    .text = Up to three combat moves, each ending beside another piece of yours.
tashkalar-tree-shepherd = Tree Shepherd
    .text = Choose one of your pieces: a common one is upgraded, a heroic one may make a combat move, a legendary one a standard move.
tashkalar-fire-dragon = Fire Dragon
    .text = Choose an arrow. In that direction and 45 degrees to either side all common and heroic pieces within distance 2 are destroyed.
tashkalar-hell-bull = Hell Bull
    .text = It may make any number of combat moves in one direction. After destroying a legendary piece it stops.
tashkalar-angel-of-death = Angel of Death
    .text = You may choose another piece: it is upgraded if possible, then the Angel leaps onto it and destroys it.
tashkalar-the-eldest-tree = The Eldest Tree
    .text = On up to three touching squares: destroy an enemy common or heroic piece, upgrade your common piece, or place your common piece on an empty one.
tashkalar-bone-catapult = Bone Catapult
    .text = You may destroy any one piece on one of the arrow lines, together with all common pieces touching it.
tashkalar-fire-elemental = Fire Elemental
    .text = Destroy all touching enemy common and heroic pieces, or all enemy common pieces within distance 2.
tashkalar-leviathan = Leviathan
    .text = Downgrade up to three upgraded pieces that hang together, or destroy up to four common pieces that hang together. Colours may be mixed; none twice.
tashkalar-two-headed-dragon = Two-Headed Dragon
    .text = You may upgrade a piece of the pattern used. If you do, you may destroy a heroic piece touching it.
tashkalar-earth-elemental = Earth Elemental
    .text = Destroy a common or heroic piece on or beside red. Upgrade a common piece on or beside green. The Elemental may then make a combat move onto a coloured square.
tashkalar-time-elemental = Time Elemental
    .text = After this turn you take a whole extra turn, before anyone else; even if the end of the game has begun.
tashkalar-storm-elemental = Storm Elemental
    .text = You may place one of your pieces within distance 3 and move it in one direction by up to 5 (common), 3 (heroic) or 1 (legendary) combat moves. Then it is destroyed.
tashkalar-titan = Titan
    .text = Destroy all pieces at the edges and all common and heroic pieces at the corners of its square. None of them counts.
tashkalar-snow-fox = Snow Fox
    .text = Up to two standard moves.
tashkalar-royal-reindeer = Royal Reindeer
    .text = It may make a combat leap to a square exactly two away. If no piece was destroyed by the summoning or the leap, it is upgraded.
tashkalar-crystal-mirror = Crystal Mirror
    .text = You may choose one heroic or up to two common pieces on the yellow squares; your pieces of the same rank appear on the mirrored squares if those are empty.
tashkalar-crystal-grower = Crystal Grower
    .text = Upgrade one common piece of every enemy colour. Frozen: upgrade one of your common pieces.
tashkalar-ice-princess = Ice Princess
    .text = Another common piece of yours may make a combat move. Frozen: one of your common pieces makes a standard move.
tashkalar-ice-queen = Ice Queen
    .text = Another heroic piece of yours may make a combat move. Frozen: one of your heroic pieces makes a standard move.
tashkalar-frostweave-summoner = Frostweave Summoner
    .text = Frozen: immediately before a summoning; that being may use one enemy piece in its pattern.
tashkalar-winter-whisperer = Winter Whisperer
    .text = Frozen: you may destroy one of your common pieces; you may discard your flare. If you did both, you gain an action.
tashkalar-frozen-chest = Frozen Chest
    .text = You may take a card with a frozen effect from your discard pile and put it into play.
tashkalar-everfrost-sentinel = Everfrost Sentinel
    .text = If the summoning destroyed an enemy piece, you may downgrade the Sentinel: every other side begins its next turn with one action fewer.
tashkalar-glacier-giant = Glacier Giant
    .text = Any number of combat moves along one arrow. If it moved, it may run into a legendary piece next on the way: both are destroyed.
tashkalar-polar-bear = Polar Bear
    .text = It may make a combat move. After a capture it may make a standard move; after another capture it may step onto an empty square.
tashkalar-war-sled = War Sled
    .text = Up to three combat moves: the first along an arrow, each further one bending by at most 45 degrees.
tashkalar-snow-monster = Snow Monster
    .text = Destroy every enemy common piece within distance 2 that touches one of your pieces.
tashkalar-frost-imp = Frost Imp
    .text = You may push a common piece touching the Imp in any direction: it slides until something stops it.
tashkalar-ice-wyvern = Ice Wyvern
    .text = It may make a combat leap to any square; if it captures, it is destroyed. Frozen: place one of your common pieces beside one of your heroic pieces.
tashkalar-deathbringer = Deathbringer
    .text = You may destroy a touching piece: a heroic one must touch another piece of yours, a legendary one three others. It counts twice and leaves the game.
tashkalar-frostweave-illusionist = Frostweave Illusionist
    .text = It is replaced by a common piece of an enemy colour you choose. Frozen: convert an enemy common piece anywhere.
tashkalar-shadow-imp = Shadow Imp
    .text = It may make a combat move. If it moves and is not the Gateway, the Gateway may make a combat move in the same direction.
tashkalar-flame-imp = Flame Imp
    .text = You may destroy a common piece touching the Gateway.
tashkalar-gate-keeper = Gate Keeper
    .text = You may upgrade one of your common pieces or place a common piece; that piece becomes the Gateway.
tashkalar-demon-of-gluttony = Demon of Gluttony
    .text = It may make a combat move. After a capture it is upgraded and may make another; after a second capture it becomes the Gateway.
tashkalar-demon-of-pride = Demon of Pride
    .text = It is upgraded, becomes the Gateway and may make a combat move.
tashkalar-acolyte-of-destruction = Acolyte of Destruction
    .text = Destroy a common piece. If the Gateway stands on red, you may also destroy a heroic piece touching the victim's square.
tashkalar-acolyte-of-growth = Acolyte of Growth
    .text = Place one of your common pieces. If the Gateway stands on green, also place a heroic piece beside it.
tashkalar-power-seeker = Power Seeker
    .text = As the Gateway it may make a standard move. Otherwise it may make any number of combat moves, each towards the Gateway.
tashkalar-hell-hound = Hell Hound
    .text = You may destroy a touching piece. Unless a legendary piece was destroyed, this card goes under your deck, even if nothing was; not if the deck is empty.
tashkalar-vortexmaster = Vortexmaster
    .text = The Gateway may make a combat move. Then one of your pieces touching the Gateway may make a combat move.
tashkalar-gate-master = Gate Master
    .text = Upgrade the Gateway, then choose one of your common or heroic pieces as the Gateway. If the upgrade made a legendary piece, you have summoned a legend on the Gate Master's square.
tashkalar-hell-rider = Hell Rider
    .text = Up to three combat moves, but only one as the Gateway.
tashkalar-demon-of-wrath = Demon of Wrath
    .text = If no enemy common piece touches the Gateway, the Gateway may make a standard move. Then all enemy common pieces touching it are destroyed.
tashkalar-demon-of-greed = Demon of Greed
    .text = Destroy one common and one heroic piece of yours, neither of them the Gateway. You gain an action for each.
tashkalar-demon-of-lust = Demon of Lust
    .text = Up to two different pieces each make a combat move towards the Gateway, which they may not capture.
tashkalar-demon-of-sloth = Demon of Sloth
    .text = Spend one more action doing nothing. If you have none, the Gateway is destroyed.
tashkalar-demon-of-envy = Demon of Envy
    .text = Place a common piece beside the Gateway, and go on while an opponent has more pieces than you and there is room.
tashkalar-possessed-summoner = Possessed Summoner
    .text = Place an enemy common piece beside a piece of its colour. Your next summoning this turn uses that colour's pieces for the pattern. You may also discard your flare to gain an action.
tashkalar-doppelganger = Doppelganger
    .text = If you have a pending being, a copy of its warp effect happens.
tashkalar-paradox-worm = Paradox Worm
    .text = You may swap one of your common or heroic pieces with an enemy piece of equal rank. Warp: upgrade an enemy common piece; you may discard your pending being.
tashkalar-lesser-shadow-twin = Lesser Shadow Twin
    .text = If Greater Shadow Twin is in your discard pile: choose one of your pieces and destroy up to two common pieces touching it. Warp: upgrade one of your common pieces.
tashkalar-translocationist = Translocationist
    .text = Up to twice swap one of your heroic pieces with one of your common pieces; each heroic piece once. Warp: you gain an action.
tashkalar-antimatter-spirit = Antimatter Spirit
    .text = Warp: your common piece appears on an empty colourless square and leaves it by a combat move; then a common piece of another colour does the same in the opposite direction. All or nothing.
tashkalar-merchant-of-time = Merchant of Time
    .text = A piece on this card makes a standard leap to a colourless square. Warp: take a piece from a colourless square and lay it on this card. Nothing copies this warp; while pending the card is neither discarded nor taken back.
tashkalar-gate-of-oblivion = Gate of Oblivion
    .text = Destroy the piece on the purple square. You may also destroy a common or heroic piece on another marked square. Warp: this turn every piece you destroy counts once more.
tashkalar-time-traveler = Time Traveler
    .text = Appears on any empty colourless square. You may destroy a touching common piece; then the top card of your discard pile goes on top of your deck.
tashkalar-greater-shadow-twin = Greater Shadow Twin
    .text = If Lesser Shadow Twin is in your discard pile, you may destroy a heroic piece touching at least two of your pieces. Warp: upgrade one of your common pieces.
tashkalar-warpmaster = Warpmaster
    .text = You may take your pending being back into your hand, or the Warpmaster may make a standard move.
tashkalar-dark-sphere = Dark Sphere
    .text = Up to three different common or heroic pieces, at most two of a colour, each make a combat move that ends exactly two squares from the Sphere.
tashkalar-void-summoner = Void Summoner
    .text = For your next summoning this turn up to two empty squares count as your common pieces. Warp: one of your common or heroic pieces makes a standard move.
tashkalar-eternal-emperor = Eternal Emperor
    .text = Unless you played his warp effect this turn, you may perform it now. Warp: place a common piece, or make a combat move with a common piece, or a standard move with an upgraded one.
tashkalar-reality-patch = Reality Patch
    .text = You may destroy one heroic piece of each enemy colour, discard your pending being, and discard a card from your hand.
tashkalar-polarity-queen = Polarity Queen
    .text = Two different common or heroic pieces of yours, not the Queen, make combat moves in opposite directions, if both can. Warp: place a common piece beside an enemy piece.
tashkalar-singularity = Singularity
    .text = Choose an empty colourless square: every common piece touching it makes a combat move onto it, in the order you choose.
tashkalar-ziggurat-sentinel = Ziggurat Sentinel
    .text = You may copy the warp effect of a card in your discard pile, or the Sentinel may make up to three combat moves along the arrow. Warp: one of your common or heroic pieces makes a combat move or two standard moves.
tashkalar-iris-of-eternity = Iris of Eternity
    .text = You may destroy a touching legendary piece, or upgrade the Iris: then it counts as a summoned legend and your legends are discarded.

# Flares

tashkalar-f01 = Flare 1
    .text = Upper half, if the opponent has 3 more upgraded pieces: place a common piece. Lower half, if the opponent has 6 more pieces: place a heroic piece.
    .upper = Place a common piece.
    .lower = Place a heroic piece.
tashkalar-f02 = Flare 2
    .text = Upper half, if the opponent has 4 more upgraded pieces: place a common piece. Lower half, if the opponent has 4 more pieces: place a common piece.
    .upper = Place a common piece.
    .lower = Place a common piece.
tashkalar-f03 = Flare 3
    .text = Upper half, if the opponent has 3 more upgraded pieces: up to three standard moves with your common pieces. Lower half, if the opponent has 5 more pieces: you gain an action.
    .upper = Up to three standard moves with your common pieces.
    .lower = You gain an action.
tashkalar-f04 = Flare 4
    .text = Upper half, if the opponent has 4 more upgraded pieces: place a common piece. Lower half, if the opponent has 5 more pieces: place a common piece or convert an enemy common piece.
    .upper = Place a common piece.
    .lower = Place a common piece or convert an enemy common piece.
tashkalar-f05 = Flare 5
    .text = Upper half, if the opponent has 3 more upgraded pieces: a standard move with your common piece, or upgrade it. Lower half, if the opponent has 6 more pieces: place two common pieces.
    .upper = A standard move with your common piece, or upgrade it.
    .lower = Place two common pieces.
tashkalar-f06 = Flare 6
    .text = Upper half, if the opponent has 4 more upgraded pieces: place a common piece or upgrade one of yours. Lower half, if the opponent has 4 more pieces: your common piece may make a combat leap.
    .upper = Place a common piece or upgrade one of yours.
    .lower = Your common piece may make a combat leap.
tashkalar-f07 = Flare 7
    .text = Upper half, if the opponent has 4 more upgraded pieces: place a common piece. Lower half, if the opponent has 6 more pieces: upgrade your common piece and gain an action.
    .upper = Place a common piece.
    .lower = Upgrade your common piece and gain an action.
tashkalar-f08 = Flare 8
    .text = Upper half, if the opponent has 4 more upgraded pieces: you gain an action. Lower half, if the opponent has 5 more pieces: place a common piece.
    .upper = You gain an action.
    .lower = Place a common piece.
tashkalar-f09 = Flare 9
    .text = Upper half, if the opponent has 5 more upgraded pieces: place a heroic piece. Lower half, if the opponent has 4 more pieces: you may make one standard and one combat move with your common pieces.
    .upper = Place a heroic piece.
    .lower = You may make one standard and one combat move with your common pieces.
tashkalar-f10 = Flare 10
    .text = Upper half, if the opponent has 5 more upgraded pieces: place two common pieces. Lower half, if the opponent has 5 more pieces: place a common piece.
    .upper = Place two common pieces.
    .lower = Place a common piece.
tashkalar-f11 = Flare 11
    .text = Upper half, if the opponent has 3 more upgraded pieces: place a common piece. Lower half, if the opponent has 4 more pieces: one combat move or up to two standard moves with your common or heroic pieces.
    .upper = Place a common piece.
    .lower = One combat move or up to two standard moves with your common or heroic pieces.
tashkalar-f12 = Flare 12
    .text = Upper half, if the opponent has 2 more upgraded pieces: your common piece may make a standard leap. Lower half, if the opponent has 5 more pieces: you gain an action.
    .upper = Your common piece may make a standard leap.
    .lower = You gain an action.

# Tasks

tashkalar-t01 = Destruction
    .text = Destroy three enemy pieces in one turn.
tashkalar-t02 = Devastation
    .text = Destroy four enemy pieces in one turn.
tashkalar-t03 = Heroic Destruction
    .text = Destroy three enemy pieces in one turn, at least one of them upgraded.
tashkalar-t04 = Heroic Devastation
    .text = Destroy four enemy pieces in one turn, at least two of them upgraded.
tashkalar-t05 = End of Legends
    .text = Destroy a legendary enemy piece or two heroic ones in one turn.
tashkalar-t06 = Red Conquest
    .text = Hold three red squares, two of them with upgraded pieces.
tashkalar-t07 = Green Conquest
    .text = Hold three green squares, two of them with upgraded pieces.
tashkalar-t08 = Color Conquest
    .text = Hold five coloured squares, three of them with upgraded pieces.
tashkalar-t09 = Red Legends
    .text = Hold two red squares with upgraded pieces, at least one of them legendary.
tashkalar-t10 = Green Legends
    .text = Hold two green squares with upgraded pieces, at least one of them legendary.
tashkalar-t11 = Rainbow Dominance
    .text = Have more upgraded pieces than the opponent on red squares, and also on green squares.
tashkalar-t12 = Red Summoning
    .text = Summon two beings in one turn, at least one onto red.
tashkalar-t13 = Green Summoning
    .text = Summon two beings in one turn, at least one onto green.
tashkalar-t14 = Colored Summoning
    .text = Summon two beings onto coloured squares in one turn.
tashkalar-t15 = Legendary Summoning
    .text = Summon two beings in one turn, at least one of them a legend.
tashkalar-t16 = Central Dominance
    .text = Hold five of the nine central squares, two of them with upgraded pieces.
tashkalar-t17 = Center Cross
    .text = Fill an upright or a diagonal cross of five squares in the centre.
tashkalar-t18 = Line Dominance
    .text = On a full row or column through the centre have six pieces more than the opponent.
tashkalar-t19 = Diagonals
    .text = On each main diagonal hold four squares, at least one with an upgraded piece.
tashkalar-t20 = Side Chain
    .text = Join two opposite sides of the arena with an unbroken chain of your pieces.
tashkalar-t21 = Corner Chain
    .text = Join two opposite corners of the arena with an unbroken chain of your pieces.
tashkalar-t22 = Imprisonment
    .text = Touch a single enemy piece with six of your pieces.
tashkalar-t23 = Envelopment
    .text = Touch a single enemy piece with seven of your pieces.
tashkalar-t24 = Isolation
    .text = An enemy piece has a fellow within two squares, yet could not walk to any fellow's side in three moves over empty squares.

## On the board

tashkalar-board-may-claim = You have fulfilled a task. Claim it now: that ends your turn.
tashkalar-board-may-flare = You may invoke a flare, it costs no action: choose its card.
tashkalar-board-start = Choose a square for a common piece, or a card to see where it fits.
tashkalar-option-named = { $verb } { $thing }
tashkalar-board-first = Choose a square for your first piece; your opponent’s stands on the other one.
tashkalar-board-first-of = Choose a square for the first piece of { $name }.
tashkalar-board-finish = Until you end the turn its actions can still be taken back.
tashkalar-board-lift-first = No piece is left in your supply: click one of yours on the arena to place it again.
tashkalar-option-fire-elemental-1 = Destroy common and heroic enemies that touch it
tashkalar-option-fire-elemental-2 = Destroy common enemies within two squares
tashkalar-option-here = Summon on { $square }
tashkalar-option-summon = Summon { $card } on { $square }
tashkalar-option-place = Place a piece on { $a }
tashkalar-option-ranked = A { $rank } piece
tashkalar-option-place-ranked = Place a { $rank } piece on { $at }
tashkalar-option-lift = Lift the piece on { $a }
tashkalar-option-move = Move from { $a } to { $b }
tashkalar-option-leap = Leap from { $a } to { $b }
tashkalar-option-destroy = Destroy the piece on { $a }
tashkalar-option-upgrade = Upgrade the piece on { $a }
tashkalar-option-downgrade = Downgrade the piece on { $a }
tashkalar-option-convert = Convert the piece on { $a }
tashkalar-option-swap = Exchange { $a } and { $b }
tashkalar-help-being = { $rank ->
    [common] A common being
    [heroic] A heroic being
   *[legendary] A legend
}: it appears on the white-framed square when { $count } pieces of yours stand like this. Turned and mirrored patterns are fine, and so are pieces of a higher rank.
tashkalar-help-flare = A flare costs no action and may be invoked before or after any of them. In a Duel the opponent scores 1 point for it.
tashkalar-help-half = { $half ->
    [upper] Upper half: the opponent needs { $need } more upgraded pieces than you; now they have { $now } { $less ->
        [yes] fewer
       *[no] more
    }.
   *[lower] Lower half: the opponent needs { $need } more pieces than you; now they have { $now } { $less ->
        [yes] fewer
       *[no] more
    }.
}
tashkalar-help-task = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. After the last action of your turn you may claim one task whose condition holds; another takes its place.
tashkalar-help-move = Standard move: to one of the eight neighbouring squares, empty or held by a lower rank, which is destroyed.
tashkalar-help-combat = Combat move: like a standard one, but an equal rank may be taken too.
tashkalar-help-leap = Leap: straight to the square, over whatever lies between. A standard leap takes lower ranks, a combat leap equal ones too.
tashkalar-help-destroy = Destroy: the piece goes back to its owner’s supply. Enemy pieces count for your score or tasks, your own never do.
tashkalar-help-upgrade = Upgrade: common becomes heroic, heroic becomes legendary if such a piece is left.
tashkalar-help-downgrade = Downgrade: legendary becomes heroic, heroic becomes common.
tashkalar-help-convert = Convert: an enemy piece is replaced by one of yours. That counts as destroying it.
tashkalar-help-place = Place: a piece from the supply comes onto an empty square.
tashkalar-help-shoot = Shot: straight along an arrow. It hits your own pieces too.
tashkalar-help-action = An action is gained: it is used in this turn, even after the last one.
tashkalar-help-draw = Cards are drawn beyond the usual hand.
tashkalar-help-turn = Another whole turn follows this one.
tashkalar-board-arena = Arena
tashkalar-board-red = red
tashkalar-board-green = green
tashkalar-board-piece = { $rank ->
    [common] common piece of { $name }
    [heroic] heroic piece of { $name }
   *[legendary] legendary piece of { $name }
}
tashkalar-board-chosen = { $card }: { $count ->
    [one] { $count } place
   *[other] { $count } places
}
tashkalar-board-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
tashkalar-board-short = 1 short: { $square }
tashkalar-board-short-by = { $count } short
tashkalar-board-far = far off
tashkalar-asking-lack = { $card } lacks a { $rank ->
    [common] common
   *[heroic] heroic
} piece on { $square }.
tashkalar-asking-lack-some = { $count ->
    [0] { $card }: nothing of the pattern stands yet.
    [one] { $card }: one piece is missing.
   *[other] { $card }: { $count } pieces are missing.
}
tashkalar-asking-lack-there = { $count ->
    [one] { $card } on { $square }: your { $rank ->
        [common] common
       *[heroic] heroic
    } piece is missing on { $missing }.
   *[other] { $card } on { $square }: { $count } pieces are missing.
}
tashkalar-log-placed = { $count ->
    [one] { $name } places a { $rank } piece on { $at }.
   *[other] { $name } places { $rank } pieces on { $at }.
}
tashkalar-log-shot = Shot from { $from }: { $direction }.
tashkalar-log-moved = One piece goes { $way }.
tashkalar-log-drew = { $name } draws { $cards }.
tashkalar-log-returned = { $name } puts { $count ->
    [one] a card under its deck
   *[other] { $count } cards under their decks
}.
tashkalar-log-drew-cards = { $name } draws { $count } cards.
tashkalar-board-improvise = Improvised: an enemy piece stands in for yours. Once for each colour in a match.
tashkalar-asking-stand-in = { $card } on { $square }: which enemy piece stands in?
tashkalar-asking-claim = A task is met: claim it, or end the turn.
tashkalar-asking-where = Where to summon { $card }?
tashkalar-asking-here = Summon { $card } on { $square }?
tashkalar-asking-flare = { $met ->
    [yes] Invoke { $card }?
   *[no] { $card }: its condition is not met.
}
tashkalar-asking-step = { $card }: choose what it does.
tashkalar-asking-step-move = { $card }: choose the piece that moves.
tashkalar-asking-step-move-to = { $card }: choose the square to move to.
tashkalar-asking-step-leap = { $card }: choose the piece that leaps.
tashkalar-asking-step-leap-to = { $card }: choose the square to leap to.
tashkalar-asking-step-destroy = { $card }: choose a piece to destroy.
tashkalar-asking-step-upgrade = { $card }: choose a piece to upgrade.
tashkalar-asking-step-downgrade = { $card }: choose a piece to downgrade.
tashkalar-asking-step-convert = { $card }: choose a piece to convert.
tashkalar-asking-step-place = { $card }: choose a square for the new piece.
tashkalar-asking-step-shoot = { $card }: choose the direction of the shot.
tashkalar-asking-step-choose = { $card }: choose a square.
tashkalar-asking-step-swap = { $card }: choose a piece to exchange.
tashkalar-asking-step-swap-to = { $card }: choose the piece it changes places with.
tashkalar-asking-step-recover = { $card }: choose the card to take back.
tashkalar-board-pattern = pattern of { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
tashkalar-board-hand = { $beings ->
    [one] { $beings } being
   *[other] { $beings } beings
} · { $legends ->
    [one] { $legends } legend
   *[other] { $legends } legends
} · { $flares ->
    [one] { $flares } flare
   *[other] { $flares } flares
}
tashkalar-board-tasks = Tasks
tashkalar-board-or = or
tashkalar-board-not-yet = not yet
tashkalar-board-again = choose again to confirm
tashkalar-board-tasks-note = one at the end of a turn
tashkalar-board-claim = claim
tashkalar-board-met = ✓ met
tashkalar-board-next = next
tashkalar-board-advanced = advanced
tashkalar-board-progress = { $what ->
    [destroyed] destroyed { $have } of { $need }
    [pieces] pieces { $have } of { $need }
    [diagonal] on the diagonal { $have } of { $need }
    [upgraded] upgraded { $have } of { $need }
    [heroic] heroic { $have } of { $need }
    [legendary] legendary { $have } of { $need }
    [legends] legends { $have } of { $need }
    [beings] beings { $have } of { $need }
    [red] upgraded on red { $have } of { $need }
    [green] upgraded on green { $have } of { $need }
    [on_red] on red { $have } of { $need }
    [on_green] on green { $have } of { $need }
    [on_coloured] on colours { $have } of { $need }
    [lead] lead { $have } of { $need }
    [around] around one enemy { $have } of { $need }
    [missing] squares missing: { $have }
   *[isolated] isolated { $have } of { $need }
}
tashkalar-board-progress-none = counted in their own turn
tashkalar-board-missing = { $count } short
tashkalar-board-ended-deck = a deck is empty
tashkalar-board-ended-score = the goal is reached
tashkalar-board-ended-limit = the limit of turns
tashkalar-board-for = With the actions of { $name }.
tashkalar-board-frozen = frozen effect: { $card }
tashkalar-board-pending = waiting to appear: { $card }
tashkalar-board-tied = { $points }; on the board { $upgraded } upgraded, { $pieces } in all
tashkalar-board-ending = { $turns ->
    [0] This is the last turn.
    [one] After this turn one more, then the end.
   *[other] After this turn { $turns } more, then the end.
}
tashkalar-board-cards = { $hand } in hand · deck { $deck }
tashkalar-board-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
tashkalar-option-turn = { $mirrored ->
    [yes] { $degrees ->
        [0] mirrored
       *[other] mirrored, turned { $degrees }°
    }
   *[no] { $degrees ->
        [0] as printed
       *[other] turned { $degrees }°
    }
}
tashkalar-word-improvise = improvising with
tashkalar-word-borrow = borrowing
tashkalar-word-common = common
tashkalar-word-heroic = heroic
tashkalar-word-legendary = legendary
tashkalar-word-n = up
tashkalar-word-ne = up and right
tashkalar-word-e = right
tashkalar-word-se = down and right
tashkalar-word-s = down
tashkalar-word-sw = down and left
tashkalar-word-w = left
tashkalar-word-nw = up and left
tashkalar-board-beings = Beings and legends
tashkalar-board-flares = Flares
tashkalar-key-end = End the turn, Done or Decline

## The game in short, in our own words. One message a chapter, in order; the whole rules are in docs/rules.

tashkalar-rules-page = /docs/play/tashkalar.html
tashkalar-learn-1 = What it is about
    .text = Two mages set pieces on an arena of squares. When your pieces form the pattern of a card you hold, you may summon its being: a new piece appears on the framed square and the being does something, moves, destroys, upgrades. Nothing you summon stays safe; the next pattern is built from what is left.
tashkalar-learn-2 = A turn
    .text = You have two actions: place a common piece on an empty square, summon a being, or discard a being to change your cards. The very first turn of the game has only one action. Both actions must be used. At the end you draw up to three beings, two legends and one flare.
tashkalar-learn-3 = Patterns
    .text = A pattern may be turned and mirrored in any way. Only your own pieces count, and a higher rank may stand in for a lower one. The framed square may be empty or hold a piece of the same or lower rank than the being: that piece is destroyed, whoever owns it. Choose a card to see every place where it fits, and what is missing elsewhere.
tashkalar-learn-4 = Ranks
    .text = There are common, heroic and legendary pieces; shape tells them apart. An upgrade makes a common piece heroic. Most effects touch only pieces of a certain rank. Legends need big patterns and are worth points simply by standing on the board in High Form.
tashkalar-learn-5 = Flares
    .text = When your opponent has clearly more pieces than you on the board, a flare may be invoked, for free and at any time of your turn. It has an upper and a lower half; each needs its own lead. Flares are for catching up, so use them before the gap closes.
tashkalar-learn-6 = Winning
    .text = In High Form you claim tasks, one at the end of your turn, and the game ends soon after somebody has nine points or a deck is empty. In a Duel you score for destroyed pieces and summoned legends, and eighteen points call the end. In a Melee of three or four, points are counted by colour, and your weakest colour is your result.

## What an option would do, and what a step has done

tashkalar-foresight-lose = { $count ->
    [one] You lose the piece on { $at }
   *[other] You lose { $count }: { $at }
}
tashkalar-foresight-falls = { $count ->
    [one] { $name } loses the piece on { $at }
   *[other] { $name } loses { $count }: { $at }
}
tashkalar-foresight-lifted = Your piece on { $at } is lifted: the supply is empty
tashkalar-foresight-gives-way = Your { $rank } piece on { $at } gives way
tashkalar-foresight-taken = { $name } takes over your piece on { $at }
tashkalar-foresight-converted = The piece on { $at } now belongs to { $name }
tashkalar-foresight-upgraded = The piece on { $at } becomes { $rank }
tashkalar-foresight-downgraded = The piece on { $at } is only { $rank } now
tashkalar-foresight-placed = { $own ->
    [yes] You get a { $rank } piece on { $at }
   *[no] { $name } { $count ->
        [one] gets
       *[other] get
    } a { $rank } piece on { $at }
}
tashkalar-foresight-goes = From { $from } to { $to }
tashkalar-foresight-swapped = { $from } and { $to } change places
tashkalar-foresight-gateway = The Gateway stands on { $at }
tashkalar-foresight-gained = { $count ->
    [one] One more action
   *[other] { $count } more actions
}
tashkalar-foresight-lost-action = One action is lost
tashkalar-foresight-extra-turn = { $own ->
    [yes] You take another turn
   *[no] Another turn for { $name }
}
tashkalar-foresight-chilled = The others begin their next turn with one action fewer
tashkalar-foresight-points = { $when ->
    [later] At the end of the turn:
   *[now] You score
} { $count ->
    [one] 1 point
   *[other] { $count } points
}
tashkalar-foresight-points-of = { $count ->
    [one] { $name } scores 1 point
   *[other] { $name } scores { $count } points
}
tashkalar-foresight-progress = { $task }, { $own ->
    [yes] you
   *[no] { $name }
}: { $progress }
tashkalar-foresight-met = Fulfils { $card }: { $count ->
    [one] 1 point
   *[other] { $count } points
} to claim
tashkalar-foresight-unmet = { $card } could not be claimed any more
tashkalar-foresight-claimed = { $card }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
tashkalar-foresight-pending = Minus 2 points until { $card } is summoned
tashkalar-foresight-loaded = The piece on { $at } is laid on the card
tashkalar-foresight-dropped = { $card } is discarded
tashkalar-foresight-nothing = Nothing on the arena changes
tashkalar-foresight-price = { $action } · lose { $count }
tashkalar-board-points = Points
tashkalar-board-melee = Your lowest colour is your result. { $goal } points in one colour bring the end.
tashkalar-board-worth-common = two common pieces of a colour: 1
tashkalar-board-worth-heroic = a heroic piece: 1
tashkalar-board-worth-legendary = a legendary piece: 2; a legend summoned: 1
tashkalar-board-this-turn = Destroyed this turn
tashkalar-board-nothing-yet = nothing yet
tashkalar-option-with = With { $at }
tashkalar-option-end = End the turn
tashkalar-pass-part = Skip this part
tashkalar-pass-enough = That is enough
tashkalar-pass-shoot = Do not fire
tashkalar-pass-move = Do not move
tashkalar-pass-leap = Do not leap
tashkalar-pass-destroy = Destroy nothing
tashkalar-pass-upgrade = Upgrade nothing
tashkalar-pass-downgrade = Downgrade nothing
tashkalar-pass-convert = Convert nothing
tashkalar-pass-place = Place nothing
tashkalar-pass-swap = Exchange nothing
tashkalar-pass-recover = Take no card
tashkalar-pass-drop = Discard nothing
tashkalar-unspent-claim = You have met a task. If you end the turn now you do not claim it.

## The card beside a thing

tashkalar-about-actions = Actions
    .text = Each turn has two actions; the very first turn of the match has one. An action places a common piece, summons a being, or, once a turn, discards a card. Flares cost none.
tashkalar-about-ending = The end is near
    .text = After this turn everybody has one more, then points are compared; next upgraded pieces, then all pieces.
tashkalar-about-places = Can appear now on { $at }.
tashkalar-about-progress = { $name }: { $progress }.
tashkalar-about-common = Common: any piece that makes a combat move, and a higher one that makes a standard move, may destroy it. Every being may appear on it.
tashkalar-about-heroic = Heroic: common pieces cannot destroy it by moving, and common beings cannot appear on it. It fits wherever a pattern asks for a common piece.
tashkalar-about-legendary = Legendary: only legends may appear on it, and most effects leave it alone. It fits wherever a pattern asks for any piece.
tashkalar-about-gateway = The Gateway: many cards of the Nethervoid act around it.
tashkalar-about-colour = A { $colour } square: some tasks and cards ask for it.
tashkalar-about-acting = { $card } acts from here now.
tashkalar-about-marked = In reach of { $card }.
tashkalar-about-appear = Can appear here: { $cards }.
tashkalar-about-used = Part of your pattern for: { $cards }.
tashkalar-about-missing = Your piece is missing here for: { $cards }.
tashkalar-about-score = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tashkalar-about-score-tasks = Tasks { $points } ({ $claimed }); legendary pieces on the board { $legends }, one point each while they stand.
tashkalar-about-score-duel = One point for a heroic piece destroyed, one for every two common ones in a turn, two for a legendary one, one for each legend summoned and for each flare of the opponent.
tashkalar-about-score-melee = By colour: { $colours }. The lowest colour is the result.
tashkalar-about-goal = Whoever has { $goal } at the end of a turn brings on the end: everybody then has one more turn.
tashkalar-about-supply = { $name }: supply
tashkalar-about-supply-now = Pieces left, common or heroic: { $supply }. Legendary pieces left: { $legendary }.
tashkalar-about-supply-rule = When none is left, one of the own common or heroic pieces is lifted first to be placed again.

## The log where pieces and points have one owner or two

tashkalar-log-placed-of = { $names } { $count ->
    [one] gets
   *[other] get
} a { $rank } piece on { $at }.
tashkalar-log-destroyed-of = { $names } { $count ->
    [one] loses
   *[other] lose
} { $pieces ->
    [one] a { $rank } piece
   *[other] { $rank } pieces
} on { $at }.
tashkalar-log-gives-way = The { $rank } piece on { $at } gives way.
tashkalar-log-converted-of = The piece on { $at } now belongs to { $names } and is { $rank }.
tashkalar-log-unloaded-of = The { $rank } piece of { $names } returns from Merchant of Time to { $at }.
tashkalar-log-moved-of = A piece of { $names } moves from { $from } to { $to }.
tashkalar-log-walked-of = A piece of { $names } goes { $way }.
tashkalar-log-leapt-of = A piece of { $names } leaps from { $from } to { $to }.
tashkalar-log-scored = { $names } { $count ->
    [one] scores
   *[other] score
} { $points ->
    [one] one point
   *[other] { $points } points
} { $why ->
    [destroyed] for destroyed pieces
    [legend] for a summoned legend
    [flare] from a flare
   *[leftover] for single pieces
}{ $coloured ->
    [no] .
   *[other] , in the colour of { $colour }.
}
tashkalar-log-over = { $count ->
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } win.
}
tashkalar-log-flare = { $name } invokes { $card }, { $half ->
    [upper] upper half
    [lower] lower half
   *[both] both halves
}, against { $against }.

## Kinds of mistakes, counted, in the summary of a match that is looked back on.
tashkalar-slip-hits-its-own = This hits your own piece, and another target is there.
tashkalar-slip-leaves-a-summoning = With this action a being could be summoned that destroys two pieces and costs you none.
tashkalar-slip-leaves-a-task = A task is fulfilled: claim it before your turn ends.
tashkalar-fault-place-summon = { $count ->
    [one] One summoning was missed for a common piece.
   *[other] { $count } summonings were missed for common pieces.
}
tashkalar-fault-place = { $count ->
    [one] One piece would have stood better elsewhere.
   *[other] { $count } pieces would have stood better elsewhere.
}
tashkalar-fault-summon-summon = { $count ->
    [one] Another being, or another square, was better once.
   *[other] Another being, or another square, was better { $count } times.
}
tashkalar-fault-summon = { $count ->
    [one] One summoning came too early.
   *[other] { $count } summonings came too early.
}
tashkalar-fault-flare = { $count ->
    [one] The flare came too early.
   *[other] The flare came too early { $count } times.
}
tashkalar-fault-end-claim = { $count ->
    [one] One task was not claimed.
   *[other] { $count } tasks were not claimed.
}
tashkalar-fault-discard = { $count ->
    [one] An action went into discarding.
   *[other] { $count } actions went into discarding.
}
tashkalar-fault-destroy = { $count ->
    [one] The wrong piece was destroyed once.
   *[other] The wrong piece was destroyed { $count } times.
}
## Positions that teach, in themes of four

tashkalar-theme-1 = Patterns
    .text = where a being fits
tashkalar-find-1 = Find the pattern, turned.
tashkalar-find-2 = On which side does the Captain fit?
tashkalar-find-3 = Why can the being not come?
tashkalar-find-4 = What keeps the being off its square?
tashkalar-theme-2 = Pieces that go
    .text = what is destroyed and what it counts
tashkalar-find-5 = An equal enemy under the being: what happens to it?
tashkalar-find-6 = And if the piece is your own?
tashkalar-find-7 = Whom does the Bomb take along?
tashkalar-find-8 = Which pieces on the line are left?
tashkalar-theme-3 = The turn
    .text = what to do with two actions
tashkalar-find-9 = May you end the turn now?
tashkalar-find-10 = Why is the Bomb too late here?
tashkalar-find-11 = No piece is left in the supply. How do you place?
tashkalar-find-12 = An enemy piece stands in for yours. How often?

tashkalar-puzzle-win = Win this turn
    .name = Win now
tashkalar-puzzle-task = Score as much as you can this turn: a task is in reach
    .name = Tasks
    .hint = Which task lacks the least, and what else of this turn brings points?
tashkalar-puzzle-summon = Score as much as you can this turn
    .name = Summoning
tashkalar-puzzle-summons = Score as much as you can this turn: one being is not enough
    .name = Several beings
tashkalar-puzzle-effect = Score as much as you can this turn: a being's effect is yours to use
    .name = Effects of beings
    .hint = What does each square bring, once the whole effect has been played?
tashkalar-puzzle-gain = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
tashkalar-puzzle-hint = Which pattern is one piece away?

tashkalar-box-arena = Arena
tashkalar-box-tasks = Tasks
tashkalar-box-legends = Legends
tashkalar-box-flares = Flares
tashkalar-box-imperial = Imperial deck
tashkalar-box-limits = Hands and targets
tashkalar-box-pieces = Pieces
tashkalar-fact-grid = Pattern
tashkalar-fact-rank = Rank
tashkalar-fact-melee3 = Points that end a melee of three
tashkalar-fact-melee4 = Points that end a melee of four
tashkalar-fact-duel = Points that end a duel
tashkalar-fact-high_form = Points that end High Form
tashkalar-fact-flares = Flares in hand
tashkalar-fact-beings = Beings in hand
tashkalar-fact-legends = Legends in hand
tashkalar-fact-sideways = Cards turned sideways
tashkalar-fact-rows = Squares
tashkalar-fact-steps = Effect
tashkalar-fact-upper_steps = Upper effect
tashkalar-fact-lower_steps = Lower effect
tashkalar-fact-frozen = Frozen effect
tashkalar-fact-warp = Warp effect
tashkalar-fact-marks = Drawing of the effect
tashkalar-fact-upper = Upper condition
tashkalar-fact-lower = Lower condition
tashkalar-fact-test = What is asked for
tashkalar-fact-needs = How much of it
tashkalar-fact-deck = Deck
tashkalar-fact-duel_start = First squares of a duel
tashkalar-fact-melee_start = First squares of a melee
tashkalar-fact-advanced = Advanced
tashkalar-fact-legendary = Legendary pieces
tashkalar-fact-two_sided = Two-sided pieces
tashkalar-fact-points = Points
tashkalar-fact-type = Kind
tashkalar-fact-may = may
tashkalar-fact-count = how many
tashkalar-fact-who = whose
tashkalar-fact-where = where
tashkalar-fact-if = if
tashkalar-fact-piece = which piece
tashkalar-fact-kind = what move
tashkalar-fact-to = into
tashkalar-fact-of = ways
tashkalar-fact-op = what is done
tashkalar-box-colored = coloured squares
tashkalar-box-common = common
tashkalar-box-heroic = heroic
tashkalar-box-legendary = legendary
tashkalar-box-corner_chain = chain by corners
tashkalar-box-side_chain = chain by sides
tashkalar-box-crosses = crosses
tashkalar-box-diagonals = diagonals
tashkalar-box-lines = lines
tashkalar-box-destruction = destruction
tashkalar-box-enemy = enemy pieces
tashkalar-box-holding = holding
tashkalar-box-isolated = isolated
tashkalar-box-legends_fell = fallen legends
tashkalar-box-pattern = pattern
tashkalar-box-rainbow = both colours
tashkalar-box-summoning = summoning
tashkalar-box-surrounded = surrounded
tashkalar-box-destroy = destroy
tashkalar-box-upgrade = upgrade
tashkalar-box-downgrade = downgrade
tashkalar-box-convert = convert
tashkalar-box-place = place
tashkalar-box-move = move
tashkalar-box-leap = leap
tashkalar-box-gain = gain an action
tashkalar-box-draw = draw a card
tashkalar-box-extra_turn = extra turn
tashkalar-box-either = choose one of two
tashkalar-box-own = own
tashkalar-box-any = anybody’s
tashkalar-box-all = all
tashkalar-box-self = the summoned being
tashkalar-box-it = that piece
tashkalar-box-c = common
tashkalar-box-h = heroic
tashkalar-box-l = legendary
tashkalar-box-ch = common or heroic
tashkalar-box-cl = common or legendary
tashkalar-box-hl = heroic or legendary
tashkalar-box-chl = of any rank
tashkalar-box-anywhere = anywhere
tashkalar-box-adjacent = adjacent
tashkalar-box-orthogonal = adjacent by a side
tashkalar-box-diagonal = adjacent by a corner
tashkalar-box-within2 = within two squares
tashkalar-box-within3 = within three squares
tashkalar-box-near_green = next to a green square
tashkalar-box-around_red = on or next to a red square
tashkalar-box-around_green = on or next to a green square
tashkalar-box-near_own = next to an own piece
tashkalar-box-near_enemy = next to an enemy piece
tashkalar-box-done = the step before was done
tashkalar-box-undone = the step before was not done
tashkalar-box-on_green = it stands on a green square
tashkalar-box-on_red = it stands on a red square
tashkalar-box-took = it captured
tashkalar-box-bloodless = nothing was captured
tashkalar-box-standard = standard move
tashkalar-box-combat = combat move
tashkalar-box-empty = to an empty square
tashkalar-box-same = the same rank
tashkalar-box-square-none = nothing
tashkalar-box-square-piece = a piece
tashkalar-box-square-heroic = a heroic piece
tashkalar-box-square-summon = the summon square
tashkalar-box-square-on-piece = the summon square, on a piece
tashkalar-box-square-on-heroic = the summon square, on a heroic piece

tashkalar-edit-pieces = Pieces
tashkalar-edit-common = Common piece
tashkalar-edit-heroic = Heroic piece
tashkalar-edit-legendary = Legendary piece
tashkalar-edit-empty = Empty square
tashkalar-edit-rank = Rank
tashkalar-edit-side = Side
tashkalar-edit-hand = Hand
tashkalar-edit-discard = Discard pile
tashkalar-edit-deck = Deck
tashkalar-edit-state = The turn
tashkalar-edit-turn = To move
tashkalar-edit-actions = Actions left
tashkalar-edit-number = Turn
tashkalar-edit-tasks = Tasks
tashkalar-edit-next = Next task
tashkalar-edit-claimed = Claimed by { $side }
tashkalar-edit-score = Points of { $side }
tashkalar-edit-score-by = { $side } from { $from }

## In a terminal
tashkalar-terminal-supply = supply
tashkalar-terminal-tasks = Tasks

### Why a text cannot be read.

tashkalar-refuse-read-board = A picture of the board belongs here.
tashkalar-refuse-read-piece = { $square }: there is no piece “{ $value }”. Pieces: { $known }.
tashkalar-refuse-read-pieces = “{ $who }” has more { $what ->
    [legendary] legendary
   *[other] two-sided
} pieces here than there are.
tashkalar-refuse-read-cards = A list of the cards' ids belongs here.
tashkalar-refuse-read-card = There is no card “{ $value }”.
tashkalar-refuse-read-no-being = “{ $card }” is no being of “{ $who }” ({ $school }).
tashkalar-refuse-read-twice = “{ $card }” is in two places.
tashkalar-refuse-read-some-twice = A card is in two places.
tashkalar-refuse-read-is-task = “{ $card }” is a task, and tasks are in no hand.
tashkalar-refuse-read-no-effect = “{ $card }” has no effect of this kind.
tashkalar-refuse-read-elsewhere = “{ $card }” does not belong there.
tashkalar-refuse-read-other-kind = A card of another kind is among these.
tashkalar-refuse-read-high-form = Only in High Form.
tashkalar-refuse-read-no-task = “{ $card }” is no task.
tashkalar-refuse-read-three = At most three tasks are current.
tashkalar-refuse-read-ranks = Ranks of enemy pieces are written with c, h and l.
tashkalar-refuse-read-summoned = A list of texts “card square” belongs here.
tashkalar-refuse-read-summon = “{ $value }” is not “card square”.
tashkalar-refuse-read-gateway = The square of a piece belongs here.
tashkalar-refuse-read-gateway-whose = The piece on { $square } belongs to nobody who plays Nethervoid.
tashkalar-refuse-read-gateway-legend = A legendary piece is never the Gateway.
tashkalar-refuse-read-melee-score = In a Melee a table of tables belongs here, such as r.b = 3.
tashkalar-refuse-read-own-colour = Nobody has points in their own colour.
tashkalar-refuse-read-high-score = In High Form points come from “claimed” and from the board.
tashkalar-refuse-read-only-melee = Only in a Melee.
tashkalar-refuse-read-stand-in = One improvises with enemy pieces only.
tashkalar-refuse-read-supply = With this board “{ $who }” has only { $count } left.
tashkalar-refuse-read-count-tables = A list of tables belongs here; their number: { $count }.
tashkalar-refuse-read-start = Two start squares for the Duel and three pairs for the Melee belong here.
tashkalar-refuse-read-deck = There is no deck “{ $value }”.
tashkalar-refuse-read-square = “{ $value }” is no square of the arena.
tashkalar-refuse-read-grid = “{ $value }” cannot stand in a pattern.
tashkalar-refuse-read-needs = “needs” holds numbers, and “squares”.
tashkalar-refuse-read-needs-lacks = “needs” lacks: { $known }.
tashkalar-refuse-read-either = “of” belongs to “either”, and to nothing else.
tashkalar-refuse-read-letters = Ranks are written with c, h and l, not “{ $value }”.
