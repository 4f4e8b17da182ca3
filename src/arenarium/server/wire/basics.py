"""What all declarations are made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from arenarium.core.game import Json as Json

PLAIN = r"^[^\x00-\x1f\x7f]*\Z"  # no control characters: not every database takes them
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]  # the sender's own name for a message
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Ordinal = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Texts = dict[str, str]  # by language
