//! The first games: each is played to its end along its menus, and has its words at each step.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use skald_rules::{
    catalogue::standard,
    interface::{Choices, Duty, OptionKind, Pick},
    lesson::{Lesson, Show},
    words::english,
};

/// What is wrong with a step: whatever does not lead along the menus to a whole move.
fn faults(lesson: &Lesson, step: usize) -> Result<(), String> {
    let stand = lesson.at(step)?;
    let path = lesson.path(step);
    let Some(asked) = &stand.asked else { return Ok(()) };
    for depth in 0..=path.len() {
        let at = stand.table.ask(asked.id, &path[..depth]).map_err(|why| format!("{:?}", why.say))?;
        let Some(pick) = path.get(depth) else {
            return at.whole.map(drop).ok_or_else(|| format!("{} is not whole", Pick::line(&path)));
        };
        let menu = at.menu.ok_or_else(|| format!("nothing can be chosen at {pick}"))?;
        let keys: Vec<_> = menu.pick.list().iter().map(|choice| choice.key.as_str()).collect();
        let shown = matches!(menu.pick, Choices::One(_) | Choices::Some { .. }) && keys.len() <= 25;
        if !menu.pick.admits(pick) || !shown {
            return Err(format!("{pick} of {keys:?}"));
        }
    }
    Ok(())
}

/// What happens in a first game, for whoever writes one: `SKALD_SHOW=1 cargo test -p skald-rules --test lessons -- --nocapture`.
fn show(lesson: &Lesson) {
    for step in 0..=lesson.len() {
        let Ok(stand) = lesson.at(step) else { return };
        println!("--- step {}", step + 1);
        for tale in &stand.told {
            println!("  {}", english().plain(&tale.say));
        }
        println!("  waits for {:?}", stand.table.waiting());
        for decision in stand.table.open(lesson.seat) {
            println!("  {} {}: {:?}", decision.id, decision.kind, stand.table.legal(decision.id, 12));
        }
    }
}

#[test]
fn every_first_game_is_played_to_its_end_along_its_menus() {
    let (mut games, mut wrong) = (Vec::new(), Vec::new());
    for kind in standard().iter() {
        let Some(lesson) = Lesson::of(kind).unwrap() else { continue };
        if std::env::var_os("SKALD_SHOW").is_some() {
            println!("===== {}", kind.id);
            show(&lesson);
        }
        for step in 0..lesson.len() {
            if let Err(why) = faults(&lesson, step) {
                wrong.push(format!("{}, step {}: {why}", kind.id, step + 1));
            }
        }
        match lesson.at(lesson.len()) {
            Ok(end) if end.told.is_empty() => wrong.push(format!("{}: the end tells nothing", kind.id)),
            Ok(_) => {}
            Err(why) => wrong.push(why),
        }
        games.push(kind.id);
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(games, ["war", "chaos", "law", "lost", "lraw"]);
}

/// Each page that explains a game has a moment of play that fits the rules, words and a title; none is left over.
#[test]
fn every_page_has_its_moment_and_its_own_words() {
    for kind in standard().iter() {
        let Some(lesson) = Lesson::of(kind).unwrap() else { continue };
        let prefix = format!("guide-{}-", kind.id);
        let mut wanted = Vec::new();
        for page in lesson.pages() {
            wanted.extend([format!("{prefix}{}", page.name), format!("{prefix}{}-title", page.name)]);
            let table = lesson.moment(page).unwrap();
            table.check().unwrap();
            if page.show == Show::Choice {
                let open = table.open(lesson.seat);
                let asked = open.iter().find(|asked| asked.duty == Duty::Owed);
                let asked = asked.unwrap_or_else(|| panic!("{prefix}{}: nothing is chosen", page.name));
                table.ask(asked.id, &Pick::path(&page.chosen)).unwrap();
            }
        }
        let mut found: Vec<String> = english().ids(&prefix).map(str::to_owned).collect();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{}", kind.id);
        for id in &found {
            let length = english().text_of(id).unwrap().chars().count();
            let fits = if id.ends_with("-title") { 8..=60 } else { 300..=1800 };
            assert!(fits.contains(&length), "{id}: {length} characters");
        }
        assert!(lesson.pages().len() > 1, "{}: more is told than the game in short", kind.id);
    }
}

/// Legends At War tells each of its forms, and what is done around its battles.
#[test]
fn each_form_of_legends_at_war_has_a_page() {
    let kind = standard().get("law").unwrap();
    let lesson = Lesson::of(kind).unwrap().unwrap();
    let forms = kind.options().into_iter().find(|spec| spec.key == "form").unwrap();
    let OptionKind::Choice(forms) = forms.kind else { panic!("forms are chosen from a list") };
    for name in forms.into_iter().chain(["pantheons", "pieces", "draft", "reinforcement"]) {
        assert!(lesson.page(name).is_some(), "{name}");
    }
}

/// Each step has its own words, and so has the end; none is left over.
#[test]
fn every_step_of_a_first_game_has_its_own_words() {
    for kind in standard().iter() {
        let Some(lesson) = Lesson::of(kind).unwrap() else { continue };
        let prefix = format!("lesson-{}-", kind.id);
        let mut wanted: Vec<String> = (1..=lesson.len()).map(|step| format!("{prefix}{step}")).collect();
        wanted.push(format!("{prefix}end"));
        let mut found: Vec<String> = english().ids(&prefix).map(str::to_owned).collect();
        wanted.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, wanted, "{}", kind.id);
        for id in &found {
            let text = english().text_of(id).unwrap();
            assert!((60..=900).contains(&text.len()), "{id}: {} characters", text.len());
        }
    }
}
