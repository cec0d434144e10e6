game-colt_express = Ограбление поезда
