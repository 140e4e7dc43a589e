//! The board message of a game, from the deal to the result.

use std::sync::Arc;

use skald_render::{Drawing, Special};
use skald_rules::{
    interface::{Key, Say, Seat, Weight},
    views::AnyView,
    words::Words,
};

use super::{lobby::button, stamp};
use crate::{
    discord::{
        answer::{Answer, Button, Style},
        audience::Everybody,
        bot::Bot,
        limits,
        press::{Deed, Press, Text},
    },
    host::{BoardLook, PastEntry, Status, TableInfo, WaitInfo},
};

/// The most lines of news under a board.
const NEWS: usize = 8;
/// Above so many characters the news are cut, so that the rest has room.
const NEWS_LENGTH: usize = 1_200;

/// The most pictures beside a board that have buttons: three rows, beneath two of the board's own.
const SPECIALS: usize = 3 * limits::BUTTONS;

impl Bot {
    /// The board message with its pictures, one above the other. `news` is what has happened since the last one; `seal` is the last link of a finished game's
    /// file, shown so that the file can be compared with it.
    #[must_use]
    pub fn board_page(
        &self,
        look: &BoardLook,
        drawings: &[Drawing],
        news: &[PastEntry],
        seal: Option<&str>,
    ) -> Answer<Everybody> {
        let info = &look.info;
        // Who is to do what until when stands first; then what has happened.
        let heads = [self.headline(look), self.waiting_text(look)];
        let mut parts =
            vec![heads.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")];
        let told = self.news(news);
        if !told.is_empty() {
            parts.push(told);
        }
        parts.extend(seal.map(|seal| self.words.plain(&Say::new("board-seal").with("seal", seal))));
        parts.retain(|part| !part.is_empty());
        let name = format!("{}-{}", info.code, info.log);
        let answer = Answer::text(&parts.join("\n\n")).silent().pictures(&name, drawings);
        answer.buttons(self.board_buttons(look)).buttons(self.special_buttons(
            info,
            look.view.as_ref(),
            false,
        ))
    }

    /// A button for each picture that the game offers beside the board, or beside the hand if `own`. Parts of a very large
    /// board that find no room are at `/board` with the name of a place.
    #[must_use]
    pub fn special_buttons(&self, info: &TableInfo, view: Option<&AnyView>, own: bool) -> Vec<Button> {
        let Some(view) = view else { return Vec::new() };
        let specials = skald_render::specials(view).into_iter().filter(|special| special.own == own);
        specials.map(|special| self.special_button(info, &special)).take(SPECIALS).collect()
    }

    /// A button for each further page of a picture that has several.
    #[must_use]
    pub fn page_buttons(&self, info: &TableInfo, view: &AnyView, shown: Key) -> Vec<Button> {
        let pages = skald_render::pages(view, shown).into_iter().filter(|page| page.key != shown);
        pages.map(|page| self.special_button(info, &page)).take(limits::BUTTONS).collect()
    }

    fn special_button(&self, info: &TableInfo, special: &Special) -> Button {
        let press = Press::Special { table: info.id.0, key: special.key };
        Button::new(&self.words.plain(&special.label), press, Style::Plain)
    }

    /// The first line of a board message.
    #[must_use]
    pub fn headline(&self, look: &BoardLook) -> String {
        let info = &look.info;
        let id = match info.status {
            Status::Over => "board-over",
            Status::Paused if info.rests() => "board-resting",
            Status::Paused if info.may_be_resumed() => "board-paused",
            Status::Paused => "board-held",
            _ => "board-on",
        };
        let say = Say::new(id)
            .with("game", self.game_of(info))
            .with("code", info.code.as_str())
            .with("winners", self.winners(info))
            .with("why", info.why_paused());
        self.words.plain(&say)
    }

    /// What mattered most of what has happened, in order.
    fn news(&self, entries: &[PastEntry]) -> String {
        let (told, more) = weightiest(entries.iter().flat_map(|entry| &entry.told), NEWS);
        let mut lines: Vec<String> = told.into_iter().map(news_line).collect();
        if more > 0 {
            lines.push(self.words.plain(&Say::new("board-more-news").with("more", more)));
        }
        limits::clip(&lines.join("\n"), NEWS_LENGTH)
    }

    /// The same without any marks, for a picture.
    #[must_use]
    pub fn news_lines(&self, entries: &[PastEntry]) -> Vec<String> {
        let told = entries.iter().flat_map(|entry| &entry.told);
        weightiest(told, NEWS).0.into_iter().map(|(_, line)| line.clone()).collect()
    }

    /// For whom the table waits and who is away, in words that everybody may read.
    #[must_use]
    pub fn waiting_text(&self, look: &BoardLook) -> String {
        let info = &look.info;
        if matches!(info.status, Status::Over | Status::Paused) {
            return String::new();
        }
        if look.goes_on {
            return self.text("board-goes-on");
        }
        let stands_in = info.seats.iter().filter(|seat| seat.stands_in && !seat.gone);
        let stands_in = stands_in
            .map(|seat| self.words.plain(&Say::new("board-stands-in").with("who", seat.name.as_str())));
        let away = look.away.iter().map(|(seat, until)| {
            let say = Say::new("board-away").with("who", self.name_of(info, *seat));
            self.words.plain(&say.with("until", stamp(*until)))
        });
        let waits = waits_in(self.words, &look.waiting, |seat| self.name_of(info, seat));
        waits.into_iter().chain(stands_in).chain(away).collect::<Vec<_>>().join("\n")
    }

    fn board_buttons(&self, look: &BoardLook) -> Vec<Button> {
        let id = look.info.id.0;
        let plain = |act| button(self.words, id, act, Style::Plain);
        let main = |act| button(self.words, id, act, Style::Main);
        let page = |text, label| {
            Button::new(&self.text(label), Press::Page { table: id, text, page: 0 }, Style::Plain)
        };
        let text = |text| page(text, "button-text");
        let story = page(Text::Story, "button-story");
        match look.info.status {
            Status::Over => vec![
                main(Deed::Rematch),
                plain(Deed::GameFile),
                plain(Deed::Verify),
                text(Text::Result),
                story,
                plain(Deed::Replay),
            ],
            Status::Paused if look.info.may_be_resumed() => {
                vec![main(Deed::Resume), text(Text::Board), story]
            }
            Status::Paused => vec![text(Text::Board), story],
            _ => {
                let play = if look.goes_on { plain(Deed::Play) } else { main(Deed::Play) };
                let mut buttons = vec![play, plain(Deed::Hand), text(Text::Board), story, plain(Deed::More)];
                if look.info.seats.iter().any(|seat| seat.stands_in && !seat.gone) {
                    buttons.push(plain(Deed::Return));
                }
                if look.info.seats.iter().any(|seat| seat.vacant) {
                    buttons.push(plain(Deed::TakeSeat));
                }
                buttons
            }
        }
    }
}

/// A line of news.
pub(super) fn news_line((weight, line): &(Weight, String)) -> String {
    if *weight == Weight::Headline { format!("• **{line}**") } else { format!("• {line}") }
}

/// The weightiest of what was told, at most `most`, in the order in which it happened, and how many more there were.
pub(super) fn weightiest<'t>(
    told: impl Iterator<Item = &'t (Weight, String)>,
    most: usize,
) -> (Vec<&'t (Weight, String)>, usize) {
    let told: Vec<&(Weight, String)> = told.filter(|(weight, _)| *weight > Weight::Minor).collect();
    let mut order: Vec<usize> = (0..told.len()).collect();
    // Of equals the latest, since what came last matters most.
    order.sort_by_key(|at| std::cmp::Reverse((told.get(*at).map(|line| line.0), *at)));
    order.truncate(most);
    order.sort_unstable();
    let more = told.len() - order.len();
    (order.into_iter().filter_map(|at| told.get(at).copied()).collect(), more)
}

/// A line for each thing that a table waits for: whoever has the same to do until the same moment is named in one.
fn waits_in(words: &Words, waiting: &[WaitInfo], name: impl Fn(Seat) -> String) -> Vec<String> {
    let until = |wait: &WaitInfo| wait.until.map(stamp);
    let mut lines: Vec<(&WaitInfo, Vec<Arc<str>>)> = Vec::new();
    for wait in waiting {
        let same = |line: &&mut (&WaitInfo, _)| line.0.label == wait.label && until(line.0) == until(wait);
        match lines.iter_mut().find(same) {
            Some((_, names)) => names.push(name(wait.seat).into()),
            None => lines.push((wait, vec![name(wait.seat).into()])),
        }
    }
    let line = |(wait, names): (&WaitInfo, Vec<Arc<str>>)| {
        let say = |id| Say::new(id).with("who", names).with("label", wait.label.as_str());
        words.plain(&match until(wait) {
            Some(until) => say("board-waits-until").with("until", until),
            None => say("board-waits"),
        })
    };
    lines.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_the_same_to_do_until_the_same_moment_stands_in_one_line() {
        let wait = |seat, label: &str, until| {
            let label = label.to_owned();
            WaitInfo { seat: Seat(seat), person: None, label, until }
        };
        let waiting = [
            wait(0, "choose a card", Some(60_000)),
            wait(1, "choose a card", Some(60_000)),
            wait(2, "choose a hero", Some(60_000)),
            wait(3, "choose a card", Some(120_000)),
            wait(4, "choose a card", Some(60_000)),
            wait(5, "choose a card", None),
        ];
        let lines = waits_in(skald_rules::words::english(), &waiting, |seat| seat.key().to_string());
        let [first, second] = [stamp(60_000), stamp(120_000)];
        assert_eq!(
            lines,
            [
                format!("**a, b and e** to choose a card, {first} at the latest"),
                format!("**c** to choose a hero, {first} at the latest"),
                format!("**d** to choose a card, {second} at the latest"),
                "**f** to choose a card".to_owned(),
            ]
        );
    }

    #[test]
    fn news_are_the_weightiest_lines_in_their_order() {
        let line = |n: usize| {
            let weight = if n == 3 {
                Weight::Headline
            } else if usize::is_multiple_of(n, 2) {
                Weight::Notable
            } else {
                Weight::Minor
            };
            (weight, format!("line {n}"))
        };
        let entry = PastEntry { number: 1, by: "hand".into(), told: (0..40).map(line).collect(), at: 0 };
        let entries = [entry];
        let (told, more) = weightiest(entries.iter().flat_map(|entry| &entry.told), NEWS);
        let told: Vec<&str> = told.iter().map(|(_, line)| line.as_str()).collect();
        assert_eq!(
            told,
            ["line 3", "line 26", "line 28", "line 30", "line 32", "line 34", "line 36", "line 38"]
        );
        assert_eq!(more, 21 - NEWS);
    }
}
