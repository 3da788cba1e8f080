"""Learning by playing: lessons, puzzles and a coach, on the real table and by the real rules."""
