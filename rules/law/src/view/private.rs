//! Of a player's view what the private picture shows.

use serde::Serialize;

use super::types::{CardView, OwnView, Stage, View};
use crate::board::Label;
use skald_vocabulary::interface::Seat;

/// What the private picture of a player shows: what that player alone knows, what everybody knows of their own deck, and while
/// decks are filled whether there is anything to sacrifice. How they stand is on the board. Once the match is over, everything.
#[derive(Serialize)]
pub(crate) struct Part<'v> {
    own: &'v [OwnView],
    pantheon: Option<&'v str>,
    /// Known cards on top of the own deck and at its bottom.
    known: Option<(&'v [CardView], &'v [CardView])>,
    /// The own cards that lie face down.
    face_down: Vec<(Label, &'v CardView)>,
    /// While decks are filled: whether the own side has captured anything.
    plans: Option<bool>,
    over: Option<&'v View>,
}

impl View {
    /// The seats that are waited for.
    #[must_use]
    pub fn waited(&self) -> Vec<Seat> {
        match &self.stage {
            Stage::Pantheon(s)
            | Stage::Lay(s)
            | Stage::Opening(s)
            | Stage::Pick(s)
            | Stage::Play(s)
            | Stage::Maneuver(s)
            | Stage::Traitors(s)
            | Stage::Draw(s)
            | Stage::Follow(s)
            | Stage::Trade(_, s) => vec![*s],
            Stage::Decks(seats) | Stage::Plans(seats) | Stage::Agree(seats) => seats.clone(),
            Stage::Starter(named) => named.iter().filter(|(_, f)| f.is_none()).map(|(s, _)| *s).collect(),
            Stage::Over => Vec::new(),
        }
    }

    /// What a player alone knows, whether they are asked, how many of their cards lie face down, and
    /// whether decks are filled or it is over.
    pub(crate) fn own_part(&self) -> impl Serialize {
        let plans = matches!(self.stage, Stage::Plans(_));
        let seat = self.own.first().map(|own| own.seat);
        let lying = self.board.spaces.iter().filter_map(|space| space.stand.as_ref());
        let hidden = lying.filter(|on| on.hidden && Some(on.controller) == seat).count();
        (
            seat.is_some_and(|seat| self.waited().contains(&seat)),
            &self.own,
            hidden,
            plans,
            self.ended.is_some(),
        )
    }

    pub(crate) fn private_part(&self) -> Part<'_> {
        let seat = self.own.first().map(|own| own.seat);
        let spaces = self.board.spaces.iter();
        let lying = spaces.filter_map(|space| space.stand.as_ref().map(|stand| (space, stand)));
        let mine = lying.filter(|(_, stand)| stand.hidden && Some(stand.controller) == seat);
        let me = self.seats.iter().find(|of| Some(of.seat) == seat);
        let side = self.teams.iter().find(|side| seat.is_some_and(|seat| side.seats.contains(&seat)));
        Part {
            own: &self.own,
            pantheon: me.and_then(|me| me.pantheon.as_deref()),
            known: me.map(|me| (me.top.as_slice(), me.bottom.as_slice())),
            face_down: mine.filter_map(|(space, stand)| Some((space.label, stand.card.as_ref()?))).collect(),
            plans: matches!(self.stage, Stage::Plans(_))
                .then(|| side.is_some_and(|side| !side.captured.is_empty())),
            over: self.ended.is_some().then_some(self),
        }
    }
}
