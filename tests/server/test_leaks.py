"""Nobody learns what they should not know: two servers whose matches differ only in what a seat cannot know send that
seat the same bytes."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from arenarium.core import codec
from arenarium.core.game import Game, Json, checked_options, pick_by
from arenarium.core.kernel import Luck
from arenarium.core.lots import commitment
from arenarium.core.table import Table
from arenarium.server.settings import Registry
from tests import toy
from tests.server.house import TOLL, House, Watch, house, until
from tests.server.people import Chair

SHIPPED = Registry.shipped(("tests.toy:GAME",))
MOMENTS = int(os.environ.get("ARENARIUM_MOMENTS", "2"))
VARIANTS: list[tuple[str, Json]] = [
    ("toll", {"seats": 3, "hand": 3}),
    ("monolith", {"mode": "duel", "monoliths": True}),
    ("monolith", {"mode": "four", "seats": 4, "monoliths": True, "tactical": True}),
    ("tashkalar", {"mode": "high_form"}),
    ("tashkalar", {"mode": "melee", "seats": 4}),
    ("warcraft", {"mode": "main", "seats": 2, "limit": 40}),
    ("warcraft", {"mode": "nordrassil", "seats": 4, "limit": 40}),
    ("herosi", {"mode": "duel"}),
    ("herosi", {"mode": "teams", "seats": 4}),
]


def counting() -> Callable[[], str]:
    numbers = itertools.count()
    return lambda: f"id{next(numbers)}"


async def two_houses(stack: AsyncExitStack, tmp_path: Path, seeds: tuple[bytes, bytes], **more: Any) -> list[House]:
    """Two servers that differ in nothing but their seeds."""
    houses = []
    for name, seed in zip("ab", seeds):
        settings = {"now": Watch(), "new_id": counting(), "new_seed": lambda seed=seed: seed, **more}
        houses.append(await stack.enter_async_context(house(f"sqlite:///{tmp_path}/{name}.db", **settings)))
    return houses


def heard(chair: Chair) -> list[str]:
    """Everything that came, but for pings and the promise about a seed that is another one."""
    texts = [t for t in chair.texts if not t.startswith('{"t":"ping"')]
    promise: str = chair.info["commitment"]
    return [t.replace(promise, "promise") for t in texts]


async def fetched(house: House, who: int, table: str) -> list[str]:
    """What HTTP tells somebody of a running match."""
    http = house.people[who].http
    paths = ("", "/replay", "/replay?seat=-1", "/export")
    texts = [(await http.get(f"/api/tables/{table}{p}")).text for p in paths]
    texts.append((await http.get("/api/tables?state=running")).text)
    room = await house.hub.room(table)
    return [t.replace(commitment(room.row.seed), "promise") for t in texts]


async def settled(*chairs: Chair) -> None:
    """Until nothing more comes."""
    quiet = 0
    count = -1
    while quiet < 5:
        await asyncio.sleep(0.02)
        now = sum(len(c.texts) for c in chairs)
        quiet, count = (quiet + 1, now) if now == count else (0, now)


def alike(tmp_path: Path, seeds: tuple[bytes, bytes], play: Callable[[House, int], Awaitable[list[list[str]]]]) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            houses = await two_houses(stack, tmp_path, seeds, games=TOLL)
            found = [await play(h, i) for i, h in enumerate(houses)]
            assert [len(part) for part in found[0]] == [len(part) for part in found[1]]
            for one, other in zip(found[0], found[1]):
                assert one == other
            assert sum(len(part) for part in found[0]) > 20

    asyncio.run(main())


def test_a_secret_choice_stays_secret_in_play_on_return_and_in_undo(tmp_path: Path) -> None:
    """Bob pledges 0 at one server and 2 at the other; Ada and a spectator cannot tell."""

    async def play(house: House, which: int) -> list[list[str]]:
        _, _, a, b, table = await house.match()
        watching = await house.sit(await house.nobody(), table)
        await watching.until("view")
        await b.act(1, ("pledge 0", "pledge 2")[which], n="m1")
        await until(lambda: 0 in a.entries and 0 in watching.entries)
        await b.send("undo", {"seat": 1, "to": 0, "n": "u"})
        await b.answer("u")
        await a.until(lambda m: m["t"] == "table" and m["d"]["offers"] != [])
        await a.send("consent", {"what": "undo", "yes": True, "n": "c"})
        await a.answer("c")
        await until(lambda: b.views[1]["length"] == 0)
        await b.act(1, ("pledge 2", "pledge 1")[which], n="m2")
        await until(lambda: 2 in a.entries and 2 in watching.entries)
        back = await house.sit(house.people[0], table)
        await a.send("since", {"seq": 0})
        await a.send("ask", {"id": "1", "what": "why", "text": "play 1"})
        await a.send("ask", {"id": "2", "what": "preview"})
        await a.act(0, "dance", n="m3")
        await a.act(1, "pledge 1", n="m4")  # not her seat
        await settled(a, back, watching)
        http = [await fetched(house, who, table) for who in (0, 2)]
        return [heard(a), heard(back), heard(watching), *http]

    alike(tmp_path, (b"s" * 16, b"s" * 16), play)


def same_to_ada() -> tuple[bytes, bytes]:
    """Two seeds that give Ada the same cards and Bob others, as long as nobody rolls."""

    def drawn(seed: bytes) -> tuple[list[str], list[str]]:
        table = Table(toy.GAME, {"mode": "plain", "seats": 2, "hand": 2}, seed)
        for seat, text in ((0, "pledge 1"), (1, "pledge 1")):
            table.submit(seat, text)
        first = [e.text for e in table.log if e.kind == "lot"]
        table.submit(0, toy.GAME.notate(table.state, table.questions()[0].nth(0)))
        table.submit(1, "pass")
        return first, [e.text for e in table.log if e.kind == "lot"][len(first) :]

    seen: dict[tuple[str, ...], tuple[bytes, list[str]]] = {}
    for n in itertools.count():
        seed = n.to_bytes(16, "big")
        mine, theirs = drawn(seed)
        if tuple(mine) in seen and seen[tuple(mine)][1] != theirs:
            return seen[tuple(mine)][0], seed
        seen.setdefault(tuple(mine), (seed, theirs))
    raise AssertionError


def test_cards_drawn_in_secret_stay_secret(tmp_path: Path) -> None:
    async def play(house: House, which: int) -> list[list[str]]:
        _, _, a, b, table = await house.match()
        watching = await house.sit(await house.nobody(), table)
        await watching.until("view")
        await a.act(0, "pledge 1", n="m5")
        await b.act(1, "pledge 1", n="m6")
        await until(lambda: a.question() is not None)
        _, question = a.question() or (0, {})
        await a.act(0, question["options"][0], n="m7")
        await until(lambda: b.question() is not None)
        await b.act(1, "pass", n="m8")
        await settled(a, b, watching)
        hands = b.views[1]["view"]["hands"][1]
        assert len(hands) == 2
        back = await house.sit(house.people[0], table)
        await settled(back)
        secret = [m for m in b.texts if '"hands":[' in m]
        assert secret
        return [heard(a), heard(back), heard(watching), *[await fetched(house, who, table) for who in (0, 2)]]

    alike(tmp_path, same_to_ada(), play)


def test_the_comparison_would_see_a_difference(tmp_path: Path) -> None:
    """Bob himself does see what he chose."""

    async def play(house: House, which: int) -> list[list[str]]:
        _, _, _, b, _ = await house.match()
        await b.act(1, ("pledge 0", "pledge 2")[which], n="m9")
        await settled(b)
        return [heard(b)]

    with pytest.raises(AssertionError):
        alike(tmp_path, (b"s" * 16, b"s" * 16), play)


# --- every game, at moments of chance ------------------------------------------------------------


def moments(game: Game[Any], options: Json, rng: random.Random) -> list[Any]:
    """States in which somebody hides something, spread over the first part of a random game."""
    luck = Luck(rng.getrandbits(30))
    table = Table(game, options, rng.randbytes(16))
    states: list[Any] = []
    while len(states) < 160 and (asked := table.questions()):
        states.append(table.state.clone())
        d = asked[luck.below(len(asked))]
        table.submit(d.seat, game.notate(table.state, luck.draw(d)))
    telling = [s for s in states if any(hides(game, s, seat, rng) for seat in range(s.seats))]
    return [telling[len(telling) * (i + 1) // (MOMENTS + 1)] for i in range(MOMENTS)]


def hides(game: Game[Any], state: Any, seat: int, rng: random.Random) -> bool:
    """Whether there is something that this seat cannot know."""
    other = game.resample(state, seat, pick_by(Luck(rng.getrandbits(30))))
    return codec.digest(game, state) != codec.digest(game, other)


@pytest.mark.parametrize(("name", "wanted"), VARIANTS)
def test_what_a_seat_cannot_know_does_not_reach_it(tmp_path: Path, name: str, wanted: Json) -> None:
    game = SHIPPED.get(name)
    assert game is not None
    options = checked_options(game, wanted)
    seats = options["seats"]
    rng = random.Random(f"{name}{seats}")

    async def main() -> None:
        async with AsyncExitStack() as stack:
            houses = await two_houses(stack, tmp_path, (b"s" * 16, b"s" * 16), games=SHIPPED)
            for h in houses:
                for i in range(seats):
                    await h.person(f"P{i}")
                await h.nobody()
            differed = 0
            for state in moments(game, options, rng):
                for seat in range(seats):
                    other = game.resample(state, seat, pick_by(Luck(rng.getrandbits(30))))
                    differed += codec.digest(game, state) != codec.digest(game, other)
                    tables = [await placed(h, game, options, s) for h, s in zip(houses, (state, other))]
                    assert tables[0] == tables[1]
                    found = [await everything(h, tables[0], seat) for h in houses]
                    assert found[0] == found[1], f"seat {seat}: {difference(found[0], found[1])}"
            assert differed > 0

    asyncio.run(main())


async def placed(house: House, game: Game[Any], options: Json, state: Any) -> str:
    """A running table that begins from this state, everybody in their seats."""
    from arenarium.server.api.making import NewTable, make_table
    from arenarium.store.rows import Seat

    people = [await house.hub.store.person(p.id) for p in house.people[: state.seats]]
    seats = tuple(Seat(i, "person", p.id) for i, p in enumerate(people) if p is not None)
    host = people[0]
    assert host is not None
    new = NewTable(game=game.name, seats=[])
    room, _ = await make_table(house.hub, host, new, codec.save(game, state, 0), None, seats, options)
    return room.row.id


async def everything(house: House, table: str, seat: int) -> list[str]:
    """All that a seat, and a spectator, are told on arrival and may ask for."""
    mine = await house.sit(house.people[seat], table)
    await mine.until("view")
    watching = await house.sit(house.people[-1], table)
    await watching.until("view")
    await mine.send("since", {"seq": 0})
    await mine.send("ask", {"id": "1", "what": "why", "text": "nonsense"})
    await mine.until("answer")
    found = heard(mine) + heard(watching)
    found += await fetched(house, seat, table) + await fetched(house, -1, table)
    await mine.close()
    await watching.close()
    room = await house.hub.room(table)
    await until(lambda: not room.guests)
    await room.post(lambda: room.commits.commit(state="closed"))  # it leaves the lobby
    return found


def difference(one: list[str], other: list[str]) -> str:
    for a, b in zip(one, other):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), 0)
            return f"{a[max(0, at - 200) : at + 200]}\n--- and ---\n{b[max(0, at - 200) : at + 200]}"
    return f"{len(one)} messages and {len(other)}"
