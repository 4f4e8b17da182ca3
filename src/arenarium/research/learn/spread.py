"""Work on many tasks: in this process, on all cores, on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Made = TypeVar("Made")


class Spread(Protocol):
    """Does work on many tasks, somewhere, and yields what is made in their order."""

    def __call__(self, work: Callable[[Task], Made], tasks: list[Task]) -> Iterable[Made]: ...


def on_cores(cores: int) -> Spread:
    """On some cores of this machine; one: in this process."""

    def spread(work: Callable[[Task], Made], tasks: list[Task]) -> Iterator[Made]:
        if cores == 1:
            yield from map(work, tasks)
            return
        with ProcessPoolExecutor(cores) as pool:
            try:
                yield from pool.map(work, tasks)
            finally:
                pool.shutdown(cancel_futures=True)

    return spread


def on_ray(address: str) -> Spread:
    """On a Ray cluster; Ray is an optional part."""
    ray = import_module("ray")
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)

    def spread(work: Callable[[Task], Made], tasks: list[Task]) -> Iterator[Made]:
        remote = ray.remote(work)
        for reference in [remote.remote(t) for t in tasks]:
            yield ray.get(reference)

    return spread
