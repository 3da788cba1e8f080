"""Orchard: a game of eighty lines that keeps the contract, to show what a further game needs."""
