//! What a line means that somebody typed as a move: the game's notation, or the names that people read.

use skald_rules::interface::{Decision, DecisionId, Duty, Pick, RefusalKind, Seat};

use crate::host::{
    play::{
        names::{Meant, Reader, words_of},
        typing::split,
    },
    refused::{HostError, Refused},
    table::spoken::Spoken,
};

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::host) struct Move {
    /// The question.
    pub at: DecisionId,
    /// The move, in the game's notation.
    pub with: String,
    /// The choices by which the line says it.
    pub by: Vec<Pick>,
}

impl Spoken<'_> {
    /// What a line means: `DECISION MOVE`, a move of the notation that fits exactly one open decision, or the names of the
    /// choices of one. What is owed comes first.
    ///
    /// # Errors
    /// The game's refusal, or what is missing; [`Refused::LeadsOn`] where the line is the beginning of a move.
    pub(in crate::host) fn resolve(&self, seat: Seat, text: &str) -> Result<Move, HostError> {
        let table = &*self.playing()?.table;
        let mut decisions = table.open(seat);
        decisions.sort_by_key(|decision| match decision.duty {
            Duty::Owed => 0,
            Duty::Given => 1,
            Duty::Ahead => 2,
            Duty::Free => 3,
        });
        let (path, _) = split(text);
        if let Some((first, rest)) = path.split_first()
            && let Some(decision) = decisions.iter().find(|decision| decision.id.0.as_str() == first.as_str())
        {
            return match table.ask(decision.id, rest) {
                Ok(step) => step
                    .whole
                    .map(|with| Move { at: decision.id, with, by: rest.to_vec() })
                    .ok_or_else(|| leads_on(decision.id, rest).into()),
                Err(why) => {
                    let named = text.trim_start().get(first.as_str().len()..).unwrap_or_default();
                    let one = std::slice::from_ref(decision);
                    self.named(one, named, false).unwrap_or_else(|| Err(why.into()))
                }
            };
        }
        // A move that was suggested for a question which has been settled since begins with that question's id, and answers
        // no other one. Ids have a point in them; words that are none are left to the game.
        let settled = || {
            let (first, rest) = path.split_first().filter(|(first, _)| first.as_str().contains('.'))?;
            let why = table.ask(DecisionId::new(first.as_str()).ok()?, rest).err()?;
            (why.kind == RefusalKind::Closed).then(|| HostError::from(why))
        };
        let objection = || settled().or_else(|| table.objection(seat, text).map(HostError::from));
        if decisions.is_empty() {
            if let Some(why) = objection() {
                return Err(why);
            }
            return Err(Refused::NothingOpen { waiting: self.waited_for()? }.into());
        }
        let (mut refusal, mut judged) = (None, None);
        for decision in &decisions {
            match table.ask(decision.id, &path) {
                Ok(step) => match step.whole {
                    Some(with) => return Ok(Move { at: decision.id, with, by: path }),
                    None => {
                        let judge = || table.judge(decision.id, text).map(HostError::from);
                        judged = judged.or_else(|| judge().filter(|why| !leaves_open(why)));
                        refusal = Some(leads_on(decision.id, &path).into());
                    }
                },
                // Said only when the game has nothing better to say: the move may be about no open question at all.
                Err(why) if decisions.len() == 1 => refusal = Some(why.into()),
                Err(_) => {}
            }
        }
        // What can be read as a move and is none says why; it is not taken for the beginning of another one.
        if let Some(why) = objection().filter(|why| !leaves_open(why)).or(judged) {
            return Err(why);
        }
        // What begins a move in the game's notation is no other one that is called alike.
        let begun = refusal.as_ref().is_some_and(|why: &HostError| begins(why));
        if let Some(named) = self.named(&decisions, text, begun) {
            return named;
        }
        Err(refusal.unwrap_or_else(|| Refused::NothingFits { text: text.to_owned() }.into()))
    }

    /// What a line means by names, in the first of these decisions where it means a move, else in the first where it begins
    /// one. Names that are written with a wrong letter, or that fit several choices, are shown before they are played. Where only
    /// `exact` names count, others mean nothing.
    fn named(&self, decisions: &[Decision], text: &str, exact: bool) -> Option<Result<Move, HostError>> {
        let mut begun = None;
        for decision in decisions {
            let read = self.names_in(decision, text);
            if exact && !read.iter().all(Meant::is_exact) {
                continue;
            }
            match read.as_slice() {
                [] => {}
                [meant @ Meant { whole: Some(line), .. }] if meant.is_sure() => {
                    let (with, by) = (line.clone(), meant.path.clone());
                    return Some(Ok(Move { at: decision.id, with, by }));
                }
                read => {
                    begun.get_or_insert_with(|| leads_on(decision.id, &common(read)));
                }
            }
        }
        begun.map(|begun| Err(begun.into()))
    }

    /// What a line means by names in a decision. The question itself may stand before it, as suggestions have it.
    pub(in crate::host) fn names_in(&self, decision: &Decision, text: &str) -> Vec<Meant> {
        let Ok(playing) = self.playing() else { return Vec::new() };
        let reader = Reader { table: &*playing.table, at: decision.id, words: self.words, names: self };
        let typed = words_of(text);
        let prompt = words_of(&self.say(&decision.prompt));
        let read = reader.read(typed.strip_prefix(prompt.as_slice()).unwrap_or(&typed));
        if read.is_empty() && typed.starts_with(&prompt) { reader.read(&typed) } else { read }
    }
}

fn begins(why: &HostError) -> bool {
    matches!(why.refused(), Some(Refused::LeadsOn { .. }))
}

/// Whether a reason leaves open that the line is the beginning of a move, or one in other words.
fn leaves_open(why: &HostError) -> bool {
    let open = |kind| matches!(kind, RefusalKind::Misspelt | RefusalKind::Unfinished);
    matches!(why.refused(), Some(Refused::Game(why)) if open(why.kind))
}

fn leads_on(at: DecisionId, path: &[Pick]) -> Refused {
    Refused::LeadsOn { at, path: Pick::line(path) }
}

/// What all that a line may mean begins with.
fn common(read: &[Meant]) -> Vec<Pick> {
    let Some((first, others)) = read.split_first() else { return Vec::new() };
    let same = |at: &usize| others.iter().all(|other| other.path.get(*at) == first.path.get(*at));
    let count = (0..first.path.len()).take_while(same).count();
    first.path.iter().take(count).cloned().collect()
}
