//! What the page for players says is true: every sentence of `docs/lost-legends.md` names the clauses whose scenarios and tests play
//! it, or the test that does, and no sentence of the page is left over.

use std::{collections::BTreeSet, fs, path::PathBuf};

use crate::{Lost, length};
use skald_vocabulary::interface::Rules;

/// Each sentence of the page as it stands there, and what plays it: clauses, or a test by its file.
const SENTENCES: &[(&str, &[&str])] = &[
    ("For 3 to 5 players.", &["LOST-1.1"]),
    ("Each leads one hero through three levels: the Ruins, the Caves, the Demon Fortress.", &["LOST-1.2"]),
    (
        "You draft cards from passed hands, make them skills or equipment, and fight monsters for experience, gold and \
         trophies.",
        &["LOST-4.3", "LOST-4.7", "LOST-15.1", "LOST-15.3", "LOST-15.4"],
    ),
    ("[players.md](players.md) says how tables and time go.", &["docs/players.md: a turn"]),
    (
        "Every detail can be looked up with `/rules`, every card seen with `/card`.",
        &["tests/tests/e2e/cards.rs: in_the_thread_of_a_game_its_own_cards_and_rules_are_meant"],
    ),
    (
        "`/tutorial` with *Lost Legends* plays a few turns with you, each step explained.",
        &["tests/tests/e2e/tutorial.rs: every_first_game_is_played_to_its_end_in_private_messages"],
    ),
    (
        "A pennant marks the starting player of the level.",
        &["render/tests/pictures/lost.rs: a_board_says_who_begins_the_level"],
    ),
    (
        "What a hero has gained since the board before is green, what it has lost is red.",
        &["render/src/lost/changes.rs: what_was_gained_is_green_and_what_was_lost_is_red"],
    ),
    (
        "At the start of each level a monster is turned up for everybody, so you know what waits for you.",
        &["LOST-3.2", "LOST-3.5"],
    ),
    ("Then you get six cards.", &["LOST-4.1"]),
    (
        "Five times everybody keeps one of the hand, in secret and all at the same time, and the rest goes to the left.",
        &["LOST-4.2", "LOST-4.3", "LOST-4.4", "LOST-4.10"],
    ),
    (
        "You may change your choice until the last player has chosen.",
        &["LOST-4.4", "bot/tests/host/lost.rs: a_choice_is_fixed_once_all_have_chosen"],
    ),
    ("Your card becomes", &["LOST-4.7"]),
    (
        "**a skill**: it is free, brings 1, 2 or 3 gold by the level, and only its symbol counts from then on; or",
        &["LOST-5.1", "LOST-5.4"],
    ),
    ("**equipment**: you pay its cost less the discounts that your skills meet.", &["LOST-6.1", "LOST-6.2"]),
    (
        "Equipment that you own can be turned into skills in the same step, which makes room and makes the new card \
         cheaper.",
        &["LOST-8.1", "LOST-8.3", "LOST-8.4"],
    ),
    (
        "Your hand says of each card what it costs *you*, which of its lines your skills meet, and what it would be as a \
         skill.",
        &["render/tests/pictures/lost.rs: a_hand_says_what_its_cards_cost_their_holder"],
    ),
    (
        "There is room for three weapons (one melee, one range, one magic), three spells, a breastplate, a shield and a \
         helmet, and three artifacts, and never for two cards of the same name.",
        &["LOST-7.2", "LOST-7.3", "LOST-7.4", "LOST-7.5"],
    ),
    ("Say with your choice what becomes of the card, and nobody waits for you.", &["LOST-4.11", "LOST-22.1"]),
    ("Turns go clockwise.", &["LOST-9.1"]),
    (
        "In yours you attack the monster in front of you, or hand it on to the first player on your right who has none and \
         take another: the face-up one or the top of the pile.",
        &["LOST-9.3", "LOST-9.5", "LOST-9.6"],
    ),
    ("A monster that you draw may charge at you.", &["LOST-10.1"]),
    (
        "You attack with **one weapon** and may boost it with ready scrolls, folios and trinkets and with mana.",
        &["LOST-11.1", "LOST-11.3", "LOST-11.5"],
    ),
    (
        "Damage is melee, long-range, magic or chaos; a monster doubles, halves or ignores some of it.",
        &["LOST-11.7"],
    ),
    (
        "Skald shows what an attack makes before you confirm, and there is no luck in it.",
        &[
            "LOST-11.10",
            "rules/lost/src/tests/outlook.rs: each_attack_of_the_outlook_can_be_made_and_lays_what_it_says",
        ],
    ),
    ("Markers stay on the monster.", &["LOST-11.9"]),
    (
        "What you used is **exhausted** until a card refreshes it or the level ends; weapons, breastplates and shields never \
         are.",
        &["LOST-11.6", "LOST-12.3", "LOST-18.2", "LOST-20.5"],
    ),
    ("If it survives, it strikes back.", &["LOST-12.1"]),
    (
        "Breastplate and shield always help; you are asked for more only if you would lose life and have a card that could \
         save some.",
        &["LOST-12.3", "LOST-22.4"],
    ),
    ("With 0 life you may heal.", &["LOST-12.9"]),
    (
        "If you cannot, your hero is **defeated**: the monster leaves, you lose one skill, and you rest until the level ends.",
        &["LOST-14.1", "LOST-14.3", "LOST-14.4"],
    ),
    ("| for a defeated monster | |", &[]),
    ("|---|---|", &[]),
    (
        "| experience | At 3, 6, 12, 20 and 30 your hero rises: 2 gold, or one more life, or one more mana. |",
        &["LOST-15.1", "LOST-15.2"],
    ),
    ("| gold | One piece after the other to you, your left and your right neighbour. |", &["LOST-15.3"]),
    (
        "| challenge trophy | If you now have at least as many trophies of its kind as the holder, it is yours, with 1 legend \
         point. |",
        &["LOST-16.1", "LOST-16.2"],
    ),
    (
        "| trophy tokens | For two of a kind, three of a kind, or one of each: the highest one that is left, by itself. |",
        &["LOST-2.5", "LOST-16.5"],
    ),
    (
        "When the middle is empty, everybody with a monster attacks once more, and what survives escapes.",
        &["LOST-17.1", "LOST-17.3", "LOST-17.5"],
    ),
    (
        "Then each challenge trophy brings 1, 2 or 3 legend points by the level, everything is refreshed, and whoever has the \
         fewest markers starts the next level.",
        &["LOST-18.1", "LOST-18.2", "LOST-18.4"],
    ),
    (
        "At the end you add legend markers, experience (16: 8, 20: 10, 24: 13, 28: 16, 30: 20), tokens, and gold (most 6, \
         second most 3).",
        &["LOST-19.1", "LOST-19.2", "LOST-19.3", "LOST-19.4"],
    ),
    ("Most points win; ties share.", &["LOST-19.5"]),
    (
        "One answer a day makes a game of four last some 53 days.",
        &["rules/lost/src/tests/paper.rs: the_page_names_the_days_that_the_lobby_names"],
    ),
    (
        "It needs 44 when you also prepare your next turn, and 5 when you leave standing orders as well; the lobby says so \
         for your table and pace.",
        &[
            "rules/lost/src/tests/paper.rs: the_page_names_the_days_that_the_lobby_names",
            "bot/tests/host/lost.rs: people_are_told_before_they_join_what_preparing_saves",
        ],
    ),
    (
        "**A prepared turn** (`/orders`, *Prepare my next turn*) is put together with the menus of a turn, with conditions \
         such as the monster in front of you, its markers, the face-up monster or your life.",
        &[
            "LOST-22.7",
            "bot/tests/host/lost_orders.rs: a_turn_is_prepared_in_the_menus_of_a_turn_and_told_in_words",
        ],
    ),
    (
        "If they hold when your turn begins, it is played at once, up to the first question for which you prepared nothing; \
         if not, it is dropped, and you are asked.",
        &[
            "LOST-22.7",
            "bot/tests/host/lost_orders.rs: from_the_first_part_that_is_not_legal_on_the_owner_is_asked",
            "bot/tests/host/lost_orders.rs: \
             a_prepared_turn_whose_conditions_fail_is_dropped_and_its_owner_alone_is_told_and_asked",
        ],
    ),
    (
        "Either way that turn uses it up.",
        &[
            "bot/tests/host/lost_orders.rs: a_preparation_is_used_up_by_its_slot_though_nothing_of_it_was_asked_there",
        ],
    ),
    (
        "*Prepare a defence* does the same for the next time that another player's turn hurts you.",
        &["bot/tests/host/lost_orders.rs: a_defence_is_prepared_for_other_players_turns_and_nobody_waits"],
    ),
    (
        "**Standing orders** say which cards to keep, up to what price to buy, when to pass, how to attack, defend and heal, \
         which rewards to take, and what to give up.",
        &[
            "LOST-22.8",
            "bot/tests/host/lost_orders.rs: a_table_of_people_who_ordered_everything_waits_for_nobody",
        ],
    ),
    (
        "Both are yours alone until they are carried out.",
        &[
            "bot/tests/host/lost_orders.rs: a_prepared_turn_is_secret_can_be_changed_and_is_played_when_its_slot_begins",
        ],
    ),
    (
        "If your time runs out, the simplest answer is given for you: the first card, a skill, the best plain attack, the \
         fewest cards that keep you alive.",
        &[
            "bot/tests/host/lost.rs: the_table_goes_on_with_the_simplest_answers_when_one_never_comes_and_one_leaves",
            "bot/tests/host/lost.rs: whose_time_runs_out_keeps_the_first_card_of_the_hand_and_makes_it_a_skill",
        ],
    ),
    (
        "Skald plays against itself and counts who wins how often; [balance.md](balance.md#lost-legends) has the figures.",
        &["docs/balance.md: ## Lost Legends"],
    ),
    (
        "The game, its heroes' roles and its rules belong to their owners; the card values, texts and pictures here are our \
         own.",
        &[],
    ),
];

fn at_home(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|bad| panic!("{path}: {bad}"))
}

/// The clauses that something shows.
fn shown() -> BTreeSet<String> {
    let index: toml::Table = at_home("docs/clauses/lost.toml").parse().unwrap();
    let clauses = index["clause"].as_array().unwrap();
    let shown = clauses.iter().filter(|clause| !clause["shown_by"].as_array().unwrap().is_empty());
    shown.map(|clause| clause["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_sentence_of_the_page_is_played() {
    let page = at_home("docs/lost-legends.md");
    let drawn = |line: &&str| line.starts_with('#') || line.starts_with("![");
    let lines: Vec<&str> = page.lines().filter(|line| !drawn(line)).collect();
    let mut rest = lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = shown();
    for (sentence, by) in SENTENCES {
        assert_eq!(rest.matches(sentence).count(), 1, "the page no longer says once: {sentence}\nin: {rest}");
        rest = rest.replacen(sentence, "", 1);
        for show in *by {
            let Some((file, test)) = show.split_once(": ") else {
                assert!(shown.contains(*show), "nothing shows {show}: {sentence}");
                continue;
            };
            let wanted = if file.ends_with(".rs") { format!("fn {test}(") } else { test.to_owned() };
            assert!(at_home(file).contains(&wanted), "{file} has no {test}: {sentence}");
        }
    }
    let left: String = rest.chars().filter(|sign| !sign.is_whitespace() && *sign != '*').collect();
    assert_eq!(left, "", "nothing is said of how this is played");
}

#[test]
fn the_page_names_the_days_that_the_lobby_names() {
    let visits = length::length(4).visits.unwrap();
    let page = at_home("docs/lost-legends.md").split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        format!("makes a game of four last some {} days", visits.answering),
        format!("It needs {} when you also prepare", visits.preparing),
        format!("and {} when you leave standing orders", visits.ordering),
        format!("For {} to {} players", Lost::seats().start(), Lost::seats().end()),
    ] {
        assert!(page.contains(&told), "{told}");
    }
}
