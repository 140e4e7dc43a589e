//! The one place that speaks to the drawing crates: shapes, text, shadows, and the finished PNG.
//! A painter knows pixels and colours; it does not know games, cards or players.
//!
//! One painter serves one worker: it keeps the render context, the fonts and the blurred shadows between
//! pictures, and is `Send`. The same calls give the same bytes on a fresh painter and on a used one.

mod curves;
mod encode;
mod fonts;
mod kept;
mod palette;
mod shadow;
mod shapes;
mod store;
mod tape;
mod text;

use std::collections::HashMap;
use std::sync::Arc;

use parley::{FontContext, LayoutContext};
use vello_cpu::kurbo::{Affine, BezPath, Rect as KRect};
use vello_cpu::peniko::{ImageQuality, ImageSampler};
use vello_cpu::{Image, ImageSource, Level, Pixmap, RenderContext, RenderSettings, Resources};

pub use encode::EncodeError;
pub use fonts::FontError;
#[cfg(test)]
pub(crate) use shapes::bounds as icon_bounds;
pub(crate) use shapes::path as svg_path;
pub use shapes::{Fill, IconError};
pub use text::{Align, Face, Style};
pub(crate) use vello_cpu::kurbo;

pub use crate::geometry::Rect;
pub(crate) use crate::geometry::whole_pixels;
use crate::layout::{Layout, TALL};
use crate::sources::Sources;

/// The sheet of a picture that stays empty, in pixels.
const SHEET: (u16, u16) = (64, 64);

/// A picture that is finer than its layout says and has more bytes than this is packed in few colours.
const MOST_BYTES: usize = 500_000;

/// How a painter is set up.
#[derive(Clone, Debug, Default)]
pub struct PainterOptions {
    /// Use the plainest instructions every processor has, and draw every layout pixel by unit, so that pictures are the same
    /// bytes everywhere of this kind. For golden pictures in tests; slower.
    pub baseline: bool,
    /// Bytes of more font files (TTF or OTF), asked after the built-in ones, for scripts those lack.
    pub extra_fonts: Vec<Vec<u8>>,
    /// The files of the pictures of cards; nothing: those of the games that Skald hosts.
    pub sources: Option<Sources>,
    /// Lays pictures out as ever, says what they tell, and draws nothing: each is an empty sheet of a few pixels. For tests in
    /// which nobody looks at pictures.
    pub blank: bool,
}

/// Draws what stands in a strip under a picture, given its place.
pub(crate) type Strip = Box<dyn FnOnce(&mut Painter, Rect) + Send>;

/// Draws pictures, one after the other. Keep one per worker.
pub struct Painter {
    ctx: RenderContext,
    resources: Resources,
    pixmap: Pixmap,
    settings: RenderSettings,
    fonts: FontContext,
    layouts: LayoutContext<()>,
    families: fonts::Families,
    shadows: store::Store<shadow::Key, Arc<Pixmap>>,
    shelf: kept::Shelf,
    pub(crate) sources: Sources,
    paths: HashMap<&'static str, Arc<BezPath>>,
    covered: HashMap<String, bool>,
    widths: HashMap<String, Vec<(Face, u32, f32)>>,
    layout: Layout,
    /// How large the picture is in units.
    size: (f32, f32),
    below: Option<(u16, Strip)>,
    /// How large a unit of the drawing is in pixels.
    scale: f32,
    /// How large it is in pictures that are not fitted into a room.
    unit: f32,
    /// Whether pictures are packed in few colours.
    small: bool,
    /// The room into which pictures of a film are fitted; nothing for pictures that are packed.
    film: Option<(u16, u16)>,
    /// Whether words of the next picture are as large on the smallest phones as on others.
    everywhere: bool,
    /// Whether all other pictures stay empty.
    blank: bool,
    /// Whether pictures are kept golden, and never finer than their layouts.
    baseline: bool,
    #[cfg(feature = "tape")]
    tape: Vec<tape::Stroke>,
}

impl Painter {
    /// A painter with the built-in fonts.
    ///
    /// # Errors
    /// When one of the extra fonts cannot be read.
    pub fn new(options: PainterOptions) -> Result<Self, FontError> {
        let settings = if options.baseline {
            RenderSettings { level: Level::baseline(), num_threads: 0 }
        } else {
            RenderSettings::default()
        };
        let (fonts, families) = fonts::load(options.extra_fonts)?;
        Ok(Self {
            ctx: RenderContext::new_with(16, 16, settings),
            resources: Resources::new(),
            pixmap: Pixmap::new(16, 16),
            settings,
            fonts,
            layouts: LayoutContext::new(),
            families,
            shadows: store::Store::new(shadow::KEPT),
            shelf: kept::Shelf::new(),
            sources: options.sources.unwrap_or_else(Sources::standard),
            paths: HashMap::new(),
            covered: HashMap::new(),
            widths: HashMap::new(),
            layout: Layout::default(),
            size: (0.0, 0.0),
            below: None,
            scale: 1.0,
            unit: 1.0,
            small: false,
            film: None,
            everywhere: false,
            blank: options.blank,
            baseline: options.baseline,
            #[cfg(feature = "tape")]
            tape: Vec::new(),
        })
    }

    /// From now on a unit is so many pixels, one at least: the same layouts, finer. What is fitted into a room is not.
    /// The pixels of the last picture are given back: a painter waits most of its time, and large ones are many.
    pub fn in_units_of(&mut self, pixels: f32) {
        self.unit = pixels.max(1.0);
        self.pixmap = Pixmap::new(16, 16);
    }

    /// From now on pictures are packed in few colours, for half the bytes, or as ever.
    pub fn in_few_colours(&mut self, small: bool) {
        self.small = small;
    }

    /// Begins a picture of `width` by `height` units; whatever was drawn before is forgotten. Where pictures are fitted into a
    /// room, the highest picture of this width fills it.
    pub fn begin(&mut self, width: u16, height: u16) {
        let height = height.saturating_add(self.below.as_ref().map_or(0, |(more, _)| *more));
        let units = (f32::from(width), f32::from(height));
        self.scale = self.film.or(self.blank.then_some(SHEET)).map_or(self.unit, |(w, h)| {
            (f32::from(w) / units.0).min(f32::from(h) / units.1.max((units.0 * TALL).floor()))
        });
        let (width, height) = (self.pixels_of(units.0), self.pixels_of(units.1));
        if (self.ctx.width(), self.ctx.height()) == (width, height) {
            self.ctx.reset();
        } else {
            self.ctx.reset_and_resize(width, height);
        }
        if (self.pixmap.width(), self.pixmap.height()) != (width, height) {
            self.pixmap = Pixmap::new(width, height);
        }
        self.ctx.set_transform(self.enlarged());
        let everywhere = std::mem::take(&mut self.everywhere);
        self.size = units;
        // A picture of a film arrives as small as the whole film does, however much of that it fills.
        let arrives =
            self.film.map_or(units, |(w, h)| (f32::from(w) / self.scale, f32::from(h) / self.scale));
        self.layout = Layout { everywhere, ..Layout::new(arrives.0, arrives.1) };
        #[cfg(feature = "tape")]
        self.tape.clear();
    }

    /// Begins a square picture of so many pixels, a unit each, with nothing in it.
    pub(crate) fn begin_square(&mut self, side: u16) {
        self.scale = 1.0;
        self.ctx.reset_and_resize(side, side);
        self.pixmap = Pixmap::new(side, side);
        self.ctx.set_transform(Affine::IDENTITY);
        self.layout = Layout::new(f32::from(side), f32::from(side));
    }

    /// Ends a picture of which what was not drawn on stays clear, and returns its PNG.
    ///
    /// # Errors
    /// [`EncodeError`].
    pub(crate) fn finish_clear(&mut self) -> Result<Vec<u8>, EncodeError> {
        self.ctx.flush();
        self.ctx.render(&mut self.pixmap, &mut self.resources);
        self.layout = Layout::default();
        encode::png_clear(&self.pixmap)
    }

    /// From now on pictures are those of a film: fitted into so many pixels, and not packed, only their pixels are asked for.
    /// Nothing: pictures as ever.
    pub(crate) fn filming(&mut self, room: Option<(u16, u16)>) {
        self.film = room;
    }

    /// So many units in whole pixels, one at least.
    fn pixels_of(&self, units: f32) -> u16 {
        let pixels = units * self.scale;
        whole_pixels(if self.scale < 1.0 { pixels.floor().max(1.0) } else { pixels })
    }

    /// From units to pixels.
    fn enlarged(&self) -> Affine {
        Affine::scale(f64::from(self.scale))
    }

    /// Lays an image over the picture, its upper left corner at this pixel.
    fn lay_image(&mut self, image: Arc<Pixmap>, x: f32, y: f32) {
        let (x, y) = (f64::from(x), f64::from(y));
        let area = KRect::new(x, y, x + f64::from(image.width()), y + f64::from(image.height()));
        let sampler = ImageSampler { quality: ImageQuality::Low, ..Default::default() };
        self.ctx.set_transform(Affine::IDENTITY);
        self.ctx.set_paint(Image { image: ImageSource::Pixmap(image), sampler });
        self.ctx.set_paint_transform(Affine::translate((x, y)));
        self.ctx.fill_rect(&area);
        self.ctx.reset_paint_transform();
        self.ctx.set_transform(self.enlarged());
    }

    /// Has the words of the next picture be large enough on the smallest phones as well.
    pub(crate) fn for_all_phones(&mut self) {
        self.everywhere = true;
    }

    /// Has the next picture end in a strip of `height` pixels under all that is drawn by others.
    pub(crate) fn below(&mut self, height: u16, draw: Strip) {
        self.below = Some((height, draw));
    }

    /// How high the next picture of this width may be for clients to show it as wide as they can, without what ends it.
    pub(crate) fn tallest(&self, width: u16) -> f32 {
        let most = (f32::from(width) * TALL).floor();
        most - self.below.as_ref().map_or(0.0, |(height, _)| f32::from(*height))
    }

    /// Ends the picture: its PNG (nothing of a picture of a film), and the record of all text in it.
    ///
    /// # Errors
    /// When the PNG encoder fails, which needs memory to run out.
    pub fn finish(&mut self) -> Result<(Vec<u8>, Layout), EncodeError> {
        if let Some((height, draw)) = self.below.take() {
            let (w, h) = self.size;
            draw(self, Rect::new(0.0, h - f32::from(height), w, f32::from(height)));
        }
        self.ctx.flush();
        self.ctx.render(&mut self.pixmap, &mut self.resources);
        let png = match self.film {
            Some(_) => Vec::new(),
            None if self.small => encode::png_small(&self.pixmap)?,
            None => {
                let png = encode::png(&self.pixmap)?;
                let large = self.unit > 1.0 && png.len() > MOST_BYTES;
                if large { encode::png_small(&self.pixmap)? } else { png }
            }
        };
        Ok((png, std::mem::take(&mut self.layout)))
    }

    /// Whether pictures are those that golden ones are compared with.
    pub(crate) const fn is_baseline(&self) -> bool {
        self.baseline
    }

    /// Whether pictures are those of a film.
    pub(crate) const fn is_filming(&self) -> bool {
        self.film.is_some()
    }

    /// Whether nothing is to be drawn.
    pub(crate) fn is_blank(&self) -> bool {
        self.blank && self.film.is_none()
    }

    /// The finished pixels as red, green, blue, opacity; for tests that look at the picture itself.
    /// Holds the picture last finished.
    pub fn pixels(&self) -> (u16, u16, &[u8]) {
        (self.pixmap.width(), self.pixmap.height(), self.pixmap.data_as_u8_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Kind;
    use crate::look::color::Color;

    fn is_send<T: Send>(_: &T) {}

    fn scene(p: &mut Painter) -> Vec<u8> {
        p.begin(200, 120);
        p.rect(Rect::new(0.0, 0.0, 200.0, 120.0), Fill::down(Color::hex(0x2A_2D36), Color::hex(0x15_161B)));
        p.shadow(Rect::new(20.0, 20.0, 80.0, 60.0), 10.0, 5.0, 120);
        p.round(Rect::new(20.0, 20.0, 80.0, 60.0), 10.0, Fill::flat(Color::hex(0x75_70F5)));
        let style = Style::new(Face::Bold, 36.0, Color::hex(0xFF_FFFF), Color::hex(0x0B_0C0E))
            .outlined(2.5)
            .kind(Kind::Deciding);
        p.text("12", 60.0, 64.0, &style.centred());
        p.kept_text("7", 100.3, 30.6, &style.centred());
        p.kept_text("7", 130.0, 30.0, &style);
        for x in [110.0, 150.4] {
            p.kept(("disc", [7, 0, 0, 0]), Rect::new(x, 30.0, 30.0, 30.0), 2.0, |p, r| {
                p.disc(r.cx(), r.cy(), 15.0, Fill::flat(Color::hex(0xE3_C982)));
            });
        }
        p.finish().unwrap().0
    }

    #[test]
    fn a_used_painter_draws_what_a_fresh_one_draws() {
        let options = PainterOptions { baseline: true, ..Default::default() };
        let mut used = Painter::new(options.clone()).unwrap();
        is_send(&used);
        let first = scene(&mut used);
        used.begin(64, 64);
        used.rect(Rect::new(0.0, 0.0, 64.0, 64.0), Fill::flat(Color::hex(0xFF_0000)));
        used.finish().unwrap();
        assert_eq!(first, scene(&mut used));
        assert_eq!(first, scene(&mut Painter::new(options).unwrap()));
    }

    #[test]
    fn a_kept_image_looks_like_what_it_was_drawn_from() {
        let disc = |p: &mut Painter, r: Rect| p.disc(r.cx(), r.cy(), 14.0, Fill::flat(Color::hex(0xE3_C982)));
        let place = |x: f32| Rect::new(x, 10.0, 30.0, 30.0);
        let mut p = Painter::new(PainterOptions { baseline: true, ..Default::default() }).unwrap();
        let mut picture = |kept: bool| {
            p.begin(100, 50);
            p.rect(Rect::new(0.0, 0.0, 100.0, 50.0), Fill::flat(Color::hex(0x2A_2D36)));
            for x in [5.0, 55.0] {
                if kept {
                    p.kept(("disc", [1, 0, 0, 0]), place(x), 3.0, disc);
                } else {
                    disc(&mut p, place(x));
                }
            }
            p.finish().unwrap();
            p.pixels().2.to_vec()
        };
        let (drawn, first, again) = (picture(false), picture(true), picture(true));
        assert_eq!(first, again);
        let most = drawn.iter().zip(&first).map(|(a, b)| a.abs_diff(*b)).max();
        assert!(most <= Some(2), "{most:?}");
    }

    #[test]
    fn a_kept_text_is_recorded_where_it_stands() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        p.begin(200, 80);
        let style = Style::new(Face::Bold, 30.0, Color::hex(0xFF_FFFF), Color::hex(0)).outlined(2.0);
        for x in [20.0, 120.0] {
            let (plain, kept) = (p.text("10", x, 30.0, &style), p.kept_text("10", x, 70.0, &style));
            assert!((plain - kept).abs() < 0.01);
        }
        let (_, layout) = p.finish().unwrap();
        let [plain, kept, _, again] = &layout.texts[..] else { panic!("{:?}", layout.texts) };
        let below = plain.area.moved(0.0, 40.0);
        assert!((kept.area.x - below.x).abs() < 0.01 && (kept.area.y - below.y).abs() < 0.01);
        assert!((again.area.x - kept.area.x - 100.0).abs() < 0.01);
        assert_eq!((&kept.text, kept.kind, kept.ink), (&plain.text, plain.kind, plain.ink));
    }

    #[test]
    fn the_picture_is_an_opaque_png_of_the_size_asked_for() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        let png = scene(&mut p);
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(&png[16..24], &[0, 0, 0, 200, 0, 0, 0, 120]);
        assert_eq!(png[25], 2, "colour type RGB, no opacity");
    }

    #[test]
    fn a_picture_that_nobody_looks_at_is_laid_out_and_stays_empty() {
        let drawn = |blank| {
            let mut p = Painter::new(PainterOptions { blank, ..Default::default() }).unwrap();
            p.begin(200, 120);
            p.rect(Rect::new(0.0, 0.0, 200.0, 120.0), Fill::flat(Color::hex(0xE3_C982)));
            let style = Style::new(Face::Bold, 36.0, Color::hex(0xFF_FFFF), Color::hex(0x0B_0C0E));
            let width = p.text("12", 60.0, 64.0, &style);
            let (png, layout) = p.finish().unwrap();
            (png, layout, width, p.pixels().2.iter().any(|value| *value != 0))
        };
        let ((png, layout, width, seen), (_, usual, usual_width, usual_seen)) = (drawn(true), drawn(false));
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let size = |from: usize| u32::from_be_bytes(png[from..from + 4].try_into().unwrap());
        assert!(size(16) <= 64 && size(20) <= 64, "{}x{}", size(16), size(20));
        assert_eq!((layout.size, width), (usual.size, usual_width));
        assert_eq!((seen, usual_seen), (false, true));
    }

    #[test]
    fn odd_shapes_do_no_harm() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        p.begin(50, 50);
        for v in [0.0, -5.0, 1e9, f32::NAN, f32::INFINITY] {
            p.round(Rect { x: v, y: v, w: v, h: v }, v, Fill::flat(Color::hex(0xFF_FFFF)));
            p.disc(v, v, v, Fill::flat(Color::hex(0xFF_FFFF)));
            p.line(&[(v, v), (1.0, 1.0)], 2.0, Color::hex(0xFF_FFFF));
            p.shadow(Rect { x: v, y: v, w: v, h: v }, 4.0, 4.0, 99);
        }
        p.finish().unwrap();
    }

    #[test]
    fn a_font_that_is_none_is_refused() {
        let options = PainterOptions { extra_fonts: vec![b"not a font".to_vec()], ..Default::default() };
        assert!(Painter::new(options).is_err());
    }
}
