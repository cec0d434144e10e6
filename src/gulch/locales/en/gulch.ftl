# What the table itself says, whatever is played.

why-no-such-seat = There is no such seat at this table.
why-no-such-action = This game knows no action “{ $action }”.
why-not-asked = It is not your choice now. We wait for { $waiting }.
why-not-now = That can't be done at this moment.
why-undo-barrier = It can't be taken back: something was revealed, rolled or answered since.
why-nothing-to-undo = There is nothing to take back.
log-undo = Taken back.
wait-thinking = { $seat } is thinking.

## The terminal

cli-names = Hank, Nell, Amos, Ruby, Silas, Dolly, Jeb, Pearl
cli-stranger = Stranger
cli-you = { $name } (you)
cli-figure = { $name } ({ $figure })
cli-figure-case = { $name } ({ $figure })
cli-commitment = Chance is sealed: { $seed }. The record of the game will show the seeds behind them.
cli-seeded = All chance comes from seed { $seed }: the same seed gives the same game. Without --seed nobody can choose it.
cli-resumed = The game goes on where it was left. What happened last:
cli-start = Type the number of an option, or ? for help.
cli-pick = or several numbers at once: { $example } means “{ $meant }”; list shows all
cli-not-understood = “{ $text }” is no option here; ? shows what may be typed.
cli-not-asked-about = Nothing can be done to { $name } now. The question is another one.
cli-no-such-thing = There is nothing about “{ $text }”. Try ? all, ? { $rule } or the name of a player.
cli-all = all
cli-legal = you may.
cli-over = The game is over.
cli-won = wins
cli-lost = loses
cli-record = The record is in { $file }; gulch verify checks its dice, gulch replay tells it again.
cli-saved = The game is saved in { $file }; { $command } goes on.
cli-help =
    The number of an option picks it; its id does so, too ({ $action }).
    ?           this help
    ? all       what you may do now, and what not, and why
    ? { $player }      the same about one player, an option's number or a verb (? { $verb })
    ? { $rule }    what a rule says; rules { $rule } does the same, rules with a word looks for it
    undo        take your last answer back, while nothing was revealed
    log, log 20 what has happened
    list        all options one by one
    board, who  the table; the players and their powers
    save        where the game is kept: every answer is saved before it is confirmed
    quit        leave; the game is kept
cli-command-undo = undo
cli-command-log = log
cli-command-rules = rules
cli-command-list = list
cli-command-board = board
cli-command-who = who
cli-command-save = save
cli-command-help = help
cli-command-quit = quit

cli-review-start = at first
cli-review-luck = luck
cli-review-skill = own choices
cli-review-others = others' choices
cli-review-end = at the end
cli-review-turning = Turning points, by the number of the answer:
