//! What the bot may do in a place, and what is missing there, by the names that Discord's own settings use.
//!
//! What belongs here: reading channels, roles and rules, and what follows from them. What does not: what is done about it.

use serenity::model::{
    Permissions,
    channel::{Channel, GuildChannel, PermissionOverwriteType},
    guild::Role,
    id::{GuildId, UserId},
};
use skald_rules::interface::Say;

use super::{
    bot::Bot,
    send::{Fault, Sender, channel_id},
};
use crate::host::TableInfo;

/// The permissions that the bot asks for, with the ids of their names.
const NAMES: [(Permissions, &str); 7] = [
    (Permissions::VIEW_CHANNEL, "permission-view"),
    (Permissions::SEND_MESSAGES, "permission-send"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads"),
    (Permissions::CREATE_PUBLIC_THREADS, "permission-threads"),
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
    /// The thread is gone; its channel is there.
    ThreadGone,
    /// The channel is gone, or the bot is no longer in the server.
    ChannelGone,
    /// It could not be found out just now.
    Unknown(Fault),
}

impl Standing {
    /// The standing as the reason for which a table stands still; nothing for a place that is open.
    #[must_use]
    pub fn why(&self) -> Option<Say> {
        match self {
            Self::Open => None,
            Self::Missing(missing) => Some(Say::new("pause-missing").with("missing", names(*missing))),
            Self::Locked => Some(Say::new("pause-locked")),
            Self::ThreadGone => Some(Say::new("pause-no-thread")),
            Self::ChannelGone => Some(Say::new("pause-no-channel")),
            Self::Unknown(_) => Some(Say::new("pause-unknown")),
        }
    }
}

/// The names of permissions as Discord's settings show them.
fn names(permissions: Permissions) -> Vec<Say> {
    let listed = NAMES.iter().filter(|(one, _)| permissions.contains(*one));
    listed.map(|(_, id)| Say::new("permission-shown").with("name", Say::new(id))).collect()
}

/// What somebody with these roles may do in a channel, as Discord works it out: the server's rules, then the channel's
/// for everybody, for the roles together, and for the member.
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
        match self.standing_of(info.guild, info.place()).await {
            Err(Fault::NoChannel) if info.thread.is_some_and(|thread| thread != info.channel) => {
                match self.standing_of(info.guild, info.channel).await {
                    Ok(_) | Err(Fault::NoAccess) => Standing::ThreadGone,
                    Err(Fault::NoChannel) => Standing::ChannelGone,
                    Err(fault) => Standing::Unknown(fault),
                }
            }
            Err(Fault::NoChannel) => Standing::ChannelGone,
            Err(Fault::NoAccess) => Standing::Missing(Permissions::VIEW_CHANNEL),
            Err(fault) => Standing::Unknown(fault),
            Ok(standing) => standing,
        }
    }

    /// How a channel or thread stands, asked of Discord.
    ///
    /// # Errors
    /// A [`Fault`]; [`Fault::NoChannel`] and [`Fault::NoAccess`] are answers, too.
    pub async fn standing_of(&self, guild: Option<u64>, place: u64) -> Result<Standing, Fault> {
        let sender = &self.sender;
        let Some(channel) = guild_channel(sender, place).await? else { return Ok(Standing::Open) };
        let Some(guild) = guild.filter(|guild| *guild != 0).map(GuildId::new) else {
            return Ok(Standing::Open);
        };
        // A thread has its channel's rules.
        let ruled = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
            Some(parent) => guild_channel(sender, parent.get()).await?.unwrap_or_else(|| channel.clone()),
            None => channel.clone(),
        };
        let me = UserId::new(self.me().max(1));
        let roles = sender.ask(place, |http| async move { http.get_guild_roles(guild).await }).await?;
        let member = sender.ask(place, |http| async move { http.get_member(guild, me).await }).await?;
        let everybody = roles
            .iter()
            .find(|role| role.id.get() == guild.get())
            .map_or(Permissions::empty(), |role| role.permissions);
        let mine: Vec<Role> = roles.into_iter().filter(|role| member.roles.contains(&role.id)).collect();
        let allowed = allowed(guild, me, &mine, everybody, &ruled);
        let write = match &channel.thread_metadata {
            Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::SEND_MESSAGES,
        };
        let missing = (Permissions::VIEW_CHANNEL | write) & !allowed;
        if !missing.is_empty() {
            // Who does not see a place may do nothing there; the one that matters is named.
            let view = missing & Permissions::VIEW_CHANNEL;
            return Ok(Standing::Missing(if view.is_empty() { missing } else { view }));
        }
        let locked = channel.thread_metadata.is_some_and(|thread| thread.locked);
        if locked && !allowed.contains(Permissions::MANAGE_THREADS) {
            return Ok(Standing::Locked);
        }
        Ok(Standing::Open)
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
