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
core-doubt-box = “{ $what }”: the box has only { $most }.

core-load-other-game = This save is of another game: { $game }.
core-load-future = This save was made by a newer version (shape { $schema }; this one knows { $known }).
core-load-no-upcaster = This version cannot read a save of shape { $schema }.

core-fact-file = There is no data file “{ $file }”. Files: { $known }.
core-fact-unknown = { $file }: there is no “{ $where }”.
core-fact-twice = { $file }: “{ $where }” appears twice.
core-fact-table = { $file }, { $where } { $field }: a table belongs here.
core-fact-source = { $file }, { $where }: a source is one of { $known }.
core-fact-field = { $file }, { $where }: there is no fact “{ $field }” here. Facts: { $known }.
core-fact-flag = { $file }, { $where }, { $field }: yes or no belongs here.
core-fact-choice = { $file }, { $where }, { $field }: “{ $value }” cannot stand here. It takes: { $known }.
core-fact-different = { $file }, { $where }, { $field }: no number may appear twice.
core-fact-grid = { $file }, { $where }, { $field }: rows of one to nine of the signs { $known } belong here.
core-fact-number = { $file }, { $where }, { $field }: a whole number from { $low } to { $high } belongs here, not “{ $value }”.
core-fact-list = { $file }, { $where }, { $field }: a list of { $least } to { $most } belongs here.
core-fact-long = { $file }, { $where }, { $field }: too long or too deep ({ $most } letters at most).
core-fact-text = { $file }, { $where }, { $field }: a line of 1 to { $most } letters belongs here, in each language, without invisible characters.
core-fact-rule = { $where }: { $reason }
core-pack-long = A pack has at most { $most } letters.
core-pack-deep = The pack is nested too deeply, or has too many tables and lists.
core-pack-version = This is no pack, or one of another version: it must begin with “arenarium = { $format }”.
core-pack-head = “game” and “name” of a pack must be texts.
core-pack-plain = The pack holds a date, a time, “nan” or “inf”. No fact of a game is any of these.
core-pack-toml = The pack cannot be read: { $reason }
core-pack-game = This pack is for another game: { $game }.
