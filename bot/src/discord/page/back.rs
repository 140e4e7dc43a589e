//! Looking back in words: what has changed, line by line, and the history by rounds in pages.

use skald_rules::interface::{Say, Weight};

use super::board::{news_line, weightiest};
use crate::{
    discord::{bot::Bot, limits},
    host::{PastStep, Recap},
    invariant::Invariant,
};

/// The most lines at the head of *Play*, and their length together.
const HEAD: usize = 5;
const HEAD_LENGTH: usize = 700;
/// The most lines of a recap, and their length together.
const LINES: usize = 20;
const LENGTH: usize = 1_400;
/// The length of a page of the history, so that what stands under it has room.
const PAGE: usize = limits::CONTENT - 120;

impl Bot {
    /// What has changed, for the head of an answer; empty where nothing notable has.
    pub(in crate::discord) fn news_head(&self, recap: &Recap) -> String {
        let told = recap.steps.iter().flat_map(|step| &step.told);
        let (told, more) = weightiest(told, HEAD);
        if told.is_empty() {
            return String::new();
        }
        let mut lines = vec![self.since_heading(recap)];
        lines.extend(told.into_iter().map(news_line));
        if more > 0 {
            lines.push(self.words.plain(&Say::new("recap-more").with("more", more)));
        }
        limits::clip(&lines.join("\n"), HEAD_LENGTH)
    }

    /// What has changed by rounds: what matters most of it.
    pub(in crate::discord) fn recap_text(&self, recap: &Recap) -> String {
        let told = || recap.steps.iter().flat_map(|step| &step.told);
        let (kept, more) = weightiest(told(), LINES);
        let mut lines = vec![self.since_heading(recap)];
        if kept.is_empty() {
            // Little has happened: then that is told.
            lines.extend(told().map(news_line).rev().take(HEAD).collect::<Vec<_>>().into_iter().rev());
        }
        let mut part = "";
        for step in &recap.steps {
            // The same lines, each where it stands.
            let mine = step.told.iter().filter(|line| kept.iter().any(|kept| std::ptr::eq(*kept, *line)));
            for line in mine {
                if step.part != part && !step.part.is_empty() {
                    lines.push(format!("__{}__", step.part));
                    part = &step.part;
                }
                lines.push(news_line(line));
            }
        }
        if more > 0 {
            lines.push(self.words.plain(&Say::new("recap-more-history").with("more", more)));
        }
        limits::clip(&lines.join("\n"), LENGTH)
    }

    fn since_heading(&self, recap: &Recap) -> String {
        self.text(if recap.from == 0 { "recap-first" } else { "recap-since" })
    }
}

/// The history of a table by rounds, in pages that end with the newest.
pub(in crate::discord) struct Chronicle {
    /// Each page with the steps that can be looked at from it: their numbers, and what was done first in them. The newest page
    /// is the first one.
    pages: Vec<(String, Vec<(u32, String)>)>,
}

/// A line of it.
struct Line {
    text: String,
    /// The step of which it tells.
    step: Option<u32>,
}

impl Chronicle {
    /// The history that these steps make. `mark` stands before the first step that is new, number `from`; nowhere when all
    /// or nothing is.
    pub fn of(steps: &[PastStep], from: u32, mark: &str) -> Self {
        let mut parts: Vec<(String, Vec<Line>)> = Vec::new();
        let mut marked = from == 0;
        for step in steps.iter().filter(|step| !step.told.is_empty()) {
            if parts.last().is_none_or(|(part, _)| *part != step.part) {
                parts.push((step.part.clone(), Vec::new()));
            }
            let Some((_, lines)) = parts.last_mut() else { continue };
            if !marked && step.number >= from {
                marked = true;
                lines.push(Line { text: mark.to_owned(), step: None });
            }
            let line = |(weight, line): &(Weight, String)| Line {
                text: news_line(&(*weight, line.clone())),
                step: Some(step.number),
            };
            lines.extend(step.told.iter().map(line));
        }
        let mut pages = Pages::default();
        for (part, lines) in parts.iter().rev() {
            pages.add(part, lines);
        }
        Self { pages: pages.finish() }
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// A page, and the steps on it that can be looked at; the newest one is 0.
    pub fn page(&self, number: usize) -> Option<(&str, &[(u32, String)])> {
        self.pages.get(number).map(|(text, steps)| (text.as_str(), steps.as_slice()))
    }
}

/// Pages that are filled from their ends.
#[derive(Default)]
struct Pages {
    done: Vec<(String, Vec<(u32, String)>)>,
    /// Blocks of the page that is being filled, the last one first.
    blocks: Vec<String>,
    length: usize,
    steps: Vec<(u32, String)>,
}

impl Pages {
    /// Adds the part before all that was added: whole where there is room, else in pieces of a page.
    fn add(&mut self, part: &str, lines: &[Line]) {
        let heading = if part.is_empty() { String::new() } else { format!("__{part}__\n") };
        let mut to = lines.len();
        while to > 0 {
            let mut length = limits::length(&heading);
            let mut from = to;
            let mut told: Vec<u32> = Vec::new();
            while let Some(line) = from.checked_sub(1).and_then(|at| lines.get(at)) {
                let more = limits::length(&line.text) + 1;
                let new = line.step.filter(|step| told.last() != Some(step));
                let crowded = new.is_some() && told.len() == limits::OPTIONS;
                if from < to && (length + more > PAGE || crowded) {
                    break;
                }
                length += more;
                told.extend(new);
                from -= 1;
            }
            // Every step of a page stands in its menu.
            let crowded = self.steps.len() + told.len() > limits::OPTIONS;
            if self.length > 0 && (self.length + length > PAGE || crowded) {
                self.turn();
            }
            let piece = lines.get(from..to).or_broken(&[], "a piece lies within its lines");
            let texts: Vec<&str> = piece.iter().map(|line| line.text.as_str()).collect();
            self.blocks.push(limits::clip(&format!("{heading}{}", texts.join("\n")), PAGE));
            self.length += length;
            for line in piece.iter().rev() {
                let Some(step) = line.step else { continue };
                match self.steps.last_mut() {
                    // Of a step its first line stands in the menu.
                    Some((last, text)) if *last == step => text.clone_from(&line.text),
                    _ => self.steps.push((step, line.text.clone())),
                }
            }
            to = from;
        }
    }

    fn turn(&mut self) {
        let mut blocks = std::mem::take(&mut self.blocks);
        blocks.reverse();
        let mut steps = std::mem::take(&mut self.steps);
        steps.reverse();
        for (_, text) in &mut steps {
            *text = text.trim_start_matches("• ").replace("**", "");
        }
        self.length = 0;
        self.done.push((blocks.join("\n"), steps));
    }

    fn finish(mut self) -> Vec<(String, Vec<(u32, String)>)> {
        if !self.blocks.is_empty() {
            self.turn();
        }
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(rounds: u32, each: u32) -> Vec<PastStep> {
        let step = |number| PastStep {
            number,
            part: format!("Round {}", number / each + 1),
            told: vec![(Weight::Notable, format!("Step {number} was done, as everybody could see."))],
        };
        (0..rounds * each).map(step).collect()
    }

    #[test]
    fn the_newest_page_comes_first_and_ends_with_the_newest_step() {
        let chronicle = Chronicle::of(&steps(30, 4), 100, "— here —");
        assert!(chronicle.pages() > 3);
        let (text, shown) = chronicle.page(0).unwrap();
        assert!(text.ends_with("Step 119 was done, as everybody could see."), "{text}");
        assert!(text.contains("__Round 30__\n• Step 116"), "{text}");
        assert_eq!(shown.last(), Some(&(119, "Step 119 was done, as everybody could see.".to_owned())));
        assert!(shown.len() <= limits::OPTIONS);
        // The mark stands once, before the first step that is new.
        let all: Vec<&str> = (0..chronicle.pages()).rev().map(|at| chronicle.page(at).unwrap().0).collect();
        let all = all.join("\n");
        assert_eq!(all.matches("— here —").count(), 1);
        assert!(all.contains("— here —\n• Step 100 "), "{all}");
        // Nothing is lost, and every page fits.
        assert_eq!(all.matches("• Step ").count(), 120);
        assert!((0..chronicle.pages()).all(|at| limits::length(chronicle.page(at).unwrap().0) <= PAGE));
    }

    #[test]
    fn every_step_stands_in_the_menu_of_its_page_however_short_its_lines_are() {
        // A page has room for many such lines, a menu for few.
        let short = |rounds: u32, each: u32, lines: usize| -> Vec<PastStep> {
            let told = |number| vec![(Weight::Notable, format!("{number}.")); lines];
            steps(rounds, each).into_iter().map(|step| PastStep { told: told(step.number), ..step }).collect()
        };
        for (rounds, each, lines) in [(1, 130, 1), (65, 2, 1), (13, 10, 1), (26, 5, 3), (1, 60, 4)] {
            let chronicle = Chronicle::of(&short(rounds, each, lines), 0, "— here —");
            let mut found: Vec<u32> = Vec::new();
            for at in (0..chronicle.pages()).rev() {
                let (text, shown) = chronicle.page(at).unwrap();
                assert!(limits::length(text) <= PAGE && shown.len() <= limits::OPTIONS, "{}", shown.len());
                // A step of several lines may begin on one page and end on the next.
                found.extend(shown.iter().map(|(number, _)| *number));
            }
            found.dedup();
            assert_eq!(found, (0..rounds * each).collect::<Vec<u32>>(), "{rounds} rounds of {each}");
        }
    }

    #[test]
    fn a_round_longer_than_a_page_goes_on_under_its_heading() {
        let chronicle = Chronicle::of(&steps(1, 100), 0, "— here —");
        assert!(chronicle.pages() > 1);
        for at in 0..chronicle.pages() {
            let text = chronicle.page(at).unwrap().0;
            assert!(text.starts_with("__Round 1__\n"), "{text}");
            assert!(!text.contains("here"));
        }
    }
}
