//! Opening a table and dealing (CHAOS-3).

use std::sync::{Arc, LazyLock};

use skald_toolkit::packs::{BadPack, pack_id};

use super::{
    cards::{BASE, Hero, Pool},
    engine::Engine,
    event::{Event, Fact},
    kits::{Arsenal, EDITIONS, Edition, check},
    options::Terms,
    state::State,
};
use skald_toolkit::lists::together;
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Kit, KitFault, PackId, Say, Seat, Setup, SetupError},
};

/// What is fixed when a table is opened.
#[derive(Debug)]
pub struct Rules {
    /// What it was opened with.
    pub setup: Setup,
    /// All cards.
    pub pool: Arc<Pool>,
    /// The options.
    pub terms: Terms,
    /// The packs' identities.
    pub packs: Vec<PackId>,
}

/// The base set alone as each edition has it, read once: most tables play with it.
static BASE_POOLS: LazyLock<Result<Vec<Arc<Pool>>, BadPack>> = LazyLock::new(|| {
    let base = Pool::read(&[("base.toml", BASE)])?;
    EDITIONS.iter().map(|edition| edition.of_pool(base.clone()).map(Arc::new)).collect()
});

/// The label of the draw that gives a seat without an Arsenal a starter.
const STARTER: &str = "starter";

impl Rules {
    /// Reads options and packs.
    ///
    /// # Errors
    /// [`SetupError`] with a plain sentence.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !(2..=8).contains(&setup.seats) {
            return Err(SetupError::new(
                Say::new("chaos-setup-seats").with("seats", setup.seats),
                "CHAOS-1.1",
            ));
        }
        let terms = Terms::read(setup)?;
        let mut files = vec![("base.toml", BASE)];
        files.extend(setup.packs.iter().map(|pack| (pack.name.as_str(), pack.text.as_str())));
        let known = |pools: &Vec<Arc<Pool>>| {
            let of = EDITIONS.iter().zip(pools).find(|(edition, _)| *edition == terms.edition);
            of.map(|(_, pool)| Arc::clone(pool))
        };
        let pool = match BASE_POOLS.as_ref().ok().filter(|_| setup.packs.is_empty()).and_then(known) {
            Some(pool) => pool,
            None => Pool::read(&files)
                .and_then(|pool| terms.edition.of_pool(pool))
                .map(Arc::new)
                .map_err(|bad| bad_pack(&bad))?,
        };
        #[cfg(test)]
        let pool = super::tests::vocabulary::dulled(pool);
        let packs = pool
            .heads
            .iter()
            .zip(&files)
            .map(|(head, (_, text))| pack_id(&head.id, head.version, text))
            .chain(terms.edition.fixed())
            .collect();
        Ok(Self { setup: setup.clone(), pool, terms, packs })
    }

    /// Deals: Arsenals, order, reveal, Supplies; then the first round begins (CHAOS-3.1).
    ///
    /// # Errors
    /// [`SetupError`] that names the seat and everything that is wrong with its list.
    pub fn deal(
        &self,
        kits: &[Kit],
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        let mut state = State::blank(self.setup.seats);
        let mut arsenals: Vec<Option<Arsenal>> = Vec::new();
        for seat in state.seats() {
            let list = kits.iter().find(|kit| kit.seat == seat).map(|kit| kit.list.as_str());
            let list = list.filter(|list| !list.trim().is_empty());
            arsenals.push(list.map(|list| self.arsenal(seat, list)).transpose()?);
        }
        for seat in state.seats() {
            let arsenal = match arsenals.get(seat.index()).cloned().flatten() {
                Some(brought) => brought,
                None => self.arsenal(seat, self.starter(&arsenals, dice))?,
            };
            let start = self.terms.start(self.pool.warrior(arsenal.hero).svpt);
            let side = state.side_mut(seat);
            side.hero = arsenal.hero;
            (side.total, side.start) = (start, start);
            side.arsenal = arsenal.copies();
            side.brought = side.arsenal.as_slice().into();
            if let Some(known) = arsenals.get_mut(seat.index()) {
                *known = Some(arsenal);
            }
        }
        let mut engine = Engine { pool: &self.pool, terms: &self.terms, state: &mut state, dice, out };
        engine.deal();
        Ok(state)
    }

    fn arsenal(&self, seat: Seat, list: &str) -> Result<Arsenal, SetupError> {
        let report = check(&self.pool, list).map_err(|faults| bad_list(seat, &faults))?;
        Ok(report.arsenal)
    }

    /// A starter by chance for a seat that brings nothing. Where the edition keeps them apart, its Warrior is among the least
    /// frequent at the table, so that chance makes nobody a CopyCat (CHAOS-3.6) as long as there are others.
    fn starter(&self, arsenals: &[Option<Arsenal>], dice: &mut dyn Chance) -> &'static str {
        let Edition { starters, apart, .. } = self.terms.edition;
        let at_table = |id: &str| {
            let hero = self.pool.hero(id);
            arsenals.iter().flatten().filter(|arsenal| *apart && Some(arsenal.hero) == hero).count()
        };
        let least = starters.iter().map(|(id, _)| at_table(id)).min();
        let free: Vec<&str> =
            starters.iter().filter(|(id, _)| Some(at_table(id)) == least).map(|(_, list)| *list).collect();
        let at = dice.pick(STARTER, u32::try_from(free.len()).unwrap_or(1));
        usize::try_from(at).ok().and_then(|at| free.get(at)).copied().unwrap_or("")
    }
}

impl Engine<'_> {
    /// Shuffles, fixes the order, reveals, draws the Supplies and begins the first round.
    pub(super) fn deal(&mut self) {
        for seat in self.state.seats() {
            self.shuffle(seat);
        }
        if self.terms.order.is_empty() {
            let mut order = self.state.order.to_vec();
            shuffle(self.dice, "order", &mut order);
            self.state.order = order.into_iter().collect();
        } else {
            self.state.order = self.terms.order.clone();
        }
        let heroes: Vec<(Seat, Hero)> =
            self.state.order.iter().map(|seat| (*seat, self.state.side(*seat).hero)).collect();
        for (seat, hero) in &heroes {
            let twin = heroes.iter().any(|(other, same)| other != seat && same == hero);
            self.state.side_mut(*seat).copycat = twin;
        }
        self.tell(Fact::Revealed { heroes: heroes.clone() });
        for (seat, hero) in heroes {
            let penalty = u8::from(self.state.side(seat).copycat);
            let supply = self.pool.warrior(hero).supply.saturating_sub(penalty);
            self.draw(seat, supply, false);
        }
        self.state.idle.totals = self.state.sides.iter().map(|side| side.total).collect();
        self.begin_round();
    }
}

fn bad_pack(bad: &BadPack) -> SetupError {
    let say = Say::new("chaos-setup-pack")
        .with("file", bad.file.as_str())
        .with("card", bad.card.as_str())
        .with("field", bad.field.as_str())
        .with("reason", bad.reason.as_str());
    SetupError::new(say, "CHAOS-2.3")
}

/// Everything that is wrong with a list, in one sentence each.
fn bad_list(seat: Seat, faults: &[KitFault]) -> SetupError {
    let clause = faults.iter().map(|fault| fault.clause).find(|clause| !clause.is_empty()).unwrap_or("");
    SetupError::new(Say::new("chaos-setup-list").with("who", seat).with("faults", together(faults)), clause)
}
