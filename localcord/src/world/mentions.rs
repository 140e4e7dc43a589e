//! Whom a text mentions, after the bot's `allowed_mentions`. Whom a message calls is `pings`.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::id::Id;
use crate::json::{Read, to_id};

/// Whom a text names and is allowed to name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    pub users: BTreeSet<Id>,
    pub everyone: bool,
}

/// Reads the mentions out of a text. Without `allowed` everything that is named counts, as on Discord.
pub(crate) fn find(text: &str, allowed: Option<&Value>) -> Mentions {
    let parses = |what: &str| match allowed {
        None => true,
        Some(rule) => rule.list("parse").iter().any(|entry| entry.as_str() == Some(what)),
    };
    let listed: BTreeSet<Id> =
        allowed.map(|rule| rule.list("users").iter().filter_map(to_id).collect()).unwrap_or_default();
    let users = named(text).filter(|id| parses("users") || listed.contains(id)).collect();
    let everyone = parses("everyone") && (text.contains("@everyone") || text.contains("@here"));
    Mentions { users, everyone }
}

/// The ids in `<@id>` and `<@!id>`.
fn named(text: &str) -> impl Iterator<Item = Id> + '_ {
    text.split("<@").skip(1).filter_map(|rest| {
        let (inside, _) = rest.split_once('>')?;
        inside.trim_start_matches('!').parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn without_a_rule_everybody_named_is_mentioned() {
        let found = find("<@5> and <@!6>, @everyone", None);
        assert_eq!(found, Mentions { users: [Id(5), Id(6)].into(), everyone: true });
    }

    #[test]
    fn a_rule_lets_through_only_what_it_lists() {
        let rule = json!({"parse": [], "users": ["6"]});
        assert_eq!(find("<@5> <@6> @here", Some(&rule)), Mentions { users: [Id(6)].into(), everyone: false });
        let rule = json!({"parse": ["users"]});
        assert_eq!(find("<@5> @here <@x>", Some(&rule)), Mentions { users: [Id(5)].into(), everyone: false });
    }
}
