//! The options of a game in words: what each is about, and what was chosen in one sentence, never their keys alone.

use skald_rules::{
    interface::{Editions, Key, OptionKind, OptionSpec, Say, Seat},
    words::Names,
};

use crate::{
    discord::{answer::Item, bot::Bot, limits},
    host::TableInfo,
    invariant::Invariant,
};

impl Bot {
    /// The options of a table as they were chosen, a line each; the usual ones where nothing was.
    pub(in crate::discord) fn options_text(&self, info: &TableInfo) -> String {
        let option = |(key, value): (&String, &String)| {
            if Some(key.as_str()) == info.order {
                let names: Vec<String> = seats_of(value).map(|seat| Names::name(info, seat)).collect();
                return self.words.plain(&Say::new("lobby-order-set").with("names", self.words.list(names)));
            }
            self.option_text(&info.game, key, value)
        };
        let editions = self.host.catalogue().get(&info.game).map_or(Editions::NONE, |kind| kind.editions);
        let chosen: Vec<String> = info
            .options
            .0
            .iter()
            .filter(|(key, value)| !editions.is_newest(key, value))
            .map(option)
            .collect();
        if chosen.is_empty() { self.words.text("lobby-usual-options") } else { chosen.join("\n") }
    }

    /// The options that the game proposes for so many players; empty when there is none.
    pub(super) fn proposal_text(&self, info: &TableInfo) -> String {
        let option = |(key, value): (&String, &String)| self.option_text(&info.game, key, value);
        let options: Vec<String> = info.proposed.0.iter().map(option).collect();
        if options.is_empty() {
            return String::new();
        }
        self.words.plain(&Say::new("lobby-proposal-how").with("options", options.join("\n")))
    }

    /// The options of the game of a table.
    fn options_of(&self, game: &str) -> Vec<OptionSpec> {
        let kind = self.host.catalogue().get(game);
        kind.map(|kind| kind.options()).or_broken(Vec::new(), "the game of a table is in the catalogue")
    }

    /// What holds by an option's value, in one sentence.
    pub(in crate::discord) fn option_text(&self, game: &str, key: &str, value: &str) -> String {
        let specs = self.options_of(game);
        let Some(spec) = specs.iter().find(|spec| spec.key == key) else { return format!("{key}: {value}") };
        self.words.plain(&spec.told(value))
    }

    /// What an option is about, as a heading.
    pub(in crate::discord) fn about(&self, spec: &OptionSpec) -> String {
        self.words.plain(&spec.about).trim_end_matches('.').to_owned()
    }

    /// What can be chosen from a list for a table, each by the sentence that would hold then; those that hold now are left out.
    pub(in crate::discord) fn option_items(&self, info: &TableInfo) -> Vec<Item> {
        let specs = self.options_of(&info.game);
        let mut items = Vec::new();
        for spec in &specs {
            let now = info.options.get(spec.key).unwrap_or(spec.default);
            let OptionKind::Choice(choices) = &spec.kind else { continue };
            let others = choices.iter().filter(|word| **word != now);
            items.extend(others.map(|word| {
                let value = format!("{}={word}", spec.key);
                Item::new(&value, &self.words.plain(&spec.told(word))).about(&self.about(spec))
            }));
        }
        items.truncate(limits::OPTIONS);
        items
    }

    /// How options of a game are typed: those that take a number or a text, with what is usual.
    pub(in crate::discord) fn option_example(&self, game: &str) -> String {
        let specs = self.options_of(game);
        let typed =
            specs.iter().filter(|spec| matches!(spec.kind, OptionKind::Number { .. } | OptionKind::Text));
        let usual = |spec: &OptionSpec| {
            let usual = spec.default.split_whitespace().next().unwrap_or_default();
            format!("{}={usual}", spec.key)
        };
        typed.map(usual).collect::<Vec<_>>().join(" ")
    }
}

/// The seats of an order as an option writes it.
fn seats_of(order: &str) -> impl Iterator<Item = Seat> + '_ {
    order.split_whitespace().filter_map(|word| Seat::from_key(Key::new(word).ok()?).ok())
}
