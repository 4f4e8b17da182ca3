"""Settings of the server: the command line wins over the environment, and that over arenarium.toml.

A key of the file is the variable without ARENARIUM_, in small letters: `bot_workers` and ARENARIUM_BOT_WORKERS.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import typer
from platformdirs import user_config_path
from typer.core import TyperGroup, TyperOption

from arenarium.cli.common import complain, print_json

NAME: Final = "arenarium.toml"
PREFIX: Final = "ARENARIUM_"
KINDS: Final = {bool: "true or false", int: "a whole number", float: "a number", str: "a text in quotes"}


def keys_of(parameters: Sequence[object]) -> dict[str, TyperOption]:
    """Those of `serve` that can be set in a file, by key."""
    options = [p for p in parameters if isinstance(p, TyperOption)]
    return {str(p.envvar).removeprefix(PREFIX).lower(): p for p in options if p.envvar and p.name != "config"}


def find_file() -> Path | None:
    """The file where none is named: of the folder one is in, or of the user."""
    return next((f for f in (Path(NAME), user_config_path("arenarium") / NAME) if f.is_file()), None)


def text_of(key: str) -> str:
    """What other commands need to know of how the server is set: a text from the environment or the file, or ""."""
    if said := os.environ.get(PREFIX + key.upper()):
        return said
    file = Path(os.environ[f"{PREFIX}CONFIG"]) if f"{PREFIX}CONFIG" in os.environ else find_file()
    return str(parsed(file).get(key, "")) if file else ""


def parsed(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        complain(f"{file}: {error}")


def kind_of(value: object) -> str:
    """What is expected in the file, by what `serve` makes of it."""
    if isinstance(value, (list, tuple)):
        return "a list of texts"
    return next((told for kind, told in KINDS.items() if isinstance(value, kind)), KINDS[str])


def fits(given: object, taken: object) -> bool:
    """Whether a value of the file has the kind that the setting has: 8000 is a number and "8000" a text."""
    if isinstance(taken, (list, tuple)):
        return isinstance(given, list) and all(isinstance(one, str) for one in given)
    if isinstance(taken, float):
        return type(given) in (int, float)
    return type(given) is (type(taken) if type(taken) in KINDS else str)


def read(file: Path, context: typer.Context) -> dict[str, object]:
    """What the file says, by the name of the parameter; or a sentence that names the key that is wrong."""
    known = keys_of(context.command.params)
    found: dict[str, object] = {}
    for key, given in parsed(file).items():
        parameter = known.get(key)
        if parameter is None:
            near = get_close_matches(key, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(sorted(known))}"
            complain(f"{file}: there is no key {key}; {hint}")
        try:
            scattered = parameter.multiple and not isinstance(given, list)
            taken = [] if scattered else parameter.process_value(context, given)
        except typer.BadParameter as error:
            complain(f"{file}: {key}: {error.message}")
        if not fits(given, taken):
            complain(f"{file}: {key}: {kind_of(taken)} is expected, not {given!r}")
        found[parameter.name] = given
    return found


def take(context: typer.Context, file: Path | None) -> Path | None:
    """Settles the file before anything else is read."""
    file = file or find_file()
    if file is not None:
        context.default_map = read(file, context)
    return file


File = Annotated[
    Path | None,
    typer.Option(
        envvar="ARENARIUM_CONFIG",
        exists=True,
        dir_okay=False,
        is_eager=True,
        callback=take,
        help=f"A file of settings; without it {NAME} of this folder or of the user's configuration.",
    ),
]


def harmless(value: object) -> object:
    """As it can be shown to anybody: without the password of a database."""
    if isinstance(value, (list, tuple)):
        return [harmless(one) for one in value]
    return re.sub(r"(://[^:/@]*):[^@/]*@", r"\1:***@", str(value)) if isinstance(value, (str, Path)) else value


def register(app: typer.Typer) -> None:
    @app.command(
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
        epilog="Example: arenarium config --config /etc/arenarium.toml",
    )
    def config(
        context: typer.Context,
        json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    ) -> None:
        """Print every setting of `arenarium serve`, its value and where it comes from; takes the same options."""
        assert context.parent is not None
        root = context.parent.command
        assert isinstance(root, TyperGroup)
        with root.commands["serve"].make_context("config", list(context.args)) as serve:
            file = serve.params["config"]
            rows = []
            for key, parameter in keys_of(serve.command.params).items():
                source = serve.get_parameter_source(parameter.name)
                where = {
                    "COMMANDLINE": parameter.opts[0],
                    "ENVIRONMENT": parameter.envvar,
                    "DEFAULT_MAP": str(file),
                }.get(source.name if source else "", "")
                rows.append((key, harmless(serve.params[parameter.name]), where))
        if json:
            print_json({key: {"value": value, "from": where or None} for key, value, where in rows})
            return
        width = max(len(key) for key, _, _ in rows)
        typer.echo(f"# {file or f'no {NAME}'}; without a remark: as shipped")
        for key, value, where in rows:
            typer.echo(f"{key:<{width}} = {as_toml(value)}" + (f"   # {where}" if where else ""))


def as_toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if value is None:
        return '""'
    if isinstance(value, (int, float)):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
