//! Menus: how a move is put together choice by choice. The printed words of a move are a path to it; the verb that every
//! move of a decision begins with may be left out.

use std::sync::Arc;

use super::{
    Illegal, Kind,
    decisions::standing_as,
    judge::{self, MayTurn},
    place, plans,
};
use crate::{
    interface::{Choice, Choices, DecisionId, Key, Menu, Misuse, Pick, Say, Seat, Step},
    law::{
        ask::Trial,
        board::{self, Label, North, Spots},
        cards::{Card, Side},
        engine::gone_to,
        moves::{Move, Spot, Then},
        setup::{LEVELS, Rules},
        state::{Plan, State},
        tell,
    },
};

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
    let (seat, kind) = standing_as(state, at)?;
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

    fn deck(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let menu = |level: u8| {
            let pool = &self.rules.pool;
            let cards: Vec<Card> = pool.cards().filter(|card| pool.face(*card).level == level).collect();
            let count = LEVELS.get(usize::from(level.saturating_sub(1))).copied().unwrap_or(0);
            let prompt =
                Say::new("law-ask-deck-level").with("level", tell::roman(level)).with("count", count);
            Menu { prompt, pick: Choices::Some { min: count, max: count, of: self.cards(&cards) } }
        };
        let mut keys = Vec::new();
        if let [all] = path
            && let Some(six) = all.as_some().filter(|keys| keys.len() > usize::from(LEVELS[0]))
        {
            keys = six;
        } else {
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
        let legal = board::positions(&self.state.ground, &of.form(side, half));
        let place = |(number, position): (usize, &board::Position)| {
            let (columns, rows) = position.size;
            let label = Say::new("law-position").with("number", number + 1);
            let note = Say::new("law-position-note").with("columns", columns).with("rows", rows);
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

    fn play(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let hand = one("law-ask-play", self.cards(self.hand()));
        let [card_pick, rest @ ..] = path else { return Ok(Step::menu(hand)) };
        let card_key = key(&hand, card_pick)?;
        let card = judge::hand_card(self.rules, self.state, self.seat, card_key)?;
        let scene = self.rules.scene(self.state);
        let legal = place::plays(&scene, &self.state.field, self.seat, card);
        let [space, rest @ ..] = rest else {
            let note =
                |at| Some(self.preview(&Trial::place(&scene, &self.state.field, self.seat, card, at), at));
            return Ok(Step::menu(self.spaces("law-ask-space", legal, note)));
        };
        let bare = one("law-ask-space", Vec::new());
        let at = self.label(&bare, space)?;
        let placed = |then: Vec<Then>| Move::Place { card: card_key, at, north: None, then };
        judge::resolve(self.rules, self.state, self.seat, self.kind, &placed(Vec::new()))?;
        let Some(spot) = scene.grid.find(at) else { return Ok(Step::menu(hand)) };
        let trial = Trial::place(&scene, &self.state.field, self.seat, card, spot);
        self.follow_up(trial, card, placed, rest)
    }

    /// What may be added to a placement: moves, staying, the order of Traitors (LAW-16.5).
    fn follow_up(
        &self,
        mut trial: Trial,
        card: Card,
        placed: impl Fn(Vec<Then>) -> Move,
        path: &[Pick],
    ) -> Result<Step<Move>, Illegal> {
        let scene = self.rules.scene(self.state);
        let mut then: Vec<Then> = Vec::new();
        let mut stayed = false;
        let mut rest = path;
        loop {
            let [own, extra] = trial.moves(&scene);
            let moves = if stayed { 0 } else { own | extra };
            let traitors: Vec<(Card, Label)> =
                trial.traitors().iter().map(|fell| (fell.stand.card, scene.grid.label(fell.at))).collect();
            let orders =
                moves == 0 && traitors.len() > 1 && self.rules.form != crate::law::options::Form::Ragnarok;
            let mut more = Vec::new();
            if moves != 0 {
                more.extend([word("move", "law-then-move"), word("stay", "law-then-stay")]);
            }
            if orders {
                more.push(word("order", "law-then-order"));
            }
            let menu = one("law-ask-then", more);
            match rest {
                [] => {
                    let step = self.whole(placed(then))?;
                    return Ok(Step { menu: (!menu.pick.list().is_empty()).then_some(menu), ..step });
                }
                [stay, left @ ..] if stay.as_str() == "stay" && moves != 0 => {
                    then.push(Then::Stay);
                    stayed = true;
                    rest = left;
                }
                [order, left @ ..] if order.as_str() == "order" && orders => {
                    let keys = judge::order_keys(self.rules, &traitors);
                    let menu = self.order_menu("law-ask-traitors", &traitors, &keys);
                    let [keys, left @ ..] = left else { return Ok(Step::menu(menu)) };
                    then.push(Then::Order(keys.as_order().ok_or_else(|| astray(&menu, keys))?));
                    return match left {
                        [] => self.whole(placed(then)),
                        [stray, ..] => Err(astray(&menu, stray)),
                    };
                }
                [step, left @ ..] if step.as_str() == "move" && moves != 0 => {
                    let note = |to| Some(self.preview(&trial.clone().step(&scene, to), to));
                    let [to, left @ ..] = left else {
                        return Ok(Step::menu(self.spaces("law-ask-maneuver", moves, note)));
                    };
                    let label = self.label(&menu, to)?;
                    let to = place::destination(self.rules, &scene, &trial, card, label, moves)?;
                    then.push(Then::Step(label));
                    trial = trial.step(&scene, to);
                    rest = left;
                }
                [stray, ..] => return Err(astray(&menu, stray)),
            }
        }
    }

    /// What a placement or a move would capture, as a second line.
    fn preview(&self, trial: &Trial, at: usize) -> Say {
        let names: Vec<Arc<str>> =
            place::captures(trial).map(|(_, card)| judge::name(self.rules, card)).collect();
        let replaced = self.state.field.get(at).filter(|_| trial.at.is_some()).map(|stand| stand.card);
        let taken = if names.is_empty() {
            Say::new("law-note-nothing")
        } else {
            Say::new("law-note-takes").with("cards", names)
        };
        let lost = if trial.at.is_none() { Say::new("law-note-lost").with("rest", taken) } else { taken };
        match replaced {
            Some(card) if self.kind == Kind::Play => {
                Say::new("law-note-replaces").with("card", judge::name(self.rules, card)).with("rest", lost)
            }
            _ => lost,
        }
    }

    fn maneuver(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let scene = self.rules.scene(self.state);
        let Some((trial, card)) = judge::trial(self.state) else { return Err(Illegal::NoOrder) };
        let [own, extra] = trial.moves(&scene);
        let note = |to| Some(self.preview(&trial.clone().step(&scene, to), to));
        let mut menu = self.spaces("law-ask-maneuver", own | extra, note);
        if let Choices::One(of) = &mut menu.pick {
            of.push(word("stay", "law-then-stay"));
        }
        match path {
            [] => Ok(Step::menu(menu)),
            [stay] if stay.as_str() == "stay" => self.whole(Move::Stay),
            [to] => {
                let label = self.label(&menu, to)?;
                place::destination(self.rules, &scene, &trial, card, label, own | extra)?;
                self.whole(Move::Step(label))
            }
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    fn order_menu(&self, prompt: &'static str, gone: &[(Card, Label)], keys: &[Key]) -> Menu {
        let choice = |((card, at), key): (&(Card, Label), &Key)| {
            Choice::new(*key, tell::card_label(self.rules, *card))
                .note(Say::new("law-note-left").with("space", at.shown()))
        };
        Menu { prompt: Say::new(prompt), pick: Choices::Order(gone.iter().zip(keys).map(choice).collect()) }
    }

    fn order(&self, gone: &[(Card, Label)], path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let keys = judge::order_keys(self.rules, gone);
        let prompt = if self.kind == Kind::Traitors { "law-ask-traitors" } else { "law-ask-phoenix" };
        let menu = self.order_menu(prompt, gone, &keys);
        match path {
            [] => Ok(Step::menu(menu)),
            [keys] => self.whole(Move::Order(keys.as_order().ok_or_else(|| astray(&menu, keys))?)),
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    fn draft(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let open: Vec<Card> = self.state.draft.open.iter().flatten().copied().collect();
        let menu = one("law-ask-draw", self.cards(&open));
        match path {
            [] => Ok(Step::menu(menu)),
            [card] => self.whole(Move::Draft(key(&menu, card)?)),
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    fn follow(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let partners = judge::partners(self.state, self.seat);
        let mut giving: Vec<Card> = self.hand().to_vec();
        giving.retain(|card| !judge::fits(self.rules, self.state, *card).is_empty());
        let mut verbs = Vec::new();
        if !giving.is_empty() {
            verbs.push(word("exchange", "law-follow-exchange"));
        }
        if !partners.is_empty() {
            verbs.push(word("trade", "law-follow-trade"));
        }
        verbs.push(word("done", "law-follow-done"));
        let menu = one("law-ask-follow", verbs);
        let [verb, rest @ ..] = path else { return Ok(Step::menu(menu)) };
        match (verb.as_str(), rest) {
            ("done", []) => self.whole(Move::Done),
            ("exchange", rest) => {
                let give = one("law-ask-exchange", self.cards(&giving));
                let [card, rest @ ..] = rest else {
                    return if giving.is_empty() { Err(astray(&menu, verb)) } else { Ok(Step::menu(give)) };
                };
                let card_key = key(&give, card)?;
                let card = judge::hand_card(self.rules, self.state, self.seat, card_key)?;
                let fits = judge::fits(self.rules, self.state, card);
                let take = one("law-ask-exchange-for", self.cards(&fits));
                match rest {
                    [] if fits.is_empty() => {
                        Err(Illegal::Exchange(judge::name(self.rules, card), Vec::new()))
                    }
                    [] => Ok(Step::menu(take)),
                    [other] => self.whole(Move::Exchange(card_key, key(&take, other)?)),
                    [_, more, ..] => Err(astray(&take, more)),
                }
            }
            ("trade", rest) => {
                let seat = |seat: &Seat| Choice::new(seat.key(), Say::new("law-player").with("who", *seat));
                let with = one("law-ask-partner", partners.iter().map(seat).collect());
                let [partner, rest @ ..] = rest else {
                    return if partners.is_empty() { Err(astray(&menu, verb)) } else { Ok(Step::menu(with)) };
                };
                let partner = Seat::from_key(key(&with, partner)?).map_err(|_| astray(&with, partner))?;
                if !partners.contains(&partner) {
                    return Err(Illegal::Partner(partners));
                }
                let give = one("law-ask-offer", self.cards(self.hand()));
                match rest {
                    [] => Ok(Step::menu(give)),
                    [card] => self.whole(Move::Trade(partner, key(&give, card)?)),
                    [_, more, ..] => Err(astray(&give, more)),
                }
            }
            (_, [more, ..]) => Err(astray(&menu, more)),
            (_, []) => Err(astray(&menu, verb)),
        }
    }

    fn give(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let menu = one("law-ask-trade", self.cards(self.hand()));
        match path {
            [] => Ok(Step::menu(menu)),
            [card] => self.whole(Move::Give(key(&menu, card)?)),
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    fn plan(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let pool = plans::pool_of_fill(self.rules, self.state, self.seat);
        let count = u8::try_from(plans::fill_count(self.rules, self.state, self.seat)).unwrap_or(u8::MAX);
        let menu = if count == 0 {
            one("law-ask-fill-none", vec![word("-", "law-fill-none")])
        } else {
            let prompt = Say::new("law-ask-fill").with("count", count);
            Menu { prompt, pick: Choices::Some { min: count, max: count, of: self.cards(&pool) } }
        };
        let [fill, rest @ ..] = path else { return Ok(Step::menu(menu)) };
        let mut fill = fill.as_some().ok_or_else(|| astray(&menu, fill))?;
        let known = &self.rules.pool;
        fill.sort_by_key(|key| known.find(*key));
        let mut pairs: Vec<(Key, Key)> = Vec::new();
        let mut rest = rest;
        loop {
            let plan: Plan = plans::plan(self.rules, self.state, self.seat, &fill, &pairs)?;
            let offers = plans::offers(self.rules, self.state, self.seat, &plan);
            let more = if offers.is_empty() { Vec::new() } else { vec![word("give", "law-plan-give")] };
            let next = one("law-ask-sacrifice", more);
            let captured: Vec<Card> = offers.iter().map(|(card, _)| *card).collect();
            let give = one("law-ask-sacrifice-which", self.cards(&captured));
            match rest {
                [] => {
                    let step = self.whole(Move::Reinforce { fill, pairs })?;
                    return Ok(Step { menu: (!offers.is_empty()).then_some(next), ..step });
                }
                [word, left @ ..] if word.as_str() == "give" && !offers.is_empty() => {
                    let [card, left @ ..] = left else { return Ok(Step::menu(give)) };
                    let card_key = key(&give, card)?;
                    let found = offers.iter().find(|(card, _)| self.rules.pool.key(*card) == card_key);
                    let gains = found.map(|(_, gains)| gains.as_slice()).unwrap_or_default();
                    let gain = one("law-ask-sacrifice-for", self.cards(gains));
                    let [other, left @ ..] = left else {
                        return if gains.is_empty() {
                            Err(astray(&give, card))
                        } else {
                            Ok(Step::menu(gain))
                        };
                    };
                    pairs.push((card_key, key(&gain, other)?));
                    rest = left;
                }
                [stray, ..] => return Err(astray(&next, stray)),
            }
        }
    }

    fn agree(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let wishes = judge::wishes(self.rules, self.state, self.seat);
        let menu = if wishes.is_empty() {
            one("law-ask-agree-none", vec![word("-", "law-agree-none")])
        } else {
            let most = u8::try_from(wishes.len()).unwrap_or(u8::MAX);
            let pick = Choices::Some { min: 0, max: most, of: self.cards(&wishes) };
            Menu { prompt: Say::new("law-ask-agree"), pick }
        };
        match path {
            [] => Ok(Step::menu(menu)),
            [keys] => {
                let mut keys = keys.as_some().ok_or_else(|| astray(&menu, keys))?;
                let known = &self.rules.pool;
                keys.sort_by_key(|key| known.find(*key));
                self.whole(Move::Agree(keys))
            }
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    fn first(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let seat = |seat: Seat| Choice::new(seat.key(), Say::new("law-player").with("who", seat));
        let members = self.rules.seats_of(self.rules.side(self.seat));
        let menu = one("law-ask-first", members.map(seat).collect());
        match path {
            [] => Ok(Step::menu(menu)),
            [who] => {
                let who = Seat::from_key(key(&menu, who)?).map_err(|_| astray(&menu, who))?;
                self.whole(Move::First(who))
            }
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }
}
