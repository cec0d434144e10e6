# «Высокие ставки», дополнение к «Легендам фронтира»: вопросы, ответы, причины и то, о чём рассказывают.

option-ante_up = Высокие ставки
    .help = Баззард-Галч, поезд, фараон и высокие ставки: второе поле и трек картёжника.

## Вопросы: тому, кого спрашивают, и остальным

ask-betting =
    { $marker ->
        [0] Фараон: на какую карту ставите и сколько?
       *[other] Фараон: вторая ставка, на другую карту?
    }
wait-betting = { $seat } делает ставки.
ask-considering =
    { $what_id ->
        [quarter_horse] Сбросить карту и пройти ещё одну территорию?
        [derringer] Сбросить дерринджер ради очков легенды?
       *[gazette] Сбросить газету ради ещё одного очка?
    }
wait-considering = { $seat } решает: { $what }.
ask-driving_off = Угнать животное? Проигравший: { $victim }.
wait-driving_off = { $seat } может угнать скот.
ask-exploring = Фронтир: нужно ещё { $left }. Какую карту сбросить?
wait-exploring = { $seat } исследует фронтир.
ask-counting_as = Фронтир: нужно ещё { $left }. Какой картой считать джокера?
wait-counting_as = { $seat } выбирает, какой картой считать джокера.
ask-hauling =
    { $what_id ->
        [round_up] Сколько лонгхорнов вы забираете?
        [deliver] Сколько лонгхорнов вы сдаёте?
       *[pick_up] Сколько самородков вы подбираете?
    }
wait-hauling =
    { $what_id ->
        [round_up] { $seat } собирает лонгхорнов.
        [deliver] { $seat } может сдать лонгхорнов.
       *[pick_up] { $seat } может подобрать самородки.
    }
ask-joining_faro = В вашем городе садятся за фараона. Присоединиться?
wait-joining_faro = { $seat } решает, садиться ли за фараона.
ask-leading = Шериф может пройти ещё { $steps } { $steps ->
        [one] территорию
        [few] территории
       *[other] территорий
    }. Куда?
wait-leading = { $seat } перемещает шерифа.
ask-luring = Куда приходит шериф?
wait-luring = { $seat } подзывает шерифа.
ask-placing = Событие: где? ({ $area })
wait-placing = { $seat } разыгрывает событие.
ask-keeping_three = Какой жетон легенд вернуть? Остаться должно три.
wait-keeping_three = { $seat } смотрит жетоны легенд.
ask-pursuing = Розыскные листы: к кому из самых разыскиваемых идёт шериф?
wait-pursuing = { $seat } выбирает, к кому идёт шериф.
ask-raising = Высокие ставки: ещё $20 или выйти?
wait-raising = { $seat } решает, оставаться ли в игре.
ask-stalking = Шериф ищет игрока { $prey }. Каким путём?
wait-stalking = { $seat } перемещает шерифа.
ask-staying = Фараон: остаться ради джекпота или забрать ставки?
wait-staying = { $seat } решает, оставаться ли.

## Ответы

do-bet = { $on }: ${ $size }
do-count_as = { $card }
do-deal_anywhere = Начать партию в покер прямо здесь
do-drive_off_cattle = Жетон скота
do-drive_off_longhorn = Лонгхорна
do-explore = Исследовать фронтир
do-faro = Начать партию в фараона
do-fold = Выйти из игры
do-halt = Пусть стоит здесь
do-high_roller = Сыграть с богатым посетителем
do-high_stakes = Начать партию с высокими ставками
do-high_stakes_anywhere = Начать партию с высокими ставками прямо здесь
do-leave_herd = Ничего
do-lure = { $to }
do-no_more_bets = Без второй ставки
do-place = { $at }
do-rail = Поехать по железной дороге
do-raise = Остаться за $20
do-rob_train = Ограбить поезд
do-round_up = Собрать лонгхорнов
do-send_sheriff = Отправить шерифа
do-spend_card = { $card }
do-stalk = { $to }
do-stay_in = Остаться
do-take_some = { $amount }
do-to_the_train = К поезду: { $to }
do-trail = Пойти тропой через перевал
do-withdraw = Забрать ставки

## О чём рассказывают

log-beat_roller = { $who } обыгрывает богатого посетителя и забирает свою ставку.
log-bets = { $who } ставит ${ $dollars } на карту { $rank }.
log-counted_as = { $who } засчитывает джокера как { $card }; эта карта остаётся на руке.
log-event_is_due = { $who } достигает маркера события ({ $track }).
log-explored = { $who } исследует фронтир: { $token }.
log-faro_shows = Фараон, открыта: { $card }.
log-faro_turns = Фараон, карта { $number }: { $card }.
log-folds = { $who } выходит из игры.
log-gold_at = На поле самородок: { $at }.
log-got_longhorns = { $who } забирает { $count } { $count ->
        [one] лонгхорна
       *[other] лонгхорнов
    }, теперь их { $left }.
log-happens = Событие: { $event }.
log-jackpot_hit = Джекпот! { $who } получает три ставки, карта { $rank }.
log-longhorns_at = На поле { $count } { $count ->
        [one] лонгхорн
        [few] лонгхорна
       *[other] лонгхорнов
    }: { $at }.
log-lost_bet = { $who } проигрывает ставку на карту { $rank }.
log-lost_longhorns = { $who } лишается всех лонгхорнов.
log-no_more_events = Событий больше не осталось.
log-on_gambler = { $who }: { $cell }-я клетка трека картёжника.
log-prospector_is = { $who } встречает вольного старателя: { $token }.
log-raises = { $who } остаётся за $20.
log-renegade_is = { $who } встречает отступника: { $token }.
log-rides_the_rails = { $who } едет по железной дороге.
log-roller_at = В салуне богатый посетитель: { $town }.
log-roller_is = { $who } играет с богатым посетителем: { $token }.
log-sits_down = { $who } садится за фараона.
log-sold_longhorns = { $who } сдаёт { $count } { $count ->
        [one] лонгхорна
       *[other] лонгхорнов
    }, остаётся { $left }.
log-stole_longhorn = { $who } угоняет лонгхорна у игрока { $victim }.
log-stops_train = { $who } останавливает поезд: { $heist }.
log-surveyed = Здесь лежит жетон фронтира: { $at }.
log-takes_the_trail = { $who } идёт тропой через перевал.
log-token_at = Появляется { $kind_id ->
        [prospector] вольный старатель
       *[renegade] отступник
    }: { $at }.
log-token_back = Жетон события уступает место: { $at }.
log-train_at = Поезд останавливается: { $stop }.
log-withdrew = { $who } забирает ставки.
log-won_bet = { $who } выигрывает ставку на карту { $rank }.

## Почему нельзя

why-already-there = Вы уже там.
why-at-least-one = Нужно выбрать хотя бы одного.
why-already-bet-on = На этой карте уже лежит ваша ставка.
why-hand-too-small = Ваши карты столько не стоят.
why-stays-in-hand = Как эту карту засчитан джокер, а она остаётся на руке.
why-must-bet = Нужна хотя бы одна ставка.
why-needs-a-card = Для этого нужна покерная карта, которую можно сыграть.
why-no-frontier-token = Здешнего жетона уже нет.
why-no-high-roller = Богатого посетителя здесь нет.
why-no-longhorns = Лонгхорнов здесь нет.
why-no-shortest-way = Он должен идти кратчайшим путём.
why-no-train-there = Оттуда поезд сейчас не ограбить.
why-not-empty = Там уже что-то есть.
why-not-in-area = Событие говорит не об этой территории.
why-not-so-many = Столько их нет или для них нет места.
why-not-your-power = Это способность другого персонажа.
why-power-used = Не больше одного раза за ход.
why-sheriff-rests = Шериф не активен.
why-train-robbed = За ход — не больше одного ограбления поезда.

## В терминале

board-more-signs = { $train } поезд ({ $stop }), { $token } жетон события, { $longhorn } лонгхорн, { $gold } самородок

## Названия

area-mesitos_point = Мыс Месито
area-sunny_hills = Санни-Хиллз
area-spikes_view = Спайкс-Вью
area-cliff_junction = Стык Утёсов
area-dixon_creek = Диксон-Крик
area-buzzard_gulch_frontier = фронтир Баззард-Галча
area-mines = шахта
area-main_board = вне городов, основное поле
area-bare_frontier = территория фронтира без жетона
haul-round_up = лонгхорны на месте
haul-deliver = лонгхорны на сдачу
haul-pick_up = самородки
stop-SV12 = станция, основное поле
stop-CJ12 = логово C, Стык Утёсов
stop-PC = перевал C
stop-RS = станция, Баззард-Галч
stop-PA = перевал A
stop-a_right = A на поле поезда, справа
stop-b = B на поле поезда
stop-a_left = A на поле поезда, слева
token_kind-renegade = отступник
token_kind-prospector = вольный старатель
town-none = вне города
town-darkrock = Даркрок
town-red_falls = Ред Фоллз
town-buzzard_gulch = Баззард-Галч
