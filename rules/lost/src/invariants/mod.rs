//! What must always hold (section 7).

mod more;

use skald_vocabulary::interface::Seat;

use crate::{
    cards::{Beast, Card, Kind, Pool},
    eval::{Eyes, score::hero_levels},
    event::Event,
    rules::Lost,
    state::{Phase, Question, Side, State},
};

/// Every equipment card wherever it lies.
pub fn equipment(state: &State) -> Vec<Card> {
    let sides = state.table.sides.iter().flat_map(|side| side.gear.iter().chain(&side.skills));
    let mut all: Vec<Card> = sides.chain(&state.table.gone).chain(&state.secret.sixth).copied().collect();
    all.extend(state.secret.hands.values().flatten());
    if let Phase::Attach { chosen, .. } = &state.table.phase {
        all.extend(chosen.values().map(|choice| choice.card));
    }
    all.sort_unstable();
    all
}

/// Every monster of the game so far that is still somewhere.
pub fn monsters(state: &State) -> Vec<Beast> {
    let (table, secret) = (&state.table, &state.secret);
    let sides = table
        .sides
        .iter()
        .flat_map(|side| side.trophies.iter().copied().chain(side.foe.map(|foe| foe.beast)));
    let mut all: Vec<Beast> = sides.chain(table.fled.iter().copied()).chain(table.face_up).collect();
    all.extend(secret.pile.iter().chain(&secret.reserve).chain(&secret.dropped).chain(&secret.looked));
    all.extend(table.fight().and_then(|fight| fight.beaten));
    all.sort_unstable();
    all
}

fn holds(holds: bool, what: impl Fn() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Checks one position.
///
/// # Errors
/// The broken invariant.
pub fn check(game: &Lost, state: &State) -> Result<(), String> {
    let pool = game.pool();
    let (table, secret) = (&state.table, &state.secret);
    let players = table.players();
    let mut wanted: Vec<Card> = (1..=table.level).flat_map(|level| pool.deck(level, players)).collect();
    wanted.sort_unstable();
    holds(equipment(state) == wanted, || {
        "conservation: not every equipment card is in one place".to_owned()
    })?;
    let over = matches!(table.phase, Phase::Over { .. });
    if !over {
        let here: Vec<Beast> =
            monsters(state).into_iter().filter(|beast| pool.monster(*beast).level == table.level).collect();
        holds(here == pool.beasts(table.level), || format!("conservation: monsters are {here:?}"))?;
    }
    let sizes = (usize::from(table.pile), usize::from(table.reserve));
    holds(sizes == (secret.pile.len(), secret.reserve.len()), || "a size is not public".to_owned())?;
    for seat in table.seats() {
        side(pool, state, seat).map_err(|what| format!("{seat}: {what}"))?;
    }
    for kind in Kind::ALL {
        let holders = table.sides.iter().filter(|side| side.challenges.contains(kind));
        holds(holders.count() <= 1, || format!("two hold the trophy of {kind:?}"))?;
    }
    for stack in &pool.stacks {
        let tokens = table.sides.iter().flat_map(|side| &side.tokens).filter(|of| of.stack == stack.id);
        let mut taken: Vec<u8> = tokens.map(|of| of.points).collect();
        taken.sort_unstable_by(|one, other| other.cmp(one));
        holds(stack.points.starts_with(&taken), || format!("the tokens of {} are {taken:?}", stack.id))?;
    }
    let gearing = matches!(table.phase, Phase::Draft { .. } | Phase::Attach { .. });
    holds(!gearing || table.sides.iter().all(|side| side.spent.is_empty()), || {
        "a card is exhausted while people gear up".to_owned()
    })?;
    if over {
        let gold = table.seats().map(|seat| Eyes { pool, table }.score(seat).gold);
        holds(gold.into_iter().all(|points| matches!(points, 0 | 3 | 6)), || {
            "gold scores otherwise".to_owned()
        })?;
    }
    if let Some(fight) = table.fight() {
        holds(!fight.asks.is_empty(), || "nothing is asked".to_owned())?;
        holds(fight.round <= crate::engine::ROUNDS, || "the fight has no end".to_owned())?;
        for ask in &fight.asks {
            more::check(Eyes { pool, table }, ask.seat, &ask.what)
                .map_err(|what| format!("{}: {what}", ask.seat))?;
        }
    }
    Ok(())
}

fn side(pool: &Pool, state: &State, seat: Seat) -> Result<(), String> {
    let table = &state.table;
    let side = table.side(seat);
    let Some(_) = side.hero else { return Ok(()) };
    holds(side.life <= side.life_max && side.mana <= side.mana_max, || {
        "a marker is above its token".to_owned()
    })?;
    holds(side.gear.is_sorted_by(|one, next| one < next), || "two equal cards".to_owned())?;
    holds(side.spent.keys().all(|card| side.gear.contains(card)), || "a spent card is not there".to_owned())?;
    for (at, card) in side.gear.iter().enumerate() {
        let face = pool.card(*card);
        let alike = side.gear.iter().take(at).map(|other| pool.card(*other));
        let clash = |other: &crate::cards::Equipment| {
            (face.is_weapon() && other.of == face.of) || (face.piece.is_some() && other.piece == face.piece)
        };
        holds(!alike.into_iter().any(clash), || format!("{card} has no room beside its like"))?;
        holds(side.at(pool, face.of.place()).count() <= 3, || "more than three at a place".to_owned())?;
    }
    let stacks = |at: usize| side.tokens.iter().take(at).any(|token| token.stack == side.tokens[at].stack);
    holds(!(0..side.tokens.len()).any(stacks), || "two tokens of a stack".to_owned())?;
    holds(!side.defeated || side.foe.is_none(), || "a defeated hero has a monster".to_owned())?;
    let here = side.foe.is_none_or(|foe| pool.monster(foe.beast).level == table.level);
    holds(here, || "a monster stayed on from another level".to_owned())?;
    let strong = side.foe.is_none_or(|foe| foe.markers < pool.monster(foe.beast).life);
    holds(strong, || "a monster with enough markers still stands".to_owned())?;
    let asks = table.fight().map_or(&[][..], |fight| &fight.asks);
    let open = asks.iter().any(|ask| matches!(ask.what, Question::Defend(_) | Question::Heal));
    holds(side.life > 0 || side.defeated || open, || "a hero at 0 plays on".to_owned())?;
    let rewarded = asks.iter().any(|ask| ask.seat == seat && ask.what == Question::Reward);
    let level = hero_levels(side.xp);
    let over = matches!(table.phase, Phase::Over { .. });
    holds(rewarded || over || side.levels == level, || "a hero level is not rewarded".to_owned())
}

/// Checks one step.
///
/// # Errors
/// The broken invariant.
pub fn check_step(game: &Lost, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let pool = game.pool();
    for (seat, old) in before.table.seats().zip(&before.table.sides) {
        let new = after.table.side(seat);
        holds(new.xp >= old.xp && new.legend >= old.legend, || format!("{seat} lost points"))?;
        let tokens = new.tokens.starts_with(&old.tokens);
        let trophies = old.trophies.iter().all(|beast| new.trophies.contains(beast));
        holds(tokens && trophies, || format!("{seat} lost a trophy"))?;
        let lost =
            events.iter().filter(|event| matches!(event, Event::Lost { seat: who, .. } if *who == seat));
        let dropped = old.skills.len().saturating_sub(new.skills.len());
        holds(dropped <= lost.count(), || format!("{seat} lost a skill"))?;
        kept_exhausted(before, events, old, new)
            .map_err(|card| format!("{seat}: {card} came back too soon"))?;
    }
    let mut beaten: Option<u8> =
        before.table.fight().and_then(|of| of.beaten).map(|beast| pool.monster(beast).gold);
    for event in events {
        match event {
            Event::Challenge { seat, kind, from } => {
                let (own, theirs) = (after.table.side(*seat), from.map(|from| before.table.side(from)));
                let least = theirs.map_or(1, |side| side.count(pool, *kind));
                holds(own.count(pool, *kind) >= least, || format!("{seat} took a trophy with too few"))?;
            }
            Event::Bought { card, price, .. } => {
                holds(*price <= pool.card(*card).cost, || format!("{card} cost {price}"))?;
            }
            Event::Defeated { beast, .. } => beaten = Some(pool.monster(*beast).gold),
            Event::Gold { shares } => {
                let dealt: u8 = shares.iter().map(|(_, gold)| *gold).sum();
                holds(Some(dealt) == beaten, || format!("{dealt} gold was dealt for {beaten:?}"))?;
                let each = [dealt.div_ceil(3), dealt.saturating_sub(1).div_ceil(3), dealt / 3];
                let fair = shares.iter().map(|(_, gold)| *gold).eq(each.into_iter().filter(|gold| *gold > 0));
                holds(fair, || format!("{dealt} gold was dealt as {shares:?}"))?;
            }
            _ => {}
        }
    }
    charges(before, events)?;
    last_lap(before, events)?;
    dealt(game, events, after)?;
    let grows = after.table.pile > before.table.pile;
    let level = events.iter().any(|event| matches!(event, Event::Level { .. } | Event::Turned { .. }));
    holds(!grows || level, || "the pile grows".to_owned())
}

/// A monster charges at most once, and only when it was drawn or laid out in a fight (LOST-10, invariant 19).
fn charges(before: &State, events: &[Event]) -> Result<(), String> {
    let asks = before.table.fight().map_or(&[][..], |fight| &fight.asks);
    let asked =
        asks.iter().filter_map(|ask| if let Question::Charge(of) = ask.what { Some(of) } else { None });
    let mut causes: Vec<Beast> = asked.collect();
    let mut fights = before.table.fight().is_some();
    for event in events {
        match event {
            Event::Combat => fights = true,
            Event::LevelEnd { .. } => fights = false,
            Event::Met { beast, drawn: true, .. } | Event::FaceUp { beast } if fights => causes.push(*beast),
            Event::Drained { beast, .. } | Event::Charged { beast, .. } | Event::Spared { beast, .. } => {
                let cause = causes.iter().position(|of| of == beast);
                let Some(cause) = cause else { return Err(format!("{beast} charged without being drawn")) };
                causes.remove(cause);
            }
            _ => {}
        }
    }
    Ok(())
}

/// In the last lap nothing is laid out, taken or passed, and every slot comes once (LOST-17.3, 17.8, invariant 18).
fn last_lap(before: &State, events: &[Event]) -> Result<(), String> {
    let mut lap = before.table.fight().is_some_and(|fight| fight.lap.is_some());
    let mut escaped: Vec<Seat> = Vec::new();
    for event in events {
        match event {
            Event::Lap { .. } if lap => return Err("a second last lap".to_owned()),
            Event::Lap { .. } => lap = true,
            Event::LevelEnd { .. } => lap = false,
            Event::FaceUp { .. } | Event::Met { .. } | Event::Passed { .. } | Event::Round { .. } if lap => {
                return Err(format!("{event:?} in the last lap"));
            }
            Event::Escaped { seat, .. } => {
                holds(lap && !escaped.contains(seat), || format!("a monster escaped {seat}"))?;
                escaped.push(*seat);
            }
            _ => {}
        }
    }
    Ok(())
}

/// A level is dealt 6 pieces of equipment and 3 monsters for each player (invariant 2).
fn dealt(game: &Lost, events: &[Event], after: &State) -> Result<(), String> {
    let Some(Event::Level { level, .. }) = events.iter().find(|event| matches!(event, Event::Level { .. }))
    else {
        return Ok(());
    };
    let players = usize::from(after.table.players());
    let equipment = game.pool().deck(*level, after.table.players()).len();
    let monsters = after.secret.pile.len() + players + usize::from(after.table.face_up.is_some());
    holds((equipment, monsters) == (6 * players, 3 * players), || {
        format!("{equipment} pieces of equipment and {monsters} monsters for {players}")
    })
}

/// Cards exhausted in a slot stay so in it, but for their own line (LOST-20.5, 21.8).
fn kept_exhausted(before: &State, events: &[Event], old: &Side, new: &Side) -> Result<(), Card> {
    let Some((then, now)) = before.table.fight().zip(Some(&before.table)) else { return Ok(()) };
    let ended = events.iter().any(|event| matches!(event, Event::LevelEnd { .. }));
    let gone = |card: &Card| !new.gear.contains(card) || now.level == 0;
    for (card, since) in &old.spent {
        if *since == then.slot && !ended && !gone(card) && !new.spent.contains_key(card) {
            return Err(*card);
        }
    }
    Ok(())
}
