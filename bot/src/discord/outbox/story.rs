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

/// How long a line may be, so that those of one message have room in it.
const LINE: usize = 190;

/// A line as it is shown.
fn line(of: &StoryLine) -> String {
    limits::clip(&format!("**{}** · {}", of.part, of.told.join(" ")), LINE)
}

impl Outbox {
    /// Shows the message of the story with this number: changed where it stands, else posted.
    pub(super) async fn story(&self, item: &OutboxItem, message: u32) -> Outcome {
        let host = &self.bot.host;
        let (info, lines) = match (host.info(item.table).await, host.story(item.table, message).await) {
            (Ok(info), Ok(lines)) => (info, lines),
            (Err(error), _) | (_, Err(error)) => return Self::stopped(&error.into()),
        };
        let lines: Vec<String> = lines.iter().map(line).collect();
        let Some(first) = lines.first() else { return self.settle(item).await };
        let place = match self.place(&info).await {
            Ok(place) => Channel::of_table(place),
            Err(NoPlace::Fault(fault)) => return self.trouble(item, fault).await,
            Err(NoPlace::Host(error)) => return error.into(),
        };
        let answer = Fitted::from(Answer::text(&lines.join("\n")).silent());
        match self.tell(item, place, &answer, first).await {
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
