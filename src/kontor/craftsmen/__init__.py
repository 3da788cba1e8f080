"""Craftsmen: the rules of a growing town, for 2 to 5 players."""
