//! Choosing in the lobby, in secret, what to bring to a table.

use skald_render::gallery;
use skald_rules::interface::Say;

use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::{Bot, Case, Done, Stop},
        page::button,
        press::{Deed, Mine, Press},
    },
    host::{Refused, TableId, TableInfo},
};

impl Bot {
    /// What the person brings to a table, and what else could be brought.
    pub(super) async fn kit_page(&self, case: &Case<'_>, table: TableId) -> Done {
        let (info, brought) = self.host.may_bring(case.person(), table).await?;
        let game = self.host.book(&info.game)?.game();
        let favourite = self.host.favourite(case.person(), game).await?;
        let say = match (&brought, &favourite) {
            (Some(list), _) => Say::new("kit-brought").with("measure", self.host.book(game)?.measure(list)),
            (None, Some(deck)) => Say::new("kit-favourite").with("name", deck.name.as_str()),
            (None, None) => Say::new("kit-none"),
        };
        let mut answer = Answer::private(&self.words.plain(&say));
        if !self.in_words(case, None).await?
            && let Some(drawing) = self.painters.with(move |painter| gallery::ready(painter, game)).await?
        {
            answer = answer.picture("ready.png", &drawing);
        }
        Ok(case.put(self.kit_choices(case, answer, &info, game).await?))
    }

    /// The menus from which a list is brought.
    async fn kit_choices(
        &self,
        case: &Case<'_>,
        answer: Answer,
        info: &TableInfo,
        game: &'static str,
    ) -> Result<Answer, Stop> {
        let mut decks = self.host.decks(case.person()).await?;
        decks.retain(|deck| deck.game == game);
        let press = |menu| Press::Own(Mine::BringDeck(info.id.0, menu));
        let answer = self.deck_menus(answer, &decks, &[game], press);
        Ok(answer.buttons(vec![
            button(self.words, info.id.0, Deed::KitPaste, Style::Plain),
            Button::new(&self.text("button-decks"), Press::Own(Mine::Decks), Style::Plain),
            button(self.words, info.id.0, Deed::Done, Style::Plain),
        ]))
    }

    /// Brings what was chosen from a menu.
    pub(super) async fn bring_chosen(&self, case: &Case<'_>, table: TableId, value: &str) -> Done {
        let list = self.list_of(&self.deck_of_value(case, value).await?)?;
        self.bring(case, table, &list).await
    }

    /// The form in which a list is pasted, to be brought at once.
    pub(super) async fn kit_form(&self, case: &Case<'_>, table: TableId) -> Done {
        let (info, _) = self.host.may_bring(case.person(), table).await?;
        let press = Press::Table { table: table.0, act: Deed::KitPaste };
        self.list_form(press, "deck-paste-title", &info.game, "")
    }

    /// Brings a list, and shows it to whoever brings it.
    pub(super) async fn bring(&self, case: &Case<'_>, table: TableId, list: &str) -> Done {
        let info = self.host.bring(case.actor(), table, list).await?;
        let book = self.host.book(&info.game)?;
        let Some(mut brought) = self.host.brought(case.person(), table).await? else {
            return Err(Refused::NoDeck.into());
        };
        // What is brought has no name at the table, where others could read it; its owner knows it by its name.
        brought.name = book.read(list).ok().and_then(|named| named.name);
        let head = self.words.plain(&Say::new("kit-brings").with("code", info.code.as_str()));
        let answer = self.kit_shown(case, book.game(), &brought, &head).await?;
        Ok(case.put(answer.buttons(vec![button(self.words, info.id.0, Deed::Kit, Style::Plain)])))
    }
}
