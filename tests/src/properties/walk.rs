//! Walking through games: every position, its past, and what failed where.

use skald_rules::{
    chance::{Chance, Fast, Script, Scripted},
    interface::{Decision, DecisionId, Game, Input, Refuse, Seat, Setup, Viewer, Waiting},
    playout::{self, Net},
};

use super::{Sort, Suite};

/// The most inputs after which a game without a bound is left as it is.
const MOST_INPUTS: usize = 5_000;

/// In how many inputs the host says something, or somebody leaves.
const SELDOM: u32 = 300;
/// The same at a table that people leave often.
const OFTEN: u32 = 25;

/// A position on a walk.
pub struct At<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The kind of table.
    pub sort: &'a Sort,
    /// The position.
    pub state: &'a G::State,
    /// What the last input, or the deal, told.
    pub events: &'a [G::Event],
    /// Decisions that were open once and are no more.
    pub closed: &'a [DecisionId],
    /// Choices for whoever looks at the position; they do not change the walk.
    pub choices: Fast,
}

impl<G: Game> At<'_, G> {
    /// The seats of the table.
    pub fn seats(&self) -> Vec<Seat> {
        Seat::all(self.sort.seats).collect()
    }

    /// All viewers but those who may see everything.
    pub fn viewers(&self) -> Vec<Viewer> {
        self.seats().into_iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// Everything that is open to anybody.
    pub fn open(&self) -> Vec<Decision> {
        self.seats().into_iter().flat_map(|seat| self.game.open(self.state, seat)).collect()
    }
}

/// A game that was played to its end.
pub struct Recorded<G: Game> {
    /// The game.
    pub game: G,
    /// The draws' seed.
    pub seed: u64,
    /// All inputs.
    pub inputs: Vec<Input<G::Move>>,
    /// All positions, the deal first; one more than inputs.
    pub states: Vec<G::State>,
}

/// A state as bytes.
pub fn bytes<T: serde::Serialize>(of: &T) -> Vec<u8> {
    postcard::to_stdvec(of).expect("a state can be encoded")
}

/// A refusal in words.
pub fn words(illegal: &impl Refuse) -> String {
    skald_rules::words::english().plain(&illegal.say())
}

impl<G: Game> Suite<G> {
    /// Looks at every position of every game. A failure says where.
    pub(super) fn each(&self, mut look: impl FnMut(&mut At<G>) -> Result<(), String>) {
        self.games_of(|game, sort, seed| walk(game, sort, seed, &mut look).map(|_| ()));
    }

    /// Looks at a sample of the positions.
    pub(super) fn sampled(&self, mut look: impl FnMut(&mut At<G>) -> Result<(), String>) {
        self.each(|at| if at.choices.pick("sample", self.sample) == 0 { look(at) } else { Ok(()) });
    }

    /// Plays every game to its end, and looks at the whole.
    pub(super) fn recorded(&self, mut look: impl FnMut(&Sort, &Recorded<G>) -> Result<(), String>) {
        self.games_of(|game, sort, seed| look(sort, &walk(game, sort, seed, &mut |_| Ok(()))?));
    }

    fn games_of(&self, mut play: impl FnMut(&G, &Sort, u64) -> Result<(), String>) {
        assert!(!self.sorts.is_empty(), "a suite without tables shows nothing");
        for sort in &self.sorts {
            let setup = Setup { seats: sort.seats, options: sort.options.clone(), packs: Vec::new() };
            let game = G::new(&setup).unwrap_or_else(|error| panic!("{} with {sort:?}: {error}", G::ID));
            for seed in self.first_seed..self.first_seed + self.games {
                let mut sort = sort.clone();
                if let Some(bring) = self.bring.filter(|_| sort.kits.is_empty()) {
                    sort.kits = bring(&game, sort.seats, seed);
                }
                if let Err(what) = play(&game, &sort, seed) {
                    let (seats, options) = (sort.seats, &sort.options.0);
                    panic!("{}, {seats} seats, {options:?}, seed {seed}: {what}", G::ID);
                }
            }
        }
    }
}

/// Plays one game to its end.
fn walk<G: Game>(
    game: &G,
    sort: &Sort,
    seed: u64,
    look: &mut dyn FnMut(&mut At<G>) -> Result<(), String>,
) -> Result<Recorded<G>, String> {
    let mut dice = Fast::new(seed);
    let mut choices = Fast::new(!seed);
    // At every second table that is large enough people come and go, so that few or none who are here are left in it.
    let every = if sort.seats > 2 && seed.is_multiple_of(2) { OFTEN } else { SELDOM };
    let mut events = Vec::new();
    let mut state =
        game.start(&sort.kits, &mut dice, &mut events).map_err(|error| format!("the deal: {error}"))?;
    let mut recorded = Recorded { game: game.clone(), seed, inputs: Vec::new(), states: vec![state.clone()] };
    let mut net = Net::default();
    let mut known: Vec<DecisionId> = Vec::new();
    let mut last = "the deal".to_owned();
    for step in 0.. {
        let place = |what| format!("step {step}, after \"{last}\": {what}");
        let open: Vec<_> =
            Seat::all(sort.seats).flat_map(|seat| game.open(&state, seat)).map(|at| at.id).collect();
        let closed: Vec<_> = known.iter().copied().filter(|id| !open.contains(id)).collect();
        known.extend(open.into_iter().filter(|id| !closed.contains(id)));
        known.sort_unstable();
        known.dedup();
        let own = Fast::new(seed.rotate_left(32) ^ step);
        let mut at = At { game, sort, state: &state, events: &events, closed: &closed, choices: own };
        look(&mut at).map_err(place)?;
        let input = next(game, &state, sort.seats, every, &mut choices).map_err(place)?;
        let Some(input) = input else { break };
        if net.count(game, &state, &input, sort.seats) > game.bound().unwrap_or(u64::MAX) {
            return Err(place(format!("the game does not end within {:?} inputs", game.bound())));
        }
        events.clear();
        game.play(&mut state, &input, &mut dice, &mut events)
            .map_err(|illegal| place(format!("\"{input}\" is refused: {}", words(&illegal))))?;
        last = input.to_string();
        recorded.inputs.push(input);
        recorded.states.push(state.clone());
        if recorded.inputs.len() >= MOST_INPUTS {
            break;
        }
    }
    Ok(recorded)
}

/// The next input: mostly of players, once in `every` inputs a word of the host or of somebody who leaves.
fn next<G: Game>(
    game: &G,
    state: &G::State,
    seats: u8,
    every: u32,
    choices: &mut Fast,
) -> Result<Option<Input<G::Move>>, String> {
    if game.waiting(state) != Waiting::Over && choices.pick("the host?", every) == 0 {
        let seat = Seat(u8::try_from(choices.pick("who", seats.into())).unwrap_or(0));
        let input = match choices.pick("what", if every == OFTEN { 64 } else { 8 }) {
            0 => Input::TimeCalled,
            1 => Input::Award { seat },
            _ => Input::Resign { seat },
        };
        // A seat that has left already cannot leave again: such a word is tried on a copy first.
        let mut copy = state.clone();
        if game.play(&mut copy, &input, &mut Fast::new(0), &mut Vec::new()).is_ok() {
            return Ok(Some(input));
        }
    }
    playout::next_input(game, state, seats, choices)
}

/// A generator that writes down what it draws, as a script.
pub struct Recorder {
    dice: Fast,
    /// What was drawn.
    pub script: Script,
}

impl Recorder {
    /// The recorder over the generator of `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Fast::new(seed), script: Script::new() }
    }
}

impl Chance for Recorder {
    fn coin(&mut self, label: &str) -> bool {
        let side = self.dice.coin(label);
        self.script.push(label, Scripted::Coin(side));
        side
    }

    fn pick(&mut self, label: &str, n: u32) -> u32 {
        let number = self.dice.pick(label, n);
        self.script.push(label, Scripted::Pick(number));
        number
    }

    fn order(&mut self, label: &str, items: &mut [u16]) {
        let mut order: Vec<u16> = (0..=u16::MAX).take(items.len()).collect();
        self.dice.order(label, &mut order);
        let before = items.to_vec();
        for (item, from) in items.iter_mut().zip(&order) {
            *item = before[usize::from(*from)];
        }
        self.script.push(label, Scripted::Order(order));
    }
}
