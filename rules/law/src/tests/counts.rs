//! Counts of legal sequences to a small depth agree between the engine and the slow reading.

use super::{
    at,
    slow::{Slow, SlowBoard},
};
use crate::{Law, Move, Phase, State, board::Label, cards::Ability};
use skald_vocabulary::{
    chance::Still,
    interface::{Input, Rules, Seat},
};

/// A Skirmish on two pieces, with hands that hold what is hard, and no decks.
const START: &str = r#"
phase = "play a"
board = [".. .. a.zeus .. ..", ".. b.poia .. .. --", "a.fafnir .. b.garm .. .."]
specials = { b1 = "traitor", d2 = "sky", a2 = "maneuver N1 E1 S1 W1", e3 = "defense-bonus earth" }
seqs = { c1 = 4, b2 = 2, a3 = 3, c3 = 1 }
options = { form = "skirmish" }
seat.a = { hand = ["medusa", "coyote", "odysseus"] }
seat.b = { hand = ["raven", "surtr", "triton"], deck = ["thor"] }
"#;

/// How many sequences there are, and a sum over the boards at their ends.
#[derive(Debug, Default, PartialEq)]
struct Sum {
    leaves: u64,
    controls: u64,
}

fn count(game: &Law, state: &State, depth: u8, sum: &mut Sum) {
    let turn = match state.phase {
        Phase::Play(seat) if depth > 0 => Some(seat),
        _ => None,
    };
    let Some(seat) = turn else {
        sum.leaves += 1;
        for (at, stand) in state.field.stands() {
            let label = state.ground.grid().label(at);
            sum.controls = sum.controls.wrapping_add(weigh(stand.card.0, stand.controller.0, label));
        }
        return;
    };
    let at = crate::ask::id_of(state, seat, crate::Kind::Play);
    let bare = |with: &Move| matches!(with, Move::Place { then, .. } if then.is_empty());
    for with in game.legal(state, at).filter(bare) {
        let mut next = state.clone();
        game.play(&mut next, &Input::Answer { at, with }, &mut Still::default(), &mut Vec::new()).unwrap();
        // What may follow is declined.
        while let Phase::Maneuver(seat) = next.phase {
            let at = crate::ask::id_of(&next, seat, crate::Kind::Maneuver);
            let input = Input::Answer { at, with: Move::Stay };
            game.play(&mut next, &input, &mut Still::default(), &mut Vec::new()).unwrap();
        }
        count(game, &next, depth - 1, sum);
    }
}

fn weigh(card: u16, controller: u8, label: Label) -> u64 {
    let place = u64::from(label.row) * 31 + u64::from(label.column) * 7 + 1;
    place * (u64::from(card) + 3) * (u64::from(controller) + 5)
}

/// The slow match: hands and decks as lists.
#[derive(Clone)]
struct SlowMatch {
    board: SlowBoard,
    hands: Vec<Vec<u16>>,
    decks: Vec<Vec<u16>>,
    turn: usize,
    seq: u16,
}

impl SlowMatch {
    fn count(&self, game: &Law, depth: u8, sum: &mut Sum) {
        let over = self.board.cards.len() == self.board.spaces.len() || self.hands[self.turn].is_empty();
        if depth == 0 || over {
            sum.leaves += 1;
            for card in &self.board.cards {
                let label = Label {
                    row: u8::try_from(card.row).unwrap(),
                    column: u8::try_from(card.column).unwrap(),
                };
                sum.controls = sum.controls.wrapping_add(weigh(card.id, card.controller, label));
            }
            return;
        }
        let dispelled = self.board.dispelled();
        for card in self.hands[self.turn].clone() {
            let face = game.pool().face(crate::cards::Card(card)).clone();
            for (column, row, _) in self.board.spaces.clone() {
                let held =
                    self.board.cards.iter().position(|other| (other.column, other.row) == (column, row));
                if let Some(held) = held {
                    let other = &self.board.cards[held];
                    let legal = face.ability == Some(Ability::Skinwalker)
                        && usize::from(other.controller) == self.turn
                        && !dispelled[held]
                        && !matches!(other.face.ability, Some(Ability::Skinwalker | Ability::Reflect));
                    if !legal {
                        continue;
                    }
                }
                self.after(card, &face, held, (column, row)).count(game, depth - 1, sum);
            }
        }
    }

    fn after(
        &self,
        card: u16,
        face: &crate::cards::Face,
        held: Option<usize>,
        (column, row): (i32, i32),
    ) -> Self {
        let mut next = self.clone();
        next.hands[self.turn].retain(|other| *other != card);
        if let Some(held) = held {
            let old = next.board.cards.remove(held);
            next.hands[self.turn].push(old.id);
        }
        next.board.cards.push(Slow {
            id: card,
            face: face.clone(),
            column,
            row,
            controller: u8::try_from(self.turn).unwrap(),
            seq: self.seq,
            printed_granted: false,
            space_granted: false,
        });
        next.seq += 1;
        let (_, left) = next.board.strike(card);
        for (id, to) in left {
            match to {
                Some((seat, true)) => next.decks[usize::from(seat)].insert(0, id),
                Some((seat, false)) => next.decks[usize::from(seat)].push(id),
                None => {}
            }
        }
        let full = next.board.cards.len() == next.board.spaces.len();
        if !full && !next.decks[self.turn].is_empty() {
            let drawn = next.decks[self.turn].remove(0);
            next.hands[self.turn].push(drawn);
        }
        next.turn = 1 - self.turn;
        next
    }
}

#[test]
fn counts_of_sequences_agree_with_the_slow_reading() {
    // shows LAW-6.1, LAW-6.2, LAW-6.3, LAW-6.14
    let (game, state) = at(START);
    let grid = state.ground.grid();
    let place = |at: usize| {
        let label = grid.label(at);
        (i32::from(label.column), i32::from(label.row))
    };
    let cards = state.field.stands().map(|(at, stand)| Slow {
        id: stand.card.0,
        face: game.pool().face(stand.card).clone(),
        column: place(at).0,
        row: place(at).1,
        controller: stand.controller.0,
        seq: stand.seq,
        printed_granted: stand.granted.printed,
        space_granted: stand.granted.space,
    });
    let of = |seat: u8| state.player(Seat(seat)).unwrap();
    let slow = SlowMatch {
        board: SlowBoard {
            spaces: (0..grid.len()).map(|at| (place(at).0, place(at).1, grid.special(at))).collect(),
            cards: cards.collect(),
            teams: false,
        },
        hands: (0..2).map(|seat| of(seat).hand.iter().map(|card| card.0).collect()).collect(),
        decks: (0..2).map(|seat| of(seat).deck.iter().map(|card| card.0).collect()).collect(),
        turn: 0,
        seq: state.seq,
    };
    for depth in 1..=2 {
        let (mut fast, mut literal) = (Sum::default(), Sum::default());
        count(&game, &state, depth, &mut fast);
        slow.count(&game, depth, &mut literal);
        assert_eq!(fast, literal, "depth {depth}");
        assert!(fast.leaves > 10);
    }
}
