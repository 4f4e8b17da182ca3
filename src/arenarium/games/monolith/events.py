"""Events and moments in words that a client can show. docs/views/monolith.md"""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.game import Json
from arenarium.core.hexes import NAMES
from arenarium.core.kernel import Event
from arenarium.games.monolith.attacks import HOW
from arenarium.games.monolith.battle import OUTSIDE, START, TOP, Battle, Segment
from arenarium.games.monolith.notation import source_name
from arenarium.games.monolith.orders import MOVERS
from arenarium.games.monolith.state import Arena
from arenarium.games.monolith.wounds import Venom, Wounds

CAUSES: Final = ("order", "full", "last")
REASONS: Final = ("netted", "disarmed")
OUTCOMES: Final = ("side0", "side1", "draw")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "mover": MOVERS,
    "how": HOW,
    "cause": CAUSES,
    "why": REASONS,
    "outcome": OUTCOMES,
}

# The fields of each event: name and what the number stands for (n: itself).
EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "banner_placed": (("seat", "n"), ("tile", "tile"), ("hex", "hex")),
    "turn_began": (("seat", "n"), ("number", "n")),
    "drew": (("seat", "n"), ("tile", "tile")),
    "last_tile": (("seat", "n"),),
    "redrew": (("seat", "n"), ("count", "n")),
    "discarded": (("seat", "n"), ("tile", "tile")),
    "placed": (("seat", "n"), ("tile", "tile"), ("hex", "hex"), ("rotation", "n")),
    "transformed": (
        ("seat", "n"),
        ("tile", "tile"),
        ("hex", "hex"),
        ("rotation", "n"),
        ("victim", "tile"),
        ("victim_seat", "n"),
    ),
    "played": (("seat", "n"), ("tile", "tile")),
    "moved": (
        ("seat", "n"),
        ("tile", "tile"),
        ("tile_seat", "n"),
        ("from", "hex"),
        ("to", "hex"),
        ("rotation", "n"),
        ("by", "mover"),
    ),
    "turned": (
        ("seat", "n"),
        ("tile", "tile"),
        ("tile_seat", "n"),
        ("hex", "hex"),
        ("rotation", "n"),
        ("by", "mover"),
    ),
    "push_begun": (
        ("seat", "n"),
        ("tile", "tile"),
        ("from", "hex"),
        ("victim", "tile"),
        ("to", "hex"),
        ("victim_seat", "n"),
    ),
    "pushed": (("tile", "tile"), ("tile_seat", "n"), ("from", "hex"), ("to", "hex")),
    "charged": (
        ("seat", "n"),
        ("tile", "tile"),
        ("from", "hex"),
        ("to", "hex"),
        ("rotation", "n"),
        ("target", "tile"),
        ("target_hex", "hex"),
        ("by", "hex"),
    ),
    "charge_disarmed": (("tile", "tile"), ("hex", "hex")),
    "bombed": (("seat", "n"), ("first", "hex"), ("second", "hex"), ("third", "hex")),
    "entrenched": (("seat", "n"), ("tile", "tile"), ("hex", "hex")),
    "net_thrown": (("seat", "n"), ("tile", "tile"), ("hex", "hex")),
    "shot": (("seat", "n"), ("tile", "tile"), ("hex", "hex")),
    "unfold_begun": (("seat", "n"),),
    "unfolded": (("seat", "n"), ("first_hex", "hex"), ("second_hex", "hex")),
    "revealed": (("seat", "n"), ("tile", "tile"), ("tile_seat", "n"), ("hex", "hex"), ("rotation", "n")),
    "folded": (("seat", "n"),),
    "fold_blocked": (("seat", "n"), ("tile", "tile"), ("hex", "hex")),
    "turn_ended": (("seat", "n"),),
    "battle_began": (("cause", "cause"),),
    "segment": (("initiative", "n"),),
    "struck": (
        ("tile", "tile"),
        ("from", "hex"),
        ("target", "tile"),
        ("to", "hex"),
        ("strength", "n"),
        ("how", "how"),
        ("venom", "flag"),
    ),
    "stopped": (("tile", "tile"), ("from", "hex"), ("target", "tile"), ("to", "hex")),
    "softened": (("target", "tile"), ("to", "hex"), ("strength", "n")),
    "held": (("tile", "tile"), ("hex", "hex"), ("why", "why")),
    "missed": (("tile", "tile"), ("from", "hex")),
    "morlock": (("tile", "tile"), ("from", "hex"), ("target", "tile"), ("to", "hex")),
    "poison_works": (("tile", "tile"), ("hex", "hex"), ("wounds", "n")),
    "regenerated": (("rune_hex", "hex"), ("rune_seat", "n"), ("tile", "tile"), ("hex", "hex"), ("source", "source")),
    "wounded": (("tile", "tile"), ("hex", "hex"), ("wounds", "n"), ("life", "n")),
    "trench_lost": (("tile", "tile"), ("hex", "hex")),
    "banner_hurt": (("seat", "n"), ("hex", "hex"), ("wounds", "n"), ("hp", "n")),
    "poisoned": (("tile", "tile"), ("hex", "hex"), ("pool", "n")),
    "eliminated": (("tile", "tile"), ("tile_seat", "n"), ("hex", "hex")),
    "rune_spent": (("tile", "tile"), ("tile_seat", "n"), ("hex", "hex")),
    "faded": (("tile", "tile"), ("tile_seat", "n"), ("hex", "hex")),
    "banner_fell": (("seat", "n"), ("hex", "hex")),
    "net_lifted": (("tile", "tile"), ("hex", "hex")),
    "battle_ended": (("hp0", "n"), ("hp1", "n")),
    "last_turns": (),
    "game_over": (("outcome", "outcome"), ("hp0", "n"), ("hp1", "n")),
    "resigned": (("seat", "n"),),
    "hidden": (("seat", "n"), ("first", "tile"), ("second", "tile")),
}


def tell(s: Arena, event: Event, seat: int) -> Json | None:
    args = event.seen_by(seat)
    if args is None:
        return None
    kind = event.kind
    if kind == "bombed":
        return {"kind": kind, "seat": args[0], "hexes": " ".join([NAMES[h] for h in args[1:]])}
    told: Json = {"kind": kind}
    fields = EVENTS[kind]
    for i in range(min(len(fields), len(args))):  # those who saw less are told less
        name, meaning = fields[i]
        told[name] = _spell(s, meaning, args[i])
    if kind == "game_over" and args[0] < 2:
        told["winner_seat"] = s.side.index(args[0])
    return told


def _spell(s: Arena, meaning: str, value: int) -> Any:
    if meaning == "hex":
        return NAMES[value] if value >= 0 else ""
    if meaning == "tile":
        return s.box.words[value]
    if meaning == "n":
        return value
    if meaning == "flag":
        return value != 0
    if meaning == "source":
        return source_name(value)
    return WORDS[meaning][value]


def segment_now(s: Arena) -> int | str:
    """The initiative that is being resolved, "start", or "none" outside a battle."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if isinstance(f, Wounds):
            return _moment(f.segment)
        if isinstance(f, Venom):
            return _moment(f.segment)
        if isinstance(f, Segment):
            return _moment(f.initiative)
        if isinstance(f, Battle):
            return _moment(f.initiative)
    return "none"


def _moment(segment: int) -> int | str:
    if segment == OUTSIDE:
        return "none"
    return "start" if segment in (START, TOP) else segment
