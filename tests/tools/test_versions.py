"""What is said of two builds that were measured by turns."""

import pytest

from bench.versions import interval


@pytest.mark.parametrize(
    ("count", "low", "high"), [(1, 1, 1), (5, 1, 5), (6, 1, 6), (9, 2, 8), (15, 4, 12), (20, 6, 15)]
)
def test_a_median_lies_between_as_many_signs_as_tables_of_the_binomial_say(
    count: int, low: int, high: int
) -> None:
    assert interval(range(1, count + 1)) == (low, high)
