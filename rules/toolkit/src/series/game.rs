//! A match through the interface of all games.

use std::ops::RangeInclusive;

use serde::Serialize;

use super::{
    InSeries, Seating, Series, SeriesEvent, SeriesIllegal, SeriesSeen, SeriesState, SeriesView, notation,
    progress::Illegal,
    seating::{inner, outer},
};
use skald_vocabulary::{
    chance::Chance,
    interface::{
        Days, Decision, DecisionId, Ending, Game, Group, Hints, Input, Kept, Key, Kit, KitBook, Length,
        Lengths, Misuse, OptionSpec, Options, Outcome, PackId, Pick, Say, Seat, Setup, SetupError, Share,
        Step, Tale, Viewer, Visits, Wait, Waiting, Weight,
    },
};

impl<G: InSeries> Series<G> {
    fn refuse(state: &SeriesState<G::State>) -> impl Fn(G::Illegal) -> Illegal<G> + '_ {
        |illegal| SeriesIllegal::Game { seating: state.seating.clone(), illegal }
    }

    /// The game's own decision behind one of the match.
    fn within(number: u8, at: DecisionId) -> Result<DecisionId, Illegal<G>> {
        inner(number, at.0).map(DecisionId).ok_or_else(|| Misuse::Closed(at).into())
    }

    /// A decision of the match as the game knows it.
    fn own_decision(view: &<Self as Game>::View, at: &Decision) -> Option<Decision> {
        let mut own = at.clone();
        own.id = Self::within(view.number, at.id).ok()?;
        own.clock = own.clock.respelled(|span| inner(view.number, span))?;
        own.seat = view.seating.place(at.seat);
        Some(own)
    }

    /// The viewer as the game knows it.
    fn eyes(seating: &Seating, who: Viewer) -> Viewer {
        match who {
            Viewer::Seat(seat) => Viewer::Seat(seating.place(seat)),
            other @ (Viewer::Spectator | Viewer::Everyone) => other,
        }
    }

    /// The game's own decision behind one of the match, while that game is being played.
    fn live(&self, state: &SeriesState<G::State>, at: DecisionId) -> Result<DecisionId, Illegal<G>> {
        if self.paused(state) { Err(Misuse::Closed(at).into()) } else { Self::within(state.number, at) }
    }
}

impl<G: InSeries> Game for Series<G> {
    const ID: &'static str = G::SERIES;
    const GAME: &'static str = G::ID;
    const RULES: u32 = G::RULES;
    const LED_BY_HABITS: bool = G::LED_BY_HABITS;
    const ENDS_TURN: Option<&'static str> = G::ENDS_TURN;

    type State = SeriesState<G::State>;
    type Move = G::Move;
    type Event = SeriesEvent<G::Event>;
    type Seen = SeriesSeen<G::Seen>;
    type View = SeriesView<G::View>;
    type Order = G::Order;
    type Illegal = Illegal<G>;

    fn seats() -> RangeInclusive<u8> {
        G::seats()
    }

    fn seated(&self) -> u8 {
        self.game.seated()
    }

    fn options() -> Vec<OptionSpec> {
        Self::specs()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::open(setup)
    }

    fn packs(&self) -> Vec<PackId> {
        self.game.packs()
    }

    fn kit_options() -> Option<Options> {
        G::kit_options()
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        self.game.kit_book()
    }

    fn clocks(&self) -> Lengths {
        self.game.clocks()
    }

    fn absence(&self) -> Vec<Say> {
        self.game.absence()
    }

    fn length(&self) -> Length {
        let one = self.game.length();
        let (few, many) = (u32::from(self.needed()), u32::from(self.best_of));
        // Two players even out between the fewest games and the most; among more, hardly anybody repeats a win.
        let usual = if self.seats > 2 { many } else { (few + many).div_ceil(2) };
        Length {
            answers: one.answers * usual,
            answers_long: one.answers_long * many,
            turns: one.turns * usual,
            waits: one.waits * usual,
            waits_long: one.waits_long * many,
            visits: one.visits.map(|of| Visits {
                answering: of.answering * usual,
                preparing: of.preparing * usual,
                ordering: of.ordering * usual,
            }),
            days: one.days.map(|of| Days { once: of.once * usual, thrice: of.thrice * usual }),
        }
    }

    fn bound(&self) -> Option<u64> {
        // Each game, and the pause after it.
        self.game.bound().map(|bound| bound.saturating_add(1).saturating_mul(self.best_of.into()))
    }

    fn start(
        &self,
        kits: &[Kit],
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<Self::State, SetupError> {
        let seating = Seating::straight(self.seats);
        let mut events = Vec::new();
        let game = self.game.start(kits, dice, &mut events)?;
        out.extend(events.into_iter().map(|event| SeriesEvent::Game { seating: seating.clone(), event }));
        let wins = vec![0; usize::from(self.seats)];
        Ok(SeriesState { wins, number: 1, seating, resigned: Vec::new(), over: None, game, time: false })
    }

    fn waiting(&self, state: &Self::State) -> Waiting {
        if state.over.is_some() {
            return Waiting::Over;
        }
        match self.game.waiting(&state.game) {
            Waiting::Over | Waiting::Machine => Waiting::Machine,
            Waiting::Seats(waits) => {
                let wait = |wait: Wait| {
                    let clock = wait.clock.respelled(|span| outer(state.number, span));
                    Wait {
                        seat: state.seating.player(wait.seat),
                        label: state.seating.say(wait.label),
                        clock: clock.unwrap_or(wait.clock),
                    }
                };
                let mut waits: Vec<Wait> = waits.into_iter().map(wait).collect();
                waits.sort_by_key(|wait| wait.seat);
                Waiting::Seats(waits)
            }
        }
    }

    fn open(&self, state: &Self::State, seat: Seat) -> Vec<Decision> {
        if state.over.is_some() || self.paused(state) {
            return Vec::new();
        }
        let own = self.game.open(&state.game, state.seating.place(seat));
        own.into_iter().filter_map(|decision| state.seating.decision(state.number, decision)).collect()
    }

    fn ask(&self, state: &Self::State, at: DecisionId, path: &[Pick]) -> Result<Step<G::Move>, Illegal<G>> {
        if state.over.is_some() {
            return Err(Misuse::Over.into());
        }
        let own = self.live(state, at)?;
        let step = self.game.ask(&state.game, own, path).map_err(Self::refuse(state))?;
        Ok(state.seating.step(step))
    }

    fn legal<'s>(&'s self, state: &'s Self::State, at: DecisionId) -> impl Iterator<Item = G::Move> + 's {
        let own = self.live(state, at).ok().filter(|_| state.over.is_none());
        own.into_iter().flat_map(|own| self.game.legal(&state.game, own))
    }

    fn random_move(
        &self,
        state: &Self::State,
        at: DecisionId,
        choices: &mut dyn Chance,
    ) -> Result<G::Move, String> {
        let own = self.live(state, at).map_err(|closed| format!("{closed:?}"))?;
        self.game.random_move(&state.game, own, choices)
    }

    fn default_for(&self, state: &Self::State, at: DecisionId, own: &mut dyn Chance) -> Option<G::Move> {
        if state.over.is_some() {
            return None;
        }
        self.game.default_for(&state.game, Self::within(state.number, at).ok()?, own)
    }

    fn play(
        &self,
        state: &mut Self::State,
        input: &Input<G::Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<(), Illegal<G>> {
        if state.over.is_some() {
            return Err(Misuse::Over.into());
        }
        let seated = |seat: Seat| {
            if seat.0 >= self.seats {
                Err(Illegal::<G>::from(Misuse::NoSuchSeat(seat)))
            } else if state.resigned.contains(&seat) {
                Err(Misuse::Out(seat).into())
            } else {
                Ok(state.seating.place(seat))
            }
        };
        let paused = self.paused(state);
        match input {
            Input::Answer { at, with } => {
                let input = Input::Answer { at: self.live(state, *at)?, with: with.clone() };
                self.play_game(state, &input, dice, out)
            }
            Input::Withdraw { at } => {
                let input = Input::Withdraw { at: self.live(state, *at)? };
                self.play_game(state, &input, dice, out)
            }
            Input::Continue if paused => {
                self.next_game(state, dice, out);
                Ok(())
            }
            Input::Continue => self.play_game(state, &Input::Continue, dice, out),
            Input::Resign { seat } => {
                let place = seated(*seat)?;
                if paused {
                    state.resigned.push(*seat);
                    self.end(state, self.standing(state), out);
                    return Ok(());
                }
                self.play_game(state, &Input::Resign { seat: place }, dice, out)
            }
            Input::TimeCalled => {
                let before = std::mem::replace(&mut state.time, true);
                if paused {
                    if !self.goes_on(state) {
                        self.end(state, self.standing(state), out);
                    }
                    return Ok(());
                }
                // A game that plays its last turns out ends the match when it is over.
                let done = self.play_game(state, &Input::TimeCalled, dice, out);
                state.time = before || done.is_ok();
                done
            }
            Input::Award { seat } => seated(*seat).map(|_| self.give(state, *seat, out)),
            Input::AwardGame { seat } => seated(*seat).and_then(|_| self.give_game(state, *seat, dice, out)),
        }
    }

    fn view(&self, state: &Self::State, who: Viewer) -> Self::View {
        SeriesView {
            wins: state.wins.clone(),
            number: state.number,
            best_of: self.best_of,
            seating: state.seating.clone(),
            resigned: state.resigned.clone(),
            game: self.game.view(&state.game, Self::eyes(&state.seating, who)),
        }
    }

    fn private_part(&self, view: &Self::View) -> impl Serialize {
        (&view.seating, view.number, self.game.private_part(&view.game))
    }

    fn seen(&self, event: &Self::Event, who: Viewer) -> Option<Self::Seen> {
        Some(match event {
            SeriesEvent::Game { seating, event } => {
                let seen = self.game.seen(event, Self::eyes(seating, who))?;
                SeriesSeen::Game { seating: seating.clone(), seen }
            }
            SeriesEvent::GameBegins { number, first } => {
                SeriesSeen::GameBegins { number: *number, first: *first }
            }
            SeriesEvent::GameEnds { number, winners } => {
                SeriesSeen::GameEnds { number: *number, winners: winners.clone() }
            }
            SeriesEvent::MatchEnds { winners } => SeriesSeen::MatchEnds { winners: winners.clone() },
        })
    }

    fn tell(&self, seen: &Self::Seen) -> Tale {
        let headline = |say| Tale { say, weight: Weight::Headline };
        match seen {
            SeriesSeen::Game { seating, seen } => seating.tale(self.game.tell(seen)),
            SeriesSeen::GameBegins { number, first } => {
                headline(Say::new("match-game-begins").with("number", *number).with("who", *first))
            }
            SeriesSeen::GameEnds { number, winners } if winners.is_empty() => {
                headline(Say::new("match-game-drawn").with("number", *number))
            }
            SeriesSeen::GameEnds { number, winners } => {
                headline(Say::new("match-game-ends").with("number", *number).with("who", winners.clone()))
            }
            SeriesSeen::MatchEnds { winners } => {
                headline(Say::new("match-ends").with("who", winners.clone()))
            }
        }
    }

    fn redraw(&self, state: &Self::State, who: Viewer, dice: &mut dyn Chance) -> Self::State {
        let game = self.game.redraw(&state.game, Self::eyes(&state.seating, who), dice);
        SeriesState { game, ..state.clone() }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        state.over.clone()
    }

    fn forecast(&self, view: &Self::View, at: DecisionId, with: &G::Move) -> Vec<(Share, Vec<Self::Seen>)> {
        let Ok(own) = Self::within(view.number, at) else { return Vec::new() };
        let seen = |seen| SeriesSeen::Game { seating: view.seating.clone(), seen };
        self.game
            .forecast(&view.game, own, with)
            .into_iter()
            .map(|(share, facts)| (share, facts.into_iter().map(seen).collect()))
            .collect()
    }

    fn hints(&self, view: &Self::View, at: DecisionId, path: &[Pick]) -> Hints {
        Self::within(view.number, at)
            .map_or_else(|_| Hints::default(), |own| self.game.hints(&view.game, own, path))
    }

    fn value(&self, view: &Self::View, seat: Seat) -> i32 {
        self.game.value(&view.game, view.seating.place(seat))
    }

    fn objection(&self, state: &Self::State, seat: Seat, with: &G::Move) -> Option<Illegal<G>> {
        let illegal = self.game.objection(&state.game, state.seating.place(seat), with)?;
        Some(SeriesIllegal::Game { seating: state.seating.clone(), illegal })
    }

    fn follow(&self, view: &Self::View, at: &Decision, order: &G::Order) -> Option<G::Move> {
        self.game.follow(&view.game, &Self::own_decision(view, at)?, order)
    }

    fn proposals(seats: u8, slow: bool) -> Options {
        G::proposals(seats, slow)
    }

    fn warning(&self, state: &Self::State, seat: Seat) -> Option<Say> {
        self.game.warning(&state.game, state.seating.place(seat)).map(|say| state.seating.say(say))
    }

    fn heed(&self, state: &Self::State, seat: Seat, orders: &[G::Order]) -> Option<(DecisionId, G::Move)> {
        if state.over.is_some() || self.paused(state) {
            return None;
        }
        let (at, with) = self.game.heed(&state.game, state.seating.place(seat), orders)?;
        Some((DecisionId(outer(state.number, at.0)?), with))
    }

    fn stands_back(&self, view: &Self::View, at: &Decision, order: &G::Order, others: &[G::Order]) -> bool {
        Self::own_decision(view, at).is_some_and(|own| self.game.stands_back(&view.game, &own, order, others))
    }

    fn left(&self, view: &Self::View, at: &Decision, order: &G::Order, legal: bool) -> Option<G::Order> {
        match Self::own_decision(view, at) {
            Some(own) => self.game.left(&view.game, &own, order, legal),
            None => Some(order.clone()),
        }
    }

    fn kept(&self, view: &Self::View, order: &G::Order) -> Kept<G::Order> {
        match self.game.kept(&view.game, order) {
            Kept::Dropped(why) => Kept::Dropped(view.seating.say(why)),
            kept => kept,
        }
    }

    fn ask_order(&self, view: &Self::View, path: &[Pick]) -> Result<Step<G::Order>, Illegal<G>> {
        match self.game.ask_order(&view.game, path) {
            Ok(step) => Ok(view.seating.step(step)),
            Err(illegal) => Err(SeriesIllegal::Game { seating: view.seating.clone(), illegal }),
        }
    }

    fn order_objection(
        &self,
        view: &Self::View,
        order: &G::Order,
        others: &[G::Order],
    ) -> Option<Illegal<G>> {
        let illegal = self.game.order_objection(&view.game, order, others)?;
        Some(SeriesIllegal::Game { seating: view.seating.clone(), illegal })
    }

    fn slot(&self, order: &G::Order) -> Key {
        self.game.slot(order)
    }

    fn tell_order(&self, order: &G::Order) -> Say {
        self.game.tell_order(order)
    }

    fn preset_orders(&self, seat: Seat) -> Vec<G::Order> {
        self.game.preset_orders(seat)
    }

    fn sparing_orders(&self, seat: Seat) -> Vec<G::Order> {
        self.game.sparing_orders(seat)
    }

    fn turns(&self, state: &Self::State) -> Option<u32> {
        self.game.turns(&state.game)
    }

    fn chapter(&self, state: &Self::State) -> Option<Say> {
        let chapter = self.game.chapter(&state.game)?;
        Some(Say::new("chapter-game").with("game", state.number).with("chapter", chapter))
    }

    fn ending(&self, state: &Self::State) -> Ending {
        self.game.ending(&state.game)
    }

    fn side(&self, state: &Self::State, seat: Seat) -> u8 {
        self.game.side(&state.game, state.seating.place(seat))
    }

    fn groups(&self, state: &Self::State, seat: Seat) -> Vec<Group> {
        // What was brought is brought to each game; where one sat and what one led changed from game to game.
        let brought = self.game.groups(&state.game, state.seating.place(seat));
        let lasting = brought.into_iter().filter(|group| G::LASTING.contains(&group.kind));
        // Whatever the games alone were measured at is no share of a match.
        std::iter::once(Group::seat(seat)).chain(lasting.map(|group| Group { told: None, ..group })).collect()
    }

    fn variants(seats: u8) -> Vec<Options> {
        G::variants(seats)
    }

    fn check(&self, state: &Self::State) -> Result<(), String> {
        self.game.check(&state.game)?;
        let games: u8 = state.wins.iter().copied().max().unwrap_or(0);
        let most = if self.plays_off { u8::MAX } else { self.best_of };
        if state.number == 0 || state.number > most || games > self.needed() {
            return Err(format!("game {} of {} with wins {:?}", state.number, self.best_of, state.wins));
        }
        for seat in Seat::all(self.seats) {
            for decision in self.game.open(&state.game, seat) {
                if state.seating.decision(state.number, decision.clone()).is_none() {
                    return Err(format!("the id {} leaves no room for the game's number", decision.id));
                }
            }
        }
        Ok(())
    }

    fn check_step(
        &self,
        before: &Self::State,
        events: &[Self::Event],
        after: &Self::State,
    ) -> Result<(), String> {
        let sum = |state: &Self::State| state.wins.iter().map(|wins| u32::from(*wins)).sum::<u32>();
        if sum(after) < sum(before) || after.number < before.number {
            return Err("a match goes backwards".to_owned());
        }
        if before.number != after.number {
            return Ok(());
        }
        let own = |event: &Self::Event| match event {
            SeriesEvent::Game { event, .. } => Some(event.clone()),
            SeriesEvent::GameBegins { .. } | SeriesEvent::GameEnds { .. } | SeriesEvent::MatchEnds { .. } => {
                None
            }
        };
        let events: Vec<_> = events.iter().filter_map(own).collect();
        if events.is_empty() && before.game == after.game {
            return Ok(());
        }
        self.game.check_step(&before.game, &events, &after.game)
    }

    fn print_position(&self, state: &Self::State) -> String {
        notation::print(self, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, Self::State), String> {
        notation::read(name, text)
    }
}
