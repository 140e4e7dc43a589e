//! The rows of seats: how they are made and numbered while people are joining.

use skald_rules::{
    fair::normalise_words,
    interface::{Arg, Say, Seat},
    players::Level,
    words::Words,
};

use crate::host::table::told;
use crate::invariant::Invariant;
use crate::store::{Person, SeatRow};

/// A seat that a person takes.
pub(in crate::host) fn person_seat(person: Person, name: &str, words: &str, kit: &str) -> SeatRow {
    SeatRow {
        seat: 0,
        place: 0,
        person: Some(person),
        level: 0,
        vacant: false,
        missed: 0,
        stands_in: false,
        former: Vec::new(),
        name: name.to_owned(),
        words: normalise_words(words),
        kit: kit.to_owned(),
        gone: false,
        agrees: false,
        elsewhere: false,
    }
}

/// A seat that a computer takes: with which number, and how well it plays.
pub(in crate::host) fn computer_seat(number: u8, level: Level) -> SeatRow {
    SeatRow {
        seat: 0,
        place: i64::from(number),
        person: None,
        level: level.number(),
        vacant: false,
        missed: 0,
        stands_in: false,
        former: Vec::new(),
        name: called_computer(number),
        words: String::new(),
        kit: String::new(),
        gone: false,
        agrees: false,
        elsewhere: false,
    }
}

/// The name of a computer with this number, as it is kept: a sentence.
pub(in crate::host) fn called_computer(number: u8) -> String {
    told::kept(&Say::new("host-computer").with("number", number))
}

/// The number of the computer that plays a seat, if one does.
pub(in crate::host) fn computer_number(row: &SeatRow) -> Option<u8> {
    let say = told::read(&row.name);
    let number = say.args.iter().find(|(name, _)| row.is_computer() && *name == "number").map(|(_, of)| of);
    if let Some(Arg::Number(number)) = number { u8::try_from(*number).ok() } else { None }
}

/// How well the computer of a seat plays; nothing where the seat is no computer's.
pub(in crate::host) fn computer_level(row: &SeatRow) -> Option<Level> {
    // Some other version may know a level that this one does not: then the usual one plays.
    row.is_computer().then(|| Level::of_number(row.level).unwrap_or_default())
}

/// How well a computer plays in a seat: its own level, and the usual one where it plays for somebody who is away.
pub(in crate::host) fn level_of(row: &SeatRow) -> Level {
    computer_level(row).unwrap_or_default()
}

/// The place behind all others.
pub(in crate::host) fn next_place(seats: &[SeatRow]) -> i64 {
    seats.iter().map(|row| row.place).max().map_or(0, |most| most + 1)
}

/// Numbers the seats in the order of their places.
pub(in crate::host) fn number_seats(seats: &mut [SeatRow]) {
    seats.sort_by_key(|row| row.place);
    for (number, row) in (0..=u8::MAX).zip(seats) {
        row.seat = number;
    }
}

/// The name of a seat that nobody plays any more: whose it was.
pub(in crate::host) fn vacant_name(row: &SeatRow) -> String {
    told::kept(&Say::new("host-vacant-seat").with("name", name_say(row)))
}

/// The name of a seat as it is now, to be put into a sentence that stays when the name changes.
pub(in crate::host) fn name_say(row: &SeatRow) -> Say {
    if row.person.is_some() { told::in_words(row.name.clone()) } else { told::read(&row.name) }
}

/// The number of a computer that none of these seats has yet.
pub(in crate::host) fn free_computer(seats: &[SeatRow]) -> u8 {
    let taken = |number: u8| {
        let name = called_computer(number);
        seats.iter().any(|row| row.is_computer() && row.name == name)
    };
    (1..=u8::MAX).find(|number| !taken(*number)).or_broken(1, "fewer computers than numbers")
}

/// What is shown as the name of a seat. That of a seat which no person plays is a sentence.
pub(in crate::host) fn name_of(seats: &[SeatRow], seat: Seat, words: &Words) -> String {
    let shown = |row: &SeatRow| shown_name(&row.name, row.person.is_none(), words);
    seats.get(seat.index()).map_or_else(|| seat.to_string(), shown)
}

/// A name as it is shown, from how it is kept.
pub(in crate::host) fn shown_name(kept: &str, unnamed: bool, words: &Words) -> String {
    if unnamed { words.plain(&told::read(kept)) } else { kept.to_owned() }
}
