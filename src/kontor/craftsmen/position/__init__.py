"""Positions as plain data: written, laid over the opening, placed on the board and checked."""
