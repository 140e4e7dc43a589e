//! The invariants of section 7 that one position or one step can show.

use super::{
    ask::{self, Answers},
    board::Dir,
    cards::Card,
    engine::TURNS_PER_SPACE,
    eval::{Evaluation, evaluate, spots},
    event::{Event, Fact},
    options::Form,
    setup::Rules,
    state::{Lost, Phase, State},
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::interface::Seat;

/// All cards of a position, wherever they are, in order of the pool.
#[must_use]
pub fn all_cards(state: &State) -> Vec<Card> {
    let mut all: Vec<Card> = Vec::new();
    for player in &state.players {
        all.extend(player.hand.iter().chain(&player.deck).chain(&player.pile));
    }
    all.extend(state.field.stands().map(|(_, stand)| stand.card));
    all.extend(state.captures.iter().flatten());
    all.extend(&state.underworld);
    all.extend(state.draft.piles.iter().flatten());
    all.extend(state.draft.open.iter().flatten());
    all.sort_unstable();
    all
}

/// Checks one position.
///
/// # Errors
/// A sentence that names the invariant.
pub fn check(rules: &Rules, state: &State) -> Result<(), String> {
    let fail = |number: u8, what: &str| {
        Err(format!("invariant {number}: {what} in round {}, turn {}", state.round, state.turn))
    };
    let all = all_cards(state);
    if all.windows(2).any(|two| matches!(two, [one, other] if one == other)) {
        return fail(2, "a card is in two places");
    }
    let count = state.count();
    if state.field.stands().any(|(_, stand)| stand.controller.0 >= count) {
        return fail(3, "a card is controlled by nobody");
    }
    let mut numbers: Vec<u16> = state.field.stands().map(|(_, stand)| stand.seq).collect();
    numbers.sort_unstable();
    if numbers.windows(2).any(|two| matches!(two, [one, other] if one == other))
        || numbers.last().is_some_and(|last| *last >= state.seq)
    {
        return fail(4, "two cards were placed at the same time");
    }
    let last = state.active.at.and_then(|at| state.field.get(usize::from(at)));
    if last.is_some_and(|stand| numbers.last() != Some(&stand.seq)) {
        return fail(4, "the active card is not the last one placed");
    }
    sizes(rules, state)?;
    if !connected(state) {
        return fail(6, "the board does not hang together");
    }
    for player in &state.players {
        let shown = player.shown.iter().all(|card| player.hand.contains(card));
        if !shown || usize::from(player.top) + usize::from(player.bottom) > player.deck.len() {
            return fail(2, "more is known of a hand or deck than is there");
        }
    }
    if let Phase::Play(seat) = state.phase {
        if state.field.full() || state.player(seat).is_none_or(|player| player.hand.is_empty()) {
            return fail(21, "a battle goes on that should have ended");
        }
        if usize::try_from(state.turn).unwrap_or(usize::MAX) > TURNS_PER_SPACE * state.ground.len() {
            return fail(20, "a battle lasts too long");
        }
    }
    if matches!(state.phase, Phase::Plans(_) | Phase::Starter(_) | Phase::Agree { .. }) {
        cleaned(rules, state)?;
    }
    super::traded::check(state)?;
    evaluation(rules, state)?;
    rows(rules, state)?;
    menus(rules, state)
}

/// Every piece has its six spaces, and after a Board Phase every seat has laid one; in Ragnarok one in each round
/// (invariant 5).
fn sizes(rules: &Rules, state: &State) -> Result<(), String> {
    let mut pieces: Vec<u8> = state.ground.spaces().iter().map(|space| space.piece).collect();
    // A position may leave the board out, or draw it freely.
    if pieces.is_empty() || pieces.contains(&super::board::NO_PIECE) {
        return Ok(());
    }
    let spaces = pieces.len();
    pieces.sort_unstable();
    pieces.dedup();
    let laying = matches!(state.phase, Phase::Pantheon(_) | Phase::Decks(_) | Phase::Lay(_) | Phase::Over);
    let rounds = if rules.form == Form::Ragnarok { usize::from(state.round) } else { 1 };
    let wanted = rounds * usize::from(state.count());
    if spaces != pieces.len() * super::cards::SPACES || (!laying && pieces.len() != wanted) {
        return Err(format!(
            "invariant 5: {} pieces have {spaces} spaces in round {}",
            pieces.len(),
            state.round
        ));
    }
    Ok(())
}

/// The space graph is connected (invariant 6).
fn connected(state: &State) -> bool {
    let grid = state.ground.grid();
    // A board that a position draws freely may have islands, as the worked examples do.
    if grid.is_empty() || state.ground.spaces().iter().any(|space| space.piece == super::board::NO_PIECE) {
        return true;
    }
    let mut reached = 1_u128;
    loop {
        let more = spots(reached).fold(reached, |all, at| all | grid.around(at));
        if more == reached {
            return reached == grid.all();
        }
        reached = more;
    }
}

/// After a clean-up boards and hands are empty, and everything is with its own side (invariant 22).
fn cleaned(rules: &Rules, state: &State) -> Result<(), String> {
    let fail =
        |what: &str| Err(format!("invariant 22: {what} after the clean-up of round {}", state.round - 1));
    if state.field.count() > 0 || state.players.iter().any(|player| !player.hand.is_empty()) {
        return fail("the board or a hand is not empty");
    }
    for seat in state.seats() {
        let deck = state.player(seat).map(|player| player.deck.as_slice()).unwrap_or_default();
        if deck.iter().any(|card| rules.owner(state, *card) != Some(seat)) {
            return fail("a foreign card is in a deck");
        }
    }
    for (side, pile) in (0_u8..).zip(&state.captures) {
        let own = |card: &Card| rules.owner(state, *card).is_some_and(|owner| rules.side(owner) == side);
        if pile.iter().any(own) {
            return fail("an own card is in a capture pile");
        }
    }
    Ok(())
}

/// What every evaluation keeps (invariants 7, 9, 10, 11).
fn evaluation(rules: &Rules, state: &State) -> Result<(), String> {
    let scene = rules.scene(state);
    let on: Evaluation = evaluate(&scene, &state.field);
    for (at, stand) in state.field.stands() {
        if on.is_dispelled(at) && scene.reflects(stand.card) {
            return Err("invariant 9: a Reflect card is dispelled".to_owned());
        }
        if stand.hidden && (on.is_dispelled(at) || on.modifier(at) != 0) {
            return Err("LAW-5.10: a face-down card is affected".to_owned());
        }
        let reached = Dir::ALL.iter().any(|dir| {
            (1..=super::cards::LONGEST).any(|distance| scene.grid.step(at, *dir, distance).is_some())
        });
        if on.is_dispelled(at) && !reached {
            return Err("invariant 10: a card out of every reach is dispelled".to_owned());
        }
    }
    Ok(())
}

/// Ragnarok: each pile in play shows two cards, or what is left (invariant 28).
fn rows(rules: &Rules, state: &State) -> Result<(), String> {
    let playing = rules.form == Form::Ragnarok
        && !matches!(state.phase, Phase::Lay(_) | Phase::Over)
        && !state.draft.piles.is_empty();
    if !playing {
        return Ok(());
    }
    let classes = state.draft.piles.iter().zip(&state.draft.open).take(usize::from(state.round) * 3);
    for (class, (pile, open)) in classes.enumerate() {
        if open.len() < 2 && !pile.is_empty() {
            return Err(format!("invariant 28: pile {class} shows {} of {}", open.len(), pile.len()));
        }
        if open.iter().chain(pile).any(|card| rules.pool.class(*card) != class) {
            return Err(format!("invariant 28: a card lies in the wrong pile {class}"));
        }
    }
    Ok(())
}

/// Every owed decision has something to choose from (invariant 33).
fn menus(rules: &Rules, state: &State) -> Result<(), String> {
    for (seat, kind) in ask::owed(state).into_iter().filter(|(seat, _)| !state.has_left(*seat)) {
        if (Answers { rules, state, seat, kind }).legal().next().is_none() {
            return Err(format!("invariant 33: {} offers nothing", ask::id_of(state, seat, kind)));
        }
    }
    Ok(())
}

/// Checks one step.
///
/// # Errors
/// A sentence that names the invariant.
pub fn check_step(rules: &Rules, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let fail = |number: u8, what: String| {
        Err(format!("invariant {number}: {what} in round {}, turn {}", before.round, before.turn))
    };
    let joins = events.iter().any(|event| matches!(event.0, Fact::Leads { .. } | Fact::DecksReady));
    if !joins && all_cards(before) != all_cards(after) {
        return fail(1, "cards came or went".to_owned());
    }
    if !after.underworld.starts_with(&before.underworld) {
        return fail(24, "a card left the Underworld".to_owned());
    }
    let values: Vec<u8> = after.prizes.iter().map(|prize| prize.round).collect();
    if values.iter().enumerate().any(|(at, round)| usize::from(*round) != at + 1 || *round > 3) {
        return fail(26, "a victory card was given twice".to_owned());
    }
    trade(before, events, after)?;
    kept(rules, before, after)?;
    prizes(before, after)?;
    plans(rules, before, events, after)?;
    turn(rules, before, events, after)
}

/// A trade leaves the sizes of hands as they were (invariant 29).
fn trade(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let traded = events.iter().any(|event| matches!(event.0, Fact::Traded { .. }));
    let buried = events.iter().any(|event| matches!(event.0, Fact::Buried { .. } | Fact::Left { .. }));
    let sizes = |state: &State| state.players.iter().map(|player| player.hand.len()).collect::<Vec<_>>();
    let alone = matches!(before.phase, Phase::Trade { to, .. } if !before.has_left(to))
        && matches!(after.phase, Phase::Play(_) | Phase::Lay(_))
        && !events.iter().any(|event| matches!(event.0, Fact::Placed { .. } | Fact::Took { .. }));
    if traded && alone && !buried && sizes(before) != sizes(after) {
        return Err("invariant 29: a trade has changed the size of a hand".to_owned());
    }
    Ok(())
}

/// Ragnarok: while the board grows and cards are drafted, the cards on the board stay as they are (invariant 30).
fn kept(rules: &Rules, before: &State, after: &State) -> Result<(), String> {
    let between = |state: &State| matches!(state.phase, Phase::Lay(_) | Phase::Pick(_));
    if rules.form != Form::Ragnarok || before.round < 2 || !between(before) || !between(after) {
        return Ok(());
    }
    let stands = |state: &State| {
        let mut all: Vec<_> = state
            .field
            .stands()
            .map(|(_, of)| (of.card, of.controller, of.seq, of.granted.printed, of.granted.space))
            .collect();
        all.sort_unstable();
        all
    };
    if stands(before) == stands(after) {
        Ok(())
    } else {
        Err(format!("invariant 30: the cards of earlier rounds have changed before round {}", before.round))
    }
}

/// The next first player is among the winners of the round (invariant 27).
fn prizes(before: &State, after: &State) -> Result<(), String> {
    let fresh = after.prizes.iter().find(|prize| before.prizes.iter().all(|old| old.round != prize.round));
    match fresh.and_then(|prize| prize.side) {
        Some(side) if before.round < 3 && after.round > before.round && after.end.is_none() => {
            let wins = matches!(after.phase, Phase::Starter(_)) || after.first.0 == side;
            if wins { Ok(()) } else { Err("invariant 27: a loser goes first".to_owned()) }
        }
        _ => Ok(()),
    }
}

/// After the fill a deck holds nine cards, or no card that could be added is left (invariants 23 and 25).
fn plans(rules: &Rules, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    for event in events {
        let Fact::Reinforced { seat, discards, gained: Some(gained), .. } = &event.0 else { continue };
        let (Some(old), Some(new)) = (before.player(*seat), after.player(*seat)) else { continue };
        let level = |card: &Card| rules.pool.face(*card).level;
        let now = old.deck.len() + gained.len();
        let left = new.pile.iter().filter(|card| level(card) == 2 || before.round >= 3).count();
        if now < 9 && left > 0 {
            return Err(format!("invariant 23: {seat} has a deck of {now}, and {left} cards could join it"));
        }
        if now > 9 && now - discards.len() > old.deck.len().max(9) {
            return Err(format!("invariant 23: {seat} has a deck of {now} without sacrifices"));
        }
        let bought = discards.iter().map(|card| usize::from(level(card)) + 1).sum::<usize>();
        let of_gains = gained.iter().rev().take(discards.len()).map(|card| usize::from(level(card)));
        if bought != of_gains.sum::<usize>() {
            return Err(format!("invariant 25: {seat} gained other levels than were paid for"));
        }
    }
    Ok(())
}

/// What one turn may change (invariants 13 to 17, 19).
fn turn(rules: &Rules, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let placed = events.iter().find_map(|event| match event.0 {
        Fact::Placed { seat, replaced, .. } => Some((seat, replaced)),
        _ => None,
    });
    let over = events
        .iter()
        .any(|event| matches!(event.0, Fact::Ended { .. } | Fact::Over { .. } | Fact::Left { .. }));
    let plays = events.iter().filter(|event| matches!(event.0, Fact::Placed { .. })).count();
    let (Some((seat, replaced)), false, 1) = (placed, over, plays) else { return Ok(()) };
    // Where others were answered for before it, the step is more than this one turn.
    if before.phase != Phase::Play(seat) {
        return Ok(());
    }
    let fail = |number: u8, what: String| {
        Err(format!("invariant {number}: {what} in round {}, turn {}", before.round, before.turn))
    };
    let mut lost = 0;
    let mut traitors = 0;
    let mut taken: Vec<Card> = Vec::new();
    for event in events {
        match &event.0 {
            Fact::Fell { how, .. } => {
                lost += 1;
                traitors += usize::from(*how == Lost::Traitor);
            }
            Fact::Reflected { .. } => lost += 1,
            Fact::Attacked { card, attacker, defender, from, seat, .. } => {
                if rules.side(*from) == rules.side(*seat) {
                    return fail(14, "an ally was attacked".to_owned());
                }
                if attacker > defender {
                    taken.push(*card);
                }
            }
            _ => {}
        }
    }
    let came = 1_usize.saturating_sub(usize::from(replaced.is_some()));
    if after.field.count() + lost != before.field.count() + came {
        return fail(16, "a turn placed more or fewer cards than one".to_owned());
    }
    for (at, stand) in before.field.stands() {
        let now = after.field.stands().find(|(_, now)| now.card == stand.card);
        let Some((_, now)) = now else { continue };
        let _ = at;
        if now.controller != stand.controller && (now.controller != seat || !taken.contains(&stand.card)) {
            return fail(14, "a card changed sides without being captured".to_owned());
        }
    }
    let moves = events.iter().filter(|event| matches!(event.0, Fact::Moved { .. })).count();
    let spaces = after.ground.spaces().iter().filter(|space| {
        matches!(space.special, Some(super::cards::Special::Ability(super::cards::Ability::Maneuver(_))))
    });
    if moves > 1 + spaces.count() {
        return fail(19, "a card moved too often".to_owned());
    }
    hand(rules, before, after, seat, replaced.is_some(), traitors, events)
}

/// The active player's hand after a turn (invariant 17).
fn hand(
    rules: &Rules,
    before: &State,
    after: &State,
    seat: Seat,
    replaced: bool,
    traitors: usize,
    events: &[Event],
) -> Result<(), String> {
    let size = |state: &State| state.player(seat).map_or(0, |player| player.hand.len());
    let drew = events.iter().any(|event| match &event.0 {
        Fact::Drew { seat: who, .. } | Fact::Took { seat: who, .. } => *who == seat,
        _ => false,
    });
    let gained = if rules.form == Form::Ragnarok { traitors } else { 0 };
    let phoenix = events.iter().filter(|event| {
        matches!(event.0, Fact::Fell { how: Lost::Phoenix, to: Some(to), hand: true, .. } if to == seat)
    });
    let wanted = size(before) + usize::from(replaced) + usize::from(drew) + gained + phoenix.count();
    // Others may have acted for seats that have given up, but never with this seat's hand.
    if size(after) + 1 == wanted {
        Ok(())
    } else {
        Err(format!("invariant 17: the hand of {seat} has {} cards, {} expected", size(after), wanted - 1))
    }
}
