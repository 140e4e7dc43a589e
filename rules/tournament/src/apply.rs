//! How an act changes a tournament, and which acts fit. What does not fit changes nothing.

use crate::{
    act::{Act, Finish, Gone, How, Penalty, Who},
    entrant::Entrant,
    refusal::Refused,
    state::{Entry, Next, Penalised, Round, Stage, Table, Tournament},
    terms::{Format, MOST_ENTRANTS, Match, Part},
};

type Done = Result<(), Refused>;

impl Tournament {
    /// Carries out an act.
    ///
    /// # Errors
    /// [`Refused`] when it does not fit: then nothing has changed.
    pub fn apply(&mut self, act: &Act) -> Done {
        if self.stage == Stage::Over {
            return Err(Refused::Over);
        }
        match act {
            Act::Opened { .. } => Err(Refused::Opening),
            Act::Registered { who, name } => self.register(*who, name),
            Act::Brought { entrant, list } => self.bring(*entrant, list.as_deref()),
            Act::CheckedIn { entrant } => self.check_in(*entrant),
            Act::Dropped { entrant, why } => self.drop_out(*entrant, *why),
            Act::Replaced { entrant, who, name } => self.replace(*entrant, *who, name),
            Act::Began { part, tables, ends } => self.begin(*part, tables, *ends),
            Act::CutTo { seeds } => self.cut_to(seeds),
            Act::Reported { table, finish } => self.report(*table, finish),
            Act::Corrected { round, table, finish } => self.correct(*round, *table, finish),
            Act::Awarded { table, to } => self.award(*table, *to),
            Act::Penalised { entrant, penalty, why } => self.penalise(*entrant, *penalty, why),
            Act::Missed { table, absent } => self.miss(*table, absent),
            Act::TimeCalled => self.call_time(),
            Act::Extended { table, ends } => self.extend(*table, *ends),
            Act::TakenBack => self.take_back(),
            Act::Closed => {
                self.stage = Stage::Over;
                Ok(())
            }
        }
    }

    fn is_league(&self) -> bool {
        matches!(self.terms.format, Format::League { .. })
    }

    fn register(&mut self, who: Who, name: &str) -> Done {
        if self.stage == Stage::Running && !self.is_league() {
            return Err(Refused::Begun);
        }
        if self.find(who).is_some() {
            return Err(Refused::Registered);
        }
        if self.entries.len() >= MOST_ENTRANTS {
            return Err(Refused::Full);
        }
        self.entries.push(Entry {
            who,
            name: name.to_owned(),
            list: None,
            // Whoever joins a league that is under way is there.
            checked: self.stage == Stage::Running,
            out: None,
            since: self.rounds.len(),
            until: None,
            misses: 0,
        });
        Ok(())
    }

    /// One of those who still play.
    fn playing(&mut self, entrant: Entrant) -> Result<&mut Entry, Refused> {
        let entry = self.entries.get_mut(entrant.index()).ok_or(Refused::Nobody)?;
        if entry.out.is_some() { Err(Refused::Gone) } else { Ok(entry) }
    }

    fn bring(&mut self, entrant: Entrant, list: Option<&str>) -> Done {
        let rounds = self.rounds.len();
        let entry = self.playing(entrant)?;
        // LRAW-2.2.4: from the first round on everybody plays what they registered.
        if entry.since < rounds {
            return Err(Refused::Locked);
        }
        entry.list = list.map(ToOwned::to_owned);
        Ok(())
    }

    fn check_in(&mut self, entrant: Entrant) -> Done {
        if self.stage == Stage::Running {
            return Err(Refused::Begun);
        }
        self.playing(entrant)?.checked = true;
        Ok(())
    }

    fn drop_out(&mut self, entrant: Entrant, why: Gone) -> Done {
        let rounds = self.rounds.len();
        let entry = self.playing(entrant)?;
        entry.out = Some(why);
        entry.until = Some(rounds);
        let needed = self.rounds.last().map_or(1, |round| round.by.needed());
        let table = self.rounds.last_mut().and_then(|round| {
            round.tables.iter_mut().find(|table| table.seats.contains(&entrant) && !table.is_decided())
        });
        if let Some(table) = table
            && let [a, _] = table.seats[..]
        {
            table.result = Some((given(a != entrant, needed), How::Awarded));
        }
        Ok(())
    }

    fn replace(&mut self, entrant: Entrant, who: Who, name: &str) -> Done {
        if self.find(who).is_some() {
            return Err(Refused::Registered);
        }
        let entry = self.playing(entrant)?;
        entry.who = who;
        name.clone_into(&mut entry.name);
        entry.misses = 0;
        Ok(())
    }

    /// The last round, with nothing having followed from it.
    fn last(&mut self) -> Result<&mut Round, Refused> {
        self.rounds.last_mut().ok_or(Refused::NotBegun)
    }

    fn open_table(&mut self, table: usize) -> Result<(&mut Table, Match), Refused> {
        let round = self.last()?;
        let by = round.by;
        let table = round.tables.get_mut(table).ok_or(Refused::NoTable)?;
        if table.is_decided() { Err(Refused::Decided) } else { Ok((table, by)) }
    }

    fn begin(&mut self, part: Part, tables: &[Vec<Entrant>], ends: i64) -> Done {
        let first = self.stage == Stage::Joining;
        if !first && self.next() != Next::Round {
            return Err(if self.next() == Next::Wait { Refused::Playing } else { Refused::Pairing });
        }
        let there = |entry: &Entry| entry.out.is_none() && (!first || entry.checked);
        let awaited: Vec<Entrant> = if !first && self.is_bracket() {
            self.survivors().into_iter().flatten().collect()
        } else {
            self.entrants().filter(|(_, entry)| there(entry)).map(|(entrant, _)| entrant).collect()
        };
        if awaited.len() < self.least() {
            return Err(Refused::TooFew);
        }
        let most = if let Format::League { seats } = self.terms.format { usize::from(seats) } else { 2 };
        let mut seated: Vec<Entrant> = tables.iter().flatten().copied().collect();
        seated.sort_unstable();
        let mut wanted = awaited;
        wanted.sort_unstable();
        if part != self.part() || seated != wanted || tables.iter().any(|table| table.len() > most) {
            return Err(Refused::Pairing);
        }
        if first {
            self.checked_in = wanted.len();
            self.stage = Stage::Running;
            for entry in self.entries.iter_mut().filter(|entry| entry.out.is_none() && !entry.checked) {
                entry.out = Some(Gone::Unchecked);
                entry.until = Some(0);
            }
        }
        let by = self.terms.of_match(part, self.checked_in);
        let table =
            |seats: &Vec<Entrant>| Table { seats: seats.clone(), result: None, before: None, ends: None };
        let tables = tables.iter().map(table).collect();
        self.rounds.push(Round { part, tables, by, ends, timed: false });
        Ok(())
    }

    fn cut_to(&mut self, seeds: &[Entrant]) -> Done {
        if self.next() != Next::Cut {
            return Err(Refused::Cut);
        }
        let mut once = seeds.to_vec();
        once.sort_unstable();
        once.dedup();
        let active = self.active();
        let fits = (2..=self.terms.cut.size().min(active.len())).contains(&seeds.len());
        if !fits || once.len() != seeds.len() || !once.iter().all(|seed| active.contains(seed)) {
            return Err(Refused::Cut);
        }
        self.seeds = seeds.to_vec();
        Ok(())
    }

    fn report(&mut self, table: usize, finish: &Finish) -> Done {
        let (table, by) = self.open_table(table)?;
        if !fits(finish, table, &by) {
            return Err(Refused::Result);
        }
        if by.needs_winner && is_even(finish) {
            table.before = Some(finish.clone());
        } else {
            table.result = Some((finish.clone(), How::Played));
        }
        Ok(())
    }

    fn correct(&mut self, round: usize, table: usize, finish: &Finish) -> Done {
        let last = self.rounds.len().checked_sub(1).ok_or(Refused::NotBegun)?;
        let bracket = self.is_bracket();
        let cut = !self.seeds.is_empty();
        let asked = self.rounds.get_mut(round).ok_or(Refused::NoRound)?;
        let by = asked.by;
        let part = asked.part;
        let table = asked.tables.get_mut(table).ok_or(Refused::NoTable)?;
        if table.result.is_none() {
            return Err(Refused::Undecided);
        }
        if !fits(finish, table, &by) || (by.needs_winner && is_even(finish)) {
            return Err(Refused::Result);
        }
        let mut after = table.clone();
        after.result = Some((finish.clone(), How::Corrected));
        // What a bracket was built on does not change beneath it.
        let built_on = (bracket && round < last) || (cut && part == Part::Main);
        if built_on && (part == Part::Main && cut || after.winner() != table.winner()) {
            return Err(Refused::Stands);
        }
        *table = after;
        Ok(())
    }

    fn award(&mut self, table: usize, to: Entrant) -> Done {
        let (table, by) = self.open_table(table)?;
        let [a, b] = table.seats[..] else { return Err(Refused::Result) };
        if to != a && to != b {
            return Err(Refused::NotThere);
        }
        table.result = Some((given(to == a, by.needed()), How::Awarded));
        Ok(())
    }

    // LRAW-9.2
    fn penalise(&mut self, entrant: Entrant, penalty: Penalty, why: &str) -> Done {
        self.playing(entrant)?;
        match penalty {
            Penalty::Warning => {}
            Penalty::GameLoss | Penalty::MatchLoss => {
                let playing = self.table_of(entrant).filter(|(_, table)| !table.is_decided());
                let (place, opposite) = match playing.map(|(place, table)| (place, table.seats.as_slice())) {
                    None => return Err(Refused::NotThere),
                    Some((place, [a, b])) => (place, if *a == entrant { *b } else { *a }),
                    // At a table of several nobody is opposite.
                    Some(_) => return Err(Refused::Result),
                };
                let single = self.rounds.last().is_some_and(|round| round.by.best_of == 1);
                if penalty == Penalty::MatchLoss || single {
                    self.award(place, opposite)?;
                }
            }
            Penalty::Disqualified => self.drop_out(entrant, Gone::Disqualified)?,
        }
        let round = self.rounds.len().checked_sub(1);
        self.penalties.push(Penalised { entrant, penalty, why: why.to_owned(), round });
        Ok(())
    }

    fn miss(&mut self, table: usize, absent: &[Entrant]) -> Done {
        let rounds = self.rounds.len();
        let (table, by) = self.open_table(table)?;
        let [a, b] = table.seats[..] else { return Err(Refused::Result) };
        let finish = match (absent.contains(&a), absent.contains(&b)) {
            _ if absent.iter().any(|one| *one != a && *one != b) => return Err(Refused::NotThere),
            (true, true) => Finish::Score { won: [0, 0], drawn: 0 },
            (false, true) => given(true, by.needed()),
            (true, false) => given(false, by.needed()),
            (false, false) => return Err(Refused::Result),
        };
        table.result = Some((finish, How::Missed));
        let most = self.terms.absent.misses;
        for entrant in [a, b].into_iter().filter(|one| absent.contains(one)) {
            let Some(entry) = self.entries.get_mut(entrant.index()) else { continue };
            entry.misses = entry.misses.saturating_add(1);
            if most > 0 && entry.misses >= most && entry.out.is_none() {
                entry.out = Some(Gone::Missed);
                entry.until = Some(rounds);
            }
        }
        Ok(())
    }

    fn call_time(&mut self) -> Done {
        let round = self.last()?;
        if round.timed {
            return Err(Refused::TimeCalled);
        }
        round.timed = true;
        Ok(())
    }

    fn extend(&mut self, table: Option<usize>, ends: i64) -> Done {
        if let Some(table) = table {
            self.open_table(table)?.0.ends = Some(ends);
            return Ok(());
        }
        let round = self.last()?;
        if round.timed {
            return Err(Refused::TimeCalled);
        }
        round.ends = ends;
        // More time for all is more for each: a table keeps an end of its own where that is later still.
        for table in &mut round.tables {
            table.ends = table.ends.filter(|own| *own > ends);
        }
        Ok(())
    }

    fn take_back(&mut self) -> Done {
        let last = self.rounds.last().ok_or(Refused::NotBegun)?;
        // With the first round the list of those who are there is closed, and the size of the event settled.
        if self.rounds.len() < 2 {
            return Err(Refused::NoRound);
        }
        if last.tables.iter().any(|table| table.result.is_some() || table.before.is_some()) {
            return Err(Refused::Reported);
        }
        self.rounds.pop();
        self.redrawn += 1;
        // A game that was lost in it counts for nothing, as the round does.
        let left = self.rounds.len();
        self.penalties.retain(|one| one.penalty != Penalty::GameLoss || one.round != Some(left));
        // The cut rests on what came before it: it is made anew.
        if self.of_part(Part::Cut).next().is_none() {
            self.seeds.clear();
        }
        Ok(())
    }
}

/// A match that was not played, won by the first seat or the second.
fn given(first: bool, needed: u8) -> Finish {
    Finish::Score { won: if first { [needed, 0] } else { [0, needed] }, drawn: 0 }
}

/// Whether nobody has won more games.
fn is_even(finish: &Finish) -> bool {
    matches!(finish, Finish::Score { won: [one, other], .. } if one == other)
}

/// Whether a table can end in such a way.
fn fits(finish: &Finish, table: &Table, by: &Match) -> bool {
    match finish {
        Finish::Score { won: [one, other], drawn } => {
            let (more, less) = (*one.max(other), *one.min(other));
            // A drawn game counts for nobody, and at most so many are begun (LRAW-1.1.10), further ones aside (LRAW-1.1.11).
            let begun = u16::from(more) + u16::from(less) + u16::from(*drawn);
            table.seats.len() == 2
                && more <= by.needed()
                && (more < by.needed() || less < more)
                && (by.needs_winner || begun <= u16::from(by.best_of))
        }
        Finish::Places(places) => {
            let mut all: Vec<usize> = places.iter().flatten().copied().map(usize::from).collect();
            all.sort_unstable();
            table.seats.len() > 2 && all.into_iter().eq(0..table.seats.len())
        }
    }
}
