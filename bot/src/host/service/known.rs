//! The people that the host has in memory, and what of them a change at a table needs to know.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::store::{Person, PersonRow};

/// People in memory. Bounded: beyond the bound it begins anew.
#[derive(Default)]
pub(in crate::host) struct People {
    rows: Mutex<HashMap<Person, PersonRow>>,
    /// Counts changes, so that what was read before one is not kept after it.
    changes: AtomicU64,
    /// Held from a change until it is in memory: memory holds the newer of two.
    changing: tokio::sync::Mutex<()>,
}

impl People {
    const MOST: usize = 20_000;

    pub(in crate::host) fn get(&self, person: Person) -> Option<PersonRow> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).get(&person).cloned()
    }

    /// What is known of a person was changed elsewhere; it is read anew.
    pub(in crate::host) fn forget(&self, person: Person) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).remove(&person);
    }

    /// How many answers of somebody, or clocks that ran out, are counted in memory.
    pub(in crate::host) fn count(&self, person: Person, late: bool) -> Option<i64> {
        self.get(person).map(|mut row| *count_in(&mut row, late))
    }

    /// One more was counted than the so many before. Where memory has another number by now, the new one may be among them: it is
    /// read anew.
    pub(in crate::host) fn counted(&self, person: Person, late: bool, before: Option<i64>) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(row) = rows.get_mut(&person) else { return };
        let count = count_in(row, late);
        if Some(*count) == before {
            *count = count.saturating_add(1);
        } else {
            rows.remove(&person);
        }
    }

    /// How many changes there were. What is read is kept with [`People::keep`] if there was none since.
    pub(in crate::host) fn changes(&self) -> u64 {
        self.changes.load(Ordering::SeqCst)
    }

    /// Keeps what was read after so many changes.
    pub(in crate::host) fn keep(&self, row: PersonRow, changes: u64) {
        if self.changes() == changes {
            self.put(row);
        }
    }

    /// The turn to change somebody; held until the change is in memory.
    pub(in crate::host) async fn changing(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.changing.lock().await
    }

    /// Somebody was changed, and is known like this now.
    pub(in crate::host) fn changed(&self, row: PersonRow) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.put(row);
    }

    fn put(&self, row: PersonRow) {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        if rows.len() >= Self::MOST {
            rows.clear();
        }
        rows.insert(row.person, row);
    }
}

fn count_in(row: &mut PersonRow, late: bool) -> &mut i64 {
    if late { &mut row.reliability.late } else { &mut row.reliability.answered }
}

/// What is needed to know of the people at a table.
pub(in crate::host) type Known = BTreeMap<Person, PersonRow>;

/// Who agreed to answers without a choice.
pub(in crate::host) fn consents(known: &Known) -> BTreeMap<Person, bool> {
    known.iter().map(|(person, row)| (*person, row.consent)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_after_a_count_was_written_is_not_counted_once_more() {
        let (people, person) = (People::default(), Person(7));
        let answered = |count| {
            let mut row = PersonRow::new(person);
            row.reliability.answered = count;
            row
        };
        people.changed(answered(3));
        let before = people.count(person, false);
        people.counted(person, false, before);
        assert_eq!(people.count(person, false), Some(4));
        // Somebody else reads the person between the change and the word of it.
        let before = people.count(person, false);
        people.changed(answered(5));
        people.counted(person, false, before);
        assert_eq!(people.count(person, false), None, "it is read anew");
        people.counted(person, true, None);
        assert_eq!(people.count(person, true), None);
    }
}
