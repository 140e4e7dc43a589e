//! Why a Legend cannot be used: every row of section 8 that a position can show, in its words.

use crate::{Rest, State, War};
use skald_vocabulary::interface::{Habits, Key, Papers, Refuse, Rules, Seat, Sight};

fn at(position: &str) -> (War, State) {
    War::read_position("test.toml", position).unwrap()
}

/// Why `seat` cannot use `legend`, in words.
fn why((game, state): &(War, State), seat: u8, legend: &str) -> Option<String> {
    let illegal = game.why_not(state, Seat(seat), Key::new(legend).unwrap())?;
    Some(crate::tests::english().plain(&illegal.say()))
}

const ASKED: &str = "[seat.a]\nactive = \"l-hivemind\"\n[seat.b]\nactive = \"l-glassface\"\n";

#[test]
fn whoever_is_asked_may_answer_and_the_next_one_hears_whose_turn_it_is() {
    let position = at(ASKED);
    assert_eq!(why(&position, 0, "l-hivemind"), None);
    assert_eq!(
        why(&position, 1, "l-glassface").unwrap(),
        "It is a's turn to answer; you can prepare your own answer in the meantime."
    );
}

#[test]
fn a_legend_drawn_in_a_war_is_stifled() {
    let text = "support = [\"l-widowmaker b 2\"]\n[battle]\nwar = 1\n[seat.a]\nactive = \"l-hivemind\"\n[seat.b]\nactive = \"w09a\"\n";
    assert_eq!(
        why(&at(text), 0, "l-hivemind").unwrap(),
        "Hivemind was drawn in a War, where abilities are stifled."
    );
}

#[test]
fn after_an_ability_nothing_more_can_be_played() {
    let text = "rest = \"look\"\n[battle]\nplayed = \"l-lanternseer a\"\n[window]\nlook = 3\n[seat.a]\nknown = 3\n[seat.b]\nactive = \"l-glassface\"\n";
    assert_eq!(
        why(&at(text), 1, "l-glassface").unwrap(),
        "Only one ability can be played per turn and Lanternseer has already played one."
    );
}

#[test]
fn in_a_kingslayer_turn_nothing_can_be_played() {
    let text =
        "support = [\"l-widowmaker b 2\"]\n[seat.a]\nactive = \"l-hivemind\"\n[seat.b]\nactive = \"w09a\"\n";
    let (game, mut state) = at(text);
    state.battle.stifled = true;
    assert_eq!(
        why(&(game, state), 0, "l-hivemind").unwrap(),
        "A Kingslayer met a Level 13, so no ability can be played this turn."
    );
}

#[test]
fn a_replacement_waits_for_its_next_battle() {
    let (game, mut state) = at(ASKED);
    state.sides[0].active.as_mut().unwrap().replaced = true;
    assert_eq!(
        why(&(game, state), 0, "l-hivemind").unwrap(),
        "Hivemind came in as a replacement this turn and has to wait for its next battle."
    );
}

#[test]
fn deploying_and_looking_need_a_card_to_draw() {
    let text = "[seat.a]\nactive = \"l-widowmaker\"\ndeck = []\n[seat.b]\nactive = \"l-oakenwall\"\n";
    assert_eq!(
        why(&at(text), 0, "l-widowmaker").unwrap(),
        "You have no card left to draw, so Widowmaker has to fight itself."
    );
    let text = text.replace("l-widowmaker", "l-lanternseer");
    assert_eq!(
        why(&at(&text), 0, "l-lanternseer").unwrap(),
        "You have no card left to draw, so Lanternseer has to fight itself."
    );
}

#[test]
fn a_call_to_war_needs_four_cards() {
    // shows WAR-16.13
    let text = "[seat.a]\nactive = \"l-warhorn\"\ndeck = [\"w02a\", \"w03a\", \"w04a\"]\n[seat.b]\nactive = \"l-oakenwall\"\n";
    assert_eq!(
        why(&at(text), 0, "l-warhorn").unwrap(),
        "You need 4 cards for a War and have 3; choose Hold."
    );
}

#[test]
fn exhume_needs_a_legend_in_the_graveyard() {
    let text = "[seat.a]\nactive = \"l-bonepiper\"\n[seat.b]\nactive = \"l-oakenwall\"\n";
    assert_eq!(why(&at(text), 0, "l-bonepiper").unwrap(), "The Graveyard is empty; choose Hold.");
}

#[test]
fn thunderclap_needs_a_card_to_hit() {
    // shows WAR-16.8
    let text = "[seat.a]\nactive = \"l-stormcaller\"\n[seat.b]\nactive = \"l-oakenwall\"\ndeck = []\n";
    assert!(why(&at(text), 0, "l-stormcaller").unwrap().starts_with("b has no card to hit;"));
    let text = "seats = 3\n[seat.a]\nactive = \"l-stormcaller\"\n[seat.b]\nactive = \"w02a\"\ndeck = []\n[seat.c]\nactive = \"w03a\"\n";
    let (game, mut state) = at(text);
    let input = "t0.q1 use b".parse().unwrap();
    let before = state.clone();
    let refused = game
        .play(&mut state, &input, &mut skald_vocabulary::chance::Still::default(), &mut Vec::new())
        .unwrap_err();
    assert_eq!(crate::tests::english().plain(&refused.say()), "b has no card to hit; legal targets are c.");
    assert_eq!(state, before);
}

#[test]
fn a_spent_striker_has_no_strike_left() {
    let text = "support = [\"l-widowmaker a 1\"]\n[seat.a]\nactive = \"w04a\"\n[seat.b]\nactive = \"w09a\"\n";
    let (game, mut state) = at(text);
    state.supports[0].left = 0;
    assert_eq!(why(&(game, state), 0, "l-widowmaker").unwrap(), "Widowmaker has no strike left.");
}

#[test]
fn after_the_end_the_winner_is_named() {
    let (game, mut state) = at("");
    let resign = skald_vocabulary::interface::Input::Resign { seat: Seat(1) };
    game.play(&mut state, &resign, &mut skald_vocabulary::chance::Still::default(), &mut Vec::new()).unwrap();
    assert_eq!(state.rest, Rest::Over);
    assert_eq!(why(&(game, state), 0, "l-hivemind").unwrap(), "This game has ended; a won.");
}

#[test]
fn an_unknown_order_is_refused_with_the_possible_ones() {
    let (game, state) = at(ASKED);
    let view = game.view(&state, skald_vocabulary::interface::Viewer::Seat(Seat(0)));
    let path = skald_vocabulary::interface::Pick::path("use l-hivemind sometimes");
    let refused = game.ask_order(&view, &path).unwrap_err();
    assert_eq!(
        crate::tests::english().plain(&refused.say()),
        "Possible orders for Hivemind are: Always, Only to avoid a loss, Never and Ask me."
    );
    let path = skald_vocabulary::interface::Pick::path("use l-nobody");
    let refused = game.ask_order(&view, &path).unwrap_err();
    assert_eq!(
        crate::tests::english().plain(&refused.say()),
        "There is no Legend called “l-nobody” in this game; there are Hivemind and Glassface."
    );
}

#[test]
fn every_order_that_the_menus_lead_to_is_read_as_it_is_printed() {
    let (game, state) = at(ASKED);
    let view = game.view(&state, skald_vocabulary::interface::Viewer::Seat(Seat(0)));
    let mut paths = vec![Vec::new()];
    let mut orders = 0;
    while let Some(path) = paths.pop() {
        let step = game.ask_order(&view, &path).unwrap();
        if let Some(order) = step.whole {
            orders += 1;
            assert_eq!(order.to_string().parse::<crate::Order>().unwrap(), order);
            let printed = skald_vocabulary::interface::Pick::path(&order.to_string());
            assert_eq!(game.ask_order(&view, &printed).unwrap().whole, Some(order.clone()));
            assert!(!crate::tests::english().plain(&game.tell_order(&order)).contains('['));
        }
        for choice in step.menu.iter().flat_map(|menu| menu.pick.list()) {
            let mut longer = path.clone();
            longer.push(skald_vocabulary::interface::Pick::one(choice.key));
            paths.push(longer);
        }
    }
    assert!(orders > 20);
}

#[test]
fn positions_that_cannot_be_are_refused_with_file_field_and_reason() {
    for (text, wanted) in [
        ("colour = 1", "p.toml: colour: this field is unknown"),
        ("[seat.a]\ndeck = [\"w99a\"]", "p.toml: seat.a.deck: \"w99a\" is no card of this deck"),
        ("[seat.a]\ndeck = [\"w05a\"]\ndrawable = 3", "p.toml: seat.a.drawable: 1 cards are named"),
        ("[seat.c]\ndrawable = 3", "p.toml: seat.c: this field is unknown"),
        ("[options]\nbatch = \"0\"", "p.toml: options: war-setup-batch"),
        ("[seat.a]\nactive = \"w05a\"", "p.toml: cards are active, but no Legend among them may be asked"),
        ("graveyard = [\"w05a\"]", "p.toml: invariant 7: a Warrior is in the Graveyard in turn 0"),
        ("rest = \"asleep\"", "p.toml: \"asleep\" is not one of the words that are known here"),
    ] {
        assert_eq!(War::read_position("p.toml", text).err(), Some(wanted.to_owned()), "{text}");
    }
}
