//! Every message of section 8, as it is said.

use crate::{Event, Lost, Move, State};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Key, Papers, Pick, Refuse, Rules, Seat},
    words::Words,
};

fn english(say: &skald_vocabulary::interface::Say) -> String {
    Words::english(crate::WORDS).plain(say)
}

/// A table of three in the fight of level 3, in which `a` acts.
fn fight(rest: &str) -> (Lost, State) {
    let text = format!("[table]\nlevel = 3\nstart = \"a\"\n{rest}");
    Lost::read_position("test", &text).unwrap()
}

const HUNT: &str = r#"face_up = "iron-wyrm"
[table.sides]
a = { hero = "warrior", gear = ["dragon-slayer", "evasion"], foe = { beast = "frost-dragon" } }
b = { hero = "hunter", gear = ["iron-ration"], foe = { beast = "hydra" } }
c = { hero = "assassin", defeated = true, life_max = 4 }
[table.phase.fight]
active = "a"
stage = "attack"
"#;

/// What is said when a line is tried in the one decision of `a`.
fn tried(game: &Lost, state: &State, line: &str) -> String {
    let at = game.open(state, Seat(0))[0].id;
    game.ask(state, at, &Pick::path(line)).map_or_else(|why| english(&why.say()), |step| format!("{step:?}"))
}

/// What is said when somebody to whom nothing like it is open tries a move.
fn objected(game: &Lost, state: &State, seat: u8, line: &str) -> String {
    let with: Move = line.parse().unwrap();
    let why = game.objection(state, Seat(seat), &with);
    why.map_or_else(String::new, |why| english(&why.say()))
}

// shows LOST-21.2
#[test]
fn a_slaying_attack_takes_nothing_else() {
    let (game, state) = fight(HUNT);
    let said = tried(&game, &state, "slay dragon-slayer with evasion");
    assert_eq!(said, "A slaying attack takes no boosts and no mana.");
}

// shows LOST-8.5, LOST-12.11, LOST-14.4
#[test]
fn whoever_is_not_asked_is_told_why() {
    let (game, state) = fight(HUNT);
    assert_eq!(
        objected(&game, &state, 1, "attack unarmed"),
        "It is a’s turn; you will be called when you have to act."
    );
    assert_eq!(
        objected(&game, &state, 1, "use iron-ration"),
        "Healing cards can be used in your turn before your attack, or when your life is 0."
    );
    assert_eq!(
        objected(&game, &state, 0, "buy evasion"),
        "Equipment can be turned into a skill only while buying a new card."
    );
    assert_eq!(objected(&game, &state, 0, "life"), "First decide about your attack.");
    assert_eq!(
        objected(&game, &state, 2, "attack unarmed"),
        "Your hero is defeated and rests until the level ends."
    );
}

#[test]
fn a_reward_and_a_defence_are_named_by_what_is_possible() {
    let (game, state) = fight(
        &HUNT
            .replace(
                "stage = \"attack\"",
                "stage = \"spoils\"\nasks = [{ seat = \"a\", what = \"reward\" }]\nbeaten = \"frost-dragon\"",
            )
            .replace("foe = { beast = \"frost-dragon\" }", "xp = 3"),
    );
    assert_eq!(tried(&game, &state, "fame"), "Choose one of: 1 life, 1 mana and 2 gold.");
    let asks = "stage = \"settle\"\nasks = [{ seat = \"a\", what = { defend = { from = \"frost-dragon\", harm = [2, 0, 3, 0] } } }]";
    let (game, state) = fight(&HUNT.replace("stage = \"attack\"", asks));
    assert_eq!(
        tried(&game, &state, "defend dragon-slayer"),
        "Dragon Slayer cannot reduce damage; usable cards are Evasion."
    );
}

#[test]
fn drawing_and_taking_have_their_reasons() {
    let free = HUNT
        .replace(", foe = { beast = \"frost-dragon\" } }", " }")
        .replace("stage = \"attack\"", "stage = \"select\"");
    let secret = "[secret]\npile = [\"cyclops\"]\n";
    let (game, state) = fight(&format!("{free}{secret}"));
    assert_eq!(
        tried(&game, &state, "pass-draw"),
        "You can pass a monster only if another undefeated player has none; you must attack."
    );
    let (game, state) = fight(&HUNT.replace("stage = \"attack\"", "stage = \"select\""));
    assert_eq!(tried(&game, &state, "draw"), "You have a monster in front of you; attack it or pass it.");
}

// shows LOST-1.5, LOST-1.6, LOST-2.7, LOST-12.7
#[test]
fn a_needless_defence_is_legal_and_exhausts_and_tracks_have_no_upper_end() {
    let asks = "stage = \"settle\"\nasks = [{ seat = \"a\", what = { defend = { from = \"frost-dragon\", harm = [0, 0, 3, 0] } } }]";
    let rich = HUNT.replace(
        "hero = \"warrior\",",
        "hero = \"warrior\", life = 40, life_max = 40, gold = 900, legend = 99,",
    );
    let (game, mut state) = fight(&rich.replace("stage = \"attack\"", asks));
    let at = game.open(&state, Seat(0))[0].id;
    let input = Input::Answer { at, with: "defend evasion".parse().unwrap() };
    game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    let side = state.table.side(Seat(0));
    assert_eq!((side.life, side.life_max, side.gold, side.spent.len()), (37, 40, 900, 1));
}

// shows LOST-6.5, LOST-8.1, LOST-5.8
#[test]
fn a_purchase_that_cannot_be_is_refused_with_what_is_missing() {
    let attach = r#"
[table]
level = 1
start = "a"
phase = { attach = { round = 1, chosen = { a = { card = "leather-jerkin" }, b = { card = "evasion" } } } }
[table.sides]
a = { hero = "hunter", gold = 2, gear = ["iron-cap"] }
b = { hero = "warrior", gold = 5 }
c = { hero = "assassin" }
"#;
    let (game, state) = Lost::read_position("test", attach).unwrap();
    let dear = "You would pay 3 gold for Leather Jerkin and have 2; convert equipment or attach the card as a skill.";
    assert_eq!(tried(&game, &state, "buy"), dear);
    let (game, state) = Lost::read_position("test", &attach.replace("gold = 2", "gold = 4")).unwrap();
    assert_eq!(
        tried(&game, &state, "buy evasion"),
        "You do not own Evasion as equipment; you can convert Iron Cap."
    );
    assert_eq!(objected(&game, &state, 2, "skill"), "You have no open question right now.");
}

// shows LOST-9.9, LOST-20.5, LOST-21.4, LOST-21.5, LOST-14.3
#[test]
fn what_cannot_be_drawn_copied_tapped_refreshed_or_lost_is_named() {
    let with = |from: &str, to: &str| fight(&HUNT.replace(from, to));
    let bare = HUNT
        .replace("stage = \"attack\"", "stage = \"select\"")
        .replace("c = { hero = \"assassin\", defeated = true, life_max = 4 }", "c = { hero = \"assassin\" }");
    let (game, state) = fight(&bare);
    assert_eq!(tried(&game, &state, "pass-draw"), "The pile is empty; take the face-up Iron Wyrm.");
    let (game, state) =
        with("gear = [\"dragon-slayer\", \"evasion\"]", "gear = [\"copy-weapon\", \"mind-tap\"]");
    assert_eq!(tried(&game, &state, "attack copy"), "No other player has a weapon that you could copy now.");
    let armed = HUNT
        .replace("gear = [\"dragon-slayer\", \"evasion\"]", "gear = [\"copy-weapon\", \"mind-tap\"]")
        .replace("gear = [\"iron-ration\"]", "gear = [\"iron-ration\", \"long-bow\", \"implosion\"]");
    let (game, state) = fight(&armed);
    assert_eq!(
        tried(&game, &state, "attack copy copy-weapon b titan-maul"),
        "Choose a weapon of another player: Long Bow."
    );
    assert_eq!(
        tried(&game, &state, "attack unarmed tap mind-tap b long-bow"),
        "Choose an unexhausted attack spell of another player: Implosion."
    );
    let (game, state) = fight(
        &HUNT
            .replace("stage = \"attack\"", "stage = \"attack\"\nslot = 5")
            .replace(
        "gear = [\"dragon-slayer\", \"evasion\"]",
        "gear = [\"spellbook\", \"evasion\", \"implosion\", \"chaos-orb\"], spent = { evasion = 1, chaos-orb = 1 }"),
    );
    assert_eq!(
        tried(&game, &state, "use spellbook chaos-orb"),
        "Chaos Orb cannot be refreshed now; possible cards are Evasion."
    );
    let asks = "stage = \"strike\"\nasks = [{ seat = \"a\", what = \"drop\" }]";
    let (game, state) = fight(
        &HUNT
            .replace("stage = \"attack\"", asks)
            .replace("hero = \"warrior\",", "hero = \"warrior\", skills = [\"iron-cap\", \"polymorph\"],"),
    );
    assert_eq!(tried(&game, &state, "drop implosion"), "Choose one of: Iron Cap and Polymorph.");
}

/// What stands beside the choices of the one decision of `a`, after a path.
fn notes(game: &Lost, state: &State, path: &str) -> Vec<String> {
    let at = game.open(state, Seat(0))[0].id;
    let step = game.ask(state, at, &Pick::path(path)).unwrap();
    let menu = step.menu.unwrap();
    menu.pick.list().iter().map(|of| of.note.as_ref().map_or_else(String::new, english)).collect()
}

#[test]
fn the_menus_say_what_a_choice_means() {
    let select = HUNT
        .replace("stage = \"attack\"", "stage = \"select\"")
        .replace(", defeated = true, life_max = 4", "");
    let piled = |text: &str| fight(&format!("{text}[secret]\npile = [\"cyclops\", \"troll\"]\n"));
    let marked = select.replace("beast = \"frost-dragon\"", "beast = \"frost-dragon\", markers = 5");
    let (game, state) = piled(&marked);
    assert_eq!(
        notes(&game, &state, ""),
        [
            "Frost Dragon, 7 life left",
            "c gets Frost Dragon; you face Iron Wyrm",
            "c gets Frost Dragon; you face an unknown one, which may charge"
        ]
    );
    let (game, state) = piled(&select.replace(", foe = { beast = \"frost-dragon\" } }", " }"));
    assert_eq!(
        notes(&game, &state, ""),
        ["Iron Wyrm, 11 life left", "One of 2 that nobody knows; it may charge"]
    );
    let lost = "stage = \"strike\"\nasks = [{ seat = \"a\", what = \"drop\" }]";
    let skills = "hero = \"warrior\", skills = [\"iron-cap\", \"polymorph\"],";
    let (game, state) =
        fight(&HUNT.replace("stage = \"attack\"", lost).replace("hero = \"warrior\",", skills));
    assert_eq!(notes(&game, &state, ""), ["Your armor falls to 1", "You lose magic"]);
}

#[test]
fn a_hand_says_what_its_cards_are_and_a_purchase_whether_equipment_must_go() {
    let attach = |card: &str, own: &str| {
        let text = format!(
            "[table]\nlevel = 1\nstart = \"a\"\n\
             phase = {{ attach = {{ round = 1, chosen = {{ a = {{ card = \"{card}\" }}, b = {{ card = \"evasion\" }} }} }} }}\n\
             [table.sides]\na = {{ hero = \"hunter\", {own} }}\nb = {{ hero = \"warrior\" }}\nc = {{ hero = \"assassin\" }}\n"
        );
        Lost::read_position("test", &text).unwrap()
    };
    let asked = |(game, state): &(Lost, State)| {
        let at = game.open(state, Seat(0))[0].id;
        english(&game.ask(state, at, &Pick::path("buy")).unwrap().menu.unwrap().prompt)
    };
    let rich = attach("oak-shield", "gold = 9, gear = [\"iron-cap\"]");
    assert_eq!(asked(&rich), "Does equipment become a skill first? If not, confirm.");
    assert_eq!(notes(&rich.0, &rich.1, "buy"), ["Becomes armor 2"]);
    let poor = attach("leather-jerkin", "gold = 2, gear = [\"iron-ration\"]");
    assert_eq!(asked(&poor), "Which equipment becomes a skill first?");
}

// shows LOST-1.1
#[test]
fn a_table_of_another_size_is_refused() {
    for seats in [2, 6] {
        let setup = skald_vocabulary::interface::Setup { seats, ..Default::default() };
        let why = Lost::new(&setup).unwrap_err();
        assert_eq!(english(&why.say), format!("This game takes 3 to 5 players; you have {seats}."));
    }
}

#[test]
fn a_sentence_names_what_changed_and_nothing_else() {
    let said = |event: Event| english(&event.tell(crate::cards::base()).say);
    let card = |id| crate::cards::Card(Key::of(id));
    let troll = crate::cards::Beast(Key::of("troll"));
    let used = |life, mana| {
        said(Event::Used { seat: Seat(0), card: card("soul-lantern"), on: Vec::new(), mana, life })
    };
    assert_eq!(used(0, 0), "a uses Soul Lantern.");
    assert_eq!(used(0, 1), "a uses Soul Lantern: +1 mana.");
    assert_eq!(used(2, 0), "a uses Soul Lantern: +2 life.");
    assert_eq!(used(2, 1), "a uses Soul Lantern: +2 life, +1 mana.");
    let suffered = |cards: &[&'static str], mana, life| {
        let cards = cards.iter().map(|id| card(id)).collect();
        said(Event::Suffered { seat: Seat(0), beast: troll, cards, mana, life })
    };
    assert_eq!(suffered(&[], 0, 3), "a loses 3 life to Troll.");
    assert_eq!(suffered(&["evasion"], 0, 0), "a loses no life to Troll in spite of Evasion.");
    assert_eq!(suffered(&["stone-skin"], 1, 1), "a loses 1 life to Troll in spite of Stone Skin and 1 mana.");
    let drained = |mana, gold| said(Event::Drained { seat: Seat(0), beast: troll, mana, gold });
    assert_eq!(drained(0, 0), "a loses nothing to the charge of Troll.");
    assert_eq!(drained(1, 0), "a loses 1 mana to the charge of Troll.");
    assert_eq!(drained(0, 2), "a loses 2 gold to the charge of Troll.");
    let either =
        crate::cards::Cond(vec![vec![(crate::cards::Skill::Magic, 1), (crate::cards::Skill::Lore, 2)]]);
    let name = "Fire Lance".into();
    let needs = crate::Illegal::Needs { card: name, cond: either };
    assert_eq!(english(&needs.say()), "That line of Fire Lance needs magic 1 or lore 2.");
}
