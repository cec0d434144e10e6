game-western_legends = Легенды фронтира
