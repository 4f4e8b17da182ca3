"""How much one client may do in a while."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Fills at `rate` a second up to `burst`; each thing done takes one."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each key; the least used are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        bucket = self._found.get(key)
        if bucket is None:
            bucket = self._found[key] = Bucket(self._rate, self._burst, now)
            if len(self._found) > self._most:
                self._found.popitem(last=False)
        self._found.move_to_end(key)
        return bucket.take(now, cost)
