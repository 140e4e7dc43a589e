//! Lists that come as text: typed after a command, attached as a file, or pasted into a form.

use skald_rules::interface::{Key, KitVerdict, Say};

use super::show::{judged_on, notes_of};
use crate::{
    discord::{
        answer::Answer,
        bot::{Bot, Case, Done, Stop},
        call::{Given, Typed},
        limits,
        press::{Mine, Press},
    },
    host::Refused,
};

/// The most bytes of a list that is attached as a file: 400 lines of 200 characters of four bytes each.
const FILE: usize = 400 * 200 * 4;

/// Keeps the list of a command if it can be played (`saves`), or only judges it. Without a list a form asks for it.
pub(super) async fn command(bot: &Bot, case: &Case<'_>, typed: &Typed, saves: bool) -> Done {
    let kind = bot.game_meant(typed.text("game"))?;
    let text = match (typed.given.get("attached"), typed.text("list")) {
        (Some(Given::File { url, size, .. }), _) => attached(bot, url, *size).await?,
        // A command is one line: semicolons stand for the ends of lines.
        (_, Some(list)) => list.replace(';', "\n"),
        _ => return bot.paste_form(Key::of(kind.id)),
    };
    // Whatever is wrong with it is told at once, and nothing of it is kept (LRAW DCK-5).
    let book = bot.host.book(kind.id)?;
    let (list, warnings) = book.check(&text).map_err(Refused::Kit)?;
    if saves {
        return bot.keep_list(case, kind.id, typed.text("called"), &list, &bot.text("deck-usual-name")).await;
    }
    let verdict = judged_on(KitVerdict { faults: Vec::new(), warnings }, bot.host.now());
    let notes = notes_of(&verdict).into_iter().map(|say| bot.words.plain(&say));
    let lines: Vec<String> = std::iter::once(bot.text("deck-checked")).chain(notes).collect();
    let drawing = bot.kit_drawing(book.show(&list, notes_of(&verdict))).await?;
    let answer = Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT));
    Ok(case.put(answer.picture("deck.png", &drawing)))
}

async fn attached(bot: &Bot, url: &str, size: u64) -> Result<String, Stop> {
    if usize::try_from(size).map_or(true, |size| size > FILE) {
        return Err(Say::new("deck-file-large").into());
    }
    let bytes = bot.sender.line().fetch(url, FILE).await.map_err(|error| {
        tracing::info!(%error, "an attached list could not be read");
        Stop::Say(Say::new("deck-file-unread"))
    })?;
    String::from_utf8(bytes).map_err(|_| Say::new("deck-file-unread").into())
}

impl Bot {
    /// The form in which a list for a game is pasted.
    pub(in crate::discord::act) fn paste_form(&self, game: Key) -> Done {
        self.list_form(Press::Own(Mine::PasteDeck(game)), "deck-paste-title", game.as_str(), "")
    }

    /// A list was pasted into the form. What can be read is kept, also where it cannot be played yet: what was typed into a form is
    /// nowhere else.
    pub(in crate::discord::act) async fn paste_typed(&self, case: &Case<'_>, game: Key, text: &str) -> Done {
        let kind = self.kind_of(game)?;
        let list = self.host.book(kind.id)?.read(text).map_err(Refused::Kit)?;
        self.keep_list(case, kind.id, None, &list, &self.text("deck-usual-name")).await
    }
}
