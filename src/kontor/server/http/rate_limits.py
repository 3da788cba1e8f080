"""Limits on how often somebody may ask, and who counts as one."""

import ipaddress
import time

from kontor.core.words import Message
from kontor.server.refusals import Refusal

MOST_BUCKETS = 10_000
HOME = 64  # bits of an IPv6 address that a household shares; the rest it may choose as it likes


def asker(address: object) -> str:
    """Who is behind an address, as far as limits are concerned."""
    try:
        found = ipaddress.ip_address(str(address))
    except ValueError:
        return "nobody"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found.packed, HOME), strict=False))


class Rate:
    """A bucket for each asker that fills at a steady rate and holds a burst."""

    def __init__(self, each_second: float, burst: float) -> None:
        self.each_second = each_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, asker: str, cost: float = 1.0) -> None:
        """Count one request; Refusal when the bucket is empty."""
        now = time.monotonic()
        level, last = self._buckets.get(asker, (self.burst, now))
        level = min(self.burst, level + (now - last) * self.each_second)
        if level < cost:
            raise Refusal("too_fast", Message("server-too-fast"))
        self._buckets[asker] = level - cost, now
        if len(self._buckets) > MOST_BUCKETS:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        """Forget those whose bucket is full again."""
        whole = self.burst / self.each_second
        self._buckets = {
            asker: kept for asker, kept in self._buckets.items() if now - kept[1] < whole
        }
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
