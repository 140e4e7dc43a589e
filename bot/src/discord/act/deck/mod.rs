//! Lists that people keep: the command `/deck`, the library, and what is done with one list.

mod build;
mod draw;
mod library;
mod one;
mod pasted;
mod show;

use skald_rules::interface::{Key, KitFault, KitList, Say, Starter};

use crate::{
    discord::{
        answer::{Field, Form},
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        commands::game_name,
        limits,
        press::{Craft, Press},
        reply::Reply,
    },
    host::{DeckRow, Refused},
};

/// Which list is meant.
pub(in crate::discord) enum Meant {
    /// One that the person keeps.
    Own(DeckRow),
    /// A starter of a game.
    Starter {
        /// The game.
        game: &'static str,
        /// Its number in the game's book.
        at: u8,
        /// The starter.
        starter: Starter,
    },
}

impl Bot {
    /// Does what a command under `/deck` says.
    pub(super) async fn deck_command(&self, case: &Case<'_>, typed: &Typed, sub: &str) -> Done {
        match sub {
            "list" => return self.library(case).await,
            "new" => {
                let kind = self.game_meant(typed.text("game"))?;
                return match (typed.text("head"), typed.text("called")) {
                    (None, None) => self.new_deck(case, Key::of(kind.id), None).await,
                    (head, called) => self.begin_deck(case, kind.id, head, called).await,
                };
            }
            "save" | "check" => return pasted::command(self, case, typed, sub == "save").await,
            _ => {}
        }
        let meant = self.deck_meant(case, typed.text("deck").unwrap_or_default()).await?;
        if sub == "bring" {
            let table = self.find(case, typed, super::find::Wanted::MyLobby).await?;
            let list = self.list_of(&meant)?;
            return self.bring(case, table, &list).await;
        }
        let called = typed.text("called");
        let deck = match meant {
            Meant::Own(deck) => deck,
            Meant::Starter { game, at, starter } if sub == "show" => {
                return self.starter_page(case, game, at, &starter).await;
            }
            Meant::Starter { game, at, .. } if sub == "draw" => {
                return self.draw_starter(case, Key::of(game), at).await;
            }
            // A starter is everybody's: what is done with it is done with a copy.
            Meant::Starter { game, starter, .. } => {
                let usual = self.words.plain(&starter.name);
                return self.keep_list(case, game, called, &starter.list, &usual).await;
            }
        };
        match sub {
            "show" => self.deck_page(case, &deck, None).await,
            "draw" => self.draw_deck(case, &deck).await,
            "build" => self.build_page(case, &deck, 0, None),
            "share" => self.share_deck(case, deck.id).await,
            "text" => self.deck_text(&deck),
            "favourite" => self.favour_deck(case, deck.id, !deck.favourite).await,
            "rename" => self.rename_deck(case, deck.id, called.unwrap_or_default()).await,
            "copy" => self.copy_deck(case, &deck, called).await,
            "drop" => self.ask_drop(case, &deck),
            _ => Err(Say::new("bot-unknown-command").into()),
        }
    }

    /// Does what a button or menu about a list says.
    pub(super) async fn deck_press(&self, case: &Case<'_>, id: i64, act: Craft, values: &[String]) -> Done {
        let deck = self.host.deck(case.person(), id).await?;
        let chosen = values.first().and_then(|value| value.parse::<u8>().ok());
        match act {
            Craft::Show => self.deck_page(case, &deck, None).await,
            Craft::Build => self.build_page(case, &deck, 0, None),
            Craft::Shelves => self.build_page(case, &deck, chosen.unwrap_or(0), None),
            Craft::Cards(shelf) => self.build_page(case, &deck, shelf, chosen),
            Craft::Set(shelf, card, copies) => self.set_card(case, &deck, shelf, card, copies).await,
            Craft::Rename => {
                let mut field = Field::new("name", &self.text("deck-name-field"), &deck.name);
                field.value.clone_from(&deck.name);
                let press = Press::Deck { deck: id, act: Craft::Rename };
                Ok(Reply::Ask(Box::new(Form::one(press, &self.text("deck-rename-title"), field))))
            }
            Craft::List => {
                let press = Press::Deck { deck: id, act: Craft::List };
                self.list_form(press, "deck-list-title", &deck.game, &deck.list)
            }
            Craft::Copy => self.copy_deck(case, &deck, None).await,
            Craft::Drop => self.ask_drop(case, &deck),
            Craft::DropSure => self.drop_deck(case, id).await,
            Craft::Share => self.share_deck(case, id).await,
            Craft::Text => self.deck_text(&deck),
            Craft::Favour(on) => self.favour_deck(case, id, on).await,
            Craft::Draw => self.draw_deck(case, &deck).await,
        }
    }

    /// Does what a form about a list says.
    pub(super) async fn deck_typed(&self, case: &Case<'_>, id: i64, act: Craft, text: &str) -> Done {
        match act {
            Craft::Rename => self.rename_deck(case, id, text).await,
            Craft::List => {
                let deck = self.host.deck(case.person(), id).await?;
                let list = self.host.book(&deck.game)?.read(text).map_err(Refused::Kit)?;
                let deck = self.host.rewrite_deck(case.actor(), id, &list).await?;
                self.deck_page(case, &deck, Some("deck-changed")).await
            }
            _ => Err(Say::new("bot-old-button").into()),
        }
    }

    /// A form for a whole list; what stands there may be changed.
    pub(super) fn list_form(
        &self,
        press: Press,
        title: &'static str,
        game: &str,
        list: &str,
    ) -> Result<Reply, Stop> {
        let example = self.list_example(game)?;
        let mut field = Field::new("list", &self.text("deck-list-field"), &example);
        field.long = true;
        field.value = limits::clip(list, limits::FIELD_TEXT);
        Ok(Reply::Ask(Box::new(Form::one(press, &self.text(title), field))))
    }

    /// What a list of a game looks like: the beginning of one of its own, as far as it has room in an empty field.
    fn list_example(&self, game: &str) -> Result<String, Stop> {
        let book = self.host.book(game)?;
        let list = book.starters().first().map(|starter| book.print(&starter.list)).unwrap_or_default();
        Ok(limits::clip(&list, limits::FIELD_PLACEHOLDER))
    }

    /// Keeps a list and shows it.
    pub(super) async fn keep_list(
        &self,
        case: &Case<'_>,
        game: &str,
        called: Option<&str>,
        list: &KitList,
        usual: &str,
    ) -> Done {
        let deck = self.host.add_deck(case.actor(), game, called, usual, list).await?;
        self.deck_page(case, &deck, Some("deck-kept")).await
    }

    /// The list that is meant: one of the person's by its name, or a starter by its name.
    pub(in crate::discord) async fn deck_meant(&self, case: &Case<'_>, name: &str) -> Result<Meant, Stop> {
        let wanted = name.trim().to_lowercase();
        let decks = self.host.decks(case.person()).await?;
        // With the game before the name, as the suggestions write it where a name alone would mean two.
        let whole = |deck: &DeckRow| format!("{}: {}", deck.game, deck.name).to_lowercase();
        let mut own: Vec<DeckRow> = decks
            .into_iter()
            .filter(|deck| deck.name.to_lowercase() == wanted || whole(deck) == wanted)
            .collect();
        match (own.pop(), own.is_empty()) {
            (Some(deck), true) => return Ok(Meant::Own(deck)),
            (Some(_), false) => return Err(Say::new("deck-which").with("name", name).into()),
            (None, _) => {}
        }
        for game in self.host.kit_games() {
            let book = self.host.book(game)?;
            let is_meant = |starter: &Starter| {
                self.words.plain(&starter.name).to_lowercase() == wanted || starter.key.to_string() == wanted
            };
            if let Some((at, starter)) = (0_u8..).zip(book.starters()).find(|(_, starter)| is_meant(starter))
            {
                return Ok(Meant::Starter { game, at, starter });
            }
        }
        Err(Refused::NoDeck.into())
    }

    /// A list as text, to be brought or copied.
    pub(super) fn list_of(&self, meant: &Meant) -> Result<String, Stop> {
        Ok(match meant {
            Meant::Own(deck) => deck.list.clone(),
            Meant::Starter { game, starter, .. } => self.host.book(game)?.print(&starter.list),
        })
    }

    /// The lists that can be named, for suggestions: label and value. Those of one game alone, where only they are of use.
    pub(in crate::discord) async fn decks_named(
        &self,
        case: &Case<'_>,
        only: Option<&'static str>,
    ) -> Result<Vec<(String, String)>, Stop> {
        let of_use = |game: &str| only.is_none_or(|only| only == game);
        let decks = self.host.decks(case.person()).await?;
        let twice = |deck: &DeckRow| {
            decks.iter().filter(|other| other.name.to_lowercase() == deck.name.to_lowercase()).count() > 1
        };
        let mut list: Vec<(String, String)> = decks
            .iter()
            .filter(|deck| of_use(&deck.game))
            .map(|deck| {
                let value =
                    if twice(deck) { format!("{}: {}", deck.game, deck.name) } else { deck.name.clone() };
                (format!("{} · {}", deck.name, game_name(self.words, &deck.game)), value)
            })
            .collect();
        for game in self.host.kit_games().into_iter().filter(|game| of_use(game)) {
            for starter in self.host.book(game)?.starters() {
                let name = self.words.plain(&starter.name);
                let label = self.words.plain(
                    &Say::new("deck-starter-line")
                        .with("name", name.as_str())
                        .with("game", game_name(self.words, game)),
                );
                list.push((label, name));
            }
        }
        Ok(list)
    }

    /// Why a list could not be read: all reasons, each with its line.
    pub(in crate::discord) fn unread(&self, faults: &[KitFault]) -> String {
        let head = self.words.plain(&Say::new("deck-unread").with("count", faults.len()));
        format!("{head}\n{}", self.faults_text(faults, limits::CONTENT - limits::length(&head) - 1))
    }
}
