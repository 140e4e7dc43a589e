//! Who may begin to be sent: how much may be under way over each road, and how much of it a server may take up.

use std::collections::HashMap;

use crate::host::{Body, OutboxItem, Person, Road, TableId, To};

/// Rows with one key go out one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Table(TableId),
    Person(Person),
}

/// How many keys of a road may be under way at one time. Those that wait for Discord take up nothing but their place here:
/// requests are paced by the shared bucket, pictures by the painters.
const fn most(road: Road) -> usize {
    match road {
        Road::Tables | Road::Private => 64,
        Road::Doors => 32,
    }
}

/// How many of them may belong to one server.
const fn most_of_a_server(road: Road) -> usize {
    most(road) / 2
}

/// What is under way.
#[derive(Debug, Default)]
pub(super) struct Roads {
    keys: HashMap<Key, (Road, Option<u64>)>,
    count: HashMap<(Road, Option<u64>), usize>,
    whole: HashMap<Road, usize>,
}

impl Roads {
    /// Begins a key, unless it is under way or its road has no room.
    pub fn begin(&mut self, key: Key, road: Road, guild: Option<u64>) -> bool {
        let whole = self.whole.entry(road).or_default();
        let share = self.count.entry((road, guild)).or_default();
        if self.keys.contains_key(&key) || *whole >= most(road) || *share >= most_of_a_server(road) {
            return false;
        }
        *whole += 1;
        *share += 1;
        self.keys.insert(key, (road, guild));
        true
    }

    /// Ends a key.
    pub fn end(&mut self, key: Key) {
        let Some((road, guild)) = self.keys.remove(&key) else { return };
        if let Some(whole) = self.whole.get_mut(&road) {
            *whole = whole.saturating_sub(1);
        }
        if let Some(share) = self.count.get_mut(&(road, guild)) {
            *share = share.saturating_sub(1);
            if *share == 0 {
                self.count.remove(&(road, guild));
            }
        }
    }
}

/// Rows by their keys, in the order in which the keys come first. Within a key sentences come before states, so that the
/// board stands below what was said; what is only to be taken away keeps neither waiting.
pub(super) fn groups(items: Vec<OutboxItem>) -> Vec<(Key, Vec<OutboxItem>)> {
    let mut at: HashMap<Key, usize> = HashMap::new();
    let mut groups: Vec<(Key, Vec<OutboxItem>)> = Vec::new();
    for item in items {
        let key = match item.to {
            To::Table => Key::Table(item.table),
            To::Person(person) => Key::Person(person),
        };
        let place = *at.entry(key).or_insert(groups.len());
        match groups.get_mut(place) {
            Some((_, group)) => group.push(item),
            None => groups.push((key, vec![item])),
        }
    }
    for (_, group) in &mut groups {
        group.sort_by_key(|item| (turn(&item.body), item.id));
    }
    groups
}

/// The turn of a row within its key.
const fn turn(body: &Body) -> u8 {
    match body {
        Body::Story { .. } | Body::Announce { .. } | Body::Say { .. } | Body::Digest => 0,
        Body::Board | Body::Hand { .. } => 1,
        Body::TakeAway { .. } => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_leaves_room_for_the_others_and_what_ends_makes_room() {
        let mut roads = Roads::default();
        let table = |n| Key::Table(TableId(n));
        let begun = (0..200).filter(|n| roads.begin(table(*n), Road::Tables, Some(1))).count();
        assert_eq!(begun, most_of_a_server(Road::Tables));
        assert!(roads.begin(table(500), Road::Tables, Some(2)), "another server has its share");
        assert!(!roads.begin(table(500), Road::Tables, Some(2)), "one key is under way once");
        assert!(roads.begin(Key::Person(Person(1)), Road::Doors, Some(1)), "and another road its own");
        roads.end(table(0));
        assert!(roads.begin(table(0), Road::Tables, Some(1)));
    }
}
