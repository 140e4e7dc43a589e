//! What can be wrong with the file of a picture, in words for whoever drew it.

/// Why a file is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct Fault {
    /// The line it is found in, from 1.
    pub line: u32,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong in a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// It is no XML.
    #[error("this cannot be read as SVG ({0})")]
    Xml(String),
    /// An element that pictures do not have.
    #[error(
        "<{0}> is not drawn; there are path, circle, ellipse, rect and g, and in plain drawings polygon, polyline and line"
    )]
    Element(String),
    /// A group of a name that pictures do not have.
    #[error("\"{0}\" is no part of a picture; its groups are back, hero and front")]
    Part(String),
    /// No hero.
    #[error("there is no <g id=\"hero\"> with something solid in it")]
    NoHero,
    /// Nothing at all.
    #[error("nothing is drawn")]
    Nothing,
    /// A colour that there is not.
    #[error("\"{0}\" is no colour")]
    Colour(String),
    /// A word in a class that has no meaning.
    #[error("\"{0}\" is no word for how a shape or a group is drawn")]
    Word(String),
    /// A scene that there is not.
    #[error("\"{0}\" is no scene")]
    Scene(String),
    /// A tint that there is not.
    #[error("\"{0}\" is no tint")]
    Tint(String),
    /// Something that is no number, or too many or too few of them.
    #[error("{name} cannot be \"{value}\"")]
    Number {
        /// The attribute.
        name: &'static str,
        /// What it holds.
        value: String,
    },
    /// An outline that cannot be read.
    #[error("the outline \"{0}\" cannot be read")]
    Outline(String),
    /// More than is drawn.
    #[error("there is too much in it: at most {most} {what}")]
    TooMuch {
        /// How many there may be.
        most: usize,
        /// Of what.
        what: &'static str,
    },
}
