"""Opponents: who plays, what they choose, and what they think of a position.

players.levels("le_havre")                      the opponents of a game, the weakest first
players.choose("trader", state, seat, seed)     what one of them does; fair by construction
players.assess(state, seat)                     expected final scores and chances of all seats
players.best(state, 3)                          the best actions, and what others would lose
players.whole_move(state, action)               an action, and the answers that go with it
"""

from kontor.players.advice import Assessment, Choice, assess, best, whole_move
from kontor.players.protocol import Level
from kontor.players.registry import choose, levels

__all__ = ["Assessment", "Choice", "Level", "assess", "best", "choose", "levels", "whole_move"]
