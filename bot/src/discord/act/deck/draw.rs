//! Opening hands to try: what may be drawn from a list when a game begins, and what a mulligan would bring.

use skald_rules::interface::{Key, KitList, Opening, Say};

use crate::{
    discord::{
        answer::{Answer, Button, File, Style},
        bot::{Bot, Case, Done},
        commands::game_name,
        limits,
        press::{Craft, Mine, Press},
    },
    host::{DeckRow, Refused},
};

/// A list from which a hand is drawn.
struct Drawn<'l> {
    game: &'l str,
    name: &'l str,
    list: &'l KitList,
    /// What draws another hand.
    again: Press,
    /// What leads back to the list.
    back: Button,
}

impl Bot {
    /// Draws an opening hand from a list that the person keeps.
    pub(super) async fn draw_deck(&self, case: &Case<'_>, deck: &DeckRow) -> Done {
        let list = self.host.book(&deck.game)?.read(&deck.list).map_err(Refused::Kit)?;
        let press = |act| Press::Deck { deck: deck.id, act };
        let back = Button::new(&self.text("button-deck-done"), press(Craft::Show), Style::Plain);
        let (game, name, again) = (deck.game.as_str(), deck.name.as_str(), press(Craft::Draw));
        self.draw_hand(case, Drawn { game, name, list: &list, again, back }).await
    }

    /// Draws an opening hand from a starter.
    pub(in crate::discord::act) async fn draw_starter(&self, case: &Case<'_>, game: Key, at: u8) -> Done {
        let kind = self.kind_of(game)?;
        let starter = self.starter(kind.id, at)?;
        let name = self.words.plain(&starter.name);
        let back = Button::new(&self.text("button-decks"), Press::Own(Mine::Decks), Style::Plain);
        let again = Press::Own(Mine::DrawStarter(game, at));
        self.draw_hand(case, Drawn { game: kind.id, name: &name, list: &starter.list, again, back }).await
    }

    async fn draw_hand(&self, case: &Case<'_>, of: Drawn<'_>) -> Done {
        let Some(hands) = self.host.opening(of.game, of.list)? else {
            let game = game_name(self.words, of.game);
            return Err(Say::new("deck-draw-never").with("game", game).into());
        };
        let Some(first) = hands.first() else {
            return Err(Say::new("deck-draw-few").with("name", of.name).into());
        };
        let cards = |id: &'static str, hand: &Opening| {
            self.words.plain(&Say::new(id).with("cards", hand.cards.clone()))
        };
        let mut lines = vec![
            self.words.plain(&Say::new("deck-draw").with("name", of.name)),
            cards("deck-draw-hand", first),
        ];
        lines.extend(hands.get(1).map(|hand| cards("deck-draw-mulligan", hand)));
        let text = limits::clip(&lines.join("\n"), limits::CONTENT);
        let buttons = vec![Button::new(&self.text("button-deck-draw-again"), of.again, Style::Main), of.back];
        if self.host.person(case.person()).await?.text_mode {
            return Ok(case.put(Answer::private(&text).buttons(buttons)));
        }
        let shown = self.host.book(of.game)?.show(&first.list, Vec::new());
        let drawing = self.kit_drawing(shown).await?;
        let file = File::new("hand.png", drawing.png, &drawing.alt);
        Ok(case.put(Answer::private(&text).file(file).buttons(buttons)))
    }
}
