"""Kinds of refusal, each with a reason a player can be told in their language."""

from __future__ import annotations

from typing import Final

# What rules raise on texts, options, positions and saves that make no sense.
NONSENSE: Final = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError, AssertionError)


MOST_QUOTED: Final = 60
MOST_REASON: Final = 300


def quoted(text: object) -> str:
    """As much of what somebody wrote as a sentence has room for."""
    return str(text)[:MOST_QUOTED]


def reason_of(fault: object) -> str:
    """As much of why something was refused as anybody reads."""
    return str(fault)[:MOST_REASON]


class Refusal(ValueError):
    """Something was asked for that cannot be had. `key` and `args` make the sentence, `rule` its source."""

    kind = "refused"

    def __init__(self, key: str, rule: str = "", **args: object) -> None:
        self.key = key  # a locale key such as "monolith-refuse-hex-taken"
        self.rule = rule  # "MA §4", "WC A12", or "" where no rulebook speaks
        self.args_ = args
        told = ", ".join(f"{k}={v}" for k, v in args.items())
        super().__init__(f"{key}{f' [{rule}]' if rule else ''}{f' ({told})' if told else ''}")

    def json(self) -> dict[str, object]:
        return {"kind": self.kind, "key": self.key, "rule": self.rule, "args": self.args_}


class Unreadable(Refusal):
    """Text that is no action at all."""

    kind = "unreadable"


class NotAllowed(Refusal):
    """An action that is not among that seat's options now."""

    kind = "not_allowed"


class Stale(Refusal):
    """An answer to a question that is closed."""

    kind = "stale"


class BadOptions(Refusal):
    """A game cannot be started with these options."""

    kind = "bad_options"


class BadData(ValueError):
    """A data file, pack or scenario says something that cannot be. Names file, place and reason.

    Where a player may meet it, `key` and `args` say the reason in every language. `within` is the place inside of what
    `where` names, where it is told again by somebody who read more of the file.
    """

    within = ""

    def __init__(self, file: str, where: str, reason: str, key: str = "", /, **args: object) -> None:
        self.file = file
        self.where = where
        self.reason = reason
        self.key = key
        self.args_ = args
        super().__init__(f"{file}: {where}: {reason}" if where else f"{file}: {reason}")

    def placed(self, file: str, where: str, reason: str) -> BadData:
        """The same reason, told by somebody who knows the place in the whole file."""
        again = BadData(file, where, reason, self.key, **self.args_)
        again.within = self.within or self.where
        return again
