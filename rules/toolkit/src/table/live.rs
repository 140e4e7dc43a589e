//! A game of any type behind the words of [`Opened`] and [`Table`].

use super::{
    Opened, Table,
    encode::{decode, encode},
};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{
        BadNotation, Decision, DecisionId, Ending, Game, Hints, Input, Kept, Key, Kit, KitBook, Length,
        Lengths, Outcome, PackId, Pick, Place, Probability, Refusal, RefusalKind, Say, Seat, SetupError,
        Step, Tale, Trail, Viewer, Waiting,
    },
    views::AnyView,
};

use crate::players::Player;

/// A game with its options.
pub(super) struct OpenGame<G> {
    pub game: G,
    pub seats: u8,
}

impl<G: Game> Opened for OpenGame<G> {
    fn packs(&self) -> Vec<PackId> {
        self.game.packs()
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        self.game.kit_book()
    }

    fn length(&self) -> Length {
        self.game.length()
    }

    fn clocks(&self) -> Lengths {
        self.game.clocks()
    }

    fn absence(&self) -> Vec<Say> {
        self.game.absence()
    }

    fn sides(&self) -> Vec<Vec<Seat>> {
        self.game.sides()
    }

    fn bound(&self) -> Option<u64> {
        self.game.bound()
    }

    fn start(&self, kits: &[Kit], dice: &mut dyn Chance) -> Result<Box<dyn Table>, SetupError> {
        let mut events = Vec::new();
        let state = self.game.start(kits, dice, &mut events)?;
        Ok(Box::new(Live { game: self.game.clone(), state, events, seats: self.seats }))
    }

    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn Table>, String> {
        let state = decode(snapshot)?;
        Ok(Box::new(Live { game: self.game.clone(), state, events: Vec::new(), seats: self.seats }))
    }
}

/// A game that is being played: its position, and what happened in the last step.
pub(super) struct Live<G: Game> {
    pub game: G,
    pub state: G::State,
    pub events: Vec<G::Event>,
    pub seats: u8,
}

fn misspelt(error: &BadNotation) -> Refusal {
    let whole = || {
        Say::new("refuse-notation").with("text", error.text.as_str()).with("wanted", error.wanted.as_str())
    };
    Refusal::new(RefusalKind::Misspelt, error.place.as_ref().map_or_else(whole, |place| place.say()))
}

impl<G: Game> Live<G> {
    fn told<'e>(&self, events: impl Iterator<Item = &'e G::Event>, who: Viewer) -> Vec<Tale>
    where
        G::Event: 'e,
    {
        events.filter_map(|event| self.game.seen(event, who)).map(|seen| self.game.tell(&seen)).collect()
    }
}

impl<G: Game> Table for Live<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn waiting(&self) -> Waiting {
        self.game.waiting(&self.state)
    }

    fn open(&self, seat: Seat) -> Vec<Decision> {
        self.game.open(&self.state, seat)
    }

    fn ask(&self, at: DecisionId, path: &[Pick]) -> Result<Step<String>, Refusal> {
        self.game
            .ask(&self.state, at, path)
            .map(|step| step.map(|whole| whole.to_string()))
            .map_err(|illegal| Refusal::from(&illegal))
    }

    fn legal(&self, at: DecisionId, most: usize) -> Vec<String> {
        self.game.legal(&self.state, at).take(most).map(|with| with.to_string()).collect()
    }

    fn random_move(&self, at: DecisionId, choices: &mut dyn Chance) -> Result<String, String> {
        self.game.random_move(&self.state, at, choices).map(|with| with.to_string())
    }

    fn answer_of(&self, player: Player, at: &Decision, choices: &mut dyn Chance) -> Result<String, String> {
        player.answer(&self.game, &self.state, at, choices).map(|with| with.to_string())
    }

    fn use_of(
        &self,
        player: Player,
        at: &Decision,
        choices: &mut dyn Chance,
    ) -> Result<Option<String>, String> {
        let with = player.uses(&self.game, &self.state, at, choices)?;
        Ok(with.map(|with| with.to_string()))
    }

    fn default_for(&self, at: DecisionId, own: &mut dyn Chance) -> Option<String> {
        self.game.default_for(&self.state, at, own).map(|whole| whole.to_string())
    }

    fn play(&mut self, input: &Input<String>, dice: &mut dyn Chance) -> Result<(), Refusal> {
        let input =
            input.clone().try_map(|line| line.parse::<G::Move>()).map_err(|error| misspelt(&error))?;
        let mut events = Vec::new();
        self.game
            .play(&mut self.state, &input, dice, &mut events)
            .map_err(|illegal| Refusal::from(&illegal))?;
        self.events = events;
        Ok(())
    }

    fn judge(&self, at: DecisionId, line: &str) -> Option<Refusal> {
        let with = line.parse::<G::Move>().ok()?;
        let input = Input::Answer { at, with };
        // Whatever would be drawn is thrown away with the copy.
        let played = self.game.play(&mut self.state.clone(), &input, &mut Fast::new(0), &mut Vec::new());
        played.err().map(|illegal| Refusal::from(&illegal)).filter(|why| why.kind != RefusalKind::Unfinished)
    }

    fn tales(&self, who: Viewer) -> Vec<Tale> {
        self.told(self.events.iter(), who)
    }

    fn sent(&self, seat: Seat) -> Vec<Say> {
        let seen = self.events.iter().filter_map(|event| self.game.seen(event, Viewer::Seat(seat)));
        seen.filter(|seen| self.game.sends(seen)).map(|seen| self.game.tell(&seen).say).collect()
    }

    fn view(&self, who: Viewer) -> AnyView {
        self.game.view(&self.state, who).into()
    }

    fn view_bytes(&self, who: Viewer) -> Vec<u8> {
        encode(&self.game.view(&self.state, who))
    }

    fn private_bytes(&self, seat: Seat) -> Vec<u8> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        encode(&self.game.private_part(&view))
    }

    fn own_bytes(&self, seat: Seat) -> Vec<u8> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        encode(&self.game.own_part(&view))
    }

    fn chapter(&self) -> Option<Say> {
        self.game.chapter(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn ending(&self) -> Ending {
        self.game.ending(&self.state)
    }

    fn unplayed(&self) -> bool {
        self.game.unplayed(&self.state)
    }

    fn side(&self, seat: Seat) -> u8 {
        self.game.side(&self.state, seat)
    }

    fn plays_on(&self, seat: Seat) -> bool {
        self.game.plays_on(&self.state, seat)
    }

    fn turn_end(&self, at: DecisionId) -> Option<String> {
        self.ask(at, &Pick::path(G::ENDS_TURN?)).ok()?.whole
    }

    fn warning(&self, seat: Seat) -> Option<Say> {
        self.game.warning(&self.state, seat)
    }

    fn forecast(
        &self,
        seat: Seat,
        at: DecisionId,
        line: &str,
    ) -> Result<Vec<(Probability, Vec<Tale>)>, Refusal> {
        let whole = line.parse::<G::Move>().map_err(|error| misspelt(&error))?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let told = |seen: Vec<G::Seen>| seen.iter().map(|seen| self.game.tell(seen)).collect();
        Ok(self
            .game
            .forecast(&view, at, &whole)
            .into_iter()
            .map(|(share, seen)| (share, told(seen)))
            .collect())
    }

    fn deed(&self, seat: Seat, at: DecisionId, line: &str) -> Vec<Say> {
        let Ok(with) = line.parse::<G::Move>() else { return Vec::new() };
        let (mut trail, mut path) = (Trail::default(), Vec::new());
        for pick in Pick::path(line) {
            if let Some(menu) = self.game.ask(&self.state, at, &path).ok().and_then(|step| step.menu) {
                trail.add(&menu, &pick);
            }
            path.push(pick);
        }
        self.game.deed(&self.game.view(&self.state, Viewer::Seat(seat)), at, &with, &trail)
    }

    fn hints(&self, seat: Seat, at: DecisionId, path: &[Pick]) -> Hints {
        self.game.hints(&self.game.view(&self.state, Viewer::Seat(seat)), at, path)
    }

    fn value(&self, who: Viewer, seat: Seat) -> i32 {
        self.game.value(&self.game.view(&self.state, who), seat)
    }

    fn objection(&self, seat: Seat, line: &str) -> Option<Refusal> {
        let with = line.parse::<G::Move>().ok()?;
        self.game.objection(&self.state, seat, &with).map(|illegal| Refusal::from(&illegal))
    }

    fn follow(&self, at: &Decision, order: &str) -> Option<String> {
        let order = order.parse::<G::Order>().ok()?;
        let view = self.game.view(&self.state, Viewer::Seat(at.seat));
        self.game.follow(&view, at, &order).map(|whole| whole.to_string())
    }

    fn stands_back(&self, at: &Decision, order: &str, others: &[&str]) -> bool {
        let Ok(order) = order.parse::<G::Order>() else { return false };
        let others: Vec<G::Order> = others.iter().filter_map(|other| other.parse().ok()).collect();
        let view = self.game.view(&self.state, Viewer::Seat(at.seat));
        !others.is_empty() && self.game.stands_back(&view, at, &order, &others)
    }

    fn left(&self, at: &Decision, order: &str, legal: bool) -> Option<String> {
        let order = order.parse::<G::Order>().ok()?;
        let view = self.game.view(&self.state, Viewer::Seat(at.seat));
        match self.game.left(&view, at, &order, legal) {
            Some(left) if left == order => None,
            Some(left) => Some(left.to_string()),
            None => Some(String::new()),
        }
    }

    fn skipped(&self, at: &Decision, order: &str, refused: Option<Say>) -> Option<Say> {
        let order = order.parse::<G::Order>().ok()?;
        let view = self.game.view(&self.state, Viewer::Seat(at.seat));
        self.game.skipped(&view, at, &order, refused)
    }

    fn kept(&self, seat: Seat, orders: &[&str]) -> Vec<Kept<String>> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let kept = |text: &&str| match text.parse::<G::Order>() {
            Ok(order) => match self.game.kept(&view, &order) {
                Kept::As(same) if same == order => Kept::As((*text).to_owned()),
                kept => kept.map(|order| order.to_string()),
            },
            Err(_) => Kept::As((*text).to_owned()),
        };
        orders.iter().map(kept).collect()
    }

    fn heed(&self, seat: Seat, orders: &[&str]) -> Option<(DecisionId, String)> {
        let orders: Vec<G::Order> = orders.iter().filter_map(|order| order.parse().ok()).collect();
        self.game.heed(&self.state, seat, &orders).map(|(at, whole)| (at, whole.to_string()))
    }

    fn ask_order(&self, seat: Seat, path: &[Pick]) -> Result<Step<String>, Refusal> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        self.game
            .ask_order(&view, path)
            .map(|step| step.map(|order| order.to_string()))
            .map_err(|illegal| Refusal::from(&illegal))
    }

    fn order_objection(&self, seat: Seat, order: &str, others: &[&str]) -> Option<Refusal> {
        let order = order.parse::<G::Order>().ok()?;
        let others: Vec<G::Order> = others.iter().filter_map(|other| other.parse().ok()).collect();
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        self.game.order_objection(&view, &order, &others).map(|illegal| Refusal::from(&illegal))
    }

    fn order_warning(&self, seat: Seat, order: &str, before: &[&str]) -> Option<Say> {
        let order = order.parse::<G::Order>().ok()?;
        let before: Vec<G::Order> = before.iter().filter_map(|other| other.parse().ok()).collect();
        self.game.order_warning(&self.game.view(&self.state, Viewer::Seat(seat)), &order, &before)
    }

    fn beside(&self, order: &str, others: &[&str]) -> String {
        let Ok(own) = order.parse::<G::Order>() else { return order.to_owned() };
        let others: Vec<G::Order> = others.iter().filter_map(|other| other.parse().ok()).collect();
        self.game.beside(&own, &others).to_string()
    }

    fn as_given(&self, order: &str) -> String {
        let own = order.parse::<G::Order>();
        own.map_or_else(|_| order.to_owned(), |own| self.game.as_given(&own).to_string())
    }

    fn plan_objection(&self, seat: Seat, line: &str) -> Option<Refusal> {
        let with = match line.parse::<G::Move>() {
            Ok(with) => with,
            Err(error) => return Some(misspelt(&error)),
        };
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        self.game.plan_objection(&view, &with).map(|illegal| Refusal::from(&illegal))
    }

    fn casual_only(&self, order: &str) -> Option<Refusal> {
        order.parse().ok().and_then(|order| self.game.casual_only(&order)).as_ref().map(Refusal::from)
    }

    fn prepares_turns(&self) -> bool {
        G::PREPARES_TURNS
    }

    fn asks_at_start(&self) -> bool {
        G::ASKS_AT_START
    }

    fn is_of_table(&self, order: &str) -> bool {
        order.parse().is_ok_and(|order| self.game.is_of_table(&order))
    }

    fn forgoes_grid(&self, orders: &[&str]) -> bool {
        let orders: Vec<G::Order> = orders.iter().filter_map(|order| order.parse().ok()).collect();
        self.game.forgoes_grid(&orders)
    }

    fn given_with(&self, at: &Decision, with: &str) -> Vec<String> {
        let Ok(with) = with.parse::<G::Move>() else { return Vec::new() };
        let view = self.game.view(&self.state, Viewer::Seat(at.seat));
        self.game.given_with(&view, at, &with).iter().map(ToString::to_string).collect()
    }

    fn read_order(&self, order: &str) -> Result<(Key, Say), Refusal> {
        let order = order.parse::<G::Order>().map_err(|error| misspelt(&error))?;
        Ok((self.game.slot(&order), self.game.tell_order(&order)))
    }

    fn order_place(&self, order: &str) -> Option<Place> {
        order.parse::<G::Order>().err()?.place.map(|place| *place)
    }

    fn preset_orders(&self, seat: Seat) -> Vec<String> {
        self.game.preset_orders(seat).iter().map(ToString::to_string).collect()
    }

    fn preset_among_computers(&self, seat: Seat) -> Vec<String> {
        self.game.preset_among_computers(seat).iter().map(ToString::to_string).collect()
    }

    fn sparing_orders(&self, seat: Seat) -> Vec<String> {
        // What this very game has no use for would be refused when it is given.
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let mut orders = self.game.sparing_orders(seat);
        orders.retain(|order| self.game.order_objection(&view, order, &[]).is_none());
        orders.iter().map(ToString::to_string).collect()
    }

    fn redraw(&self, who: Viewer, dice: &mut dyn Chance) -> Box<dyn Table> {
        let state = self.game.redraw(&self.state, who, dice);
        Box::new(Self { game: self.game.clone(), state, events: Vec::new(), seats: self.seats })
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.state)
    }

    fn check(&self) -> Result<(), String> {
        self.game.check(&self.state)
    }

    fn print_position(&self) -> String {
        self.game.print_position(&self.state)
    }

    fn bound(&self) -> Option<u64> {
        self.game.bound()
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Self {
            game: self.game.clone(),
            state: self.state.clone(),
            events: self.events.clone(),
            seats: self.seats,
        })
    }
}
