# Флиптаун на странице: заголовки, гнёзда, эффекты, подсчёт.

pt-frontier = Фронтир
pt-badlands = Пустошь
pt-mine = Шахта
pt-town = Город
pt-graveyard = Кладбище
pt-poker = Покер
pt-regions = Регионы планшета
pt-inventory = Инвентарь
pt-counted-dollars = { $count ->
    [one] доллар
    [few] доллара
   *[other] долларов
}
pt-counted-nuggets = { $count ->
    [one] самородок
    [few] самородка
   *[other] самородков
}
pt-counted-stars = { $count ->
    [one] звезда
    [few] звезды
   *[other] звёзд
}
pt-counted-pans = { $count ->
    [one] лоток
    [few] лотка
   *[other] лотков
}
pt-counted-hammers = { $count ->
    [one] молоток
    [few] молотка
   *[other] молотков
}
pt-counted-wanted = розыск
pt-row-chicken = Курица
pt-row-cow = Бык
pt-row-stagecoach = Дилижанс
pt-row-train = Поезд

## Три карты

pt-lineup = Три карты: нажмите на две или перетащите одну на другую, и они поменяются местами
pt-suit = Масть
pt-rank = Достоинство
pt-suit-hearts = Червы
pt-suit-spades = Пики
pt-suit-diamonds = Бубны
pt-suit-clubs = Трефы
pt-to-frontier = на фронтир
pt-to-badlands = в пустошь
pt-to-mine = в шахту
pt-to-town = в город
pt-counts = считается за { $rank }
pt-into-round = в раунд { $round }
pt-unused = не нужна
pt-when = Раунд { $round } из 3 · ход { $turn } из 5
pt-when-short = раунд { $round } · ход { $turn }
pt-turn-of = ход { $turn } из 5
pt-round = Раунд { $round }
pt-pair = Ваша пара
pt-card-help = Как масть ведёт сюда: { $region }. Как достоинство даёт своё число. Как карта покера идёт в колонку этого раунда.

## Люди и соперники

pt-sheets = Планшеты
pt-sheet-done = { $name }: ход сделан. Показать планшет
pt-sheet-thinking = { $name }: думает. Показать планшет
pt-back = Мой планшет
pt-bounties = Премии
pt-bounty-met = Выполнено: { $names }.
pt-sheriff = Карта шерифа
pt-sheriff-help = Откроется в конце раунда: у кого розыск больше её достоинства, того арестуют.
pt-uses = { $count ->
    [0] Способность использована
    [one] Способность можно использовать { $count } раз
    [few] Способность можно использовать { $count } раза
   *[many] Способность можно использовать { $count } раз
}
pt-points = очки
pt-points-of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
pt-cowbot-stolen = { $count ->
    [one] { $count } украденная карта, уровень: { $level }.
    [few] { $count } украденные карты, уровень: { $level }.
   *[many] { $count } украденных карт, уровень: { $level }.
}

## Места

pt-lit = Можно выбрать
pt-lit-for = { $price ->
    [one] Можно выбрать за { $price } самородок
    [few] Можно выбрать за { $price } самородка
   *[many] Можно выбрать за { $price } самородков
}
pt-mark-circled = Обведено
pt-mark-crossed = Зачёркнуто
pt-gain-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
pt-gain-dollars = { $count ->
    [one] { $count } доллар
    [few] { $count } доллара
   *[many] { $count } долларов
}
pt-gain-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[many] { $count } самородков
}
pt-gain-pans = { $count ->
    [one] { $count } лоток
    [few] { $count } лотка
   *[many] { $count } лотков
}
pt-gain-hammers = { $count ->
    [one] { $count } молоток
    [few] { $count } молотка
   *[many] { $count } молотков
}
pt-gain-wanted = розыск +{ $count }
pt-gain-bonus = бонусное действие: { $region }
pt-gain-tool = лоток или молоток
pt-gain-cross_out = зачеркнуть до { $count } { $count ->
    [one] символа
   *[other] символов
} розыска
pt-silver = В конце 1 серебряная звезда за каждое обведённое место: { $region }
pt-robbery = Открывается карта; если ограбление удалось: { $reward }
pt-row-full = Весь ряд даёт бонусное действие: { $region }
pt-tombstone-help = Розыск { $count }. Два обведённых соседа дают то, что стоит между ними.
pt-now = Сейчас даст: { $reward }.
pt-first-visit = Первое посещение: { $reward }.

pt-town-undertaker = Похоронное бюро
pt-town-bank = Банк
pt-town-hideout = Укрытие
pt-town-stable = Конюшня
pt-town-store = Магазин
pt-town-church = Церковь
pt-town-hotel = Гостиница
pt-town-land_office = Земельная контора
pt-town-armoury = Арсенал
pt-town-bail_bonds = Поручители
pt-town-sheriffs_office = Офис шерифа
pt-town-saloon = Салун
pt-town-union = Союз
pt-effect-undertaker = Первый раз: отныне надгробия не повышают розыск. Второй раз: лопата, по звезде за надгробие.
pt-effect-bank = Вложите { $bank } $ в красное или в чёрное: когда все три карты этого цвета, вы получаете столько звёзд, каков номер раунда.
pt-effect-hideout = Зачеркните до { $hideout } символов розыска.
pt-effect-stable = Купите одну лошадь: тяжеловоза за { $draft_horse } $ (молоток и звезда) или скакуна за { $steed } $ (+{ $steed_rank } на фронтире).
pt-effect-store = Купите один предмет: лоток и звезду за { $pan } $, кирку и звезду за { $pickaxe } $ или бандану за { $bandana } $.
pt-effect-church = Зачёркивайте символы розыска, по { $church } $ за каждый, до { $most }.
pt-effect-hotel = За { $silver_star } $ обведите следующую серебряную звезду. В конце считается только последняя.
pt-effect-land_office = Купите участок одной из трёх форм; его клетки дают звёзды, девятая — ещё { $land }.
pt-effect-armoury = Купите револьвер за { $revolver } $ (+{ $revolver_rank } к карте ограбления), а потом винтовку за { $rifle } $ (вместо этого +{ $rifle_rank }).
pt-effect-bail_bonds = Ищите преступника. За каждую выложенную карту этого достоинства на выбор: { $caught_dollars } $, { $caught_nuggets } { $caught_nuggets ->
    [one] самородок
    [few] самородка
   *[many] самородков
} или символы розыска (−{ $caught_cross_out }).
pt-effect-sheriffs_office = Можно посмотреть карту шерифа. Затем получите звезду или зачеркните { $office_cross_out } символа розыска.
pt-effect-saloon = Платите { $saloon } $ за звезду, до { $most } раз.
pt-effect-union = Платите самородок за звезду, до { $most } раз.

pt-about-dollars = Каждые 4 — очко в конце игры. Нужны в зданиях.
pt-about-nuggets = Меняют масть (2) и достоинство (1 за шаг), подкупают шерифа. Каждые 2 — очко в конце игры.
pt-about-stars = Каждая — 1 очко.
pt-about-wanted = У кого больше, чем на карте шерифа, того арестуют.
pt-about-pans = Каждый приносит самородок в конце раунда.
pt-about-hammers = Каждый приносит два доллара в конце раунда.
pt-about-steed = +{ $steed_rank } к достоинству на фронтире.
pt-about-draft_horse = Принёс молоток и звезду.
pt-about-pickaxe = В шахте меняет достоинство не больше чем на { $pickaxe_rank }.
pt-about-bandana = За каждое ограбление на 1 символ розыска меньше.
pt-about-revolver = +{ $revolver_rank } к вашим картам ограбления.
pt-about-rifle = +{ $rifle_rank } к вашим картам ограбления вместо револьвера.
pt-about-undertaker = Надгробия не повышают розыск.
pt-about-shovel = По звезде за каждое обведённое надгробие.

## Здания спрашивают

pt-purse = У вас: { $dollars } $ · самородков: { $nuggets } · розыск: { $wanted }.
pt-waiting = Ещё не использовано: { $list }.
pt-sheriff-is = Карта шерифа — { $card }, ваш уровень розыска — { $wanted }.
pt-hunt-brings = За каждую такую карту на столе: { $caught_dollars } $, { $caught_nuggets } { $caught_nuggets ->
    [one] самородок
    [few] самородка
   *[many] самородков
} или −{ $caught_cross_out } розыска.
pt-tools-bring = В конце каждого раунда лоток приносит самородок, молоток — два доллара.
pt-counter = Выберите здесь
pt-land = Земля
pt-land-drawn = Участки в клетках: { $cells }
pt-cell = { $stars ->
    [one] Клетка { $cell }, { $stars } звезда
    [few] Клетка { $cell }, { $stars } звезды
   *[many] Клетка { $cell }, { $stars } звёзд
}
pt-draw-land = { $stars ->
    [one] { $price } $, { $stars } звезда
    [few] { $price } $, { $stars } звезды
   *[many] { $price } $, { $stars } звёзд
}
pt-pick-land = Нажмите 2 или 3 клетки
pt-pick-character = Нажмите на персонажа, чтобы прочесть, что он умеет.
pt-be = Это я

## Покер, кратко

pt-hand-royal_flush = Флеш-рояль
pt-hand-straight_flush = Стрит-флеш
pt-hand-four = Каре
pt-hand-full_house = Фулл-хаус
pt-hand-flush = Флеш
pt-hand-straight = Стрит
pt-hand-three = Сет
pt-hand-two_pair = Две пары
pt-hand-pair = Пара
pt-hand-nothing = Ничего

## Конец

pt-winner = Победа
pt-takes-town = { $name } берёт город
pt-share-town = Город делят поровну
pt-points-by-turn = Очки ход за ходом
pt-most-points = Побеждает тот, у кого больше очков; затем меньше розыск, больше самородков, больше долларов.
pt-title-why = Очки: { $points }, розыск: { $wanted } — так вас зовут на Западе.
pt-beat-cowbot = Ковбот побеждён: { $name }!
pt-lost-to-cowbot = Победил ковбот: { $name }.
pt-count = Подсчёт
pt-sum = Очки
pt-score-stars = Звёзды
pt-score-dollars = Доллары, 4 за очко
pt-score-nuggets = Самородки, 2 за очко
pt-score-hotel = Гостиница
pt-score-mine_frontier = Серебряные звёзды: фронтир
pt-score-mine_badlands = Серебряные звёзды: пустошь
pt-score-mine_mine = Серебряные звёзды: шахта
pt-score-mine_town = Серебряные звёзды: город
pt-score-mine_graveyard = Серебряные звёзды: кладбище
pt-score-stolen = Украденные карты
pt-score-frontier = Не обведено: фронтир
pt-score-badlands = Не обведено: пустошь
pt-score-mine = Не обведено: шахта
pt-score-town = Не обведено: город
pt-score-character = За персонажа
pt-score-holdem = За холдем
pt-achievements = Достижения
pt-kept = Достигнуто на этом устройстве: { $count } из { $of }. Лучшая одиночная игра: { $best }.
pt-beaten = победа, { $level }
pt-this-game = в этой игре

## На кнопках

short-reward =
    { $reward_id ->
        [dollars] 4 $
        [nuggets] 2 самородка
       *[cross_out] −2 розыска
    }
short-redraw = Новые карты
short-keep_lineup = Оставить
short-look = Взглянуть
short-take_star = Звезда
short-cross_two = −2 розыска
short-nothing = Ничего
short-invest = { $colour }, 4 $
short-effect = { $building }
short-act = { $place }
short-decline = Пропустить: { $region }
short-bonus_power = Способность: { $region }
short-ability = Применить
short-bribe = Подкупить
short-own_card = Вытянуть карту
short-accept = Принять
short-lose =
    { $loss_id ->
        [dollars] { $dollars ->
            [one] { $dollars } доллар
            [few] { $dollars } доллара
           *[many] { $dollars } долларов
        }
       *[stars] { $stars ->
            [one] { $stars } звезда
            [few] { $stars } звезды
           *[many] { $stars } звёзд
        }
    }
short-buy =
    { $item_id ->
        [draft_horse] Тяжеловоз, 3 $
        [steed] Скакун, 4 $
        [pan] Лоток, 3 $
        [pickaxe] Кирка, 2 $
        [bandana] Бандана, 1 $
        [revolver] Револьвер, 3 $
        [rifle] Винтовка, 4 $
       *[silver_star] Звезда, 2 $
    }

## Важные мгновения

pt-end-of-round = Конец раунда { $round }: покер и работа
pt-bribes = Взятки
pt-robbery-success = Ограбление удалось
pt-robbery-failure = Ограбление сорвалось
pt-robbery-needed = Нужна была карта { $rank } или старше.
pt-stamp-arrested = Арест
pt-stamp-free = На свободе
pt-stamp-bribed = Взятка дана
pt-gain-skipped = { $count ->
    [one] { $count } награда пропадёт
    [few] { $count } награды пропадут
   *[other] { $count } наград пропадёт
}
