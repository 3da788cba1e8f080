"""The store of record: its database, and what servers on one database tell each other."""
