# Карты бандитов, вариант дополнения «Всякая Всячина»: названия и тексты всего, что напечатано.

## Главы правил

chapter-bandit_cards = Карты бандитов

## Бандиты и их карты

bandit-1 = шулер
bandit-2 = грабитель
bandit-3 = бандидо
bandit-4 = конокрад
bandit-5 = десперадо
bandit-6 = беглец
bandit_card-dust_and_lead = «Пыль и свинец»
bandit_card-bad_hand = «Плохая рука»
bandit_card-price_of_powder = «Цена пороха»
bandit_card-old_grudge = «Старые счёты»
bandit_card-moonless = «Безлунная ночь»
bandit_card-last_bullet = «Последняя пуля»

## Строки карт, по номеру бандита

bandit_line-dust_and_lead_1 = Если победите, возьмите две покерные карты.
bandit_line-dust_and_lead_2 = Если проиграете, потеряйте $20.
bandit_line-dust_and_lead_3 = Он берёт три боевые карты.
bandit_line-dust_and_lead_4 = «Конь хорош. Жаль всадника.»
bandit_line-dust_and_lead_5 = Играть Реакции нельзя.
bandit_line-dust_and_lead_6 = Если победите, получите $20.
bandit_line-bad_hand_1 = Вы выкладываете случайную карту с руки.
bandit_line-bad_hand_2 = Если победите, получите $30.
bandit_line-bad_hand_3 = «За холмом нас ещё много.»
bandit_line-bad_hand_4 = Если проиграете, до конца этого хода ваша скорость — 2.
bandit_line-bad_hand_5 = Если проиграете, получите ещё одно ранение.
bandit_line-bad_hand_6 = Понизьте карту противника на 2.
bandit_line-price_of_powder_1 = Если проиграете, сбросьте покерную карту.
bandit_line-price_of_powder_2 = «Твой кошелёк или мой?»
bandit_line-price_of_powder_3 = Если победите, получите 1 ОЛ.
bandit_line-price_of_powder_4 = Если победите, можете сделать сюжетное перемещение до двух территорий.
bandit_line-price_of_powder_5 = Текст вашего оружия не действует.
bandit_line-price_of_powder_6 = Если проиграете, сосед справа ставит ещё одного бандита в свободное логово.
bandit_line-old_grudge_1 = «У меня было четыре туза. И у него тоже.»
bandit_line-old_grudge_2 = Заплатите $10, прежде чем выложить карту, или его карта на 1 старше.
bandit_line-old_grudge_3 = Если проиграете, потеряйте 1 ОЛ.
bandit_line-old_grudge_4 = Если победите, получите $10 и возьмите покерную карту.
bandit_line-old_grudge_5 = Если победите, вылечите ранение.
bandit_line-old_grudge_6 = Он вскрывает первым; вы выкладываете карту, уже видя его.
bandit_line-moonless_1 = Он играет случайную из своих боевых карт.
bandit_line-moonless_2 = Если проиграете, потеряйте самородок, а если его нет — $10.
bandit_line-moonless_3 = Ничью выигрываете вы.
bandit_line-moonless_4 = Если проиграете, верните жетон скота на его ранчо.
bandit_line-moonless_5 = «Я уже дважды умирал.»
bandit_line-moonless_6 = Если победите: преступник берёт покерную карту, любой другой получает $20.
bandit_line-last_bullet_1 = Если победите: $20, если ваша карта была красной, иначе возьмите покерную карту.
bandit_line-last_bullet_2 = Если победите, получите самородок.
bandit_line-last_bullet_3 = Он дерётся обеими картами: считается старшее достоинство, срабатывают обе.
bandit_line-last_bullet_4 = До конца этого хода ваш скакун не активен. Понизьте карту противника на 1.
bandit_line-last_bullet_5 = Если проиграете, сбросьте случайную покерную карту и потеряйте $10.
bandit_line-last_bullet_6 = «Ты меня не видел.»

## Вопросы: тому, кого спрашивают, и остальным

ask-sending_bandit = В { $hideout } приходит бандит. Который?
wait-sending_bandit = { $seat } выбирает бандита.
ask-calling = К бандитам идёт подмога. В каком логове появится ещё один?
wait-calling = { $seat } зовёт ещё одного бандита.
ask-paying = Заплатить $10? Иначе его карта выше на 1.
wait-paying = { $seat } может заплатить бандиту.

## Варианты

do-send_bandit = { $bandit }

## Журнал

log-came = { $to }: здесь теперь { $bandit }.
log-read_out = { $who } встречает бандита ({ $bandit }). { $card }: { $line }

## Почему нельзя

why-in-play = Этот бандит уже на поле.
