//! What a button, a menu or a form brings back: a versioned id of at most 100 characters.
//!
//! An id that others can see carries no key of a card or a choice: a press names a draft, a step and the number of an
//! option; a game is named by its id, so that a button stays right when the catalogue grows. Ids are never trusted: whoever
//! holds one may still not be allowed to press it.

mod id;
#[cfg(test)]
mod tests;

use skald_rules::interface::Key;

pub use self::id::BadPress;

/// One press.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Something about a table.
    Table {
        /// Which table.
        table: i64,
        /// What.
        act: Deed,
    },
    /// A step of a draft: a move or an order that is being put together.
    Draft {
        /// Which draft.
        draft: i64,
        /// The step at which the button was shown; a press at another step is stale.
        step: u32,
        /// What.
        act: Act,
    },
    /// A page of a text about a table: the picture in words.
    Page {
        /// Which table.
        table: i64,
        /// Which text.
        text: Text,
        /// The page, from 0.
        page: u16,
    },
    /// How a table stood after an entry of its log.
    Step {
        /// Which table.
        table: i64,
        /// The entry.
        number: u32,
    },
    /// A picture that the game offers beside board and hand.
    Special {
        /// Which table.
        table: i64,
        /// Which picture.
        key: Key,
    },
    /// Give up one game of a match, confirmed.
    Concede {
        /// At which table.
        table: i64,
        /// Which game, from 1.
        game: u8,
    },
    /// An answer to what somebody has proposed to all who play.
    Proposal {
        /// At which table.
        table: i64,
        /// When it was proposed, in milliseconds UTC: it names the proposal.
        at: i64,
        /// Whether whoever presses agrees.
        agrees: bool,
    },
    /// A list that the person keeps.
    Deck {
        /// Which list.
        deck: i64,
        /// What.
        act: Craft,
    },
    /// To be left in peace until asked for the next time: a button of one call.
    Hush {
        /// Which table.
        table: i64,
        /// The row of the call, by which its message is known.
        call: i64,
    },
    /// Something about a tournament.
    Tournament {
        /// Which one.
        tournament: i64,
        /// What.
        act: Contest,
    },
    /// Something about nothing but the person who presses.
    Own(Mine),
}

/// What a press asks of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Take a seat.
    Join,
    /// Take a seat that is vacant.
    TakeSeat,
    /// Have a seat be vacant; the seat comes with the press.
    Vacate,
    /// Propose that the game steps back.
    StepBack,
    /// Take the orders that spare the others most waiting.
    Spare,
    /// Give the seat back.
    Leave,
    /// Begin.
    Start,
    /// Fill a seat with a computer.
    Computer,
    /// Fill a seat with a computer that plays better.
    Keen,
    /// Watch, or stop watching.
    Watch,
    /// How the game is played.
    Guide,
    /// I am there again.
    Return,
    /// What happens when my time runs out.
    AtTimeOut,
    /// Do the move that comes with the press in place of what happens then.
    Instead,
    /// Let the table rest, if all agree.
    Pause,
    /// Everything that is asked for less often.
    More,
    /// Invite somebody; the person comes with the press.
    Invite,
    /// Take a seat away; the seat comes with the press.
    Remove,
    /// Let somebody else run the table; the seat comes with the press.
    HandOn,
    /// What can be chosen for a table before the start, and an option that comes with the press.
    Options,
    /// Type options.
    OptionsTyped,
    /// Open a table to whoever has its code, or close it to them.
    ByCode,
    /// The whole commitment to the shuffle.
    Commitment,
    /// All that people agree to who join.
    Terms,
    /// Close a lobby.
    Close,
    /// Close a lobby, confirmed.
    CloseSure,
    /// What I may do now.
    Play,
    /// My own picture.
    Hand,
    /// The board, for me alone.
    Board,
    /// What has changed since I was there.
    Recap,
    /// How it stood after the step that comes with the press: a menu.
    Step,
    /// The game as a film.
    Replay,
    /// My standing orders.
    Orders,
    /// Put a new standing order together.
    NewOrder,
    /// Pass until something concerns me.
    PassOn,
    /// Drop a standing order; its place among them comes with the press.
    DropOrder,
    /// Give an order at all tables of this game, or at this one alone; which comes with the press.
    OrderEverywhere,
    /// Give up.
    Resign,
    /// Give up, confirmed.
    ResignSure,
    /// End the game now, if all agree.
    Finish,
    /// Rather go on.
    GoOn,
    /// The same people again.
    Rematch,
    /// The file of a finished game.
    GameFile,
    /// Check a finished game.
    Verify,
    /// Choose one of several open decisions: opens the menu, and is the menu.
    Decision,
    /// Take an answer back.
    Withdraw,
    /// Nothing: the answer is put away.
    Done,
    /// Go on with a table that was paused.
    Resume,
    /// Write words of one's own into the shuffle.
    Words,
    /// Take the options that the game proposes.
    Propose,
    /// Settle the order of turns: opens a form, and is the form.
    Order,
    /// Choose what to bring.
    Kit,
    /// Paste what to bring: opens a form, and is the form.
    KitPaste,
    /// What I have written down for myself: opens a form, and is the form.
    Notes,
}

/// What a press does to a list that the person keeps. Shelves and cards are numbered as the game's book has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Craft {
    /// Show it.
    Show,
    /// Build it: the first shelf.
    Build,
    /// Go to the shelf that comes with the press.
    Shelves,
    /// Look at the card that comes with the press, on this shelf.
    Cards(u8),
    /// Have so many of a card: shelf, card, copies.
    Set(u8, u8, u8),
    /// Call it otherwise: opens a form, and is the form.
    Rename,
    /// Write it anew: opens a form, and is the form.
    List,
    /// Keep a second one like it.
    Copy,
    /// Throw it away.
    Drop,
    /// Throw it away, confirmed.
    DropSure,
    /// Show it to everybody here.
    Share,
    /// Get it as text.
    Text,
    /// Make it the favourite, or no longer.
    Favour(bool),
    /// Draw an opening hand from it, to see how a game may begin.
    Draw,
}

/// What a press does to a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Choose the option with this number.
    Option(u16),
    /// Choose from a menu; the numbers come with the press.
    Select,
    /// One step back.
    Back,
    /// Show this page of a long menu.
    Page(u16),
    /// The move stands: play it.
    Confirm,
    /// The move stands, and the own turn ends with it.
    ConfirmEnd,
    /// The move stands, and the order with this number is given with it.
    ConfirmWith(u8),
    /// Put the draft away.
    Cancel,
    /// What was picked so far is all.
    Enough,
    /// Type a number: opens a form.
    Number,
    /// The form with the number.
    Typed,
}

/// What a press asks of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contest {
    /// Register.
    Register,
    /// Say that I am there.
    CheckIn,
    /// A page of its terms and of those who play.
    Look(u16),
    /// A page of the matches of the round.
    Pairings(u16),
    /// A page of the standings.
    Standings(u16),
    /// A page of what was reported to its organiser.
    Reports(u16),
    /// The matches of the round, asked for at the message that shows the round with this number: it is known by it.
    Round(u32),
}

/// Which text of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    /// The board in words.
    Board,
    /// My own picture in words.
    Hand,
    /// The whole account of the game.
    Story,
    /// The result in words.
    Result,
}

/// What a press asks for the person who presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mine {
    /// A page of the tables that wait for me.
    Turns(u16),
    /// Text mode on or off.
    TextMode(bool),
    /// Private messages on or off.
    Messages(bool),
    /// Forced answers given for me, or not.
    Auto(bool),
    /// My ratings hidden from others, or not.
    RatingHidden(bool),
    /// I am back from being away.
    Back,
    /// Which pings; comes with the press.
    Pings,
    /// Where to be called; comes with the press.
    Calls,
    /// When to be reminded; comes with the press.
    Share,
    /// The hour of the daily message; comes with the press.
    Hour,
    /// A page of the rules of a game, by its id.
    Rules(Key, u16),
    /// A card in words, by the game's id and the card's number.
    Card(Key, u16),
    /// One of the cards that a message names; which one comes with the press.
    Named,
    /// The help; the subject comes with the press.
    Help,
    /// How a game is played, by its id.
    Guide(Key),
    /// A page of how a game is played, by the game's id; which one comes with the press.
    Pages(Key),
    /// The lists that I keep.
    Decks,
    /// Show the list that comes with the press, from the menu with this number.
    DeckChosen(u8),
    /// Bring the list that comes with the press to a table, from the menu with this number.
    BringDeck(i64, u8),
    /// A new list for a game, by its id; what it is built around comes with the press.
    NewDeck(Key),
    /// Paste a list for a game: opens a form, and is the form.
    PasteDeck(Key),
    /// Keep a starter of a game, by its number in the game's book.
    KeepStarter(Key, u8),
    /// Draw an opening hand from a starter, by its number in the game's book.
    DrawStarter(Key, u8),
    /// Keep a copy of a list that was shown.
    TakeDeck(i64),
    /// A first game, by the game's id: at this step, after so many choices of it.
    Lesson(Key, u8, u8, Learn),
}

/// What a press does at a step of a first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Learn {
    /// Show it.
    Show,
    /// Choose the option with this number.
    Option(u16),
    /// Choose from a menu; the numbers come with the press.
    Select,
    /// Make the move.
    Confirm,
}
