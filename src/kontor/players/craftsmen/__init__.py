"""Craftsmen as opponents understand it."""
