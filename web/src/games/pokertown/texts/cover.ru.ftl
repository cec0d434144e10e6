game-pokertown = Флиптаун
