"""A bot that needs nothing but Python: lines of JSON in, lines of JSON out.

It asks the table to try every option on a state it cannot tell from the real one, and keeps the one that leaves it the
most to choose from afterwards. Try it with

    arenarium bot try "stdio:python examples/bots/cautious.py" monolith
"""

from __future__ import annotations

import json
import sys
from typing import Any


def say(kind: str, data: dict[str, Any]) -> None:
    print(json.dumps({"t": kind, "d": data}), flush=True)


def main() -> None:
    for line in sys.stdin:
        options = json.loads(line)["d"]["options"][:20]
        say("try", {"lines": [[option] for option in options]})
        after = json.loads(sys.stdin.readline())["d"]
        room = [len(a["options"]) for a in after]
        say("chosen", {"option": options[room.index(max(room))]})


if __name__ == "__main__":
    main()
