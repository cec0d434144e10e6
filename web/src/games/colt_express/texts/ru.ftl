# Доска ограбления поезда: то, что говорит только страница.
ce-dollars = { $value } $
ce-train = Поезд
ce-overview = Весь поезд
ce-engine = Локомотив
ce-car = Вагон { $number }
ce-inside = { $car }, внутри
ce-on-roof = { $car }, на крыше
ce-handcar = Дрезина
ce-hidden-under = под поездом
ce-hidden-short = под поездом
ce-marshal = шериф
ce-nobody = никого
ce-nothing = ничего
ce-some = { $what }: { $count }
ce-here = Здесь: { $who }. Добыча: { $loot }.
ce-stands = Место: { $place }.
ce-has = Добыча: { $loot }.
ce-bullets-about = Пуль осталось: { $left }, ранений: { $wounds }.
ce-cards-about = Карточек на руке: { $hand }, в колоде: { $deck }.
ce-discard-about = В сбросе: { $cards }.
ce-on-top-about = Пуль сверху колоды: { $count }.
ce-has-bought = В этом раунде уже купил карточку.
ce-mary-about = Карточек в её колоде: { $deck }, из них пуль: { $bullets }.
ce-sheets = Планшеты игроков
ce-first = первый
ce-round = Раунд { $round } из { $of }
ce-at-the-end = В конце: { $event }
ce-then-stealing = Потом ограбление
ce-stealing = Идёт ограбление
ce-turns = Ходы раунда: { $turns }
ce-turn-now = сейчас
ce-turn-done = прошёл
ce-turn-later = впереди
ce-turn-standard = Стандартный ход
ce-turn-standard-help = Каждый по карточке, в открытую.
ce-turn-tunnel = Туннель
ce-turn-tunnel-help = Каждый по карточке, рубашкой вверх.
ce-turn-speeding_up = Разгон
ce-turn-speeding_up-help = Каждый ходит дважды подряд.
ce-turn-switching = Перевод стрелки
ce-turn-switching-help = Каждый по карточке, в обратном порядке.
ce-event-none = В конце раунда ничего не происходит.
ce-event-angry_marshal = Шериф стреляет во всех на крыше своего вагона и идёт на вагон к хвосту.
ce-event-swivel_arm = Всех с крыш сметает на крышу последнего вагона.
ce-event-braking = Все на крышах скользят на вагон к локомотиву.
ce-event-take_it_all = Там, где шериф, появляется ещё один кейс.
ce-event-rebellion = Пассажиры стреляют: каждый внутри получает пулю.
ce-event-revenge = Кто на крыше вагона шерифа, теряет самый дешёвый кошелёк.
ce-event-pickpocketing = Кто один на своём месте, может взять там кошелёк.
ce-event-hostage = Кто в локомотиве или на нём, получает 250 $.
ce-plan = План
ce-plan-cards = { $count ->
    [0] нет карточек
    [one] { $count } карточка
    [few] { $count } карточки
   *[other] { $count } карточек
}
ce-plan-at = { $at } из { $of }
ce-plan-empty = Карточек ещё нет
ce-plan-order = План по порядку
ce-plan-help = Ограбление пойдёт по плану в этом порядке.
ce-face-down = Рубашкой вверх
ce-covered = Под другой карточкой
ce-hand = Ваши карточки
ce-your-deck = Ваша колода
ce-hand-before = Поезд ещё не тронулся.
ce-hand-none = У вас нет карточек.
ce-hand-away = Пока идёт ограбление, карточки с рук убраны.
ce-may-hide = Можно сыграть рубашкой вверх
ce-deck = Колода
ce-draw = Взять три
ce-deck-left = { $count ->
    [one] осталась { $count } карточка
    [few] осталось { $count } карточки
   *[other] осталось { $count } карточек
}
ce-own-loot = Ваша добыча
ce-bullets-left = пуль
ce-wounds = ранений
ce-card-move = Движение
ce-card-floor = Лестница
ce-card-fire = Выстрел
ce-card-robbery = Кража
ce-card-punch = Удар
ce-card-special_punch = Особый удар
ce-card-marshal = Шериф
ce-card-bullet = Пуля
ce-card-hat_throw = Шляпка
ce-card-seduction = Соблазн
ce-does-move = В соседний вагон; по крышам до трёх
ce-does-floor = С крыши внутрь или обратно
ce-does-fire = Отдать пулю тому, кого видно
ce-does-robbery = Взять здесь один жетон добычи
ce-does-punch = Добыча падает, жертва — на вагон дальше
ce-does-special_punch = Добыча падает, жертва меняет уровень
ce-does-marshal = Шериф идёт на вагон дальше
ce-does-bullet = Балласт: сыграть нельзя
ce-does-hat_throw = Мэри и шериф меняются местами
ce-does-seduction = Мэри притягивает к себе бандита
ce-loot-purse = От 250 до 500 $; знает только владелец.
ce-loot-jewel = 500 $.
ce-loot-strongbox = 1000 $, если кейс не пуст.
ce-loot-chest = 1000 $ или пусто.
ce-about-marshal = В одном вагоне с ним внутри не остаются: кто с ним столкнётся, получает пулю и спасается на крыше.
ce-about-plan = Ограбление пойдёт по плану в этом порядке.
ce-about-deck = Отсюда берут карточки; порядка никто не видит.
ce-about-token = Один из ваших кошельков.
ce-cast = Бандиты
ce-booty = { $who } теряет
ce-token = Ваш кошелёк
ce-richest = Главный куш
ce-why-richest = Считаются вся добыча и приз стрелка. Среди равных побеждает тот, в кого меньше попали.
ce-why-mary = Мэри одна богаче всех.
ce-you-won = Вы богаче всех!
ce-is-richest = { $name }: главный куш
ce-are-richest = Куш поровну
ce-loot-by-round = Добыча по раундам
ce-who-shot-whom = Кто в кого стрелял
ce-shot-at = { $by } → { $at } ×{ $count }
ce-loot-counted = Подсчёт добычи
ce-player = Игрок
ce-loot = Добыча
ce-gunslinger = Меткий стрелок
ce-fired = { $count ->
    [one] { $count } выстрел
    [few] { $count } выстрела
   *[other] { $count } выстрелов
}
ce-total = Итого
ce-count-all = Сразу к итогу

# Те же ответы на кнопке, где остальное уже сказано в вопросе.
short-go = { $to }
short-push = { $to }
short-send = { $to }
short-lie_under = { $car }
short-shoot = { $at }
short-hit = { $at }
short-take = { $loot }
short-knock = { $loot }
short-play = { $card }
short-play_for = { $bandit }: { $card }
short-follow = { $card }
short-fetch = { $bandit }: { $card }
short-throw = Сбросить { $card_acc }
short-throw_for = Сбросить { $card_acc } ({ $bandit })
short-lead = { $bandit }
short-keep_marshal = { $bandit }
short-start_last = { $bandit }
short-buy = Отдать { $purse } $
short-decline = Не покупать
short-stay = Остаться
short-let_lie = Не брать
ce-first-is = Начинает { $name }.
ce-roof-side = крыша
ce-inside-side = внутри
ce-counting = Все открывают свою добычу.
