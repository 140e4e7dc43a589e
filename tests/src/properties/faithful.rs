//! Nothing is lost on the way: encoding, logs, scripts, notation.

use skald_rules::{
    catalogue::GameKind,
    chance::{Fast, Script},
    interface::{Game, Input, Setup, Viewer, Waiting},
};

use super::{
    Suite,
    walk::{Recorder, bytes, words},
};

impl<G: Game> Suite<G> {
    /// A state encodes and decodes to itself, compactly and as JSON, and goes on in the same way.
    pub fn states_survive_encoding(&self) {
        self.each(|at| {
            let small = bytes(at.state);
            let from_small: G::State = postcard::from_bytes(&small).map_err(|error| error.to_string())?;
            if from_small != *at.state || bytes(&from_small) != small {
                return Err("the state changes through postcard".to_owned());
            }
            let text = serde_json::to_string(at.state).map_err(|error| error.to_string())?;
            let from_text: G::State = serde_json::from_str(&text).map_err(|error| error.to_string())?;
            if from_text != *at.state || bytes(&from_text) != small {
                return Err("the state changes through JSON".to_owned());
            }
            Ok(())
        });
    }

    /// The log, as text, replays to every state byte for byte; so do snapshots taken on the way, over the host's table.
    pub fn logs_replay_to_the_state(&self) {
        let kind = GameKind::of::<G>();
        self.recorded(|sort, played| {
            let setup = Setup { seats: sort.seats, options: sort.options.clone(), packs: Vec::new() };
            let opened = kind.open(&setup).map_err(|error| error.to_string())?;
            let mut dice = Fast::new(played.seed);
            let mut table = opened.start(&sort.kits, &mut dice).map_err(|error| error.to_string())?;
            for (step, (input, state)) in played.inputs.iter().zip(&played.states).enumerate() {
                let place = |what: String| format!("step {step}, \"{input}\": {what}");
                if table.snapshot() != bytes(state) {
                    return Err(place("the replay differs".to_owned()));
                }
                table = opened.restore(&table.snapshot()).map_err(place)?;
                let read = Input::read(&input.to_string()).map_err(|error| place(error.to_string()))?;
                if read.to_string() != input.to_string() {
                    return Err(place(format!("is read as \"{read}\"")));
                }
                table
                    .play(&read, &mut dice)
                    .map_err(|refusal| place(format!("is refused: {:?}", refusal.say)))?;
            }
            let last = played.states.last().expect("the deal is there");
            if table.snapshot() != bytes(last) || table.outcome() != played.game.outcome(last) {
                return Err("the replay ends elsewhere".to_owned());
            }
            Ok(())
        });
    }

    /// A recorded game, replayed with its draws as a script, ends in the same state with every result used up.
    pub fn scripts_are_used_up(&self) {
        self.recorded(|sort, played| {
            let replay = |dice: &mut dyn skald_rules::chance::Chance| {
                let start = played.game.start(&sort.kits, dice, &mut Vec::new());
                let mut state = start.map_err(|error| error.to_string())?;
                for input in &played.inputs {
                    played
                        .game
                        .play(&mut state, input, dice, &mut Vec::new())
                        .map_err(|illegal| format!("\"{input}\" is refused: {}", words(&illegal)))?;
                }
                Ok::<_, String>(state)
            };
            let mut recorder = Recorder::new(played.seed);
            let first = replay(&mut recorder)?;
            let mut script: Script = recorder.script;
            let second = replay(&mut script)?;
            script.finish().map_err(|error| error.to_string())?;
            if bytes(&first) == bytes(&second) { Ok(()) } else { Err("the script ends elsewhere".to_owned()) }
        });
    }

    /// In every waiting position, the printed position is read back as the same position and printed alike.
    pub fn positions_survive_notation(&self) {
        self.sampled(|at| {
            if at.game.waiting(at.state) == Waiting::Over {
                return Ok(());
            }
            let text = at.game.print_position(at.state);
            let (game, state) =
                G::read_position("printed", &text).map_err(|error| format!("{error}\n{text}"))?;
            if bytes(&state) != bytes(at.state) {
                return Err(format!(
                    "notation loses something\n{text}\nbefore {:?}\nafter  {state:?}",
                    at.state
                ));
            }
            let again = game.print_position(&state);
            if again != text {
                return Err(format!("the position prints differently\n{text}\n{again}"));
            }
            for who in at.viewers().into_iter().chain([Viewer::Everyone]) {
                if game.view(&state, who) != at.game.view(at.state, who) {
                    return Err(format!("the options are lost: {who:?} sees something else\n{text}"));
                }
            }
            Ok(())
        });
    }
}
