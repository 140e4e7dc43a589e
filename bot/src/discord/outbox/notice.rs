//! Sentences that are said once.

use skald_rules::{interface::Say, words::Words};

use super::{Outbox, board::NoPlace, post::Mark, trouble::Outcome};
use crate::{
    discord::{
        answer::{Answer, Fitted},
        audience::{Channel, Everybody},
        limits,
        press::{Contest, Press},
        send::Fault,
    },
    host::{About, OutboxItem, Person, Sent, Status, TableInfo, To, TournamentId},
};

/// What is announced, line by line, as far as one message goes: all of it is there when it is asked for.
pub(super) fn announced(words: &Words, lines: &[Say]) -> String {
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
    /// Says something of a tournament in its channel, once.
    pub(super) async fn announcement(
        &self,
        item: &OutboxItem,
        channel: u64,
        text: &str,
        tournament: Option<TournamentId>,
    ) -> Outcome {
        let buttons = tournament.map(|id| self.bot.tournament_buttons(id, Contest::Pairings(0)));
        let answer: Fitted<Everybody> =
            Fitted::from(Answer::of(text).silent().buttons(buttons.unwrap_or_default()));
        let mark = Mark::Text(answer.content());
        match self.post(item, Channel::of_table(channel), &answer, &mark).await {
            Ok(_) => self.settle(item).await,
            // No game stands still for it: its tables look after their own places.
            Err(fault) => self.again(item, &fault),
        }
    }

    /// Shows how a round of a tournament stands, in the message that announced it.
    pub(super) async fn round_of(
        &self,
        item: &OutboxItem,
        channel: u64,
        text: &str,
        (tournament, round): (TournamentId, u32),
    ) -> Outcome {
        let known_by = Contest::Round(round);
        let buttons = self.bot.tournament_buttons(tournament, known_by);
        let answer: Fitted<Everybody> = Fitted::from(Answer::of(text).silent().buttons(buttons));
        let mark = Press::Tournament { tournament: tournament.0, act: known_by }.to_string();
        let place = Channel::of_table(channel);
        let old = match self.bot.host.message_of(&item.name).await {
            Ok(old) => old.filter(|old| old.channel == channel),
            Err(error) => return error.into(),
        };
        let edited = match old {
            Some(old) => match self.edit(item, place, old.message, &answer).await {
                Ok(()) => Some(old.message),
                // Gone, or so old that its changes are rationed: a new one takes its place.
                Err(Fault::NoMessage | Fault::OldEdits) => None,
                Err(fault) => return self.again(item, &fault),
            },
            None => None,
        };
        let message = match edited {
            Some(message) => message,
            None => match self.post(item, place, &answer, &Mark::Press(&mark)).await {
                Ok(message) => message,
                Err(fault) => return self.again(item, &fault),
            },
        };
        match self.bot.host.outbox_sent(item, Some(Sent { channel, message, number: round })).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        }
    }

    /// Whether somebody is no longer in the server of a table, asked of Discord; no when that cannot be found out.
    async fn has_left(&self, info: &TableInfo, person: Person) -> bool {
        match self.bot.is_member(person.0, info).await {
            Ok(member) => !member,
            Err(fault) => {
                tracing::info!(%fault, "it could not be found out whether somebody is still in the server");
                false
            }
        }
    }

    pub(super) async fn notice(
        &self,
        item: &OutboxItem,
        say: &Say,
        mention: &[Person],
        about: About,
        to: To,
    ) -> Outcome {
        let info = match self.bot.host.info(item.table).await {
            Ok(info) => info,
            Err(error) => return Self::stopped(&error.into()),
        };
        let text = &self.bot.say(say, &info);
        let posted = match to {
            To::Person(person) => {
                let row = match self.bot.host.person(person).await {
                    Ok(row) => row,
                    Err(error) => return error.into(),
                };
                // Whoever lets time run out, or the others wait, may have gone for good.
                if matches!(about, About::TimedOut | About::Waiting) && self.has_left(&info, person).await {
                    return match self.bot.host.take_out_left(info.id, person).await {
                        Ok(_) => self.settle(item).await,
                        Err(error) => error.into(),
                    };
                }
                if !row.can_be_written_to(self.bot.host.now()) {
                    // It waits where it can be read.
                    return match self.bot.host.outbox_keep(item).await {
                        Ok(()) => Outcome::Settled,
                        Err(error) => error.into(),
                    };
                }
                let channel = match self.dm(item, person, row.dm_channel).await {
                    Ok(channel) => channel,
                    Err(fault) => return self.private_trouble(item, person, fault).await,
                };
                let answer = Fitted::from(self.bot.notice_page(&info, text, mention, about));
                match self.post(item, channel, &answer, &Mark::Text(answer.content())).await {
                    Ok(_) => {
                        self.delivered(person, row.door_closed).await;
                        Ok(())
                    }
                    Err(fault) => return self.private_trouble(item, person, fault).await,
                }
            }
            To::Table => {
                let place = if info.status == Status::Lobby || info.status == Status::Closed {
                    Ok(info.place())
                } else {
                    self.place(&info).await
                };
                match place {
                    Ok(place) => {
                        let answer = Fitted::from(self.bot.notice_page(&info, text, mention, about));
                        let mark = Mark::Text(answer.content());
                        self.post(item, Channel::of_table(place), &answer, &mark).await.map(|_| ())
                    }
                    Err(NoPlace::Fault(fault)) => Err(fault),
                    Err(NoPlace::Host(error)) => return error.into(),
                }
            }
        };
        match posted {
            Ok(()) => {
                if to == To::Table {
                    self.bury(item.table);
                }
                self.settle(item).await
            }
            Err(fault) => self.trouble(item, fault).await,
        }
    }
}
