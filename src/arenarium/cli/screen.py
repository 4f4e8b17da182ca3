"""One match on one terminal: what is drawn, what is told, what is asked."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import typer
from rich.columns import Columns
from rich.console import Console

from arenarium.bots.contract import Budget, Job
from arenarium.bots.think import decide
from arenarium.cli.answers import Answers, Choice, joined, numbers
from arenarium.core.game import Json
from arenarium.core.matchfile import of_table
from arenarium.core.paint import SEATS, entry, paint, plain
from arenarium.core.refusal import Refusal
from arenarium.core.table import AnyTable, Entry
from arenarium.words import Words

MANY = 120  # no more answers at once
WIDEST = 110  # a line of a view
KEY = re.compile(r"(?<!\S)@([a-z][\w-]*)")  # a name of the locale files in a view


class Screen:
    def __init__(self, table: AnyTable, seats: list[str], say: Words) -> None:
        self.table = table
        self.seats = seats
        self.say = say
        self.told = 0
        self.people = [i for i, kind in enumerate(seats) if kind == "me"]
        self.console = Console(highlight=False, soft_wrap=True)

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
        self.draw(self.viewer())
        self.tell_result()

    # --- what is shown ---------------------------------------------------------------------------

    def viewer(self) -> int:
        """Whose eyes see what happens: those of the only person here, with several nobody's own."""
        return self.people[0] if len(self.people) == 1 else -1

    def tell_news(self) -> None:
        for entered in self.table.log[self.told :]:
            for line in self.lines(entered, self.viewer()):
                self.console.print(f"  {plain(line)}", style="dim")
        self.told = len(self.table.log)

    def lines(self, entered: Entry, viewer: int) -> list[str]:
        game = self.table.game
        told = [game.tell(self.table.state, e, viewer) for e in entered.events]
        return [self.say.say(f"{game.name}-event-{t['kind']}", t) for t in told if t is not None]

    def draw(self, seat: int) -> None:
        game, state = self.table.game, self.table.state
        drawn = game.screen(game.view(state, seat), self.table.options, self.say.say)
        self.console.print(f"\n{drawn or plain(game.picture(game.resample(state, seat, heaviest)))}\n")

    def tell_result(self) -> None:
        places = self.table.result() or []
        first = [self.say.say(f"core-seat-{seat}") for seat, place in enumerate(places) if place == 1]
        drawn = len(first) == len(places)
        text = self.say.say("terminal-draw") if drawn else self.say.say("terminal-won", {"who": ", ".join(first)})
        self.console.print(plain(text), style="bold")
        self.console.print(plain(self.say.say("terminal-seed", {"seed": self.table.seed.hex()})), style="dim")

    def show(self, answers: Answers, choices: list[Choice]) -> None:
        """Answers with their numbers: a line each where they are few, in columns where they stand for more."""
        if answers.at:
            self.console.print(f"{plain(joined(answers.at))} …   {self.say.say('terminal-back')}", style="dim")
        labels = answers.labels(choices)
        lines = []
        for n, (label, choice) in enumerate(zip(labels[:MANY], choices), 1):
            number = "" if numbers(labels) else paint(f"{n:3} ", "dim")
            more = paint(f" ({choice.count})", "dim") if choice.count > 1 else ""
            lines.append(f"{number}{plain(label)}{more}")
        self.console.print(Columns(lines, padding=(0, 3)) if len(lines) > 6 else "\n".join(lines))
        if len(choices) > MANY:
            self.console.print(self.say.say("terminal-more", {"count": len(choices)}), style="dim")

    # --- what is asked ---------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """One answer of a person. False: they want to leave."""
        table, game = self.table, self.table.game
        d = table.question_of(seat)
        assert d is not None
        answers = Answers([game.notate(table.state, a) for a in d.options])
        self.draw(seat)
        name = paint(self.say.say(f"core-seat-{seat}"), f"bold {SEATS[seat]}")
        self.console.print(f"{name}: {plain(self.say.say(f'{game.name}-ask-{d.ask}'))}")
        shown = answers.choices()
        self.show(answers, shown)
        while True:
            try:
                line = typer.prompt("", default="", show_default=False, prompt_suffix="> ").strip()
            except typer.Abort:
                return False
            word, _, rest = line.partition(" ")
            if word == "quit":
                return False
            if line == "resign":
                table.adopt(table.propose_resign(seat))
                return True
            if word == "undo":
                if table.floor(seat) < len(table.line):
                    table.adopt(table.propose_undo(seat, len(table.line) - 1))
                    return True
                self.console.print(self.say.say("core-refuse-undo-consent"))
                continue
            if word == "help" and rest in answers.verbs():
                word = "?"
            if self.obey(word, rest, seat, answers):
                continue
            if line in ("", "..", "?") or word == "?":
                if line == "..":
                    answers.back()
                shown = answers.with_word(rest) if rest else answers.choices()
                if shown:
                    self.show(answers, shown)
                else:
                    self.console.print(plain(self.say.say("terminal-no-answer", {"word": rest})))
                    shown = answers.choices()
                continue
            chosen = answers.pick(shown, line)
            if chosen is None:
                shown = answers.choices()
                self.show(answers, shown)
            elif self.submit(seat, chosen):
                return True

    def submit(self, seat: int, text: str) -> bool:
        try:
            self.table.submit(seat, text)
        except Refusal as refusal:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            self.console.print(plain(self.say.say(refusal.key, refusal.args_) + rule), style="yellow")
            return False
        return True

    def obey(self, word: str, rest: str, seat: int, answers: Answers) -> bool:
        """Commands that answer nothing. False: it is none."""
        if word == "help" and not rest:
            view = self.table.game.view(self.table.state, seat)
            said = {"answer": answers.longest(), "part": next(parts(view), "result")}
            self.console.print(plain(self.say.say("terminal-help", said)))
        elif word == "help":
            self.explain(rest)
        elif word == "board":
            self.draw(seat)
        elif word == "view":
            self.outline(self.table.game.view(self.table.state, seat), rest)
        elif word == "save" and rest:
            self.console.print(plain(save(self.table, Path(rest), self.say)))
        else:
            return False
        return True

    def explain(self, word: str) -> None:
        """What a card, tile or spell does."""
        game = self.table.game
        for thing in things(game.catalogue(self.table.options)):
            name = f"{game.name}-{thing['id']}"
            if word.lower() in (thing["id"], thing.get("code"), self.say.say(name).lower()) and self.say.has(name):
                text = self.say.say(f"{name}.text")
                said = "" if text == f"{name}.text" else text
                self.console.print("\n".join(entry(paint(self.say.say(name), "bold"), said)))
                return
        self.console.print(plain(self.say.say("terminal-no-word", {"word": word})))

    def outline(self, view: Json, path: str) -> None:
        """All that is known, or a part of it, a line for each thing."""
        part: object = view
        for step in path.split(".") if path else []:
            try:
                part = inside(part, step)
            except (KeyError, IndexError, ValueError):
                there = {"path": path, "names": ", ".join(view)}
                self.console.print(plain(self.say.say("terminal-no-path", there)))
                return
        text = "\n".join(outlined(part))
        self.console.print(plain(KEY.sub(lambda key: self.say.say(key[1]), text)))


def parts(view: Json) -> Iterator[str]:
    """The ways to parts of a view that are no single fact."""
    for name, value in view.items():
        if isinstance(value, list) and value and not flat(value):
            yield f"{name}.0"


def inside(part: object, step: str) -> object:
    if isinstance(part, list):
        return part[int(step)]
    if isinstance(part, dict):
        return part[step]
    raise KeyError(step)


def outlined(value: object, indent: str = "") -> Iterator[str]:
    """Data as indented lines; what is flat stands in one line, and so do a few facts with short lists among them."""
    if not isinstance(value, (dict, list)) or flat(value):
        yield f"{indent}{said(value)}"
        return
    named = value.items() if isinstance(value, dict) else enumerate(value)
    for name, inner in named:
        line = f"{indent}{name}: {said(inner)}"
        if flat(inner) or (facts(inner) and len(line) <= WIDEST):
            yield line
        else:
            yield f"{indent}{name}:"
            yield from outlined(inner, f"{indent}  ")


def facts(value: object) -> bool:
    """Named facts, none of them more than a list of words."""
    if not isinstance(value, dict):
        return False
    return all(not isinstance(v, dict) and flat(v) for v in value.values())


def flat(value: object) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(isinstance(v, (dict, list)) for v in inner)


def said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {said(inner)}" for name, inner in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(said(inner) for inner in value) or "–"
    return "–" if value is None else "yes" if value is True else "no" if value is False else str(value)


def things(part: object) -> Iterator[Json]:
    """Everything in a catalogue that has an id."""
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            yield part
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from things(inner)


def heaviest(weights: list[int]) -> int:
    """No luck at all: what a picture shows in place of a secret is always the same."""
    return max(range(len(weights)), key=weights.__getitem__)


def save(table: AnyTable, path: Path, say: Words) -> str:
    path.write_text(json.dumps(of_table(table), ensure_ascii=False, indent=1), encoding="utf-8")
    return say.say("terminal-saved", {"file": str(path), "count": len(table.log)})
