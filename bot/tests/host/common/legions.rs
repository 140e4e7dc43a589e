//! What stories of Legions: Realms at War share: a duel in the middle of a turn.

use skald::host::{OpenTable, Person, TableId, Terms};
use skald_rules::{catalogue::standard, interface::Options};

use super::{DAY, House, placed};

/// A duel between Ada and Ben laid out like this, with time enough for a story, in which these people have given these orders.
pub async fn duel(position: &str, options: Options, orders: &[(Person, &str)]) -> (House, TableId) {
    let mut house = House::of(standard(), 51).await;
    let wish = OpenTable {
        game: "lraw".into(),
        options,
        terms: Terms::of(Some(14 * DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.duel(wish).await;
    placed(&mut house, table, position).await;
    for (who, order) in orders {
        house.host.order_set(*who, table, order).await.unwrap();
    }
    (house, table)
}
