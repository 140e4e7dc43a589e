//! The pictures of cards: their files are read here, drawn before their scenes, and cut to heroes alone as emblems.
//! Which card stands where in a picture of a game is the games' business; how shapes become pixels, the painter's.
//!
//! A file names a scene and a tint and draws a hero in words such as `steel2`; everything that makes the look (light, ink
//! line, lantern, planes) is added here, so that pictures of many hands and years are of one kind.

mod colours;
mod emblem;
mod fault;
mod plain;
mod poster;
mod read;
mod scenery;
mod scenes;
mod source;
#[cfg(test)]
mod tests;
mod values;

pub use crate::sources::Sources;
pub use fault::{Fault, Wrong};

use crate::look::color::Color;
use crate::look::emblem::Emblem;

/// Takes a file along for the card `key` of `game`; one that was there gives way.
///
/// # Errors
/// [`Fault`] when the text is no picture; nothing is changed then, so the card keeps what it had.
pub fn add(sources: &mut Sources, game: &str, key: &str, text: &str) -> Result<(), Fault> {
    read::source(text)?;
    sources.put(game, key, text);
    Ok(())
}

impl Motif<'_> {
    /// The card's picture, read anew: what is drawn of it is kept, not its shapes.
    fn source(&self, sources: &Sources) -> Option<source::Source> {
        read::source(sources.text(self.game, self.key)?).ok()
    }
}

/// What is drawn of a card: its own picture, or what stands for it while it has none.
#[derive(Clone, Copy, Debug)]
pub struct Motif<'a> {
    /// The game's id.
    pub game: &'static str,
    /// The card's key.
    pub key: &'a str,
    /// The sign of its type.
    pub sign: &'a Emblem,
    /// The colour of its type.
    pub color: Color,
}

/// How bright a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Light {
    /// As it is.
    #[default]
    Full,
    /// Grey and dark: what cannot be used.
    Dim,
}

impl Light {
    /// A colour in this light.
    fn on(self, color: Color) -> Color {
        match self {
            Self::Full => color,
            Self::Dim => {
                let grey = grey(color);
                color.mix(grey, 72).mix(Color::hex(0x15_161B), 34)
            }
        }
    }
}

/// The grey that is as bright as a colour.
fn grey(color: Color) -> Color {
    let sum = 30 * u32::from(color.r) + 59 * u32::from(color.g) + 11 * u32::from(color.b);
    let level = u8::try_from(sum / 100).unwrap_or(u8::MAX);
    Color { r: level, g: level, b: level, a: color.a }
}
