"""How far the coach can be trusted: warnings of kept games checked by a deeper search."""
