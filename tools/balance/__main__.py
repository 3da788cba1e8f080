"""Writes the tables and pictures of docs/balance.md again, from published games and experiments.

    python -m tools.balance                              from what is there
    python -m tools.balance --count le_havre craftsmen   count the games of docs/games again
    python -m tools.balance --measure trader merchant    play with changed values again

Run it at the root of the project. Measuring takes about six minutes of two cores. What plays the
games of the traders stands on the page.
"""

import argparse
import json

from kontor.core import registry
from tools.balance import experiments, games, page


def main() -> None:
    """Play if that is wished, and write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", nargs="+", default=[], choices=list(registry.GAMES))
    parser.add_argument("--measure", nargs="+", default=[], choices=list(experiments.LEVELS))
    wanted = parser.parse_args()
    for game in wanted.count:
        games.count_levels(game)
    for level in wanted.measure:
        keep(level)
    page.write()


def keep(level: str) -> None:
    """Play the experiments of a level, and keep what came of them beside those of others."""
    known = page.measured()
    found = [each for each in known if each["level"] != level]
    found += experiments.run(level)
    experiments.DATA.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
