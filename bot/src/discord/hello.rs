//! Saying hello in a server to which the bot was added: once, in a channel where it may, with what is missing there.
//!
//! Discord tells of every server at the start of a connection as it tells of one to which the bot has just been added. What
//! tells them apart is since when the bot is in it, and that it has not said hello there yet.

use std::time::Duration;

use serenity::model::{
    channel::{ChannelType, GuildChannel},
    guild::Guild,
};
use skald_rules::words::words_for;

use super::{
    answer::{Answer, Fitted},
    audience::{Channel, Everybody},
    bot::Bot,
    call::PlaceKind,
    place::Lacking,
    send::Fault,
};

/// The pauses between the tries to say hello in a channel.
const AGAIN: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(20)];

/// In how many channels it is looked whether the bot may write there.
const LOOKED: usize = 10;

/// The channels in which hello may be said: the one that the server has for such messages, then those for text in their
/// order.
fn channels(guild: &Guild) -> Vec<&GuildChannel> {
    let mut channels: Vec<&GuildChannel> =
        guild.channels.values().filter(|channel| channel.kind == ChannelType::Text).collect();
    channels
        .sort_by_key(|channel| (Some(channel.id) != guild.system_channel_id, channel.position, channel.id));
    channels.truncate(LOOKED);
    channels
}

impl Bot {
    /// Says hello in a server if it has just been added to it. `me` is the bot's own id.
    pub(super) async fn say_hello(&self, guild: &Guild, me: u64) {
        let joined = guild.joined_at.unix_timestamp().saturating_mul(1_000);
        match self.host.greet(guild.id.get(), joined).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::warn!(%error, guild = guild.id.get(), "a greeting cannot be noted, so it is left out");
                return;
            }
        }
        let there = self.for_reader(words_for(&guild.preferred_locale));
        for channel in channels(guild) {
            let may = match self.allowed_to(me, guild.id, channel).await {
                Ok(allowed) => allowed.may,
                Err(fault) => {
                    tracing::info!(%fault, "it could not be found out whether a channel can be written to");
                    continue;
                }
            };
            let lacking = Lacking::of(PlaceKind::Channel, may);
            if lacking.refusal().is_some() {
                continue;
            }
            let place = channel.id.get();
            let answer = Fitted::from(there.hello_page(&lacking));
            let nonce = format!("hello-{}", guild.id);
            match self.greet_in(place, &answer, &nonce).await {
                Ok(()) => return,
                // It may stand there all the same: in another channel it would be said twice.
                Err(fault) if fault.passes() => {
                    tracing::warn!(%fault, place, "whether hello was said is not known; it is left at that");
                    return;
                }
                Err(fault) => tracing::info!(%fault, place, "hello could not be said in a channel"),
            }
        }
        tracing::info!(guild = guild.id.get(), "there is no channel in which hello can be said");
    }

    /// Says hello in a channel. Where it is not known whether it arrived it is tried again, as long as Discord knows it again.
    async fn greet_in(&self, place: u64, answer: &Fitted<Everybody>, nonce: &str) -> Result<(), Fault> {
        let mut pauses = AGAIN.iter();
        loop {
            match self.sender.post(Channel::of_table(place), answer, nonce).await {
                Ok(_) => return Ok(()),
                Err(fault) if fault.passes() => match pauses.next() {
                    Some(pause) => tokio::time::sleep(*pause).await,
                    None => return Err(fault),
                },
                Err(fault) => return Err(fault),
            }
        }
    }

    fn hello_page(&self, lacking: &Lacking) -> Answer<Everybody> {
        let mut lines = vec![self.text("hello")];
        let missing = lacking.says();
        if !missing.is_empty() {
            lines.push(self.text("hello-lacking"));
            lines.extend(missing.iter().map(|say| format!("• {}", self.words.plain(say))));
        }
        Answer::text(&lines.join("\n")).silent()
    }
}
