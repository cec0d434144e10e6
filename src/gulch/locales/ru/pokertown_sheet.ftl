# Флиптаун: имена всего, что есть на планшете и картах.

## Карты

card-hearts_a = A♥
card-hearts_2 = 2♥
card-hearts_3 = 3♥
card-hearts_4 = 4♥
card-hearts_5 = 5♥
card-hearts_6 = 6♥
card-hearts_7 = 7♥
card-hearts_8 = 8♥
card-hearts_9 = 9♥
card-hearts_10 = 10♥
card-hearts_j = J♥
card-hearts_q = Q♥
card-hearts_k = K♥
card-spades_a = A♠
card-spades_2 = 2♠
card-spades_3 = 3♠
card-spades_4 = 4♠
card-spades_5 = 5♠
card-spades_6 = 6♠
card-spades_7 = 7♠
card-spades_8 = 8♠
card-spades_9 = 9♠
card-spades_10 = 10♠
card-spades_j = J♠
card-spades_q = Q♠
card-spades_k = K♠
card-diamonds_a = A♦
card-diamonds_2 = 2♦
card-diamonds_3 = 3♦
card-diamonds_4 = 4♦
card-diamonds_5 = 5♦
card-diamonds_6 = 6♦
card-diamonds_7 = 7♦
card-diamonds_8 = 8♦
card-diamonds_9 = 9♦
card-diamonds_10 = 10♦
card-diamonds_j = J♦
card-diamonds_q = Q♦
card-diamonds_k = K♦
card-clubs_a = A♣
card-clubs_2 = 2♣
card-clubs_3 = 3♣
card-clubs_4 = 4♣
card-clubs_5 = 5♣
card-clubs_6 = 6♣
card-clubs_7 = 7♣
card-clubs_8 = 8♣
card-clubs_9 = 9♣
card-clubs_10 = 10♣
card-clubs_j = J♣
card-clubs_q = Q♣
card-clubs_k = K♣

## Регионы

region-frontier = фронтир
    .gen = фронтира
region-badlands = пустошь
    .gen = пустоши
region-mine = шахта
    .gen = шахты
region-town = город
    .gen = города
region-graveyard = кладбище
    .gen = кладбища

## Места

place-stage_a = фронтир, этап A
place-stage_2 = фронтир, этап 2
place-stage_3 = фронтир, этап 3
place-stage_4 = фронтир, этап 4
place-stage_5 = фронтир, этап 5
place-stage_6 = фронтир, этап 6
place-stage_7 = фронтир, этап 7
place-stage_8 = фронтир, этап 8
place-stage_9 = фронтир, этап 9
place-stage_10 = фронтир, этап 10
place-stage_j = фронтир, этап J
place-stage_q = фронтир, этап Q
place-stage_k = фронтир, этап K
place-target_2 = пустошь, курица 2
place-target_3 = пустошь, курица 3
place-target_4 = пустошь, курица 4
place-target_5 = пустошь, бык 5
place-target_6 = пустошь, бык 6
place-target_7 = пустошь, бык 7
place-target_8 = пустошь, дилижанс 8
place-target_9 = пустошь, дилижанс 9
place-target_10 = пустошь, дилижанс 10
place-target_j = пустошь, поезд J
place-target_q = пустошь, поезд Q
place-target_k = пустошь, поезд K
place-chamber_1a = шахта, уровень 1, левая камера
place-chamber_1b = шахта, уровень 1, правая камера
place-chamber_2a = шахта, уровень 2, левая камера
place-chamber_2b = шахта, уровень 2, средняя камера
place-chamber_2c = шахта, уровень 2, правая камера
place-chamber_3a = шахта, уровень 3, первая камера
place-chamber_3b = шахта, уровень 3, вторая камера
place-chamber_3c = шахта, уровень 3, третья камера
place-chamber_3d = шахта, уровень 3, четвёртая камера
place-chamber_4a = шахта, уровень 4, первая камера
place-chamber_4b = шахта, уровень 4, вторая камера
place-chamber_4c = шахта, уровень 4, третья камера
place-chamber_4d = шахта, уровень 4, четвёртая камера
place-chamber_4e = шахта, уровень 4, пятая камера
place-undertaker = город, похоронное бюро (A)
place-bank = город, банк (2)
place-hideout = город, укрытие (3)
place-stable = город, конюшня (4)
place-store = город, магазин (5)
place-church = город, церковь (6)
place-hotel = город, гостиница (7)
place-land_office = город, земельная контора (8)
place-armoury = город, арсенал (9)
place-bail_bonds = город, агентство поручителей (10)
place-sheriffs_office = город, офис шерифа (J)
place-saloon = город, салун (Q)
place-union = город, союз золотоискателей (K)
place-tombstone_tl = кладбище, верхнее левое надгробие
place-tombstone_tc = кладбище, верхнее центральное надгробие
place-tombstone_tr = кладбище, верхнее правое надгробие
place-tombstone_ml = кладбище, левое центральное надгробие
place-tombstone_mc = кладбище, центральное надгробие
place-tombstone_mr = кладбище, правое центральное надгробие
place-tombstone_bl = кладбище, нижнее левое надгробие
place-tombstone_bc = кладбище, нижнее центральное надгробие
place-tombstone_br = кладбище, нижнее правое надгробие

## Здания

building-undertaker = Похоронное бюро
building-bank = Банк
building-hideout = Укрытие
building-stable = Конюшня
building-store = Магазин
building-church = Церковь
building-hotel = Гостиница
building-land_office = Земельная контора
building-armoury = Арсенал
building-bail_bonds = Агентство поручителей
building-sheriffs_office = Офис шерифа
building-saloon = Салун
building-union = Союз золотоискателей

## Надгробия

tombstone-tl = Верхнее левое
tombstone-tc = Верхнее центральное
tombstone-tr = Верхнее правое
tombstone-ml = Левое центральное
tombstone-mc = Центральное
tombstone-mr = Правое центральное
tombstone-bl = Нижнее левое
tombstone-bc = Нижнее центральное
tombstone-br = Нижнее правое

## Предметы

item-draft_horse = тяжеловоз
item-steed = скакун
item-pan = лоток старателя
item-pickaxe = кирка
item-bandana = бандана
item-revolver = револьвер
item-rifle = винтовка
item-undertaker = защита похоронного бюро
item-shovel = лопата
item-bank_red = вложение в красное
item-bank_black = вложение в чёрное
item-silver_star = серебряная звезда гостиницы
colour-red = красное
colour-black = чёрное
tool-pan = лоток старателя
tool-hammer = молоток

## Участки

plot-domino_12 = двойка, 4 доллара: клетки 1, 2
plot-domino_23 = двойка, 4 доллара: клетки 2, 3
plot-domino_14 = двойка, 4 доллара: клетки 1, 4
plot-domino_25 = двойка, 4 доллара: клетки 2, 5
plot-domino_45 = двойка, 4 доллара: клетки 4, 5
plot-domino_36 = двойка, 4 доллара: клетки 3, 6
plot-domino_56 = двойка, 4 доллара: клетки 5, 6
plot-domino_47 = двойка, 4 доллара: клетки 4, 7
plot-domino_58 = двойка, 4 доллара: клетки 5, 8
plot-domino_78 = двойка, 4 доллара: клетки 7, 8
plot-domino_69 = двойка, 4 доллара: клетки 6, 9
plot-domino_89 = двойка, 4 доллара: клетки 8, 9
plot-line_123 = тройка, 6 долларов: клетки 1, 2, 3
plot-line_456 = тройка, 6 долларов: клетки 4, 5, 6
plot-line_147 = тройка, 6 долларов: клетки 1, 4, 7
plot-line_258 = тройка, 6 долларов: клетки 2, 5, 8
plot-line_369 = тройка, 6 долларов: клетки 3, 6, 9
plot-line_789 = тройка, 6 долларов: клетки 7, 8, 9
plot-corner_124 = уголок, 8 долларов: клетки 1, 2, 4
plot-corner_125 = уголок, 8 долларов: клетки 1, 2, 5
plot-corner_235 = уголок, 8 долларов: клетки 2, 3, 5
plot-corner_145 = уголок, 8 долларов: клетки 1, 4, 5
plot-corner_245 = уголок, 8 долларов: клетки 2, 4, 5
plot-corner_236 = уголок, 8 долларов: клетки 2, 3, 6
plot-corner_256 = уголок, 8 долларов: клетки 2, 5, 6
plot-corner_356 = уголок, 8 долларов: клетки 3, 5, 6
plot-corner_457 = уголок, 8 долларов: клетки 4, 5, 7
plot-corner_458 = уголок, 8 долларов: клетки 4, 5, 8
plot-corner_568 = уголок, 8 долларов: клетки 5, 6, 8
plot-corner_478 = уголок, 8 долларов: клетки 4, 7, 8
plot-corner_578 = уголок, 8 долларов: клетки 5, 7, 8
plot-corner_569 = уголок, 8 долларов: клетки 5, 6, 9
plot-corner_589 = уголок, 8 долларов: клетки 5, 8, 9
plot-corner_689 = уголок, 8 долларов: клетки 6, 8, 9

## Ресурсы, награды, причины

goods-dollars = доллары
goods-nuggets = самородки
goods-stars = звёзды
goods-wanted = розыск
goods-pans = лотки старателя
goods-hammers = молотки
goods-bonus = бонусное действие
reward-dollars = 4 доллара
reward-nuggets = 2 самородка
reward-cross_out = зачеркнуть 2 символа розыска
loss-dollars = Доллары
loss-stars = Звёзды
joker-suit = масть
joker-rank = достоинство
result-failure = провал
result-success = успех
cause-place = награда
cause-robbery = ограбление
cause-link = между надгробиями
cause-first_visit = первое посещение
cause-building = здание
cause-shovel = лопата
cause-land = участок
cause-bank = банк
cause-outlaw = преступник
cause-row = ряд целей
cause-poker = покер
cause-work = работа и золотодобыча
cause-bounty = премия
cause-power = способность
cause-change = изменение карт
cause-bribe = подкуп
cause-arrest = арест
outlaw-j = валет
outlaw-q = дама
outlaw-k = король
target-chicken_2 = курица 2
target-chicken_3 = курица 3
target-chicken_4 = курица 4
target-cow_5 = бык 5
target-cow_6 = бык 6
target-cow_7 = бык 7
target-stagecoach_8 = дилижанс 8
target-stagecoach_9 = дилижанс 9
target-stagecoach_10 = дилижанс 10
target-train_j = поезд J
target-train_q = поезд Q
target-train_k = поезд K

## Покер

hand-nothing = нет комбинации
hand-pair = пара
hand-two_pair = две пары
hand-three = сет
hand-straight = стрит
hand-flush = флеш
hand-full_house = фулл-хаус
hand-four = каре
hand-straight_flush = стрит-флеш
hand-royal_flush = флеш-рояль

## Персонажи

character-none = без персонажа
    .power = Обычный старт.
character-trailblazer = Первопроходец
    .power = Один раз: бонусное действие на фронтире.
character-cheat = Шулер
    .power = Один раз: в покере одна ваша карта считается любой картой.
character-prospector = Старатель
    .power = Один раз: измените достоинство своей карты не больше чем на число лотков.
character-settler = Поселенец
    .power = Один раз: бонусное действие в городе.
character-bandit = Бандит
    .power = Один раз: бонусное действие в пустоши.
character-marshal = Маршал
    .power = Один раз: вытяните карту шерифа только для себя.
character-preacher = Проповедник
    .power = Один раз: перед арестом зачеркните до 6 символов розыска.
character-miner = Шахтёр
    .power = Один раз: бонусное действие в шахте.
character-ranch_hand = Работник ранчо
    .power = Один раз: зачеркните по 2 символа розыска за каждый молоток.
character-grave_robber = Расхититель могил
    .power = Начинает с лопатой. Один раз: бонусное действие на кладбище.
character-man_in_black = Человек в чёрном
    .power = Один раз: бонусное действие в любом регионе.
character-baroness = Баронесса
    .power = Один раз: столько самородков, каков ваш уровень розыска.
character-mayor = Мэр
    .power = Один раз: замените выложенные карты, пока никто не начал ход.
character-wild_card = Тёмная лошадка
    .power = Дважды: джокер даёт любую масть или любое достоинство.

## Премии

bounty-four_each = по четыре
    .help = Обведите по 4 места на фронтире, в пустоши, в шахте и в городе.
bounty-frontier_actions = действия фронтира
    .help = Остановитесь на всех этапах фронтира с бонусными действиями.
bounty-five_tools = пять инструментов
    .help = Соберите 5 лотков и молотков.
bounty-town_stars = звёзды города
    .help = Получите все бонусные звёзды города.
bounty-mine_nuggets = золото шахты
    .help = Добудьте в шахте 9 самородков.
bounty-every_row = всего понемногу
    .help = Обведите курицу, быка, дилижанс и поезд.
bounty-five_tombstones = пять надгробий
    .help = Обведите 5 надгробий, не считая центрального.
bounty-far_or_hunter = до края или по следу
    .help = Дойдите до последнего этапа фронтира или ищите двух разных преступников.
bounty-most_wanted = гроза округи
    .help = Достигните уровня розыска 9.
bounty-well_equipped = во всеоружии
    .help = Получите 4 из 7: лоток, молоток, скакун, похоронное бюро, бандана, кирка, револьвер.
bounty-well_off = при деньгах
    .help = Накопите 30 долларов или 15 самородков.
bounty-every_bonus = бонус повсюду
    .help = Выполните бонусное действие в каждом из пяти регионов.

## Ковботы

cowbot-jane = Бедовая Джейн
    .help = Если среди карт есть ♥, крадёт карту, когда вы получаете звезду.
cowbot-billy = Малыш Билли
    .help = Если среди карт есть ♠, крадёт карту, когда растёт ваш розыск.
cowbot-bart = Чёрный Барт
    .help = Если среди карт есть ♦, крадёт карту, когда вы получаете самородок.
cowbot-earp = Уайетт Эрп
    .help = Если среди карт есть ♣, крадёт карту, когда вы получаете бонусное действие.

## Прозвище

score_word-greenhorn = необстрелянный
score_word-weathered = потрёпанный
score_word-determined = решительный
score_word-sharpshooter = меткий
score_word-legendary = легендарный
wanted_word-lawman = законник
wanted_word-settler = поселенец
wanted_word-cowhand = ковбой
wanted_word-daredevil = сорвиголова
wanted_word-outlaw = преступник

## Достижения

achievement-six_each = по 6 обведённых мест в каждом регионе
achievement-seven_tools = 7 лотков и молотков в конце игры
achievement-clean_slate = никакого розыска в конце игры
achievement-all_nuggets = все самородки шахты
achievement-frontier_stars = все звёзды фронтира
achievement-town_stars = все бонусные звёзды города
achievement-every_row = курица, бык, дилижанс и поезд
achievement-all_tombstones = все 8 крайних надгробий
achievement-great_hand = флеш-рояль, стрит-флеш или каре
achievement-empty_pockets = ни долларов, ни самородков в конце игры
achievement-well_off = 30 долларов и 15 самородков в конце игры
achievement-three_hands = три комбинации старше пары
achievement-good_citizen = розыск не больше 5 и ни одного ареста
achievement-all_cowbots = победа над всеми ковботами на нормальном уровне
achievement-hard_cowbot = победа над ковботом на высоком уровне
achievement-watchful = ковбот украл не больше одной карты
achievement-notorious = розыск 20 в конце игры
achievement-silver = 24 серебряные звезды
achievement-whole_region = все места одного региона
achievement-legend = прозвище «легендарный»
