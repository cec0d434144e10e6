# The bandit cards, a variant of Fistful of Extras: names and texts of everything on paper.

## Chapters of the rules

chapter-bandit_cards = Bandit cards

## Bandits and their cards

bandit-1 = gambler
bandit-2 = robber
bandit-3 = bandido
bandit-4 = horse thief
bandit-5 = desperado
bandit-6 = fugitive
bandit_card-dust_and_lead = Dust and Lead
bandit_card-bad_hand = A Bad Hand
bandit_card-price_of_powder = The Price of Powder
bandit_card-old_grudge = An Old Grudge
bandit_card-moonless = Moonless Night
bandit_card-last_bullet = The Last Bullet

## Lines of the cards, by the number of the bandit

bandit_line-dust_and_lead_1 = If you win, draw two poker cards.
bandit_line-dust_and_lead_2 = If you lose, you lose $20.
bandit_line-dust_and_lead_3 = He draws three fight cards.
bandit_line-dust_and_lead_4 = “Nice horse. Shame about the rider.”
bandit_line-dust_and_lead_5 = You can't play Reactions.
bandit_line-dust_and_lead_6 = If you win, gain $20.
bandit_line-bad_hand_1 = You commit a random card of your hand.
bandit_line-bad_hand_2 = If you win, gain $30.
bandit_line-bad_hand_3 = “There's more of us over the ridge.”
bandit_line-bad_hand_4 = If you lose, your speed is 2 until the end of this turn.
bandit_line-bad_hand_5 = If you lose, you take another wound.
bandit_line-bad_hand_6 = The opposing card is lowered by 2.
bandit_line-price_of_powder_1 = If you lose, discard a poker card.
bandit_line-price_of_powder_2 = “Your purse or mine, stranger?”
bandit_line-price_of_powder_3 = If you win, gain 1 LP.
bandit_line-price_of_powder_4 = If you win, you may make a story move of two territories.
bandit_line-price_of_powder_5 = The text of your weapon is ignored.
bandit_line-price_of_powder_6 = If you lose, your neighbour to the right puts another bandit into a free hideout.
bandit_line-old_grudge_1 = “I had four aces. So did he.”
bandit_line-old_grudge_2 = Pay $10 before you commit, or his card is raised by 1.
bandit_line-old_grudge_3 = If you lose, you lose 1 LP.
bandit_line-old_grudge_4 = If you win, gain $10 and draw a poker card.
bandit_line-old_grudge_5 = If you win, heal a wound.
bandit_line-old_grudge_6 = He reveals first; you commit when you have seen his card.
bandit_line-moonless_1 = He plays one of his fight cards at random.
bandit_line-moonless_2 = If you lose, you lose a nugget, or $10 if you have none.
bandit_line-moonless_3 = You win ties.
bandit_line-moonless_4 = If you lose, return a cattle token to its ranch.
bandit_line-moonless_5 = “I've died twice already.”
bandit_line-moonless_6 = If you win: draw a poker card if you are wanted, otherwise gain $20.
bandit_line-last_bullet_1 = If you win: $20 if your card was red, otherwise draw a poker card.
bandit_line-last_bullet_2 = If you win, gain a nugget.
bandit_line-last_bullet_3 = He fights with both cards: the higher rank counts, both take effect.
bandit_line-last_bullet_4 = Your mount is not active until the end of this turn. The opposing card is lowered by 1.
bandit_line-last_bullet_5 = If you lose, discard a random poker card and lose $10.
bandit_line-last_bullet_6 = “You never saw me.”

## Questions: to whoever is asked, and to the others

ask-sending_bandit = A bandit comes to { $hideout }. Which one?
wait-sending_bandit = { $seat } chooses a bandit.
ask-calling = The bandits get help. Which hideout does another one come to?
wait-calling = { $seat } calls another bandit.
ask-paying = Pay $10? Otherwise his card is raised by 1.
wait-paying = { $seat } may pay the bandit.

## Options

do-send_bandit = { $bandit }

## The log

log-came = To { $to } comes: { $bandit }.
log-read_out = { $who } meets a bandit ({ $bandit }). { $card }: { $line }

## Why something can't be done

why-in-play = This bandit is on the board already.
