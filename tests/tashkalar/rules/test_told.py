"""What goes over the wire is of its declared type, and says whose every piece is."""

from __future__ import annotations

from typing import get_type_hints

import pytest

from arenarium.core import wire
from arenarium.core.game import Json
from arenarium.core.kernel import Event, Luck, apply, questions
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.wire_answers import (
    BeingFacts,
    Catalogue,
    FlareFacts,
    Preview,
    School,
    Summons,
    TaskFacts,
)
from tests.tashkalar.play import Play, bout, ready, summon

KINDS = wire.kinds(GAME.shapes.told)


def told(b: Play, kind: str) -> Json:
    """What seat 1 is told of the last event of that kind."""
    event = next(e for e in reversed(b.events) if e.kind == kind)
    found = GAME.tell(b.state, event, 1)
    assert found is not None
    wire.check(found, KINDS[kind])
    return found


@pytest.mark.parametrize("options", [{"mode": "melee", "seats": 3}, {"mode": "duel_teams", "seats": 4}])
def test_answers_of_inquiries_are_of_their_types(options: Json) -> None:
    s = GAME.start(options)
    luck = Luck(3)
    for n in range(200):
        d = questions(s)[0]
        action = luck.draw(d)
        if d.seat >= 0 and n % 9 == 0:
            wire.check(GAME.inquire(s, d.seat, "summons", {}), Summons)
            preview = GAME.inquire(s, d.seat, "preview", {"text": GAME.notate(s, action)})
            for part in ("board", "actions", "seat"):
                wire.check(preview[part], get_type_hints(Preview)[part])
            for event in preview["events"]:
                wire.check(event, KINDS[event["kind"]])
        apply(s, d.seat, action)


def test_the_catalogue_is_of_its_type() -> None:
    catalogue = GAME.catalogue({})
    for part in ("arena", "pieces"):
        wire.check(catalogue[part], get_type_hints(Catalogue)[part])
    wire.check(catalogue["schools"], list[School])
    facts = {"being": BeingFacts, "legend": BeingFacts, "flare": FlareFacts, "task": TaskFacts}
    for row in catalogue["cards"]:
        wire.check(row, facts[row["kind"]])
    assert set(catalogue) == set(get_type_hints(Catalogue))


def test_a_team_owns_its_pieces_and_the_player_in_turn_is_named() -> None:
    """TK R49"""
    b = bout("d6 e5", "c7", mode="duel_teams", turn=2, hands={"g": ["wolf-rider"]}).do("place a5")
    assert told(b, "placed")["owner_seat"] == 2
    assert told(b, "placed")["owner_seats"] == [0, 2]


def test_a_destroyed_piece_is_of_the_other_team() -> None:
    b = ready("messenger", "c7", enemy="c7", mode="duel_teams", schools=[None] * 4).do("summon messenger c7")
    assert told(b, "destroyed")["side"] == 1
    assert told(b, "destroyed")["owner_seats"] == [1, 3]


def test_a_lifted_piece_a_swap_and_a_choice_name_the_owners() -> None:
    b = bout("e5", "d5", supply={"r": 0}).do("lift e5")
    assert told(b, "lifted")["owner_seats"] == [0]
    b = summon("paradox-worm", "e5", own="a5h", enemy="i5h i6").do("swap a5 i5")
    assert (told(b, "swapped")["owner_seat"], told(b, "swapped")["other_seat"]) == (0, 1)
    b = summon("singularity", "e5", enemy="a4 a6 b4h").do("choose b5")
    assert told(b, "chose")["owner_seats"] == []


def test_a_log_from_before_owners_were_told_is_still_read() -> None:
    s = bout("e5", "d5").state
    for event in (Event("swapped", (0, 40, 39)), Event("chose", (0, 40))):
        found = GAME.tell(s, event, 1)
        wire.check(found, KINDS[event.kind])
