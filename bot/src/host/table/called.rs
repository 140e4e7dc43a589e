//! Which calls to the seats of a table stand or are on their way, as far as that is known.
//!
//! What belongs here: between which names those lie that are to end. What does not: what a call says (`play/calling`), and how
//! it ends (`store`).

use std::collections::BTreeMap;

use skald_rules::interface::Seat;

/// The first and the last of some names.
pub(in crate::host) type Names = (String, String);

/// The calls of a table. Of a seat that is not among these nothing is known: the table was read since it was called.
#[derive(Debug, Default)]
pub(in crate::host) struct Called(BTreeMap<Seat, Option<Names>>);

impl Called {
    /// A seat is called.
    pub fn add(&mut self, seat: Seat, name: &str) {
        let Some(known) = self.0.get_mut(&seat) else { return };
        let (first, last) = known.get_or_insert_with(|| (name.to_owned(), name.to_owned()));
        if name < first.as_str() {
            name.clone_into(first);
        }
        if name > last.as_str() {
            name.clone_into(last);
        }
    }

    /// All calls to a seat end, whose names begin like that. Returns between which names they lie, both included; nothing where there are none.
    pub fn end(&mut self, seat: Seat, begin: &str) -> Option<Names> {
        let all = || Some((begin.to_owned(), format!("{begin}~")));
        self.0.insert(seat, None).unwrap_or_else(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_looked_for_among_all_and_what_is_known_between_its_names() {
        let (seat, all) = (Seat(1), "call:7:1:");
        let names = |first: &str, last: &str| Some((first.to_owned(), last.to_owned()));
        let mut called = Called::default();
        // Read from the database: any call may stand.
        called.add(seat, "call:7:1:30");
        assert_eq!(called.end(seat, all), names("call:7:1:", "call:7:1:~"));
        assert_eq!(called.end(seat, all), None);
        called.add(seat, "call:7:1:8");
        called.add(seat, "call:7:1:12:warn:turn");
        called.add(seat, "call:7:1:12");
        assert_eq!(called.end(seat, all), names("call:7:1:12", "call:7:1:8"));
        assert_eq!(called.end(seat, all), None);
        // Of another seat nothing is known yet.
        assert_eq!(called.end(Seat(0), "call:7:0:"), names("call:7:0:", "call:7:0:~"));
    }
}
