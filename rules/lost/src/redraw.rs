//! A position that is possible for what a viewer sees: everything hidden from that viewer in one heap, sorted, so that nothing
//! but the view decides what it holds, and dealt anew.

use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Seat, Viewer},
};

use crate::state::{Choice, Phase, State};

impl State {
    /// The same position with everything that `who` cannot know drawn anew.
    #[must_use]
    pub fn redraw(&self, who: Viewer, dice: &mut dyn Chance) -> Self {
        let mut state = self.clone();
        if who != Viewer::Everyone {
            state.redraw_monsters(who, dice);
            state.redraw_hands(who, dice);
        }
        state
    }

    fn redraw_monsters(&mut self, who: Viewer, dice: &mut dyn Chance) {
        let looks = self.table.fight().is_some_and(|fight| who.knows(fight.active));
        let secret = &mut self.secret;
        let kept = secret.known.filter(|known| who.knows(known.seat)).map_or(0, |known| known.count);
        let from = secret.pile.len().saturating_sub(kept.into());
        let top = secret.pile.split_off(from);
        let mut places = vec![&mut secret.pile, &mut secret.reserve, &mut secret.dropped];
        if !looks {
            places.push(&mut secret.looked);
        }
        let mut heap: Vec<_> = places.iter().flat_map(|place| place.iter().copied()).collect();
        heap.sort_unstable();
        shuffle(dice, "redraw monsters", &mut heap);
        for place in places {
            let count = place.len();
            *place = heap.drain(..count).collect();
        }
        secret.pile.extend(top);
        secret.reserve.sort_unstable();
        secret.dropped.sort_unstable();
        if !looks && !self.looks_at_pile() {
            self.secret.looked.sort_unstable();
        }
    }

    /// Whether the monsters that are looked at are the top of the pile.
    fn looks_at_pile(&self) -> bool {
        let pile = crate::state::Question::Look { pile: true };
        self.table.fight().is_some_and(|fight| fight.asks.iter().any(|ask| ask.what == pile))
    }

    fn redraw_hands(&mut self, who: Viewer, dice: &mut dyn Chance) {
        // Between two rounds the hands lie face down, and nobody sees one.
        let drafting = matches!(self.table.phase, Phase::Draft { .. });
        let foreign: Vec<Seat> = self.table.seats().filter(|seat| !(drafting && who.knows(*seat))).collect();
        let mut heap: Vec<_> =
            foreign.iter().filter_map(|seat| self.secret.hands.get(seat)).flatten().copied().collect();
        heap.sort_unstable();
        shuffle(dice, "redraw hands", &mut heap);
        for seat in foreign {
            let Some(hand) = self.secret.hands.get_mut(&seat) else { continue };
            let count = hand.len();
            *hand = heap.drain(..count).collect();
            hand.sort_unstable();
            if let Some(choice) = self.secret.choices.get_mut(&seat) {
                let at = dice.pick("redraw choice", u32::try_from(hand.len()).unwrap_or(1));
                let card = usize::try_from(at).ok().and_then(|at| hand.get(at)).copied();
                *choice = Choice { card: card.unwrap_or(choice.card), plan: None };
            }
        }
    }
}
