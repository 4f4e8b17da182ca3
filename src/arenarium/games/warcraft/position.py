"""Positions of scenario files: the [position] table, and facts to expect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.core.areas import bits
from arenarium.core.data import check_known
from arenarium.core.game import Json
from arenarium.core.kernel import questions, settle
from arenarium.core.refusal import BadData, quoted
from arenarium.games.warcraft.battlefield import battle_of, the_phase
from arenarium.games.warcraft.box import (
    CARDS,
    HUMAN,
    LETTERS,
    LEVELS,
    MOST_COPIES,
    MOVE_STEP,
    NIGHT_ELF,
    ORC,
    PIECE_TYPES,
    RACES,
    STEPS,
    TOKENS,
    TYPES,
    UNDEAD,
    UNIT_TYPES,
    WORKER,
    Box,
)
from arenarium.games.warcraft.endings import points, result
from arenarium.games.warcraft.move import MOVEMENT, PORTALS, MoveStep
from arenarium.games.warcraft.notation import (
    card_names,
    check_picture,
    owner_letter,
    picture,
    race_name,
    same_board,
)
from arenarium.games.warcraft.pieces import NIB, buildings_left, count_of, nib, outposts_left, put, strength, top_level
from arenarium.games.warcraft.setup import take_seats
from arenarium.games.warcraft.state import War, changed, copies, deck_size, one
from arenarium.games.warcraft.turn import Turn
from arenarium.games.warcraft.verbs import kind_of
from arenarium.games.warcraft.view import battle_head

SEAT_LETTERS = "rbgp"
KEYS = ("board", "turn", "first", "active", "step", *RACES)
SEAT_KEYS = (
    "gold", "wood", "hand", "deck", "discard", "laid", "levels", "buildings", "sites", "summoned", "training", "out",
)  # fmt: skip
WHERE = "position"
MANY = 8  # of one type, more than the box has


def seat_from(s: War, value: Any, key: str) -> int:
    """A seat by race, number or letter."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < s.seats:
        return value
    if isinstance(value, str):
        if value in RACES and RACES.index(value) in s.race[: s.seats]:
            return s.race.index(RACES.index(value))
        if value in SEAT_LETTERS[: s.seats]:
            return SEAT_LETTERS.index(value)
    raise BadData(
        WHERE,
        key,
        f"must be a race at the table, a seat number or letter, not {value!r}",
        "warcraft-refuse-read-race",
        value=quoted(value),
    )


def default_races(box: Box, wanted: list[int]) -> tuple[int, ...]:
    """Races of a position: what is wanted, the rest in the order of docs/notation."""
    if box.slot_race[0] >= 0:
        for turn in range(box.seats):
            turned = [box.slot_race[(seat + turn) % box.seats] for seat in range(box.seats)]
            if all(w < 0 or w == r for w, r in zip(wanted, turned)):
                return tuple(turned)
    left = [r for r in (ORC, HUMAN, UNDEAD, NIGHT_ELF) if r not in wanted]
    return tuple(w if w >= 0 else left.pop(0) for w in wanted)


def set_up(s: War, position: Json) -> War:
    """A blank war as the [position] table of a scenario says, at its first question."""
    s.race = default_races(s.box, list(s.race[: s.seats]))
    check_known(position, sorted(KEYS), WHERE)
    if s.box.neutral >= 0:
        s.race = (*s.race[: s.seats], s.box.neutral)
    take_seats(s)
    board = position.get("board", "")
    if not isinstance(board, str):
        raise BadData(WHERE, "board", "must be text, one line for each area", "warcraft-refuse-read-board")
    _read_board(s, board)
    s.turn = _number(position, "turn", 1, 1)
    s.first = seat_from(s, position.get("first", 0), "first")
    active = seat_from(s, position["active"], "active") if "active" in position else s.first
    for race in RACES:
        if race in position:
            if RACES.index(race) not in s.race[: s.seats]:
                raise BadData(WHERE, race, "nobody plays this race", "warcraft-refuse-read-nobody")
            _read_player(s, s.race.index(RACES.index(race)), position[race], race)
    _count_reserves(s)
    step = position.get("step", "move")
    steps = [*STEPS, "battle"]
    if step not in steps:
        raise BadData(
            WHERE, "step", f"must be one of {', '.join(steps)}", "core-refuse-read-one-of", known=", ".join(steps)
        )
    if not (s.alive >> active) & 1:
        raise BadData(WHERE, "active", "this player is out", "warcraft-refuse-read-out")
    done = (active - s.first) % s.seats
    s.active = active
    if step == "battle":
        s.step = MOVE_STEP
        s.stack = (Turn(MOVE_STEP, done + 1), MoveStep(active, PORTALS))
    elif step == "move" and (s.fast or s.crippled):
        s.step = MOVE_STEP  # cards of the window were played already
        s.stack = (Turn(MOVE_STEP, done + 1), MoveStep(active, MOVEMENT))
    else:
        s.stack = (Turn(STEPS.index(step), done),)
    settle(s, [])
    return s


def _number(table: Json, key: str, default: int, least: int, where: str = "") -> int:
    value = table.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadData(
            WHERE,
            f"{where}{key}",
            f"must be a number from {least}, not {value!r}",
            "core-refuse-read-from",
            least=least,
            value=quoted(value),
        )
    return value


def _read_board(s: War, text: str) -> None:
    # What the map itself puts on the board is there unless the picture speaks of its kind.
    if "token:" in text:
        s.tokens = 0
    if "captive:" in text:
        s.captive = (-1, -1, -1, -1)
    if "partial" in text or "depleted" in text:
        s.complete = 0
    for number, line in enumerate(text.splitlines(), 1):
        tokens = line.split()
        where = f"board line {number}"
        if not tokens:
            continue
        if tokens[0] not in s.box.names:
            raise BadData(WHERE, where, f"unknown area '{tokens[0]}'", "warcraft-refuse-read-area", value=tokens[0])
        area = s.box.names.index(tokens[0])
        if len(tokens) < 2:
            raise BadData(WHERE, where, "an area is followed by an owner (h o u n or -)", "warcraft-refuse-read-owner")
        owner = owner_letter(tokens[1])
        if owner == "-":
            for word in tokens[2:]:
                _read_mark(s, area, word, where)
            continue
        if len(owner) != 1 or owner not in LETTERS or LETTERS.index(owner) not in s.race:
            raise BadData(
                WHERE, where, f"'{owner}' is no owner at this table", "warcraft-refuse-read-no-owner", value=owner
            )
        for word in tokens[2:]:
            _read_piece(s, s.race.index(LETTERS.index(owner)), area, word, where)
    for o in range(s.seats):
        for area in bits(s.sites[o]):
            if not count_of(s, o, WORKER, area):
                raise BadData(
                    WHERE,
                    "board",
                    f"the [site] in '{s.box.names[area]}' has no worker",
                    "warcraft-refuse-read-site",
                    area=s.box.names[area],
                )


def _read_piece(s: War, owner: int, area: int, word: str, where: str) -> None:
    if word in ("[outpost]", "[site]"):
        if owner >= s.seats:
            raise BadData(WHERE, where, "neutral units have no Outposts", "warcraft-refuse-read-neutral-outpost")
        if word == "[outpost]":
            s.outposts = changed(s.outposts, owner, s.outposts[owner] | 1 << area)
        else:
            s.sites = changed(s.sites, owner, s.sites[owner] | 1 << area)
        if outposts_left(s, owner) < 0:
            raise BadData(
                WHERE,
                where,
                f"a race has {s.box.outposts} Outposts",
                "warcraft-refuse-read-outposts",
                count=s.box.outposts,
            )
        return
    name, _, times = word.partition("*")
    if name not in TYPES or (times and not times.isdigit()):
        raise BadData(
            WHERE,
            where,
            f"'{word}' is no piece (for example melee, ranged*2, [outpost])",
            "warcraft-refuse-read-piece",
            value=word,
        )
    count = int(times) if times else 1
    t = TYPES.index(name)
    if count_of(s, owner, t, area) + count > s.box.pieces[t]:
        raise BadData(
            WHERE,
            where,
            f"a race has {s.box.pieces[t]} {name}",
            "warcraft-refuse-read-most",
            count=s.box.pieces[t],
            what=name,
        )
    put(s, owner, t, area, count)


def _read_mark(s: War, area: int, word: str, where: str) -> None:
    bit = 1 << area
    name, _, value = word.partition(":")
    if word in ("marker", "locked") and area not in s.town:
        raise BadData(
            WHERE,
            where,
            f"'{word}' is for Towns, and '{s.box.names[area]}' is none at this table",
            "warcraft-refuse-read-town-only",
            word=word,
            area=s.box.names[area],
        )
    if word in ("partial", "depleted") and not (s.box.forests | s.box.mines) & bit:
        raise BadData(
            WHERE,
            where,
            f"'{word}' is for forests and goldmines, and '{s.box.names[area]}' is neither",
            "warcraft-refuse-read-source-only",
            word=word,
            area=s.box.names[area],
        )
    if name == "captive" and value in RACES:
        places = list(s.captive)
        places[RACES.index(value)] = area
        s.captive = tuple(places)
    elif name == "token" and value in TOKENS[1:]:
        if TOKENS[s.box.token[area]] != value:
            raise BadData(
                WHERE,
                where,
                f"the map has no token '{value}' in '{s.box.names[area]}'",
                "warcraft-refuse-read-no-token",
                value=value,
                area=s.box.names[area],
            )
        s.tokens |= bit
    elif word == "partial":
        s.partial |= bit
    elif word == "depleted":
        s.complete |= bit
    elif word == "marker":
        s.markers |= bit
    elif word == "locked":
        s.locked |= bit
    elif word == "fast":
        s.fast |= bit
    elif word == "crippled":
        s.crippled |= bit
        if s.english_edition:
            s.lamed = s.lamed + (area,)
        s.crippler = s.race.index(UNDEAD) if UNDEAD in s.race[: s.seats] else -1
    else:
        raise BadData(WHERE, where, f"unknown mark '{word}'", "warcraft-refuse-read-mark", value=word)


def _read_player(s: War, seat: int, table: Any, race: str) -> None:
    if not isinstance(table, dict):
        raise BadData(WHERE, race, "must be a table", "core-refuse-read-table")
    check_known(table, SEAT_KEYS, WHERE, race)
    s.gold[seat] = _number(table, "gold", 0, 0, f"{race}.")
    s.wood[seat] = _number(table, "wood", 0, 0, f"{race}.")
    s.laid = changed(s.laid, seat, _number(table, "laid", 0, 0, f"{race}."))
    s.hand = changed(s.hand, seat, _cards(table.get("hand", []), f"{race}.hand"))
    s.discard = changed(s.discard, seat, _cards(table.get("discard", []), f"{race}.discard"))
    if "deck" in table:
        s.deck = changed(s.deck, seat, _cards(table["deck"], f"{race}.deck"))
    else:
        laid = s.laid[seat] * one(CARDS.index("victory_point"))
        for card in range(len(CARDS)):
            named = copies(s.hand[seat], card) + copies(s.discard[seat], card) + copies(laid, card)
            s.deck = changed(s.deck, seat, s.deck[seat] - min(named, copies(s.deck[seat], card)) * one(card))
    s.rising = changed(s.rising, seat, _types(table.get("sites", {}), f"{race}.sites", UNIT_TYPES, 0, MANY))
    s.summoned = changed(s.summoned, seat, _types(table.get("summoned", {}), f"{race}.summoned", UNIT_TYPES, 0, MANY))
    s.training = changed(s.training, seat, _types(table.get("training", {}), f"{race}.training", PIECE_TYPES, 0, MANY))
    more = _types(table.get("buildings", {}), f"{race}.buildings", UNIT_TYPES, 0, MANY)
    s.built = changed(s.built, seat, s.built[seat] + more)
    levels = _types(table.get("levels", {}), f"{race}.levels", UNIT_TYPES, 1, LEVELS - 1)
    for t in range(UNIT_TYPES):
        level = nib(levels, t)
        if level > top_level(s, seat, t):
            raise BadData(
                WHERE,
                f"{race}.levels.{TYPES[t]}",
                f"there is no level {level}",
                "warcraft-refuse-read-level",
                value=level,
            )
        if level:
            s.levels = changed(s.levels, seat, s.levels[seat] + ((level - nib(s.levels[seat], t)) << (NIB * t)))
    if table.get("out", False):
        s.alive &= ~(1 << seat)


def _cards(value: Any, where: str) -> int:
    if not isinstance(value, list):
        raise BadData(WHERE, where, "must be a list of cards", "warcraft-refuse-read-cards")
    pile = 0
    for name in value:
        if name not in CARDS:
            raise BadData(WHERE, where, f"unknown card '{name}'", "warcraft-refuse-read-card", value=name)
        if copies(pile, CARDS.index(name)) == MOST_COPIES:
            raise BadData(WHERE, where, f"too many copies of '{name}'", "warcraft-refuse-read-copies", value=name)
        pile += one(CARDS.index(name))
    return pile


def _types(value: Any, where: str, kinds: int, least: int, most: int) -> int:
    if not isinstance(value, dict):
        raise BadData(WHERE, where, "must be a table by type", "warcraft-refuse-read-by-type")
    packed = 0
    for name, n in value.items():
        if name not in TYPES[:kinds]:
            raise BadData(
                WHERE,
                f"{where}.{name}",
                f"unknown type (known: {', '.join(TYPES[:kinds])})",
                "warcraft-refuse-read-type",
                known=", ".join(TYPES[:kinds]),
            )
        if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
            raise BadData(
                WHERE, f"{where}.{name}", f"must be {least} to {most}", "core-refuse-read-within", low=least, high=most
            )
        packed |= n << (NIB * TYPES.index(name))
    return packed


def _count_reserves(s: War) -> None:
    for o in range(s.box.owners):
        for t, name in enumerate(TYPES):
            used = sum(count_of(s, o, t, a) for a in range(s.box.size)) + nib(s.training[o], t)
            if t == WORKER:
                used += sum(nib(s.rising[o], b) for b in range(UNIT_TYPES))
            s.reserve[kind_of(o, t)] -= used
            if s.reserve[kind_of(o, t)] < 0:
                limit = s.reserve[kind_of(o, t)] + used
                raise BadData(
                    WHERE,
                    race_name(s, o),
                    f"{used} {name} are used, the box has {limit}",
                    "warcraft-refuse-read-used",
                    count=used,
                    what=name,
                    most=limit,
                )
    for seat in range(s.seats):
        for t in range(UNIT_TYPES):
            if buildings_left(s, seat, t) < 0:
                raise BadData(
                    WHERE,
                    f"{race_name(s, seat)}.buildings",
                    f"more {TYPES[t]} buildings than the box has",
                    "warcraft-refuse-read-buildings",
                    what=TYPES[t],
                )


def impossible(s: War) -> BadData | None:
    """Cards that a race does not have, or more than it has, with the key to blame."""
    for seat in range(s.seats):
        laid = s.laid[seat] * one(CARDS.index("victory_point"))
        piles = {"hand": s.hand[seat], "discard": s.discard[seat], "deck": s.deck[seat], "laid": laid}
        for card, name in enumerate(CARDS):
            most = s.box.copies[s.race[seat]][card]
            holding = [key for key, pile in piles.items() if copies(pile, card)]
            if sum(copies(pile, card) for pile in piles.values()) > most:
                race = race_name(s, seat)
                reason = f"{race} has {f'only {most} cards' if most else 'no card'} '{name}'"
                key = f"{race}.{holding[0]}"
                return BadData(WHERE, key, reason, "core-doubt-box", what=f"@warcraft-{name}", most=most)
    return None


def by_type(packed: int, kinds: int = PIECE_TYPES) -> dict[str, int]:
    return {TYPES[t]: nib(packed, t) for t in range(kinds) if nib(packed, t)}


def facts(s: War) -> Json:
    seats = range(s.seats)
    known = s.slot[0] >= 0
    b = battle_of(s)
    attackers, defenders = the_phase(s).due if b is not None else (0, 0)

    def each(value: Callable[[int], object]) -> Json:
        return {race_name(s, seat): value(seat) for seat in seats} if known else {}

    out: Json = {
        "board": picture(s),
        "turn": s.turn,
        "step": "over" if s.won >= 0 else STEPS[s.step] if s.step >= 0 else "setup",
        "active": race_name(s, s.active) if s.active >= 0 else None,
        "first": race_name(s, s.first) if known else None,
        "gold": each(lambda o: s.gold[o]),
        "wood": each(lambda o: s.wood[o]),
        "hands": each(lambda o: card_names(s.hand[o])),
        "discards": each(lambda o: card_names(s.discard[o])),
        "hand_counts": each(lambda o: len(card_names(s.hand[o]))),
        "decks": each(lambda o: deck_size(s, o)),
        "aside": each(lambda o: s.aside[o]),
        "laid": each(lambda o: s.laid[o]),
        "levels": each(lambda o: by_type(s.levels[o], UNIT_TYPES)),
        "strength": each(lambda o: {TYPES[t]: strength(s, o, t) for t in range(UNIT_TYPES)}),
        "buildings": each(lambda o: by_type(s.built[o] - s.box.printed, UNIT_TYPES) if s.built[o] else {}),
        "sites": each(lambda o: by_type(s.rising[o])),
        "summoned": each(lambda o: by_type(s.summoned[o])),
        "training": each(lambda o: by_type(s.training[o])),
        "reserve": each(lambda o: _reserve(s, o)),
        "units": each(lambda o: _on_board(s, o)),
        "points": each(lambda o: points(s, o)),
        "out": sorted(race_name(s, o) for o in seats if not (s.alive >> o) & 1),
        "battle": battle_head(s, b) if b is not None else "none",
        "losses": {"attackers": attackers, "defenders": defenders},
        "winner": "open" if s.won < 0 else [race_name(s, o) for o in seats if (s.won >> o) & 1],
        "asked": [d.seat for d in questions(s)],
        "result": result(s) or "open",
    }
    return out


def _reserve(s: War, owner: int) -> dict[str, int]:
    left: dict[str, int] = {TYPES[t]: s.reserve[kind_of(owner, t)] for t in range(PIECE_TYPES)}
    return {**left, "outpost": outposts_left(s, owner)}


def _on_board(s: War, owner: int) -> dict[str, int]:
    counts = {TYPES[t]: sum(count_of(s, owner, t, a) for a in range(s.box.size)) for t in range(PIECE_TYPES)}
    return {t: n for t, n in counts.items() if n}


def _unordered(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value


def same_fact(box: Box, key: str, expected: Any, found: Any) -> bool:
    if key == "board" and isinstance(expected, str):
        check_picture(box, expected)
        return same_board(box, expected, str(found))
    if key in ("hands", "discards") and isinstance(expected, dict):
        return all(sorted(v) == found.get(k) for k, v in expected.items())
    if key in ("winner", "out") and isinstance(expected, list) and isinstance(found, list):
        return sorted(expected) == sorted(found)
    if key in ("levels", "strength", "reserve") and isinstance(expected, dict):
        return all(isinstance(found.get(k), dict) and v.items() <= found[k].items() for k, v in expected.items())
    if key == "battle" and isinstance(expected, dict) and isinstance(found, dict):
        return all(k in found and _unordered(found[k]) == _unordered(v) for k, v in expected.items())
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(k in found and found[k] == v for k, v in expected.items())
    return bool(expected == found)
