# Стол «Легенд фронтира»: что говорит только страница. Названия карт, мест и людей — в текстах самой игры.

wl-map = Карта
wl-mini-map = Мини-карта: нажмите, чтобы взглянуть туда
wl-to-my-figure = К моей фигурке
wl-zoom-in = Ближе
wl-zoom-out = Дальше
wl-place-steps = { $place }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
wl-house-sheriff_office = Шериф
wl-house-store = Магазин
wl-house-saloon = Салун
wl-house-bank = Банк
wl-house-doctor = Доктор
wl-house-cabaret = Кабаре
wl-house-mine = Шахта
wl-house-rail_station = Станция
wl-house-ranch_green = Ранчо
wl-house-ranch_blue = Ранчо
wl-house-hideout = Логово

wl-hand = Ваши карты
wl-no-cards = Покерных карт нет.
wl-use-action = Действие
wl-use-bonus = Бонус
wl-use-reaction = Реакция
wl-others = Остальные
wl-own = Что у вас есть
wl-man = Человек в чёрном
wl-no-character = Персонаж ещё не выбран
wl-cards = Покерные карты
wl-wounds = Ранения
wl-nuggets = Самородки
wl-money = Деньги
wl-cattle = Скот
wl-speed = Скорость
wl-points = Очки легенды
wl-stories = Открытые сюжеты
wl-open-story = Открытый сюжет
wl-no-story = Здесь сюжетов больше нет.
wl-markers = Маркеров: { $count } из { $of }
wl-story-help = Выполните условие в свой ход, чтобы положить маркер. { $left ->
    [one] Ещё { $left } маркер
    [few] Ещё { $left } маркера
   *[many] Ещё { $left } маркеров
} — и сюжет отыграют: участвуют все, чьи маркеры на нём лежат.

wl-now-bank = Сейчас у вас: { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
} — это ${ $dollars } и { $points } ОЛ.
wl-now-no-nuggets = У вас нет самородков.
wl-now-doctor = Сейчас: { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
} долой и столько же карт за $10.
wl-now-unhurt = У вас нет ранений.
wl-now-cabaret = Сейчас: до { $points } ОЛ за ${ $dollars }.
wl-now-saloon = Сейчас: банк от $60; выбирать вы будете из { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
}.
wl-now-poor = У вас нет $10 на ставку.
wl-now-store = У вас ${ $money }.
wl-now-station = { $cattle ->
    [0] У вас нет скота для перегона.
    [one] Сейчас: { $cattle } жетон скота для перегона.
    [few] Сейчас: { $cattle } жетона скота для перегона.
   *[many] Сейчас: { $cattle } жетонов скота для перегона.
}
wl-now-ranch = { $cattle ->
    [0] У вас нет скота другого цвета, чтобы сбыть его здесь.
   *[other] Сейчас: краденый скот можно сбыть здесь.
}
wl-now-camp = { $cattle ->
    [0] У вас нет скота, чтобы сбыть его здесь.
   *[other] Сейчас: скот можно сбыть здесь.
}
wl-here = Здесь: { $who }.
wl-away = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} от вас, { $moves ->
    [one] { $moves } перемещение
    [few] { $moves } перемещения
   *[many] { $moves } перемещений
}.
wl-danger-bandit = Здесь бандит: он остановит вас, и будет схватка.
wl-danger-sheriff = { $steps ->
    [0] Шериф прямо здесь
    [one] Шериф в { $steps } шаге отсюда
   *[other] Шериф в { $steps } шагах отсюда
}, а вы преступник.
wl-upgraded-does = После улучшения: { $text } В конце игры это { $points } ОЛ.
wl-origin = Источник: { $source }. { $why }
wl-price = Цена ${ $price }, столько же стоит улучшение. { $left ->
    [0] На прилавке не осталось.
   *[other] На прилавке: { $left }.
}
wl-about-player = { $legend } ОЛ, ${ $money }, самородков: { $nuggets }, ранений: { $wounds }, карт: { $cards } из { $limit }.
wl-owns = Предметы: { $items }.
wl-stands = Фигурка здесь: { $place }.
wl-legendary = Легендарная способность: работает.
wl-not-legendary = Легендарная способность: с 5 ОЛ.
wl-die = Кубик { $number }: { $face }

wl-sheet = Планшет: { $name }
wl-sheet-before = Предыдущий игрок
wl-sheet-next = Следующий игрок
wl-free-places = Свободных мест для пожитков: { $count }
wl-in-use = в деле
wl-upgraded = Улучшено
wl-left = Осталось: { $count }
wl-goals = Цели
wl-secret-goals = Тайных целей: { $count }
wl-tokens = Жетоны легенд
wl-ability = Легендарная способность
wl-beginning = Начало

wl-counter = У прилавка
wl-your-items = Что возьмёте?
wl-relic = Легендарный предмет: его приносят сюжеты, его не продают и не улучшают.
wl-yours = Ваше
wl-not-now = Не сейчас

wl-fight = Схватка
wl-a-fight = Схватка
wl-fight-card = Боевая карта
wl-fight-bonus = Бонус
wl-played-by = играет { $name }
wl-face-down = карта лицом вниз
wl-no-card-yet = Карты пока нет
wl-your-fight-cards = Боевые карты на выбор
wl-ladder = Достоинства
wl-at-stake-of = { $name }, на кону:
wl-at-stake = На кону:
wl-step-announced = Объявление
wl-step-shown = Вскрытие
wl-step-reactions = Реакции
wl-step-reward = Награда

wl-poker = Стол для покера
wl-flop = Флоп
wl-combinations = Комбинации от старшей к младшей
wl-your-best = ваша лучшая:
wl-pot = $50 заведения и { $players } × $10
wl-deck-left = Карт в колоде: { $count }
wl-dealer = сдаёт за заведение
wl-has-laid = выбор сделан
wl-thinks = выбирает
wl-wins-pot = забирает банк

wl-story-told = Сюжет
wl-they-take-part = Участвуют: { $names }

wl-end-is-near = Конец близок
wl-end-follows = После этого раунда у каждого останется один ход.
wl-last-round = Последний раунд
wl-last-round-is = Последний раунд: у каждого по ходу.

wl-legend-is = Легенда фронтира
wl-total = всего { $points } ОЛ
wl-you-won = Вы победили!
wl-your-place = Ваше место: { $place } из { $of }
wl-count = Подсчёт
wl-points-by-turn = Очки легенды ход за ходом
wl-score-legend = Очки легенды
wl-score-items = Улучшенные предметы
wl-score-money = Деньги: 1 ОЛ за каждые $60
wl-score-wounds = Ранения
wl-score-wanted = Преступник
wl-score-marshal = Маршал
wl-score-tokens = Жетоны легенд
wl-score-total = Всего
wl-ties = При равенстве: больше очков маршала и преступника, затем больше самородков, затем меньше ранений.

wl-hint-acting = { $actions ->
    [one] Осталось { $actions } действие.
    [few] Осталось { $actions } действия.
   *[many] Осталось { $actions } действий.
}
wl-hint-rest = Укажите на место, карту или игрока — увидите, что это даст.
wl-hint-going = Число — шаги; ромб на границе — проход через угол. Бандит прерывает перемещение.
wl-hint-driving = Преступника, к которому придёт шериф, могут арестовать.
wl-hint-committing = Лицом вниз: побеждает старшая карта. Её Бонус в схватке работает, Действие — нет.
wl-hint-laying = Комбинация — ваши карты и три карты флопа. Важны достоинство, масть и Бонусы для покера; сыгранное уходит в сброс.
wl-hint-marking = Когда сюжет отыгрывают, участвуют все, чьи маркеры на нём лежат.
wl-hint-joining = Стоит $10 и приносит карту; лучшая комбинация забирает банк, проигравший берёт карту.
wl-hint-sending = Побеждает старшая карта, ничья тоже ваша. Текст карты сработает после Реакций при любом исходе.
wl-hint-shopping = Сколько сможете оплатить, и всё за одно действие.
wl-hint-choosing = Второй персонаж вернётся в коробку. Способность работает с 5 очков легенды.
wl-hint-discarding = Карт больше, чем ваш предел.
wl-hint-meeting_sheriff = Вы преступник: карта теряется ещё до попытки ареста.
wl-hint-reacting = { $npc ->
    [yes] После вашего паса сработает боевая карта, и решат достоинства.
   *[no] Реакции играют по очереди; два паса подряд — и схватка окончена.
}
wl-hint-lead = { $lead ->
    [ahead] Вы впереди: { $mine } против { $theirs }.
    [behind] Вы позади: { $mine } против { $theirs }.
   *[level] Поровну: { $mine } против { $theirs }.
} { $npc ->
    [yes] После вашего паса сработает боевая карта.
   *[no] Два паса подряд — и схватка окончена.
}
wl-gain-gold = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[other] { $count } самородков
}
wl-gain-legend = { $count } ОЛ
wl-gain-healed = { $count ->
    [one] { $count } ранение долой
    [few] { $count } ранения долой
   *[other] { $count } ранений долой
}
wl-gain-wounds = { $count ->
    [one] { $count } ранение
    [few] { $count } ранения
   *[other] { $count } ранений
}
wl-gain-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
wl-gain-marshal = очко маршала
wl-gain-wanted = очко преступника
wl-gain-badge = очки маршала

## Со вторым полем

wl-train-board = Поле поезда
wl-lies-token = Здесь ждёт: { $name }. Перемещение прервётся, и начнётся схватка. { $help }
wl-lies-longhorns = { $count ->
    [one] Здесь пасётся { $count } лонгхорн
    [few] Здесь пасутся { $count } лонгхорна
   *[many] Здесь пасутся { $count } лонгхорнов
}: действием можно взять сколько угодно. Каждый замедляет на 1 и приносит 1 ОЛ и $30 на ранчо, станции или в лагере.
wl-lies-gold = { $count ->
    [one] Здесь лежит { $count } самородок
    [few] Здесь лежат { $count } самородка
   *[many] Здесь лежат { $count } самородков
}: закончите здесь перемещение, и они ваши без действия.
wl-explored = Жетона этого фронтира больше нет.
wl-unexplored = Чтобы исследовать, сбросьте карты на { $sum } ({ $number } и { $token }); от десятки до короля — по 10, туз — 11.
wl-high-roller = Здесь сидит богатый посетитель: действием — покер один на один со ставкой $20.
wl-gambling-here = С «Высокими ставками» победивший хозяин партии берёт 1 ОЛ или очко картёжника, победивший гость — очко картёжника. Играют здесь и в фараона, и по высоким ставкам.
wl-sells-longhorns = Закончите здесь перемещение с лонгхорнами: 1 ОЛ и $30 за каждого.
wl-railroad-here = Железная дорога: за $10 на другую станцию и дальше оттуда, всё это одно перемещение.
wl-post-sells = Продаёт: { $items }.
wl-train-here = Поезд здесь. { $help }
wl-train-stops = Сейчас: { $stop }. В следующий ход: { $next }.
wl-train-from-hideouts = Пока он на поле поезда, его грабят из логов с его буквой.
wl-gambler-spaces = 1 и 3: $10 или карта. 2: 1 ОЛ. 4: жетон легенд. 5: $20 или две карты. 6: 2 ОЛ. 7: два жетона легенд.
wl-gamblers-at = Сейчас: { $names }.
wl-events-wait = Кто первым дойдёт до отмеченного деления, разыграет событие. Отмечены: { $events }.
wl-score-gambler = Дальше всех на треке картёжника

wl-faro = Стол для фараона
wl-faro-seen = среди четырёх
wl-faro-loses = проигрыш
wl-faro-pays = платит 1×
wl-faro-jackpot = джекпот 3×
wl-faro-stays = закрыта
wl-faro-bank = Сдаёт { $name }
wl-bet-lost = проиграна
wl-bet-won = выиграна
wl-bet-jackpot = джекпот
wl-if-won = Победа:
wl-if-lost = Поражение:
wl-wound-and-card = Ранение, и вы берёте карту.
wl-at-the-post = У торгового поста
wl-roller-pays = Ставка назад и { $reward }
wl-pot-high = высокие ставки
wl-hint-betting = Первая из четырёх карт проигрывает, вторая платит ставку, третья — джекпот, три ставки. За каждый выигрыш — очко картёжника.
wl-hint-joining_faro = Ставят $10 или $20 на одно-два достоинства; платят, только если ставка проиграна.
wl-hint-raising = Ещё $20 в банк, или вы выходите и в конце берёте карту. Откроют ещё две карты.
wl-hint-staying = { $rank }: один шанс из { $chance } на ${ $most } и очко картёжника, иначе теряете ${ $dollars }.
wl-hint-staying-vain = { $rank } уже не выпадет: теряете ${ $dollars }.

wl-numbered = бандит { $number }, { $name }
wl-danger-numbered = Что в нём особенного, скажет верхняя карта бандитов: строка с его номером.

wl-house-marshal_office = Маршал
wl-house-outlaw_camp = Лагерь
wl-far-frontier = Фронтир
short-play = { $card }
short-mark =
    { $stack ->
        [1] Первый сюжет
       *[2] Второй сюжет
    }
