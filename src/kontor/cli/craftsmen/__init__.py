"""Craftsmen at the terminal: its board, its questions and its log in words."""
