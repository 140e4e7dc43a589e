//! The strict reader of card files (2.5, 2.6): an unknown key is an error, and every error names file, card, field and
//! reason.

use std::sync::LazyLock;

use toml::Table;

use super::{
    Dominion, Face, Pantheon, Piece, SPACES, Special, budget::excess, fields::LawFields, read_ability,
    read_special,
};
use skald_toolkit::packs::{BadPack, Fields};
use skald_vocabulary::{interface::Key, invariant::Invariant};

/// A card file, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The pack's id.
    pub id: Key,
    /// Its version.
    pub version: u32,
    /// Its own pantheons. Faces count pantheons from the first of the base pack on.
    pub pantheons: Vec<Pantheon>,
    /// Its characters.
    pub faces: Vec<Face>,
    /// Its pieces.
    pub pieces: Vec<Piece>,
}

/// The text of the game's own cards.
pub const BASE: &str = include_str!("../../../sets/law/base.toml");

/// Cards of one pantheon and dominion by level (2.2).
const SPLIT: [usize; 3] = [3, 2, 1];

static BASE_PACK: LazyLock<Pack> = LazyLock::new(|| {
    let none = Pack {
        id: Key::of("base"),
        version: 0,
        pantheons: Vec::new(),
        faces: Vec::new(),
        pieces: Vec::new(),
    };
    Pack::read("base.toml", BASE, &[]).or_broken(none, "the game's own cards can be read")
});

/// The game's own cards. A test reads them strictly; with a broken file every set-up is refused for want of cards.
#[must_use]
pub fn base() -> &'static Pack {
    &BASE_PACK
}

impl Pack {
    /// Reads a card file. `file` is its name, for messages; `before` are the pantheons of the packs read before.
    ///
    /// # Errors
    /// [`BadPack`] when a key or a word is unknown, a value is out of its bounds, or the counts of 2.5 are wrong.
    pub fn read(file: &str, text: &str, before: &[Pantheon]) -> Result<Self, BadPack> {
        let mut top = Fields::of_file(file, text)?;
        let id = top.key("pack")?;
        let version = top.number("version", 1, u32::MAX)?;
        let mut pantheons = before.to_vec();
        for table in top.tables("pantheon")? {
            let mut fields = Fields::new(file, "pantheon", table);
            let pantheon = Pantheon { key: fields.key("id")?, name: fields.text("name")? };
            fields.end()?;
            if pantheons.iter().any(|other| other.key == pantheon.key)
                || Dominion::read(pantheon.key.as_str()).is_some()
            {
                return Err(fields.wrong("id", format!("\"{}\" is taken", pantheon.key)));
            }
            pantheons.push(pantheon);
        }
        let mut faces: Vec<Face> = Vec::new();
        for table in top.tables("character")? {
            let face = character(file, table, &pantheons, before.len())?;
            if let Some(fault) = clash(&faces, &face) {
                return Err(Fields::new(file, face.key.as_str(), Table::new()).wrong(fault.0, fault.1));
            }
            faces.push(face);
        }
        let mut pieces: Vec<Piece> = Vec::new();
        for table in top.tables("piece")? {
            let piece = piece(file, table, &pantheons)?;
            if pieces.iter().any(|other| other.key == piece.key) {
                return Err(Fields::new(file, piece.key.as_str(), Table::new())
                    .wrong("id", "two pieces have this letter"));
            }
            pieces.push(piece);
        }
        top.end()?;
        split(&top, &pantheons, before.len(), &faces)?;
        let pantheons = pantheons.into_iter().skip(before.len()).collect();
        Ok(Self { id, version, pantheons, faces, pieces })
    }
}

/// What two cards may not share.
fn clash(faces: &[Face], face: &Face) -> Option<(&'static str, &'static str)> {
    let other = |same: &dyn Fn(&Face) -> bool| faces.iter().any(same);
    if other(&|other| other.key == face.key) {
        Some(("id", "two cards have this id"))
    } else if other(&|other| other.code == face.code) {
        Some(("code", "two cards have this code"))
    } else if other(&|other| other.name == face.name) {
        Some(("name", "two cards have this name"))
    } else if other(&|other| other.stats == face.stats) {
        Some(("stats", "two cards have the same four stats"))
    } else {
        None
    }
}

/// Every pantheon has 3, 2 and 1 cards of each level in each dominion.
fn split(top: &Fields<'_>, pantheons: &[Pantheon], from: usize, faces: &[Face]) -> Result<(), BadPack> {
    for (at, pantheon) in pantheons.iter().enumerate().skip(from) {
        for dominion in Dominion::ALL {
            for (level, wanted) in (1_u8..).zip(SPLIT) {
                let fits = |face: &&Face| {
                    usize::from(face.pantheon) == at && face.dominion == dominion && face.level == level
                };
                let found = faces.iter().filter(fits).count();
                if found != wanted {
                    let reason = format!(
                        "{wanted} cards of {} level {level} are wanted, {found} found",
                        dominion.word()
                    );
                    return Err(top.wrong(pantheon.key.as_str(), reason));
                }
            }
        }
    }
    Ok(())
}

fn character(file: &str, table: Table, pantheons: &[Pantheon], from: usize) -> Result<Face, BadPack> {
    let mut fields = Fields::new(file, "character", table);
    let key = fields.key("id")?;
    key.as_str().clone_into(&mut fields.card);
    let code = fields.text("code")?;
    let name = fields.text("name")?;
    let word: String = fields.text("pantheon")?;
    let pantheon = pantheons
        .iter()
        .enumerate()
        .skip(from)
        .find(|(_, pantheon)| pantheon.key.as_str() == &*word)
        .and_then(|(at, _)| u8::try_from(at).ok())
        .ok_or_else(|| fields.wrong("pantheon", format!("\"{word}\" is no pantheon of this file")))?;
    let word: String = fields.text("dominion")?;
    let dominion = Dominion::read(&word)
        .ok_or_else(|| fields.wrong("dominion", format!("\"{word}\" is not earth, sea or sky")))?;
    let level = fields.number("level", 1_u8, 3)?;
    let stats = fields.stats("stats")?;
    let ability = fields
        .text_or::<String>("ability")?
        .map(|text| read_ability(&text, pantheons))
        .transpose()
        .map_err(|reason| fields.wrong("ability", reason))?;
    let about = fields.text("about")?;
    fields.end()?;
    let face = Face { key, code, name, pantheon, dominion, level, stats, ability, about };
    match excess(&face) {
        0 => Ok(face),
        over => Err(fields.wrong("stats", format!("stats and ability miss the level's budget by {over}"))),
    }
}

fn piece(file: &str, table: Table, pantheons: &[Pantheon]) -> Result<Piece, BadPack> {
    let mut fields = Fields::new(file, "piece", table);
    let key = fields.key("id")?;
    key.as_str().clone_into(&mut fields.card);
    if key.as_str().len() > 2 {
        return Err(fields.wrong("id", "a letter of 1 or 2 characters is wanted"));
    }
    let alpha = fields.list("alpha")?;
    let omega = fields.list("omega")?;
    let (spaces, size) = outline(&alpha).map_err(|reason| fields.wrong("alpha", reason))?;
    let mirror: Vec<String> = alpha.iter().map(|row| row.chars().rev().collect()).collect();
    let plain: Vec<String> = omega.iter().map(|row| row.replace(['1', '2'], "#")).collect();
    if mirror != plain {
        return Err(fields.wrong("omega", "the outline is not the mirror image of the Alpha side (LAW-3.9)"));
    }
    let mut special = |sign: char, field: &str| -> Result<((u8, u8), Special), BadPack> {
        let text: String = fields.text(field)?;
        let special = read_special(&text, pantheons).map_err(|reason| fields.wrong(field, reason))?;
        let mut places = (0_u8..).zip(&omega).flat_map(|(y, row)| {
            (0_u8..).zip(row.chars()).filter(move |(_, found)| *found == sign).map(move |(x, _)| (x, y))
        });
        match (places.next(), places.next()) {
            (Some(at), None) => Ok((at, special)),
            _ => Err(fields.wrong("omega", format!("exactly one space \"{sign}\" is wanted"))),
        }
    };
    let specials = [special('1', "one")?, special('2', "two")?];
    fields.end()?;
    Ok(Piece { key, alpha: spaces, specials, size })
}

/// Spaces in reading order, and the size of the bounding box.
type Outline = ([(u8, u8); SPACES], (u8, u8));

fn outline(rows: &[String]) -> Result<Outline, String> {
    let width = rows.first().map_or(0, String::len);
    if rows.iter().any(|row| row.len() != width || row.bytes().any(|sign| sign != b'#' && sign != b'.')) {
        return Err("rows of equal length, made of # and ., are wanted".to_owned());
    }
    let mut spaces: Vec<(u8, u8)> = Vec::new();
    for (y, row) in (0_u8..).zip(rows) {
        spaces.extend((0_u8..).zip(row.chars()).filter(|(_, sign)| *sign == '#').map(|(x, _)| (x, y)));
    }
    let size = (u8::try_from(width).unwrap_or(u8::MAX), u8::try_from(rows.len()).unwrap_or(u8::MAX));
    let spaces = <[(u8, u8); SPACES]>::try_from(spaces)
        .map_err(|found| format!("{SPACES} spaces are wanted, {} found (LAW-3.1)", found.len()))?;
    let mut reached = vec![spaces[0]];
    for at in 0..SPACES {
        let Some((x, y)) = reached.get(at).copied() else {
            return Err("the spaces do not hang together".to_owned());
        };
        let near = |other: &&(u8, u8)| x.abs_diff(other.0) + y.abs_diff(other.1) == 1;
        let fresh: Vec<_> =
            spaces.iter().filter(near).filter(|other| !reached.contains(other)).copied().collect();
        reached.extend(fresh);
    }
    let bare = (0..size.0).any(|column| spaces.iter().all(|(x, _)| *x != column))
        || (0..size.1).any(|row| spaces.iter().all(|(_, y)| *y != row));
    if bare { Err("an outer row or column has no space".to_owned()) } else { Ok((spaces, size)) }
}
