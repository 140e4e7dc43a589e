//! The steps of a turn plan from menus: what could be done by the cards that its owner sees now, wherever they lie by then.

use super::{Orders, Step, fighters_of};
use crate::{
    ask::{Illegal, back_place},
    cards::{Kind, Tag},
    moves::{Move, Part},
    state::{At, Card, Zone},
};
use skald_toolkit::grammar::{Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say, Seat, Viewer};

const THEN: Key = Key::of("then");
const AS: Key = Key::of("as");
const CANCEL_BELOW: Key = Key::of("cancel-below");
/// The same in the form of 5.2: `cancel-if atk<6`.
const CANCEL_IF: Key = Key::of("cancel-if");
/// The most steps of a plan.
const MOST: usize = 12;
/// The most targets and cards that pay in one step.
const PARTS: usize = 4;

impl Orders<'_> {
    /// The steps, one or more.
    pub(super) fn steps<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<Step>, W::Stop> {
        let mut steps: Vec<Step> = Vec::new();
        loop {
            let then = keywords(|| Say::new("lraw-order-ask-then"), [(THEN, "lraw-order-then")]);
            let done = steps.len() >= MOST || matches!(steps.last(), Some(Step { with: Move::End, .. }));
            if done || w.more(then, !steps.is_empty())?.is_none() {
                return Ok(steps);
            }
            steps.push(self.step(w)?);
        }
    }

    fn step<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Step, W::Stop> {
        let warriors = self.held(|kind, tag| kind == Kind::Warrior && !tag);
        let sets = self.held(|kind, _| matches!(kind, Kind::Unified | Kind::Fortified));
        let mut verbs = vec![
            (Key::of("attack"), "lraw-choice-attack"),
            (Key::of("use"), "lraw-choice-use"),
            (Key::of("end"), "lraw-choice-end"),
        ];
        if !warriors.is_empty() {
            verbs.push((Key::of("conscript"), "lraw-choice-conscript"));
        }
        if !sets.is_empty() {
            verbs.push((Key::of("set"), "lraw-choice-set"));
        }
        let plain = |with| Step { with, fighters: None, cancel_below: None };
        Ok(match w.one(keywords(|| Say::new("lraw-ask-main"), verbs))?.as_str() {
            "conscript" => {
                let card = self.word(w, "lraw-ask-conscript", warriors)?;
                let places = (1..=5).map(|at| key(&format!("w{at}"))).collect();
                plain(Move::Conscript { card, place: self.word(w, "lraw-ask-place", places)? })
            }
            "set" => {
                let card = self.word(w, "lraw-ask-set", sets)?;
                plain(Move::Set {
                    card,
                    place: w.instead(|word| word.as_one().filter(|word| back_place(*word).is_some())),
                })
            }
            "use" => plain(Move::Use(self.used(w)?)),
            "attack" => self.attack(w)?,
            _ => plain(Move::End),
        })
    }

    /// A card with what else is to be named for it.
    fn used<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<Part>, W::Stop> {
        let mut sources = self.held(|kind, swift| kind == Kind::Unified || swift);
        sources.extend(self.places(&[Zone::Unified, Zone::Warrior], true));
        sources.extend(self.led());
        let mut parts = vec![Part::One(self.word(w, "lraw-ask-use", sources)?)];
        let mut more = ["m1", "m2", "m3", "m4", "with", "bare"].map(key).to_vec();
        more.extend(self.places(&[Zone::Warrior, Zone::Unified, Zone::Fortified], false));
        more.extend(self.0.table.seats().map(|seat| seat.key()));
        more.extend(self.held(|_, _| true));
        while parts.len() <= PARTS {
            let label = |key, word: &Key| self.label(key, *word);
            let of = options(|| Say::new("lraw-ask-target"), more.clone(), |word: &Key| *word, label);
            let Some(part) = w.more(of, true)? else { break };
            parts.push(Part::One(part));
        }
        Ok(parts)
    }

    fn attack<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Step, W::Stop> {
        let Viewer::Seat(own) = self.0.who else {
            return Ok(Step { with: Move::End, fighters: None, cancel_below: None });
        };
        let zone = |seat: Seat| (1..=5).map(move |at| key(&format!("{seat}w{at}")));
        let by = self.word(w, "lraw-ask-attacker", zone(own).chain([own.key()]).collect())?;
        let mut parts = vec![Part::One(by)];
        if by == own.key() {
            let words =
                [(Key::of("physical"), "lraw-choice-physical"), (Key::of("magical"), "lraw-choice-magical")];
            parts.push(Part::One(w.one(keywords(|| Say::new("lraw-ask-strike"), words))?));
        }
        let foes = self.0.table.seats().filter(|seat| *seat != own);
        let on = foes.flat_map(|seat| zone(seat).chain([seat.key()])).collect();
        parts.push(Part::One(self.word(w, "lraw-ask-attacked", on)?));
        let with = Move::Attack(parts);
        let fighters = if w.said(AS) {
            let all: Vec<Key> = self.0.pool.faces().map(|(_, face)| face.key).collect();
            let by = self.word(w, "lraw-ask-attacker", all.clone())?;
            Some((by, self.word(w, "lraw-ask-attacked", all)?))
        } else {
            fighters_of(self.0, &with)
        };
        let below = |word: &Pick| word.as_str().strip_prefix("atk<")?.parse().ok();
        let cancel_below = if w.said(CANCEL_IF)
            && let Some(least) = w.instead(below)
        {
            Some(least)
        } else if w.said(CANCEL_BELOW) {
            Some(w.number(|| Say::new("lraw-order-ask-least"), 1..=99)?)
        } else {
            None
        };
        Ok(Step { with, fighters, cancel_below })
    }

    fn word<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ask: &'static str,
        of: Vec<Key>,
    ) -> Result<Key, W::Stop> {
        let label = |key, word: &Key| self.label(key, *word);
        w.one(options(move || Say::new(ask), of, |word: &Key| *word, label))
    }

    /// What lies or stands there now, or the word itself.
    fn label(&self, key: Key, word: Key) -> Choice {
        let state = &self.0.table;
        let mut field = state.seats().flat_map(|seat| state.side(seat).field().collect::<Vec<_>>());
        let found = field.find(|card| crate::ask::key(&self.0.pool, state, *card) == word);
        match found {
            Some(card) => {
                let name = crate::ask::label(&self.0.pool, state, card);
                Choice::new(key, Say::new("lraw-order-there").with("place", word.as_str()).with("card", name))
            }
            None => self.named(key, word),
        }
    }

    /// Own cards of the hand, each once.
    fn held(&self, fits: impl Fn(Kind, bool) -> bool) -> Vec<Key> {
        let Viewer::Seat(seat) = self.0.who else { return Vec::new() };
        let (state, pool) = (&self.0.table, &self.0.pool);
        let hand = &state.side(seat).hand;
        let faces = hand.iter().map(|card| pool.face(state.card(*card).face));
        let mut keys: Vec<Key> = faces
            .filter(|face| fits(face.kind, face.tags & Tag::Swift.bit() != 0))
            .map(|face| face.key)
            .collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// Places of some zones, one's own alone or everybody's.
    fn places(&self, zones: &[Zone], own: bool) -> Vec<Key> {
        let mine = |seat: Seat| self.0.who == Viewer::Seat(seat);
        let seats = self.0.table.seats().filter(|seat| !own || mine(*seat));
        let letter = |zone: &Zone| match zone {
            Zone::Warrior => 'w',
            Zone::Unified => 'u',
            Zone::Fortified => 'f',
        };
        seats
            .flat_map(|seat| {
                zones
                    .iter()
                    .flat_map(move |zone| (1..=5).map(move |at| key(&format!("{seat}{}{at}", letter(zone)))))
            })
            .collect()
    }

    /// The own Warlord, Synergy and Guardian.
    fn led(&self) -> Vec<Key> {
        let Viewer::Seat(seat) = self.0.who else { return Vec::new() };
        let (state, pool) = (&self.0.table, &self.0.pool);
        let side = state.side(seat);
        let cards: Vec<Card> = [side.warlord, side.synergy].into_iter().chain(side.guardian).collect();
        let there = cards.into_iter().filter(|card| state.card(*card).at == At::Command);
        there.map(|card| crate::ask::key(pool, state, card)).collect()
    }
}

fn key(text: &str) -> Key {
    Key::made(text)
}
