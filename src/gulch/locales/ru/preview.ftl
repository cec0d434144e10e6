# Что показывает чат, пока по ссылке ещё никто не перешёл. Ничто здесь не зависит от хода партии.

preview-title = Gulch: стол Дикого Запада
preview-text = Вестерны за одним столом: с друзьями и с ботами, прямо в браузере. Регистрация не нужна.
preview-invites = { $name } приглашает: { $game }
preview-invited = Вас приглашают: { $game }
preview-free = { $free ->
    [0] Все места заняты, но можно смотреть.
    [one] Свободно { $free } место из { $seats }.
    [few] Свободно { $free } места из { $seats }.
   *[other] Свободно { $free } мест из { $seats }.
} Регистрация не нужна.
preview-playing = { $game }: партия идёт
preview-over = { $game }: партия окончена
preview-replay = { $game }: запись партии
preview-names = За столом: { $names }.
preview-rules = { $game }: как играть
preview-rules-text = Правила своими словами, уроки на настоящем поле и первая партия с ботами.
