//! The invariants of section 7 that one position or one step can show.

use super::{
    ask::{self, Answers, Stands},
    cards::{Card, Cards, Effect},
    event::{Event, Fact},
    level::effective,
    lying::Lies,
    setup::Rules,
    state::{Rest, State},
};
use skald_toolkit::grammar::{GrammarExt, Notation};
use skald_vocabulary::interface::Seat;

/// Checks one position.
///
/// # Errors
/// A sentence that names the invariant.
pub fn check(rules: &Rules, state: &State) -> Result<(), String> {
    conservation(state)?;
    let pool = &rules.pool;
    let fail = |number: u8, what: &str| Err(format!("invariant {number}: {what} in turn {}", state.turn));
    if state.rest == Rest::Between {
        if state.battle.lying.iter().any(|lying| lying.how != Lies::Spoils) || !state.fighting().is_empty() {
            return fail(2, "cards lie on the battlefield between turns");
        }
        for seat in state.playing().iter() {
            if state.side(seat).is_some_and(|side| side.deck.is_empty()) {
                return fail(13, "a player in the game has no Play Deck between turns");
            }
        }
        if state.supports.iter().any(|support| support.left == 0) {
            return fail(11, "a spent Legend is still in support between turns");
        }
    }
    let mut names: Vec<&str> = Vec::new();
    for card in state.all.without(state.boxed).both(pool.legends) {
        let name = pool.face(card).map_or("", |face| &*face.name);
        if names.contains(&name) {
            return fail(3, "a Legend is there twice");
        }
        names.push(name);
    }
    for seat in state.fighting().iter() {
        if let Some(active) = state.active(seat)
            && !(1..=13).contains(&effective(pool.level(active.card), &active, state.battle.slaying))
        {
            return fail(4, "an effective Level is out of bounds");
        }
    }
    if !state.graveyard.without(pool.legends).is_empty() {
        return fail(7, "a Warrior is in the Graveyard");
    }
    for support in &state.supports {
        let most = pool.legend(support.card).map_or(0, |legend| legend.effect.uses());
        if support.left > most || state.side(support.owner).is_none_or(|side| side.out != 0) {
            return fail(11, "a support Legend has too many uses or no owner");
        }
    }
    if state.sides.iter().any(|side| usize::from(side.known) > side.deck.len()) {
        return fail(19, "a player knows more cards than there are");
    }
    if rules.terms.turn_limit > 0 && state.turn > rules.terms.turn_limit {
        return fail(17, "the turn limit is passed");
    }
    match state.rest {
        Rest::Question => question(rules, state),
        Rest::Look if ask::default_take(pool, state).is_none() => {
            fail(21, "a look has nothing to choose from")
        }
        _ if state.end.is_none() && state.here().count() < 2 => {
            fail(21, "the game goes on with fewer than two players who are here")
        }
        Rest::Over if state.end.is_none() => fail(21, "the game is over without an end"),
        _ if state.rest != Rest::Over && state.end.is_some() => fail(21, "the game has ended and goes on"),
        _ => Ok(()),
    }
}

/// Every card is in exactly one place (invariants 1 and 14).
fn conservation(state: &State) -> Result<(), String> {
    let mut seen = Cards::NONE;
    let mut count = 0_usize;
    let mut add = |cards: &mut dyn Iterator<Item = Card>| {
        for card in cards {
            seen.insert(card);
            count += 1;
        }
    };
    for side in &state.sides {
        add(&mut side.deck.iter().copied());
        add(&mut side.army.iter());
        add(&mut side.active.iter().map(|active| active.card));
    }
    add(&mut state.battle.lying.iter().map(|lying| lying.card));
    add(&mut state.supports.iter().map(|support| support.card));
    add(&mut state.graveyard.iter());
    add(&mut state.boxed.iter());
    add(&mut state.unseen.iter());
    if seen == state.all && count == usize::from(state.all.count()) {
        Ok(())
    } else {
        Err(format!("invariant 1: {count} cards lie about, {} are in the game", state.all.count()))
    }
}

/// A question is open for a Legend that may be asked, and everything on its list is accepted (invariants 6, 21).
fn question(rules: &Rules, state: &State) -> Result<(), String> {
    let fail = |number: u8, what: &str| Err(format!("invariant {number}: {what} in turn {}", state.turn));
    let Some(entry) = state.window.queue.get(usize::from(state.window.at)).copied() else {
        return fail(21, "a question is open about nothing");
    };
    if state.battle.stifled || state.battle.played.is_some() {
        return fail(5, "a question is open where no ability can be played");
    }
    if state.battle.war > 0 && !entry.strike {
        return fail(6, "a Legend drawn in a War is asked");
    }
    if !ask::may(&rules.pool, state, entry) {
        return fail(21, "a Legend is asked that may not act");
    }
    let answers = Answers { pool: &rules.pool, state, stands: Stands::Queued(state.window.at, entry) };
    if answers.legal().any(|act| answers.read(&answers.written(&act).words()) != Ok(act)) {
        return fail(21, "a listed option is refused");
    }
    Ok(())
}

/// What a step has shown so far within one turn.
#[derive(Default)]
struct Turn {
    played: u32,
    slew: bool,
    wars: u32,
    fire: Option<Card>,
    in_war: bool,
}

/// Checks one step.
///
/// # Errors
/// A sentence that names the invariant.
pub fn check_step(rules: &Rules, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let fail = |number: u8, what: &str| Err(format!("invariant {number}: {what} in turn {}", after.turn));
    if before.all != after.all {
        return fail(14, "the game's cards have changed");
    }
    let pool = &rules.pool;
    let total = u32::from(after.all.count());
    let mut used = before.used;
    let mut turn = Turn {
        played: u32::from(before.battle.played.is_some()),
        slew: before.battle.stifled,
        wars: u32::from(before.battle.war),
        fire: None,
        in_war: before.battle.war > 0,
    };
    let mut moved = Cards::NONE;
    let mut exhumed = Cards::NONE;
    for event in events {
        match event {
            Event::Plundered { cards, .. } => moved = moved.with(*cards),
            Event::Looked { .. } | Event::Lapsed { .. } => {}
            Event::Public(fact) => match *fact {
                Fact::Drew { .. } => turn = Turn::default(),
                Fact::Fourth { .. } => turn.in_war = true,
                Fact::Slew { .. } => turn.slew = true,
                Fact::War { .. } => {
                    turn.wars += 1;
                    if turn.wars > 1 + total / 8 {
                        return fail(17, "a War repeats too often");
                    }
                }
                Fact::Held { card, strike, .. } if turn.in_war && !strike => {
                    return fail(6, &format!("card {} is asked in a War", card.0));
                }
                Fact::Flipped { card, fire, spin: false, .. } => {
                    if !used.has(card) {
                        return fail(9, "a first use is gambled for");
                    }
                    turn.fire = fire.then_some(card);
                }
                Fact::Flipped { card, spin: true, .. } => {
                    let spins = pool
                        .legend(card)
                        .is_some_and(|legend| matches!(legend.effect, Effect::CoinLevel { .. }));
                    if !spins || turn.played == 0 {
                        return fail(9, "a coin is flipped without reason");
                    }
                }
                Fact::Played { card, strike, .. } => {
                    turn.played += 1;
                    if turn.played > 1 || turn.slew {
                        return fail(5, "more abilities are played than the turn allows");
                    }
                    if turn.in_war && !strike {
                        return fail(6, "a Legend drawn in a War plays its ability");
                    }
                    if !strike {
                        if used.has(card) && turn.fire != Some(card) {
                            return fail(9, "a used Legend plays without the coin");
                        }
                        used.insert(card);
                    }
                }
                Fact::Died { card, coin: true, .. } if !used.has(card) => {
                    return fail(10, "an unused Legend dies by the coin");
                }
                Fact::Stole { card, .. } => moved.insert(card),
                Fact::Exhumed { card, .. } => exhumed.insert(card),
                _ => {}
            },
        }
    }
    if used != after.used {
        return fail(9, "a used mark came or went without a use");
    }
    if !before.graveyard.without(after.graveyard).without(exhumed).is_empty() {
        return fail(7, "a Legend left the Graveyard without Exhume");
    }
    let may_move = moved.with(exhumed);
    for card in after.all.both(pool.legends).without(may_move) {
        if let (Some(old), Some(new)) = (owner(before, card), owner(after, card))
            && old != new
        {
            return fail(8, "a Legend changed owner without theft");
        }
    }
    for support in &after.supports {
        let raised = before.supports.iter().any(|old| old.card == support.card && old.left < support.left);
        let deployed = events.iter().any(
            |event| matches!(event, Event::Public(Fact::Deployed { card, .. }) if *card == support.card),
        );
        if raised && !deployed {
            return fail(11, "a support counter went up");
        }
    }
    loser_loses_what_winner_gains(rules, before, events, after)
}

/// Whose card it is; nobody's in the Graveyard, the Box or among spoils.
fn owner(state: &State, card: Card) -> Option<Seat> {
    let holds = |seat: &Seat| {
        state.side(*seat).is_some_and(|side| {
            side.army.has(card)
                || side.deck.contains(&card)
                || side.active.is_some_and(|active| active.card == card)
        })
    };
    let lies = || state.battle.lying.iter().find(|lying| lying.card == card)?.owner;
    let supports = || state.supports.iter().find(|support| support.card == card).map(|support| support.owner);
    state.seats().find(holds).or_else(lies).or_else(supports)
}

/// With two players, and no card going to the Graveyard or coming from it, one loses what the other gains (14).
fn loser_loses_what_winner_gains(
    rules: &Rules,
    before: &State,
    events: &[Event],
    after: &State,
) -> Result<(), String> {
    let quiet = before.sides.len() == 2
        && before.rest == Rest::Between
        && after.rest == Rest::Between
        && before.graveyard == after.graveyard
        && !events.iter().any(|event| matches!(event, Event::Public(Fact::Died { .. })));
    if !quiet {
        return Ok(());
    }
    let sum = |state: &State| state.seats().map(|seat| state.army_of(&rules.pool, seat).0).sum::<u32>();
    if sum(before) == sum(after) {
        Ok(())
    } else {
        Err(format!("invariant 14: {} cards became {} in turn {}", sum(before), sum(after), after.turn))
    }
}
