//! The strict reader of card files: an unknown key, word or effect is an error that names file, card, field and reason.

use std::collections::BTreeMap;

use ron::{Options, extensions::Extensions};
use serde::de::DeserializeOwned;
use toml::Table;

use super::{Ab, Command, Kind, Legion, Pack, Phrase, Printed, Rarity, Sub, Tag, checks};
use skald_toolkit::packs::{BadPack, Fields, pack_id};
use skald_vocabulary::interface::{Key, Name};

/// The text of the game's own cards.
pub const BASE: &str = include_str!("../../../sets/lraw/base.toml");

impl Pack {
    /// Reads a card file. `file` is its name, for messages.
    ///
    /// # Errors
    /// [`BadPack`] when a key, a word or an effect is unknown, a value is out of its bounds, or a card cannot do what it says.
    pub fn read(file: &str, text: &str) -> Result<Self, BadPack> {
        let mut top = Fields::of_file(file, text)?;
        let id = top.key("pack")?;
        let version = top.number("version", 1, u32::MAX)?;
        let mut keywords = BTreeMap::new();
        for table in top.tables("keyword")? {
            let (tag, abilities) = keyword(file, table)?;
            if keywords.insert(tag, abilities).is_some() {
                return Err(Fields::new(file, tag.word(), Table::new()).wrong("name", "it stands here twice"));
            }
        }
        let mut cards: Vec<Printed> = Vec::new();
        for (at, table) in top.tables("token")?.into_iter().enumerate() {
            add(file, &mut cards, token(file, at, table)?)?;
        }
        for table in top.tables("command")? {
            add(file, &mut cards, command(file, table)?)?;
        }
        for table in top.tables("card")? {
            add(file, &mut cards, card(file, table)?)?;
        }
        top.end()?;
        let fixed = pack_id(&id, version, text);
        Ok(Self { file: file.to_owned(), id, version, fixed, keywords, cards })
    }
}

fn add(file: &str, cards: &mut Vec<Printed>, card: Printed) -> Result<(), BadPack> {
    let fields = Fields::new(file, card.key.as_str(), Table::new());
    if cards.iter().any(|other| other.key == card.key) {
        return Err(fields.wrong("id", "two cards have this id"));
    }
    if cards.iter().any(|other| other.name == card.name) {
        return Err(fields.wrong("name", "two cards have this name"));
    }
    checks::card(&fields, &card)?;
    cards.push(card);
    Ok(())
}

/// A value of the effect language.
fn effect<T: DeserializeOwned>(fields: &mut Fields<'_>, field: &str) -> Result<Vec<T>, BadPack> {
    if !fields.has(field) {
        return Ok(Vec::new());
    }
    let text: String = fields.text_to(field, 2_000)?;
    let reader = Options::default()
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME);
    reader.from_str(&text).map_err(|error| fields.wrong(field, error.to_string()))
}

fn word<T>(fields: &mut Fields<'_>, field: &str, words: &[(&str, T)]) -> Result<T, BadPack>
where
    T: Copy,
{
    let text: String = fields.text(field)?;
    let found = words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
    found.ok_or_else(|| fields.unknown(field, &text))
}

fn legion(fields: &mut Fields<'_>) -> Result<Legion, BadPack> {
    word(fields, "legion", &Legion::ALL.map(|legion| (legion.word(), legion)))
}

/// The longest id that a card may have: of equal cards the second is called by it and a number (`he-01.2`), and in a Legion what is
/// aside by a sign and it (`s.he-01`).
const LONGEST_ID: usize = 13;

/// The id of a card in notation: that of the file in small letters.
fn id(fields: &mut Fields<'_>) -> Result<Key, BadPack> {
    let text: String = fields.text("id")?;
    if text.len() > LONGEST_ID {
        return Err(fields.wrong("id", format!("at most {LONGEST_ID} characters are allowed")));
    }
    Key::new(&text.to_lowercase()).map_err(|error| fields.wrong("id", error.to_string()))
}

fn keyword(file: &str, table: Table) -> Result<(Tag, Vec<Ab>), BadPack> {
    let name = table.get("name").and_then(toml::Value::as_str).unwrap_or("keyword").to_owned();
    let mut fields = Fields::new(file, &name, table);
    let tag = word(&mut fields, "name", &Tag::ALL.map(|tag| (tag.word(), tag)))?;
    let abilities = effect(&mut fields, "abilities")?;
    fields.end()?;
    if tag.built_in() {
        return Err(fields.wrong("name", "this keyword is no ability and does not expand"));
    }
    if abilities.is_empty() {
        return Err(fields.wrong("abilities", "it is missing"));
    }
    Ok((tag, abilities))
}

fn blank(key: Key, name: Name, legion: Legion, kind: Kind) -> Printed {
    Printed {
        key,
        name,
        legion,
        kind,
        sub: None,
        attack: 0,
        rarity: Rarity::C1,
        allegiance: None,
        command: Command::default(),
        keywords: Vec::new(),
        abilities: Vec::new(),
    }
}

fn token(file: &str, at: usize, table: Table) -> Result<Printed, BadPack> {
    let name = table.get("name").and_then(toml::Value::as_str).unwrap_or("token").to_owned();
    let mut fields = Fields::new(file, &name, table);
    let key =
        Key::new(&format!("tok-{}", at + 1)).map_err(|error| fields.wrong("name", error.to_string()))?;
    let mut card = blank(key, fields.text("name")?, legion(&mut fields)?, Kind::Token);
    card.attack = fields.number("attack", 1, 20)?;
    card.keywords = effect(&mut fields, "keywords")?;
    fields.end()?;
    Ok(card)
}

fn command(file: &str, table: Table) -> Result<Printed, BadPack> {
    let name = table.get("id").and_then(toml::Value::as_str).unwrap_or("command").to_owned();
    let mut fields = Fields::new(file, &name, table);
    let slots = [
        ("Warlord", Kind::Warlord),
        ("Veil", Kind::Veil),
        ("Synergy", Kind::Synergy),
        ("Guardian", Kind::Guardian),
    ];
    let kind = word(&mut fields, "slot", &slots)?;
    let mut card = blank(id(&mut fields)?, fields.text("name")?, legion(&mut fields)?, kind);
    let numbers = &mut card.command;
    match kind {
        Kind::Warlord => {
            numbers.dcm = fields.number("dcm", 1, 99)?;
            numbers.pa = fields.number("pa", 0, 20)?;
            numbers.ma = fields.number("ma", 0, 20)?;
            numbers.cd = fields.number("cd", 0, 9)?;
        }
        Kind::Synergy => numbers.cd = fields.number("cd", 0, 9)?,
        Kind::Guardian => numbers.ap = fields.number("ap", 0, 99)?,
        _ => {}
    }
    card.abilities = effect(&mut fields, "abilities")?;
    fields.end()?;
    Ok(card)
}

fn card(file: &str, table: Table) -> Result<Printed, BadPack> {
    let name = table.get("id").and_then(toml::Value::as_str).unwrap_or("card").to_owned();
    let mut fields = Fields::new(file, &name, table);
    let kinds = [("Warrior", Kind::Warrior), ("Unified", Kind::Unified), ("Fortified", Kind::Fortified)];
    let kind = word(&mut fields, "type", &kinds)?;
    let mut card = blank(id(&mut fields)?, fields.text("name")?, legion(&mut fields)?, kind);
    let rarities = [
        ("C1", Rarity::C1),
        ("C2", Rarity::C2),
        ("C3", Rarity::C3),
        ("Renown", Rarity::Renown),
        ("Exalted", Rarity::Exalted),
        ("Elysian", Rarity::Elysian),
    ];
    card.rarity = word(&mut fields, "rarity", &rarities)?;
    card.allegiance = fields.text_or("allegiance")?.map(Phrase);
    if kind == Kind::Warrior {
        card.attack = fields.number("attack", 1, 20)?;
    } else if fields.has("sub") {
        let subs = [("Act", Sub::Act), ("Arm", Sub::Arm), ("Essence", Sub::Essence)];
        card.sub = Some(word(&mut fields, "sub", &subs)?);
    }
    card.keywords = effect(&mut fields, "keywords")?;
    card.abilities = effect(&mut fields, "abilities")?;
    fields.end()?;
    Ok(card)
}
