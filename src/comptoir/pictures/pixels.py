"""Drawings as pixels."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import as_file, files
from io import BytesIO

from PIL import Image
from resvg_py import svg_to_bytes

from comptoir.pictures.svg import WIDTH

MOMENT, LAST = 900, 4000
"""Milliseconds that a picture of an animation is shown, and the last of it."""


@cache
def _fonts() -> list[str]:
    """Ours alone: a picture is the same on every machine, and none is searched for fonts."""
    folder = files("comptoir.pictures") / "fonts"
    found = []
    for name in ("DejaVuSans.ttf", "DejaVuSerif-Bold.ttf"):
        with as_file(folder / name) as path:
            found.append(str(path))
    return found


def png(drawing: str, width: int = WIDTH) -> bytes:
    """A drawing as a PNG file of that width."""
    return bytes(
        svg_to_bytes(
            svg_string=drawing,
            width=width,
            skip_system_fonts=True,
            font_files=_fonts(),
            serif_family="DejaVu Serif",
            sans_serif_family="DejaVu Sans",
        )
    )


def image(drawing: str, width: int = WIDTH) -> Image.Image:
    """A drawing as an image without transparency."""
    return Image.open(BytesIO(png(drawing, width))).convert("RGB")


def gif(drawings: Iterable[str], width: int) -> bytes:
    """Drawings one after the other, as an animated GIF file."""
    images = [one.quantize(128, dither=Image.Dither.NONE) for one in _images(drawings, width)]
    times = [MOMENT] * (len(images) - 1) + [LAST]
    out = BytesIO()
    images[0].save(
        out, "GIF", save_all=True, append_images=images[1:], duration=times, loop=0, optimize=False
    )
    return out.getvalue()


def _images(drawings: Iterable[str], width: int) -> Iterable[Image.Image]:
    """The same drawing twice in a row is one."""
    last = ""
    for drawing in drawings:
        if drawing != last:
            yield image(drawing, width)
        last = drawing
