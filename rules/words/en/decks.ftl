# Lists that players keep and bring: Arsenals, decks. The same words for every game that has them.

## The command /deck.

cmd-deck = Your decks: build, save, share, and bring them to a table
sub-list = See all decks that you keep, and the starters
sub-new = Begin a new deck and build it by menus
sub-save = Keep a deck from a list, a file or a share code, if it can be played
sub-check = Hear all that is wrong with a list, a file or a share code; nothing is kept
sub-show = Look at a deck as a picture
sub-draw = Draw an opening hand from a deck, to see how a game may begin
sub-build = Put cards in and take cards out
sub-bring = Bring a deck to a table that has not begun; nobody else sees which
sub-share = Show a deck to everybody here, with its code
sub-text = Get a deck as text
sub-favourite = The deck that you bring when you choose nothing; once more to take it back
sub-rename = Call a deck otherwise
sub-copy = Keep a second deck like this one
sub-drop = Throw a deck away
opt-deck = Which deck; starters count, too
opt-called = What you call it
opt-head = Whom it is built around
opt-list = The list in one line, with ; between lines, or a share code
opt-attached = The list as a text file

## The library.

decks-head = { $count ->
    [0] You keep no decks yet. Begin a new one, paste a list, or look at a starter and keep it.
    [one] You keep one deck.
   *[other] You keep { $count } decks of { $most }.
}
decks-own = Your decks
decks-starters = Starters, ready to play
deck-starter-line = { $name }, a starter for { $game }
deck-usual-name = My deck
deck-head = Whom is your deck for { $game } built around?
deck-head-menu = Choose
deck-no-head = A new deck is built around one of these: { $heads }.

## One deck.

deck-kept = Kept. Only you can see it.
deck-changed = Changed.
deck-favoured = You bring this deck whenever you choose nothing else.
deck-unfavoured = No longer your favourite.
on-day = on { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
deck-can-be-played = ✓ It can be played.
deck-cannot-be-played = It cannot be played yet:
deck-fault-line = ✗ Line { $line }: { $text }
deck-faults-more = … and { $count ->
    [one] one more thing.
   *[other] { $count } more things.
}
deck-fault = { $more ->
    [0] { $first }
    [one] { $first } And one more thing is wrong.
   *[other] { $first } And { $more } more things are wrong.
}
deck-unread = { $count ->
    [one] Nothing was kept: one thing is wrong with this list.
   *[other] Nothing was kept: { $count } things are wrong with this list.
}
deck-checked = It can be played. Nothing was kept; `/deck save` keeps it.
deck-drop-sure = Throw { $name } away for good? Games that it was brought to keep it.
deck-dropped = { $name } is thrown away.
deck-text = **{ $name }** as text. Its code can be pasted anywhere:
deck-text-alt = The list of { $name }.
deck-shared = { $who } shows a deck: **{ $name }** for { $game }.
deck-draw = **{ $name }** · an opening hand to try
deck-draw-hand = You draw { $cards }.
deck-draw-mulligan = A mulligan would bring { $cards } in their place.
deck-draw-never = In { $game } nobody draws an opening hand from a deck.
deck-draw-few = { $name } holds too few cards for an opening hand.
deck-name-field = Its name
deck-rename-title = Call it otherwise
deck-list-title = Change the list
deck-paste-title = Paste a list
deck-list-field = One card a line, or a share code
deck-file-large = That file is too large for a list: at most 400 lines of 200 characters.
deck-file-unread = That file cannot be read; send a plain text file, or paste the list.
deck-gone = There is no such deck of yours; /deck list shows what you keep.
deck-bad-name = A deck's name has 1 to 40 characters, without signs such as * or #; choose another.
deck-named = You have a deck called { $name } already; choose another name.
deck-which = You have several decks called { $name }; choose one of the suggestions.
deck-too-many = You keep { $most } decks, the most there can be; throw one away first.
deck-no-kits = Nobody brings a deck to this game; just play.

## Building.

deck-shelf-menu = Which kind of card
deck-card-menu = Which card
deck-shelf-held = { $count ->
    [0] none in your deck
   *[other] { $count } in your deck
}
deck-shelf = **{ $shelf }** · { $cards }
deck-shelf-empty = **{ $shelf }** · none in your deck yet
deck-stock = { $count } of { $most } · { $card }

## In the lobby.

kit-brought = You bring your own choice: { $measure } Nobody else sees it. Choose again to bring another.
kit-favourite = You have chosen nothing, so you bring your favourite, { $name }. Nobody else sees it.
kit-none = You have chosen nothing yet. Choose one, or bring a deck of your own; nobody else sees it. Without a choice the game gives you one at random, or asks you when it begins.
kit-brings = You bring this to table `{ $code }`. Nobody else sees it.
seat-brings = {" "}· has chosen a deck

## Buttons.

button-kit = Choose a deck
button-kit-paste = Paste a list
button-decks = My decks
button-deck-new = New: { $game }
button-deck-paste = Paste: { $game }
button-deck-build = Build
button-deck-list = Change as text
button-deck-favourite = Make it my favourite
button-deck-plain = Not my favourite
button-deck-share = Show it here
button-deck-text = Get as text
button-deck-draw = Try a hand
button-deck-draw-again = Draw again
button-deck-rename = Rename
button-deck-copy = Copy
button-deck-drop = Throw away
button-deck-keep = Keep a copy
button-deck-done = Done
button-deck-more = { $count }× { $card }
button-deck-less = Only { $count }
button-deck-all = All { $count }
button-deck-none = None
