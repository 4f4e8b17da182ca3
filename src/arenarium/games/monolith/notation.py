"""How actions and positions are written: docs/notation/monolith.md."""

from __future__ import annotations

import re
from typing import Any

from arenarium.core import hexes
from arenarium.core.hexes import NAMES, NUMBERS
from arenarium.core.kernel import Action, Decision, questions
from arenarium.core.refusal import BadData, Unreadable, quoted
from arenarium.games.monolith import verbs
from arenarium.games.monolith.attacks import FROM_ORDER, FROM_POISON
from arenarium.games.monolith.box import BANNER, ORDER, TRAY, TRAY_MASK, Box, face_of
from arenarium.games.monolith.monoliths import (
    stored,
    stored_kind,
    stored_owner,
    stored_poison,
    stored_trench,
    stored_wounds,
)
from arenarium.games.monolith.state import EMPTY, UNCHOSEN, Arena, kind_on, rotation_on, tray_kinds
from arenarium.games.monolith.verbs import (
    VERBS,
    charge_at,
    charge_spot,
    charge_target,
    granted_by,
    granter_of,
    spot,
    spot_hex,
    spot_rotation,
)

COLOURS = "rbgp"
TOKEN = re.compile(r"([rbgp])\.([a-z_]+?)([0-5])?((?:[!#pe]|=\d+|@[rbgp])*)")
HIT_POINTS = re.compile(r"=(\d+)")
LIES_ON = re.compile(r"@([rbgp])")
SEGMENT = re.compile(r"\.@([rbgp])")
UNDER = re.compile(r"(?:([rbgp])\.)?([a-z_]+?)([!pe]*)")
PLAIN = (verbs.REDRAW, verbs.BATTLE, verbs.DONE)
SOURCES = {"poison": FROM_POISON, "order": FROM_ORDER}
FORMS = {  # an example of each action that has operands, for the refusal of one that is misspelt
    "draw": "draw pik",
    "hide": "hide la_nig la_wra",
    "place": "place pik c3/0",
    "discard": "discard mov",
    "charge": "charge c4>c3/1 d2",
    "move": "move c3>c4/2",
    "false": "false c3>d3/0",
    "turn": "turn c3/4",
    "push": "push c3>d3",
    "retreat": "retreat d3>e2",
    "bomb": "bomb c2+c3+d2",
    "entrench": "entrench c3",
    "net": "net c3",
    "shoot": "shoot c3",
    "maneuver": "maneuver c3>c4/2",
    "teleport": "teleport c3>a1/0",
    "rotate": "rotate c3/4",
    "unfold": "unfold c2 d2",
    "face": "face c2/3",
    "strike": "strike c3>e1",
    "spend": "spend d1 c3>d2",
    "poison": "poison d2",
}


# --- actions ---------------------------------------------------------------------------------


def notate(s: Arena, action: Action) -> str:
    verb, a, b, c = action
    word = VERBS[verb]
    box = s.box
    if verb in PLAIN:
        return word
    if verb in (verbs.DRAW, verbs.DISCARD):
        return f"{word} {box.codes[a]}"
    if verb == verbs.HIDE:
        return f"{word} {long_code(box, a)} {long_code(box, c)}"
    if verb == verbs.PLACE:
        return f"{word} {box.codes[a]} {NAMES[b]}/{c}"
    if verb == verbs.CHARGE:
        return f"{word} {NAMES[b]}>{_spot(charge_spot(c))} {NAMES[charge_target(c)]}{_by(a)}"
    if verb in (verbs.MOVE, verbs.FALSE, verbs.MANEUVER, verbs.TELEPORT):
        return f"{word} {NAMES[b]}>{_spot(c)}{_by(a)}"
    if verb in (verbs.TURN, verbs.ROTATE, verbs.FACE):
        return f"{word} {NAMES[b]}/{c}"
    if verb in (verbs.PUSH, verbs.RETREAT, verbs.STRIKE):
        return f"{word} {NAMES[a]}>{NAMES[b]}"
    if verb == verbs.BOMB:
        return f"{word} {NAMES[a]}+{NAMES[b]}+{NAMES[c]}"
    if verb in (verbs.ENTRENCH, verbs.NET, verbs.SHOOT, verbs.POISON):
        return f"{word} {NAMES[b]}"
    if verb == verbs.UNFOLD:
        return f"{word} {NAMES[a]} {NAMES[b]}"
    return f"{word} {NAMES[a]} {source_name(b)}>{NAMES[c]}"


def _spot(end: int) -> str:
    return f"{NAMES[spot_hex(end)]}/{spot_rotation(end)}"


def _by(granter: int) -> str:
    return "" if granter == verbs.PRINTED else f" by {NAMES[granter_of(granter)]}"


def notate_all(s: Arena, d: Decision) -> list[str]:
    return [notate(s, action) for action in d.options]


def long_code(box: Box, kind: int) -> str:
    return f"{box.prefixes[box.faction[kind]]}_{box.codes[kind]}"


def source_name(source: int) -> str:
    if source == FROM_POISON:
        return "poison"
    if source == FROM_ORDER:
        return "order"
    return NAMES[source]


def parse(s: Arena, text: str) -> Action:
    """The action a text stands for, legal or not. Raises Unreadable."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise Unreadable("monolith-refuse-verb", verb=quoted(words[0]) if words else "")
    verb = VERBS.index(words[0])
    rest = words[1:]
    reader = _Reader(s, words[0])
    if verb in PLAIN:
        if verb == verbs.BATTLE and rest == ["bat"]:
            rest = []
        reader.expect(rest, 0)
        return (verb, 0, 0, 0)
    if verb in (verbs.DRAW, verbs.DISCARD):
        reader.expect(rest, 1)
        return (verb, reader.kind(rest[0]), 0, 0)
    if verb == verbs.HIDE:
        reader.expect(rest, 2)
        a, b = reader.pair(rest)
        return (verb, a, 0, b)
    if verb == verbs.PLACE:
        reader.expect(rest, 2)
        kind = reader.kind(rest[0])
        h, rotation = reader.hex_turn(rest[1], needs_turn=s.box.role[kind] != BANNER)
        return (verb, kind, h, 0 if s.box.role[kind] == BANNER else rotation)
    if verb in (verbs.CHARGE, verbs.MOVE, verbs.FALSE, verbs.MANEUVER, verbs.TELEPORT):
        return _parse_move(reader, verb, rest)
    if verb in (verbs.TURN, verbs.ROTATE, verbs.FACE):
        reader.expect(rest, 1)
        h, rotation = reader.hex_turn(rest[0])
        return (verb, 0, h, rotation)
    if verb in (verbs.PUSH, verbs.RETREAT, verbs.STRIKE):
        reader.expect(rest, 1)
        a, b = reader.ends(rest[0])
        return (verb, a, b, 0)
    if verb == verbs.BOMB:
        three = sorted({reader.hex(name) for word in rest for name in word.split("+")})
        if len(three) != 3:
            raise misspelt(words[0])
        return (verb, three[0], three[1], three[2])
    if verb in (verbs.ENTRENCH, verbs.NET, verbs.SHOOT, verbs.POISON):
        reader.expect(rest, 1)
        return (verb, 0, reader.hex(rest[0]), 0)
    if verb == verbs.UNFOLD:
        reader.expect(rest, 2)
        return (verb, reader.hex(rest[0]), reader.hex(rest[1]), 0)
    reader.expect(rest, 2)
    before, arrow, after = rest[1].partition(">")
    if not arrow:
        raise misspelt(words[0])
    source = SOURCES[before] if before in SOURCES else reader.hex(before)
    return (verb, reader.hex(rest[0]), source, reader.hex(after))


def misspelt(word: str) -> Unreadable:
    return Unreadable("monolith-refuse-shape", verb=word, form=FORMS.get(word, word))


def _parse_move(reader: _Reader, verb: int, rest: list[str]) -> Action:
    granter = verbs.PRINTED
    if verb not in (verbs.MOVE, verbs.FALSE) and len(rest) >= 2 and rest[-2] == "by":
        granter = granted_by(reader.hex(rest[-1]))
        rest = rest[:-2]
    reader.expect(rest, 2 if verb == verbs.CHARGE else 1)
    before, arrow, after = rest[0].partition(">")
    if not arrow:
        raise misspelt(VERBS[verb])
    h = reader.hex(before)
    is_banner = bool(reader.s.banners >> h & 1)
    to, rotation = reader.hex_turn(after, needs_turn=not is_banner)
    end = spot(to, 0 if is_banner else rotation)
    if verb == verbs.CHARGE:
        end = charge_at(end, reader.hex(rest[1]))
    return (verb, granter, h, end)


class _Reader:
    """The small parts of an action's text."""

    def __init__(self, s: Arena, word: str) -> None:
        self.s = s
        self.word = word

    def expect(self, rest: list[str], count: int) -> None:
        if len(rest) != count:
            raise misspelt(self.word)

    def hex(self, name: str) -> int:
        if name not in NUMBERS:
            raise Unreadable("monolith-refuse-no-hex", "MA §1", hex=quoted(name))
        return NUMBERS[name]

    def hex_turn(self, text: str, needs_turn: bool = True) -> tuple[int, int]:
        name, slash, turn = text.partition("/")
        h = self.hex(name)
        if not slash and not needs_turn:
            return h, 0
        if turn not in ("0", "1", "2", "3", "4", "5"):
            raise Unreadable("monolith-refuse-rotation", "MA §4", rotation=quoted(turn))
        return h, int(turn)

    def ends(self, text: str) -> tuple[int, int]:
        before, arrow, after = text.partition(">")
        if not arrow:
            raise misspelt(self.word)
        return self.hex(before), self.hex(after)

    def kind(self, code: str) -> int:
        """A tile of the seat on turn; else of any seat, so that the refusal can say what is wrong."""
        s = self.s
        for seat in range(s.active, s.active + s.seats):
            k = s.box.kind_named(s.faction[seat % s.seats], code)
            if k >= 0:
                return k
        raise Unreadable("monolith-refuse-no-tile", code=quoted(code))

    def pair(self, codes: list[str]) -> tuple[int, int]:
        """Two tiles of one faction among those who are asked; bare codes where that is clear."""
        asked = [d.seat for d in questions(self.s) if d.seat >= 0]
        for seats in (asked, range(self.s.seats)):
            found = set()
            for faction in {self.s.faction[seat] for seat in seats}:
                kinds = [self.s.box.kind_named(faction, code) for code in codes]
                if all(k >= 0 and self.s.box.faction[k] == faction for k in kinds):
                    found.add((min(kinds), max(kinds)))
            if len(found) == 1:
                return found.pop()
        raise Unreadable("monolith-refuse-no-tile", code=quoted(" ".join(codes)))


# --- pictures --------------------------------------------------------------------------------


def picture(s: Arena) -> str:
    return hexes.draw([token(s, h) for h in range(hexes.CELLS)])


def token(s: Arena, h: int) -> str:
    on = next((f"@{COLOURS[seat]}" for seat in range(s.seats) if s.segment[seat] >> h & 1), "") if s.monoliths else ""
    if s.tile[h] < 0:
        return "." + on
    kind, rotation = kind_on(s, h), rotation_on(s, h)
    seat = s.owner[h]
    is_home = s.box.faction[kind] == s.faction[seat]
    code = s.box.codes[kind] if is_home else long_code(s.box, kind)
    marks = ""
    if s.wounds[h] or (s.net_markers | s.poisoned | s.trench) >> h & 1:
        marks = "!" * s.wounds[h] + "#" * (s.net_markers >> h & 1) + "p" * s.poison[h] + "e" * (s.trench >> h & 1)
    hp = f"={s.hp[s.side[seat]]}" if s.box.role[kind] == BANNER else ""
    return f"{COLOURS[seat]}.{code}{rotation}{marks}{hp}{on}"


def under_token(s: Arena, seat: int, x: int) -> str:
    if x == EMPTY:
        return "."
    if x == UNCHOSEN:
        return "?"
    kind, owner = stored_kind(x), stored_owner(x)
    code = s.box.codes[kind] if s.box.faction[kind] == s.faction[owner] else long_code(s.box, kind)
    marks = "!" * stored_wounds(x) + "p" * stored_poison(x) + "e" * stored_trench(x)
    return ("" if owner == seat else f"{COLOURS[owner]}.") + code + marks


def same_board(s: Arena, expected: str, found: str) -> bool:
    """Whether two pictures show the same; a banner without hit points may have any. Raises BadData if the difference is
    a picture or a token that nobody could read."""
    try:
        a, b = hexes.read(expected), hexes.read(found)
    except BadData as error:
        raise error.placed("expect", "board", error.reason) from None
    other = [h for h, (x, y) in enumerate(zip(a, b)) if _canonical(s, x, y) != _canonical(s, y, y)]
    for h in other:
        read_token(s, a[h], NAMES[h])
    return not other


def _canonical(s: Arena, text: str, model: str) -> tuple[object, ...]:
    """What a token says; what it leaves open is taken from the model token."""
    m, n = TOKEN.fullmatch(text), TOKEN.fullmatch(model)
    if m is None or n is None or COLOURS.index(m.group(1)) >= s.seats:
        return (text,)
    seat, code, rotation, marks = m.groups()
    if n.group(2).endswith("_" + code):
        code = n.group(2)
    kind = s.box.kind_named(s.faction[COLOURS.index(seat)], code)
    if kind < 0:
        return (text,)
    marks, hp, on = _marks(marks)
    if s.box.role[kind] == BANNER:
        rotation = "0"
        hp = _marks(n.group(4))[1] if hp is None else hp
    return (seat, kind, rotation, "".join(sorted(marks)), hp, on)


def _marks(text: str) -> tuple[str, int | None, str | None]:
    """The marks of a token: signs, hit points, whose Monolith it lies on."""
    hp, on = HIT_POINTS.search(text), LIES_ON.search(text)
    signs = LIES_ON.sub("", HIT_POINTS.sub("", text))
    return signs, int(hp.group(1)) if hp else None, on.group(1) if on else None


class Tile:
    """A token that was read."""

    def __init__(self, seat: int, face: int, marks: str, hp: int | None, on: int) -> None:
        self.seat = seat
        self.face = face
        self.marks = marks
        self.hp = hp
        self.on = on  # seat of the Monolith it lies on, or -1


def read_token(s: Arena, text: str, where: str) -> Tile | None:
    """A token of a picture; None for an empty hex. Raises BadData."""
    if text == ".":
        return None
    empty = SEGMENT.fullmatch(text)
    if empty:
        return Tile(-1, -1, "", None, _seat(s, empty.group(1), where))
    m = TOKEN.fullmatch(text)
    if m is None:
        raise BadData(
            "position",
            where,
            f"cannot read {text!r}: seat, dot, code, rotation, marks, as in r.pik5!",
            "monolith-refuse-read-token",
            text=quoted(text),
        )
    letter, code, rotation, written = m.groups()
    marks, hp, on = _marks(written)
    seat = _seat(s, letter, where)
    kind = s.box.kind_named(s.faction[seat], code)
    if rotation is None and (kind < 0 or s.box.role[kind] != BANNER):
        raise BadData(
            "position", where, f"{text!r} has no rotation 0-5", "monolith-refuse-read-rotation", text=quoted(text)
        )
    if kind < 0:
        raise _no_tile(s, seat, code, where)
    role = s.box.role[kind]
    if role == ORDER:
        raise BadData(
            "position",
            where,
            f"{s.box.ids[kind]} is an order and never lies on the board",
            "monolith-refuse-read-order",
            tile=s.box.ids[kind],
        )
    if hp is not None and role != BANNER:
        raise BadData(
            "position", where, f"only banners have hit points: {text!r}", "monolith-refuse-read-hp", text=quoted(text)
        )
    if "!" in marks and role == BANNER:
        raise BadData(
            "position",
            where,
            f"a banner has hit points and no wounds, as in {letter}.ban=17: {text!r}",
            "monolith-refuse-read-banner",
            text=quoted(text),
        )
    turn = 0 if role == BANNER else int(rotation)
    return Tile(seat, face_of(kind, turn), marks, hp, -1 if on is None else _seat(s, on, where))


def read_under(s: Arena, seat: int, text: str, where: str) -> int:
    if text == ".":
        return EMPTY
    m = UNDER.fullmatch(text)
    owner = seat if m is None or m.group(1) is None else _seat(s, m.group(1), where)
    kind, marks = -1, ""
    if m is not None:
        rest = m.group(2) + m.group(3)
        for end in range(len(rest), 0, -1):  # the longest code, because codes may end in p or e too
            kind, marks = s.box.kind_named(s.faction[owner], rest[:end]), rest[end:]
            if kind >= 0 and not marks.strip("!pe"):
                break
    if kind < 0 or marks.strip("!pe") or s.box.role[kind] in (BANNER, ORDER):
        raise BadData(
            "position",
            where,
            f"cannot read {text!r}: a code with marks, as in nig!p, or '.'",
            "monolith-refuse-read-under",
            text=quoted(text),
        )
    return stored(kind, owner, marks.count("!"), marks.count("p"), min(1, marks.count("e")))


def _no_tile(s: Arena, seat: int, code: object, where: str) -> BadData:
    faction = s.box.factions[s.faction[seat]]
    reason = f"no tile {code!r} in the faction {faction}"
    return BadData("position", where, reason, "monolith-refuse-read-tile", text=quoted(code), faction=faction)


def _seat(s: Arena, letter: str, where: str) -> int:
    seat = COLOURS.index(letter)
    if seat >= s.seats:
        reason = f"there is no seat {letter!r} in a game of {s.seats}"
        raise BadData("position", where, reason, "monolith-refuse-read-no-seat", value=letter)
    return seat


# --- hands and stacks ------------------------------------------------------------------------


def tray_codes(s: Arena, seat: int, tray: int) -> list[str]:
    return sorted(s.box.codes[k] for k in tray_kinds(s, seat, tray))


def read_tray(s: Arena, seat: int, words: Any, where: str) -> int:
    if not isinstance(words, list):
        raise BadData("position", where, f"must be a list of tile codes, not {words!r}", "monolith-refuse-read-tray")
    tray = 0
    for word in words:
        code, star, number = str(word).partition("*")
        k = s.box.kind_named(s.faction[seat], code)
        times = int(number) if star and number.isdecimal() else 1
        if k < 0 or s.box.faction[k] != s.faction[seat] or s.box.role[k] == BANNER or (star and not number.isdecimal()):
            raise _no_tile(s, seat, word, where)
        shift = TRAY * s.box.local[k]
        if (tray >> shift & TRAY_MASK) + times > s.box.count[k]:
            raise BadData(
                "position",
                where,
                f"there are only {s.box.count[k]} of {s.box.ids[k]}",
                "monolith-refuse-read-copies",
                count=s.box.count[k],
                tile=s.box.ids[k],
            )
        tray += times << shift
    return tray


def acts_on(text: str, name: str) -> bool:
    """Whether an action moves, turns or uses the tile on that hex, or goes out from it."""
    verb, _, rest = text.partition(" ")
    if verb in ("place", "bomb", "unfold", "draw", "discard", "hide"):
        return False
    return re.split(r"[>/ ]", rest)[0] == name
