#!/usr/bin/env python3
"""The hot modules: which they are, what of them is compiled, and putting that in place.

hot.py            compiles them, unless that is done, and puts them in place below src
hot.py --aside    compiles them into build/hot and leaves src alone: a table that runs keeps what it began with
hot.py --place    takes away what no longer fits its source and puts in place what was compiled aside, if it fits;
                  status 3 where the rules are interpreted afterwards
hot.py --fits     only says by its status whether what is in place fits

What is compiled carries the fingerprint of its sources. It appears in build/hot by one rename, when all of it is done,
so a compile that was cut off is never used; and src counts as compiled only after the last file was copied there.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
BUILD = ROOT / "build"
ASIDE = BUILD / "hot"
PLACED = BUILD / "hot.json"  # what is in place below src
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
INTERPRETED = 3
HOW = ("setup.py", "requirements/build.txt")


def hot_modules() -> list[str]:
    """What every folder's hot-modules.txt names, all in one unit; ARENARIUM_HOT=a.py,b.py (below src) names others."""
    if chosen := os.environ.get("ARENARIUM_HOT"):
        return [f"src/{name}" for name in chosen.split(",")]
    found = []
    for file in sorted(SRC.rglob("hot-modules.txt")):
        folder = file.parent.relative_to(ROOT)
        lines = file.read_text(encoding="utf-8").splitlines()
        found += [str(folder / line.strip()) for line in lines if line.strip() and not line.startswith("#")]
    return found


def fingerprint() -> str:
    """Of the modules, of how they are compiled, and for which Python."""
    found = hashlib.sha256(SUFFIX.encode())
    for name in (*HOW, *hot_modules()):
        found.update(name.encode() + b"\0" + (ROOT / name).read_bytes())
    return found.hexdigest()


def can_compile() -> bool:
    """Whether a C file that includes Python.h compiles here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(source), "-o", str(source) + ".o"]
        try:
            return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
        except (OSError, subprocess.TimeoutExpired):
            return False


def pure() -> bool:
    return os.environ.get("ARENARIUM_PURE") == "1"


def why_not() -> str:
    """Why everything stays interpreted; "" where it can be compiled."""
    if pure():
        return "ARENARIUM_PURE=1: the rules stay interpreted"
    if not can_compile():
        return (
            "no working C compiler with Python's headers: the rules stay interpreted (slower, otherwise the same). "
            "To have them compiled install one (Debian, Ubuntu: apt install gcc python3-dev; "
            "Fedora: dnf install gcc python3-devel; macOS: xcode-select --install) and run this again"
        )
    return ""


def read(path: Path) -> dict[str, list[str]]:
    """What a list of compiled files says: its fingerprint and their names below src; nothing where there is none."""
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def fits(listed: Path, folder: Path) -> bool:
    """Whether all files of a list are in the folder, and made of these sources."""
    return all((folder / name).is_file() for name in read(listed).get(fingerprint(), ["nothing"]))


def in_place() -> bool:
    """Whether below src is what should be there: all of it compiled, or with ARENARIUM_PURE=1 none of it."""
    return not compiled_below(SRC) if pure() else fits(PLACED, SRC)


def compiled_below(folder: Path) -> list[str]:
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.suffix in (".so", ".pyd"))


@contextmanager
def locked(name: str, shared: bool = False, wait: bool = True) -> Iterator[None]:
    """A lock that ends with its process; BlockingIOError where somebody else has it and one does not wait."""
    import fcntl  # not on Windows, where setup.py asks this module what to compile and nothing else

    BUILD.mkdir(exist_ok=True)
    with (BUILD / name).open("w") as file:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | (0 if wait else fcntl.LOCK_NB))
        yield


def playing() -> AbstractContextManager[None]:
    """Held by a table that runs from this folder: files below src are not exchanged under it."""
    return locked("playing.lock", shared=True)


def take_away() -> None:
    PLACED.unlink(missing_ok=True)
    for name in compiled_below(SRC):
        (SRC / name).unlink()


def place() -> None:
    """Below src is afterwards what fits, all of it, or nothing compiled at all."""
    if in_place():
        return
    try:
        with locked("playing.lock", wait=False):
            take_away()
            if not pure() and fits(ASIDE / "list.json", ASIDE):
                names = compiled_below(ASIDE)
                for name in names:
                    shutil.copy2(ASIDE / name, SRC / name)
                write(PLACED, fingerprint(), names)
                shutil.rmtree(ASIDE)
    except BlockingIOError:
        if compiled_below(SRC):
            sys.exit("A table runs from this folder, and its sources have changed since: stop it first, then try again")


def write(path: Path, sources: str, names: list[str]) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps({sources: names}), encoding="utf-8")
    part.replace(path)


def compile_aside() -> None:
    with locked("compile.lock"):
        if fits(ASIDE / "list.json", ASIDE):
            return
        part = BUILD / "hot.part"
        for old in (part, ASIDE):
            shutil.rmtree(old, ignore_errors=True)
        lib, work = part / "lib", part / "work"
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(lib), "--build-temp", str(work)]
        sources = fingerprint()
        env = {**os.environ, "ARENARIUM_C": str(part / "c")}
        if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode != 0:
            sys.exit("arenarium: the hot modules do not compile")
        if fingerprint() != sources:
            sys.exit("arenarium: the hot modules were changed while they were compiled: run this again")
        write(lib / "list.json", sources, compiled_below(lib))
        lib.rename(ASIDE)
        shutil.rmtree(part)


def main(words: list[str]) -> None:
    if words == ["--fits"]:
        sys.exit(0 if in_place() else 1)
    if words != ["--place"] and not in_place():
        if reason := why_not():
            print(f"arenarium: {reason}", flush=True)
        else:
            compile_aside()
    if words != ["--aside"]:
        place()
    if words == ["--place"] and not in_place():
        sys.exit(INTERPRETED)


if __name__ == "__main__":
    main(sys.argv[1:])
