"""Keys and tokens that nobody can guess, their hashes, and the commitment to a seed."""

import hashlib
import re
import secrets

from kontor.core.options import SEEDS

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
TABLE = re.compile(r"[A-Za-z0-9_-]{12}")


def fresh_token() -> str:
    """256 random bits, fit for an address."""
    return secrets.token_urlsafe(32)


def fresh_table() -> str:
    """The name of a table; it is no secret, but nobody can list them either."""
    name = secrets.token_urlsafe(9)
    return fresh_table() if name.startswith("-") else name  # commands would take it for an option


def fresh_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbelow(SEEDS)


def fresh_salt() -> str:
    """What keeps a commitment from being tried out."""
    return secrets.token_hex(32)


def is_token(text: str) -> bool:
    """Whether this has the form of a key or token."""
    return TOKEN.fullmatch(text) is not None


def is_table(text: str) -> bool:
    """Whether this has the form of a table's name; the store is asked for nothing else."""
    return TABLE.fullmatch(text) is not None


def digest(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def commitment(seed: int, salt: str) -> str:
    """The published hash that fixes a seed without telling it."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()


def choice_seed(secret: str, count: int, purpose: str) -> int:
    """A seed for somebody's choice after so many actions; the secret is no part of the deal."""
    made = hashlib.sha256(f"{purpose} {secret} {count}".encode()).digest()
    return int.from_bytes(made[:8], "big") % SEEDS
