## Hints, reviews and figures: loaded when somebody asks for one
kit-percent = { $number }%

kit-hint-thinking = The bot is thinking…
kit-hint-best = the bot's choice
kit-hint-played = was played
kit-hint-all = All { $count } options
kit-hint-how = How often this seat wins after each answer when bots play on, as far as it can know. The figures are rough: the bot leaves what experience tells it only for what is better beyond doubt.
kit-hint-none = There is no hint here: nobody was asked, or the bot was too slow.
kit-hint-here = What would a bot do here?
kit-hint-moment = At every moment of the game: what a bot would have answered, and how each answer's chances stood.

kit-review-title = { $game }: review · Gulch
kit-review-what = Everybody's chances, luck and skill
kit-review-open = Review of the whole game
kit-review-chances = Chances to win, by turn
kit-review-chances-how = How often each would have won with what they knew then, had bots played on. Together they need not make 100%. Numbers mark the turning points.
kit-review-ledger = Luck and skill
kit-review-player = Player
kit-review-start = at first
kit-review-luck = luck
kit-review-skill = own choices
kit-review-others = others' choices
kit-review-end = at the end
kit-review-choice = a choice
kit-review-instead = A bot: { $option }
kit-review-ledger-how = From the first chance to the end, in percentage points. A choice counts against what a bot would have done; the rest is luck: dice, cards, and what came to light.
kit-review-no-turning = Nothing turned this game: it went as it began.
kit-review-all = Everything in its order: { $count }
kit-review-making = The game is being played on from every stage: { $percent }% done. It is worked out once and then kept.
kit-review-none = There is no review: the game ended without a result, or its rules are gone.
kit-review-failed = This game could not be reviewed. The server has noted why.
kit-review-not-over = Not yet: a game can be reviewed when it is over.

kit-figures-none = Nobody has counted this game yet.
kit-figures-about = { $games } games at { $seats } players, all of them bots: { $level }.
kit-figures-how = The line over a bar is the 95% interval, the dots are the mean of all: { $mean }%.
kit-figures-of-seat = Seat { $seat }
kit-figures-by-seat = Wins by seat
kit-figures-by-role = Wins by role
kit-figures-by-character = Wins by character
kit-figures-by-bandit = Wins by bandit
kit-figures-length = Length, in choices
kit-figures-scores = Points
kit-figures-mean = on average { $mean }
kit-figures-spread = From { $from } to { $to }, on average { $mean }
