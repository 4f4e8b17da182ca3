"""Herosi: the boards, the dice, cards that are known, lasting spells and the track."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.games import game
from arenarium.games.herosi.box import ELEMENTS, FACES, FIELDS
from arenarium.games.herosi.state import DICE
from arenarium.research.encoders.common import SEATS, fill, one_of, order, part, places, zeros
from arenarium.research.encoding import Array, Encoder

STATUS = ("in", "stunned", "out")
PHASES = ("draft", "army", "battle", "rolling", "keeps", "answers", "landing", "resolution", "over")


class Herosi(Encoder):
    options = 512

    def __init__(self) -> None:
        box = game("herosi").catalogue({})
        self.cards = [c["id"] for c in box["spells"]]
        beings = ["hero", *(c["id"] for c in box["creatures"])]
        field = [*one_of("id", beings), "wounds", "life", "strength", "cost", "exposed", "frozen", "activated"]
        self.fields = part("fields", [("seat", SEATS), ("field", 8)], field)
        self.dice = part("dice", [("seat", SEATS), ("die", DICE)], [*one_of("face", FACES), "hand", "air"])
        player = [
            "here",
            "ally",
            "life",
            "points",
            "ready",
            "chosen",
            "may_stop",
            "must_roll",
            "beside",
            "hand",
            "deck",
        ]
        player += [*one_of("hero", ELEMENTS), *one_of("status", STATUS), "actor", "stopper", "priority"]
        self.players = part("players", [("seat", SEATS)], player)
        self.hand = part("hand", [], self.cards)
        self.deck = part("deck", [], self.cards)
        self.known = part("known", [("seat", SEATS)], self.cards)
        self.discards = part("discards", [("seat", SEATS)], self.cards)
        self.lasting = part("lasting", [("owner", SEATS), ("target", SEATS)], self.cards)
        self.track = part("track", [("slot", 8)], self.cards)
        self.turn = part("turn", [], [*one_of("phase", PHASES), "preparation", "forced", "pile"])
        self.parts = (self.fields, self.dice, self.players, self.hand, self.deck, self.known, self.discards)
        self.parts += (self.lasting, self.track, self.turn)

    def arrays(self, view: Json, seat: int) -> dict[str, Array]:
        out = {p.name: zeros(p) for p in self.parts}
        seated = {row["seat"]: row for row in view["players"]}
        ordered = order(view, seat, len(seated))
        relative = {who: i for i, who in enumerate(ordered)}
        card_at = places(self.hand)
        battle = next((b for b in view["battles"] if ordered[0] in b["seats"]), None)
        for who, row in seated.items():
            i = relative[who]
            for n, name in enumerate(FIELDS):
                being = (row["fields"] or {}).get(name)
                if being is not None:
                    fill(out["fields"][i, n], places(self.fields), being)
            for n, die in enumerate(row["dice"][:DICE]):
                fill(
                    out["dice"][i, n],
                    places(self.dice),
                    {"face": die["face"], "hand": die["at"] == "hand", "air": die["at"] == "air"},
                )
            keys = ("life", "points", "ready", "chosen", "may_stop", "must_roll", "beside", "hero", "status")
            values = {k: row[k] for k in keys}
            values |= {"here": 1, "ally": row["team"] == seated[ordered[0]]["team"]}
            values |= {"hand": row["hand"]["size"], "deck": row["deck"]["size"]}
            if battle is not None:
                values |= {k: battle[k] == who for k in ("actor", "stopper", "priority")}
            fill(out["players"][i], places(self.players), values)
            for card in row["discard"]:
                out["discards"][i, card_at[card]] += 1
            for card in row["hand"].get("known", []):
                out["known"][i, card_at[card]] += 1
        if seat >= 0:
            for name in ("hand", "deck"):
                for card in seated[seat][name].get("cards", []):
                    out[name][card_at[card]] += 1
        for spell in view["spells"]:
            out["lasting"][relative[spell["owner"]], relative[spell["target_seat"]], card_at[spell["card"]]] += (
                1 + spell["power"]
            )
        turn = {"phase": view["phase"], "pile": view["pile"]}
        if battle is not None:
            for n, card in enumerate([*battle["upper"], *battle["lower"]]):
                if card is not None:
                    out["track"][n, card_at[card]] = 1
            turn |= {"preparation": min(battle["preparation"], 999), "forced": battle["forced"]}
        fill(out["turn"], places(self.turn), turn)
        return out


def make() -> Encoder:
    return Herosi()
