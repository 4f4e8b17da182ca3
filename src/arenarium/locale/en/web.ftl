# The browser client: everything around the boards.

web-close = Close
web-language = Language
web-theme = Change the theme
web-menu = Menu
web-log = Log
web-chat = Chat
web-keys = Keys
web-settings = Settings
web-rules = Rules
web-credits = Credits
web-docs = Documents
    .page = /docs/index.html
web-gallery = Gallery
web-replay = Replay
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-replays = Replays
web-nav-matches = Your matches
web-players = Players
web-unfold = Players, points and log in full
web-hand-and-question = Hand and question
web-skip-to-board = Skip to the board
web-skip-to-question = Skip to the question
web-to-move = to move
web-loading = One moment…
web-away = The server does not answer. Your moves are kept and sent as soon as it is back.
web-unanswered = The server did not answer, so nothing was done. Try it once more in a moment.
web-missing = The server does not answer. The page keeps asking.
web-torn = A part of this page did not arrive. It is being fetched again.
web-blocked = The server answers, but the permanent connection that a table needs (WebSocket) is held up on the way: by a proxy, a firewall or a browser extension. The page keeps trying.
web-odd = Something did not work just now. If the page behaves oddly, load it again.
web-failed = That did not work ({ $status }).
web-try-now = Try now
web-offline = No network
web-offline-text = Matches are played on the server, so they wait until the network is back; nothing of them is lost. What you have opened on this device before still opens: replays and lessons.
web-offline-replays = Replays on this device
web-offline-lessons = Lessons to read
web-offline-kept = No network: this is as you last saw it
web-lesson-none = There is no such lesson. Choose another one among those to learn from.
web-lesson-back = Back
web-lesson-on = Next
web-lesson-play = Play this lesson
web-broken = Something broke on this page
web-broken-text = Your game is safe on the server. Loading the page again brings it back.
web-reload = Load again
web-not-found = There is no such page
web-to-lobby = To the lobby

# Lobby
web-lead = What shall we play?
web-lead-text = No account, no name. Two clicks to your first move.
web-hello = Hello, { $name }
web-games = Games
web-ways = Ways to play { $game }
web-people = { $count } players
web-your-first = Your first match
web-next-match = Next match
web-which-match = Which match
web-plan-first = First match
web-plan-whole = Whole game
web-play-now = Play now
web-tutored = With a tutor
web-with-tutor = with a tutor
web-tutored-play = Play with a tutor
web-tutored-text = A whole match against an easy bot. Before a clear mistake the tutor asks whether you have seen it; you decide.
web-whole-clock = No clock, moves can be taken back
web-whole-rules = Everything in the box; other rules are below
web-opponent = Opponent
web-rungs = { $count } rungs
web-rung-first = for a first time
web-rung-fits = fits you now
web-guest = Guest
web-guest-number = Player { $number }
web-bot-level = Strength of the bot
web-bot = Bot
web-bot-option = Bot: { $level }
web-bot-option-like = Bot: { $level } (like { $other })
web-bot-name = { $level } (bot)
web-way-screen = At one screen
web-way-screen-text = no names needed
web-way-invite = Invite a friend
web-way-invite-text = asks for a name: your friend will read it
web-way-other = Other rules
web-way-other-text = mode, seats, settings, clock
web-your-games = Your games
web-waiting-for-you = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
  }
web-open-tables = Tables
web-no-tables = No table is open now. Start one: others will see it here.
web-row-yours = Your turn
web-row-go-on = Go on
web-row-thinks = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
  }
web-row-paused = paused
web-row-join = Join
web-row-watch = Watch
web-row-replay = Replay
# Your matches
web-finished = Finished
web-finished-text = with people, bots and at one screen
web-all = All
web-hidden = Hidden
web-sought = Who, what, when
web-older = Show older ones
web-no-matches = No finished match yet. The first one takes two clicks.
web-analyse = Analyse
web-not-analysed = not analysed
web-again = Rematch
web-match-more = What to do with this match: { $game }
web-one-screen = one screen
web-outcome-won = won
    .short = W
web-outcome-lost = lost
    .short = L
web-outcome-drawn = drawn
    .short = D
web-outcome-over = over
    .short = –
web-share-match = Copy a link
web-hide = Hide
web-delete = Delete
web-bring-back = Bring back
web-delete-text = After a minute a deleted match is gone for good. Others who played keep it.
web-gone-hidden = Hidden: { $game }.
web-gone-deleted = Deleted: { $game }.
web-seconds-left = { $seconds } s left
web-tried = Lessons and what-ifs
web-tried-text = They wait for nobody and do not count as matches.
web-tried-none = Nothing started.
web-throw-away = Throw away: { $what }
web-kind-scenario = lesson or position
web-kind-whatif = what if
web-month = Last 30 days
web-month-matches = { $count ->
    [one] match
   *[other] matches
}
web-month-won = won
web-month-faults = mistakes per analysed match
web-public-matches = Public matches of others
web-what-if = A “what if”: nothing here changes the match it comes from.
web-what-if-back = To that match
web-no-replays = No match has ended here yet.

# A new table
web-new-mode = Mode
web-new-seats = Seats
web-new-who = Who plays
web-new-settings = Rules
web-new-table = Table
web-new-clock = Clock
web-new-public = Others may see and join this table
web-new-tutor = A tutor asks before a clear mistake
web-new-go = Open the table
web-as-it-comes = as it comes
web-clock-none = none
web-clock-quick = 5 min + 10 s
web-clock-calm = 25 min + 30 s
web-clock-move = 90 s a move
web-clock-days = 3 days a move
web-seat-number = Seat { $number }
web-seat-free = free
web-seat-invited = invited
web-seat-hotseat = at this screen
web-seat-invite = by invitation
web-seat-open = open to all
web-you = you

# The waiting room
web-waiting-text = Send the link to whoever should sit here, or let them scan the code. The match starts when all seats are taken.
web-invited-by = { $name } invites you to a match.
web-send-link = Send the link
web-waiting-guest = A chair is kept for you. Sit down; the match starts when all seats are taken.
web-waiting-start = All seats are taken.
web-no-table-text = The match may have been deleted, the link may be old or cut short, or the table is private. Ask for a new link, or open a table of your own.
web-older-rules = This match cannot be shown any more
web-older-part = From move { $at } on the board stands still: by today’s rules this match would have gone another way. The log beside it is complete.
web-older-rules-text = It was played by an older version of the rules. Nothing of it is lost: it can be saved as a file.
web-invite-loopback = This page was opened on the server itself, so the link works on this computer only. For a friend, open the page by the address that other devices of your network use.
web-sit-here = Sit here
web-seat-kept = a seat for you
web-pace-none = without a clock
web-pace-days = { $days ->
    [one] one day for each move
   *[other] { $days } days for each move
  }
web-pace-move = { $seconds } seconds for each move
web-pace-bank = clock: { $minutes } min + { $seconds } s
web-invite-new = Make a new link
web-close-table = Close the table
web-close-table-sure = Really close the table
web-stand-up = Stand up
web-stand-up-sure = Really stand up
web-stay = Stay
web-closed = This table is closed
web-closed-text = Its host closed it before the match began.
web-unknown = This device no longer knows who you are, so you only watch. With your recovery code the seat is yours again.
web-invite-link = Invitation link
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not let the page copy. Select the link and copy it yourself.
web-qr = The link as a QR code
web-start = Start

# Names
web-name-title = Your name
web-name = Name
web-name-text = Others see it at the table. There is no password; this device remembers you.
web-name-returning = I have a recovery code
web-name-new = I am new here
web-recovery-code = Recovery code
web-recovery = Your recovery code, for another device:
web-go-on = Go on
web-save = Save
web-saved = Saved.

# At the table
web-said-times = { $text } ({ $count } times)
web-said-earlier = { $count } earlier lines are in the log.
web-your-turn = Your turn
web-turn-number = turn { $turn }
web-their-turn = Please wait
web-your-move = Your move
web-waits-for = Waiting for { $names }
web-wait = Waiting
web-paused = The match is paused
web-over = The match is over
web-over-label = The end
web-see-result = See the result
web-watching = watching
web-gone = Away
web-not-here = not at the table now
web-place = place { $place }
web-clock = { $time } left
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
web-put-back = Put back
web-sure = Really: { $action }
web-undo = Undo
web-undo-free = free
web-undo-alone = and what followed
web-undo-consent = if the others agree
web-offer-undo = { $name } would like to take back a move.
web-offer-draw = { $name } offers a draw.
web-offered-undo = You asked to take back a move. The others have not answered yet.
web-offered-undo-after = You asked to go back to the moment after: “{ $what }”. No answer yet.
web-offered-undo-to = You asked to go back to the moment before: “{ $what }”. No answer yet.
web-offered-draw = You offered a draw. The others have not answered yet.
web-offered-pause = You asked for a pause. The others have not answered yet.
web-unheard-undo = Your move stays: taking it back was not agreed to.
web-unheard-draw = No draw: your offer was not taken up.
web-unheard-pause = No pause: it was not agreed to.
web-unheard-overtaken = Your request has lapsed: the match has gone on meanwhile.
web-offer-undo-after = { $name } would like to go back to the moment after: “{ $what }”.
web-offer-undo-to = { $name } would like to go back to the moment before: “{ $what }”.
web-withdraw = Withdraw
web-notices = { $count ->
    [one] Notice
   *[other] Notices ({ $count })
}
web-sound-on = Sound is on
web-sound-off = Sound is off
web-agree = Agree
web-decline = Decline
web-refused = That is not possible now.
web-options = Options
web-question = Question
web-question-rule = The rule of this question
web-on-stage = What happens
web-options-count = All { $count }
web-warn-never = Do not warn again
web-options-all = All { $count } options
web-options-filter = Type to filter
web-options-more = and { $count } more: type to filter

web-plain-board = The position
web-plain-facts = What you know
web-plain-yes = yes
web-plain-no = no
web-show-moment = Press to see this moment again.
web-log-rule = What the rules say:
web-moment-label = Looking back
web-moment = You are looking at an earlier moment.
web-log-undo = { $name } takes a move back.
web-log-resign = { $name } gives up.
web-log-time = { $name } has run out of time.
web-log-draw = A draw was agreed.
web-log-rebase = The match went on from a saved position.
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write a message
web-send = Send
web-mute = Mute { $name }
web-curtain = { $name }, it is your turn
web-curtain-text = Hand over the device. Nobody else should look now.
web-curtain-open = I am { $name }
web-offer-a-draw = Offer a draw
web-pause = Pause
web-resume = Resume
web-resign = Give up
web-resign-sure = Really give up
web-share-watch = Copy a link for spectators
web-commitment = Fingerprint of this match’s seed (SHA-256):

# Keys
web-key-tab = from one thing to the next
web-key-enter = choose
web-key-esc = put back, close; while something is shown: to now
web-key-undo = undo
web-key-chat = chat or log
web-key-help = these keys
web-key-pause = pause what is shown, and go on
web-key-step = one step back, one step on

# The end
web-you-won = You won
web-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
  }
web-drawn = A draw
web-rematch = Play again
web-rematch-waits = The next match is already laid out: you are expected there.
web-rematch-go = To the next match
web-export = Save the match
web-seed = Fair draws
web-seed-text = Before the first move the server published the fingerprint of a secret seed, from which every draw and roll of the match follows. Now the seed is public, and your browser can compare.
web-seed-example = This table was made from an example: for as long as you followed it, dice and cards fell as written there, and the report below leaves them out.
web-seed-check = Check the seed
web-seed-good = The seed fits the fingerprint.
web-seed-bad = The seed does not fit the fingerprint!
web-seed-none = The seed is not public yet.
web-luck = What chance gave
web-luck-text = How often each thing came, and how often the odds of every single draw and roll promised it.
web-luck-what = What
web-luck-times = came
web-luck-expected = expected
web-luck-none = Chance had no say in this match.
web-luck-lots = draws and rolls: { $count }
web-luck-mean = { $mean } on average, expected { $expected }

# Replay
web-eyes = Whose eyes
web-eyes-own = what I may know
web-eyes-of = seen by { $name }
web-scrub = Moment of the match
web-moment-of = moment { $at } of { $of }
web-share = Share
web-share-picture = A picture of this moment
web-share-png = Save as PNG
web-share-svg = Save as SVG
web-share-send = Send…
web-share-link = A link to this moment
web-share-moment = Copy the link
web-share-film = The whole match as a file
web-share-film-text = One file with the board, move by move. It plays in any browser, without a server and without a network. It shows what you see here.
web-share-film-save = Save the file
web-share-film-made = Drawing: { $percent } %
web-share-film-there = Make the file in the replay
web-share-film-open = Open in Arenarium
web-branch = What if…
web-branch-bot = …against a bot

# Learn
web-learn-begin = Begin the guided first match
web-learn-guided = Guided first match
web-learn-examples = Examples of the rulebook
web-lessons = Lessons
web-learned = done
web-learn-on = Go on: { $lesson }
web-learn-every = Show all
web-learn-fewer = Fold the list
web-learn-rules = The game in short
web-learn-whole = The whole rules
web-learn-positions = All positions ({ $count })
web-learn-none = Nothing matches.
web-try = Try it
web-gallery-open = See every tile and card
web-gallery-none = This game has no gallery yet.
web-gallery-positions = Positions

# Sources of facts
web-source-rulebook = from the rulebook
web-source-published = from published material
web-source-reconstructed = reconstructed: compare it with your copy

# Settings
web-set-lang = Language
web-set-theme = Theme
web-set-theme-system = Like the system
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-motion = Motion
web-set-motion-system = Like the system
web-set-motion-full = Full
web-set-motion-reduced = Reduced
web-set-speed = Speed of what happens
web-set-speed-step = step by step
    .short = steps
web-set-speed-half = ½×
web-set-speed-one = 1×
web-set-speed-two = 2×
web-set-speed-once = at once
web-set-sound = Sounds
web-set-confirm = Ask again before a turn ends
web-set-warn = Warn me when I leave something unspent
web-set-guard = Ignore clicks for half a second when a button changes
web-set-tutor = The tutor asks before a mistake, in matches with a tutor
web-set-notify = Tell me when it is my turn

web-own-data = Your data
web-own-data-text = The server knows your name, your tables, puzzles, studies and boxes, what you wrote in chats and which lessons you finished. Nothing else.
web-own-export = Save a copy
web-forget = Forget me everywhere
web-forget-sure = Really forget me
web-forget-text = Matches of your own are erased. Those you played with others stay with them, without your name; a bot takes your seat where one still runs. This cannot be undone.

# Credits
web-credits-text = Arenarium’s boards, pieces, signs and texts are its own. It stands on the work of these people:
web-credits-what = What
web-credits-who = Who
web-credits-licence = Licence
web-credits-icons = portraits and emblems
web-credits-font = typeface
web-credits-code = software
web-credits-games = The four games belong to their authors and publishers. This table brings none of their art and none of their text; to play well, own the boxes.

# Somebody left
web-left = { $name } is away.
web-bot-sits-in = Let a bot sit in
web-bot-plays-you = A bot plays your seat.
web-take-back = Take it back
web-offer-pause = { $name } would like to pause.

web-try-broken = This link holds no scenario that can be read.
web-lesson = Lesson
web-guide-go = Go on
web-guide-back = Take it back
web-guide-show = Do it for me
web-guide-again = This lesson again
web-guide-next = Next lesson
web-guide-match = Play a first match against a bot
web-guide-all = All lessons
web-example = Example
web-example-think = Guess first, then see on the board.
web-example-check = See
web-example-do = Try it: { $action }
web-example-may = Is this allowed? { $action }
web-example-try = Try and see
web-example-no = No, not “{ $action }”.
web-example-not = The rules do not allow it.
web-example-over = That was it: the table shows what the rule says.
web-example-look = Nothing to do here: the table shows what the rule says.
web-example-otherwise = Dice or cards fell differently from the book. Play on as you like, or begin again.
web-example-strayed = That is allowed too, but the example goes another way. Take it back, play on as you like, or begin again.
web-example-next = Next example
web-example-again = Again from the start
web-example-all = All examples
web-guide-strayed = That is allowed too, but the lesson goes another way. Take it back and go on, look around freely, or begin again.

web-hint = Hint
web-hint-play = Play it
web-key-hint = ask for a hint, where only bots play

web-recovery-new = Make a new recovery code
web-recovery-text = With the code you are the same person on another device. A new code makes the old one void.
web-webhook = Address to call when it is my turn
web-webhook-text = For example a webhook of a chat channel. Leave it empty to turn it off.

## What boards share

web-board-hand = Hand
web-board-recent = just touched
web-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-board-now = now
web-board-ally = together with { $name }
web-board-key-walk = Walk over the board
web-board-key-take = Take what is in focus
web-board-key-back = Put back
web-board-empty = empty
web-board-key-card = Choose a card of your hand
web-board-space = Space

# The stage: what happens is shown step by step
web-stage = What happens
web-stage-back = Step back
web-stage-pause = Pause
web-stage-go = Go on
web-stage-step = Next step
web-stage-happened = What happened
web-stage-fetching = Fetching what happened…
web-stage-now = To now
web-sending = Sending your move…
web-silent = The server does not answer. Your move will be sent again.

web-box = Your box
web-box-yours = My box
web-box-areas = { $name }: areas
web-box-setup = Setting up
web-box-nothing = nothing
web-box-yes = yes
web-box-no = no
web-box-less = { $name }: less
web-box-more = { $name }: more
web-box-add = add
web-box-remove = Remove { $name }
web-box-unreadable = This cannot be read.
web-box-ships = ships: { $value }
web-box-reset = As it ships
web-box-reset-one = { $name }: as it ships
web-box-seen = { $name }: seen in the box
web-box-drop = leave it as it was
web-box-confirm = Matches the box
web-box-side = Side { $side }
web-box-things = Everything in the box
web-box-search = Search
web-box-none = Nothing of that kind.
web-box-filter-all = All
web-box-filter-differs = Different
web-box-filter-checked = Checked
web-box-differ = { $count ->
    [0] Everything is as it ships
    [one] { $count } fact differs
   *[other] { $count } facts differ
}
web-box-compare = compare
web-box-compare-title = Compared with what ships
web-box-checked = { $seen } of { $all } checked
web-box-play = Play with it
web-box-share = Share
web-box-as-shipped = as it ships
web-box-as-yours = yours
web-box-name = What it is called
web-box-share-on = Whoever has this link can read your corrections and play with them.
web-box-share-off = Nobody else sees your corrections. A link lets others read them and play with them; you can withdraw it.
web-box-link = Link to your box
web-box-make-link = Make a link
web-box-withdraw = Withdraw the link
web-box-file = As a file
web-box-file-text = Your corrections and confirmations as a TOML file. A file that you load takes their place.
web-box-download = Save the file
web-box-upload = Load a file
web-box-loaded = { $count ->
    [one] Loaded: { $count } fact differs.
   *[other] Loaded: { $count } facts differ.
}
web-box-shared = Somebody's box
web-box-take = Take it into my box
web-mark-rulebook = rulebook
web-mark-published = published
web-mark-reconstructed = reconstructed
web-mark-doubtful = doubtful
web-mark-box = from the box
web-box-at-table = Own facts
web-box-facts = Facts
web-box-facts-text = Numbers of tiles and cards, as they ship or as in a box.
web-box-open = Compare with your box
web-box-block = What is done
web-box-earlier = Earlier
web-box-add-block = block
web-box-effect-of = Take the effect of…
web-box-own-name = Name
web-box-own-text = What it does, in your words
web-box-like = Begin like
web-box-make-own = Make it my own
web-box-own-place = It takes the place of the one in the box. In the notation it keeps its old word.
web-box-try = Try it
web-box-filter-own = My own
web-mark-own = of your own

web-editor = Editor
web-editor-mode = Mode
web-editor-seats = Players
web-editor-options = Options
web-editor-take = Take away: { $what }
web-editor-add = add
web-editor-text = The position as text
web-editor-line = Line { $line }
web-editor-unread = cannot be read
web-editor-matches = matches the board
web-editor-play = Play from here…
web-editor-play-all = All seats, on this screen
web-editor-my-seat = My seat
web-editor-rung = Strength of the bot
web-editor-play-bot = Against this bot
web-editor-play-friend = With a friend, by link
web-editor-none = This game has no editor
web-editor-none-text = Its board cannot be set up here.
web-editor-pieces = Pieces
web-editor-whose = Whose
web-editor-clear = Clear
web-editor-back = One step back
web-editor-forward = One step on
web-editor-chosen = What is chosen
web-editor-remove = Take away
web-editor-how = Pick a piece and click where it goes; click what lies there to choose it.
web-editor-how-keys = Arrows move over the board, Enter puts, Delete takes away.
web-editor-move = Move
web-editor-where = Where does it go? Click the place.
web-editor-refused = This cannot be set up: { $reason }
web-editor-broken-link = This link is broken: it holds no position. You see an empty board.
web-editor-doubt = Cannot arise, but can be played:
web-editor-redo = Redo
web-editor-open = Open in the editor
web-editor-learn = Set up a position
web-editor-link = A link to this position
web-editor-picture = A picture of this position
web-editor-meant = Meant, though it cannot arise:
web-editor-mean = This is meant

## Puzzles
web-nav-puzzles = Puzzles
web-puzzle-lead = Moments of real matches with one best answer, proven by trying every line.
web-puzzle-yours = Your rating
web-puzzle-curve = Your rating, from { $from } to { $to }
web-puzzle-progress = { $solved } of { $count } solved
web-puzzle-begin = Begin
web-puzzle-next = Next puzzle
web-puzzle-all-solved = You have solved all of them.
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-go = Solve today’s puzzle
web-puzzle-daily-again = Look at it again
web-puzzle-themes = What they ask
web-puzzle-every = All puzzles
web-puzzle-open = not tried
web-puzzle-missed = missed
web-puzzle-helped = solved with help
web-puzzle-solved = solved
web-puzzle-none = Choose another one.
web-puzzle-asked = Puzzle
web-puzzle-all = All puzzles
web-puzzle-right-win = Right! It wins, whatever was hidden.
web-puzzle-wrong-win = This does not win.
web-puzzle-right = Right! It gains { $gain }, whatever was hidden.
web-puzzle-wrong = Not the best: it gains { $gain }, the best answer { $best }.
web-puzzle-wrong-plain = Not the best answer.
web-puzzle-more = Right so far: { $done } of { $all } answers found.
web-puzzle-shown = This is the solution.
web-puzzle-goes-on = How it goes on:
web-puzzle-leads = The best that follows:
web-puzzle-rates = You { $mine } · this puzzle { $its }
web-puzzle-proof = · lines checked: { $lines }, layouts of what is hidden: { $worlds }
web-puzzle-rests-next = That was it. On to the next one.
web-puzzle-rests-again = Look at what came of it, then try again.
web-puzzle-again = Try again
web-puzzle-hint = Hint
web-puzzle-cost-hint = Before your first answer: then only half of it counts for your rating.
web-puzzle-solution = Solution
web-puzzle-cost-solution = Before your first answer: then it counts as not solved for your rating.

# Studies
web-study = Study
web-studies = Studies
web-studies-text = Lines with comments, from any position.
web-studies-none = None yet.
web-study-begin = Begin a study
web-study-new = New study
web-study-of = { $game } · { $name }
web-study-row = { $game } · { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
web-study-none = Perhaps its link has been withdrawn, or it was deleted.
web-study-gone = This study was deleted, or is no longer shared with you.
web-study-lost = Thrown away: { $what }
web-study-count = { $count ->
    [one] 1 person here
   *[other] { $count } people here
  }
web-study-eyes = to move
web-study-along = Follow
web-study-first = To the beginning
web-study-last = To the end of the line
web-study-lines = Lines
web-study-tab-lines = Lines
web-study-tab-play = Play
web-study-fold = Fold or open this line
web-study-marks = arrows
web-study-said = What is said of this move
web-study-verdict = Verdict
web-study-interesting = Interesting
web-study-comment = Comment
web-study-nothing-said = Nothing said.
web-study-draw = Arrows on the board
web-study-draw-how = Choose a place, then another: an arrow. The same one twice: a ring. Dragging with the right button does it too.
web-study-colour = Colour
web-study-colour-green = green
web-study-colour-red = red
web-study-colour-blue = blue
web-study-colour-yellow = yellow
web-study-unmark = Clear
web-study-unmark-one = Remove { $what }
web-study-clash = Somebody else wrote here meanwhile:
web-study-mine = Put mine
web-study-theirs = Leave theirs
web-study-line = This move and its line
web-study-redraw = The same with new lots
web-study-main = Make it the main line
web-study-before = Before the other moves
web-study-delete = Delete from here on
web-study-delete-sure = { $count ->
    [one] Really delete 1 move
   *[other] Really delete { $count } moves
  }
web-study-deleted = Deleted.
web-study-full = The study is full: delete a line, or begin another study.
web-study-chapter = Chapter
web-study-chapters = Chapters
web-study-title = Title of the study
web-study-chapter-title = Title of chapter { $number }
web-study-open = Open: { $what }
web-study-up = Up: { $what }
web-study-down = Down: { $what }
web-study-really = Really?
web-study-new-chapter = New chapter
web-study-from-here = From the position on the board
web-study-from-start = From the start
web-study-share = Share the study
web-study-link-read = To read
web-study-link-read-text = Whoever has this link sees everything, also what you change while they look.
web-study-link-write = To work together
web-study-link-write-text = Whoever has this link plays, comments and draws along with you.
web-study-link-make = Make a link
web-study-withdraw = Withdraw the link
web-study-here = Here now
web-study-alone = Only you.
web-study-away = No connection: what others do comes when it is back.
web-study-save = Save as a file
web-study-load = Open a file
web-study-copy = Copy into mine
web-study-throw = Throw away
web-study-leave = Leave this study
web-study-moment = Move { $at }
web-study-position = Position
