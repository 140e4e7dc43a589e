//! Orders and answer settings (5.2): what they give can be played, and they know no more than their owner.

use super::whole::{game, kits, only, play_out};
use crate::{
    Lraw, State,
    orders::{Class, Mode, Order, Standing, Wish, decide},
};
use skald_toolkit::grammar::walk;
use skald_vocabulary::{
    chance::Fast,
    interface::{Habits, Key, KitBook, KitList, KitVerdict, Papers, Pick, Rules, Sight, Viewer},
};

/// What these orders give at every position of a few games: each can be played, and as often as said.
fn followed(orders: &[Order], seeds: std::ops::Range<u64>) -> (u32, u32) {
    let (game, mut given, mut asked) = (game(), 0, 0);
    for seed in seeds {
        let kits = kits(usize::try_from(seed % 9).unwrap(), usize::try_from(seed * 2 % 9).unwrap());
        play_out(&game, &kits, seed, |state, _, _| {
            let Some(at) = only(&game, state) else { return };
            let view = game.view(state, Viewer::Seat(at.seat));
            match decide(&view, &at, orders) {
                Some(with) => {
                    let step = game.ask(state, at.id, &Pick::path(&with.to_string()));
                    assert_eq!(step.map(|step| step.whole), Ok(Some(with)), "seed {seed}: {at:?}");
                    given += 1;
                }
                None => asked += 1,
            }
        });
    }
    (given, asked)
}

#[test]
fn what_orders_give_can_be_played() {
    let (given, asked) = followed(&[Order::preset()], 0..3);
    assert!(given > 20 && asked > 20, "{given} {asked}");
    let open = followed(&[Order::preset(), Order::Mode(Mode::Open)], 0..3);
    assert_eq!(open.0, 0, "whoever wants to be asked at everything is");
    assert_eq!(open.1, given + asked);
    let never = followed(&[Order::Stop(Vec::new()), Order::Mode(Mode::Quick)], 0..3);
    assert!(never.0 >= given, "{never:?} {given}");
    let wishes: Vec<Order> = ["bestow", "afterlife", "wisdom", "decay", "perish", "swipe", "gamble", "rift"]
        .iter()
        .map(|word| Order::Keyword(Key::new(word).unwrap(), Wish::Always))
        .collect();
    assert!(followed(&wishes, 0..6).0 > 0, "keywords are used");
}

#[test]
fn a_standing_activation_is_made_where_it_is_legal() {
    let (game, mut used) = (game(), 0);
    for seed in 0..9 {
        let kits = kits(usize::try_from(seed).unwrap(), 5);
        play_out(&game, &kits, seed, |state: &State, _, _| {
            let Some(at) = only(&game, state) else { return };
            let view = game.view(state, Viewer::Seat(at.seat));
            let side = state.side(at.seat);
            let keys: Vec<Key> =
                side.field().map(|card| game.pool().face(state.card(card).face).key).collect();
            for card in keys {
                for class in [Class::AttackWarlord, Class::AttackWarrior, Class::Unified, Class::Conscription]
                {
                    let aim = crate::ask::defaults::Aim::Strongest;
                    let times = crate::orders::Times::Each;
                    let order =
                        Order::Use(Standing { class, least: 0, card, at: aim, times, more: Vec::new() });
                    let Some(with) = game.follow(&view, &at, &order) else { continue };
                    let step = game.ask(state, at.id, &Pick::path(&with.to_string()));
                    assert_eq!(step.map(|step| step.whole), Ok(Some(with)), "{order}");
                    used += 1;
                }
            }
        });
    }
    assert!(used > 0, "none was ever made");
}

#[test]
fn a_sleeper_is_woken_only_for_the_last_blow() {
    use super::table::{A, B, Table};
    use crate::{orders::Wake, view::View};
    use std::sync::Arc;
    let given = |damage: i32, wake: Wake| {
        let mut table = Table::new("hero", "titan");
        table.field(A, "he-11");
        table.set(B, "ti-18");
        table.hurt(B, damage);
        table.say("attack aw1 b");
        let pool = Arc::new(table.pool.clone());
        let view = View::of(&pool, &table.state, Viewer::Seat(B));
        let at =
            crate::ask::rows::open(&table.state, B, 10, &table.pool, |question| question.row(None).prompt())
                .unwrap();
        let used: Order = "on attack-warlord 6 ti-18 strongest once".parse().unwrap();
        assert_eq!(
            (decide(&view, &at, std::slice::from_ref(&used)), used.left(&view, true)),
            (None, None),
            "an attack of 5 is too small"
        );
        decide(&view, &at, &[Order::Yield { turn: 5, wake }])
    };
    assert_eq!(given(50, Wake::Wake), Some(crate::Move::Pass));
    assert_eq!(given(59, Wake::Sleep), Some(crate::Move::Pass));
    assert_eq!(given(59, Wake::Wake), None, "A-09");
}

#[test]
fn orders_are_read_as_they_are_printed() {
    let game = game();
    let state = game.start(&kits(0, 1), &mut Fast::new(1), &mut Vec::new()).unwrap();
    let mut choices = Fast::new(9);
    for viewer in [
        Viewer::Seat(skald_vocabulary::interface::Seat(0)),
        Viewer::Seat(skald_vocabulary::interface::Seat(1)),
    ] {
        let view = game.view(&state, viewer);
        for _ in 0..200 {
            let (order, _) = walk(|path: &[Pick]| game.ask_order(&view, path), &mut choices).unwrap();
            assert_eq!(order.to_string().parse(), Ok(order.clone()));
            let again = game.ask_order(&view, &Pick::path(&order.to_string()));
            assert_eq!(again.map(|step| step.whole), Ok(Some(order)));
        }
    }
}

fn book(game: &Lraw) -> Box<dyn KitBook> {
    game.kit_book().unwrap()
}

#[test]
fn decks_are_kits() {
    let game = game();
    let book = book(&game);
    let starters = book.starters();
    assert_eq!(starters.len(), 9);
    for starter in starters {
        let list = starter.list;
        assert_eq!(book.judge(&list).faults, Vec::new(), "{}", starter.key);
        assert_eq!(book.read(&book.print(&list)), Ok(list.clone()));
        assert_eq!(book.read(&book.code(&list)), Ok(KitList { name: None, ..list.clone() }));
        let shelves = book.shelves(&list);
        assert!(shelves.len() <= 25 && shelves.iter().all(|shelf| shelf.cards.len() <= 25));
        let shown: u32 = shelves.iter().flat_map(|shelf| &shelf.cards).map(|stock| stock.copies).sum();
        assert_eq!(shown, list.count(), "every card of the list stands on a shelf");
    }
    for (head, _) in book.heads() {
        let bare = KitList { head: Some(head), ..KitList::default() };
        assert_eq!(book.read(&book.print(&bare)), Ok(bare.clone()));
        assert_ne!(book.judge(&bare), KitVerdict::default());
    }
}
