"""Actions and boards as text (docs/notation/warcraft.md)."""

from __future__ import annotations

from arenarium.core.areas import bits, write_lines
from arenarium.core.kernel import Action, Decision
from arenarium.core.refusal import BadData, Unreadable
from arenarium.games.warcraft.box import (
    CARDS,
    CRIPPLE,
    DEVOUR,
    FAST,
    GOODS,
    INVISIBILITY,
    LETTERS,
    POLYMORPH,
    RACE_COUNT,
    RACES,
    RENEW,
    RESOURCES,
    SUMMON_BUILDING,
    TOKENS,
    TOWN_PORTAL,
    TYPES,
    Box,
)
from arenarium.games.warcraft.pieces import count_of
from arenarium.games.warcraft.state import War, copies
from arenarium.games.warcraft.verbs import (
    AMOUNT,
    BUILD,
    BUILD_OUTPOST,
    CARRY,
    DEAL,
    DEPLOY,
    DONE,
    DRAW,
    FIGHT,
    FINISH,
    FINISH_OUTPOST,
    FIRST,
    GIVE,
    INVITE,
    JOIN,
    LOSE,
    MOVE,
    OBJECT,
    PASS,
    PLAY,
    POLYMORPHED_BIT,
    PUT,
    RAISE,
    RESPAWN,
    ROLL,
    SUMMON,
    TRAIN,
    UPGRADE,
    is_polymorphed,
    kind_of,
    owner_and_type,
)
from arenarium.games.warcraft.wire import CardId, RaceId

AREA, FROM_TO, UNIT, OWNER, GOOD, TYPE, BARE = range(7)
OPERANDS = {
    FAST: AREA,
    CRIPPLE: AREA,
    RENEW: AREA,
    TOWN_PORTAL: FROM_TO,
    POLYMORPH: UNIT,
    DEVOUR: UNIT,
    INVISIBILITY: OWNER,
    RESOURCES: GOOD,
    SUMMON_BUILDING: TYPE,
}


# --- actions ---------------------------------------------------------------------------------


def race_name(s: War, owner: int) -> RaceId:
    return RACES[s.race[owner]]


def owner_seat(s: War, owner: int) -> int | None:
    """The seat of an owner; neutral units, and nobody, have none."""
    return owner if 0 <= owner < s.seats else None


def notate_all(s: War, d: Decision) -> list[str]:
    return [notate(s, action) for action in d.options]


def notate(s: War, action: Action) -> str:
    verb, x, y, z = action
    areas = s.box.names
    if verb in (MOVE, CARRY):
        return f"{'move' if verb == MOVE else 'carry'} {TYPES[x]} {areas[y]} {areas[z]}"
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == PLAY:
        return " ".join(["play", CARDS[x], *_operands(s, x, y, z)])
    if verb in WITH_OWNER:
        return f"{WITH_OWNER[verb]} {race_name(s, x)}"
    if verb in WITH_TYPE:
        return f"{WITH_TYPE[verb]} {TYPES[x]}"
    if verb in WITH_AREA:
        return f"{WITH_AREA[verb]} {areas[x]}"
    if verb in WITH_TYPE_AREA:
        return f"{WITH_TYPE_AREA[verb]} {TYPES[x]} {areas[y]}"
    if verb == FIGHT:
        return f"fight {areas[x]} {race_name(s, y)}"
    if verb == LOSE:
        return " ".join(["lose", *_unit(s, x, y)])
    if verb == AMOUNT:
        return f"amount {x} {y}"
    if verb == DEAL:
        return f"race {RACES[x]}"
    if verb == DRAW:
        return f"draw {CARDS[x]}"
    assert verb == ROLL, action
    return f"roll {x}"


PLAIN = {PASS: "pass", DONE: "done", JOIN: "join", RAISE: "raise", OBJECT: "object"}
WITH_OWNER = {GIVE: "give", INVITE: "invite", FIRST: "first"}
WITH_TYPE = {FINISH: "finish", TRAIN: "train", BUILD: "build", UPGRADE: "upgrade"}
WITH_AREA = {RESPAWN: "respawn", SUMMON: "summon", FINISH_OUTPOST: "finish outpost", BUILD_OUTPOST: "build outpost"}
POLYMORPHED = "polymorphed"
WITH_TYPE_AREA = {PUT: "put", DEPLOY: "deploy"}


def _operands(s: War, card: int, y: int, z: int) -> list[str]:
    shape = OPERANDS.get(card, BARE)
    areas = s.box.names
    if shape == AREA:
        return [areas[y]]
    if shape == FROM_TO:
        return [areas[y], areas[z]]
    if shape == UNIT:
        return _unit(s, y, z)
    if shape == OWNER:
        return [race_name(s, y)]
    if shape == GOOD:
        return [GOODS[y]]
    if shape == TYPE:
        return [TYPES[y]]
    return []


def _unit(s: War, kind: int, area: int) -> list[str]:
    owner, t = owner_and_type(kind)
    return [race_name(s, owner), TYPES[t], s.box.names[area], *([POLYMORPHED] if is_polymorphed(kind) else [])]


class Reader:
    """Tokens of one action, read from the left."""

    def __init__(self, s: War, text: str) -> None:
        self.s = s
        self.text = text
        self.tokens = text.split()

    def fail(self, reason: str, **args: str) -> Unreadable:
        return Unreadable(f"warcraft-unreadable-{reason}", text=self.text, **args)

    def next(self) -> str:
        if not self.tokens:
            raise self.fail("short")
        return self.tokens.pop(0)

    def area(self) -> int:
        word = self.next()
        if word not in self.s.box.names:
            raise self.fail("area", word=word)
        return self.s.box.names.index(word)

    def type(self) -> int:
        word = self.next()
        word = "worker" if word == "necromancer" else word
        if word not in TYPES:
            raise self.fail("type", word=word)
        return TYPES.index(word)

    def race(self) -> int:
        word = self.next()
        if word not in RACES:
            raise self.fail("race", word=word)
        return RACES.index(word)

    def owner(self) -> int:
        race = self.race()
        if race not in self.s.race:
            raise self.fail("race", word=RACES[race])
        return self.s.race.index(race)

    def unit(self) -> tuple[int, int]:
        """A kind and where it stands; the mark of Polymorph may follow."""
        kind, area = kind_of(self.owner(), self.type()), self.area()
        if self.tokens[:1] == [POLYMORPHED]:
            self.next()
            kind += POLYMORPHED_BIT
        return kind, area

    def card(self) -> int:
        word = self.next()
        if word not in CARDS:
            raise self.fail("card", word=word)
        return CARDS.index(word)

    def good(self) -> int:
        word = self.next()
        if word not in GOODS:
            raise self.fail("good", word=word)
        return GOODS.index(word)

    def number(self) -> int:
        word = self.next()
        if not (word.isascii() and word.isdigit()) or len(word) > 4:
            raise self.fail("number", word=word)
        return int(word)


def parse(s: War, text: str) -> Action:
    r = Reader(s, text)
    action = _parse(r)
    if r.tokens:
        raise r.fail("long", word=r.tokens[0])
    return action


def _parse(r: Reader) -> Action:
    verb = r.next()
    for plain, word in PLAIN.items():
        if word == verb:
            return (plain, 0, 0, 0)
    if verb in ("move", "carry"):
        t, a, b = r.type(), r.area(), r.area()
        return (MOVE if verb == "move" else CARRY, t, a, b)
    if verb == "play":
        return _parse_play(r)
    if verb in ("build", "finish") and r.tokens[:1] == ["outpost"]:
        r.next()
        return (BUILD_OUTPOST if verb == "build" else FINISH_OUTPOST, r.area(), 0, 0)
    for table, read in ((WITH_OWNER, r.owner), (WITH_TYPE, r.type), (WITH_AREA, r.area)):
        for number, word in table.items():
            if word == verb:
                return (number, read(), 0, 0)
    for number, word in WITH_TYPE_AREA.items():
        if word == verb:
            t, a = r.type(), r.area()
            return (number, t, a, 0)
    if verb == "fight":
        a, o = r.area(), r.owner()
        return (FIGHT, a, o, 0)
    if verb == "lose":
        kind, a = r.unit()
        return (LOSE, kind, a, 0)
    if verb == "amount":
        gold, wood = r.number(), r.number()
        return (AMOUNT, gold, wood, 0)
    if verb == "race":
        return (DEAL, r.race(), 0, 0)
    if verb == "draw":
        return (DRAW, r.card(), 0, 0)
    if verb == "roll":
        return (ROLL, r.number(), 0, 0)
    raise r.fail("verb", word=verb)


def _parse_play(r: Reader) -> Action:
    card = r.card()
    shape = OPERANDS.get(card, BARE)
    if shape == AREA:
        return (PLAY, card, r.area(), 0)
    if shape == FROM_TO:
        a, b = r.area(), r.area()
        return (PLAY, card, a, b)
    if shape == UNIT:
        kind, a = r.unit()
        return (PLAY, card, kind, a)
    if shape == OWNER:
        return (PLAY, card, r.owner(), 0)
    if shape == GOOD:
        return (PLAY, card, r.good(), 0)
    if shape == TYPE:
        return (PLAY, card, r.type(), 0)
    return (PLAY, card, 0, 0)


# --- facts -----------------------------------------------------------------------------------


def card_names(pile: int) -> list[CardId]:
    return sorted(name for card, name in enumerate(CARDS) for _ in range(copies(pile, card)))


# --- pictures of the board -------------------------------------------------------------------


def picture(s: War) -> str:
    """One line for each area and owner with something there; empty before the races are dealt."""
    if s.slot[0] < 0:
        return ""
    rows: list[tuple[str, list[str]]] = []
    for a, name in enumerate(s.box.names):
        for o in range(s.box.owners):
            tokens = _own_tokens(s, o, a)
            if tokens:
                rows.append((name, [LETTERS[s.race[o]], *tokens]))
        marks = _marks(s, a)
        if marks:
            rows.append((name, ["-", *marks]))
    return write_lines(rows)


def _own_tokens(s: War, owner: int, area: int) -> list[str]:
    tokens = []
    for t, name in enumerate(TYPES):
        n = count_of(s, owner, t, area)
        if n:
            tokens.append(name if n == 1 else f"{name}*{n}")
    if (s.outposts[owner] >> area) & 1:
        tokens.append("[outpost]")
    if (s.sites[owner] >> area) & 1:
        tokens.append("[site]")
    return tokens


MARKS = ("partial", "depleted", "marker", "locked", "fast", "crippled")
PIECES = (*TYPES, "[outpost]", "[site]")
OWNERS = (*LETTERS, "-")


def _marks(s: War, area: int) -> list[str]:
    masks = (s.partial, s.complete, s.markers, s.locked, s.fast, s.crippled)
    marks = [word for word, mask in zip(MARKS, masks) if (mask >> area) & 1]
    marks += [f"captive:{RACES[r]}" for r in range(RACE_COUNT) if s.captive[r] == area]
    if (s.tokens >> area) & 1:
        marks.append(f"token:{TOKENS[s.box.token[area]]}")
    return marks


PASSING = ("fast", "crippled", "locked")  # conditions of areas that end by themselves


def same_board(box: Box, expected: str, found: str) -> bool:
    """Whether two pictures agree; what the map itself puts on the board, or what passes, may be left out by kinds."""
    passing = [mark for mark in PASSING if mark not in expected]
    printed = set()
    if "token:" not in expected:
        printed |= {(box.names[a], f"token:{TOKENS[box.token[a]]}") for a in bits(box.tokens)}
    if "captive:" not in expected:
        printed |= {(box.names[a], f"captive:{RACES[r]}") for r, a in enumerate(box.captive) if a >= 0}
    if "partial" not in expected and "depleted" not in expected:
        printed |= {(box.names[a], "depleted") for a in bits(box.start_depleted)}
    rows = []
    for area, owner, tokens in canonical(found):
        words = [(t, t.removesuffix("*1")) for t in tokens]
        left = tuple(t for t, w in words if owner != "-" or (w not in passing and (area, w) not in printed))
        if left:
            rows.append((area, owner, left))
    return rows == canonical(expected)


def canonical(text: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """A picture with nothing left to chance: order of lines and tokens, `melee melee`, `melee*1`."""
    rows: dict[tuple[str, str], dict[str, int]] = {}
    for line in text.splitlines():
        tokens = line.split()
        if len(tokens) > 2:
            row = rows.setdefault((tokens[0], owner_letter(tokens[1])), {})
            for token in tokens[2:]:
                word, _, many = token.partition("*")
                row[word] = row.get(word, 0) + (int(many) if many.isdecimal() else 1)
    return sorted(
        (area, owner, tuple(f"{w}*{n}" for w, n in sorted(row.items()))) for (area, owner), row in rows.items()
    )


def check_picture(box: Box, text: str) -> None:
    """An expected picture with a slip of the pen would only look different; better to say what cannot be read."""
    for n, line in enumerate(text.splitlines(), 1):
        area, owner, *rest = line.split() + [""] * (2 - len(line.split()))
        if not area:
            continue
        if area not in box.names:
            raise BadData(
                "expect",
                "board",
                f"line {n}: unknown area '{area}'",
                "warcraft-refuse-read-area-line",
                row=n,
                value=area,
            )
        if owner_letter(owner) not in OWNERS:
            raise BadData(
                "expect",
                "board",
                f"line {n}: an area is followed by an owner (h o u n or -)",
                "warcraft-refuse-read-owner-line",
                row=n,
            )
        for token in rest:
            word, _, many = token.partition("*")
            own = word in PIECES and (not many or many.isdecimal())
            mark = token in MARKS or token.startswith(("captive:", "token:"))
            if not (mark if owner == "-" else own):
                raise BadData(
                    "expect",
                    "board",
                    f"line {n}: '{token}' is no {'mark' if owner == '-' else 'piece'}",
                    "warcraft-refuse-read-word-line",
                    row=n,
                    value=token,
                )


def owner_letter(word: str) -> str:
    """A race in full may stand where its letter does."""
    return LETTERS[RACES.index(word)] if word in RACES else word
