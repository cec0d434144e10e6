# Стол перестрелки на кубиках: что говорит только страница.

bd-tray = Лоток с кубиками
bd-die = Кубик { $number }
bd-die-named = Кубик { $number }: { $face }
bd-will-reroll = Будет переброшен
bd-will-keep = Останется
bd-arrows-left = { $count ->
    [one] стрела осталась
    [few] стрелы осталось
   *[many] стрел осталось
}
bd-rerolls-left = { $count ->
    [one] переброс остался
    [few] переброса осталось
   *[many] перебросов осталось
}
bd-role-hidden = Роль скрыта
bd-aimed-at = Уже нацелено:
bd-out-stamp = Вне игры
bd-out-short = вне игры
bd-arrows = Стрелы
bd-about-player = Жизни: { $life } из { $most }, стрел: { $arrows }. { $role }.
bd-pile = Стрелы в центре
bd-pile-help = { $count ->
    [one] Осталась { $count } стрела. Последняя стрела — сигнал к нападению: каждый теряет по очку жизни за свою стрелу.
    [few] Осталось { $count } стрелы. Последняя стрела — сигнал к нападению: каждый теряет по очку жизни за свою стрелу.
   *[many] Осталось { $count } стрел. Последняя стрела — сигнал к нападению: каждый теряет по очку жизни за свою стрелу.
}
bd-face-arrow = Стрела берётся из центра сразу после броска. Кубик потом можно перебросить.
bd-face-dynamite = Перебрасывать нельзя. Три динамита прекращают броски и стоят очка жизни.
bd-face-one = Один из соседей бросавшего теряет очко жизни.
bd-face-two = Игрок через одно место теряет очко жизни.
bd-face-beer = Любой игрок по выбору бросавшего восстанавливает очко жизни.
bd-face-gatling = Три гатлинга: все остальные теряют по очку жизни, а стрелы бросавшего уходят в центр.

bd-won-law = Победил закон
bd-won-outlaws = Победили Бандиты
bd-won-renegade = Победил Ренегат
bd-won-deputy = Победил Помощник
bd-won-outlaw = Победил Бандит
bd-won-nobody = Победителей нет
bd-why-law = Все Бандиты и Ренегаты выбыли, а Шериф жив.
bd-why-outlaws = Шериф выбыл, а Ренегат не остался один.
bd-why-all-out = Все пали в один миг, и город достался Бандитам.
bd-why-renegade = Ренегат остался в живых один.
bd-why-nobody = В живых не осталось никого.
bd-why-hunt = { $name }: добыча настигнута.
bd-why-survival = { $name }: больше в живых никого.
bd-lives-by-turn = Жизни ход за ходом
bd-who-shot-whom = Кто кем был и кто в кого стрелял
bd-nobody = Никто
bd-you-won = Вы победили
bd-you-lost = Вы проиграли
bd-player = Игрок
bd-life = Жизни
bd-winner = Победитель

## На кнопке: короче, чем строка списка
short-give = { $to }
short-stop = Остановиться
short-shoot = Цель: { $at }
short-double = Вдвойне: { $at }
short-pour = Пьёт { $to }
short-suffer = Потерять жизнь
short-dodge = Взять стрелу
short-keep = Оставить
short-drop = Сбросить
short-take = { $at }
short-no_more = Хватит

## Важные мгновения
bd-you-are = Ваша роль: { $role }
bd-roles-dealt = Роли розданы
bd-role-mix = За столом: { $roles }.
bd-is-out = Вне игры: { $name }
bd-gatling-by = { $name }: огонь из «Гатлинга»!

bd-hint-poster = Нажмите светящийся плакат.
bd-hint-then = Дальше: { $faces }.
bd-hint-last = Это последний кубик.
bd-wasted = Впустую: все жизни целы.

## За что играем
bd-goal-sheriff = Вы Шериф: устраните всех Бандитов и Ренегатов.
bd-goal-deputy = Вы Помощник: берегите Шерифа.
bd-goal-outlaw = Вы Бандит: уберите Шерифа.
bd-goal-renegade = Вы Ренегат: останьтесь в живых один.
bd-goal-three-deputy = Вы Помощник: ваша добыча — Ренегат.
bd-goal-three-renegade = Вы Ренегат: ваша добыча — Бандит.
bd-goal-three-outlaw = Вы Бандит: ваша добыча — Помощник.
bd-goal-out = Вы выбыли, но ваша сторона ещё может победить.
bd-goal-out-renegade = Вы выбыли: Ренегат побеждает только последним живым.
bd-goal-out-three = Вы выбыли.
