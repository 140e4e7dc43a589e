//! Cards and seats as words of a written position. In a Skirmish `thor@b` is the copy of seat b, and `thor` that of the
//! seat at which it stands.

use crate::{
    board::Label,
    cards::{Card, Dominion, Face, Pantheon, read_ability},
    eval::Evaluation,
    options::Form,
    setup::Rules,
    state::Gone,
};
use skald_vocabulary::interface::{Key, Seat};

/// A card as a word, at a place that belongs to a seat.
pub fn print_card(rules: &Rules, card: Card, near: Seat) -> String {
    let key = rules.pool.key(card);
    let copy = rules.pool.copy(card);
    let expected = if rules.form == Form::Skirmish { near } else { Seat(0) };
    if copy == expected { key.to_string() } else { format!("{key}@{copy}") }
}

/// Cards as words.
pub fn print_cards(rules: &Rules, cards: &[Card], near: Seat) -> Vec<String> {
    cards.iter().map(|card| print_card(rules, *card, near)).collect()
}

/// The card of a word.
pub fn read_card(rules: &Rules, word: &str, near: Seat) -> Result<Card, String> {
    let (key, copy) = match word.split_once('@') {
        Some((key, copy)) => (key, read_seat(copy)?),
        None if rules.form == Form::Skirmish => (word, near),
        None => (word, Seat(0)),
    };
    let found = Key::new(key).ok().and_then(|key| rules.pool.find(key));
    found.map(|card| rules.pool.copy_of(card, copy)).ok_or_else(|| format!("there is no card \"{word}\""))
}

/// The cards of words.
pub fn read_cards(rules: &Rules, words: &[String], near: Seat) -> Result<Vec<Card>, String> {
    words.iter().map(|word| read_card(rules, word, near)).collect()
}

/// The seat of a letter.
pub fn read_seat(word: &str) -> Result<Seat, String> {
    let seat = Key::new(word).ok().and_then(|key| Seat::from_key(key).ok());
    seat.ok_or_else(|| format!("\"{word}\" is no seat"))
}

/// The space of a label.
pub fn read_label(word: &str) -> Result<Label, String> {
    word.parse().map_err(|()| format!("\"{word}\" is no space such as c3"))
}

/// A character of a position's own: `[PANTHEON] DOMINION LEVEL N/E/S/W [ABILITY]`.
pub fn read_face(name: &str, text: &str, pantheons: &[Pantheon]) -> Result<Face, String> {
    let key = Key::new(name).map_err(|error| error.to_string())?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let leads = |word: &str| pantheons.iter().position(|pantheon| pantheon.key.as_str() == word);
    let (pantheon, rest) = match words.split_first() {
        Some((word, rest)) if leads(word).is_some() => (leads(word).unwrap_or(0), rest),
        _ => (0, words.as_slice()),
    };
    let [dominion, level, stats, ability @ ..] = rest else {
        return Err(format!("\"{text}\" is no card: DOMINION LEVEL N/E/S/W ABILITY"));
    };
    let dominion = Dominion::read(dominion).ok_or_else(|| format!("\"{dominion}\" is no dominion"))?;
    let level = level.parse::<u8>().ok().filter(|level| (1..=3).contains(level));
    let level = level.ok_or_else(|| format!("\"{text}\": a level from 1 to 3 is wanted"))?;
    let stats: Result<Vec<i16>, _> = stats.split('/').map(str::parse).collect();
    let stats = stats.ok().and_then(|stats| <[i16; 4]>::try_from(stats).ok());
    let stats = stats.filter(|stats| stats.iter().all(|stat| (-99..=99).contains(stat)));
    let stats = stats.ok_or_else(|| format!("\"{text}\": four stats N/E/S/W are wanted"))?;
    let ability = if ability.is_empty() { None } else { Some(read_ability(&ability.join(" "), pantheons)?) };
    Ok(Face {
        key,
        code: name.into(),
        name: name.into(),
        pantheon: u8::try_from(pantheon).unwrap_or(0),
        dominion,
        level,
        stats,
        ability,
        about: "".into(),
    })
}

/// Such a character as it is read.
pub fn print_face(face: &Face, pantheons: &[Pantheon]) -> String {
    let stats: Vec<String> = face.stats.iter().map(ToString::to_string).collect();
    let pantheon = pantheons.get(usize::from(face.pantheon)).map_or("", |pantheon| pantheon.key.as_str());
    let ability = face.ability.map(|ability| format!(" {}", ability.notation(pantheons))).unwrap_or_default();
    format!("{pantheon} {} {} {}{ability}", face.dominion.word(), face.level, stats.join("/"))
}

/// A card that left the board.
pub fn print_gone(rules: &Rules, gone: &Gone) -> String {
    let how = if gone.traitor { "traitor" } else { "phoenix" };
    format!("{} {} {} {how} {}", print_card(rules, gone.card, gone.to), gone.seq, gone.to, gone.at)
}

/// The same, read.
pub fn read_gone(rules: &Rules, words: &[&str]) -> Result<Gone, String> {
    let [card, seq, to, how, at] = words else {
        return Err("CARD NUMBER SEAT traitor|phoenix SPACE is wanted".to_owned());
    };
    let to = read_seat(to)?;
    let traitor = match *how {
        "traitor" => true,
        "phoenix" => false,
        other => return Err(format!("\"{other}\" is neither traitor nor phoenix")),
    };
    let seq = seq.parse().map_err(|_| format!("\"{seq}\" is no number"))?;
    Ok(Gone { card: read_card(rules, card, to)?, seq, to, traitor, at: read_label(at)? })
}

/// What the evaluation says of a space: `0`, `+3 -1`, `-1 dispelled`.
pub fn print_marks(on: &Evaluation, at: usize) -> String {
    let mut words = Vec::new();
    if on.plus(at) > 0 {
        words.push(format!("+{}", on.plus(at)));
    }
    if on.minus(at) > 0 {
        words.push(format!("-{}", on.minus(at)));
    }
    if words.is_empty() {
        words.push("0".to_owned());
    }
    if on.is_dispelled(at) {
        words.push("dispelled".to_owned());
    }
    words.join(" ")
}
