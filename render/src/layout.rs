//! What text a picture holds and where: the record the painter keeps, and the rules a good picture obeys.
//! A test asks here whether anything is too small, too faint, overlapping or outside.

use crate::geometry::Rect;
use crate::look::color::{Color, contrast};

/// Height of capitals and digits as a part of the size; equal in all built-in faces within a hundredth.
pub(crate) const CAP: f32 = 0.714;

/// What a piece of text is for; decides how large it must arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A number that decides what happens: digits at least 11 pixels high when shown.
    Deciding,
    /// A total or score: digits at least 14 pixels high when shown.
    Total,
    /// A name or label that must be readable: size at least 7 when shown.
    Name,
    /// Sentences, readable without opening the picture: size at least 10 when shown.
    Prose,
    /// Text for those who open the picture: no least size. No picture of a message has any; the numbers of a board that is drawn as a
    /// whole where a message would cut it up.
    Detail,
    /// An ornament that says nothing that is not said elsewhere: only its contrast counts, at 3.
    Decoration,
}

impl Kind {
    /// Its number among kinds.
    pub(crate) const fn number(self) -> u32 {
        self as u32
    }
}

/// One line of text in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRecord {
    /// The text as drawn.
    pub text: String,
    /// What it is for.
    pub kind: Kind,
    /// Size of the em in picture pixels.
    pub size: f32,
    /// From the top of capitals to the deepest letter, with the outline.
    pub area: Rect,
    /// Colour of the letters.
    pub ink: Color,
    /// Colour around the letters, where contrast is worst.
    pub ground: Color,
    /// Glyphs that no face has.
    pub missing: usize,
}

impl TextRecord {
    /// Height of capitals and digits in picture pixels.
    pub fn height(&self) -> f32 {
        self.size * CAP
    }
}

/// All text of one picture, and its signs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// The picture's width and height in pixels.
    pub size: (f32, f32),
    /// In drawing order.
    pub texts: Vec<TextRecord>,
    /// The names of the emblems in it, each once.
    pub signs: Vec<&'static str>,
    /// Whether its words have their least sizes on the smallest phones as well.
    pub everywhere: bool,
}

/// A rule of good pictures that is broken.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// Text arrives too small.
    #[error("{kind:?} {text:?} arrives at {shown} pixels and needs {needed}")]
    Small {
        /// The text.
        text: String,
        /// Its purpose.
        kind: Kind,
        /// What arrives: height of digits, or size for names and prose.
        shown: f32,
        /// The least allowed.
        needed: f32,
    },
    /// Ink and ground are too alike.
    #[error("{text:?} has a contrast of {contrast}")]
    Faint {
        /// The text.
        text: String,
        /// Contrast of ink and ground.
        contrast: f32,
    },
    /// The picture is too high: every client makes it small.
    #[error("the picture is {0} wide and {1} high")]
    Tall(f32, f32),
    /// Two texts lie over each other.
    #[error("{0:?} and {1:?} overlap")]
    Overlap(String, String),
    /// Text leaves the picture.
    #[error("{0:?} leaves the picture")]
    Outside(String),
    /// Text is cut that could be smaller.
    #[error("{0:?} is cut, but could be smaller")]
    Cut(String),
    /// A letter was drawn as a box.
    #[error("{0:?} has letters no face can draw")]
    Boxes(String),
}

/// A box into which a client fits a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// Its width and height in pixels as people see them.
    pub size: (f32, f32),
    /// Whether small pictures are enlarged.
    pub enlarged: bool,
}

/// The desktop and the web client.
pub const DESKTOP: Shown = Shown { size: (550.0, 350.0), enlarged: false };
/// A phone whose screen is 412 points wide.
pub const PHONE: Shown = Shown { size: (336.0, 350.0), enlarged: true };
/// A phone whose screen is 360 points wide.
pub const SMALL_PHONE: Shown = Shown { size: (284.0, 350.0), enlarged: true };

impl Shown {
    /// How many pixels a pixel of a picture becomes.
    #[must_use]
    pub fn scale(&self, (width, height): (f32, f32)) -> f32 {
        let scale = (self.size.0 / width.max(1.0)).min(self.size.1 / height.max(1.0));
        if self.enlarged { scale } else { scale.min(1.0) }
    }
}

/// How many times its width a picture is high at most: both boxes are hardly higher than wide.
pub const TALL: f32 = 1.05;

/// What is left of the least sizes on the smallest phones, whose boxes are 284 wide where those of others are 336: digits that decide
/// arrive there 9.2 pixels high, names in 5.9 and sentences in 8.4. What is just large enough on a phone of 412 points is that on
/// one of 360. Words of a picture that is for all phones ([`Layout::everywhere`]) arrive there in 7 and 10 as well.
const SMALL: f32 = 0.84;

/// Up to so many times the least size text counts as made as small as it may be: only then it is cut.
const SHRUNK: f32 = 1.12;

/// What is made as small as it may be is a hair larger: what it is measured by is rounded.
const HAIR: f32 = 1.0001;

/// The boxes in which a picture is looked at, each with the part of the least sizes that counts there.
const BOXES: [(Shown, f32); 3] = [(DESKTOP, 1.0), (PHONE, 1.0), (SMALL_PHONE, SMALL)];

impl Kind {
    /// The least size in pixels as people see it, and whether that is the height of digits.
    const fn least(self) -> (f32, bool) {
        match self {
            Self::Deciding => (11.0, true),
            Self::Total => (14.0, true),
            Self::Name => (7.0, false),
            Self::Prose => (10.0, false),
            Self::Detail | Self::Decoration => (0.0, false),
        }
    }
}

impl Kind {
    /// The least size that text of this kind may have in this picture; none for numbers, which are never
    /// cut, and for text that has no least size.
    pub(crate) fn smallest(self, of: &Layout) -> Option<f32> {
        let (needed, digits) = self.least();
        (needed > 0.0 && !digits).then(|| needed / of.fares(digits) * HAIR)
    }
}

impl Layout {
    /// An empty record for a picture of this size.
    pub fn new(width: f32, height: f32) -> Self {
        Self { size: (width, height), ..Self::default() }
    }

    /// How many pixels a pixel of the picture becomes in the box in which its digits, or its words, fare worst, where the whole of
    /// the least sizes counts.
    fn fares(&self, digits: bool) -> f32 {
        let whole = self.everywhere && !digits;
        let of = |(shown, share): &(Shown, f32)| shown.scale(self.size) / if whole { 1.0 } else { *share };
        BOXES.iter().map(of).fold(f32::MAX, f32::min)
    }

    /// Notes that an emblem is in the picture.
    pub fn sign(&mut self, name: &'static str) {
        if !self.signs.contains(&name) {
            self.signs.push(name);
        }
    }

    /// Everything that is wrong with the picture as it is shown on the desktop and on phones.
    pub fn faults(&self) -> Vec<Fault> {
        let all = Rect::new(0.0, 0.0, self.size.0, self.size.1);
        let mut faults = Vec::new();
        if self.size.1 > TALL * self.size.0 + 0.5 {
            faults.push(Fault::Tall(self.size.0, self.size.1));
        }
        for (i, t) in self.texts.iter().enumerate() {
            if t.text.trim().is_empty() {
                continue;
            }
            let (needed, digits) = t.kind.least();
            let shown = if digits { t.height() } else { t.size } * self.fares(digits);
            if shown < needed {
                faults.push(Fault::Small { text: t.text.clone(), kind: t.kind, shown, needed });
            }
            if needed > 0.0 && !digits && t.text.ends_with('…') && shown > needed * SHRUNK {
                faults.push(Fault::Cut(t.text.clone()));
            }
            let contrast = contrast(t.ink.over(t.ground), t.ground);
            if contrast < if t.kind == Kind::Decoration { 3.0 } else { 4.5 } {
                faults.push(Fault::Faint { text: t.text.clone(), contrast });
            }
            if !all.holds(&t.area, 0.5) {
                faults.push(Fault::Outside(t.text.clone()));
            }
            if t.missing > 0 {
                faults.push(Fault::Boxes(t.text.clone()));
            }
            let earlier = self.texts.iter().take(i).filter(|o| !o.text.trim().is_empty());
            for o in earlier.filter(|o| o.area.overlaps(&t.area, 1.0)) {
                faults.push(Fault::Overlap(o.text.clone(), t.text.clone()));
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(text: &str, kind: Kind, size: f32, area: Rect) -> TextRecord {
        let (ink, ground) = (Color::hex(0xFF_FFFF), Color::hex(0));
        TextRecord { text: text.into(), kind, size, area, ink, ground, missing: 0 }
    }

    #[test]
    fn each_rule_finds_its_sinner() {
        let good = record("12", Kind::Deciding, 44.5, Rect::new(10.0, 10.0, 40.0, 32.0));
        let mut layout = Layout { texts: vec![good.clone()], ..Layout::new(960.0, 960.0) };
        assert_eq!(layout.faults(), []);

        layout.texts.push(record("3", Kind::Deciding, 40.0, Rect::new(100.0, 10.0, 40.0, 30.0)));
        assert!(matches!(layout.faults()[..], [Fault::Small { .. }]));

        layout.texts[1] = record("3", Kind::Name, 30.0, Rect::new(45.0, 10.0, 40.0, 30.0));
        assert!(matches!(layout.faults()[..], [Fault::Overlap(..)]));

        layout.texts[1] = record("3", Kind::Name, 30.0, Rect::new(950.0, 10.0, 40.0, 30.0));
        assert!(matches!(layout.faults()[..], [Fault::Outside(_)]));

        layout.texts[1] = TextRecord { ink: Color::hex(0x40_4040), ..good.clone() };
        layout.texts.remove(0);
        assert!(matches!(layout.faults()[..], [Fault::Faint { .. }]));

        layout.texts[0] = TextRecord { missing: 1, ..good.clone() };
        assert!(matches!(layout.faults()[..], [Fault::Boxes(_)]));

        layout.texts[0] = record("Words", Kind::Prose, 27.0, Rect::new(10.0, 10.0, 40.0, 30.0));
        assert!(matches!(layout.faults()[..], [Fault::Small { .. }]));

        layout.texts[0] = record("A long na…", Kind::Name, 27.0, Rect::new(10.0, 10.0, 40.0, 30.0));
        assert!(matches!(layout.faults()[..], [Fault::Cut(_)]));

        layout.texts[0] = record("A long na…", Kind::Name, 20.25, Rect::new(10.0, 10.0, 40.0, 30.0));
        assert_eq!(layout.faults(), []);

        let everywhere = Layout { everywhere: true, ..layout.clone() };
        assert!(
            matches!(everywhere.faults()[..], [Fault::Small { kind: Kind::Name, .. }]),
            "on a small phone"
        );
        let larger = record("A long na…", Kind::Name, 23.7, Rect::new(10.0, 10.0, 40.0, 30.0));
        let digits = record("12", Kind::Deciding, 44.5, Rect::new(100.0, 10.0, 40.0, 32.0));
        let everywhere = Layout { texts: vec![larger, digits], ..everywhere };
        assert_eq!(everywhere.faults(), [], "numbers are held nearer");

        layout.texts[0] = TextRecord { size: 60.0, ..good };
        layout.size.1 = 1010.0;
        assert!(matches!(layout.faults()[..], [Fault::Tall(..)]));
    }

    #[test]
    fn boxes_bound_width_and_height_and_only_phones_enlarge() {
        let near = |a: f32, b: f32| (a - b).abs() < 0.001;
        assert!(near(DESKTOP.scale((960.0, 960.0)), 350.0 / 960.0));
        assert!(near(DESKTOP.scale((1100.0, 350.0)), 0.5) && near(DESKTOP.scale((100.0, 100.0)), 1.0));
        assert!(near(PHONE.scale((960.0, 960.0)), 0.35) && near(PHONE.scale((168.0, 100.0)), 2.0));
        assert!(near(PHONE.scale((960.0, 1800.0)), 350.0 / 1800.0));
        assert!(SMALL_PHONE.scale((960.0, 960.0)) > 0.29);
    }
}
