//! People who play: by typing commands, by pressing buttons, or as it comes.

use localcord::{Id, Localcord, MessageView};
use serde_json::{Value, json};
use skald::discord::press::{Act, Deed, Press};

use super::{LONG, answer_of};

/// The most steps in which a move is put together.
const STEPS: usize = 60;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Slash commands and autocomplete alone.
    Commands,
    /// Buttons and menus alone.
    Buttons,
    /// Now this, now that.
    Whatever,
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Player {
    /// Who.
    pub id: Id,
    /// How.
    pub style: Style,
    /// The moves that the bot confirmed, in its words.
    pub confirmed: Vec<String>,
    /// Moves that were sent and never answered: they may have been played or not.
    pub unsure: usize,
    /// Moves that were refused, with the reasons.
    pub refused: Vec<String>,
    /// A question that is answered by somebody else than [`Player::turn`], whenever it is put: how an answer to it begins, and
    /// words of it. A table may come to it between any look and the next move.
    pub leaves: Option<(&'static str, &'static str)>,
    /// How often an order was given together with a move, in one press.
    pub ordered: usize,
    /// Menus in which a move was put together: what each said, and whether a picture stood above it.
    pub menus: Vec<(String, bool)>,
    /// Menus with one possible answer, and nothing to confirm: such a question should not be asked.
    pub lonely: Vec<String>,
    /// Moves that were confirmed with buttons: what the menu said before, and what was said to be done after.
    pub sure: Vec<(String, String)>,
    /// How often in a row nothing followed what was suggested.
    lost: usize,
    luck: u64,
}

/// What came of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// A move was confirmed.
    Played,
    /// The bot asks nothing of this person now.
    NotAsked,
    /// The bot did not answer, or the message was gone: look again.
    Again,
}

/// The words of the bot's confirmation.
fn confirmation(message: &MessageView) -> Option<String> {
    let text = message.text();
    let said = text.strip_prefix("Done: **")?;
    said.split("**").next().map(str::to_owned)
}

impl Player {
    /// Somebody who plays like that. `seed` decides their choices.
    #[must_use]
    pub fn new(local: &Localcord, name: &str, style: Style, seed: u64) -> Self {
        Self {
            id: local.person(name).unwrap(),
            style,
            confirmed: Vec::new(),
            unsure: 0,
            refused: Vec::new(),
            leaves: None,
            ordered: 0,
            menus: Vec::new(),
            lonely: Vec::new(),
            sure: Vec::new(),
            lost: 0,
            luck: seed,
        }
    }

    /// A number below `below`, by SplitMix64.
    fn chance(&mut self, below: usize) -> usize {
        self.luck = self.luck.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.luck;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % (below.max(1) as u64)).unwrap()
    }

    /// Makes a move, if the bot asks for one.
    pub async fn turn(&mut self, local: &Localcord, thread: Id) -> Said {
        let types = match self.style {
            Style::Commands => true,
            Style::Buttons => false,
            Style::Whatever => self.chance(2) == 0,
        };
        if types { self.type_move(local, thread).await } else { self.press_move(local, thread).await }
    }

    /// Does as little as may be: ends the turn, passes, declines; else makes any move.
    pub async fn least(&mut self, local: &Localcord, thread: Id) -> Said {
        let options = [("play", json!(""))];
        let Ok(choices) = local.autocomplete(self.id, thread, "move", &options, "play").await else {
            return Said::Again;
        };
        let little = ["end", "pass", "decline", "no", "follow"];
        // Suggestions name the question as well: `2.q17 pass`.
        let values: Vec<&str> = choices.iter().filter_map(|choice| choice.value.as_str()).collect();
        let is = |value: &&&str, word: &str| value.split(' ').skip(1).eq([word]);
        let Some(line) = little.iter().find_map(|word| values.iter().find(|value| is(value, word))) else {
            return self.turn(local, thread).await;
        };
        let asked = local.slash(self.id, thread, "move", &[("play", json!(line))]).unwrap();
        let answer = answer_of(local, &asked).await;
        self.outcome(answer)
    }

    fn outcome(&mut self, answer: Option<MessageView>) -> Said {
        match answer {
            None => {
                self.unsure += 1;
                Said::Again
            }
            Some(message) => match confirmation(&message) {
                Some(line) => {
                    self.confirmed.push(line);
                    Said::Played
                }
                None => {
                    self.refused.push(message.text());
                    Said::NotAsked
                }
            },
        }
    }

    /// Goes from suggestion to suggestion, then sends the move.
    async fn type_move(&mut self, local: &Localcord, thread: Id) -> Said {
        let mut text = String::new();
        for _ in 0..STEPS {
            let options = [("play", json!(text))];
            let Ok(choices) = local.autocomplete(self.id, thread, "move", &options, "play").await else {
                return Said::Again;
            };
            // Suggestions name the question as well: `2.q17 pass`.
            let begins = |with: &str| {
                let values = choices.iter().filter_map(|choice| choice.value.as_str());
                values.into_iter().any(|value| value.split(' ').any(|word| word == with))
            };
            let left = text.is_empty() && self.leaves.is_some_and(|(with, _)| begins(with));
            if left || choices.is_empty() && text.is_empty() {
                return Said::NotAsked;
            }
            if choices.is_empty() {
                // Suggestions may come too late, or the question may have been settled by another's move.
                self.lost += 1;
                assert!(self.lost < 20, "again and again nothing follows “{text}”, which was suggested");
                return Said::Again;
            }
            self.lost = 0;
            let picked = &choices[self.chance(choices.len())].value;
            text = picked.as_str().expect("a text").to_owned();
            if !text.ends_with(' ') {
                let asked = local.slash(self.id, thread, "move", &[("play", json!(text))]).unwrap();
                let answer = answer_of(local, &asked).await;
                return self.outcome(answer);
            }
        }
        panic!("no move after {STEPS} suggestions: {text}");
    }

    /// Presses Play, chooses, and confirms.
    async fn press_move(&mut self, local: &Localcord, thread: Id) -> Said {
        let Some(menu) = self.open_menu(local, thread).await else { return Said::Again };
        self.finish(local, menu).await
    }

    /// Goes on from a menu that lies open, to the confirmed move.
    pub async fn finish(&mut self, local: &Localcord, mut menu: MessageView) -> Said {
        for _ in 0..STEPS {
            if has(&menu, |press| matches!(press, Press::Table { act: Deed::Withdraw, .. })) {
                return Said::NotAsked; // Answered already; it could only be taken back.
            }
            if self.leaves.is_some_and(|(_, asked)| menu.text().contains(asked)) {
                return Said::NotAsked;
            }
            let is = |wanted: fn(&Act) -> bool| {
                let pressed = ids(&menu).into_iter();
                pressed.filter(move |(_, press)| matches!(press, Press::Draft { act, .. } if wanted(act)))
            };
            if has(&menu, |press| matches!(press, Press::Draft { .. })) {
                self.menus.push((menu.text(), !menu.files.is_empty()));
            }
            let mut confirm = is(|act| *act == Act::Confirm).next();
            let with: Vec<(String, Press)> = is(|act| matches!(act, Act::ConfirmWith(_))).collect();
            if !with.is_empty() && self.chance(3) == 0 {
                self.ordered += 1;
                confirm = with.get(self.chance(with.len())).cloned();
            }
            if let Some((id, _)) = confirm {
                let Ok(asked) = local.press(self.id, menu.id, &id) else { return Said::Again };
                let answer = answer_of(local, &asked).await;
                let said = self.outcome(answer);
                if said == Said::Played {
                    self.sure.extend(self.confirmed.last().map(|done| (menu.text(), done.clone())));
                }
                return said;
            }
            let options: Vec<String> = ids(&menu)
                .into_iter()
                .filter(|(_, press)| matches!(press, Press::Draft { act: Act::Option(_) | Act::Enough, .. }))
                .map(|(id, _)| id)
                .collect();
            if confirm_is_all(&menu, options.len()) {
                self.lonely.push(menu.text());
            }
            let asked = if options.is_empty() {
                let Some((id, values)) = self.selection(&menu) else { return Said::NotAsked };
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                local.select(self.id, menu.id, &id, &values)
            } else {
                let at = self.chance(options.len());
                local.press(self.id, menu.id, &options[at])
            };
            let Ok(asked) = asked else { return Said::Again };
            let Some(next) = answer_of(local, &asked).await else { return Said::Again };
            menu = next;
        }
        panic!("no move in {STEPS} steps: {}", menu.text());
    }

    /// Presses Play on the board and returns what only this person sees then.
    pub async fn open_menu(&self, local: &Localcord, thread: Id) -> Option<MessageView> {
        let board = board_of(local, thread, self.id)?;
        let asked = local.press_labelled(self.id, board.id, "Play").ok()?;
        answer_of(local, &asked).await
    }

    /// What to choose from a menu: of questions only those for which the table waits.
    fn selection(&mut self, menu: &MessageView) -> Option<(String, Vec<String>)> {
        let select = menu.selects().into_iter().next()?;
        let press: Press = select.custom_id.parse().ok()?;
        let all: Vec<String> = select.options.iter().map(|(_, value)| value.clone()).collect();
        let open = match press {
            Press::Table { act: Deed::Decision, .. } => owed(menu),
            _ => all,
        };
        if open.is_empty() {
            return None;
        }
        let first = self.chance(open.len());
        // On one page of several none has to be chosen: then as many as may be, so that there are enough some time.
        let (least, most) = select.values;
        let count = usize::try_from(if least == 0 { most } else { least }).unwrap().min(open.len());
        let values = (0..count).map(|at| open[(first + at) % open.len()].clone()).collect();
        Some((select.custom_id, values))
    }
}

/// Whether nothing is left of a question of a move but to say yes: one button, or a list of which all has to be chosen.
fn confirm_is_all(menu: &MessageView, buttons: usize) -> bool {
    let asks = menu
        .selects()
        .into_iter()
        .find(|select| matches!(select.custom_id.parse(), Ok(Press::Draft { act: Act::Select, .. })));
    match asks {
        Some(select) => buttons == 0 && usize::try_from(select.values.0).unwrap() == select.options.len(),
        None => buttons == 1,
    }
}

/// The values of a menu of questions for which the table waits.
fn owed(menu: &MessageView) -> Vec<String> {
    let parts =
        menu.components.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    let options = parts.flat_map(|part| part["options"].as_array().cloned().unwrap_or_default());
    let waits = options.filter(|option: &Value| option["description"] == "The table waits for this");
    waits.filter_map(|option| option["value"].as_str().map(str::to_owned)).collect()
}

/// The presses that a message offers.
fn ids(message: &MessageView) -> Vec<(String, Press)> {
    let buttons = message.buttons().into_iter().filter(|button| !button.disabled);
    buttons
        .filter_map(|button| button.custom_id)
        .filter_map(|id| id.parse().ok().map(|press| (id, press)))
        .collect()
}

fn has(message: &MessageView, wanted: impl Fn(&Press) -> bool) -> bool {
    ids(message).iter().any(|(_, press)| wanted(press))
}

/// The newest board in a thread.
fn board_of(local: &Localcord, thread: Id, viewer: Id) -> Option<MessageView> {
    let messages = local.messages(thread, viewer);
    messages.into_iter().rev().find(|message| !message.ephemeral && message.button("Play").is_some())
}

/// Lets everybody play until the result stands in the thread, and returns the result.
pub async fn play_out(local: &Localcord, thread: Id, players: &mut [Player]) -> MessageView {
    let viewer = players[0].id;
    let public = |local: &Localcord| {
        let mut messages = local.messages(thread, viewer);
        messages.retain(|message| !message.ephemeral);
        messages
    };
    let mut idle = 0;
    loop {
        let before = public(local);
        if let Some(result) = before.iter().rev().find(|message| message.button("Rematch").is_some()) {
            return result.clone();
        }
        let mut moved = false;
        for player in players.iter_mut() {
            local.until(LONG, "a connected bot", Localcord::connected).await.unwrap();
            moved |= player.turn(local, thread).await != Said::NotAsked;
        }
        if moved {
            idle = 0;
        } else {
            // A suggestion that came too late looks like no question: nobody may be left to bring news, so ask again.
            let news = local.until(LONG / 40, "news at the table", |local| public(local) != before).await;
            idle = if news.is_ok() { 0 } else { idle + 1 };
            if idle >= 40 {
                panic!("nothing happens at the table any more: {}", standstill(local, thread, players).await);
            }
        }
    }
}

/// What is known of a table at which nothing happens any more, for whoever reads why a test failed.
pub async fn standstill(local: &Localcord, thread: Id, players: &[Player]) -> String {
    let mut known = Vec::new();
    for player in players {
        known.push(format!("{player:#?}"));
        let options = [("play", json!(""))];
        let choices = local.autocomplete(player.id, thread, "move", &options, "play").await;
        known.push(format!("suggestions: {choices:?}"));
        for command in ["turns", "hand"] {
            let asked = local.slash(player.id, thread, command, &[]).unwrap();
            let answer = answer_of(local, &asked).await;
            known.push(format!("/{command}: {:?}", answer.map(|message| message.text())));
        }
        if let Some(menu) = player.open_menu(local, thread).await {
            known.push(format!("menu: {} {:?}", menu.text(), menu.components));
        }
    }
    let messages = local.messages(thread, players[0].id);
    known.push(format!("{:#?}", messages.iter().map(MessageView::text).collect::<Vec<_>>()));
    let requests = local.requests();
    known.push(format!("{:#?}", &requests[requests.len().saturating_sub(20)..]));
    known.join("\n")
}
