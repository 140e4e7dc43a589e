//! Who may begin to be sent: the lanes, and how much of each a server may take up.

use std::collections::HashMap;

use crate::host::{Body, OutboxItem, Person, TableId, To};

/// Rows with one key go out one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Table(TableId),
    Person(Person),
}

/// A lane: nobody in one waits for anybody in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Road {
    /// What stands at tables.
    Boards,
    /// What goes to people whose private channel is open.
    Private,
    /// What goes to people whose private channel is yet to be opened.
    Doors,
}

impl Road {
    /// How many keys may be under way at one time. Those that wait for Discord take up nothing but their place here:
    /// requests are paced by the shared bucket, pictures by the painters.
    const fn most(self) -> usize {
        match self {
            Self::Boards | Self::Private => 64,
            Self::Doors => 32,
        }
    }

    /// How many of them may belong to one server.
    const fn most_of_a_server(self) -> usize {
        self.most() / 2
    }
}

/// What is under way.
#[derive(Debug, Default)]
pub(super) struct Roads {
    keys: HashMap<Key, (Road, Option<u64>)>,
    count: HashMap<(Road, Option<u64>), usize>,
    whole: HashMap<Road, usize>,
}

impl Roads {
    /// Begins a key, unless it is under way or its lane has no room.
    pub fn begin(&mut self, key: Key, road: Road, guild: Option<u64>) -> bool {
        let whole = self.whole.entry(road).or_default();
        let share = self.count.entry((road, guild)).or_default();
        if self.keys.contains_key(&key) || *whole >= road.most() || *share >= road.most_of_a_server() {
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
/// board stands below what was said.
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
        group.sort_by_key(|item| (matches!(item.body, Body::Board | Body::Hand { .. }), item.id));
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_leaves_room_for_the_others_and_what_ends_makes_room() {
        let mut roads = Roads::default();
        let table = |n| Key::Table(TableId(n));
        let begun = (0..200).filter(|n| roads.begin(table(*n), Road::Boards, Some(1))).count();
        assert_eq!(begun, Road::Boards.most_of_a_server());
        assert!(roads.begin(table(500), Road::Boards, Some(2)), "another server has its share");
        assert!(!roads.begin(table(500), Road::Boards, Some(2)), "one key is under way once");
        assert!(roads.begin(Key::Person(Person(1)), Road::Doors, Some(1)), "and another lane its own");
        roads.end(table(0));
        assert!(roads.begin(table(0), Road::Boards, Some(1)));
    }
}
