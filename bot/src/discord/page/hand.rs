//! What only one player may see: in private messages, and in answers that nobody else sees.

use skald_render::{Drawing, Notes, Preview};
use skald_rules::interface::{Duty, Probability, Say};

use super::{first_words, lobby::button};
use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::Bot,
        limits,
        press::{Deed, Press, Text},
    },
    host::{HandLook, OrderInfo, Previewed, Status},
};

/// A share of certainty in words, such as `50 %`; nothing for what is certain.
pub(in crate::discord) fn percent(share: Probability) -> String {
    let hundredths = share.0;
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    if rest == 0 { format!("{whole} %") } else { format!("{whole}.{rest:02} %") }
}

/// What may come of a move, line by line.
pub(in crate::discord) fn forecast_lines(forecast: &[(Probability, Vec<String>)]) -> Vec<String> {
    forecast
        .iter()
        .map(|(share, told)| {
            let told = told.join(" ");
            if *share == Probability::CERTAIN { told } else { format!("{}: {told}", percent(*share)) }
        })
        .filter(|line| !line.is_empty())
        .collect()
}

impl Bot {
    /// What a private picture tells beyond the view.
    #[must_use]
    pub fn notes(&self, previews: &[Previewed], orders: &[OrderInfo]) -> Notes {
        let options = previews
            .iter()
            .map(|(label, forecast)| Preview { label: label.clone(), outcomes: forecast_lines(forecast) })
            .collect();
        Notes { options, orders: orders.iter().map(|order| order.says.clone()).collect() }
    }

    /// A private hand. `in_words` shows the first page of its text in place of the picture.
    #[must_use]
    pub fn hand_page(&self, look: &HandLook, drawing: Option<&Drawing>, in_words: bool) -> Answer {
        let info = &look.info;
        let head = self
            .words
            .plain(&Say::new("hand-head").with("game", self.game_of(info)).with("code", info.code.as_str()));
        let mut lines = vec![head];
        let owed: Vec<&str> = look
            .decisions
            .iter()
            .filter(|decision| decision.duty == Duty::Owed)
            .map(|decision| decision.prompt.as_str())
            .collect();
        if owed.is_empty() {
            // What the table waits for stands on the board: here it would be out of date with every move.
            lines.push(self.text("hand-nothing-asked"));
        } else {
            lines.extend(owed.iter().map(|prompt| format!("**{prompt}**")));
            let idle = look.does.iter().filter(|idle| !idle.given);
            let only = owed.len() == 1;
            lines.extend(idle.map(|of| self.idle_text(of, only)));
        }
        lines.retain(|line| !line.is_empty());
        let text = lines.join("\n");
        let mut answer = Answer::private(&text).silent();
        match drawing {
            Some(drawing) if in_words => {
                let page = first_words(drawing);
                answer = answer.saying(&limits::clip(&format!("{text}\n\n{page}"), limits::CONTENT));
            }
            Some(drawing) => {
                let name = format!("{}-hand.png", info.code);
                answer = answer.picture(&name, drawing);
            }
            None => {}
        }
        answer.buttons(self.hand_buttons(look, drawing.map_or(0, |drawing| drawing.twin.len()), in_words))
    }

    fn hand_buttons(&self, look: &HandLook, pages: usize, in_words: bool) -> Vec<Button> {
        let id = look.info.id.0;
        if matches!(look.info.status, Status::Over | Status::Closed) {
            return vec![button(self.words, id, Deed::Board, Style::Plain)];
        }
        let owed = look.decisions.iter().any(|decision| decision.duty == Duty::Owed);
        let style = if owed { Style::Main } else { Style::Plain };
        let mut buttons = vec![button(self.words, id, Deed::Play, style)];
        if !in_words || pages > 1 {
            let page = u16::from(in_words);
            let label = self.text(if in_words { "button-next" } else { "button-text" });
            buttons.push(Button::new(
                &label,
                Press::Page { table: id, text: Text::Hand, page },
                Style::Plain,
            ));
        }
        buttons.push(button(self.words, id, Deed::Board, Style::Plain));
        buttons.extend(self.special_buttons(&look.info, look.view.as_ref(), true));
        buttons.push(button(self.words, id, Deed::Orders, Style::Plain));
        buttons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_told_in_per_cent_and_certainty_is_not_told() {
        assert_eq!(percent(Probability::HALF), "50 %");
        assert_eq!(percent(Probability(1_234)), "12.34 %");
        let lines = forecast_lines(&[
            (Probability::HALF, vec!["Fire.".into(), "It lives.".into()]),
            (Probability::CERTAIN, vec!["So it is.".into()]),
            (Probability::CERTAIN, vec![]),
        ]);
        assert_eq!(lines, ["50 %: Fire. It lives.", "So it is."]);
    }
}
