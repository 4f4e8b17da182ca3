"""Bots in any language: a program that reads lines of JSON and writes lines of JSON."""

from __future__ import annotations

import json
import selectors
import shlex
import subprocess
import time

from arenarium.bots.contract import Bot, Budget, Observation
from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, apply, questions
from arenarium.core.refusal import quoted


class ProgramFailed(RuntimeError):
    """The program ended, was silent for too long, or wrote something that is not a message."""


def asked(observation: Observation, budget: Budget) -> Json:
    """The message that puts a question to a program."""
    return {
        "game": observation.game.name,
        "seat": observation.seat,
        "seed": observation.seed,
        "view": observation.view,
        "question": observation.question,
        "options": observation.options,
        "budget": {"nodes": budget.nodes, "seconds": budget.seconds},
    }


def tried(observation: Observation, lines: list[list[str]]) -> list[Json]:
    """Each line of actions played on a state drawn anew; what the seat would see then.

    Chance is answered at random, and so are the others: an action is the observing seat's next answer. A line
    ends early with a `refused` when its next action is not an option.
    """
    game, seat, luck = observation.game, observation.seat, observation.luck
    found: list[Json] = []
    for line, s in zip(lines, observation.resample(len(lines))):
        told: list[Json | None] = []
        refused = None
        left = list(line)
        while open_ := questions(s):
            mine = next((d for d in open_ if d.seat == seat), None)
            if mine is not None and not left:
                break
            if mine is None:
                d = open_[0]
                if d.seat != CHANCE and not left:
                    break
                events = apply(s, d.seat, luck.draw(d) if d.seat == CHANCE else d.nth(luck.below(d.count())))
            else:
                try:
                    events = apply(s, seat, game.parse(s, left[0]))
                except ValueError as error:
                    refused = f"{left[0]}: {error}"
                    break
                del left[0]
            told += [game.tell(s, e, seat) for e in events]
        after: Json = {"view": game.view(s, seat), "events": [t for t in told if t], "result": game.result(s)}
        mine = next((d for d in questions(s) if d.seat == seat), None)
        after["options"] = [] if mine is None else [game.notate(s, a) for a in mine.options]
        if refused is not None:
            after["refused"] = refused
        found.append(after)
    return found


class Program(Bot):
    """A running program. It is started at the first question and started anew after it failed."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        self._process: subprocess.Popen[str] | None = None

    def choose(self, observation: Observation, budget: Budget) -> str:
        deadline = time.monotonic() + budget.patience
        try:
            self._write({"t": "choose", "d": asked(observation, budget)})
            while True:
                message = self._read(deadline)
                if message.get("t") == "try":
                    self._write({"t": "tried", "d": tried(observation, message["d"]["lines"])})
                elif message.get("t") == "chosen":
                    return str(message["d"]["option"])
                else:
                    raise ProgramFailed(f"neither 'chosen' nor 'try': {quoted(message)}")
        except BaseException:
            self.close()  # whatever it still writes would be taken for the answer to the next question
            raise

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        return self._process

    def _write(self, message: Json) -> None:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            raise ProgramFailed(f"{self.command[0]} has ended") from None

    def _read(self, deadline: float) -> Json:
        process = self._running()
        assert process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise ProgramFailed(f"{self.command[0]} was silent for too long")
        line = process.stdout.readline()
        if not line:
            raise ProgramFailed(f"{self.command[0]} has ended")
        try:
            message = json.loads(line)
        except json.JSONDecodeError:
            raise ProgramFailed(f"not JSON: {quoted(line)!r}") from None
        if not isinstance(message, dict):
            raise ProgramFailed(f"not a message: {quoted(line)!r}")
        return message

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process = None
