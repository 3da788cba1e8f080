"""Which actions brought something to light, so that they cannot be taken back."""

from collections.abc import Iterable

from kontor.core.news import News


def reveals(news: News, people: Iterable[int]) -> bool:
    """Whether an action showed a person what they, or the person who acted, could not know.

    Who shows the own cards could foresee that; what an opponent shows is news to people.
    """
    people = list(people)
    seen = news.unforeseen if news.actor in people else news.unforeseen | news.shared
    return any(seen >> seat & 1 for seat in people)
