//! Building the board from nothing, and views from it.

use std::sync::Arc;

use super::{
    faces::{card, cards, small},
    own::own_view,
    types::{
        AttackView, Board, CharacterView, EndView, GlimpseView, InstanceView, LastingView, Phase, SeatView,
        View, VolleyView, WardView,
    },
};
use crate::{
    ask::{self, AskContext, character_key, lasting_key},
    cards::Mode,
    state::{Lasting, Rest, Side},
    volley::{Instance, Volley},
};
use skald_vocabulary::interface::{Duty, Say, Seat, Viewer};

/// What `who` may see.
#[must_use]
pub fn view(table: AskContext<'_>, who: Viewer) -> View {
    with_board(table, Arc::new(board(table)), who)
}

/// What each of these may see. The board is built once, since it is the same for all.
#[must_use]
pub fn views(table: AskContext<'_>, whos: &[Viewer]) -> Vec<View> {
    let board = Arc::new(board(table));
    whos.iter().map(|who| with_board(table, Arc::clone(&board), *who)).collect()
}

/// The board with what `who` alone sees.
fn with_board(table: AskContext<'_>, board: Arc<Board>, who: Viewer) -> View {
    let own = match who {
        Viewer::Seat(seat) if table.state.sides.len() > seat.index() => vec![own_view(table, seat)],
        _ => table.state.seats().filter(|seat| who.knows(*seat)).map(|seat| own_view(table, seat)).collect(),
    };
    View { who, board, own }
}

/// What everybody sees.
fn board(table: AskContext<'_>) -> Board {
    let state = table.state;
    let given = state.volley.as_ref().map_or_else(Vec::new, |volley| {
        volley.plans.asked().filter(|seat| volley.plans.duty(*seat) == Some(Duty::Given)).collect()
    });
    Board {
        round: state.round,
        cycle: state.cycle,
        order: state.order.to_vec(),
        active: state.active(),
        phase: match state.rest {
            Rest::Action => Phase::Action,
            Rest::Response => Phase::Answers,
            Rest::Redirect => Phase::PassedOn,
            Rest::Choice => Phase::Choice,
            Rest::Over => Phase::Over,
        },
        awaited: ask::awaited(state).collect(),
        given,
        acts: state.acts,
        volleys: state.volleys,
        ability_used: state.ability_used,
        acted: state.acted,
        options: options(table),
        seats: state.seats().map(|seat| seat_view(table, seat)).collect(),
        lasting: state.lasting.iter().map(|of| lasting_view(table, of)).collect(),
        volley: state.volley.as_ref().map(|volley| volley_view(table, volley)),
        playing: state.pending.as_ref().and_then(|pending| pending.card).map(|one| card(table.pool, one)),
        idle: state.idle.cycles,
        ended: state.end.as_ref().map(|end| EndView { places: end.places.clone(), why: end.why }),
    }
}

/// The options in force that change the rules.
fn options(table: AskContext<'_>) -> Vec<Say> {
    let terms = table.terms;
    let mut all = Vec::new();
    if terms.one_volley {
        all.push(Say::new("chaos-view-one-volley"));
    }
    if terms.percent != 100 {
        all.push(Say::new("chaos-view-svpt").with("n", u32::from(terms.percent)));
    }
    if terms.storm > 0 {
        all.push(Say::new("chaos-view-storm").with("n", terms.storm));
    }
    if terms.first_skips_draw {
        all.push(Say::new("chaos-view-first"));
    }
    if !terms.absent_resign {
        all.push(Say::new("chaos-view-absent"));
    }
    all
}

fn seat_view(table: AskContext<'_>, seat: Seat) -> SeatView {
    let (pool, state, legal) = (table.pool, table.state, table.legal());
    let side = state.side(seat);
    let warrior = pool.warrior(side.hero);
    let hand_max = legal.hand_max(seat);
    let fell = state.fallen.iter().position(|other| *other == seat).map(|place| small(place + 1));
    SeatView {
        seat,
        hero: warrior.id,
        warrior: warrior.name,
        ability: warrior.ability,
        ability_text: warrior.text,
        total: side.total,
        start: side.start,
        hand: small(side.hand.len()),
        hand_max: small(hand_max),
        arsenal: small(side.arsenal.len()),
        two: side.two,
        next_draw: next_draw(side, hand_max),
        stall: side.stall,
        warrior_used: side.mark.used,
        warrior_bound: side.mark.bound,
        row: side
            .row
            .iter()
            .map(|of| CharacterView {
                key: character_key(pool, state, seat, of.id),
                card: card(pool, of.card),
                text: pool.face(of.card).text,
                ready: of.mark.ready,
                used: of.mark.used,
                bound: of.mark.bound,
            })
            .collect(),
        wards: side
            .wards
            .iter()
            .map(|ward| WardView { card: card(pool, ward.card), strength: ward.strength })
            .collect(),
        nowhere: cards(pool, &side.nowhere),
        exile: cards(pool, &side.exile),
        copycat: side.copycat,
        flies: legal.immune(seat, Mode::Ground),
        armor_spent: (side.armor, side.veil),
        marks: (side.succeeded, side.struck),
        out: side.out,
        fell,
        removed: cards(pool, &side.removed),
        buried: small(side.buried.len()),
        scattered: small(side.scattered.len()),
        late: side.late,
        away: side.is_away(),
        missed: side.away,
        glimpses: side
            .glimpses
            .iter()
            .map(|glimpse| GlimpseView {
                of: glimpse.of,
                round: glimpse.round,
                count: small(glimpse.cards.len()),
            })
            .collect(),
    }
}

/// How many cards the next draw step gives whose hand holds so many at most.
fn next_draw(side: &Side, hand_max: usize) -> u8 {
    if side.stall > 0 || side.out {
        return 0;
    }
    let turned = !side.row.is_empty() && !side.two;
    let room = hand_max.saturating_sub(side.hand.len());
    small((if turned { 2 } else { 1 }).min(room).min(side.arsenal.len()))
}

fn lasting_view(table: AskContext<'_>, of: &Lasting) -> LastingView {
    LastingView {
        key: lasting_key(of),
        card: card(table.pool, of.card),
        by: of.by,
        at: of.at,
        points: table.legal().strike_points(of.card, of.by, of.at),
    }
}

fn volley_view(table: AskContext<'_>, volley: &Volley) -> VolleyView {
    let (pool, state) = (table.pool, table.state);
    let attacks = volley
        .attacks
        .iter()
        .map(|attack| {
            let face = pool.face(attack.card);
            let named = attack
                .named
                .iter()
                .filter(|id| **id != u32::MAX)
                .filter_map(|id| attack.target.map(|target| character_key(pool, state, target, *id)));
            AttackView {
                card: card(pool, attack.card),
                text: face.text,
                user: attack.user_kind.and(face.assoc).map(|one| card(pool, one)),
                boost: attack.boost.map(|one| card(pool, one)),
                mode: face.mode.map(|_| if attack.air { Mode::Air } else { Mode::Ground }),
                ov: face.ov,
                offence: attack.offence,
                power: attack.power,
                pierce: attack.pierce,
                unopposed: attack.unopposed,
                named: named.collect(),
                over: attack.over,
            }
        })
        .collect();
    let instances = volley
        .instances
        .iter()
        .map(|of| InstanceView {
            attack: of.attack,
            target: of.target,
            passed: of.passed.map(|(seat, one)| (seat, card(pool, one))),
            answer: of.answer.map(|one| card(pool, one)),
            loss: loss(table, volley, of),
            over: of.over,
        })
        .collect();
    VolleyView { id: volley.id, by: volley.by, attacks, instances, orders: volley.orders.clone() }
}

/// What an instance would cost its target, once everything that may answer it is revealed. Only what lies open counts.
fn loss(table: AskContext<'_>, volley: &Volley, of: &Instance) -> Option<u16> {
    let state = table.state;
    let attack = volley.attacks.get(usize::from(of.attack))?;
    let open = match state.rest {
        Rest::Response => true,
        // Whoever an attack was passed on to may still answer it.
        Rest::Redirect => of.passed.is_some() && !attack.unopposed,
        Rest::Action | Rest::Choice | Rest::Over => false,
    };
    if open || of.over {
        return None;
    }
    let cost = table.legal().cost(volley.by, attack, of.target, of.answer);
    Some(cost.min(state.side(of.target).total))
}
