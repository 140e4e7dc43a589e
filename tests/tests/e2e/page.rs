//! The page of the local rehearsal, driven in a headless Chromium as a newcomer would: by pointer and keyboard, on a
//! desktop and on a phone. Where no Chromium is found the tests say so and do nothing.

mod browser;
mod puppet;
mod served;

use browser::Browser;
use localcord::{Config, Localcord};
use puppet::{ALT, Puppet};
use serde_json::{Value, json};

const DESKTOP: (u32, u32) = (1280, 800);
const PHONE: (u32, u32) = (360, 740);

struct Rehearsal {
    discord: Localcord,
    browser: Browser,
    _bot: Puppet,
}

/// A rehearsal with the small bot, and the page open; nothing where there is no browser.
async fn rehearsal(size: (u32, u32)) -> Option<Rehearsal> {
    let Some(program) = browser::chromium() else {
        println!("skipped: no Chromium was found on this machine");
        return None;
    };
    let config = Config { bot_name: "Skald".to_owned(), real_token: None, ..Config::default() };
    let discord = Localcord::start(config).await.unwrap();
    let bot = Puppet::start(&discord.base_url(), &discord.gateway_url(), puppet::small_png()).await;
    let mut browser = Browser::start(&program).await;
    browser.size(size.0, size.1).await;
    browser.open(&discord.base_url()).await;
    browser.sees("A table for one, or for many").await;
    Some(Rehearsal { discord, browser, _bot: bot })
}

impl Rehearsal {
    /// Becomes somebody by pressing their name, on a phone through the drawer.
    async fn become_person(&mut self, name: &str) {
        self.open_side().await;
        self.browser.click("#people button", name).await;
        self.browser
            .until(&format!(
                "document.querySelector('[aria-pressed=true] .name')?.innerText.startsWith({})",
                json!(name)
            ))
            .await;
        self.close_side().await;
    }

    async fn go(&mut self, place: &str) {
        self.open_side().await;
        self.browser.click("#places button", place).await;
        self.browser
            .until(&format!("document.querySelector('#place-name').innerText.includes({})", json!(place)))
            .await;
        self.close_side().await;
    }

    async fn open_side(&mut self) {
        if self.browser.eval("document.querySelector('#open-side').checkVisibility()").await == true {
            self.browser.click("#open-side", "").await;
            self.browser.until("document.body.classList.contains('with-side')").await;
            // The drawer slides; a press meanwhile would miss.
            self.browser.until("document.querySelector('#side').getBoundingClientRect().left >= 0").await;
        }
    }

    async fn close_side(&mut self) {
        if self.browser.eval("document.body.classList.contains('with-side')").await == true {
            self.browser.click("#close-side", "").await;
        }
    }

    /// Types a command that needs nothing more, and sends it.
    async fn command(&mut self, words: &str) {
        self.browser.click("#entry", "").await;
        self.browser.type_words(words).await;
        self.browser.until("document.querySelector('#entry').value !== ''").await;
        self.browser.key("Escape").await;
        self.browser.key("Enter").await;
        self.browser.until("document.querySelector('#entry').value === ''").await;
    }

    async fn value(&mut self) -> String {
        let value = self.browser.eval("document.querySelector('#entry').value").await;
        value.as_str().unwrap().to_owned()
    }

    /// What must hold at every moment: names for all controls, nothing too wide, no complaints.
    async fn sound(&mut self, when: &str) {
        assert_eq!(self.browser.nameless().await, Vec::<String>::new(), "controls without a name, {when}");
        assert_eq!(self.browser.too_wide().await, Vec::<String>::new(), "too wide, {when}");
        assert_eq!(self.browser.complaints().await, Vec::<String>::new(), "complaints, {when}");
    }

    async fn end(mut self) {
        self.sound("at the end").await;
        assert!(self.discord.violations().is_empty(), "{:?}", self.discord.violations());
        self.discord.stop().await;
    }
}

/// Opens a table by typing, with suggestions all the way.
async fn open_a_table(story: &mut Rehearsal) {
    story.browser.click("#entry", "").await;
    story.browser.type_words("/op").await;
    story
        .browser
        .until("document.querySelector('[role=option][aria-selected=true]')?.innerText.includes('/open')")
        .await;
    assert_eq!(
        story.browser.eval("document.querySelector('#entry').getAttribute('aria-expanded')").await,
        "true"
    );
    story.sound("while commands are offered").await;
    story.browser.key("Enter").await;
    assert_eq!(story.value().await, "/open game:");
    story
        .browser
        .until("document.querySelector('[role=option][aria-selected=true]')?.innerText === 'War'")
        .await;
    story.browser.key("ArrowDown").await;
    story.browser.key("Tab").await;
    assert_eq!(story.value().await, "/open game:Forts ");
    story.browser.type_words("friend:bo").await;
    story
        .browser
        .until("document.querySelector('[role=option][aria-selected=true]')?.innerText === '@Boris'")
        .await;
    story.browser.key("Enter").await;
    assert_eq!(story.value().await, "/open game:Forts friend:@Boris ");
    story.browser.key("Enter").await;
    story.browser.sees("A table of Forts").await;
    assert_eq!(story.value().await, "");
}

/// A newcomer's first minutes, from the welcome to the first move.
async fn first_minutes(size: (u32, u32)) {
    let Some(mut story) = rehearsal(size).await else { return };
    story.sound("at the welcome").await;
    open_a_table(&mut story).await;
    story.sound("at the table").await;

    // The board's words are there for ears and for eyes.
    let pictures = story.browser.names(&["image", "img"]).await;
    assert!(pictures.iter().any(|name| name == ALT), "{pictures:?}");
    story.browser.click("details.alt summary", "In words").await;
    story
        .browser
        .until(&format!("document.querySelector('details.alt p').innerText === {}", json!(ALT)))
        .await;
    story.browser.click("button.picture", "").await;
    story.browser.until("document.querySelector('dialog.large[open]')").await;
    story.sound("with the picture large").await;
    story.browser.key("Escape").await;
    story.browser.until("!document.querySelector('dialog')").await;
    // What the bot wrote is text, whatever it looks like.
    assert_eq!(
        story.browser.eval("document.querySelector('.embed .title').innerText").await,
        "Forts & <Hills>"
    );

    story.browser.click("button", "Add a computer").await;
    story.browser.sees("pressed computer").await;
    story.browser.click("button", "Leave").await;
    story.browser.sees("Only you can see this").await;
    story.become_person("Boris").await;
    story.browser.sees("pressed computer").await;
    story
        .browser
        .until("!document.querySelector('#messages').innerText.includes('Only you can see this')")
        .await;
    story.browser.click("button", "Join").await;
    story.browser.sees("pressed join").await;

    story.become_person("Alice").await;
    story.browser.click("button", "Dismiss").await;
    story
        .browser
        .until("!document.querySelector('#messages').innerText.includes('Only you can see this')")
        .await;
    story.browser.click("button", "Start").await;
    story.browser.click("button", "Open the thread").await;
    story.browser.sees("you begin").await;
    story.sound("in the thread").await;

    // Three moves, the second one with what the bot suggests.
    story.command("/move step:hold").await;
    story.browser.sees("plays hold").await;
    story.browser.click("#entry", "").await;
    story.browser.type_words("/move step:kni").await;
    story.browser.until("document.querySelector('[role=option]')?.innerText === 'play knight'").await;
    story.browser.key("Enter").await;
    story.browser.key("Enter").await;
    story.browser.sees("plays play knight").await;
    story.browser.click("#entry", "").await;
    story.browser.type_words("/move <b>").await;
    story.browser.until("document.querySelector('[role=option]')?.innerText === 'resign <b>now</b>'").await;
    story.browser.key("Enter").await;
    story.browser.key("Enter").await;
    story.browser.sees("plays resign <b>now</b>").await;
    story.end().await;
}

/// Types the beginning of a command and takes what is offered first, which must be this.
async fn taken_first(story: &mut Rehearsal, words: &str, first: &str, then: &str) {
    story.browser.type_words(words).await;
    let offered = "document.querySelector('[role=option][aria-selected=true]')?.innerText";
    story.browser.until(&format!("{offered} === {}", json!(first))).await;
    story.browser.key("Enter").await;
    assert_eq!(story.value().await, then);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_option_that_is_typed_whole_means_what_was_typed() {
    let Some(mut story) = rehearsal(DESKTOP).await else { return };
    // Others whose names begin alike stand before them.
    let bo = story.discord.add_person("Bo");
    story
        .browser
        .until("[...document.querySelectorAll('#people .name')].some((one) => one.innerText.trim() === 'Bo')")
        .await;
    story.browser.click("#entry", "").await;
    taken_first(&mut story, "/open game:Towers", "Towers", "/open game:Towers ").await;
    taken_first(&mut story, "friend:bo", "@Bo", "/open game:Towers friend:@Bo ").await;
    story.browser.key("Enter").await;
    story.browser.sees("game is towers").await;
    story.browser.sees(&format!("friend is {bo}")).await;
    // The same where what is offered is put away, and the line is sent as it was typed.
    story.command("/open game:towers of sand").await;
    story.browser.sees("game is sand").await;
    // A beginning still finds the first that fits.
    story.browser.click("#entry", "").await;
    taken_first(&mut story, "/open game:Tow", "Towers of Sand", "/open game:Towers of Sand ").await;
    story.end().await;
}

/// The commands that can be typed, as the page writes them: those below others spelt out.
fn paths(command: &Value) -> Vec<String> {
    let name = command["name"].as_str().unwrap();
    let below = command["options"].as_array().into_iter().flatten();
    let below: Vec<&Value> = below.filter(|one| matches!(one["type"].as_u64(), Some(1 | 2))).collect();
    match below.as_slice() {
        [] => vec![name.to_owned()],
        several => several.iter().flat_map(|one| paths(one)).map(|path| format!("{name} {path}")).collect(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_is_offered_at_once_and_found_by_a_word_of_what_it_does() {
    let Some(mut story) = rehearsal(DESKTOP).await else { return };
    let typed = story.discord.commands();
    let typed = typed.iter().filter(|command| command["type"].as_u64().is_none_or(|kind| kind == 1));
    let mut all: Vec<String> = typed.flat_map(paths).map(|path| format!("/{path}")).collect();
    all.sort_unstable();
    assert!(all.contains(&"/table close".to_owned()), "{all:?}");
    let offered = "[...document.querySelectorAll('[role=option] .label')].map((one) => one.innerText)";
    story.browser.click("#entry", "").await;
    story.browser.type_words("/").await;
    story.browser.until(&format!("{offered}.length >= {}", all.len())).await;
    let mut shown: Vec<String> = serde_json::from_value(story.browser.eval(offered).await).unwrap();
    shown.sort_unstable();
    assert_eq!(shown, all);
    // Nobody has to know how a command is called.
    story.browser.type_words("give the").await;
    story.browser.until(&format!("{offered}.join() === '/table name'")).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_plays_on_a_desktop() {
    first_minutes(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_plays_on_a_phone() {
    first_minutes(PHONE).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_too_wide_on_larger_and_smaller_phones() {
    for size in [(390, 844), (320, 568)] {
        first_minutes(size).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn menus_forms_private_talk_and_silence() {
    let Some(mut story) = rehearsal(PHONE).await else { return };
    open_a_table(&mut story).await;

    story.browser.click("button", "Choose the terms").await;
    story.browser.until("document.querySelector('dialog.menu[open]')").await;
    story.sound("in the menu").await;
    story.browser.click("dialog button", "Choose").await;
    story.browser.sees("You ticked 0").await;
    story.browser.click("dialog label", "Open hands").await;
    story.browser.click("dialog label", "Teams").await;
    story.browser.click("dialog button", "Choose").await;
    story.browser.sees("pressed terms").await;
    story.browser.click("button", "Invite somebody").await;
    story.browser.click("dialog button", "Clara").await;
    story.browser.sees("pressed guest").await;

    story.command("/table name").await;
    story.browser.until("document.querySelector('dialog.form[open] input')").await;
    story.sound("in the form").await;
    let focused = story.browser.eval("document.activeElement.closest('dialog.form') !== null").await;
    assert_eq!(focused, true, "the form has the focus");
    story.browser.type_words("The Long Table").await;
    story.browser.key("Enter").await;
    story.browser.sees("The table is called The Long Table now.").await;

    story.browser.catch_file_choosers().await;
    story.browser.click("#entry", "").await;
    story.browser.type_words("/check ").await;
    story.browser.click("[role=option]", "file:").await;
    story.browser.click("[role=option]", "Choose a file").await;
    story.browser.choose_file("old game.json", "0123456789").await;
    story.browser.until("document.querySelector('#entry').value === '/check file:old_game.json '").await;
    story.browser.key("Enter").await;
    story.browser.sees("old_game.json has 10 bytes.").await;

    story.command("/think").await;
    story.browser.sees("is thinking").await;
    story.browser.sees("That took a moment.").await;
    story.command("/blocks").await;
    story.browser.sees("Built of blocks").await;
    story.sound("with blocks").await;

    story.command("/write").await;
    story.browser.until("Number(document.querySelector('#side-badge').innerText) > 0").await;
    story.go("Skald, in private").await;
    story.browser.sees("it is your turn").await;
    story.go("general").await;

    story.browser.click("#entry", "").await;
    story.browser.type_words("/silent").await;
    story.browser.key("Enter").await;
    story.browser.sees("Skald did not respond within 3 seconds.").await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_typed_focused_and_scrolled_survives_news() {
    let Some(mut story) = rehearsal(DESKTOP).await else { return };
    let alice = story.discord.person("Alice").unwrap();
    let boris = story.discord.person("Boris").unwrap();
    let general = story.discord.channel("general").unwrap();
    for number in 0..40 {
        story.discord.say(boris, general, &format!("Line {number} of many")).unwrap();
    }
    story.browser.sees("Line 39 of many").await;
    let at_end = "(() => { const room = document.querySelector('#scroll'); return room.scrollHeight - room.scrollTop - room.clientHeight < 5; })()";
    story.browser.until(at_end).await;

    story.browser.click("#entry", "").await;
    story.browser.type_words("half a sen").await;
    // While the last lines settle, the page may still hold on to its end: then one scrolls again.
    let scrolls = "(() => { document.querySelector('#scroll').scrollTop = 300; return document.querySelector('#newest').checkVisibility(); })()";
    story.browser.until(scrolls).await;
    let heard = "document.querySelector('#heard').textContent.includes('Boris: One more')";
    story.discord.say(boris, general, "One more").unwrap();
    story.browser.until(heard).await;
    assert_eq!(story.browser.eval("document.querySelector('#scroll').scrollTop").await, 300);
    assert_eq!(story.value().await, "half a sen");
    assert_eq!(story.browser.eval("document.activeElement.id").await, "entry");

    // Half a sentence waits for its own person.
    story.browser.alt_digit(2).await;
    story.browser.until("document.querySelector('[aria-pressed=true]').innerText.includes('Boris')").await;
    assert_eq!(story.value().await, "");
    story.browser.alt_digit(1).await;
    story.browser.until("document.querySelector('#entry').value === 'half a sen'").await;
    story.browser.click("#newest", "").await;
    story.browser.until(at_end).await;
    story.browser.type_words("tence").await;
    story.browser.key("Enter").await;
    story.browser.sees("half a sentence").await;
    let said = story.discord.messages(general, alice);
    assert_eq!(said.last().unwrap().content, "half a sentence");

    // Whoever asks for something from further up sees the answer.
    story.browser.until(scrolls).await;
    story.command("/blocks").await;
    story.browser.sees("Built of blocks").await;
    story.browser.until(at_end).await;
    story.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sign_beside_a_name_counts_what_is_meant_for_that_person() {
    let Some(mut story) = rehearsal(DESKTOP).await else { return };
    let boris = story.discord.person("Boris").unwrap();
    let clara = story.discord.person("Clara").unwrap();
    let general = story.discord.channel("general").unwrap();
    for number in 0..5 {
        story.discord.say(boris, general, &format!("Line {number}")).unwrap();
    }
    story.discord.say(boris, general, &format!("Over to you, <@{clara}>")).unwrap();
    let badge = "[...document.querySelectorAll('#people button')].find((one) => one.innerText.includes('Clara'))?.querySelector('.badge > span:nth-child(2)')?.innerText";
    story.browser.until(&format!("({badge}) === '1'")).await;
    // Six people have six seals, none of which a game has for its seats.
    let seals = "new Set([...document.querySelectorAll('#people .seal path')].map((one) => one.getAttribute('d'))).size";
    let people = "document.querySelectorAll('#people .seal path').length";
    assert_eq!(story.browser.eval(seals).await, story.browser.eval(&format!("Math.min(6, {people})")).await);
    story.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn trouble_is_made_and_mended() {
    let Some(mut story) = rehearsal(PHONE).await else { return };
    story.browser.click("#open-trouble", "").await;
    story.browser.sees("See how the bot behaves").await;
    story.sound("with the trouble panel").await;
    story.browser.click("[role=switch]", "Slow service").await;
    story
        .browser
        .until("document.querySelector('[role=switch][aria-label=\"Slow service\"]').ariaChecked === 'true'")
        .await;
    story.browser.sees("answers 1500 ms late").await;
    story.browser.click("button", "End all of them").await;
    story.browser.until("!document.body.innerText.includes('In force now')").await;
    story.browser.click("[role=switch]", "Alice takes no private messages").await;
    story.browser.until("document.querySelector('#people').textContent.includes('refuses private')").await;
    story.browser.key("Escape").await;
    story.browser.until("document.querySelector('#trouble').hidden").await;
    assert_eq!(story.browser.eval("document.activeElement.id").await, "open-trouble");
    story.end().await;
}

/// Everything that can be seen while the phone's page stands still must also be reachable by the Tab key.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keyboard_reaches_every_control() {
    let Some(mut story) = rehearsal(DESKTOP).await else { return };
    open_a_table(&mut story).await;
    let wanted = "[...document.querySelectorAll('button, a, input, summary')].filter((one) => !one.disabled && \
                  one.checkVisibility() && !one.closest('[inert], dialog')).length";
    let wanted = story.browser.eval(wanted).await.as_u64().unwrap();
    story.browser.eval("document.activeElement.blur(); window.met = new Set()").await;
    for _ in 0..wanted * 2 + 10 {
        story.browser.key("Tab").await;
        story.browser.eval("met.add(document.activeElement)").await;
    }
    let missed: Value = story
        .browser
        .eval("[...document.querySelectorAll('button, a, input, summary')].filter((one) => !one.disabled && \
               one.checkVisibility() && !one.closest('[inert], dialog') && !met.has(one)).map((one) => one.outerHTML.slice(0, 90))")
        .await;
    assert_eq!(missed, json!([]));
    story.end().await;
}
