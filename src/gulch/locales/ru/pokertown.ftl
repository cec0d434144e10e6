# Покертаун. Имена игроков стоят в именительном падеже: ни падеж, ни род знать не нужно.

game-pokertown = Флиптаун
    .plays = По правилам игры «Покертаун». Неофициальная версия.

## Вопросы: тому, кого спрашивают, и остальным

ask-cast = Кем вы будете?
wait-cast = { $seat } выбирает персонажа.
ask-redraw = Оставить выложенные карты или открыть три новые?
wait-redraw = { $seat } может заменить выложенные карты.
ask-outlaw = Ваш преступник попался. Какую награду возьмёте?
wait-outlaw = { $seat } получает награду за преступника.
ask-assign = Какая карта даст масть, какая — достоинство, какая пойдёт в покер?
    .hint = Нажмите или перетащите карты, затем — место.
wait-assign = { $seat } думает.
ask-place = Куда отправитесь?
wait-place = { $seat } думает.
ask-grave = Какое надгробие обвести?
wait-grave = { $seat } думает.
ask-next = Что дальше?
    .hint = Ход закончится, когда вы скажете.
wait-next = { $seat } думает.
ask-tool = Какой инструмент возьмёте?
wait-tool = { $seat } думает.
ask-cross_out = Сколько символов розыска зачеркнуть? Не больше { $most }.
wait-cross_out = { $seat } думает.
ask-invest = Банк: вложиться в цвет?
wait-invest = { $seat } думает.
ask-buy = { $building }: что купить?
wait-buy = { $seat } думает.
ask-pay = { $building }: сколько раз заплатить?
wait-pay = { $seat } думает.
ask-land = Земельная контора: какой участок и куда?
wait-land = { $seat } думает.
ask-hunt = Какого преступника искать?
wait-hunt = { $seat } думает.
ask-office = Офис шерифа: что сделать?
wait-office = { $seat } думает.
ask-cheat = Покер: подменить одну из своих карт?
wait-cheat = { $seat } может подменить карту.
ask-forge = Какой картой считать подменённую?
wait-forge = { $seat } подменяет карту.
ask-plea = Применить способность, пока не пришёл шериф?
wait-plea = { $seat } может применить способность.
ask-bribe =
    { $wanted ->
        [one] Подкупить шерифа за { $wanted } самородок?
        [few] Подкупить шерифа за { $wanted } самородка?
       *[many] Подкупить шерифа за { $wanted } самородков?
    }
    .hint =
        { $dollars ->
            [0] { $stars ->
                [one] Если карта шерифа младше { $wanted }, вас арестуют: минус { $stars } звезда.
                [few] Если карта шерифа младше { $wanted }, вас арестуют: минус { $stars } звезды.
               *[many] Если карта шерифа младше { $wanted }, вас арестуют: минус { $stars } звёзд.
            }
           *[other] { $stars ->
                [one] Если карта шерифа младше { $wanted }, вас арестуют: минус { $dollars } $ или { $stars } звезда.
                [few] Если карта шерифа младше { $wanted }, вас арестуют: минус { $dollars } $ или { $stars } звезды.
               *[many] Если карта шерифа младше { $wanted }, вас арестуют: минус { $dollars } $ или { $stars } звёзд.
            }
        }
wait-bribe = { $seat } решает, подкупать ли шерифа.
ask-marshal = Принять карту шерифа или вытянуть свою?
wait-marshal = { $seat } может вытянуть свою карту шерифа.
ask-loss = Вас арестовали. Что вы теряете?
wait-loss = { $seat } решает, что потерять.

## Варианты

do-choose = { $character }
do-redraw = Открыть три новые карты
do-keep_lineup = Оставить эти карты
do-reward = { $reward }
do-use = Масть — { $suit ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    }, достоинство — { $rank ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    }
do-dig = На кладбище, { $poker ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    } — в покер
do-pass = Пропустить ход, { $poker ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    } — в покер
do-visit =
    { $price ->
        [0] { $place }
        [one] { $place }, за { $price } самородок
        [few] { $place }, за { $price } самородка
       *[many] { $place }, за { $price } самородков
    }
do-joker_suit = Джокер вместо масти: любая масть
do-joker_rank = Джокер вместо достоинства: любое достоинство
do-shift = Способность: изменить достоинство на число лотков
do-act = Бонусное действие: { $place }
do-effect = Эффект: { $building }
do-decline = Отказаться от бонусного действия: { $region }
do-bonus_power = Способность: бонусное действие, { $region }
do-ability = Применить способность
do-end_turn = Закончить ход
do-tool = { $tool }
do-cross_out =
    { $count ->
        [0] Ничего не зачёркивать
        [one] Зачеркнуть { $count } символ розыска
        [few] Зачеркнуть { $count } символа розыска
       *[many] Зачеркнуть { $count } символов розыска
    }
do-nothing = На этот раз ничего
do-invest = Вложиться в { $colour } за 4 доллара
do-buy =
    { $item_id ->
        [draft_horse] Тяжеловоз, 3 доллара: молоток и 1 звезда
        [steed] Скакун, 4 доллара: +6 на фронтире
        [pan] Лоток старателя и 1 звезда, 3 доллара
        [pickaxe] Кирка и 1 звезда, 2 доллара
        [bandana] Бандана, 1 доллар: меньше розыска
        [revolver] Револьвер, 3 доллара
        [rifle] Винтовка, 4 доллара
       *[silver_star] Следующая серебряная звезда, 2 доллара
    }
do-pay =
    { $times ->
        [0] Не платить
       *[other] { $building_id ->
            [church] { $times ->
                [one] Зачеркнуть { $times } символ розыска за { $times } доллар
                [few] Зачеркнуть { $times } символа розыска за { $times } доллара
               *[many] Зачеркнуть { $times } символов розыска за { $times } долларов
            }
            [saloon] { $times ->
                [one] { $times } звезда за 2 доллара
                [few] { $times } звезды, { $times } раза по 2 доллара
               *[many] { $times } звёзд, { $times } раз по 2 доллара
            }
           *[union] { $times ->
                [one] { $times } звезда за { $times } самородок
                [few] { $times } звезды за { $times } самородка
               *[many] { $times } звёзд за { $times } самородков
            }
        }
    }
do-plot = { $plot }
do-look = Посмотреть карту шерифа
do-hunt = { $outlaw }
do-take_star = Получить 1 звезду
do-cross_two = Зачеркнуть 2 символа розыска
do-play_fair = Сыграть честно
do-mark = Подменить { $own_card ->
        [1] { $card1 }
        [2] { $card2 }
        [3] { $card3 }
        [4] { $card4 }
        [5] { $card5 }
        [6] первую карту своей пары
       *[7] вторую карту своей пары
    }
do-count_as = { $card }
do-wait = Не сейчас
do-bribe = Подкупить шерифа
do-no_bribe = Рискнуть
do-own_card = Вытянуть свою карту
do-accept = Принять карту шерифа
do-lose =
    { $loss_id ->
        [dollars] { $dollars ->
            [one] { $dollars } доллар
            [few] { $dollars } доллара
           *[many] { $dollars } долларов
        }
       *[stars] { $stars ->
            [one] { $stars } звезда или сколько есть
            [few] { $stars } звезды или сколько есть
           *[many] { $stars } звёзд или сколько есть
        }
    }
do-circle = { $tombstone }

## Журнал

log-round = Начинается раунд { $round }: колода перемешана, карта шерифа отложена.
log-lineup = Выложены карты: { $first }, { $second }, { $third }.
log-redrawn = { $who } заменяет выложенные карты.
log-character = { $who } играет за персонажа: { $character }.
log-assigned = { $who }: масть — { $suit }, достоинство — { $rank }, в покер — { $poker }.
log-dug = { $who } идёт на кладбище, в покер — { $poker }.
log-passed = { $who } пропускает ход, в покер — { $poker }.
log-joker =
    { $use_id ->
        [suit] { $who } тратит джокера: любая масть.
       *[rank] { $who } тратит джокера: любое достоинство.
    }
log-visited = { $who }: { $place }.
log-skipped =
    { $count ->
        [one] { $who } пропускает { $count } этап: его награда потеряна.
        [few] { $who } пропускает { $count } этапа: их награды потеряны.
       *[many] { $who } пропускает { $count } этапов: их награды потеряны.
    }
log-gained = { $who } получает { $goods_id ->
        [dollars] { $count ->
            [one] { $count } доллар
            [few] { $count } доллара
           *[many] { $count } долларов
        }
        [nuggets] { $count ->
            [one] { $count } самородок
            [few] { $count } самородка
           *[many] { $count } самородков
        }
        [stars] { $count ->
            [one] { $count } звезду
            [few] { $count } звезды
           *[many] { $count } звёзд
        }
        [wanted] { $count ->
            [one] { $count } символ розыска
            [few] { $count } символа розыска
           *[many] { $count } символов розыска
        }
        [pans] { $count ->
            [0] лоток впустую: обведены все четыре
            [one] { $count } лоток старателя
            [few] { $count } лотка старателя
           *[many] { $count } лотков старателя
        }
       *[hammers] { $count ->
            [0] молоток впустую: обведены все четыре
            [one] { $count } молоток
            [few] { $count } молотка
           *[many] { $count } молотков
        }
    } ({ $cause }).
log-paid = { $who } платит { $goods_id ->
        [nuggets] { $count ->
            [one] { $count } самородок
            [few] { $count } самородка
           *[many] { $count } самородков
        }
       *[dollars] { $count ->
            [one] { $count } доллар
            [few] { $count } доллара
           *[many] { $count } долларов
        }
    } ({ $cause }).
log-lost = { $who } теряет { $goods_id ->
        [dollars] { $count ->
            [one] { $count } доллар
            [few] { $count } доллара
           *[many] { $count } долларов
        }
       *[stars] { $count ->
            [0] ноль звёзд: терять нечего
            [one] { $count } звезду
            [few] { $count } звезды
           *[many] { $count } звёзд
        }
    }.
log-crossed_out =
    { $count ->
        [one] { $who } зачёркивает { $count } символ розыска ({ $cause }).
        [few] { $who } зачёркивает { $count } символа розыска ({ $cause }).
       *[many] { $who } зачёркивает { $count } символов розыска ({ $cause }).
    }
log-robbed =
    { $result_id ->
        [success] { $who } грабит: { $target }. Карта ограбления { $card }, успех.
       *[failure] { $who } грабит: { $target }. Карта ограбления { $card }, провал.
    }
log-bonus = { $who } получает бонусное действие: { $region } ({ $cause }).
log-bonus_lost = { $who } теряет бонусное действие, идти некуда: { $region }.
log-declined = { $who } отказывается от бонусного действия: { $region }.
log-bought = { $who } отмечает на планшете: { $item }.
log-hunts = { $who } ищет преступника: { $outlaw }.
log-looked = { $who } смотрит карту шерифа.
log-seen = Карта шерифа — { $card }.
log-land = { $who } рисует участок: { $plot }.
log-power = { $who } применяет способность. Персонаж: { $character }.
log-forged = { $who } подменяет карту { $card }: она считается за { $counts_as }.
log-pair_dealt = Ваши две карты на этот раунд: { $first }, { $second }.
log-pair_shown = { $who } показывает { $first } и { $second }.
log-hand = { $who }: { $hand }.
log-bribed =
    { $count ->
        [one] { $who } подкупает шерифа за { $count } самородок.
        [few] { $who } подкупает шерифа за { $count } самородка.
       *[many] { $who } подкупает шерифа за { $count } самородков.
    }
log-sheriff = Карта шерифа — { $card }.
log-own_sheriff = { $who } вытягивает вместо неё { $card }.
log-arrested = { $who } попадает под арест.
log-free = { $who } избегает ареста.
log-stolen = { $cowbot } крадёт карту.
log-bounty =
    { $count ->
        [one] { $who } выполняет премию «{ $bounty }»: { $count } звезда.
        [few] { $who } выполняет премию «{ $bounty }»: { $count } звезды.
       *[many] { $who } выполняет премию «{ $bounty }»: { $count } звёзд.
    }
log-flipped = Премия «{ $bounty }» перевёрнута.
log-reshuffled = Колода слишком мала: сброс перемешан и положен под неё.
log-scored =
    { $points ->
        [one] { $who } набирает { $points } очко.
        [few] { $who } набирает { $points } очка.
       *[many] { $who } набирает { $points } очков.
    }
log-cowbot_scored =
    { $points ->
        [one] { $cowbot } набирает { $points } очко.
        [few] { $cowbot } набирает { $points } очка.
       *[many] { $cowbot } набирает { $points } очков.
    }
log-title = Прозвище на Диком Западе — { $score_word } { $wanted_word }: так теперь зовётся { $who }.
log-achieved = Достижение: { $achievement }.

## Почему нельзя

why-same-card = Одна карта не может быть и мастью, и достоинством.
why-leads-nowhere = С этими картами идти некуда.
why-no-tombstone-left = Все надгробия обведены.
why-must-act = Есть бесплатное действие, поэтому пропустить ход нельзя.
why-not-by-cards = На кладбище идут вместо масти и достоинства.
why-too-few-nuggets = Не хватает самородков.
why-other-price = Это место стоит другого числа самородков.
why-no-such-power = У вашего персонажа нет такой способности.
why-power-spent = Способность уже использована.
why-nothing-to-gain = Сейчас способность ничего не даст.
why-stage-behind = Этот этап уже позади.
why-already-robbed = Эта цель уже обведена.
why-already-open = Эта камера уже открыта.
why-no-passage = Из открытых камер сюда вниз прохода нет.
why-already-circled = Это надгробие уже обведено.
why-too-poor = Не хватает долларов.
why-land-taken = Здесь уже нарисован участок.
why-not-sold-here = Здесь этого не продают.
why-owned-already = Это у вас уже есть.
why-first-a-revolver = Сначала нужен револьвер.
why-hotel-full = Все четыре серебряные звезды обведены.
why-too-many = Столько нельзя.
why-looked-already = Вы уже видели карту шерифа.
why-nothing-to-cross-out = Зачёркивать нечего: вы не в розыске.
why-no-such-bonus = Такого бонусного действия у вас нет.
why-no-such-effect = Эффект этого здания вас не ждёт.
why-must-carry-out = Против ковбота бонусное действие надо выполнить.
why-still-to-do = Ещё не всё выполнено.
why-no-such-card = У вас нет такой карты.
why-too-few-dollars = У вас нет всей суммы.
why-too-notorious = При таком розыске теряют только звёзды.

## Условия партии

option-characters = Персонажи
    .help = У каждого — свой персонаж: стартовый набор и способность.
option-characters-off = без персонажей
option-characters-random = случайные
option-characters-chosen = на выбор (одиночная игра)
option-holdem = Техасский холдем
    .help = Каждый раунд у игрока две свои карты; в покере считаются пять лучших из семи.
option-high_stakes = Высокие ставки
    .help = Награду получает только лучшая комбинация за столом.
option-cowbot = Ковбот
    .help = Автоматический противник в одиночной игре.
option-cowbot-off = без ковбота
option-cowbot-jane = Бедовая Джейн
option-cowbot-billy = Малыш Билли
option-cowbot-bart = Чёрный Барт
option-cowbot-earp = Уайетт Эрп
option-cowbot-random = случайный
option-difficulty = Уровень ковбота
    .help = Чего стоят украденные карты и сколько регионов ковбот считает.
option-difficulty-easy = низкий
option-difficulty-normal = нормальный
option-difficulty-hard = высокий
option-random_setup = Случайная подготовка
    .help = Масть вытянутой карты — ковбот, достоинство — персонаж.
option-edition = Оружие
    .help = Издания расходятся: +2 и +4 по русским правилам, +3 и +6 на английском планшете.
option-edition-ru = +2 и +4
option-edition-en = +3 и +6

## Терминал

board-round = Раунд { $round }, ход { $turn }. Карта шерифа: { $sheriff }.
board-points = очки
board-cowbot = { $name }: украдено карт — { $stolen }, очков сейчас — { $points }.
board-discard = Сброс: { $cards }
board-pair = Ваша пара:
board-signs = ★ звёзды · $ доллары · ● самородки · ! розыск · ☆ серебряные звёзды в конце · ♥ ♠ ♦ ♣ † бонусное действие · (обведено) · -пройдено-
board-pan = лоток
board-hammer = молоток
