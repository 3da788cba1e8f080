"""Maintained scripts around the project; run them as modules, at its root."""
