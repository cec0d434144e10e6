# The Good, the Bad, the Handsome, an expansion of the frontier legends: names and texts of everything on paper.

## Chapters of the rules

chapter-good_bad_handsome = The Good, the Bad, the Handsome

## Characters

character-judge_roy_bean = Judge Roy Bean
    .power = Bandits, guards and the sheriff choose and reveal their card before you. You win ties against them.
    .kit = Starts at the Red Falls saloon with a revolver, whiskey, $10, one poker card and one marshal point.
character-butch_cassidy = Butch Cassidy
    .power = When you rob a player you may take goods that you lack instead of money or nuggets. After an arrest you may take half of the money or half of the nuggets.
    .kit = Starts in a hideout of gang C, either one, with an upgraded revolver, two poker cards and one wanted point.
    .help = Goods only with a free place for them. After an arrest you take before the losses, and that kind is not lost again.
character-joaquin_murrieta = Joaquin Murrieta
    .power = While wanted gain 1 LP after a fight with a marshal; while a marshal gain 1 LP after a fight with a wanted player.
    .kit = Starts at the Darkrock store with a revolver, $10, a nugget and one poker card.
    .help = Win, lose or refused, whether you attack or are attacked.

## Legendary items

item-lightning = Lightning
    .text = Speed 5.
item-thunder = Thunder
    .text = Bonus in a fight: the opposing card is lowered by 2.
item-black_coat = black coat
    .text = On entering a territory with a bandit you may ignore him: no fight, and the move goes on.
item-bowie_knife = Bowie knife
    .text = After you win a fight against a player, that player takes another wound.
item-companion = companion
    .text = When you place a marker on a story, draw a poker card or gain $10.
item-dynamite = dynamite
    .text = When you start a heist you may discard it: there is no fight, and the heist succeeds.
    .help = It is no fight won.
item-lasso = lasso
    .text = You can hold one more cattle token. Each token you deliver pays $10 more.
item-marshals_badge = marshal's badge
    .text = Each time you gain marshal points, gain $10. Worth 2 LP at the end if you are a marshal.
item-mesa_deed = mesa deed
    .text = While moving you may cross a mesa as one territory; you can't stop there.
item-outlaws_mask = outlaw's mask
    .text = While wanted you may enter and cross the sheriff's territory. Worth 2 LP at the end if you are wanted.
item-silver_flask = silver flask
    .text = At the start of your turn you may heal a wound in place of the income.
item-tomahawk = tomahawk
    .text = Reaction in a fight, once per turn: the opposing card is lowered by 1.

## Conditions of stories

condition-start_player_fight = Fight a player
    .help = Start a fight with another player, whether you win it or not.

## Stories

story-tall_stranger = The Tall Stranger
    .text = Each draws a legendary item.
story-unmarked_grave = The Unmarked Grave
    .text = Each chooses: discard a poker card to draw a legendary item; or gain $30.
story-auction_of_relics = Auction of Relics
    .text = Each chooses: pay $20 to draw two legendary items and keep one; or draw two poker cards.
story-beggars_luck = Beggar's Luck
    .text = Those with the fewest LP among the participants draw a legendary item; each of the others gains 1 LP.
story-crate_from_the_east = A Crate from the East
    .text = Each chooses: draw a legendary item; or gain $40.
story-cursed_loot = Cursed Loot
    .text = Each takes a wound, draws a poker card and a legendary item.
story-collector = The Collector
    .text = Who has no legendary item draws one; anybody else gains 1 LP and draws a poker card.
story-badge_and_mask = Badge and Mask
    .text = Marshals and wanted players draw a legendary item. Anybody else chooses: gain a wanted point and draw one; or gain $20.
story-fastest_hand = The Fastest Hand
    .text = Each gains 1 LP. The participant who alone has won the most fights against players in this game gains another.
story-spoils = The Spoils
    .text = Each chooses: gain $40; or draw three poker cards.
story-no_surrender = No Surrender
    .text = Each takes a wound and gains 2 LP.
story-last_draw = The Last Draw
    .text = Each turns up a poker card and discards it: 2 LP for the highest rank, $20 for the others.
story-truce_at_the_well = Truce at the Well
    .text = Each draws a poker card and gains $20. Until a participant's next turn begins nobody may start a fight with that player.
story-dark_horse = The Dark Horse
    .text = Who has fewer LP than the player who resolves the story gains 1 LP and $10; anybody else gains $30.
story-hired_guns = Hired Guns
    .text = Each draws a poker card and takes a random one from a player of choice who takes no part; if there is none, draws another and gains $10.
story-good_and_bad = The Good and the Bad
    .text = A wanted player gains a wanted point, anybody else a marshal point.

## Goals

goal-judge_roy_bean_1 = Benefit of the Doubt
    .text = Win a tie against an opponent that no player plays.
goal-judge_roy_bean_2 = Court in the Saloon
    .text = Beat a bandit or arrest a player, and start a game of poker, in one turn.
goal-judge_roy_bean_3 = Court Fees
    .text = In the course of the game receive $60 or more from the marshal track.
goal-judge_roy_bean_4 = A Stocked Bar
    .text = Own three goods at once.
goal-butch_cassidy_1 = The Wild Bunch
    .text = In the course of the game succeed in a heist and in a robbery without being arrested in between.
goal-butch_cassidy_2 = Hole in the Wall
    .text = Be in a hideout of gang C and hold $100 or more.
goal-butch_cassidy_3 = The Polite Robber
    .text = Win a robbery that the target refused.
goal-butch_cassidy_4 = Ticket South
    .text = End a move at the rail station while on wanted space 4 or further.
goal-joaquin_murrieta_1 = Two Faces
    .text = In the course of the game fight a marshal and fight a wanted player.
goal-joaquin_murrieta_2 = The Avenger
    .text = Beat a player who has beaten you in this game.
goal-joaquin_murrieta_3 = Gold of the Sierra
    .text = Hold three nuggets or more while on wanted space 3 or further.
goal-joaquin_murrieta_4 = Price on the Head
    .text = Be on space 4 or further of either track and own an upgraded weapon.

## Choices that cards offer

offer-companion = { item-companion }
choice-companion_1 = draw a card
choice-companion_2 = gain $10
offer-unmarked_grave = { story-unmarked_grave }
choice-unmarked_grave_1 = discard a card, draw a legendary item
choice-unmarked_grave_2 = gain $30
offer-auction_of_relics = { story-auction_of_relics }
choice-auction_of_relics_1 = pay $20, draw two legendary items
choice-auction_of_relics_2 = draw two cards
offer-crate_from_the_east = { story-crate_from_the_east }
choice-crate_from_the_east_1 = draw a legendary item
choice-crate_from_the_east_2 = gain $40
offer-badge_and_mask = { story-badge_and_mask }
choice-badge_and_mask_1 = a wanted point and a legendary item
choice-badge_and_mask_2 = gain $20
offer-spoils = { story-spoils }
choice-spoils_1 = gain $40
choice-spoils_2 = draw three cards

## Questions: to whoever is asked, and to the others

ask-making_room = You have drawn: { $item }. Which goods make room for it?
wait-making_room = { $seat } has drawn: { $item }, and may make room for it.
ask-keeping_relic = { $one } or { $other }: which one do you keep?
wait-keeping_relic = { $seat } chooses between two legendary items.
ask-slipping = Your black coat: slip past the bandit?
wait-slipping = { $seat } may slip past the bandit.
ask-lighting = Use your dynamite? Then there is no fight.
wait-lighting = { $seat } may use dynamite.

## Options

do-make_room = Give up: { $item }
do-put_back = Put it back, 1 LP
do-keep_relic = { $item }
do-sip = A sip from the flask: heal a wound
do-steal_goods = Goods: { $item }

## The log

log-drew_legendary = { $who } draws a legendary item: { $item }.
log-put_back = { $who } puts it back: { $item }.
log-stole_goods = { $who } takes goods from { $victim }: { $item }.
log-slipped_past = { $who } slips past the bandit.
log-sipped = { $who } takes a sip from the silver flask.

## Why something can't be done

why-not-your-goods = You own no such goods.
why-not-drawn = You have not drawn it.
why-thrown-already = Once per turn is the most.
why-not-for-money = Legendary items can't be bought.
why-not-butch = Only Butch Cassidy takes goods, and only when he robs somebody.
why-under-truce = Nobody may start a fight with this player until that player's next turn.
