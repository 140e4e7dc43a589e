//! The lines of a game file: how each is written, read strictly, and linked to the one before.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha3::{Digest, Sha3_256};

use super::{
    Commitment, Draw, Secret,
    encoding::{Absorb, CHAIN, CHAIN_START, from_hex},
};
use skald_runners::catalogue::GameKind;
use skald_toolkit::table::Opened;
use skald_vocabulary::interface::{Act, By, Kit, Outcome, PackId, Say, Setup};

/// The first line: everything that is fixed before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the file format in which the table was dealt.
    pub format: u32,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The packs that the game is fixed to.
    pub packs: Vec<PackId>,
    /// Seats, options, and the texts of packs beside the game's own.
    pub setup: Setup,
    /// What the seats brought.
    pub kits: Vec<Kit>,
    /// The table's id.
    pub table: String,
    /// What was published before the players added their words.
    pub commitment: Commitment,
    /// Each seat's own words, normalised; empty where a player added none.
    pub words: Vec<String>,
}

impl Header {
    /// The version of the format in which new tables are dealt. Files of all versions up to it are read: in format 1 every
    /// entry was an input, and no entry held what follows from it.
    pub const FORMAT: u32 = 2;

    /// The header of a table that is about to be dealt. `words` may have fewer texts than there are seats.
    #[must_use]
    pub fn new(
        kind: &GameKind,
        opened: &dyn Opened,
        setup: Setup,
        kits: Vec<Kit>,
        table: &str,
        commitment: Commitment,
        words: &[String],
    ) -> Self {
        let mut words: Vec<String> = words.iter().map(|text| super::normalise_words(text)).collect();
        words.resize(usize::from(setup.seats), String::new());
        Self {
            format: Self::FORMAT,
            game: kind.id.to_owned(),
            rules: kind.rules,
            packs: opened.packs(),
            setup,
            kits,
            table: table.to_owned(),
            commitment,
            words,
        }
    }
}

/// One entry of the log: an act, and what followed from it by itself. Entry 0 is the deal, whose act is the word
/// [`Entry::DEAL`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number at this table.
    pub number: u32,
    /// Who did it.
    pub by: By,
    /// The act as [`Act`](skald_vocabulary::interface::Act) writes it.
    #[serde(rename = "input")]
    pub act: String,
    /// The draws that it led to.
    pub draws: Vec<Draw>,
    /// What followed from it by itself, in order: standing orders, answers without a choice, defaults. In files of format 1
    /// each of them was an entry of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passes: Vec<Pass>,
    /// The link that it makes with everything before it; written outside the fields that it covers.
    #[serde(skip)]
    pub link: Link,
}

/// An input that followed from an act by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// Who made it.
    pub by: By,
    /// The input as [`Input`](skald_vocabulary::interface::Input) writes it.
    pub input: String,
    /// The draws that it led to.
    pub draws: Vec<Draw>,
}

impl Entry {
    /// The act of entry 0.
    pub const DEAL: &'static str = "deal";

    /// How many inputs it put into the game.
    #[must_use]
    pub fn inputs(&self) -> usize {
        let own = matches!(self.act.parse(), Ok(Act::Input(_)));
        usize::from(own && self.act != Self::DEAL) + self.passes.len()
    }

    /// All draws that it led to, in order.
    pub fn all_draws(&self) -> impl Iterator<Item = &Draw> {
        self.draws.iter().chain(self.passes.iter().flat_map(|pass| &pass.draws))
    }

    /// The entry as the line of a game file, without the line's end: what the host keeps.
    #[must_use]
    pub fn to_line(&self) -> String {
        self.link.seal(&Line::Entry(self.clone()).body())
    }

    /// Reads what [`Entry::to_line`] wrote. The link is read, not checked.
    ///
    /// # Errors
    /// [`BadLine`] when it is not exactly such a line.
    pub fn from_line(text: &str) -> Result<Self, BadLine> {
        match Line::read(text)? {
            (Line::Entry(entry), link) => Ok(Self { link, ..entry }),
            _ => Err(BadLine::Unexpected),
        }
    }
}

/// A line of a game file, without its link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "lowercase")]
pub enum Line {
    /// The first line.
    Game(Header),
    /// An entry of the log.
    Entry(Entry),
    /// The secret, once the game is over.
    Reveal {
        /// In hexadecimal.
        secret: String,
    },
    /// The last line.
    End {
        /// How the game ended; nothing when it was broken off.
        outcome: Option<Outcome>,
    },
}

/// Why a text is not exactly a line of a game file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// Some bytes are no text.
    #[error("it holds bytes that are no text")]
    NoText,
    /// It is not ended by a link and a line break.
    #[error("it does not end with its link of the chain")]
    NoLink,
    /// It cannot be read as JSON with the known fields.
    #[error("it cannot be read: {0}")]
    Json(String),
    /// It can be read, but this is not how it is written.
    #[error("it is not written the way Skald writes it")]
    Spelling,
    /// It is a line of another kind, or has another number, than belongs there.
    #[error("another line belongs here")]
    Unexpected,
    /// The secret is no secret.
    #[error("the secret does not have 512 hexadecimal digits")]
    Secret,
    /// The format is newer than this program.
    #[error("the file has format {0}, which this program does not know")]
    Format(u32),
}

impl BadLine {
    /// The reason in words.
    #[must_use]
    pub fn say(&self) -> Say {
        match self {
            Self::NoText => Say::new("fair-bad-text"),
            Self::NoLink => Say::new("fair-bad-link"),
            Self::Json(why) => Say::new("fair-bad-json").with("why", why.as_str()),
            Self::Spelling => Say::new("fair-bad-spelling"),
            Self::Unexpected => Say::new("fair-bad-unexpected"),
            Self::Secret => Say::new("fair-bad-secret"),
            Self::Format(format) => Say::new("fair-bad-format").with("format", *format),
        }
    }
}

impl Line {
    /// The fields of the line as text: what its link covers.
    #[must_use]
    pub fn body(&self) -> String {
        // Plain data with text keys always encodes; an empty body would be refused by every reader.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a line without its line break. Only what [`Link::seal`] and [`Line::body`] write is accepted, byte for
    /// byte, so that two different texts never mean the same. The link is read, not checked.
    ///
    /// # Errors
    /// [`BadLine`] when it is not exactly such a line.
    pub fn read(text: &str) -> Result<(Self, Link), BadLine> {
        let (fields, link) = text
            .strip_suffix("\"}")
            .and_then(|rest| rest.rsplit_once(Link::FIELD))
            .and_then(|(fields, link)| Some((fields, Link(from_hex(link)?))))
            .ok_or(BadLine::NoLink)?;
        let body = format!("{fields}}}");
        let line: Self = serde_json::from_str(&body).map_err(|error| BadLine::Json(error.to_string()))?;
        if line.body() == body { Ok((line, link)) } else { Err(BadLine::Spelling) }
    }
}

/// A link of the chain: it stands for a line and everything before it. The first link is made of the secret, so a link
/// that is shown while the game goes on pins the past and betrays nothing of it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Link([u8; 32]);

impl Link {
    const FIELD: &'static str = ",\"chain\":\"";

    /// The link before the first line.
    #[must_use]
    pub fn first(secret: &Secret) -> Self {
        let mut hash = Sha3_256::new();
        hash.field(CHAIN_START.as_bytes());
        hash.field(secret.bytes());
        Self(hash.finalize().into())
    }

    /// The link of a line with these fields after this one.
    #[must_use]
    pub fn next(&self, body: &str) -> Self {
        let mut hash = Sha3_256::new();
        hash.field(CHAIN.as_bytes());
        hash.field(&self.0);
        hash.field(body.as_bytes());
        Self(hash.finalize().into())
    }

    /// A line: its fields with this link as the last of them.
    #[must_use]
    pub fn seal(&self, body: &str) -> String {
        format!("{}{}{self}\"}}", body.strip_suffix('}').unwrap_or(body), Self::FIELD)
    }

    /// The link stored as `bytes`.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The link written in hexadecimal; `None` when the text is not 64 digits in lower case.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }

    /// The bytes, for storing them.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({self})")
    }
}
