//! The lobby message until a game begins, the thread that grows out of it, and the board at the thread's end.

use skald_rules::{fair::Line, interface::Say};

use super::{Outbox, ahead::Ahead, lobby::BEGUN, news::LastBoard, post::Mark, trouble::Outcome};
use crate::{
    discord::{
        answer::Fitted,
        audience::{Channel, Everybody},
        limits,
        page::{first_words, invitation_name},
        press::{Deed, Press, Text},
        send::Fault,
    },
    host::{BoardLook, HostError, OutboxItem, Refused, Sent, Status, TableInfo},
    invariant::Invariant,
};

/// Why the place of a table is not there.
pub(super) enum NoPlace {
    Fault(Fault),
    Host(HostError),
}

impl From<Fault> for NoPlace {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<HostError> for NoPlace {
    fn from(error: HostError) -> Self {
        Self::Host(error)
    }
}

impl Outbox {
    /// Shows the board of a table. `ahead` is one that is being drawn already.
    pub(super) async fn board(&self, item: &OutboxItem, ahead: Option<Ahead>) -> Outcome {
        let info = match self.bot.host.info(item.table).await {
            Ok(info) => info,
            Err(error) => return Self::stopped(&error.into()),
        };
        if info.status == Status::Paused && info.place_lost.is_some() {
            return self.look_after_place(item, &info).await;
        }
        // A match of a tournament is dealt right after it is opened, and its board is owed anew then: it invites nobody.
        if info.status == Status::Lobby {
            match self.bot.host.round_of(info.id).await {
                Ok(Some(_)) => return self.settle(item).await,
                Ok(None) => {}
                Err(error) => return error.into(),
            }
        }
        if matches!(info.status, Status::Lobby | Status::Closed) {
            let mut invited = Vec::new();
            match self.bot.host.invited(info.id).await {
                Ok(people) => invited.extend(people.iter().map(|person| format!("<@{person}>"))),
                Err(error) => return error.into(),
            }
            let mut known = Vec::new();
            for person in info.seats.iter().filter_map(|seat| seat.person) {
                match self.bot.host.person(person).await {
                    Ok(row) => known.push(row),
                    Err(error) => return error.into(),
                }
            }
            let mut page = self.bot.lobby_page(&info, &invited, &known);
            if info.status == Status::Lobby {
                match self.bot.invitation(&info).await {
                    Ok(drawing) => page = page.picture(&invitation_name(&info), &drawing),
                    Err(stop) => return Self::stopped(&stop),
                }
            }
            let answer = Fitted::from(page);
            // Only the lobby message has this button.
            let mark = Press::Table { table: info.id.0, act: Deed::Start }.to_string();
            return self
                .state(
                    item,
                    Channel::of_table(info.place()),
                    &State { answer: &answer, twin: "", mark: &mark, number: 0 },
                )
                .await;
        }
        match self.place(&info).await {
            Ok(place) => self.game_board(item, place, ahead).await,
            Err(NoPlace::Fault(fault)) => self.trouble(item, fault).await,
            Err(NoPlace::Host(error)) => error.into(),
        }
    }

    /// Where a game is played: its thread, which is started from the lobby message when there is none yet.
    pub(super) async fn place(&self, info: &TableInfo) -> Result<u64, NoPlace> {
        if let Some(thread) = info.thread {
            if info.duplicate {
                self.let_people_in(info, thread).await?;
            }
            return Ok(thread);
        }
        let host = &self.bot.host;
        let begun = |thread| Fitted::from(self.bot.begun_page(info, thread));
        let lobby = match host.board_message(info.id).await?.filter(|sent| sent.channel == info.channel) {
            Some(sent) => sent.message,
            // The lobby message was never sent, or is gone: something for the thread to start from.
            None => match self.unnoted_start(info).await? {
                Some(message) => message,
                None => {
                    let nonce = format!("start-{}-{}", info.code, host.thread_number(info.id).await?);
                    self.bot
                        .sender
                        .post(Channel::of_table(info.channel), &begun(info.channel), &nonce)
                        .await?
                }
            },
        };
        let name = limits::clip(&self.thread_name(info).await?, limits::THREAD_NAME);
        let started = if info.duplicate {
            // What others have yet to play does not stand where they read it: without it there is no place.
            Ok(self.private_thread(info, &name).await?)
        } else {
            self.bot.sender.thread(info.channel, lobby, &name).await
        };
        let thread = match started {
            Ok(thread) => thread,
            // The lobby message was deleted just now: the next try posts a new one.
            Err(Fault::NoMessage) => {
                host.message_gone(&format!("board:{}", info.id)).await?;
                return Err(Fault::Theirs("the lobby message is gone".to_owned()).into());
            }
            Err(fault @ (Fault::NoAccess | Fault::NoThreads | Fault::Ours(_))) => {
                tracing::warn!(%fault, "no thread can be started here; the game is played in the channel");
                info.channel
            }
            Err(fault) => return Err(fault.into()),
        };
        host.set_thread(info.id, thread).await?;
        let old = host.lobby_message(info.id).await?;
        host.set_lobby_message(info.id, Sent { channel: info.channel, message: lobby, number: BEGUN })
            .await?;
        self.lobby_says(info.id, Some(BEGUN));
        // A lobby message from which another thread was started points to the new one.
        if let Some(old) = old.filter(|old| old.message != lobby) {
            match self.bot.sender.edit(Channel::of_table(old.channel), old.message, &begun(thread)).await {
                Ok(()) | Err(Fault::NoMessage | Fault::NoChannel) => {}
                Err(fault) => tracing::info!(%fault, "the old lobby message could not be changed"),
            }
        }
        if thread != info.channel {
            match self.bot.sender.edit(Channel::of_table(info.channel), lobby, &begun(thread)).await {
                Ok(()) | Err(Fault::NoMessage) => {}
                Err(fault) => tracing::info!(%fault, "the lobby message could not be changed"),
            }
        }
        if info.duplicate {
            self.let_people_in(info, thread).await?;
        }
        Ok(thread)
    }

    /// The message from which a thread was to be started and of which nobody heard that it arrived.
    async fn unnoted_start(&self, info: &TableInfo) -> Result<Option<u64>, NoPlace> {
        let noted = self.bot.host.lobby_message(info.id).await?;
        let since = noted.map_or_else(|| self.bot.their_clock.id_before(info.created), |sent| sent.message);
        let me = self.bot.me();
        // Only what becomes of a lobby message has this button.
        let press = Press::Table { table: info.id.0, act: Deed::Commitment }.to_string();
        let mark = Mark::Press(&press);
        let is_it = |message: &serenity::model::channel::Message| {
            message.author.id.get() == me && mark.is_on(message)
        };
        let found = self.bot.sender.find(info.channel, since, is_it).await?;
        Ok(found.last().map(|found| found.message))
    }

    async fn game_board(&self, item: &OutboxItem, place: u64, ahead: Option<Ahead>) -> Outcome {
        let host = &self.bot.host;
        let look = match host.board(item.table).await {
            Ok(look) => look,
            Err(error) => return Self::stopped(&error.into()),
        };
        let shown = match host.message_of(&item.name).await {
            Ok(shown) => shown.filter(|sent| sent.channel == place).map_or(0, |sent| sent.number),
            Err(error) => return error.into(),
        };
        let since = self.since(item.table, shown, look.info.log);
        let news = match host.history(item.table, since.log, u32::MAX).await {
            Ok(news) => news,
            Err(error) => return error.into(),
        };
        let drawings = match self.board_pictures(&look, &news, since.clone(), ahead).await {
            Ok(drawings) => drawings,
            Err(stop) => return Self::stopped(&stop),
        };
        let over = look.info.status == Status::Over;
        let seal = if over { self.seal(item).await } else { None };
        let answer = Fitted::from(self.bot.board_page(&look, &drawings, &news, seal.as_deref()));
        // Every board has this button, and nothing else that is posted has it.
        let mark = Press::Page { table: item.table.0, text: Text::Story, page: 0 }.to_string();
        let twin = drawings.first().map_or("", first_words);
        let state = State { answer: &answer, twin, mark: &mark, number: look.info.log };
        // They stand in two channels, and neither waits for the other's.
        let (lobby, outcome) = tokio::join!(
            self.keep_lobby(&look.info, place),
            self.state(item, Channel::of_table(place), &state)
        );
        if !matches!(outcome, Outcome::Settled) {
            return outcome;
        }
        let log = look.info.log;
        self.show(item.table, look.view.filter(|_| !over).map(|view| LastBoard { log, view, since }));
        if !over {
            return outcome;
        }
        self.let_thread_rest(&look.info, place).await;
        match lobby {
            // No further board will bring it up to date.
            Err(fault) if fault.passes() => self.again(item, &fault),
            _ => outcome,
        }
    }

    /// Has Discord put the thread of a finished game away a day after the last word in it: until then a rematch is at hand.
    async fn let_thread_rest(&self, info: &TableInfo, thread: u64) {
        // Only a thread that the bot has started.
        if thread == info.channel || !matches!(self.bot.host.lobby_message(info.id).await, Ok(Some(_))) {
            return;
        }
        match self.bot.sender.archive_after(thread, limits::THREAD_REST_MINUTES).await {
            Ok(()) | Err(Fault::Archived | Fault::NoChannel | Fault::Locked) => {}
            Err(fault) => tracing::info!(%fault, "the thread of a finished game stays as it is"),
        }
    }

    /// Says where it can still be said that a table stands still, what is missing, and how to go on: messages that stand
    /// can often be changed where nothing new can be written.
    pub(super) async fn say_paused(&self, item: &OutboxItem, info: &TableInfo, why: &Say) {
        let info = TableInfo { pause_why: Some(why.clone()), ..info.clone() };
        if let Err(fault) = self.show_lobby(&info, info.place()).await {
            tracing::info!(%fault, "the lobby message could not say that the table stands still");
        }
        let look = match self.bot.host.board(info.id).await {
            Ok(look) => BoardLook { info: info.clone(), ..look },
            Err(error) => {
                tracing::warn!(%error, "the board of a paused table cannot be looked at");
                return;
            }
        };
        let stands = match self.bot.host.message_of(&item.name).await {
            Ok(stands) => stands,
            Err(error) => {
                tracing::warn!(%error, "the board of a paused table cannot be looked for");
                return;
            }
        };
        if let Some(stands) = stands {
            let page = Fitted::from(self.bot.board_page(&look, &[], &[], None));
            self.messages.forget(&item.name);
            if let Err(fault) =
                self.edit(item, Channel::of_table(stands.channel), stands.message, &page).await
            {
                tracing::info!(%fault, "the board could not say that the table stands still");
            }
        }
    }

    /// The last link of a finished game's file.
    async fn seal(&self, item: &OutboxItem) -> Option<String> {
        let bytes = match self.bot.host.game_file(item.table).await {
            Ok(bytes) => bytes,
            // Other tables still play the same shuffles.
            Err(error) if matches!(error.refused(), Some(Refused::NotOver)) => return None,
            Err(error) => {
                tracing::error!(%error, "a finished game gives no file; its result goes out without the seal");
                return None;
            }
        };
        let text = String::from_utf8(bytes).or_broken(String::new(), "a game file is text");
        let last = Line::read(text.lines().last().or_broken("", "a game file has lines"));
        last.map(|(_, link)| Some(link.to_string())).or_broken(None, "a game file can be read")
    }

    /// Brings a state message up to date: edited where it stands at the end, posted anew where it does not.
    async fn state(&self, item: &OutboxItem, channel: Channel<Everybody>, state: &State<'_>) -> Outcome {
        match self.show_state(item, channel, state.answer, state).await {
            Ok(outcome) => outcome,
            Err(fault) => match Self::in_words(&fault, state.answer, state.twin) {
                Some(words) => match self.show_state(item, channel, &words, state).await {
                    Ok(outcome) => outcome,
                    Err(fault) => self.trouble(item, fault).await,
                },
                None => self.trouble(item, fault).await,
            },
        }
    }

    async fn show_state(
        &self,
        item: &OutboxItem,
        channel: Channel<Everybody>,
        answer: &Fitted<Everybody>,
        state: &State<'_>,
    ) -> Result<Outcome, Fault> {
        let host = &self.bot.host;
        let old = match host.message_of(&item.name).await {
            Ok(old) => old,
            Err(error) => return Ok(error.into()),
        };
        let buried = self.unbury(item.table);
        // An earlier try may have posted a newer message that nobody noted: then that one is found by posting again.
        let tried = item.attempts > 0;
        let mut sent = None;
        if let Some(old) = old.filter(|old| old.channel == channel.id() && !buried && !tried) {
            match self.bring_up(item, channel, old.message, answer).await {
                Ok(()) => sent = Some(old.message),
                // Gone, or so old that its changes are rationed: a new one takes its place.
                Err(Fault::NoMessage | Fault::OldEdits) => {}
                Err(fault) => return Err(fault),
            }
        }
        let message = match sent {
            Some(message) => message,
            None => match self.post(item, channel, answer, &Mark::Press(state.mark)).await {
                Ok(message) => message,
                Err(fault) => {
                    if buried {
                        self.bury(item.table);
                    }
                    return Err(fault);
                }
            },
        };
        // The one that stood further up goes before the new one is noted: a stop in between leaves nothing behind. What
        // cannot be taken away now is owed.
        let mut left = None;
        if let Some(old) = old.filter(|old| old.channel == channel.id() && old.message != message)
            && let Err(fault) = self.bot.sender.delete(channel.id(), old.message).await
        {
            tracing::info!(%fault, "an old board could not be taken away; that is owed");
            left = Some(old);
        }
        let sent = Sent { channel: channel.id(), message, number: state.number };
        Ok(match host.outbox_sent_beside(item, Some(sent), left).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        })
    }
}

/// A message that shows a state.
struct State<'s> {
    answer: &'s Fitted<Everybody>,
    /// What it says in place of its picture, where the picture cannot be sent.
    twin: &'s str,
    /// The id of the button by which it is known.
    mark: &'s str,
    /// The log number that it shows.
    number: u32,
}
