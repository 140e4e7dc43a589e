//! Building a list by menus: a shelf, a card on it, and how many of it.
//!
//! A button says how many copies there will be, not "one more": pressed twice, it does the same.

use skald_rules::interface::{Say, Shelf, Stock};

use crate::{
    discord::{
        answer::{Answer, Button, Item, Row, Select, Style},
        bot::{Bot, Case, Done},
        limits,
        press::{Craft, Press},
    },
    host::{DeckRow, Refused},
};

/// The most characters of what is wrong that the builder shows; the list's own page shows all.
const FAULTS: usize = 500;

impl Bot {
    /// The shelves of a list, one of them open, perhaps a card in hand.
    pub(super) fn build_page(&self, case: &Case<'_>, deck: &DeckRow, shelf: u8, card: Option<u8>) -> Done {
        let book = self.host.book(&deck.game)?;
        let list = book.read(&deck.list).map_err(Refused::Kit)?;
        let shelves = book.shelves(&list);
        let (number, open) = match shelves.get(usize::from(shelf)) {
            Some(open) => (shelf, open),
            None => (0, shelves.first().ok_or_else(|| Say::new("bot-old-button"))?),
        };
        let mut lines = vec![format!("**{}** · {}", deck.name, self.words.plain(&book.measure(&list)))];
        let verdict = book.judge(&list);
        if verdict.faults.is_empty() {
            lines.push(self.text("deck-can-be-played"));
        } else {
            lines.push(self.faults_text(&verdict.faults, FAULTS));
        }
        lines.push(self.held_on(open));
        let press = |act| Press::Deck { deck: deck.id, act };
        let shelves = (0_u8..).zip(&shelves).take(limits::OPTIONS).map(|(at, other)| {
            let held: u32 = other.cards.iter().map(|stock| stock.copies).sum();
            let about = Say::new("deck-shelf-held").with("count", held);
            Item::new(&at.to_string(), &self.words.plain(&other.name))
                .about(&self.words.plain(&about))
                .chosen(at == number)
        });
        let cards = (0_u8..).zip(&open.cards).take(limits::OPTIONS).map(|(at, stock)| {
            Item::new(&at.to_string(), &self.stock_line(stock))
                .about(&self.words.plain(&stock.about))
                .chosen(Some(at) == card)
        });
        let shelf_menu = Select::one(press(Craft::Shelves), &self.text("deck-shelf-menu"), shelves.collect());
        let card_menu =
            Select::one(press(Craft::Cards(number)), &self.text("deck-card-menu"), cards.collect());
        let mut answer = Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT))
            .row(Row::Select(shelf_menu))
            .row(Row::Select(card_menu));
        let stock = card.and_then(|at| Some((at, open.cards.get(usize::from(at))?)));
        if let Some((at, stock)) = stock {
            answer = answer.buttons(self.copies_buttons(deck.id, number, at, stock));
        }
        let done = Button::new(&self.text("button-deck-done"), press(Craft::Show), Style::Main);
        Ok(case.put(answer.buttons(vec![done])))
    }

    /// Has so many copies of a card.
    pub(super) async fn set_card(
        &self,
        case: &Case<'_>,
        deck: &DeckRow,
        shelf: u8,
        card: u8,
        copies: u8,
    ) -> Done {
        let book = self.host.book(&deck.game)?;
        let list = book.read(&deck.list).map_err(Refused::Kit)?;
        let shelves = book.shelves(&list);
        let open = shelves.get(usize::from(shelf)).ok_or_else(|| Say::new("bot-old-button"))?;
        let stock = open.cards.get(usize::from(card)).ok_or_else(|| Say::new("bot-old-button"))?;
        // More than a list may hold is offered by no button.
        let copies = u32::from(copies).min(stock.most.max(stock.copies));
        let deck = self.host.change_deck(case.actor(), deck.id, |list| list.with(stock.card, copies)).await?;
        self.build_page(case, &deck, shelf, Some(card))
    }

    fn copies_buttons(&self, deck: i64, shelf: u8, card: u8, stock: &Stock) -> Vec<Button> {
        let name = self.words.plain(&stock.name);
        let button = |label: &'static str, copies: u32, style, usable: bool| {
            let label = self.words.plain(&Say::new(label).with("card", name.as_str()).with("count", copies));
            let copies = u8::try_from(copies).unwrap_or(u8::MAX);
            let press = Press::Deck { deck, act: Craft::Set(shelf, card, copies) };
            Button::new(&label, press, style).disabled(!usable)
        };
        let (have, most) = (stock.copies, stock.most);
        let mut buttons = vec![button("button-deck-more", have + 1, Style::Good, have < most)];
        if have > 0 {
            buttons.push(button("button-deck-less", have - 1, Style::Plain, true));
        }
        // Two buttons never have the same id.
        if most > have + 1 {
            buttons.push(button("button-deck-all", most, Style::Plain, true));
        }
        if have > 1 {
            buttons.push(button("button-deck-none", 0, Style::Danger, true));
        }
        buttons
    }

    fn stock_line(&self, stock: &Stock) -> String {
        let say = Say::new("deck-stock")
            .with("card", self.words.plain(&stock.name))
            .with("count", stock.copies)
            .with("most", stock.most);
        self.words.plain(&say)
    }

    /// What the list holds of a shelf.
    fn held_on(&self, shelf: &Shelf) -> String {
        let held: Vec<String> = shelf
            .cards
            .iter()
            .filter(|stock| stock.copies > 0)
            .map(|stock| format!("{}× {}", stock.copies, self.words.plain(&stock.name)))
            .collect();
        let name = self.words.plain(&shelf.name);
        if held.is_empty() {
            return self.words.plain(&Say::new("deck-shelf-empty").with("shelf", name));
        }
        self.words.plain(&Say::new("deck-shelf").with("shelf", name).with("cards", held.join(", ")))
    }
}
