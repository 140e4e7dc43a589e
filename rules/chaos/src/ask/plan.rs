//! Response plans (CHAOS-12): answers, the order of resolution, and what a forced discard takes first.

use super::{
    Read, Reading, Table,
    attack::kind_say,
    named::victim_discards,
    spell::Spelling,
    words::{Words, seat_of},
};
use crate::{
    cards::{Card, Kind, Mode},
    engine::Act,
    guard,
    legal::Unfit,
    moves::Verb,
    refuse::{Illegal, no},
    volley::{Attack, Plan, Volley},
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Say, Seat};

const TAKE: Key = Key::of("take");
const DROP: Key = Key::of("drop");

fn number(at: u8) -> Key {
    Spelling::default().number(u32::from(at) + 1).or(TAKE)
}

/// The instances against a player that resolve in this window's order.
#[must_use]
pub fn against(volley: &Volley, seat: Seat, late: bool) -> Vec<u8> {
    (0_u8..)
        .zip(&volley.instances)
        .filter(|(_, of)| !of.over && of.target == seat && of.passed.is_some() == late)
        .map(|(at, _)| at)
        .collect()
}

impl Table<'_> {
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

    pub(super) fn plan_menu(self, seat: Seat, late: bool) -> Menu {
        let mut choices = vec![Choice::new(Verb::Pass.key(), Say::new("chaos-choice-pass"))];
        if let Some(volley) = &self.state.volley {
            let mine = against(volley, seat, late);
            // Without a fitting card only the order of several attacks is left to choose.
            if self.can_answer(volley, seat, late, &mine) {
                choices.push(Choice::new(Verb::Answer.key(), Say::new("chaos-choice-answer")));
            } else if mine.len() > 1 {
                choices.push(Choice::new(Verb::Answer.key(), Say::new("chaos-choice-order")));
            }
        }
        Menu { prompt: Say::new("chaos-ask-answer"), pick: Choices::One(choices) }
    }

    pub(super) fn read_plan(self, seat: Seat, late: bool, verb: Verb, words: &mut Words<'_>) -> Read {
        let Some(volley) = &self.state.volley else { return Err(no("chaos-no-window", "CHAOS-12.10")) };
        match verb {
            Verb::Lapse => {
                words.end(true, || self.plan_menu(seat, late))?;
                let threats = guard::threats(self.pool, self.state, seat);
                let plan = guard::default_plan(self.pool, self.state, seat, &threats);
                Ok(Reading::whole(Act::Plan(plan, true)))
            }
            Verb::Pass | Verb::Answer => self.read_answers(volley, seat, late, verb == Verb::Answer, words),
            _ => Err(words.stray(|| self.plan_menu(seat, late))),
        }
    }

    fn read_answers(
        self,
        volley: &Volley,
        seat: Seat,
        late: bool,
        answers: bool,
        words: &mut Words<'_>,
    ) -> Read {
        let mine = against(volley, seat, late);
        let mut plan = Plan::default();
        if answers && words.is_done() {
            return Ok(Reading { act: None, menu: words.menu(|| self.numbers(volley, seat, &mine, &plan)) });
        }
        while answers && let Some(word) = words.peek().filter(|word| *word != DROP) {
            let Some(at) = mine.iter().copied().find(|at| number(*at) == word) else {
                return Err(self.not_a_number(volley, seat, &mine, &plan, words));
            };
            if plan.order.contains(&at) {
                return Err(self.incomplete(volley, &mine));
            }
            words.next();
            plan.order.push(at);
            if let Some(reading) = self.read_answer(volley, seat, at, late, &mut plan, words)? {
                return Ok(reading);
            }
        }
        if words.eat(DROP) {
            return self.read_drops(volley, seat, &mine, plan, words);
        }
        words.end(true, || self.plan_menu(seat, late))?;
        let menu = words.menu(|| {
            let mut menu = self.numbers(volley, seat, &mine, &plan);
            if let Choices::One(of) = &mut menu.pick {
                if !answers {
                    of.clear();
                }
                if self.may_drop(volley, &mine) && !self.droppable(seat, &plan).is_empty() {
                    of.push(Choice::new(DROP, Say::new("chaos-choice-drop")));
                }
            }
            menu
        });
        let menu = menu.filter(|menu| !menu.pick.list().is_empty());
        Ok(Reading { act: Some(Act::Plan(complete(plan, &mine), false)), menu })
    }

    /// Reads what is done about one instance; a reading where the words end too early.
    fn read_answer(
        self,
        volley: &Volley,
        seat: Seat,
        at: u8,
        late: bool,
        plan: &mut Plan,
        words: &mut Words<'_>,
    ) -> Result<Option<Reading>, Illegal> {
        let Some(attack) = self.attack(volley, at) else { return Err(no("chaos-no-window", "CHAOS-12.10")) };
        let menu = |plan: &Plan| {
            let mut choices = self.hand_choices(seat, |card| {
                plan.binds(card) < self.state.side(seat).holds(card)
                    && self.legal().fits(seat, card, volley, attack, late).is_ok()
            });
            choices.push(Choice::new(TAKE, Say::new("chaos-choice-let")));
            Menu {
                prompt: Say::new("chaos-ask-answer-one").with("card", self.say(attack.card)),
                pick: Choices::One(choices),
            }
        };
        let Some(word) = words.peek() else {
            return Ok(Some(Reading { act: None, menu: words.menu(|| menu(plan)) }));
        };
        if words.eat(TAKE) {
            return Ok(None);
        }
        let Some(card) = self.pool.find(word) else { return Err(words.stray(|| menu(plan))) };
        words.next();
        let held = self.state.side(seat).holds(card);
        if held == 0 {
            return Err(no("chaos-no-hand", "CHAOS-12.12").with("card", self.pool.say(card)));
        }
        if plan.binds(card) >= held {
            return Err(no("chaos-no-answer-copies", "CHAOS-12.12")
                .with("n", held)
                .with("card", self.pool.say(card)));
        }
        self.legal()
            .fits(seat, card, volley, attack, late)
            .map_err(|unfit| self.unfit(seat, card, volley, attack, late, unfit))?;
        if let Some(second) = words.peek().and_then(|word| self.pool.find(word)) {
            return Err(no("chaos-no-two", "CHAOS-12.4")
                .with("a", self.pool.say(card))
                .with("b", self.pool.say(second)));
        }
        let mut heir = None;
        if self.legal().redirects(card) {
            let heirs: Vec<Seat> = self.legal().heirs(attack, volley.by, seat).collect();
            let menu = || Menu {
                prompt: Say::new("chaos-ask-heir").with("card", self.say(attack.card)),
                pick: Choices::One(
                    heirs
                        .iter()
                        .map(|seat| Choice::new(seat.key(), Say::new("chaos-player").with("who", *seat)))
                        .collect(),
                ),
            };
            let Some(word) = words.peek() else {
                return Ok(Some(Reading { act: None, menu: words.menu(menu) }));
            };
            match seat_of(word).filter(|seat| heirs.contains(seat)) {
                Some(seat) => heir = Some(seat),
                None => return Err(words.stray(menu)),
            }
            words.next();
        }
        plan.answers.push((at, card, heir));
        Ok(None)
    }

    fn droppable(self, seat: Seat, plan: &Plan) -> Vec<Choice> {
        self.hand_choices(seat, |card| {
            let spoken = plan.binds(card) + plan.drops.iter().filter(|other| **other == card).count();
            spoken < self.state.side(seat).holds(card)
        })
    }

    fn read_drops(
        self,
        volley: &Volley,
        seat: Seat,
        mine: &[u8],
        mut plan: Plan,
        words: &mut Words<'_>,
    ) -> Read {
        let menu = |plan: &Plan| Menu {
            prompt: Say::new("chaos-ask-drop"),
            pick: Choices::One(self.droppable(seat, plan)),
        };
        if !self.may_drop(volley, mine) {
            return Err(no("chaos-no-drop", "CHAOS-12.14"));
        }
        while let Some(word) = words.peek() {
            let card = self.pool.find(word).filter(|card| {
                let spoken = plan.binds(*card) + plan.drops.iter().filter(|other| *other == card).count();
                spoken < self.state.side(seat).holds(*card)
            });
            let Some(card) = card else { return Err(words.stray(|| menu(&plan))) };
            words.next();
            plan.drops.push(card);
        }
        let menu = words.menu(|| menu(&plan)).filter(|menu| !menu.pick.list().is_empty());
        let whole = !plan.drops.is_empty();
        Ok(Reading { act: whole.then(|| Act::Plan(complete(plan, mine), false)), menu })
    }

    /// The instances that are not in the order yet, as numbers.
    fn numbers(self, volley: &Volley, seat: Seat, mine: &[u8], plan: &Plan) -> Menu {
        let choices = mine
            .iter()
            .filter(|at| !plan.order.contains(at))
            .filter_map(|at| Some((at, self.attack(volley, *at)?)))
            .map(|(at, attack)| {
                let choice = Choice::new(number(*at), self.say(attack.card));
                if self.bare {
                    return choice;
                }
                let cost = self.legal().cost(volley.by, attack, seat, None);
                choice
                    .note(Say::new("chaos-note-threat").with("who", volley.by).with("cost", u32::from(cost)))
            })
            .collect();
        Menu { prompt: Say::new("chaos-ask-answer-which"), pick: Choices::One(choices) }
    }

    fn incomplete(self, volley: &Volley, mine: &[u8]) -> Illegal {
        let list: Vec<Say> = mine
            .iter()
            .filter_map(|at| self.attack(volley, *at))
            .map(|attack| self.pool.say(attack.card))
            .collect();
        no("chaos-no-order", "CHAOS-12.12").with("list", list)
    }

    /// A word that is no number of an own instance.
    fn not_a_number(
        self,
        volley: &Volley,
        seat: Seat,
        mine: &[u8],
        plan: &Plan,
        words: &Words<'_>,
    ) -> Illegal {
        let word = words.peek();
        let is_number = word.is_some_and(|word| word.as_str().bytes().all(|byte| byte.is_ascii_digit()));
        if is_number {
            return self.incomplete(volley, mine);
        }
        let second = word.and_then(|word| self.pool.find(word));
        if let (Some(second), Some((_, first, _))) = (second, plan.answers.last()) {
            return no("chaos-no-two", "CHAOS-12.4")
                .with("a", self.pool.say(*first))
                .with("b", self.pool.say(second));
        }
        words.stray(|| self.numbers(volley, seat, mine, plan))
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
                let list = Self::labels(self.hand_choices(seat, fits));
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
