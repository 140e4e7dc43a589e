//! Position notation: the state as TOML. Scenarios may leave out what follows from the rest.

use std::sync::Arc;

use skald_vocabulary::chance::Still;

use crate::{
    cards::{self, Beast, Card, Pool},
    engine::Engine,
    rules::Lost,
    state::{Phase, State},
};

/// Prints a position.
pub fn print(state: &State) -> String {
    toml::to_string(state).unwrap_or_default()
}

/// Reads a position. A hero's numbers that are left out are those of the board; a fight in which nothing is asked goes on to
/// the next question.
///
/// # Errors
/// A sentence that names file, field and reason.
pub fn read(name: &str, text: &str) -> Result<(Lost, State), String> {
    let mut state: State = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
    let pool = Arc::new(cards::base().clone());
    let players = state.table.players();
    if !(3..=5).contains(&players) {
        return Err(format!("{name}: sides: 3 to 5 are wanted, {players} are there"));
    }
    known(&pool, &state).map_err(|what| format!("{name}: {what}"))?;
    for side in &mut state.table.sides {
        let Some(board) = side.hero.and_then(|hero| pool.hero(hero)) else { continue };
        if side.life_max == 0 {
            side.life_max = board.life;
            side.life = if side.life == 0 && !side.defeated { board.life } else { side.life };
        }
        if side.mana_max == 0 {
            side.mana_max = board.mana.max(side.mana);
            side.mana = if side.mana == 0 { board.mana } else { side.mana };
        }
        side.gear.sort_unstable();
        side.skills.sort_unstable();
        side.trophies.sort_unstable();
    }
    fill(&pool, &mut state);
    state.count();
    let game = Lost::with(pool, players);
    if let Phase::Fight(fight) = &mut state.table.phase {
        // Numbers of questions that are left out.
        for ask in fight.asks.iter_mut().filter(|ask| ask.number == 0) {
            if let Some(side) = state.table.sides.get_mut(ask.seat.index()) {
                side.asked += 1;
                ask.number = side.asked;
            }
        }
        if fight.asks.is_empty() {
            let (pool, mut dice) = (Arc::clone(game.pool()), Still::default());
            Engine { pool: &pool, state: &mut state, dice: &mut dice, out: &mut Vec::new() }.go_on();
        }
    }
    crate::invariants::check(&game, &state).map_err(|broken| format!("{name}: {broken}"))?;
    Ok((game, state))
}

/// Every card that is named is one of the pool.
fn known(pool: &Pool, state: &State) -> Result<(), String> {
    let (table, secret) = (&state.table, &state.secret);
    let card = |id: &Card| match pool.find_card(*id) {
        Some(_) => Ok(()),
        None => Err(format!("{id} is no equipment card")),
    };
    let beast = |id: &Beast| match pool.find_monster(*id) {
        Some(_) => Ok(()),
        None => Err(format!("{id} is no monster")),
    };
    for side in table.sides.iter() {
        side.gear.iter().chain(&side.skills).chain(side.spent.keys()).try_for_each(card)?;
        side.trophies.iter().chain(side.foe.as_ref().map(|foe| &foe.beast)).try_for_each(beast)?;
        if side.hero.is_some_and(|hero| pool.hero(hero).is_none()) {
            return Err("hero: there is no such hero".to_owned());
        }
        if let Some(bad) = side.spent.keys().find(|card| !side.gear.contains(card)) {
            return Err(format!("spent: {bad} is not among the gear"));
        }
    }
    secret.hands.values().flatten().chain(&table.gone).chain(&secret.sixth).try_for_each(card)?;
    secret.choices.values().map(|choice| &choice.card).try_for_each(card)?;
    let hidden = secret.pile.iter().chain(&secret.reserve).chain(&secret.dropped).chain(&secret.looked);
    hidden.chain(&table.fled).chain(&table.face_up).try_for_each(beast)
}

/// Cards of the levels so far that a position names nowhere lie in the box.
fn fill(pool: &Pool, state: &mut State) {
    let players = state.table.players();
    for level in 1..=state.table.level {
        let mut deck = pool.deck(level, players);
        for card in crate::invariants::equipment(state) {
            if let Some(at) = deck.iter().position(|of| *of == card) {
                deck.remove(at);
            }
        }
        state.table.gone.extend(deck);
    }
    let mut beasts = pool.beasts(state.table.level);
    for beast in crate::invariants::monsters(state) {
        if let Some(at) = beasts.iter().position(|of| *of == beast) {
            beasts.remove(at);
        }
    }
    state.table.fled.extend(beasts);
    state.table.gone.sort_unstable();
    state.table.fled.sort_unstable();
}
