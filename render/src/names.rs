//! Players' names in any script: cleaned so that they cannot reverse, overlap or hide, and cut down to what
//! the fonts can draw.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

use crate::art::Motif;
use crate::computers;
use crate::look::emblem::chaos::IDEA;
use crate::look::palette::QUIET;
use crate::painter::Painter;

/// Marks of one letter more than these are left out: enough for Thai and Vietnamese, too few for a tower.
const MARKS: usize = 2;
/// The longest name, in graphemes; pictures cut shorter by width.
const LONGEST: usize = 40;

/// A player's name, cleaned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    clean: String,
    fallback: String,
    number: usize,
    computer: Option<u8>,
}

impl PlayerName {
    /// Cleans a name as it came; `number` counts players from 1: it gives their mark and colour, and serves as a name if
    /// nothing is left of theirs.
    pub fn new(raw: &str, number: usize) -> Self {
        let fallback = format!("Player {number}");
        let clean = clean(raw);
        let clean = if clean.is_empty() { fallback.clone() } else { clean };
        Self { clean, fallback, number: number.saturating_sub(1), computer: None }
    }

    /// The same of a computer with this number, if one plays: it has a face of its own.
    #[must_use]
    pub const fn of_computer(mut self, number: Option<u8>) -> Self {
        self.computer = number;
        self
    }

    /// The face of a computer that has one.
    pub(crate) fn face(&self) -> Option<Motif<'static>> {
        let key = computers::key(self.computer?)?;
        Some(Motif { game: computers::THEIRS, key, sign: &IDEA, color: QUIET })
    }

    /// Which player this is, counted from 0.
    pub(crate) const fn number(&self) -> usize {
        self.number
    }

    /// The name for text outside pictures; an override or mark can do no harm in it, but Discord's own
    /// formatting signs are as they came.
    pub fn plain(&self) -> &str {
        &self.clean
    }

    /// The name for a Discord message: formatting signs are escaped, and right-to-left letters are held in
    /// an isolate so that they cannot turn their neighbours round.
    pub fn in_message(&self) -> String {
        let mut out = String::with_capacity(self.clean.len() + 8);
        for c in self.clean.chars() {
            if r"\*_~`|>#[]()<@:-+.".contains(c) {
                out.push('\\');
            }
            out.push(c);
        }
        isolate(&out)
    }

    /// The name for plain running text such as alt text: right-to-left letters in an isolate, nothing
    /// escaped.
    pub fn in_text(&self) -> String {
        isolate(&self.clean)
    }

    /// The name in a picture: letters no face can draw are left out.
    pub fn drawn(&self, painter: &mut Painter) -> String {
        let kept = painter.drawable(&self.clean);
        let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
        if kept.chars().any(|c| !is_filler(c)) { kept } else { self.fallback.clone() }
    }
}

/// A name as it stands in a sentence: right-to-left letters in an isolate, so that a sentence that begins with them is not turned
/// round.
pub(crate) fn isolate(s: &str) -> String {
    if s.chars().any(is_rtl) { format!("\u{2068}{s}\u{2069}") } else { s.to_owned() }
}

/// Hebrew, Arabic, Syriac, Thaana, N'Ko and the right-to-left blocks after them.
fn is_rtl(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

fn clean(raw: &str) -> String {
    let mut out = String::with_capacity(raw.len());
    let mut marks = 0;
    for c in raw.nfkc() {
        let last = out.chars().last();
        if c == '\u{200D}' || c == '\u{FE0F}' {
            // Joiners and the emoji selector only where they shape an emoji.
            if last
                .is_some_and(|l| l > '\u{2000}' && !l.is_alphanumeric() && !is_hidden(l) && l != '\u{200D}')
            {
                out.push(c);
            }
            continue;
        }
        if is_combining_mark(c) {
            marks += 1;
            let carried = last.is_some_and(|l| l.is_alphabetic() || is_combining_mark(l));
            if marks <= MARKS && !is_loose_mark(c) && carried {
                out.push(c);
            }
            continue;
        }
        marks = 0;
        if c.is_whitespace() {
            if last.is_some_and(|l| l != ' ') {
                out.push(' ');
            }
        } else if !c.is_control() && !is_hidden(c) {
            out.push(c);
        }
    }
    let joined: String = out.nfkc().collect();
    let cut: String = joined.trim_end_matches(['\u{200D}', ' ']).graphemes(true).take(LONGEST).collect();
    let cut = cut.trim().to_owned();
    if cut.chars().all(is_filler) { String::new() } else { cut }
}

/// Marks that belong to no script: what towers are built of.
fn is_loose_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}'
        | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE2F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Signs that show nothing or turn text round, and private letters.
fn is_hidden(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{600}'..='\u{605}' | '\u{61C}' | '\u{6DD}' | '\u{70F}' | '\u{8E2}' | '\u{115F}'
        | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}'
        | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}'
        | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}' | '\u{E000}'..='\u{F8FF}' | '\u{1BCA0}'..='\u{1BCA3}'
        | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{10FFFF}')
}

/// What cannot stand for a name alone.
fn is_filler(c: char) -> bool {
    c.is_whitespace() || is_hidden(c) || is_combining_mark(c) || c == '\u{200D}' || c == '\u{FE0F}'
}

#[cfg(test)]
mod tests {
    use skald_rules::interface::Say;

    use super::*;
    use crate::art::{self, Sources};
    use crate::layout::Kind;
    use crate::look::palette::{INK, PLATE};
    use crate::painter::{Face, PainterOptions, Style};

    #[test]
    fn every_computer_with_a_name_has_a_face_and_it_is_a_picture() {
        let called = |number: u8| crate::scene::words(&Say::new("host-computer").with("number", number));
        let names: Vec<&str> = computers::files().map(|(name, _)| name).collect();
        assert_eq!((1..=7).map(|number| called(number).to_lowercase()).collect::<Vec<_>>(), names);
        for (at, (name, text)) in (1..).zip(computers::files()) {
            art::add(&mut Sources::default(), computers::THEIRS, name, text).unwrap();
            assert_eq!(PlayerName::new("x", 1).of_computer(Some(at)).face().unwrap().key, name);
        }
        for number in [None, Some(0), Some(8)] {
            assert!(PlayerName::new("x", 1).of_computer(number).face().is_none(), "{number:?}");
        }
    }

    /// Raw name, cleaned name, and what is drawn with the built-in fonts.
    const KINDS: [(&str, &str, &str); 28] = [
        ("Anna", "Anna", "Anna"),
        ("Łukasz Żółć", "Łukasz Żółć", "Łukasz Żółć"),
        ("Nguyễn Thị Ngọc", "Nguyễn Thị Ngọc", "Nguyễn Thị Ngọc"),
        ("Ὀδυσσεύς", "Ὀδυσσεύς", "Ὀδυσσεύς"),
        ("Дмитрий", "Дмитрий", "Дмитрий"),
        ("אברהם", "אברהם", "אברהם"),
        ("محمد علي", "محمد علي", "محمد علي"),
        ("สมชาย ใจดี", "สมชาย ใจดี", "สมชาย ใจดี"),
        ("अनन्या", "अनन्या", "अनन्या"),
        ("𝕱𝖗𝖆𝖐𝖙𝖚𝖗", "Fraktur", "Fraktur"),
        ("𝓢𝓬𝓻𝓲𝓹𝓽", "Script", "Script"),
        ("Ｆｕｌｌ　Ｗｉｄｅ", "Full Wide", "Full Wide"),
        ("Ⓒⓘⓡⓒⓛⓔ", "Circle", "Circle"),
        ("Z̷̢̛a̴l̶͎͝g̸o̵̡͘", "Zalgo", "Zalgo"),
        ("user\u{202E}gnp.exe", "usergnp.exe", "usergnp.exe"),
        ("\u{2067}trap\u{2069}", "trap", "trap"),
        ("in\u{200B}vis\u{2060}ible\u{FEFF}", "invisible", "invisible"),
        ("🦊 Fox 🦊", "🦊 Fox 🦊", "🦊 Fox 🦊"),
        ("👨‍👩‍👧‍👦 family", "👨‍👩‍👧‍👦 family", "👨‍👩‍👧‍👦 family"),
        ("❤️⚔️♛", "❤️⚔️♛", "❤️⚔️♛"),
        ("★彡 Sky 彡★", "★彡 Sky 彡★", "★ Sky ★"),
        ("山田太郎", "山田太郎", "Player 3"),
        ("김민준", "김민준", "Player 3"),
        ("さくら Rose", "さくら Rose", "Rose"),
        ("꧁Ice꧂", "꧁Ice꧂", "Ice"),
        ("\u{3164}\u{3164}", "Player 3", "Player 3"),
        ("\t\n \u{0}", "Player 3", "Player 3"),
        ("", "Player 3", "Player 3"),
    ];

    #[test]
    fn real_names_come_out_clean() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        for (raw, clean, drawn) in KINDS {
            let name = PlayerName::new(raw, 3);
            assert_eq!(name.plain(), clean, "{raw:?}");
            assert_eq!(name.drawn(&mut p), drawn, "{raw:?}");
        }
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        for (raw, ..) in KINDS {
            let once = PlayerName::new(raw, 3);
            assert_eq!(PlayerName::new(once.plain(), 3), once, "{raw:?}");
        }
    }

    #[test]
    fn a_score_panel_of_such_names_has_no_box_and_no_overlap() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        p.begin(960, 960);
        let style = Style::new(Face::Text, 21.0, INK, PLATE).kind(Kind::Name);
        for (i, (raw, ..)) in (0_u8..).zip(KINDS) {
            let shown = PlayerName::new(raw, 3).drawn(&mut p);
            let y = 30.0 + 32.0 * f32::from(i);
            p.text_fit(&shown, 20.0, y, 150.0, &style);
            p.text("42", 180.0, y, &style);
        }
        let (_, layout) = p.finish().unwrap();
        assert_eq!(layout.faults(), []);
        assert_eq!(layout.texts.len(), 2 * KINDS.len());
    }

    #[test]
    fn the_neighbours_of_a_name_stand_where_they_would_beside_any_other() {
        // In one line with a name, what follows must come after it, whatever the name's direction.
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        for raw in ["אברהם", "محمد علي", "user\u{202E}gnp", "\u{2067}x"] {
            let name = PlayerName::new(raw, 1);
            let line = format!("1 {} 23", name.in_text());
            let ink_at = |p: &mut Painter, s: &str| {
                p.begin(400, 60);
                let style = Style::new(Face::Text, 24.0, INK, PLATE);
                p.text(s, 10.0, 40.0, &style);
                let (_, layout) = p.finish().unwrap();
                assert_eq!(layout.texts[0].missing, 0, "{s:?}");
                p.pixels().2.to_vec()
            };
            let whole = ink_at(&mut p, &line);
            let tail = ink_at(&mut p, "1");
            // The leading "1" lies at the left end, unmoved.
            let left = |px: &[u8]| -> Vec<u8> {
                px.chunks_exact(400 * 4).flat_map(|row| row[..22 * 4].to_vec()).collect()
            };
            assert_eq!(left(&whole), left(&tail), "{raw:?}");
        }
    }

    #[test]
    fn formatting_signs_are_escaped_for_messages() {
        assert_eq!(PlayerName::new("*bold*_x_", 1).in_message(), r"\*bold\*\_x\_");
        assert_eq!(PlayerName::new("@everyone", 1).in_message(), r"\@everyone");
        assert_eq!(PlayerName::new("عمر", 1).in_message(), "\u{2068}عمر\u{2069}");
    }
}
