//! How long a picture takes from view to PNG on one core, and how large it is: the same for every game.

use criterion::Criterion;
use skald_render::look::color::Color;
use skald_render::names::PlayerName;
use skald_render::painter::{Face, Painter, PainterOptions, Style};
use skald_render::{Drawing, Lately, Picture, draw, draw_since};
use skald_rules::views::AnyView;

/// Milliseconds of processor time that one run takes: the best of ten times thirty, for some kernels count in steps of
/// milliseconds, and what else runs on the machine only makes a run longer. Unlike the clock on the wall this does not count
/// what other programs take. Only where the kernel tells (Linux).
fn processor_time(mut run: impl FnMut()) -> Option<f64> {
    const RUNS: u32 = 30;
    let mut best = f64::MAX;
    for _ in 0..10 {
        let before = nanoseconds()?;
        (0..RUNS).for_each(|_| run());
        best = best.min(nanoseconds()? - before);
    }
    Some(best / f64::from(RUNS) / 1e6)
}

/// Processor time of this thread so far.
pub fn nanoseconds() -> Option<f64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

/// A picture with its name. A board is drawn as it is posted: with the last lines of the log, in games that show them.
pub struct Sample<'a> {
    pub name: &'a str,
    pub view: AnyView,
    pub picture: Picture<'a>,
    pub lines: &'a [String],
}

impl Sample<'_> {
    fn draw(&self, p: &mut Painter, names: &[PlayerName]) -> Drawing {
        match &self.picture {
            Picture::Board => {
                draw_since(p, &self.view, Lately { before: None, lines: self.lines }, names).unwrap()
            }
            other => draw(p, other, &self.view, names).unwrap(),
        }
    }
}

/// Measures pictures that a painter draws again and again, which keeps what it needs, and the first one of a new painter,
/// which has nothing yet.
pub fn pictures(c: &mut Criterion, names: &[PlayerName], samples: Vec<Sample<'_>>) {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    for sample in samples {
        let name = sample.name;
        let size = sample.draw(&mut p, names).png.len();
        println!("{name}: {size} bytes of PNG");
        if let Some(per_picture) = processor_time(|| drop(sample.draw(&mut p, names))) {
            println!("{name}: {per_picture:.2} ms of processor time");
        }
        let mut firsts = Vec::new();
        for _ in 0..12 {
            let mut fresh = Painter::new(PainterOptions::default()).unwrap();
            warm(&mut fresh);
            let before = nanoseconds();
            drop(sample.draw(&mut fresh, names));
            firsts.extend(before.zip(nanoseconds()).map(|(before, after)| (after - before) / 1e6));
        }
        firsts.sort_by(f64::total_cmp);
        if let Some(first) = firsts.get(firsts.len() / 2) {
            println!("{name}: {first:.2} ms when nothing of it was drawn before");
        }
        c.bench_function(name, |b| b.iter(|| sample.draw(&mut p, names)));
    }
}

/// Has a painter read its fonts, as it does when it draws the first letters of its life.
pub fn warm(p: &mut Painter) {
    p.begin(64, 64);
    for face in [Face::Prose, Face::Text, Face::Bold, Face::Title] {
        let style = Style::new(face, 30.0, Color::hex(0xFF_FFFF), Color::hex(0));
        p.text("A", 4.0, 40.0, &style);
        p.text("Ὀ 🦊", 4.0, 40.0, &style);
    }
    p.finish().unwrap();
}
