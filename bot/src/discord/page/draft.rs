//! The private menu in which a move or an order is put together.

use skald_rules::interface::{Probability, Say};

use super::{button, hand::forecast_lines, stamp};
use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Item, Row, Select, Style},
        bot::Bot,
        limits,
        press::{Act, Deed, Press},
    },
    host::{DraftView, MenuView, OptionView, PickKind},
};

/// Up to so many options are buttons; more become a menu to choose from.
const BUTTONS: usize = 8;

impl Bot {
    /// A draft as it stands: the question, what was chosen, what it would do, and what can be pressed. Beside
    /// a question to which nothing is chosen yet: taking back an answer that was given, and whatever else may be done.
    #[must_use]
    pub fn draft_page(&self, view: &DraftView) -> Answer {
        let press = |act| Press::Draft { draft: view.id, step: view.step, act };
        let mut lines = vec![format!("**{}**", view.prompt)];
        if let Some((answer, until)) = view.noted.as_ref().filter(|_| !view.can_go_back) {
            let say = Say::new("draft-noted").with("answer", answer.as_str()).with("until", stamp(*until));
            lines.push(self.words.plain(&say));
        }
        match &view.whole {
            Some(whole) => lines.extend(self.sure_lines(&whole.says, &whole.forecast)),
            None if view.chosen.is_empty() => {}
            None => {
                let chosen = view.chosen.join(" → ");
                lines.push(self.words.plain(&Say::new("draft-chosen").with("chosen", chosen)));
            }
        }
        if let Some(menu) = &view.menu
            && menu.prompt != view.prompt
        {
            lines.push(menu.prompt.clone());
        }
        let mut answer = Answer::private("");
        if let Some(menu) = &view.menu {
            let as_buttons = is_short(menu);
            lines.extend(noted(menu));
            answer = self.menu_rows(answer, (view.game, menu), as_buttons, &press);
        }
        let mut last = Vec::new();
        if view.whole.is_some() {
            last.push(Button::new(&self.text("button-confirm"), press(Act::Confirm), Style::Good));
        }
        if view.may_end {
            last.push(Button::new(&self.text("button-confirm-end"), press(Act::ConfirmEnd), Style::Good));
        }
        for (number, order) in (0_u8..).zip(&view.orders) {
            last.push(Button::new(order, press(Act::ConfirmWith(number)), Style::Good));
        }
        if view.can_go_back {
            last.push(Button::new(&self.text("button-back"), press(Act::Back), Style::Plain));
        }
        last.push(Button::new(&self.text("button-cancel"), press(Act::Cancel), Style::Plain));
        if view.given && !view.can_go_back {
            last.push(button(self.words, view.table.0, Deed::Withdraw, Style::Plain));
        }
        if view.others && !view.can_go_back {
            last.push(button(self.words, view.table.0, Deed::Decision, Style::Plain));
        }
        if view.decision.is_some() && !view.can_go_back {
            last.push(button(self.words, view.table.0, Deed::Orders, Style::Plain));
        }
        answer.saying(&limits::clip(&lines.join("\n"), limits::CONTENT)).buttons(last)
    }

    /// What is confirmed, in sentences, and what would come of it.
    pub(in crate::discord) fn sure_lines(
        &self,
        says: &str,
        forecast: &[(Probability, Vec<String>)],
    ) -> Vec<String> {
        let mut lines = vec![format!("**{says}**")];
        let forecast = forecast_lines(forecast);
        if !forecast.is_empty() {
            lines.push(self.text("draft-forecast"));
            lines.extend(forecast.into_iter().map(|line| format!("• {line}")));
        }
        lines
    }

    /// What can be chosen, as buttons or as a menu; the cards of the game of this id with their emoji.
    pub(in crate::discord) fn menu_rows(
        &self,
        mut answer: Answer,
        (game, menu): (&str, &MenuView),
        as_buttons: bool,
        press: &impl Fn(Act) -> Press,
    ) -> Answer {
        if matches!(menu.pick, PickKind::Number { .. }) && menu.options.is_empty() {
            let label = self.text("button-number");
            return answer.buttons(vec![Button::new(&label, press(Act::Number), Style::Main)]);
        }
        if as_buttons {
            let buttons = menu
                .options
                .iter()
                .map(|option| {
                    let picked = option.picked.is_some();
                    Button::new(&label(option), press(Act::Option(option.number)), Style::Main)
                        .disabled(picked)
                        .emoji(self.emojis.before(game, &option.label))
                })
                .collect();
            return answer.buttons(buttons);
        }
        let items: Vec<Item> = menu
            .options
            .iter()
            .filter(|option| menu.pick != PickKind::Order || option.picked.is_none())
            .map(|option| {
                Item::new(&option.number.to_string(), &label(option))
                    .about(option.note.as_deref().unwrap_or_default())
                    .chosen(option.picked.is_some())
                    .emoji(self.emojis.before(game, &option.label))
            })
            .collect();
        let count = u8::try_from(items.len()).or_broken(u8::MAX, "a page has few options");
        let mut select = Select::one(press(Act::Select), &menu.prompt, items);
        if let PickKind::Some { min, max } = menu.pick {
            // Over several pages the least is asked for at the end, of all pages together.
            select = if menu.pages > 1 { select.some(0, count.min(max)) } else { select.some(min, max) };
        }
        answer = answer.row(Row::Select(select));
        if menu.pages > 1 {
            let page = |at: u32| Act::Page(u16::try_from(at).or_broken(u16::MAX, "pages are few"));
            let mut turn = Vec::new();
            if menu.page > 0 {
                turn.push(Button::new(
                    &self.text("button-previous"),
                    press(page(menu.page - 1)),
                    Style::Plain,
                ));
            }
            if menu.page + 1 < menu.pages {
                turn.push(Button::new(&self.text("button-next"), press(page(menu.page + 1)), Style::Plain));
            }
            if let PickKind::Some { min, .. } = menu.pick {
                let enough = menu.picked >= usize::from(min);
                let say = Say::new("button-enough").with("count", menu.picked);
                let label = self.words.plain(&say);
                turn.push(Button::new(&label, press(Act::Enough), Style::Main).disabled(!enough));
            }
            answer = answer.buttons(turn);
        }
        answer
    }
}

/// What stands in the message of options that are buttons: what each means or does.
pub(in crate::discord) fn noted(menu: &MenuView) -> Vec<String> {
    let options = if is_short(menu) { menu.options.as_slice() } else { &[] };
    let noted =
        |option: &OptionView| option.note.as_ref().map(|note| format!("• **{}** – {note}", option.label));
    options.iter().filter_map(noted).collect()
}

/// Whether the options of a menu are shown as buttons.
pub(in crate::discord) fn is_short(menu: &MenuView) -> bool {
    let pick = matches!(menu.pick, PickKind::One | PickKind::Order | PickKind::Number { .. });
    let short = |option: &OptionView| limits::length(&option.label) <= limits::BUTTON_LABEL_PHONE;
    pick && menu.pages <= 1 && menu.options.len() <= BUTTONS && menu.options.iter().all(short)
}

fn label(option: &OptionView) -> String {
    match option.picked {
        Some(place) => format!("{place}. {}", option.label),
        None => option.label.clone(),
    }
}
