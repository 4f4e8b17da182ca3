"""What is hidden stays hidden. HE §10"""

from __future__ import annotations

import json
from typing import Any

from arenarium.core.game import pick_by
from arenarium.core.kernel import Luck, questions
from arenarium.core.table import Table
from arenarium.games.herosi.box import EMPTY, HERO
from arenarium.games.herosi.game import GAME
from arenarium.server.wire.redaction import encode, entry_for, views_for
from tests.herosi.play import do, position


def test_nobody_sees_an_army_before_all_are_ready() -> None:
    """HE T06"""
    s = position({}, phase="army")
    events = do(s, "place hero b2", "place ifrit f1", seat=0)
    assert GAME.view(s, 1)["players"][0]["fields"] is None
    assert GAME.view(s, -1)["players"][0]["fields"] is None
    assert GAME.view(s, 0)["players"][0]["fields"]["f1"]["id"] == "ifrit"
    assert all(GAME.tell(s, e, 1) is None for e in events)
    do(s, "ready", seat=0)
    assert GAME.view(s, 1)["players"][0]["fields"] is None
    assert GAME.view(s, 1)["players"][0]["ready"]
    do(s, "place hero b2", "ready", seat=1)
    assert GAME.view(s, 1)["players"][0]["fields"]["f1"]["id"] == "ifrit"


def built(size: int, luck: Luck) -> list[str]:
    """Answers that lead to an army of that many creatures, from the options as they are listed."""
    s = position({}, phase="army")
    texts: list[str] = []
    while not (s.ready & 1):
        d = next(d for d in questions(s) if d.seat == 0)
        options = [GAME.notate(s, a) for a in d.options if GAME.notate(s, a) != "clear"]
        creatures = sum(t.startswith("place") for t in texts) - 1
        wanted = [o for o in options if o.startswith("place") == (creatures < size)] or options
        texts.append(wanted[luck.below(len(wanted))])
        do(s, texts[-1], seat=0)
    assert sum(k > HERO for k in s.kind[:8]) == size
    return texts


def test_others_cannot_count_an_army_by_its_answers() -> None:
    """What the opponent and a spectator are sent while it is built is the same for every army."""
    told = set()
    for size in range(6):
        table = Table(GAME, {"mode": "duel"}, bytes(16), position({}, phase="army"))
        seen: list[Any] = []
        for text in built(size, Luck(size + 1)):
            first = len(table.log)
            table.submit(0, text)
            for viewer in ((1,), ()):
                seen += [entry_for(GAME, table.state, e, 0.0, viewer) for e in table.log[first:]]
                seen.append(json.loads(encode(views_for(table, viewer or (-1,))[0])))
        told.add(json.dumps(seen))
    assert len(told) == 1


def test_ready_at_once_leaves_the_rest_empty() -> None:
    s = position({}, phase="army")
    do(s, "place hero b2", "leave f1", "ready", seat=0)
    assert s.ready == 1
    assert s.kind[:8].count(EMPTY) == 7


def test_another_army_is_drawn_anew_for_a_bot() -> None:
    s = position({}, phase="army")
    do(s, "place hero b2", "place ifrit f1", seat=0)
    boards = {tuple(GAME.resample(s, 1, pick_by(Luck(seed))).kind[:8]) for seed in range(20)}
    assert len(boards) > 5
    assert all(GAME.resample(s, 0, pick_by(Luck(seed))).kind[:8] == s.kind[:8] for seed in range(5))


def test_who_gave_up_while_building_has_nothing_to_hide() -> None:
    s = position({"mode": "free_for_all", "seats": 3}, phase="army")
    do(s, "place hero b2", "place ifrit f1", seat=0)
    GAME.resign(s, 0)
    for seat in (-1, 1):
        other = GAME.resample(s, seat, pick_by(Luck(1)))
        assert GAME.view(other, seat) == GAME.view(s, seat)
        assert other.kind[:8] == [0] * 8


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    s = position({}, phase="stop", stopper="r", r={"dice": "K K K E E C", "deck": ["heal", "frenzy"]})
    (drew,) = [e for e in do(s, "draw 1", "draw heal") if e.kind == "drew"]
    assert GAME.tell(s, drew, 0) == {"kind": "drew", "seat": 0, "card": "@herosi-heal"}
    assert GAME.tell(s, drew, 1) == {"kind": "drew_hidden", "seat": 0}
    assert GAME.tell(s, drew, -1) == {"kind": "drew_hidden", "seat": 0}
    assert "heal" not in json.dumps(GAME.view(s, 1))


def test_cards_seen_entering_a_hand_stay_known() -> None:
    s = position(
        {},
        phase="stop",
        stopper="r",
        r={"dice": "K K K K E C", "hand": ["heal"], "deck": ["frenzy", "poison"]},
        lower="ignite . . .",
        pile=[],
    )
    do(s, "learn a2")
    assert GAME.view(s, 1)["players"][0]["hand"] == {"size": 2, "known": ["ignite"]}
    card = s.box.card_of["ignite"]
    for seed in range(20):
        assert GAME.resample(s, 1, pick_by(Luck(seed))).hand[card] == 1


def test_calm_choices_are_secret_until_all_are_in() -> None:
    """HE §10"""
    s = position({}, r={"dice": "E E E C C K"}, b={"dice": "A A A C C K"})
    before = GAME.view(s, 1)
    events = do(s, "roll 1 2", seat=0)
    after = GAME.view(s, 1)
    assert [GAME.tell(s, e, 1) for e in events] == [{"kind": "chose", "seat": 0}]
    assert after["players"][0]["chosen"]
    before["players"][0]["chosen"] = True
    assert after == before
    masks = {str(GAME.resample(s, 1, pick_by(Luck(seed))).stack[-1].pack()[3]) for seed in range(40)}
    assert len(masks) > 10


def test_an_announced_spell_is_not_seen_before_its_effect() -> None:
    s = position({}, phase="stop", stopper="r", r={"dice": "F F F F E E", "hand": ["fireball", "heal", "heal"]})
    do(s, "cast fireball", "at b.b2", "discard heal heal")
    # With one card left nothing more can be bought: the spell has happened.
    assert s.life[1] == 16
    s = position({}, phase="stop", stopper="r", r={"dice": "F F F F E E", "hand": ["fireball", "heal", "heal"]})
    do(s, "cast fireball", "at b.b2")
    assert GAME.view(s, 0)["casting"] == {
        "card": "fireball",
        "target": "b.b2",
        "heal": None,
        "discards": [],
        "boosts": 1,
        "free": 1,
    }
    assert "fireball" not in json.dumps(GAME.view(s, 1))
    assert "fireball" not in json.dumps([GAME.question(s, d, 1) for d in questions(s)])
    assert questions(GAME.resample(s, 1, pick_by(Luck(1))))[0].seat == 0


def test_a_spectator_is_not_told_the_options_of_chance() -> None:
    s = position({}, phase="stop", stopper="r", r={"dice": "K K K E E C", "deck": ["heal", "frenzy"]})
    do(s, "draw 1")
    assert [GAME.question(s, d, -1) for d in questions(s)] == [{"seat": -1}]
