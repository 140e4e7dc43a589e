//! What can be typed next: tables, moves, orders, options, clauses, cards.

use skald_rules::{
    interface::{OptionKind, OptionSpec},
    time::Calendar,
};

use super::{find::Wanted, in_short::in_short, options::SoFar};
use crate::{
    discord::{
        bot::{Bot, Case, Stop},
        call::Typed,
        limits,
    },
    host::{Refused, Status, TableId},
};

/// Suggestions: label and value.
pub(super) type Suggestions = Vec<(String, String)>;

impl Bot {
    /// What can be typed next for an option of a command.
    pub(in crate::discord) async fn suggestions(
        &self,
        case: &Case<'_>,
        typed: &Typed,
        option: &str,
        text: &str,
    ) -> Result<Suggestions, Stop> {
        match (typed.name.as_str(), typed.sub.as_deref(), option) {
            ("setup", _, "table") => match case.call.place.guild {
                Some(guild) => Ok(matching(self.suggest_tables_of_server(guild).await?.into_iter(), text)),
                None => Ok(Vec::new()),
            },
            (_, _, "table") => self.suggest_tables(case, text).await,
            ("settings", _, "zone") => Ok(zones(text)),
            ("table", Some("options"), "options") => {
                let table = self.find(case, typed, Wanted::MyLobby).await?;
                let game = self.host.info(table).await?.game;
                let kind = self.host.catalogue().get(&game).ok_or(Refused::NoGame(game))?;
                Ok(self.suggest_options(&kind.options(), text))
            }
            ("open" | "tournament", _, "options") => {
                let game = typed.text("game").and_then(|game| self.host.catalogue().get(game));
                let Some(kind) = game else { return Ok(Vec::new()) };
                let held = typed.name == "tournament";
                let specs = if held { self.host.tournament_options(kind) } else { kind.options() };
                Ok(self.suggest_options(&specs, text))
            }
            ("move", _, "play") => {
                let table = self.find(case, typed, Wanted::MyTurn).await?;
                self.suggest_moves(case, table, text).await
            }
            ("orders", _, "order") => {
                let table = self.find(case, typed, Wanted::MyGame).await?;
                self.suggest_order(case, table, text).await
            }
            ("orders", _, "drop") => {
                let table = self.find(case, typed, Wanted::MyGame).await?;
                let orders = self.host.orders(case.person(), table).await?;
                Ok(matching(orders.into_iter().map(|order| (order.says, order.slot)), text))
            }
            ("rules", _, "find") => self.suggest_rules(case, typed.text("game"), text).await,
            ("card", _, "name") => self.suggest_cards(case, typed.text("game"), text).await,
            ("deck", Some("bring"), "deck") => {
                let game = self.game_of_lobby(case, typed).await?;
                Ok(matching(self.decks_named(case, game).await?.into_iter(), text))
            }
            ("deck" | "tournament", _, "deck") => {
                Ok(matching(self.decks_named(case, None).await?.into_iter(), text))
            }
            ("tournament", _, "tournament") => {
                Ok(matching(self.suggest_tournaments(case).await?.into_iter(), text))
            }
            ("tournament", _, "entrant") => {
                Ok(matching(self.suggest_entrants(case, typed).await?.into_iter(), text))
            }
            ("deck", _, "head") => {
                let kind = self.game_meant(typed.text("game"))?;
                let heads = self.host.book(kind.id)?.heads();
                let named = heads.into_iter().map(|(key, name)| (self.words.plain(&name), key.to_string()));
                Ok(matching(named, text))
            }
            ("table", Some(sub @ ("remove" | "vacate")), "seat") => {
                let wanted = if sub == "remove" { Wanted::MyLobby } else { Wanted::MyGame };
                let table = self.find(case, typed, wanted).await?;
                let info = self.host.info(table).await?;
                let seats = info
                    .seats
                    .iter()
                    .filter(|seat| seat.person != Some(case.person()) && !seat.gone && !seat.vacant)
                    .map(|seat| (seat.name.clone(), (seat.seat.index() + 1).to_string()));
                Ok(matching(seats, text))
            }
            _ => Ok(Vec::new()),
        }
    }

    /// The game whose lists can be brought to the table that is meant; nothing where several tables may be meant.
    async fn game_of_lobby(&self, case: &Case<'_>, typed: &Typed) -> Result<Option<&'static str>, Stop> {
        let Ok(table) = self.find(case, typed, Wanted::MyLobby).await else { return Ok(None) };
        let info = self.host.info(table).await?;
        Ok(self.host.book(&info.game).ok().map(|book| book.game()))
    }

    async fn suggest_tables(&self, case: &Case<'_>, text: &str) -> Result<Suggestions, Stop> {
        let mut tables = self.host.tables_in(case.call.place.channel, true).await?;
        for table in self.host.tables_of(case.person()).await? {
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
        let mut lines = Vec::new();
        for table in tables.into_iter().take(limits::SUGGESTIONS * 2) {
            let info = self.host.info(table).await?;
            if info.status != Status::Closed {
                lines.push((self.table_line(&info), info.code));
            }
        }
        Ok(matching(lines.into_iter(), text))
    }

    /// Options of a game, `key=value` after `key=value`.
    fn suggest_options(&self, specs: &[OptionSpec], text: &str) -> Suggestions {
        let SoFar { options, before: shown, half: last } = self.options_so_far(specs, text);
        // Long before Discord's limit: what was chosen goes on as files and programs write it.
        let before: String = options.0.iter().map(|(key, value)| format!("{key}={value} ")).collect();
        let all = self.sentences(specs);
        let chosen = options.0.iter().map(|(key, value)| format!("{} ", in_short(&all, key, value)));
        let short: String = chosen.collect();
        let mut list: Vec<(u8, (String, String))> = Vec::new();
        for spec in specs.iter().filter(|spec| options.get(spec.key).is_none()) {
            let about = self.about(spec);
            let mut push = |value: &str| {
                let whole = format!("{}={value}", spec.key);
                let told = self.words.plain(&spec.told(value));
                if let Some(rank) = option_rank(spec.key, value, &told, &about, last) {
                    // What is shown stands in the field once it is chosen, and what is typed behind it goes on from there: a
                    // label that were cut off anywhere could not be read again.
                    let fits = |label: &String| limits::length(label) <= limits::SUGGESTION_NAME;
                    let label = Some(format!("{shown}{told}")).filter(fits);
                    let label = label.or_else(|| Some(format!("{short}{told}")).filter(fits));
                    let briefly = || format!("{short}{}", in_short(&all, spec.key, value));
                    let label = label.or_else(|| Some(briefly()).filter(fits));
                    let written = format!("{before}{whole}");
                    // Whoever types as files and programs write it reads it, too.
                    let label = label.or_else(|| text.contains('=').then(|| written.clone()));
                    list.extend(label.map(|label| (rank, (label, written))));
                }
            };
            for word in spec.listed() {
                push(word);
            }
            // A number or a text of one's own.
            let own = last.strip_prefix(spec.key).and_then(|rest| rest.strip_prefix('='));
            let free = matches!(spec.kind, OptionKind::Number { .. } | OptionKind::Text);
            if let Some(own) = own.filter(|own| free && !own.is_empty() && !spec.listed().contains(own)) {
                push(own);
            }
        }
        list.sort_by_key(|(rank, _)| *rank);
        fitting(list.into_iter().map(|(_, suggestion)| suggestion))
    }

    async fn suggest_moves(&self, case: &Case<'_>, table: TableId, text: &str) -> Result<Suggestions, Stop> {
        let moves = self.host.suggest(case.person(), table, text, limits::SUGGESTIONS).await?;
        Ok(fitting(moves.into_iter().map(|one| {
            let more = if one.whole { "" } else { " …" };
            // What is not whole ends in a blank, so that the next suggestions go on from there.
            let value = if one.whole { one.value } else { format!("{} ", one.value) };
            (format!("{}{more}", one.label), value)
        })))
    }

    async fn suggest_order(&self, case: &Case<'_>, table: TableId, text: &str) -> Result<Suggestions, Stop> {
        let steps = self.host.suggest_order(case.person(), table, text, limits::SUGGESTIONS).await?;
        Ok(fitting(steps.into_iter().map(|one| {
            let more = if one.whole { "" } else { " …" };
            let value = if one.whole { one.value } else { format!("{} ", one.value) };
            (format!("{}{more}", one.label), value)
        })))
    }
}

/// How well a text fits what was typed, both in small letters: 0 is the very same, nothing is not at all.
pub(super) fn rank(text: &str, typed: &str) -> Option<u8> {
    if text == typed {
        Some(0)
    } else if text.starts_with(typed) {
        Some(1)
    } else if text.split(|c: char| !c.is_alphanumeric()).any(|word| word.starts_with(typed)) {
        Some(2)
    } else {
        text.contains(typed).then_some(3)
    }
}

/// How well a value of an option fits the last word that was typed. After `key=` only values of that option fit, by what
/// follows the sign; before it, options by their names and by what they are about.
fn option_rank(key: &str, value: &str, label: &str, about: &str, typed: &str) -> Option<u8> {
    let typed = typed.to_lowercase();
    let best =
        |texts: &[&str], typed: &str| texts.iter().filter_map(|text| rank(&text.to_lowercase(), typed)).min();
    match typed.split_once('=') {
        Some((named, begun)) => (named == key).then(|| best(&[value, label], begun)).flatten(),
        None => best(&[key, about, label], &typed),
    }
}

/// The suggestions whose label or value holds what was typed, the best first.
pub(super) fn matching(list: impl Iterator<Item = (String, String)>, text: &str) -> Suggestions {
    let wanted = text.trim().to_lowercase();
    let mut ranked: Vec<(u8, (String, String))> = list
        .filter_map(|(label, value)| {
            let best = [&label, &value].iter().filter_map(|text| rank(&text.to_lowercase(), &wanted)).min();
            best.map(|rank| (rank, (label, value)))
        })
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    fitting(ranked.into_iter().map(|(_, suggestion)| suggestion))
}

/// Zones of time by their names, in which blanks stand for the signs that join words.
fn zones(text: &str) -> Suggestions {
    let text = text.trim().replace(' ', "_");
    matching(Calendar::zones().into_iter().map(|zone| (zone.clone(), zone)), &text)
}

/// At most as many as Discord shows, without those whose value would be cut.
fn fitting(list: impl IntoIterator<Item = (String, String)>) -> Suggestions {
    list.into_iter()
        .filter(|(_, value)| limits::length(value) <= limits::SUGGESTION_VALUE)
        .take(limits::SUGGESTIONS)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_the_sign_ranks_the_values_of_its_option_alone() {
        let rank = |value, typed| option_rank("form", value, "A small fight", "Which form is played", typed);
        assert_eq!(rank("skirmish", "form=skirmish"), Some(0));
        assert_eq!(rank("skirmish", "form=ski"), Some(1));
        assert_eq!(rank("standard", "form=skirmish"), None);
        assert_eq!(rank("skirmish", "seats=skirmish"), None);
        assert_eq!(rank("skirmish", "fo"), Some(1));
        assert_eq!(rank("skirmish", "played"), Some(2));
    }

    #[test]
    fn a_zone_that_was_typed_whole_stands_first() {
        for (typed, first) in [("utc", "UTC"), ("GMT", "GMT"), ("new york", "America/New_York")] {
            assert_eq!(zones(typed).first().map(|zone| zone.1.as_str()), Some(first), "{typed}");
        }
    }

    #[test]
    fn suggestions_hold_what_was_typed_and_never_too_many() {
        let list = || (0..100).map(|n| (format!("Card {n}"), format!("c{n}")));
        assert_eq!(matching(list(), "card").len(), limits::SUGGESTIONS);
        assert_eq!(matching(list(), " C42 "), [("Card 42".to_owned(), "c42".to_owned())]);
        let near =
            || [("A broad axe", "x"), ("Axes", "y"), ("Axe", "z")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        let labels: Vec<String> =
            matching(near().into_iter(), "axe").into_iter().map(|(label, _)| label).collect();
        assert_eq!(labels, ["Axe", "Axes", "A broad axe"]);
        assert_eq!(fitting([("long".to_owned(), "v".repeat(101))]), []);
    }
}
