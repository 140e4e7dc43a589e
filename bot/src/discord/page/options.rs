//! The options of a game in words: what each is about, and what was chosen in one sentence, never their keys alone.

use skald_rules::{
    catalogue::GameKind,
    interface::{Editions, Key, OptionKind, OptionSpec, Options, Say, Seat, Setup},
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
        let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
            return self.words.text("option-unknown");
        };
        self.words.plain(&spec.told(value))
    }

    /// What an option is about, as a heading.
    pub(in crate::discord) fn about(&self, spec: &OptionSpec) -> String {
        self.words.plain(&spec.about).trim_end_matches('.').to_owned()
    }

    /// What can be chosen from a list for a table, each by the sentence that would hold then; those that hold now are left out, and
    /// those that this table cannot have.
    pub(in crate::discord) fn option_items(&self, info: &TableInfo) -> Vec<Item> {
        let kind = self.host.catalogue().get(&info.game);
        let mut items = Vec::new();
        for spec in &self.options_of(&info.game) {
            let now = info
                .options
                .get(spec.key)
                .unwrap_or(spec.default.split_whitespace().next().unwrap_or_default());
            for word in spec.listed().iter().filter(|word| **word != now) {
                let with = info.options.clone().with(spec.key, word);
                if matches!(spec.kind, OptionKind::Choice(_))
                    || kind.is_some_and(|kind| takes(kind, info, with))
                {
                    let value = format!("{}={word}", spec.key);
                    items.push(
                        Item::new(&value, &self.words.plain(&spec.told(word))).about(&self.about(spec)),
                    );
                }
            }
        }
        items.truncate(limits::OPTIONS);
        items
    }

    /// The options of a game that take other numbers and words than a list has.
    pub(in crate::discord) fn typed_options(&self, game: &str) -> Vec<OptionSpec> {
        let typed = |spec: &OptionSpec| matches!(spec.kind, OptionKind::Number { .. } | OptionKind::Text);
        self.options_of(game).into_iter().filter(typed).take(limits::FORM_FIELDS).collect()
    }
}

/// Whether a table of this game can have such options.
fn takes(kind: GameKind, info: &TableInfo, options: Options) -> bool {
    let seats = u8::try_from(info.seats.len()).unwrap_or(u8::MAX);
    kind.open(&Setup { seats, options, packs: Vec::new() }).is_ok()
}

/// The seats of an order as an option writes it.
fn seats_of(order: &str) -> impl Iterator<Item = Seat> + '_ {
    order.split_whitespace().filter_map(|word| Seat::from_key(Key::new(word).ok()?).ok())
}
