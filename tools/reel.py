"""Puts the frames of a film together as one moving picture: the second half of `make film`.

    python -m tools.reel FOLDER PICTURE

It runs in the environment of the documentation, which has Pillow.
"""

import json
import sys
from pathlib import Path

from PIL import Image  # type: ignore[import-not-found, unused-ignore]

LARGEST = 1_500_000  # bytes, so that a page with the picture opens at once
COLOURS = (256, 192, 128, 96, 64)  # fewer make it smaller; letters stay sharp


def reduced(frames: list[Image.Image], colours: int) -> list[Image.Image]:
    """The frames in so few colours, the same in all of them."""
    some = frames[:: max(1, len(frames) // 4)]
    width, height = frames[0].size
    sheet = Image.new("RGB", (width, height * len(some)))
    for at, frame in enumerate(some):
        sheet.paste(frame, (0, at * height))
    palette = sheet.quantize(colours)
    return [
        frame.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB") for frame in frames
    ]


def main() -> int:
    """Write the picture in as many colours as are small enough; 1 when none are."""
    folder, picture = Path(sys.argv[1]), Path(sys.argv[2])
    shown: list[tuple[str, int]] = json.loads((folder / "frames.json").read_text("utf-8"))
    frames = [Image.open(folder / name).convert("RGB") for name, _ in shown]
    times = [duration for _, duration in shown]
    for colours in COLOURS:
        first, *others = reduced(frames, colours)
        first.save(
            picture, save_all=True, append_images=others, duration=times, lossless=True, method=4
        )
        if picture.stat().st_size <= LARGEST:
            size, seconds = picture.stat().st_size // 1000, sum(times) / 1000
            sys.stdout.write(f"drew {picture}, {seconds:.0f} s, {size} kB, {colours} colours\n")
            return 0
    sys.stderr.write(f"{picture} is larger than {LARGEST // 1000} kB\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
