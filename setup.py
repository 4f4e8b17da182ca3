"""Compiles the hot modules (scripts/hot.py says which) with mypyc; interpreted where that cannot be.

Each module becomes a C file of its own and as many of them are compiled at once as there are cores: one big file
takes twice the work and one core, and plays about 1 % faster.

ARENARIUM_PURE=1 leaves everything interpreted. So does a machine without a C compiler or Python's headers, and says so.
What lies compiled below src and fits its sources is taken as it is.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
SRC = HERE / "src"
sys.path.insert(0, str(HERE / "scripts"))
import hot  # noqa: E402
from sbom import sbom  # noqa: E402


def ready() -> list[Extension]:
    """An extension without sources for each file that lies compiled below src."""
    names = [name.removesuffix(hot.SUFFIX) for name in hot.compiled_below(SRC)]
    return [Extension(name.replace(os.sep, "."), []) for name in names]


def extensions() -> list[Extension]:
    if reason := hot.why_not():
        print(f"arenarium: {reason}", file=sys.stderr)
        return []
    if hot.in_place():
        return ready()
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SRC)
    options = ["--explicit-package-bases", "--namespace-packages", "--ignore-missing-imports"]
    print(f"arenarium: reading the types of {len(hot.hot_modules())} modules", flush=True)
    made = mypycify(
        [*options, *hot.hot_modules()],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level="0",
        multi_file=True,
        target_dir=os.environ.get("ARENARIUM_C", str(HERE / "build")),
    )
    if os.name == "posix":
        for extension in made:  # calls from file to file stay inside the library
            extension.extra_compile_args.append("-fvisibility=hidden")
    return list(made)


class AllCores(build_ext):
    """setuptools compiles the files of an extension one after the other; here they go out together."""

    def build_extensions(self) -> None:
        one = self.compiler.compile

        def together(sources: list[str], **more: Any) -> list[str]:
            objects: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for number, made in enumerate(pool.map(lambda s: one([s], **more), sources), 1):
                    objects += made
                    if len(sources) > 1:
                        print(f"arenarium: compiled {number} of {len(sources)} files", flush=True)
            return objects

        self.compiler.compile = together
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if ext.sources:
            super().build_extension(ext)
            return
        made = Path(self.get_ext_fullpath(ext.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SRC / f"{ext.name.replace('.', os.sep)}{hot.SUFFIX}", made)


class WithPositions(build_py):
    """The scenarios of the tests are the client's positions to try: a package carries them along."""

    def run(self) -> None:
        super().run()
        positions = HERE / "tests" / "scenarios"
        if not self.editable_mode and positions.is_dir():
            self.copy_tree(str(positions), str(Path(self.build_lib) / "arenarium" / "scenarios"))


class WithContents(bdist_wheel):
    """A wheel says what it is made of (PEP 770)."""

    def write_wheelfile(self, wheelfile_base: str, *more: Any, **named: Any) -> None:
        super().write_wheelfile(wheelfile_base, *more, **named)
        folder = Path(wheelfile_base) / "sboms"
        folder.mkdir(exist_ok=True)
        (folder / "arenarium.cdx.json").write_text(sbom(self.distribution.get_version()), encoding="utf-8")


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllCores, "build_py": WithPositions, "bdist_wheel": WithContents},
)
