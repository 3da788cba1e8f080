"""Golden games of Craftsmen."""
