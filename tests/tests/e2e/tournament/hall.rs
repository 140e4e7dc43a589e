//! What stories of tournaments share: commands, what everybody reads, and who sits where.

use localcord::{Id, Localcord, MessageView};
use serde_json::{Value, json};
use skald::{
    host::{MatchInfo, Person, Status, TournamentInfo},
    serve::Serving,
};
use skald_tests::stage::{LONG, Stage, answered, told};

/// What somebody is told to a command of `/tournament` in the channel of the games.
pub async fn says(stage: &Stage, who: &str, sub: &str, options: &[(&str, Value)]) -> MessageView {
    let command = format!("tournament {sub}");
    told(&stage.local, stage.person(who), stage.games(), &command, options).await
}

/// The same, where it is no more than one plain sentence that only they see and that says `words`.
pub async fn one_sentence(stage: &Stage, who: &str, sub: &str, options: &[(&str, Value)], words: &str) {
    let message = says(stage, who, sub, options).await;
    let text = message.text();
    assert!(text.contains(words), "{who} {sub} {options:?}: {text}");
    assert!(message.ephemeral, "{sub}: everybody reads {text}");
    assert!(text.ends_with('.') && text.lines().count() == 1, "{sub}: {text}");
}

/// What everybody reads in the channel of the games and in the tournament's own thread: text, and what pictures show in words.
pub fn public(stage: &Stage) -> Vec<String> {
    let viewer = stage.person("Hanna");
    let mut places = vec![stage.games()];
    places.extend(contest_thread(stage));
    let mut all: Vec<MessageView> =
        places.into_iter().flat_map(|place| stage.local.messages(place, viewer)).collect();
    all.retain(|message| !message.ephemeral);
    all.iter().map(in_words).collect()
}

/// The thread in which the rounds stand, once there is one.
pub fn contest_thread(stage: &Stage) -> Option<Id> {
    let threads = stage.local.threads(stage.person("Hanna"), stage.games());
    threads.into_iter().find(|thread| thread.name == "Autumn cup").map(|thread| thread.id)
}

/// A message with what its pictures show in words.
pub fn in_words(message: &MessageView) -> String {
    let alts = message.files.iter().filter_map(|file| file.alt.clone());
    std::iter::once(message.text()).chain(alts).collect::<Vec<_>>().join("\n")
}

pub fn times(stage: &Stage, words: &str) -> usize {
    public(stage).iter().filter(|text| text.contains(words)).count()
}

/// Waits until the channel has been told something so many times.
pub async fn heard(stage: &Stage, words: &str, count: usize) {
    let there = |_: &Localcord| times(stage, words) >= count;
    stage.local.until(LONG, words, there).await.unwrap();
    assert_eq!(times(stage, words), count, "“{words}”: {:#?}", public(stage));
}

/// Opens a tournament of War. Returns its code.
pub async fn opened(stage: &Stage, options: &[(&str, Value)]) -> String {
    let mut all = vec![("game", json!("war")), ("pace", json!("1d"))];
    all.extend(options.iter().cloned());
    let message = says(stage, "Alice", "open", &all).await;
    let text = message.text();
    assert!(!message.ephemeral, "the channel is told: {text}");
    assert!(text.contains("/tournament register") && message.button("Register").is_some(), "{text}");
    let code = text.split_once("** (").unwrap().1.split_once(')').unwrap().0;
    code.to_owned()
}

pub async fn state(serving: &Serving, code: &str) -> TournamentInfo {
    let host = serving.host();
    host.tournament(host.find_tournament(code).await.unwrap()).await.unwrap()
}

/// Waits until every match of a round is at a table, or is a bye.
pub async fn seated(stage: &Stage, serving: &Serving, code: &str, round: usize) -> TournamentInfo {
    heard(stage, &format!("({code}), round {round}."), 1).await;
    let info = state(serving, code).await;
    assert_eq!(info.rounds, round);
    assert!(info.matches.iter().all(|one| one.seats.len() < 2 || one.table.is_some()), "{info:?}");
    info
}

/// The person in a seat of a match; nobody for a computer.
pub fn seat(info: &TournamentInfo, one: &MatchInfo, at: usize) -> Option<Person> {
    info.people[one.seats[at].index()].person
}

/// The name of a person in a match.
pub fn name(stage: &Stage, person: Person) -> &'static str {
    skald_tests::stage::PEOPLE.into_iter().find(|name| stage.person(name).0 == person.0).unwrap()
}

/// The thread of a match, once it is there.
pub async fn thread_of(stage: &Stage, serving: &Serving, one: &MatchInfo) -> (Id, String) {
    stage.all_sent().await;
    let info = serving.host().info(one.table.unwrap()).await.unwrap();
    assert_eq!(info.status, Status::Playing);
    (Id(info.place()), info.code)
}

/// Gives a game up, with the question that comes first.
pub async fn gives_up(stage: &Stage, who: Id, thread: Id) {
    let sure = told(&stage.local, who, thread, "resign", &[]).await;
    let id = sure.buttons()[0].custom_id.clone().unwrap();
    let asked = stage.local.press(who, sure.id, &id).unwrap();
    let text = answered(&stage.local, &asked).await.text();
    assert!(text.contains("You gave up"), "{text}");
}
