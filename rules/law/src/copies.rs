//! Copies of positions. A search or a playout copies the same position again and again: `clone_from` puts the copy into the
//! lists of an old one, and so asks for almost no memory.

use super::state::{Player, State};

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            phase: self.phase.clone(),
            round: self.round,
            turn: self.turn,
            first: self.first,
            offer: self.offer.clone(),
            ground: self.ground.clone(),
            fixed: self.fixed,
            field: self.field.clone(),
            seq: self.seq,
            active: self.active.clone(),
            players: self.players.clone(),
            captures: self.captures.clone(),
            underworld: self.underworld.clone(),
            prizes: self.prizes.clone(),
            draft: self.draft.clone(),
            rising: self.rising.clone(),
            answers: self.answers.clone(),
            loose: self.loose.clone(),
            last: self.last.clone(),
            end: self.end.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        // Every part is named, so that a new one cannot be forgotten.
        let Self {
            phase,
            round,
            turn,
            first,
            offer,
            ground,
            fixed,
            field,
            seq,
            active,
            players,
            captures,
            underworld,
            prizes,
            draft,
            rising,
            answers,
            loose,
            last,
            end,
        } = self;
        phase.clone_from(&source.phase);
        (*round, *turn, *first) = (source.round, source.turn, source.first);
        offer.clone_from(&source.offer);
        ground.clone_from(&source.ground);
        (*fixed, *seq) = (source.fixed, source.seq);
        field.clone_from(&source.field);
        active.clone_from(&source.active);
        players.clone_from(&source.players);
        captures.clone_from(&source.captures);
        underworld.clone_from(&source.underworld);
        prizes.clone_from(&source.prizes);
        draft.piles.clone_from(&source.draft.piles);
        draft.open.clone_from(&source.draft.open);
        rising.clone_from(&source.rising);
        answers.clone_from(&source.answers);
        loose.clone_from(&source.loose);
        last.clone_from(&source.last);
        end.clone_from(&source.end);
    }
}

impl Clone for Player {
    fn clone(&self) -> Self {
        Self {
            pantheon: self.pantheon,
            hand: self.hand.clone(),
            shown: self.shown.clone(),
            deck: self.deck.clone(),
            top: self.top,
            bottom: self.bottom,
            pile: self.pile.clone(),
            joined: self.joined,
            built: self.built.clone(),
            brought: self.brought,
            left: self.left,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { pantheon, hand, shown, deck, top, bottom, pile, joined, built, brought, left } = self;
        hand.clone_from(&source.hand);
        shown.clone_from(&source.shown);
        deck.clone_from(&source.deck);
        pile.clone_from(&source.pile);
        built.clone_from(&source.built);
        (*pantheon, *top, *bottom, *joined) = (source.pantheon, source.top, source.bottom, source.joined);
        (*brought, *left) = (source.brought, source.left);
    }
}
