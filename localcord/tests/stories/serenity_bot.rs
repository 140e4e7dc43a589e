//! A small bot made with serenity, as real bots are.

use std::sync::Arc;

use localcord::{Answer, Localcord};
use serde_json::json;
use serenity::all::{
    AutocompleteChoice, Client, ClientBuilder, Command, CommandOptionType, Context, CreateActionRow,
    CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand,
    CreateCommandOption, CreateEmbed, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, CreateThread, EditInteractionResponse,
    EventHandler, GatewayIntents, HttpBuilder, InputTextStyle, Interaction, Ready,
};

use crate::bot::{LONG, start};

struct Handler;

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        let option = CreateCommandOption::new(CommandOptionType::String, "what", "What to show")
            .required(true)
            .set_autocomplete(true);
        let command = CreateCommand::new("show").description("Shows something").add_option(option);
        Command::set_global_commands(&context.http, vec![command]).await.unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => {
                let answer = CreateInteractionResponseMessage::new()
                    .ephemeral(true)
                    .embed(CreateEmbed::new().title("A map").image("attachment://map.png"))
                    .add_file(CreateAttachment::bytes(&b"map"[..], "map.png").description("The map"))
                    .components(vec![
                        CreateActionRow::Buttons(vec![CreateButton::new("form").label("Form")]),
                        CreateActionRow::SelectMenu(CreateSelectMenu::new(
                            "pick",
                            CreateSelectMenuKind::String {
                                options: vec![CreateSelectMenuOption::new("A", "a")],
                            },
                        )),
                    ]);
                command.create_response(&context, CreateInteractionResponse::Message(answer)).await.unwrap();
                let followup = CreateInteractionResponseFollowup::new().content("and more");
                command.create_followup(&context, followup).await.unwrap();
            }
            Interaction::Autocomplete(asked) => {
                let choices = CreateAutocompleteResponse::new()
                    .set_choices(vec![AutocompleteChoice::new("Map", "map")]);
                let answer = CreateInteractionResponse::Autocomplete(choices);
                asked.create_response(&context, answer).await.unwrap();
            }
            Interaction::Component(pressed) if pressed.data.custom_id == "form" => {
                let field = CreateInputText::new(InputTextStyle::Short, "Name", "name");
                let form =
                    CreateModal::new("form", "Who?").components(vec![CreateActionRow::InputText(field)]);
                pressed.create_response(&context, CreateInteractionResponse::Modal(form)).await.unwrap();
            }
            Interaction::Component(pressed) => {
                pressed.defer(&context).await.unwrap();
                let edit = EditInteractionResponse::new()
                    .content("picked")
                    .allowed_mentions(CreateAllowedMentions::new());
                pressed.edit_response(&context, edit).await.unwrap();
            }
            Interaction::Modal(form) => {
                let board = CreateMessage::new()
                    .content("A table")
                    .nonce(serenity::all::Nonce::String("n".to_owned()))
                    .enforce_nonce(true);
                let board = form.channel_id.send_message(&context, board).await.unwrap();
                let thread = CreateThread::new("War");
                form.channel_id.create_thread_from_message(&context, board.id, thread).await.unwrap();
                let private = form.user.create_dm_channel(&context).await.unwrap();
                private.id.say(&context, "your hand").await.unwrap();
                let answer = CreateInteractionResponseMessage::new().content("done");
                form.create_response(&context, CreateInteractionResponse::Message(answer)).await.unwrap();
            }
            _ => {}
        }
    }
}

async fn client(discord: &Localcord) -> Client {
    let web = reqwest::Client::builder().no_proxy().build().unwrap();
    let http = HttpBuilder::new("any.token")
        .client(web)
        .proxy(discord.base_url())
        .ratelimiter_disabled(true)
        .build();
    let client =
        ClientBuilder::new_with_http(http, GatewayIntents::empty()).event_handler(Handler).await.unwrap();
    assert!(client.ws_url.lock().await.starts_with("ws://127.0.0.1"));
    client
}

#[tokio::test]
async fn a_serenity_bot_plays_through() {
    let discord = start().await;
    let mut client = client(&discord).await;
    let shards = Arc::clone(&client.shard_manager);
    let running = tokio::spawn(async move { client.start().await });
    discord.until(LONG, "the command is registered", |d| !d.commands().is_empty()).await.unwrap();
    let (alice, games) = (discord.person("Alice").unwrap(), discord.channel("games").unwrap());

    let choices = discord.autocomplete(alice, games, "show", &[("what", json!("m"))], "what").await.unwrap();
    assert_eq!(choices[0].value, "map");
    let asked = discord.slash(alice, games, "show", &[("what", json!("map"))]).unwrap();
    let answer = discord.first_answer(&asked).await;
    let shown = answer.message().unwrap();
    assert!(shown.ephemeral && shown.files[0].shown);
    assert_eq!(shown.files[0].alt.as_deref(), Some("The map"));
    discord.until(LONG, "the follow-up", |d| d.followups_of(&asked).len() == 1).await.unwrap();

    let picked = discord.select(alice, shown.id, "pick", &["a"]).unwrap();
    let after = discord.settled(&picked, LONG).await.unwrap();
    assert_eq!((after.content.as_str(), after.files.len()), ("picked", 1), "the picture stays");

    // A dropped line is resumed, and nothing is lost.
    discord.drop_gateway();
    let pressed = discord.press(alice, shown.id, "form").unwrap();
    assert!(matches!(discord.first_answer(&pressed).await, Answer::Form { .. }));
    assert_eq!(discord.sessions_begun(), (1, 1));
    let sent = discord.submit_modal(&pressed, &[("name", json!("Ada"))]).unwrap();
    assert_eq!(discord.first_answer(&sent).await.message().unwrap().content, "done");
    assert_eq!(discord.threads(alice, games).len(), 1);
    assert_eq!(discord.messages(discord.dm(alice), alice)[0].content, "your hand");
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());

    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
}
