//! Looking at a table: board, private hand, texts in pages.

use skald_render::Drawing;
use skald_rules::interface::{Say, Viewer, Weight};

use crate::{
    discord::{
        answer::{Answer, Button, File, Style},
        bot::{Bot, Case, Done, Stop, picture_names},
        easel::Motif,
        limits,
        page::button,
        press::{Deed, Press, Text},
    },
    host::{HostError, Look, OrderInfo, Person, Refused, Status, TableId},
};

/// Of how many of the last entries of a log the lines on a board are.
const LATEST: u32 = 20;

impl Bot {
    /// The board, for whoever asks.
    pub(super) async fn board(&self, case: &Case<'_>, table: TableId, in_words: Option<bool>) -> Done {
        let look = self.host.board(table).await?;
        if look.view.is_none() {
            return Err(Refused::NotBegun.into());
        }
        let in_words = self.in_words(case, in_words).await?;
        let drawing = self.drawn(&look, None).await?;
        let text = if look.info.status == Status::Over { Text::Result } else { Text::Board };
        Ok(case.put(self.picture_or_words(&look, &drawing, text, in_words)))
    }

    /// The part of a large board that shows a place; of a board that is read as a whole, the board.
    pub(super) async fn board_at(&self, case: &Case<'_>, table: TableId, place: &str) -> Done {
        let look = self.host.board(table).await?;
        let view = look.view.as_ref().ok_or(Refused::NotBegun)?;
        if skald_render::parts(view).is_empty() {
            return self.board(case, table, None).await;
        }
        let part = skald_render::part_of(view, place)
            .ok_or_else(|| Say::new("board-no-place").with("place", limits::clip(place, 40)))?;
        self.board_part(case, table, part).await
    }

    /// One part of a large board, at full size.
    pub(super) async fn board_part(&self, case: &Case<'_>, table: TableId, part: u8) -> Done {
        let look = self.host.board(table).await?;
        let view = look.view.as_ref().ok_or(Refused::NotBegun)?;
        // The board may have been cleared since the button was made.
        let Some(label) = skald_render::parts(view).into_iter().nth(usize::from(part)) else {
            return self.board(case, table, None).await;
        };
        let drawing = self.drawn(&look, Some(Motif::Part(part))).await?;
        let text = self.words.plain(&Say::new("board-part").with("part", label));
        if self.in_words(case, None).await? {
            let twin = drawing.twin.first().map_or("", String::as_str);
            return Ok(case.put(Answer::private(twin).buttons(self.part_buttons(&look))));
        }
        let name = format!("{}-{}-{part}.png", look.info.code, look.info.log);
        let file = File::new(&name, drawing.png.clone(), &drawing.alt);
        Ok(case.put(Answer::private(&text).file(file).buttons(self.part_buttons(&look))))
    }

    /// The private hand of whoever asks.
    pub(super) async fn hand(&self, case: &Case<'_>, table: TableId, in_words: Option<bool>) -> Done {
        let in_words = self.in_words(case, in_words).await?;
        let (look, drawing) = self.own_look(case.person(), table).await?;
        Ok(case.put(self.hand_page(&look, Some(&drawing), in_words)))
    }

    /// Where the cards of whoever asks lie open, in games that have such a picture; in others the private hand.
    pub(super) async fn threats(&self, case: &Case<'_>, table: TableId) -> Done {
        let look = self.host.look(table, case.person()).await?;
        if !matches!(look.viewer, Viewer::Seat(_)) {
            return Err(Refused::NotSeated.into());
        }
        let view = look.view.as_ref().ok_or(Refused::NotBegun)?;
        if !skald_render::has_threats(view) {
            return self.hand(case, table, None).await;
        }
        let drawing = self.drawn(&look, Some(Motif::Threats)).await?;
        let buttons = vec![
            button(self.words, table.0, Deed::Play, Style::Main),
            button(self.words, table.0, Deed::Hand, Style::Plain),
        ];
        if self.in_words(case, None).await? {
            let twin = drawing.twin.first().map_or("", String::as_str);
            return Ok(case.put(Answer::private(&limits::clip(twin, limits::CONTENT)).buttons(buttons)));
        }
        let name = format!("{}-{}-threats.png", look.info.code, look.info.log);
        let file = File::new(&name, drawing.png.clone(), &drawing.alt);
        Ok(case.put(Answer::private(&self.text("threats-head")).file(file).buttons(buttons)))
    }

    /// What a player sees of a table, and the private picture of it.
    pub(in crate::discord) async fn own_look(
        &self,
        person: Person,
        table: TableId,
    ) -> Result<(Look, Drawing), Stop> {
        let look = self.host.look(table, person).await?;
        let seated = matches!(look.viewer, Viewer::Seat(_));
        if !seated {
            return Err(Refused::NotSeated.into());
        }
        if look.view.is_none() {
            return Err(Refused::NotBegun.into());
        }
        let orders: Vec<OrderInfo> = self.host.orders(person, table).await.unwrap_or_default();
        let previews = self.host.previews(person, table).await?;
        let notes = self.notes(&previews, &orders);
        let drawing = self.drawn(&look, Some(Motif::Private(notes))).await?;
        Ok((look, drawing))
    }

    /// The picture of a look: the board or the result, unless another motif is wanted.
    pub(in crate::discord) async fn drawn(&self, look: &Look, motif: Option<Motif>) -> Result<Drawing, Stop> {
        let view = look.view.clone().ok_or(Refused::NotBegun)?;
        let motif = match motif {
            Some(motif) => motif,
            None if look.info.status == Status::Over => Motif::Result,
            None => Motif::Lately(None, self.latest(look).await?),
        };
        Ok(self.easel.draw(motif, view, picture_names(&look.info)).await?)
    }

    /// The last public lines of a table's log, the oldest first: what mattered of the last entries.
    pub(in crate::discord) async fn latest(&self, look: &Look) -> Result<Vec<String>, HostError> {
        let from = look.info.log.saturating_sub(LATEST);
        let entries = self.host.history(look.info.id, from, u32::MAX).await?;
        let told = entries.into_iter().flat_map(|entry| entry.told);
        Ok(told.filter(|(weight, _)| *weight > Weight::Minor).map(|(_, line)| line).collect())
    }

    async fn in_words(&self, case: &Case<'_>, asked: Option<bool>) -> Result<bool, Stop> {
        Ok(match asked {
            Some(asked) => asked,
            None => self.host.person(case.person()).await?.text_mode,
        })
    }

    fn picture_or_words(&self, look: &Look, drawing: &Drawing, text: Text, in_words: bool) -> Answer {
        if in_words {
            return self.page_of(look.info.id, text, &drawing.twin, 0);
        }
        let name = format!("{}-{}.png", look.info.code, look.info.log);
        let id = look.info.id.0;
        Answer::private(&self.waiting_text(look))
            .file(File::new(&name, drawing.png.clone(), &drawing.alt))
            .buttons(vec![Button::new(
                &self.text("button-text"),
                Press::Page { table: id, text, page: 0 },
                Style::Plain,
            )])
            .buttons(self.part_buttons(look))
    }

    /// A page of a text about a table.
    pub(super) async fn text_page(&self, case: &Case<'_>, table: TableId, text: Text, page: u16) -> Done {
        let pages = match text {
            Text::Board | Text::Result => {
                let look = self.host.board(table).await?;
                self.drawn(&look, None).await?.twin
            }
            Text::Hand => self.own_look(case.person(), table).await?.1.twin,
            Text::Story => return self.story(case, table, Some(page)).await,
        };
        Ok(case.put(self.page_of(table, text, &pages, page)))
    }

    /// The account of the game so far, as whoever asks was told it. Without a page, the last one.
    pub(super) async fn story(&self, case: &Case<'_>, table: TableId, page: Option<u16>) -> Done {
        let info = self.host.info(table).await?;
        let mine = info.seats.iter().any(|seat| seat.person == Some(case.person()));
        let entries = if mine || info.status == Status::Over {
            self.host.history_of(table, case.person()).await?
        } else {
            self.host.history(table, 0, u32::MAX).await?
        };
        let lines: Vec<String> =
            entries.iter().flat_map(|entry| entry.told.iter().map(|(_, line)| line.clone())).collect();
        if lines.is_empty() {
            return Err(Refused::NotBegun.into());
        }
        // The newest is what people look for, so page 0 is the end of the story.
        let mut pages = limits::pages(&lines.join("\n"), limits::CONTENT - 100);
        pages.reverse();
        Ok(case.put(self.page_of(table, Text::Story, &pages, page.unwrap_or(0))))
    }

    /// One of the pages of a text, with buttons to turn them.
    fn page_of(&self, table: TableId, text: Text, pages: &[String], page: u16) -> Answer {
        let last = u16::try_from(pages.len().saturating_sub(1)).unwrap_or(u16::MAX);
        let page = page.min(last);
        let content = pages.get(usize::from(page)).map_or("", String::as_str);
        let turn = |to: u16, label| {
            Button::new(&self.text(label), Press::Page { table: table.0, text, page: to }, Style::Plain)
        };
        let mut buttons = Vec::new();
        let (back, on) = if text == Text::Story {
            ("button-newer", "button-older")
        } else {
            ("button-previous", "button-next")
        };
        if page > 0 {
            buttons.push(turn(page - 1, back));
        }
        if page < last {
            buttons.push(turn(page + 1, on));
        }
        if text == Text::Hand {
            buttons.push(button(self.words, table.0, Deed::Play, Style::Main));
        }
        let content = if last > 0 {
            let say =
                Say::new("page-of").with("page", u32::from(page) + 1).with("pages", u32::from(last) + 1);
            let foot = format!("\n{}", self.words.plain(&say));
            format!("{}{foot}", limits::clip(content, limits::CONTENT - limits::length(&foot)))
        } else {
            content.to_owned()
        };
        Answer::private(&content).buttons(buttons)
    }
}
