//! A position as a view tells of it: what is hidden is blank. Evaluations and forecasts run on it, so that they reckon as
//! the engine does and know no more than their owner.

use super::{AttackView, CharacterView, Phase, SeatView, View, VolleyView};
use crate::{
    ask::character_key,
    cards::{Card, Pool, To},
    state::{Character, Idle, Lasting, Mark, Rest, Side, State, WARRIOR, Ward},
    volley::{Attack, Instance, Prefer, Volley},
};
use skald_vocabulary::{
    interface::{Key, Seat},
    sealed::Sealed,
};

/// The position that a view tells of. Hidden hands and Arsenals have their size and cards that mean nothing.
#[must_use]
pub fn sketch(pool: &Pool, view: &View) -> State {
    let count = u8::try_from(view.seats.len()).unwrap_or(0);
    let mut state = State::blank(count);
    (state.round, state.cycle) = (view.round, view.cycle);
    state.order = view.order.iter().copied().collect();
    let turn = view.order.iter().position(|seat| *seat == view.active).unwrap_or(0);
    state.turn = u8::try_from(turn).unwrap_or(0);
    (state.acts, state.acted, state.volleys) = (view.acts, view.acted, view.volleys);
    state.ability_used = view.ability_used;
    for side in &view.seats {
        let mut sketched = side_of(pool, view, side, &mut state.serial);
        std::mem::swap(state.side_mut(side.seat), &mut sketched);
    }
    let mut fallen: Vec<&SeatView> = view.seats.iter().filter(|side| side.fell.is_some()).collect();
    fallen.sort_by_key(|side| side.fell);
    state.fallen = fallen.into_iter().map(|side| side.seat).collect();
    for of in &view.lasting {
        let id = of.key.as_str().get(1..).and_then(|id| id.parse().ok()).unwrap_or_default();
        if let Some(card) = pool.find(of.card.key) {
            state.lasting.push(Lasting { id, card, by: of.by, at: of.at });
            state.serial = state.serial.max(id);
        }
    }
    state.rest = match view.phase {
        Phase::Action => Rest::Action,
        Phase::Answers => Rest::Response,
        Phase::PassedOn => Rest::Redirect,
        Phase::Choice => Rest::Choice,
        Phase::Over => Rest::Over,
    };
    state.idle = Idle { totals: state.sides.iter().map(|side| side.total).collect(), ..Idle::default() };
    state.volley = view.volley.as_ref().map(|volley| Box::new(volley_of(pool, &state, view, volley)));
    state
}

fn side_of(pool: &Pool, view: &View, of: &SeatView, serial: &mut u32) -> Side {
    let blank = Card::default();
    let mut side = Side::new();
    side.hero = pool.hero(&of.hero).unwrap_or_default();
    (side.total, side.start, side.copycat) = (of.total, of.start, of.copycat);
    side.hand = vec![blank; of.hand.into()];
    side.arsenal = vec![blank; of.arsenal.into()];
    if let Some(own) = view.own.iter().find(|own| own.seat == of.seat) {
        let copies = own.hand.iter().filter_map(|held| {
            let card = pool.find(held.face.card.key)?;
            Some(std::iter::repeat_n(card, held.copies.into()))
        });
        side.hand = copies.flatten().collect();
        side.hand.sort_unstable();
        side.saved = own.saved.iter().filter_map(|key| pool.find(*key)).collect();
        side.discards.clone_from(&own.discards);
    }
    (side.mark.used, side.mark.bound) = (of.warrior_used, of.warrior_bound);
    for character in &of.row {
        side.row.extend(character_of(pool, character, serial));
    }
    let ward = |of: &super::WardView| Some(Ward { card: pool.find(of.card.key)?, strength: of.strength });
    side.wards = of.wards.iter().filter_map(ward).collect();
    side.nowhere = of.nowhere.iter().filter_map(|card| pool.find(card.key)).collect();
    side.exile = of.exile.iter().filter_map(|card| pool.find(card.key)).collect();
    (side.two, side.stall, side.out) = (of.two, of.stall, of.out);
    (side.armor, side.veil) = of.armor_spent;
    (side.succeeded, side.struck) = of.marks;
    side
}

fn character_of(pool: &Pool, of: &CharacterView, serial: &mut u32) -> Option<Character> {
    *serial += 1;
    let mark = Mark { ready: of.ready, used: of.used, bound: of.bound };
    Some(Character { id: *serial, card: pool.find(of.card.key)?, mark })
}

fn volley_of(pool: &Pool, state: &State, view: &View, of: &VolleyView) -> Volley {
    let target = |at: usize| {
        let mut met = of.instances.iter().filter(|instance| usize::from(instance.attack) == at);
        met.next().map(|instance| instance.target)
    };
    let attacks = of.attacks.iter().enumerate();
    let asked = view.awaited.iter().chain(&view.given).copied();
    Volley {
        id: of.id,
        by: of.by,
        attacks: attacks.map(|(at, attack)| attack_of(pool, state, of.by, attack, target(at))).collect(),
        instances: of
            .instances
            .iter()
            .map(|instance| Instance {
                attack: instance.attack,
                target: instance.target,
                passed: instance.passed.and_then(|(seat, card)| Some((seat, pool.find(card.key)?))),
                answer: instance.answer.and_then(|card| pool.find(card.key)),
                fates: (To::Nowhere, To::Nowhere),
                over: instance.over,
            })
            .collect(),
        plans: Sealed::ask(asked),
        orders: of.orders.clone(),
        late_orders: Vec::new(),
        drops: Vec::new(),
        paused: None,
    }
}

fn attack_of(pool: &Pool, state: &State, by: Seat, of: &AttackView, target: Option<Seat>) -> Attack {
    let card = pool.find(of.card.key).unwrap_or_default();
    let user = of.user.and_then(|user| pool.find(user.key));
    let named = |key: &Key| {
        let at = target?;
        let row = state.side(at).row.iter().map(|of| of.id);
        std::iter::once(WARRIOR).chain(row).find(|id| character_key(pool, state, at, *id) == *key)
    };
    Attack {
        card,
        user: user
            .and_then(|user| state.side(by).row.iter().find(|of| of.card == user))
            .map_or(WARRIOR, |of| of.id),
        user_kind: user.map(|user| pool.face(user).kind),
        boost: of.boost.and_then(|boost| pool.find(boost.key)),
        target: target.filter(|_| !pool.face(card).area),
        named: of.named.iter().filter_map(named).collect(),
        // Nothing is asked while a forecast runs.
        prefer: Prefer::Kinds(Vec::new()),
        offence: of.offence,
        power: of.power,
        pierce: of.pierce,
        air: of.mode == Some(crate::cards::Mode::Air),
        unopposed: of.unopposed,
        fate: To::Nowhere,
        boost_fate: To::Nowhere,
        stays: None,
        over: of.over,
    }
}
