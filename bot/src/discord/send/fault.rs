//! What went wrong with a request, told in one place.

use std::fmt;

use serenity::http::HttpError;

/// What went wrong with a request to Discord, by what is to be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The interaction's time is over: stop.
    Gone,
    /// The interaction was answered already: done, if it was we who answered.
    Answered,
    /// The person's door is closed: Discord delivers no private message to them.
    ClosedDm,
    /// The bot may open no new private channels for now; those that are open are not concerned.
    Flagged,
    /// Too fast: wait, then try again.
    SlowDown,
    /// The message is not there any more.
    NoMessage,
    /// The channel is not there any more.
    NoChannel,
    /// The person is not in the server, or is nobody any more: the account was deleted.
    NoMember,
    /// The bot may not see the channel or write in it.
    NoAccess,
    /// The thread was put away.
    Archived,
    /// The thread is locked, and only a moderator can open it.
    Locked,
    /// Too many threads are open in the server.
    NoThreads,
    /// The message is too old to be changed again just now.
    OldEdits,
    /// The message has a thread already.
    HasThread,
    /// The token is not accepted.
    Token,
    /// The request was kept from Discord, or refused for a reason that says nothing about a place or a person: by
    /// Cloudflare, for example. Nothing was done.
    Barred(String),
    /// The request was wrong: a mistake of the bot, with the places that Discord names.
    Ours(String),
    /// Discord or the line failed; the request may or may not have been carried out.
    Theirs(String),
}

impl Fault {
    /// The word for its class, for counting.
    #[must_use]
    pub const fn class(&self) -> &'static str {
        match self {
            Self::Gone => "gone",
            Self::Answered => "answered",
            Self::ClosedDm => "closed_dm",
            Self::Flagged => "flagged",
            Self::SlowDown => "slow_down",
            Self::NoMessage => "no_message",
            Self::NoChannel => "no_channel",
            Self::NoMember => "no_member",
            Self::NoAccess => "no_access",
            Self::Archived => "archived",
            Self::Locked => "locked",
            Self::NoThreads => "no_threads",
            Self::OldEdits => "old_edits",
            Self::HasThread => "has_thread",
            Self::Token => "token",
            Self::Barred(_) => "barred",
            Self::Ours(_) => "ours",
            Self::Theirs(_) => "theirs",
        }
    }

    /// Whether it passes by itself, so that a later try can help.
    #[must_use]
    pub fn passes(&self) -> bool {
        matches!(self, Self::SlowDown | Self::Theirs(_) | Self::Barred(_) | Self::Token | Self::Flagged)
    }

    /// Whether another try within the second may help. Where requests are barred it only makes things worse.
    #[must_use]
    pub fn passes_soon(&self) -> bool {
        matches!(self, Self::SlowDown | Self::Theirs(_))
    }

    /// Whether it says that nothing gets through to Discord, whichever the place.
    #[must_use]
    pub fn is_of_the_line(&self) -> bool {
        matches!(self, Self::Theirs(_) | Self::Barred(_) | Self::Token)
    }

    /// Whether Discord refused because of an emoji that it does not know: somebody has taken it away by hand.
    #[must_use]
    pub fn is_of_emoji(&self) -> bool {
        matches!(self, Self::Ours(what) if what.contains("emoji"))
    }

    /// Whether Discord refused because a plain message was to take the place of one that is made of components, which it is for
    /// good.
    #[must_use]
    pub fn is_of_components(&self) -> bool {
        matches!(self, Self::Ours(what) if what.contains("COMPONENTS_V2"))
    }

    /// Whether it says that the place of a table cannot be written to.
    #[must_use]
    pub fn closes_a_place(&self) -> bool {
        matches!(self, Self::NoChannel | Self::NoAccess | Self::Locked)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone => f.write_str("the time for an answer is over"),
            Self::Answered => f.write_str("answered already"),
            Self::ClosedDm => f.write_str("private messages are closed"),
            Self::Flagged => f.write_str("no new private channels may be opened for now"),
            Self::SlowDown => f.write_str("Discord asks to slow down"),
            Self::NoMessage => f.write_str("the message is gone"),
            Self::NoChannel => f.write_str("the channel is gone"),
            Self::NoMember => f.write_str("the person is not in the server"),
            Self::NoAccess => f.write_str("no access to the channel"),
            Self::Archived => f.write_str("the thread is archived"),
            Self::Locked => f.write_str("the thread is locked"),
            Self::NoThreads => f.write_str("too many threads are open in the server"),
            Self::OldEdits => f.write_str("the message is too old to be changed again now"),
            Self::HasThread => f.write_str("the message has a thread"),
            Self::Token => f.write_str("the token is not accepted"),
            Self::Barred(what) => write!(f, "the request was kept from Discord: {what}"),
            Self::Ours(what) => write!(f, "a bad request: {what}"),
            Self::Theirs(what) => write!(f, "Discord or the line failed: {what}"),
        }
    }
}

impl std::error::Error for Fault {}

/// What an error of the client library means.
#[must_use]
pub fn classify(error: &serenity::Error) -> Fault {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            let places: Vec<String> = answer
                .error
                .errors
                .iter()
                .map(|error| format!("{}: {} ({})", error.path, error.message, error.code))
                .collect();
            by_code(
                answer.status_code.as_u16(),
                answer.error.code,
                &format!("{} {}", answer.error.message, places.join("; ")),
            )
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_builder() => {
            Fault::Ours(error.to_string())
        }
        serenity::Error::Http(HttpError::Request(error)) => Fault::Theirs(without_address(error)),
        // The request was carried out, and its answer was not understood.
        serenity::Error::Json(error) => Fault::Theirs(error.to_string()),
        other => Fault::Ours(other.to_string()),
    }
}

/// The error without the address of the request, which holds an interaction's token.
fn without_address(error: &reqwest::Error) -> String {
    if error.is_timeout() {
        "no answer in time".to_owned()
    } else if error.is_connect() {
        "no connection".to_owned()
    } else {
        "the connection broke".to_owned()
    }
}

/// What an HTTP status and Discord's code mean.
#[must_use]
pub fn by_code(status: u16, code: isize, message: &str) -> Fault {
    match (status, code) {
        (_, 10_062 | 10_015 | 50_027) => Fault::Gone,
        (_, 40_060) => Fault::Answered,
        (_, 50_007 | 50_278) => Fault::ClosedDm,
        (_, 30_046) => Fault::OldEdits,
        (429, _) | (_, 40_003 | 20_028 | 40_062) => Fault::SlowDown,
        (_, 10_008) => Fault::NoMessage,
        (_, 10_003 | 10_004) => Fault::NoChannel,
        (_, 10_007 | 10_013 | 50_033) => Fault::NoMember,
        (_, 50_083) => Fault::Archived,
        (_, 160_004) => Fault::HasThread,
        (_, 50_001 | 50_013) => Fault::NoAccess,
        (_, 160_005) => Fault::Locked,
        (_, 160_006 | 160_007) => Fault::NoThreads,
        (_, 20_026) => Fault::Flagged,
        (_, 40_001 | 40_333) => Fault::Barred(format!("status {status}, code {code}")),
        (401, _) => Fault::Token,
        (403, _) => Fault::Barred(format!("status {status}, code {code}")),
        (500.., _) => Fault::Theirs(format!("status {status}")),
        _ => Fault::Ours(format!("status {status}, code {code}: {message}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_answer_of_discord_has_its_meaning() {
        let table = [
            (404, 10_062, Fault::Gone),
            (404, 10_015, Fault::Gone),
            (401, 50_027, Fault::Gone),
            (400, 40_060, Fault::Answered),
            (403, 50_007, Fault::ClosedDm),
            (403, 50_278, Fault::ClosedDm),
            (429, -1, Fault::SlowDown),
            (403, 40_003, Fault::SlowDown),
            (404, 10_008, Fault::NoMessage),
            (404, 10_003, Fault::NoChannel),
            (404, 10_007, Fault::NoMember),
            (404, 10_013, Fault::NoMember),
            (400, 50_033, Fault::NoMember),
            (403, 50_001, Fault::NoAccess),
            (403, 50_013, Fault::NoAccess),
            (400, 50_083, Fault::Archived),
            (403, 160_005, Fault::Locked),
            (400, 160_006, Fault::NoThreads),
            (429, 30_046, Fault::OldEdits),
            (403, 20_026, Fault::Flagged),
            (400, 160_004, Fault::HasThread),
            (401, 0, Fault::Token),
        ];
        for (status, code, fault) in table {
            assert_eq!(by_code(status, code, ""), fault, "{status} {code}");
        }
        assert!(matches!(by_code(400, 50_035, "content"), Fault::Ours(why) if why.contains("content")));
        assert!(matches!(by_code(502, -1, ""), Fault::Theirs(_)));
    }

    #[test]
    fn a_refusal_that_names_no_place_and_no_door_says_nothing_about_either() {
        // Cloudflare's page has no code; a code that is not known is no reason to shut anybody out.
        for (status, code) in
            [(403, -1), (403, 0), (403, 40_333), (401, 40_001), (403, 40_001), (403, 20_028)]
        {
            let fault = by_code(status, code, "");
            assert!(!fault.closes_a_place() && fault != Fault::ClosedDm, "{status} {code}: {fault}");
            assert!(fault.passes(), "{status} {code}: {fault}");
        }
        for (status, code) in [(403, 50_001), (403, 50_013), (403, 160_005), (404, 10_003), (404, 10_004)] {
            assert!(by_code(status, code, "").closes_a_place(), "{status} {code}");
        }
    }

    #[test]
    fn only_what_passes_is_tried_again() {
        assert!(Fault::Barred(String::new()).passes() && !Fault::Barred(String::new()).passes_soon());
        assert!(Fault::SlowDown.passes() && Fault::Theirs(String::new()).passes());
        assert!(!Fault::ClosedDm.passes() && !Fault::Gone.passes() && !Fault::Ours(String::new()).passes());
    }
}
