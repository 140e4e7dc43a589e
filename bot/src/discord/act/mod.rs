//! What each command, button, menu and form does. Here is only who is responsible; the work is in the modules.

mod accord;
mod away;
mod back;
mod bring;
mod cards;
mod deck;
mod draft;
mod ending;
mod find;
mod guide;
mod hours;
mod in_short;
mod lesson;
mod lobby;
mod looking;
mod lookup;
mod mine;
mod named;
mod notes;
mod options;
mod orders;
mod pages;
mod rating;
mod setup;
mod suggest;
mod tournament;

use std::collections::BTreeMap;

use futures_util::future::BoxFuture;
use skald_rules::{interface::Say, players::Level};

use super::{
    bot::{Bot, Case, Done},
    call::{ABOUT, Typed},
    commands::SHOW_CARDS,
    press::{Deed, Mine, Press},
};
use crate::host::{TableId, TournamentId};
use find::Wanted;

/// The work of one of many cases, in a place of its own: a function that waits for one of them would else keep room on the stack
/// for each, a megabyte and more without optimisation.
fn apart<'a, F: Future<Output = Done> + Send + 'a>(work: impl FnOnce() -> F) -> BoxFuture<'a, Done> {
    Box::pin(work())
}

impl Bot {
    /// Does what a command says.
    pub(super) async fn command(&self, case: &Case<'_>, typed: &Typed) -> Done {
        match (typed.name.as_str(), typed.sub.as_deref()) {
            ("open", _) => self.open(case, typed).await,
            ("join", _) => self.join(case, self.find(case, typed, Wanted::Free).await?).await,
            ("leave", _) => self.leave(case, self.find(case, typed, Wanted::MyLobby).await?).await,
            ("start", _) => self.start(case, self.find(case, typed, Wanted::MyLobby).await?).await,
            ("invite", _) => {
                let who = typed.person("who").ok_or_else(|| Say::new("bot-who"))?;
                self.invite(case, self.find(case, typed, Wanted::MyLobby).await?, who.id, who.bot).await
            }
            ("move", _) => {
                let text = typed.text("play").ok_or_else(|| Say::new("bot-what-move"))?;
                self.play_typed(case, self.find(case, typed, Wanted::MyTurn).await?, text).await
            }
            ("hand", _) => {
                let table = self.find(case, typed, Wanted::MyGame).await?;
                self.hand(case, table, typed.flag("text")).await
            }
            ("board", _) => {
                let table = self.find(case, typed, Wanted::Begun).await?;
                match typed.text("place") {
                    Some(place) => self.board_at(case, table, place).await,
                    None => self.board(case, table, typed.flag("text")).await,
                }
            }
            ("recap", _) => self.recap(case, self.find(case, typed, Wanted::Begun).await?).await,
            ("history", _) => self.history(case, self.find(case, typed, Wanted::Begun).await?, 0).await,
            ("replay", _) => self.replay(case, self.find(case, typed, Wanted::Begun).await?).await,
            ("turns", _) => self.turns(case, 0).await,
            ("tutorial", _) => self.tutorial(case, typed.text("game").unwrap_or_default()).await,
            ("orders", _) => {
                let table = self.find(case, typed, Wanted::MyGame).await?;
                self.orders_typed(case, table, typed).await
            }
            ("rules", _) => self.rules(case, typed.text("game"), typed.text("find")).await,
            (SHOW_CARDS, _) => apart(|| self.cards_named(case, typed.text(ABOUT).unwrap_or_default())).await,
            ("card", _) => self.card(case, typed.text("game"), typed.text("name").unwrap_or_default()).await,
            ("help", _) => self.help(case, typed.text("about").unwrap_or("start")).await,
            ("resign", _) => self.ask_resign(case, self.find(case, typed, Wanted::MyGame).await?).await,
            ("away", _) => {
                let days = typed.number("days").and_then(|days| u8::try_from(days).ok());
                self.away(case, days).await
            }
            ("rating", _) => self.rating(case, typed).await,
            ("settings", _) => self.settings_typed(case, typed).await,
            ("verify", _) => self.verify_typed(case, typed).await,
            ("deck", Some(sub)) => self.deck_command(case, typed, sub).await,
            ("table", Some(sub)) => self.table_command(case, typed, sub).await,
            ("setup", Some(sub)) => self.setup(case, typed, sub).await,
            ("tournament", Some(sub)) => self.tournament(case, typed, sub).await,
            _ => Err(Say::new("bot-unknown-command").into()),
        }
    }

    async fn table_command(&self, case: &Case<'_>, typed: &Typed, sub: &str) -> Done {
        if sub == "pace" {
            return self.pace(case, typed).await;
        }
        let wanted = match sub {
            "remove" | "words" | "options" | "close" => Wanted::MyLobby,
            "end" | "take-back" | "vacate" | "step-back" | "pause" | "notes" => Wanted::MyGame,
            "again" | "file" => Wanted::Over,
            "resume" => Wanted::Paused,
            "computer" | "hand-on" => Wanted::Mine,
            _ => Wanted::Any,
        };
        let table = self.find(case, typed, wanted).await?;
        match sub {
            "computer" => self.computer(case, table, lobby::level(typed)).await,
            "remove" => self.remove(case, table, typed.text("seat").unwrap_or_default()).await,
            "hand-on" => {
                let who = typed.person("who").ok_or_else(|| Say::new("bot-who"))?;
                self.hand_on(case, table, who.id).await
            }
            "words" => self.set_words(case, table, typed.text("say").unwrap_or_default()).await,
            "watch" => self.watch(case, table).await,
            "again" => self.rematch(case, table).await,
            "file" => self.game_file(case, table).await,
            "notes" => self.notes_form(case, table).await,
            "take-back" => self.withdraw(case, table).await,
            "end" => {
                let info = self.host.info(table).await?;
                let agrees = info.seats.iter().any(|seat| seat.person == Some(case.person()) && seat.agrees);
                self.finish(case, table, !agrees).await
            }
            "vacate" => self.vacate(case, table, typed.text("seat")).await,
            "step-back" => self.step_back(case, table).await,
            "pause" => {
                let days = typed.number("days").and_then(|days| u8::try_from(days).ok());
                self.pause(case, table, days.unwrap_or(0)).await
            }
            "options" => self.options(case, table, typed.text("options").unwrap_or_default()).await,
            "resume" => self.resume(case, table).await,
            "close" => self.close(case, table).await,
            _ => Err(Say::new("bot-unknown-command").into()),
        }
    }

    /// Does what a button or menu says.
    pub(super) async fn press(&self, case: &Case<'_>, press: Press, values: &[String]) -> Done {
        match press {
            Press::Table { table, act } => self.deed(case, case.about(TableId(table)), act, values).await,
            Press::Draft { draft, step, act } => {
                apart(|| self.draft_press(case, draft, step, act, values)).await
            }
            Press::Page { table, text, page } => {
                let table = case.about(TableId(table));
                apart(|| self.text_page(case, table, text, page)).await
            }
            Press::Hush { table, .. } => {
                let table = case.about(TableId(table));
                apart(|| self.hush(case, table)).await
            }
            Press::Step { table, number } => {
                let table = case.about(TableId(table));
                apart(|| self.step(case, table, number)).await
            }
            Press::Special { table, key } => {
                let table = case.about(TableId(table));
                apart(|| self.special(case, table, key)).await
            }
            Press::Concede { table, game } => {
                let table = case.about(TableId(table));
                apart(|| self.concede(case, table, game)).await
            }
            Press::Proposal { table, at, agrees } => {
                let table = case.about(TableId(table));
                apart(|| self.answer_proposal(case, table, at, agrees)).await
            }
            Press::Deck { deck, act } => apart(|| self.deck_press(case, deck, act, values)).await,
            Press::Tournament { tournament, act } => {
                apart(|| self.tournament_press(case, TournamentId(tournament), act)).await
            }
            Press::Own(mine) => apart(|| self.own_press(case, mine, values)).await,
        }
    }

    /// The work that a button or menu of a table asks for. It is put together here and done elsewhere: room for all of them at
    /// once would be more than a thread has to spare while one is done.
    fn deed<'d>(
        &'d self,
        case: &'d Case<'_>,
        table: TableId,
        act: Deed,
        values: &'d [String],
    ) -> BoxFuture<'d, Done> {
        let first = values.first().map(String::as_str);
        match act {
            Deed::Join => Box::pin(self.join(case, table)),
            Deed::TakeSeat => Box::pin(self.take_seat(case, table)),
            Deed::Vacate => Box::pin(self.vacate(case, table, first.or(Some("")))),
            Deed::Spare => Box::pin(self.spare(case, table)),
            Deed::StepBack => Box::pin(self.step_back(case, table)),
            Deed::Leave => Box::pin(self.leave(case, table)),
            Deed::Start => Box::pin(self.start(case, table)),
            Deed::Computer => Box::pin(self.computer(case, table, Level::Steady)),
            Deed::Keen => Box::pin(self.computer(case, table, Level::Keen)),
            Deed::Watch => Box::pin(self.watch(case, table)),
            Deed::Guide => Box::pin(self.guide(case, table)),
            Deed::Return => Box::pin(self.come_back(case, table)),
            Deed::AtTimeOut => Box::pin(self.at_time_out(case, table)),
            Deed::Instead => Box::pin(self.play_typed(case, table, first.unwrap_or_default())),
            Deed::Pause => Box::pin(self.pause(case, table, 0)),
            Deed::More => Box::pin(self.more(case, table)),
            Deed::Invite => Box::pin(async move {
                let who = first.and_then(|id| id.parse().ok()).ok_or_else(|| Say::new("bot-who"))?;
                self.invite(case, table, who, false).await
            }),
            Deed::Remove => Box::pin(self.remove(case, table, first.unwrap_or_default())),
            Deed::HandOn => Box::pin(self.hand_on_seat(case, table, first.unwrap_or_default())),
            Deed::Words => Box::pin(self.words_form(case, table)),
            Deed::Propose => Box::pin(self.take_proposal(case, table)),
            Deed::Order => Box::pin(self.order_form(case, table)),
            Deed::Options => Box::pin(async move {
                match first {
                    Some(option) => self.option_chosen(case, table, option).await,
                    None => self.options_page(case, table).await,
                }
            }),
            Deed::OptionsTyped => Box::pin(self.options_form(case, table)),
            Deed::ByCode => Box::pin(self.by_code(case, table)),
            Deed::Commitment => Box::pin(self.commitment(case, table)),
            Deed::Terms => Box::pin(self.terms(case, table)),
            Deed::Close => Box::pin(self.ask_close(case, table)),
            Deed::CloseSure => Box::pin(self.close(case, table)),
            Deed::Play => Box::pin(self.play(case, table)),
            Deed::Hand => Box::pin(self.hand(case, table, None)),
            Deed::Board => Box::pin(self.board(case, table, None)),
            Deed::Recap => Box::pin(self.recap(case, table)),
            Deed::Step => Box::pin(async move {
                let number = first.and_then(|number| number.parse().ok());
                self.step(case, table, number.ok_or_else(|| Say::new("bot-old-button"))?).await
            }),
            Deed::Replay => Box::pin(self.replay(case, table)),
            Deed::Orders => Box::pin(self.orders(case, table)),
            Deed::NewOrder => Box::pin(self.new_order(case, table)),
            Deed::PassOn => Box::pin(self.pass_on(case, table)),
            Deed::OrderEverywhere => Box::pin(self.order_everywhere(case, table, first.unwrap_or_default())),
            Deed::DropOrder => Box::pin(self.drop_order(case, table, first.unwrap_or_default())),
            Deed::Resign => Box::pin(self.ask_resign(case, table)),
            Deed::ResignSure => Box::pin(self.resign(case, table)),
            Deed::Finish => Box::pin(self.finish(case, table, true)),
            Deed::GoOn => Box::pin(self.finish(case, table, false)),
            Deed::Rematch => Box::pin(self.rematch(case, table)),
            Deed::GameFile => Box::pin(self.game_file(case, table)),
            Deed::Verify => Box::pin(self.verify_table(case, table)),
            Deed::Decision => Box::pin(self.decide(case, table, first)),
            Deed::Withdraw => Box::pin(self.withdraw(case, table)),
            Deed::Resume => Box::pin(self.resume(case, table)),
            Deed::Kit => Box::pin(self.kit_page(case, table)),
            Deed::KitPaste => Box::pin(self.kit_form(case, table)),
            Deed::Notes => Box::pin(self.notes_form(case, table)),
            Deed::Done => Box::pin(self.left_alone(case, table)),
        }
    }

    async fn own_press(&self, case: &Case<'_>, mine: Mine, values: &[String]) -> Done {
        match mine {
            Mine::Turns(page) => self.turns(case, page).await,
            Mine::TextMode(on) => self.set_text_mode(case, on).await,
            Mine::Messages(on) => self.set_messages(case, on).await,
            Mine::Auto(on) => self.set_auto(case, on).await,
            Mine::RatingHidden(hidden) => self.set_rating_hidden(case, hidden).await,
            Mine::Calls | Mine::Share | Mine::Hour => {
                self.set_calls(case, mine, values.first().map_or("", String::as_str)).await
            }
            Mine::Back => self.away(case, Some(0)).await,
            Mine::Pings => self.set_pings(case, values.first().map_or("", String::as_str)).await,
            Mine::Rules(game, page) => self.rules_page(case, game, page),
            Mine::Card(game, card) => self.card_text(case, game, card).await,
            Mine::Named => apart(|| self.card_named(case, values.first().map_or("", String::as_str))).await,
            Mine::Help => self.help(case, values.first().map_or("start", String::as_str)).await,
            Mine::Guide(game) => apart(|| self.guide_of(case, game, None)).await,
            Mine::Pages(game) => {
                apart(|| self.guide_of(case, game, values.first().map(String::as_str))).await
            }
            Mine::Decks => self.library(case).await,
            Mine::DeckChosen(_) => self.deck_chosen(case, values.first().map_or("", String::as_str)).await,
            Mine::BringDeck(table, _) => {
                let table = case.about(TableId(table));
                self.bring_chosen(case, table, values.first().map_or("", String::as_str)).await
            }
            Mine::NewDeck(game) => self.new_deck(case, game, values.first().map(String::as_str)).await,
            Mine::PasteDeck(game) => self.paste_form(game),
            Mine::KeepStarter(game, starter) => self.keep_starter(case, game, starter).await,
            Mine::DrawStarter(game, starter) => self.draw_starter(case, game, starter).await,
            Mine::TakeDeck(shared) => self.take_deck(case, shared).await,
            Mine::Lesson(game, step, depth, learn) => {
                apart(|| self.learn(case, game, (step, depth), learn, values)).await
            }
        }
    }

    /// Does what a form says.
    pub(super) async fn form(
        &self,
        case: &Case<'_>,
        press: Press,
        fields: &BTreeMap<String, String>,
    ) -> Done {
        let text = fields.values().next().map_or("", String::as_str);
        match press {
            Press::Table { table, act: Deed::Words } => {
                self.set_words(case, case.about(TableId(table)), text).await
            }
            Press::Table { table, act: Deed::Order } => {
                self.settle_order(case, case.about(TableId(table)), text).await
            }
            Press::Table { table, act: Deed::OptionsTyped } => {
                self.options_typed(case, case.about(TableId(table)), fields).await
            }
            Press::Table { table, act: Deed::KitPaste } => {
                self.bring(case, case.about(TableId(table)), text).await
            }
            Press::Table { table, act: Deed::Notes } => {
                self.write_notes(case, case.about(TableId(table)), text).await
            }
            Press::Deck { deck, act } => self.deck_typed(case, deck, act, text).await,
            Press::Own(Mine::PasteDeck(game)) => self.paste_typed(case, game, text).await,
            Press::Draft { draft, step, .. } => self.draft_typed(case, draft, step, text).await,
            _ => Err(Say::new("bot-old-button").into()),
        }
    }
}
