"""Reads a position that `to_bytes` has written; meant for bytes of one's own, like pickles."""

import json
from hashlib import blake2s

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.packed import DIGEST, MARK
from kontor.core.words import Message


def from_bytes(data: bytes) -> State:
    """The position in these bytes; BadInput when they are damaged or something else."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise BadInput(Message("bytes-form", given=type(data).__name__))
    whole = bytes(data)
    start = len(MARK) + DIGEST
    body = whole[start:]
    if whole[: len(MARK)] != MARK:
        raise BadInput(Message("bytes-foreign"))
    if blake2s(body, digest_size=DIGEST).digest() != whole[len(MARK) : start]:
        raise BadInput(Message("bytes-damaged"))
    header, _, row = body.partition(b"\n")
    said = json.loads(header)
    return registry.find(said["game"]).restore(memoryview(row).cast("q").tolist(), said)
