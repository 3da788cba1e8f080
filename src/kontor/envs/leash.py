"""Keeps a program on a leash: it ends, with all that it started, when whoever holds the leash does.

Run as a script, without the package: `python leash.py DESCRIPTOR COMMAND...`. The descriptor is
the reading end of a pipe that nothing is written to; its end is the end of whoever asked.
"""

import os
import select
import signal
import sys

EVERY = 0.05  # seconds between two looks whether the program has ended by itself
NOT_FOUND = 127


def main() -> None:
    """Start the command in this session, and wait until it or the other end of the pipe is gone."""
    leash, command = int(sys.argv[1]), sys.argv[2:]
    child = os.fork()
    if child == 0:
        os.close(leash)
        try:
            os.execvp(command[0], command)  # noqa: S606 - the command is the point
        except OSError as error:
            sys.stderr.write(f"{command[0]}: {error.strerror}\n")
            os._exit(NOT_FOUND)
    os.close(0)  # the pipes to the program are its own, so that their ends tell of it alone
    os.close(1)
    while not select.select([leash], [], [], EVERY)[0]:
        if os.waitpid(child, os.WNOHANG)[0]:
            break
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
