"""What is wrong with a text that people wrote: found in another process, told as a `Reason` in their language."""

from __future__ import annotations

import re
from typing import Final

from arenarium.core.refusal import BadData, Refusal, reason_of
from arenarium.core.scenario import ScenarioFault
from arenarium.core.scenario_lines import keys
from arenarium.server.reasons import Reason

LINE: Final = re.compile(r"\bline (\d+)")
STEP: Final = re.compile(r"\bstep (\d+)")
END: Final = "(at end of document)"  # where TOML breaks off
WHOLE: Final = "top level"  # what no place needs to be named for
PICTURE: Final = '"""'  # begins and ends one
QUOTED: Final = re.compile(r"'([^']+)'")


def reason_for(error: Exception, text: str = "") -> Reason:
    """What is wrong, for whoever wrote this text."""
    if isinstance(error, BadData):
        where = error.within or error.where
        return {
            "line": line_of_fault(error, text),
            "where": "" if where == WHOLE else reason_of(where),
            "key": error.key,
            "args": error.args_ if error.key else {"": error.reason},
        }
    if isinstance(error, Refusal):
        return {"line": 0, "where": "", "key": error.key, "args": error.args_}
    if isinstance(error, ScenarioFault) and (step := STEP.search(error.where)):
        line = LINE.search(error.where)
        args = {"step": int(step[1])}
        return {"line": int(line[1]) if line else 0, "where": "", "key": "core-refuse-read-unplayed", "args": args}
    return {"line": 0, "where": "", "key": "core-refuse-read-unreadable", "args": {}}


def line_of_fault(error: BadData, text: str) -> int:
    """The line on which a fault stands; 0: none can be named."""
    said = str(error)
    found = LINE.search(said)
    line = int(found[1]) if found else keys(text).get(error.where, 0)
    if said.endswith(END):
        line = text.count("\n") + 1
    return _inside(text, line, error.reason)


def _inside(text: str, line: int, reason: str) -> int:
    """The line of a picture on which the word stands that the reason names; else the line where its key is."""
    rows = text.splitlines()
    if not 0 < line <= len(rows) or not rows[line - 1].rstrip().endswith(PICTURE):
        return line
    words = "|".join(map(re.escape, QUOTED.findall(reason)))
    for number, row in enumerate(rows[line:], line + 1):
        if words and re.search(rf"(?<![a-z])({words})(?![a-z])", row):
            return number
        if PICTURE in row:
            break
    return line
