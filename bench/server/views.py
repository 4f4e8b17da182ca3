"""Print what two seats see in the middle of a match, for a peer that is to send as much: views.py GAME."""

from __future__ import annotations

import random
import sys

import msgspec

from arenarium import games
from arenarium.core.table import Table
from arenarium.server.wire.redaction import views_for

game, luck = games.game(sys.argv[1]), random.Random(3)
table = Table(game, {}, bytes(16))
for _ in range(40):
    d = table.questions()[0]
    table.submit(d.seat, game.notate(table.state, d.nth(luck.randrange(d.count()))))
print(msgspec.json.encode(views_for(table, range(2))).decode())
