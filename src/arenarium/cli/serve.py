"""`arenarium serve`: starts the table."""

from __future__ import annotations

import logging
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from platformdirs import user_data_path

from arenarium.cli.common import NOT_FINE, complain, private
from arenarium.cli.config import File, text_of

if TYPE_CHECKING:
    from arenarium.server.settings import Registry


LOG_LEVELS = ("debug", "info", "warning", "error")


def default_database() -> str:
    """In the user's data folder, which is made when it is first needed."""
    folder = user_data_path("arenarium")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(f"{folder} cannot be made ({error.strerror}); name another place: --database sqlite:///PATH", NOT_FINE)
    return f"sqlite:///{folder / 'arenarium.db'}"


def registry(extra: str | None = None) -> Registry:
    """The shipped games, and others named as module:NAME, separated by commas; as the server is set, if not here."""
    from arenarium.server.settings import Registry

    named = text_of("extra_games") if extra is None else extra
    return Registry.shipped(tuple(game.strip() for game in named.split(",") if game.strip()))


def a_level(name: str) -> str:
    if name.lower() not in LOG_LEVELS:
        raise typer.BadParameter(f"{name!r} is none of {', '.join(LOG_LEVELS)}")
    return name.lower()


def a_redis(address: str) -> str:
    if address and not address.startswith(("redis://", "rediss://", "unix://")):
        raise typer.BadParameter(f"an address is redis://HOST:PORT, not {address!r}")
    return address


def origins(pages: list[str]) -> list[str]:
    for page in pages:
        if not page.startswith(("http://", "https://")) or page.count("/") != 2:
            raise typer.BadParameter(f"an origin is https://HOST or https://HOST:PORT, not {page!r}")
    return pages


def listens(host: str, port: int) -> None:
    """Whether this process could listen there; said in a sentence before anything else is begun."""
    try:
        family, kind, number, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, number) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
    except OSError as error:
        complain(f"The server cannot listen at {host}, port {port}: {error.strerror}. Another: --port", NOT_FINE)


def register(app: typer.Typer) -> None:
    @app.command(
        epilog="Example: arenarium serve --host 0.0.0.0 --port 8000 --database postgresql://arena@localhost/arena"
    )
    def serve(
        host: Annotated[
            str,
            typer.Option(envvar="ARENARIUM_HOST", help="Address to listen on; 0.0.0.0 for the whole network."),
        ] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=1, max=65535, envvar="ARENARIUM_PORT", help="Port to listen on.")] = 8000,
        database: Annotated[
            str, typer.Option(envvar="ARENARIUM_DATABASE", help="sqlite:///PATH or postgresql://USER@HOST/NAME.")
        ] = "",
        redis: Annotated[
            str,
            typer.Option(
                envvar="ARENARIUM_REDIS", callback=a_redis, help="redis://HOST:PORT, when workers share a database."
            ),
        ] = "",
        origin: Annotated[
            list[str],
            typer.Option(envvar="ARENARIUM_ORIGIN", callback=origins, help="Another origin whose pages may connect."),
        ] = [],  # noqa: B006  # Typer copies it
        base: Annotated[
            str, typer.Option(envvar="ARENARIUM_BASE", help="The address people use, for links in webhooks.")
        ] = "",
        secure: Annotated[
            bool, typer.Option(envvar="ARENARIUM_SECURE", help="Cookies over https only; set it behind TLS.")
        ] = False,
        proxies: Annotated[
            int,
            typer.Option(min=0, envvar="ARENARIUM_PROXIES", help="How many proxies in front pass on client addresses."),
        ] = 0,
        packs: Annotated[
            Path | None,
            typer.Option(
                exists=True,
                file_okay=False,
                envvar="ARENARIUM_PACKS",
                help="A folder of data packs, one folder each.",
            ),
        ] = None,
        extra_games: Annotated[
            str,
            typer.Option(
                envvar="ARENARIUM_EXTRA_GAMES", help="Games of other modules, as module:NAME, separated by commas."
            ),
        ] = "",
        bot_workers: Annotated[
            int,
            typer.Option(min=0, envvar="ARENARIUM_BOT_WORKERS", help="Processes for bots; 0 chooses by the machine."),
        ] = 0,
        bot_pause: Annotated[
            float,
            typer.Option(
                min=0,
                envvar="ARENARIUM_BOT_PAUSE",
                help="Seconds that a move takes at least where bots play among themselves and are watched.",
            ),
        ] = 0.8,
        webhook_host: Annotated[
            list[str], typer.Option(envvar="ARENARIUM_WEBHOOK_HOSTS", help="Hosts that webhooks may be sent to.")
        ] = [],  # noqa: B006
        connections: Annotated[
            int,
            typer.Option(
                min=1,
                envvar="ARENARIUM_CONNECTIONS",
                help="How many people play from one address: sockets, and requests with them.",
            ),
        ] = 200,
        web: Annotated[
            Path | None,
            typer.Option(
                exists=True,
                file_okay=False,
                envvar="ARENARIUM_WEB",
                help="The built client, if not the one of the package.",
            ),
        ] = None,
        log_level: Annotated[
            str,
            typer.Option(envvar="ARENARIUM_LOG_LEVEL", callback=a_level, help="debug, info, warning or error."),
        ] = "info",
        config: File = None,
    ) -> None:
        """Start the table: open the printed address in a browser and play."""
        from arenarium.server.logs import set_up
        from arenarium.server.run import make_server, steady_memory
        from arenarium.server.settings import Settings, limits_for
        from arenarium.store.database import StoreFailed

        listens(host, port)
        set_up(log_level)
        hosts = tuple(webhook_host) or Settings.webhook_hosts
        settings = Settings(
            database=database or default_database(),
            games=registry(extra_games),
            redis=redis or None,
            origins=tuple(origin),
            base=base.rstrip("/"),
            secure=secure,
            proxies=proxies,
            packs=packs,
            bot_workers=bot_workers or max(1, (os.cpu_count() or 2) - 1),
            webhook_hosts=hosts,
            web=web,
            limits=limits_for(connections),
            bot_pause=bot_pause,
        )
        try:
            with private():  # what SQLite adds later takes after its file
                server = make_server(settings, host, port)
        except StoreFailed as error:
            typer.echo(f"The database cannot be used: {error}", err=True)
            raise typer.Exit(1) from None
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        typer.echo(f"Arenarium: http://{shown}:{port}   (Ctrl+C stops it; nothing played is lost)")
        logging.getLogger("arenarium.server").info(
            "started", extra={"data": {"worker": settings.worker, "games": settings.games.names()}}
        )
        steady_memory()
        server.run()
        if not server.started:
            raise typer.Exit(1)
