//! A board that is drawn while what is said above it goes out.
//!
//! What belongs here: when it is drawn, and whether it is still the board that is to be shown. What does not: showing it.

use skald_render::Drawing;
use skald_rules::views::AnyView;
use tokio::task::JoinHandle;

use super::{Outbox, news::Since};
use crate::{
    discord::{
        bot::{Bot, Stop},
        painters::Motif,
    },
    host::{BoardLook, Body, OutboxItem, PastEntry, Status},
};

/// Pictures that are being drawn; nothing where it is not clear yet what is to be shown.
pub(super) struct Ahead(JoinHandle<Option<Drawn>>);

/// Pictures with what they show.
struct Drawn {
    of: Likeness,
    pictures: Result<Vec<Drawing>, Stop>,
}

impl Drop for Ahead {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// By what two boards of one table are known to look alike: what was drawn first, and what is to be shown.
#[derive(Debug, PartialEq, Eq)]
struct Likeness {
    log: u32,
    /// From which log number on it shows what is new.
    since: u32,
    status: Status,
    goes_on: bool,
    names: Vec<String>,
}

impl Likeness {
    fn new(look: &BoardLook, since: u32) -> Self {
        let (log, status) = (look.info.log, look.info.status);
        let names = look.info.seats.iter().map(|seat| seat.name.clone()).collect();
        Self { log, since, status, goes_on: look.goes_on, names }
    }
}

impl Outbox {
    /// Begins to draw the board among these rows, where others come before it.
    pub(super) fn draw_ahead(&self, items: &[OutboxItem]) -> Option<Ahead> {
        let item = items.iter().skip(1).find(|item| item.body == Body::Board)?.clone();
        let outbox = self.clone();
        // Whatever is in the way is met when it is the board's turn.
        Some(Ahead(tokio::spawn(async move {
            let reader = outbox.for_reader(&item).await.ok()?;
            let host = &reader.bot.host;
            let look =
                host.board(item.table).await.ok().filter(|look| look.info.status == Status::Playing)?;
            let place = look.info.thread?;
            let shown = host.message_of(&item.name).await.ok()?;
            let shown = shown.filter(|sent| sent.channel == place).map_or(0, |sent| sent.number);
            let since = reader.since(item.table, shown, look.info.log);
            let news = host.history(item.table, since.log, u32::MAX).await.ok()?;
            let of = Likeness::new(&look, since.log);
            Some(Drawn { of, pictures: pictures(&reader.bot, &look, &news, since.view).await })
        })))
    }

    /// The pictures of a board: those that were drawn ahead, where they show just this.
    pub(super) async fn board_pictures(
        &self,
        look: &BoardLook,
        news: &[PastEntry],
        since: Since,
        ahead: Option<Ahead>,
    ) -> Result<Vec<Drawing>, Stop> {
        if let Some(mut ahead) = ahead
            && let Ok(Some(drawn)) = (&mut ahead.0).await
            && drawn.of == Likeness::new(look, since.log)
        {
            return drawn.pictures;
        }
        pictures(&self.bot, look, news, since.view).await
    }
}

/// Draws a board with what has changed since `before` was shown. While the game goes on by itself, what has happened is worth more
/// than how it stands this moment.
async fn pictures(
    bot: &Bot,
    look: &BoardLook,
    news: &[PastEntry],
    before: Option<AnyView>,
) -> Result<Vec<Drawing>, Stop> {
    let told = bot.news_lines(news);
    if look.goes_on && !told.is_empty() {
        return bot.drawn(look, Some(Motif::Digest(told))).await.map(|drawing| vec![drawing]);
    }
    bot.drawn_for_all(look, before.filter(|_| look.info.status == Status::Playing)).await
}
