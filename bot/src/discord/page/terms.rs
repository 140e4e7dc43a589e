//! What people agree to when they join: a few short lines in the invitation, and all of it behind a button.

use skald_rules::interface::Say;

use super::{days_words, game_words, limit_words, shares_words};
use crate::{
    discord::bot::Bot,
    host::{TableInfo, Terms, span},
};

impl Bot {
    /// The short lines of an invitation: pace, length, and what happens to whoever is late or away.
    #[must_use]
    pub fn terms_brief(&self, info: &TableInfo) -> String {
        let mut lines = vec![self.pace_brief(info), self.length_brief(info)];
        lines.extend(self.days_brief(info));
        if info.terms.limit.is_some() {
            let late = info.terms.stand_in().map(u32::from).map_or_else(
                || Say::new("brief-late"),
                |times| Say::new("brief-late-stand-in").with("times", times),
            );
            lines.push(late);
            // What a game does beside that is agreed to as well.
            lines.extend(info.absence.iter().cloned());
        } else if !info.of_tournament {
            let silence = Say::new("brief-silence")
                .with("time", span(Terms::SILENCE))
                .with("later", span(Terms::SILENCE_TOLD));
            lines.push(silence);
        }
        self.lines(&lines)
    }

    /// All that people agree to, by what it is about.
    #[must_use]
    pub fn terms_text(&self, info: &TableInfo) -> String {
        let limit = info.terms.limit;
        let pace = Say::new("terms-pace").with("pace", limit_words(self.words, limit));
        let mut turns = vec![self.words.text("terms-head-turns"), self.words.plain(&pace)];
        turns.extend(shares_words(self.words, &info.terms));
        if info.terms.rests {
            turns.push(self.words.text("terms-hours"));
        }
        let length = Say::new(if info.length.games > 1 { "terms-length-match" } else { "terms-length" })
            .with("games", info.length.games)
            .with("turns", info.length.turns)
            .with("answers", info.length.answers)
            .with("most", info.length.answers_long);
        let mut game = vec![self.words.text("terms-head-game"), self.words.plain(&length)];
        game.extend(limit.map(|limit| game_words(self.words, &info.length, limit)));
        let days = info.length.days.filter(|_| info.terms.is_slow());
        game.extend(days.map(|days| {
            if is_alone(info) {
                return self.words.text("terms-days-alone");
            }
            days_words(self.words, &info.length, days, limit)
        }));
        let absent = if limit.is_some() { "terms-absent" } else { "terms-no-limit" };
        let mut late = vec![self.words.text("terms-head-late"), self.words.text(absent)];
        let stand_in = info.terms.stand_in().map(u32::from);
        late.extend(stand_in.map(|times| self.words.plain(&Say::new("terms-stand-in").with("times", times))));
        late.extend(self.say_lost(info).map(|say| self.words.plain(&say)));
        late.extend(self.deserted(info).map(|say| self.words.plain(&say)));
        if limit.is_some() {
            late.extend(info.absence.iter().map(|say| self.words.plain(say)));
        } else if !info.of_tournament {
            late.push(self.words.plain(&Terms::told_of_silence()));
        }
        [turns, game, late].map(|lines| lines.join("\n")).join("\n")
    }

    /// When the others may decide without somebody; in a tournament they never do.
    fn say_lost(&self, info: &TableInfo) -> Option<Say> {
        if info.of_tournament {
            return None;
        }
        Some(match info.terms.limit {
            Some(_) => Say::new("terms-say").with("times", u32::from(Terms::NO_SAY)),
            None => Say::new("terms-say-no-limit").with("time", span(self.host.patience())),
        })
    }

    /// When a table whose people are all gone stands still, and how long after that it is closed.
    fn deserted(&self, info: &TableInfo) -> Option<Say> {
        let time = span(self.host.deserted());
        if info.terms.stand_in().is_some() {
            return Some(Say::new("terms-deserted").with("time", time));
        }
        let ends = info.terms.limit.is_some() && !info.of_tournament;
        ends.then(|| {
            Say::new("terms-deserted-all").with("times", u32::from(Terms::DESERTED)).with("time", time)
        })
    }

    fn pace_brief(&self, info: &TableInfo) -> Say {
        let terms = &info.terms;
        let Some(limit) = terms.limit else { return Say::new("brief-no-limit") };
        let id = match (terms.bank.is_any(), terms.bank.each > 0) {
            (false, _) => "brief-pace",
            (true, false) => "brief-pace-reserve",
            (true, true) => "brief-pace-grows",
        };
        Say::new(id)
            .with("pace", limit_words(self.words, Some(limit)))
            .with("first", span(terms.bank.first))
            .with("each", span(terms.bank.each))
    }

    fn length_brief(&self, info: &TableInfo) -> Say {
        Say::new(if info.length.games > 1 { "brief-length-match" } else { "brief-length" })
            .with("games", info.length.games)
            .with("turns", info.length.turns)
            .with("answers", info.length.answers)
    }

    /// How long that takes: in days where a turn may take one, else by the clock.
    fn days_brief(&self, info: &TableInfo) -> Option<Say> {
        let limit = info.terms.limit;
        let Some(days) = info.length.days.filter(|_| info.terms.is_slow()) else {
            let usual = limit?.saturating_mul(info.length.waits.into());
            return Some(Say::new("brief-time").with("usual", span(usual)));
        };
        if is_alone(info) {
            return Some(Say::new("terms-days-alone"));
        }
        let say = |id| Say::new(id).with("once", days.once).with("thrice", days.thrice);
        Some(match (info.length.visits, limit) {
            (Some(visits), Some(limit)) => {
                let ordering = limit.saturating_mul(visits.ordering.into());
                say("brief-days-orders").with("ordering", span(ordering))
            }
            _ => say("brief-days"),
        })
    }

    fn lines(&self, says: &[Say]) -> String {
        says.iter().map(|say| self.words.plain(say)).collect::<Vec<_>>().join("\n")
    }
}

/// Whether one person would play with computers alone, if the game began now.
fn is_alone(info: &TableInfo) -> bool {
    let people = info.seats.iter().filter(|seat| seat.person.is_some()).count();
    people == 1 && info.seats.len() > 1 && info.seats.len() >= usize::from(info.least)
}
