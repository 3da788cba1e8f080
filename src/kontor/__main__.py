"""The command `kontor`, also as `python -m kontor`; it needs more libraries than the engine."""

import os
import sys

from kontor.core.words import DEFAULT, render, supported_language
from kontor.extras import missing


def main() -> None:
    """Run the command line, or say how the libraries that it needs are installed."""
    try:
        from kontor.cli import app
    except ModuleNotFoundError as error:
        sentence = missing(error)
        if sentence is None:
            raise
        sys.exit(render(sentence, supported_language(os.environ.get("KONTOR_LANGUAGE", DEFAULT))))
    app(prog_name="kontor")


if __name__ == "__main__":
    main()
