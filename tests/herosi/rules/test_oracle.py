"""The engine's Stops against the plain reading of the same rules in oracle.py, from random positions."""

from __future__ import annotations

import os

import pytest

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Decision, Luck, apply, questions
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import Match
from tests.herosi.play import position
from tests.herosi.rules.oracle import Reading, Rules, read
from tests.herosi.rules.positions import SEATS, pick, random_position

# More with ARENARIUM_CONFORMANCE=10000: that many positions of each kind.
POSITIONS = int(os.environ.get("ARENARIUM_CONFORMANCE", "0")) or 60
OF_THE_ROUND = ("choose_action", "opt_in", "roll_or_stop")

TABLES: list[Json] = [
    {"mode": "duel"},
    {"mode": "duel", "optional_ending": True},
    {"mode": "duel", "penalty": ["off", "on"]},
    {"mode": "free_for_all", "seats": 3},
    {"mode": "free_for_all", "seats": 4, "optional_ending": True},
    {"mode": "no_elimination", "seats": 2},
    {"mode": "no_elimination", "seats": 4},
    {"mode": "teams"},
    {"mode": "teams", "merged": True},
    {"mode": "tournament", "optional_ending": True},
]


def text_of(options: Json) -> str:
    return " ".join(str(x) for x in options.values())


class Comparison:
    """One Stop, answered at random, read twice."""

    def __init__(self, options: Json, seed: int) -> None:
        self.luck = Luck(seed)
        self.seed = seed
        options = {"pace": "live", **options}
        merged = options.pop("merged", False)
        mode = options["mode"]
        apart = mode in ("teams", "tournament") and not merged
        seats = options.get("seats", 4 if mode in ("teams", "tournament") else 2)
        written = random_position(self.luck, seats, ("rb", "gp") if apart else ())
        if mode == "no_elimination":
            for name in SEATS[:seats]:
                if self.luck.below(4) == 0:
                    written[name] |= {"life": 0, "stunned": True, "dice": "K K K K K " + pick(self.luck, "KF")}
                written[name]["points"] = self.luck.below(21)
        if merged:
            written["merged"] = True
        self.s: Match = position(options, **written)
        self.stopper = self.luck.below(seats)
        pair = self.stopper // 2
        battle = ("rb", "gp")[pair] if apart else SEATS[:seats]
        penalty = options.get("penalty", ["on"] * seats)
        self.rules = Rules(
            mode,
            {name: i % 2 if mode == "teams" else i for i, name in enumerate(SEATS[:seats])},
            battle,
            options.get("optional_ending", False),
            {name: penalty[i] == "on" for i, name in enumerate(SEATS[:seats])},
        )
        self.heroes = {name: written[name]["hero"] for name in SEATS[:seats]}
        self.track = pair if apart else 0
        self.reading = self.read_again()

    def read_again(self) -> Reading:
        return read(GAME.facts(self.s), self.heroes, self.rules, self.track)

    def asked(self) -> list[Decision]:
        """The open questions of this battle."""
        return [d for d in questions(self.s) if d.seat == CHANCE or SEATS[d.seat] in self.rules.battle]

    def play(self, seat: int, text: str) -> None:
        apply(self.s, seat, GAME.parse(self.s, text))

    def lots(self) -> list[str]:
        """Draws all that are due, and says what came."""
        found = []
        while questions(self.s) and questions(self.s)[0].seat == CHANCE:
            d = questions(self.s)[0]
            action = self.luck.draw(d)
            found.append(GAME.notate(self.s, action).split()[-1])
            apply(self.s, CHANCE, action)
        return found

    def run(self) -> int:
        """How many questions were compared; 0 where the chosen seat may not stop."""
        name = SEATS[self.stopper]
        d = next(d for d in self.asked() if d.seat == self.stopper)
        may = self.reading.may_stop(self.reading.players[name])
        assert ("stop" in [GAME.notate(self.s, a) for a in d.options]) == may, self.where("stop")
        if not may:
            return 0
        self.stop(name)
        compared = 0
        while (expected := self.reading.question()) is not None:
            self.hold_facts()
            self.hold_question(*expected)
            self.answer(*expected)
            compared += 1
        self.hold_end()
        return compared

    def stop(self, name: str) -> None:
        """Every die that is not on the table lands, seat by seat; then the stopper acts."""
        self.play(self.stopper, "stop")
        faces = self.lots()
        for me in self.reading.fighters():
            for i, face in enumerate(me.dice):
                if face == "-":
                    me.dice[i] = faces.pop(0).upper()
        self.reading.stop(name)
        assert not faces or self.reading.over, self.where("dice")

    def hold_question(self, name: str, ask: str, options: set[str]) -> None:
        found = [(SEATS[d.seat], d.ask, {GAME.notate(self.s, a) for a in d.options}) for d in self.asked()]
        assert found == [(name, ask, options)], self.where("question")

    def answer(self, name: str, ask: str, options: set[str]) -> None:
        """One of the answers; what a cast brings is played at random and then read again."""
        text = pick(self.luck, sorted(options))
        if ask == "opt_in" and "act" in options and self.luck.below(3):
            text = "act"
        self.play(SEATS.index(name), text)
        drawn = self.lots()
        if text.split()[0] == "cast" or text.startswith("dispel blessing"):
            rolled = set()
            while self.asked() and self.asked()[0].ask not in OF_THE_ROUND:
                d = self.asked()[0]
                events = apply(self.s, d.seat, self.luck.draw(d))
                rolled |= {SEATS[e.args[0]] for e in events if e.kind == "rerolls"}  # a Siren's doing
                self.lots()
            self.reading = self.after_cast(self.reading, rolled)
            return
        while self.asked() and self.asked()[0].ask == "choose_boost":
            self.play(SEATS.index(name), "pass")
        self.reading.answer(text, drawn)

    def after_cast(self, old: Reading, rolled: set[str]) -> Reading:
        """The position anew, with what is known of the round so far."""
        again = self.read_again()
        for x in again.players.values():
            x.picks_up = old.players[x.name].picks_up
            x.must_roll = old.players[x.name].must_roll and x.name not in rolled
        again.queue, again.tied = old.queue, old.tied
        sides = {self.rules.teams[x.name] for x in again.fighters()}
        again.over = len(sides) < 2 or GAME.result(self.s) is not None
        return again

    def hold_facts(self) -> None:
        found = self.read_again()
        for key, value in self.reading.facts().items():
            assert found.facts()[key] == value, self.where(key)
        assert (found.upper, found.lower) == (self.reading.upper, self.reading.lower), self.where("track")

    def hold_end(self) -> None:
        """The battle is over, or everybody in it rolls again."""
        if self.reading.over:
            alone = self.rules.mode not in ("teams", "tournament")
            assert not alone or GAME.result(self.s) is not None, self.where("end")
            assert all(d.ask not in ("opt_in", "choose_action") for d in self.asked()), self.where("end")
            return
        self.reading.go_on()
        self.hold_facts()
        fighters = [x.name for x in self.reading.fighters()]
        assert [(SEATS[d.seat], d.ask) for d in self.asked()] == [(x, "roll_or_stop") for x in fighters], self.where(
            "end"
        )
        for d in self.asked():
            may = self.reading.may_stop(self.reading.players[SEATS[d.seat]])
            assert ("stop" in [GAME.notate(self.s, a) for a in d.options]) == may, self.where("stop")

    def where(self, what: str) -> str:
        return f"{what}, seed {self.seed}\n{GAME.picture(self.s)}"


@pytest.mark.parametrize("options", TABLES, ids=text_of)
def test_stops_go_as_the_plain_reading_says(options: Json) -> None:
    """HE §3, A8-A13, A25, A46, A49-A51, A58"""
    compared = [Comparison(options, seed).run() for seed in range(POSITIONS)]
    assert sum(compared) > POSITIONS
