"""The contract every game fulfils."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from arenarium.core.facts import Thing
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Luck, State, questions
from arenarium.core.pace import Pace
from arenarium.core.paint import Say
from arenarium.core.refusal import BadData, BadOptions, NotAllowed, Refusal, Unreadable
from arenarium.core.wire import Shapes

encode = msgspec.json.Encoder().encode
Json = dict[str, Any]
Choice = bool | int | str
Pick = Callable[[list[int]], int]  # weights in, index out
S = TypeVar("S", bound=State)
NUMBERS: Final = ["0", "1", "2", "…"]


@dataclass(frozen=True)
class Mode:
    """A way to play: its name and the numbers of seats it takes."""

    name: str
    seats: tuple[int, ...]
    teams: bool = False


@dataclass(frozen=True)
class Setting:
    """One option of `start`. Its sentence is the locale key `<game>-setting-<name>`."""

    name: str
    default: Choice | None
    choices: tuple[Choice, ...] = ()  # empty: a flag or a free number, by the default's type
    modes: tuple[str, ...] = ()  # empty: every mode
    per_seat: bool = False  # the value is a list with one entry for each seat


class Game(ABC, Generic[S]):
    """A game's rules as the rest of the product sees them. Holds no state."""

    name: ClassVar[str]  # "monolith"
    rules: ClassVar[int]  # raised when the same log could lead elsewhere
    schema: ClassVar[int]  # raised when the shape of a save changes
    stage: ClassVar[str]  # draft, alpha, beta, ready
    abbreviation: ClassVar[str]  # "MA", as rules are cited
    modes: ClassVar[tuple[Mode, ...]]
    settings: ClassVar[tuple[Setting, ...]]
    bound: ClassVar[int]  # no game of random play takes more answers than this
    order: ClassVar[int] = 100  # its place in lists of games
    colours: ClassVar[tuple[str, ...]] = ("r", "b", "g", "p")  # seats in notation, in seat order
    random_options: ClassVar[Json] = {}  # what random play needs so that it ends
    conformance_options: ClassVar[Sequence[Json]] = ()  # variants the kit plays beside every mode and count
    conformance_every: ClassVar[int] = 1  # of the answers of a game the kit looks at one in so many
    asked_anyway: ClassVar[Mapping[str, str]] = {}  # by ask: why it is asked even where all answers come to the same
    first_match: ClassVar[Json] = {}  # the options of a match for who has never played; texts `<game>-first…`
    own_scenarios: ClassVar[bool] = False  # whether it plays boards that people wrote themselves
    own_files: ClassVar[str] = ""  # names of data files that a pack may bring beside those that ship, as a pattern
    shapes: ClassVar[Shapes | None] = None  # the types of views, events, questions and answers
    upcasters: ClassVar[Mapping[int, Callable[[Json], Json]]] = {}  # n: schema n to n + 1

    @property
    def package(self) -> str:
        """The package the game lies in, its data, texts and scenarios with it; "" for a module alone."""
        return type(self).__module__.rpartition(".")[0]

    # --- beginning and end -----------------------------------------------------------------

    @abstractmethod
    def start(self, options: Json) -> S:
        """A new game, settled at its first question. Raises BadOptions."""

    @abstractmethod
    def result(self, s: S) -> list[int] | None:
        """Places by seat from 1, ties and allies sharing, or None while the game lasts."""

    def score(self, s: S) -> list[int] | None:
        """What the side of each seat has, as players name it when it is over; None where nothing is counted."""
        return None

    @abstractmethod
    def resign(self, s: S, seat: int) -> list[Event]:
        """The seat gives up, at any moment; afterwards the game is over or goes on without it."""

    def in_play(self, s: S) -> list[int]:
        """The seats that a draw needs: who has fallen or left has lost, whatever the others agree on."""
        return list(range(s.seats))

    def agreed(self, s: S) -> list[int]:
        """Places if those in play agree that nobody wins: they share the first, the others stand behind them."""
        here = self.in_play(s)
        return [1 if seat in here else len(here) + 1 for seat in range(s.seats)]

    def may_return(self, options: Json) -> bool:
        """Whether giving up ends one fight of several, so that the seat may be asked again later."""
        return False

    def teams(self, s: S) -> list[int]:
        """The side each seat plays for."""
        return list(range(s.seats))

    def pace(self, options: Json, seats: int, bots: Collection[int], luck: Luck) -> Pace[S] | None:
        """What keeps time at a table with these options, if it matters there when somebody answers."""
        return None

    # --- knowledge -------------------------------------------------------------------------

    @abstractmethod
    def view(self, s: S, seat: int) -> Json:
        """What that seat may know, built field by field; seat -1 is a spectator."""

    def views_json(self, s: S, seats: Sequence[int]) -> list[bytes]:
        """`view` of each seat as it goes over the wire. A game may remember parts it has spelled out before."""
        return [encode(self.view(s, seat)) for seat in seats]

    @abstractmethod
    def resample(self, s: S, seat: int, pick: Pick) -> S:
        """A state that looks the same to `seat`, the rest drawn anew."""

    @abstractmethod
    def tell(self, s: S, event: Event, seat: int) -> Json | None:
        """The event as `seat` saw it: {"kind": ..., named fields}; None if it saw nothing.

        `s` serves for names and options only; the state may have moved on since the event.
        """

    def question(self, s: S, d: Decision, seat: int) -> Json:
        """An open question as `seat` may see it. Options only for the one who is asked."""
        if seat != d.seat or d.seat == CHANCE:  # a spectator bears the number of chance, and sees none of its options
            return {"seat": d.seat}
        return {"seat": d.seat, "ask": d.ask, "options": self.notate_all(s, d)}

    def inquire(self, s: S, seat: int, what: str, args: Json) -> Json:
        """An answer about the position that is no action: a preview, the odds, what a card could do.

        Only from what `seat` may know: the answer does not change when the rest is drawn anew.
        """
        raise Unreadable("core-refuse-inquiry", what=what)

    def catalogue(self, options: Json) -> Json:
        """Every tile, card and area with its facts and where each fact is from, for help and gallery."""
        return {}

    def things(self) -> list[Thing]:
        """Every fact of the box with what may stand there; a game without has no page to correct them on."""
        return []

    def check_pack(self, pack: Json) -> None:
        """What the facts of a pack have to do with one another. Raises BadData."""

    def brings(self, file: str) -> bool:
        """Whether a data file of that name is a pack's own, such as a faction that somebody made."""
        return bool(self.own_files) and re.fullmatch(self.own_files, file) is not None

    def settings_with(self, pack: Mapping[str, Any] | None) -> tuple[Setting, ...]:
        """The settings, with what a pack adds to their choices."""
        return self.settings

    def screen(self, view: Json, options: Json, say: Say) -> str:
        """A view drawn for a terminal, colours as marks (core/paint.py); "": as `picture` draws it."""
        return ""

    # --- notation --------------------------------------------------------------------------

    @abstractmethod
    def notate(self, s: S, action: Action) -> str: ...

    def notate_all(self, s: S, d: Decision) -> list[str]:
        """Every option of a question."""
        return [self.notate(s, a) for a in d.options]

    @abstractmethod
    def parse(self, s: S, text: str) -> Action:
        """Inverse of notate, for any well-formed action, legal or not. Raises Unreadable."""

    def refuse(self, s: S, seat: int, action: Action) -> Refusal:
        """Why this readable action is not an option now: the rule's number and a reason."""
        if all(d.seat != seat for d in questions(s)):
            return NotAllowed("core-refuse-not-asked")
        return NotAllowed("core-refuse-no-option")

    @abstractmethod
    def picture(self, s: S) -> str:
        """The position as text, all secrets included; for tests, scenarios and the terminal."""

    def chart(self, s: S) -> str:
        """The map as a drawing, for a game whose `picture` only lists its areas."""
        return ""

    @abstractmethod
    def census(self, s: S) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie. Never changes during a game."""

    # --- saves -----------------------------------------------------------------------------

    @abstractmethod
    def pack(self, s: S) -> Json:
        """Plain data; inverse of unpack at every question, mid-battle too."""

    @abstractmethod
    def unpack(self, data: Json) -> S: ...

    # --- scenarios -------------------------------------------------------------------------

    @abstractmethod
    def position(self, options: Json, position: Json) -> S:
        """A state from the [position] table of a scenario, settled. Raises BadData with the key."""

    def position_of(self, s: S) -> Json | None:
        """The [position] table that leads to this state, as far as one can say it; None: the game writes none."""
        return None

    def dealt(self, s: S) -> Json:
        """Options that chance or a draft settled after the start, such as races: a position has to name them."""
        return {}

    def impossible(self, s: S) -> BadData | None:
        """Why no game comes to this position, with the key of [position] to blame (`where`); None: one may."""
        return None

    @abstractmethod
    def facts(self, s: S) -> Json:
        """All that a scenario's expectations can name: {"board": picture, "hp": [...], ...}."""

    def own_scenario_fault(self, text: str, file: str) -> BadData | None:
        """What is wrong with somebody's own scenario, for a game with `own_scenarios`; None: it can be played."""
        raise BadData(file, "", f"{self.name} takes no scenarios of one's own", "core-refuse-read-own-scenarios")

    def seat_names(self, s: S) -> tuple[str, ...]:
        """What a scenario may call the seats besides their numbers and letters, in seat order."""
        return ()

    def same_fact(self, s: S, key: str, expected: Any, found: Any) -> bool:
        """Whether an expected fact holds. Games override it for pictures with free white space."""
        if isinstance(expected, str) and isinstance(found, str):
            return expected.split() == found.split()
        return bool(expected == found)


AnyGame = Game[Any]  # where it does not matter which game


def inquired(game: AnyGame, s: State, seat: int, what: str, args: Json) -> Json:
    """`Game.inquire` for somebody outside: what is said with the inquiry is held to its declared type first."""
    asks = game.shapes.asks if game.shapes is not None else {}
    if what not in asks:
        raise Unreadable("core-refuse-inquiry", what=what)
    try:
        checked: Json = msgspec.convert(args, asks[what])
    except msgspec.ValidationError as error:
        raise Unreadable("core-refuse-inquiry-args", what=what, reason=str(error)) from None
    return game.inquire(s, seat, what, checked)


def pick_by(luck: Luck) -> Pick:
    """Indices by weight, as `Game.resample` wants them."""

    def pick(weights: list[int]) -> int:
        x = luck.below(sum(weights))
        for i, w in enumerate(weights):
            x -= w
            if x < 0:
                return i
        raise AssertionError("weights sum to zero")

    return pick


def checked_options(game: AnyGame, options: Json) -> Json:
    """Options with defaults filled in: "mode", "seats" and every setting of that mode."""
    mode = next((m for m in game.modes if m.name == options.get("mode", game.modes[0].name)), None)
    if mode is None:
        raise BadOptions("core-refuse-mode", mode=options.get("mode"), known=[m.name for m in game.modes])
    seats = options.get("seats", mode.seats[0])
    if seats not in mode.seats or isinstance(seats, bool):
        raise BadOptions("core-refuse-seats", seats=seats, known=list(mode.seats))
    out: Json = {"mode": mode.name, "seats": seats}
    settings = game.settings_with(options.get("pack"))
    known = {w.name: w for w in settings if not w.modes or mode.name in w.modes}
    for key in options:
        if key not in known and key not in ("mode", "seats", "pack"):
            raise BadOptions("core-refuse-option", option=key, known=sorted(known))
    for name, setting in known.items():
        value = options.get(name, setting.default)
        values = value if setting.per_seat and isinstance(value, list) else [value]
        for v in values:
            # A per-seat setting may leave a seat open with None; the game draws or asks then.
            if v is None and setting.default is None:
                continue
            bad_type = setting.default is not None and not setting.per_seat and type(v) is not type(setting.default)
            if bad_type or (setting.choices and v not in setting.choices):
                raise BadOptions("core-refuse-value", option=name, value=v, known=known_values(setting))
        if setting.per_seat and isinstance(value, list) and len(value) != seats:
            raise BadOptions("core-refuse-per-seat", option=name, count=len(value), seats=seats)
        out[name] = value
    if "pack" in options:
        out["pack"] = options["pack"]
    return out


def modes_of(game: AnyGame) -> list[Json]:
    """The modes as plain data, with the counts of players."""
    return [{"name": m.name, "seats": list(m.seats), "teams": m.teams} for m in game.modes]


def settings_of(game: AnyGame) -> list[Json]:
    """Every option of `start` as plain data."""
    return [
        {
            "name": s.name,
            "default": s.default,
            "choices": list(s.choices),
            "modes": list(s.modes),
            "per_seat": s.per_seat,
        }
        for s in game.settings
    ]


def added_choices(game: AnyGame, pack: Json) -> dict[str, list[Choice]]:
    """What a pack adds to the choices of settings."""
    before = {s.name: s.choices for s in game.settings}
    now = {s.name: s.choices for s in game.settings_with(pack)}
    return {name: [c for c in now[name] if c not in old] for name, old in before.items() if now[name] != old}


def known_values(setting: Setting) -> Sequence[Choice]:
    """The values a setting takes, for people to read."""
    if setting.choices:
        return list(setting.choices)
    return ["true", "false"] if isinstance(setting.default, bool) else NUMBERS


def chance_weights(d: Decision) -> list[int]:
    """The weights of a chance question, spelled out."""
    assert d.seat == CHANCE
    return d.weights if d.weights is not None else [1] * d.count()
