//! The story of a game in its thread: a few messages of some lines each, one line for every part of the game in which
//! something notable happened. The last of them grows.

use super::{Outbox, board::NoPlace, post::Mark, trouble::Outcome};
use crate::{
    discord::{
        answer::{Answer, Fitted},
        audience::{Channel, Everybody},
        limits,
        send::Fault,
    },
    host::{OutboxItem, Sent, StoryLine},
};

/// So many characters a line may have at least, however many others there are: ten of them have room in a message.
const LINE: usize = 190;

/// By so many of its first characters a message is found again.
const BEGINS: usize = 90;

/// The lines of a message as they are shown: whole where there is room, else the longest are cut.
fn lines(of: &[StoryLine]) -> Vec<String> {
    let whole: Vec<String> =
        of.iter().map(|line| format!("**{}** · {}", line.part, line.told.join(" "))).collect();
    let long = |most: usize| -> usize { whole.iter().map(|line| limits::length(line).min(most) + 1).sum() };
    let fits = |most: &usize| long(*most) <= limits::CONTENT;
    let most = (LINE..=limits::CONTENT).rev().find(fits).unwrap_or(LINE);
    whole.iter().map(|line| limits::clip(line, most)).collect()
}

impl Outbox {
    /// Shows the message of the story with this number: changed where it stands, else posted.
    pub(super) async fn story(&self, item: &OutboxItem, message: u32) -> Outcome {
        let host = &self.bot.host;
        let (info, lines) = match (host.info(item.table).await, host.story(item.table, message).await) {
            (Ok(info), Ok(lines)) => (info, lines),
            (Err(error), _) | (_, Err(error)) => return Self::stopped(&error.into()),
        };
        let lines = self::lines(&lines);
        // What it begins with however much of the line is shown.
        let Some(first) = lines.first().map(|line| line.chars().take(BEGINS).collect::<String>()) else {
            return self.settle(item).await;
        };
        let place = match self.place(&info).await {
            Ok(place) => Channel::of_table(place),
            Err(NoPlace::Fault(fault)) => return self.trouble(item, fault).await,
            Err(NoPlace::Host(error)) => return error.into(),
        };
        let answer = Fitted::from(Answer::text(&lines.join("\n")).silent());
        match self.tell(item, place, &answer, &first).await {
            Ok(outcome) => outcome,
            Err(fault) => self.trouble(item, fault).await,
        }
    }

    async fn tell(
        &self,
        item: &OutboxItem,
        place: Channel<Everybody>,
        answer: &Fitted<Everybody>,
        first: &str,
    ) -> Result<Outcome, Fault> {
        let host = &self.bot.host;
        let old = match host.message_of(&item.name).await {
            Ok(old) => old.filter(|old| old.channel == place.id()),
            Err(error) => return Ok(error.into()),
        };
        if let Some(old) = old {
            match self.bring_up(item, place, old.message, answer).await {
                Ok(()) => return Ok(self.settle(item).await),
                // Gone, or so old that its changes are rationed: a new one takes its place.
                Err(Fault::NoMessage | Fault::OldEdits) => {}
                Err(fault) => return Err(fault),
            }
        }
        let message = self.post(item, place, answer, &Mark::Begins(first)).await?;
        // The board belongs under it.
        self.bury(item.table);
        let mut left = None;
        if let Some(old) = old.filter(|old| old.message != message)
            && let Err(fault) = self.bot.sender.delete(place.id(), old.message).await
        {
            tracing::info!(%fault, "an old part of the story could not be taken away; that is owed");
            left = Some(old);
        }
        let sent = Sent { channel: place.id(), message, number: 0 };
        Ok(match host.outbox_sent_beside(item, Some(sent), left).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_where_there_is_no_room_for_all_of_them_and_the_longest_first() {
        let line = |long: usize| StoryLine { part: "Round 3".to_owned(), told: vec!["x".repeat(long)] };
        let whole = lines(&[line(700), line(20)]);
        assert!(whole.iter().all(|line| !line.ends_with('…')), "{whole:?}");
        let mut ten: Vec<StoryLine> = (0..9).map(|_| line(400)).collect();
        ten.push(line(20));
        let cut = lines(&ten);
        assert!(cut.join("\n").chars().count() <= limits::CONTENT);
        assert!(cut.iter().all(|line| line.chars().count() <= 400) && !cut[9].ends_with('…'), "{cut:?}");
        assert!(cut[0].ends_with('…') && cut[0].chars().count() > LINE, "what is short leaves room: {cut:?}");
    }
}
