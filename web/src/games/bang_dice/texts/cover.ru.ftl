game-bang_dice = Перестрелка на кубиках
