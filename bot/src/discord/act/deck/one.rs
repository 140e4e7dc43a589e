//! What is done with one list: another name, a copy, the favourite, showing it, throwing it away.

use skald_rules::interface::Say;

use super::show::{judged_on, notes_of};
use crate::{
    discord::{
        answer::{Answer, Button, File, Style},
        bot::{Bot, Case, Done, tame},
        commands::game_name,
        limits,
        press::{Craft, Mine, Press},
        reply::Reply,
    },
    host::{DeckRow, Refused},
};

impl Bot {
    /// Calls a list otherwise.
    pub(super) async fn rename_deck(&self, case: &Case<'_>, id: i64, name: &str) -> Done {
        let deck = self.host.rename_deck(case.actor(), id, name).await?;
        self.deck_page(case, &deck, Some("deck-changed")).await
    }

    /// Keeps a second list like this one.
    pub(super) async fn copy_deck(&self, case: &Case<'_>, deck: &DeckRow, called: Option<&str>) -> Done {
        let list = self.host.book(&deck.game)?.read(&deck.list).map_err(Refused::Kit)?;
        self.keep_list(case, &deck.game, called, &list, &deck.name).await
    }

    /// Makes a list the favourite, or no longer.
    pub(super) async fn favour_deck(&self, case: &Case<'_>, id: i64, on: bool) -> Done {
        let deck = self.host.favour_deck(case.actor(), id, on).await?;
        let news = if on { "deck-favoured" } else { "deck-unfavoured" };
        self.deck_page(case, &deck, Some(news)).await
    }

    /// Asks whether a list is to be thrown away.
    pub(super) fn ask_drop(&self, case: &Case<'_>, deck: &DeckRow) -> Done {
        let text = self.words.plain(&Say::new("deck-drop-sure").with("name", deck.name.as_str()));
        let press = |act| Press::Deck { deck: deck.id, act };
        Ok(case.put(Answer::private(&text).buttons(vec![
            Button::new(&self.text("button-deck-drop"), press(Craft::DropSure), Style::Danger),
            Button::new(&self.text("button-done"), press(Craft::Show), Style::Plain),
        ])))
    }

    /// Throws a list away.
    pub(super) async fn drop_deck(&self, case: &Case<'_>, id: i64) -> Done {
        let deck = self.host.drop_deck(case.actor(), id).await?;
        let text = self.words.plain(&Say::new("deck-dropped").with("name", deck.name.as_str()));
        let back = Button::new(&self.text("button-decks"), Press::Own(Mine::Decks), Style::Plain);
        Ok(case.put(Answer::private(&text).buttons(vec![back])))
    }

    /// A list as text, with its code, to be copied or read elsewhere.
    pub(super) fn deck_text(&self, deck: &DeckRow) -> Done {
        let code = match self.host.book(&deck.game)?.read(&deck.list) {
            Ok(list) => self.host.book(&deck.game)?.code(&list),
            Err(_) => String::new(),
        };
        let head = self.words.plain(&Say::new("deck-text").with("name", deck.name.as_str()));
        let alt = self.words.plain(&Say::new("deck-text-alt").with("name", deck.name.as_str()));
        let file = File::new("deck.txt", deck.list.clone().into_bytes(), &alt);
        Ok(Reply::show(Answer::private(&with_code(&head, &code)).file(file)))
    }

    /// Shows a list to everybody here, as it is now, in the language of the place.
    pub(super) async fn share_deck(&self, case: &Case<'_>, id: i64) -> Done {
        let shared = self.host.share_deck(case.actor(), id).await?;
        let book = self.host.book(&shared.game)?;
        let list = book.read(&shared.list).map_err(Refused::Kit)?;
        let here = self.for_reader(self.words_here(case).await?);
        let verdict = judged_on(book.judge(&list), self.host.now());
        let drawing = here.kit_drawing(book.show(&list, notes_of(&verdict))).await?;
        let say = Say::new("deck-shared")
            .with("who", tame(&case.call.who.name, here.words))
            .with("name", shared.name.as_str())
            .with("game", game_name(here.words, &shared.game));
        let text = with_code(&here.words.plain(&say), &book.code(&list));
        let take = Press::Own(Mine::TakeDeck(shared.id));
        let answer = Answer::text(&text)
            .silent()
            .file(File::new("deck.png", drawing.png, &drawing.alt))
            .buttons(vec![Button::new(&here.text("button-deck-keep"), take, Style::Main)]);
        Ok(Reply::announce(answer))
    }
}

/// A text with a code beneath it, where the code fits.
fn with_code(text: &str, code: &str) -> String {
    let whole = format!("{text}\n```\n{code}\n```");
    if code.is_empty() || limits::length(&whole) > limits::CONTENT { text.to_owned() } else { whole }
}
