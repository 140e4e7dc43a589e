//! Looking at a table: board, private hand, texts in pages.

use std::{
    sync::{Arc, PoisonError},
    time::{Duration, Instant},
};

use skald_render::{Drawing, Notes, Special};
use skald_rules::{
    interface::{Key, Say, Viewer, Weight},
    views::AnyView,
};

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::{Bot, Case, Done, Stop, picture_names},
        call::Ask,
        limits,
        page::{button, first_words},
        painters::Motif,
        press::{Deed, Press, Text},
    },
    host::{BoardLook, HandLook, HostError, LATEST, OwnLook, Person, Refused, Status, TableId, TableInfo},
};

/// A table's board is looked for no more often than this.
const SEEK: Duration = Duration::from_secs(60);

impl Bot {
    /// The board, for whoever asks.
    pub(super) async fn board(&self, case: &Case<'_>, table: TableId, in_words: Option<bool>) -> Done {
        let look = self.host.board_for(table, case.person()).await?;
        self.board_seen(case, look, in_words).await
    }

    async fn board_seen(&self, case: &Case<'_>, look: BoardLook, in_words: Option<bool>) -> Done {
        let table = look.info.id;
        if look.view.is_none() {
            return Err(Refused::NotBegun.into());
        }
        let in_words = self.in_words(case, in_words).await?;
        self.seek_board(case, table);
        // Of what is over the result is shown; the board stands below it in the thread.
        let (text, drawings) = match look.info.status {
            Status::Over => (Text::Result, vec![self.drawn(&look, None).await?]),
            _ => (Text::Board, self.drawn_for_all(&look, None).await?),
        };
        Ok(case.put(self.pictures_or_words(&look, &drawings, text, in_words)))
    }

    /// Looks whether the board message of a table that somebody looks at still stands, beside everything else and not more
    /// than once a minute; one that somebody has deleted comes back.
    pub(super) fn seek_board(&self, case: &Case<'_>, table: TableId) {
        let now = Instant::now();
        {
            let mut sought = self.sought.lock().unwrap_or_else(PoisonError::into_inner);
            sought.retain(|_, at| now.duration_since(*at) < SEEK);
            if sought.contains_key(&table) {
                return;
            }
            sought.insert(table, now);
        }
        // Pressed on the board itself: there it stands.
        let pressed = if let Ask::Press { message, .. } = &case.call.ask { Some(*message) } else { None };
        let (host, sender) = (self.host.clone(), Arc::clone(&self.sender));
        tokio::spawn(async move {
            let board = match host.board_message(table).await {
                Ok(Some(board)) => board,
                Ok(None) => return,
                Err(error) => {
                    tracing::warn!(%error, "a board could not be looked for");
                    return;
                }
            };
            if pressed == Some(board.message) {
                return;
            }
            match sender.stands(board.channel, board.message).await {
                Ok(true) => {}
                Ok(false) => {
                    tracing::info!(table = table.0, "the board message is gone; it is posted anew");
                    if let Err(error) = host.board_gone(table, board.message).await {
                        tracing::warn!(%error, "a board could not be owed anew");
                    }
                }
                Err(fault) => tracing::info!(%fault, "the board could not be looked for"),
            }
        });
    }

    /// The picture of a large board that shows a place; of a board that is read as a whole, the board.
    pub(super) async fn board_at(&self, case: &Case<'_>, table: TableId, place: &str) -> Done {
        let (look, own) = self.host.board_and_hand(table, case.person()).await?;
        let view = look.view.as_ref().ok_or(Refused::NotBegun)?;
        match skald_render::special_at(view, place) {
            Some(key) => self.special_of(case, look, own, key).await,
            None if !skald_render::specials(view).iter().any(|special| special.part) => {
                self.board_seen(case, look, None).await
            }
            None => Err(Say::new("board-no-place").with("place", limits::clip(place, 40)).into()),
        }
    }

    /// A picture that the game offers beside the board, or beside the hand of whoever asks.
    pub(super) async fn special(&self, case: &Case<'_>, table: TableId, key: Key) -> Done {
        let (look, own) = self.host.board_and_hand(table, case.person()).await?;
        self.special_of(case, look, own, key).await
    }

    async fn special_of(&self, case: &Case<'_>, board: BoardLook, look: HandLook, key: Key) -> Done {
        let table = board.info.id;
        let view = board.view.as_ref().ok_or(Refused::NotBegun)?;
        if let Some(special) = skald_render::special(view, key) {
            let mut buttons = self.page_buttons(&board.info, view, key);
            buttons.extend(self.special_buttons(&board.info, Some(view), false));
            return self.show_special(case, (&board.info, view), &special, buttons).await;
        }
        let own = look.view.as_ref().filter(|_| matches!(look.viewer, Viewer::Seat(_)));
        // What a button shows may be over since it was made.
        let Some(own) = own else { return self.board_seen(case, board, None).await };
        let Some(special) = skald_render::special(own, key) else {
            return self.hand(case, table, None).await;
        };
        let buttons = vec![
            button(self.words, table.0, Deed::Play, Style::Main),
            button(self.words, table.0, Deed::Hand, Style::Plain),
        ];
        self.show_special(case, (&look.info, own), &special, buttons).await
    }

    async fn show_special(
        &self,
        case: &Case<'_>,
        (info, view): (&TableInfo, &AnyView),
        special: &Special,
        buttons: Vec<Button>,
    ) -> Done {
        let motif = Motif::Special(special.key);
        let drawings = self.painters.draw_message(motif, view.clone(), picture_names(info)).await?;
        if self.in_words(case, None).await? {
            let twin = drawings.first().map_or("", first_words);
            return Ok(case.put(Answer::private(&limits::clip(twin, limits::CONTENT)).buttons(buttons)));
        }
        let name = format!("{}-{}-{}", info.code, info.log, special.key);
        let text = format!("**{}**", self.words.plain(&special.label));
        Ok(case.put(Answer::private(&text).pictures(&name, &drawings).buttons(buttons)))
    }

    /// The private hand of whoever asks.
    pub(super) async fn hand(&self, case: &Case<'_>, table: TableId, in_words: Option<bool>) -> Done {
        self.seek_board(case, table);
        let in_words = self.in_words(case, in_words).await?;
        let (look, drawing) = self.own_look(case.person(), table).await?;
        Ok(case.put(self.hand_page(&look, Some(&drawing), in_words)))
    }

    /// What a player sees of a table, and the private picture of it.
    pub(in crate::discord) async fn own_look(
        &self,
        person: Person,
        table: TableId,
    ) -> Result<(HandLook, Drawing), Stop> {
        let (look, notes) = self.own_notes(person, table).await?;
        let drawing = self.drawn_privately(&look, Motif::Private(notes)).await?;
        Ok((look, drawing))
    }

    /// What a player sees of a table, and what the private picture of it tells beyond that: all that it is drawn from.
    pub(in crate::discord) async fn own_notes(
        &self,
        person: Person,
        table: TableId,
    ) -> Result<(HandLook, Notes), Stop> {
        let OwnLook { look, orders, previews } = self.host.own_look(table, person).await?;
        Ok((look, self.notes(&previews, &orders)))
    }

    /// A picture of what one player sees.
    pub(in crate::discord) async fn drawn_privately(
        &self,
        look: &HandLook,
        motif: Motif,
    ) -> Result<Drawing, Stop> {
        let view = look.view.clone().ok_or(Refused::NotBegun)?;
        Ok(self.painters.draw(motif, view, picture_names(&look.info)).await?)
    }

    /// The picture of a board: how it stands or the result, unless another motif is wanted.
    pub(in crate::discord) async fn drawn(
        &self,
        look: &BoardLook,
        motif: Option<Motif>,
    ) -> Result<Drawing, Stop> {
        let view = look.view.clone().ok_or(Refused::NotBegun)?;
        let motif = match motif {
            Some(motif) => motif,
            None if look.info.status == Status::Over => Motif::Result,
            None => Motif::Lately(None, self.latest(look).await?),
        };
        Ok(self.painters.draw(motif, view, picture_names(&look.info)).await?)
    }

    /// The pictures of the message of a table: how it stands, with what has changed since `before` was shown; at the end the
    /// result, with the board as it was then.
    pub(in crate::discord) async fn drawn_for_all(
        &self,
        look: &BoardLook,
        before: Option<AnyView>,
    ) -> Result<Vec<Drawing>, Stop> {
        let view = look.view.clone().ok_or(Refused::NotBegun)?;
        let motif = match look.info.status {
            Status::Over => Motif::Result,
            _ => Motif::Lately(before.map(Box::new), self.latest(look).await?),
        };
        Ok(self.painters.draw_message(motif, view, picture_names(&look.info)).await?)
    }

    /// The last public lines of a table's log, the oldest first: what mattered of the last entries.
    pub(in crate::discord) async fn latest(&self, look: &BoardLook) -> Result<Vec<String>, HostError> {
        if let Some(lately) = &look.lately {
            return Ok(lately.clone());
        }
        let from = look.info.log.saturating_sub(LATEST);
        let entries = self.host.history(look.info.id, from, u32::MAX).await?;
        let told = entries.into_iter().flat_map(|entry| entry.told);
        Ok(told.filter(|(weight, _)| *weight > Weight::Minor).map(|(_, line)| line).collect())
    }

    pub(super) async fn in_words(&self, case: &Case<'_>, asked: Option<bool>) -> Result<bool, Stop> {
        Ok(match asked {
            Some(asked) => asked,
            None => self.host.person(case.person()).await?.text_mode,
        })
    }

    fn pictures_or_words(
        &self,
        look: &BoardLook,
        drawings: &[Drawing],
        text: Text,
        in_words: bool,
    ) -> Answer {
        if in_words {
            let mut pages = drawings.first().map(|drawing| drawing.twin.clone()).unwrap_or_default();
            if let (Status::Paused, Some(first)) = (look.info.status, pages.first_mut()) {
                *first = limits::clip(&format!("{}\n\n{first}", self.headline(look)), limits::CONTENT - 100);
            }
            return self.page_of(look.info.id, text, &pages, 0);
        }
        let name = format!("{}-{}", look.info.code, look.info.log);
        let id = look.info.id.0;
        let said = match look.info.status {
            Status::Paused => self.headline(look),
            _ => self.waiting_text(look),
        };
        Answer::private(&said)
            .pictures(&name, drawings)
            .buttons(vec![Button::new(
                &self.text("button-text"),
                Press::Page { table: id, text, page: 0 },
                Style::Plain,
            )])
            .buttons(self.special_buttons(&look.info, look.view.as_ref(), false))
    }

    /// A page of a text about a table.
    pub(super) async fn text_page(&self, case: &Case<'_>, table: TableId, text: Text, page: u16) -> Done {
        let pages = match text {
            Text::Board | Text::Result => {
                let look = self.host.board_for(table, case.person()).await?;
                self.drawn(&look, None).await?.twin
            }
            Text::Hand => self.own_look(case.person(), table).await?.1.twin,
            Text::Story => return self.history(case, table, page).await,
        };
        Ok(case.put(self.page_of(table, text, &pages, page)))
    }

    /// One of the pages of a text, with buttons to turn them.
    fn page_of(&self, table: TableId, text: Text, pages: &[String], page: u16) -> Answer {
        let last = u16::try_from(pages.len().saturating_sub(1)).unwrap_or(u16::MAX);
        let page = page.min(last);
        let content = pages.get(usize::from(page)).map(String::as_str).or_broken("", "every text has a page");
        let turn = |to: u16, label| {
            Button::new(&self.text(label), Press::Page { table: table.0, text, page: to }, Style::Plain)
        };
        let mut buttons = Vec::new();
        if page > 0 {
            buttons.push(turn(page - 1, "button-previous"));
        }
        if page < last {
            buttons.push(turn(page + 1, "button-next"));
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
