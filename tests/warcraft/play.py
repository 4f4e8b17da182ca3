"""A small driver for tests: positions as pictures, actions and dice as text."""

from __future__ import annotations

from typing import Any

from arenarium.core.kernel import CHANCE, Decision, Event, Luck, apply, questions
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.state import War

NO_CARDS: dict[str, Any] = {"deck": []}


class Play:
    """A position in play. Dice and draws are answered from `lots`; running out of them stops the test."""

    def __init__(
        self, board: str, races: str = "orc human", mode: str = "main", lots: str = "", **position: Any
    ) -> None:
        options: dict[str, Any] = {"mode": mode, "seats": len(races.split()), "races": races.split()}
        options |= position.pop("options", {})
        for race in races.split():
            position[race] = {**NO_CARDS, **position.get(race, {})}
        self.lots = lots.split()
        self.events: list[Event] = []
        self.s: War = GAME.position(options, {"board": board, **position})
        self.chance()

    def chance(self) -> None:
        """Answer what can be answered from the lots: a number is a die, a word a card."""
        while self.lots and (asked := questions(self.s)) and asked[0].seat == CHANCE:
            word = self.lots.pop(0)
            text = f"roll {word}" if word.isdigit() else f"draw {word}"
            action = GAME.parse(self.s, text)
            assert asked[0].allows(action), f"{asked[0].ask} does not allow {text}"
            self.events += apply(self.s, CHANCE, action)

    def do(self, *texts: str, lots: str = "") -> Play:
        self.lots += lots.split()
        for text in texts:
            self.chance()
            d = self.asked()
            assert d.seat != CHANCE, f"chance is asked {d.ask}, not a player who could {text}"
            action = GAME.parse(self.s, text)
            assert d.allows(action), f"{text!r} is none of {self.options()} ({d.ask})"
            self.events += apply(self.s, d.seat, action)
            self.chance()
        assert not self.lots, f"lots left over: {self.lots}"
        return self

    def asked(self) -> Decision:
        (d,) = questions(self.s)
        return d

    def ask(self) -> str:
        """Who is asked what: "orc move"."""
        d = self.asked()
        return f"{self.race(d.seat)} {d.ask}"

    def race(self, seat: int) -> str:
        return "chance" if seat == CHANCE else str(GAME.view(self.s, -1)["seats"][seat]["race"])

    def options(self) -> list[str]:
        return [GAME.notate(self.s, a) for a in self.asked().options]

    def refused(self, text: str, seat: int | None = None) -> str:
        """The rule that an action is refused by, after the reason."""
        who = self.asked().seat if seat is None else seat
        action = GAME.parse(self.s, text)
        assert not any(d.seat == who and d.allows(action) for d in questions(self.s)), f"{text} is allowed"
        refusal = GAME.refuse(self.s, who, action)
        return f"{refusal.key.removeprefix('warcraft-refuse-')} {refusal.rule}"

    def fact(self, key: str, race: str = "") -> Any:
        value = GAME.facts(self.s)[key]
        return value[race] if race else value

    def kinds(self) -> list[str]:
        return [e.kind for e in self.events]

    def shows(self, board: str) -> bool:
        picture = GAME.picture(self.s)
        assert GAME.same_fact(self.s, "board", board, picture), f"\n{picture}\nis not\n{board}"
        return True


def hand(*cards: str) -> dict[str, Any]:
    """A player with these cards and no others to draw."""
    return {**NO_CARDS, "hand": list(cards)}


def start(mode: str, seats: int, **options: Any) -> War:
    """A match that has been dealt."""
    s = GAME.start({"mode": mode, "seats": seats, **options})
    luck = Luck(3)
    while questions(s) and questions(s)[0].seat == CHANCE:
        d = questions(s)[0]
        apply(s, CHANCE, luck.draw(d))
    return s
