"""The page on balance: what many games say about both games, and about values that are guesses."""
