//! Shelves: the cards that a Warrior may have, by type, own cards by the character that uses them, and ALL cards apart.

use super::{known::Known, list::hero_say};
use crate::cards::{Card, Face, Hero, Kind, Mode, Owners, Pool, Reservoir};
use skald_toolkit::lists::{MOST_SHELVES, Sort, shelve};
use skald_vocabulary::interface::{Key, Say, Shelf, Stock};

/// How many characters of a card's text fit beside its values and its association.
const TEXT: usize = 56;

/// All shelves of a list.
pub fn shelves(pool: &Pool, known: &Known) -> Vec<Shelf> {
    let fine = shelve(sorts(pool, known, true));
    // Packs can bring so many characters that only types have room.
    if fine.len() > MOST_SHELVES { shelve(sorts(pool, known, false)) } else { fine }
}

/// The sorts of cards: the own ones by type and, if `fine`, by association; ALL cards by type; what does not fit.
fn sorts(pool: &Pool, known: &Known, fine: bool) -> Vec<Sort> {
    let mut sorts = Vec::new();
    for kind in Kind::ALL {
        let of_kind = |card: &Card| pool.face(*card).kind == kind;
        let own: Vec<Card> = known.hero.map_or_else(Vec::new, |hero| {
            pool.usable(hero).filter(of_kind).filter(|card| pool.face(*card).owners != Owners::All).collect()
        });
        let mut of: Vec<Option<Card>> =
            own.iter().map(|card| pool.face(*card).assoc.filter(|_| fine)).collect();
        of.sort_unstable();
        of.dedup();
        for assoc in of {
            let cards = own.iter().copied().filter(|card| pool.face(*card).assoc.filter(|_| fine) == assoc);
            let id = assoc.map_or_else(|| "own".to_owned(), |card| format!("c{}", card.0));
            let name = match assoc {
                Some(card) => pool.say(card),
                None => known.hero.map_or_else(|| Say::new("chaos-all"), |hero| hero_say(pool, hero)),
            };
            sorts.push((format!("{}.{id}", short(kind)), shelf(kind, name), stocks(pool, known, cards)));
        }
        let all = pool.cards().filter(of_kind).filter(|card| pool.face(*card).owners == Owners::All);
        let name = shelf(kind, Say::new("chaos-all"));
        sorts.push((format!("{}.all", short(kind)), name, stocks(pool, known, all)));
    }
    sorts.push(foreign(pool, known));
    sorts.push(strange(known));
    sorts
}

/// The first letters of a type: ids of shelves are short.
const fn short(kind: Kind) -> &'static str {
    match kind {
        Kind::Sidekick => "sid",
        Kind::Special => "spe",
        Kind::Destructive => "des",
        Kind::Mystical => "mys",
        Kind::Spontaneous => "spo",
        Kind::Defend => "def",
    }
}

fn shelf(kind: Kind, of: Say) -> Say {
    Say::new("chaos-shelf").with("kind", kind_say(kind)).with("of", of)
}

/// A type in words.
pub const fn kind_say(kind: Kind) -> Say {
    Say::new(match kind {
        Kind::Sidekick => "chaos-kind-sidekick",
        Kind::Special => "chaos-kind-special",
        Kind::Destructive => "chaos-kind-destructive",
        Kind::Mystical => "chaos-kind-mystical",
        Kind::Spontaneous => "chaos-kind-spontaneous",
        Kind::Defend => "chaos-kind-defend",
    })
}

/// Cards that the list holds and its Warrior may not have.
fn foreign(pool: &Pool, known: &Known) -> Sort {
    let cards = known.cards.keys().copied().filter(|card| !fits(pool.face(*card), known.hero));
    let name = known.hero.map_or_else(
        || Say::new("chaos-shelf-nobody"),
        |hero| Say::new("chaos-shelf-foreign").with("warrior", hero_say(pool, hero)),
    );
    ("foreign".to_owned(), name, stocks(pool, known, cards))
}

/// Ids that no pack of the table has.
fn strange(known: &Known) -> Sort {
    let stock = |(key, copies): &(Key, u32)| Stock {
        card: *key,
        name: Say::new("chaos-name").with("name", key.as_str()),
        about: Say::new("chaos-shelf-strange"),
        copies: *copies,
        most: 0,
    };
    ("strange".to_owned(), Say::new("chaos-shelf-strange"), known.strange.iter().map(stock).collect())
}

/// Whether a Warrior may have a card; without a Warrior everybody's cards are left.
fn fits(face: &Face, hero: Option<Hero>) -> bool {
    hero.map_or(face.owners == Owners::All, |hero| face.owners.has(hero))
}

fn stocks(pool: &Pool, known: &Known, cards: impl Iterator<Item = Card>) -> Vec<Stock> {
    let stock = |card: Card| {
        let face = pool.face(card);
        Stock {
            card: face.key,
            name: pool.say(card),
            about: about(pool, face),
            copies: known.cards.get(&card).copied().unwrap_or(0),
            most: if fits(face, known.hero) { face.reservoir.limit().into() } else { 0 },
        }
    };
    let mut all: Vec<Card> = cards.collect();
    all.sort_by_key(|one| pool.face(*one).name);
    all.into_iter().map(stock).collect()
}

/// Mode and values, reservoir, who uses it, and what it does, in about 80 characters.
fn about(pool: &Pool, face: &Face) -> Say {
    let (user, length) = match (face.assoc, &face.owners) {
        (Some(card), _) => (pool.say(card), pool.face(card).name.chars().count()),
        (None, Owners::All) => (Say::new("chaos-all"), 3),
        (None, Owners::Of(_)) => (Say::new("chaos-user-warrior"), 7),
    };
    let say = Say::new("chaos-stock")
        .with("values", values(face))
        .with("letter", letter(face.reservoir))
        .with("limit", face.reservoir.limit())
        .with("user", user);
    say.with("text", cut(&face.text, TEXT.saturating_sub(length)))
}

/// What a card is worth in attack and defence; its type where it is not told by a mode.
fn values(face: &Face) -> Say {
    let ov = i64::from(face.ov);
    match (face.mode, face.dv) {
        (Some(mode), dv) => {
            let mode = Say::new(match mode {
                Mode::Ground => "chaos-mode-ground",
                Mode::Air => "chaos-mode-air",
            });
            let say = Say::new(if dv.is_some() { "chaos-stock-both" } else { "chaos-stock-attack" });
            say.with("mode", mode).with("ov", ov).with("dv", dv.unwrap_or(0))
        }
        (None, Some(dv)) => Say::new("chaos-stock-block").with("kind", kind_say(face.kind)).with("dv", dv),
        (None, None) => kind_say(face.kind),
    }
}

const fn letter(of: Reservoir) -> Say {
    Say::new(match of {
        Reservoir::Endangered => "chaos-letter-endangered",
        Reservoir::Sparse => "chaos-letter-sparse",
        Reservoir::Limited => "chaos-letter-limited",
        Reservoir::Vulgar => "chaos-letter-vulgar",
    })
}

/// The text itself where it is short enough, else as many of its words as fit.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let room: String = text.chars().take(most.saturating_sub(1)).collect();
    let whole = room.rsplit_once(' ').map_or(room.as_str(), |(words, _)| words);
    format!("{}…", whole.trim_end_matches([',', ';', ':', '.', ' ']))
}
