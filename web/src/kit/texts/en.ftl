# What the page itself says, whatever is played.

## Everywhere
kit-home = To the lobby
kit-close = Close
kit-cancel = Cancel
kit-retry = Try again
kit-loading = One moment…
kit-yes = yes
kit-no = no
kit-nothing = none
kit-you = you
kit-sections = Sections
kit-lost = This trail leads nowhere
kit-lost-help = There is no page at this address.
kit-error-unknown = Something went wrong. Please try again.
kit-error-offline = The server can't be reached. Is it running?
kit-no-connection = No connection
kit-no-connection-help = This device is not connected to a network. Your games are kept at the table; the page comes back by itself.
kit-no-server = The saloon does not answer
kit-no-server-help = The server can't be reached. Your games are kept there; the page tries again every few seconds.

## Settings
kit-settings = Settings
kit-language = Language
kit-theme = Light
kit-theme-light = Day
kit-theme-dark = Night
kit-theme-switch = Day or night
kit-contrast = High contrast
kit-motion = Motion
kit-volume = How loud
kit-shortcuts = Keys
kit-key-choose = choose the line with this number
kit-key-main = do what the main button says
kit-key-skip = skip what is being told
kit-key-undo = undo
kit-key-why = why can't I?
kit-key-log = the log
kit-key-rules = the rules
kit-key-list = to the list of options
kit-key-close = close, go back, stop asking
kit-sound = Sound when it is my turn
kit-speed = Speed of the table
kit-speed-is = Speed: { $speed }
kit-speed-slow = slow
kit-speed-normal = normal
kit-speed-fast = fast
kit-speed-at_once = at once
kit-auto = As the system
kit-on = On
kit-off = Off

## Lobby
kit-lobby-title = Gulch: a table for the Wild West
kit-subtitle = a table for the Wild West
kit-lobby-welcome = Pull up a chair
kit-lobby-how = Pick a game. Friends join by link, bots fill the rest.
kit-hello = { $name }, guest
kit-hello-stranger = Welcome, stranger
kit-waiting-tables = { $count ->
    [0] No game of yours is running
    [one] One game of yours is running
   *[other] { $count } games of yours are running
}
kit-games = Games
kit-cover-line = { $min }–{ $max } players · { $minutes } min
kit-cover-soon = Coming soon
kit-tables = Tables
kit-no-tables = Nobody is sitting at a public table. Open one!
kit-table-of = { $game } with { $name }
kit-table-waiting = { $taken } of { $seats } seated
kit-table-playing = in play
kit-table-over = finished
kit-table-won = won by { $names }
kit-table-sit = Sit down
kit-table-watch = Watch
kit-table-continue = Continue
kit-table-replay = Replay
kit-tab-new = New
kit-join-title = Join by link or code
kit-join-hint = Link or code
kit-join = Join
kit-join-missing = No table is called { $code }. It may be over, or a letter is wrong.
kit-code = Code
kit-unofficial = Unofficial. Play the games you own; the rules are told in our own words.

## A new table
kit-your-name = Your name
kit-seats = Seats
kit-presets = Set up
kit-preset-first = First game
kit-preset-standard = Standard
kit-preset-everything = Everything
kit-preset-last = As last time
kit-play-now = Play now
kit-who-sits = Who sits where
kit-game-options = Options of the game
kit-seat-name = Seat { $letter }
kit-bot-name = Bot { $letter }
kit-person = Person
kit-bot-of = Bot: { $level }
kit-open-to = Who may join
kit-by-link = Who has the link
kit-public = Anybody
kit-open-table = Open the table
kit-fair-note = Every die and card is sealed before play and can be checked after.

## Waiting room
kit-waiting-title = { $game }: taking seats
kit-room-waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
kit-room-ready = Everybody is here
kit-room-fill = Wait for friends, or put bots on the free seats
kit-room-host = Everybody is here: start when you like
kit-room-yours = You are the host
kit-invite = Invite friends
kit-invites-you = { $name } invites you: { $game }
kit-invited = You are invited: { $game }
kit-invited-how = { $min }–{ $max } players, about { $minutes } minutes. No account needed.
kit-invite-how = Send this link or let them scan the code. A name is all they need.
kit-qr = QR code with the link to this table
kit-link = Link to this table
kit-copy = Copy
kit-copied = Copied
kit-copy-link = Copy link
kit-is-public = This table is listed in the lobby.
kit-is-private = Only people with the link find this table.
kit-this-machine = The address works on this computer only; “gulch serve --host 0.0.0.0” opens the table to phones in your network.
kit-read-rules = Read the rules
kit-sit-down = Sit down
kit-sit-here = Sit here
kit-sit-too = Play this seat, too
kit-just-watch = Just watch
kit-stand-up = Stand up
kit-add-bot = Bot
kit-fill-bots = Add bots
kit-bot-level = What plays this seat
kit-kick = Show the door
kit-kick-sure = Really?
kit-free-seat = Free seat
kit-anybody = for anybody with the link
kit-you-host = you, the host
kit-online = at the table
kit-offline = away
kit-start = Start the game
kit-host-starts = The host starts the game.
kit-fair-start = At the start every seat adds its own secret to the draw.

## Table
kit-table-title = { $game } · Gulch
kit-table-missing = No table is called { $code }
kit-table-missing-help = It may be over for long, or a letter of the address is wrong.
kit-your-move = Your move, { $name }
kit-your-turn = Your turn
kit-their-turn = On turn
kit-not-you = It is not your move
kit-idle-hint = Meanwhile you can look at anything.
kit-watching = You are watching
kit-sending = Your answer is on its way…
kit-telling = This has just happened
kit-catching-up = Catching up: { $at } of { $of }
kit-skip = Skip
kit-pause = Pause
kit-step = One step
kit-waiting-for = Waiting for { $names }.
kit-may-choose = May be chosen.
kit-tab-table = Table
kit-tab-chat = Chat
kit-prompt = What to do
kit-options = Options
kit-side = Options, log and chat
kit-no-options = Nothing to choose right now. You can look at anything and read the rules.
kit-no-options-watching = You are watching; the players choose.
kit-all-options = { $count } options
kit-hint-pick = Press what glows on the table or a line of the list.
kit-hint-subset = Press the dice to throw again, then confirm.
kit-subset-confirm = { $verb ->
    [reroll] { $count ->
        [0] Re-roll
        [one] Re-roll { $count } die
       *[other] Re-roll { $count } dice
    }
   *[other] Confirm ({ $count })
}
kit-picked = again
kit-not-picked = keep
kit-which = What do you want to do?
kit-undo = Undo
kit-why-mode = Why can't I? (?)
kit-why-hint = Why can't I? Press anything on the table.
kit-why-not-asked = It is not your choice now.
kit-inspect = Details
kit-ask-table = Ask the table
kit-vote = { $name } asks to take back { $count ->
    [one] one move
   *[other] { $count } moves
}.
kit-vote-count = Agreed: { $agreed } of { $needed }.
kit-vote-yes = Agree
kit-vote-no = Refuse
kit-vote-refused = The table says no: the move stays.
kit-vote-fallen = The table says no: the game goes on as it is.
kit-vote-end = { $name } asks to end the game here, without a result.
kit-vote-hints = { $name } asks that everybody may have hints from a bot.
kit-vote-stand-in = { $name } asks that a bot plays for { $who } until they are back.
kit-gone = { $name } has been gone for two minutes, and the table waits.
kit-ask-stand-in = Ask for a bot
kit-resign = Give up
kit-resign-sure = Really give up? A bot plays on
kit-resigned = has given up; { $level } plays on
kit-absent = time was up; { $level } plays until they are back
kit-ask-end = Ask to end the game
kit-clock = Clock
kit-clock-none = No clock
kit-clock-quick = Quick: 30 s a move, 5 min in hand
kit-clock-calm = Calm: 90 s a move, 15 min in hand
kit-clock-day = A day for each move
kit-clock-days = Three days for each move
kit-clock-week = A week for each move
kit-time-left = { $name }: { $time } left
kit-days = { $count } d
kit-hours = { $count } h
kit-hurry = { $count ->
    [one] One second left for your move
   *[other] { $count } seconds left for your move
}
kit-you-resigned = You have given up. A bot plays on.
kit-ended = The game was ended without a result
kit-next-table = Next table
kit-my-tables = My games
kit-table-your-move = Your move
kit-table-their-move = Waiting for { $names }
kit-table-ended = Ended without a result
kit-older = Older games
kit-waited-for = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
kit-notices = Notices
kit-notices-browser = While the page is open but out of sight, this browser tells me
kit-notices-denied = This browser does not let the page show notices. Its own settings can change that.
kit-notices-way = When I am not here
kit-notices-way-none = Nothing
kit-notices-way-mail = Mail
kit-notices-way-push = This browser
kit-notices-way-webhook = Webhook
kit-notices-way-discord = Discord
kit-notices-way-telegram = Telegram
kit-notices-help-mail = You get one letter first: open its link.
kit-notices-help-push = Also while the page is closed, on every device where you switch it on here.
kit-notices-help-webhook = An address (https) that takes what is posted to it.
kit-notices-help-discord = The address of a webhook: channel settings, Integrations, Webhooks.
kit-notices-help-telegram = The token of your bot, a slash, and the number of the chat.
kit-notices-address = Address
kit-notices-also = Also when a game begins or ends, or a next one is open
kit-notices-quiet = Quiet hours
kit-notices-from = from
kit-notices-to = to
kit-notices-save = Save
kit-notices-saved = Saved.
kit-notices-unconfirmed = Saved. Now open the link in the letter we sent you.
kit-notices-again = Send the letter again
kit-notices-try = Try it
kit-notices-tried = Sent: it should arrive now.
kit-notices-devices = { $count ->
    [one] On one device.
   *[other] On { $count } devices.
}
kit-notices-trouble = The last notice did not arrive. { $why }
kit-notices-confirmed = Thank you: from now on you get mail when it is your turn.
kit-notices-stopped = There will be no more mails.
kit-notices-mute = No notices about this table
kit-notices-turn = { $title }: your turn
kit-devices = Me on another device
kit-devices-link = Another device
kit-devices-link-help = On the other device open the settings and type these words, or scan the code. Good once, for ten minutes.
kit-devices-phrase = Recovery phrase
kit-devices-phrase-help = Write these words down: they bring you back if this device is lost. A new phrase makes the old one worthless.
kit-devices-code = Code with the address of this link
kit-devices-have-words = Words from another device
kit-devices-join = That's me
kit-devices-joined = This device is yours now, { $name }.
kit-devices-sign-out = Sign out everywhere else
kit-devices-sure-out = Really? Only this device stays
kit-devices-signed-out = Signed out everywhere but here.
kit-devices-forget = Forget me
kit-devices-sure-forget = Really? Name and seats go for good
kit-devices-forgotten = You are forgotten here. Finished games stay readable without your name.
kit-passkeys = Passkeys
kit-passkey-add = Add a passkey
kit-passkey-come = Come in with a passkey
kit-passkey-from = Passkey of { $date }
kit-passkey-remove = Remove
kit-passkey-added = This passkey brings you back, on every device that has it.
kit-passkey-stopped = No passkey was given. Try again, or use words.
kit-past = The table as it was: { $moment }
kit-looking-back = You are looking back
kit-question-waits = Your question waits; go back to now to answer it.
kit-back-to-now = Back to now
kit-reconnecting = The line is down. Reconnecting; nothing is lost.
kit-offline-now = No connection. Nothing is lost; the table comes back by itself.
kit-not-sent = No connection: your answer is not sent. It waits here and goes out by itself.
kit-try-now = Try now
kit-bot-for-you = A bot plays for you.
kit-im-back = I'm back
kit-announced = Announcement:
kit-door-closed = No new games for now: the server is about to be upgraded. Games that run go on.
kit-closed = The table has closed the line.
kit-seats-open = Seats
kit-seats-host = You are the host: you may put bots on seats, free them, and show people the door.
kit-person-again = Person again
kit-vacant = { $level } plays on; somebody new may take the seat
kit-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
kit-bot-stands-in = { $level } stands in
kit-hand-to-bot = Bot for me
kit-take-back = Take my seat back
kit-leave = Leave
kit-to-lobby = To the lobby
kit-over = The dust settles
kit-turn = Turn
kit-at-turn = Turn { $turn }:
kit-at-round = Round { $turn }:
kit-takes-lead = { $name } takes the lead and keeps it.
kit-your-place = Your place: { $place }
kit-you-won = You won
kit-turning-points = Turning points
kit-seal-holds = Fair play holds
kit-seal-broken = A seed is not what was promised
kit-seal-proof = Checked in your browser: see the proof
kit-again = Play again
kit-again-open = The next table is open
kit-again-join = Sit down again
kit-show-end = Result
kit-show-table = The table

## Log, chat, rules
kit-log = Log
kit-read-out = What happens
kit-log-filter = Whose events
kit-log-everybody = Everybody
kit-log-look = Show the table at this moment
kit-figure = { $name } ({ $figure })
kit-figure-case = { $name } ({ $figure })
kit-times = ×{ $count }
kit-log-empty = Nothing has happened yet
kit-chat = Chat
kit-unread = unread
kit-chat-empty = Nobody has said anything yet.
kit-chat-say = Say something
kit-chat-send = Send
kit-chat-watcher = watching
kit-chat-name = Your name, to speak up
kit-chat-introduce = That's me
kit-chat-mute = Mute { $name }
kit-chat-unmute = Hear { $name } again
kit-rules = Rules
kit-rules-of = { $game }: the rules
kit-rules-own-words = The rules in our own words
kit-rules-search = Search the rules
kit-rules-none = No rule holds these words.
kit-rules-missing = The rules could not be loaded.
kit-rule-open = Rule { $rule }
kit-recap = Since your last turn
kit-recap-more = And { $count } more; these matter most:
kit-recap-play = Show me
kit-recap-ok = Got it
kit-recap-stop = Stop

## Several people at one device
kit-pass-to = Hand the phone to { $name }
kit-pass-why = The screen is covered so that nobody peeks.
kit-i-am = I am { $name }

## Replay
kit-replay = Replay
kit-review = Review
kit-hint = Hint
kit-replay-title = { $game }: replay · Gulch
kit-replay-missing = There is no replay yet
kit-to-table = To the table
kit-replay-of = Turn { $turn } of { $of }
kit-replay-start = The game begins
kit-replay-no-view = This moment was played under older rules; only its log is known.
kit-replay-scrub = Moment of the game
kit-replay-first = First moment
kit-replay-back = One step back
kit-replay-next = One step on
kit-replay-last = Last moment
kit-replay-play = Play
kit-replay-pause = Pause
kit-eyes = Through whose eyes
kit-eyes-all = All cards open
kit-eyes-watching = Onlooker
kit-export = Save the record
kit-fairness = Fair dice
kit-fair-holds = Verified: every seed is what was promised
kit-fair-broken = A seed is not what was promised
kit-fair-checking = Checking…
kit-fair-none = This game was not played with a sealed draw.
kit-fair-how = Before the game the server and every seat promised a secret by its SHA-256. Dice and cards come from all of them together, so nobody could choose them.
kit-fair-server = Server
kit-fair-made-here = drawn by the server
kit-fair-promise = Promise
kit-fair-seed = Seed
kit-fair-verify = Checked by your browser just now. “gulch verify” replays the whole game from the record. Whoever runs the server still sees everything.

## Bots: how well they play
bot-random = Greenhorn
    .plays = does anything
bot-easy = Ranch hand
    .plays = knows the game, often slips
bot-normal = Gunslinger
    .plays = knows the game
bot-heuristic = Gunslinger
    .plays = knows the game
bot-hard = Old hand
    .plays = thinks ahead for a second
bot-expert = Legend
    .plays = thinks ahead for five seconds

## Learning
kit-learn = Learn
kit-learnt = { $done } of { $of }
kit-how-to-play = How to play
kit-all-rules = All rules
kit-figures = Figures
kit-goal = Your goal
kit-a-turn = A turn
kit-how-one-wins = How one wins
kit-newcomers-wrong = Three things newcomers get wrong
kit-learn-by-playing = Learn it by playing
kit-lesson-title = { $title } · { $game }
kit-lesson-calm = No clock, nothing to lose
kit-lesson-step = Step { $step } of { $steps }
kit-lesson-done = Lesson done
kit-lesson-next-hint = On with the next lesson, or play what you know.
kit-lesson-last-hint = That was the last lesson. Bots fill the table, and the coach stays with you.
kit-lesson-leave = Leave the lesson
kit-first-game = Play a first game
kit-coach = Coach
kit-coach-fold = Got it
kit-coach-again = What do I do?
kit-coach-back = One step back
kit-coach-other = That is allowed, but this lesson shows something else.
kit-coach-unchanged = Nothing has changed. Try again.
kit-coach-setting = Coach for a first game
kit-coach-off = No more hints
kit-final = can't be taken back
kit-once-more = This is lost for good
kit-think-again = Think again
kit-do-it = Do it
kit-undo-none = Nothing to undo now: an answer can be taken back until somebody learns something from it
