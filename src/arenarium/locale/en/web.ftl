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
web-gallery = Gallery
web-replay = Replay
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-replays = Replays
web-players = Players
web-column = Players, log, question
web-hand-and-log = Hand and log
web-skip-to-board = Skip to the board
web-loading = One moment…
web-away = The server does not answer. Your moves are kept and sent as soon as it is back.
web-failed = That did not work ({ $status }).
web-try-now = Try now
web-broken = Something broke on this page
web-broken-text = Your game is safe on the server. Loading the page again brings it back.
web-reload = Load again
web-not-found = There is no such page
web-to-lobby = To the lobby

# Lobby
web-lead = What shall we play?
web-lead-text = No account. Choose a game and sit down.
web-hello = Hello, { $name }
web-games = Games
web-ways = Ways to play { $game }
web-people = { $count } players
web-way-bot = Bot
web-way-bot-text = Starts at once. The bot sees no more of the game than a person in its chair.
web-way-bot-go = Play a bot now
web-bot-level = Strength of the bot
web-bot = Bot
web-bot-random = Random
web-bot-novice = Novice
web-bot-greedy = Greedy
web-bot-steady = Steady
web-bot-solid = Solid
web-bot-strong = Strong
web-bot-master = Master
web-bot-option = Bot: { $level }
web-way-screen = One screen
web-way-screen-text = Everybody at this device. What is secret is covered between turns.
web-way-screen-go = Play at this screen
web-way-invite = Invite a friend
web-way-invite-text = Send a link or show a code. A name is all your friend needs.
web-way-invite-go = Make an invitation
web-change-options = Change
web-first-time = First time at { $game }?
web-first-time-text = The rules in short and positions to try.
web-teach-me = Teach me
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
web-row-join = Join
web-row-watch = Watch
web-row-replay = Replay
web-no-replays = No match has ended here yet.

# A new table
web-new-mode = Mode
web-new-seats = Seats
web-new-who = Who plays
web-new-settings = Rules
web-new-table = Table
web-new-clock = Clock
web-new-public = Others may see and join this table
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
web-waiting-text = Send the link to who should sit here, or let them read the code. The match starts when all seats are taken.
web-waiting-start = All seats are taken.
web-sit-here = Sit here
web-invite-link = Invitation link
web-copy = Copy
web-copied = Copied
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
web-your-turn = Your turn
web-their-turn = Please wait
web-your-move = Your move
web-waits-for = Waiting for { $names }
web-wait = Waiting
web-paused = The match is paused
web-over = The match is over
web-over-label = The end
web-see-result = See the result
web-watching = watching
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
web-undo-consent = if the others agree
web-offer-undo = { $name } would like to take back a move.
web-offer-draw = { $name } offers a draw.
web-agree = Agree
web-decline = Decline
web-refused = That is not possible now.
web-options = Options
web-options-all = All options ({ $count })
web-options-filter = Type to filter
web-options-more = and { $count } more: type to filter
web-show-moment = Show this moment
web-moment = You are looking at an earlier moment.
web-back-to-now = Back to now
web-log-undo = { $name } took back a move
web-log-resign = { $name } gave up
web-log-draw = A draw was agreed
web-log-rebase = The match went on from a saved position
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
web-commitment = Promise of this match's chance (SHA-256 of the seed):

# Keys
web-key-tab = from one thing to the next
web-key-enter = choose
web-key-esc = put back, close
web-key-undo = undo
web-key-chat = chat or log
web-key-help = these keys

# The end
web-you-won = You won
web-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
  }
web-drawn = A draw
web-rematch = Play again
web-export = Save the match
web-seed = Honest chance
web-seed-text = Before the first move the server gave the fingerprint of a secret seed; every lot of the match follows from it. Now the seed is open, and your browser can compare.
web-seed-check = Check the seed
web-seed-good = The seed fits the fingerprint.
web-seed-bad = The seed does not fit the fingerprint!
web-seed-none = The seed is not open yet.
web-luck = Luck
web-luck-text = How chance treated each seat: 50 is as expected, more is better.
web-luck-value = { $percent } %

# Replay
web-eyes = Whose eyes
web-eyes-own = what I may know
web-eyes-of = seen by { $name }
web-scrub = Moment of the match
web-moment-of = moment { $at } of { $of }
web-back = Back
web-forward = Forward
web-play = Play
web-stop = Stop
web-share-moment = Copy a link to this moment
web-branch = What if…

# Learn
web-learn-guided = Guided first match
web-learn-rules = The game in short
web-learn-positions = Positions to try ({ $count })
web-learn-none = Nothing here fits.
web-try = Try it
web-gallery-open = See every tile and card
web-gallery-none = This game has no gallery yet.

# Sources of facts
web-source-rulebook = from the rulebook
web-source-published = from published material
web-source-reconstructed = reconstructed: compare it with your copy

# Settings
web-set-lang = Language
web-set-lang-pl = Polski
web-set-lang-en = English
web-set-theme = Theme
web-set-theme-system = As the system
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-motion = Motion
web-set-motion-system = As the system
web-set-motion-full = Full
web-set-motion-reduced = Reduced
web-set-speed = Speed of battles
web-set-speed-half = ½×
web-set-speed-one = 1×
web-set-speed-two = 2×
web-set-sound = Sounds
web-set-confirm = Ask again before a turn ends
web-set-notify = Tell me when it is my turn

# Credits
web-credits-text = Arenarium’s boards, pieces, signs and texts are its own. It stands on the work of these people:
web-credits-what = What
web-credits-who = Who
web-credits-licence = Licence
web-credits-icons = portraits and emblems
web-credits-font = typeface
web-credits-code = software
web-credits-games = The four games belong to their authors and publishers. This table brings none of their art and none of their text; to play well, own the boxes.
