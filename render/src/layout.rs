//! What text a picture holds and where: the record the painter keeps, and the rules a good picture obeys.
//! A test asks here whether anything is too small, too faint, overlapping or outside.

use crate::look::color::{Color, contrast};
use crate::painter::{CAP, Rect};

/// What a piece of text is for; decides how large it must arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A number that decides what happens: digits at least 11 pixels high when shown.
    Deciding,
    /// A total or score: digits at least 14 pixels high when shown.
    Total,
    /// A name or label that must be readable: size at least 7 when shown.
    Name,
    /// Other text, readable without opening the picture: size at least 7 when shown.
    Prose,
    /// Text for those who open the picture, such as rules text that stands in the message as well: no least
    /// size.
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

/// All text of one picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// The picture's width and height in pixels.
    pub size: (f32, f32),
    /// In drawing order.
    pub texts: Vec<TextRecord>,
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
    /// Two texts lie over each other.
    #[error("{0:?} and {1:?} overlap")]
    Overlap(String, String),
    /// Text leaves the picture.
    #[error("{0:?} leaves the picture")]
    Outside(String),
    /// A letter was drawn as a box.
    #[error("{0:?} has letters no face can draw")]
    Boxes(String),
}

impl Layout {
    /// An empty record for a picture of this size.
    pub fn new(width: f32, height: f32) -> Self {
        Self { size: (width, height), texts: Vec::new() }
    }

    /// Everything that is wrong when the picture is shown `shown_width` pixels wide.
    pub fn faults(&self, shown_width: f32) -> Vec<Fault> {
        let scale = shown_width / self.size.0.max(1.0);
        let all = Rect::new(0.0, 0.0, self.size.0, self.size.1);
        let mut faults = Vec::new();
        for (i, t) in self.texts.iter().enumerate() {
            if t.text.trim().is_empty() {
                continue;
            }
            let (shown, needed) = match t.kind {
                Kind::Deciding => (t.height() * scale, 11.0),
                Kind::Total => (t.height() * scale, 14.0),
                Kind::Name | Kind::Prose => (t.size * scale, 7.0),
                Kind::Detail | Kind::Decoration => (0.0, 0.0),
            };
            if shown < needed {
                faults.push(Fault::Small { text: t.text.clone(), kind: t.kind, shown, needed });
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
        let good = record("12", Kind::Deciding, 44.0, Rect::new(10.0, 10.0, 40.0, 32.0));
        let mut layout = Layout { size: (960.0, 960.0), texts: vec![good.clone()] };
        assert_eq!(layout.faults(350.0), []);

        layout.texts.push(record("3", Kind::Deciding, 40.0, Rect::new(100.0, 10.0, 40.0, 30.0)));
        assert!(matches!(layout.faults(350.0)[..], [Fault::Small { .. }]));

        layout.texts[1] = record("3", Kind::Name, 30.0, Rect::new(45.0, 10.0, 40.0, 30.0));
        assert!(matches!(layout.faults(350.0)[..], [Fault::Overlap(..)]));

        layout.texts[1] = record("3", Kind::Name, 30.0, Rect::new(950.0, 10.0, 40.0, 30.0));
        assert!(matches!(layout.faults(350.0)[..], [Fault::Outside(_)]));

        layout.texts[1] = TextRecord { ink: Color::hex(0x40_4040), ..good.clone() };
        layout.texts.remove(0);
        assert!(matches!(layout.faults(350.0)[..], [Fault::Faint { .. }]));

        layout.texts[0] = TextRecord { missing: 1, ..good };
        assert!(matches!(layout.faults(350.0)[..], [Fault::Boxes(_)]));
    }
}
