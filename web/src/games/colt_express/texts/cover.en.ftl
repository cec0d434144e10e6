game-colt_express = Train heist
