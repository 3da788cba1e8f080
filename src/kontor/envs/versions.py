"""The versions that ids of environments carry, and what each of them is.

A version is raised whenever learning could change: other numbers in an observation, other actions,
other rewards, or another version of the rules. `fingerprint` notices that; a test compares it with
what is written down here. Older versions are not kept.
"""

from hashlib import blake2b
from typing import Final

from kontor.core import registry
from kontor.core.chance import Chance
from kontor.core.setup import Setup
from kontor.envs.observation import Observer
from kontor.envs.rewards import REWARDS, reward_of

VERSIONS: Final = {"le_havre": 0, "craftsmen": 0}

# What is new in each version.
HISTORY: Final = {
    "le_havre": ("532 + 60 numbers for each seat after the first, 896 actions, rules 2",),
    "craftsmen": ("763 + 97 numbers for each seat after the second, 738 actions, rules 2",),
}

# What `fingerprint` says of the newest version.
FINGERPRINTS: Final = {"le_havre": "d537190575b9a18d", "craftsmen": "910f27bb46a78c3e"}

EVERY: Final = 5  # decisions between two looks
SEEDS: Final = 3


def version_of(game: str) -> int:
    """The version of a game's environments; 0 for games of other people."""
    return VERSIONS.get(game, 0)


def fingerprint(game: str) -> str:
    """What a learner meets in some random games of all sizes, in short."""
    found = blake2b(digest_size=8)
    for players in registry.find(game).players:
        setup = Setup.of(game, players)
        observer = Observer(setup)
        for seed in range(SEEDS):
            state, chance, count = setup.open(seed), Chance(seed), 0
            while legal := state.legal():
                if count % EVERY == 0 and state.seat is not None:
                    found.update(observer.row(state, state.seat).tobytes())
                    found.update(repr((state.bound, legal)).encode())
                state.play(legal[int(chance.pick(len(legal)))])
                count += 1
            found.update(repr([reward_of(name)(state) for name in REWARDS]).encode())
    return found.hexdigest()
