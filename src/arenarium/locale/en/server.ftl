### What the server says: refusals around the table, calls to a turn.

server-your-turn = It is your turn in { $title } ({ $game }): { $link }

server-page-warming = The table is warming up: its page is being built. This takes up to a minute the first time, and goes on by itself; the next start takes two seconds.
server-page-no-documents = The documents are not built here. In a checkout, run “make docs” and reload this page; they can also be read as they are, in the folder “docs”.
server-page-absent = The table runs, but its page is not built. In the folder of Arenarium run “make web”; this page goes on by itself.

server-broken-rules = The rules of this game were updated and this match cannot be carried over. Nothing of it is lost: it can still be watched and exported.

server-refuse-size = That message is too long; the most is { $most } bytes.
server-refuse-message = That is not a message of this protocol: { $reason }.
server-refuse-type = There is no message “{ $type }”. Known: { $known }.
server-refuse-data = The data of “{ $type }” is not valid: { $reason }.
server-refuse-version = This server speaks version { $known } of the protocol. Please reload the page.
server-refuse-rate = That was too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-asked = { $most } of your questions are still being answered. Ask again in a moment.
server-refuse-connections = Too many connections come from your address. Close some pages and try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-full = The server is full or restarting. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-tables = You have made many tables in a short time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-people = Many new names have come from your address in a short time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-mutes = You have muted { $most } people; that is the most.
server-refuse-chat-empty = There is nothing to read in that line.
server-refuse-chat-rate = You are writing faster than anybody can read. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-offers = You have asked the others often enough just now. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-failed = Something went wrong on our side. Nothing was changed.
server-refuse-storage = The table cannot write to its store just now. Nothing was lost; try again in a moment.
server-refuse-deep = What was sent is nested too deeply.
server-refuse-long = Working that out took too long.
server-refuse-busy = Too many people are changing this table at once. Try again.

server-refuse-no-hello = Say first which table you mean.
server-refuse-table = There is no such table.
server-refuse-private = This table is private. Ask its host for a link.
server-refuse-seat = That seat is not yours.
server-refuse-no-such-seat = There is no seat { $seat }.
server-refuse-not-seated = You have no seat at this table.
server-refuse-begun = The match has already begun.
server-refuse-not-begun = The match has not begun yet.
server-refuse-not-over = The match is not over yet.
server-refuse-no-analysis = This match cannot be analysed: the analysis broke off twice.
server-refuse-token = This invitation has been used or was never valid.
server-refuse-no-seat = There is no free seat like that.
server-refuse-seated = You already have a seat at this table.
server-refuse-host = Only the host of the table may do that.
server-refuse-seats-open = Some seats are still free.
server-refuse-paused = The match is paused.
server-refuse-live-pause = At live pace only a match against bots alone can be paused by hand; it waits by itself for anybody who drops out.
server-refuse-live-clock = Live pace has clocks of its own; leave the table's clock out.
server-refuse-tutor = A tutor sits beside one player who plays against bots, without live pace.
server-refuse-no-offer = That offer is no longer open.
server-refuse-draw-bot = Bots do not agree to a draw.
server-refuse-not-away = That player has not been away for long enough.
server-refuse-bot-there = A bot plays that seat already.
server-refuse-hint-people = There are no hints where other people play.
server-refuse-chat-nobody = Choose a name before you write.

server-refuse-game = There is no game “{ $game }”. Games: { $known }.
server-refuse-bot = There is no bot “{ $bot }”. Bots: { $known }.
server-refuse-box = This box is not shared, or is no longer shared.
server-refuse-pack = There is no data pack “{ $pack }”.
server-refuse-pack-data = The data pack cannot be read: { $reason }
server-refuse-pack-in-text = A pack does not belong in the text of a position; it is chosen beside it.
server-refuse-bad-data = The data cannot be used: { $reason }
server-refuse-options = These options do not make a game ({ $reason }).
server-refuse-seat-count = The game takes { $seats } seats here; you gave { $given }.
server-refuse-clock = A clock of this kind needs a number of seconds.
server-refuse-branch = Only a finished match, or one you play alone, can be branched.
server-refuse-branch-over = By then the match was over. Choose an earlier moment.
server-refuse-branch-at = The match has only { $most } moments.
server-refuse-scenario = This scenario cannot be opened: { $reason }
server-refuse-no-scenario = There is no scenario “{ $name }”.
server-refuse-no-position = This moment cannot be written down as a position: the game is still being set up, or it cannot be expressed as a position.

server-refuse-nobody = Choose a name first.
server-refuse-not-lesson = Only a lesson or a position can be marked as done.
server-refuse-nameless = Others will read your name here. Choose one first.
server-refuse-code = Nobody has that recovery code.
server-refuse-webhook = Webhooks go to https addresses of these hosts only: { $known }.
server-refuse-origin = That page may not talk to this server.
server-refuse-address = There is nothing at this address.
server-refuse-body = The request is not valid: { $reason }
server-puzzle = Puzzle { $name }
server-refuse-no-puzzle = There is no such puzzle.
server-refuse-old-puzzle = This puzzle is from older rules and cannot be set up any more.
server-refuse-puzzle-answer = These answers cannot be given in this puzzle.

server-refuse-study = There is no such study, or it is not, or no longer, shared with you.
server-refuse-study-read = You may read this study, and not change it. Make a copy of your own.
server-refuse-study-own = Only the owner of the study may do that.
server-refuse-study-many = You have { $most } studies; more cannot be kept. Delete one first.
server-refuse-studies = You have begun many studies in a short time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-refuse-study-node = This place of the study is not there any more.
server-refuse-study-gone = Somebody has deleted this branch meanwhile.
server-refuse-study-noted = Somebody else has just changed this. Look at it first, then change it again.
server-refuse-study-order = A chapter was added or deleted meanwhile. Look at the list first.
server-refuse-study-last = A study has at least one chapter. Delete the study itself.
server-refuse-study-nodes = A study holds { $most } moves. Make another one for more.
server-refuse-study-chapters = A study holds { $most } chapters. Make another one for more.
server-refuse-study-long = There is too much text in this study: it holds { $most } characters in all.
server-refuse-study-begin = A chapter begins with one thing: a position, a match, or a game.
server-refuse-study-lots = These lots cannot fall here.
server-refuse-study-rules = The rules of this game were updated, and from move { $number } on this line cannot be played any more. Nothing of it is lost: it can still be read.
server-refuse-study-format = This file is not a study.
server-refuse-study-version = This file is of version { $version }; only version { $known } can be read here.
server-refuse-study-unread = This file cannot be read: { $reason }
server-refuse-study-file = This file cannot be read ({ $where }): { $reason }
server-refuse-study-file-rules = This file cannot be read ({ $where }): { $reason } It was made with rules { $rules }; here they are { $known }.
server-refuse-study-file-long = This file is too long; { $most } MB is the most.
