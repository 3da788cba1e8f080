"""Kontor where nothing but this machine can be reached: whoever tries is refused, and noted.

    python -m tests.offline learn le_havre quay

What was tried goes to the file that KONTOR_TRIED names, a line each.
"""

import errno
import os
import runpy
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Any

NAMES = ("", "localhost")


def is_here(host: object) -> bool:
    """Whether a host is this machine; one that is asked for by any other name is not."""
    name = host.decode() if isinstance(host, bytes) else host
    if name is None or name in NAMES:
        return True
    try:
        address = ip_address(str(name))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def watch(event: str, values: tuple[Any, ...]) -> None:
    """Refuse what leads out of the machine; sockets of files have no host."""
    if event == "socket.getaddrinfo":
        host = values[0]
    elif event in ("socket.connect", "socket.sendto") and isinstance(values[1], tuple):
        host = values[1][0]
    else:
        return
    if not is_here(host):
        with Path(os.environ["KONTOR_TRIED"]).open("a", encoding="utf-8") as tried:
            tried.write(f"{event} {host}\n")
        raise OSError(errno.ENETUNREACH, "the network cannot be reached", str(host))


if __name__ == "__main__":
    sys.addaudithook(watch)
    runpy.run_module("kontor", run_name="__main__", alter_sys=True)
