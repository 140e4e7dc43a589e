//! How well people play: their ratings on the server where it is asked, and the best of it.

use skald_rules::interface::Say;

use crate::{
    discord::{
        answer::Answer,
        bot::{Bot, Case, Done},
        call::Typed,
        commands::game_name,
    },
    host::{Person, PersonChange, RatingInfo},
    invariant::Invariant,
};

impl Bot {
    /// The ratings of whoever asks or of somebody else, in one game where one is named; or the best at a game.
    pub(super) async fn rating(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let guild = case.call.place.guild.ok_or_else(|| Say::new("rating-nowhere"))?;
        // A match counts for its game.
        let game = typed.text("game");
        let game = game.map(|game| self.host.catalogue().get(game).map_or(game, |kind| kind.game));
        if let (Some(game), None) = (game, typed.person("who")) {
            let best = self.host.best_rated(guild, game).await?;
            let head = if best.is_empty() { "rating-best-none" } else { "rating-best" };
            let head = self.words.plain(&Say::new(head).with("game", game_name(self.words, game)));
            let lines = (1_u32..).zip(&best).map(|(place, info)| {
                self.words.plain(
                    &Say::new("rating-best-line")
                        .with("place", place)
                        .with("name", info.name.as_str())
                        .with("points", info.points)
                        .with("within", info.within)
                        .with("games", info.games),
                )
            });
            let text = std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n");
            return Ok(case.put(Answer::private(&text)));
        }
        let of = typed.person("who").map_or(case.person(), |who| Person(who.id));
        let own = of == case.person();
        let Some(mut all) = self.host.ratings(case.person(), guild, of).await? else {
            return Ok(case.put(Answer::private(&self.text("rating-hidden"))));
        };
        all.retain(|info| game.is_none_or(|game| info.game == game));
        if all.is_empty() {
            let id = if own { "rating-none" } else { "rating-none-theirs" };
            return Ok(case.put(Answer::private(&self.text(id))));
        }
        let mut lines = vec![if own {
            self.text("rating-own")
        } else {
            let name =
                all.first().map(|info| info.name.as_str()).or_broken("", "there is a first of several");
            self.words.plain(&Say::new("rating-of").with("name", name))
        }];
        lines.extend(all.iter().map(|info| self.rating_lines(info)));
        lines.push(self.text("rating-how"));
        Ok(case.put(Answer::private(&lines.join("\n"))))
    }

    /// What is known of somebody in one game.
    fn rating_lines(&self, info: &RatingInfo) -> String {
        let line = Say::new("rating-line")
            .with("game", game_name(self.words, &info.game))
            .with("points", info.points)
            .with("within", info.within)
            .with("games", info.games)
            .with("won", info.won);
        let streak = u32::try_from(info.streak).ok().filter(|wins| *wins > 1);
        let streak = streak.map(|wins| Say::new("rating-streak").with("wins", wins));
        let longest = (info.longest > 1).then(|| Say::new("rating-longest").with("wins", info.longest));
        let met = info.met.filter(|met| met.before + met.behind + met.level > 0).map(|met| {
            Say::new("rating-met")
                .with("before", met.before)
                .with("behind", met.behind)
                .with("level", met.level)
        });
        let says = std::iter::once(line).chain(streak).chain(longest).chain(met);
        says.map(|say| self.words.plain(&say)).collect::<Vec<_>>().join(" ")
    }

    /// Lets others see one's ratings, or not.
    pub(super) async fn set_rating_hidden(&self, case: &Case<'_>, hidden: bool) -> Done {
        let change = PersonChange { rating_hidden: Some(hidden), ..PersonChange::default() };
        let row = self.host.change_person(case.actor(), change).await?;
        Ok(case.put(self.settings_page(&row)))
    }
}
