//! Old games on new rules: a change of the rules that nobody has given a new version is found, the table stands still and is told
//! why, and goes on under a build that plays it as it was.

use crate::{
    common::{ADA, BEN, House, race, refused, text_of},
    silence::{self, TOLD, due, falls_silent, status},
};
use skald::host::{Actor, How, Manage, Refused, Status};
use skald_rules::interface::Say;

/// The program is exchanged for a build that is called this; `planted` says whether its rules were changed.
async fn exchanged(house: &mut House, build: &str, planted: bool) {
    house.config.build = build.to_owned();
    race::plant(planted);
    house.die_and_return(0).await;
}

// One story, because what is planted holds for the whole process.
#[tokio::test]
async fn a_planted_change_of_the_rules_is_found_and_the_table_stands_still_until_it_is_gone() {
    let mut house = House::new().await;
    exchanged(&mut house, "one", false).await;
    let table = house.game(9).await;
    let other = house.game(9).await;
    house.host.finish(ADA, other, true).await.unwrap();
    let third = house.game(9).await;
    house.answer(third, "take").await;
    // The third answer is the first that the planted rules play otherwise.
    for line in ["pass", "guess 3", "guess 4", "take", "pass"] {
        house.answer(table, line).await;
    }
    house.deliver().await;
    let code = house.host.info(table).await.unwrap().code;
    let log = house.host.store().log(table, 0, 99).await.unwrap();
    let otherwise = log.iter().find(|entry| entry.text.ends_with(" take")).unwrap();

    // The same rules in another build: nothing comes of it, and nobody is told anything.
    exchanged(&mut house, "two", false).await;
    assert!(house.host.replay_all().await.unwrap().iter().all(|played| played.differs.is_none()));
    house.host.heed_builds().await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    assert_eq!(house.deliver().await.iter().filter_map(text_of).collect::<Vec<_>>(), Vec::<String>::new());

    // Other rules under the same version: looking changes nothing and names the step.
    exchanged(&mut house, "", true).await;
    let all = house.host.replay_all().await.unwrap();
    let found = all.iter().find(|played| played.code == code).unwrap();
    let step = found.differs.as_ref().unwrap();
    assert_eq!(
        (step.number, step.act.as_str(), &step.how),
        (otherwise.number, otherwise.text.as_str(), &How::Position)
    );
    let good = house.host.info(other).await.unwrap().code;
    let good = all.iter().find(|played| played.code == good).unwrap();
    assert_eq!(good.differs, None, "what does not differ is left in peace");
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "looking changes nothing");

    // In service it stands still before anybody can do anything, and everybody is told.
    exchanged(&mut house, "three", true).await;
    let at = house.question(table, ADA).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused, "{at:?}");
    assert!(matches!(refused(house.host.play_text(ADA, table, "pass").await), Refused::Paused));
    house.host.heed_builds().await.unwrap();
    let said: Vec<String> = house.deliver().await.iter().filter_map(text_of).collect();
    let told = said.iter().filter(|text| text.contains(&code) && text.contains("stands still")).count();
    assert_eq!(told, 2, "each of the two is told: {said:?}");
    assert!(
        said.iter().all(|text| text.contains("would have played some of its moves otherwise")),
        "{said:?}"
    );
    assert_eq!(house.host.info(other).await.unwrap().status, Status::Playing);
    let why = refused(house.host.resume(table, None).await);
    assert_eq!(why, Refused::OtherBuild { code: code.clone() });
    let why = refused(house.host.manage(Actor::new(BEN, 7), 1, table, Manage::GoOn).await);
    assert_eq!(why, Refused::OtherBuild { code: code.clone() });
    // Managers can close one, as it stands.
    assert_eq!(house.host.info(third).await.unwrap().status, Status::Paused);
    let info = house.host.manage(Actor::new(BEN, 8), 1, third, Manage::Close).await.unwrap();
    assert_eq!(info.status, Status::Over);
    house.deliver().await;
    // A death changes nothing of it, and nobody is told twice.
    house.die_and_return(0).await;
    house.host.heed_builds().await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
    assert_eq!(house.deliver().await.iter().filter_map(text_of).count(), 0);

    // A place that is lost besides changes nothing of it either.
    house.host.place_lost(table, &Say::new("pause-no-thread")).await.unwrap();
    let info = house.host.place_found(table).await.unwrap();
    assert_eq!(info.status, Status::Paused, "{:?}", info.pause_why);
    assert!(!info.may_be_resumed(), "nobody is offered what would be refused");
    assert_eq!(refused(house.host.resume(table, None).await), Refused::OtherBuild { code: code.clone() });

    // Should its people be gone it is not kept for ever; whoever is there keeps it until it can be played.
    for item in silence::told(&falls_silent(&house).await) {
        let text = text_of(item).unwrap();
        assert!(text.contains("otherwise") && text.contains("“I am back”"), "{text}");
        assert!(!text.contains("“Go on”"), "only what helps: {text}");
    }
    house.host.come_back_to(BEN, table).await.unwrap();
    house.pass(TOLD).await;
    assert_eq!(status(&house, table).await, Status::Paused, "Ben would rather keep it");

    // A build that plays it as it was lets it go on where it stood, with all that was played.
    exchanged(&mut house, "four", false).await;
    house.host.heed_builds().await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    let now = house.host.store().log(table, 0, 99).await.unwrap();
    assert_eq!(now[..log.len()], log[..], "the log appends and never deletes");
    house.answer(table, "take").await;
    assert_eq!(house.host.replay_all().await.unwrap().iter().filter(|one| one.differs.is_some()).count(), 0);
    assert_eq!(due(&house, table, "silence").await, None, "it is played again");

    // And where nobody comes it ends as it stands.
    exchanged(&mut house, "five", true).await;
    house.host.heed_builds().await.unwrap();
    assert_eq!(status(&house, table).await, Status::Paused);
    falls_silent(&house).await;
    house.pass(TOLD).await;
    race::plant(false);
    assert_eq!(status(&house, table).await, Status::Over);
}
