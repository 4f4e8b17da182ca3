"""`arenarium bench`: how fast is it, alone and beside others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import arenarium
from arenarium import games
from arenarium.cli.common import complain, find_game, print_json

TOP = Path(arenarium.__file__).parents[2]


def register(app: typer.Typer) -> None:
    @app.command(epilog="Example: arenarium bench --json --peers --games monolith --rounds 7")
    def bench(
        wanted: Annotated[str, typer.Option("--games", help="Games, separated by commas; without it all.")] = "",
        rounds: Annotated[int, typer.Option(min=1, help="Rounds in which every subject takes its turn.")] = 5,
        seconds: Annotated[float, typer.Option(min=0.01, help="Length of a turn.")] = 0.3,
        peers: Annotated[
            bool,
            typer.Option("--peers", help="Compare with Catanatron and OpenSpiel (bench/setup-peers installs them)."),
        ] = False,
        python: Annotated[Path, typer.Option(help="The peers' Python.")] = TOP / ".venv-peers" / "bin" / "python",
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of tables.")] = False,
    ) -> None:
        """Measure random play, clones and search of each game; with --peers side by side with other libraries."""
        from arenarium.bots import bench as measures

        names = [n.strip() for n in wanted.split(",") if n.strip()] or games.names()
        for name in names:
            find_game(name)
        script = TOP / "bench" / "peers.py"
        if peers and not (python.exists() and script.exists()):
            complain(f"No peers at {python}. Install them with bench/setup-peers, from a checkout.")
        quiet = as_json or not typer.get_text_stream("stdout").isatty()
        with Progress(transient=True, disable=quiet) as bar:
            task = bar.add_task("Rounds", total=1.0)
            pair = (python, script) if peers else None
            report = measures.run(names, rounds, seconds, pair, lambda share: bar.update(task, completed=share))
        if as_json:
            print_json(report)
            return
        console = Console()
        console.print("compiled" if report["compiled"] else "interpreted", f"· {rounds} rounds, medians")
        table = Table("subject", "a second", box=None)
        for name, rate in report["rates"].items():
            table.add_row(name, f"{rate:,.0f}")
        console.print(table)
        for name, row in report["inquiries"].items():
            text = f"{name}, {row['sentence']}: median {row['median_us']:g} µs, worst {row['worst_us']:g} µs"
            console.print(f"{text} of {row['positions']} (goal, compiled: {row['goal_us']:g} µs)")
        if "ratios" in report:
            table = Table("ratio", "times", "goal (compiled)", box=None)
            for name, row in report["ratios"].items():
                table.add_row(name, f"{row['ratio']:.2f}", f"{row['goal']:g}")
            console.print(table)
