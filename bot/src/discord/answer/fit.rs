//! Checking an answer as a whole against Discord's limits.

use std::collections::BTreeSet;

use super::{Answer, Does, Embed, File, Row, Select};
use crate::discord::{
    audience::{Audience, OnePerson},
    limits,
    press::Press,
};
use crate::invariant::Invariant;

impl<A: Audience> Answer<A> {
    /// Checks the whole against Discord's limits. What is too much is left out, and named in the second value:
    /// that is a mistake of the bot, to be logged.
    #[must_use]
    pub fn fit(mut self) -> (Fitted<A>, Vec<String>) {
        let mut trimmed = Vec::new();
        if limits::length(&self.content) > limits::CONTENT {
            trimmed.push("content".to_owned());
            self.content = limits::clip(&self.content, limits::CONTENT);
        }
        self.fit_embeds(&mut trimmed);
        self.fit_rows(&mut trimmed);
        if self.file.as_ref().is_some_and(|file| file.bytes.len() > limits::FILE_BYTES) {
            trimmed.push("file too large".to_owned());
            self.file = None;
        }
        let before = self.below.len();
        self.below.retain(|file| file.bytes.len() <= limits::FILE_BYTES);
        self.below.truncate(limits::GALLERIES);
        if self.below.len() != before || (self.file.is_none() && before > 0) {
            trimmed.push(format!("{before} pictures below the first"));
        }
        if self.file.is_none() {
            self.below.clear();
        }
        if self.content.is_empty() && self.embeds.is_empty() && self.file.is_none() {
            trimmed.push("an answer without content".to_owned());
            self.content = "…".to_owned();
        }
        (Fitted(self), trimmed)
    }

    fn fit_embeds(&mut self, trimmed: &mut Vec<String>) {
        let mut left = limits::EMBED_SUM;
        if self.embeds.len() > limits::EMBEDS {
            trimmed.push(format!("{} embeds", self.embeds.len()));
            self.embeds.truncate(limits::EMBEDS);
        }
        for embed in &mut self.embeds {
            if embed.fields.len() > limits::EMBED_FIELDS {
                trimmed.push(format!("{} fields", embed.fields.len()));
                embed.fields.truncate(limits::EMBED_FIELDS);
            }
            while embed.length() > left && embed.fields.pop().is_some() {
                trimmed.push("a field beyond the sum of embeds".to_owned());
            }
            let over = embed.length().saturating_sub(left);
            if over > 0 {
                trimmed.push("embed text beyond the sum of embeds".to_owned());
                let room = limits::length(&embed.text).saturating_sub(over);
                embed.text = limits::clip(&embed.text, room);
            }
            left = left.saturating_sub(embed.length());
        }
    }

    fn fit_rows(&mut self, trimmed: &mut Vec<String>) {
        if self.rows.len() > limits::ROWS {
            trimmed.push(format!("{} rows", self.rows.len()));
            self.rows.truncate(limits::ROWS);
        }
        let mut ids = BTreeSet::new();
        for row in &mut self.rows {
            match row {
                Row::Buttons(buttons) => {
                    if buttons.len() > limits::BUTTONS {
                        trimmed.push(format!("{} buttons", buttons.len()));
                        buttons.truncate(limits::BUTTONS);
                    }
                    buttons.retain(|button| {
                        let fits = match &button.does {
                            Does::Press(press) => is_new(&mut ids, press),
                            Does::Link(url) => limits::length(url) <= limits::BUTTON_LINK,
                        };
                        if !fits || button.label.is_empty() {
                            trimmed.push(format!("button {:?}", button.label));
                        }
                        fits && !button.label.is_empty()
                    });
                }
                Row::Select(select) => {
                    if !is_new(&mut ids, &select.press) {
                        trimmed.push(format!("menu {:?}", select.placeholder));
                        select.items.clear();
                    }
                    fit_items(select, trimmed);
                }
                Row::People { press, placeholder } => {
                    *placeholder = limits::clip(placeholder, limits::MENU_PLACEHOLDER);
                    if !is_new(&mut ids, press) {
                        trimmed.push(format!("menu {placeholder:?}"));
                    }
                }
            }
        }
        self.rows.retain(|row| match row {
            Row::Buttons(buttons) => !buttons.is_empty(),
            Row::Select(select) => !select.items.is_empty(),
            Row::People { .. } => true,
        });
    }
}

fn is_new(ids: &mut BTreeSet<String>, press: &Press) -> bool {
    let id = press.to_string();
    limits::length(&id) <= limits::CUSTOM_ID && ids.insert(id)
}

fn fit_items(select: &mut Select, trimmed: &mut Vec<String>) {
    let mut values = BTreeSet::new();
    let before = select.items.len();
    select
        .items
        .retain(|item| !item.label.is_empty() && !item.value.is_empty() && values.insert(item.value.clone()));
    select.items.truncate(limits::OPTIONS);
    if select.items.len() != before {
        trimmed.push(format!("{} of {before} options", before - select.items.len()));
    }
    let count = u8::try_from(select.items.len()).or_broken(u8::MAX, "a menu has few options");
    select.max = select.max.clamp(1, count.max(1));
    select.min = select.min.min(select.max);
}

/// An answer that was checked against Discord's limits.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted<A: Audience = OnePerson>(Answer<A>);

impl<A: Audience> Fitted<A> {
    /// The text.
    #[must_use]
    pub fn content(&self) -> &str {
        &self.0.content
    }

    /// The framed texts.
    #[must_use]
    pub fn embeds(&self) -> &[Embed] {
        &self.0.embeds
    }

    /// The picture or file.
    #[must_use]
    pub fn file(&self) -> Option<&File> {
        self.0.file.as_ref()
    }

    /// All files, in the order in which they stand.
    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.0.file.iter().chain(&self.0.below)
    }

    /// Whether its pictures stand one above the other: then all of it is made of components.
    #[must_use]
    pub fn is_piled(&self) -> bool {
        !self.0.below.is_empty()
    }

    /// The rows.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.0.rows
    }

    /// Whom it pings.
    #[must_use]
    pub fn pings(&self) -> &[u64] {
        &self.0.pings
    }

    /// Whether it makes no sound.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.0.silent
    }

    /// The same in words alone: what `twin` says in place of the picture, and the framed texts without their frame.
    #[must_use]
    pub fn in_words(&self, twin: &str) -> Self {
        let mut parts = vec![self.0.content.clone(), twin.to_owned()];
        for embed in &self.0.embeds {
            parts.extend([embed.title.clone(), embed.text.clone()]);
            parts.extend(embed.fields.iter().map(|(name, text)| format!("{name}: {text}")));
            parts.push(embed.footer.clone());
        }
        parts.retain(|part| !part.is_empty());
        let content = limits::clip(&parts.join("\n\n"), limits::CONTENT);
        Self(Answer { content, embeds: Vec::new(), file: None, below: Vec::new(), ..self.0.clone() })
    }

    /// What it is made of, in numbers, without anything that it says: for the operator's log.
    #[must_use]
    pub fn outline(&self) -> String {
        let Answer { content, embeds, rows, pings, .. } = &self.0;
        let files: Vec<usize> = self.files().map(|file| file.bytes.len()).collect();
        let parts: Vec<String> = rows
            .iter()
            .map(|row| match row {
                Row::Buttons(buttons) => format!("{} buttons", buttons.len()),
                Row::Select(select) => format!("a menu of {}", select.items.len()),
                Row::People { .. } => "a menu of people".to_owned(),
            })
            .collect();
        let frames: Vec<usize> = embeds.iter().map(Embed::length).collect();
        format!(
            "content of {} characters, embeds of {frames:?}, files of {files:?} bytes, rows: {parts:?}, {} pings",
            limits::length(content),
            pings.len()
        )
    }
}

impl<A: Audience> From<Answer<A>> for Fitted<A> {
    fn from(answer: Answer<A>) -> Self {
        let (fitted, trimmed) = answer.fit();
        if !trimmed.is_empty() {
            tracing::error!(?trimmed, "an answer did not fit Discord's limits");
        }
        fitted
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{Button, Item, Style},
        *,
    };

    fn press(n: u32) -> Press {
        Press::Draft { draft: i64::MAX, step: n, act: crate::discord::press::Act::Option(9_999) }
    }

    fn largest() -> Answer {
        let mut answer = Answer::private(&"c".repeat(limits::CONTENT))
            .embed(Embed {
                title: "t".repeat(limits::EMBED_TITLE),
                text: "x".repeat(limits::EMBED_TEXT),
                fields: vec![("n".repeat(limits::EMBED_FIELD_NAME), "v".repeat(limits::EMBED_FIELD_TEXT))],
                footer: "f".repeat(limits::EMBED_SUM - 256 - 4_096 - 256 - 1_024),
                image: String::new(),
            })
            .file(File::new("board.png", vec![0; limits::FILE_BYTES], &"a".repeat(limits::ALT)));
        for row in 0..3 {
            let buttons = (0..5)
                .map(|n| Button::new(&"b".repeat(limits::BUTTON_LABEL), press(row * 5 + n), Style::Main))
                .collect();
            answer = answer.buttons(buttons);
        }
        let items = |from: usize| -> Vec<Item> {
            (from..from + limits::OPTIONS)
                .map(|n| {
                    let value = format!("{n:0>width$}", width = limits::OPTION_TEXT);
                    Item::new(&value, &"l".repeat(limits::OPTION_TEXT))
                        .about(&"d".repeat(limits::OPTION_TEXT))
                })
                .collect()
        };
        let wide = "p".repeat(limits::MENU_PLACEHOLDER);
        answer
            .row(Row::Select(Select::one(press(100), &wide, items(0))))
            .row(Row::Select(Select::one(press(101), &wide, items(50)).some(0, 25)))
    }

    #[test]
    fn the_largest_legal_answer_passes_untouched() {
        let (fitted, trimmed) = largest().fit();
        assert_eq!(trimmed, Vec::<String>::new());
        assert_eq!(fitted, Fitted(largest()));
    }

    #[test]
    fn one_more_of_anything_is_left_out_and_named() {
        let more = [
            largest().row(Row::People { press: press(200), placeholder: "who".into() }),
            largest().embed(Embed::new("one more", "")),
            largest().file(File::new("a.png", vec![0; limits::FILE_BYTES + 1], "")),
            Answer::private("twice").buttons(vec![
                Button::new("a", press(1), Style::Plain),
                Button::new("b", press(1), Style::Plain),
            ]),
            Answer::default(),
        ];
        for answer in more {
            let (_, trimmed) = answer.fit();
            assert!(!trimmed.is_empty());
        }
    }

    #[test]
    fn texts_are_cut_where_they_are_put_in() {
        let long = "w".repeat(9_000);
        let answer = Answer::text(&long)
            .embed(Embed::new(&long, &long).field(&long, &long).footer(""))
            .buttons(vec![Button::new(&long, press(1), Style::Good)])
            .row(Row::Select(Select::one(press(2), &long, vec![Item::new(&long, &long).about(&long)])));
        assert_eq!(answer.fit().1, Vec::<String>::new());
    }

    #[test]
    fn a_sixth_button_starts_the_next_row() {
        let buttons = (0..6).map(|n| Button::new("b", press(n), Style::Plain)).collect();
        let (fitted, _) = Answer::text("six").buttons(buttons).fit();
        assert_eq!(fitted.rows().len(), 2);
    }
}
