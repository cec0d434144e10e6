# Флиптаун на странице: заголовки, гнёзда, эффекты, подсчёт.

pt-frontier = Фронтир
pt-badlands = Пустошь
pt-mine = Шахта
pt-town = Город
pt-graveyard = Кладбище
pt-poker = Покер
pt-regions = Регионы листа
pt-inventory = Имущество
pt-pans = лотки
pt-hammers = молотки
pt-row-chicken = Курятник
pt-row-cow = Стадо
pt-row-stagecoach = Дилижанс
pt-row-train = Поезд

## Три карты

pt-lineup = Три карты: нажмите на две, и они поменяются местами
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
pt-counts = считается { $rank }
pt-into-round = в раунд { $round }
pt-unused = не нужна
pt-when = Раунд { $round } из 3 · ход { $turn } из 5
pt-turn-of = ход { $turn } из 5
pt-round = Раунд { $round }
pt-pair = Ваша пара
pt-card-help = Как масть ведёт сюда: { $region }. Как достоинство даёт своё число. Как карта покера идёт в колонку этого раунда.

## Люди и соперники

pt-sheets = Листы
pt-sheet-done = { $name }: ход сделан. Показать лист
pt-sheet-thinking = { $name }: думает. Показать лист
pt-back = Мой лист
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
pt-gain-wanted = розыск { $count }
pt-gain-bonus = бонусное действие: { $region }
pt-gain-tool = лоток или молоток
pt-gain-cross_out = зачеркнуть до { $count } символов розыска
pt-silver = В конце 1 серебряная звезда за каждое обведённое место: { $region }
pt-robbery = Открывается карта; если ограбление удалось: { $reward }
pt-row-full = Весь ряд даёт бонусное действие: { $region }
pt-tombstone-help = Розыск { $count }. Два обведённых соседа дают то, что стоит между ними.
pt-now = Сейчас даст: { $reward }.
pt-first-visit = Первое посещение: { $reward }.

pt-town-undertaker = Гробовщик
pt-town-bank = Банк
pt-town-hideout = Укрытие
pt-town-stable = Конюшня
pt-town-store = Магазин
pt-town-church = Церковь
pt-town-hotel = Гостиница
pt-town-land_office = Земля
pt-town-armoury = Арсенал
pt-town-bail_bonds = Поручители
pt-town-sheriffs_office = Шериф
pt-town-saloon = Салун
pt-town-union = Союз
pt-effect-undertaker = Отныне надгробия не повышают розыск.
pt-effect-bank = Вложите деньги в цвет: когда все три карты этого цвета, вы получаете звёзды.
pt-effect-hideout = Зачеркните символы розыска.
pt-effect-stable = Купите тяжеловоза или скакуна.
pt-effect-store = Купите лоток, кирку или бандану.
pt-effect-church = Платите доллары, чтобы зачеркнуть символы розыска.
pt-effect-hotel = Покупайте серебряные звёзды; считается последняя.
pt-effect-land_office = Купите участок одной из трёх форм; его клетки дают звёзды.
pt-effect-armoury = Купите револьвер, а потом винтовку.
pt-effect-bail_bonds = Ищите преступника: каждая открытая карта этого достоинства приносит награду.
pt-effect-sheriffs_office = Посмотрите карту шерифа, или возьмите звезду, или зачеркните символы розыска.
pt-effect-saloon = Платите доллары за звёзды.
pt-effect-union = Платите самородки за звёзды.

pt-about-dollars = Каждые 4 — очко в конце игры. Нужны в зданиях.
pt-about-nuggets = Меняют масть (2) и достоинство (1 за шаг), подкупают шерифа. Каждые 2 — очко в конце игры.
pt-about-stars = По очку.
pt-about-wanted = У кого больше, чем на карте шерифа, того арестуют.
pt-about-pans = По самородку в конце раунда.
pt-about-hammers = По два доллара в конце раунда.
pt-about-steed = Ведёт дальше по фронтиру.
pt-about-draft_horse = Достался вместе с молотком.
pt-about-pickaxe = В шахте сдвигает достоинство не больше чем на 2.
pt-about-bandana = Ограбления меньше замечают.
pt-about-revolver = Помогает при ограблении.
pt-about-rifle = Помогает при ограблении ещё больше.
pt-about-undertaker = Надгробия не повышают розыск.
pt-about-shovel = Даёт больше на кладбище.

## Здания спрашивают

pt-counter = Выберите здесь
pt-land = Земля
pt-land-drawn = Участки в клетках: { $cells }
pt-cell = { $stars ->
    [one] Клетка { $cell }, { $stars } звезда
    [few] Клетка { $cell }, { $stars } звезды
   *[many] Клетка { $cell }, { $stars } звёзд
}
pt-draw-land = { $stars ->
    [one] ${ $price }, { $stars } звезда
    [few] ${ $price }, { $stars } звезды
   *[many] ${ $price }, { $stars } звёзд
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
pt-most-points = Побеждает тот, у кого больше очков; затем меньше розыск, больше самородков, больше долларов.
pt-title-why = Очки: { $points }, розыск: { $wanted } — так вас зовут на Западе.
pt-beat-cowbot = { $name }: победа за вами!
pt-lost-to-cowbot = { $name }: на этот раз победа не ваша.
pt-count = Подсчёт
pt-sum = Очки
pt-score-stars = Звёзды
pt-score-dollars = Доллары, 4 за очко
pt-score-nuggets = Самородки, 2 за очко
pt-score-hotel = Гостиница
pt-score-mine_frontier = Серебро: фронтир
pt-score-mine_badlands = Серебро: пустошь
pt-score-mine_mine = Серебро: шахта
pt-score-mine_town = Серебро: город
pt-score-mine_graveyard = Серебро: кладбище
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
