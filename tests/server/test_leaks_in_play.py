"""Twin matches: they differ only in what one seat cannot know, and go on so. That seat and a spectator are sent the
same bytes in play, on return, in undo, in the replay and in the export, in every game."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from arenarium.core import codec
from arenarium.core.game import Game, Json, checked_options, pick_by
from arenarium.core.kernel import Luck
from arenarium.core.table import Proposal, Table
from tests.server.house import House, until
from tests.server.people import Chair
from tests.server.test_leaks import (
    SHIPPED,
    VARIANTS,
    difference,
    fetched,
    heard,
    hides,
    moments,
    placed,
    two_houses,
)

STEPS = int(os.environ.get("ARENARIUM_TWIN_STEPS", "14"))
SEED = b"s" * 16
TRIES = 24


@dataclass(frozen=True)
class Move:
    """What a seat plays at each of the two tables; `back` is where the line is taken back to afterwards, if it is."""

    seat: int
    texts: tuple[str, str]
    back: int | None = None


class Twins:
    """Two tables that look the same to `me`. Which moves keep it so is found from views and from what each event lets
    a seat see; what the server makes of them is what the test compares."""

    def __init__(self, game: Game[Any], options: Json, states: tuple[Any, Any], me: int) -> None:
        self.game, self.me = game, me
        self.tables = [Table(game, options, SEED, s.clone()) for s in states]

    def differ(self) -> bool:
        one, other = (codec.digest(self.game, t.state) for t in self.tables)
        return one != other

    def seen(self, table: Table[Any], p: Proposal[Any]) -> list[Any]:
        """All that `me` and a spectator learn from what a table would become."""
        after = Table(table.game, table.options, table.seed, table.origin, table.log)
        after.adopt(p)
        found: list[Any] = [(e.seat, e.kind, e.sealed) for e in p.entries]
        for seat in (self.me, -1):
            found += [[(e.kind, e.seen_by(seat)) for e in entry.events if e.seen_by(seat)] for entry in p.entries]
            found.append(self.game.view(p.state, seat))
            found.append([self.game.question(p.state, d, seat) for d in after.questions()])
        found.append([p.entries[0].text] if p.entries[0].seat == self.me else [])
        found += [dict(p.opened), after.floor(self.me), len(p.line)]
        return found

    def move(self, seat: int, rng: random.Random) -> Move | None:
        """A move of this seat after which `me` still cannot tell the tables apart; another one at each if possible."""
        options = []
        for table in self.tables:
            d = table.question_of(seat)
            assert d is not None
            texts = [self.game.notate(table.state, d.nth(i)) for i in range(d.count())]
            options.append(rng.sample(texts, min(TRIES, len(texts))))
        for first in options[0][: TRIES // 4]:
            p = self.tables[0].propose(seat, first)
            wanted = self.seen(self.tables[0], p)
            same = [first] if seat == self.me else [*(t for t in options[1] if t != first), first]
            for second in same:
                twin = self.tables[1]
                question = twin.question_of(seat)
                if question is None or not question.allows(self.game.parse(twin.state, second)):
                    continue
                q = twin.propose(seat, second)
                if self.seen(twin, q) == wanted:
                    self.tables[0].adopt(p)
                    twin.adopt(q)
                    return Move(seat, (first, second))
        return None

    def plan(self, rng: random.Random) -> list[Move]:
        moves: list[Move] = []
        while len(moves) < STEPS and (asked := self.tables[0].questions()) and self.tables[1].questions():
            before = len(self.tables[0].line)
            seats = rng.sample([d.seat for d in asked], len(asked))
            found = next((m for s in seats if (m := self.move(s, rng)) is not None), None)
            if found is None or self.tables[0].result() is not None:
                break
            if len(moves) % 3 == 1:
                for table in self.tables:
                    table.adopt(table.propose_undo(found.seat, before, consent=True))
                found = Move(found.seat, found.texts, before)
            moves.append(found)
        return moves


async def played(house: House, which: int, table: str, moves: list[Move], me: int, seats: int) -> list[str]:
    """Everything that `me` and a spectator are told while these moves are made, and may ask for afterwards."""
    room = await house.hub.room(table)
    returned: list[Chair] = []

    async def sits(seat: int, **hello: int) -> Chair:
        chair = await house.sit(house.people[seat], table, **hello)
        await chair.until("view")
        return chair

    async def told_all() -> None:
        """Whoever has their pong has everything that was sent before it."""
        for chair in (*chairs, *returned, watching):
            await chair.send("ping", {"at": 1.0})
            await chair.until("pong")

    chairs = [await sits(seat) for seat in range(seats)]
    watching = await sits(-1)
    for n, m in enumerate(moves):
        answer = await chairs[m.seat].act(m.seat, m.texts[which], n=f"m{n}")
        assert answer["t"] == "ack", answer
        await told_all()
        if m.back is not None:
            await chairs[m.seat].send("undo", {"seat": m.seat, "to": m.back, "n": f"u{n}"})
            assert (await chairs[m.seat].answer(f"u{n}"))["t"] == "ack"
            for seat in range(seats):
                if room.head.offers and seat != m.seat:
                    await chairs[seat].send("consent", {"what": "undo", "yes": True, "n": f"c{n}-{seat}"})
                    assert (await chairs[seat].answer(f"c{n}-{seat}"))["t"] == "ack"
            await told_all()
        if n % 5 == 2:
            returned.append(await sits(me, have=n))
    await chairs[me].send("since", {"seq": 0})
    await chairs[me].act(me, "nonsense", n="bad")
    await told_all()
    found = [text for chair in (chairs[me], *returned, watching) for text in heard(chair)]
    found += await fetched(house, me, table) + await fetched(house, -1, table)
    for chair in (*chairs, *returned, watching):
        await chair.close()
    await until(lambda: not room.guests)
    await room.post(lambda: room.commits.commit(state="closed"))  # it leaves the lobby
    return found


def twins_for(game: Game[Any], options: Json, me: int, rng: random.Random) -> tuple[Any, Any, list[Move]]:
    for _ in range(40):
        state = rng.choice(moments(game, options, rng))
        if not hides(game, state, me, rng):
            continue
        other = game.resample(state, me, pick_by(Luck(rng.getrandbits(30))))
        twins = Twins(game, options, (state, other), me)
        moves = twins.plan(rng) if twins.differ() else []
        if len(moves) >= STEPS // 2 and twins.differ():
            return state, other, moves
    raise AssertionError(f"no pair of matches for seat {me}")


async def both(tmp_path: Path, game: Game[Any], options: Json, seats: list[tuple[int, int]]) -> list[list[list[str]]]:
    """For each (me, listener): what the listener is told at both of two matches that are alike to me."""
    rng = random.Random(f"twins {game.name} {options['seats']}")
    heard_by = []
    async with AsyncExitStack() as stack:
        houses = await two_houses(stack, tmp_path, (SEED, SEED), games=SHIPPED)
        for h in houses:
            for i in range(options["seats"]):
                await h.person(f"P{i}")
            await h.nobody()
        for me, listener in seats:
            state, other, moves = twins_for(game, options, me, rng)
            assert any(m.back is not None for m in moves)
            tables = [await placed(h, game, options, s) for h, s in zip(houses, (state, other))]
            assert tables[0] == tables[1]
            args = (tables[0], moves, listener, options["seats"])
            heard_by.append([await played(h, i, *args) for i, h in enumerate(houses)])
            assert sum(len(text) for text in heard_by[-1][0]) > 1000 * len(moves)
    return heard_by


@pytest.mark.parametrize(("name", "wanted"), VARIANTS)
def test_twin_matches_stay_alike_to_a_seat(tmp_path: Path, name: str, wanted: Json) -> None:
    game = SHIPPED.get(name)
    assert game is not None
    found = asyncio.run(both(tmp_path, game, checked_options(game, wanted), [(0, 0), (1, 1)]))
    for me, (one, other) in enumerate(found):
        assert one == other, f"seat {me}: {difference(one, other)}"


def test_the_comparison_would_see_a_difference(tmp_path: Path) -> None:
    """The others at the table hold what is not the same."""
    game = SHIPPED.get("toll")
    assert game is not None
    [(one, other)] = asyncio.run(both(tmp_path, game, checked_options(game, {"seats": 2, "hand": 3}), [(0, 1)]))
    assert one != other
