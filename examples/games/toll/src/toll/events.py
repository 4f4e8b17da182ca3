"""What a seat is told of an event: the fields of its type, as far as the seat saw them."""

from __future__ import annotations

from arenarium.core import wire
from arenarium.core.game import Json
from arenarium.core.kernel import Event
from toll.state import HIDDEN
from toll.wire_events import Told

FIELDS = {kind: [name for name, _ in fields] for kind, fields in wire.fields(Told).items()}


def tell(event: Event, seat: int) -> Json | None:
    args = event.seen_by(seat)
    if args is None:
        return None
    if event.kind == "pledged":
        return {"kind": event.kind, "points": list(args)}
    return {"kind": event.kind, **{n: value for n, value in zip(FIELDS[event.kind], args) if value != HIDDEN}}
