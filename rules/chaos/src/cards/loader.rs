//! The strict reader of packs (2.2, 2.3): all packs of a table are read together, since cards may name one another.

use std::collections::BTreeMap;

use toml::Table;

use super::{
    Card, Hero, Kind, Mode, Reservoir,
    checks::check_card,
    effects::{self, Place},
    face::{Face, Lists, Owners, Stop, Types, Warrior},
    fields::ChaosFields,
    pool::{Head, Pool, key_for},
};
use skald_toolkit::lists::squeeze;
use skald_toolkit::packs::{BadPack, Fields};
use skald_vocabulary::interface::Name;

/// The text of the game's own pack.
pub const BASE: &str = include_str!("../../../sets/chaos/base.toml");

/// One pack taken apart into tables.
struct Parts<'f> {
    file: &'f str,
    warriors: Vec<Table>,
    cards: Vec<Table>,
}

impl Pool {
    /// Reads all packs of a table, each a file's name and text.
    ///
    /// # Errors
    /// [`BadPack`] with file, card, key and reason; nothing of the packs is used then.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, BadPack> {
        let mut heads: Vec<Head> = Vec::new();
        let mut parts = Vec::new();
        for (file, text) in files {
            let (head, part) = take_apart(file, text)?;
            if heads.iter().any(|other| other.id == head.id) {
                let of = Fields::new(file, "pack", toml::Table::new());
                return Err(of.wrong("id", format!("two packs are called \"{}\"", head.id)));
            }
            heads.push(head);
            parts.push(part);
        }
        let ids = Ids::gather(&parts)?;
        let mut pool = Pool::empty(heads);
        for part in &parts {
            for table in &part.warriors {
                let warrior = warrior(part.file, table.clone(), &ids)?;
                pool.warriors.push(warrior);
            }
            for table in &part.cards {
                let face = card(part.file, table.clone(), &ids)?;
                check_card(part.file, &face)?;
                pool.faces.push(face);
            }
        }
        pool.finish(files.last().map_or("", |(file, _)| file))
    }
}

fn take_apart<'f>(file: &'f str, text: &str) -> Result<(Head, Parts<'f>), BadPack> {
    let mut top = Fields::of_file(file, text)?;
    let Some(toml::Value::Table(table)) = top.table.remove("pack") else {
        return Err(top.wrong("pack", "a table with id, version and title is wanted"));
    };
    let mut of = Fields::new(file, "pack", table);
    let id = of.id("id")?.to_string();
    let version = of.number("version", 1, u32::MAX)?;
    let title = of.text_to::<Name>("title", 64)?.to_string();
    of.end()?;
    let (warriors, cards) = (top.tables("warrior")?, top.tables("card")?);
    top.end()?;
    Ok((Head { id, version, title }, Parts { file, warriors, cards }))
}

/// All ids of all packs, and what they stand for (DATA-1).
struct Ids {
    cards: BTreeMap<String, Card>,
    kinds: BTreeMap<String, (Kind, Vec<String>)>,
    heroes: BTreeMap<String, Hero>,
}

impl Ids {
    fn gather(parts: &[Parts<'_>]) -> Result<Self, BadPack> {
        let mut ids = Self { cards: BTreeMap::new(), kinds: BTreeMap::new(), heroes: BTreeMap::new() };
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        for part in parts {
            for (table, is_card) in part
                .warriors
                .iter()
                .map(|table| (table, false))
                .chain(part.cards.iter().map(|table| (table, true)))
            {
                let stand_in = if is_card { "card" } else { "warrior" };
                let mut of = Fields::new(part.file, stand_in, table.clone());
                let id = of.id("id")?;
                id.clone_into_string(&mut of.card);
                if ids.cards.contains_key(&*id) || ids.heroes.contains_key(&*id) || &*id == "all" {
                    return Err(of.wrong("id", "two cards have this id"));
                }
                let name = of.text_to::<Name>("name", 32)?;
                if let Some(other) = names.insert(squeeze(&name), id.to_string()) {
                    return Err(of.wrong("name", format!("\"{other}\" has the same name")));
                }
                if is_card {
                    let kind = effects::kind(&mut of, "type")?;
                    let owners = of.words("owners")?;
                    let place = u16::try_from(ids.cards.len()).ok().filter(|place| *place < u16::MAX);
                    let place = place.ok_or_else(|| of.wrong("id", "there are too many cards"))?;
                    ids.cards.insert(id.to_string(), Card(place));
                    ids.kinds.insert(id.to_string(), (kind, owners));
                } else {
                    let place = u8::try_from(ids.heroes.len()).ok().filter(|place| *place < 64);
                    let place = place.ok_or_else(|| of.wrong("id", "at most 64 Warriors are allowed"))?;
                    ids.heroes.insert(id.to_string(), Hero(place));
                }
            }
        }
        Ok(ids)
    }
}

/// Writes an id over the stand-in of messages.
trait IntoCard {
    fn clone_into_string(&self, to: &mut String);
}

impl IntoCard for Name {
    fn clone_into_string(&self, to: &mut String) {
        to.clear();
        to.push_str(self);
    }
}

fn warrior(file: &str, table: Table, ids: &Ids) -> Result<Warrior, BadPack> {
    let mut of = Fields::new(file, "warrior", table);
    let id = of.id("id")?;
    id.clone_into_string(&mut of.card);
    let name = of.text_to::<Name>("name", 32)?;
    let svpt = of.number("svpt", 10, 99)?;
    let supply = of.number("supply", 1, 9)?;
    let ability = of.text_to::<Name>("ability", 32)?;
    let place = Place { kind: None, answers_destructive_only: false, ids: &ids.cards };
    let lists = effects::effects(&mut of, place)?;
    let text = of.text_to::<Name>("text", 200)?;
    of.end()?;
    Ok(Warrior { id, name, svpt, supply, ability, lists, text })
}

fn card(file: &str, table: Table, ids: &Ids) -> Result<Face, BadPack> {
    let mut of = Fields::new(file, "card", table);
    let id = of.id("id")?;
    id.clone_into_string(&mut of.card);
    let name = of.text_to::<Name>("name", 32)?;
    let kind = effects::kind(&mut of, "type")?;
    let owner_words = of.words("owners")?;
    let owners = owners(&of, &owner_words, ids)?;
    let assoc = assoc(&mut of, kind, &owner_words, ids)?;
    if kind.is_character() && owners == Owners::All {
        return Err(of.wrong("owners", "no Sidekick or Special is owned by all"));
    }
    let word = of.text_to::<Name>("reservoir", 32)?;
    let reservoir = Reservoir::find(&word).ok_or_else(|| of.unknown("reservoir", &word))?;
    let mode = if of.has("mode") { Some(effects::mode(&mut of, "mode")?) } else { None };
    let ov = if of.has("ov") { of.number("ov", 1, 20)? } else { 0 };
    let dv = if of.has("dv") { Some(of.number("dv", 0, 20)?) } else { None };
    let target = of.word("target")?;
    let (area, persistent) = (of.flag("area")?, of.flag("persistent")?);
    let stop = stop(&mut of)?;
    let answers = types(&mut of, "answers")?;
    let max_ov = if of.has("max_ov") { Some(of.number("max_ov", 1, 20)?) } else { None };
    let mode_only: Option<Mode> =
        if of.has("mode_only") { Some(effects::mode(&mut of, "mode_only")?) } else { None };
    let boosts = types(&mut of, "boosts")?;
    let answers_destructive_only = answers.destructive && !answers.mystical;
    let place = Place { kind: Some(kind), answers_destructive_only, ids: &ids.cards };
    let lists: Lists = effects::effects(&mut of, place)?;
    let text = of.text_to::<Name>("text", 200)?;
    let hits = !lists.on(super::Trigger::Hit).is_empty();
    match target.as_deref() {
        None => {}
        Some("none") if kind == Kind::Mystical && !hits => {}
        Some("opponent") if kind == Kind::Mystical && hits => {}
        Some(_) => return Err(of.wrong("target", "it does not go with the effects (DATA-4)")),
    }
    of.end()?;
    let place = ids.cards.get(&*id).copied().unwrap_or(Card(0));
    let key = key_for(&id, kind, place);
    Ok(Face {
        id,
        key,
        name,
        kind,
        owners,
        assoc,
        reservoir,
        mode,
        ov,
        dv,
        area,
        persistent,
        stop,
        answers,
        max_ov,
        mode_only,
        boosts,
        lists,
        text,
    })
}

fn owners(of: &Fields<'_>, words: &[String], ids: &Ids) -> Result<Owners, BadPack> {
    match words {
        [] => Err(of.wrong("owners", "at least one owner is wanted")),
        [all] if all == "all" => Ok(Owners::All),
        words => {
            let hero =
                |word: &String| ids.heroes.get(word).copied().ok_or_else(|| of.unknown("owners", word));
            words.iter().map(hero).collect::<Result<_, _>>().map(Owners::Of)
        }
    }
}

/// DATA-2: the associated character exists, and every owner of the card owns it too.
fn assoc(of: &mut Fields<'_>, kind: Kind, owners: &[String], ids: &Ids) -> Result<Option<Card>, BadPack> {
    let Some(word) = of.word("assoc")? else { return Ok(None) };
    if kind.is_character() {
        return Err(of.wrong("assoc", "a Sidekick or Special has no association"));
    }
    let known = ids.kinds.get(&*word).zip(ids.cards.get(&*word));
    let Some(((kind, theirs), card)) = known else { return Err(of.unknown("assoc", &word)) };
    if !kind.is_character() {
        return Err(of.wrong("assoc", "it names no Sidekick or Special"));
    }
    if owners.iter().any(|owner| !theirs.contains(owner)) {
        return Err(of.wrong("assoc", "not every owner of this card owns that character"));
    }
    Ok(Some(*card))
}

fn stop(of: &mut Fields<'_>) -> Result<Option<Stop>, BadPack> {
    let Some(value) = of.table.remove("stop") else { return Ok(None) };
    let toml::Value::Table(table) = value else { return Err(of.wrong("stop", "a table is wanted")) };
    let mut inner = Fields::new(of.file, &of.card, table);
    let kind = effects::kind(&mut inner, "type")?;
    if !matches!(kind, Kind::Defend | Kind::Destructive) {
        return Err(inner.unknown("type", kind.word()));
    }
    let min_dv = inner.number("min_dv", 0, 20)?;
    inner.end()?;
    Ok(Some(Stop { kind, min_dv }))
}

fn types(of: &mut Fields<'_>, field: &str) -> Result<Types, BadPack> {
    let mut all = Types::default();
    for word in of.words(field)? {
        match word.as_str() {
            "destructive" => all.destructive = true,
            "mystical" => all.mystical = true,
            word => return Err(of.unknown(field, word)),
        }
    }
    Ok(all)
}
