//! Nobody learns more than their view tells; forecasts tell what then happens.

use super::{play_out, table, tables};
use crate::{Fact, Move, Phase, State, state::Gone};
use skald_vocabulary::{
    chance::Fast,
    interface::{Duty, Habits, Input, Pick, Probability, Rules, Sight, Viewer},
    views::AnyView,
};

fn viewers(state: &State) -> Vec<Viewer> {
    state.seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everyone]).collect()
}

#[test]
fn dealing_hidden_cards_anew_keeps_the_view_and_depends_on_it_alone() {
    // shows LAW-2.7, LAW-2.8, LAW-16.7
    for game in tables() {
        let mut steps = 0;
        play_out(&game, 11, |_, _, _, state| {
            steps += 1;
            if steps % 3 != 0 {
                return;
            }
            for who in viewers(state) {
                let once = game.redraw(state, who, &mut Fast::new(1));
                game.check(&once).unwrap();
                assert_eq!(game.view(&once, who), game.view(state, who), "{who:?} {:?}", state.phase);
                assert_eq!(game.waiting(&once), game.waiting(state));
                let twice = game.redraw(&once, who, &mut Fast::new(2));
                assert_eq!(twice, game.redraw(state, who, &mut Fast::new(2)), "{who:?}");
                if let Viewer::Seat(seat) = who {
                    let open = game.open(state, seat);
                    assert_eq!(game.open(&once, seat), open);
                    for decision in open {
                        let menu = game.ask(state, decision.id, &[]);
                        assert_eq!(game.ask(&once, decision.id, &[]), menu);
                        let default = |state| game.default_for(state, decision.id, &mut Fast::new(6));
                        assert_eq!(default(&once), default(state));
                        let mut choice = Fast::new(u64::from(state.seq));
                        let with = game.random_move(state, decision.id, &mut choice).unwrap();
                        let path = Pick::path(&with.to_string());
                        assert_eq!(game.ask(&once, decision.id, &path), game.ask(state, decision.id, &path));
                        let input = Input::Answer { at: decision.id, with };
                        let legal = game.play(&mut once.clone(), &input, &mut Fast::new(1), &mut Vec::new());
                        assert!(legal.is_ok(), "{input} is legal, but not on a redraw");
                    }
                }
            }
        });
    }
}

#[test]
fn the_view_of_one_seat_names_no_hidden_card_of_another() {
    // shows LAW-2.2, LAW-15.4
    for game in tables() {
        play_out(&game, 17, |_, _, events, state| {
            let public: Vec<String> = {
                let view = game.view(state, Viewer::Spectator);
                let lines: AnyView = view.into();
                vec![format!("{lines:?}")]
            };
            for seat in state.seats() {
                let player = state.player(seat).unwrap();
                // After a trade everybody knows of some cards, though not in which hand they are.
                let tracked = |card: &&crate::cards::Card| {
                    state
                        .whereabouts
                        .iter()
                        .any(|tracked| tracked.card == **card && !tracked.public.is_empty())
                };
                let hidden = player.hand.iter().filter(|card| !player.shown.contains(card) && !tracked(card));
                let hidden = hidden.chain(player.deck.get(player.middle()).unwrap_or_default());
                for card in hidden {
                    let face = game.pool().face(*card);
                    // In a Skirmish others may show a copy of their own, and the last turn is remembered.
                    let told = state.last.as_ref().is_some_and(|last| {
                        last.card == *card || last.blows.iter().any(|blow| blow.card == *card)
                    });
                    if game.rules().form != crate::Form::Skirmish && !told {
                        assert!(!public[0].contains(&format!("\"{}\"", face.name)), "{} is seen", face.name);
                    }
                }
            }
            for event in events {
                let seen = game.seen(event, Viewer::Spectator).unwrap();
                let secret = match &seen.0 {
                    Fact::Drew { cards, .. } => cards.is_some(),
                    Fact::Hid { card, .. } | Fact::Offered { card, .. } => card.is_some(),
                    Fact::Traded { cards, .. } => cards.is_some(),
                    Fact::Reinforced { gained, .. } => gained.is_some(),
                    _ => false,
                };
                assert!(!secret, "{seen:?}");
            }
        });
    }
}

/// The facts of Steps 1 to 5.
fn of_turn(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Placed { .. }
            | Fact::Attacked { .. }
            | Fact::Fell { .. }
            | Fact::Reflected { .. }
            | Fact::Moved { .. }
            | Fact::Ordered { .. }
    )
}

#[test]
fn the_forecast_of_a_placement_is_what_then_happens() {
    // shows LAW-16.5
    for game in tables() {
        play_out(&game, 23, |_, _, _, state| {
            let (Phase::Play(seat) | Phase::Maneuver(seat)) = state.phase else { return };
            if state.has_left(seat) {
                return;
            }
            let view = game.view(state, Viewer::Seat(seat));
            let mut choice = Fast::new(u64::from(state.seq));
            for decision in game.open(state, seat).iter().filter(|at| at.duty == Duty::Owed) {
                for _ in 0..4 {
                    let with = game.random_move(state, decision.id, &mut choice).unwrap();
                    let forecast = game.forecast(&view, decision.id, &with);
                    let [(share, told)] = forecast.as_slice() else { panic!("{with}: {forecast:?}") };
                    assert_eq!(*share, Probability::CERTAIN);
                    let mut copy = state.clone();
                    let mut out = Vec::new();
                    let input = Input::Answer { at: decision.id, with };
                    game.play(&mut copy, &input, &mut Fast::new(1), &mut out).unwrap();
                    let facts: Vec<Fact> = out.into_iter().map(|event| event.0).take_while(of_turn).collect();
                    let told: Vec<Fact> = told.iter().map(|seen| seen.0.clone()).collect();
                    assert_eq!(told, facts, "{input}");
                }
            }
        });
    }
}

#[test]
fn forecasts_add_up_and_printed_moves_are_paths() {
    for game in tables() {
        play_out(&game, 29, |_, _, _, state| {
            for seat in state.seats() {
                let view = game.view(state, Viewer::Seat(seat));
                let mut choice = Fast::new(u64::from(state.seq) + 7);
                for decision in game.open(state, seat) {
                    let with = game.random_move(state, decision.id, &mut choice).unwrap();
                    let sum: u32 = game
                        .forecast(&view, decision.id, &with)
                        .iter()
                        .map(|(share, _)| u32::from(share.0))
                        .sum();
                    assert_eq!(sum, 10_000, "{with}");
                    let line = with.to_string();
                    assert_eq!(line.parse::<Move>().unwrap(), with);
                    let step = game.ask(state, decision.id, &Pick::path(&line)).unwrap();
                    assert_eq!(step.whole, Some(with));
                }
            }
        });
    }
}

#[test]
fn orders_follow_from_the_view_and_are_legal() {
    // shows LAW-16.6
    let mut followed = 0;
    for game in tables() {
        play_out(&game, 31, |_, _, _, state| {
            for seat in state.seats() {
                let view = game.view(state, Viewer::Seat(seat));
                let mut choice = Fast::new(u64::from(state.seq) + 3);
                let (order, _) =
                    skald_toolkit::grammar::walk(|path| game.ask_order(&view, path), &mut choice).unwrap();
                let line = order.to_string();
                assert_eq!(line.parse::<crate::Order>().unwrap(), order);
                assert_eq!(game.ask_order(&view, &Pick::path(&line)).unwrap().whole, Some(order.clone()));
                assert!(crate::tests::english().has(game.tell_order(&order).id));
                for decision in game.open(state, seat) {
                    if let Some(with) = game.follow(&view, &decision, &order) {
                        followed += 1;
                        let step = game.ask(state, decision.id, &Pick::path(&with.to_string())).unwrap();
                        assert_eq!(step.whole, Some(with));
                    }
                }
            }
        });
    }
    assert!(followed > 50, "only {followed} answers by orders");
}

#[test]
fn equal_traitors_are_ordered_by_the_spaces_that_they_left() {
    let game = table(3, &[("form", "skirmish")]);
    let pool = game.pool();
    let fafnir = pool.find(skald_vocabulary::interface::Key::of("fafnir")).unwrap();
    let label = |text: &str| text.parse().unwrap();
    let gone = |seat: u8, at: &str| Gone {
        card: pool.copy_of(fafnir, skald_vocabulary::interface::Seat(seat)),
        seq: 1,
        to: skald_vocabulary::interface::Seat(0),
        traitor: true,
        at: label(at),
    };
    let cards: Vec<_> = [gone(1, "b1"), gone(2, "c1")].iter().map(|gone| (gone.card, gone.at)).collect();
    let keys = crate::ask::order_keys(game.rules(), &cards);
    assert_eq!(keys.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b1", "c1"]);
}

#[test]
fn in_the_opening_a_forecast_tells_of_nothing_but_the_own_card() {
    // shows LAW-16.8
    let (game, state) = super::at(
        "options.form = \"skirmish\"\nphase = \"open b\"\nturn = 0\nboard = [\"a~zeus .. .. ..\"]\n\
         seat.a.hand = [\"pan\"]\nseat.b.hand = [\"scylla\"]\n",
    );
    let seat = skald_vocabulary::interface::Seat(1);
    let view = game.view(&state, Viewer::Seat(seat));
    let at = game.open(&state, seat)[0].id;
    let forecast = game.forecast(&view, at, &"place scylla c1".parse().unwrap());
    let [(Probability::CERTAIN, told)] = forecast.as_slice() else { panic!("{forecast:?}") };
    assert!(matches!(told.as_slice(), [seen] if matches!(seen.0, Fact::Hid { .. })));
    let menu = game.ask(&state, at, &Pick::path("scylla")).unwrap().menu.unwrap();
    assert!(menu.pick.list().iter().all(|choice| choice.note.is_none()));
}

#[test]
fn the_forecast_of_an_opening_names_the_space_as_the_board_lies_then() {
    // shows LAW-3.19
    let (game, state) = super::at(
        "options.form = \"skirmish\"\nphase = \"open a\"\nturn = 0\nfixed = false\nboard = [\".. .. ..\", \".. .. ..\"]\n\
         seat.a.hand = [\"pan\"]\nseat.b.hand = [\"scylla\"]\n",
    );
    let seat = skald_vocabulary::interface::Seat(0);
    let view = game.view(&state, Viewer::Seat(seat));
    let at = game.open(&state, seat)[0].id;
    for line in ["place pan a1 down", "place pan a1 up"] {
        let with: Move = line.parse().unwrap();
        let forecast = game.forecast(&view, at, &with);
        let [(Probability::CERTAIN, told)] = forecast.as_slice() else { panic!("{forecast:?}") };
        let (mut copy, mut out) = (state.clone(), Vec::new());
        game.play(&mut copy, &Input::Answer { at, with }, &mut Fast::new(1), &mut out).unwrap();
        let opened = |fact: &Fact| matches!(fact, Fact::Turned { .. } | Fact::Hid { .. });
        let facts: Vec<Fact> = out.into_iter().map(|event| event.0).filter(opened).collect();
        assert_eq!(told.iter().map(|seen| seen.0.clone()).collect::<Vec<_>>(), facts, "{line}");
    }
}

#[test]
fn a_default_in_secret_reads_like_any_other_answer() {
    // shows LAW-16.10
    let text = "phase = \"plans\"\nround = 2\nturn = 0\nseat.a = { pantheon = \"greek\", deck = [\"pan\", \"iris\", \
                \"scylla\", \"triton\", \"proteus\", \"aello\", \"antaeus\", \"zephyrus\"], pile = [\"circe\", \"athena\"] }\n\
                seat.b = { pantheon = \"norse\", deck = [\"otr\"] }\n";
    let (game, state) = super::at(text);
    let seat = skald_vocabulary::interface::Seat(0);
    let at = game.open(&state, seat)[0].id;
    let told = |with: Move| {
        let (mut copy, mut out) = (state.clone(), Vec::new());
        game.play(&mut copy, &Input::Answer { at, with }, &mut Fast::new(1), &mut out).unwrap();
        let seen: Vec<_> = out.iter().filter_map(|event| game.seen(event, Viewer::Spectator)).collect();
        (seen, game.view(&copy, Viewer::Spectator))
    };
    let by_clock = told(game.default_for(&state, at, &mut Fast::new(4)).unwrap());
    assert_eq!(by_clock, told("reinforce circe".parse().unwrap()));
    assert_eq!(by_clock, told("reinforce athena".parse().unwrap()));
}

/// A team whose members both wish to sacrifice, in round 3, where what is bought may be of either level.
const AGREEING: &str = r#"
phase = "agree"
round = 3
turn = 0
asked = ["a", "c"]
captures.a = ["garm", "loki"]
options = { form = "team" }
[seat.a]
pantheon = "greek"
deck = ["pan", "minotaur", "antaeus", "proteus", "scylla", "triton", "iris", "zephyrus", "aello", "medusa"]
pile = ["cerberus", "zeus"]
plan = "reinforce - give loki zeus"
[seat.b]
pantheon = "norse"
deck = ["brokkr"]
plan = "reinforce -"
[seat.c]
pantheon = "japanese"
deck = ["kintaro", "yamauba", "kappa", "isonade", "umibozu", "ho-o", "yatagarasu", "nue", "fujin"]
pile = ["shuten-doji", "susanoo"]
plan = "reinforce - give garm shuten-doji"
given = "agree loki"
[seat.d]
pantheon = "american"
deck = ["iktomi"]
plan = "reinforce -"
"#;

#[test]
fn a_mate_sees_the_discards_and_nobody_else_sees_anything() {
    // shows LAW-15.10
    let (game, state) = super::at(AGREEING);
    for who in viewers(&state) {
        for seed in 0..40 {
            let once = game.redraw(&state, who, &mut Fast::new(seed));
            assert_eq!(game.view(&once, who), game.view(&state, who), "{who:?}");
            let Phase::Agree { plans, .. } = &once.phase else { panic!("the phase has changed") };
            for (seat, plan) in plans {
                let pile = &once.player(*seat).unwrap().pile;
                assert!(plan.pairs.iter().all(|pair| pile.contains(&pair.1)));
            }
        }
    }
}

#[test]
fn what_no_menu_offers_is_refused_and_changes_nothing() {
    // shows LAW-16.5
    let junk =
        ["-", "zz", "a1", "stay", "give", "up", "order", "x1y1", "thor+odin", "thor>odin", "move", "0"];
    for game in tables() {
        let mut choice = Fast::new(77);
        play_out(&game, 37, |_, _, _, state| {
            use skald_vocabulary::chance::Chance;
            for seat in state.seats() {
                for decision in game.open(state, seat) {
                    let with = game.random_move(state, decision.id, &mut choice).unwrap();
                    let mut words: Vec<String> =
                        with.to_string().split_whitespace().map(str::to_owned).collect();
                    let place = choice.pick("where", u32::try_from(words.len()).unwrap()) as usize;
                    match choice.pick("how", 4) {
                        0 => words[place] = junk[choice.pick("junk", 12) as usize].to_owned(),
                        1 => drop(words.remove(place)),
                        2 => words.insert(place, words[place].clone()),
                        _ => words.push(junk[choice.pick("junk", 12) as usize].to_owned()),
                    }
                    let line = words.join(" ");
                    let Ok(with) = line.parse::<Move>() else { continue };
                    let asked = game.ask(state, decision.id, &Pick::path(&with.to_string()));
                    let whole = asked.is_ok_and(|step| step.whole.is_some());
                    let (mut copy, mut out, mut dice) = (state.clone(), Vec::new(), Fast::new(1));
                    let played =
                        game.play(&mut copy, &Input::Answer { at: decision.id, with }, &mut dice, &mut out);
                    assert_eq!(played.is_ok(), whole, "{} {line}: {played:?}", decision.id);
                    assert!(played.is_ok() || (copy == *state && out.is_empty()), "{line}");
                }
            }
        });
    }
}
