//! While a move is put together the hand or the board stays in view, in every game, until the move is confirmed; no question is
//! asked that has one possible answer; and what is confirmed is said in sentences before, and in the same ones after.

use serde_json::json;
use skald_tests::stage::{Player, Stage, Style, answered, told};

/// Whoever presses plays so many moves of a game, and every menu on the way is looked at.
async fn stays(game: &str, seats: usize, options: &str, moves: usize) {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let names = ["Alice", "Boris", "Clara"].into_iter().take(seats);
    let mut players: Vec<Player> =
        names.zip(31..).map(|(name, seed)| Player::new(&stage.local, name, Style::Buttons, seed)).collect();
    let mut open = vec![("game", json!(game)), ("seats", json!(seats)), ("pace", json!("none"))];
    if !options.is_empty() {
        open.push(("options", json!(options)));
    }
    let thread = stage.begin(&players, &open).await;
    let played = |players: &[Player]| players.iter().map(|player| player.confirmed.len()).sum::<usize>();
    for _ in 0..400 {
        for player in &mut players {
            player.turn(&stage.local, thread).await;
        }
        if played(&players) >= moves {
            break;
        }
        stage.all_sent().await;
    }
    assert!(played(&players) >= moves, "{game}: {} moves", played(&players));
    let menus: Vec<&(String, bool)> = players.iter().flat_map(|player| &player.menus).collect();
    let bare: Vec<&String> = menus.iter().filter(|(_, shown)| !shown).map(|(text, _)| text).collect();
    println!("{game}: {} menus for {} moves", menus.len(), played(&players));
    assert!(menus.len() > moves, "{game}");
    assert!(bare.is_empty(), "{game}: neither hand nor board in view: {bare:#?}");
    let lonely: Vec<&String> = players.iter().flat_map(|player| &player.lonely).collect();
    assert!(lonely.is_empty(), "{game}: questions with one possible answer are asked: {lonely:#?}");
    let sure: Vec<&(String, String)> = players.iter().flat_map(|player| &player.sure).collect();
    assert!(sure.len() >= moves / 2, "{game}: {} of {moves} moves confirmed in a menu", sure.len());
    for (menu, done) in sure {
        assert!(done.ends_with('.') && done.contains(' '), "{game}: no sentence: {done}");
        assert!(menu.contains(&format!("**{done}**")), "{game}: “{done}” is not what was confirmed: {menu}");
        assert!(!menu.contains(" → "), "{game}: a path beside the sentence: {menu}");
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_of_war_stays_in_view() {
    stays("war", 2, "", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_of_legends_of_chaos_stays_in_view() {
    stays("chaos", 2, "", 20).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pantheons_pieces_hands_and_boards_of_legends_at_war_stay_in_view() {
    stays("law", 2, "form=standard", 16).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_and_a_fight_of_lost_legends_stay_in_view() {
    stays("lost", 3, "", 16).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_of_legions_stays_in_view() {
    stays("lraw", 2, "", 16).await;
}

/// What one holds stays in view while an order is put together, too, as soon as it is chosen what the order is about.
#[tokio::test(flavor = "multi_thread")]
async fn the_own_cards_stay_in_view_while_an_order_is_put_together() {
    for (game, seats) in [("war", 2), ("chaos", 2), ("law", 2), ("lost", 3), ("lraw", 2)] {
        let stage = Stage::set().await;
        let serving = stage.bot().await;
        let local = &stage.local;
        let names = ["Alice", "Boris", "Clara"].into_iter().take(seats);
        let players: Vec<Player> =
            names.zip(31..).map(|(name, seed)| Player::new(local, name, Style::Buttons, seed)).collect();
        let open = [("game", json!(game)), ("seats", json!(seats)), ("pace", json!("none"))];
        let thread = stage.begin(&players, &open).await;
        let alice = players[0].id;
        let orders = told(local, alice, thread, "orders", &[]).await;
        let first = answered(local, &local.press_labelled(alice, orders.id, "New order").unwrap()).await;
        let menu = first.selects().into_iter().find(|menu| menu.options.len() > 1);
        let next = match (&menu, first.buttons().into_iter().find(|button| button.label != "Cancel")) {
            (Some(menu), _) => {
                local.select(alice, first.id, &menu.custom_id, &[menu.options[0].1.as_str()]).unwrap()
            }
            (None, Some(button)) => local.press_labelled(alice, first.id, &button.label).unwrap(),
            (None, None) => panic!("{game}: nothing can be ordered: {}", first.text()),
        };
        let second = answered(local, &next).await;
        assert!(second.ephemeral && !second.files.is_empty(), "{game}: no cards in view: {}", second.text());
        serving.stop().await.unwrap();
        stage.close().await;
    }
}

/// What signs mean takes several pages, and each leads to all others.
#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_signs_is_one_press_away() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let players =
        ["Alice", "Boris", "Clara"].map(|name| Player::new(local, name, Style::Buttons, 31)).to_vec();
    let open = [("game", json!("lost")), ("seats", json!(3)), ("pace", json!("none"))];
    let thread = stage.begin(&players, &open).await;
    let alice = players[0].id;
    let first = answered(local, &stage.press(alice, thread, "Signs").await).await;
    let label = |page: usize, pages: usize| format!("Signs {page} of {pages}");
    let pages = (2..=9).find(|pages| first.button(&label(2, *pages)).is_some()).expect("a second page");
    let mut told = vec![first.text()];
    let mut page = first;
    for number in 2..=pages {
        assert!(!page.files.is_empty(), "page {} has no picture", number - 1);
        let asked = local.press_labelled(alice, page.id, &label(number, pages)).unwrap();
        page = answered(local, &asked).await;
        assert!(page.button(&label(1, pages)).is_some() && page.button(&label(number, pages)).is_none());
        assert!(!told.contains(&page.text()), "page {number} says what one before says");
        told.push(page.text());
    }
    assert!(!page.files.is_empty());
    serving.stop().await.unwrap();
    stage.close().await;
}
