"""Play by words, for the tests of the rules: lines that must be legal, and what else is."""

from typing import Any


def do(state: Any, *lines: str) -> Any:
    """Play these lines one after the other; each must be legal."""
    for line in lines:
        reason = state.why_not(line)
        assert reason is None, f"{line!r} is refused: {reason}; legal: {texts(state)}"
        action = state.read(line)
        assert action in state.legal(), f"{line!r} is not in {texts(state)}"
        state.play(action)
    return state


def texts(state: Any) -> list[str]:
    """What the seat to move may do, in words."""
    return [state.text(action) for action in state.legal()]


def can(state: Any, line: str) -> bool:
    """Whether a line may be played, as `legal` and `why_not` both say."""
    listed = line in texts(state)
    assert listed == (state.why_not(line) is None), line
    return listed
