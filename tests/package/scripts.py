"""Scripts as modules, to be tried in parts."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def script(path: Path) -> ModuleType:
    loader = SourceFileLoader(path.name.partition(".")[0], str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
