"""Monolith Arena: the hexes with what each tile can do now, hands and stacks by tile, the course of the game."""

from __future__ import annotations

from typing import get_args

from arenarium.core.game import Json
from arenarium.core.hexes import NAMES as HEX_NAMES
from arenarium.games import game
from arenarium.games.monolith.wire import Phase
from arenarium.research.encoders.common import SEATS, fill, one_of, order, part, places, zeros
from arenarium.research.encoding import Array, Encoder

SIX = ("melee", "ranged", "armour", "net", "lightning", "connect")
KINDS = ("banner", "champion", "rune")
FLAGS = ("entrenched", "net_marker", "netted", "disarmed", "venom", "penetrating")
PHASES = get_args(Phase)


class Monolith(Encoder):
    options = 1024

    def __init__(self) -> None:
        self.tiles = [t["id"] for t in game("monolith").catalogue({})["tiles"]]
        hex_features = ["mine", "ally", "enemy", *one_of("kind", KINDS), *(f"rotation {i}" for i in range(6))]
        hex_features += ["wounds", "life", "poison", *FLAGS, "initiative", "attacks", "moves", "segment"]
        hex_features += [f"{what} {d}" for what in SIX for d in range(6)]
        self.hexes = part("hexes", [("hex", len(HEX_NAMES))], hex_features)
        self.faces = part("faces", [("hex", len(HEX_NAMES))], self.tiles)
        self.hand = part("hand", [("seat", SEATS)], self.tiles)
        self.left = part("left", [("seat", SEATS)], self.tiles)
        self.seats = part("seats", [("seat", SEATS)], ["here", "mine or ally", "hp", "hand", "bag", "active", "folded"])
        course = ["turn", "hand_limit", "plays_left", "poison_pool", "drawn_out", "extra", "monoliths", "tactical"]
        self.course = part("course", [], [*course, *one_of("phase", PHASES)])
        self.parts = (self.hexes, self.faces, self.hand, self.left, self.seats, self.course)

    def arrays(self, view: Json, seat: int) -> dict[str, Array]:
        out = {p.name: zeros(p) for p in self.parts}
        seated = {row["seat"]: row for row in view["seats"]}
        mine = seated[max(seat, 0)]["side"]
        at, tile_at = places(self.hexes), places(self.faces)
        for tile in view["board"]:
            h = HEX_NAMES.index(tile["hex"])
            own = tile["side"] == mine
            values: Json = {
                "mine": tile["seat"] == max(seat, 0),
                "ally": own and tile["seat"] != max(seat, 0),
                "enemy": not own,
                "kind": tile["kind"],
                f"rotation {tile['rotation']}": 1,
                "wounds": tile["wounds"],
                "life": tile["life"],
                "poison": tile["poison"],
                "initiative": max(tile["initiative"], default=-1) + 1,
                "attacks": len(tile["initiative"]),
                "moves": sum(not m["used"] for m in tile["moves"]),
                "segment": tile["segment"] is not None,
            }
            fill(out["hexes"][h], at, values)
            fill(out["hexes"][h], at, {flag: tile[flag] for flag in FLAGS})
            fill(out["hexes"][h], at, {what: tile[what] for what in SIX})
            out["faces"][h, tile_at[tile["tile"]]] = 1
        hp = {side["side"]: side["hp"] for side in view["sides"]}
        for i, who in enumerate(order(view, seat, len(seated))):
            row = seated[who]
            for tile in row["hand"]:
                out["hand"][i, tile_at[tile]] += 1
            for tile, n in row["left"].items():
                out["left"][i, tile_at[tile]] = n
            values = {
                "here": 1,
                "mine or ally": row["side"] == mine,
                "hp": hp[row["side"]],
                "hand": len(row["hand"]),
                "bag": row["bag"],
                "active": view["active"] == who,
                "folded": row["monolith"] is not None and row["monolith"]["folded"],
            }
            fill(out["seats"][i], places(self.seats), values)
        course = {
            k: view[k] for k in ("turn", "hand_limit", "plays_left", "poison_pool", "monoliths", "tactical", "phase")
        }
        course |= {k: view["ending"][k] for k in ("drawn_out", "extra")}
        fill(out["course"], places(self.course), course)
        return out


def make() -> Encoder:
    return Monolith()
