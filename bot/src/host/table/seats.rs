//! The rows of seats: how they are made and numbered while people are joining.

use skald_rules::{
    fair::normalise_words,
    interface::{Arg, Say, Seat},
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
        vacant: false,
        missed: 0,
        stands_in: false,
        former: Vec::new(),
        name: name.to_owned(),
        words: normalise_words(words),
        kit: kit.to_owned(),
        gone: false,
        agrees: false,
    }
}

/// A seat that a computer takes.
pub(in crate::host) fn computer_seat(number: u8) -> SeatRow {
    let say = Say::new("host-computer").with("number", number);
    SeatRow {
        seat: 0,
        place: i64::from(number),
        person: None,
        vacant: false,
        missed: 0,
        stands_in: false,
        former: Vec::new(),
        name: told::kept(&say),
        words: String::new(),
        kit: String::new(),
        gone: false,
        agrees: false,
    }
}

/// The number of the computer that plays a seat, if one does.
pub(in crate::host) fn computer_number(row: &SeatRow) -> Option<u8> {
    let say = told::read(&row.name);
    let number = say.args.iter().find(|(name, _)| row.is_computer() && *name == "number").map(|(_, of)| of);
    if let Some(Arg::Number(number)) = number { u8::try_from(*number).ok() } else { None }
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
        let name = computer_seat(number).name;
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
