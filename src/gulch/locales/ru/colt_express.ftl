# Ограбление поезда. Имена игроков стоят в именительном падеже, бандиты склоняются.

game-colt_express = Ограбление поезда
    .plays = По правилам «Кольт экспресс». Неофициальная версия.

## Настройки стола

option-bandits = Бандиты
    .help = Кто за кого играет, решает случай — или каждый выбирает сам.
option-bandits-dealt = раздаются
option-bandits-chosen = на выбор
option-abilities = Способности
    .help = У каждого бандита есть своя способность.
option-events = События
    .help = В конце раунда происходит то, что указано на его карточке.
option-stations = Станции
    .help = Последний раунд — одна из трёх железнодорожных станций. Нужны события.
option-teams = Команды
    .help = Двое или трое игроков ведут по два бандита.
option-expert = Для экспертов
    .help = Стопка сброса и карточки, которые остаются до следующего раунда.
option-special_punch = Особый удар
    .help = Ещё одна карточка каждому: удар, после которого жертва меняет уровень.
option-decoy_strongbox = Пустой кейс
    .help = Один из трёх кейсов ничего не стоит.
option-circus = Вагон-цирк
    .help = Ещё один вагон: два сундука и лёгкий путь с уровня на уровень.
option-handcar = Дрезина
    .help = Дрезина перед локомотивом и способ на время исчезнуть.
option-al_patron = Аль Патрон
    .help = В игре участвует бандит, который покупает чужие карточки.
option-mary = Мэри Пампинкс
    .help = Бандит без игрока: для 2–5 игроков, не для команд.
option-tuco_same_space = Туко стреляет в упор
    .help = Если включены способности, Туко может выстрелить и в того, кто стоит рядом с ним.
option-handcar_emerge = Возвращение из укрытия
    .help = Где появляется бандит, уехавший на дрезине.
option-handcar_emerge-handcar = в дрезине
option-handcar_emerge-car = в вагоне на выбор
option-open_history = Открытая стопка
    .help = Карточки, выложенные лицом вверх, видны всегда; иначе только верхняя.

## Вопросы: тому, кого спрашивают, и остальным

ask-choosing = За кого вы играете?
wait-choosing = { $seat } выбирает бандита.
ask-scheming =
    { $turn_id ->
        [tunnel] Туннель: выложить карточку рубашкой вверх или взять три?
        [speeding_up] Разгон, по два действия: выложить карточку или взять три?
        [switching] Перевод стрелки, обратный порядок: выложить карточку или взять три?
       *[standard] Выложить карточку или взять три?
    }
wait-scheming = { $seat } планирует.
ask-going = { $by }: куда?
wait-going = { $seat } решает, куда идёт { $by }.
ask-sending = { $by }: куда идёт шериф?
wait-sending = { $seat } перемещает шерифа.
ask-aiming = Стреляет { $by }: в кого?
wait-aiming = { $seat } выбирает цель для { $by_gen }.
ask-robbing = Крадёт { $by }: что взять?
wait-robbing = { $seat } выбирает добычу для { $by_gen }.
ask-hitting = Бьёт { $by }: кого?
wait-hitting = { $seat } выбирает, кого ударит { $by }.
ask-knocking = { $by } бьёт { $victim_acc }: что теряет жертва?
wait-knocking = { $seat } решает, что роняет { $victim }.
ask-pushing = { $by } бьёт { $victim_acc }: куда отбросить?
wait-pushing = { $seat } решает, куда летит { $victim }.
ask-keeping = { $victim } роняет кошелёк. Забрать его?
wait-keeping = { $seat } решает, забрать ли кошелёк { $victim_gen }.
ask-picking = { $by } наедине с кошельком. Взять?
wait-picking = { $seat } решает, взять ли кошелёк.
ask-teaming = Какую команду вы возьмёте?
wait-teaming = { $seat } выбирает команду.
ask-marshal_card = Чью карточку «Шериф» оставить?
wait-marshal_card = { $seat } готовит команду.
ask-starting = Кто начинает в последнем вагоне? Другой начнёт в предпоследнем.
wait-starting = { $seat } готовит команду.
ask-searching = Какую карточку взять из колоды?
wait-searching = { $seat } просматривает колоду.
ask-chaining = После «Выстрела» может сразу действовать второй ваш бандит. Какая карточка?
wait-chaining = { $seat } может выложить ещё одну карточку.
ask-sorting = Сбросьте лишние карточки, остальные останутся до следующего раунда.
wait-sorting = { $seat } разбирает руку.
ask-changing = { $by } в вагоне-цирке. Сменить уровень?
wait-changing = { $seat } решает, сменит ли уровень { $by }.
ask-hiding = { $by } прячется: под каким вагоном?
wait-hiding = { $seat } прячет { $by_acc }.
ask-buying = Купить карточку { $owner_gen } ({ $card })?
wait-buying = { $seat } может купить карточку.

## Варианты

do-be = { $bandit }
do-play =
    { $turn_id ->
        [tunnel] Выложить { $card_acc } рубашкой вверх
       *[standard] Выложить { $card_acc }
    }
do-hide = Выложить { $card_acc } рубашкой вверх
do-draw = Взять три карточки
do-pass = Пропустить ход
do-go = Идти { $to_acc }
do-send = Шериф идёт { $to_acc }
do-shoot = Выстрелить в { $at_acc }
do-take = Взять { $loot }
do-hit = Ударить { $at_acc }
do-knock = Пусть уронит { $loot }
do-push = Отбросить { $to_acc }
do-keep = Забрать кошелёк
do-leave = Оставить лежать
do-pick = Взять кошелёк
do-let_lie = Не брать
do-lead = Команда { $bandit_gen }
do-play_for =
    { $turn_id ->
        [tunnel] Выложить { $card_acc } { $bandit_gen } рубашкой вверх
       *[standard] Выложить { $card_acc } { $bandit_gen }
    }
do-hide_for = Выложить { $card_acc } { $bandit_gen } рубашкой вверх
do-follow = Затем { $card } { $bandit_gen }
do-no_more = Без второй карточки
do-fetch = { $card } { $bandit_gen }
do-fetch_nothing = Брать нечего
do-keep_marshal = Карточку { $bandit_gen }
do-start_last = { $bandit } — в последнем вагоне
do-throw = Сбросить { $card_acc }
do-throw_for = Сбросить { $card_acc } { $bandit_gen }
do-keep_rest = Остальное оставить
do-change_level = Сменить уровень
do-stay = Остаться на этом уровне
do-lie_under = Спрятаться { $car_ins }
do-buy = Купить за кошелёк в { $purse } $
do-decline = Не покупать

## Журнал

log-is = { $who } — это { $bandit }.
log-leads = В команде игрока { $who }: { $bandit } и { $mate }.
log-marshal_card = { $who } оставляет карточку «Шериф» { $bandit_gen }.
log-round = Раунд { $round }: { $card }. Начинает { $first }.
log-fetched = { $who } берёт карточку из колоды на выбор.
log-fetched_card = Вы берёте { $card_acc } { $who_gen }.
log-drew =
    { $count ->
        [one] { $who } берёт { $count } карточку.
        [few] { $who } берёт { $count } карточки.
       *[many] { $who } берёт { $count } карточек.
    }
log-drew_card =
    { $count ->
        [1] { $who } получает { $card_acc }.
       *[other] { $card_id ->
            [bullet] { $count ->
                [few] { $who } получает { $count } пули.
               *[many] { $who } получает { $count } пуль.
            }
           *[other] { $who } получает { $card_acc } ×{ $count }.
        }
    }
log-passed = { $who } ничего не может сделать и пропускает ход.
log-played = { $who } выкладывает { $card_acc }.
log-laid = { $who } выкладывает карточку.
log-played_hidden = { $who } выкладывает карточку рубашкой вверх.
log-face_down = { $who } выкладывает карточку рубашкой вверх.
log-threw =
    { $count ->
        [1] { $who } сбрасывает { $card_acc }.
       *[other] { $card_id ->
            [bullet] { $count ->
                [few] { $who } сбрасывает { $count } пули.
               *[many] { $who } сбрасывает { $count } пуль.
            }
           *[other] { $who } сбрасывает { $card_acc } ×{ $count }.
        }
    }
log-sorted =
    { $count ->
        [0] { $who } не оставляет ни одной карточки.
        [one] { $who } оставляет { $count } карточку.
        [few] { $who } оставляет { $count } карточки.
       *[many] { $who } оставляет { $count } карточек.
    }
log-shown = { $who }: { $card }.
log-bought = { $who } покупает у { $owner_gen } карточку: { $card }.
log-no_effect = { $card } { $who_gen } не даёт эффекта.
log-moved = { $who } перемещается { $to_acc }.
log-marshal = Шериф переходит { $to_acc }.
log-shot = { $who } стреляет в { $at_acc }.
log-wounded = { $who } получает нейтральную пулю.
log-took = { $who } берёт { $loot }.
log-dropped = { $who } роняет { $loot }.
log-kept = { $who } забирает кошелёк { $victim_gen }.
log-token =
    { $token_id ->
        [jewel] Камень стоит 500 $.
        [strongbox] В кейсе 1000 $.
        [empty_strongbox] Кейс пуст.
        [chest] В сундуке 1000 $.
        [empty_chest] Сундук пуст.
       *[250] В кошельке { $token } $.
    }
log-event = Событие: { $event }.
log-strongbox_added = Ещё один кейс теперь { $place_pre }.
log-discarded = { $who } сбрасывает кошелёк в { $token } $, он выходит из игры.
log-ransom = { $who } получает выкуп 250 $.
log-handcar = Дрезина переезжает { $end } поезда.
log-hid = { $who } прячется под поездом.
log-hid_under = Вы прячете { $who_acc } { $car_ins }.
log-bullet_removed = { $who } открывает пулю: она выходит из игры.
log-seduced = Мэри манит к себе { $who_acc }.
log-gunslinger = Самый меткий стрелок — { $who }: приз 1000 $.
log-won = Побеждает { $who }!
log-mary_won = { $who } богаче всех: остальные проигрывают.

## Почему нельзя

why-not-held = У вас этого нет.
why-deck-empty = Ваша колода пуста.
why-can-act = Вы ещё можете выложить карточку или добрать.
why-no-such-power = Так умеет только Призрак.
why-not-first-turn = Только в первый ход раунда.
why-must-move = Остаться на месте нельзя.
why-other-level = На другой уровень так не попасть.
why-too-far = Это слишком далеко.
why-no-such-car = Такого места в поезде нет.
why-out-of-sight = Этот бандит не на линии огня.
why-not-here = Этот бандит в другом месте.
why-another-target-first = Красотку не трогают, пока есть другая цель.
why-no-such-loot = Такой добычи там нет.
why-stays-inside = Мэри в дрезину не заходит.
why-taken = Это уже выбрал кто-то другой.
why-not-in-this-game = Этого бандита выбрать нельзя.
why-team-taken = Эту команду уже взял другой игрок.
why-no-such-team = Такой команды нет.
why-not-your-bandit = Это не ваш бандит.
why-marshal-cannot-follow = После выстрела нельзя выложить «Шерифа».
why-only-after-fire = Вторую карточку выкладывают только после «Выстрела».
why-the-other-bandit-follows = Вторая карточка должна быть другого вашего бандита.
why-deck-has-cards = Карточку нужно взять.

## Названия

card-move = «Движение»
card-floor = «Лестница»
    .acc = «Лестницу»
card-fire = «Выстрел»
card-robbery = «Кража»
    .acc = «Кражу»
card-punch = «Удар»
card-marshal = «Шериф»
    .acc = «Шерифа»
card-special_punch = «Особый удар»
card-bullet = пуля
    .acc = пулю
card-hat_throw = «Бросок шляпки»
card-seduction = «Соблазнение»

loot-purse = кошелёк
loot-jewel = камень
loot-strongbox = кейс
loot-chest = сундук
token-jewel = камень
token-strongbox = кейс
token-empty_strongbox = пустой кейс
token-chest = сундук
token-empty_chest = пустой сундук

turn-standard = стандартный ход
turn-tunnel = туннель
turn-speeding_up = разгон
turn-switching = перевод стрелки

event-none = ничего
event-angry_marshal = «Разгневанный шериф»
event-swivel_arm = «Поворотный кронштейн»
event-braking = «Торможение»
event-take_it_all = «Забирайте всё!»
event-rebellion = «Пассажиры дают отпор»
event-revenge = «Месть шерифа»
event-pickpocketing = «Карманная кража»
event-hostage = «Выкуп за машиниста»

end-head = в голову
end-tail = в хвост

bandit-ghost = Призрак
    .power = Первую карточку раунда может выложить рубашкой вверх.
    .gen = Призрака
    .dat = Призраку
    .acc = Призрака
    .ins = Призраком
    .pre = Призраке
bandit-doc = Док
    .power = В начале раунда берёт 7 карточек вместо 6.
    .gen = Дока
    .dat = Доку
    .acc = Дока
    .ins = Доком
    .pre = Доке
bandit-tuco = Туко
    .power = Стреляет и сквозь крышу — во всех, кто в его вагоне и на нём.
bandit-cheyenne = Шайенн
    .power = Может забрать кошелёк, который роняет ударенный ею бандит.
bandit-belle = Красотка
    .power = Не бывает целью, пока есть другая.
    .gen = Красотки
    .dat = Красотке
    .acc = Красотку
    .ins = Красоткой
    .pre = Красотке
bandit-django = Джанго
    .power = Тот, в кого он попал, отлетает на один вагон.
bandit-al_patron = Аль Патрон
    .power = Раз за раунд покупает за кошелёк только что открытую карточку.
    .gen = Аль Патрона
    .dat = Аль Патрону
    .acc = Аль Патрона
    .ins = Аль Патроном
    .pre = Аль Патроне
bandit-mary = Мэри
    .power = Действует сама по себе и охотится за камнями.

place-handcar = дрезина
    .acc = в дрезину
    .pre = в дрезине
place-inside_0 = локомотив
    .acc = в локомотив
    .pre = в локомотиве
place-roof_0 = крыша локомотива
    .acc = на крышу локомотива
    .pre = на крыше локомотива
place-inside_1 = вагон 1
    .acc = в вагон 1
    .pre = в вагоне 1
place-roof_1 = крыша вагона 1
    .acc = на крышу вагона 1
    .pre = на крыше вагона 1
place-inside_2 = вагон 2
    .acc = в вагон 2
    .pre = в вагоне 2
place-roof_2 = крыша вагона 2
    .acc = на крышу вагона 2
    .pre = на крыше вагона 2
place-inside_3 = вагон 3
    .acc = в вагон 3
    .pre = в вагоне 3
place-roof_3 = крыша вагона 3
    .acc = на крышу вагона 3
    .pre = на крыше вагона 3
place-inside_4 = вагон 4
    .acc = в вагон 4
    .pre = в вагоне 4
place-roof_4 = крыша вагона 4
    .acc = на крышу вагона 4
    .pre = на крыше вагона 4
place-inside_5 = вагон 5
    .acc = в вагон 5
    .pre = в вагоне 5
place-roof_5 = крыша вагона 5
    .acc = на крышу вагона 5
    .pre = на крыше вагона 5
place-inside_6 = вагон 6
    .acc = в вагон 6
    .pre = в вагоне 6
place-roof_6 = крыша вагона 6
    .acc = на крышу вагона 6
    .pre = на крыше вагона 6
place-inside_7 = вагон 7
    .acc = в вагон 7
    .pre = в вагоне 7
place-roof_7 = крыша вагона 7
    .acc = на крышу вагона 7
    .pre = на крыше вагона 7

car-locomotive = локомотив
    .acc = в локомотив
    .ins = под локомотивом
    .pre = в локомотиве
car-car_1 = вагон 1
    .acc = в вагон 1
    .ins = под вагоном 1
    .pre = в вагоне 1
car-car_2 = вагон 2
    .acc = в вагон 2
    .ins = под вагоном 2
    .pre = в вагоне 2
car-car_3 = вагон 3
    .acc = в вагон 3
    .ins = под вагоном 3
    .pre = в вагоне 3
car-car_4 = вагон 4
    .acc = в вагон 4
    .ins = под вагоном 4
    .pre = в вагоне 4
car-car_5 = вагон 5
    .acc = в вагон 5
    .ins = под вагоном 5
    .pre = в вагоне 5
car-car_6 = вагон 6
    .acc = в вагон 6
    .ins = под вагоном 6
    .pre = в вагоне 6
car-car_7 = вагон 7
    .acc = в вагон 7
    .ins = под вагоном 7
    .pre = в вагоне 7

round_card-angry_marshal_24 = «Разгневанный шериф»
round_card-swivel_arm_24 = «Поворотный кронштейн»
round_card-braking_24 = «Торможение»
round_card-take_it_all_24 = «Забирайте всё!»
round_card-rebellion_24 = «Пассажиры дают отпор»
round_card-tunnel_24 = «Сквозь туннели»
round_card-bridge_24 = «Через мост»
round_card-angry_marshal_56 = «Разгневанный шериф»
round_card-swivel_arm_56 = «Поворотный кронштейн»
round_card-braking_56 = «Торможение»
round_card-take_it_all_56 = «Забирайте всё!»
round_card-rebellion_56 = «Пассажиры дают отпор»
round_card-tunnel_56 = «Сквозь туннели»
round_card-bridge_56 = «Через мост»
round_card-revenge_station = станция «Месть шерифа»
round_card-pickpocketing_station = станция «Карманная кража»
round_card-hostage_station = станция «Выкуп за машиниста»

# Без событий: только ходы.
plain_card-angry_marshal_24 = 4 хода
plain_card-swivel_arm_24 = 4 хода
plain_card-braking_24 = 4 хода
plain_card-take_it_all_24 = 4 хода
plain_card-rebellion_24 = 5 ходов
plain_card-tunnel_24 = 5 ходов
plain_card-bridge_24 = 3 хода
plain_card-angry_marshal_56 = 3 хода
plain_card-swivel_arm_56 = 3 хода
plain_card-braking_56 = 4 хода
plain_card-take_it_all_56 = 3 хода
plain_card-rebellion_56 = 4 хода
plain_card-tunnel_56 = 4 хода
plain_card-bridge_56 = 2 хода

## Стол в терминале

board-round = Раунд { $round } из { $rounds }.
board-event = В конце: { $event }.
board-circus = цирк
board-neutral = Нейтральных пуль: { $count }.
board-strongboxes = Кейсов ждёт: { $count }.
board-discard = Сброс:
board-car = Вагон
board-roof = Крыша
board-inside = Внутри
board-marshal = шериф
board-pile = Стопка:
board-player = Игрок
board-bandit = Бандит
board-loot = Добыча
board-bullets = Пули
board-wounds = Ранения
board-cards = Рука+колода
board-hand = Ваша рука:
