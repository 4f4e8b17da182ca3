"""Warcraft: the areas with everybody's pieces, each player's stock and buildings, the own hand."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.games import game
from arenarium.research.encoders.common import SEATS, fill, one_of, order, part, places, zeros
from arenarium.research.encoding import Array, Encoder

AREAS = 64  # room for the largest map
UNITS = ("melee", "ranged", "flying")
TYPES = (*UNITS, "worker")
KINDS = ("clear", "town", "forest", "goldmine", "mountain", "objective")
TOKENS = ("melee", "ranged", "flying", "graveyard", "nordrassil")
FLAGS = ("marker", "locked", "fast", "crippled")
STEPS = ("setup", "move", "harvest", "deploy", "spend", "over")
SEAT = ("gold", "wood", "points", "hand_count", "deck", "laid", "aside")
RACES = ("human", "orc", "undead", "night_elf")
BUILDING = ("ready", "sites", "summoned", "left", "idle")


class Warcraft(Encoder):
    options = 1024

    def __init__(self) -> None:
        self.cards = [c["id"] for c in game("warcraft").catalogue({})["cards"]]
        owners = [*(f"seat {i}" for i in range(SEATS)), "neutral"]
        area = ["here", *one_of("kind", KINDS), "vp", *(f"town of {i}" for i in range(SEATS)), "depleted", *FLAGS]
        area += [f"{t} of {o}" for o in owners for t in TYPES] + [f"moved {t}" for t in TYPES]
        area += [f"outpost of seat {i}" for i in range(SEATS)] + ["outpost ready", "captive", *one_of("token", TOKENS)]
        area += ["battlefield"]
        self.areas = part("areas", [("area", AREAS)], area)
        seat = ["here", "ally", "alive", "active", "first", *one_of("race", RACES), *SEAT]
        seat += [f"{t} {what}" for t in UNITS for what in ("level", "strength", "board", "training", "reserve")]
        seat += [f"worker {what}" for what in ("board", "training", "building", "reserve")]
        seat += [f"{t} building {what}" for t in TYPES for what in BUILDING]
        seat += [f"outposts {what}" for what in ("board", "sites", "reserve")]
        self.seats = part("seats", [("seat", SEATS)], seat)
        self.hand = part("hand", [], self.cards)
        self.discards = part("discards", [("seat", SEATS)], self.cards)
        battle = ["battle", "round", "left", "attackers lost", "defenders lost"]
        self.turn = part("turn", [], ["turn", "limit", "target", *one_of("step", STEPS), *battle])
        self.parts = (self.areas, self.seats, self.hand, self.discards, self.turn)

    def arrays(self, view: Json, seat: int) -> dict[str, Array]:
        out = {p.name: zeros(p) for p in self.parts}
        seated = {row["seat"]: row for row in view["seats"]}
        ordered = order(view, seat, len(seated))
        relative = {who: i for i, who in enumerate(ordered)}
        races = {row["race"]: relative[who] for who, row in seated.items() if row["race"] is not None}
        at = places(self.areas)
        index = {}
        for i, area in enumerate(view["map"]["areas"][:AREAS]):
            index[area["id"]] = i
            fill(out["areas"][i], at, {"here": 1, "kind": area["kind"], "vp": area["vp"]})
            if area["town"] in races:
                fill(out["areas"][i], at, {f"town of {races[area['town']]}": 1})
        for name, area in view["areas"].items():
            row = out["areas"][index[name]]
            fill(row, at, {flag: 1 for flag in FLAGS if area.get(flag)})
            fill(row, at, {"depleted": area.get("depleted"), "token": area.get("token"), "captive": "captive" in area})
            for piece in area.get("pieces", []):
                owner = "neutral" if piece["seat"] is None else f"seat {relative[piece['seat']]}"
                fill(row, at, {f"{t} of {owner}": piece[t] for t in TYPES})
                fill(row, at, {f"moved {t}": n for t, n in piece.get("moved", {}).items()})
            if "outpost" in area:
                outpost = area["outpost"]
                fill(row, at, {f"outpost of seat {relative[outpost['seat']]}": 1, "outpost ready": outpost["ready"]})
        card_at = places(self.hand)
        for who, row in seated.items():
            to = out["seats"][relative[who]]
            values: Json = {"here": 1, "ally": row["team"] == seated[ordered[0]]["team"], "alive": row["alive"]}
            values |= {"active": view["active"] == who, "first": view["first"] == who, "race": row["race"]}
            values |= {k: row[k] for k in SEAT}
            for t, unit in row["units"].items():
                values |= {f"{t} {k}": unit[k] for k in ("level", "strength", "board", "training", "reserve")}
            if row["units"]:
                values |= {f"worker {k}": row["workers"][k] for k in ("board", "training", "building", "reserve")}
                values |= {f"{t} building {k}": b[k] for t, b in row["buildings"].items() for k in BUILDING}
                values |= {f"outposts {k}": row["outposts"][k] for k in ("board", "sites", "reserve")}
            fill(to, places(self.seats), values)
            for card in row["discard"]:
                out["discards"][relative[who], card_at[card]] += 1
        for card in (seated[seat]["hand"] or []) if seat >= 0 else []:
            out["hand"][card_at[card]] += 1
        turn: Json = {"turn": view["turn"], "limit": view["limit"], "target": view["target"], "step": view["step"]}
        battle = view["battle"]
        if battle is not None:
            turn |= {"battle": 1, "round": battle["round"], "left": battle["rolling"] and battle["rolling"]["left"]}
            turn |= {"attackers lost": battle["losses"]["attackers"], "defenders lost": battle["losses"]["defenders"]}
            fill(out["areas"][index[battle["area"]]], at, {"battlefield": 1})
        fill(out["turn"], places(self.turn), turn)
        return out


def make() -> Encoder:
    return Warcraft()
