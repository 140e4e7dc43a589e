//! What a move would do as far as a view tells: the real engine on a position in which hidden cards have no name
//! (LAW-16.5, 16.8).

use super::{
    act::Act,
    ask::{self, Kind},
    board::{Ground, NO_PIECE, North},
    cards::{Card, Pool},
    engine::Engine,
    eval::{Field, Granted, Stand},
    event::{Event, Fact, Seen},
    moves::Move,
    setup::Rules,
    state::{Active, Answers, Draft, Gone, Last, Phase, Plan, Prize, Rising, State},
    view::{CardView, GoneView, OwnView, SpaceView, Stage, View},
};
use skald_vocabulary::{
    chance::Still,
    interface::{DecisionId, Key, Probability, Seat},
    sealed::Sealed,
};

/// Shares of certainty with what would be seen; they sum to certainty. Empty when the move is not legal.
#[must_use]
pub fn forecast(rules: &Rules, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
    let mut state = position(rules, view);
    let Ok((seat, kind)) = ask::standing_as(rules, &state, at) else { return Vec::new() };
    if !view.who.knows(seat) {
        return Vec::new();
    }
    let Ok(act) = ask::resolve(rules, &state, seat, kind, with) else { return Vec::new() };
    let facts = match (kind, act) {
        (Kind::Play | Kind::Maneuver, act) => {
            let mut out: Vec<Event> = Vec::new();
            let mut dice = Still::default();
            Engine { rules, state: &mut state, dice: &mut dice, out: &mut out }.apply(seat, act);
            out.into_iter().map(|event| event.0).take_while(of_turn).collect()
        }
        (_, Act::Hide(card, at, north)) => hidden(&mut state, seat, (card, at), north),
        (_, Act::Pantheon(pantheon)) => vec![Fact::Leads { seat, pantheon }],
        (_, Act::Lay(piece, side, half_turn, _)) => vec![Fact::Laid { seat, piece, side, half_turn }],
        (_, Act::Exchange(gave, took)) => vec![Fact::Exchanged { seat, gave, took }],
        (_, Act::Take(card)) => vec![Fact::Took { seat, card, next: None }],
        (_, Act::Order(cards)) => vec![Fact::Ordered { seat, cards, traitors: true }],
        (_, Act::Rise(_, cards)) => vec![Fact::Ordered { seat, cards, traitors: false }],
        (_, Act::Trade(to, card)) => vec![Fact::Offered { seat, to, card: Some(card) }],
        _ => Vec::new(),
    };
    vec![(Probability::CERTAIN, facts.into_iter().map(Seen).collect())]
}

/// A card that is placed face down: its space has the name that it has on the board as it lies then (LAW-3.19).
fn hidden(state: &mut State, seat: Seat, (card, at): (Card, usize), north: Option<North>) -> Vec<Fact> {
    if let Some(north) = north {
        state.ground.turn(north);
    }
    let turned = north.map(|north| Fact::Turned { seat, north });
    let at = state.ground.grid().label(at);
    turned.into_iter().chain([Fact::Hid { seat, at, card: Some(card) }]).collect()
}

/// Whether a fact belongs to Steps 1 to 5.
const fn of_turn(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Placed { .. }
            | Fact::Attacked { .. }
            | Fact::Fell { .. }
            | Fact::Reflected { .. }
            | Fact::Moved { .. }
            | Fact::Ordered { .. }
    )
}

fn card(pool: &Pool, view: &CardView) -> Card {
    pool.find(view.key).map_or(Card(0), |card| pool.copy_of(card, view.copy))
}

fn cards(pool: &Pool, views: &[CardView]) -> Vec<Card> {
    views.iter().map(|view| card(pool, view)).collect()
}

fn gone(pool: &Pool, view: &GoneView) -> Gone {
    Gone { card: card(pool, &view.card), seq: view.seq, to: view.to, traitor: view.traitor, at: view.at }
}

/// The board of a view, as it lies on the table.
#[must_use]
pub fn ground(rules: &Rules, view: &View) -> Ground {
    let piece = |key: Option<Key>| key.and_then(|key| rules.pool.piece(key)).unwrap_or(NO_PIECE);
    let space = |space: &SpaceView| {
        let (x, y) = space.table;
        ((i16::from(x), i16::from(y)), piece(space.piece), space.special)
    };
    Ground::new(view.board.spaces.iter().map(space), view.board.north)
}

/// The position of a view. Hidden cards are all the same one, which has no meaning; everything public is as it is.
#[must_use]
pub fn position(rules: &Rules, view: &View) -> State {
    let pool = &rules.pool;
    let mut state = rules.blank();
    state.ground = ground(rules, view);
    state.fixed = view.board.fixed;
    state.field = Field::new(state.ground.len());
    let grid = std::sync::Arc::clone(state.ground.grid());
    for space in &view.board.spaces {
        let (Some(stand), Some(at)) = (&space.stand, grid.find(space.label)) else { continue };
        let granted = Granted { printed: stand.granted_printed, space: stand.granted_space };
        let stand = Stand {
            card: stand.card.as_ref().map_or(Card(0), |view| card(pool, view)),
            controller: stand.controller,
            seq: stand.seq,
            granted,
            hidden: stand.hidden,
        };
        state.seq = state.seq.max(stand.seq.saturating_add(1));
        state.field.put(at, stand);
    }
    (state.round, state.turn, state.first) = (view.round, view.turn, view.first);
    state.offer = view.offer.iter().filter_map(|piece| pool.piece(piece.key)).collect();
    for (seat, player) in view.seats.iter().zip(&mut state.players) {
        player.hand = vec![Card(0); seat.hand];
        player.deck = vec![Card(0); seat.deck];
        player.pile = vec![Card(0); seat.pile];
        player.joined = seat.joined;
        player.left = seat.left;
    }
    let leads = |name: &str| pool.pantheons.iter().position(|pantheon| &*pantheon.name == name);
    for (seat, player) in view.seats.iter().zip(&mut state.players) {
        player.pantheon = seat.pantheon.as_deref().and_then(leads).and_then(|at| u8::try_from(at).ok());
        player.shown = cards(pool, &seat.shown);
    }
    for own in &view.own {
        if let Some(player) = state.player_mut(own.seat) {
            player.hand = cards(pool, &own.hand);
            player.pile = cards(pool, &own.pile);
            player.brought = own.brought;
        }
    }
    state.captures = view.teams.iter().map(|side| cards(pool, &side.captured)).collect();
    state.underworld = cards(pool, &view.underworld);
    state.prizes = view.prizes.iter().map(|prize| Prize { round: prize.round, side: prize.side }).collect();
    state.draft = Draft {
        piles: view.draft.iter().map(|pile| vec![Card(0); pile.left]).collect(),
        open: view.draft.iter().map(|pile| cards(pool, &pile.open)).collect(),
    };
    state.rising = view
        .rising
        .iter()
        .map(|rising| Rising {
            seat: rising.seat,
            turn: rising.turn,
            cards: rising.cards.iter().map(|view| gone(pool, view)).collect(),
        })
        .collect();
    if let Some(active) = &view.active {
        let place = |label| grid.find(label).and_then(|at| u8::try_from(at).ok());
        state.active = Active {
            at: active.at.and_then(place),
            used: active.used,
            spaces: active.spaces.iter().filter_map(|label| place(*label)).collect(),
            gone: active.gone.iter().map(|view| gone(pool, view)).collect(),
            order: None,
        };
    }
    state.last = view.last.as_ref().map(|last| Last {
        seat: last.seat,
        card: card(pool, &last.card),
        path: last.path.clone(),
        replaced: None,
        blows: Vec::new(),
        reflected: last.reflected,
    });
    state.phase = phase(rules, view);
    state.answers = view
        .own
        .iter()
        .filter_map(|own| {
            let yes = cards(pool, own.approved.as_ref()?);
            Some(Answers { seat: own.seat, cards: cards(pool, &own.wishes), yes })
        })
        .collect();
    state
}

/// What a view says of a seat's plan.
fn plan(pool: &Pool, own: &OwnView) -> Option<Plan> {
    let plan = own.plan.as_ref()?;
    let pair = |(give, gain): &(CardView, CardView)| (card(pool, give), card(pool, gain));
    Some(Plan { fill: cards(pool, &plan.fill), pairs: plan.pairs.iter().map(pair).collect() })
}

/// What a member knows of the mate's sacrifices: the captured cards, not what they buy.
fn wished(pool: &Pool, own: &OwnView) -> Vec<(Card, Card)> {
    own.wishes.iter().map(|view| (card(pool, view), Card(0))).collect()
}

/// A sealed question of which the viewer knows its own answer.
fn sealed<T: Default>(view: &View, missing: &[Seat], own: impl Fn(&OwnView) -> Option<T>) -> Sealed<T> {
    let asked = view.seats.iter().filter(|seat| seat.given.is_some()).map(|seat| seat.seat);
    let mut sealed = Sealed::ask(asked.collect::<Vec<_>>());
    for seat in view.seats.iter().filter(|seat| !missing.contains(&seat.seat)) {
        let known = view.own.iter().find(|own| own.seat == seat.seat);
        sealed.give(seat.seat, known.and_then(&own).unwrap_or_default());
    }
    sealed
}

fn phase(rules: &Rules, view: &View) -> Phase {
    let pool = &rules.pool;
    match &view.stage {
        Stage::Pantheon(seat) => Phase::Pantheon(*seat),
        Stage::Decks(missing) => {
            Phase::Decks(sealed(view, missing, |own| Some(cards(pool, &own.deck_given))))
        }
        Stage::Lay(seat) => Phase::Lay(*seat),
        Stage::Opening(seat) => Phase::Opening(*seat),
        Stage::Pick(seat) => Phase::Pick(*seat),
        Stage::Play(seat) => Phase::Play(*seat),
        Stage::Maneuver(seat) => Phase::Maneuver(*seat),
        Stage::Traitors(seat) => Phase::Traitors(*seat),
        Stage::Draw(seat) => Phase::Draw(*seat),
        Stage::Follow(seat) => Phase::Follow(*seat),
        Stage::Trade(from, to) => {
            let offered = view.own.iter().find_map(|own| own.offered.as_ref());
            Phase::Trade { from: *from, to: *to, card: offered.map_or(Card(0), |view| card(pool, view)) }
        }
        Stage::Plans(missing) => {
            let mut plans = sealed(view, missing, |own| plan(pool, own));
            // Of a mate's plan the viewer knows what it discards.
            for own in &view.own {
                let mate = rules.mate(own.seat).filter(|mate| !missing.contains(mate));
                if let Some(mate) = mate.filter(|mate| view.own.iter().all(|other| other.seat != *mate)) {
                    plans.give(mate, Plan { fill: Vec::new(), pairs: wished(pool, own) });
                }
            }
            Phase::Plans(plans)
        }
        Stage::Agree(missing) => {
            let mut plans = Vec::new();
            for seat in &view.seats {
                let own = view.own.iter().find(|own| own.seat == seat.seat);
                let known = own.and_then(|own| plan(pool, own));
                // Of the mate's plan the viewer knows what is to be discarded.
                let mate = rules.mate(seat.seat);
                let own = view.own.iter().find(|own| Some(own.seat) == mate);
                let pairs = own.map(|own| wished(pool, own)).unwrap_or_default();
                let plan = known.unwrap_or_else(|| Plan { fill: Vec::new(), pairs });
                plans.push((seat.seat, plan));
            }
            let yes = sealed(view, missing, |own| own.approved.as_ref().map(|views| cards(pool, views)));
            Phase::Agree { plans, yes }
        }
        Stage::Starter(named) => Phase::Starter(named.clone()),
        Stage::Over => Phase::Over,
    }
}

/// How good a view looks for a seat: points count ten, cards on the board count one, the match itself a thousand.
#[must_use]
pub fn value(view: &View, seat: Seat) -> i32 {
    let own = view.seats.iter().find(|other| other.seat == seat).map_or(0, |seat| seat.side);
    let worth =
        |side: &super::view::SideView| i32::try_from(side.points * 10 + side.board).unwrap_or(i32::MAX);
    let mine = view.teams.iter().find(|side| side.side == own).map_or(0, worth);
    let best = view.teams.iter().filter(|side| side.side != own).map(worth).max().unwrap_or(0);
    let won =
        view.ended.as_ref().is_some_and(|end| end.places.first().is_some_and(|first| first.contains(&seat)));
    mine - best + if won { 1000 } else { 0 }
}
