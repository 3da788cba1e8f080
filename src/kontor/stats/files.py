"""Files of games: results of the arena, packed or not, and Parquet, read and written in pieces."""

import lzma
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from kontor.arena.result import Result
from kontor.core.errors import BadInput
from kontor.stats.annals import Annals, annals
from kontor.stats.columns import MARK, Table, game_of, row_of, schema, table_of
from kontor.stats.positions import positions as positions_of

PIECE: Final = 50  # games that one process reads in one go, and that are written together
PARQUET: Final = ".parquet"
RESULTS: Final = (".jsonl", ".jsonl.xz")
LEVEL: Final = 12  # how hard zstd tries


def parquet() -> Any:
    """The part of PyArrow that reads and writes Parquet."""
    return import_module("pyarrow.parquet")


def read(paths: Iterable[Path], processes: int = 1) -> list[Annals]:
    """All games of some files, each as it is counted; a game that stands twice counts once."""
    found: dict[object, Annals] = {}
    for path in paths:
        for game in games_of(path, processes):
            found.setdefault((game.result.job, game.result.rules), game)
    return list(found.values())


def games_of(path: Path, processes: int = 1) -> Iterator[Annals]:
    """The games of a file."""
    if path.name.endswith(PARQUET):
        columns = [name for name in schema(positions=False).names if name != "actions"]
        for table in tables_of(path, columns):
            yield from map(game_of, table.to_pylist())
    elif path.name.endswith(RESULTS):
        with crew(processes) as run:
            for piece in run(annals_of, in_pieces(lines_of(path))):
                yield from piece
    else:
        known = ", ".join([PARQUET, *RESULTS])
        raise BadInput(f"'{path}' is no file of games; their names end in {known}")


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a file of results."""
    try:
        with lzma.open(path) if path.suffix == ".xz" else path.open("rb") as file:
            yield from file
    except (OSError, EOFError, lzma.LZMAError) as error:
        raise BadInput(f"'{path}' cannot be read: {_reason(error)}") from None


def tables_of(path: Path, columns: Sequence[str]) -> Iterator[Table]:
    """The row groups of a Parquet file of ours, with these columns only."""
    pq = parquet()
    arrow = import_module("pyarrow")
    try:
        with pq.ParquetFile(path) as file:
            known = file.schema_arrow
            if MARK not in (known.metadata or {}):
                raise BadInput(f"'{path}' holds no games of kontor")
            lost = [name for name in columns if name not in known.names]
            if lost:
                raise BadInput(
                    f"'{path}' has no column '{lost[0]}'; kontor selfplay writes it, and"
                    " --no-positions leaves the positions out"
                )
            for group in range(file.num_row_groups):
                yield file.read_row_group(group, columns=list(columns))
    except (OSError, arrow.ArrowException) as error:
        raise BadInput(f"'{path}' cannot be read: {_reason(error)}") from None


def convert(results: Path, target: Path, processes: int = 1, *, positions: bool = True) -> int:
    """Write the games of a file of results as Parquet; how many there were."""
    return write(lines_of(results), target, processes, positions=positions)


def write(
    lines: Iterable[bytes], target: Path, processes: int = 1, *, positions: bool = True
) -> int:
    """Write results as Parquet; the file has its name only when it is whole."""
    count, part = 0, target.with_name(target.name + ".part")
    arrow, form = import_module("pyarrow"), schema(positions=positions)
    try:
        with (
            crew(processes) as run,
            parquet().ParquetWriter(
                part, form, compression="zstd", compression_level=LEVEL
            ) as writer,
        ):
            for packed in run(partial(packed_rows, positions=positions), in_pieces(lines)):
                table = arrow.ipc.open_stream(packed).read_all()
                writer.write_table(table, row_group_size=PIECE)
                count += table.num_rows
        part.replace(target)
    except OSError as error:
        raise BadInput(f"'{target}' cannot be written: {_reason(error)}") from None
    finally:
        part.unlink(missing_ok=True)
    return count


def packed_rows(lines: Sequence[bytes], *, positions: bool) -> bytes:
    """Some results as a table that another process can read."""
    rows = []
    for line in lines:
        result = Result.read(line)
        rows.append(row_of(annals(result), positions_of(result) if positions else None))
    arrow, table = import_module("pyarrow"), table_of(rows, positions=positions)
    sink = arrow.BufferOutputStream()
    with arrow.ipc.new_stream(sink, table.schema) as stream:
        stream.write_table(table)
    return bytes(sink.getvalue())


def annals_of(lines: Sequence[bytes]) -> list[Annals]:
    """Some results, each as it is counted."""
    return [annals(Result.read(line)) for line in lines]


@contextmanager
def crew(processes: int) -> Iterator[Any]:
    """A `map` that gives its work to so many processes; to this one if it is one."""
    if processes == 1:
        yield map
        return
    with get_context("spawn").Pool(processes or None) as pool:
        yield pool.imap


def in_pieces(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    """Lines in pieces that are worth being sent to another process."""
    piece: list[bytes] = []
    for line in lines:
        piece.append(line)
        if len(piece) == PIECE:
            yield piece
            piece = []
    if piece:
        yield piece


def _reason(error: Exception) -> str:
    said = getattr(error, "strerror", None) or str(error).partition("\n")[0]
    return said[:1].lower() + said[1:]
