"""Lets `python -m kontor` do what `kontor` does."""

from kontor.cli import app

app(prog_name="kontor")
