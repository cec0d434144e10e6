# Названия игр в зале; файл самой игры может назвать её и сам.
game-bang_dice = Перестрелка на кубиках
game-colt_express = Ограбление поезда
game-pokertown = Флиптаун
game-western_legends = Легенды фронтира
bot-random = Новичок
bot-heuristic = Стрелок
bot-search = Старый волк
chapter-set_up = Подготовка
chapter-rolling = Броски
chapter-effects = Что делают грани
chapter-elimination = Выбывание
chapter-end_of_game = Конец игры
chapter-three_players = Игра втроём
chapter-characters = Персонажи
chapter-examples = Разобранные примеры
