//! The probe's questions and menus.

use skald_rules::interface::{
    Auto, Choice, Choices, Clock, ClockClass, Decision, DecisionId, Duty, Expiry, Game, Key, Menu, Misuse,
    Pick, Release, Seat, Stakes, Step,
};

use super::{
    Illegal, Move, Plan, Probe, State,
    event::{said, said_of},
    moves::PARTS,
};

impl Probe {
    pub(super) fn id(round: u8, what: &str, seat: Seat) -> DecisionId {
        DecisionId::new(&format!("r{round}.{what}.{seat}")).unwrap_or(DecisionId(Key::of("r")))
    }

    pub(super) fn decision(state: &State, kind: &'static str, seat: Seat, duty: Duty) -> Decision {
        let round = if kind == "show" { 0 } else { state.round };
        Decision {
            id: Self::id(round, kind, seat),
            seat,
            kind: Key::of(kind),
            duty,
            clock: Self::clock(state, kind),
            release: if kind == "bid" { Release::Together } else { Release::AtOnce },
            auto: if kind == "bid" { Auto::Never } else { Auto::Consent },
            expiry: if kind == "bid" { Expiry::Private } else { Expiry::Told },
            stakes: if kind == "approve" { Stakes::Concerns } else { Stakes::Routine },
            prompt: said(format!("What is your answer: {kind}?")),
        }
    }

    pub(super) fn clock(state: &State, kind: &str) -> Clock {
        let (class, letter) = match kind {
            "plan" => (ClockClass::Long, 'p'),
            "approve" => (ClockClass::Choice, 'a'),
            _ => (ClockClass::Turn, 'r'),
        };
        Clock::new(class, Key::new(&format!("{letter}{}", state.round)).unwrap_or(Key::of("r")))
    }

    /// The decision of this id, if it is open.
    pub(super) fn find(&self, state: &State, at: DecisionId) -> Result<Decision, Illegal> {
        Seat::all(self.seats)
            .flat_map(|seat| self.open(state, seat))
            .find(|decision| decision.id == at)
            .ok_or_else(|| Misuse::Closed(at).into())
    }

    /// Walks a plan's path.
    pub(super) fn ask_plan(state: &State, seat: Seat, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let stray = |at: &Pick, menu: &Menu| {
            let possible = match &menu.pick {
                Choices::One(of) | Choices::Some { of, .. } | Choices::Order(of) => {
                    of.iter().map(|choice| choice.label.clone()).collect()
                }
                Choices::Number { min, max } => vec![said(format!("{min} to {max}"))],
            };
            Illegal::from(Misuse::BadPath { at: at.clone(), possible })
        };
        let mut plan = Plan::default();
        let mut menu = one("A plan?", [choice("plan")]);
        let mut words = path.iter();
        let Some(word) = words.next() else { return Ok(Step::menu(menu)) };
        if !menu.pick.admits(word) {
            return Err(stray(word, &menu));
        }
        let mut parts = parts_from(state, seat, 0);
        while let Some(word) = words.next() {
            menu = one("What else?", parts.iter().map(|part| choice(part)));
            if !menu.pick.admits(word) {
                return Err(stray(word, &menu));
            }
            if word.as_str() == "twist" {
                plan.twist = true;
            } else {
                menu = Menu { prompt: said(word.as_str()), pick: values(state, seat, word.as_str()) };
                let Some(value) = words.next() else { return Ok(Step::menu(menu)) };
                if !menu.pick.admits(value) || plan.read(word.as_str(), value.as_str()).is_none() {
                    return Err(stray(value, &menu));
                }
            }
            let done = PARTS.iter().position(|part| part.as_str() == word.as_str()).unwrap_or(0);
            parts = parts_from(state, seat, done + 1);
        }
        let rest = (!parts.is_empty()).then(|| one("What else?", parts.iter().map(|part| choice(part))));
        Ok(Step { whole: Some(Move::Plan(plan)), menu: rest })
    }
}

pub(super) fn choice(word: &str) -> Choice {
    Choice::new(Key::new(word).unwrap_or(Key::of("x")), said(word))
}

pub(super) fn one(prompt: &str, choices: impl IntoIterator<Item = Choice>) -> Menu {
    Menu { prompt: said(prompt), pick: Choices::One(choices.into_iter().collect()) }
}

/// The parts of a plan that can still be added, from `at` on. All of this is known to the planner.
fn parts_from(state: &State, seat: Seat, at: usize) -> Vec<&'static str> {
    let possible = |part: &&str| match *part {
        "cards" => !state.hands[seat.index()].is_empty(),
        "spend" => state.purses[seat.index()] > 0,
        _ => true,
    };
    ["cards", "rank", "spend", "aim", "twist"].into_iter().skip(at).filter(possible).collect()
}

/// What can be chosen for a part.
fn values(state: &State, seat: Seat, part: &str) -> Choices {
    let rivals = || {
        let seats = state.opponents(seat).collect::<Vec<_>>();
        seats.into_iter().map(|rival| Choice::new(rival.key(), said_of(rival, ""))).collect()
    };
    match part {
        "cards" => {
            let hand = &state.hands[seat.index()];
            let of: Vec<Choice> = hand.iter().map(|card| choice(&card.to_string())).collect();
            Choices::Some { min: 1, max: u8::try_from(of.len()).unwrap_or(2).min(2), of }
        }
        "rank" => Choices::Order(rivals()),
        "spend" => Choices::Number { min: 1, max: state.purses[seat.index()].into() },
        _ => Choices::One(rivals()),
    }
}
