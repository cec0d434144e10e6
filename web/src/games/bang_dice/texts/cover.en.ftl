game-bang_dice = Dice shoot-out
