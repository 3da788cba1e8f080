"""What an environment shows and says: a position as text, SVG or pixels, and why it refuses.

A position is shown as a spectator sees it.
"""

import sys
from io import BytesIO
from typing import Any, Final

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import Message, Sentence, render, seat_name
from kontor.drawing.picture import SHEET, Wish, owners
from kontor.extras import missing

MODES: Final = ["human", "ansi", "svg", "rgb_array"]
WIDTH: Final = 1400  # of an array, unless another is wished for
# What serif and sans-serif mean to resvg by itself are fonts that only Windows and macOS have.
FONTS: Final[dict[str, Any]] = (
    {"serif_family": "DejaVu Serif", "sans_serif_family": "DejaVu Sans"}
    if sys.platform.startswith("linux")
    else {}
)


def check_mode(mode: str | None) -> str | None:
    """The way to show a position; BadInput when there is no such way."""
    if mode is not None and mode not in MODES:
        raise BadInput(Message("research-no-mode", name=mode, known=", ".join(MODES)))
    return mode


def show(state: State, mode: str | None, width: int = WIDTH) -> Any:
    """A position in one of the modes; `human` prints the text and gives nothing."""
    if mode == "svg":
        return svg(state)
    if mode == "rgb_array":
        return pixels(state, width)
    if mode == "ansi":
        return text(state)
    if mode == "human":
        print(text(state))  # noqa: T201 - that is what this mode is
    return None


def refusal(state: State, action: int) -> Sentence:
    """Why an action cannot be done now."""
    try:
        return state.refusal(state.text(action)) or Message("game-over")
    except BadInput as problem:  # the number means nothing
        return problem.sentence


def text(state: State) -> str:
    """Where the game is, who has what, and what is asked."""
    lines = [render(state.caption())]
    for seat, points in enumerate(state.scores()):
        parts = ", ".join(f"{name} {amount}" for name, amount in state.breakdown(seat).items())
        mark = ">" if seat == state.seat else " "
        lines.append(f"{mark} {render(seat_name(seat))}: {points} ({parts})")
    return "\n".join(lines)


def svg(state: State) -> str:
    """The picture of the table."""
    names = [render(seat_name(seat)) for seat in range(state.players)]
    wish = Wish(form=SHEET, title=render(state.caption()), owners=owners(names), language="en")
    return registry.find(state.game).picture(state.view(None), wish)


def pixels(state: State, width: int = WIDTH) -> Any:
    """The picture as an array of bytes: height, width, and three colours."""
    try:
        import numpy as np
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        sentence = missing(error)
        if sentence is None:
            raise
        raise BadInput(sentence) from None
    drawn = svg_to_bytes(svg_string=svg(state), width=width, **FONTS)
    return np.asarray(Image.open(BytesIO(drawn)).convert("RGB"))
