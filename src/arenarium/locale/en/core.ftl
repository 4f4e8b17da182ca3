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
core-pack-plain = { $where }: a date, a time, “nan”, “inf” or a number without end. No fact of a game is any of these.
core-pack-toml = The pack cannot be read: { $reason }
core-pack-game = This pack is for another game: { $game }.

### Why a text cannot be read.

core-refuse-read-key = There is no such key here. Keys: { $known }.
core-refuse-read-table = A table belongs here.
core-refuse-read-table-by-seat = A table by seat belongs here, such as r = …, b = ….
core-refuse-read-text = Text in quotation marks belongs here.
core-refuse-read-texts = A list of texts belongs here.
core-refuse-read-flag = true or false belongs here.
core-refuse-read-missing = This is missing.
core-refuse-read-game = The name of the game in quotation marks is missing.
core-refuse-read-title = The title is missing: a text, or a table of texts by language, “{ $lang }” among them.
core-refuse-read-one-of = One of these belongs here: { $known }.
core-refuse-read-choice = “{ $value }” cannot stand here. It takes: { $known }.
core-refuse-read-seat = “{ $value }” is no seat at this table. Seats: { $known }.
core-refuse-read-from = A whole number from { $least } up belongs here, not “{ $value }”.
core-refuse-read-number = A whole number belongs here.
core-refuse-read-within = A whole number from { $low } to { $high } belongs here.
core-refuse-read-actions = An action or a list of actions belongs here.
core-refuse-read-steps = Steps are tables, each under [[step]].
core-refuse-read-no-step = A scenario without a step or an expectation shows nothing.
core-refuse-read-deeds = A step has exactly one of: { $known }.
core-refuse-read-step-key = A step with “{ $deed }” has no such key.
core-refuse-read-say = A table of texts by language belongs here, or the name of a sentence of the lesson.
core-refuse-read-expect = An expectation needs at least one fact.
core-refuse-read-event = A kind of event belongs here, a table with a kind, or a list of these.
core-refuse-read-count = A count goes with one event; a list is an order.
core-refuse-read-since = Only “{ $word }” can stand here.
core-refuse-read-path = A text such as “hands.0” belongs here.
core-refuse-read-view = This needs either “equals” or “absent = true”.
core-refuse-read-time = A time such as “350ms” or “2s” belongs here.
core-refuse-read-timeless = With these options it does not matter when somebody answers.
core-refuse-read-not-seat = “{ $value }” is no seat. Seats: 0–{ $most } or { $known }.
core-refuse-read-fact = There is no such fact. Facts: { $known }.
core-refuse-read-view-path = There is no “{ $name }” in “{ $above }”.
core-refuse-read-toml-deep = This is not TOML: lists or tables are nested too deeply.
core-refuse-read-deep = A key, a list or a table is nested too deeply.
core-refuse-read-unreadable = This cannot be read.
core-refuse-read-unwritable = This cannot be written as a text.
core-refuse-read-other-game = This is the editor of “{ $game }”, and the text is of “{ $found }”.
core-refuse-read-position-game = The position is of another game: “{ $game }”.
core-refuse-read-entry = This is no entry of a game.
core-refuse-read-save = Only the server that wrote this file can read where the chapter begins.
core-refuse-read-field-missing = The field “{ $field }” is missing.
core-refuse-read-field = There is no field “{ $field }” here. Fields: { $known }.
core-refuse-read-kind = “{ $value }” cannot stand in “{ $field }”; { $kind ->
    [int] a whole number
    [str] a text in quotation marks
    [list] a list
    [dict] a table
    [bool] true or false
   *[other] another kind of value
} belongs there.
core-refuse-read-field-range = “{ $field }” takes a whole number from { $low } to { $high }, not “{ $value }”.
core-refuse-read-base-table = There is no such table or field in the shipped data.
core-refuse-read-base-id = There is no such id in the shipped data.
core-refuse-read-rows = A list of tables belongs here, each with an id.
core-refuse-read-file = This game has no such data file. Files: { $known }.
core-refuse-read-id-twice = This id is used twice.
core-refuse-read-neighbour-twice = The neighbour “{ $other }” is named twice.
core-refuse-read-neighbour-self = An area cannot be its own neighbour.
core-refuse-read-neighbour = There is no neighbour “{ $other }”.
core-refuse-read-neighbour-one-way = “{ $other }” is a neighbour here, but there “{ $name }” is none.
core-refuse-read-own-scenarios = This game takes no scenarios of your own.
core-refuse-read-impossible = No game comes to this. If it is meant, the text says impossible = true.
core-refuse-read-line = line { $line }
core-refuse-read-lines = The picture of the board has { $count } lines, not { $found }.
core-refuse-read-hexes = Line { $row } of the board has this many hexes: { $count }, not { $found }.
core-refuse-read-squares = Line { $row } of the board has this many squares: { $count }, not { $found }.
core-refuse-read-corner = Line { $row } of the board: “#” marks the places outside the arena and nothing else; see { $square }.
core-refuse-read-utf8 = This is not text in UTF-8.
core-refuse-read-toml = This is not TOML{ $column ->
    [0] {""}
   *[other] {" "}(character { $column })
}: { $fault }
core-refuse-toml-equals = “=” is missing after a key.
core-refuse-toml-bracket = “]” is missing at the end of a heading.
core-refuse-toml-line = only one value may stand on a line.
core-refuse-toml-statement = a line begins with a key or a heading in brackets.
core-refuse-toml-value = a value is missing, or cannot be read: texts stand in quotation marks.
core-refuse-toml-key = a key cannot begin like this.
core-refuse-toml-escape = a backslash in a text means nothing here; double it.
core-refuse-toml-date = there is no such date.
core-refuse-toml-list = a list is not closed with “]”, or a comma is missing in it.
core-refuse-toml-table = a table is not closed with “{"}"}”.
core-refuse-toml-text = a text is not closed with its quotation mark.
core-refuse-toml-letter = a character that cannot stand here; a text of several lines stands in three quotation marks.
core-refuse-toml-twice = the same key or heading stands twice.
core-refuse-toml-other = it cannot be read.
core-refuse-read-unplayed = Step { $step } cannot be played as it is written.
core-refuse-read-json = This is not JSON.
core-refuse-read-json-missing = “{ $field }” is missing.
core-refuse-read-json-kind = Another kind of value belongs here.
core-refuse-read-json-choice = Such a value cannot stand here.
core-refuse-read-json-long = This is too long or too short, too large or too small.
core-refuse-read-parent = The move that this one follows must stand before it.
