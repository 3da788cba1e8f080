"""Learning to judge positions: players play against themselves, a network is fitted to it."""
