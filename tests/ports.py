"""Ports for servers that tests start.

Between the moment a free port is found and the moment a server listens there lie seconds, in which another test may be
given the same one by the system. So they are taken in turn from below those that the system gives by itself.
"""

from __future__ import annotations

import fcntl
import getpass
import socket
import tempfile
from pathlib import Path

FIRST, MANY = 20_000, 12_000


def free_port() -> int:
    with (Path(tempfile.gettempdir()) / f"arenarium-ports-{getpass.getuser()}").open("a+", encoding="ascii") as last:
        fcntl.flock(last, fcntl.LOCK_EX)
        last.seek(0)
        n = int(last.read() or 0)
        for _ in range(MANY):
            n = (n + 1) % MANY
            if _is_free(FIRST + n):
                last.truncate(0)
                last.write(str(n))
                return FIRST + n
    raise RuntimeError("every port for tests is in use")


def _is_free(port: int) -> bool:
    with socket.socket() as s:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the servers do
        try:
            s.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
