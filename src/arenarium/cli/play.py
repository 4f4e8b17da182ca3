"""`arenarium play`: a game in the terminal, any seat a person or a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from arenarium.bots import registry
from arenarium.bots.contract import Budget, Job
from arenarium.bots.think import decide
from arenarium.cli.common import GameName, Lang, Mode, Seats, Settings, complain, find_game, read_options
from arenarium.core.lots import new_seed
from arenarium.core.matchfile import of_table
from arenarium.core.refusal import BadData, Refusal
from arenarium.core.table import Entry, Table
from arenarium.words import FALLBACK, Words, words

HELP = """  an option's number or its text   play it
  ?            show the options again        ? word    only those with that word
  view         what you know, as data        undo      take back your last action, if nobody learned anything
  save FILE    write the match to a file     quit      leave"""


class Screen:
    """One match on one terminal."""

    def __init__(self, table: Table[Any], seats: list[str], say: Words) -> None:
        self.table = table
        self.seats = seats
        self.say = say
        self.told = 0
        self.people = [i for i, kind in enumerate(seats) if kind == "me"]

    def tell_news(self) -> None:
        """Events since the last time, as the only person here knows them; with several, as everybody does."""
        viewer = self.people[0] if len(self.people) == 1 else -1
        for entry in self.table.log[self.told :]:
            for line in self.lines(entry, viewer):
                typer.echo(f"  {line}")
        self.told = len(self.table.log)

    def lines(self, entry: Entry, viewer: int) -> list[str]:
        game = self.table.game
        told = [game.tell(self.table.state, e, viewer) for e in entry.events]
        return [self.say.say(f"{game.name}-event-{t['kind']}", t) for t in told if t is not None]

    def draw(self) -> None:
        """The position, unless drawing it would show secrets to the one person at the screen."""
        view = self.table.game.view(self.table.state, self.people[0] if len(self.people) == 1 else -1)
        board = view.get("picture")
        typer.echo(board if isinstance(board, str) else self.table.game.picture(self.public()))

    def public(self) -> Any:
        """The state with everything hidden from the person here drawn anew, so that a picture tells nothing."""
        return self.table.game.resample(self.table.state, self.people[0] if len(self.people) == 1 else -1, heaviest)

    def options(self, texts: list[str], word: str = "") -> None:
        shown = [(n, t) for n, t in enumerate(texts, 1) if word in t]
        for n, text in shown[:60]:
            typer.echo(f"  {n:3}  {text}")
        if len(shown) > 60:
            typer.echo(f"  … {len(shown) - 60} more; narrow them down with  ? word")

    def ask(self, seat: int) -> bool:
        """One answer of a person. False: they want to leave."""
        table, game = self.table, self.table.game
        d = table.question_of(seat)
        assert d is not None
        texts = [game.notate(table.state, a) for a in d.options]
        self.draw()
        typer.echo(f"\n{self.say.say(f'core-seat-{seat}')}: {self.say.say(f'{game.name}-ask-{d.ask}')}")
        self.options(texts)
        while True:
            line = typer.prompt("", prompt_suffix="> ").strip()
            word, _, rest = line.partition(" ")
            if word == "quit":
                return False
            if word == "?":
                self.options(texts, rest)
                if not rest:
                    typer.echo(HELP)
            elif word == "view":
                typer.echo(game.view(table.state, seat))
            elif word == "save" and rest:
                save(table, Path(rest))
            elif word == "undo":
                floor = table.floor(seat)
                if floor < len(table.line):
                    table.adopt(table.propose_undo(seat, len(table.line) - 1))
                    return True
                typer.echo(self.say.say("core-refuse-undo-consent"))
            else:
                chosen = texts[int(line) - 1] if line.isdecimal() and 0 < int(line) <= len(texts) else line
                try:
                    table.submit(seat, chosen)
                    return True
                except Refusal as refusal:
                    rule = f" ({refusal.rule})" if refusal.rule else ""
                    typer.echo(self.say.say(refusal.key, refusal.args_) + rule)

    def run(self, budget: Budget) -> None:
        while asked := self.table.questions():
            self.tell_news()
            d = next((d for d in asked if self.seats[d.seat] == "me"), asked[0])
            if self.seats[d.seat] == "me":
                if not self.ask(d.seat):
                    return
                continue
            job = Job.of(self.table.game, self.table.state, d.seat, self.seats[d.seat], len(self.table.log), budget)
            answer = decide(job)
            for fault in answer.faults:
                typer.echo(f"{fault.bot}: {fault.kind}: {fault.detail}", err=True)
            self.table.submit(d.seat, answer.text)
        self.tell_news()
        typer.echo(self.table.game.picture(self.table.state))
        typer.echo(f"{self.table.result()}  seed {self.table.seed.hex()}")


def heaviest(weights: list[int]) -> int:
    """No luck at all: what a picture shows in place of a secret is always the same."""
    return max(range(len(weights)), key=weights.__getitem__)


def save(table: Table[Any], path: Path) -> None:
    import json

    path.write_text(json.dumps(of_table(table), ensure_ascii=False, indent=1), encoding="utf-8")
    typer.echo(f"{path}: {len(table.log)} entries")


def register(app: typer.Typer) -> None:
    @app.command(epilog="Example: arenarium play tashkalar --seats-are me,solid --lang pl")
    def play(
        game: GameName,
        seats_are: Annotated[
            str, typer.Option(help="Who sits where: 'me' or a bot's name, separated by commas.")
        ] = "me,solid",
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
        pack: Annotated[Path | None, typer.Option(help="Folder with a data pack.")] = None,
        seed: Annotated[str | None, typer.Option(help="32 hex digits; the same seed deals the same lots.")] = None,
        seconds: Annotated[float, typer.Option(help="Thinking time of a bot for one decision.")] = 2.0,
        lang: Lang = FALLBACK,
        out: Annotated[Path | None, typer.Option(help="Write the match to this file at the end.")] = None,
    ) -> None:
        """Play in the terminal against bots or each other."""
        found = find_game(game)
        options = read_options(found, mode, seats, settings or [], pack)
        try:
            lots = bytes.fromhex(seed) if seed else new_seed()
            table = Table(found, options, lots)
        except Refusal as refusal:
            complain(words(lang).say(refusal.key, refusal.args_))
        except BadData as error:
            complain(str(error), 1)
        except ValueError:
            complain("--seed takes hex digits")
        kinds = [k.strip() for k in seats_are.split(",")]
        if len(kinds) > table.state.seats:
            complain(f"{len(kinds)} names for {table.state.seats} seats")
        kinds += [kinds[-1]] * (table.state.seats - len(kinds))
        for kind in kinds:
            if kind != "me":
                try:
                    registry.find(kind)
                except registry.UnknownBot as error:
                    complain(str(error.args[0]))
        Screen(table, kinds, words(lang)).run(Budget(seconds=seconds))
        if out is not None:
            save(table, out)
