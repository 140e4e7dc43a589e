//! Text: laid out with kerning and fallback faces, measured, cut by grapheme, wrapped, outlined.
//! Every piece of text that is drawn is written into the layout record.

use parley::{FontFamily, FontWeight, PositionedLayoutItem, StyleProperty};
use unicode_segmentation::UnicodeSegmentation;
use vello_cpu::Glyph;
use vello_cpu::kurbo::{Affine, Join, Stroke};

use super::shapes::paint;
use super::{Painter, Rect, tape};
use crate::layout::{CAP, Kind, TextRecord};
use crate::look::color::Color;

/// How far letters such as g reach below the baseline, as a part of the size.
const DESCENT: f32 = 0.22;
/// The narrowest letters as a part of their usual width: as a condensed face has them.
const NARROWEST: f32 = 0.62;
/// More remembered clusters or widths than this are forgotten together.
const REMEMBERED: usize = 4096;
/// The longest text whose width is remembered, in bytes.
const LONGEST: usize = 96;
/// The most sizes of a text whose widths are remembered.
const SIZES: usize = 8;

/// A face and weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Noto Sans 500, for long text.
    Prose,
    /// Noto Sans 600, for names and labels.
    Text,
    /// Noto Sans 700, for numbers.
    Bold,
    /// Cinzel 700, for titles from 22 pixels.
    Title,
}

impl Face {
    /// Its number among faces.
    pub(super) const fn number(self) -> u32 {
        self as u32
    }
}

/// Which point of the text is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Its left end.
    Left,
    /// Its middle.
    Centre,
    /// Its right end.
    Right,
}

/// How a piece of text looks and what it is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Face and weight.
    pub face: Face,
    /// Size of the em in pixels.
    pub size: f32,
    /// Colour of the letters.
    pub ink: Color,
    /// The colour the letters stand on, where contrast is worst; for outlined text the outline.
    pub ground: Color,
    /// Width of the outline outside the letters in pixels; 0 for none. Drawn in `ground`.
    pub outline: f32,
    /// Which point is placed.
    pub align: Align,
    /// What the text is for.
    pub kind: Kind,
    /// How wide letters are as a part of their usual width: less than 1 where a name would have to be cut.
    pub squeeze: f32,
}

impl Style {
    /// Left-aligned prose without outline.
    pub const fn new(face: Face, size: f32, ink: Color, ground: Color) -> Self {
        Self { face, size, ink, ground, outline: 0.0, align: Align::Left, kind: Kind::Prose, squeeze: 1.0 }
    }

    /// With an outline of `width` pixels in the ground colour.
    #[must_use]
    pub const fn outlined(self, width: f32) -> Self {
        Self { outline: width, ..self }
    }

    /// For another purpose.
    #[must_use]
    pub const fn kind(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    /// Placed by its middle.
    #[must_use]
    pub const fn centred(self) -> Self {
        Self { align: Align::Centre, ..self }
    }

    /// Placed by its right end.
    #[must_use]
    pub const fn right(self) -> Self {
        Self { align: Align::Right, ..self }
    }

    /// In another size.
    #[must_use]
    pub const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// With letters of this part of their usual width.
    #[must_use]
    pub const fn squeezed(self, squeeze: f32) -> Self {
        Self { squeeze, ..self }
    }

    /// In other colours.
    #[must_use]
    pub const fn colours(self, ink: Color, ground: Color) -> Self {
        Self { ink, ground, ..self }
    }

    /// The baseline that puts capitals and digits into the vertical middle around `cy`.
    pub fn baseline_at(&self, cy: f32) -> f32 {
        cy + self.size * CAP / 2.0
    }
}

impl Painter {
    fn lay(&mut self, s: &str, face: Face, size: f32) -> parley::Layout<()> {
        let (family, weight) = match face {
            Face::Prose => (&self.families.text, 500.0),
            Face::Text => (&self.families.text, 600.0),
            Face::Bold => (&self.families.text, 700.0),
            Face::Title => (&self.families.title, 700.0),
        };
        // Not quantised: whole-pixel steps would space letters unevenly at these sizes.
        let mut builder = self.layouts.ranged_builder(&mut self.fonts, s, 1.0, false);
        builder.push_default(StyleProperty::FontSize(size));
        builder.push_default(StyleProperty::FontFamily(FontFamily::Source(family.as_str().into())));
        builder.push_default(StyleProperty::FontWeight(FontWeight::new(weight)));
        builder.build(s)
    }

    /// The width of a text on one line, in pixels, without outline.
    pub fn measure(&mut self, s: &str, style: &Style) -> f32 {
        let known = self.widths.get(s).into_iter().flatten();
        let alike =
            |(face, size, _): &&(Face, u32, f32)| *face == style.face && *size == style.size.to_bits();
        if let Some((.., width)) = known.into_iter().find(alike) {
            return *width * style.squeeze;
        }
        let mut layout = self.lay(s, style.face, style.size);
        layout.break_all_lines(None);
        let width = layout.full_width();
        self.keep_width(s, style, width);
        width * style.squeeze
    }

    /// Names and labels return on every picture, and are measured several times before they are drawn once.
    fn keep_width(&mut self, s: &str, style: &Style, width: f32) {
        if s.len() > LONGEST {
            return;
        }
        if self.widths.len() >= REMEMBERED {
            self.widths.clear();
        }
        let known = self.widths.entry(s.to_owned()).or_default();
        // A text that is shrunk in ever new ways is not worth remembering in all of them.
        if known.len() < SIZES {
            known.push((style.face, style.size.to_bits(), width));
        }
    }

    /// Draws one line with its baseline at `y`, placed at `x` as the style says; returns its width.
    pub fn text(&mut self, s: &str, x: f32, y: f32, style: &Style) -> f32 {
        let width = self.measure(s, style);
        let left = match style.align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        // Most words of a picture stood in the one before, at the same place.
        if !self.is_blank() && !self.lay_words(s, width, left, y, style) {
            self.write(s, left, y, style);
        }
        width
    }

    /// Writes one line with its left end and its baseline at `left` and `y`, and records it.
    pub(super) fn write(&mut self, s: &str, left: f32, y: f32, style: &Style) {
        let mut layout = self.lay(s, style.face, style.size);
        layout.break_all_lines(None);
        let width = layout.full_width() * style.squeeze;
        self.note(|| {
            tape::stroke![
                "text",
                s,
                [left, y],
                format!("{:?}", style.face),
                style.size,
                tape::hex(style.ink),
                style.outline,
                tape::hex(style.ground),
            ]
        });
        let dy = y - layout.first_baseline().unwrap_or(0.0);
        let mut missing = 0;
        if style.outline > 0.0 {
            let stroke = Stroke::new(f64::from(style.outline) * 2.0).with_join(Join::Round);
            self.ctx.set_stroke(stroke);
            self.ctx.set_paint(paint(style.ground));
            self.glyphs(&layout, (left, dy), style.squeeze, true);
        }
        self.ctx.set_paint(paint(style.ink));
        missing += self.glyphs(&layout, (left, dy), style.squeeze, false);
        let descent =
            if s.chars().all(|c| c.is_ascii_digit() || "+−-/ ".contains(c)) { 0.0 } else { DESCENT };
        let (cap, o) = (style.size * CAP, style.outline);
        let area = Rect::new(left - o, y - cap - o, width + 2.0 * o, cap + style.size * descent + 2.0 * o);
        self.layout.texts.push(TextRecord {
            text: s.to_owned(),
            kind: style.kind,
            size: style.size,
            area,
            ink: style.ink,
            ground: style.ground,
            missing,
        });
    }

    fn glyphs(
        &mut self,
        layout: &parley::Layout<()>,
        (dx, dy): (f32, f32),
        squeeze: f32,
        stroke: bool,
    ) -> usize {
        let mut missing = 0;
        for line in layout.lines() {
            for item in line.items() {
                let PositionedLayoutItem::GlyphRun(glyph_run) = item else { continue };
                let run = glyph_run.run();
                let glyphs: Vec<Glyph> = glyph_run
                    .positioned_glyphs()
                    .map(|g| Glyph { id: g.id, x: g.x * squeeze + dx, y: g.y + dy })
                    .collect();
                missing += glyphs.iter().filter(|g| g.id == 0).count();
                let builder = self
                    .ctx
                    .glyph_run(&mut self.resources, run.font())
                    .font_size(run.font_size())
                    .hint(false);
                let builder = if squeeze < 1.0 {
                    builder.glyph_transform(Affine::scale_non_uniform(f64::from(squeeze), 1.0))
                } else {
                    builder
                };
                // An error here means a broken font file; then the letters are not drawn.
                let drawn = if stroke {
                    builder.stroke_glyphs(glyphs.into_iter())
                } else {
                    builder.fill_glyphs(glyphs.into_iter())
                };
                missing += usize::from(drawn.is_err());
            }
        }
        missing
    }

    /// The text itself if it fits into `width` pixels, else its longest beginning with an ellipsis that does.
    /// Cuts between graphemes. Empty if not even the ellipsis fits.
    pub fn fit(&mut self, s: &str, width: f32, style: &Style) -> String {
        if self.measure(s, style) <= width {
            return s.to_owned();
        }
        let ends: Vec<usize> = s.grapheme_indices(true).map(|(i, _)| i).collect();
        let cut =
            |n: usize| format!("{}…", s.get(..ends.get(n).copied().unwrap_or(0)).unwrap_or("").trim_end());
        let (mut fits, mut fails) = (0, ends.len());
        while fits + 1 < fails {
            let middle = usize::midpoint(fits, fails);
            if self.measure(&cut(middle), style) <= width {
                fits = middle;
            } else {
                fails = middle;
            }
        }
        let best = cut(fits);
        if self.measure(&best, style) <= width { best } else { String::new() }
    }

    /// Draws a line that is at most `width` pixels wide; returns the width drawn. It becomes smaller as far as it can still be read,
    /// then narrower, and is only cut where even that does not help.
    pub fn text_fit(&mut self, s: &str, x: f32, y: f32, width: f32, style: &Style) -> f32 {
        let (style, up) = self.made_to_fit(s, width, style);
        let cut = self.fit(s, width, &style);
        self.text(&cut, x, y - up, &style)
    }

    /// The style in which a line is cut as little as can be, and how much higher its baseline is then, so that its middle stays.
    fn made_to_fit(&mut self, s: &str, width: f32, style: &Style) -> (Style, f32) {
        let smallest = style.kind.smallest(&self.layout);
        let Some(smallest) = smallest.filter(|_| self.measure(s, style) > width) else {
            return (*style, 0.0);
        };
        let made = self.narrow(s, width, smallest, style);
        (made, (style.size - made.size) * CAP / 2.0)
    }

    /// The style in the largest size, from its own down to `smallest`, in which the text is at most
    /// `width` wide.
    pub fn shrink(&mut self, s: &str, width: f32, smallest: f32, style: &Style) -> Style {
        let natural = self.measure(s, style);
        // Letters are not quite as wide as their size says: a little less than what is needed fits for certain.
        let size = if natural > width { style.size * width / natural * 0.99 } else { style.size };
        style.sized(size.max(smallest.min(style.size)))
    }

    /// The style with which a text is not cut if that can be helped: smaller as far as `smallest`, then with narrower letters.
    pub fn narrow(&mut self, s: &str, width: f32, smallest: f32, style: &Style) -> Style {
        let style = self.shrink(s, width, smallest, style);
        let natural = self.measure(s, &style);
        if natural <= width { style } else { style.squeezed((width / natural * 0.99).max(NARROWEST)) }
    }

    /// The lines of a text wrapped to `width` pixels.
    pub fn wrap(&mut self, s: &str, width: f32, style: &Style) -> Vec<String> {
        let mut layout = self.lay(s, style.face, style.size);
        layout.break_all_lines(Some(width));
        layout.lines().filter_map(|l| s.get(l.text_range())).map(|l| l.trim().to_owned()).collect()
    }

    /// Draws wrapped text from the top of `r`, `leading` pixels from line to line; what does not fit is cut
    /// with an ellipsis on the last line. Returns the height used.
    pub fn paragraph(&mut self, s: &str, r: Rect, leading: f32, style: &Style) -> f32 {
        let lines = self.wrap(s, r.w, style);
        let x = match style.align {
            Align::Left => r.x,
            Align::Centre => r.cx(),
            Align::Right => r.right(),
        };
        let mut y = r.y;
        for (i, line) in lines.iter().enumerate() {
            let last = y + 2.0 * leading > r.bottom() + 0.5 && i + 1 < lines.len();
            let baseline = style.baseline_at(y + leading / 2.0);
            if last {
                let rest = lines.get(i..).unwrap_or_default().join(" ");
                self.text_fit(&rest, x, baseline, r.w, style);
                return y + leading - r.y;
            }
            self.text(line, x, baseline, style);
            y += leading;
        }
        y - r.y
    }

    /// Whether some face has every letter of this cluster.
    pub fn covers(&mut self, cluster: &str) -> bool {
        if let Some(known) = self.covered.get(cluster) {
            return *known;
        }
        let mut layout = self.lay(cluster, Face::Text, 20.0);
        layout.break_all_lines(None);
        let whole = layout.lines().flat_map(|l| l.items()).all(|item| match item {
            PositionedLayoutItem::GlyphRun(g) => g.glyphs().all(|g| g.id != 0),
            PositionedLayoutItem::InlineBox(_) => false,
        });
        if self.covered.len() >= REMEMBERED {
            self.covered.clear();
        }
        self.covered.insert(cluster.to_owned(), whole);
        whole
    }

    /// The text without the clusters no face can draw.
    pub fn drawable(&mut self, s: &str) -> String {
        let mut kept = String::with_capacity(s.len());
        for cluster in s.graphemes(true) {
            if self.covers(cluster) {
                kept.push_str(cluster);
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::PainterOptions;

    fn painter() -> Painter {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        p.begin(400, 200);
        p
    }

    const STYLE: Style = Style::new(Face::Text, 20.0, Color::hex(0xFF_FFFF), Color::hex(0));

    #[test]
    fn digits_are_equally_wide_and_text_is_kerned() {
        let mut p = painter();
        let one = p.measure("1111", &STYLE);
        assert!((p.measure("8888", &STYLE) - one).abs() < 0.01);
        let apart = p.measure("A", &STYLE) + p.measure("V", &STYLE);
        assert!(p.measure("AV", &STYLE) < apart - 0.3);
    }

    #[test]
    fn every_face_draws_something() {
        for face in [Face::Prose, Face::Text, Face::Bold, Face::Title] {
            let mut p = painter();
            p.text("War 13", 20.0, 100.0, &Style { face, size: 60.0, ..STYLE });
            let (_, layout) = p.finish().unwrap();
            assert_eq!(layout.texts[0].missing, 0);
            let lit = p.pixels().2.chunks_exact(4).filter(|c| c[0] > 128).count();
            assert!(lit > 1000, "{face:?} lit {lit}");
        }
    }

    #[test]
    fn a_cut_text_fits_and_keeps_whole_clusters() {
        let mut p = painter();
        let family = "👨‍👩‍👧‍👦".repeat(12);
        let cut = p.fit(&family, 100.0, &STYLE);
        assert!(cut.ends_with('…') && p.measure(&cut, &STYLE) <= 100.0);
        assert_eq!(cut.trim_end_matches('…').graphemes(true).next(), Some("👨‍👩‍👧‍👦"));
        assert_eq!(p.fit("short", 100.0, &STYLE), "short");
        assert_eq!(p.fit("short", 1.0, &STYLE), "");
    }

    #[test]
    fn wrapped_lines_fit_and_lose_no_word() {
        let mut p = painter();
        let text = "You hold the pass until the last of them has gone home again";
        let lines = p.wrap(text, 150.0, &STYLE);
        assert!(lines.len() > 3);
        assert_eq!(lines.join(" "), text);
        for line in &lines {
            assert!(p.measure(line, &STYLE) <= 150.0);
        }
    }

    #[test]
    fn a_paragraph_stays_in_its_rectangle() {
        let mut p = painter();
        let r = Rect::new(10.0, 10.0, 120.0, 60.0);
        p.paragraph(&"word ".repeat(60), r, 25.0, &STYLE);
        let (_, layout) = p.finish().unwrap();
        assert_eq!(layout.texts.len(), 2);
        assert!(layout.texts[1].text.ends_with('…'));
        assert!(layout.texts.iter().all(|t| r.holds(&t.area, 0.5)));
    }

    #[test]
    fn letters_no_face_has_are_left_out() {
        let mut p = painter();
        assert_eq!(p.drawable("Ann 漢 𒐫"), "Ann  ");
        assert!(p.covers("🦊") && p.covers("ก็") && p.covers("ש") && p.covers("ع"));
    }
}
