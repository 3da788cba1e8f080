"""What a finished game teaches: every decision judged in points, by what its seat could know.

The package can be called: `kontor.review(record)` is `kontor.review.run.review`.
"""

import sys
from types import ModuleType
from typing import Any

from kontor.review.report import Effort, Report
from kontor.review.run import deepen, review

__all__ = ["Effort", "Report", "deepen", "review"]


class _Callable(ModuleType):
    """A package that is a function, too: its name is the verb that people look for."""

    def __call__(self, *given: Any, **named: Any) -> Report:
        return review(*given, **named)


sys.modules[__name__].__class__ = _Callable
