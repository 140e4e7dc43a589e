//! The law of time as properties, over random calendars.

use proptest::{collection::vec, prelude::*};

use super::{HOUR, key, limits};
use crate::time::{Ask, Bank, Budget, Calendar, Clocks, Limits, release_tick};
use skald_vocabulary::interface::{Clock, ClockClass, Key, Seat};

/// How many seats play.
const SEATS: u8 = 3;

/// What happens at a table, after a while.
#[derive(Clone, Debug)]
enum Event {
    /// The table waits for these, and for nobody else.
    Waits(Vec<Ask>),
    /// Everything stands still and goes on after so long.
    Still(i64),
    /// A stated credit.
    Credit(Seat, Key, i64),
}

fn spans(seat: u8) -> [(ClockClass, Key, Option<Key>); 4] {
    [
        (ClockClass::Turn, key(&format!("t{seat}")), None),
        (ClockClass::Choice, key(&format!("c{seat}")), None),
        (ClockClass::Window, key(&format!("v{seat}")), Some(key(&format!("all{seat}")))),
        (ClockClass::Window, key(&format!("w{seat}")), Some(key(&format!("all{seat}")))),
    ]
}

/// A question on one of few spans, so that they are interrupted and gone on with again and again.
fn an_ask() -> impl Strategy<Value = Ask> {
    (0..SEATS, 0..4_usize).prop_map(|(seat, which)| {
        let (class, span, within) = spans(seat)[which];
        Ask { seat: Seat(seat), clock: Clock { within, ..Clock::new(class, span) } }
    })
}

fn an_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        6 => vec(an_ask(), 0..5).prop_map(Event::Waits),
        1 => (0..100 * HOUR).prop_map(Event::Still),
        1 => (an_ask(), 0..5 * HOUR).prop_map(|(ask, more)| Event::Credit(ask.seat, ask.clock.span, more)),
    ]
}

fn a_calendar() -> impl Strategy<Value = Vec<(i64, Event)>> {
    vec(((0..8 * HOUR), an_event()), 1..40)
}

/// Windows that never end one another: their class would let the new end the old.
fn lasting(calendar: Vec<(i64, Event)>) -> Vec<(i64, Event)> {
    let one = |ask: &Ask| !ask.clock.span.as_str().starts_with('w');
    let keep = |event| match event {
        Event::Waits(asks) => Event::Waits(asks.into_iter().filter(one).collect()),
        other => other,
    };
    calendar.into_iter().map(|(after, event)| (after, keep(event))).collect()
}

/// Plays a calendar; `each` sees the clocks before and after every event, and the time at which it happened.
fn play(
    limits: &Limits,
    calendar: &[(i64, Event)],
    mut each: impl FnMut(&Clocks, i64, &Event, &Clocks, i64),
) -> (Clocks, i64) {
    let (mut clocks, mut now) = (Clocks::new(SEATS, limits), 0);
    for (after, event) in calendar {
        now += after;
        let (before, began) = (clocks.clone(), now);
        match event {
            Event::Waits(asks) => {
                clocks.follow(asks, limits, &[], now);
            }
            Event::Still(long) => {
                clocks.stop(now);
                now += long;
                clocks.go_on(now);
            }
            Event::Credit(seat, span, more) => clocks.credit(*seat, *span, *more, now),
        }
        each(&before, began, event, &clocks, now);
    }
    (clocks, now)
}

fn left(budget: &Budget, now: i64) -> i64 {
    budget.left(now, &Calendar::default()).unwrap()
}

/// What a budget and the bank behind it hold together.
fn wealth(clocks: &Clocks, budget: &Budget, now: i64) -> i64 {
    let ends = clocks
        .deadlines()
        .iter()
        .find(|end| (end.seat, end.span) == (budget.seat, budget.span))
        .map(|end| end.at);
    ends.filter(|_| budget.since.is_some()).map_or_else(|| left(budget, now), |end| (end - now).max(0))
}

proptest! {
    #[test]
    fn what_is_left_grows_by_a_stated_credit_alone_and_is_never_negative(calendar in a_calendar()) {
        play(&limits(), &lasting(calendar), |before, began, event, after, now| {
            for budget in after.budgets() {
                let is = left(budget, now);
                assert!(is >= 0);
                let Some(was) = before.budget(budget.seat, budget.span) else { continue };
                let credit = match event {
                    Event::Credit(seat, span, more) if (*seat, *span) == (budget.seat, budget.span) => *more,
                    _ => 0,
                };
                // Nothing but the credit happens in an instant, and standing still uses nothing.
                assert!(is <= left(was, began) + credit, "{budget:?} had {}", left(was, began));
                assert!(is == left(was, began) + credit || credit > 0, "{event:?} took time from {budget:?}");
            }
        });
    }

    #[test]
    fn an_interruption_never_lengthens(calendar in a_calendar()) {
        // Whatever comes in between, no span runs for longer than what was granted in all.
        let mut ran = std::collections::BTreeMap::new();
        let mut last = 0;
        let calendar = lasting(calendar);
        play(&limits(), &calendar, |before, began, event, after, now| {
            for deadline in before.deadlines() {
                *ran.entry((deadline.seat, deadline.span)).or_insert(0) += (began.min(deadline.at) - last).max(0);
            }
            last = now;
            let _ = event;
            for budget in after.budgets() {
                let (limit, ran) = (budget.limit.unwrap(), ran.get(&(budget.seat, budget.span)).copied().unwrap_or(0));
                assert!(ran <= limit, "{budget:?} ran for {ran}");
            }
        });
    }

    #[test]
    fn standing_still_and_going_on_conserves(calendar in a_calendar(), long in 0..1000 * HOUR, wait in 0..9 * HOUR) {
        let (clocks, now) = play(&limits(), &calendar, |_, _, _, _, _| ());
        let now = now + wait;
        let mut later = clocks.clone();
        later.stop(now);
        assert!(later.deadlines().is_empty(), "nothing ends meanwhile");
        later.go_on(now + long);
        let moved: Vec<i64> = later.deadlines().iter().map(|end| end.at - long).collect();
        // What had run out runs out at the moment of going on.
        let ends: Vec<i64> = clocks.deadlines().iter().map(|end| end.at.max(now)).collect();
        prop_assert_eq!(moved, ends);
    }

    #[test]
    fn the_spans_of_others_do_not_matter(calendar in a_calendar()) {
        // Every span alone, with all else left out, ends as it does in company.
        let calendar = lasting(calendar);
        let (all, now) = play(&limits(), &calendar, |_, _, _, _, _| ());
        for budget in all.budgets().iter().filter(|budget| budget.class != ClockClass::Answers) {
            let alone: Vec<(i64, Event)> = calendar.iter().map(|(after, event)| (*after, match event {
                Event::Waits(asks) => Event::Waits(asks.iter().filter(|ask| (ask.seat, ask.clock.span) == (budget.seat, budget.span)).copied().collect()),
                other => other.clone(),
            })).collect();
            let (alone, end) = play(&limits(), &alone, |_, _, _, _, _| ());
            prop_assert_eq!(end, now);
            prop_assert_eq!(alone.budget(budget.seat, budget.span), Some(budget));
        }
    }

    #[test]
    fn what_happens_at_one_instant_may_be_told_in_any_order(
        calendar in a_calendar(),
        asks in vec(an_ask(), 1..6),
        one in 0..6_usize,
        two in 0..6_usize,
        credit in 0..HOUR,
        wait in 0..30 * HOUR,
    ) {
        let (mut before, now) = play(&limits(), &calendar, |_, _, _, _, _| ());
        before.follow(&asks, &limits(), &[], now);
        let now = now + wait;
        let (one, two) = (asks[one % asks.len()], asks[two % asks.len()]);
        let without = |gone: &[Ask]| asks.iter().filter(|ask| !gone.contains(ask)).copied().collect::<Vec<Ask>>();
        let mut here = before.clone();
        here.follow(&without(&[one]), &limits(), &[], now);
        here.credit(two.seat, two.clock.span, credit, now);
        here.follow(&without(&[one, two]), &limits(), &[], now);
        let mut there = before.clone();
        there.follow(&without(&[two]), &limits(), &[], now);
        there.follow(&without(&[one, two]), &limits(), &[], now);
        there.credit(two.seat, two.clock.span, credit, now);
        prop_assert_eq!(&here, &there);
        // Told twice is told once, and an interruption of no length is none.
        there.follow(&without(&[one, two]), &limits(), &[], now);
        there.stop(now);
        there.go_on(now);
        // What was overdue is due at once.
        let ends = |clocks: &Clocks| clocks.deadlines().iter().map(|end| end.at.max(now)).collect::<Vec<i64>>();
        prop_assert_eq!(ends(&here), ends(&there));
        let lefts = |clocks: &Clocks| clocks.budgets().iter().map(|budget| left(budget, now)).collect::<Vec<i64>>();
        prop_assert_eq!(lefts(&here), lefts(&there));
    }

    #[test]
    fn a_bank_only_pays_what_was_used_and_no_wait_outlasts_budget_and_bank(
        calendar in a_calendar(),
        first in 0..20 * HOUR,
    ) {
        let limits = Limits { bank: Bank { first, each: 0, most: first }, ..limits() };
        let mut last = 0;
        play(&limits, &lasting(calendar), |before, began, event, after, now| {
            for (at, (was, is)) in (0_u8..).zip(before.banks().iter().zip(after.banks())) {
                assert!(*is >= 0 && is <= was, "a bank grew by itself");
                assert!(was - is <= began - last, "more was paid than has passed");
                let asked = before.budgets().iter().any(|budget| budget.seat == Seat(at) && budget.asked);
                assert!(asked || was == is, "paid for nothing");
            }
            for budget in after.budgets().iter().filter(|budget| budget.asked) {
                let Some(was) = before.budget(budget.seat, budget.span) else { continue };
                // While two wait, the bank is counted on by both; when one is answered, all of it is the other's.
                let asked = before.budgets().iter().filter(|other| other.seat == budget.seat && other.asked);
                if matches!(event, Event::Credit(..)) || !was.asked || asked.count() > 1 {
                    continue;
                }
                let (is, was) = (wealth(after, budget, now), wealth(before, was, began));
                assert!(is <= was, "{budget:?} has {is} and had {was}");
            }
            last = now;
        });
    }

    #[test]
    fn a_tick_of_release_tells_nothing_of_the_moment_within(now in -HOUR..1000 * HOUR, step in 1..HOUR, other in 0..HOUR) {
        let tick = release_tick(now, step);
        prop_assert!(now < tick && tick <= now + step && tick.rem_euclid(step) == 0);
        prop_assert_eq!(release_tick(tick - step + other % step, step), tick);
    }
}
