//! What a table that has ended means for its match.

use skald_rules::{
    interface::{Seat, Viewer},
    tournament::{Finish, Match},
    views::MatchView,
};

use crate::host::table::live::Live;

/// How a table ended, as a match of a tournament counts it; nothing while it goes on. `before` is what was played of the match at
/// tables before this one.
pub(super) fn finish(live: &Live, by: &Match, before: Option<&Finish>) -> Option<Finish> {
    let playing = live.playing.as_ref()?;
    let outcome = playing.table.outcome()?;
    if live.row.seats > 2 {
        let mut places: Vec<Vec<u8>> =
            outcome.places.iter().map(|group| group.iter().map(|seat| seat.0).collect()).collect();
        // Without a result all share the place.
        let rest: Vec<u8> =
            (0..live.row.seats).filter(|seat| !places.iter().flatten().any(|one| one == seat)).collect();
        places.extend(Some(rest).filter(|rest| !rest.is_empty()));
        return Some(Finish::Places(places));
    }
    let winner = match outcome.winners() {
        [one] => Some(*one),
        _ => None,
    };
    let view = playing.table.view(Viewer::Everyone);
    let (wins, number) = match view.get::<MatchView>() {
        Some(match_) => (match_.wins.clone(), match_.number),
        None => (Vec::new(), 1),
    };
    // What was not started counts for nothing, in tie-breaks either (LRAW-1.2.7).
    let games = number.saturating_sub(u8::from(playing.table.unplayed()));
    let of = |seat: u8| wins.get(usize::from(seat)).copied().unwrap_or(0);
    Some(score(by, before, winner, [of(0), of(1)], games))
}

/// The score of a match of which `games` were begun at this table: games won here and before, put right where somebody won by other
/// means than games.
fn score(by: &Match, before: Option<&Finish>, winner: Option<Seat>, wins: [u8; 2], games: u8) -> Finish {
    let (earlier, drawn) = match before {
        Some(Finish::Score { won, drawn }) => (*won, *drawn),
        _ => ([0, 0], 0),
    };
    let needed = by.needed();
    let mut won = [(earlier[0] + wins[0]).min(needed), (earlier[1] + wins[1]).min(needed)];
    let mut drawn = drawn.saturating_add(games.saturating_sub(wins[0] + wins[1]));
    match winner.map(|seat| seat.0) {
        // The other one gave up: what was played so far does not say so.
        Some(0) if won[0] <= won[1] => (won, drawn) = ([needed, won[1].min(needed.saturating_sub(1))], 0),
        Some(1) if won[1] <= won[0] => (won, drawn) = ([won[0].min(needed.saturating_sub(1)), needed], 0),
        None => won = [won[0].min(won[1]); 2],
        _ => {}
    }
    Finish::Score { won, drawn: drawn.min(by.best_of.saturating_sub(won[0] + won[1])) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: Match = Match { best_of: 3, siding_before: false, needs_winner: false, time: 0 };
    const ONE: Match = Match { best_of: 1, siding_before: true, needs_winner: false, time: 0 };

    fn of(by: &Match, winner: Option<u8>, wins: [u8; 2], games: u8) -> Finish {
        score(by, None, winner.map(Seat), wins, games)
    }

    // shows LRAW-1.2.6
    #[test]
    fn time_leaves_the_score_of_the_games() {
        assert_eq!(of(&THREE, Some(0), [1, 0], 2), Finish::Score { won: [1, 0], drawn: 1 });
        assert_eq!(of(&THREE, None, [1, 1], 3), Finish::Score { won: [1, 1], drawn: 1 });
        assert_eq!(of(&THREE, Some(1), [1, 2], 3), Finish::Score { won: [1, 2], drawn: 0 });
        assert_eq!(of(&ONE, None, [0, 0], 1), Finish::Score { won: [0, 0], drawn: 1 });
    }

    // shows LRAW-1.2.7
    #[test]
    fn a_game_that_was_not_started_is_no_drawn_one() {
        assert_eq!(of(&THREE, Some(0), [1, 0], 1), Finish::Score { won: [1, 0], drawn: 0 });
        assert_eq!(of(&THREE, None, [1, 1], 2), Finish::Score { won: [1, 1], drawn: 0 });
        assert_eq!(of(&ONE, None, [0, 0], 0), Finish::Score { won: [0, 0], drawn: 0 });
    }

    #[test]
    fn whoever_wins_because_the_other_one_left_wins_the_match() {
        assert_eq!(of(&ONE, Some(1), [0, 0], 1), Finish::Score { won: [0, 1], drawn: 0 });
        assert_eq!(of(&THREE, Some(1), [1, 0], 2), Finish::Score { won: [1, 2], drawn: 0 });
        assert_eq!(of(&THREE, Some(0), [0, 0], 1), Finish::Score { won: [2, 0], drawn: 0 });
    }
}
