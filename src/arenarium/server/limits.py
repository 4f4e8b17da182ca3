"""How much one client may do in a while, and who counts as one."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address


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

    def charge(self, now: float, cost: float) -> float:
        """Take what was done already, on credit if need be: seconds until the debt is paid."""
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate) - cost
        self.at = now
        return max(0.0, -self.level) / self.rate

    def wait(self, cost: float = 1.0) -> float:
        """Seconds from the last try until so much can be taken."""
        return max(0.0, min(cost, self.burst) - self.level) / self.rate


class Buckets:
    """A bucket for each key; the least used are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, now: float) -> Bucket:
        bucket = self._found.get(key)
        if bucket is None:
            bucket = self._found[key] = Bucket(self._rate, self._burst, now)
            if len(self._found) > self._most:
                self._found.popitem(last=False)
        self._found.move_to_end(key)
        return bucket

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        return self.of(key, now).take(now, cost)


def neighbourhood(address: str) -> str:
    """Whose address it is: of IPv6 everybody gets a whole network of 64 bits, and could use each address of it once."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else f"{IPv6Address(int(found) >> 64 << 64)}/64"


def loopback(address: str) -> bool:
    """This machine itself."""
    return address.startswith("127.") or address in ("::1", "local")
