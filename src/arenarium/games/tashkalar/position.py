"""Positions of scenarios, and the facts that scenarios expect."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.data import check_known
from arenarium.core.game import Json
from arenarium.core.kernel import settle
from arenarium.core.refusal import BadData, quoted
from arenarium.games.tashkalar.arena import CELLS, GRID, SQUARES
from arenarium.games.tashkalar.box import FLARES, LEGENDS, TASKS
from arenarium.games.tashkalar.decks import bits, deck_size, index_of, kind_of
from arenarium.games.tashkalar.ending import points, task_points, turns_left
from arenarium.games.tashkalar.notation import LETTERS, RANK_LETTERS, destroyed_words, picture, read_board
from arenarium.games.tashkalar.pieces import owner_at, owner_of, rank_at, rank_of, set_down
from arenarium.games.tashkalar.state import (
    BY_DECK,
    CARD_KINDS,
    FLARE,
    FLARE_DECK,
    HIGH_FORM,
    LEAVE,
    LEGEND,
    LEGEND_DECK,
    MELEE,
    OPEN_TASKS,
    SCORES,
    SUPPLIES,
    TASK_DECK,
    UNDER_SEAT,
    Bout,
    having,
    having_row,
)
from arenarium.games.tashkalar.turn import Turn, begin_turn
from arenarium.games.tashkalar.view import REASONS, hand
from arenarium.games.tashkalar.vocabulary import LEGENDARY, RANKS

# --- positions --------------------------------------------------------------------------------------

KEYS = """board turn actions discarded first hands decks discards legends flares legends_discard flares_discard tasks
    next task_deck claimed score improvised destroyed summoned supply legendary_supply borrow frozen pending gateway
    ending turn_number""".split()  # noqa: SIM905
MIDDLE: Final = 5  # the turn, where a position does not say which


def bad(key: str, reason: str, said: str, /, **args: object) -> BadData:
    return BadData("position", key, reason, said, **args)


def set_up(s: Bout, p: Json) -> Bout:
    """A blank bout as the [position] table of a scenario says, at its first question."""
    check_known(p, KEYS, "position")
    board = read_board(p["board"], s.colours) if "board" in p else [0] * CELLS
    for q in SQUARES:
        if board[q]:
            set_down(s, q, owner_of(board[q]), rank_of(board[q]))
    for colour in range(s.colours):
        for i, what in ((0, "two-sided"), (1, "legendary")):
            if s.pool[colour * SUPPLIES + i] < 0:
                raise bad(
                    "board",
                    f"more {what} pieces of '{LETTERS[colour]}' than there are",
                    "tashkalar-refuse-read-pieces",
                    what=what,
                    who=LETTERS[colour],
                )
    _cards(s, p)
    _turn(s, p)
    _scores(s, p)
    s.stack = (Turn(),)
    settle(s, [])
    return s


def _seat(s: Bout, name: object, key: str, most: int) -> int:
    if isinstance(name, int) and not isinstance(name, bool) and 0 <= name < most:
        return name
    if isinstance(name, str) and len(name) == 1:
        if name in LETTERS[:most]:
            return LETTERS.index(name)
        if name.isdigit() and int(name) < most:
            return int(name)
    raise bad(
        key,
        f"{name!r} is none of {', '.join(LETTERS[:most])}",
        "core-refuse-read-seat",
        value=quoted(name),
        known=", ".join(LETTERS[:most]),
    )


def _table(s: Bout, p: Json, key: str, most: int) -> dict[int, Any]:
    table = p.get(key, {})
    if isinstance(table, list):
        table = dict(enumerate(table))
    if not isinstance(table, dict):
        raise bad(key, "must be a table by seat", "core-refuse-read-table-by-seat")
    return {_seat(s, name, key, most): value for name, value in table.items()}


def _numbers(s: Bout, names: object, key: str) -> list[int]:
    if not isinstance(names, list):
        raise bad(key, "must be a list of card ids", "tashkalar-refuse-read-cards")
    found = []
    for name in names:
        number = s.box.numbers.get(str(name).lower(), -1)
        if number < 0:
            raise bad(key, f"unknown card {name!r}", "tashkalar-refuse-read-card", value=quoted(name))
        found.append(number)
    return found


def _being(s: Bout, seat: int, card: int, key: str) -> int:
    i = index_of(s, seat, card) if card < LEGENDS else -1
    if i < 0:
        school = s.options["schools"][seat]
        raise bad(
            key,
            f"{s.box.names[card]!r} is no being of seat {seat} ({school})",
            "tashkalar-refuse-read-no-being",
            card=quoted(s.box.names[card]),
            who=seat,
            school=school,
        )
    return i


def _remove(s: Bout, deck: int, i: int, card: int, key: str) -> None:
    """The card is somewhere now, so it is not in its deck; nor anywhere else."""
    if not (s.bags[deck] >> i) & 1:
        raise bad(
            key,
            f"{s.box.names[card]!r} is in two places",
            "tashkalar-refuse-read-twice",
            card=quoted(s.box.names[card]),
        )
    s.bags[deck] ^= 1 << i


def _cards(s: Bout, p: Json) -> None:
    for seat, names in _table(s, p, "hands", s.seats).items():
        for card in _numbers(s, names, "hands"):
            if card >= TASKS:
                raise bad(
                    "hands",
                    f"{s.box.names[card]!r} is a task",
                    "tashkalar-refuse-read-is-task",
                    card=quoted(s.box.names[card]),
                )
            kind = kind_of(card)
            i = _being(s, seat, card, "hands") if card < LEGENDS else index_of(s, seat, card)
            _remove(s, seat if card < LEGENDS else LEGEND_DECK + kind - LEGEND, i, card, "hands")
            s.hands[seat * CARD_KINDS + kind] |= 1 << i
    for seat, names in _table(s, p, "discards", s.seats).items():
        for card in _numbers(s, names, "discards"):
            i = _being(s, seat, card, "discards")
            _remove(s, seat, i, card, "discards")
            s.piles = having_row(s.piles, seat, s.piles[seat] + (i,))
    for key in ("frozen", "pending"):
        for seat, name in _table(s, p, key, s.seats).items():
            (card,) = _numbers(s, [name], key)
            _remove(s, seat, _being(s, seat, card, key), card, key)
            if (s.box.cards[card].frozen if key == "frozen" else s.box.cards[card].warp) < 0:
                raise bad(key, f"{name!r} has no such effect", "tashkalar-refuse-read-no-effect", card=quoted(name))
            if key == "frozen":
                s.frozen = having(s.frozen, seat, card)
            else:
                s.pending = having(s.pending, seat, card)
    for key, deck, first in (
        ("legends_discard", LEGEND_DECK, LEGENDS),
        ("flares_discard", FLARE_DECK, FLARES),
    ):
        for card in _numbers(s, p.get(key, []), key):
            if kind_of(card) != (LEGEND if deck == LEGEND_DECK else FLARE) or card >= TASKS:
                raise bad(
                    key,
                    f"{s.box.names[card]!r} does not belong there",
                    "tashkalar-refuse-read-elsewhere",
                    card=quoted(s.box.names[card]),
                )
            _remove(s, deck, card - first, card, key)
            s.piles = having_row(s.piles, deck, s.piles[deck] + (card - first,))
    for seat, names in _table(s, p, "decks", s.seats).items():
        _only(s, seat, [_being(s, seat, card, "decks") for card in _numbers(s, names, "decks")], "decks")
    for key, deck, first, end in (
        ("legends", LEGEND_DECK, LEGENDS, FLARES),
        ("flares", FLARE_DECK, FLARES, TASKS),
    ):
        if key in p:
            cards = _numbers(s, p[key], key)
            if any(not first <= card < end for card in cards):
                raise bad(key, "holds a card of another kind", "tashkalar-refuse-read-other-kind")
            _only(s, deck, [card - first for card in cards], key)
    _tasks(s, p)


def _only(s: Bout, deck: int, cards: list[int], key: str) -> None:
    """The deck holds these; what is left over takes no part."""
    rest = s.bags[deck]
    s.bags[deck] = 0
    for i in cards:
        if not (rest >> i) & 1:
            raise bad(key, "a card is in two places", "tashkalar-refuse-read-some-twice")
        rest ^= 1 << i
        s.bags[deck] |= 1 << i


def _tasks(s: Bout, p: Json) -> None:
    if s.mode != HIGH_FORM:
        for key in ("tasks", "next", "task_deck", "claimed"):
            if key in p:
                raise bad(key, "only in High Form", "tashkalar-refuse-read-high-form")
        return

    def taken(card: int, key: str) -> int:
        if card < TASKS:
            raise bad(
                key,
                f"{s.box.names[card]!r} is no task",
                "tashkalar-refuse-read-no-task",
                card=quoted(s.box.names[card]),
            )
        _remove(s, TASK_DECK, card - TASKS, card, key)
        return card - TASKS

    for side, names in _table(s, p, "claimed", 2).items():
        for card in _numbers(s, names, "claimed"):
            s.claimed = having(s.claimed, side, s.claimed[side] | 1 << taken(card, "claimed"))
    if "tasks" in p:
        s.tasks = tuple(taken(card, "tasks") for card in _numbers(s, p["tasks"], "tasks"))
        if len(s.tasks) > OPEN_TASKS:
            raise bad("tasks", "at most three", "tashkalar-refuse-read-three")
    else:
        kinds: list[str] = []
        for i, task in enumerate(s.box.tasks):
            free = (s.bags[TASK_DECK] >> i) & 1 and s.box.names[TASKS + i] != p.get("next")
            if free and not task.advanced and len(s.tasks) < OPEN_TASKS and kinds.count(task.kind) < 2:
                kinds.append(task.kind)
                s.tasks = (*s.tasks, taken(TASKS + i, "tasks"))
    if "next" in p and p["next"] != "none":
        s.next_task = taken(_numbers(s, [p["next"]], "next")[0], "next")
    if "task_deck" in p:
        keep = 0
        for card in _numbers(s, p["task_deck"], "task_deck"):
            keep |= 1 << taken(card, "task_deck")
        s.bags[TASK_DECK] = keep


def _turn(s: Bout, p: Json) -> None:
    s.number = _int(p, "turn_number", MIDDLE) - 1
    if p.get("first"):
        s.number = 0
    begin_turn(s, _seat(s, p.get("turn", 0), "turn", s.seats), [])
    s.actions = _int(p, "actions", s.actions)
    s.discarded = bool(p.get("discarded", False))
    s.borrow = LEAVE if p.get("borrow") else 0
    if "ending" in p:
        s.ending, s.ended_by = _int(p, "ending", 0), BY_DECK
    for side, word in _table(s, p, "destroyed", s.colours).items():
        for letter in str(word):
            if letter not in RANK_LETTERS or side == s.side:
                raise bad(
                    "destroyed", "ranks of enemy pieces are written with c, h and l", "tashkalar-refuse-read-ranks"
                )
            s.fallen[side * RANKS + RANK_LETTERS[letter] - 1] += 1
    summoned = p.get("summoned", [])
    if not isinstance(summoned, list):
        raise bad("summoned", "must be a list of 'card square'", "tashkalar-refuse-read-summoned")
    for row in summoned:
        words = str(row).split()
        square = GRID.square(words[1]) if len(words) == 2 else -1
        if square < 0:
            raise bad("summoned", f"{row!r} is not 'card square'", "tashkalar-refuse-read-summon", value=quoted(row))
        (card,) = _numbers(s, [words[0]], "summoned")
        s.summoned += 1
        s.on_red += s.box.red[square]
        s.on_green += s.box.green[square]
        s.legends += LEGENDS <= card < FLARES
    if "gateway" in p:
        q = GRID.square(str(p["gateway"]))
        if q < 0 or s.board[q] <= 0:
            raise bad("gateway", "must be the square of a piece", "tashkalar-refuse-read-gateway")
        side = owner_at(s, q)
        if not any(s.options["schools"][seat] == "nethervoid" for seat in range(s.seats) if s.colour_of(seat) == side):
            raise bad(
                "gateway",
                f"the piece on {p['gateway']} belongs to no Nethervoid player",
                "tashkalar-refuse-read-gateway-whose",
                square=p["gateway"],
            )
        if rank_at(s, q) == LEGENDARY:
            raise bad("gateway", "a legendary piece is never the Gateway", "tashkalar-refuse-read-gateway-legend")
        s.gate = having(s.gate, side, q)


def _int(p: Json, key: str, default: int) -> int:
    return _natural(p.get(key, default), key)


def _natural(value: object, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise bad(key, "must be a number", "core-refuse-read-number")
    return value


def _scores(s: Bout, p: Json) -> None:
    for side, value in _table(s, p, "score", s.colours).items():
        if s.mode == MELEE:
            if not isinstance(value, dict):
                raise bad("score", "in Melee a table of tables: { r = { b = 3 } }", "tashkalar-refuse-read-melee-score")
            for name, number in value.items():
                colour = _seat(s, name, "score", s.colours)
                if colour == side:
                    raise bad("score", "nobody has points in the own colour", "tashkalar-refuse-read-own-colour")
                s.score[side * SCORES + colour] = _natural(number, "score")
        elif s.mode == HIGH_FORM:
            raise bad(
                "score", "in High Form points come from 'claimed' and the board", "tashkalar-refuse-read-high-score"
            )
        else:
            s.score[side * SCORES] = _natural(value, "score")
    for seat, word in _table(s, p, "improvised", s.colours).items():
        if s.mode != MELEE:
            raise bad("improvised", "only in Melee", "tashkalar-refuse-read-only-melee")
        for letter in str(word):
            colour = _seat(s, letter, "improvised", s.colours)
            if colour == seat:
                raise bad("improvised", "only enemy pieces stand in", "tashkalar-refuse-read-stand-in")
            s.markers = having(s.markers, seat, s.markers[seat] & ~(1 << colour))
    for key, i in (("supply", 0), ("legendary_supply", 1)):
        for side, given in _table(s, p, key, s.colours).items():
            value = _natural(given, key)
            if value > s.pool[side * SUPPLIES + i]:
                raise bad(
                    key,
                    f"the board leaves '{LETTERS[side]}' only {s.pool[side * SUPPLIES + i]}",
                    "tashkalar-refuse-read-supply",
                    who=LETTERS[side],
                    count=s.pool[side * SUPPLIES + i],
                )
            s.removed = having(
                s.removed, side * SUPPLIES + i, s.removed[side * SUPPLIES + i] + s.pool[side * SUPPLIES + i] - value
            )
            s.pool[side * SUPPLIES + i] = value


# --- facts --------------------------------------------------------------------------------------------


def facts(s: Bout) -> Json:
    names = s.box.names
    if s.mode == MELEE:
        score: list[dict[str, int]] | list[int] = [
            {LETTERS[c]: s.score[side * SCORES + c] for c in range(s.colours) if c != side} for side in range(s.colours)
        ]
    else:
        score = [points(s, side)[0] for side in range(s.colours)]
    return {
        "board": picture(s),
        "turn": s.seat,
        "actor": s.actor,
        "actions": s.actions,
        "score": score,
        "tasks": sorted(s.box.tasks[i].name for i in s.tasks),
        "task_row": [s.box.tasks[i].name for i in s.tasks],
        "next": s.box.tasks[s.next_task].name if s.next_task >= 0 else "none",
        "claimed": [sorted(names[TASKS + i] for i in range(len(s.box.tasks)) if (m >> i) & 1) for m in s.claimed],
        "task_points": [task_points(s, side) for side in range(s.colours)],
        "hands": [sorted(hand(s, seat)) for seat in range(s.seats)],
        "hand_sizes": [
            [bits(m) for m in s.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]] for seat in range(s.seats)
        ],
        "decks": [deck_size(s, seat) for seat in range(s.seats)],
        "straight": [max(0, deck_size(s, seat) - (s.box.sideways if s.teams else 0)) for seat in range(s.seats)],
        "on_top": [[names[s.first_card[seat] + i] for i in reversed(s.tops[seat])] for seat in range(s.seats)],
        "under": [[names[s.first_card[seat] + i] for i in s.unders[seat]] for seat in range(s.seats)],
        "under_legends": [names[LEGENDS + i % UNDER_SEAT] for i in s.unders[LEGEND_DECK]],
        "under_flares": [names[FLARES + i % UNDER_SEAT] for i in s.unders[FLARE_DECK]],
        "under_tasks": [names[TASKS + i] for i in s.unders[TASK_DECK]],
        "discards": [[names[s.first_card[seat] + i] for i in s.piles[seat]] for seat in range(s.seats)],
        "legends_discard": sorted(names[LEGENDS + i] for i in s.piles[LEGEND_DECK]),
        "flares_discard": sorted(names[FLARES + i] for i in s.piles[FLARE_DECK]),
        "supply": s.pool[::2],
        "legendary_supply": s.pool[1::2],
        "destroyed": destroyed_words(s),
        "summoned": s.summoned,
        "legends_summoned": s.legends,
        "improvised": [
            "".join(LETTERS[c] for c in range(s.colours) if c != seat and not (s.markers[seat] >> c) & 1)
            if s.mode == MELEE
            else ""
            for seat in range(s.seats)
        ],
        "gateway": [GRID.name(q) if q >= 0 else "none" for q in s.gate],
        "frozen": [names[card] if card >= 0 else "none" for card in s.frozen],
        "pending": [names[card] if card >= 0 else "none" for card in s.pending],
        "ending": "no" if s.ending < 0 else turns_left(s),
        "ended_by": REASONS[s.ended_by],
        "turn_number": s.number,
    }


UNORDERED: Final = ("hands", "claimed", "tasks", "legends_discard", "flares_discard", "destroyed", "asked")


def spelled(key: str, expected: Any, found: Any) -> Any:
    """An expected fact as the engine spells it: seats by letter too, a table by letter for a list by seat (what it
    does not name is not looked at), any order where order says nothing."""
    if isinstance(expected, dict) and isinstance(found, list):
        rows = {_number(name): value for name, value in expected.items()}
        if any(seat not in range(len(found)) for seat in rows):
            return expected
        return [spelled(key, rows[i], row) if i in rows else row for i, row in enumerate(found)]
    if isinstance(expected, dict):
        kept = found if key == "score" else {}
        return kept | {name: spelled(key, value, "") for name, value in expected.items() if value != ""}
    if key in ("turn", "actor"):
        return _number(expected)
    if key == "gateway" and isinstance(expected, str) and isinstance(found, list):
        standing = [square for square in found if square != "none"] or ["none"]  # one at most: no two schools are alike
        return found if standing == [expected] else expected
    if key in UNORDERED:
        if isinstance(expected, str):
            return "".join(sorted(expected))
        if isinstance(expected, list) and any(isinstance(row, list) for row in expected):
            return [spelled(key, row, []) for row in expected]
        if isinstance(expected, list):
            return sorted([_number(one) for one in expected], key=str)
    return expected


def _number(seat: Any) -> Any:
    """A seat's number, whichever way it was written."""
    if isinstance(seat, str) and len(seat) == 1:
        return LETTERS.index(seat) if seat in LETTERS else (int(seat) if seat.isdigit() else seat)
    return seat
