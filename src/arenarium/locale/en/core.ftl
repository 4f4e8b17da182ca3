### What the table itself says, whatever the game.

language-name = English

core-seat-0 = Red
core-seat-1 = Blue
core-seat-2 = Green
core-seat-3 = Purple

core-refuse-not-asked = It is not your turn to answer.
core-refuse-no-option = That cannot be done now.
core-refuse-stale = That question is already closed.
core-refuse-over = The game is over.
core-refuse-undo-nothing = There is nothing to take back.
core-refuse-undo-consent = Somebody has learned something since: the others must agree.
core-refuse-undo-rebase = The rules were updated since; nothing before that can be taken back.
core-refuse-inquiry = This game has no answer to “{ $what }”.
core-refuse-inquiry-args = “{ $what }” cannot be answered like that: { $reason }.
core-refuse-mode = There is no mode “{ $mode }”. Modes: { $known }.
core-refuse-seats = This mode is not for { $seats } players. It takes: { $known }.
core-refuse-option = There is no option “{ $option }”. Options: { $known }.
core-refuse-value = “{ $value }” does not fit the option “{ $option }”. It takes: { $known }.
core-refuse-per-seat = The option “{ $option }” lists { $count } values for { $seats } seats.

core-load-other-game = This save is of another game: { $game }.
core-load-future = This save was made by a newer version (shape { $schema }; this one knows { $known }).
core-load-no-upcaster = This version cannot read a save of shape { $schema }.
