//! A list to look at: its picture, its words, and what is wrong with it.

use skald_rules::{
    interface::{Key, KitFault, KitList, KitVerdict, Say, Starter},
    views::AnyKit,
};

use crate::{
    discord::{
        answer::{Answer, Button, File, Style},
        bot::{Bot, Case, Done, Stop},
        commands::game_name,
        limits,
        page::{first_words, on_day},
        press::{Craft, Mine, Press},
    },
    host::DeckRow,
};

impl Bot {
    /// A list that the person keeps, with everything that can be done with it.
    pub(in crate::discord::act) async fn deck_page(
        &self,
        case: &Case<'_>,
        deck: &DeckRow,
        news: Option<&'static str>,
    ) -> Done {
        let press = |act| Press::Deck { deck: deck.id, act };
        let plain = |label: &'static str, act| Button::new(&self.text(label), press(act), Style::Plain);
        let favour = if deck.favourite { "button-deck-plain" } else { "button-deck-favourite" };
        let buttons = vec![
            Button::new(&self.text("button-deck-build"), press(Craft::Build), Style::Main),
            plain("button-deck-list", Craft::List),
            plain(favour, Craft::Favour(!deck.favourite)),
            plain("button-deck-share", Craft::Share),
            plain("button-deck-text", Craft::Text),
            plain("button-deck-draw", Craft::Draw),
            plain("button-deck-rename", Craft::Rename),
            plain("button-deck-copy", Craft::Copy),
            Button::new(&self.text("button-deck-drop"), press(Craft::Drop), Style::Danger),
            Button::new(&self.text("button-decks"), Press::Own(Mine::Decks), Style::Plain),
        ];
        let star = if deck.favourite { "★ " } else { "" };
        let mut head = format!("{star}**{}** · {}", deck.name, game_name(self.words, &deck.game));
        if let Some(news) = news {
            head = format!("{}\n{head}", self.text(news));
        }
        let book = self.host.book(&deck.game)?;
        let list = match book.read(&deck.list) {
            Ok(list) => list,
            // A pack may have gone: the list stays what it was, and is told about.
            Err(faults) => {
                let text = format!("{head}\n{}", self.faults_text(&faults, limits::CONTENT - 200));
                return Ok(case.put(Answer::private(&text).buttons(buttons)));
            }
        };
        let answer = self.kit_shown(case, &deck.game, &list, &head).await?;
        Ok(case.put(answer.buttons(buttons)))
    }

    /// A starter, which can be kept.
    pub(super) async fn starter_page(
        &self,
        case: &Case<'_>,
        game: &'static str,
        at: u8,
        starter: &Starter,
    ) -> Done {
        let say = Say::new("deck-starter-line")
            .with("name", starter.name.clone())
            .with("game", game_name(self.words, game));
        let head = format!("**{}**", self.words.plain(&say));
        let keep = Press::Own(Mine::KeepStarter(Key::of(game), at));
        let draw = Press::Own(Mine::DrawStarter(Key::of(game), at));
        let answer = self.kit_shown(case, game, &starter.list, &head).await?.buttons(vec![
            Button::new(&self.text("button-deck-keep"), keep, Style::Main),
            Button::new(&self.text("button-deck-draw"), draw, Style::Plain),
            Button::new(&self.text("button-decks"), Press::Own(Mine::Decks), Style::Plain),
        ]);
        Ok(case.put(answer))
    }

    /// A list under a heading, as a picture or in words, with what is wrong or perhaps not meant.
    pub(in crate::discord::act) async fn kit_shown(
        &self,
        case: &Case<'_>,
        game: &str,
        list: &KitList,
        head: &str,
    ) -> Result<Answer, Stop> {
        let book = self.host.book(game)?;
        let verdict = judged_on(book.judge(list), self.host.now());
        let drawing = self.kit_drawing(book.show(list, notes_of(&verdict))).await?;
        let mut lines = vec![head.to_owned(), self.words.plain(&book.measure(list))];
        let room = limits::CONTENT - limits::length(&lines.join("\n")) - 80;
        if verdict.faults.is_empty() {
            lines.push(self.text("deck-can-be-played"));
            lines.extend(verdict.warnings.iter().map(|say| format!("• {}", self.words.plain(say))));
        } else {
            lines.push(self.text("deck-cannot-be-played"));
            lines.push(self.faults_text(&verdict.faults, room));
        }
        let text = lines.join("\n");
        if self.host.person(case.person()).await?.text_mode {
            let twin = first_words(&drawing);
            return Ok(Answer::private(&limits::clip(&format!("{text}\n{twin}"), limits::CONTENT)));
        }
        let file = File::new("deck.png", drawing.png, &drawing.alt);
        Ok(Answer::private(&limits::clip(&text, limits::CONTENT)).file(file))
    }

    /// Draws a list.
    pub(super) async fn kit_drawing(&self, kit: AnyKit) -> Result<skald_render::Drawing, Stop> {
        Ok(self.painters.with(move |painter| skald_render::draw_kit(painter, &kit)).await?)
    }

    /// What is wrong with a list, one line each, as many as fit into `room` characters, and how many more there are.
    pub(in crate::discord::act) fn faults_text(&self, faults: &[KitFault], room: usize) -> String {
        let mut lines: Vec<String> = Vec::new();
        let mut used = 0;
        for fault in faults {
            let text = self.words.plain(&fault.say);
            let line = match (fault.line, fault.clause) {
                (0, "") => format!("✗ {text}"),
                (0, clause) => format!("✗ {text} ({clause})"),
                (line, "") => {
                    self.words.plain(&Say::new("deck-fault-line").with("line", line).with("text", text))
                }
                (line, clause) => {
                    let say = Say::new("deck-fault-line").with("line", line).with("text", text);
                    format!("{} ({clause})", self.words.plain(&say))
                }
            };
            used += limits::length(&line) + 1;
            // Room for the last line is kept.
            if used + 40 > room {
                let more = faults.len() - lines.len();
                lines.push(self.words.plain(&Say::new("deck-faults-more").with("count", more)));
                break;
            }
            lines.push(line);
        }
        lines.join("\n")
    }
}

/// What came of judging a list, with the day of it in each warning that names one: rules know no clock.
pub(super) fn judged_on(mut verdict: KitVerdict, now: i64) -> KitVerdict {
    for (name, arg) in verdict.warnings.iter_mut().flat_map(|warning| &mut warning.args) {
        if *name == "date" {
            *arg = on_day(now).into();
        }
    }
    verdict
}

/// What a picture tells of a list: what is wrong, or else what is perhaps not meant.
pub(super) fn notes_of(verdict: &KitVerdict) -> Vec<Say> {
    if verdict.faults.is_empty() {
        verdict.warnings.clone()
    } else {
        verdict.faults.iter().map(|fault| fault.say.clone()).collect()
    }
}
