//! Sides as scenarios lay them out: the main window of a turn, with cards where an example wants them; and the summary of a
//! state in the same words.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::{Table, Value};

use super::card;
use crate::{
    ask::key,
    cards::{Gs, Kind, Ph, Pool, STARTERS},
    engine::Engine,
    kits::{Limits, check},
    setup::{lay, lay_out},
    sight::{Lens, Sight},
    state::{At, Card, Frame, State, TurnStep, Zone},
};
use skald_vocabulary::{
    chance::Still,
    interface::{Key, Seat},
};

/// A position as it is laid out.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The turn.
    #[serde(default = "fifth")]
    turn: u16,
    /// Whose turn it is.
    #[serde(default)]
    active: Option<Key>,
    /// The sides by the letters of their seats.
    seat: BTreeMap<Key, Side>,
}

const fn fifth() -> u16 {
    5
}

/// One side.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Side {
    /// The ready-made deck that is played, by its legion.
    deck: Option<String>,
    /// Another Warlord.
    warlord: Option<Key>,
    /// Another Synergy.
    synergy: Option<Key>,
    /// Another Guardian.
    guardian: Option<Key>,
    /// Damage on the Warlord.
    damage: i32,
    /// Alchemy Points, if not all are left.
    ap: Option<i32>,
    /// Veil Counters; with none the Veil is pierced.
    veil: u8,
    /// Cool Down of the Special Ability.
    cool: u8,
    /// What the player has changed in the game.
    changes: Vec<Gs>,
    /// The hand.
    hand: Vec<String>,
    /// Cards face-up on the field.
    field: Vec<String>,
    /// Cards set in an earlier turn.
    set: Vec<String>,
    /// Trap Counters: the place that each lies in and the card that put it there, such as `3 bu1`.
    traps: Vec<String>,
    /// Cards under the Warlord.
    essence: Vec<String>,
    /// The discard pile, the newest last.
    discard: Vec<String>,
    /// The Eradication Zone.
    erad: Vec<String>,
    /// How many cards of the ready-made deck are left.
    left: Option<usize>,
    /// The top of the deck, above those, the topmost first.
    top: Vec<String>,
}

impl Laid {
    /// The position: the main window of the active player.
    ///
    /// # Errors
    /// A sentence that names what is wrong.
    pub fn state(&self, pool: &Pool, limits: &Limits) -> Result<State, String> {
        let sides: Vec<(Seat, &Side)> = self
            .seat
            .iter()
            .map(|(key, side)| Seat::from_key(*key).map(|seat| (seat, side)).map_err(|bad| bad.to_string()))
            .collect::<Result<_, _>>()?;
        if sides.iter().map(|(seat, _)| seat.index()).ne(0..sides.len()) {
            return Err("seat: the first letters are wanted".to_owned());
        }
        let decks = sides.iter().map(|(_, side)| side.deck(pool, limits)).collect::<Result<Vec<_>, _>>()?;
        let mut state = lay_out(pool, &decks, 0);
        state.turn = self.turn;
        state.phase = Ph::War;
        if let Some(active) = self.active {
            state.active = Seat::from_key(active).map_err(|bad| bad.to_string())?;
            if state.active.index() >= sides.len() {
                return Err(format!("active: there is no seat {active}"));
            }
        }
        for (seat, side) in &sides {
            side.lay(pool, &mut state, *seat)?;
        }
        for (seat, side) in sides {
            side.tie(pool, &mut state, seat)?;
        }
        state.stack = vec![Frame::Turn(TurnStep::Main)];
        Engine::new(pool, &mut state, &mut Still::default(), &mut Vec::new()).go_on();
        Ok(state)
    }
}

impl Side {
    fn deck(&self, pool: &Pool, limits: &Limits) -> Result<crate::kits::Deck, String> {
        let legion = self.deck.as_deref().unwrap_or("hero");
        let text = STARTERS.iter().find(|(key, _)| *key == legion).map(|(_, text)| *text);
        let text = text.ok_or_else(|| format!("deck: there is no ready-made deck {legion}"))?;
        check(pool, limits, text).map(|(deck, _)| deck).map_err(|faults| format!("deck: {faults:?}"))
    }

    fn lay(&self, pool: &Pool, state: &mut State, seat: Seat) -> Result<(), String> {
        let led = |state: &mut State, id: Option<Key>, kind: Kind| -> Result<Option<Card>, String> {
            let Some(id) = id else { return Ok(None) };
            let face = pool.find(id).filter(|face| pool.face(*face).kind == kind);
            let face = face.ok_or_else(|| format!("{id}: there is no such card"))?;
            Ok(Some(lay(&mut state.cards, face, seat, At::Command, true)))
        };
        let warlord = led(state, self.warlord, Kind::Warlord)?;
        let synergy = led(state, self.synergy, Kind::Synergy)?;
        let guardian = led(state, self.guardian, Kind::Guardian)?;
        state.stamp += 1;
        let stamp = state.stamp;
        let points = guardian.map(|card| pool.face(state.card(card).face).command.ap);
        let side = state.side_mut(seat);
        side.warlord = warlord.unwrap_or(side.warlord);
        side.synergy = synergy.unwrap_or(side.synergy);
        side.guardian = guardian.or(side.guardian);
        side.ap_most = points.unwrap_or(side.ap_most);
        (side.damage, side.ap) = (self.damage, self.ap.unwrap_or(side.ap_most));
        (side.veil_left, side.sa_cool) = (self.veil, self.cool);
        side.pierced = (self.veil == 0).then_some(stamp);
        for gs in &self.changes {
            side.changes.try_push(*gs).map_err(|_| "changes: there are too many".to_owned())?;
        }
        for text in &self.hand {
            let card = put(pool, state, seat, text, At::Hand, false)?;
            state.side_mut(seat).hand.push(card);
        }
        for text in &self.discard {
            let card = put(pool, state, seat, text, At::Discard, true)?;
            state.side_mut(seat).discard.push(card);
        }
        for text in &self.erad {
            let card = put(pool, state, seat, text, At::Erad, true)?;
            state.side_mut(seat).erad.push(card);
        }
        if let Some(left) = self.left {
            for card in state.side(seat).deck.iter().skip(left).copied().collect::<Vec<_>>() {
                state.card_mut(card).at = At::Erad;
                state.side_mut(seat).erad.insert(0, card);
            }
            state.side_mut(seat).deck.truncate(left);
        }
        for text in self.top.iter().rev() {
            let card = put(pool, state, seat, text, At::Deck, false)?;
            state.side_mut(seat).deck.push(card);
        }
        for text in &self.essence {
            let card = put(pool, state, seat, text, At::Essence, true)?;
            state.card_mut(card).resolved = true;
            state.side_mut(seat).essences.push(card);
        }
        for (texts, up) in [(&self.field, true), (&self.set, false)] {
            for text in texts {
                fielded(pool, state, seat, text, up)?;
            }
        }
        Ok(())
    }
}

impl Side {
    /// What cards of the field have to do with one another, once all lie there: ARMs and traps.
    fn tie(&self, pool: &Pool, state: &mut State, seat: Seat) -> Result<(), String> {
        let at = |state: &State, word: &str| -> Result<Card, String> {
            let mut field = state.seats().flat_map(|of| state.side(of).field().collect::<Vec<_>>());
            let found = field.find(|card| key(pool, state, *card).as_str() == word);
            found.ok_or_else(|| format!("nothing lies at {word}"))
        };
        let arms = self.field.iter().map(|text| card::read(pool, text)).collect::<Result<Vec<_>, _>>()?;
        for arm in arms {
            let Some(on) = arm.on else { continue };
            let host = at(state, on.as_str())?;
            let free = |card: &Card| state.card(*card).face == arm.face && state.card(*card).host.is_none();
            let own = state.side(seat).cards(Zone::Unified).find(free);
            let own = own.ok_or_else(|| format!("on {on}: only what lies in a Unified zone equips"))?;
            state.card_mut(own).host = Some(host);
        }
        for text in &self.traps {
            let bad = || format!("\"{text}\": a place and the card that put a trap there are wanted");
            let (place, source) = text.split_once(' ').ok_or_else(bad)?;
            let place =
                place.parse::<usize>().ok().filter(|place| (1..=5).contains(place)).ok_or_else(bad)?;
            let source = at(state, source)?;
            if let Some(trap) = state.side_mut(seat).traps.get_mut(place - 1) {
                *trap = Some(source);
            }
        }
        Ok(())
    }
}

/// A card of a pile.
fn put(pool: &Pool, state: &mut State, seat: Seat, text: &str, at: At, up: bool) -> Result<Card, String> {
    let written = card::read(pool, text)?;
    Ok(lay(&mut state.cards, written.face, seat, at, up))
}

/// A card of the field, face-up and resolved, or set in an earlier turn.
fn fielded(pool: &Pool, state: &mut State, seat: Seat, text: &str, up: bool) -> Result<(), String> {
    let written = card::read(pool, text)?;
    let zone = match pool.face(written.face).kind {
        kind if kind.warrior() && up => Zone::Warrior,
        Kind::Unified => Zone::Unified,
        Kind::Fortified => Zone::Fortified,
        _ => return Err(format!("\"{text}\": it cannot lie there")),
    };
    let free: Vec<u8> = state.side(seat).free(zone).collect();
    let place = match written.place {
        Some(place) => Some(place).filter(|place| free.contains(place)),
        None => free.first().copied(),
    };
    let place = place.ok_or_else(|| format!("\"{text}\": its place is not free"))?;
    let owner = written.of.map_or(Ok(seat), Seat::from_key).map_err(|bad| bad.to_string())?;
    let card = lay(&mut state.cards, written.face, owner, At::Field(zone, place), up);
    state.card_mut(card).side = seat;
    if let Some(there) = state.side_mut(seat).zone_mut(zone).get_mut(usize::from(place)) {
        *there = Some(card);
    }
    state.stamp += u32::from(up);
    let stamp = state.stamp;
    let lying = state.card_mut(card);
    (lying.resolved, lying.damage, lying.counters) = (up, written.damage, written.counters);
    (lying.since, lying.set) = if up { (stamp, 0) } else { (0, 1) };
    Ok(())
}

/// What lies on each side, in the words in which it can be laid out.
pub fn summary(pool: &Pool, state: &State) -> Table {
    let sight = Sight::of(pool, state);
    let lens = Lens { pool, state, sight: &sight };
    let mut all = Table::new();
    for seat in state.seats() {
        let side = state.side(seat);
        let mut table = Table::new();
        let list = |cards: Vec<Card>| {
            Value::Array(cards.into_iter().map(|at| Value::String(card::print(lens, at))).collect())
        };
        let (up, set): (Vec<Card>, Vec<Card>) = side.field().partition(|card| state.card(*card).up);
        let warlord = pool.face(state.card(side.warlord).face).key.to_string();
        table.insert("warlord".to_owned(), Value::String(warlord));
        table.insert("damage".to_owned(), Value::Integer(side.damage.into()));
        table.insert("ap".to_owned(), Value::Integer(side.ap.into()));
        table.insert("veil".to_owned(), Value::Integer(side.veil_left.into()));
        table.insert("cool".to_owned(), Value::Integer(side.sa_cool.into()));
        let trap = |(place, source): (usize, Option<Card>)| {
            Some(Value::String(format!("{} {}", place + 1, key(pool, state, source?))))
        };
        let traps = side.traps.into_iter().enumerate().filter_map(trap).collect();
        table.insert("traps".to_owned(), Value::Array(traps));
        table.insert("essence".to_owned(), list(side.essences.clone()));
        table.insert("hand".to_owned(), list(side.hand.clone()));
        table.insert("field".to_owned(), list(up));
        table.insert("set".to_owned(), list(set));
        table.insert("discard".to_owned(), list(side.discard.clone()));
        table.insert("erad".to_owned(), list(side.erad.clone()));
        all.insert(seat.to_string(), Value::Table(table));
    }
    all
}
