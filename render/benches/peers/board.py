"""Draws a recorded board with Pillow, stroke by stroke, and tells the processor time of one picture to PNG.

    pip install pillow
    cargo run --release -p skald-render --features tape --example tape -- FOLDER
    python3 render/benches/peers/board.py FOLDER/board-of-2.json [OUT.png]

Pillow draws without smooth edges, so everything but the text is drawn twice as large and made smaller, as its users do;
blurred shadows are kept between pictures, as ours are.
"""

import io
import json
import sys
import time
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter, ImageFont

FONTS = Path(__file__).resolve().parent.parent.parent / "fonts"
FACES = {
    "Prose": "NotoSans-Medium.ttf",
    "Text": "NotoSans-SemiBold.ttf",
    "Bold": "NotoSans-Bold.ttf",
    "Title": "Cinzel-Bold.ttf",
}
FINE = 2


@lru_cache(maxsize=None)
def colour(text):
    return ImageColor.getrgb(text)


@lru_cache(maxsize=None)
def font(face, size):
    return ImageFont.truetype(str(FONTS / FACES[face]), size)


@lru_cache(maxsize=None)
def glow(width, height, radius, blur, tint):
    pad = int(blur * 3) + 1
    image = Image.new("L", (int(width) + 2 * pad, int(height) + 2 * pad), 0)
    box = [pad, pad, pad + width, pad + height]
    ImageDraw.Draw(image).rounded_rectangle(box, max(0, radius), fill=colour(tint)[3])
    return image.filter(ImageFilter.GaussianBlur(blur)), pad


class Sheet:
    """A picture that is being drawn, with the clips that hold."""

    def __init__(self, width, height):
        self.image = Image.new("RGB", (width, height))
        self.clips = []

    def stencil(self, area, shape):
        """Lays paint through a stencil that `shape` draws at twice the size, within the whole pixels of `area`."""
        x0, y0 = max(0, int(area[0]) - 1), max(0, int(area[1]) - 1)
        x1 = min(self.image.width, int(area[2]) + 2)
        y1 = min(self.image.height, int(area[3]) + 2)
        if x1 <= x0 or y1 <= y0:
            return None, None
        mask = Image.new("L", ((x1 - x0) * FINE, (y1 - y0) * FINE), 0)
        shape(ImageDraw.Draw(mask), lambda x, y: ((x - x0) * FINE, (y - y0) * FINE))
        return mask.reduce(FINE), (x0, y0, x1, y1)

    def lay(self, mask, box, top, bottom, y0, y1):
        """Paints a mask with a gradient that runs from `y0` down to `y1`."""
        if mask is None:
            return
        if self.clips:
            mask = ImageChops.multiply(mask, self.clips[-1].crop(box))
        first, last = colour(top), colour(bottom)
        if first == last:
            paint = Image.new("RGB", mask.size, first[:3])
        else:
            column = Image.new("RGB", (1, mask.height))
            span = max(1e-6, y1 - y0)
            for row in range(mask.height):
                at = min(1.0, max(0.0, (box[1] + row + 0.5 - y0) / span))
                column.putpixel((0, row), tuple(round(a + (b - a) * at) for a, b in zip(first[:3], last[:3])))
            paint = column.resize(mask.size)
        alpha = first[3] if len(first) > 3 else 255
        if alpha < 255:
            mask = mask.point(lambda value: value * alpha // 255)
        self.image.paste(paint, box[:2], mask)

    def rect(self, area, top, bottom):
        self.round(area, 0, top, bottom)

    def round(self, area, radius, top, bottom):
        x, y, w, h = area

        def shape(draw, at):
            draw.rounded_rectangle([at(x, y), at(x + w, y + h)], max(0, radius) * FINE, fill=255)

        self.lay(*self.stencil((x, y, x + w, y + h), shape), top, bottom, y, y + h)

    def frame(self, area, radius, width, tint):
        x, y, w, h = area

        def shape(draw, at):
            line = max(1, round(width * FINE))
            draw.rounded_rectangle([at(x, y), at(x + w, y + h)], max(0, radius) * FINE, outline=255, width=line)

        self.lay(*self.stencil((x, y, x + w, y + h), shape), tint, tint, y, y + h)

    def disc(self, centre, radius, top, bottom):
        (cx, cy), r = centre, radius

        def shape(draw, at):
            draw.ellipse([at(cx - r, cy - r), at(cx + r, cy + r)], fill=255)

        self.lay(*self.stencil((cx - r, cy - r, cx + r, cy + r), shape), top, bottom, cy - r, cy + r)

    def ring(self, centre, radius, width, tint):
        (cx, cy), r = centre, radius + width / 2

        def shape(draw, at):
            draw.ellipse([at(cx - r, cy - r), at(cx + r, cy + r)], outline=255, width=max(1, round(width * FINE)))

        self.lay(*self.stencil((cx - r, cy - r, cx + r, cy + r), shape), tint, tint, cy - r, cy + r)

    def line(self, points, width, tint):
        self.path(None, [points], width, [0, 0, 0, 0], tint, tint)

    def clip(self, area, radius):
        x, y, w, h = area
        mask = Image.new("L", (self.image.width * FINE, self.image.height * FINE), 0)
        box = [x * FINE, y * FINE, (x + w) * FINE, (y + h) * FINE]
        ImageDraw.Draw(mask).rounded_rectangle(box, max(0, radius) * FINE, fill=255)
        self.clips.append(mask.reduce(FINE))

    def unclip(self):
        self.clips.pop()

    def path(self, _svg, lines, width, area, top, bottom):
        xs = [x for part in lines for x, _ in part]
        ys = [y for part in lines for _, y in part]
        if not xs:
            return
        box = (min(xs) - width, min(ys) - width, max(xs) + width, max(ys) + width)

        def stroke(draw, at):
            pen = max(1, round(width * FINE))
            for part in lines:
                draw.line([at(x, y) for x, y in part], fill=255, width=pen, joint="curve")

        if width > 0:
            mask, place = self.stencil(box, stroke)
        else:
            # Even and odd: the parts are laid over one another.
            mask, place = None, None
            for part in lines:
                if len(part) < 2:
                    continue
                one, place = self.stencil(box, lambda draw, at, part=part: draw.polygon([at(*p) for p in part], fill=255))
                mask = one if mask is None or one is None else ImageChops.difference(mask, one)
        self.lay(mask, place, top, bottom, area[1], area[1] + area[3])

    def glow(self, area, radius, blur, tint):
        x, y, w, h = area
        mask, pad = glow(w, h, radius, blur, tint)
        self.image.paste(Image.new("RGB", mask.size, colour(tint)[:3]), (round(x) - pad, round(y) - pad), mask)

    def text(self, words, at, face, size, ink, outline, ground):
        draw = ImageDraw.Draw(self.image)
        extra = {"stroke_width": outline, "stroke_fill": colour(ground)} if outline > 0 else {}
        draw.text(at, words, font=font(face, size), fill=colour(ink), anchor="ls", **extra)


def picture(tape):
    sheet = Sheet(tape["width"], tape["height"])
    for kind, *parts in tape["strokes"]:
        getattr(sheet, kind)(*parts)
    out = io.BytesIO()
    sheet.image.save(out, "PNG")
    return out.getvalue()


def main():
    tape = json.loads(Path(sys.argv[1]).read_text())
    png = picture(tape)
    times = []
    for _ in range(20):
        before = time.process_time()
        picture(tape)
        times.append((time.process_time() - before) * 1000)
    times.sort()
    print(f"Pillow, {Path(sys.argv[1]).name}: {times[10]:.2f} ms of processor time, {len(png)} bytes")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_bytes(png)


if __name__ == "__main__":
    main()
