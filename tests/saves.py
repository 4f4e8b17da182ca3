"""A save of the present schema, for the day when it is an old one: `python -m tests.saves warcraft choose_casualty
mode=main seats=4` plays at random until somebody is asked that, and writes it down under tests/<game>/saves.

Where the tests of a game know how its saves end (tests/warcraft/saves/ends.json), the line for them is printed.
`python -m tests.saves ends warcraft` plays all of them on and writes down how they end, where play was meant to change.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path

from arenarium import games
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Luck, State, apply, playout, questions

HERE = Path(__file__).parent
GAMES = 200  # played before giving up


def asked(game: AnyGame, options: Json, ask: str) -> tuple[State, int]:
    """A position in which that is asked, and how many answers led there: the last of the first game that has one."""
    for seed in range(GAMES):
        s, luck, answers = game.start(options), Luck(seed), 0
        found: tuple[State, int] | None = None
        while waiting := questions(s):
            if any(d.ask == ask for d in waiting):
                found = s.clone(), answers
            apply(s, waiting[0].seat, luck.draw(waiting[0]))
            answers += 1
        if found is not None:
            return found
    raise SystemExit(f"nobody is asked {ask!r} in {GAMES} games")


def end(game: AnyGame, s: State) -> Json:
    """How it ends from there, with the choices of one seed."""
    answers = playout(s, Luck(1), game.bound)
    picture = blake2b(game.picture(s).encode(), digest_size=8).hexdigest()
    return {"answers": answers, "result": game.result(s), "picture": picture}


def main(name: str, ask: str, *settings: str) -> None:
    game = games.game(name)
    pairs = [setting.split("=", 1) for setting in settings]
    options = {key: int(value) if value.isdigit() else value for key, value in pairs}
    s, answers = asked(game, options, ask)
    file = HERE / name / "saves" / f"v{game.schema}" / f"{options.get('mode', name)}-{ask}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(codec.save(game, s, answers), separators=(",", ":")), encoding="utf-8")
    print(f'"{file.parent.name}/{file.stem}": {json.dumps(end(game, s))}')


def renew(name: str) -> None:
    folder = HERE / name / "saves"
    files = sorted(folder.glob("v*/*.json"))
    game = games.game(name)
    states = [codec.load(game, json.loads(file.read_text(encoding="utf-8"))) for file in files]
    ends = [f'  "{f.parent.name}/{f.stem}": {json.dumps(end(game, s))}' for f, s in zip(files, states, strict=True)]
    (folder / "ends.json").write_text("{\n" + ",\n".join(ends) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "ends":
        renew(sys.argv[2])
    else:
        main(*sys.argv[1:])
