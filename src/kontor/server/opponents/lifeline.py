"""Ends this process with the one that started it, even in the midst of compiled code.

A thread could not: compiled rules never give up the interpreter's lock. So the system does it.
"""

import ctypes
import os
import select
import signal
import sys
from contextlib import suppress

PR_SET_PDEATHSIG = 1
LOOK = 200  # milliseconds after which a watcher sees that nobody is left to be watched


def tie_to(parent: int) -> None:
    """End with a parent; on Windows only when the thought of the moment is finished."""
    if sys.platform == "linux" and _signalled_by_the_system():
        if os.getppid() != parent:  # it was gone before we asked
            os._exit(1)
    elif hasattr(os, "fork"):
        leave_watcher(sys.stdin.fileno())


def _signalled_by_the_system() -> bool:
    """Ask Linux to kill us when the thread that started us ends; False when it does not."""
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    return bool(prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0) == 0)


def leave_watcher(pipe: int) -> None:
    """Start a small process that kills this one when the other end of a pipe is closed."""
    watched = os.getpid()
    if os.fork():
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    os.close(sys.__stdout__.fileno() if sys.__stdout__ else 1)  # who reads it must see our end
    poll = select.poll()
    poll.register(pipe, 0)
    while os.getppid() == watched:
        if poll.poll(LOOK):
            with suppress(ProcessLookupError):
                os.kill(watched, signal.SIGKILL)
    os._exit(0)
