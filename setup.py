"""Compiles the modules that the files hot-modules.txt below src name with mypyc; interpreted where that cannot be.

Each module becomes a C file of its own and as many of them are compiled at once as there are cores: one big file
takes twice the work and one core, and plays about 1 % faster.

ARENARIUM_PURE=1 leaves everything interpreted. So does a machine without a C compiler or Python's headers, and says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
SRC = HERE / "src"


def hot_modules() -> list[str]:
    """What every folder's hot-modules.txt names, all in one unit; ARENARIUM_HOT=a.py,b.py (below src) names others."""
    if chosen := os.environ.get("ARENARIUM_HOT"):
        return [f"src/{name}" for name in chosen.split(",")]
    found = []
    for file in sorted(SRC.rglob("hot-modules.txt")):
        folder = file.parent.relative_to(HERE)
        lines = file.read_text(encoding="utf-8").splitlines()
        found += [str(folder / line.strip()) for line in lines if line.strip() and not line.startswith("#")]
    return found


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


def extensions() -> list[Extension]:
    if os.environ.get("ARENARIUM_PURE") == "1":
        print("arenarium: ARENARIUM_PURE=1, hot modules stay interpreted", file=sys.stderr)
        return []
    if not can_compile():
        print(
            "arenarium: no working C compiler, hot modules stay interpreted (slower, otherwise the same)",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SRC)
    options = ["--explicit-package-bases", "--namespace-packages", "--ignore-missing-imports"]
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    made = mypycify([*options, *hot_modules()], opt_level=level, debug_level="0", multi_file=True)
    if os.name == "posix":
        for extension in made:  # calls from file to file stay inside the library
            extension.extra_compile_args.append("-fvisibility=hidden")
    return list(made)


class AllCores(build_ext):
    """setuptools compiles the files of an extension one after the other; here they go out together."""

    def build_extensions(self) -> None:
        one = self.compiler.compile

        def together(sources: list[str], **more: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for objects in pool.map(lambda s: one([s], **more), sources) for made in objects]

        self.compiler.compile = together
        super().build_extensions()


class WithPositions(build_py):
    """The scenarios of the tests are the client's positions to try: a package carries them along."""

    def run(self) -> None:
        super().run()
        positions = HERE / "tests" / "scenarios"
        if not self.editable_mode and positions.is_dir():
            self.copy_tree(str(positions), str(Path(self.build_lib) / "arenarium" / "scenarios"))


setup(ext_modules=extensions(), cmdclass={"build_ext": AllCores, "build_py": WithPositions})
