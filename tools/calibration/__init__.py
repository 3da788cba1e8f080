"""Whether outlooks and chances come true: many quick games, and what was expected in them."""
