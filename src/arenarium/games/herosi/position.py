"""Positions of scenario files, and the facts their expectations name."""

from __future__ import annotations

from typing import Any

from arenarium.core.data import check_known
from arenarium.core.game import Json
from arenarium.core.kernel import settle
from arenarium.core.refusal import BadData, Refusal, quoted
from arenarium.games.herosi.battle import Battle, Duels, Finish, Pairing, Stack, run_apart
from arenarium.games.herosi.box import (
    ANY_CREATURE,
    ANY_PLAYER,
    BACK,
    BOARD,
    ELEMENTS,
    EMPTY,
    FIRST_CREATURE,
    HERO,
    LETTERS,
    OWN_CREATURE,
    PLAYER,
)
from arenarium.games.herosi.dice import Landing, take_up
from arenarium.games.herosi.endings import LOST
from arenarium.games.herosi.lasting import find
from arenarium.games.herosi.notation import (
    COLOURS,
    Reader,
    board_picture,
    cards_of,
    dice_text,
    row_text,
    spells_text,
    track_text,
)
from arenarium.games.herosi.setup import EVERYBODY, Deal, OpenArmies, give_hero, put, set_first
from arenarium.games.herosi.state import (
    ARMING,
    BATTLE_ROW,
    DICE,
    FIGHTING,
    IN_AIR,
    IN_HAND,
    LOWER,
    MERGED,
    NO_CARD,
    NO_DIE,
    NO_ELIMINATION,
    PRIORITY,
    SPELL_ROW,
    SPENT,
    STOPPER,
    STOPS,
    TOURNAMENT,
    TRACK,
    Match,
    changed,
    dice_of,
    fights_in,
    hand_size,
)
from arenarium.games.herosi.stop import Round, begin_stop

KEYS = ("board", "phase", "stopper", "spells", "upper", "lower", "pile", "priority", "first", "merged", "stops")
SEAT_KEYS = (
    "hero", "life", "points", "front", "back", "hand", "deck", "discard", "dice", "beside", "stunned", "out",
)  # fmt: skip
FILE = "position"


def seats_named(position: Json) -> int:
    """How many seats a [position] table speaks of; its keys are checked."""
    check_known(position, (*KEYS, *COLOURS), FILE)
    named = max((COLOURS.index(k) + 1 for k in position if k in COLOURS), default=0)
    if "board" in position:
        named = max(named, board_seats(str(position["board"])))
    return named


def with_seats(options: Json, position: Json) -> Json:
    """The options of a scenario; where they leave open how many play, as many as its position names."""
    named = seats_named(position)
    if "seats" not in options and named > 2 and options.get("mode", "duel") in ("free_for_all", "no_elimination"):
        return {**options, "seats": named}
    return options


def set_up(s: Match, position: Json) -> Match:
    """A blank match as the [position] table of a scenario says, at its first question."""
    named = seats_named(position)
    if named > s.seats:
        raise BadData(
            FILE,
            "seats",
            f"{named} seats are described, the match has {s.seats}",
            "herosi-refuse-read-seats",
            count=named,
            most=s.seats,
        )
    s.deck = [0] * len(s.deck)
    picture = read_board(s, str(position["board"])) if "board" in position else {}
    shown = set()
    for seat in range(s.seats):
        row = position.get(COLOURS[seat], {})
        if not isinstance(row, dict):
            raise BadData(FILE, COLOURS[seat], "must be a table", "core-refuse-read-table")
        row = {**picture.get(seat, {}), **row}
        if "dice" in row:
            shown.add(seat)
        read_seat(s, seat, row, position.get("phase") == "army")
    s.stage = FIGHTING
    if position.get("merged"):
        s.stage = MERGED
        s.arena = (0,) * s.seats
        s.track = s.track[:TRACK]
    read_table(s, position)
    open_phase(s, position, shown)
    settle(s, [])
    return s


def seat_of(s: Match, value: Any, where: str) -> int:
    seat = COLOURS.find(value) if isinstance(value, str) and len(value) == 1 else value
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < s.seats:
        raise BadData(
            FILE,
            where,
            f"must name a seat ({', '.join(COLOURS[: s.seats])}), not {value!r}",
            "core-refuse-read-seat",
            known=", ".join(COLOURS[: s.seats]),
            value=quoted(value),
        )
    return seat


def card_of(s: Match, name: Any, where: str) -> int:
    if name not in s.box.card_of:
        raise BadData(FILE, where, f"no spell is called {name!r}", "herosi-refuse-read-spell", value=quoted(name))
    return s.box.card_of[name]


def names_in(value: Any) -> list[Any]:
    """Cards as a list, or as words in one text."""
    return value.split() if isinstance(value, str) else list(value)


def board_lines(text: str) -> list[list[str]]:
    """The left and right part of each line; a third player alone has no right side, with or without the bar."""
    lines = [line.split("|") for line in text.strip().splitlines() if line.strip()]
    for parts in lines:
        if len(parts) == 2 and not parts[1].strip():
            parts.pop()
        if len(parts) > 2 or not all(part.strip() for part in parts):
            raise BadData(
                FILE,
                "board",
                f"a line shows a left and a right board, not {'|'.join(parts).strip()!r}",
                "herosi-refuse-read-sides",
                value=quoted("|".join(parts).strip()),
            )
    return lines


def board_seats(text: str) -> int:
    """How many boards a picture shows."""
    rows = [parts for parts in board_lines(text) if parts[0].split()[0] not in ("life", "dice")]
    return sum(len(rows[i]) for i in range(0, len(rows), BACK))


def read_board(s: Match, text: str) -> dict[int, Json]:
    """Rows, life and dice by seat from the picture."""
    seats: dict[int, Json] = {}
    count = 0
    for parts in board_lines(text):
        first = parts[0].split()[0]
        # A life line opens a block; four rows make one; a dice line closes it.
        block = count // BACK if first != "dice" else (count - 1) // BACK
        for side, part in enumerate(parts):
            seat = block * 2 + side
            words = part.split()
            row = seats.setdefault(seat, {"f": ["."] * BACK, "b": ["."] * BACK})
            if first in ("life", "dice"):
                if not words or words[0] != first:
                    raise BadData(
                        FILE,
                        "board",
                        f"both sides of a '{first}' line must begin with '{first}'",
                        "herosi-refuse-read-both",
                        word=first,
                    )
                if first == "life" and not (len(words) == 2 and words[1].isdigit()):
                    raise BadData(
                        FILE,
                        "board",
                        f"'life' is followed by one number, not {part.strip()!r}",
                        "herosi-refuse-read-life",
                        value=quoted(part.strip()),
                    )
                row[first] = int(words[1]) if first == "life" else " ".join(words[1:])
                continue
            if len(words) != 2:
                raise BadData(
                    FILE,
                    "board",
                    f"a line has two fields on each side, not {part.strip()!r}",
                    "herosi-refuse-read-line",
                    value=quoted(part.strip()),
                )
            column = count % BACK if side == 0 else BACK - 1 - count % BACK
            row["b"][column], row["f"][column] = words if side == 0 else (words[1], words[0])
        if first not in ("life", "dice"):
            count += 1
    if count % BACK:
        raise BadData(FILE, "board", "a board has four lines of fields", "herosi-refuse-read-board")
    for row in seats.values():
        row["front"], row["back"] = " ".join(row.pop("f")), " ".join(row.pop("b"))
    return seats


def read_seat(s: Match, seat: int, row: Json, building: bool) -> None:
    where = COLOURS[seat]
    check_known(row, SEAT_KEYS, FILE, where)
    hero = row.get("hero", ELEMENTS[seat])
    if hero not in ELEMENTS:
        raise BadData(
            FILE, f"{where}.hero", f"no Hero is called {hero!r}", "herosi-refuse-read-hero", value=quoted(hero)
        )
    give_hero(s, seat, ELEMENTS.index(hero))
    special = s.box.special[s.hero[seat]]
    if s.gone[special]:
        s.gone = changed(s.gone, special, 0)
    s.life[seat] = number(row.get("life", s.life[seat]), f"{where}.life", s.cap[seat])
    s.points = changed(s.points, seat, number(row.get("points", 0), f"{where}.points"))
    for pile, key in ((s.hand, "hand"), (s.deck, "deck"), (s.discard, "discard")):
        for name in names_in(row.get(key, [])):
            pile[seat * s.box.cards + card_of(s, name, f"{where}.{key}")] += 1
    if "dice" in row:
        read_dice(s, seat, str(row["dice"]), f"{where}.dice")
    if row.get("out"):
        s.alive &= ~(1 << seat)
        s.life[seat] = 0
        s.place = changed(s.place, seat, LOST if s.rules.mode == TOURNAMENT else s.seats)
        return
    if row.get("stunned") or s.life[seat] == 0:
        if s.rules.mode != NO_ELIMINATION:
            key = "stunned" if row.get("stunned") else "life"
            raise BadData(
                FILE,
                f"{where}.{key}",
                "a Hero at 0 is out = true, or stunned in the mode no_elimination",
                "herosi-refuse-read-zero",
            )
        s.stunned |= 1 << seat
        s.life[seat] = 0
    if not building:
        read_fields(s, seat, row, where)
    s.beside = changed(s.beside, seat, number(row.get("beside", 0), f"{where}.beside"))
    returning = s.box.returning[s.hero[seat]]
    if s.beside[seat]:
        if not returning:
            raise BadData(
                FILE,
                f"{where}.beside",
                "no creature of the game comes back from beside the board",
                "herosi-refuse-read-beside",
            )
        s.store = changed(s.store, returning, s.store[returning] - s.beside[seat])


def number(value: Any, where: str, most: int = 99) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadData(
            FILE,
            where,
            f"must be a number from 0 to {most}, not {value!r}",
            "herosi-refuse-read-range",
            most=most,
            value=quoted(value),
        )
    return value


def read_dice(s: Match, seat: int, text: str, where: str) -> None:
    words = text.split()
    if len(words) == 1:
        words = list(words[0])  # FFWK-- is as clear as F F W K - -
    if not 1 <= len(words) <= DICE:
        raise BadData(
            FILE,
            where,
            f"between 1 and {DICE} dice, not {len(words)}",
            "herosi-refuse-read-dice",
            most=DICE,
            count=len(words),
        )
    for i in range(DICE):
        word = words[i].upper() if i < len(words) else ""
        if word == "":
            s.dice[seat * DICE + i] = NO_DIE
        elif word in ("-", "~"):
            s.dice[seat * DICE + i] = IN_HAND if word == "-" else IN_AIR
        elif len(word) == 1 and word in LETTERS:
            s.dice[seat * DICE + i] = LETTERS.index(word)
        else:
            raise BadData(
                FILE,
                where,
                f"a die shows F W E A C K, - or ~, not {words[i]!r}",
                "herosi-refuse-read-die",
                value=quoted(words[i]),
            )


def read_fields(s: Match, seat: int, row: Json, where: str) -> None:
    rows = {"front": 0, "back": BACK}
    if "back" not in row and "hero" not in str(row.get("front", "")).split():
        row = {**row, "back": ". hero . ."}
    for key, first in rows.items():
        words = str(row.get(key, ". . . .")).split()
        if len(words) != BACK:
            raise BadData(
                FILE,
                f"{where}.{key}",
                f"a row has four fields, not {len(words)}",
                "herosi-refuse-read-row",
                count=len(words),
            )
        for i, word in enumerate(words):
            name = word.rstrip("!")
            if name == ".":
                continue
            kind = HERO if name == "hero" else s.box.kind_of.get(name, EMPTY)
            if kind == EMPTY:
                raise BadData(
                    FILE,
                    f"{where}.{key}",
                    f"no creature is called {name!r}",
                    "herosi-refuse-read-creature",
                    value=quoted(name),
                )
            put(s, seat, first + i, kind)
            s.wounds[seat * BOARD + first + i] = word.count("!")
            if kind >= FIRST_CREATURE and word.count("!") >= s.box.creature(kind).life:
                raise BadData(FILE, f"{where}.{key}", f"{word} would be dead", "herosi-refuse-read-dead", value=word)
            if kind == HERO and "!" in word:
                raise BadData(
                    FILE, f"{where}.{key}", "the Hero's damage is written as life", "herosi-refuse-read-hero-hurt"
                )
    if s.kind[seat * BOARD : seat * BOARD + BOARD].count(HERO) != 1:
        raise BadData(
            FILE, where, "exactly one field of front and back must hold 'hero'", "herosi-refuse-read-one-hero"
        )


def read_table(s: Match, position: Json) -> None:
    for text in position.get("spells", []):
        read_spell(s, str(text))
    for key, first in (("upper", 0), ("lower", LOWER)):
        value = position.get(key, [])
        for track, words in enumerate([value] if isinstance(value, str) else value):
            names = str(words).split()
            if len(names) != LOWER or track * TRACK >= len(s.track):
                raise BadData(FILE, key, "four cards (or '.') for each track", "herosi-refuse-read-track")
            for i, name in enumerate(names):
                card = NO_CARD if name == "." else card_of(s, name, key)
                s.track = changed(s.track, track * TRACK + first + i, card)
    if "pile" in position:
        s.pile = (0,) * s.box.cards
        for name in names_in(position["pile"]):
            card = card_of(s, name, "pile")
            s.pile = changed(s.pile, card, s.pile[card] + 1)
    else:
        for card in range(s.box.cards):
            held = s.track.count(card) + s.spells[::SPELL_ROW].count(card)
            for seat in range(s.seats):
                i = seat * s.box.cards + card
                held += s.hand[i] + s.deck[i] + s.discard[i]
            s.pile = changed(s.pile, card, max(0, s.pile[card] - held))
    set_first(s, seat_of(s, position.get("first", "r"), "first"))
    if "priority" in position:
        seat = seat_of(s, position["priority"], "priority")
        s.battle[s.arena[seat] * BATTLE_ROW + PRIORITY] = seat
    stops = number(position.get("stops", 0), "stops", s.rules.limit - 1)
    for row in (0, BATTLE_ROW):
        s.battle[row + STOPS] = s.battle[row + SPENT] = stops


def read_spell(s: Match, text: str) -> None:
    name, slash, rest = text.partition("/")
    owner, _, power = rest.partition("+")
    try:
        card, bearer = Reader(s.box, name).spell(name)
    except Refusal:
        card_of(s, name.partition("@")[0], "spells")  # a wrong name is said as such
        raise BadData(
            FILE, "spells", f"written as poison@b.f2/r+2, not {text!r}", "herosi-refuse-read-written", text=quoted(text)
        ) from None
    if not s.box.spells[card].lasting:
        raise BadData(
            FILE,
            "spells",
            f"{text!r}: an instant spell does not stay in play",
            "herosi-refuse-read-instant",
            text=quoted(text),
        )
    if not slash:
        raise BadData(
            FILE,
            "spells",
            f"{text!r}: the owner is missing, as in {text}/r",
            "herosi-refuse-read-owner",
            text=quoted(text),
        )
    if power and not power.isdigit():
        raise BadData(
            FILE, "spells", f"written as poison@b.f2/r+2, not {text!r}", "herosi-refuse-read-written", text=quoted(text)
        )
    if bearer < len(s.kind) and s.kind[bearer] == EMPTY:
        raise BadData(FILE, "spells", f"{text!r}: nobody stands there", "herosi-refuse-read-nobody", text=quoted(text))
    target = s.box.spells[card].target
    if (bearer >= PLAYER) != (target == ANY_PLAYER):
        bearers = "players (spell@b)" if target == ANY_PLAYER else "Beings (spell@b.f2)"
        who = "player" if target == ANY_PLAYER else "being"
        reason = f"{text!r}: this spell lies on {bearers}"
        raise BadData(FILE, "spells", reason, "herosi-refuse-read-bearer", text=quoted(text), who=who)
    if target in (ANY_CREATURE, OWN_CREATURE) and s.kind[bearer] == HERO:
        raise BadData(FILE, "spells", f"{text!r}: never on a Hero", "herosi-refuse-read-never-hero", text=quoted(text))
    if find(s, card, bearer) >= 0:
        raise BadData(
            FILE,
            "spells",
            f"{text!r}: no target carries two spells of one name",
            "herosi-refuse-read-two-spells",
            text=quoted(text),
        )
    s.spells += [card, seat_of(s, owner, "spells"), bearer, int(power or 0)]


def open_phase(s: Match, position: Json, shown: set[int]) -> None:
    phase = position.get("phase", "rolling")
    s.push(Finish())
    apart = s.rules.pairs and s.stage == FIGHTING
    s.push(Pairing() if apart else Battle(0))
    if phase == "army":
        s.stage = ARMING
        s.push(Deal(0, EVERYBODY))
        s.push(OpenArmies(s.box.army_points, EVERYBODY))
    elif phase == "stop":
        stopper = seat_of(s, position.get("stopper"), "stopper")
        if not fights_in(s, stopper, s.arena[stopper]):
            raise BadData(FILE, "stopper", "is out", "herosi-refuse-read-out")
        arena = s.arena[stopper]
        begin_stop(s, arena, stopper, [])
        mask = 0
        for seat in range(s.seats):
            if fights_in(s, seat, arena) and seat in shown:  # who names no dice shows none
                mask |= take_up(s, seat, dice_of(s, seat, IN_HAND) | dice_of(s, seat, IN_AIR))
        frames: Stack = (Round(stopper, 0), Landing(mask)) if mask else (Round(stopper, 0),)
        if apart:  # the other pair rolls
            left, right = (frames, ()) if arena == 0 else ((), frames)
            s.become(Duels(run_apart(s, (Battle(0), *left), []), run_apart(s, (Battle(1), *right), [])))
            return
        for frame in frames:
            s.push(frame)
    elif phase != "rolling":
        raise BadData(
            FILE,
            "phase",
            f"must be rolling, stop or army, not {phase!r}",
            "herosi-refuse-read-phase",
            value=quoted(phase),
        )


def impossible(s: Match) -> BadData | None:
    """More spell cards or creatures than there are, with the key to blame."""
    for card, spell in enumerate(s.box.spells):
        most = spell.copies * (s.seats if spell.group == "basic" else 1)
        held = [seat for seat in range(s.seats) if cards_held(s, seat, card)]
        total = sum(cards_held(s, seat, card) for seat in held)
        total += s.track.count(card) + s.spells[::SPELL_ROW].count(card)
        if total > most:
            key = COLOURS[held[0]] if held else "spells"
            return too_many(key, f"{total} cards '{spell.name}'", spell.name, most)
    for kind, creature in enumerate(s.box.creatures, FIRST_CREATURE):
        if s.store[kind] < 0:
            seat = s.kind.index(kind) // BOARD
            name, copies = creature.name, creature.copies
            return too_many(COLOURS[seat], f"{copies - s.store[kind]} creatures '{name}'", name, copies)
    return None


def too_many(key: str, found: str, name: str, most: int) -> BadData:
    return BadData(FILE, key, f"{found}; the box has {most}", "core-doubt-box", what=f"@herosi-{name}", most=most)


def cards_held(s: Match, seat: int, card: int) -> int:
    i = seat * s.box.cards + card
    return s.hand[i] + s.deck[i] + s.discard[i]


# --- facts -----------------------------------------------------------------------------------------


def facts(s: Match) -> Json:
    seats = range(s.seats)
    tracks = len(s.track) // TRACK
    upper = [track_text(s, track, 0) for track in range(tracks)]
    lower = [track_text(s, track, LOWER) for track in range(tracks)]
    stopper = s.battle[STOPPER]
    return {
        "board": board_picture(s),
        "life": list(s.life),
        "points": list(s.points),
        "status": ["out" if not (s.alive >> x) & 1 else "stunned" if (s.stunned >> x) & 1 else "in" for x in seats],
        "hand": {COLOURS[x]: cards_of(s.box, s.hand, x) for x in seats},
        "deck": {COLOURS[x]: cards_of(s.box, s.deck, x) for x in seats},
        "discard": {COLOURS[x]: cards_of(s.box, s.discard, x) for x in seats},
        "hand_size": [hand_size(s, x) for x in seats],
        "deck_size": [sum(s.deck[x * s.box.cards : (x + 1) * s.box.cards]) for x in seats],
        "dice": {COLOURS[x]: dice_text(s, x) for x in seats},
        "front": {COLOURS[x]: row_text(s, x, 0) for x in seats},
        "back": {COLOURS[x]: row_text(s, x, BACK) for x in seats},
        "beside": list(s.beside),
        "spells": spells_text(s),
        "upper": upper[0] if tracks == 1 else upper,
        "lower": lower[0] if tracks == 1 else lower,
        "pile_size": sum(s.pile),
        "priority": COLOURS[s.battle[PRIORITY]],
        "stopper": COLOURS[stopper] if stopper >= 0 else "",
        "stops": s.battle[STOPS],
    }


def same_fact(key: str, expected: Any, found: Any) -> bool:
    if key == "board" and isinstance(expected, str):
        return same_board(expected, found)
    if isinstance(expected, dict) and isinstance(found, list):  # by seat, given for some seats only
        found = {COLOURS[seat]: value for seat, value in enumerate(found)}
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(k in found and same_fact(key, v, found[k]) for k, v in expected.items())
    if key == "spells" and isinstance(expected, list):
        expected = [str(text).removesuffix("+0") for text in expected]
    if key == "dice" and isinstance(expected, str):
        return expected.replace(" ", "") == str(found).replace(" ", "")
    if key in ("hand", "deck", "discard") and isinstance(expected, str):
        expected = names_in(expected)
    if key in ("hand", "deck", "discard") and isinstance(expected, list):
        return sorted(expected) == sorted(found)  # cards have no order
    if isinstance(expected, str) and isinstance(found, str):
        return expected.split() == found.split()
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(same_fact(key, a, b) for a, b in zip(expected, found))
    return bool(expected == found)


def same_board(expected: str, found: str) -> bool:
    """Life and dice lines count only if the expectation has them."""
    words, drawn = ([[part.split() for part in line] for line in board_lines(text)] for text in (expected, found))
    given = {line[0][0] for line in words if line[0][0] in ("life", "dice")}
    return words == [line for line in drawn if line[0][0] not in ("life", "dice") or line[0][0] in given]
