//! Menus: how a move is put together choice by choice. The printed words of a move are a path to it; the verb that every
//! move of a decision begins with may be left out.

mod between;
mod later;
mod turn;

use std::sync::Arc;

use crate::{
    ask::{
        Illegal, Kind,
        decisions::standing_as,
        judge::{self, MayTurn},
        place,
    },
    board::{self, Label, North, Spots},
    cards::{Card, Form, Side},
    engine::gone_to,
    kits::{Known, starters},
    moves::{Move, Spot},
    setup::{LEVELS, Rules},
    state::State,
    tell,
};
use skald_vocabulary::interface::{Choice, Choices, DecisionId, Key, Menu, Misuse, Pick, Say, Seat, Step};

/// The choice to put a deck together card by card.
const OWN: &str = "own";

/// What a menu is made from.
struct Asking<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    kind: Kind,
}

/// Where a path of choices leads.
///
/// # Errors
/// [`Illegal`] when the decision does not stand or the path leads nowhere.
pub fn ask(rules: &Rules, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
    let (seat, kind) = standing_as(rules, state, at)?;
    let asking = Asking { rules, state, seat, kind };
    let path = match path.split_first() {
        Some((word, rest)) if Some(word.as_str()) == verb(kind) => rest,
        _ => path,
    };
    match kind {
        Kind::Pantheon => asking.pantheon(path),
        Kind::Deck => asking.deck(path),
        Kind::Lay => asking.lay(path),
        Kind::Open => asking.open(path),
        Kind::Play => asking.play(path),
        Kind::Maneuver => asking.maneuver(path),
        Kind::Traitors => {
            let gone = gone_to(&state.active.gone, seat, true);
            asking.order(&judge::with_spaces(&gone), path)
        }
        Kind::Phoenix(turn) => {
            let gone =
                judge::rising(state, seat, turn).map(|rising| rising.cards.clone()).unwrap_or_default();
            asking.order(&judge::with_spaces(&gone), path)
        }
        Kind::Pick | Kind::Draw => asking.draft(path),
        Kind::Follow => asking.follow(path),
        Kind::Trade => asking.give(path),
        Kind::Plan => asking.plan(path),
        Kind::Agree => asking.agree(path),
        Kind::First => asking.first(path),
    }
}

/// The word with which every move of a decision begins, where it is the same.
const fn verb(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Pantheon => Some("pantheon"),
        Kind::Deck => Some("deck"),
        Kind::Lay => Some("lay"),
        Kind::Open | Kind::Play => Some("place"),
        Kind::Maneuver => Some("move"),
        Kind::Traitors | Kind::Phoenix(_) => Some("order"),
        Kind::Pick | Kind::Draw => Some("draft"),
        Kind::Trade => Some("give"),
        Kind::Plan => Some("reinforce"),
        Kind::Agree => Some("agree"),
        Kind::First => Some("first"),
        Kind::Follow => None,
    }
}

fn one(prompt: &'static str, of: Vec<Choice>) -> Menu {
    Menu { prompt: Say::new(prompt), pick: Choices::One(of) }
}

fn word(key: &'static str, label: &'static str) -> Choice {
    Choice::new(Key::of(key), Say::new(label))
}

/// A path that leads nowhere.
fn astray(menu: &Menu, at: &Pick) -> Illegal {
    let possible = menu.pick.list().iter().map(|choice| choice.label.clone()).collect();
    Misuse::BadPath { at: at.clone(), possible }.into()
}

/// The key of a choice; any other word goes astray.
fn key(menu: &Menu, at: &Pick) -> Result<Key, Illegal> {
    at.as_one().ok_or_else(|| astray(menu, at))
}

impl Asking<'_> {
    fn whole(&self, with: Move) -> Result<Step<Move>, Illegal> {
        judge::resolve(self.rules, self.state, self.seat, self.kind, &with)?;
        Ok(Step::whole(with))
    }

    fn card(&self, card: Card) -> Choice {
        Choice::new(self.rules.pool.key(card), tell::card_label(self.rules, card))
            .note(tell::card_note(self.rules, card))
    }

    /// The different cards of a list, one choice each.
    fn cards(&self, cards: &[Card]) -> Vec<Choice> {
        let mut choices: Vec<Choice> = Vec::new();
        for card in cards {
            if choices.iter().all(|choice| choice.key != self.rules.pool.key(*card)) {
                choices.push(self.card(*card));
            }
        }
        choices
    }

    fn hand(&self) -> &[Card] {
        self.state.player(self.seat).map(|player| player.hand.as_slice()).unwrap_or_default()
    }

    fn pantheon(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let free = judge::free_pantheons(self.rules, self.state);
        let choice = |place: &u8| {
            let pantheon = self.rules.pool.pantheons.get(usize::from(*place))?;
            let label = Say::new("law-name").with("name", Arc::clone(&pantheon.name));
            Some(Choice::new(pantheon.key, label))
        };
        let menu = one("law-ask-pantheon", free.iter().filter_map(choice).collect());
        match path {
            [] => Ok(Step::menu(menu)),
            [pick] => self.whole(Move::Pantheon(key(&menu, pick)?)),
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    /// The names of the cards of a deck.
    fn names(&self, of: &Known) -> Say {
        let name =
            |card: &Card| Say::new("law-name").with("name", Arc::clone(&self.rules.pool.face(*card).name));
        Say::new("law-deck-note").with("cards", of.cards.keys().map(name).collect::<Vec<_>>())
    }

    fn deck(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let menu = |level: u8| {
            let pool = &self.rules.pool;
            let cards: Vec<Card> = pool.cards().filter(|card| pool.face(*card).level == level).collect();
            let count = LEVELS.get(usize::from(level.saturating_sub(1))).copied().unwrap_or(0);
            let prompt =
                Say::new("law-ask-deck-level").with("level", tell::roman(level)).with("count", count);
            Menu { prompt, pick: Choices::Some { min: count, max: count, of: self.cards(&cards) } }
        };
        // Whoever does not know the cards yet takes a deck that is ready.
        let ready = starters(self.rules);
        let mut ways: Vec<Choice> = ready
            .iter()
            .map(|(key, known)| Choice::new(*key, known.shown_name(*key)).note(self.names(known)))
            .collect();
        ways.push(word(OWN, "law-deck-own"));
        let first = one("law-ask-deck", ways);
        let mut keys = Vec::new();
        if let [all] = path
            && let Some(six) = all.as_some().filter(|keys| keys.len() > usize::from(LEVELS[0]))
        {
            keys = six;
        } else if let Some((_, known)) = ready.iter().find(|(key, _)| path == [Pick::one(*key)]) {
            keys.extend(known.cards.keys().map(|card| self.rules.pool.key(*card)));
        } else {
            let [own, path @ ..] = path else { return Ok(Step::menu(first)) };
            if own.as_str() != OWN {
                return Err(astray(&first, own));
            }
            for (level, pick) in (1_u8..).zip(path) {
                if level > 3 || !menu(level).pick.admits(pick) {
                    return Err(astray(&menu(level.min(3)), pick));
                }
                keys.extend(pick.as_some().unwrap_or_default());
            }
            if let Some(next) = u8::try_from(path.len() + 1).ok().filter(|next| *next <= 3) {
                return Ok(Step::menu(menu(next)));
            }
        }
        let pool = &self.rules.pool;
        keys.sort_by_key(|key| pool.find(*key));
        self.whole(Move::Deck(keys))
    }

    fn lay(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let rules = self.rules;
        let letter = |piece: &u8| {
            let label = Say::new("law-piece").with("piece", judge::letter(rules, *piece));
            Some(Choice::new(rules.pool.pieces.get(usize::from(*piece))?.key, label))
        };
        let pieces = one("law-ask-lay", self.state.offer.iter().filter_map(letter).collect());
        let [piece, rest @ ..] = path else { return Ok(Step::menu(pieces)) };
        let piece_key = key(&pieces, piece)?;
        let piece = judge::piece(rules, self.state, piece_key)?;
        let side_choice = |side: &Side| match side {
            Side::Alpha => word("alpha", "law-side-alpha"),
            Side::Omega => word("omega", "law-side-omega"),
        };
        let sides = one("law-ask-side", judge::sides(rules).iter().map(side_choice).collect());
        let [side, rest @ ..] = rest else { return Ok(Step::menu(sides)) };
        let side = Side::ALL
            .into_iter()
            .find(|known| known.word() == side.as_str())
            .ok_or_else(|| astray(&sides, side))?;
        judge::side(rules, side)?;
        let turns = one("law-ask-turn", vec![word("0", "law-turn-none"), word("180", "law-turn-half")]);
        let [turn, rest @ ..] = rest else { return Ok(Step::menu(turns)) };
        let degrees = turn.as_number().and_then(|turn| u16::try_from(turn).ok());
        let degrees = degrees.filter(|degrees| degrees.to_string() == turn.as_str());
        let turn = degrees.ok_or_else(|| astray(&turns, turn))?;
        let half = judge::half_turn(turn)?;
        let Some(of) = rules.pool.pieces.get(usize::from(piece)) else { return Ok(Step::menu(pieces)) };
        let form = of.form(side, half);
        let legal = board::positions(&self.state.ground, &form);
        let place = |(number, position): (usize, &board::Position)| {
            let label = Say::new(if half { "law-position-turned" } else { "law-position" });
            let label = label.with("number", number + 1).with("side", Say::new(tell::side_word(side)));
            let note = self.position_note(&form, *position);
            Some(Choice::new(Key::new(&(number + 1).to_string()).ok()?, label).note(note))
        };
        let places = one("law-ask-position", legal.iter().enumerate().filter_map(place).collect());
        match rest {
            [] => Ok(Step::menu(places)),
            [spot] => {
                let spot: Spot = spot.as_str().parse().map_err(|()| Illegal::Position(legal.len()))?;
                self.whole(Move::Lay { piece: piece_key, side, turn, spot })
            }
            [_, more, ..] => Err(astray(&places, more)),
        }
    }

    /// Beside which spaces a piece would lie, and how large the board would be.
    fn position_note(&self, form: &Form, position: board::Position) -> Say {
        let (columns, rows) = position.size;
        let grid = self.state.ground.grid();
        let touched = board::touched(&self.state.ground, form, position);
        let mut labels: Vec<Label> = touched.into_iter().map(|at| grid.label(at)).collect();
        labels.sort_unstable();
        let note = if labels.is_empty() {
            Say::new("law-position-first")
        } else {
            let spaces: Vec<Arc<str>> = labels.iter().map(|label| label.shown().into()).collect();
            Say::new("law-position-note").with("spaces", spaces)
        };
        note.with("columns", columns).with("rows", rows)
    }

    fn label(&self, menu: &Menu, at: &Pick) -> Result<Label, Illegal> {
        at.as_str().parse().map_err(|()| astray(menu, at))
    }

    fn north_menu() -> Menu {
        one("law-ask-north", vec![word("up", "law-north-up"), word("down", "law-north-down")])
    }

    fn north(at: &Pick) -> Result<North, Illegal> {
        let known = [North::Up, North::Down].into_iter().find(|north| north.word() == at.as_str());
        known.ok_or_else(|| astray(&Self::north_menu(), at))
    }

    fn open(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        if self.hand().is_empty() {
            return match path {
                [] => Ok(Step::menu(Self::north_menu())),
                [first] if first.as_str() == "north" => Ok(Step::menu(Self::north_menu())),
                [north] => self.whole(Move::North(Self::north(north)?)),
                [first, north] if first.as_str() == "north" => self.whole(Move::North(Self::north(north)?)),
                [.., more] => Err(astray(&Self::north_menu(), more)),
            };
        }
        let hand = one("law-ask-open", self.cards(self.hand()));
        let [card, rest @ ..] = path else { return Ok(Step::menu(hand)) };
        let card = key(&hand, card)?;
        judge::hand_card(self.rules, self.state, self.seat, card)?;
        let scene = self.rules.scene(self.state);
        let spaces = self.spaces("law-ask-space", place::hiding_places(&scene, &self.state.field), |_| None);
        let [space, rest @ ..] = rest else { return Ok(Step::menu(spaces)) };
        let at = self.label(&spaces, space)?;
        let may = judge::may_turn(self.rules, self.state, self.seat);
        // A wrong space is refused before anything is said about north.
        let said = if may == MayTurn::Must { Some(North::Up) } else { None };
        let placed = |north| Move::Place { card, at, north, then: Vec::new() };
        judge::resolve(self.rules, self.state, self.seat, self.kind, &placed(said))?;
        match (rest, may) {
            ([], MayTurn::Must) => Ok(Step::menu(Self::north_menu())),
            ([], MayTurn::May) => Ok(Step { whole: Some(placed(None)), menu: Some(Self::north_menu()) }),
            ([], MayTurn::No) => Ok(Step::whole(placed(None))),
            ([north], _) => self.whole(placed(Some(Self::north(north)?))),
            ([_, more, ..], _) => Err(astray(&Self::north_menu(), more)),
        }
    }

    /// A menu of spaces, with a second line for each.
    fn spaces(&self, prompt: &'static str, set: Spots, note: impl Fn(usize) -> Option<Say>) -> Menu {
        let scene = self.rules.scene(self.state);
        let choice = |at: usize| {
            let label = scene.grid.label(at);
            let choice = Choice::new(label.key(), Say::new("law-space").with("space", label.shown()));
            match note(at) {
                Some(say) => choice.note(say),
                None => choice,
            }
        };
        one(prompt, place::reading(&scene, set).into_iter().map(choice).collect())
    }
}
