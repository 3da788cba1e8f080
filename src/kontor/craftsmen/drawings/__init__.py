"""The drawings of Craftsmen: its goods, pieces and houses."""
