//! A move that was typed in the names that people read: the menus of the game say how each choice is called.
//!
//! What belongs here: finding the choices that typed words mean, with case, spaces, beginnings and a wrong letter forgiven.
//! What does not: the game's notation (`line`), and what may be typed next (`drafts::suggest`).

use skald_rules::{
    interface::{Choice, Choices, DecisionId, Key, Menu, Pick},
    table::Table,
    words::{Names, Words},
};

/// How many places of a game's menus are looked at for one line.
const LOOKS: u32 = 1_500;
/// One name is at most so many typed words.
const NAME: usize = 6;
/// What can be played at once: names written out, and beginnings of names. More than that is shown before it is played.
const SURE: u32 = 2;

/// What a typed line means in one decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::host) struct Meant {
    /// The choices that it names.
    pub path: Vec<Pick>,
    /// The move, if they are one.
    pub whole: Option<String>,
    /// How far the words are from the names; 0 where they are the names themselves.
    off: u32,
}

impl Meant {
    /// Whether the words are the names themselves.
    pub(in crate::host) const fn is_exact(&self) -> bool {
        self.off == 0
    }

    /// Whether it can be played without being shown once more.
    pub(in crate::host) const fn is_sure(&self) -> bool {
        self.off <= SURE
    }
}

/// The words of a line as they are compared: small letters and digits alone.
pub(in crate::host) fn words_of(typed: &str) -> Vec<String> {
    let apart = |c: char| c.is_whitespace() || ",+>→;".contains(c);
    typed.split(apart).map(plain).filter(|word| !word.is_empty()).collect()
}

fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// How well typed words fit a name; 0 is the name itself, `None` not at all.
pub(in crate::host) fn fits(name: &str, typed: &str, half: bool) -> Option<u32> {
    let name = words_of(name);
    let joined: String = words_of(typed).concat();
    // A sign alone is no beginning of a name.
    if joined.is_empty() { (half && typed.trim().is_empty()).then_some(0) } else { fit(&name, &joined, half) }
}

/// How well `typed`, words written as one, fits the words of a name. `half` says that it may end within a word.
fn fit(name: &[String], typed: &str, half: bool) -> Option<u32> {
    let whole = name.concat();
    if whole == typed {
        return Some(0);
    }
    let mut end = String::new();
    if name.iter().any(|word| {
        end.push_str(word);
        end == typed
    }) {
        return Some(1);
    }
    let length = typed.chars().count();
    if (half || length >= 3) && whole.starts_with(typed) {
        return Some(2);
    }
    let within =
        (1..name.len()).any(|from| name.iter().skip(from).cloned().collect::<String>().starts_with(typed));
    if (half || length >= 3) && within {
        return Some(3);
    }
    // One wrong letter in four, two in eight: among the letters of the whole name, or of its first word.
    let most = match length {
        0..=3 => return None,
        4..=7 => 1,
        _ => 2,
    };
    let first = name.first().map_or("", String::as_str);
    let wrong = |name: &str, more: usize| {
        let wrong = strsim::osa_distance(name, typed);
        (wrong <= most).then_some(wrong + more)
    };
    let nearest = [wrong(&whole, 0), wrong(first, 1)].into_iter().flatten().min()?;
    u32::try_from(nearest).ok().map(|wrong| 3 + wrong)
}

/// Reads lines in the names of the menus of one decision.
pub(in crate::host) struct Reader<'t> {
    pub table: &'t dyn Table,
    pub at: DecisionId,
    pub words: &'t Words,
    pub names: &'t dyn Names,
}

/// The way through the menus so far.
#[derive(Clone, Default)]
struct Way {
    path: Vec<Pick>,
    off: u32,
}

impl Way {
    fn with(&self, pick: Pick, off: u32) -> Self {
        let mut path = self.path.clone();
        path.push(pick);
        Self { path, off: self.off + off }
    }
}

impl Reader<'_> {
    /// What all these words mean here, the nearest first; those that are equally near are all told.
    pub(in crate::host) fn read(&self, typed: &[String]) -> Vec<Meant> {
        let mut found = Vec::new();
        let mut looks = LOOKS;
        self.walk(&Way::default(), typed, &mut looks, &mut found);
        let whole = found.iter().any(|meant: &Meant| meant.whole.is_some());
        found.retain(|meant| meant.whole.is_some() == whole);
        let nearest = found.iter().map(|meant| meant.off).min();
        found.retain(|meant| Some(meant.off) == nearest);
        let mut once: Vec<Meant> = Vec::new();
        for meant in found {
            let same = |old: &Meant| old.path == meant.path || (whole && old.whole == meant.whole);
            if !once.iter().any(same) {
                once.push(meant);
            }
        }
        once
    }

    fn walk(&self, way: &Way, typed: &[String], looks: &mut u32, found: &mut Vec<Meant>) {
        let Some(left) = looks.checked_sub(1) else { return };
        *looks = left;
        let Ok(step) = self.table.ask(self.at, &way.path) else { return };
        let Some(menu) = step.menu else {
            if typed.is_empty() && !way.path.is_empty() {
                found.push(Meant { path: way.path.clone(), whole: step.whole, off: way.off });
            }
            return;
        };
        if typed.is_empty() {
            // A question with one answer is not asked.
            if let (None, Choices::One(of)) = (&step.whole, &menu.pick)
                && let [only] = of.as_slice()
            {
                return self.walk(&way.with(Pick::one(only.key), 0), typed, looks, found);
            }
            if !way.path.is_empty() {
                found.push(Meant { path: way.path.clone(), whole: step.whole, off: way.off });
            }
            return;
        }
        self.choose(way, &menu, typed, looks, found);
        // Small words between names may be left unread.
        if let Some((first, rest)) = typed.split_first()
            && self.words.text("move-small-words").split_whitespace().any(|small| small == first)
        {
            self.walk(way, rest, looks, found);
        }
    }

    fn choose(&self, way: &Way, menu: &Menu, typed: &[String], looks: &mut u32, found: &mut Vec<Meant>) {
        match &menu.pick {
            Choices::One(of) => {
                let fitting = self.fitting(of, typed);
                // A question with one answer is not asked: the words mean what comes after it.
                if let ([], [only]) = (fitting.as_slice(), of.as_slice()) {
                    self.walk(&way.with(Pick::one(only.key), 0), typed, looks, found);
                }
                for (choice, count, off) in fitting {
                    let rest = typed.get(count..).unwrap_or_default();
                    self.walk(&way.with(Pick::one(choice.key), off), rest, looks, found);
                }
            }
            Choices::Number { min, max } => {
                let number = typed.first().and_then(|word| word.parse::<i64>().ok());
                if let Some(number) = number.filter(|number| (*min..=*max).contains(number)) {
                    let rest = typed.get(1..).unwrap_or_default();
                    self.walk(&way.with(Pick::number(number), 0), rest, looks, found);
                }
            }
            Choices::Some { .. } | Choices::Order(_) => {
                self.several(way, &menu.pick, (&[], 0), typed, looks, found);
            }
        }
    }

    /// Picks of several choices, in the order in which they are typed.
    fn several(
        &self,
        way: &Way,
        choices: &Choices,
        (picked, off): (&[Key], u32),
        typed: &[String],
        looks: &mut u32,
        found: &mut Vec<Meant>,
    ) {
        let pick = match choices {
            Choices::Some { .. } => Pick::some(picked),
            _ => Pick::order(picked),
        };
        if !picked.is_empty() && choices.admits(&pick) {
            self.walk(&way.with(pick, off), typed, looks, found);
        }
        let small = self.words.text("move-small-words");
        let typed = match typed.split_first() {
            Some((first, rest))
                if !picked.is_empty() && small.split_whitespace().any(|word| word == first) =>
            {
                rest
            }
            _ => typed,
        };
        for (choice, count, more) in self.fitting(choices.list(), typed) {
            if picked.contains(&choice.key) || *looks == 0 {
                continue;
            }
            let mut all = picked.to_vec();
            all.push(choice.key);
            let rest = typed.get(count..).unwrap_or_default();
            self.several(way, choices, (&all, off + more), rest, looks, found);
        }
    }

    /// The choices that the next words may mean: each with how many words that takes and how far off they are. Where some
    /// are named outright, no others are meant.
    fn fitting<'c>(&self, of: &'c [Choice], typed: &[String]) -> Vec<(&'c Choice, usize, u32)> {
        let mut fitting = Vec::new();
        for choice in of {
            let key = words_of(choice.key.as_str());
            let label = words_of(&self.words.say(&choice.label, self.names));
            for count in 1..=typed.len().min(NAME) {
                let joined = typed.get(..count).unwrap_or_default().concat();
                let half = count == typed.len();
                // The game's own words are written right, or begun with some letters: seats and places have one.
                let known = fit(&key, &joined, half)
                    .filter(|off| *off == 0 || (*off == 2 && joined.chars().count() >= 3));
                let off = [known, fit(&label, &joined, half)];
                if let Some(off) = off.into_iter().flatten().min() {
                    fitting.push((choice, count, off));
                }
            }
        }
        let nearest = fitting.iter().map(|(_, _, off)| *off).min().unwrap_or_default();
        // Of beginnings, that which takes more words is not worse than the shorter one.
        fitting.retain(|(_, _, off)| *off <= nearest.max(1));
        fitting.sort_by_key(|(_, count, off)| (*off, usize::MAX - count));
        fitting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn off(name: &str, typed: &str) -> Option<u32> {
        fits(name, typed, false)
    }

    #[test]
    fn names_are_found_with_case_spaces_beginnings_and_a_wrong_letter_forgiven() {
        for typed in ["Bull Rush", "bull rush", "bullrush", "BULL_RUSH", "bull-rush"] {
            assert_eq!(off("Bull Rush", typed), Some(0), "{typed}");
        }
        assert_eq!(off("Bull Rush", "bull"), Some(1), "its first word");
        assert_eq!(off("Bull Rush", "bullr"), Some(2), "a beginning");
        assert_eq!(off("Bull Rush", "rush"), Some(3), "a word within");
        assert_eq!(off("Torpedo", "torpdo"), Some(4), "a letter too few");
        assert_eq!(off("Torpedo", "tropedo"), Some(4), "two letters the wrong way round");
        assert_eq!(off("Twin Blasters", "twin blassterz"), Some(5));
        assert_eq!(off("Tower Shield", "towr"), Some(5), "a letter too few in its first word");
        for (name, typed) in [("Torpedo", "lockjaw"), ("B2", "B3"), ("Thor", "Odin"), ("Torpedo", "or")] {
            assert_eq!(off(name, typed), None, "{typed} for {name}");
        }
        assert_eq!(fits("Torpedo", "to", true), Some(2), "while it is being typed");
        assert_eq!(fits("Torpedo", "", true), Some(0));
    }

    #[test]
    fn a_line_is_cut_at_spaces_and_signs() {
        assert_eq!(
            words_of("Attack: Torpedo, B → Boris+Clara"),
            ["attack", "torpedo", "b", "boris", "clara"]
        );
    }
}
