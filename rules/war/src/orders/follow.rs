//! What an order answers, from the owner's view alone, so that it cannot cheat.

use std::cmp::Reverse;

use super::{Aim, Order, StrikeWhen, When};
use crate::{
    ask,
    ask::Asked,
    cards::Target,
    moves::Move,
    view::{CardView, Question, SeatView, View},
};
use skald_vocabulary::interface::{Decision, Key, Seat};

/// The move that an order gives in a decision; `None` leaves it to the owner.
#[must_use]
pub fn follow(view: &View, at: &Decision, order: &Order) -> Option<Move> {
    if matches!(order, Order::Draw) {
        return (at.kind == ask::DRAW.kind).then_some(Move::Draw);
    }
    let question =
        view.question.as_ref().filter(|question| question.at == at.id && question.seat == at.seat)?;
    match (order, question.kind) {
        (Order::Use(legend, when, aim), Asked::Use) if question.card.key == *legend => {
            let yes = match when {
                When::Always => true,
                When::Lose => would_lose(view, at.seat),
                When::Never => false,
                When::Ask => return None,
            };
            if yes { aimed(view, question, *aim).map(Move::Use) } else { Some(Move::Hold) }
        }
        (Order::Gamble(legend, when, aim), Asked::Gamble) if question.card.key == *legend => {
            let yes = match when {
                When::Always => true,
                // The question is about the active Legend itself, so losing is dying.
                When::Lose => would_lose(view, at.seat),
                When::Never => false,
                When::Ask => return None,
            };
            if yes { aimed(view, question, *aim).map(Move::Gamble) } else { Some(Move::Hold) }
        }
        (Order::Strike(legend, when), Asked::Strike) if question.card.key == *legend => {
            let lose = would_lose(view, at.seat);
            let yes = match when {
                StrikeWhen::AskLose if lose => return None,
                StrikeWhen::AskLose | StrikeWhen::Never => false,
                StrikeWhen::Lose => lose,
                StrikeWhen::War => view.battle.war > 0,
                StrikeWhen::Highest => true,
                StrikeWhen::Ask => return None,
            };
            if yes { aimed(view, question, Aim::Highest).map(Move::Strike) } else { Some(Move::Wait) }
        }
        (Order::Look, Asked::Look) => look(view, at.seat),
        _ => None,
    }
}

/// Whether the owner's active card would not be the sole winner with the present effective Levels.
#[must_use]
pub fn would_lose(view: &View, seat: Seat) -> bool {
    let level = |seat: &SeatView| seat.active.as_ref().map(|active| active.level);
    let Some(own) = view.seats.iter().find(|side| side.seat == seat).and_then(level) else { return true };
    view.seats.iter().filter(|side| side.seat != seat).filter_map(level).any(|other| other >= own)
}

/// The target for an order: the only one, or the one that the rule names; `None` leaves it to the owner.
fn aimed(view: &View, question: &Question, aim: Aim) -> Option<Option<Key>> {
    match (question.targets.as_slice(), aim) {
        ([], _) => Some(None),
        ([only], _) => Some(Some(*only)),
        (_, Aim::Ask) => None,
        (targets, Aim::Highest) => highest(view, question.target, targets).map(Some),
    }
}

/// D7 and D8: the highest effective Level, ties: most drawable cards, then lowest seat; from the Graveyard unused before
/// used, then the highest Level. A support Legend counts with its printed Level.
fn highest(view: &View, target: Target, targets: &[Key]) -> Option<Key> {
    if target == Target::GraveyardLegend {
        let dead = view.graveyard.iter().filter(|card| targets.contains(&card.key));
        return dead.min_by_key(|card| (card.used, Reverse(card.level), card.key)).map(|card| card.key);
    }
    let mut best: Option<(u8, u8, Reverse<Seat>, Key)> = None;
    let mut consider = |level, side: &SeatView, key: Key| {
        let rank = (level, side.drawable(), Reverse(side.seat), key);
        if targets.contains(&key)
            && best.is_none_or(|best| (best.0, best.1, best.2) < (rank.0, rank.1, rank.2))
        {
            best = Some(rank);
        }
    };
    for side in &view.seats {
        if let Some(active) = &side.active {
            consider(active.level, side, active.card.key);
            consider(active.level, side, side.seat.key());
        }
        for support in &side.support {
            consider(support.card.level, side, support.card.key);
        }
    }
    best.map(|best| best.3)
}

/// After a look: a Kingslayer if a Level 13 stands against it, else the highest printed Level; the rest keeps its order.
fn look(view: &View, seat: Seat) -> Option<Move> {
    let cards: &[CardView] = &view.own.iter().find(|own| own.seat == seat)?.looking;
    let others = view.seats.iter().filter(|side| side.seat != seat).filter_map(|side| side.active.as_ref());
    let thirteen = others.into_iter().any(|active| active.card.level == 13);
    let slayer = cards.iter().find(|card| thirteen && card.level == 1);
    let highest = cards.iter().map(|card| card.level).max()?;
    let card = slayer.or_else(|| cards.iter().find(|card| card.level == highest))?;
    Some(Move::Take(
        card.key,
        cards.iter().filter(|other| other.key != card.key).map(|other| other.key).collect(),
    ))
}
