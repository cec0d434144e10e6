## Подсказки, разборы и цифры: загружаются, когда понадобятся
kit-percent = { $number } %

kit-hint-thinking = Бот думает…
kit-hint-best = выбор бота
kit-hint-played = так и сыграли
kit-hint-all = Все варианты: { $count }
kit-hint-how = Как часто это место выигрывает после каждого ответа, если дальше играют боты, — насколько отсюда видно. Числа приблизительны: бот отступает от своего опыта, только если другой ответ явно лучше.
kit-hint-none = Здесь подсказки нет: никого не спросили, или бот не успел.
kit-hint-here = Что сделал бы бот?
kit-hint-moment = В любой миг игры: что ответил бы бот и какие шансы давал каждый ответ.

kit-review-title = { $game }: разбор · Gulch
kit-review-what = Шансы каждого, везение и умение
kit-review-open = Разбор всей игры
kit-review-chances = Шансы на победу по ходам
kit-review-chances-how = Как часто выигрывал бы каждый с тем, что он тогда знал, если бы дальше играли боты. В сумме не обязательно 100 %. Цифрами отмечены переломные моменты.
kit-review-ledger = Везение и умение
kit-review-player = Игрок
kit-review-start = сначала
kit-review-luck = везение
kit-review-skill = свои решения
kit-review-others = чужие решения
kit-review-end = в конце
kit-review-choice = решение
kit-review-instead = Бот: { $option }
kit-review-ledger-how = От первых шансов до конца, в процентных пунктах. Решение сравнивается с тем, что сделал бы бот; остальное — везение: кубики, карты и то, что открылось.
kit-review-no-turning = Перелома не было: игра шла, как началась.
kit-review-all = Всё по порядку: { $count }
kit-review-making = Игра доигрывается с разных моментов: готово { $percent } %. Это делается один раз и сохраняется.
kit-review-none = Разбора нет: игра закончилась без победителя, или её правил больше нет.
kit-review-failed = Эту игру разобрать не удалось. Сервер записал почему.
kit-review-not-over = Ещё рано: разобрать можно законченную игру.

kit-figures-none = Эту игру ещё не считали.
kit-figures-about = Сыграно партий: { $games }, игроков: { $seats }, все — боты: { $level }.
kit-figures-how = Черта поверх полосы — 95-процентный интервал, точки — среднее по всем: { $mean } %.
kit-figures-of-seat = Место { $seat }
kit-figures-by-seat = Победы по местам
kit-figures-by-role = Победы по ролям
kit-figures-by-character = Победы по персонажам
kit-figures-by-bandit = Победы по бандитам
kit-figures-length = Длина игры, в решениях
kit-figures-scores = Очки
kit-figures-mean = в среднем { $mean }
kit-figures-spread = От { $from } до { $to }, в среднем { $mean }
