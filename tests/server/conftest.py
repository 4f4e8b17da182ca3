"""Servers for tests: private databases, a server inside the test's own loop, a server as its own process."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import Postgres, Redis, postgres_bin
from tests.server.zygote import Zygote


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_bin() is None:
        pytest.skip("PostgreSQL is not installed")
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed")
    server = Redis(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_redis(redis: Redis, tmp_path: Path) -> Iterator[Redis]:
    """One that the test may stop."""
    server = Redis(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    found = Zygote()
    yield found
    found.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/arenarium.db"
