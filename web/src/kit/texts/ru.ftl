# Что говорит сама страница, во что бы ни играли.

## Везде
kit-home = В зал
kit-close = Закрыть
kit-cancel = Отмена
kit-retry = Ещё раз
kit-loading = Минутку…
kit-yes = да
kit-no = нет
kit-nothing = нет
kit-you = вы
kit-sections = Разделы
kit-lost = Эта тропа никуда не ведёт
kit-lost-help = По этому адресу ничего нет.
kit-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
kit-error-offline = Сервер не отвечает. Запущен ли он?
kit-no-connection = Нет связи
kit-no-connection-help = Устройство не подключено к сети. Партии сохранены на сервере; страница откроется сама, как только появится связь.
kit-no-server = Салун не отвечает
kit-no-server-help = Сервер недоступен. Партии на нём сохранены; страница пробует снова каждые несколько секунд.

## Настройки
kit-settings = Настройки
kit-language = Язык
kit-theme = Освещение
kit-theme-light = День
kit-theme-dark = Ночь
kit-theme-switch = День или ночь
kit-contrast = Высокая контрастность
kit-motion = Движение
kit-volume = Громкость
kit-shortcuts = Клавиши
kit-key-choose = выбрать строку с этим номером
kit-key-main = сделать то, что написано на главной кнопке
kit-key-skip = пропустить показ
kit-key-undo = отменить ход
kit-key-why = почему нельзя?
kit-key-log = журнал
kit-key-rules = правила
kit-key-list = к списку ходов
kit-key-close = закрыть, вернуться
kit-sound = Звук, когда мой ход
kit-speed = Скорость показа
kit-speed-is = Скорость: { $speed }
kit-speed-slow = медленно
kit-speed-normal = обычно
kit-speed-fast = быстро
kit-speed-at_once = сразу
kit-auto = Как в системе
kit-on = Вкл.
kit-off = Выкл.

## Зал
kit-lobby-title = Gulch: стол Дикого Запада
kit-subtitle = стол Дикого Запада
kit-lobby-welcome = Садитесь за стол
kit-lobby-how = Выберите игру. Друзья придут по ссылке, остальных заменят боты.
kit-hello = { $name }, гость
kit-hello-stranger = Добро пожаловать
kit-waiting-tables = { $count ->
    [0] Начатых игр у вас нет
    [one] У вас { $count } начатая игра
    [few] У вас { $count } начатые игры
   *[many] У вас { $count } начатых игр
}
kit-games = Игры
kit-cover-line = { $min }–{ $max } { $max ->
    [one] игрок
    [few] игрока
   *[many] игроков
} · { $minutes } мин
kit-cover-soon = Скоро
kit-tables = Столы
kit-no-tables = Открытых столов пока нет. Откройте первый!
kit-table-of = { $game }: { $name }
kit-table-waiting = за столом { $taken } из { $seats }
kit-table-playing = идёт игра
kit-table-over = игра окончена
kit-table-won = победа: { $names }
kit-table-sit = Сесть
kit-table-watch = Смотреть
kit-table-continue = Продолжить
kit-table-replay = Запись
kit-tab-new = Играть
kit-join-title = Войти по ссылке или коду
kit-join-hint = Ссылка или код
kit-join = Войти
kit-join-missing = Стола { $code } здесь нет. Игра закончилась, или в коде ошибка.
kit-code = Код
kit-unofficial = Неофициально. Играйте в то, что у вас есть; правила пересказаны своими словами.

## Новый стол
kit-your-name = Ваше имя
kit-seats = Места
kit-presets = Что выбрать
kit-preset-first = Первая игра
kit-preset-standard = Обычная
kit-preset-everything = Всё сразу
kit-preset-last = Как в прошлый раз
kit-play-now = Играть
kit-who-sits = Кто где сидит
kit-game-options = Настройки игры
kit-seat-name = Место { $letter }
kit-bot-name = Бот { $letter }
kit-person = Человек
kit-bot-of = Бот: { $level }
kit-open-to = Кто может сесть
kit-by-link = У кого есть ссылка
kit-public = Кто угодно
kit-open-table = Открыть стол
kit-fair-note = Жеребьёвка запечатана до игры, и после неё каждый бросок и каждую карту можно проверить.

## Перед игрой
kit-waiting-title = { $game }: занимаем места
kit-room-waiting = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
}
kit-room-ready = Все за столом
kit-room-fill = Ждите друзей или посадите ботов
kit-room-host = Все за столом: начинайте, когда захотите
kit-room-yours = Хозяин стола — вы
kit-invite = Позвать друзей
kit-invites-you = { $name } зовёт вас сыграть: { $game }
kit-invited = Вас зовут сыграть: { $game }
kit-invited-how = { $min }–{ $max } { $max ->
    [one] игрок
    [few] игрока
   *[many] игроков
}, около { $minutes } мин. Регистрация не нужна.
kit-invite-how = Отправьте ссылку или покажите код. Друзьям понадобится только имя.
kit-qr = QR-код со ссылкой на этот стол
kit-link = Ссылка на этот стол
kit-copy = Копировать
kit-copied = Готово
kit-copy-link = Ссылка
kit-is-public = Этот стол виден в зале.
kit-is-private = Стол найдут только те, у кого есть ссылка.
kit-this-machine = Адрес действует только на этом компьютере; «gulch serve --host 0.0.0.0» откроет стол телефонам в вашей сети.
kit-read-rules = Прочитать правила
kit-sit-down = Сесть за стол
kit-sit-here = Сесть сюда
kit-sit-too = Ещё игрок на этом телефоне
kit-just-watch = Только смотреть
kit-stand-up = Встать
kit-add-bot = Бот
kit-fill-bots = Добавить ботов
kit-bot-level = Кто играет на этом месте
kit-kick = Выставить
kit-kick-sure = Точно?
kit-free-seat = Свободно
kit-anybody = для любого, у кого есть ссылка
kit-you-host = вы, хозяин стола
kit-online = за столом
kit-offline = не у стола
kit-start = Начать игру
kit-host-starts = Игру начнёт хозяин стола.
kit-fair-start = В начале каждое место добавит к жеребьёвке свой секрет.

## Стол
kit-table-title = { $game } · Gulch
kit-table-missing = Стола { $code } здесь нет
kit-table-missing-help = Игра давно закончилась, или в адресе ошибка.
kit-your-move = Ваш выбор, { $name }
kit-your-turn = Ваш ход
kit-their-turn = Ходит
kit-not-you = Сейчас выбирают другие
kit-idle-hint = Пока можно всё рассмотреть.
kit-watching = Вы смотрите
kit-sending = Ответ отправлен…
kit-telling = Что случилось
kit-catching-up = Показано { $at } из { $of }
kit-skip = Пропустить
kit-pause = Пауза
kit-step = Один шаг
kit-waiting-for = Ждём: { $names }.
kit-may-choose = Можно выбрать.
kit-tab-table = Стол
kit-tab-chat = Разговор
kit-prompt = Что делать
kit-options = Ходы
kit-side = Ходы, журнал и разговор
kit-no-options = Сейчас выбирать нечего. Можно всё рассмотреть и почитать правила.
kit-no-options-watching = Вы смотрите; выбирают игроки.
kit-all-options = Все ходы: { $count }
kit-hint-pick = Нажмите то, что светится на столе, или строку списка.
kit-hint-subset = Отметьте кубики, которые хотите перебросить.
kit-subset-confirm = { $verb ->
    [reroll] { $count ->
        [0] Перебросить
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[many] Перебросить { $count } кубиков
    }
   *[other] Подтвердить ({ $count })
}
kit-picked = перебросить
kit-not-picked = оставить
kit-which = Что сделать?
kit-undo = Отменить
kit-why-mode = Почему нельзя? (?)
kit-why-hint = Почему нельзя? Нажмите на что угодно на столе.
kit-why-not-asked = Сейчас выбираете не вы.
kit-inspect = Подробности
kit-ask-table = Спросить стол
kit-vote = { $name } просит отменить { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
kit-vote-count = Согласны: { $agreed } из { $needed }.
kit-vote-yes = Согласиться
kit-vote-no = Отказать
kit-vote-refused = Стол против: ход остаётся.
kit-vote-fallen = Стол против: игра продолжается как есть.
kit-vote-end = { $name } предлагает закончить игру сейчас, без победителя.
kit-vote-hints = { $name } предлагает разрешить всем подсказки бота.
kit-vote-stand-in = { $name } предлагает, чтобы за игрока { $who } до возвращения играл бот.
kit-gone = { $name }: нет на связи уже две минуты, а стол ждёт.
kit-ask-stand-in = Предложить бота
kit-resign = Сдаться
kit-resign-sure = Точно сдаться? Доиграет бот
kit-resigned = игра сдана; доигрывает { $level }
kit-absent = время вышло; до возвращения играет { $level }
kit-ask-end = Предложить закончить игру
kit-clock = Часы
kit-clock-none = Без часов
kit-clock-quick = Быстро: 30 с на ход, 5 мин в запасе
kit-clock-calm = Спокойно: 90 с на ход, 15 мин в запасе
kit-clock-day = Сутки на ход
kit-clock-days = Трое суток на ход
kit-clock-week = Неделя на ход
kit-time-left = { $name }: осталось { $time }
kit-days = { $count } д
kit-hours = { $count } ч
kit-hurry = { $count ->
    [one] На ваш ход осталась { $count } секунда
    [few] На ваш ход осталось { $count } секунды
   *[many] На ваш ход осталось { $count } секунд
}
kit-you-resigned = Вы сдались. Играет бот.
kit-ended = Игра закончена без победителя
kit-next-table = Следующий стол
kit-my-tables = Мои игры
kit-table-your-move = Ваш ход
kit-table-their-move = Ждём: { $names }
kit-table-ended = Закончена без победителя
kit-older = Более старые игры
kit-waited-for = { $count ->
    [one] Вас ждёт { $count } стол.
    [few] Вас ждут { $count } стола.
   *[many] Вас ждут { $count } столов.
}
kit-notices = Уведомления
kit-notices-browser = Пока страница открыта, но не видна, сообщает этот браузер
kit-notices-denied = Браузер не разрешает странице показывать уведомления. Это меняется в его настройках.
kit-notices-way = Когда меня здесь нет
kit-notices-way-none = Ничего
kit-notices-way-mail = Почта
kit-notices-way-push = Этот браузер
kit-notices-way-webhook = Вебхук
kit-notices-way-discord = Discord
kit-notices-way-telegram = Telegram
kit-notices-help-mail = Сначала придёт одно письмо: откройте ссылку из него.
kit-notices-help-push = И когда страница закрыта, на каждом устройстве, где вы это здесь включите.
kit-notices-help-webhook = Адрес (https), который принимает то, что ему присылают.
kit-notices-help-discord = Адрес вебхука: настройки канала, «Интеграция», «Вебхуки».
kit-notices-help-telegram = Токен вашего бота, косая черта и номер чата.
kit-notices-address = Адрес
kit-notices-also = И когда игра начинается, кончается или открыта следующая
kit-notices-quiet = Тихие часы
kit-notices-from = с
kit-notices-to = до
kit-notices-save = Сохранить
kit-notices-saved = Сохранено.
kit-notices-unconfirmed = Сохранено. Теперь откройте ссылку из письма, которое мы вам послали.
kit-notices-again = Послать письмо ещё раз
kit-notices-try = Проверить
kit-notices-tried = Отправлено: сейчас должно прийти.
kit-notices-devices = { $count ->
    [one] На { $count } устройстве.
   *[other] На { $count } устройствах.
}
kit-notices-trouble = Последнее уведомление не дошло. { $why }
kit-notices-confirmed = Спасибо: теперь, когда настанет ваш ход, придёт письмо.
kit-notices-stopped = Писем больше не будет.
kit-notices-mute = Не уведомлять об этом столе
kit-notices-turn = { $title }: ваш ход
kit-devices = Я на другом устройстве
kit-devices-link = Другое устройство
kit-devices-link-help = На другом устройстве откройте настройки и введите эти слова или отсканируйте код. Действует один раз, десять минут.
kit-devices-phrase = Слова для восстановления
kit-devices-phrase-help = Запишите эти слова: они вернут вас, если это устройство потеряется. Новые слова отменяют старые.
kit-devices-code = Код с адресом этой ссылки
kit-devices-have-words = Слова с другого устройства
kit-devices-join = Это я
kit-devices-joined = { $name }, теперь это ваше устройство.
kit-devices-sign-out = Выйти на всех остальных
kit-devices-sure-out = Точно? Останется только это устройство
kit-devices-signed-out = Вы вышли везде, кроме этого устройства.
kit-devices-forget = Забыть меня
kit-devices-sure-forget = Точно? Имя и места пропадут навсегда
kit-devices-forgotten = Вас здесь больше не помнят. Законченные игры остаются без вашего имени.
kit-passkeys = Ключи доступа
kit-passkey-add = Добавить ключ доступа
kit-passkey-come = Войти по ключу доступа
kit-passkey-from = Ключ от { $date }
kit-passkey-remove = Удалить
kit-passkey-added = По этому ключу вы вернётесь с любого устройства, где он есть.
kit-passkey-stopped = Ключ не предъявлен. Попробуйте ещё раз или введите слова.
kit-past = Так стол выглядел раньше: { $moment }
kit-looking-back = Вы смотрите назад
kit-question-waits = Ваш вопрос ждёт: вернитесь в игру, чтобы ответить.
kit-back-to-now = Назад в игру
kit-reconnecting = Связь прервалась. Соединяемся снова; ничего не потеряно.
kit-offline-now = Связи нет. Ничего не потеряно, стол вернётся сам.
kit-not-sent = Связи нет: ответ не отправлен. Он ждёт здесь и уйдёт сам.
kit-try-now = Попробовать
kit-bot-for-you = За вас играет бот.
kit-im-back = Играю сам
kit-announced = Объявление:
kit-door-closed = Новых партий пока нет: сервер скоро обновится. Начатые партии идут дальше.
kit-closed = Стол закрыл соединение.
kit-seats-open = Места
kit-seats-host = Стол ваш: можно сажать ботов, освобождать места и выставлять за дверь.
kit-person-again = Снова человек
kit-vacant = играет { $level }; место может занять кто-то новый
kit-spectators = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
kit-bot-stands-in = за него играет { $level }
kit-hand-to-bot = Бот за меня
kit-take-back = Вернуться на место
kit-leave = Выйти
kit-to-lobby = В зал
kit-over = Пыль улеглась
kit-turn = Ход
kit-at-turn = Ход { $turn }:
kit-at-round = Раунд { $turn }:
kit-takes-lead = { $name } выходит вперёд и лидерства не отдаёт.
kit-your-place = Ваше место: { $place }
kit-you-won = Вы победили
kit-turning-points = Переломные моменты
kit-seal-holds = Игра честная
kit-seal-broken = Один из секретов не совпал
kit-seal-proof = Проверено в вашем браузере: доказательство
kit-again = Сыграть ещё
kit-again-open = Новый стол готов
kit-again-join = Сесть за него
kit-show-end = Итог
kit-show-table = Сам стол

## Журнал, разговор, правила
kit-log = Журнал
kit-read-out = Что происходит
kit-log-filter = Чьи события
kit-log-everybody = Все
kit-log-look = Показать стол в этот миг
kit-figure = { $name } ({ $figure })
kit-figure-case = { $figure } ({ $name })
kit-times = ×{ $count }
kit-log-empty = Пока ничего не произошло
kit-chat = Разговор
kit-unread = не прочитано
kit-chat-empty = Пока все молчат.
kit-chat-say = Скажите что-нибудь
kit-chat-send = Сказать
kit-chat-watcher = смотрит
kit-chat-name = Сначала — ваше имя
kit-chat-introduce = Это я
kit-chat-mute = Скрыть сообщения: { $name }
kit-chat-unmute = Снова показывать: { $name }
kit-rules = Правила
kit-rules-of = { $game }: правила
kit-rules-own-words = Правила своими словами
kit-rules-search = Искать в правилах
kit-rules-none = Таких слов в правилах нет.
kit-rules-missing = Правила не загрузились.
kit-rule-open = Правило { $rule }
kit-recap = С вашего прошлого хода
kit-recap-more = { $count ->
    [one] И ещё { $count } событие; главное:
    [few] И ещё { $count } события; главное:
   *[many] И ещё { $count } событий; главное:
}
kit-recap-play = Показать
kit-recap-ok = Понятно
kit-recap-stop = Хватит

## Несколько человек с одним устройством
kit-pass-to = Передайте телефон игроку { $name }
kit-pass-why = Экран закрыт, чтобы никто не подсмотрел.
kit-i-am = Это я, { $name }

## Запись
kit-replay = Запись
kit-review = Разбор
kit-hint = Подсказка
kit-replay-title = { $game }: запись · Gulch
kit-replay-missing = Записи пока нет
kit-to-table = К столу
kit-replay-of = Ход { $turn } из { $of }
kit-replay-start = Начало игры
kit-replay-no-view = Этот миг сыгран по прежним правилам; известен только журнал.
kit-replay-scrub = Миг игры
kit-replay-first = К началу
kit-replay-back = Шаг назад
kit-replay-next = Шаг вперёд
kit-replay-last = К концу
kit-replay-play = Смотреть
kit-replay-pause = Пауза
kit-eyes = Чьими глазами
kit-eyes-all = Все карты открыты
kit-eyes-watching = Зритель
kit-export = Сохранить запись
kit-fairness = Честность
kit-fair-holds = Проверено: все секреты совпали
kit-fair-broken = Секрет не совпал с обещанием
kit-fair-checking = Проверяем…
kit-fair-none = Эта игра шла без запечатанной жеребьёвки.
kit-fair-how = До игры сервер и каждое место пообещали свой секрет, назвав его SHA-256. Жеребьёвка получается из всех секретов вместе, поэтому подобрать её не мог никто.
kit-fair-server = Сервер
kit-fair-made-here = выбран сервером
kit-fair-promise = Обещание
kit-fair-seed = Секрет
kit-fair-verify = Только что проверено вашим браузером. «gulch verify» переиграет по записи всю игру. Но тот, кто держит сервер, видит всё.

## Как играют боты
bot-random = Новичок
    .plays = ходит наугад
bot-easy = Ковбой
    .plays = знает игру, но часто ошибается
bot-normal = Стрелок
    .plays = знает игру
bot-heuristic = Стрелок
    .plays = знает игру
bot-hard = Старый волк
    .plays = секунду думает наперёд
bot-expert = Легенда
    .plays = пять секунд думает наперёд

## Обучение
kit-learn = Научиться
kit-learnt = { $done } из { $of }
kit-how-to-play = Как играть
kit-all-rules = Все правила
kit-figures = Цифры
kit-goal = Ваша цель
kit-a-turn = Ход
kit-how-one-wins = Как победить
kit-newcomers-wrong = Три ошибки новичков
kit-learn-by-playing = Учитесь в игре
kit-lesson-title = { $title } · { $game }
kit-lesson-calm = Без часов, терять нечего
kit-lesson-step = Шаг { $step } из { $steps }
kit-lesson-done = Урок пройден
kit-lesson-next-hint = Дальше — следующий урок, или играйте с тем, что уже знаете.
kit-lesson-last-hint = Это был последний урок. За стол сядут боты, а подсказки останутся с вами.
kit-lesson-leave = Выйти из урока
kit-first-game = Сыграть первую партию
kit-coach = Наставник
kit-coach-fold = Понятно
kit-coach-again = Что делать?
kit-coach-back = Шаг назад
kit-coach-other = Так можно, но урок показывает другое.
kit-coach-unchanged = Ничего не изменилось. Попробуйте ещё раз.
kit-coach-setting = Подсказки в первой партии
kit-coach-off = Больше не подсказывать
kit-final = не отменить
kit-once-more = Это пропадёт навсегда
kit-think-again = Подумать ещё
kit-do-it = Всё равно сделать
kit-undo-none = Сейчас отменять нечего: ход можно вернуть, пока из него никто ничего не узнал
