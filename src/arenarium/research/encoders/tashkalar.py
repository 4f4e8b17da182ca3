"""Tash-Kalar: the squares, the own hand, what is known of decks and piles, scores and tasks."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.games import game
from arenarium.research.encoders.common import SEATS, fill, one_of, order, part, places, zeros
from arenarium.research.encoding import Array, Encoder

SQUARES = [f"{c}{r}" for r in range(1, 10) for c in "abcdefghi"]
RANKS = ("common", "heroic", "legendary")
PLAYER = ("beings", "legends", "flares", "deck", "straight", "missing_action")
SIDE = ("score", "task_points", "supply", "legendary_supply", "common", "heroic", "legendary")
TURN = ("number", "actions", "discarded", "handed_over", "borrow", "void", "summoned", "extra_turns")


class TashKalar(Encoder):
    options = 2048

    def __init__(self) -> None:
        cards = game("tashkalar").catalogue({})["cards"]
        self.cards = [c["id"] for c in cards if c["kind"] != "task"]
        self.task_ids = [c["id"] for c in cards if c["kind"] == "task"]
        self.board = part(
            "board", [("square", 81)], [*(f"side {i}" for i in range(SEATS)), *one_of("rank", RANKS), "gateway"]
        )
        self.hand = part("hand", [], self.cards)
        self.discards = part("discards", [("seat", SEATS)], self.cards)
        self.players = part("players", [("seat", SEATS)], ["here", "my side", "actor", *PLAYER])
        self.sides = part("sides", [("side", SEATS)], ["here", *SIDE, *(f"colour {i}" for i in range(SEATS))])
        self.tasks = part("tasks", [("place", 3)], self.task_ids)
        self.turn = part("turn", [], [*TURN, "ending", "turns_left", "goal", "legend_deck", "flare_deck"])
        self.parts = (self.board, self.hand, self.discards, self.players, self.sides, self.tasks, self.turn)

    def arrays(self, view: Json, seat: int) -> dict[str, Array]:
        out = {p.name: zeros(p) for p in self.parts}
        seated = {row["seat"]: row for row in view["players"]}
        sides = len(view["sides"])
        mine = seated[max(seat, 0)]["side"]
        relative = {(mine + i) % sides: i for i in range(sides)}
        for piece in view["board"]:
            values = {
                f"side {relative[piece['side']]}": 1,
                "rank": piece["rank"],
                "gateway": piece.get("gateway", False),
            }
            fill(out["board"][SQUARES.index(piece["at"])], places(self.board), values)
        card_at = places(self.hand)
        for card in seated[max(seat, 0)]["cards"] or [] if seat >= 0 else []:
            out["hand"][card_at[card]] += 1
        for i, who in enumerate(order(view, seat, len(seated))):
            row = seated[who]
            for card in row["discard"]:
                if card is not None:
                    out["discards"][i, card_at[card]] += 1
            values = {"here": 1, "my side": row["side"] == mine, "actor": view["turn"] and view["turn"]["actor"] == who}
            fill(out["players"][i], places(self.players), values | {k: row[k] for k in PLAYER})
        for row in view["sides"]:
            to = out["sides"][relative[row["side"]]]
            fill(to, places(self.sides), {"here": 1} | {k: row[k] for k in SIDE})
            for other, points in (row["colours"] or {}).items():
                fill(to, places(self.sides), {f"colour {relative[int(other)]}": points})
        if view["tasks"] is not None:
            task_at = places(self.tasks)
            shown = (view["tasks"]["current"], [view["tasks"]["next"]], view["tasks"]["fulfilled"])
            for i, ids in enumerate(shown):
                for task in ids:
                    if task is not None:
                        out["tasks"][i, task_at[task]] = 1
        ending = view["ending"]
        course = {k: view["turn"][k] for k in TURN} if view["turn"] else {}
        course |= {"ending": ending is not None, "turns_left": ending and ending["turns_left"], "goal": view["goal"]}
        course |= {"legend_deck": view["legends"]["deck"], "flare_deck": view["flares"]["deck"]}
        fill(out["turn"], places(self.turn), course)
        return out


def make() -> Encoder:
    return TashKalar()
