"""Scenarios, played: a position, what is done, what must hold. The format is docs/notation.md."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import msgspec

from arenarium.core import codec, wire
from arenarium.core.game import AnyGame, Json, chance_weights
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Luck, State, apply, questions
from arenarium.core.lots import lot
from arenarium.core.refusal import BadData, Refusal, Stale, Unreadable, quoted
from arenarium.core.scenario_file import AFTER, SPECTATOR, START, Scenario, find, parse, read
from arenarium.core.scenario_time import ScenarioTime, span

__all__ = ["Run", "Scenario", "ScenarioFault", "check", "find", "parse", "read"]


class ScenarioFault(Exception):
    """What a scenario says should hold does not. `picture` is the position at that moment."""

    def __init__(self, where: str, reason: str, picture: str = "", expected: str = "") -> None:
        self.where = where
        self.reason = reason
        self.picture = picture
        self.expected = expected
        super().__init__(f"{where}: {reason}")

    def report(self) -> str:
        parts = [f"{self.where}: {self.reason}"]
        if self.expected:
            parts += ["expected:", self.expected]
        if self.picture:
            parts += ["found:" if self.expected else "the position:", self.picture]
        return "\n".join(parts)


def _named_seats(step: Json) -> list[object]:
    """The seats that a step names."""
    inner = [step[deed] for deed in ("asked", "saw", "view") if deed in step]
    return [table["seat"] for table in (step, *inner) if "seat" in table] + [step[d] for d in ("resign",) if d in step]


def _holds(event: Json, wanted: str | Json) -> bool:
    """Whether an event is of that kind and has those fields."""
    if isinstance(wanted, str):
        return bool(event["kind"] == wanted)
    return all(name in event and event[name] == value for name, value in wanted.items())


def _in_order(told: list[Json], wanted: list[str | Json]) -> bool:
    """Whether these events come in this order, whatever comes between."""
    rest = iter(told)
    return all(any(_holds(event, one) for event in rest) for one in wanted)


class Run:
    """One scenario being played. `state` is where it stands."""

    def __init__(self, game: AnyGame, scenario: Scenario, say: Callable[[Refusal], str] = str) -> None:
        """`say` makes a sentence of a refusal; without it its key is told."""
        self.game = game
        self.say = say
        self.scenario = scenario
        self.lots = list(scenario.lots)
        self.events: list[Event] = []
        self.line: list[tuple[int, str]] = []  # who answered what so far, chance too, as the engine spells it
        self.since = 0  # the first event of the last step that played something
        # Who acted; the state, the line and the events before; while unseen.
        self.history: list[tuple[int, State, int, int]] = []
        self.resigned: set[int] = set()
        try:
            if scenario.position is None:
                self.state = game.start(scenario.options)
            else:
                self.state = game.position(scenario.options, scenario.position)
        except Refusal as refusal:
            is_option = refusal.kind == "bad_options" or not scenario.position
            table, where = ("options", str(refusal.args_.get("option", ""))) if is_option else ("position", "")
            raise BadData(scenario.place(table, where), table, say(refusal), refusal.key, **refusal.args_) from None
        except BadData as error:
            table = "position" if scenario.position else "options"
            reason = str(error).removeprefix(f"{table}: ")
            raise error.placed(scenario.place(table, error.where), table, reason) from None
        self._check_possible()
        self.names = self._names()
        self.clock = self._clock() if any(AFTER in step for step in scenario.steps) else None
        seed = scenario.seed
        self.closed: dict[int, Decision] = {}  # the question each seat answered last
        self.seed = None if seed is None else hashlib.sha256(seed.encode()).digest()[:16]

    def _check_possible(self) -> None:
        """A position that no game comes to shows nothing, unless the file says that it is meant."""
        if self.scenario.position is None or self.scenario.impossible:
            return
        found = self.game.impossible(self.state)
        if found is not None:
            raise BadData(
                self.scenario.place("position", found.where),
                f"position.{found.where}",
                f"{found.reason}; no game comes to this. If it is meant, the file says impossible = true",
                "core-refuse-read-impossible",
            )

    def _names(self) -> dict[int, str]:
        """What the file calls the seats; those that it does not name are called in its way."""
        seats = range(self.state.seats)
        ways = [[str(n) for n in seats], list(self.game.colours[: self.state.seats])]
        if others := self.game.seat_names(self.state):
            ways.append(list(others))
        named = [str(name) for step in self.scenario.steps for name in _named_seats(step)]
        way = max(ways[::-1], key=lambda words: sum(name in words for name in named))
        own = {words.index(name): name for name in reversed(named) for words in ways if name in words}
        return {seat: own.get(seat, way[seat]) for seat in seats}

    def _clock(self) -> ScenarioTime:
        pace = self.game.pace(self.scenario.options, self.state.seats, (), Luck(0))
        if pace is None:
            raise BadData(
                self.scenario.file,
                AFTER,
                "with these options it does not matter when somebody answers",
                "core-refuse-read-timeless",
            )
        return ScenarioTime(self, pace)

    def called(self, seat: int) -> str:
        """A seat as the file names it."""
        return f"seat {self.names[seat]}"

    # --- chance ----------------------------------------------------------------------------

    def settle_lots(self, where: str) -> None:
        """Let chance answer from the script, then from the seed, until a player is asked."""
        while (asked := questions(self.state)) and asked[0].seat == CHANCE:
            d = asked[0]
            only = d.count() == 1
            if self.lots and (not only or d.allows(self._parse(self.lots[0], where))):
                text = self.lots.pop(0)
                action = self._parse(text, where)
                if not d.allows(action):
                    raise self._fault(where, f"chance cannot answer {text!r} to '{d.ask}': {self._options(d)}")
            elif only:  # a script may leave out what goes without saying
                action = d.nth(0)
            elif self.seed is not None:
                action = d.nth(lot(self.seed, d.stream, self.state.drawn[d.stream], chance_weights(d)))
            else:
                raise self._fault(where, f"chance is asked '{d.ask}' and 'lots' has no answer left: {self._options(d)}")
            self.line.append((CHANCE, self.game.notate(self.state, action)))
            self.events += apply(self.state, CHANCE, action)

    def _open(self) -> str:
        """Who is asked what."""
        asked = questions(self.state)
        return ", ".join(f"{self.called(d.seat)} is asked '{d.ask}'" for d in asked) or "nobody is asked anything"

    def _options(self, d: Decision) -> str:
        texts = [self.game.notate(self.state, a) for a in d.options[:12]]
        return ", ".join(texts) + (f" … ({d.count()} in all)" if d.count() > 12 else "")

    def _parse(self, text: str, where: str, options: str = "") -> Action:
        try:
            return self.game.parse(self.state, text)
        except Unreadable as error:
            raise self._fault(where, f"{text!r} cannot be read: {self.say(error)}{options}") from None

    def _fault(self, where: str, reason: str, expected: str = "") -> ScenarioFault:
        return ScenarioFault(where, reason, self.game.picture(self.state), expected)

    # --- steps -----------------------------------------------------------------------------

    def seat(self, name: object, where: str) -> int:
        seats: int = self.state.seats
        if isinstance(name, int) and not isinstance(name, bool) and 0 <= name < seats:
            return name
        known = self.game.colours[:seats] + self.game.seat_names(self.state)
        if isinstance(name, str) and name in known:
            return known.index(name) % seats
        raise BadData(
            where,
            "seat",
            f"{name!r} is not a seat; seats are 0-{seats - 1} or {', '.join(known)}",
            "core-refuse-read-not-seat",
            value=quoted(name),
            most=seats - 1,
            known=", ".join(known),
        )

    def actor(self, step: Json, where: str) -> int:
        if "seat" in step:
            return self.seat(step["seat"], where)
        asked = sorted(d.seat for d in questions(self.state))
        if len(asked) != 1:
            found = ", ".join(self.called(seat) for seat in asked) or "none"
            raise self._fault(where, f"say whose action it is with 'seat': asked are {found}")
        return asked[0]

    def play(self, seat: int, text: str, where: str) -> None:
        d = next((d for d in questions(self.state) if d.seat == seat), None)
        options = f"; options: {self._options(d)}" if d is not None else f"; {self._open()}"
        action = self._parse(text, where, options)
        if d is None or not d.allows(action):
            reason = self.say(self.game.refuse(self.state, seat, action))
            raise self._fault(where, f"{self.called(seat)} may not {text!r}: {reason}{options}")
        self.closed[seat] = d
        before, place, told = self.state.clone(), len(self.line), len(self.events)
        self.line.append((seat, self.game.notate(before, action)))
        events = apply(self.state, seat, action)
        self.events += events
        asked = questions(self.state)
        sealed = any(e.reveals for e in events) or all(d.seat != seat for d in asked)
        if sealed or (self.history and self.history[-1][0] != seat):
            self.history.clear()
        if not sealed:
            self.history.append((seat, before, place, told))

    def step(self, n: int) -> None:
        where, step = self.scenario.where(n), self.scenario.steps[n]
        if "lots" in step:
            self.lots += step["lots"]
        self.settle_lots(where)
        if self.clock is not None:
            self.clock.sync(where)
            self.clock.let_pass(span(step.get(AFTER, "0ms"), where), where)
        if "do" in step:
            self.since = len(self.events)
            texts = [step["do"]] if isinstance(step["do"], str) else step["do"]
            for text in texts:  # chance answers before the next action: its answers may be written after this one
                self.settle_lots(where)
                self._do(self.actor(step, where), text, where)
        elif "refused" in step:
            self._refused(step, where)
        elif "asked" in step:
            self._asked({"seat": step["seat"]} | step["asked"] if "seat" in step else step["asked"], where)
        elif "expect" in step:
            self._expect(step["expect"], where)
        elif "saw" in step:
            self._saw(step["saw"], where)
        elif "view" in step:
            self._view(step["view"], where)
        elif "undo" in step:
            self._undo(self.actor(step, where), step["undo"], where)
        elif "resign" in step:
            self._resign(self.seat(step["resign"], where), where)

    def _do(self, seat: int, text: str, where: str) -> None:
        if self.clock is None or not self.clock.takes(seat):
            self.play(seat, text, where)
        elif (refusal := self.clock.intend(seat, text, where)) is not None:
            raise self._fault(where, f"{self.called(seat)} may not {text!r}: {self.say(refusal)}")

    def _resign(self, seat: int, where: str) -> None:
        before = codec.digest(self.game, self.state)
        self.since = len(self.events)
        self.line.append((seat, "resign"))
        self.events += self.game.resign(self.state, seat)
        if seat in self.resigned and codec.digest(self.game, self.state) == before:
            raise self._fault(where, f"{self.called(seat)} has given up already")
        self.resigned.add(seat)

    def _refused(self, step: Json, where: str) -> None:
        seat, text = self.actor(step, where), step["refused"]
        before = codec.digest(self.game, self.state)
        refusal = self._refusal(seat, text, step.get("kind") == "stale", where)
        if codec.digest(self.game, self.state) != before:
            raise self._fault(where, f"refusing {text!r} changed the position")
        if "kind" in step and refusal.kind != step["kind"]:
            raise self._fault(
                where, f"{text!r} is refused as {refusal.kind} ({self.say(refusal)}), not as {step['kind']}"
            )
        if "rule" in step and step["rule"] != refusal.rule:
            raise self._fault(
                where, f"{text!r} is refused by {refusal.rule or 'no rule'} ({self.say(refusal)}), not {step['rule']}"
            )

    def _refusal(self, seat: int, text: str, stale: bool, where: str) -> Refusal:
        """Why the seat may not do this. Raises ScenarioFault if it may."""
        taken = self._fault(where, f"{text!r} should be refused and is an option of {self.called(seat)}")
        if self.clock is not None and self.clock.takes(seat):
            refusal = self.clock.intend(seat, text, where)
            if refusal is None:
                raise taken
            return refusal
        try:
            action = self.game.parse(self.state, text)
        except Unreadable as error:
            return error
        closed = self.closed.get(seat)
        if stale and closed is not None and closed.allows(action):
            return Stale("core-refuse-stale")  # it was asked, and is closed, whatever is asked now
        if any(d.seat == seat and d.allows(action) for d in questions(self.state)):
            raise taken
        return self.game.refuse(self.state, seat, action)

    def _asked(self, want: Json, where: str) -> None:
        asked = questions(self.state)
        if want.get("nobody"):
            if asked:
                raise self._fault(where, f"nobody should be asked, but {self._open()}")
            return
        seat = self.seat(want["seat"], where) if "seat" in want else (asked[0].seat if len(asked) == 1 else None)
        d = next((d for d in asked if d.seat == seat), None)
        if d is None:
            who = "one seat" if seat is None else self.called(seat)
            raise self._fault(where, f"{who} should be asked, but {self._open()}")
        if "ask" in want and want["ask"] != d.ask:
            raise self._fault(where, f"{self.called(d.seat)} is asked '{d.ask}', not '{want['ask']}'")
        options = [self.game.notate(self.state, a) for a in d.options]
        named = {
            key: [self._spelled(text, where) for text in want.get(key, [])]
            for key in ("options", "includes", "excludes")
        }
        if "options" in want and sorted(named["options"]) != sorted(options):
            missing = sorted(set(named["options"]) - set(options))
            more = sorted(set(options) - set(named["options"]))
            raise self._fault(
                where, f"options differ; not offered: {missing or 'none'}; offered beside: {more or 'none'}"
            )
        for text in named["includes"]:
            if text not in options:
                raise self._fault(where, f"{text!r} should be an option of {self.called(d.seat)}: {self._options(d)}")
        for text in named["excludes"]:
            if text in options:
                raise self._fault(where, f"{text!r} should not be an option of {self.called(d.seat)}")
        if "count" in want and want["count"] != len(options):
            found = f"there are {len(options)}: {', '.join(options)}"
            raise self._fault(where, f"there should be {want['count']} options, {found}")

    def _spelled(self, text: str, where: str) -> str:
        """An option as the engine spells it, however the scenario wrote it."""
        return self.game.notate(self.state, self._parse(text, where))

    def _expect(self, want: Json, where: str) -> None:
        result = self.game.result(self.state)
        known = self.game.facts(self.state) | {
            "result": "open" if result is None else result,
            "asked": sorted(d.seat for d in questions(self.state)),
        }
        for key, value in want.items():
            if key not in known:
                raise BadData(
                    where,
                    f"expect.{key}",
                    f"unknown fact; known are {', '.join(sorted(known))}",
                    "core-refuse-read-fact",
                    known=", ".join(sorted(known)),
                )
            if key == "asked" and isinstance(value, list):
                value = sorted(self.seat(name, where) for name in value)
            try:
                same = self.game.same_fact(self.state, key, value, known[key])
            except BadData as error:  # an expectation that cannot be read: say where it stands
                reason = error.reason if error.where == key else f"{error.where}: {error.reason}"
                raise error.placed(where, f"expect.{key}", reason) from None
            if not same:
                if isinstance(value, str) and "\n" in value:
                    raise ScenarioFault(where, f"'{key}' differs; {self._open()}", str(known[key]), value)
                raise self._fault(where, f"'{key}' should be {value!r} and is {known[key]!r}; {self._open()}")

    def _onlooker(self, name: object, where: str) -> int:
        """A seat, or whoever watches without one."""
        return CHANCE if name in (SPECTATOR, CHANCE) else self.seat(name, where)

    def _saw(self, saw: Json, where: str) -> None:
        seat = self._onlooker(saw["seat"], where)
        events = self.events[0 if saw.get("since") == START else self.since :]
        told = [t for t in (self.game.tell(self.state, event, seat) for event in events) if t is not None]
        told = msgspec.json.decode(msgspec.json.encode(told))
        wanted = saw["event"]
        self._check_events(wanted if isinstance(wanted, list) else [wanted], where)
        who = saw["seat"] if seat == CHANCE else self.called(seat)
        heard = "".join(f"\n  {event}" for event in told) or " nothing"
        if isinstance(wanted, list):
            if not _in_order(told, wanted):
                raise self._fault(where, f"{who} was not told {wanted!r} in this order, but:{heard}")
            return
        count = sum(_holds(event, wanted) for event in told)
        if count != saw.get("count", max(1, count)):
            raise self._fault(where, f"{who} was told {wanted!r} {count} times, not {saw.get('count', 1)}:{heard}")

    def _check_events(self, wanted: list[str | Json], where: str) -> None:
        """Nobody is ever told of a kind or a field that does not exist: a file that waits for it says nothing."""
        if self.game.shapes is None:
            return
        known = wire.fields(self.game.shapes.told)
        for event in wanted:
            names = [event] if isinstance(event, str) else [event["kind"], *event]
            more = ["kind", *(name for name, _ in known[names[0]])] if names[0] in known else []
            for n, name in enumerate(names):
                if name not in (known if n == 0 else more):
                    choice = ", ".join(sorted(known if n == 0 else more))
                    reason = f"{name!r} is none of {choice}"
                    key = "core-refuse-read-choice"
                    raise BadData(where, "saw.event", reason, key, value=quoted(name), known=choice)

    def _view(self, view: Json, where: str) -> None:
        seat = self._onlooker(view["seat"], where)
        found = msgspec.json.decode(self.game.views_json(self.state, [seat])[0])
        path, shapes = view["path"], self.game.shapes
        for n, name in enumerate(path.split(".")):
            if isinstance(found, list) and name.isdecimal() and int(name) < len(found):
                found = found[int(name)]
            elif isinstance(found, dict) and name in found:
                found = found[name]
            elif view.get("absent") and (shapes is None or wire.knows(shapes.view, path.split("."))):
                return
            else:
                seen = ", ".join(found) if isinstance(found, dict) else repr(found)
                above = ".".join(path.split(".")[:n]) or "the view"
                raise BadData(
                    where,
                    f"view.{path}",
                    f"there is no '{name}' in {above}, only {seen}",
                    "core-refuse-read-view-path",
                    name=name,
                    above=above,
                )
        if view.get("absent"):
            if found is not None:
                raise self._fault(where, f"'{path}' of the view should not be there and is {found!r}")
        elif found != view["equals"]:
            raise self._fault(where, f"'{path}' of the view should be {view['equals']!r} and is {found!r}")

    def _undo(self, seat: int, count: int, where: str) -> None:
        for _ in range(count):
            if not self.history or self.history[-1][0] != seat:
                raise self._fault(where, f"{self.called(seat)} has no action left that it may take back freely")
            _, self.state, place, told = self.history.pop()
            del self.line[place:], self.events[told:]

    def run(self) -> None:
        """All steps. Raises ScenarioFault or BadData at the first that fails."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[int]:
        """All steps, one after another, for whoever looks at what each left behind."""
        for n in range(len(self.scenario.steps)):
            self.step(n)
            yield n
        if self.scenario.steps:
            where = self.scenario.where(len(self.scenario.steps) - 1)
            self.settle_lots(where)
            if self.lots:
                raise self._fault(where, f"chance was not asked for what is left of 'lots': {', '.join(self.lots)}")


def check(game: AnyGame, scenario: Scenario, say: Callable[[Refusal], str] = str) -> State:
    """Play a scenario through; the state it ends in."""
    run = Run(game, scenario, say)
    run.run()
    state: State = run.state
    return state
