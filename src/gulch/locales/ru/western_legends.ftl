# Легенды фронтира. Имена игроков стоят в именительном падеже, род их неизвестен.
# Названия и тексты карт, предметов и мест — в western_legends_cards.ftl.

game-western_legends = Легенды фронтира
    .plays = По правилам «Легенд Дикого Запада». Неофициальная версия.

## Настройки стола

option-length = Длительность
    .help = Сколько очков легенды начинают завершение игры.
option-length-short = короткая, 15 ОЛ
option-length-medium = средняя, 20 ОЛ
option-length-long = длинная, 25 ОЛ
option-goals = Карты целей
    .help = У каждого три тайные цели; за них дают жетоны легенд.
option-first_game = Первая игра
    .help = Четыре персонажа, двадцать сюжетов, без скота: так проще начать.
option-extras = «Всякая Всячина»
    .help = Ещё шесть персонажей, 24 сюжета, три вида предметов и два джокера в покерной колоде. Не для первой игры.
option-bandit_cards = Карты бандитов
    .help = У каждого бандита есть номер, а карта, которую зачитывают перед схваткой, говорит, что на этот раз иначе. Нужна «Всякая Всячина».
option-good_bad_handsome = «Хороший, Плохой, Добрый»
    .help = Ещё три персонажа, двенадцать легендарных предметов, которых не купить, и шестнадцать сюжетов для тех, кто начинает схватки. Не для первой игры.

## Вопросы: тому, кого спрашивают, и остальным

ask-choosing = За кого вы играете?
wait-choosing = { $seat } выбирает персонажа.
ask-starting = Где вы начинаете?
wait-starting = { $seat } выбирает, где начать.
ask-taking_income = Ваш ход. Какой доход возьмёте?
wait-taking_income = { $seat } берёт доход.
ask-readying =
    { $kind_id ->
        [mount] На каком скакуне вы в этот ход?
       *[weapon] Какое оружие активно в этот ход?
    }
wait-readying =
    { $kind_id ->
        [mount] { $seat } выбирает скакуна.
       *[weapon] { $seat } выбирает оружие.
    }
ask-acting = Что вы делаете?
wait-acting = { $seat } действует.
ask-going =
    { $way_id ->
        [story_move] Сюжет позволяет переместиться. Куда?
        [story_mesas] Сюжет позволяет переместиться, даже через плоскогорье. Куда?
        [over_mesas] Куда? Можно и через плоскогорье, не дальше { $steps ->
            [one] { $steps } территории
           *[other] { $steps } территорий
        }.
       *[walk] Куда? Можно пройти { $steps } { $steps ->
            [one] территорию
            [few] территории
           *[other] территорий
        }.
    }
wait-going = { $seat } перемещается.
ask-driving = Шерифу осталось { $steps } { $steps ->
        [one] территория
        [few] территории
       *[other] территорий
    }. Куда?
wait-driving = { $seat } перемещает шерифа.
ask-committing = С какой картой вы вступаете в схватку?
wait-committing = { $seat } выбирает карту для схватки.
ask-answering =
    { $quarrel_id ->
        [arrest] { $who } хочет вас арестовать. Принять схватку?
        [robbery] { $who } хочет вас ограбить. Принять схватку?
       *[duel] { $who } вызывает вас на дуэль. Принять вызов?
    }
wait-answering = { $seat } решает, принять ли схватку.
ask-facing =
    { $opponent_id ->
        [sheriff] Шериф хочет вас арестовать. Драться или сдаться?
        [man_attacks] Человек в чёрном вызывает вас. Драться или сдаться?
       *[bandit] { $opponent }: драться или сдаться?
    }
wait-facing = { $seat } решает, драться ли.
ask-sending =
    { $opponent_id ->
        [bandit] Вы играете за бандита, против вас { $who }. Какая карта?
        [guards] Вы играете за охрану, против вас { $who }. Какая карта?
        [sheriff] Вы играете за шерифа, против вас { $who }. Какая карта?
        [renegade] Вы играете за отступника, против вас { $who }. Какая карта?
        [prospector] Вы играете за старателя, против вас { $who }. Какая карта?
        [train_guards] Вы играете за охрану поезда, против вас { $who }. Какая карта?
       *[man] Вы играете за Человека в чёрном, против вас { $who }. Какая карта?
    }
wait-sending = { $seat } выбирает боевую карту.
ask-reacting = Сыграть Реакцию?
wait-reacting = { $seat } может сыграть Реакцию.
ask-prize = Бандит побеждён. Что возьмёте?
wait-prize = { $seat } выбирает награду за бандита.
ask-looting = Ограбление удалось, жертва — { $victim }. Что забрать?
wait-looting = { $seat } выбирает добычу.
ask-shopping = Что купить или улучшить?
wait-shopping = { $seat } стоит у прилавка.
ask-equipping = Сразу пустить в дело { $item_acc }?
wait-equipping = { $seat } осматривает покупку.
ask-selling = Сколько самородков продать?
wait-selling = { $seat } продаёт самородки.
ask-revelling = Сколько потратить в кабаре?
wait-revelling = { $seat } кутит.
ask-joining = В вашем городе садятся за покер. Присоединиться за $10?
wait-joining = { $seat } решает, садиться ли за покер.
ask-laying =
    { $dealer_id ->
        [dealer] Вы дилер. Какой картой сыграть?
       *[own] Какой картой сыграть с флопом?
    }
wait-laying = { $seat } выбирает карты для покера.
ask-rerolling =
    { $by_id ->
        [card] «Жила»: какие кубики перебросить?
       *[item] Карта шахтёра: какой кубик перебросить?
    }
wait-rerolling = { $seat } может перебросить кубики.
ask-boosting =
    { $occasion_id ->
        [roll] Сыграть карту на этот бросок?
        [bet] Сыграть карту на эту ставку?
       *[track] Сыграть карту на это очко?
    }
wait-boosting = { $seat } может сыграть Реакцию.
ask-deciding =
    { $what_id ->
        [turn_in] Сдать здесь скот?
        [restart] Десятка: начать схватку заново?
        [extra_step] Пройти ещё одну территорию?
        [ride_out] Сбросить карту, чтобы пройти до трёх территорий?
        [look] Подсмотреть карты противника?
        [under_the_deck] Убрать эту боевую карту под низ колоды?
        [steal_cattle] Забрать ещё и жетон скота?
        [move_on] Переместиться ещё, на свою скорость?
       *[keep_played] Оставить себе одну из сыгранных карт?
    }
wait-deciding =
    { $what_id ->
        [turn_in] { $seat } может сдать скот.
        [restart] { $seat } может начать схватку заново.
        [extra_step] { $seat } может пройти ещё одну территорию.
        [ride_out] { $seat } может выехать до начала хода.
        [steal_cattle] { $seat } может забрать ещё и жетон скота.
        [move_on] { $seat } может переместиться ещё.
        [keep_played] { $seat } может оставить карту.
       *[look] { $seat } решает.
    }
ask-picking =
    { $purpose_id ->
        [whiskey] Кого угостить виски?
        [tribute] С кого взять дань?
        [arrest] Кого шериф попытается арестовать?
        [pocket] В чей карман залезть?
        [man] К кому из двоих?
       *[story] Кого из игроков?
    }
wait-picking =
    { $purpose_id ->
        [arrest] { $seat } выбирает, кого попытается арестовать шериф.
        [man] { $seat } выбирает за Человека в чёрном.
       *[story] { $seat } выбирает игрока.
    }
ask-discarding = Какую карту сбросить?
wait-discarding = { $seat } сбрасывает карты.
ask-meeting_sheriff = К вам пришёл шериф. Какую карту сбросить?
wait-meeting_sheriff = { $seat } при встрече с шерифом сбрасывает карту.
ask-giving_card = Какую карту сбросить?
wait-giving_card = { $seat } сбрасывает карту.
ask-offered = Что выберете? ({ $offer })
wait-offered = { $seat } выбирает: { $offer }.
ask-tribute = { $to } ждёт от вас $10 или карту.
wait-tribute = { $seat } решает, что отдать.
ask-pocket = { $to } лезет к вам в карман: $10 или случайная карта?
wait-pocket = { $seat } решает, что отдать.
ask-bargaining = Что возьмёте? ({ $offer })
wait-bargaining = { $seat } торгуется.
ask-giving_up = Какой скот вернуть на ранчо?
wait-giving_up = { $seat } возвращает скот.
ask-adding_bandit = Поставить бандита в логово?
wait-adding_bandit = { $seat } может позвать бандита.
ask-removing_bandit = Какого бандита убрать?
wait-removing_bandit = { $seat } убирает бандита.
ask-keeping_cards = Какую карту оставить?
wait-keeping_cards = { $seat } смотрит карты.
ask-marking =
    { $reason_id ->
        [freely] На какой сюжет положить маркер?
       *[by_deed] Условие выполнено. Принять участие в сюжете?
    }
wait-marking = { $seat } может принять участие в сюжете.
ask-declaring = Объявить цель выполненной?
wait-declaring = { $seat } думает о целях.
ask-keeping_tokens = Какой жетон легенд вернуть?
wait-keeping_tokens = { $seat } смотрит жетоны легенд.
ask-sending_man =
    { $kind_id ->
        [bandit] Человек в чёрном идёт к ближайшему бандиту. К какому?
        [mine] Человек в чёрном идёт к ближайшей шахте. К какой?
       *[saloon] Человек в чёрном идёт к ближайшему салуну. Куда именно?
    }
wait-sending_man = { $seat } перемещает Человека в чёрном.

## Варианты

do-be = { $character }
do-start = { $at }
do-income =
    { $kind_id ->
        [money] $20
        [cards] Две покерные карты
       *[both] $10 и покерная карта
    }
do-ready = { $item }
do-move = Переместиться
do-play = Сыграть карту { $card }
do-use = Использовать { $item_acc }
do-arrest = Арестовать: { $at }
do-duel = Вызвать на дуэль: { $at }
do-rob = Ограбить: { $at }
do-duel_man = Вызвать на дуэль Человека в чёрном
do-rob_man = Ограбить Человека в чёрном
do-shop = Зайти в магазин
do-gamble = Начать партию в покер
do-prospect = Добывать золото
do-deposit = Внести самородки в банк
do-heist = Совершить налёт
do-heal = Пойти к доктору
do-revel = Кутить в кабаре
do-acquire = Приобрести скот
do-work = Подработать за $10
do-end_turn = Закончить ход
do-go = { $to }
do-drive = { $to }
do-send_man = { $to }
do-commit = { $card }
do-refuse = Отказаться
do-surrender = Сдаться
do-send = { $card }
do-react = { $card }
do-react_with = { $item }
do-boost = { $card }
do-pass = Пас
do-take_legend = 1 ОЛ
do-take_badge = Очко маршала
do-steal_money = Половину денег
do-steal_gold = Половину самородков
do-steal_nothing = Ничего
do-buy = Купить: { $item }
do-upgrade = Улучшить: { $item }
do-leave = Отойти от прилавка
do-sell = { $amount } { $amount ->
        [one] самородок
        [few] самородка
       *[other] самородков
    }
do-spend =
    { $points ->
        [1] $30 за 1 ОЛ
        [2] $60 за 2 ОЛ
        [3] $90 за 3 ОЛ
        [4] $120 за 4 ОЛ
       *[other] Деньги за { $points } ОЛ
    }
do-join = Присоединиться
do-stay_out = Не играть
do-lay = { $card }
do-reroll = Перебросить: { $dice }
do-keep_dice = Оставить как есть
do-yes = Да
do-no = Нет
do-pick = { $who }
do-nobody = Никого
do-drop = { $card }
do-take = { $choice }
do-give_money = Отдать $10
do-give = Отдать карту { $card }
do-give_random = Отдать случайную карту
do-get = Взять: { $item }
do-upgrade_cheaply = Улучшить: { $item }
do-take_money = Взять $30
do-give_up =
    { $colour_id ->
        [green] Жетон зелёного ранчо
       *[blue] Жетон синего ранчо
    }
do-add_bandit = { $hideout }
do-no_bandit = Без бандита
do-remove_bandit = { $hideout }
do-keep_card = { $card }
do-mark =
    { $stack ->
        [1] Маркер на первый сюжет
       *[2] Маркер на второй сюжет
    }
do-shift =
    { $stack ->
        [1] Передвинуть маркер на первый сюжет
       *[2] Передвинуть маркер на второй сюжет
    }
do-declare = { $goal }
do-no_more_goals = Не сейчас
do-give_back = { $token }

## Журнал

log-is_character = { $who } — это { $character }.
log-starts = Первым ходит { $who }.
log-turn = Ходит { $who }.
log-took_income =
    { $income_id ->
        [money] { $who } берёт $20.
        [cards] { $who } берёт две покерные карты.
       *[both] { $who } берёт $10 и покерную карту.
    }
log-uses = { $who } берёт в дело { $item_acc }.
log-drew =
    { $count ->
        [1] { $who } берёт карту.
       *[other] { $who } берёт { $count } { $count ->
            [one] карту
            [few] карты
           *[other] карт
        }.
    }
log-drew_card = { $who } получает карту { $card }.
log-reshuffled = Сброс перемешан: это новая колода.
log-discarded = { $who } сбрасывает карту { $card }.
log-boosted = { $who } играет карту { $card }.
log-earned = { $who } получает ${ $dollars }, теперь ${ $left }.
log-paid = { $who } теряет ${ $dollars }, остаётся ${ $left }.
log-got_gold =
    { $nuggets ->
        [1] { $who } получает самородок, теперь их { $left }.
       *[other] { $who } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
           *[other] самородков
        }, теперь их { $left }.
    }
log-lost_gold =
    { $nuggets ->
        [1] { $who } теряет самородок, остаётся { $left }.
       *[other] { $who } теряет { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
           *[other] самородков
        }, остаётся { $left }.
    }
log-wounded =
    { $count ->
        [1] { $who } получает ранение, теперь их { $left }.
       *[other] { $who } получает { $count } { $count ->
            [one] ранение
            [few] ранения
           *[other] ранений
        }, теперь их { $left }.
    }
log-healed =
    { $count ->
        [1] { $who } лечит ранение, остаётся { $left }.
       *[other] { $who } лечит { $count } { $count ->
            [one] ранение
            [few] ранения
           *[other] ранений
        }, остаётся { $left }.
    }
log-got_legend = { $who } получает { $points } ОЛ, теперь { $left }.
log-lost_legend = { $who } теряет { $points } ОЛ, остаётся { $left }.
log-became_legend = { $who } теперь легенда: способность работает.
log-on_marshal = { $who }: { $cell }-я клетка трека маршала.
log-on_wanted = { $who }: { $cell }-я клетка трека преступника.
log-lost_badge = { $who } больше не маршал.
log-took_cattle =
    { $colour_id ->
        [green] { $who } берёт скот с зелёного ранчо.
       *[blue] { $who } берёт скот с синего ранчо.
    }
log-wrangled_green = { $who } перегоняет скот: { $token }.
log-wrangled_blue = { $who } перегоняет скот: { $token }.
log-wrangled_orange = { $who } перегоняет скот: { $token }.
log-rustled_green = { $who } угоняет скот: { $token }.
log-rustled_blue = { $who } угоняет скот: { $token }.
log-rustled_orange = { $who } угоняет скот: { $token }.
log-returned_cattle =
    { $colour_id ->
        [green] { $who } теряет скот с зелёного ранчо.
       *[blue] { $who } теряет скот с синего ранчо.
    }
log-stole_cattle =
    { $colour_id ->
        [green] { $who } забирает скот с зелёного ранчо у игрока { $victim }.
       *[blue] { $who } забирает скот с синего ранчо у игрока { $victim }.
    }
log-went = { $who } перемещается: { $to }.
log-announced =
    { $quarrel_id ->
        [arrest] { $who } пытается арестовать игрока { $target }.
        [robbery] { $who } пытается ограбить игрока { $target }.
       *[duel] { $who } вызывает на дуэль игрока { $target }.
    }
log-met =
    { $opponent_id ->
        [bandit] { $who } натыкается на бандита.
        [guards] { $who } против охраны.
        [sheriff] { $who } против шерифа.
        [renegade] { $who } против отступника.
        [prospector] { $who } против вольного старателя.
        [train_guards] { $who } против охраны поезда.
       *[man] { $who } против Человека в чёрном.
    }
log-cards_drawn = { $who } берёт { $count } { $count ->
        [one] боевую карту
        [few] боевые карты
       *[other] боевых карт
    }.
log-drew_fight_card = Вы берёте боевую карту «{ $card }».
log-looked = { $who } смотрит { $count } { $count ->
        [one] карту
        [few] карты
       *[other] карт
    }.
log-saw_card = Вы видите карту { $card } на руке игрока { $whose }.
log-saw_fight_card = Вы видите боевую карту «{ $card }».
log-committed = { $who } выкладывает карту.
log-sent = { $who } выкладывает боевую карту.
log-refused = { $who } отказывается от схватки.
log-surrendered = { $who } сдаётся.
log-without_cards = { $who }: драться нечем, карт нет.
log-revealed = { $who } вскрывает карту { $card }.
log-npc_revealed = Противник вскрывает карту «{ $card }».
log-changed_rank =
    { $side_id ->
        [fighter] Карта нападающего теперь { $rank }.
       *[opponent] Карта противника теперь { $rank }.
    }
log-reacted = { $who } отвечает картой { $card }.
log-reacted_with = { $who } отвечает предметом: { $item }.
log-restarted = { $who } начинает схватку заново.
log-won_fight = { $who } побеждает в схватке.
log-lost_fight = { $who } проигрывает схватку.
log-arrested = Арест: { $who }.
log-escaped = { $who } избегает ареста.
log-sheriff_at = Шериф идёт: { $to }.
log-sheriff_back = Шериф возвращается: { $to }.
log-bandit_comes = Появляется бандит: { $to }.
log-bandit_leaves = Бандита больше нет: { $of }.
log-got_item = { $who } получает { $item_acc }.
log-gave_up_item = { $who } расстаётся с предметом: { $item }.
log-bought = { $who } покупает { $item_acc } за ${ $dollars }.
log-upgraded = { $who } улучшает { $item_acc }.
log-used_item = { $who } использует { $item_acc }.
log-played_card = { $who } играет карту { $card }.
log-rolled =
    { $second_id ->
        [none] { $who } бросает кубик: { $first }.
       *[other] { $who } бросает кубики: { $first }, { $second }.
    }
log-rolled_one = { $who } бросает кубик: { $face }.
log-deposits = { $who } продаёт банку { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
       *[other] самородков
    }.
log-starts_heist = { $who } совершает налёт на банк!
log-sees_doctor = { $who } идёт к доктору.
log-revels = { $who } кутит в кабаре.
log-works = { $who } подрабатывает.
log-joined = { $who } садится за покер.
log-deals = Дилер — { $who }.
log-flopped = На флопе: { $card }.
log-showed = { $who } играет картой { $card }.
log-has_hand = { $who }: { $combination }.
log-won_pot = { $who } выигрывает ${ $dollars }.
log-pot_lost = Банк достаётся заведению.
log-gave = { $who } отдаёт карту, её получает { $to }.
log-gave_card = { $who } отдаёт карту { $card }, её получает { $to }.
log-marked =
    { $stack ->
        [1] { $who } участвует в первом сюжете.
       *[2] { $who } участвует во втором сюжете.
    }
log-shifted =
    { $stack ->
        [1] { $who } передвигает маркер на первый сюжет.
       *[2] { $who } передвигает маркер на второй сюжет.
    }
log-resolved = { $who } отыгрывает сюжет { $story }.
log-took_part = Участвует { $who }.
log-turned_up = Открыта карта { $card }.
log-looked_at_deck = { $who } смотрит верхнюю боевую карту.
log-top_fight_card = Сверху боевая карта «{ $card }».
log-declared = { $who } выполняет цель { $goal }.
log-got_tokens =
    { $count ->
        [1] { $who } берёт жетон легенд.
       *[other] { $who } берёт { $count } { $count ->
            [one] жетон
            [few] жетона
           *[other] жетонов
        } легенд.
    }
log-gave_token_back = { $who } возвращает жетон легенд.
log-wanted_income = { $who } в розыске, и об этом говорит весь Запад.
log-end_is_near = { $who } достигает порога: началось завершение игры.
log-man_nears_end = Человек в чёрном достигает порога: началось завершение игры.
log-last_round = Начинается последний раунд.
log-man_plays = Человек в чёрном: { $card }.
log-man_goes = Человек в чёрном идёт: { $to }.
log-man_rolls = Человек в чёрном бросает кубик: { $face }.
log-man_showed = Человек в чёрном играет картой { $card }.
log-man_gains = Человек в чёрном получает { $points } ОЛ, теперь { $left }.

## Почему нельзя

why-already-owned = Это у вас уже есть.
why-already-reacted = Одна и та же Реакция — раз за схватку, а вне схваток — одна на действие.
why-cant-be-done = Сейчас этого не сделать.
why-condition-not-met = Условие не выполнено.
why-fought-already = С этим игроком вы в этот ход уже схватились.
why-goal-not-met = Эта цель ещё не достигнута.
why-heist-done = За ход — не больше одного налёта.
why-is-wanted = Преступник не может получать очки маршала.
why-must-pick = Кого-то выбрать надо.
why-no-action = Здесь нет Действия.
why-no-badge-held = Арестовать может только маршал.
why-no-badge-here = С этой боевой картой очка маршала не взять.
why-no-bandit-there = Бандита там нет.
why-no-cards = Карт нет.
why-no-location = Здесь нет локации, подработать негде.
why-no-marker-left = Оба ваших маркера уже на сюжетах.
why-no-marker-to-move = Передвинуть нечего.
why-no-money = Денег нет.
why-no-nuggets = Самородков нет.
why-no-reaction = Реакции на это здесь нет.
why-no-room-for-cattle = Больше скота вам держать нельзя.
why-no-space = Для пожитков больше нет места.
why-no-story = Сейчас нет сюжета, на который можно положить маркер.
why-no-such-die = Такого кубика нет.
why-no-such-fight-card = Этой боевой карты нет среди взятых.
why-nobody-to-rob = Здесь нет никого с деньгами или картами.
why-not-a-start = Этот персонаж начинает не там.
why-not-at-ranch = Вы не на ранчо.
why-not-dealt = Этого персонажа вам не сдали.
why-not-for-sale = Этого здесь не предлагают.
why-not-free = Это логово занято.
why-not-held = Этого у вас нет.
why-not-here = На этой территории так нельзя.
why-not-here-too = Этот игрок не на вашей территории.
why-not-in-this-hand = Этой карты нет на этой руке.
why-not-looked-at = Этой карты нет среди тех, что вы смотрите.
why-not-of-this-kind = Это предмет другого вида.
why-rests-in-this-turn = В этот ход им нельзя пользоваться.
why-nothing-to-copy = Джокеру нужна на руке другая карта, которую он скопирует.
why-no-such-cattle = Такого скота у вас нет.
why-not-offered = Такого варианта нет.
why-not-owned = Этого предмета у вас нет.
why-not-the-nearest = Это не ближайшее место.
why-not-upgradable = Улучшить это нельзя.
why-not-wanted = Этот игрок не преступник.
why-not-your-goal = Это не ваша цель.
why-not-your-token = Это не ваш жетон.
why-nothing-to-steal = Забрать нечего.
why-one-die = По карте шахтёра — только один кубик.
why-one-second-wind = Одно «Второе дыхание» за ход.
why-ranch-empty = На этом ранчо не осталось скота.
why-sheriff-there = Там шериф, а вы преступник.
why-sheriff-on-the-way = По пути шериф, а вы преступник.
why-stopped-on-the-way = По пути вас остановят.
why-not-sold-here = Это продают не здесь.
why-sold-out = Всё распродано.
why-story-full = На этом сюжете уже хватает маркеров.
why-too-far = Это слишком далеко.
why-barred = Там кто-то преграждает путь.
why-off-the-trail = Он должен идти кратчайшим путём.
why-not-among-them = Этого игрока выбрать нельзя.
why-not-that-number = Нужен хотя бы один, и не больше, чем у вас есть.
why-too-poor = На это не хватает денег.
why-nothing-to-buy = Здесь вам нечего купить или улучшить.
why-unhurt = У вас нет ранений.

## Слова вопросов

decision-turn_in = сдать скот
decision-restart = начать схватку заново
decision-extra_step = ещё одна территория
decision-ride_out = выехать
decision-look = подсмотреть карты
decision-under_the_deck = под низ колоды
decision-steal_cattle = забрать скот
decision-move_on = переместиться ещё
decision-keep_played = оставить карту
purpose-whiskey = виски
purpose-tribute = дань
purpose-arrest = арест
purpose-pocket = карман
purpose-story = сюжет
purpose-man = Человек в чёрном
boost-roll = бросок
boost-bet = ставка
boost-track = очко
trail-none = ничей след
way-walk = пешком или верхом
way-over_mesas = и через плоскогорья
way-story_move = сюжетное перемещение
way-story_mesas = сюжетное перемещение, и через плоскогорья
hand-own = своя рука
hand-dealer = рука дилера
destination-bandit = бандит
destination-mine = шахта
destination-saloon = салун
reroll-card = «Жила»
reroll-item = карта шахтёра
bargain-gift_horse = { story-gift_horse }
bargain-tools_of_the_trade = { story-tools_of_the_trade }
bargain-bulk_order = { story-bulk_order }
marking-by_deed = за поступок
marking-freely = свободно
income-money = $20
income-cards = две покерные карты
income-both = $10 и покерная карта

# ---- терминал ----
board-round = Раунд { $round }, конец близок при { $threshold } ОЛ.
board-turn = Ходит { $who }, действий осталось: { $actions }.
board-signs = Буквы — игроки, { $sheriff } шериф, { $bandit } бандит, { $man } Человек в чёрном.
board-stories = Сюжеты ждут:
board-player = игрок
board-place = где
board-legend = ОЛ
board-money = деньги
board-gold = золото
board-wounds = раны
board-law = закон
board-cards = карты
board-items = предметы
board-hand = Ваша рука:
