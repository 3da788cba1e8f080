"""The installed rules and the plain ones in src play the very same games."""

from tests.forms import fingerprint, plain_fingerprint

SETUPS = [{"players": seed % 4 + 2, "seed": seed} for seed in range(12)]


def digest() -> str:
    """All numbers of players."""
    return fingerprint("craftsmen", SETUPS)


def test_both_forms_play_the_same_games() -> None:
    assert plain_fingerprint("tests.craftsmen.test_forms") == digest()
