"""Le Havre: rules and data."""
