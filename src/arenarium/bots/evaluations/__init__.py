"""What bots know about each game: an evaluation, its weights, how each level thinks, which events say little.

A built-in game's evaluation is the module here of its name, its numbers are `bots/data/<game>.toml`; any other game has
both in its own package, `evaluation.py` and `bots.toml`. The module holds `make(weights: Mapping[str, float]) ->
Evaluation`. Games without them are judged by their results alone.

What was learned from games is a third part: `<game>_learned.py` says which facts of a position are told to the model,
and `bots/data/<game>.weights` holds its weights (`learned.py` and `learned.weights` in any other game's package).
Without the weights a game is judged as before.

A fourth are numbers that were learned by playing: `bots/data/<game>.tuned.toml` (`bots.tuned.toml`) holds other values
for some tables of the game's file, and in the table `search` other settings, for levels that judge by what was learned.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from arenarium import games
from arenarium.bots.learned import Learned, unpack
from arenarium.bots.search import Evaluation, chances, won
from arenarium.core.data import read_toml
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State
from arenarium.core.refusal import BadData


@dataclass(frozen=True)
class Knowhow:
    """What bots know about one game."""

    file: str
    evaluation: Evaluation
    blind: bool  # nothing is known but results
    expert: Evaluation | None  # a finer one, for the levels that ask for it
    learned: Evaluation | None  # one that learned from games; None without its weights
    tables: Json  # the file: among others a table for each level that thinks differently here
    tuned: Json  # numbers that were learned by playing, by table; `search`: settings of the levels that judge by them
    marks: frozenset[str]  # kinds of events that mark the course of play: never told in hints and analyses
    dull: frozenset[str]  # kinds that a choice may bring about, but that are no reason to choose it


@cache
def knowhow(game: AnyGame) -> Knowhow:
    file = games.file(game, f"bots/data/{game.name}.toml", "bots.toml")
    data = read_toml(file.read_text(encoding="utf-8"), file.name) if file is not None else {}
    other = games.file(game, f"bots/data/{game.name}.tuned.toml", "bots.tuned.toml")
    tuned = read_toml(other.read_text(encoding="utf-8"), other.name) if other is not None else {}
    own = games.part(game, f"arenarium.bots.evaluations.{game.name}", "evaluation")
    finer = games.part(game, f"arenarium.bots.evaluations.{game.name}_expert", "expert")
    events = data.get("events", {})
    return Knowhow(
        file=file.name if file is not None else "",
        evaluation=own.make({k: float(v) for k, v in data["weights"].items()}) if own else Evaluation(),
        blind=own is None,
        expert=finer.make(data) if finer else None,
        learned=_judge(game, _changed(data, tuned)) if tuned or _weights(game) else None,
        tables=data,
        tuned=tuned,
        marks=frozenset(events.get("marks", ())),
        dull=frozenset(events.get("dull", ())),
    )


def judge(game: AnyGame, numbers: Json) -> Evaluation:
    """The game's best evaluation with other numbers in some of its tables, and with its model where it has one."""
    return _judge(game, _changed(knowhow(game).tables, numbers))


def _changed(data: Json, numbers: Json) -> Json:
    return {**data, **{table: {**data[table], **numbers[table]} for table in numbers if table in data}}


def _judge(game: AnyGame, data: Json) -> Evaluation:
    own = games.part(game, f"arenarium.bots.evaluations.{game.name}", "evaluation")
    finer = games.part(game, f"arenarium.bots.evaluations.{game.name}_expert", "expert")
    plain = (
        finer.make(data)
        if finer
        else own.make({k: float(v) for k, v in data["weights"].items()})
        if own
        else Evaluation()
    )
    weights = _weights(game)
    return (_learner(game, plain, weights) if weights else None) or plain


def _weights(game: AnyGame) -> bytes:
    file = games.file(game, f"bots/data/{game.name}.weights", "learned.weights")
    return file.read_bytes() if file is not None else b""


def learner(game: AnyGame, weights: bytes) -> Learned | None:
    """The game's best evaluation with these learned weights; with none, as one that has learned nothing yet. None:
    nobody has said which facts of its positions are told to a model."""
    known = knowhow(game)
    return _learner(game, known.expert or known.evaluation, weights)


def _learner(game: AnyGame, plain: Evaluation, weights: bytes) -> Learned | None:
    facts = games.part(game, f"arenarium.bots.evaluations.{game.name}_learned", "learned")
    if facts is None:
        return None
    if not weights:
        made: Learned = facts.make(plain, facts.kinds(game), None)
        return made
    header, model = unpack(weights, f"{game.name}.weights")
    made = facts.make(plain, header["kinds"], model)
    if made.size != model.size:
        raise BadData(f"{game.name}.weights", "rows", f"there are {made.size} facts, it has weights for {model.size}")
    made.trust, made.keep = float(header["trust"]), float(header["keep"])
    made.sparing = bool(header.get("sparing", False))
    return made


def chance(game: AnyGame, s: State, seat: int) -> float:
    """How likely the seat is to win, from 0 to 1, by the game's evaluation; exact when the game is over."""
    places = game.result(s) if not s.stack else None
    if places is not None:
        return won(places, game.teams(s))[seat]
    evaluation = knowhow(game).evaluation
    return chances(evaluation.scores(s), game.teams(s), evaluation.scale)[seat]
