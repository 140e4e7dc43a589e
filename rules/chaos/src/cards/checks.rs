//! Checks of one card as a whole (DATA-3, 4, 5, 7, 8).

use toml::Table;

use super::{Kind, Pick, Primitive, Trigger, face::Face};
use skald_toolkit::packs::{BadPack, Fields};

/// Judges a card that was read.
///
/// # Errors
/// [`BadPack`] with the key and the reason.
pub fn check_card(file: &str, face: &Face) -> Result<(), BadPack> {
    let of = Fields::new(file, &face.id, Table::new());
    let fail = |field: &str, reason: &str| Err(of.wrong(field, reason));
    let has = |trigger| !face.on(trigger).is_empty();
    let destructive = face.kind == Kind::Destructive;
    if destructive != face.mode.is_some() || destructive != (face.ov > 0) {
        return fail("mode", "mode and ov stand on every Destructive card and on nothing else (DATA-3)");
    }
    if face.kind == Kind::Defend && face.dv.is_none() {
        return fail("dv", "every Defend card has a dv (DATA-3)");
    }
    if face.dv.is_some() && !matches!(face.kind, Kind::Defend | Kind::Destructive) {
        return fail("dv", "a dv stands on Destructive and Defend cards only (DATA-3)");
    }
    if face.kind == Kind::Mystical && !has(Trigger::Hit) && !has(Trigger::Play) && !has(Trigger::Respond) {
        return fail("effects", "a Mystical card has a hit, play or respond list (DATA-4)");
    }
    if face.kind == Kind::Mystical && has(Trigger::Hit) && has(Trigger::Play) {
        return fail("effects", "a Mystical card with a hit list has no play list (DATA-4)");
    }
    if face.kind == Kind::Spontaneous && !has(Trigger::Play) && !has(Trigger::Boost) && !has(Trigger::Respond)
    {
        return fail("effects", "a Spontaneous card has a play, boost or respond list (DATA-4)");
    }
    let may_answer = matches!(face.kind, Kind::Spontaneous | Kind::Mystical);
    if may_answer && has(Trigger::Respond) == face.answers.is_empty()
        || !may_answer && !face.answers.is_empty()
    {
        return fail("answers", "respond needs answers, and the other way round (DATA-4)");
    }
    if has(Trigger::Boost) == face.boosts.is_empty() {
        return fail("boosts", "boost needs boosts, and the other way round (DATA-4)");
    }
    if has(Trigger::Respond) && face.kind == Kind::Destructive && face.dv.is_none() {
        return fail("effects", "a Destructive card without dv answers nothing (2.3)");
    }
    if (face.max_ov.is_some() || face.mode_only.is_some()) && !face.answers.destructive {
        return fail("max_ov", "max_ov and mode_only need answers with destructive (2.3)");
    }
    if (face.area && !face.attacks()) || ((face.persistent || face.stop.is_some()) && !has(Trigger::Hit)) {
        return fail("area", "area stands on attacks; persistent and stop stand on Mysticals with hit (2.3)");
    }
    if face.kind == Kind::Mystical && !has(Trigger::Hit) {
        for trigger in
            [Trigger::Attack, Trigger::Success, Trigger::Stopped, Trigger::Resolve, Trigger::Knockout]
        {
            if has(trigger) {
                return fail("effects", "such a list stands on Mysticals with hit only (DATA-6)");
            }
        }
    }
    check_lists(face, &of)
}

/// What excludes what among the effects (DATA-5, 7, 8).
fn check_lists(face: &Face, of: &Fields<'_>) -> Result<(), BadPack> {
    let fail = |reason: &str| Err(of.wrong("effects", reason));
    let all =
        || Trigger::ALL.into_iter().flat_map(|on| face.on(on).iter().map(move |effect| (on, &effect.act)));
    let actor_takes = all().filter(|(_, act)| matches!(act, Primitive::Take(_, Pick::Actor))).count();
    if actor_takes > 1 {
        return fail("a take by choice stands on a card once at most (DATA-7)");
    }
    if face.persistent {
        if face.area {
            return fail("persistent excludes area (DATA-5)");
        }
        if all().any(|(on, act)| on == Trigger::Attack && *act == Primitive::Unopposed) {
            return fail("persistent excludes being without opposition (DATA-5)");
        }
        if actor_takes > 0 {
            return fail("persistent excludes a take by choice (DATA-5)");
        }
        if all().any(|(_, act)| matches!(act, Primitive::ReturnSelf(_))) {
            return fail("a persistent card does not return (DATA-8)");
        }
    }
    let moves = all().any(|(on, act)| {
        on != Trigger::Resolve && matches!(act, Primitive::ReturnSelf(_) | Primitive::ExileSelf)
    });
    if (face.area || face.persistent) && moves {
        return fail("on area and persistent cards it stands under resolve only (DATA-8)");
    }
    Ok(())
}
