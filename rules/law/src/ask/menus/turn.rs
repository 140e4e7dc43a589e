//! The menus of a turn: a card, a space, what may follow, moves and orders.

use std::sync::Arc;

use super::{Asking, astray, key, one, word};
use crate::{
    ask::{Illegal, Kind, Trial, judge, later::Later, place},
    board::Label,
    cards::Card,
    moves::{Move, Then},
    tell,
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Pick, Say, Step};

impl Asking<'_> {
    pub(super) fn play(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let hand = one("law-ask-play", self.cards(self.hand()));
        let [card_pick, rest @ ..] = path else { return Ok(Step::menu(hand)) };
        if matches!(card_pick.as_str(), "pass" | "stay" | "done") {
            return Err(Illegal::Pass);
        }
        let card_key = key(&hand, card_pick)?;
        let card = judge::hand_card(self.rules, self.state, self.seat, card_key)?;
        let scene = self.rules.scene(self.state);
        let legal = place::plays(&scene, &self.state.field, self.seat, card);
        let [space, rest @ ..] = rest else {
            let note =
                |at| Some(self.preview(&Trial::place(&scene, &self.state.field, self.seat, card, at), at));
            return Ok(Step::menu(self.spaces("law-ask-space", legal, note)));
        };
        let bare = one("law-ask-space", Vec::new());
        let at = self.label(&bare, space)?;
        let placed = |then: Vec<Then>| Move::Place { card: card_key, at, north: None, then };
        judge::resolve(self.rules, self.state, self.seat, self.kind, &placed(Vec::new()))?;
        let Some(spot) = scene.grid.find(at) else { return Ok(Step::menu(hand)) };
        let trial = Trial::place(&scene, &self.state.field, self.seat, card, spot);
        self.follow_up(trial, (card, spot), placed, rest)
    }

    /// What may be added to a placement: moves, staying, the order of Traitors (LAW-16.5).
    pub(super) fn follow_up(
        &self,
        mut trial: Trial,
        (card, spot): (Card, usize),
        placed: impl Fn(Vec<Then>) -> Move,
        path: &[Pick],
    ) -> Result<Step<Move>, Illegal> {
        let scene = self.rules.scene(self.state);
        let mut then: Vec<Then> = Vec::new();
        let mut stayed = false;
        let mut rest = path;
        loop {
            let [own, extra] = trial.moves(&scene);
            let moves = if stayed { 0 } else { own | extra };
            let traitors: Vec<(Card, Label)> =
                trial.traitors().iter().map(|fell| (fell.stand.card, scene.grid.label(fell.at))).collect();
            let orders =
                moves == 0 && traitors.len() > 1 && self.rules.form != crate::options::Form::Ragnarok;
            let mut more = Vec::new();
            if moves != 0 {
                more.extend([word("move", "law-then-move"), word("stay", "law-then-stay")]);
            }
            if orders {
                more.push(word("order", "law-then-order"));
            }
            let later = if moves == 0 {
                Later::of(self.rules, self.state, self.seat, (card, spot), &trial)
            } else {
                None
            };
            if later.is_some() {
                more.push(word("draft", "law-then-draft"));
            }
            let menu = one("law-ask-then", more);
            match rest {
                [] => {
                    let step = self.whole(placed(then))?;
                    return Ok(Step { menu: (!menu.pick.list().is_empty()).then_some(menu), ..step });
                }
                [stay, left @ ..] if stay.as_str() == "stay" && moves != 0 => {
                    then.push(Then::Stay);
                    stayed = true;
                    rest = left;
                }
                [draft, left @ ..]
                    if draft.as_str() == "draft"
                        && let Some(later) = later =>
                {
                    return self.later(later, then, placed, left);
                }
                [order, left @ ..] if order.as_str() == "order" && orders => {
                    let keys = judge::order_keys(self.rules, &traitors);
                    let menu = self.order_menu("law-ask-traitors", &traitors, &keys);
                    let [keys, left @ ..] = left else { return Ok(Step::menu(menu)) };
                    then.push(Then::Order(keys.as_order().ok_or_else(|| astray(&menu, keys))?));
                    return match left {
                        [] => self.whole(placed(then)),
                        [stray, ..] => Err(astray(&menu, stray)),
                    };
                }
                [step, left @ ..] if step.as_str() == "move" && moves != 0 => {
                    let note = |to| Some(self.preview(&trial.clone().step(&scene, to), to));
                    let [to, left @ ..] = left else {
                        return Ok(Step::menu(self.spaces("law-ask-maneuver", moves, note)));
                    };
                    let label = self.label(&menu, to)?;
                    let to = place::destination(self.rules, &scene, &trial, card, label, moves)?;
                    then.push(Then::Step(label));
                    trial = trial.step(&scene, to);
                    rest = left;
                }
                [stray, ..] => return Err(astray(&menu, stray)),
            }
        }
    }

    /// What a placement or a move would capture, as a second line.
    pub(super) fn preview(&self, trial: &Trial, at: usize) -> Say {
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

    pub(super) fn maneuver(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let scene = self.rules.scene(self.state);
        let Some((trial, card)) = judge::trial(self.state) else { return Err(Illegal::NoOrder) };
        let [own, extra] = trial.moves(&scene);
        let note = |to| Some(self.preview(&trial.clone().step(&scene, to), to));
        let mut menu = self.spaces("law-ask-maneuver", own | extra, note);
        if let Choices::One(of) = &mut menu.pick {
            of.push(word("stay", "law-then-stay"));
        }
        match path {
            [] => Ok(Step::menu(menu)),
            [stay] if stay.as_str() == "stay" => self.whole(Move::Stay),
            [to] => {
                let label = self.label(&menu, to)?;
                place::destination(self.rules, &scene, &trial, card, label, own | extra)?;
                self.whole(Move::Step(label))
            }
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    pub(super) fn order_menu(&self, prompt: &'static str, gone: &[(Card, Label)], keys: &[Key]) -> Menu {
        let choice = |((card, at), key): (&(Card, Label), &Key)| {
            Choice::new(*key, tell::card_label(self.rules, *card))
                .note(Say::new("law-note-left").with("space", at.shown()))
        };
        Menu { prompt: Say::new(prompt), pick: Choices::Order(gone.iter().zip(keys).map(choice).collect()) }
    }

    pub(super) fn order(&self, gone: &[(Card, Label)], path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let keys = judge::order_keys(self.rules, gone);
        let prompt = if self.kind == Kind::Traitors { "law-ask-traitors" } else { "law-ask-phoenix" };
        let menu = self.order_menu(prompt, gone, &keys);
        match path {
            [] => Ok(Step::menu(menu)),
            [keys] => self.whole(Move::Order(keys.as_order().ok_or_else(|| astray(&menu, keys))?)),
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }
}
