"""How the tables of the store came to be as they are, step by step (Alembic)."""
