//! Response plans (CHAOS-12): answers, the order of resolution, and what a forced discard takes first.

use super::{
    AskContext, Asks, Or,
    named::victim_discards,
    offered::{ORDER, kind_say},
};
use crate::{
    cards::{Card, Kind, Mode},
    engine::Act,
    legal::Unfit,
    moves::Verb,
    refuse::{Illegal, no},
    volley::{Attack, Plan, Volley},
};
use skald_toolkit::grammar::options;
use skald_vocabulary::interface::{Choice, Key, Pick, Say, Seat};

const TAKE: Key = Key::of("take");
const DROP: Key = Key::of("drop");

fn number(at: u8) -> Key {
    Key::build().number(u32::from(at) + 1).made()
}

impl AskContext<'_> {
    fn attack(self, volley: &Volley, at: u8) -> Option<&Attack> {
        let instance = volley.instances.get(usize::from(at))?;
        volley.attacks.get(usize::from(instance.attack))
    }

    /// Whether a forced discard may follow from the attacks on a player.
    fn may_drop(self, volley: &Volley, mine: &[u8]) -> bool {
        mine.iter()
            .filter_map(|at| self.attack(volley, *at))
            .any(|attack| victim_discards(self.pool, attack.card))
    }

    /// Whether a card of the hand may answer one of these instances.
    fn can_answer(self, volley: &Volley, seat: Seat, late: bool, mine: &[u8]) -> bool {
        mine.iter().filter_map(|at| self.attack(volley, *at)).any(|attack| {
            let mut hand = self.state.side(seat).kinds();
            hand.any(|card| self.legal().fits(seat, card, volley, attack, late).is_ok())
        })
    }

    /// A response plan: the attacks in their order with what is done about each, and what a forced discard takes first.
    pub(super) fn plan<W: Asks>(self, seat: Seat, late: bool, w: &mut W) -> Result<Act, W::Stop> {
        let Some(volley) = &self.state.volley else {
            return Err(w.refuse(|| no("chaos-no-window", "CHAOS-12.10")));
        };
        let mine = volley.against(seat, late);
        // Without a fitting card only the order of several attacks is left to choose.
        let can_answer = self.can_answer(volley, seat, late, &mine);
        let label = if can_answer { "chaos-choice-answer" } else { ORDER };
        let verbs = [(Verb::Pass, "chaos-choice-pass"), (Verb::Answer, label)];
        let may = |verb| verb == Verb::Pass || can_answer || mine.len() > 1;
        let answers = self.verb(w, || Say::new("chaos-ask-answer"), &verbs, may)? == Verb::Answer;
        let mut plan = Plan::default();
        loop {
            if w.said(DROP) {
                self.drops(volley, seat, &mine, &mut plan, w)?;
                break;
            }
            let open = |at: &u8| answers && !plan.order.contains(at);
            let mut of: Vec<Or<u8>> = mine.iter().copied().filter(open).map(Or::One).collect();
            let whole = !answers || !plan.order.is_empty();
            if whole && self.may_drop(volley, &mine) && !self.droppable(seat, &plan).is_empty() {
                of.push(Or::Word(DROP, "chaos-choice-drop"));
            }
            let key = |of: &Or<u8>| match of {
                Or::One(at) => number(*at),
                Or::Word(key, _) => *key,
            };
            let choice = |key, of: &Or<u8>| match of {
                Or::One(at) => self.threat(volley, seat, *at, key),
                Or::Word(_, label) => Choice::new(key, Say::new(label)),
            };
            let reason = |word: Option<&Pick>| {
                if answers { self.not_a_number(volley, &mine, &plan, word?) } else { None }
            };
            let which = || Say::new("chaos-ask-answer-which");
            match w.more(options(which, of.iter().copied(), key, choice).or(reason), whole)? {
                None => break,
                Some(Or::One(at)) => {
                    plan.order.push(at);
                    self.reply(volley, seat, at, late, &mut plan, w)?;
                }
                Some(Or::Word(..)) => {
                    self.drops(volley, seat, &mine, &mut plan, w)?;
                    break;
                }
            }
        }
        Ok(Act::Plan(complete(plan, &mine), false))
    }

    /// An attack as a choice by its number: what it would cost unanswered.
    fn threat(self, volley: &Volley, seat: Seat, at: u8, key: Key) -> Choice {
        let Some(attack) = self.attack(volley, at) else {
            return Choice::new(key, Say::new("chaos-nothing"));
        };
        let cost = self.legal().cost(volley.by, attack, seat, None);
        let note = Say::new("chaos-note-threat").with("who", volley.by).with("cost", u32::from(cost));
        Choice::new(key, self.pool.say(attack.card)).note(note)
    }

    /// What is done about one attack.
    fn reply<W: Asks>(
        self,
        volley: &Volley,
        seat: Seat,
        at: u8,
        late: bool,
        plan: &mut Plan,
        w: &mut W,
    ) -> Result<(), W::Stop> {
        let Some(attack) = self.attack(volley, at) else {
            return Err(w.refuse(|| no("chaos-no-window", "CHAOS-12.10")));
        };
        let left = |card| plan.binds(card) < self.state.side(seat).holds(card);
        let fits = |card| self.legal().fits(seat, card, volley, attack, late);
        let mut of: Vec<Or<Card>> =
            self.kinds(seat, |card| left(card) && fits(card).is_ok()).into_iter().map(Or::One).collect();
        of.push(Or::Word(TAKE, "chaos-choice-let"));
        let reason = |word: Option<&Pick>| {
            let card = self.pool.find(word?.as_one()?)?;
            let held = self.state.side(seat).holds(card);
            Some(match fits(card) {
                _ if held == 0 => no("chaos-no-hand", "CHAOS-12.12").with("card", self.pool.say(card)),
                _ if !left(card) => no("chaos-no-answer-copies", "CHAOS-12.12")
                    .with("n", held)
                    .with("card", self.pool.say(card)),
                Err(unfit) => self.unfit(seat, card, volley, attack, late, unfit),
                Ok(()) => no("chaos-no-window", "CHAOS-12.10"),
            })
        };
        let prompt = || Say::new("chaos-ask-answer-one").with("card", self.pool.say(attack.card));
        let Or::One(card) = w.one(self.offer(prompt, &of, reason))? else { return Ok(()) };
        if let Some(second) = w.instead(|word| self.pool.find(word.as_one()?)) {
            return Err(w.refuse(|| self.two(card, second)));
        }
        let mut heir = None;
        if self.legal().redirects(card) {
            let heirs: Vec<Seat> = self.legal().heirs(attack, volley.by, seat).collect();
            let prompt = || Say::new("chaos-ask-heir").with("card", self.pool.say(attack.card));
            heir = Some(w.one(self.offer(prompt, &heirs, |_| None))?);
        }
        plan.answers.push((at, card, heir));
        Ok(())
    }

    /// The cards of the hand that the plan leaves free to be discarded.
    fn droppable(self, seat: Seat, plan: &Plan) -> Vec<Card> {
        let spoken =
            |card: Card| plan.binds(card) + plan.drops.iter().filter(|other| **other == card).count();
        self.kinds(seat, |card| spoken(card) < self.state.side(seat).holds(card))
    }

    /// What a forced discard takes first (CHAOS-12.14).
    fn drops<W: Asks>(
        self,
        volley: &Volley,
        seat: Seat,
        mine: &[u8],
        plan: &mut Plan,
        w: &mut W,
    ) -> Result<(), W::Stop> {
        if !self.may_drop(volley, mine) {
            return Err(w.refuse(|| no("chaos-no-drop", "CHAOS-12.14")));
        }
        loop {
            let left = self.droppable(seat, plan);
            let offered = self.offer(|| Say::new("chaos-ask-drop"), &left, |_| None);
            match w.more(offered, !plan.drops.is_empty())? {
                Some(card) => plan.drops.push(card),
                None => return Ok(()),
            }
        }
    }

    fn incomplete(self, volley: &Volley, mine: &[u8]) -> Illegal {
        let list: Vec<Say> = mine
            .iter()
            .filter_map(|at| self.attack(volley, *at))
            .map(|attack| self.pool.say(attack.card))
            .collect();
        no("chaos-no-order", "CHAOS-12.12").with("list", list)
    }

    /// Why a word is no number of an attack that is yet to be answered.
    fn not_a_number(self, volley: &Volley, mine: &[u8], plan: &Plan, word: &Pick) -> Option<Illegal> {
        if word.as_str().bytes().all(|byte| byte.is_ascii_digit()) {
            return Some(self.incomplete(volley, mine));
        }
        let second = self.pool.find(word.as_one()?)?;
        plan.answers.last().map(|(_, first, _)| self.two(*first, second))
    }

    fn two(self, first: Card, second: Card) -> Illegal {
        no("chaos-no-two", "CHAOS-12.4").with("a", self.pool.say(first)).with("b", self.pool.say(second))
    }

    /// Why a card cannot answer an attack (messages 27 to 30, 32, 34, 35).
    fn unfit(
        self,
        seat: Seat,
        card: Card,
        volley: &Volley,
        attack: &Attack,
        late: bool,
        unfit: Unfit,
    ) -> Illegal {
        let say = |card| self.pool.say(card);
        let face = self.pool.face(card);
        match unfit {
            Unfit::Unopposed => no("chaos-no-opposing", "CHAOS-9.15").with("card", say(attack.card)),
            Unfit::Offence(limit) => no("chaos-no-offence", "CHAOS-10.6")
                .with("card", say(card))
                .with("limit", limit)
                .with("offence", attack.offence),
            Unfit::Mode(mode) => no("chaos-no-mode", "CHAOS-12.3").with("card", say(card)).with(
                "mode",
                Say::new(if mode == Mode::Air { "chaos-mode-air" } else { "chaos-mode-ground" }),
            ),
            Unfit::Value(kind, least) => no("chaos-no-value", "CHAOS-11.2")
                .with("attack", say(attack.card))
                .with("type", kind_say(kind))
                .with("n", least)
                .with("card", say(card))
                .with("dv", face.dv.unwrap_or(0)),
            Unfit::Nobody => no("chaos-no-heir", "CHAOS-12.16").with("card", say(card)),
            Unfit::Again => no("chaos-no-again", "CHAOS-12.16"),
            Unfit::Absent(_) | Unfit::Unready(_) => self.unsupported(card, unfit),
            Unfit::Kind => {
                let fits = |card| self.legal().fits(seat, card, volley, attack, late).is_ok();
                let list = self.says(&self.kinds(seat, fits));
                let kind: Kind = self.pool.face(attack.card).kind;
                no("chaos-no-answer", "CHAOS-10.7")
                    .with("card", say(card))
                    .with("type", kind_say(kind))
                    .with("list", list)
            }
        }
    }
}

/// Instances that the plan does not mention come last, as declared.
fn complete(mut plan: Plan, mine: &[u8]) -> Plan {
    let rest: Vec<u8> = mine.iter().copied().filter(|at| !plan.order.contains(at)).collect();
    plan.order.extend(rest);
    plan
}
