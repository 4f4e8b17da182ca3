### Labels on the boards of Tash-Kalar, Warcraft and Herosi. Names of cards and questions are in each game's own file.

board-hand = Hand
board-more = More about it
board-recent = just touched
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-again = choose again to confirm
board-now = now
board-not-yet = not yet
board-or = or
board-ally = together with { $name }
board-key-walk = Walk over the board
board-key-take = Take what is in focus
board-key-back = Put back
board-key-about = What is in this area

## Tash-Kalar

board-tk-may-claim = You have fulfilled a task. Claim it now: that ends your turn.
board-tk-may-flare = You may invoke a flare, it costs no action: choose its card.
board-tk-start = Click a square for a common piece, or a card to see where it fits.
board-tk-named = { $verb } { $thing }
board-tk-lift-first = No piece is left in your supply: click one of yours on the arena to place it anew.
board-tk-option-fire-elemental-1 = Destroy common and heroic enemies that touch it
board-tk-option-fire-elemental-2 = Destroy common enemies within two squares
board-tk-do-here = Summon on { $square }
board-tk-do-summon = Summon { $card } on { $square }
board-tk-do-place = Place a piece on { $a }
board-tk-do-lift = Lift the piece on { $a }
board-tk-do-move = Move from { $a } to { $b }
board-tk-do-leap = Leap from { $a } to { $b }
board-tk-do-destroy = Destroy the piece on { $a }
board-tk-do-upgrade = Upgrade the piece on { $a }
board-tk-do-downgrade = Downgrade the piece on { $a }
board-tk-do-convert = Convert the piece on { $a }
board-tk-do-swap = Exchange { $a } and { $b }
board-tk-help-being = { $rank ->
    [common] A common being
    [heroic] A heroic being
   *[legendary] A legend
}: it appears on the white-framed square when { $count } pieces of yours stand like this. Turned and mirrored patterns are fine, and so are pieces of a higher rank.
board-tk-help-flare = A flare costs no action and may be invoked before or after any of them. In a Duel the opponent scores 1 point for it.
board-tk-help-half = { $half ->
    [upper] Upper half: the opponent needs { $need } more upgraded pieces than you; now it is { $have }.
   *[lower] Lower half: the opponent needs { $need } more pieces than you; now it is { $have }.
}
board-tk-help-task = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. After the last action of your turn you may claim one task whose condition holds; another takes its place.
board-tk-help-move = Standard move: to one of the eight neighbouring squares, empty or held by a lower rank, which is destroyed.
board-tk-help-combat = Combat move: like a standard one, but an equal rank may be taken too.
board-tk-help-leap = Leap: straight to the square, over whatever lies between. A standard leap takes lower ranks, a combat leap equal ones too.
board-tk-help-destroy = Destroy: the piece goes back to its owner’s supply. Enemy pieces count for your score or tasks, your own never do.
board-tk-help-upgrade = Upgrade: common becomes heroic, heroic becomes legendary if such a piece is left.
board-tk-help-downgrade = Downgrade: legendary becomes heroic, heroic becomes common.
board-tk-help-convert = Convert: an enemy piece is replaced by one of yours. That counts as destroying it.
board-tk-help-place = Place: a piece from the supply comes onto an empty square.
board-tk-help-shoot = Shot: straight along an arrow. It hits your own pieces too.
board-tk-help-action = An action is gained: it is used in this turn, even after the last one.
board-tk-help-draw = Cards are drawn beyond the usual hand.
board-tk-help-turn = Another whole turn follows this one.
board-tk-arena = Arena
board-tk-red = red
board-tk-green = green
board-tk-empty = empty
board-tk-piece = { $rank ->
    [common] common piece of { $name }
    [heroic] heroic piece of { $name }
   *[legendary] legendary piece of { $name }
}
board-tk-chosen = { $card }: { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-tk-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-tk-short = 1 short: { $square }
board-tk-short-by = { $count } short
board-tk-far = far off
board-tk-lack = { $card }: your { $rank ->
    [common] common
   *[heroic] heroic
} piece is missing on { $square }.
board-tk-lack-some = { $count ->
    [0] { $card }: nothing of the pattern stands yet.
    [one] { $card }: one piece is missing.
   *[other] { $card }: { $count } pieces are missing.
}
board-tk-lack-there = { $count ->
    [one] { $card } on { $square }: your { $rank ->
        [common] common
       *[heroic] heroic
    } piece is missing on { $missing }.
   *[other] { $card } on { $square }: { $count } pieces are missing.
}
board-tk-frames = Frame: it can appear here. Dashed: one piece is missing; point at it to see which.
board-tk-log-placed = { $count ->
    [one] { $name } places a { $rank } piece on { $at }.
   *[other] { $name } places { $rank } pieces on { $at }.
}
board-tk-log-shot = Shot from { $from }: { $direction }.
board-tk-log-moved = Moves: { $way }.
board-tk-log-drew = { $name } draws { $cards }.
board-tk-log-drew-cards = { $name } draws { $count } cards.
board-tk-improvise = Improvised: an enemy piece stands in for yours. Once for each colour in a match.
board-tk-ask-stand-in = { $card } on { $square }: which enemy piece stands in?
board-tk-ask-where = Where to summon { $card }?
board-tk-ask-here = Summon { $card } on { $square }?
board-tk-ask-flare = { $met ->
    [yes] Invoke { $card }?
   *[no] { $card }: its condition is not met.
}
board-tk-step = { $card }: resolve the effect.
board-tk-step-move = { $card }: choose the piece that moves.
board-tk-step-move-to = { $card }: choose where it moves.
board-tk-step-leap = { $card }: choose the piece that leaps.
board-tk-step-leap-to = { $card }: choose where it leaps.
board-tk-step-destroy = { $card }: choose a piece to destroy.
board-tk-step-upgrade = { $card }: choose a piece to upgrade.
board-tk-step-downgrade = { $card }: choose a piece to downgrade.
board-tk-step-convert = { $card }: choose a piece to convert.
board-tk-step-place = { $card }: choose a square for the new piece.
board-tk-step-shoot = { $card }: choose the direction of the shot.
board-tk-step-choose = { $card }: choose a square.
board-tk-step-swap = { $card }: choose a piece to exchange.
board-tk-step-swap-to = { $card }: choose the piece it changes places with.
board-tk-step-recover = { $card }: choose the card to take back.
board-tk-pattern = pattern of { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
board-tk-hand = { $beings ->
    [one] { $beings } being
   *[other] { $beings } beings
} · { $legends ->
    [one] { $legends } legend
   *[other] { $legends } legends
} · { $flares ->
    [one] { $flares } flare
   *[other] { $flares } flares
}
board-tk-tasks = Tasks
board-tk-tasks-note = one at the end of a turn
board-tk-claim = claim
board-tk-met = ✓ met
board-tk-next = next
board-tk-advanced = advanced
board-tk-progress = { $what ->
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
board-tk-progress-none = counted in their own turn
board-tk-missing = { $count } short
board-tk-ended-deck = a deck is empty
board-tk-ended-score = the goal is reached
board-tk-ended-limit = the limit of turns
board-tk-for = With the actions of { $name }.
board-tk-frozen = frozen effect: { $card }
board-tk-pending = waiting to appear: { $card }
board-tk-ending = { $turns ->
    [0] This is the last turn.
    [one] The game ends after { $turns } more turn.
   *[other] The game ends after { $turns } more turns.
}
board-tk-supply = pieces left
board-tk-legendary-supply = legendary pieces left
board-tk-cards = { $hand } in hand · deck { $deck }
board-tk-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
board-tk-turn = { $mirrored ->
    [yes] { $degrees ->
        [0] mirrored
       *[other] mirrored, turned { $degrees }°
    }
   *[no] { $degrees ->
        [0] as printed
       *[other] turned { $degrees }°
    }
}
board-tk-word-improvise = improvising with
board-tk-word-borrow = borrowing
board-tk-word-common = common
board-tk-word-heroic = heroic
board-tk-word-legendary = legendary
board-tk-word-n = up
board-tk-word-ne = up and right
board-tk-word-e = right
board-tk-word-se = down and right
board-tk-word-s = down
board-tk-word-sw = down and left
board-tk-word-w = left
board-tk-word-nw = up and left
board-tk-beings = Beings and legends
board-tk-flares = Flares
board-tk-key-end = End the turn, Done or Decline
board-tk-key-card = Choose a card of your hand

## Herosi

board-space = Space
board-guide-back = Take it back
board-he-suggest = Suggest
board-he-boards = Both boards
board-he-symbol-fire = Fire
    .letter = F
board-he-symbol-water = Water
    .letter = W
board-he-symbol-earth = Earth
    .letter = E
board-he-symbol-air = Air
    .letter = A
board-he-symbol-command = Command
    .letter = C
board-he-symbol-card = Card
    .letter = K
board-he-symbol-any = One element
    .letter = =
board-he-in-hand = in the hand
board-he-dice = Dice
board-he-die = Die { $number }: { $face }
board-he-die-kept = Die { $number }: { $face }, kept
board-he-die-hidden = Die { $number }: in the hand
board-he-keep = keep
board-he-roll = ROLL
board-he-keep-all = KEEP
board-he-roll-note = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}
board-he-on-button = GO ON
board-he-on-note = then roll again
board-he-stop = STOP!
board-he-stop-note = and act
board-he-stop-secret = secret answer
board-he-stop-or-on = Stop, or go on?
board-he-stop-now = Stop now:
board-he-castable = { $count ->
    [0] no spell
    [one] { $count } spell
   *[other] { $count } spells
}
board-he-weakness = weakness −{ $amount }
board-he-hero-falls = your Hero would fall
board-he-answered = answered ✓
board-he-waits = the others are choosing
board-he-opens = Rolling opens in { $seconds } s
board-he-paused = { $name } is away: the table waits { $seconds } s
board-he-queued = the roll waits for its time
board-he-weighed = who was first?
board-he-left = copies left
board-he-pace-live = live pace
board-he-pace-calm = calm pace
board-he-you-stopped = You stopped the game
board-he-stopped = { $name } stopped the game
board-he-you-act = You act now
board-he-acts = { $name } acts now
board-he-fx-weakness = weakness −{ $amount }
board-he-fx-failed = for nothing: −{ $amount }
board-he-opponents = Opponents
board-he-heroes = Heroes
board-he-army = Creatures for the army
board-he-creatures = Creatures
board-he-spells = Spells
board-he-strength = strength
board-he-life = life
board-he-score = { $life ->
    [0] no life left
   *[other] life { $life }
}
board-he-points = army points
board-he-points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-he-option = { $verb } { $what }
board-he-options = { $count ->
    [0] not possible
    [one] { $count } way
   *[other] { $count } ways
}
board-he-may = may be chosen
board-he-being = { $hero ->
    [yes] { $name }, life { $life }
   *[no] { $name }, life { $life }, strength { $strength }, activation { $cost }
}
board-he-on = { $spell } on { $target }
board-he-fx-damage = { $count } damage
board-he-fx-heal = heals { $count }
board-he-fx-lasting = lasting
board-he-fx-chain = chain
board-he-fx-area = many targets
board-he-fx-frenzy = strikes
board-he-fx-drain = drains { $count }
board-he-fx-teleport = teleport
board-he-fx-discard = takes cards
board-he-fx-activate = an order
board-he-fx-break = breaks a spell
board-he-laid = laid out
board-he-can-cast = can cast
board-he-no-target = no target
board-he-short = { $count } short
board-he-allowed = dice allow { $count } of { $all }
board-he-deck = deck { $deck } · discard { $discard }
board-he-track = Spell track
board-he-pile = deck { $count }
board-he-upper = upper row
board-he-lower = lower row
board-he-hand = hand { $count }
board-he-deck-size = deck { $count }
board-he-status-stunned = stunned
board-he-status-out = out
board-he-rolling = rolls
board-he-boosts = { $count ->
    [one] { $count } boost
   *[other] { $count } boosts
}
board-he-orders = Command left: { $symbols }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } for activations
}
board-he-key-roll = Roll, or go on
board-he-key-stop = Stop!
board-he-key-keep = Keep or release a die
board-he-key-actions = Cast, draw, learn, dispel

## Warcraft

board-wc-card-area = Now choose a lit area.
board-wc-card-unit = Now choose a framed unit.
board-wc-window = { $name } is on the move. You may answer with a card now.
board-wc-outpost-where = On a lit area of the map: an Outpost.
board-wc-window-battle = You may play a card marked “now”, or go on without one.
board-wc-bought = There is nothing more you can buy this turn.
board-wc-deploy-all = Deploy all in { $area }
board-wc-brought = Your workers brought:
board-wc-order = { $verb } { $what }
board-wc-build-for = Construct a building: { $type }
board-wc-finish-for = Finish the building: { $type }
board-wc-key-done = Done or Pass
board-wc-map = Map
board-wc-steps = Steps of the turn
board-wc-order-of = Order in this step: { $names }
board-wc-first = First player
board-wc-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-wc-depleted = { $level ->
    [1] partly depleted
   *[other] depleted
}
board-wc-outpost = Outpost
board-wc-outpost-site = Outpost under construction
board-wc-may = may be chosen
board-wc-who = Who leaves { $area }
board-wc-where = Where do they go from { $area }?
board-wc-taken = From { $area }: { $count ->
    [one] { $count } area can be entered
   *[other] { $count } areas can be entered
}
board-wc-go = Go to { $area }
board-wc-amount = { $gold } gold, { $wood } wood
board-wc-battle = Battle for { $area }
board-wc-round = round { $round }
board-wc-attacks = attacks
board-wc-defends = defends
board-wc-attackers = Attack
board-wc-defenders = Defence
board-wc-field = battlefield
board-wc-flank = flank
board-wc-lost = lost
board-wc-fell = fallen
board-wc-holds = { $name } holds { $area }.
board-wc-nobody-holds = Nobody is left on the field.
board-wc-neutral = neutral units
board-wc-phases = Phases of the round
board-wc-done = done
board-wc-then = next
board-wc-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
board-wc-dice = { $name }: { $dice }; { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
board-wc-lose-which = { $count ->
    [one] One unit falls: choose one of the framed ones above.
   *[other] { $count } units fall: choose from the framed ones above.
}
board-wc-losses = Casualties to take:
board-wc-odds = Odds of the attack: wins { $win } %, loses { $lose } %, neither { $neither } %
board-wc-odds-yours = Your chances
board-wc-cards = Experience cards
board-wc-deck = deck { $deck }
board-wc-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-wc-town = Town
board-wc-your-town = Your Town
board-wc-town-of = Town of { $name }
board-wc-level = level { $level } of { $levels }
board-wc-count = { $training ->
    [0] { $board } in play
   *[other] { $board } in play, { $training } in training
}
board-wc-workers = { $board } in play{ $building ->
    [0] {""}
   *[other] , { $building } building
}{ $training ->
    [0] {""}
   *[other] , { $training } in training
}
board-wc-strength = strength: a die hits with this number or less
board-wc-needs = buildings for { $type }: { $have } of { $need }
board-wc-next = Next level:
board-wc-top = highest level · 1 point
board-wc-strength-is = Strength { $strength }: a die that shows this number or less is a hit.
board-wc-sources = Where the points come from
board-wc-no-points = No points yet
board-wc-source-town = Town { $area }
board-wc-source-objective = Objective { $area }
board-wc-source-level = Highest level: { $type }
board-wc-source-card = { $count ->
    [one] Victory Point card
   *[other] { $count } Victory Point cards
}
board-wc-out = out of the game
board-wc-nothing = You hold no card for this moment. Pass by itself from now on.
board-wc-mark-marker = Occupied once: held until the end of the next turn's movement, the owner is out.
board-wc-mark-locked = Fought over: units may not leave.
board-wc-mark-fast = Fast: pieces from here move two areas further this turn.
board-wc-mark-crippled = Cripple: pieces here may not move this turn.
board-wc-mark-called = Workers here are under arms.
board-wc-captive = Captive: { $race }
board-wc-slot-idle = building, idle
board-wc-slot-train = building, training
board-wc-slot-build = under construction
board-wc-slot-none = not built
board-wc-phase-ranged = Ranged
board-wc-phase-flying = Flying
board-wc-phase-melee = Melee
