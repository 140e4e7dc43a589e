//! What a card in hand would do on every space, and where one's own cards are open to attack (section 9.2, items 4 and 5):
//! functions of a view alone, with the evaluation that the engine uses.

use serde::Serialize;

use super::{
    ask::{Trial, hiding_places, lines, plays},
    board::{Dir, Label},
    cards::{Card, Special},
    eval::{Field, Granted, Scene, Stand, evaluate_at, spots},
    forecast::position,
    setup::Rules,
    state::State,
    view::{PieceView, Stage, StatView, View},
};
use skald_vocabulary::interface::{Hints, Key, Pick, Say, Seat, Viewer};

/// What a card would do on one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Heat {
    /// The space.
    pub at: Label,
    /// How many cards it would capture there; 0 in the opening, where nobody attacks.
    pub captures: u8,
    /// What would be added to its stats there before it attacks: in the opening the ground alone (LAW-16.8), else all of
    /// LAW-7.11.
    pub modifier: i16,
    /// It would be dispelled there before it attacks.
    pub dispelled: bool,
    /// So many Curses would work on it there before it attacks, its own reflected one among them.
    pub cursed: u8,
    /// It would leave the board itself: a Slayer that captures a Reflect card (LAW-8.42).
    pub lost: bool,
    /// It would replace a card of its own side (LAW-8.1).
    pub replaces: bool,
}

impl Heat {
    /// Whether a warning belongs beside the number.
    #[must_use]
    pub const fn warns(&self) -> bool {
        self.dispelled || self.cursed > 0 || self.lost
    }
}

/// An own card on the board that can be attacked from an open space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Threat {
    /// Its space.
    pub at: Label,
    /// The sides on which the next space is open, each with the stat that an attack from there would meet. Bonuses against
    /// one dominion are not in it.
    pub open: Vec<StatView>,
}

/// What the card with this word, in a hand that the viewer knows, would do on every space on which it may be placed: in
/// reading order. Empty for a card that is in no such hand, between battles, and for whoever has placed face down already
/// and waits for the reveal.
#[must_use]
pub fn heat(view: &View, card: Key) -> Vec<Heat> {
    let holder = view.own.iter().find_map(|own| {
        let held = own.hand.iter().find(|held| held.key == card)?;
        Some((own.seat, held.copy))
    });
    let Some((seat, copy)) = holder.filter(|_| in_battle(&view.stage)) else { return Vec::new() };
    let rules = view.table.rules();
    let Some(card) = rules.pool.find(card).map(|card| rules.pool.copy_of(card, copy)) else {
        return Vec::new();
    };
    let state = position(rules, view);
    let scene = rules.scene(&state);
    let mut all = if matches!(view.stage, Stage::Opening(_)) || state.face_down() {
        in_the_opening(&scene, &state, seat, card)
    } else {
        in_a_turn(rules, &scene, &state, seat, card)
    };
    all.sort_by_key(|heat| heat.at);
    all
}

/// What each space would bring, for whoever has just chosen a card of the own hand; before anything is chosen, what board
/// pieces and pantheons there are.
#[must_use]
pub fn hints(view: &View, path: &[Pick]) -> Hints {
    match view.stage {
        Stage::Lay(_) if path.is_empty() => {
            let specials = |piece: &PieceView| {
                (piece.key, Say::new("law-hint-piece").with("specials", piece.specials.clone()))
            };
            return Hints { picture: true, notes: view.offer.iter().map(specials).collect() };
        }
        // The pieces on offer, and then where the chosen one may lie: easier seen than read.
        Stage::Lay(_) => return Hints { picture: true, notes: Vec::new() },
        Stage::Pantheon(_) | Stage::Decks(_) => {
            let first = path.is_empty();
            let picture = first || matches!(view.stage, Stage::Pantheon(_));
            return Hints { picture, notes: if first { lines() } else { Vec::new() } };
        }
        _ => {}
    }
    let spaces = over_spaces(view, path);
    let notes = if spaces.is_empty() { lines() } else { spaces };
    // Board and hand stay in view as long as something is chosen.
    Hints { notes, picture: !view.own.is_empty() }
}

/// What the card that was chosen last would do on every space; nothing where none was, or where none is placed.
fn over_spaces(view: &View, path: &[Pick]) -> Vec<(Key, Say)> {
    let opening = matches!(view.stage, Stage::Opening(_));
    let card = path.last().and_then(Pick::as_one);
    let Some(card) = card.filter(|_| opening || matches!(view.stage, Stage::Play(_))) else {
        return Vec::new();
    };
    let note = |heat: &Heat| Some((Key::new(&heat.at.to_string()).ok()?, in_words(heat, opening)));
    heat(view, card).iter().filter_map(note).collect()
}

/// A space in a few words: what would be taken there, and what to beware of.
fn in_words(heat: &Heat, opening: bool) -> Say {
    let mut parts = Vec::new();
    if !opening {
        parts.push(Say::new("law-hint-takes").with("count", heat.captures));
    }
    if heat.replaces {
        parts.push(Say::new("law-hint-replaces"));
    }
    if heat.modifier != 0 {
        let id = if heat.modifier > 0 { "law-hint-more" } else { "law-hint-less" };
        parts.push(Say::new(id).with("by", u32::from(heat.modifier.unsigned_abs())));
    } else if opening {
        parts.push(Say::new("law-hint-plain"));
    }
    if heat.dispelled {
        parts.push(Say::new("law-hint-dispelled"));
    }
    if heat.cursed > 0 {
        parts.push(Say::new("law-hint-cursed"));
    }
    if heat.lost {
        parts.push(Say::new("law-hint-lost"));
    }
    Say::new("law-hint").with("parts", parts)
}

/// Whether cards can be placed, now or after what is still asked in this battle: the board and the decks stay what they are.
pub(crate) const fn in_battle(stage: &Stage) -> bool {
    matches!(
        stage,
        Stage::Opening(_)
            | Stage::Pick(_)
            | Stage::Play(_)
            | Stage::Maneuver(_)
            | Stage::Traitors(_)
            | Stage::Draw(_)
            | Stage::Follow(_)
            | Stage::Trade(..)
    )
}

/// Legal spaces and the ground, and nothing that depends on face-down cards (LAW-16.8).
fn in_the_opening(scene: &Scene<'_>, state: &State, seat: Seat, card: Card) -> Vec<Heat> {
    if state.field.stands().any(|(_, stand)| stand.hidden && stand.controller == seat) {
        return Vec::new();
    }
    let dominion = scene.face(card).dominion;
    let heat = |at| Heat {
        at: scene.grid.label(at),
        captures: 0,
        modifier: match scene.grid.special(at) {
            Some(Special::Dominion(of)) if of == dominion => 1,
            Some(Special::Dominion(_)) => -1,
            _ => 0,
        },
        dispelled: false,
        cursed: 0,
        lost: false,
        replaces: false,
    };
    spots(hiding_places(scene, &state.field)).map(heat).collect()
}

/// The placement tried out on every legal space (LAW-16.5).
fn in_a_turn(rules: &Rules, scene: &Scene<'_>, state: &State, seat: Seat, card: Card) -> Vec<Heat> {
    let heat = |at| {
        let trial = Trial::place(scene, &state.field, seat, card, at);
        let on = evaluate_at(scene, &placed(&state.field, seat, card, at), 1 << at);
        let ground = match scene.grid.special(at) {
            Some(Special::Dominion(of)) => u8::from(of != rules.pool.face(card).dominion),
            _ => 0,
        };
        let captures = trial.strike.attacks.iter().filter(|attack| attack.captures()).count();
        Heat {
            at: scene.grid.label(at),
            captures: u8::try_from(captures).unwrap_or(u8::MAX),
            modifier: on.modifier(at),
            dispelled: on.is_dispelled(at),
            cursed: on.minus(at).saturating_sub(ground),
            lost: trial.at.is_none(),
            replaces: state.field.get(at).is_some(),
        }
    };
    spots(plays(scene, &state.field, seat, card)).map(heat).collect()
}

/// The board with the card on it, before any attack.
fn placed(field: &Field, seat: Seat, card: Card, at: usize) -> Field {
    let seq = field.stands().map(|(_, stand)| stand.seq).max().unwrap_or(0).saturating_add(1);
    let mut field = field.clone();
    field.put(at, Stand { card, controller: seat, seq, granted: Granted::default(), hidden: false });
    field
}

/// The cards of the viewer's side that can be attacked from an open space next to them, in reading order. Built from what
/// lies face up alone; empty for whoever plays no seat.
#[must_use]
pub fn threats(view: &View) -> Vec<Threat> {
    let Viewer::Seat(seat) = view.who else { return Vec::new() };
    let Some(side) = view.seats.iter().find(|other| other.seat == seat).map(|seat| seat.side) else {
        return Vec::new();
    };
    let open = |at: Label, dir: Dir| {
        let (dx, dy) = dir.step();
        let (column, row) = (i16::from(at.column) + dx, i16::from(at.row) + dy);
        view.board.spaces.iter().any(|space| {
            (i16::from(space.label.column), i16::from(space.label.row)) == (column, row)
                && space.stand.is_none()
        })
    };
    let threat = |space: &super::view::SpaceView| {
        let stand = space.stand.as_ref().filter(|stand| stand.side == side && !stand.hidden)?;
        let open: Vec<StatView> =
            stand.stats.iter().filter(|stat| open(space.label, stat.dir)).copied().collect();
        (!open.is_empty()).then_some(Threat { at: space.label, open })
    };
    view.board.spaces.iter().filter_map(threat).collect()
}
