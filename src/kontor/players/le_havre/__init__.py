"""Le Havre as opponents understand it."""
