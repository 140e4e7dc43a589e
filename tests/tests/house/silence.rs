//! Nothing leaks by time (INV-40, ASY-1 to ASY-7, A-03): in the modes `bluff` and `open`, whom the table waits for, what for and what
//! is told are functions of public state and settings alone, whatever decks are played.

use skald_rules::{
    chance::{Chance, Fast},
    interface::{Decision, Input, Kit, Release, Rules, Seat, Sight, Speech, Viewer},
    lraw::{
        Event, Lraw, Move, State,
        cards::STARTERS,
        orders::{Mode, Order, decide},
        state::{Asked, Card},
    },
    playout,
};
use skald_tests::lists::random_decks;

/// How many moves of the others are followed from each position.
const AHEAD: u32 = 14;

/// The games that are looked at: what both bring, by the number of the game.
type Decks = fn(&Lraw, u64) -> Vec<Kit>;

/// The public part of what happens while one player has not answered anything by hand.
#[derive(Debug, Default, PartialEq, Eq)]
struct Public {
    /// Whom the table waits for and what for, with the clock, after each input; and when an answer takes effect.
    waits: Vec<(String, Release)>,
    /// What a spectator is told after each input.
    told: Vec<Vec<String>>,
    /// Whether the seat was asked by hand in the end.
    asked: bool,
}

/// Two tables that differ in what `quiet` holds in secret, played on with the same choices of the others.
struct Twins<'g> {
    game: &'g Lraw,
    quiet: Seat,
    orders: &'g [Order],
    luck: u64,
}

impl Twins<'_> {
    /// What everybody sees until `quiet` has to answer by hand, or until something hidden comes to light, of which `opened`
    /// tells.
    fn watch(&self, start: &State, opened: &dyn Fn(&State) -> bool) -> Public {
        let (mut state, mut dice) = (start.clone(), Fast::new(self.luck));
        let mut public = Public::default();
        for _ in 0..AHEAD {
            if opened(&state) {
                // What brought it to light tells of it.
                public.told.pop();
                break;
            }
            let Some(at) = only(self.game, &state) else { break };
            let waits = self.game.waiting(&state);
            public.waits.push((format!("{waits:?}"), at.release));
            let Some(with) = self.choice(&state, &at, &mut public) else { break };
            let mut out = Vec::new();
            let input = Input::Answer { at: at.id, with };
            if self.game.play(&mut state, &input, &mut dice, &mut out).is_err() {
                break;
            }
            public.told.push(out.iter().filter_map(|event| self.told(event)).collect());
        }
        public
    }

    fn told(&self, event: &Event) -> Option<String> {
        let seen = self.game.seen(event, Viewer::Spectator)?;
        Some(format!("{:?}", self.game.tell(&seen).say))
    }

    fn choice(&self, state: &State, at: &Decision, public: &mut Public) -> Option<Move> {
        if at.seat == self.quiet {
            let view = self.game.view(state, Viewer::Seat(at.seat));
            let with = decide(&view, at, self.orders);
            public.asked |= with.is_none();
            return with;
        }
        // The other one chooses by what the other one sees, which is the same on both tables.
        let mut choices = Fast::new(self.luck ^ u64::from(state.questions));
        self.game.random_move(state, at.id, &mut choices).ok()
    }
}

/// The hidden cards of a seat: those in the hand and those that are set.
fn hidden(state: &State, seat: Seat) -> Vec<Card> {
    let side = state.side(seat);
    side.hand.iter().copied().chain(side.field().filter(|card| !state.card(*card).up)).collect()
}

/// Two ready-made decks.
fn ready_made(_: &Lraw, number: u64) -> Vec<Kit> {
    let deck =
        |seat: Seat, of: u64| Kit { seat, list: STARTERS[usize::try_from(of % 9).unwrap()].1.to_owned() };
    vec![deck(Seat(0), number), deck(Seat(1), number * 5)]
}

/// Two random legal decks.
fn any(game: &Lraw, number: u64) -> Vec<Kit> {
    random_decks(game, 2, number)
}

fn only(game: &Lraw, state: &State) -> Option<Decision> {
    Seat::all(2).flat_map(|seat| game.open(state, seat)).next()
}

/// Plays a game of random moves and looks at every position.
fn play_out(game: &Lraw, kits: &[Kit], seed: u64, mut look: impl FnMut(&State, &mut Fast)) {
    let (mut dice, mut choices, mut own) = (Fast::new(seed), Fast::new(!seed), Fast::new(seed ^ 0x10));
    let mut state = game.start(kits, &mut dice, &mut Vec::new()).unwrap();
    while let Some(input) = playout::next_input(game, &state, 2, &mut choices).unwrap() {
        game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
        look(&state, &mut own);
    }
}

/// How often two tables with other hands and set cards were alike, and how often the quiet one had to be asked.
fn compare(decks: Decks, orders: &[Order]) -> Result<(u32, u32), String> {
    let (game, mut alike, mut asked, mut wrong) = (Lraw::standard(2).unwrap(), 0, 0, None);
    for number in 0..9_u64 {
        play_out(&game, &decks(&game, number), number + 70, |state, own| {
            let main = state.asked.as_ref().is_some_and(|asked| asked.what == Asked::Main);
            if wrong.is_some() || !main || own.pick("sample", 5) > 0 {
                return;
            }
            let quiet = state.next(state.active);
            let luck = u64::from(own.pick("luck", 100_000));
            let mut other = game.redraw(state, Viewer::Seat(state.active), &mut Fast::new(luck));
            // What the others draw is the same on both tables.
            for (lying, drawn) in
                state.cards.iter().zip(&mut other.cards).filter(|(lying, _)| lying.owner != quiet)
            {
                drawn.face = lying.face;
            }
            let faces =
                |of: &State| hidden(of, quiet).iter().map(|card| of.card(*card).face).collect::<Vec<_>>();
            if faces(state) == faces(&other) {
                return;
            }
            let twins = Twins { game: &game, quiet, orders, luck };
            // As soon as a hidden card lies open on one of them, the tables differ for everybody to see.
            let secret =
                [hidden(state, quiet), state.side(quiet).deck.clone(), state.side(state.active).deck.clone()]
                    .concat();
            let opened =
                |of: &State| secret.iter().any(|card| of.card(*card).open() && of.card(*card).owner == quiet);
            let (true_one, drawn) = (twins.watch(state, &opened), twins.watch(&other, &opened));
            let steps = true_one.waits.len().min(drawn.waits.len());
            let tales = true_one.told.len().min(drawn.told.len());
            let same = true_one.waits[..steps] == drawn.waits[..steps]
                && true_one.told[..tales] == drawn.told[..tales];
            if !same || true_one.asked != drawn.asked {
                let first = (0..steps).find(|at| true_one.waits[*at] != drawn.waits[*at]).unwrap_or(steps);
                let part = |of: &Public| format!("{:?}", of.waits.get(first));
                let told = (
                    true_one.told.iter().rev().take(4).collect::<Vec<_>>(),
                    drawn.told.iter().rev().take(4).collect::<Vec<_>>(),
                );
                wrong = Some(format!(
                    "game {number}, turn {}, step {first}:\n{}\n{}\n{told:#?}",
                    state.turn,
                    part(&true_one),
                    part(&drawn)
                ));
                return;
            }
            alike += 1;
            asked += u32::from(true_one.asked);
        });
    }
    wrong.map_or(Ok((alike, asked)), Err)
}

fn mode(mode: Mode) -> Vec<Order> {
    vec![Order::preset(), Order::Mode(mode)]
}

// shows LRAW-3.5.2
#[test]
fn whether_somebody_could_answer_shows_in_nothing() {
    for decks in [ready_made as Decks, any] {
        for orders in [vec![Order::preset()], mode(Mode::Bluff), mode(Mode::Open)] {
            let (alike, asked) =
                compare(decks, &orders).unwrap_or_else(|wrong| panic!("{orders:?}: {wrong}"));
            assert!(alike > 60 && asked > 10, "{orders:?}: {alike}, asked {asked}");
        }
    }
}

#[test]
fn the_comparison_finds_what_quick_gives_away() {
    for decks in [ready_made as Decks, any] {
        assert!(
            compare(decks, &mode(Mode::Quick)).is_err(),
            "an instant pass tells that no answer was possible"
        );
    }
}
