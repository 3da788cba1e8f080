"""Golden games of Le Havre."""
