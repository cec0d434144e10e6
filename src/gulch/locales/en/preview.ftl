# What a chat shows of a link before anybody has followed it. Nothing here depends on the game that is played.

preview-title = Gulch: a table for the Wild West
preview-text = Games of the Wild West with friends and bots, in the browser. No account needed.
preview-invites = { $name } invites you: { $game }
preview-invited = You are invited: { $game }
preview-free = { $free ->
    [0] Every seat is taken; you can watch.
    [one] One seat of { $seats } is free.
   *[other] { $free } seats of { $seats } are free.
} No account needed.
preview-playing = { $game }: the game is on
preview-over = { $game }: the game is over
preview-replay = { $game }: a game to look at again
preview-names = At the table: { $names }.
preview-rules = { $game }: how to play
preview-rules-text = The rules in our own words, lessons on the real board, and a first game with bots.
