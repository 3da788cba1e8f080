"""What buildings do: one small class per verb, and the odd ones by name."""
