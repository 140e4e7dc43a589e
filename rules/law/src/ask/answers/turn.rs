//! The answers of a turn: a card, a space and what may follow, moves, and orders (LAW-6.2, 8.1, 8.65, 16.5).

use std::sync::Arc;

use super::Answers;
use crate::{
    act::{Act, Step},
    ask::{Illegal, Kind, Trial, judge, later::Later, place},
    board::{Label, Spots},
    cards::Card,
    eval::Scene,
    tell,
};
use skald_toolkit::grammar::{Options, Walker, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say};

const MOVE: Key = Key::of("move");
const STAY: Key = Key::of("stay");
const ORDER: Key = Key::of("order");
const DRAFT: Key = Key::of("draft");

/// Cards that left the board with their spaces, each with the word by which it is named.
type Gone = Vec<(Card, Label, Key)>;

impl Answers<'_> {
    pub(super) fn play<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let Self { rules, state, seat, .. } = *self;
        let hand = self.hand();
        let none = |word: &Pick| match word.as_str() {
            "pass" | "stay" | "done" => Illegal::Pass,
            _ => self.missing(hand, word, Illegal::NotInHand),
        };
        let card = self.known(w.one(self.cards(|| Say::new("law-ask-play"), hand, none))?);
        let scene = rules.scene(state);
        let legal = place::plays(&scene, &state.field, seat, card);
        let note = |at| Some(self.preview(&Trial::place(&scene, &state.field, seat, card, at), at));
        let wrong = |label| place::not_here(rules, state, seat, card, label, legal);
        let at = w.one(Self::spaces(&scene, "law-ask-space", legal, note, wrong))?;
        self.then(&scene, card, at, w)
    }

    /// What may be added to a placement: moves, staying, the order of Traitors, and the end of the turn (LAW-16.5).
    fn then<W: Walker<Illegal = Illegal>>(
        &self,
        scene: &Scene<'_>,
        card: Card,
        at: usize,
        w: &mut W,
    ) -> Result<Act, W::Stop> {
        let mut steps: Vec<Step> = Vec::new();
        let played = |steps, order, later| Ok(Act::Play(card, at, steps, order, later));
        if w.is_done() {
            return played(steps, None, Vec::new());
        }
        let up = |word: &Pick| matches!(word.as_str(), "up" | "down").then_some(());
        if w.instead(up).is_some() {
            return Err(w.refuse(|| Illegal::NorthFixed));
        }
        let mut trial = Trial::place(scene, &self.state.field, self.seat, card, at);
        loop {
            let stayed = steps.last() == Some(&Step::Stay);
            let [own, extra] = if stayed { [0; 2] } else { trial.moves(scene) };
            let moves = own | extra;
            let traitors = if moves == 0 { self.traitors_of(scene, &trial) } else { None };
            let later = if moves == 0 {
                Later::of(self.rules, self.state, self.seat, (card, at), &trial)
            } else {
                None
            };
            let verbs = [
                (MOVE, "law-then-move", moves != 0),
                (STAY, "law-then-stay", moves != 0),
                (ORDER, "law-then-order", traitors.is_some()),
                (DRAFT, "law-then-draft", later.is_some()),
            ];
            let why = |word: &Pick| self.not_then(scene, card, &trial, stayed, word);
            let some = verbs.iter().any(|(_, _, there)| *there);
            let verbs = verbs.into_iter().filter(|(_, _, there)| *there);
            let label = |key, verb: &(Key, &'static str, bool)| Choice::new(key, Say::new(verb.1));
            let verbs = options(|| Say::new("law-ask-then"), verbs, |verb| verb.0, label);
            let verbs = verbs.or(|word| why(word?));
            if !some {
                // Nothing can follow; a word that does has its reason.
                w.only(verbs)?;
                return played(steps, None, Vec::new());
            }
            if w.ends() {
                return played(steps, None, Vec::new());
            }
            match w.one(verbs)?.0 {
                MOVE => {
                    let to = w.one(self.ways(scene, &trial, card, moves))?;
                    steps.push(Step::To(to));
                    trial = trial.step(scene, to);
                }
                STAY => steps.push(Step::Stay),
                ORDER => {
                    let order =
                        self.order("law-ask-traitors", &traitors.unwrap_or_default(), Illegal::Order, w)?;
                    return played(steps, Some(order), Vec::new());
                }
                _ => {
                    let Some(later) = later else { return played(steps, None, Vec::new()) };
                    return self.later(later, w).and_then(|acts| played(steps, None, acts));
                }
            }
        }
    }

    /// Why a verb cannot follow a placement here; `None` for a word that is none.
    fn not_then(
        &self,
        scene: &Scene<'_>,
        card: Card,
        trial: &Trial,
        stayed: bool,
        word: &Pick,
    ) -> Option<Illegal> {
        match word.as_str() {
            "move" | "stay" => {
                let why = if stayed { "law-why-stays" } else { place::cannot(scene, trial) };
                Some(Illegal::CannotMove(judge::name(self.rules, card), why))
            }
            "order" => Some(Illegal::NoOrder),
            "draft" | "exchange" | "trade" | "done" => Some(Illegal::NoDraft),
            _ => None,
        }
    }

    /// Where the active card may move.
    fn ways<'a>(
        &'a self,
        scene: &'a Scene<'a>,
        trial: &'a Trial,
        card: Card,
        moves: Spots,
    ) -> impl Options<Item = usize, Illegal = Illegal> + 'a {
        let note = move |to| Some(self.preview(&trial.clone().step(scene, to), to));
        let wrong = move |label| place::no_way(self.rules, scene, trial, card, label, moves);
        Self::spaces(scene, "law-ask-maneuver", moves, note, wrong)
    }

    /// What a placement or a move would capture, as a second line.
    fn preview(&self, trial: &Trial, at: usize) -> Say {
        let names: Vec<Arc<str>> =
            place::captures(trial).map(|(_, card)| judge::name(self.rules, card)).collect();
        let replaced = self.state.field.get(at).filter(|_| trial.at.is_some()).map(|stand| stand.card);
        let taken = if names.is_empty() {
            Say::new("law-note-nothing")
        } else {
            Say::new("law-note-takes").with("cards", names)
        };
        let lost = if trial.at.is_none() { Say::new("law-note-lost").with("rest", taken) } else { taken };
        match replaced {
            Some(card) if self.kind == Kind::Play => {
                Say::new("law-note-replaces").with("card", judge::name(self.rules, card)).with("rest", lost)
            }
            _ => lost,
        }
    }

    pub(super) fn maneuver<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let Some((trial, card)) = judge::trial(self.state) else { return Err(w.refuse(|| Illegal::NoOrder)) };
        let scene = self.rules.scene(self.state);
        let [own, extra] = trial.moves(&scene);
        let ways = self.ways(&scene, &trial, card, own | extra);
        let items = ways.items().map(Some).chain([None]).collect::<Vec<_>>();
        let key = |to: &Option<usize>| to.as_ref().map_or(STAY, |to| ways.key(to));
        let label = |key, to: &Option<usize>| match to {
            Some(to) => ways.choice(key, to),
            None => Choice::new(key, Say::new("law-then-stay")),
        };
        let of = options(|| ways.prompt(), items, key, label).or(|word| ways.reason(word));
        Ok(Act::Step(w.one(of)?.map_or(Step::Stay, Step::To)))
    }

    /// The Traitors of a trial, where their order is asked for.
    fn traitors_of(&self, scene: &Scene<'_>, trial: &Trial) -> Option<Gone> {
        place::ordered(self.rules, scene, trial).map(|gone| self.gone(&gone))
    }

    fn gone(&self, gone: &[(Card, Label)]) -> Gone {
        let keys = judge::order_keys(self.rules, gone);
        gone.iter().zip(keys).map(|((card, at), key)| (*card, *at, key)).collect()
    }

    fn order<W: Walker<Illegal = Illegal>>(
        &self,
        prompt: &'static str,
        gone: &Gone,
        refuse: fn(Vec<Arc<str>>) -> Illegal,
        w: &mut W,
    ) -> Result<Vec<Card>, W::Stop> {
        let label = |key, (card, at, _): &(Card, Label, Key)| {
            Choice::new(key, tell::card_label(self.rules, *card))
                .note(Say::new("law-note-left").with("space", at.shown()))
        };
        let names = || gone.iter().map(|(card, ..)| judge::name(self.rules, *card)).collect();
        let of = options(|| Say::new(prompt), gone.iter().copied(), |gone| gone.2, label);
        let order = w.order(of.or(|word| word.map(|_| refuse(names()))))?;
        Ok(order.into_iter().map(|(card, ..)| card).collect())
    }

    pub(super) fn traitors<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let gone = judge::with_spaces(&self.state.active.gone_to(self.seat, true));
        self.order("law-ask-traitors", &self.gone(&gone), Illegal::Order, w).map(Act::Order)
    }

    pub(super) fn phoenix<W: Walker<Illegal = Illegal>>(&self, turn: u32, w: &mut W) -> Result<Act, W::Stop> {
        let gone = self.gone(&judge::with_spaces(self.risen(turn)));
        self.order("law-ask-phoenix", &gone, Illegal::OrderLow, w).map(|cards| Act::Rise(turn, cards))
    }

    fn risen(&self, turn: u32) -> &[crate::state::Gone] {
        judge::rising(self.state, self.seat, turn).map(|rising| rising.cards.as_slice()).unwrap_or_default()
    }

    /// The words by which an order of cards is written.
    pub(super) fn order_words(&self, cards: &[Card], act: &Act) -> Vec<Key> {
        let gone = match act {
            Act::Rise(turn, _) => judge::with_spaces(self.risen(*turn)),
            Act::Play(card, at, steps, ..) => {
                let scene = self.rules.scene(self.state);
                let mut trial = Trial::place(&scene, &self.state.field, self.seat, *card, *at);
                for step in steps {
                    if let Step::To(to) = step {
                        trial = trial.step(&scene, *to);
                    }
                }
                place::ordered(self.rules, &scene, &trial).unwrap_or_default()
            }
            _ => judge::with_spaces(&self.state.active.gone_to(self.seat, true)),
        };
        let gone = self.gone(&gone);
        let word = |card: &Card| gone.iter().find(|(other, ..)| other == card).map(|(.., key)| *key);
        cards.iter().filter_map(word).collect()
    }
}
