"""The questions of Craftsmen, one small class each."""
