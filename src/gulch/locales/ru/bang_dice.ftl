# Перестрелка на кубиках. Имена игроков стоят в именительном падеже: ни падеж, ни род знать не нужно.

game-bang_dice = Перестрелка на кубиках
    .plays = По правилам «Бэнг! Игра на кубиках». Неофициальная версия.

## Вопросы: тому, кого спрашивают, и остальным

ask-gift = Кто восстановит очко жизни?
wait-gift = { $seat } решает, кто восстановит очко жизни.
ask-reroll = Перебросить кубики или остановиться?
wait-reroll = { $seat } решает, перебрасывать ли кубики.
ask-aim = Кубик { $die }, { $face }: в кого стреляете?
wait-aim = { $seat } выбирает цель. Кубик { $die }, { $face }.
ask-drink = Кто выпьет это пиво?
wait-drink = { $seat } наливает пиво.
ask-dodge = В вас попали. Потерять очко жизни или взять стрелу?
wait-dodge = { $seat } может взять стрелу вместо потери очка жизни.
ask-drop = Вы потеряли очко жизни. Сбросить одну свою стрелу?
wait-drop = { $seat } может сбросить стрелу.
ask-return_arrow = Ваш гатлинг: чью стрелу сбросить?
wait-return_arrow = { $seat } может сбросить стрелу у любого игрока.

## Варианты

do-give = Очко жизни получает { $to }
do-stop = Остановиться и разыграть кубики
do-reroll = Перебросить кубики: { $dice }
do-shoot = Стрелять: цель — { $at }
do-double = Потратить пиво и удвоить выстрел: цель — { $at }
do-pour = Пиво пьёт { $to }
do-suffer = Потерять очко жизни
do-dodge = Взять стрелу вместо этого
do-keep = Оставить стрелы у себя
do-drop = Сбросить стрелу
do-take = Одну стрелу сбрасывает { $at }
do-no_more = Больше ничего не сбрасывать

## Журнал

log-turn = Ходит { $who }.
log-rolled = { $who } бросает кубики: { $d1 }, { $d2 }, { $d3 }, { $d4 }, { $d5 }.
log-arrow =
    { $cause_id ->
        [dodge] { $who } берёт стрелу вместо потери очка жизни
        [gringo] { $who } берёт стрелу за попадание в El Gringo
       *[rolled] { $who } берёт стрелу
    }{ $left ->
        [0] , последнюю.
       *[other] ; в центре осталось: { $left }.
    }
log-attack = Индейцы нападают!
log-lost =
    { $lives ->
        [one] { $who } теряет { $lives } очко жизни
        [few] { $who } теряет { $lives } очка жизни
       *[many] { $who } теряет { $lives } очков жизни
    }{ $cause_id ->
        [indians] { " " }при нападении индейцев.
        [dynamite] { " " }от динамита.
        [gatling] { " " }от гатлинга.
       *[shot] { " " }от выстрела.
    }
log-arrows_back =
    { $count ->
        [one] { $who } сбрасывает { $count } стрелу
        [few] { $who } сбрасывает { $count } стрелы
       *[many] { $who } сбрасывает { $count } стрел
    }{ $cause_id ->
        [gatling] : сработал гатлинг.
        [pedro] { " " }за потерянное очко жизни.
        [kit] : так решает Kit Carlson.
       *[out] , выбывая из игры.
    }
log-dynamite = Динамит взрывается: { $who } больше не бросает кубики.
log-aimed =
    { $lives ->
        [2] { $who } стреляет ({ $face }) и удваивает выстрел пивом: цель — { $at }.
       *[other] { $who } стреляет ({ $face }): цель — { $at }.
    }
log-dodged = { $who } уходит от попадания.
log-healed =
    { $lives ->
        [0] { $cause_id ->
            [gift] { $who }: очков жизни и так максимум, подарок пропадает.
            [suzy] { $who }: очков жизни и так максимум, восстанавливать нечего.
            [sam] { $who }: очков жизни и так максимум, восстанавливать нечего.
           *[beer] { $who }: очков жизни и так максимум, пиво пропадает.
        }
        [one] { $cause_id ->
            [suzy] { $who } восстанавливает { $lives } очко жизни за ход без «1» и «2».
            [sam] { $who } восстанавливает { $lives } очко жизни: кто-то выбыл.
           *[beer] { $who } восстанавливает { $lives } очко жизни.
        }
        [few] { $cause_id ->
            [suzy] { $who } восстанавливает { $lives } очка жизни за ход без «1» и «2».
            [sam] { $who } восстанавливает { $lives } очка жизни: кто-то выбыл.
           *[beer] { $who } восстанавливает { $lives } очка жизни.
        }
       *[many] { $cause_id ->
            [suzy] { $who } восстанавливает { $lives } очков жизни за ход без «1» и «2».
            [sam] { $who } восстанавливает { $lives } очков жизни: кто-то выбыл.
           *[beer] { $who } восстанавливает { $lives } очков жизни.
        }
    }
log-poured = { $who } наливает пиво; пьёт { $to }.
log-gave = { $who } дарит очко жизни; его получает { $to }.
log-gatling = { $who } стреляет из гатлинга!
log-out = { $who } выбывает. Роль — { $role }.
log-won =
    { $side_id ->
        [law] Побеждает закон: Шериф и Помощники.
        [outlaws] Побеждают Бандиты.
        [renegade]
            { $ending_id ->
                [hunt] Ренегат устраняет свою цель и побеждает.
               *[other] Ренегат остаётся в живых последним и побеждает.
            }
        [deputy]
            { $ending_id ->
                [hunt] Помощник устраняет свою цель и побеждает.
               *[other] Помощник остаётся в живых последним и побеждает.
            }
        [outlaw]
            { $ending_id ->
                [hunt] Бандит устраняет свою цель и побеждает.
               *[other] Бандит остаётся в живых последним и побеждает.
            }
        [nobody] В живых нет никого: ничья.
       *[none] Победителя пока нет.
    }

## Почему нельзя

why-is-out = Этот игрок выбыл из игры.
why-no-dice = Выберите хотя бы один кубик или остановитесь.
why-dynamite-stays = Динамит перебрасывать нельзя.
why-not-yourself = Стрелять в себя нельзя.
why-wrong-distance = На такое расстояние этот кубик не стреляет.
why-wrong-distance-one = Так далеко этот кубик не достаёт.
why-no-such-power = Удвоить выстрел может только Slab the Killer.
why-no-beer-to-spend = Пива, которое можно потратить, нет.
why-doubled-already = В этот ход выстрел уже удвоен.
why-last-arrow = Последнюю стрелу из центра стола брать нельзя.
why-has-no-arrows = У этого игрока нет стрел.

## Названия

face-arrow = стрела
face-dynamite = динамит
face-one = «1»
face-two = «2»
face-beer = пиво
face-gatling = гатлинг
face-kept = сохранён

role-sheriff = Шериф
role-deputy = Помощник
role-outlaw = Бандит
role-renegade = Ренегат

side-none = пока никто
side-law = закон
side-outlaws = Бандиты
side-renegade = Ренегат
side-deputy = Помощник
side-outlaw = Бандит
side-nobody = никто

loss-indians = нападение индейцев
loss-dynamite = динамит
loss-shot = выстрел
loss-gatling = гатлинг

gain-beer = пиво
gain-gift = подарок Sid Ketchum
gain-suzy = ход без «1» и «2»
gain-sam = выбывание

taking-rolled = выпавшая стрела
taking-dodge = уход от попадания
taking-gringo = попадание в El Gringo

return-gatling = гатлинг
return-pedro = очко жизни, потерянное Pedro Ramirez
return-kit = гатлинг Kit Carlson
return-out = выбывание

## Стол в терминале

board-head = Ход { $turn }: { $who }. Стрел в центре: { $arrows }.
board-rerolls = Осталось перебросов: { $rerolls }.
board-player = Игрок
board-character = Персонаж
board-lives = Жизни
board-arrows = Стрелы
board-distance = До вас
board-role = Роль
board-out = вне игры

## Главы правил

chapter-set_up = Подготовка
chapter-rolling = Броски
chapter-effects = Что делают грани
chapter-elimination = Выбывание
chapter-end_of_game = Конец игры
chapter-three_players = Игра втроём
chapter-characters = Персонажи
chapter-examples = Разобранные примеры

# чем закончилась игра
ending-sides = одна из сторон достигает цели
ending-hunt = охотник устраняет свою цель
ending-survival = в живых остаётся один или никого
