//! The application and its commands: `/applications`, `/oauth2/applications`.

use serde_json::{Value, json};

use super::body::Call;
use super::{Answer, Refusal, Reply, emojis};
use crate::id::Id;
use crate::json::{Read, put};
use crate::world::World;
use crate::world::commands::Command;

/// How many commands of each kind (slash, user, message) one place may have.
const MOST: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];

/// `/applications/...` and `/oauth2/applications/@me`.
pub(crate) fn applications(world: &mut World, call: &Call, rest: &[&str]) -> Reply {
    match rest {
        ["@me"] | ["applications", "@me"] if call.method == "GET" => Ok(Answer::ok(application(world))),
        [app, rest @ ..] => {
            if app.parse() != Ok(world.application) {
                return Err(Refusal::code(10002));
            }
            match rest {
                ["emojis", rest @ ..] => emojis::emojis(world, call, rest),
                ["commands", rest @ ..] => commands(world, call, None, rest),
                ["guilds", guild, "commands", rest @ ..] => {
                    let guild = guild.parse().ok().filter(|id| *id == world.guild);
                    commands(world, call, Some(guild.ok_or_else(|| Refusal::code(10004))?), rest)
                }
                _ => Err(Refusal::code(0)),
            }
        }
        [] => Err(Refusal::code(0)),
    }
}

fn application(world: &World) -> Value {
    json!({
        "id": world.application, "name": world.config.bot_name, "icon": null, "description": "",
        "bot_public": true, "bot_require_code_grant": false, "verify_key": "", "flags": 0, "summary": "",
        "team": null, "bot": world.bot_json(), "approximate_guild_count": 1,
        "owner": {"id": "1", "username": "owner", "discriminator": "0", "avatar": null},
    })
}

fn commands(world: &mut World, call: &Call, guild: Option<Id>, rest: &[&str]) -> Reply {
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let all: Vec<Value> =
                in_place(world, guild).map(|command| command.json(world.application)).collect();
            Ok(Answer::ok(Value::Array(all)))
        }
        ("PUT", []) => {
            let bodies = call.body.as_array().cloned().unwrap_or_default();
            room(&bodies)?;
            let kept = world.overwrite(guild, &bodies);
            Ok(Answer::ok(kept.iter().map(|command| command.json(world.application)).collect()))
        }
        ("POST", []) => {
            let same = |command: &&Command| {
                command.name() != call.body.text("name").unwrap_or_default()
                    || command.kind() != call.body.number("type").unwrap_or(1)
            };
            let mut bodies: Vec<Value> =
                in_place(world, guild).filter(same).map(|command| command.body.clone()).collect();
            bodies.push(call.body.clone());
            room(&bodies)?;
            let (command, new) = world.register(guild, call.body.clone());
            Ok(Answer { status: if new { 201 } else { 200 }, body: Some(command.json(world.application)) })
        }
        (method, [id]) => single(world, call, method, guild, id),
        _ => Err(Refusal::code(0)),
    }
}

fn in_place(world: &World, guild: Option<Id>) -> impl Iterator<Item = &Command> {
    world.commands.iter().filter(move |command| command.guild == guild)
}

fn room(bodies: &[Value]) -> Result<(), Refusal> {
    for (kind, most) in MOST {
        let count = bodies.iter().filter(|body| body.number("type").unwrap_or(1) == kind).count();
        if count > most {
            return Err(Refusal::wrong("", &format!("{count} commands of type {kind}, {most} allowed")));
        }
    }
    Ok(())
}

fn single(world: &mut World, call: &Call, method: &str, guild: Option<Id>, id: &str) -> Reply {
    let id: Id = id.parse().map_err(|_| Refusal::code(10063))?;
    let here = |command: &Command| command.id == id && command.guild == guild;
    let place = world.commands.iter().position(here).ok_or_else(|| Refusal::code(10063))?;
    match method {
        "DELETE" => {
            world.commands.remove(place);
            return Ok(Answer::nothing());
        }
        "PATCH" => {
            let version = world.ids.fresh();
            let Some(command) = world.commands.get_mut(place) else { return Err(Refusal::code(10063)) };
            for (key, value) in call.body.as_object().into_iter().flatten() {
                put(&mut command.body, key, value.clone());
            }
            command.version = version;
        }
        "GET" => {}
        _ => return Err(Refusal::code(405)),
    }
    let command = world.commands.get(place).ok_or_else(|| Refusal::code(10063))?;
    Ok(Answer::ok(command.json(world.application)))
}
