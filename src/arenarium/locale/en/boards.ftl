### Labels on the boards of Tash-Kalar, Warcraft and Herosi. Names of cards and questions are in each game's own file.

board-hand = Hand
board-more = More about it
board-again = choose again to confirm
board-now = now
board-not-yet = not yet
board-key-walk = Walk over the board
board-key-take = Take what is in focus
board-key-back = Put back

## Tash-Kalar

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
board-tk-short-ways = 1 short · { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}
board-tk-far = far off
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
board-tk-effect = Effect: { $card }
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
board-tk-key-card = Choose a card of your hand
