"""The installed rules and the plain ones in src play the very same games."""

from tests.forms import fingerprint, plain_fingerprint

SETS = ("base", "essen", "hameau", "promo")
SETUPS = [
    {
        "players": seed % 5 + 1,
        "seed": seed,
        "variant": ("full", "short")[seed // 5],
        "cards": SETS,
        "expert": seed % 3 == 0,
    }
    for seed in range(10)
]


def digest() -> str:
    """All set-ups."""
    return fingerprint("le_havre", SETUPS)


def test_both_forms_play_the_same_games() -> None:
    assert plain_fingerprint("tests.le_havre.test_forms") == digest()
