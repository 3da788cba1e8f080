"""The table in the browser: tables, seats, the store of record and live updates."""
