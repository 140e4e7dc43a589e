//! The texts of a picture, and the sentences that all games tell alike. Which sentences those are is the game's.

use skald_rules::interface::{Say, Seat};

use crate::painter::Painter;
use crate::scene::{Place, Scene, Seated, text};
use crate::twin::Twin;
use crate::{DrawError, Drawing, Notes};

/// What stands in for a picture in words.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// In short, for alt text.
    pub alt: String,
    /// In full.
    pub twin: Twin,
    /// What stands in the message beside the picture, since the picture leaves it out; may hold Discord's marks.
    pub beside: Vec<String>,
}

impl Told {
    pub fn new(alt: String, twin: Twin) -> Self {
        Self { alt, twin, beside: Vec::new() }
    }

    /// With sentences for the message beside the picture, the most important first.
    #[must_use]
    pub fn saying(self, beside: Vec<String>) -> Self {
        Self { beside, ..self }
    }

    /// A title, a line under it, and a list: for pictures that say one thing.
    pub fn list(title: &str, line: &str, lines: Vec<String>) -> Self {
        let mut twin = Twin::new();
        twin.heading(title);
        twin.line(line.to_owned());
        let mut alt = vec![end_stop(title.to_owned()), end_stop(line.to_owned())];
        alt.extend(lines.iter().cloned().map(end_stop));
        twin.bullets(lines);
        Self::new(alt.join(" "), twin)
    }

    /// A heading and lines, such as a card's face: the alt text tells the same, sentence by sentence.
    pub fn sheet(head: &str, lines: Vec<String>) -> Self {
        let mut twin = Twin::new();
        twin.heading(head);
        let mut alt = vec![end_stop(head.to_owned())];
        for line in lines.into_iter().filter(|line| !line.is_empty()) {
            alt.push(end_stop(line.clone()));
            twin.line(line);
        }
        Self::new(alt.join(" "), twin)
    }

    /// Ends the picture that is being drawn, with these texts beside it.
    ///
    /// # Errors
    /// When the picture cannot be encoded.
    pub fn beside(self, p: &mut Painter) -> Result<Drawing, DrawError> {
        Drawing::finish(p, self)
    }
}

/// A sentence with an end.
pub(crate) fn end_stop(text: String) -> String {
    if text.is_empty() || text.ends_with(['.', '!', '?', '…']) { text } else { format!("{text}.") }
}

/// Sentences one after the other.
pub(crate) fn joined<V: Seated>(scene: &Scene<'_, V>, list: &[Say], place: Place) -> String {
    let all: Vec<String> = list.iter().map(|say| end_stop(scene.say(say, place))).collect();
    all.join(" ")
}

/// The places at the end, one line each; `say` has a place's number and who shares it.
pub(crate) fn places<V: Seated>(
    scene: &Scene<'_, V>,
    say: impl Fn(usize, Vec<Seat>) -> Say,
    place: Place,
) -> Vec<String> {
    let mut number = 1;
    let mut lines = Vec::new();
    for group in scene.view.places() {
        lines.push(scene.say(&say(number, group.clone()), place));
        number += group.len();
    }
    lines
}

/// What may come of each choice, in the twin of a private picture.
pub(crate) fn options(twin: &mut Twin, notes: &Notes) {
    // Where nothing can be told of any of them, their bare names say nothing.
    if notes.options.iter().all(|option| option.outcomes.is_empty()) {
        return;
    }
    twin.heading(&text("picture-options"));
    for option in &notes.options {
        twin.line(format!("**{}**", option.label));
        twin.bullets(option.outcomes.iter().cloned());
    }
}

/// The standing orders, in the twin of a private picture.
pub(crate) fn orders(twin: &mut Twin, notes: &Notes) {
    if notes.orders.is_empty() {
        return;
    }
    twin.heading(&text("picture-orders"));
    twin.bullets(notes.orders.iter().cloned());
}

/// What may come of each choice of which something can be told, for the message beside a picture: the bare names of the others
/// say nothing there.
pub(crate) fn foretold(notes: &Notes) -> Vec<String> {
    let options = notes.options.iter().filter(|of| !of.outcomes.is_empty());
    choices(&Notes { options: options.cloned().collect(), ..Notes::default() })
}

/// What may come of each choice, a sentence a choice.
pub(crate) fn choices(notes: &Notes) -> Vec<String> {
    let line = |of: &crate::Preview| {
        let outcomes: Vec<&str> = of.outcomes.iter().map(|o| o.trim_end_matches('.')).collect();
        if outcomes.is_empty() { of.label.clone() } else { format!("{}: {}", of.label, outcomes.join("; ")) }
    };
    notes.options.iter().map(line).map(end_stop).collect()
}
