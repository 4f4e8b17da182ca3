"""Maps of named areas: neighbours, kinds, distances, and positions as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.core.refusal import BadData


class AreaMap:
    """Areas in a fixed order, each known by its index; sets of areas are bit masks of indices."""

    def __init__(self, names: Sequence[str], kinds: Sequence[str], neighbours: Sequence[Sequence[int]]) -> None:
        self.names = tuple(names)
        self.kinds = tuple(kinds)
        self.neighbours = tuple(tuple(sorted(row)) for row in neighbours)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.masks = tuple(mask_of(row) for row in self.neighbours)

    def __len__(self) -> int:
        return len(self.names)

    def of_kind(self, kind: str) -> int:
        """The areas of one kind, as a mask."""
        return mask_of([i for i, k in enumerate(self.kinds) if k == kind])

    def distances(self, start: int, closed: int = 0) -> list[int]:
        """Steps from `start` to every area without entering `closed` ones; -1 where there is no way."""
        steps = [-1] * len(self.names)
        steps[start] = 0
        edge = [start]
        while edge:
            further = []
            for a in edge:
                for b in self.neighbours[a]:
                    if steps[b] < 0 and not (closed >> b) & 1:
                        steps[b] = steps[a] + 1
                        further.append(b)
            edge = further
        return steps

    def areas(self, mask: int) -> list[str]:
        """The names in a mask, in the map's order."""
        return [self.names[i] for i in bits(mask)]


def mask_of(indices: Sequence[int]) -> int:
    mask = 0
    for i in indices:
        mask |= 1 << i
    return mask


def bits(mask: int) -> list[int]:
    """The indices in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def map_of(rows: Sequence[tuple[str, str, Sequence[str]]], file: str) -> AreaMap:
    """A map from (name, kind, names of neighbours); every neighbour exists and knows of it. Raises BadData."""
    names = [name for name, _, _ in rows]
    index: dict[str, int] = {}
    for i, name in enumerate(names):
        if name in index:
            raise BadData(file, f"area {name}", "this id is used twice", "core-refuse-read-id-twice")
        index[name] = i
    known: Mapping[str, set[str]] = {name: set(beside) for name, _, beside in rows}
    for name, _, beside in rows:
        for i, other in enumerate(beside):
            if other in beside[:i]:
                raise BadData(
                    file,
                    f"area {name}",
                    f"names its neighbour '{other}' twice",
                    "core-refuse-read-neighbour-twice",
                    other=other,
                )
            if other == name:
                raise BadData(file, f"area {name}", "is a neighbour of itself", "core-refuse-read-neighbour-self")
            if other not in index:
                raise BadData(
                    file, f"area {name}", f"unknown neighbour '{other}'", "core-refuse-read-neighbour", other=other
                )
            if name not in known[other]:
                raise BadData(
                    file,
                    f"area {name}",
                    f"'{other}' is its neighbour, but '{name}' is none of '{other}'",
                    "core-refuse-read-neighbour-one-way",
                    other=other,
                    name=name,
                )
    return AreaMap(names, [kind for _, kind, _ in rows], [[index[n] for n in sorted(known[name])] for name in names])


def write_lines(rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    """A position as text: one line for each area, columns aligned."""
    width = max((len(name) for name, _ in rows), default=0)
    return "\n".join(f"{name:<{width}}  {' '.join(tokens)}" for name, tokens in rows)
