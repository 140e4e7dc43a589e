//! Legions: what may be done in a position, and what comes of it.

use crate::{
    ask::{Answers, Hold, Illegal, defaults, rows},
    cards::{BASE, Pack, Pool},
    engine::Act,
    event::Event,
    game::{Lraw, bad_pack, own_cards},
    invariants,
    kits::{Deck, Limits},
    moves::Move,
    options, setup,
    state::{Asked, Code, State},
};
use skald_toolkit::grammar::{GrammarExt, Notation, Spoken};
use skald_vocabulary::{
    chance::Chance,
    interface::{
        Decision, DecisionId, Input, Kit, Misuse, OptionSpec, Outcome, PackId, Pick, Rules, Say, Seat, Setup,
        SetupError, Step, Waiting,
    },
};
use std::{ops::RangeInclusive, sync::Arc};

impl Rules for Lraw {
    const ID: &'static str = "lraw";
    const RULES: u32 = 2;
    const ENDS_TURN: Option<&'static str> = Some("end");

    type State = State;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        2..=4
    }

    fn seated(&self) -> u8 {
        self.players
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        options::check(setup)?;
        if !Self::seats().contains(&setup.seats) {
            return Err(SetupError::new(Say::new("lraw-setup-players").with("count", setup.seats), ""));
        }
        let (pool, limits) = own_cards()?;
        let pool = if setup.packs.is_empty() {
            pool
        } else {
            let mut packs = vec![Pack::read("base.toml", BASE).map_err(|bad| bad_pack(&bad))?];
            for own in &setup.packs {
                packs.push(Pack::read(&own.name, &own.text).map_err(|bad| bad_pack(&bad))?);
            }
            Arc::new(Pool::new(&packs).map_err(|bad| bad_pack(&bad))?)
        };
        let limits = match options::list(setup) {
            Some(Limits::FIRST) if setup.packs.is_empty() => limits,
            Some(version) => Arc::new(Limits::of_version(version, &pool).map_err(|bad| bad_pack(&bad))?),
            None => Arc::new(Limits::default()),
        };
        let (siding, later) = (options::siding(setup), options::later(setup));
        let (passes, lends_apart) = (options::passes(setup), options::lends_apart(setup));
        let answers = options::answers(setup);
        Ok(Self { pool, limits, players: setup.seats, siding, later, passes, answers, lends_apart })
    }

    fn packs(&self) -> Vec<PackId> {
        self.pool.packs().iter().chain(&self.limits.fixed).cloned().collect()
    }

    fn bound(&self) -> Option<u64> {
        // A player with an empty deck may go on for ever (LRAW-2.0.7).
        None
    }

    fn start(&self, kits: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        let mut left = Vec::new();
        let decks: Result<Vec<Deck>, SetupError> =
            Seat::all(self.players).map(|seat| self.deck(kits, seat, &mut left, dice)).collect();
        let mut state = setup::lay_out(&self.pool, &decks?, self.later);
        let mut engine = self.engine(&mut state, dice, out);
        if self.siding {
            engine.ask_sides(None);
        } else {
            engine.begin(None);
        }
        Ok(state)
    }

    fn waiting(&self, state: &State) -> Waiting {
        if state.end.is_some() {
            return Waiting::Over;
        }
        Waiting::Seats(rows::wait(state))
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        if state.end.is_some() {
            return Vec::new();
        }
        let prompt = |question: &_| Answers::prompt_of(&self.pool, state, question);
        rows::open(state, seat, self.passes, &self.pool, prompt).into_iter().collect()
    }

    fn ask(&self, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        if let Some(sides) = self.sides(state, at) {
            return Ok(Spoken(&sides).ask(path)?.map(|(_, words)| Move::of(&words)));
        }
        if self.holding(state, at).is_some() {
            return Ok(Spoken(&Hold).ask(path)?.map(|(_, words)| Move::of(&words)));
        }
        let answers = self.answers(state, at)?;
        Ok(Spoken(&answers).ask(path)?.map(|(_, words)| Move::of(&words)))
    }

    fn legal<'s>(&'s self, state: &'s State, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        let sides = self.sides(state, at).into_iter();
        let sides = sides.flat_map(|sides| Spoken(sides).legal().map(|(_, words)| Move::of(&words)));
        let answers = self.answers(state, at).into_iter();
        sides.chain(answers.flat_map(|answers| Spoken(answers).legal().map(|(_, words)| Move::of(&words))))
    }

    fn random_move(&self, state: &State, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        if let Some(sides) = self.sides(state, at) {
            let (_, words) = Spoken(&sides).random(choices).map_err(|unsound| unsound.to_string())?;
            return Ok(Move::of(&words));
        }
        let answers = self.answers(state, at).map_err(|closed| format!("{closed:?}"))?;
        let (_, words) = Spoken(&answers).random(choices).map_err(|unsound| unsound.to_string())?;
        Ok(Move::of(&words))
    }

    fn answer_at_random(
        &self,
        state: &mut State,
        seat: Seat,
        choices: &mut dyn Chance,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), String> {
        let owed = rows::owed(state, seat).filter(|_| state.end.is_none());
        let at = owed.ok_or_else(|| format!("{seat} owes no answer"))?;
        if let Some(sides) = self.sides(state, at) {
            let swaps = sides.random(choices).map_err(|unsound| unsound.to_string())?;
            self.engine(state, dice, out).side(seat, swaps);
            return Ok(());
        }
        let answers = self.answers(state, at).map_err(|closed| format!("{closed:?}"))?;
        let act = answers.random(choices).map_err(|unsound| unsound.to_string())?;
        let sight = answers.into_sight();
        self.engine(state, dice, out).knowing(sight).say(act);
        Ok(())
    }

    fn default_for(&self, state: &State, at: DecisionId, _: &mut dyn Chance) -> Option<Move> {
        if rows::sides(state, at).is_some() && state.end.is_none() {
            return Some(Move::Side(Vec::new()));
        }
        defaults::default_move(&self.answers(state, at).ok()?)
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if state.end.is_some() {
            return Err(Illegal::over(state));
        }
        match input {
            Input::Answer { at, with } => {
                if let Some(seat) = self.holding(state, *at) {
                    Hold.read(&with.words())?.note(state.side_mut(seat));
                    return Ok(());
                }
                if let Some((seat, sides)) = rows::sides(state, *at).zip(self.sides(state, *at)) {
                    let swaps = sides.read(&with.words())?;
                    self.engine(state, dice, out).side(seat, swaps);
                    return Ok(());
                }
                let answers = self.answers(state, *at)?;
                let act: Act = answers.read(&with.words())?;
                let sight = answers.into_sight();
                self.engine(state, dice, out).knowing(sight).say(act);
            }
            Input::Withdraw { at } => return Err(Misuse::NothingGiven(*at).into()),
            Input::Continue => return Err(Misuse::NotMachine.into()),
            Input::Resign { seat } => {
                self.is_here(state, *seat)?;
                let mut engine = self.engine(state, dice, out);
                engine.lose(&[*seat], false);
                engine.go_on();
            }
            Input::TimeCalled => self.engine(state, dice, out).call_time(),
            Input::Award { seat } | Input::AwardGame { seat } => {
                self.is_here(state, *seat)?;
                self.engine(state, dice, out).award(*seat);
            }
        }
        Ok(())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.end.as_ref()?;
        Some(Outcome { places: state.places() })
    }

    fn plays_on(&self, state: &State, seat: Seat) -> bool {
        state.end.is_none() && !state.side(seat).lost
    }

    fn objection(&self, state: &State, seat: Seat, with: &Move) -> Option<Illegal> {
        if state.siding.is_none() && matches!(with, Move::Side(_)) {
            return Some(Illegal::no_siding(state));
        }
        if state.siding.as_ref().is_some_and(|siding| !siding.waits_for(seat)) {
            return Some(Illegal::is_in(state, seat));
        }
        let asked = state.asked.as_ref().filter(|asked| asked.seat != seat)?;
        if let Asked::YesNo { code: Code::First, .. } = asked.what {
            let say = Say::new("lraw-refuse-chooser").with("who", asked.seat);
            return Some(Illegal::Because(say, "LRAW-1.1.7"));
        }
        // Whoever has just used something cannot add to it before the other one had a window (B-24).
        let own = state.sequence.last().is_some_and(|item| item.seat == seat && item.open);
        let held = own && asked.what == Asked::Respond && matches!(with, Move::Use(_));
        let id = if held { "lraw-refuse-priority" } else { "lraw-refuse-not-asked" };
        let clause = if held { "LRAW-2.3.53" } else { "LRAW-3.5.2" };
        Some(Illegal::Because(Say::new(id).with("who", asked.seat), clause))
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.turn))
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(&self.pool, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(&self.pool, before, events, after)
    }
}
