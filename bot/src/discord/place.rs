//! What the bot may do in a place, and what is missing there, by the names that Discord's own settings use.
//!
//! What belongs here: reading channels, roles and rules, and what follows from them. What does not: what is done about it.

use serenity::model::{
    Permissions,
    channel::{Channel, ChannelType, GuildChannel, PermissionOverwriteType},
    guild::Role,
    id::{GuildId, RoleId, UserId},
};
use skald_rules::interface::Say;

use super::{
    bot::Bot,
    call::PlaceKind,
    send::{Fault, Sender, channel_id},
};
use crate::host::TableInfo;

/// The permissions that the bot asks for, with the ids of their names.
const NAMES: [(Permissions, &str); 8] = [
    (Permissions::VIEW_CHANNEL, "permission-view"),
    (Permissions::SEND_MESSAGES, "permission-send"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads"),
    (Permissions::CREATE_PUBLIC_THREADS, "permission-threads"),
    (Permissions::CREATE_PRIVATE_THREADS, "permission-private-threads"),
    (Permissions::READ_MESSAGE_HISTORY, "permission-history"),
    (Permissions::ATTACH_FILES, "permission-files"),
    (Permissions::EMBED_LINKS, "permission-embeds"),
];

/// How a place stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be written to.
    Open,
    /// These permissions are missing without which nothing can be written.
    Missing(Permissions),
    /// The thread is locked, and the bot is no moderator.
    Locked,
    /// Moderators have put the bot on a time-out: until it is over it may read, and do nothing else.
    TimedOut,
    /// Discord refuses what its permissions allow, for a reason that it does not tell.
    Refused,
    /// The thread is gone; its channel is there.
    ThreadGone,
    /// The channel is gone, or the bot is no longer in the server.
    ChannelGone,
    /// It could not be found out just now.
    Unknown(Fault),
}

impl From<Result<Self, Fault>> for Standing {
    /// What a look at a place says of it: some faults are answers.
    fn from(looked: Result<Self, Fault>) -> Self {
        match looked {
            Ok(standing) => standing,
            Err(Fault::NoChannel) => Self::ChannelGone,
            Err(Fault::NoAccess) => Self::Missing(Permissions::VIEW_CHANNEL),
            Err(fault) => Self::Unknown(fault),
        }
    }
}

impl Standing {
    /// The standing as the reason for which a table stands still; nothing for a place that is open.
    #[must_use]
    pub fn why(&self) -> Option<Say> {
        match self {
            Self::Open => None,
            Self::Missing(missing) => Some(Say::new("pause-missing").with("missing", names(*missing))),
            Self::Locked => Some(Say::new("pause-locked")),
            Self::TimedOut => Some(Say::new("pause-timed-out")),
            Self::Refused => Some(Say::new("pause-no-access")),
            Self::ThreadGone => Some(Say::new("pause-no-thread")),
            Self::ChannelGone => Some(Say::new("pause-no-channel")),
            Self::Unknown(_) => Some(Say::new("pause-unknown")),
        }
    }
}

/// What a member of a server may do in a place.
pub(super) struct Allowed {
    /// By their roles and the rules of the place.
    pub may: Permissions,
    /// Whether moderators have put them on a time-out: then they may only read all the same.
    pub timed_out: bool,
}

/// What is missing in a place in which a table is to be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lacking {
    /// Without these nothing can be written there.
    pub closed: Permissions,
    /// Without these the game cannot have a thread of its own.
    pub threads: Permissions,
    /// Without these something else is left out.
    pub less: Permissions,
}

impl Lacking {
    /// What is missing where the bot may do this.
    #[must_use]
    pub fn of(kind: PlaceKind, may: Permissions) -> Self {
        if may.contains(Permissions::ADMINISTRATOR) {
            return Self::of(kind, Permissions::all() - Permissions::ADMINISTRATOR);
        }
        let write = if kind == PlaceKind::Thread {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        let threads = if kind == PlaceKind::Channel {
            Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::empty()
        };
        let less = Permissions::ATTACH_FILES | Permissions::EMBED_LINKS | Permissions::READ_MESSAGE_HISTORY;
        Self {
            closed: (Permissions::VIEW_CHANNEL | write) & !may,
            threads: threads & !may,
            less: less & !may,
        }
    }

    /// Why nothing can be opened there, if that is so.
    #[must_use]
    pub fn refusal(&self) -> Option<Say> {
        (!self.closed.is_empty()).then(|| Say::new("open-closed").with("missing", names(self.closed)))
    }

    /// What goes on without what is missing, line by line.
    #[must_use]
    pub fn says(&self) -> Vec<Say> {
        let without = |id, missing: Permissions| Say::new(id).with("missing", names(missing));
        let mut says = Vec::new();
        if !self.threads.is_empty() {
            says.push(without("lack-threads", self.threads));
        }
        for (one, id) in [
            (Permissions::ATTACH_FILES, "lack-files"),
            (Permissions::EMBED_LINKS, "lack-embeds"),
            (Permissions::READ_MESSAGE_HISTORY, "lack-history"),
        ] {
            if self.less.contains(one) {
                says.push(without(id, one));
            }
        }
        says
    }
}

/// The names of permissions as Discord's settings show them.
fn names(permissions: Permissions) -> Vec<Say> {
    let listed = NAMES.iter().filter(|(one, _)| permissions.contains(*one));
    listed.map(|(_, id)| Say::new("permission-shown").with("name", Say::new(id))).collect()
}

/// What somebody with these roles may do in a channel, as Discord works it out: the server's rules, then the channel's
/// for everybody, for the roles together, and for the member. (Whoever owns the server may do everything.)
fn allowed(
    guild: GuildId,
    me: UserId,
    mine: &[Role],
    everybody: Permissions,
    channel: &GuildChannel,
) -> Permissions {
    let base = mine.iter().fold(everybody, |sum, role| sum | role.permissions);
    if base.contains(Permissions::ADMINISTRATOR) {
        return Permissions::all();
    }
    let rule = |fits: &dyn Fn(&PermissionOverwriteType) -> bool| {
        channel
            .permission_overwrites
            .iter()
            .filter(|rule| fits(&rule.kind))
            .fold((Permissions::empty(), Permissions::empty()), |(allow, deny), rule| {
                (allow | rule.allow, deny | rule.deny)
            })
    };
    let is_everyone = |id: u64| id == guild.get();
    let rules = [
        rule(&|kind| matches!(kind, PermissionOverwriteType::Role(id) if is_everyone(id.get()))),
        rule(&|kind| {
            matches!(kind, PermissionOverwriteType::Role(id)
                if !is_everyone(id.get()) && mine.iter().any(|role| role.id == *id))
        }),
        rule(&|kind| matches!(kind, PermissionOverwriteType::Member(id) if *id == me)),
    ];
    let all = rules.iter().fold(base, |sum, (allow, deny)| (sum & !*deny) | *allow);
    if all.contains(Permissions::VIEW_CHANNEL) { all } else { Permissions::empty() }
}

async fn guild_channel(sender: &Sender, id: u64) -> Result<Option<GuildChannel>, Fault> {
    let target = channel_id(id)?;
    match sender.ask(id, |http| async move { http.get_channel(target).await }).await? {
        Channel::Guild(channel) => Ok(Some(channel)),
        _ => Ok(None),
    }
}

impl Bot {
    /// How the place of a table stands, asked of Discord.
    pub async fn standing(&self, info: &TableInfo) -> Standing {
        // What others have yet to play is played in a private thread or nowhere.
        let to_begin = if info.duplicate && info.thread.is_none() {
            Permissions::CREATE_PRIVATE_THREADS | Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::empty()
        };
        match self.stands(info.guild, info.place(), to_begin).await {
            Standing::ChannelGone if info.thread.is_some_and(|thread| thread != info.channel) => {
                match self.standing_of(info.guild, info.channel).await {
                    gone @ (Standing::ChannelGone | Standing::Unknown(_)) => gone,
                    _ => Standing::ThreadGone,
                }
            }
            standing => standing,
        }
    }

    /// How a channel or thread stands, asked of Discord.
    pub async fn standing_of(&self, guild: Option<u64>, place: u64) -> Standing {
        self.stands(guild, place, Permissions::empty()).await
    }

    /// How a channel or thread stands in which this is needed beside writing.
    async fn stands(&self, guild: Option<u64>, place: u64, beside: Permissions) -> Standing {
        // Where the bot is not, Discord says no more of a place than that it may not be seen.
        if let Some(guild) = guild
            && self.host.has_left(guild).await.unwrap_or_else(|error| {
                tracing::error!(%guild, %error, "whether the bot has left a server cannot be read");
                false
            })
        {
            return Standing::ChannelGone;
        }
        self.look_at(guild, place, beside).await.into()
    }

    async fn look_at(&self, guild: Option<u64>, place: u64, beside: Permissions) -> Result<Standing, Fault> {
        let sender = &self.sender;
        let Some(channel) = guild_channel(sender, place).await? else { return Ok(Standing::Open) };
        let Some(guild) = guild.filter(|guild| *guild != 0).map(GuildId::new) else {
            return Ok(Standing::Open);
        };
        let Allowed { may, timed_out } = self.allowed_to(self.me(), guild, &channel).await?;
        let write = match &channel.thread_metadata {
            Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::SEND_MESSAGES,
        };
        let missing = (Permissions::VIEW_CHANNEL | write | beside) & !may;
        if !missing.is_empty() {
            // Who does not see a place may do nothing there; the one that matters is named.
            let view = missing & Permissions::VIEW_CHANNEL;
            return Ok(Standing::Missing(if view.is_empty() { missing } else { view }));
        }
        if timed_out {
            return Ok(Standing::TimedOut);
        }
        let locked = channel.thread_metadata.is_some_and(|thread| thread.locked);
        if locked && !may.contains(Permissions::MANAGE_THREADS) {
            return Ok(Standing::Locked);
        }
        // Permissions do not say everything. Something that leaves no trace is tried, before people are told that a game goes on which
        // would stand still again at its next board.
        let target = channel.id;
        match sender.ask(place, |http| async move { http.broadcast_typing(target).await }).await {
            Err(Fault::NoAccess) => Ok(Standing::Refused),
            _ => Ok(Standing::Open),
        }
    }

    /// What a member of a server may do in a channel or thread of it, asked of Discord.
    pub(super) async fn allowed_to(
        &self,
        who: u64,
        guild: GuildId,
        channel: &GuildChannel,
    ) -> Result<Allowed, Fault> {
        let (sender, place) = (&self.sender, channel.id.get());
        // A thread has its channel's rules.
        let ruled = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
            Some(parent) => guild_channel(sender, parent.get()).await?.unwrap_or_else(|| channel.clone()),
            None => channel.clone(),
        };
        let who = UserId::new(who.max(1));
        let server = sender.ask(place, |http| async move { http.get_guild(guild).await }).await?;
        let member = sender.ask(place, |http| async move { http.get_member(guild, who).await }).await?;
        if server.owner_id == who {
            return Ok(Allowed { may: Permissions::all(), timed_out: false });
        }
        let everybody =
            server.roles.get(&RoleId::new(guild.get())).map_or(Permissions::empty(), |role| role.permissions);
        let mine: Vec<Role> =
            server.roles.into_values().filter(|role| member.roles.contains(&role.id)).collect();
        let may = allowed(guild, who, &mine, everybody, &ruled);
        let until =
            member.communication_disabled_until.map(|until| until.unix_timestamp().saturating_mul(1_000));
        let timed_out = until.is_some_and(|until| until > self.host.now());
        Ok(Allowed { may, timed_out: timed_out && !may.contains(Permissions::ADMINISTRATOR) })
    }

    /// Whether somebody is in the server of a table, asked of Discord. A table without a server has everybody.
    ///
    /// # Errors
    /// A [`Fault`] when it could not be found out.
    pub async fn is_member(&self, who: u64, info: &TableInfo) -> Result<bool, Fault> {
        let Some(guild) = info.guild.filter(|guild| *guild != 0).map(GuildId::new) else { return Ok(true) };
        let who = UserId::new(who.max(1));
        let asked = self.sender.ask(info.place(), |http| async move { http.get_member(guild, who).await });
        match asked.await {
            Ok(_) => Ok(true),
            Err(Fault::NoMember) => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Whether somebody sees the place of a table, asked of Discord. Nobody is taken to see a private thread.
    ///
    /// # Errors
    /// A [`Fault`] when it could not be found out.
    pub async fn sees(&self, who: u64, info: &TableInfo) -> Result<bool, Fault> {
        self.sees_place(who, info.guild, info.place()).await
    }

    /// Whether somebody sees a channel or thread of a server, asked of Discord. Nobody is taken to see a private thread.
    ///
    /// # Errors
    /// A [`Fault`] when it could not be found out.
    pub async fn sees_place(&self, who: u64, guild: Option<u64>, place: u64) -> Result<bool, Fault> {
        let Some(guild) = guild.filter(|guild| *guild != 0).map(GuildId::new) else { return Ok(true) };
        let seen = async {
            let Some(channel) = guild_channel(&self.sender, place).await? else { return Ok(false) };
            if channel.kind == ChannelType::PrivateThread {
                return Ok(false);
            }
            Ok(self.allowed_to(who, guild, &channel).await?.may.contains(Permissions::VIEW_CHANNEL))
        };
        match seen.await {
            Err(Fault::NoMember | Fault::NoChannel | Fault::NoAccess) => Ok(false),
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn channel(rules: &serde_json::Value) -> GuildChannel {
        serde_json::from_value(json!({
            "id": "4", "type": 0, "guild_id": "3", "name": "games", "position": 0, "permission_overwrites": rules,
        }))
        .unwrap()
    }

    fn role(id: &str, bits: u64) -> Role {
        serde_json::from_value(json!({
            "id": id, "guild_id": "3", "name": "r", "color": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "hoist": false, "position": 1,
            "permissions": bits.to_string(), "managed": false, "mentionable": false,
        }))
        .unwrap()
    }

    #[test]
    fn what_is_missing_is_told_apart_by_what_goes_on_without_it() {
        let all = NAMES.iter().fold(Permissions::empty(), |sum, (one, _)| sum | *one);
        let none = Permissions::empty();
        for kind in [PlaceKind::Channel, PlaceKind::Thread, PlaceKind::Private] {
            let lacking = Lacking::of(kind, all);
            assert_eq!((lacking.closed, lacking.threads, lacking.less), (none, none, none), "{kind:?}");
            assert_eq!(Lacking::of(kind, Permissions::ADMINISTRATOR).refusal(), None, "{kind:?}");
        }
        let said = |kind, missing: Permissions| {
            let lacking = Lacking::of(kind, all - missing);
            let ids: Vec<&str> = lacking.says().iter().map(|say| say.id).collect();
            (lacking.refusal().map(|say| say.id), ids)
        };
        let threads = Permissions::CREATE_PUBLIC_THREADS;
        assert_eq!(said(PlaceKind::Channel, threads), (None, vec!["lack-threads"]));
        assert_eq!(said(PlaceKind::Thread, threads), (None, vec![]));
        let both = Permissions::ATTACH_FILES | Permissions::EMBED_LINKS;
        assert_eq!(said(PlaceKind::Thread, both), (None, vec!["lack-files", "lack-embeds"]));
        assert_eq!(said(PlaceKind::Channel, Permissions::SEND_MESSAGES).0, Some("open-closed"));
        assert_eq!(said(PlaceKind::Thread, Permissions::SEND_MESSAGES).0, None);
        assert_eq!(said(PlaceKind::Thread, Permissions::SEND_MESSAGES_IN_THREADS).0, Some("open-closed"));
    }

    #[test]
    fn rules_of_a_channel_count_in_discords_order() {
        let (guild, me) = (GuildId::new(3), UserId::new(1));
        let view = Permissions::VIEW_CHANNEL;
        let send = Permissions::SEND_MESSAGES;
        let rules = |deny_all: Permissions, allow_role: Permissions, deny_me: Permissions| {
            channel(&json!([
                {"id": "3", "type": 0, "allow": "0", "deny": deny_all.bits().to_string()},
                {"id": "9", "type": 0, "allow": allow_role.bits().to_string(), "deny": "0"},
                {"id": "1", "type": 1, "allow": "0", "deny": deny_me.bits().to_string()},
            ]))
        };
        let none = Permissions::empty();
        let mine = [role("9", 0)];
        let of = |rules: &GuildChannel| allowed(guild, me, &mine, view | send, rules);
        assert_eq!(of(&rules(none, none, none)), view | send);
        assert_eq!(of(&rules(send, none, none)), view);
        assert_eq!(of(&rules(send, send, none)), view | send, "a role's rule is stronger than everybody's");
        assert_eq!(of(&rules(none, send, send)), view, "and the member's own is the strongest");
        assert_eq!(of(&rules(view, none, none)), none, "who does not see it may do nothing");
        let ruler = [role("9", Permissions::ADMINISTRATOR.bits())];
        assert!(allowed(guild, me, &ruler, none, &rules(view, none, view)).contains(send));
    }
}
