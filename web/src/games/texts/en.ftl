# Titles of the games in the lobby; a game's own file may say them, too.
game-bang_dice = Dice shoot-out
game-colt_express = Train heist
game-pokertown = Flip-town
game-western_legends = Frontier legends
bot-random = Greenhorn
bot-heuristic = Gunslinger
bot-search = Old hand
chapter-set_up = Set-up
chapter-rolling = Rolling
chapter-effects = Effects of the faces
chapter-elimination = Elimination
chapter-end_of_game = End of the game
chapter-three_players = Three players
chapter-characters = Characters
chapter-examples = Worked examples
