//! A grammar that is known only by its menus: a path goes in, a step comes out. Everything that walks a grammar can so walk
//! whatever answers paths, as a table without types does.

use std::{cell::RefCell, fmt::Debug};

use super::{Grammar, GrammarExt, Walker, options};
use skald_vocabulary::{
    chance::Chance,
    interface::{Choice, Choices, Misuse, Pick, Step},
};

/// The longest path that is walked.
const LONGEST: usize = 64;

/// The grammar behind a function that says where a path of choices leads.
pub struct Menus<A>(RefCell<A>);

impl<A> Menus<A> {
    /// The grammar behind `ask`.
    pub const fn new(ask: A) -> Self {
        Self(RefCell::new(ask))
    }
}

impl<A, M, E> Grammar for Menus<A>
where
    A: FnMut(&[Pick]) -> Result<Step<M>, E>,
    E: From<Misuse>,
{
    type Move = (M, Vec<Pick>);
    type Illegal = E;

    fn walk<W: Walker<Illegal = E>>(&self, walker: &mut W) -> Result<(M, Vec<Pick>), W::Stop> {
        let mut path: Vec<Pick> = Vec::new();
        while path.len() < LONGEST {
            let step = (self.0.borrow_mut())(&path).map_err(|why| walker.refuse(|| why))?;
            let menu = match (step.whole, step.menu) {
                (Some(whole), None) => return Ok((whole, path)),
                (Some(whole), Some(_)) if walker.ends() => return Ok((whole, path)),
                (_, Some(menu)) => menu,
                (None, None) => break,
            };
            let list = |of| {
                let prompt = || menu.prompt.clone();
                options(prompt, of, |choice: &&Choice| choice.key, |_, choice: &&Choice| (*choice).clone())
            };
            let keys = |of: Vec<&Choice>| of.iter().map(|choice| choice.key).collect::<Vec<_>>();
            path.push(match &menu.pick {
                Choices::One(of) => Pick::one(walker.one(list(of))?.key),
                Choices::Some { min, max, of } => Pick::some(&keys(walker.some(list(of), *min..=*max)?)),
                Choices::Order(of) => Pick::order(&keys(walker.order(list(of))?)),
                Choices::Number { min, max } => {
                    Pick::number(walker.number(|| menu.prompt.clone(), *min..=*max)?)
                }
            });
        }
        let at = path.pop().unwrap_or_else(|| Pick::word(""));
        Err(walker.refuse(|| Misuse::BadPath { at, possible: Vec::new() }.into()))
    }
}

/// What a walk that knows no game met.
struct Met(String);

impl Debug for Met {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Misuse> for Met {
    fn from(misuse: Misuse) -> Self {
        Self(format!("{misuse:?}"))
    }
}

/// Walks menus at random to a whole move; where a whole move may go on, a coin decides. The path is returned with it.
///
/// # Errors
/// A sentence for developers when a menu's choice is refused, a menu is empty, or there is no end.
pub fn walk<M, E: Debug>(
    mut ask: impl FnMut(&[Pick]) -> Result<Step<M>, E>,
    choices: &mut dyn Chance,
) -> Result<(M, Vec<Pick>), String> {
    let told = |path: &[Pick]| {
        ask(path).map_err(|why| Met(format!("the path \"{}\" came from menus: {why:?}", Pick::line(path))))
    };
    Menus::new(told).random(choices).map_err(|unsound| unsound.to_string())
}
