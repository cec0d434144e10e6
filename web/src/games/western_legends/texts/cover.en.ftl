game-western_legends = Frontier legends
