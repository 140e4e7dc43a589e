//! Printing a position.

use std::collections::BTreeMap;

use super::{
    known::print_whereabouts,
    schema::{ActiveWritten, EndWritten, LastWritten, Pile, SeatWritten, Written},
    words::{print_card, print_cards, print_face, print_gone, print_marks},
};
use crate::{
    board::{Label, NO_PIECE},
    cards::{Ability, Card, Dominion},
    eval::{Stand, evaluate},
    moves::Move,
    setup::Rules,
    state::{Active, Lost, Phase, Plan, State},
};
use skald_vocabulary::{
    interface::{Key, Seat},
    sealed::Sealed,
};

/// The position as text.
#[must_use]
pub fn print(rules: &Rules, state: &State) -> String {
    let written = Print { rules, state }.written();
    // A written position is plain texts and numbers; were it ever not writable, the round trip would miss it.
    toml::to_string(&written).unwrap_or_default()
}

struct Print<'p> {
    rules: &'p Rules,
    state: &'p State,
}

fn letters<'s>(seats: impl IntoIterator<Item = &'s Seat>) -> Vec<String> {
    seats.into_iter().map(ToString::to_string).collect()
}

impl Print<'_> {
    fn written(&self) -> Written {
        let (rules, state) = (self.rules, self.state);
        let pool = &rules.pool;
        let own = pool.faces().iter().skip(pool.faces().len().saturating_sub(rules.extra));
        let mut written = Written {
            seats: Some(state.count()),
            phase: Some(self.phase()),
            round: Some(state.round),
            turn: Some(state.turn),
            first: Some(state.first.to_string()),
            north: Some(state.ground.north.word().to_owned()),
            fixed: Some(state.fixed),
            offer: Some(
                state
                    .offer
                    .iter()
                    .filter_map(|piece| pool.pieces.get(usize::from(*piece)))
                    .map(|piece| piece.key.to_string())
                    .collect(),
            ),
            seq: Some(state.seq),
            asked: self.asked(),
            underworld: print_cards(rules, &state.underworld, Seat(0)),
            prizes: state
                .prizes
                .iter()
                .map(|prize| {
                    let side = prize.side.and_then(|side| rules.seats_of(side).next());
                    format!(
                        "{} {}",
                        prize.round,
                        side.map_or_else(|| "-".to_owned(), |seat| seat.to_string())
                    )
                })
                .collect(),
            rising: state
                .rising
                .iter()
                .map(|rising| {
                    let cards: Vec<String> =
                        rising.cards.iter().map(|gone| print_gone(rules, gone)).collect();
                    format!("{} {} {}", rising.seat, rising.turn, cards.join(" "))
                })
                .collect(),
            options: rules.setup.options.clone(),
            packs: rules.setup.packs.clone(),
            cards: own.map(|face| (face.key.to_string(), print_face(face, &pool.pantheons))).collect(),
            captures: self.captures(),
            draft: self.draft(),
            active: self.active(),
            whereabouts: state.whereabouts.iter().map(|card| print_whereabouts(rules, card)).collect(),
            last: self.last(),
            end: state
                .end
                .as_ref()
                .map(|end| EndWritten { places: end.places.iter().map(letters).collect(), why: end.why }),
            seat: state.seats().map(|seat| (seat.to_string(), self.seat(seat))).collect(),
            ..Written::default()
        };
        self.board(&mut written);
        written
    }

    fn phase(&self) -> String {
        match &self.state.phase {
            Phase::Pantheon(seat) => format!("pantheon {seat}"),
            Phase::Decks(_) => "decks".to_owned(),
            Phase::Lay(seat) => format!("lay {seat}"),
            Phase::Opening(seat) => format!("open {seat}"),
            Phase::Pick(seat) => format!("pick {seat}"),
            Phase::Play(seat) => format!("play {seat}"),
            Phase::Maneuver(seat) => format!("maneuver {seat}"),
            Phase::Traitors(seat) => format!("traitors {seat}"),
            Phase::Draw(seat) => format!("draw {seat}"),
            Phase::Follow(seat) => format!("follow {seat}"),
            Phase::Trade { from, to, card } => {
                format!("trade {from} {to} {}", print_card(self.rules, *card, *from))
            }
            Phase::Plans(_) => "plans".to_owned(),
            Phase::Agree { .. } => "agree".to_owned(),
            Phase::Starter(_) => "starter".to_owned(),
            Phase::Over => "over".to_owned(),
        }
    }

    fn asked(&self) -> Vec<String> {
        fn of<T>(asked: &Sealed<T>) -> Vec<String> {
            asked.asked().map(|seat| seat.to_string()).collect()
        }
        match &self.state.phase {
            Phase::Decks(asked) => of(asked),
            Phase::Plans(asked) => of(asked),
            Phase::Agree { yes, .. } => of(yes),
            Phase::Starter(named) => letters(named.iter().map(|(seat, _)| seat)),
            _ => Vec::new(),
        }
    }

    fn board(&self, written: &mut Written) {
        let (rules, state) = (self.rules, self.state);
        let grid = state.ground.grid();
        let (columns, rows) = grid.size();
        let mut board = Vec::new();
        let mut pieces = Vec::new();
        for row in 0..rows {
            let mut cells = Vec::new();
            let mut letters = Vec::new();
            for column in 0..columns {
                let at = grid.find(Label { row, column });
                let stand = at.and_then(|at| state.field.get(at));
                cells.push(match (at, stand) {
                    (None, _) => "--".to_owned(),
                    (Some(_), None) => "..".to_owned(),
                    (Some(_), Some(stand)) => self.cell(stand),
                });
                let piece = at.and_then(|at| state.ground.spaces().get(at)).map(|space| space.piece);
                let piece = piece.filter(|piece| *piece != NO_PIECE);
                let key = piece.and_then(|piece| rules.pool.pieces.get(usize::from(piece)));
                letters.push(key.map_or_else(|| "-".to_owned(), |piece| piece.key.to_string()));
            }
            board.push(cells.join(" "));
            pieces.push(letters.join(" "));
        }
        if pieces.iter().any(|row| row.bytes().any(|sign| sign != b'-' && sign != b' ')) {
            written.pieces = Some(pieces);
        }
        written.board = Some(board);
        let on = evaluate(&rules.scene(state), &state.field);
        for at in grid.reading() {
            let label = grid.label(at).to_string();
            if let Some(special) = grid.special(at) {
                written.specials.insert(label.clone(), special.notation(&rules.pool.pantheons));
            }
            let Some(stand) = state.field.get(at) else { continue };
            written.seqs.insert(label.clone(), stand.seq);
            if !stand.hidden {
                written.marks.insert(label.clone(), print_marks(&on, at));
            }
            if let Some(grant) = self.grant(at, stand) {
                written.grants.insert(label, grant.to_owned());
            }
        }
    }

    fn cell(&self, stand: Stand) -> String {
        let sign = if stand.hidden { '~' } else { '.' };
        format!("{}{sign}{}", stand.controller, print_card(self.rules, stand.card, stand.controller))
    }

    /// The granted bonuses, where they are not all that the card can have.
    fn grant(&self, at: usize, stand: Stand) -> Option<&'static str> {
        let scene = self.rules.scene(self.state);
        let [own, extra] = scene
            .abilities(at, stand.card)
            .map(|ability| !stand.hidden && matches!(ability, Some(Ability::Bonus(..))));
        match (stand.granted.printed, stand.granted.space) {
            (printed, space) if (printed, space) == (own, extra) => None,
            (true, true) => Some("both"),
            (true, false) => Some("printed"),
            (false, true) => Some("space"),
            (false, false) => Some("none"),
        }
    }

    fn captures(&self) -> BTreeMap<String, Vec<String>> {
        let mut captures = BTreeMap::new();
        for (side, cards) in (0_u8..).zip(&self.state.captures) {
            if let (Some(seat), false) = (self.rules.seats_of(side).next(), cards.is_empty()) {
                captures.insert(seat.to_string(), print_cards(self.rules, cards, Seat(0)));
            }
        }
        captures
    }

    fn draft(&self) -> BTreeMap<String, Pile> {
        let names = (1_u8..=3).flat_map(|level| Dominion::ALL.map(|of| format!("{}{level}", of.word())));
        let draft = &self.state.draft;
        let cards = |cards: &Vec<Card>| print_cards(self.rules, cards, Seat(0));
        names
            .zip(draft.piles.iter().zip(&draft.open))
            .map(|(name, (pile, open))| (name, Pile { open: cards(open), pile: cards(pile) }))
            .collect()
    }

    fn active(&self) -> Option<ActiveWritten> {
        let active = &self.state.active;
        if *active == Active::default() {
            return None;
        }
        let grid = self.state.ground.grid();
        let label = |at: u8| grid.label(usize::from(at)).to_string();
        Some(ActiveWritten {
            at: active.at.map(label),
            used: active.used,
            spaces: active.spaces.iter().map(|at| label(*at)).collect(),
            gone: active.gone.iter().map(|gone| print_gone(self.rules, gone)).collect(),
        })
    }

    fn last(&self) -> Option<LastWritten> {
        let last = self.state.last.as_ref()?;
        let blow = |blow: &crate::state::Blow| {
            let fell = match blow.fell {
                None => "-",
                Some(Lost::Slain) => "slain",
                Some(Lost::Phoenix) => "phoenix",
                Some(Lost::Traitor) => "traitor",
            };
            let card = print_card(self.rules, blow.card, Seat(0));
            format!(
                "{} {} {card} {} {} {} {fell}",
                blow.from,
                blow.at,
                blow.dir.letter(),
                blow.attacker,
                blow.defender
            )
        };
        Some(LastWritten {
            seat: last.seat.to_string(),
            card: print_card(self.rules, last.card, last.seat),
            path: last.path.iter().map(ToString::to_string).collect(),
            replaced: last.replaced.map(|card| print_card(self.rules, card, last.seat)),
            blows: last.blows.iter().map(blow).collect(),
            reflected: last.reflected,
        })
    }

    fn keys(&self, cards: &[Card]) -> Vec<Key> {
        cards.iter().map(|card| self.rules.pool.key(*card)).collect()
    }

    fn plan(&self, plan: &Plan) -> String {
        let key = |card: Card| self.rules.pool.key(card);
        let pairs = plan.pairs.iter().map(|(give, gain)| (key(*give), key(*gain))).collect();
        Move::Reinforce { fill: self.keys(&plan.fill), pairs }.to_string()
    }

    fn seat(&self, seat: Seat) -> SeatWritten {
        let Some(player) = self.state.player(seat) else { return SeatWritten::default() };
        let pool = &self.rules.pool;
        let cards = |cards: &[Card]| print_cards(self.rules, cards, seat);
        let pantheon = player.pantheon.and_then(|place| pool.pantheons.get(usize::from(place)));
        let given = match &self.state.phase {
            Phase::Decks(asked) => asked.own(seat).map(|deck| Move::Deck(self.keys(deck)).to_string()),
            Phase::Plans(asked) => asked.own(seat).map(|plan| self.plan(plan)),
            Phase::Agree { yes, .. } => yes.own(seat).map(|yes| Move::Agree(self.keys(yes)).to_string()),
            Phase::Starter(named) => {
                let named = named.iter().find(|(owner, _)| *owner == seat).and_then(|(_, first)| *first);
                named.map(|first| Move::First(first).to_string())
            }
            _ => None,
        };
        let plan = match &self.state.phase {
            Phase::Agree { plans, .. } => {
                plans.iter().find(|(owner, _)| *owner == seat).map(|(_, plan)| self.plan(plan))
            }
            _ => None,
        };
        let partly = !matches!(self.state.phase, Phase::Agree { .. }) || given.is_none();
        let answers = self.state.answers_of(seat).filter(|_| partly);
        let mate = self.rules.mate(seat).unwrap_or(seat);
        let of = |yes: bool| {
            let cards = answers.map(|answers| answers.cards.as_slice()).unwrap_or_default().iter().copied();
            let approved = |card: &Card| answers.is_some_and(|answers| answers.yes.contains(card));
            print_cards(self.rules, &cards.filter(|card| approved(card) == yes).collect::<Vec<_>>(), mate)
        };
        SeatWritten {
            approved: of(true),
            refused: of(false),
            pantheon: pantheon.map(|pantheon| pantheon.key.to_string()),
            hand: cards(&player.hand),
            shown: cards(&player.shown),
            deck: cards(&player.deck),
            top: player.top,
            bottom: player.bottom,
            pile: cards(&player.pile),
            joined: self.rules.form.led().then_some(player.joined),
            built: cards(&player.built),
            brought: player.brought,
            left: player.left,
            given,
            plan,
        }
    }
}
