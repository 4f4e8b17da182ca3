"""A whole client in a few lines: joins or makes a table and answers every question with a random option.

Written from docs/protocol.md alone. Needs nothing of Arenarium, only `httpx` and `websockets`:

    python tiny_client.py http://127.0.0.1:8000 monolith          # plays against a bot
    python tiny_client.py http://127.0.0.1:8000 --table ID        # takes an open seat
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any

import httpx
import websockets


async def play(server: str, game: str, table: str | None, opponent: str) -> list[int]:
    """Play one match to its end; the places by seat."""
    async with httpx.AsyncClient(base_url=server, timeout=30) as http:
        (await http.post("/api/me", json={"name": "Tiny"})).raise_for_status()
        if table is None:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": opponent}]
            made = await http.post("/api/tables", json={"game": game, "seats": seats})
            made.raise_for_status()
            table = made.json()["id"]
        else:
            (await http.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        cookie = "; ".join(f"{k}={v}" for k, v in http.cookies.items())
    unsure: dict[str, Any] | None = None  # sent, and neither acknowledged nor refused yet
    while True:
        try:
            address = server.replace("http", "ws", 1) + "/ws"
            async with websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                await socket.send(json.dumps({"t": "hello", "d": {"v": 1, "table": table}}))
                if unsure is not None:
                    await socket.send(json.dumps({"t": "act", "d": unsure}))
                async for text in socket:
                    message = json.loads(text)
                    t, d = message["t"], message["d"]
                    if t == "ping":
                        await socket.send(json.dumps({"t": "pong", "d": d}))
                    elif t == "bye":
                        await asyncio.sleep(d["again"])
                    elif t in ("ack", "refused") and unsure is not None and d["n"] == unsure["n"]:
                        unsure = None
                        await socket.send(json.dumps({"t": "view", "d": {}}))
                    elif t == "view" and d["result"] is not None:
                        result: list[int] = d["result"]
                        return result
                    elif t == "view" and unsure is None:
                        mine = [q for q in d["questions"] if q["seat"] == d["seat"]]
                        if mine:
                            choice = random.choice(mine[0]["options"])
                            nonce = f"{random.getrandbits(64):x}"
                            unsure = {"seat": d["seat"], "q": mine[0]["q"], "text": choice, "n": nonce}
                            await socket.send(json.dumps({"t": "act", "d": unsure}))
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("game", nargs="?", default="monolith")
    parser.add_argument("--table")
    parser.add_argument("--opponent", default="random")
    given = parser.parse_args()
    print("places:", asyncio.run(play(given.server, given.game, given.table, given.opponent)))


if __name__ == "__main__":
    main()
