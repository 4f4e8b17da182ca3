"""What is compiled is used whole and with its own sources, or not at all (scripts/hot.py)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.package.scripts import ROOT, script


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with two hot modules."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "src" / "box").mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "hot.py", tmp_path / "scripts")
    (tmp_path / "requirements" / "build.txt").write_text("mypy==1\n")
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "src" / "box" / "hot-modules.txt").write_text("# both\none.py\ntwo.py\n")
    (tmp_path / "src" / "box" / "one.py").write_text("X = 1\n")
    (tmp_path / "src" / "box" / "two.py").write_text("X = 2\n")
    return tmp_path


@pytest.fixture
def hot(tree: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.delenv("ARENARIUM_PURE", raising=False)
    monkeypatch.delenv("ARENARIUM_HOT", raising=False)
    return script(tree / "scripts" / "hot.py")


def compile_aside(hot: ModuleType, listed: bool = True) -> None:
    """As a compile leaves it; cut off before its end where it is not listed."""
    (hot.ASIDE / "box").mkdir(parents=True)
    for name in ("one", "two"):
        (hot.ASIDE / "box" / f"{name}{hot.SUFFIX}").write_text(name)
    if listed:
        hot.write(hot.ASIDE / "list.json", hot.fingerprint(), hot.compiled_below(hot.ASIDE))


def below_src(tree: Path) -> set[str]:
    return {p.name.partition(".")[0] for p in (tree / "src").rglob("*") if p.suffix in (".so", ".pyd")}


def test_what_was_compiled_aside_is_put_in_place_by_the_next_start(tree: Path, hot: ModuleType) -> None:
    compile_aside(hot)
    assert below_src(tree) == set()
    assert not hot.in_place()
    hot.place()
    assert below_src(tree) == {"one", "two"}
    assert hot.in_place()
    assert not hot.ASIDE.exists()


def test_a_compile_that_was_cut_off_is_not_used(tree: Path, hot: ModuleType) -> None:
    compile_aside(hot, listed=False)
    hot.place()
    assert below_src(tree) == set()


def test_a_copy_that_was_cut_off_is_done_again(tree: Path, hot: ModuleType) -> None:
    compile_aside(hot)
    (tree / "src" / "box" / f"one{hot.SUFFIX}").write_text("one")  # the other never came
    assert not hot.in_place()
    hot.place()
    assert below_src(tree) == {"one", "two"}
    (tree / "src" / "box" / f"two{hot.SUFFIX}").unlink()  # somebody took one away
    assert not hot.in_place()
    hot.place()
    assert below_src(tree) == set()


@pytest.mark.parametrize("changed", ["src/box/two.py", "setup.py", "requirements/build.txt"])
def test_nothing_compiled_outlives_its_source(tree: Path, hot: ModuleType, changed: str) -> None:
    compile_aside(hot)
    hot.place()
    (tree / changed).write_text("Y = 3\n")
    assert not hot.in_place()
    hot.place()
    assert below_src(tree) == set()


def test_compiled_aside_of_older_sources_is_not_used(tree: Path, hot: ModuleType) -> None:
    compile_aside(hot)
    (tree / "src" / "box" / "one.py").write_text("X = 5\n")
    hot.place()
    assert below_src(tree) == set()


def test_a_table_that_runs_keeps_what_it_began_with(tree: Path, hot: ModuleType) -> None:
    compile_aside(hot)
    with hot.playing():
        beside = subprocess.run([sys.executable, "scripts/hot.py", "--place"], cwd=tree, check=False)
        assert beside.returncode == hot.INTERPRETED  # a second table beside it
        assert below_src(tree) == set()
    hot.place()
    (tree / "src" / "box" / "one.py").write_text("X = 6\n")
    with hot.playing():
        done = subprocess.run(
            [sys.executable, "scripts/hot.py", "--place"], cwd=tree, capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert "stop it first" in done.stderr
    assert below_src(tree) == {"one", "two"}


def test_pure_takes_everything_compiled_away(tree: Path, hot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_aside(hot)
    hot.place()
    monkeypatch.setenv("ARENARIUM_PURE", "1")
    assert not hot.in_place()
    hot.main([])
    assert below_src(tree) == set()
    assert hot.in_place()


def test_without_a_compiler_it_says_what_to_install(
    hot: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    hot.main(["--aside"])
    assert "apt install gcc python3-dev" in capsys.readouterr().out


def test_every_module_that_is_named_is_there() -> None:
    named = [
        file.parent / line
        for file in (ROOT / "src").rglob("hot-modules.txt")
        for line in file.read_text(encoding="utf-8").split("\n")
        if line.strip() and not line.startswith("#")
    ]
    assert len(named) > 100
    assert [str(module) for module in named if not module.is_file()] == []
