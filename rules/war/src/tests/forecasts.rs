//! Previews: what each choice would do, from the owner's view alone.

use crate::{State, War};
use skald_vocabulary::interface::{DecisionId, Papers, Probability, Rules, Seat, Sight, Speech, Viewer};

/// The preview of a move in the only open question: shares and sentences.
fn preview(position: &str, line: &str) -> Vec<(u16, Vec<String>)> {
    let (game, state) = War::read_position("test.toml", position).unwrap();
    preview_of(&game, &state, line)
}

fn preview_of(game: &War, state: &State, line: &str) -> Vec<(u16, Vec<String>)> {
    let decision = state.seats().flat_map(|seat| game.open(state, seat)).next().unwrap();
    let view = game.view(state, Viewer::Seat(decision.seat));
    let told = |seen: &crate::Seen| crate::tests::english().plain(&game.tell(seen).say);
    game.forecast(&view, decision.id, &line.parse().unwrap())
        .iter()
        .map(|(share, seen)| (share.0, seen.iter().map(told).collect()))
        .collect()
}

fn sure(lines: &[&str]) -> Vec<(u16, Vec<String>)> {
    vec![(Probability::CERTAIN.0, lines.iter().map(|line| (*line).to_owned()).collect())]
}

const SCORCH: &str = "[seat.a]\nactive = \"l-cinderfang\"\n[seat.b]\nactive = \"w06a\"\n";

#[test]
fn hold_and_use_are_certain() {
    assert_eq!(
        preview(SCORCH, "hold"),
        sure(&[
            "Cinderfang of a dies and goes to the Legend Graveyard.",
            "b wins the battle and keeps their own card."
        ])
    );
    assert_eq!(
        preview(SCORCH, "use w06a"),
        sure(&[
            "a plays Scorch with Cinderfang on Longbowman (6) of b.",
            "a captures Longbowman (6) from b.",
            "a wins the battle and keeps their own card."
        ])
    );
}

#[test]
fn a_gamble_is_half_and_half() {
    let told = preview(&format!("used = [\"l-cinderfang\"]\n{SCORCH}"), "gamble");
    assert_eq!(told.len(), 2);
    assert_eq!((told[0].0, told[1].0), (5_000, 5_000));
    assert!(told[0].1.contains(&"a captures Longbowman (6) from b.".to_owned()));
    assert!(
        told[1].1.contains(&"Cinderfang of a dies by the coin and goes to the Legend Graveyard.".to_owned())
    );
}

#[test]
fn a_gamble_with_a_second_flip_has_three_ends() {
    let text =
        "used = [\"l-fatespinner\"]\n[seat.a]\nactive = \"l-fatespinner\"\n[seat.b]\nactive = \"w11a\"\n";
    let shares: Vec<u16> = preview(text, "gamble").iter().map(|(share, _)| *share).collect();
    assert_eq!(shares, [2_500, 2_500, 5_000]);
}

#[test]
fn a_preview_stops_where_a_hidden_card_would_be_turned_up() {
    let text = "[seat.a]\nactive = \"l-harethorn\"\n[seat.b]\nactive = \"w09a\"\n";
    assert_eq!(
        preview(text, "use"),
        sure(&["a plays Rally with Harethorn.", "a deploys Harethorn with 4 uses."])
    );
    let war = "[seat.a]\nactive = \"l-glassface\"\n[seat.b]\nactive = \"w13a\"\n";
    let told = preview(war, "use");
    assert_eq!(told[0].1.last().unwrap(), "a and b lay three cards each, face-down.");
}

#[test]
fn a_look_is_previewed_with_the_cards_that_were_seen() {
    let text = "rest = \"look\"\n[battle]\nplayed = \"l-lanternseer a\"\n[window]\nlook = 2\n\
                [seat.a]\narmy = [\"l-lanternseer\"]\nnext = [\"w03a\", \"w10a\"]\nknown = 2\n[seat.b]\nactive = \"w09a\"\n";
    assert_eq!(
        preview(text, "take w10a"),
        sure(&["a sends Rammaster (10) into battle instead.", "a takes 2 cards."])
    );
    assert_eq!(
        preview(text, "take w03a"),
        sure(&["a sends Torchbearer (3) into battle instead.", "b takes 2 cards."])
    );
}

#[test]
fn plunder_is_told_without_the_cards() {
    let text = "[seat.a]\nactive = \"l-reaverqueen\"\n[seat.b]\nactive = \"w09a\"\n";
    assert!(preview(text, "use b")[0].1.contains(&"a plunders 2 cards from b.".to_owned()));
}

#[test]
fn what_is_not_legal_has_no_preview() {
    assert!(preview(SCORCH, "use w12a").is_empty());
    assert!(preview(SCORCH, "wait").is_empty());
}

#[test]
fn shares_always_sum_to_certainty() {
    let game = super::table(3, &[]);
    super::play_out(&game, 31, |_, _, _, state| {
        for (at, with) in super::answers(&game, state) {
            for seat in state.seats() {
                let view = game.view(state, Viewer::Seat(seat));
                let told = game.forecast(&view, at, &with);
                let mine = state.rest != crate::Rest::Look || !view.own[0].looking.is_empty();
                if mine {
                    assert_eq!(
                        told.iter().map(|(share, _)| share.0).sum::<u16>(),
                        Probability::CERTAIN.0,
                        "{at} {with}"
                    );
                }
            }
        }
    });
}

#[test]
fn a_view_is_worth_the_difference_of_cards() {
    let (game, state) =
        War::read_position("test.toml", "[seat.a]\ndrawable = 30\n[seat.b]\ndrawable = 22\n").unwrap();
    let view = game.view(&state, Viewer::Spectator);
    assert_eq!((game.value(&view, Seat(0)), game.value(&view, Seat(1))), (8, -8));
    assert!(DecisionId::new("t1.q1").is_ok());
}
