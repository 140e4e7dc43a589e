//! How many days a game takes people who look in a few times a day, at the daily pace: on a virtual clock, under the law of time.

use skald_toolkit::time::{Ask, Bank, Clocks, Limits};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Duty, Game, Habits, Input, Seat, Setup, SetupError, Viewer, Waiting},
};

use super::{Plan, Spread};

/// What a seat leaves behind.
type Orders<G> = Vec<(Seat, <G as Habits>::Order)>;

const MINUTE: i64 = 60_000;
/// The minutes of a day.
const MINUTES: u32 = 24 * 60;
/// The most days that a game is followed.
const MOST_DAYS: u32 = 2_000;
/// The most that somebody does when they look in once.
const MOST_DONE: usize = 1_000;
/// The most that a table does by itself, its computers included.
const MOST_BY_ITSELF: usize = 100_000;

/// How many days so many games take, from the deal on, begun ones counted, among people of whom each looks in `times` a day, at
/// hours of their own that lie evenly over the day, answers then whatever is open, and leaves nothing behind but the orders that
/// the game gives everybody from the start, and those that are offered to newcomers if the plan says so. Where computers sit beside
/// them, these answer at once, and whoever looks in stays as long as they are asked again. Whose time runs
/// out meanwhile gets the default, as at a table with the game's own lengths and a turn's time in reserve. A game that does not
/// end counts as the most days that there are.
///
/// # Errors
/// [`SetupError`] when the seats, an option, a pack or a kit does not fit.
pub fn days<G: Game>(plan: &Plan, times: u32) -> Result<Spread, SetupError> {
    let setup = Setup { seats: plan.seats, options: plan.options.clone(), packs: plan.packs.clone() };
    let game = G::new(&setup)?;
    let orders = left_behind(&game, plan);
    let mut found = Vec::new();
    for number in 0..plan.games {
        let seed = plan.seed.wrapping_add(number);
        found.push(Evening::begin(&game, plan, &orders, seed)?.last(times.max(1)));
    }
    Ok(Spread::of(found))
}

/// What every seat leaves behind: what is offered to newcomers, if they took it, and what the game gives from the start beside it.
fn left_behind<G: Game>(game: &G, plan: &Plan) -> Orders<G> {
    let mut all = Vec::new();
    for seat in Seat::all(plan.seats) {
        let own = if plan.spares { game.sparing_orders(seat) } else { Vec::new() };
        let preset = game.preset_orders(seat).into_iter();
        let more: Vec<G::Order> =
            preset.filter(|order| own.iter().all(|own| game.slot(own) != game.slot(order))).collect();
        all.extend(own.into_iter().chain(more).map(|order| (seat, order)));
    }
    all
}

/// The seats in which computers sit: as many as the plan says, by chance.
fn computers(plan: &Plan, choices: &mut Fast) -> Vec<Seat> {
    let Some(people) = plan.people else { return Vec::new() };
    let mut seats: Vec<Seat> = Seat::all(plan.seats).collect();
    for _ in 0..people.min(plan.seats) {
        let count = u32::try_from(seats.len()).unwrap_or(1);
        seats.remove(usize::try_from(choices.pick("a person", count)).unwrap_or(0));
    }
    seats
}

/// A table at which people look in now and then.
struct Evening<'e, G: Game> {
    game: &'e G,
    plan: &'e Plan,
    orders: &'e [(Seat, G::Order)],
    state: G::State,
    dice: Fast,
    choices: Fast,
    clocks: Clocks,
    limits: Limits,
    now: i64,
    /// The seats in which computers sit.
    computers: Vec<Seat>,
    out: Vec<G::Event>,
}

impl<'e, G: Game> Evening<'e, G> {
    fn begin(
        game: &'e G,
        plan: &'e Plan,
        orders: &'e [(Seat, G::Order)],
        seed: u64,
    ) -> Result<Self, SetupError> {
        let (mut dice, mut out) = (Fast::new(seed), Vec::new());
        let state = game.start(&plan.kits, &mut dice, &mut out)?;
        let lengths = game.clocks();
        let bank = Bank { first: lengths.turn, each: 0, most: lengths.turn };
        let limits = Limits { bank, ..Limits::of(lengths) };
        let mut choices = Fast::new(seed ^ 0x5eed_da75_0000_0000);
        let computers = computers(plan, &mut choices);
        let mut evening = Self {
            game,
            plan,
            orders,
            state,
            dice,
            choices,
            clocks: Clocks::new(plan.seats, &limits),
            limits,
            now: 0,
            computers,
            out,
        };
        evening.settle();
        Ok(evening)
    }

    /// How many days it lasts.
    fn last(mut self, times: u32) -> u32 {
        let apart = MINUTES / times;
        let mut visits: Vec<(u32, Seat)> = Vec::new();
        let people = Seat::all(self.plan.seats).filter(|seat| !self.computers.contains(seat));
        for seat in people.collect::<Vec<_>>() {
            let first = self.choices.pick("an hour of their own", apart.max(1));
            visits.extend((0..times).map(|time| (first + time * apart, seat)));
        }
        visits.sort_unstable();
        for day in 0..MOST_DAYS {
            for (minute, seat) in &visits {
                let at = i64::from(day * MINUTES + minute) * MINUTE;
                self.run_out(at);
                self.now = at;
                if self.game.waiting(&self.state) == Waiting::Over {
                    return day + 1;
                }
                self.look_in(*seat);
            }
        }
        MOST_DAYS
    }

    /// Plays one input and whatever the table does by itself then. Whether it was taken.
    fn play(&mut self, input: &Input<G::Move>) -> bool {
        self.out.clear();
        let taken = self.game.play(&mut self.state, input, &mut self.dice, &mut self.out).is_ok();
        self.settle();
        taken
    }

    /// The table goes on by itself as far as it does, and its clocks run for whom it waits.
    fn settle(&mut self) {
        for _ in 0..MOST_BY_ITSELF {
            let asks = match self.game.waiting(&self.state) {
                Waiting::Machine => {
                    self.out.clear();
                    let input = Input::Continue;
                    if self.game.play(&mut self.state, &input, &mut self.dice, &mut self.out).is_err() {
                        return;
                    }
                    continue;
                }
                Waiting::Over => Vec::new(),
                Waiting::Seats(_) if self.follow() || self.compute() => continue,
                Waiting::Seats(waits) => {
                    waits.iter().map(|wait| Ask { seat: wait.seat, clock: wait.clock }).collect()
                }
            };
            self.clocks.follow(&asks, &self.limits, &[], self.now);
            return;
        }
    }

    /// Plays what an order gives in a decision for which the table waits. Whether there was something.
    fn follow(&mut self) -> bool {
        for (seat, order) in self.orders {
            let open = self.game.open(&self.state, *seat);
            for decision in open.iter().filter(|of| of.duty == Duty::Owed) {
                let view = self.game.view(&self.state, Viewer::Seat(*seat));
                let Some(with) = self.game.follow(&view, decision, order) else { continue };
                self.out.clear();
                let input = Input::Answer { at: decision.id, with };
                if self.game.play(&mut self.state, &input, &mut self.dice, &mut self.out).is_ok() {
                    return true;
                }
            }
        }
        false
    }

    /// A computer for which the table waits answers. Whether one did.
    fn compute(&mut self) -> bool {
        for seat in self.computers.clone() {
            let open = self.game.open(&self.state, seat);
            let Some(decision) = open.iter().find(|of| of.duty == Duty::Owed) else { continue };
            let answer = self.plan.player.answer(self.game, &self.state, decision, &mut self.choices);
            let Ok(with) = answer else { continue };
            self.out.clear();
            let input = Input::Answer { at: decision.id, with };
            if self.game.play(&mut self.state, &input, &mut self.dice, &mut self.out).is_ok() {
                return true;
            }
        }
        false
    }

    /// The time of everybody runs out whose time does by `at`.
    fn run_out(&mut self, at: i64) {
        for _ in 0..MOST_DONE {
            let ends = self.clocks.deadlines();
            let Some(end) = ends.iter().min_by_key(|end| end.at).filter(|end| end.at <= at) else { return };
            self.now = self.now.max(end.at);
            let open = self.game.open(&self.state, end.seat);
            let owed = open.iter().find(|of| of.duty == Duty::Owed && of.clock.span == end.span);
            let Some(decision) = owed else { return };
            let luck = u64::from(self.choices.pick("luck", u32::MAX));
            let with = self.game.default_for(&self.state, decision.id, &mut Fast::new(luck));
            let Some(with) = with else { return };
            if !self.play(&Input::Answer { at: decision.id, with }) {
                return;
            }
        }
    }

    /// Somebody looks in: uses the rights worth using, and answers all that there is.
    fn look_in(&mut self, seat: Seat) {
        let (player, game) = (self.plan.player, self.game);
        let mut thought_of = Vec::new();
        for _ in 0..MOST_DONE {
            let open = game.open(&self.state, seat);
            let right = open.iter().find(|of| of.duty == Duty::Free && !thought_of.contains(&of.id));
            if let Some(decision) = right {
                thought_of.push(decision.id);
                if let Ok(Some(with)) = player.uses(game, &self.state, decision, &mut self.choices) {
                    self.play(&Input::Answer { at: decision.id, with });
                }
                continue;
            }
            let Some(decision) = open.iter().find(|of| of.duty == Duty::Owed) else { return };
            let Ok(with) = player.answer(game, &self.state, decision, &mut self.choices) else { return };
            if !self.play(&Input::Answer { at: decision.id, with }) {
                return;
            }
        }
    }
}
