"""Setting up where something is missing: what is wrong, what to do, and a second try works."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package.scripts import ROOT

SCRIPTS = ROOT / "scripts"


def step(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    command = [str(SCRIPTS / "step"), "try", "trying", sys.executable, "-c", code]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("error", "advice"),
    [
        ("Temporary failure in name resolution", "Is there a network?"),
        ("npm error code EAI_AGAIN", "Is there a network?"),
        ("ERROR: No matching distribution found for typer==1", "Is there a network?"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("npm error code ENOSPC", "The disk is full"),
        ("PermissionError: [Errno 13] Permission denied: '.venv'", "cannot be written to"),
        ("The virtual environment was not created because ensurepip is not available", "apt install python3-venv"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one that is pinned"),
    ],
)
def test_a_step_that_fails_says_what_to_do(tmp_path: Path, error: str, advice: str) -> None:
    done = step(tmp_path, f"import sys; print({error!r}, file=sys.stderr); sys.exit(7)")
    assert done.returncode == 1
    assert error in done.stdout
    assert advice in done.stdout
    assert error in (tmp_path / "build" / "logs" / "try.log").read_text()
    again = step(tmp_path, "print('fine')")
    assert (again.returncode, again.stdout) == (0, "trying ...\n")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_write_access(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = step(tmp_path, "")
    tmp_path.chmod(0o700)
    assert done.returncode == 1
    assert "Can this folder be written to" in done.stderr


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "build").write_text("")
    done = step(tmp_path, "")
    assert done.returncode == 1
    assert "Can this folder be written to" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_old_python_and_none_at_all(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\n[ "$1" = -V ] && echo "Python 3.8.20" && exit 0\nexit 1\n')
    old.chmod(0o755)
    for python, says in ((str(old), "is Python 3.8.20"), ("no-such-python", "there is no no-such-python here")):
        done = subprocess.run(
            [str(SCRIPTS / "old-enough"), python], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 1
        assert says in done.stdout
        assert "PYTHON=python3.12" in done.stdout


def test_a_port_in_use_is_said_before_anything_is_installed(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, str(SCRIPTS / "play")],
            cwd=tmp_path,
            env={**os.environ, "HOST": "127.0.0.1", "PORT": str(port)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert f"port {port}: Address already in use" in done.stderr
    assert f"make play PORT={port + 1}" in done.stderr
    assert not list(tmp_path.iterdir())
