//! The people that the host has in memory, and what of them a change at a table needs to know.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, PoisonError},
};

use crate::store::{Person, PersonRow};

/// People in memory. Bounded: beyond the bound it begins anew.
#[derive(Default)]
pub(in crate::host) struct People {
    rows: Mutex<HashMap<Person, PersonRow>>,
}

impl People {
    const MOST: usize = 20_000;

    pub(in crate::host) fn get(&self, person: Person) -> Option<PersonRow> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).get(&person).cloned()
    }

    /// What is known of a person was changed elsewhere; it is read anew.
    pub(in crate::host) fn forget(&self, person: Person) {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).remove(&person);
    }

    pub(in crate::host) fn put(&self, row: PersonRow) {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        if rows.len() >= Self::MOST {
            rows.clear();
        }
        rows.insert(row.person, row);
    }
}

/// What is needed to know of the people at a table.
pub(in crate::host) type Known = BTreeMap<Person, PersonRow>;

/// Who agreed to answers without a choice.
pub(in crate::host) fn consents(known: &Known) -> BTreeMap<Person, bool> {
    known.iter().map(|(person, row)| (*person, row.consent)).collect()
}
