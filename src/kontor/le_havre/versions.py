"""The versions of the rules of Le Havre: the newest, and those that are still played."""

from typing import Final

NEWEST: Final = 2
OLDER: Final = (1,)  # games that were begun under them go on under them
