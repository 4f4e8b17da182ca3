"""Plain-data saves: frames to lists and back, hashes, upcasters."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from sys import intern
from typing import Any

from arenarium.core.game import AnyGame, Game, Json, S
from arenarium.core.kernel import Event, Frame, State
from arenarium.core.refusal import Refusal


class CannotLoad(Refusal):
    """A save that this version cannot read: from the future, or of a shape nobody upcasts."""

    kind = "cannot_load"


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down, so that a pack equals its own JSON."""
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return value


def thaw(value: Any) -> Any:
    """Lists as tuples, all the way down: what a frozen frame is made of."""
    if isinstance(value, list):
        return tuple(thaw(v) for v in value)
    return value


def pack_stack(stack: tuple[Frame[Any], ...]) -> list[Any]:
    return [plain(f.pack()) for f in stack]


def unpack_stack(rows: list[Any], frames: Mapping[str, Callable[..., Frame[Any]]]) -> tuple[Frame[Any], ...]:
    return tuple(frames[row[0]](*[thaw(v) for v in row[1:]]) for row in rows)


def pack_event(e: Event) -> list[Any]:
    return [e.kind, list(e.args), e.sees, None if e.others is None else list(e.others), e.reveals]


def unpack_event(row: list[Any]) -> Event:
    kind, args, sees, others, reveals = row
    kind = intern(kind)  # a log says the same few words over and over
    return Event(kind, tuple(args), sees, None if others is None else tuple(others), reveals)


def canonical(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(game: AnyGame, s: State) -> str:
    """A short hash of the whole state: equal states, equal hashes."""
    return blake2b(canonical(plain(game.pack(s))), digest_size=16).hexdigest()


def save(game: AnyGame, s: State, seq: int) -> Json:
    """A snapshot as it is stored."""
    return {"game": game.name, "rules": game.rules, "schema": game.schema, "seq": seq, "state": plain(game.pack(s))}


def load(game: Game[S], data: Json) -> S:
    """The state of a snapshot, brought up to this version's shape step by step."""
    if data["game"] != game.name:
        raise CannotLoad("core-load-other-game", game=data["game"], expected=game.name)
    schema = data["schema"]
    if schema > game.schema:
        raise CannotLoad("core-load-future", schema=schema, known=game.schema)
    state = data["state"]
    while schema < game.schema:
        if schema not in game.upcasters:
            raise CannotLoad("core-load-no-upcaster", schema=schema, known=game.schema)
        state = game.upcasters[schema](state)
        schema += 1
    return game.unpack(state)


def beginning(game: Game[S], options: Json, origin: Json | None) -> S:
    """The state a match begins from: the game's start, or the save it was made from."""
    return game.start(options) if origin is None else load(game, origin)
