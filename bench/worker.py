"""The far end of the pipe: measures one engine when it is told to, and only then."""

import sys
from collections.abc import Callable, Mapping
from time import process_time

Work = Callable[[], int]


def serve(works: Mapping[str, Work]) -> None:
    """Answer lines such as `inside 0.4` with the count and the seconds that it really took."""
    print(" ".join(works), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        count, passed = spent(works[name], float(seconds))
        print(count, passed, flush=True)


def spent(work: Work, seconds: float) -> tuple[int, float]:
    """Do a work again and again for about so long; what it counted, and the processor time."""
    count, began = 0, process_time()
    while True:
        count += work()
        passed = process_time() - began
        if passed >= seconds:
            return count, passed
