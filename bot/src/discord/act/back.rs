//! Looking back: what has changed since somebody was there, the history by rounds, any step's picture, the film.

use skald_render::{Drawing, film};
use skald_rules::interface::{Say, Viewer};

use crate::{
    discord::{
        answer::{Answer, Button, File, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop, picture_names},
        limits,
        page::{Chronicle, button, first_words},
        painters::Motif,
        press::{Deed, Press, Text},
    },
    host::{HostError, PastStep, Refused, StepLook, TableId},
};

/// The most boards of a film. With what is said before each, it has twice as many pictures.
const BOARDS: usize = 20;

impl Bot {
    /// What has changed since whoever asks was there, with the board as it stands.
    pub(super) async fn recap(&self, case: &Case<'_>, table: TableId) -> Done {
        let Some(recap) = self.host.read_recap(table, case.person()).await? else {
            return Err(Say::new("recap-nothing").into());
        };
        let mut buttons = Vec::new();
        if recap.info.seat_of(case.person()).is_some() && recap.info.outcome.is_none() {
            buttons.push(button(self.words, table.0, Deed::Play, Style::Main));
        }
        buttons.push(self.story_button(table));
        let answer = Answer::private(&self.recap_text(&recap)).buttons(buttons);
        if self.in_words(case, None).await? {
            return Ok(case.put(answer));
        }
        let motif = Motif::Lately(recap.before.map(Box::new), Vec::new());
        let drawings = self.painters.draw_message(motif, recap.view, picture_names(&recap.info)).await?;
        Ok(case.put(answer.pictures(&format!("{}-{}", recap.info.code, recap.info.log), &drawings)))
    }

    /// The history of a table by rounds, the newest last: a page of it, the newest being 0.
    pub(super) async fn history(&self, case: &Case<'_>, table: TableId, page: u16) -> Done {
        let (from, steps) = self.host.read_history(table, case.person()).await?;
        let mark = self.text("history-here");
        let chronicle = Chronicle::of(&steps, from, &mark);
        let page = usize::from(page).min(chronicle.pages().saturating_sub(1));
        let (text, shown) = chronicle.page(page).ok_or(Refused::NotBegun)?;
        let mut foot = String::new();
        if chronicle.pages() > 1 {
            let say = Say::new("page-of").with("page", page + 1).with("pages", chronicle.pages());
            foot = format!("\n{}", self.words.plain(&say));
        }
        let mut answer = Answer::private(&format!("{text}{foot}"));
        if !shown.is_empty() {
            let items = shown.iter().map(|(number, line)| Item::new(&number.to_string(), line));
            let press = Press::Table { table: table.0, act: Deed::Step };
            let menu = Select::one(press, &self.text("history-menu"), items.collect());
            answer = answer.row(Row::Select(menu));
        }
        let turn = |to: usize, label| {
            let press = Press::Page { table: table.0, text: Text::Story, page: u16::try_from(to).ok()? };
            Some(Button::new(&self.text(label), press, Style::Plain))
        };
        let mut buttons = Vec::new();
        if page + 1 < chronicle.pages() {
            buttons.extend(turn(page + 1, "button-older"));
        }
        if let Some(newer) = page.checked_sub(1) {
            buttons.extend(turn(newer, "button-newer"));
        }
        buttons.push(button(self.words, table.0, Deed::Replay, Style::Plain));
        Ok(case.put(answer.buttons(buttons)))
    }

    /// How a table stood after an entry of its log.
    pub(super) async fn step(&self, case: &Case<'_>, table: TableId, number: u32) -> Done {
        let look = self.host.step(table, case.person(), number).await?;
        let mut buttons = Vec::new();
        let to = |number, label| {
            Button::new(&self.text(label), Press::Step { table: table.0, number }, Style::Plain)
        };
        buttons.extend(look.number.checked_sub(1).map(|before| to(before, "button-step-before")));
        if look.number < look.last {
            buttons.push(to(look.number + 1, "button-step-after"));
        }
        buttons.push(self.story_button(table));
        let text = self.step_text(&look);
        let drawings = self.step_drawings(&look).await?;
        if self.in_words(case, None).await? {
            let twin = drawings.first().map_or("", first_words);
            let text = limits::clip(&format!("{text}\n\n{twin}"), limits::CONTENT);
            return Ok(case.put(Answer::private(&text).buttons(buttons)));
        }
        let name = format!("{}-step-{}", look.info.code, look.number);
        Ok(case.put(Answer::private(&text).pictures(&name, &drawings).buttons(buttons)))
    }

    async fn step_drawings(&self, look: &StepLook) -> Result<Vec<Drawing>, Stop> {
        let told = look.steps.iter().flat_map(|step| &step.told).map(|(_, line)| line.clone());
        let motif = Motif::Lately(look.before.clone().map(Box::new), told.collect());
        Ok(self.painters.draw_message(motif, look.view.clone(), picture_names(&look.info)).await?)
    }

    /// The game as a film: with what whoever asks knows while it goes on, with open hands afterwards.
    pub(super) async fn replay(&self, case: &Case<'_>, table: TableId) -> Done {
        let look = self.host.film(table, case.person(), BOARDS).await?;
        let names = picture_names(&look.info);
        let moment = |moment: crate::host::Moment| film::Moment {
            view: moment.view,
            heading: moment.part,
            lines: moment.told,
        };
        let moments: Vec<film::Moment> = look.moments.into_iter().map(moment).collect();
        let count = moments.len();
        let film = self.painters.with(move |painter| film::film(painter, &moments, &names)).await?;
        if film.gif.len() > limits::FILE_BYTES {
            return Err(HostError::Broken(format!("a film of {} bytes", film.gif.len())).into());
        }
        let open = look.viewer == Viewer::Everyone;
        let say = Say::new(if open { "replay-text-open" } else { "replay-text" })
            .with("game", self.game_of(&look.info))
            .with("code", look.info.code.as_str())
            .with("count", count);
        let name = format!("{}-replay.gif", look.info.code);
        let answer = Answer::private(&self.words.plain(&say)).file(File::new(&name, film.gif, &film.alt));
        Ok(case.put(answer.buttons(vec![self.story_button(table)])))
    }

    fn story_button(&self, table: TableId) -> Button {
        let press = Press::Page { table: table.0, text: Text::Story, page: 0 };
        Button::new(&self.text("button-story"), press, Style::Plain)
    }

    /// What was done in a step, under its part of the game, with the hands that whoever asks knew then.
    fn step_text(&self, look: &StepLook) -> String {
        let part = look.steps.first().map(|step: &PastStep| step.part.as_str()).unwrap_or_default();
        let say =
            Say::new("step-head").with("part", part).with("number", look.number).with("last", look.last);
        let mut lines = vec![self.words.plain(&say)];
        lines.extend(look.steps.iter().flat_map(|step| &step.told).map(|(_, line)| format!("• {line}")));
        for (seat, cards) in skald_render::hands(&look.view) {
            let say = Say::new("step-hand").with("who", seat).with("cards", self.words.list(cards));
            lines.push(self.words.say(&say, &look.info));
        }
        limits::clip(&lines.join("\n"), limits::CONTENT - 200)
    }
}
