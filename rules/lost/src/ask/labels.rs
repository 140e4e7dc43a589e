//! What stands in the menus: cards and monsters to choose from, and the notes beside choices.
//!
//! What belongs here: labels and notes. What does not: which choices there are.

use skald_toolkit::grammar::{Options, options};
use skald_vocabulary::interface::{Choice, Key, Name, Say};

use super::Answers;
use crate::{
    cards::{Beast, Card},
    eval::Eyes,
    illegal::Illegal,
    lists::{self, THEN},
    moves::Step,
    tell,
};

impl Answers<'_> {
    /// What a choice of step 2 means: which monster is met, and who gets the one that is passed.
    pub fn step_note(&self, word: Key) -> Option<Say> {
        let Eyes { pool, table } = self.eyes;
        let step = Step::ALL.iter().find(|step| step.key() == word)?;
        let own = self.eyes.foe(self.seat);
        let met = |name: Name, left: u8| Say::new("lost-note-met").with("monster", name).with("left", left);
        let face_up = table.face_up.map(|beast| pool.monster(beast));
        let passes =
            |id| Some(Say::new(id).with("who", self.eyes.receiver(self.seat)?).with("monster", own?.1.name));
        match step {
            Step::Stay => own.map(|(foe, of)| met(of.name, of.life.saturating_sub(foe.markers))),
            Step::FaceUp => face_up.map(|of| met(of.name, of.life)),
            Step::Draw => Some(Say::new("lost-note-draw").with("pile", table.pile)),
            Step::Pass | Step::PassDraw if table.pile == 0 => passes("lost-note-pass-last"),
            Step::Pass | Step::PassDraw => passes("lost-note-pass"),
            Step::PassFaceUp => Some(passes("lost-note-pass-face-up")?.with("next", face_up?.name)),
        }
    }

    /// The level that a card's skill would have after so many levels more, or fewer.
    pub fn level_note(&self, id: &'static str, card: Card, more: i8) -> Option<Say> {
        let icon = self.eyes.card(card).icon;
        let level = self.eyes.skills(self.seat).of(icon).saturating_add_signed(more);
        Some(Say::new(id).with("skill", Say::new(tell::skill_word(icon))).with("level", level))
    }

    /// Cards to choose from, with what they say.
    pub fn cards<'c>(
        &self,
        prompt: &'static str,
        of: &'c [Card],
    ) -> lists::CardList<'c, impl Fn() -> Say, impl Fn(&Card) -> Key, impl Fn(Key, &Card) -> Choice> {
        self.noted(prompt, of, |_| None)
    }

    /// The same, with a note beside each card.
    pub fn noted<'c, N: Fn(Card) -> Option<Say>>(
        &self,
        prompt: &'static str,
        of: &'c [Card],
        note: N,
    ) -> lists::CardList<'c, impl Fn() -> Say, impl Fn(&Card) -> Key, impl Fn(Key, &Card) -> Choice> {
        let pool = self.eyes.pool;
        options(
            move || Say::new(prompt),
            of.iter().copied(),
            |card: &Card| card.0,
            move |key, card: &Card| {
                if *card == THEN {
                    return Choice::new(key, Say::new("lost-verb-then"));
                }
                let choice = Choice::new(key, tell::name(pool.card(*card).name));
                match note(*card) {
                    Some(note) => choice.note(note),
                    None => choice,
                }
            },
        )
    }

    pub fn beasts(
        &self,
        prompt: &'static str,
        mut of: Vec<Beast>,
    ) -> impl Options<Item = Beast, Illegal = Illegal> {
        let pool = self.eyes.pool;
        of.sort_unstable();
        of.dedup();
        let label = move |key, beast: &Beast| Choice::new(key, tell::name(pool.monster(*beast).name));
        options(move || Say::new(prompt), of, |beast| beast.0, label)
    }

    /// The names of cards.
    pub fn names(&self, of: &[Card]) -> Vec<Name> {
        of.iter().map(|card| self.eyes.card(*card).name).collect()
    }
}
