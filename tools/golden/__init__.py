"""Makes the golden games of tests/golden, and knows what they have to show."""
