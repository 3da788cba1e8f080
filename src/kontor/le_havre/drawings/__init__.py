"""The drawings of Le Havre: its pieces, and a vignette for each building."""
