//! Printing a position.

use toml::{Table, Value};

use super::words::{seats_word, word};
use crate::{
    cards::{Card, Cards, Pool},
    level::effective,
    setup::Rules,
    state::{Battle, State},
};
use skald_vocabulary::interface::Seat;

/// The position as text.
#[must_use]
pub fn print(rules: &Rules, state: &State) -> String {
    let mut top = Table::new();
    let pool = &rules.pool;
    put(&mut top, "seats", state.sides.len());
    put(&mut top, "turn", state.turn);
    put(&mut top, "rest", word(&state.rest));
    put(&mut top, "batch_left", state.batch_left);
    let mut options = Table::new();
    for (key, value) in &rules.setup.options.0 {
        put(&mut options, key, value.as_str());
    }
    table(&mut top, "options", options);
    let packs: Vec<Value> = rules
        .setup
        .packs
        .iter()
        .map(|pack| {
            let mut file = Table::new();
            put(&mut file, "name", pack.name.as_str());
            put(&mut file, "text", pack.text.as_str());
            Value::Table(file)
        })
        .collect();
    if !packs.is_empty() {
        top.insert("pack".to_owned(), Value::Array(packs));
    }
    put(&mut top, "legends", keys(pool, state.all.without(state.boxed).both(pool.legends).iter()));
    for (key, cards) in [
        ("used", state.used),
        ("graveyard", state.graveyard),
        ("boxed", state.boxed),
        ("unseen", state.unseen),
    ] {
        list(&mut top, key, keys(pool, cards.iter()));
    }
    list(&mut top, "ready", state.ready.iter().map(|seat| seat.to_string()).collect());
    let mut seats = Table::new();
    for seat in state.seats() {
        table(&mut seats, seat.key().as_str(), side(pool, state, seat));
    }
    table(&mut top, "seat", seats);
    let supports = state.supports.iter().map(|support| {
        let against = support.against.map_or_else(String::new, |against| format!(" {against}"));
        format!("{} {} {}{against}", pool.key(support.card), support.owner, support.left)
    });
    list(&mut top, "support", supports.collect());
    table(&mut top, "battle", battle(pool, state));
    table(&mut top, "window", window(pool, state));
    table(&mut top, "record", record(pool, state));
    if let Some(end) = &state.end {
        let mut ended = Table::new();
        put(&mut ended, "why", word(&end.why));
        put(&mut ended, "places", end.places.iter().map(|place| seats_word(*place)).collect::<Vec<_>>());
        table(&mut top, "end", ended);
    }
    top.to_string()
}

fn put(table: &mut Table, key: &str, value: impl serde::Serialize) {
    if let Ok(value) = Value::try_from(value) {
        table.insert(key.to_owned(), value);
    }
}

fn list(table: &mut Table, key: &str, words: Vec<String>) {
    if !words.is_empty() {
        put(table, key, words);
    }
}

fn table(top: &mut Table, key: &str, inner: Table) {
    if !inner.is_empty() {
        top.insert(key.to_owned(), Value::Table(inner));
    }
}

fn flag(table: &mut Table, key: &str, value: bool) {
    if value {
        put(table, key, true);
    }
}

fn keys(pool: &Pool, cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| pool.key(card).to_string()).collect()
}

fn side(pool: &Pool, state: &State, seat: Seat) -> Table {
    let mut table = Table::new();
    let Some(side) = state.side(seat) else { return table };
    put(&mut table, "deck", keys(pool, side.deck.iter().rev().copied()));
    put(&mut table, "army", keys(pool, side.army.iter()));
    put(&mut table, "drawable", side.drawable());
    put(&mut table, "total", state.total(seat));
    if side.known > 0 {
        put(&mut table, "known", side.known);
    }
    if side.out > 0 {
        put(&mut table, "out", side.out);
    }
    flag(&mut table, "left", side.left);
    if let Some(active) = side.active {
        let mut inner = Table::new();
        put(&mut inner, "card", pool.key(active.card).as_str());
        put(&mut inner, "level", effective(pool.level(active.card), &active, state.battle.slaying));
        for (key, value) in [("rally", active.rally), ("sear", active.sear), ("spin", active.spin)] {
            if value != 0 {
                put(&mut inner, key, value);
            }
        }
        if active.mirror > 0 {
            put(&mut inner, "mirror", active.mirror);
        }
        flag(&mut inner, "replaced", active.replaced);
        table.insert("active".to_owned(), Value::Table(inner));
    }
    let tally = state.record.seats.get(seat.index()).copied().unwrap_or_default();
    for (key, value) in [
        ("won", tally.won),
        ("lost", tally.lost),
        ("battles", tally.battles),
        ("biggest_war", tally.biggest_war.into()),
    ] {
        if value > 0 {
            put(&mut table, key, value);
        }
    }
    table
}

fn battle(pool: &Pool, state: &State) -> Table {
    let battle = &state.battle;
    let mut table = Table::new();
    if battle.war > 0 {
        put(&mut table, "war", battle.war);
    }
    flag(&mut table, "stifled", battle.stifled);
    flag(&mut table, "slaying", battle.slaying);
    flag(&mut table, "upended", battle.upended);
    flag(&mut table, "forced", battle.forced);
    if let Some((card, seat)) = battle.played {
        put(&mut table, "played", format!("{} {seat}", pool.key(card)));
    }
    if let Some((by, from, count)) = battle.plunder {
        put(&mut table, "plunder", format!("{by} {from} {count}"));
    }
    if let Some(card) = battle.unbroken {
        put(&mut table, "unbroken", pool.key(card).as_str());
    }
    if battle.deaths > 0 {
        put(&mut table, "deaths", battle.deaths);
    }
    let lying = battle.lying.iter().map(|lying| {
        let owner = lying.owner.map_or_else(|| "-".to_owned(), |owner| owner.to_string());
        format!("{} {owner} {} {}", pool.key(lying.card), word(&lying.how), lying.row)
    });
    list(&mut table, "lying", lying.collect());
    if battle.shown != Battle::default().shown {
        put(&mut table, "shown", levels(&battle.shown, state.sides.len()));
    }
    table
}

/// Printed and effective Levels of each seat, such as `5/7`.
fn levels(levels: &[(u8, u8)], seats: usize) -> Vec<String> {
    levels.iter().take(seats).map(|(printed, effective)| format!("{printed}/{effective}")).collect()
}

fn window(pool: &Pool, state: &State) -> Table {
    let window = &state.window;
    let mut table = Table::new();
    let queue = window.queue.iter().map(|entry| {
        let strike = if entry.strike { " strike" } else { "" };
        format!("{} {}{strike}", pool.key(entry.card), entry.seat)
    });
    list(&mut table, "queue", queue.collect());
    for (key, value) in [("at", window.at), ("base", window.base), ("look", window.look)] {
        if value > 0 {
            put(&mut table, key, value);
        }
    }
    let prepared = state.prepared.iter().map(|prepared| format!("{} {}", prepared.place, prepared.answer));
    list(&mut table, "prepared", prepared.collect());
    table
}

fn record(pool: &Pool, state: &State) -> Table {
    let record = &state.record;
    let seats = state.sides.len();
    let mut table = Table::new();
    let strip = record.strip.iter().map(|note| {
        format!(
            "{} {} {} took {} wars {} deaths {} {} {}",
            note.turn,
            levels(&note.levels, seats).join(" "),
            note.winner.map_or_else(|| "-".to_owned(), |winner| winner.to_string()),
            note.took,
            note.wars,
            note.deaths,
            if note.kingslayer { "slew" } else { "-" },
            note.ability.map_or_else(|| "-".to_owned(), |card| pool.key(card).to_string()),
        )
    });
    list(&mut table, "strip", strip.collect());
    let curve = record.curve.iter().map(|sample| {
        let cards: Vec<String> = sample.cards.iter().take(seats).map(ToString::to_string).collect();
        format!("{} {}", sample.turn, cards.join(" "))
    });
    list(&mut table, "curve", curve.collect());
    if record.stride != 1 {
        put(&mut table, "stride", record.stride);
    }
    if record.outs > 0 {
        put(&mut table, "outs", record.outs);
    }
    if let Some(coin) = record.coin {
        let side = if coin.fire { "fire" } else { "skull" };
        let spin = if coin.spin { " spin" } else { "" };
        put(&mut table, "coin", format!("{} {} {} {side}{spin}", coin.turn, coin.seat, pool.key(coin.card)));
    }
    table
}

/// All cards that a state places somewhere.
#[must_use]
pub fn placed(state: &State) -> Cards {
    let sides = state.sides.iter().flat_map(|side| {
        side.deck.iter().copied().chain(side.army).chain(side.active.map(|active| active.card))
    });
    let lying = state.battle.lying.iter().map(|lying| lying.card);
    let supports = state.supports.iter().map(|support| support.card);
    let rest = state.graveyard.with(state.boxed).with(state.unseen);
    sides.chain(lying).chain(supports).chain(rest).collect()
}
