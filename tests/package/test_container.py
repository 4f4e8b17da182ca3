"""The container is built and serves the page; minutes, so only `make container-test` runs it, where a builder works."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from tests.package.scripts import ROOT


def works(builder: str) -> bool:
    return (
        bool(shutil.which(builder))
        and subprocess.run([builder, "ps"], capture_output=True, check=False).returncode == 0
    )


@pytest.fixture
def builder() -> str:
    if os.environ.get("ARENARIUM_CONTAINER") != "1":
        pytest.skip("a container takes minutes to build: make container-test")
    found = next((name for name in ("podman", "docker") if works(name)), None)
    if found is None:
        pytest.skip("neither podman nor docker works here: the container was not tried")
    return found


@pytest.fixture
def address(builder: str) -> Iterator[str]:
    build = [builder, "build", "-f", "deploy/Containerfile", "-t", "arenarium-test", "."]
    subprocess.run(build, cwd=ROOT, check=True, timeout=1800)
    run = [builder, "run", "--detach", "--rm", "--publish", "127.0.0.1::8000", "arenarium-test"]
    name = subprocess.run(run, capture_output=True, text=True, check=True, timeout=60).stdout.strip()
    try:
        port = subprocess.run([builder, "port", name, "8000"], capture_output=True, text=True, check=True).stdout
        yield f"http://{port.split()[-1]}"
    finally:
        subprocess.run([builder, "kill", name], check=False, capture_output=True)


def test_the_container_serves_the_page(address: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    with urllib.request.urlopen(f"{address}/", timeout=30) as answer:
        assert "/assets/app-" in answer.read().decode()
