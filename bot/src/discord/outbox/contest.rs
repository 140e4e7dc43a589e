//! What is said of tournaments: what is announced once, and the message that goes on showing how a round stands, with its picture.
//!
//! The first round stands in the tournament's channel, and a thread is started from it; everything after it stands there.

use skald_rules::{interface::Say, words::Words};

use super::{Outbox, post::Mark, trouble::Outcome};
use crate::{
    discord::{
        answer::{Answer, Fitted},
        audience::{Channel, Everybody},
        limits,
        press::{Contest, Press},
        send::Fault,
    },
    host::{OutboxItem, Sent, TournamentId},
};

/// What is announced of a tournament.
pub(super) struct Announced<'a> {
    /// Its channel.
    pub channel: u64,
    /// What is said.
    pub lines: &'a [Say],
    /// What the picture tells, for when it cannot be sent.
    pub told: &'a [Say],
    /// The tournament; an older version did not say.
    pub tournament: Option<TournamentId>,
    /// The number of the round that the message goes on showing.
    pub round: Option<u32>,
    /// The round whose picture goes with it, from 0.
    pub pictured: Option<usize>,
}

/// Lines as far as one message goes: all of it is there when it is asked for.
fn as_far(words: &Words, lines: &[Say]) -> String {
    let mut text = String::new();
    for line in lines {
        let line = words.plain(line);
        if limits::length(&text) + limits::length(&line) + 2 > limits::CONTENT {
            text.push('…');
            break;
        }
        text.push_str(&line);
        text.push('\n');
    }
    text.trim_end().to_owned()
}

impl Outbox {
    /// Says something of a tournament where its rounds stand.
    pub(super) async fn contest(&self, item: &OutboxItem, of: &Announced<'_>) -> Outcome {
        let buttons = of.tournament.map(|id| {
            let known_by = of.round.map_or(Contest::Pairings(0), Contest::Round);
            self.bot.tournament_buttons(id, known_by)
        });
        let mut answer: Answer<Everybody> =
            Answer::of(&as_far(self.bot.words, of.lines)).silent().buttons(buttons.unwrap_or_default());
        if let Some((id, round)) = of.tournament.zip(of.pictured) {
            match self.bot.contest_picture(id, Some(round)).await {
                Ok((name, drawing)) => answer = answer.picture(&name, &drawing),
                Err(stop) => return Self::stopped(&stop),
            }
        }
        let answer = Fitted::from(answer);
        match self.show_contest(item, of, &answer).await {
            Ok(outcome) => outcome,
            Err(fault) => match Self::in_words(&fault, &answer, &as_far(self.bot.words, of.told)) {
                Some(words) => match self.show_contest(item, of, &words).await {
                    Ok(outcome) => outcome,
                    Err(fault) => self.again(item, &fault),
                },
                // No game stands still for it: its tables look after their own places.
                None => self.again(item, &fault),
            },
        }
    }

    async fn show_contest(
        &self,
        item: &OutboxItem,
        of: &Announced<'_>,
        answer: &Fitted<Everybody>,
    ) -> Result<Outcome, Fault> {
        let Some((id, round)) = of.tournament.zip(of.round) else {
            let (place, _) = match self.rounds_of(of).await {
                Ok(place) => place,
                Err(outcome) => return Ok(outcome),
            };
            let mark = Mark::Text(answer.content());
            self.post_or_forget(item, of, place, answer, &mark).await?;
            return Ok(self.settle(item).await);
        };
        let old = match self.bot.host.message_of(&item.name).await {
            Ok(old) => old,
            Err(error) => return Ok(error.into()),
        };
        let mut sent = None;
        if let Some(old) = old {
            match self.bring_up(item, Channel::of_table(old.channel), old.message, answer).await {
                Ok(()) => sent = Some((old.channel, old.message)),
                // Gone, or so old that its changes are rationed: a new one takes its place.
                Err(Fault::NoMessage | Fault::NoChannel | Fault::OldEdits) => {}
                Err(fault) => return Err(fault),
            }
        }
        let (channel, message) = match sent {
            Some(sent) => sent,
            None => {
                let (place, name) = match self.rounds_of(of).await {
                    Ok(place) => place,
                    Err(outcome) => return Ok(outcome),
                };
                let mark = Press::Tournament { tournament: id.0, act: Contest::Round(round) }.to_string();
                let message = self.post_or_forget(item, of, place, answer, &Mark::Press(&mark)).await?;
                if place == of.channel {
                    self.start_thread(id, place, message, &name).await;
                }
                (place, message)
            }
        };
        // One that could not be changed any more would go on showing what was.
        let mut left = None;
        if let Some(old) = old.filter(|old| old.message != message)
            && let Err(fault) = self.bot.sender.delete(old.channel, old.message).await
        {
            tracing::info!(%fault, "an old round could not be taken away; that is owed");
            left = Some(old);
        }
        let sent = Sent { channel, message, number: round };
        Ok(match self.bot.host.outbox_sent_beside(item, Some(sent), left).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        })
    }

    /// Where the rounds of a tournament stand, and what it is called.
    async fn rounds_of(&self, of: &Announced<'_>) -> Result<(u64, String), Outcome> {
        let Some(id) = of.tournament else { return Ok((of.channel, String::new())) };
        match self.bot.host.tournament(id).await {
            Ok(info) => Ok((info.thread.unwrap_or(of.channel), info.name)),
            Err(error) => Err(Self::stopped(&error.into())),
        }
    }

    /// Posts a message where rounds stand; a thread that is gone is forgotten, and the next try goes to the channel.
    async fn post_or_forget(
        &self,
        item: &OutboxItem,
        of: &Announced<'_>,
        place: u64,
        answer: &Fitted<Everybody>,
        mark: &Mark<'_>,
    ) -> Result<u64, Fault> {
        let posted = self.post(item, Channel::of_table(place), answer, mark).await;
        if let (Err(Fault::NoChannel), Some(id)) = (&posted, of.tournament)
            && place != of.channel
            && let Err(error) = self.bot.host.set_tournament_thread(id, None).await
        {
            tracing::warn!(%error, "that the thread of a tournament is gone could not be noted");
        }
        posted
    }

    /// Starts the thread of a tournament from the message of its first round. Where there can be none, its rounds stand in the
    /// channel.
    async fn start_thread(&self, id: TournamentId, channel: u64, message: u64, name: &str) {
        let thread = match self.bot.sender.thread(channel, message, name).await {
            Ok(thread) => thread,
            Err(fault) => {
                tracing::info!(%fault, "a tournament has no thread of its own; its rounds stand in the channel");
                return;
            }
        };
        if let Err(error) = self.bot.host.set_tournament_thread(id, Some(thread)).await {
            tracing::warn!(%error, "the thread of a tournament could not be noted");
        }
    }
}
