"""The kit catches what it is there to catch: planted faults in the toy game."""

from __future__ import annotations

import pytest

from arenarium import conformance as kit
from arenarium.core.game import Json, Pick
from arenarium.core.kernel import Action, Decision, Event, Luck, apply, questions
from tests.toy import PLEDGE, Challenge, Pledges, Toll, Tollhouse, Turn

OPTIONS: Json = {"seats": 2}


class Leaky(Toll):
    """The view shows the neighbour's hand."""

    def view(self, s: Tollhouse, seat: int) -> Json:
        return {**super().view(s, seat), "hands": [h[:] for h in s.hands]}


class Telltale(Toll):
    """The event of a draw names the card to everyone."""

    def tell(self, s: Tollhouse, event: Event, seat: int) -> Json | None:
        return {"kind": event.kind, "args": list(event.args), "hand": list(s.hands[1])}


class Counting(Toll):
    """The question of one seat depends on another's hand."""

    def question(self, s: Tollhouse, d: Decision, seat: int) -> Json:
        return {**super().question(s, d, seat), "danger": max(s.hands[0], default=0)}


class SharedList(Tollhouse):
    def clone(self) -> SharedList:
        c = SharedList(self.seats, self.hand_size)
        for name in ("stack", "drawn", "bag", "played", "pledges", "shown", "gone"):
            value = getattr(self, name)
            setattr(c, name, value[:] if isinstance(value, list) else value)
        c.hands = [h[:] for h in self.hands]
        c.points = self.points  # the planted fault
        return c


class LostPoints(SharedList):
    def clone(self) -> SharedList:
        c = super().clone()
        c.points = [0] * self.seats  # the planted fault
        return c


class Sharing(Toll):
    house = SharedList

    def start(self, options: Json) -> Tollhouse:
        plain = super().start(options)
        s = self.house(plain.seats, plain.hand_size)
        s.stack = plain.stack
        return s


class Losing(Sharing):
    house = LostPoints


class Forgetful(Toll):
    """The pack leaves out the points."""

    def pack(self, s: Tollhouse) -> Json:
        return {k: v for k, v in super().pack(s).items() if k != "points"}

    def unpack(self, data: Json) -> Tollhouse:
        return super().unpack({**data, "points": [0] * data["seats"]})


class Loose(Toll):
    """Drawing anew loses a card."""

    def resample(self, s: Tollhouse, seat: int, pick: Pick) -> Tollhouse:
        c = super().resample(s, seat, pick)
        for i in range(c.seats):
            if i != seat and c.hands[i]:
                c.hands[i].pop()
                break
        return c


class Convinced(Toll):
    """Every hidden pledge is believed to be 0."""

    def resample(self, s: Tollhouse, seat: int, pick: Pick) -> Tollhouse:
        c = super().resample(s, seat, pick)
        if not c.shown:
            c.pledges = [p if i == seat else min(p, 0) for i, p in enumerate(c.pledges)]
        return c


class Ambiguous(Toll):
    """Two actions are written alike."""

    def notate(self, s: Tollhouse, action: Action) -> str:
        return super().notate(s, action).split()[0]


class Vanishing(Toll):
    """A played card is gone."""

    def census(self, s: Tollhouse) -> dict[str, int]:
        return {"cards": sum(s.bag) + sum(map(len, s.hands))}


class Fussy(Toll):
    """The challenged seat is asked though the answer is thrown away."""

    def start(self, options: Json) -> Tollhouse:
        s = super().start(options)
        s.stack = (Shrug(),)
        return s


class Shrug(Pledges):
    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        super().answer(s, seat, (PLEDGE, 0, 0, 0), out)


class Explained(Fussy):
    asked_anyway = {"pledge": "for the show"}


class Undead(Toll):
    """Who gave up plays on."""

    def resign(self, s: Tollhouse, seat: int) -> list[Event]:
        return [Event("resigned", (seat,))]


def played(game: Toll, steps: int = 9) -> tuple[Tollhouse, list[Event]]:
    for n, (s, events) in enumerate(kit.walk(game, OPTIONS, 11)):
        if n >= steps and isinstance(s.stack[-1], (Turn, Challenge)) and all(s.hands) and any(s.points):
            return s, events
    raise AssertionError("the toy game never came to the moment wanted")


@pytest.mark.parametrize("game", [Leaky(), Telltale(), Counting(), Loose()], ids=lambda g: type(g).__name__)
def test_a_leak_is_caught(game: Toll) -> None:
    s, events = played(game)
    with pytest.raises(AssertionError, match=r"sees|told"):
        kit.hidden_stays_hidden(game, s, events or [Event("drew", (1, 3), sees=2)], Luck(1))


def test_foresight_of_what_nobody_can_know_is_caught() -> None:
    game = Convinced()
    s = game.start(OPTIONS)
    apply(s, 0, (PLEDGE, 2, 0, 0))
    with pytest.raises(AssertionError, match="foreseen"):
        kit.what_is_foreseen_is_sure(game, s, Luck(1))
    kit.what_is_foreseen_is_sure(Toll(), s, Luck(1))


def test_a_fork_that_lacks_something_is_caught() -> None:
    s, _ = played(Losing())
    with pytest.raises(AssertionError, match="a fork is not like the original"):
        kit.every_option_applies(Losing(), s, Luck(1))


def test_a_fork_that_forgets_who_has_won_is_caught() -> None:
    s, _ = played(Losing())
    Losing().resign(s, 0)
    s.gone = 0
    s.points = [3, 1]
    with pytest.raises(AssertionError, match="forgets who has won"):
        kit.results_are_places(Losing(), s)


def test_a_list_shared_by_clones_is_caught() -> None:
    with pytest.raises(AssertionError, match="fork"):
        kit.clone_is_independent(Sharing(), OPTIONS, 3)
    s, _ = next(m for m in kit.walk(Sharing(), OPTIONS, 3) if isinstance(m[0].stack[-1], Challenge))
    with pytest.raises(AssertionError, match="fork"):
        kit.every_option_applies(Sharing(), s, Luck(1))


def test_a_field_forgotten_in_pack_is_caught() -> None:
    s, _ = played(Toll())
    with pytest.raises(AssertionError, match="save"):
        kit.saves_load(Forgetful(), s)


def test_two_options_written_alike_are_caught() -> None:
    s = Toll().start(OPTIONS)
    assert questions(s)[0].count() == 3
    with pytest.raises(AssertionError, match="alike"):
        kit.notation_round_trips(Ambiguous(), s)


def test_a_lost_piece_is_caught() -> None:
    game = Vanishing()
    first = game.census(game.start(OPTIONS))
    s, _ = played(game)
    with pytest.raises(AssertionError, match="pieces"):
        kit.pieces_are_conserved(game, s, first)


class Grabbing(Toll):
    """Who gives up takes his cards along, and the others play on."""

    def resign(self, s: Tollhouse, seat: int) -> list[Event]:
        s.hands[seat] = []
        return [Event("resigned", (seat,))]


def test_pieces_lost_by_giving_up_are_caught() -> None:
    with pytest.raises(AssertionError, match="pieces"):
        kit.giving_up_is_part_of_play(Grabbing(), OPTIONS, seed=2)


def test_a_question_without_consequence_is_caught_unless_the_game_says_why() -> None:
    with pytest.raises(AssertionError, match="equal positions"):
        kit.every_question_matters(Fussy(), OPTIONS, 3)
    kit.questions_matter(Explained(), Explained().start(OPTIONS))


def test_a_seat_that_plays_on_after_giving_up_is_caught() -> None:
    with pytest.raises(AssertionError, match="gave up"):
        kit.anybody_gives_up_anywhere(Undead(), OPTIONS, 3)
