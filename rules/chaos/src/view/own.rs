//! Building the private part of a view: the hand with what can be done with it.

use super::{
    faces::{card, cards, small},
    types::{Copies, FaceView, HandCard, HandView, Hindrance, OwnView, PlanView, Use},
};
use crate::{
    ask::{AskContext, lasting_key, victim_discards},
    cards::{Card, Pool, Trigger},
    guard,
    legal::Unfit,
    state::{Rest, State},
    volley::{Plan, Prefer},
};
use skald_vocabulary::interface::Seat;

/// What only this player may see.
pub(super) fn own_view(table: AskContext<'_>, seat: Seat) -> OwnView {
    let (pool, state) = (table.pool, table.state);
    let side = state.side(seat);
    let own_volley = state.volley.as_ref();
    let plan = own_volley.and_then(|volley| volley.plans.own(seat)).map(|plan| plan_view(pool, plan));
    let threats = guard::threats(pool, state, seat);
    let clock = (plan.is_none() && is_asked(state, seat))
        .then(|| plan_view(pool, &guard::default_plan(pool, state, seat, &threats)));
    let drops = own_volley
        .map(|volley| {
            let own = volley.drops.iter().filter(|(of, _)| *of == seat);
            own.flat_map(|(_, drops)| cards(pool, drops)).collect()
        })
        .unwrap_or_default();
    let prefers = own_volley.filter(|volley| volley.by == seat).map_or_else(Vec::new, |volley| {
        let named = (0_u8..).zip(&volley.attacks).filter(|(_, attack)| attack.prefer != Prefer::Silent);
        named.map(|(at, attack)| (at, attack.prefer.clone())).collect()
    });
    let late = state.rest == Rest::Redirect;
    let may_drop = own_volley.is_some_and(|volley| {
        volley.plans.duty(seat).is_some()
            && volley.against(seat, late).into_iter().any(|at| {
                let instance = volley.instances.get(usize::from(at));
                let attack = instance.and_then(|of| volley.attacks.get(usize::from(of.attack)));
                attack.is_some_and(|attack| victim_discards(pool, attack.card))
            })
    });
    let chooses = state.rest == Rest::Choice && state.active() == seat;
    let (looking, choice, default_choice) =
        if chooses { choices(table, seat) } else { (None, Vec::new(), None) };
    OwnView {
        seat,
        hand: hand(table, seat),
        arsenal: arsenal(pool, &side.arsenal),
        glimpses: side
            .glimpses
            .iter()
            .map(|of| HandView { of: of.of, round: of.round, cards: cards(pool, &of.cards) })
            .collect(),
        top: side.arsenal.iter().rev().take(side.top.into()).map(|one| card(pool, *one)).collect(),
        bottom: side.arsenal.iter().take(side.bottom.into()).map(|one| card(pool, *one)).collect(),
        plan,
        prefers,
        insists: chooses && table.prefers() == Some(&Prefer::Ask),
        clock,
        drops,
        together: if threats.is_empty() { 0 } else { guard::together(pool, state, seat) },
        threats,
        saved: side.saved.iter().map(|card| pool.key(*card)).collect(),
        discards: side.discards.clone(),
        counters: state
            .lasting
            .iter()
            .filter(|of| of.at == seat)
            .map(|of| (lasting_key(of), counters(table, seat, of.card)))
            .collect(),
        can_buy: table.can_buy(seat),
        can_act: state.rest == Rest::Action && state.active() == seat && table.can_act(seat),
        looking,
        choice,
        default_choice,
        may_drop,
        buried: cards(pool, &side.buried),
        scattered: cards(pool, &side.scattered),
    }
}

fn plan_view(pool: &Pool, plan: &Plan) -> PlanView {
    PlanView {
        answers: plan.answers.iter().map(|(at, one, heir)| (*at, card(pool, *one), *heir)).collect(),
        order: plan.order.clone(),
        drops: cards(pool, &plan.drops),
    }
}

type Choices =
    (Option<(Seat, Vec<super::CardView>)>, Vec<super::CardView>, Option<skald_vocabulary::interface::Key>);

/// The open choice of the active player: the hand that is looked at, what may be chosen, and the default.
fn choices(table: AskContext<'_>, seat: Seat) -> Choices {
    let (pool, state) = (table.pool, table.state);
    let all = table.choosable(seat);
    let default = table.default_choice(seat).map(|one| pool.key(one));
    let looking = table.victim_of_choice().map(|victim| (victim, cards(pool, &state.side(victim).hand)));
    (looking, cards(pool, &all), default)
}

fn counters(table: AskContext<'_>, seat: Seat, lasting: Card) -> Vec<super::CardView> {
    let hand = table.state.side(seat).kinds();
    hand.filter(|one| table.may_counter(seat, *one, lasting)).map(|one| card(table.pool, one)).collect()
}

/// Cards by name, copies together.
fn arsenal(pool: &Pool, of: &[Card]) -> Vec<Copies> {
    pool.counted(of, |one, count| Copies { card: card(pool, one), count })
}

/// The hand in the order of the picture: usable now, usable as an answer, not usable.
fn hand(table: AskContext<'_>, seat: Seat) -> Vec<HandCard> {
    let state = table.state;
    let side = state.side(seat);
    let own_round = state.rest == Rest::Action && state.active() == seat;
    let attackers = if own_round { table.attackers(seat) } else { Vec::new() };
    let mut all = Vec::with_capacity(side.hand.len());
    all.extend(side.kinds().map(|one| {
        let (good, why) = use_of(table, seat, one, own_round.then_some(attackers.as_slice()));
        HandCard {
            face: face(table, seat, one),
            copies: small(side.holds(one)),
            locked: small(table.legal().bound(seat, one)),
            good,
            why,
            cycles: own_round && table.can_cycle(seat, one),
            names_opponent: table.names_opponent(one),
            replaces: own_round && table.may_replace(seat, one),
        }
    }));
    all.sort_by_key(|of: &HandCard| of.good);
    all
}

fn face(table: AskContext<'_>, seat: Seat, one: Card) -> FaceView {
    let pool = table.pool;
    let face = pool.face(one);
    let user = face.assoc.map(|assoc| pool.face(assoc).kind);
    let might = if face.attacks() { table.legal().might(seat, face.kind, user) } else { 0 };
    FaceView {
        card: card(pool, one),
        assoc: face.assoc.map(|assoc| card(pool, assoc)),
        reservoir: face.reservoir,
        mode: face.mode,
        ov: face.ov,
        might,
        dv: face.dv,
        text: face.text,
    }
}

/// What a card of the hand is good for now, and why it is good for nothing.
/// `attackers`: in the own round, the cards with which an attack could be declared.
fn use_of(
    table: AskContext<'_>,
    seat: Seat,
    one: Card,
    attackers: Option<&[Card]>,
) -> (Use, Option<Hindrance>) {
    let pool = table.pool;
    let face = pool.face(one);
    let answers = face.blocks() || !face.answers.is_empty();
    let supported = table.legal().supported(seat, one);
    let Some(attackers) = attackers else {
        if is_asked(table.state, seat) && fits_any(table, seat, one) {
            return (Use::Now, None);
        }
        if answers && supported.is_ok() {
            return (Use::Answer, None);
        }
        let late = if table.state.active() == seat { Hindrance::Wait } else { Hindrance::Round };
        return (Use::Not, Some(supported.err().map_or(late, |unfit| why(table, unfit))));
    };
    if face.kind.is_character() {
        return (Use::Now, None);
    }
    let plays = !face.on(Trigger::Play).is_empty();
    if !face.attacks() && !plays && face.boosts.is_empty() {
        let why = supported.err().map(|unfit| why(table, unfit));
        return (if answers && why.is_none() { Use::Answer } else { Use::Not }, why);
    }
    let usable = if face.attacks() {
        attackers.contains(&one)
    } else if plays {
        table.can_play(seat, one)
    } else {
        supported.is_ok() && table.boosts_any(seat, one, attackers)
    };
    if usable {
        return (Use::Now, None);
    }
    if answers && supported.is_ok() {
        return (Use::Answer, None);
    }
    // Only now words are needed.
    let refusal = if face.attacks() {
        Some(table.why_not_declared(seat, one))
    } else if plays {
        table.may_play(seat, one).err()
    } else {
        supported.err().map(|unfit| table.unsupported(one, unfit))
    };
    (Use::Not, Some(refusal.map_or(Hindrance::Alone, |refusal| Hindrance::Said(refusal.into_say()))))
}

fn is_asked(state: &State, seat: Seat) -> bool {
    state.volley.as_ref().is_some_and(|volley| volley.plans.duty(seat).is_some())
}

fn fits_any(table: AskContext<'_>, seat: Seat, one: Card) -> bool {
    let late = table.state.rest == Rest::Redirect;
    table.state.volley.as_ref().is_some_and(|volley| {
        volley.against(seat, late).into_iter().any(|at| {
            let instance = volley.instances.get(usize::from(at));
            let attack = instance.and_then(|of| volley.attacks.get(usize::from(of.attack)));
            attack.is_some_and(|attack| table.legal().fits(seat, one, volley, attack, late).is_ok())
        })
    })
}

/// A short reason: needs its character, or the character is not ready.
fn why(table: AskContext<'_>, unfit: Unfit) -> Hindrance {
    match unfit {
        Unfit::Unready(character) => Hindrance::Unready(table.pool.face(character).name),
        Unfit::Absent(character) => Hindrance::Absent(table.pool.face(character).name),
        _ => Hindrance::Unfit,
    }
}
