"""What a loss is called: by the chance to win that it costs, and only where it is sure."""

from typing import Final

from kontor.players.comparison import Loss
from kontor.review.report import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE

# From how much on: of the chance to win; or of points, where nobody else plays.
CHANCES: Final = ((BLUNDER, 0.15), (MISTAKE, 0.10), (INACCURACY, 0.05))
POINTS: Final = ((BLUNDER, 12.0), (MISTAKE, 8.0), (INACCURACY, 4.0))
AS_GOOD: Final = 0.4  # points by which a move is as good as the best; opponents choose among these
DECIDED: Final = 0.15  # a chance below, or as near to certainty, cannot fall as far as a blunder
SLIPS: Final = (INACCURACY, MISTAKE, BLUNDER)


def verdict(loss: Loss, chance: float, chance_loss: float, players: int) -> str:
    """What a move is called that loses so much, where the best one has such a chance to win.

    Who is far behind or ahead plays for points, as somebody alone does.
    """
    if loss.points <= AS_GOOD:
        return BEST
    if not loss.is_sure(AS_GOOD):
        return GOOD
    names = [name for name, least in CHANCES if chance_loss >= least]
    if players == 1 or chance < DECIDED or chance - chance_loss > 1 - DECIDED:
        names += [name for name, least in POINTS if loss.points >= least]
    return max(names, key=SLIPS.index, default=GOOD)
