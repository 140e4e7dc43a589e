//! The page as the bot serves it in local mode: with all of its own commands, with its games, and after a new start.

use localcord::{Localcord, PingReason};
use serde_json::json;
use skald_render::look::emblem::SEAT_MARKS;
use skald_tests::stage::{LONG, Watchdog};

use super::browser::{self, Browser};
use super::{DESKTOP, paths};
use crate::smoke::{begin, bot};

/// The page of a bot, opened by this person; nothing where there is no browser.
async fn page(local: &Localcord, name: &str) -> Option<Browser> {
    let Some(program) = browser::chromium() else {
        println!("skipped: no Chromium was found on this machine");
        return None;
    };
    let mut browser = Browser::start(&program).await;
    browser.size(DESKTOP.0, DESKTOP.1).await;
    let who = local.person(name).unwrap();
    browser.open(&format!("{}/#as={who}", local.base_url())).await;
    let me = "document.querySelector('#people [aria-pressed=true] .name')?.innerText";
    browser.until(&format!("{me}?.startsWith({})", json!(name))).await;
    Some(browser)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_of_the_bot_is_offered_by_its_page() {
    let _watchdog = Watchdog::over_this_story();
    let folder = tempfile::tempdir().unwrap();
    let serving = bot(folder.path()).await;
    let local = serving.local().unwrap();
    let typed = local.commands();
    let typed = typed.iter().filter(|command| command["type"].as_u64().is_none_or(|kind| kind == 1));
    let mut all: Vec<String> = typed.flat_map(paths).map(|path| format!("/{path}")).collect();
    all.sort_unstable();
    assert!(all.len() >= 40, "{} commands: {all:?}", all.len());
    if let Some(mut browser) = page(local, "Alice").await {
        let offered = "[...document.querySelectorAll('[role=option] .label')].map((one) => one.innerText)";
        browser.click("#entry", "").await;
        browser.type_words("/").await;
        browser.until(&format!("{offered}.length >= {}", all.len())).await;
        let mut shown: Vec<String> = serde_json::from_value(browser.eval(offered).await).unwrap();
        shown.sort_unstable();
        assert_eq!(shown, all);
        // The last one by its name is as near as the first.
        let last = all.last().unwrap();
        browser.type_words(&last[1..]).await;
        browser.until(&format!("{offered}.includes({})", json!(last))).await;
    }
    serving.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_new_start_the_page_says_who_is_waited_for() {
    let _watchdog = Watchdog::over_this_story();
    let folder = tempfile::tempdir().unwrap();
    let serving = bot(folder.path()).await;
    let local = serving.local().unwrap();
    begin(local, local.person("Alice").unwrap(), "law", "1d", "form=skirmish").await;
    serving.stop().await.unwrap();

    let serving = bot(folder.path()).await;
    let local = serving.local().unwrap();
    let alice = local.person("Alice").unwrap();
    let called = |local: &Localcord| local.pings(alice).iter().any(|ping| ping.reason == PingReason::Mention);
    local.until(LONG, "that Alice is called anew", called).await.unwrap();
    // Whoever somebody is on the page, the sign stands beside her name; and beside the thread, once they are her.
    if let Some(mut browser) = page(local, "Boris").await {
        let meant = |list: &str, words: &str| {
            format!(
                "[...document.querySelectorAll('{list} button')].some((one) => one.innerText.includes({}) && \
                 one.querySelector('.badge.ping'))",
                json!(words)
            )
        };
        browser.until(&meant("#people", "Alice")).await;
        browser.click("#people button", "Alice").await;
        browser.until(&meant("#places", "")).await;
    }
    serving.stop().await.unwrap();
}

/// How much of two shapes lies within both, each in its own box drawn out to a square: 1 for the same shape, however large.
const ALIKE: &str = "((seals, marks) => {
    const pen = document.createElement('canvas').getContext('2d');
    const mask = (d, side) => {
        const path = new Path2D(d);
        const at = (x, y) => pen.isPointInPath(path, x, y);
        const steps = Array.from({ length: 128 }, (_, n) => (n * side) / 128);
        const inside = steps.flatMap((y) => steps.filter((x) => at(x, y)).map((x) => [x, y]));
        const [xs, ys] = [inside.map(([x]) => x), inside.map(([, y]) => y)];
        const [left, top] = [Math.min(...xs), Math.min(...ys)];
        const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
        const cells = Array.from({ length: 48 }, (_, n) => (n + 0.5) / 48);
        return cells.flatMap((v) => cells.map((u) => at(left + u * wide, top + v * high)));
    };
    const share = (one, other) => {
        const both = one.filter((inside, n) => inside && other[n]).length;
        return both / one.filter((inside, n) => inside || other[n]).length;
    };
    const seats = marks.map((d) => mask(d, 64));
    return [...seals.map((d) => mask(d, 32)), seats[0]].map((seal) => Math.max(...seats.map((seat) => share(seal, seat))));
})";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_seal_of_a_person_is_a_mark_that_games_have_for_their_seats() {
    let _watchdog = Watchdog::over_this_story();
    let folder = tempfile::tempdir().unwrap();
    let serving = bot(folder.path()).await;
    let local = serving.local().unwrap();
    for name in ["Pia", "Quentin", "Rosa", "Sven", "Tilda", "Uwe"] {
        local.add_person(name);
    }
    if let Some(mut browser) = page(local, "Alice").await {
        let seals =
            "[...document.querySelectorAll('#people .seal path')].map((one) => one.getAttribute('d'))";
        browser.until(&format!("{seals}.length >= 6")).await;
        let marks: Vec<&str> = SEAT_MARKS.iter().map(|mark| mark.parts[0].d).collect();
        let script = format!("{ALIKE}([...new Set({seals})], {})", json!(marks));
        let shares: Vec<f64> = serde_json::from_value(browser.eval(&script).await).unwrap();
        let (itself, shares) = shares.split_last().unwrap();
        assert!(shares.len() >= 6, "{shares:?}");
        assert!(*itself > 0.99, "a mark is like itself: {itself}");
        assert!(shares.iter().all(|share| *share < 0.95), "{shares:?}");
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
    serving.stop().await.unwrap();
}
