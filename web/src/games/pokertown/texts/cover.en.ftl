game-pokertown = Flip-town
