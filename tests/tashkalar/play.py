"""A short way to write positions: own pieces and enemy pieces by square, with h or l for the rank above common."""

from __future__ import annotations

from typing import Any

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Event, apply, questions
from arenarium.core.refusal import Refusal
from arenarium.core.squares import TURNS
from arenarium.games.tashkalar.arena import GRID
from arenarium.games.tashkalar.game import GAME, SCHOOLS
from arenarium.games.tashkalar.loading import DECKS, box_for
from arenarium.games.tashkalar.state import Bout

RANKS = {"": 1, "h": 2, "l": 3}
TOKENS = ".oOQxXK"
LETTERS = "rbgp"


def squares(text: str) -> dict[str, int]:
    """'d6 e5h f7l' to ranks by square."""
    found = {}
    for word in text.split():
        name = word.rstrip("hl")
        assert GRID.square(name) >= 0, word
        found[name] = RANKS[word[len(name) :]]
    return found


def picture(*sides: dict[str, int]) -> str:
    tokens = ["."] * 81
    for side, pieces in enumerate(sides):
        for name, rank in pieces.items():
            q = GRID.square(name)
            assert tokens[q] == ".", f"two pieces on {name}"
            tokens[q] = f"{LETTERS[side]}{rank}"
    return GRID.draw(tokens)


class Play:
    """A state with words for what tests do."""

    def __init__(self, state: Bout) -> None:
        self.state = state
        self.events: list[Event] = []

    def do(self, *texts: str) -> Play:
        """Answers in notation of whoever is asked; every one must be an option."""
        for text in texts:
            (d,) = questions(self.state)
            action = GAME.parse(self.state, text)
            assert d.allows(action), f"{text!r} is refused: {GAME.refuse(self.state, d.seat, action)}; {self.options}"
            self.events += apply(self.state, d.seat, action)
        return self

    def refused(self, text: str) -> str:
        """The rule that the refusal of this action cites."""
        (d,) = questions(self.state)
        before = GAME.pack(self.state)
        action = GAME.parse(self.state, text)
        assert not d.allows(action), f"{text!r} is allowed"
        refusal = GAME.refuse(self.state, d.seat, action)
        assert isinstance(refusal, Refusal)
        assert GAME.pack(self.state) == before
        return refusal.rule

    def draw(self, *cards: str) -> Play:
        """Chance draws these cards, in order."""
        return self.do(*(f"draw {card}" for card in cards))

    def finish(self) -> Play:
        """Ends the turn and lets chance draw the first card of each list."""
        self.do("end")
        while questions(self.state) and questions(self.state)[0].seat == CHANCE:
            d = questions(self.state)[0]
            self.events += apply(self.state, CHANCE, d.nth(0))
        return self

    @property
    def options(self) -> list[str]:
        asked = questions(self.state)
        return [GAME.notate(self.state, a) for a in asked[0].options] if asked else []

    def having(self, verb: str) -> list[str]:
        """The options with that verb, without it."""
        return sorted(o.removeprefix(verb).strip() for o in self.options if o.split()[0] == verb)

    @property
    def ask(self) -> str:
        return questions(self.state)[0].ask

    @property
    def seat(self) -> int:
        return questions(self.state)[0].seat

    def at(self, name: str) -> str:
        """The piece there: o O Q of side 0, x X K of side 1, further sides as r1; '.' for none."""
        piece = max(0, self.state.board[GRID.square(name)])
        return TOKENS[piece] if piece < len(TOKENS) else f"{LETTERS[(piece - 1) // 3]}{(piece - 1) % 3 + 1}"

    def line(self, names: str) -> str:
        return "".join(self.at(n) for n in names.split())

    @property
    def fallen(self) -> Json:
        found: Json = GAME.facts(self.state)["destroyed"]
        return found

    def fact(self, key: str) -> Any:
        return GAME.facts(self.state)[key]

    def kinds(self) -> list[str]:
        return [e.kind for e in self.events]


def bout(
    own: str = "", enemy: str = "", *others: str, mode: str = "duel", schools: Any = None, **position: Any
) -> Play:
    """A position with seat 0 to act. Further sides make it a Melee."""
    seats = 2 + len(others) if others else 4 if mode.endswith("teams") else 2
    options: Json = {"mode": "melee" if others else mode, "seats": seats}
    if schools:
        options["schools"] = schools
    board = picture(*(squares(text) for text in (own, enemy, *others)))
    return Play(GAME.position(options, {"board": board, **position}))


def pattern(card: str, at: str, turn: str = "r0") -> dict[str, int]:
    """The squares that the pattern needs around that summon square, with the ranks."""
    box = box_for({})
    being = box.cards[box.numbers[card]]
    chosen = being.orientations[being.same_as[TURNS.index(turn)]]
    found = {}
    for i, rank in enumerate(chosen.ranks):
        q = GRID.offset(GRID.square(at), chosen.dx[i], chosen.dy[i])
        assert q >= 0, f"{card} does not fit at {at} {turn}"
        found[GRID.name(q)] = rank
    return found


def schools_for(card: str, seats: int = 2) -> list[str | None]:
    """Seat 0 with the deck of that card; the base schools for the rest."""
    box = box_for({})
    deck = box.numbers[card] // 18
    first = "northern" if deck >= len(DECKS) else next(s for s in SCHOOLS if box.schools[s] == deck)
    return [first] + [None] * (seats - 1)


def ready(card: str, at: str, *others: str, turn: str = "r0", own: str = "", enemy: str = "", **position: Any) -> Play:
    """The pattern of the card is on the board, and the card in hand."""
    mine = {**pattern(card, at, turn), **squares(own)}
    words = " ".join(name + {1: "", 2: "h", 3: "l"}[rank] for name, rank in mine.items())
    schools = position.pop("schools", None) or schools_for(card, 2 + len(others))
    hands = position.pop("hands", {})
    hands = {**hands, "r": [card, *hands.get("r", [])]}
    return bout(words, enemy, *others, schools=schools, hands=hands, **position)


def summon(card: str, at: str, *others: str, turn: str = "r0", own: str = "", enemy: str = "", **position: Any) -> Play:
    """The card is summoned; what follows is its effect."""
    b = ready(card, at, *others, turn=turn, own=own, enemy=enemy, **position)
    box = box_for({})
    named = f" {turn}" if box.cards[box.numbers[card]].oriented else ""
    return b.do(f"summon {card} {at}{named}")


def thaw(card: str, own: str = "", enemy: str = "", *others: str, **position: Any) -> Play:
    """The frozen effect of the card is thawed."""
    schools = schools_for(card, 2 + len(others))
    return bout(own, enemy, *others, schools=schools, frozen={"r": card}, **position).do(f"thaw {card}")


def warp(card: str, own: str = "", enemy: str = "", *others: str, **position: Any) -> Play:
    """The warp effect of the card is played."""
    schools = schools_for(card, 2 + len(others))
    hands = position.pop("hands", {})
    hands = {**hands, "r": [card, *hands.get("r", [])]}
    return bout(own, enemy, *others, schools=schools, hands=hands, **position).do(f"warp {card}")
