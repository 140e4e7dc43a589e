//! Who works on calls: the bot with its host, its words and its painters.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::future::BoxFuture;
use serenity::model::guild::Guild;
use skald_render::names::PlayerName;
use skald_rules::{
    interface::{Say, Seat},
    words::{Names, Words, words_for},
};

use super::{
    answer::Answer,
    cache::{PagePictures, Shelves},
    call::{Ask, Call},
    emojis::Emojis,
    events::Running,
    painters::{PaintError, Painters},
    reply::{Desk, Reply},
    send::{Doors, Fault, Sender, TheirClock},
};
use crate::host::{Actor, Host, HostError, Person, Refused, SeatInfo, TableId, TableInfo, company, of_call};

/// So often a call is worked on anew because other changes were quicker.
const ANEW: usize = 10;

/// The bot, as readers of one language hear it.
#[derive(Clone)]
pub struct Bot {
    /// The tables.
    pub host: Host,
    /// The words of those readers.
    pub words: &'static Words,
    /// The painters.
    pub painters: Arc<Painters>,
    /// The way to Discord for everything that is no answer.
    pub sender: Arc<Sender>,
    /// The bot's own id, so that its messages are known. 0 before it is known.
    pub me: Arc<AtomicU64>,
    /// The calls that are being answered.
    pub answering: Arc<Running>,
    /// Discord's clock, which is not this machine's.
    pub their_clock: Arc<TheirClock>,
    /// Whether new private channels may be asked for.
    pub doors: Arc<Doors>,
    /// When a table's board was last looked for after somebody looked at the table.
    pub sought: Arc<Mutex<HashMap<TableId, Instant>>>,
    /// The pictures of the pages that explain games.
    pub pages: PagePictures,
    /// The cards of each game that were looked up.
    pub shelves: Shelves,
    /// The emoji of cards.
    pub emojis: Arc<Emojis>,
}

/// Why there is nothing but a sentence to answer.
#[derive(Debug)]
pub enum Stop {
    /// The host refuses, or failed.
    Host(HostError),
    /// A sentence.
    Say(Say),
}

impl From<HostError> for Stop {
    fn from(error: HostError) -> Self {
        Self::Host(error)
    }
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Self {
        Self::Host(refused.into())
    }
}

impl From<PaintError> for Stop {
    fn from(error: PaintError) -> Self {
        Self::Host(HostError::Broken(error.to_string()))
    }
}

impl From<Say> for Stop {
    fn from(say: Say) -> Self {
        Self::Say(say)
    }
}

/// What working on a call comes to.
pub type Done = Result<Reply, Stop>;

/// A call being worked on, and the table it turned out to be about.
pub struct Case<'c> {
    /// The call.
    pub call: &'c Call,
    table: OnceLock<TableId>,
}

impl<'c> Case<'c> {
    /// A call about no table yet.
    #[must_use]
    pub fn new(call: &'c Call) -> Self {
        Self { call, table: OnceLock::new() }
    }

    /// The call is about this table.
    pub fn about(&self, table: TableId) -> TableId {
        tracing::Span::current().record("table", table.0);
        *self.table.get_or_init(|| table)
    }

    /// Who asks.
    #[must_use]
    pub fn person(&self) -> Person {
        Person(self.call.who.id)
    }

    /// Who asks, by this interaction.
    #[must_use]
    pub fn actor(&self) -> Actor {
        Actor::new(self.person(), self.call.id)
    }

    /// The name of whoever asks, fit for pictures and messages.
    #[must_use]
    pub fn name(&self) -> String {
        tame(&self.call.who.name, self.words())
    }

    /// The words of whoever asks.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        words_for(&self.call.who.locale)
    }

    /// The answer in place: it takes the place of a private message on which a button was pressed, and is a new message
    /// otherwise.
    #[must_use]
    pub fn put(&self, answer: Answer) -> Reply {
        match self.call.ask {
            Ask::Press { private: true, .. } | Ask::Form { private: true, .. } => Reply::change(answer),
            _ => Reply::show(answer),
        }
    }
}

/// A text without the signs that Discord reads as form.
#[must_use]
pub fn formless(text: &str) -> String {
    text.chars().filter(|c| !r"`*[]<>|~\".contains(*c)).collect()
}

/// A name without the signs that Discord reads as form: it is put into sentences as it is.
#[must_use]
pub fn tame(name: &str, words: &Words) -> String {
    let plain = formless(name);
    let name = PlayerName::new(&plain, 0);
    if name.plain().starts_with("Player ") && plain.trim().is_empty() {
        return words.text("bot-somebody");
    }
    super::limits::clip(name.plain(), 40)
}

/// The names at a table, for pictures.
#[must_use]
pub fn picture_names(info: &TableInfo) -> Vec<PlayerName> {
    let name =
        |(number, seat): (usize, &SeatInfo)| PlayerName::new(&seat.name, number).of_computer(seat.computer);
    (1..).zip(&info.seats).map(name).collect()
}

impl Desk for Bot {
    fn act(self: Arc<Self>, call: Call) -> BoxFuture<'static, Reply> {
        Box::pin(async move {
            self.their_clock.saw(call.id, self.host.now());
            let bot = self.for_reader(words_for(&call.who.locale));
            let mut anew = 0;
            loop {
                let case = Case::new(&call);
                let done = of_call(async {
                    match bot.work(&case).await {
                        Ok(reply) => Some(reply),
                        Err(Stop::Host(error)) if anew < ANEW && bot.can_work_anew(&error).await => None,
                        Err(stop) => Some(bot.refusal(&case, &stop).await),
                    }
                });
                if let Some(reply) = done.await {
                    return reply;
                }
                anew += 1;
            }
        })
    }

    fn server(self: Arc<Self>, guild: Guild, me: u64) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let id = guild.id.get();
            if let Err(error) = self.host.server_found(id).await {
                tracing::warn!(%error, guild = id, "that the bot is in a server again could not be noted");
            }
            self.say_hello(&guild, me).await;
        })
    }

    fn servers(self: Arc<Self>, shard: (u32, u32), guilds: Vec<u64>) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            if let Err(error) = self.host.in_servers(shard, &guilds).await {
                tracing::warn!(%error, "which servers the bot has left could not be noted; it is at the next start");
            }
        })
    }

    fn server_left(self: Arc<Self>, guild: u64) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            tracing::info!(guild, "the bot was taken out of a server");
            if let Err(error) = self.host.server_left(guild).await {
                tracing::warn!(%error, guild, "that the bot has left a server could not be noted; it is at the next start");
            }
        })
    }

    fn answered(&self, after: Duration, fault: Option<&Fault>) {
        match fault {
            Some(fault) => self.host.figures().failed(fault.class()),
            None => self.host.figures().answered(after),
        }
    }

    fn apology(&self, call: &Call) -> Answer {
        Answer::private(&words_for(&call.who.locale).text("sorry"))
    }
}

impl Bot {
    /// The same bot, as readers of these words hear it.
    #[must_use]
    pub fn for_reader(&self, words: &'static Words) -> Self {
        let (host, painters) = (self.host.for_reader(words), self.painters.for_reader(words));
        Self { host, words, painters, ..self.clone() }
    }

    /// The words of everybody where it was asked: those that its server has settled, else those that Discord names.
    pub(super) async fn words_here(&self, case: &Case<'_>) -> Result<&'static Words, Stop> {
        let settled = match case.call.place.guild {
            Some(guild) => self.host.server(guild).await?.language,
            None => None,
        };
        Ok(words_for(settled.as_ref().unwrap_or(&case.call.locale)))
    }

    async fn work(&self, case: &Case<'_>) -> Done {
        if !matches!(case.call.ask, Ask::Suggest { .. }) {
            self.host.meet(case.person(), &case.name(), &case.call.who.locale).await?;
        }
        // Whoever presses something in their private channel may be written to there again.
        if case.call.place.guild.is_none() && matches!(case.call.ask, Ask::Press { .. } | Ask::Form { .. }) {
            self.host.open_door(case.person()).await?;
        }
        match &case.call.ask {
            Ask::Command(typed) => self.command(case, typed).await,
            Ask::Suggest { typed, option, text } => {
                // Suggestions are a courtesy: where there is nothing to suggest, nothing is said.
                let list = self.suggestions(case, typed, option, text).await;
                Ok(Reply::Suggest(match list {
                    Ok(list) => list,
                    Err(Stop::Say(_) | Stop::Host(HostError::Refused(_))) => Vec::new(),
                    Err(Stop::Host(error)) => {
                        tracing::error!(%error, "nothing can be suggested");
                        Vec::new()
                    }
                }))
            }
            Ask::Press { id, values, .. } => match id.parse() {
                Ok(press) => self.press(case, press, values).await,
                Err(_) => Err(Say::new("bot-old-button").into()),
            },
            Ask::Form { id, fields, .. } => match id.parse() {
                Ok(press) => self.form(case, press, fields).await,
                Err(_) => Err(Say::new("bot-old-button").into()),
            },
        }
    }

    /// Whether what was asked failed only because another change was quicker; nothing was written then.
    async fn can_work_anew(&self, error: &HostError) -> bool {
        match self.host.was_outrun(error).await {
            Ok(outrun) => outrun,
            Err(error) => {
                tracing::error!(%error, "whether this process serves cannot be read");
                false
            }
        }
    }

    async fn refusal(&self, case: &Case<'_>, stop: &Stop) -> Reply {
        if let Stop::Host(error) = stop
            && let Some(Refused::Kit(faults)) = error.refused()
        {
            // All that is wrong with a list is told, not just the first.
            return Reply::private(&self.unread(faults));
        }
        let mut buttons = Vec::new();
        let say = match stop {
            Stop::Say(say) => say.clone(),
            Stop::Host(error) => {
                match error.refused() {
                    Some(Refused::AlreadyHandled { .. }) if matches!(case.call.ask, Ask::Press { .. }) => {
                        return Reply::Quiet;
                    }
                    // What was shown is of no use any more: here is the way on.
                    Some(Refused::DraftGone | Refused::Stale | Refused::Settled(_)) => {
                        buttons.push(self.way_on(case, case.table.get().copied()).await);
                    }
                    Some(_) => {}
                    None => tracing::error!(%error, "the host failed"),
                }
                error.say()
            }
        };
        Reply::show(Answer::private(&self.told_of(case, &say).await).buttons(buttons))
    }

    /// A sentence about the table of a call, with the names of its people: of those whom the call has met there, so that it asks no
    /// second time; of somebody's table that it only named, they are asked for.
    pub(super) async fn told_of(&self, case: &Case<'_>, say: &Say) -> String {
        let table = case.table.get();
        if let Some(company) = company().filter(|met| table.is_none_or(|table| *table == met.table)) {
            return self.words.say(say, &company);
        }
        let info = match table {
            Some(table) => self.host.info(*table).await.map_or_else(
                |error| {
                    tracing::error!(%table, %error, "a table that a sentence is about cannot be read");
                    None
                },
                Some,
            ),
            None => None,
        };
        match &info {
            Some(info) => self.words.say(say, info),
            None => self.words.plain(say),
        }
    }

    /// The bot's own id; 0 before it is known.
    #[must_use]
    pub fn me(&self) -> u64 {
        self.me.load(Ordering::Acquire)
    }

    /// A sentence without people in it.
    #[must_use]
    pub fn text(&self, id: &'static str) -> String {
        self.words.text(id)
    }

    /// A sentence about a table.
    #[must_use]
    pub fn say(&self, say: &Say, info: &TableInfo) -> String {
        self.words.say(say, info)
    }

    /// A sentence to everybody at a table in which those who are called are mentioned in place of their names.
    #[must_use]
    pub fn mentioning(&self, say: &Say, info: &TableInfo, called: &[Person]) -> String {
        let name = |seat: Seat| {
            let person = info.seats.iter().find(|row| row.seat == seat).and_then(|row| row.person);
            let called = person.filter(|person| called.contains(person));
            called.map_or_else(|| self.name_of(info, seat), mention_of)
        };
        self.words.say(say, &name)
    }

    /// The name in `seat` at a table.
    #[must_use]
    pub fn name_of(&self, info: &TableInfo, seat: Seat) -> String {
        info.name(seat)
    }

    /// What people call the game of a table.
    #[must_use]
    pub fn game_of(&self, info: &TableInfo) -> String {
        super::commands::game_name(self.words, &info.game)
    }
}

/// How somebody is mentioned: in a message that calls them they hear of it.
#[must_use]
pub fn mention_of(person: Person) -> String {
    format!("<@{}>", person.0)
}

#[cfg(test)]
mod tests {
    use skald_rules::words::english;

    fn tame(name: &str) -> String {
        super::tame(name, english())
    }

    #[test]
    fn a_name_keeps_its_letters_and_loses_what_discord_reads_as_form() {
        assert_eq!(tame("john_doe"), "john_doe");
        assert_eq!(tame("[free](http://x)`*bold*`<@1>"), "free(http://x)bold@1");
        assert_eq!(tame("Zoë 🦊"), "Zoë 🦊");
        assert_eq!(tame("``"), "somebody");
    }
}
