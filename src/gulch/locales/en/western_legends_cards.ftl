# Frontier legends: names and texts of everything on paper. Ids are those of the glossary:
#
#   chapter-CHAPTER            as in rules.toml
#   provenance-src, -inf, -house   .help
#   character-ID               .power .kit .help
#   card-NAME, card-NAME_SUIT  .action .bonus .reaction .help; suits h, d (red names) and c, s (black names)
#   item-ID                    .text .upgraded .help; kind-mount, -weapon, -goods
#   fight_card-fight_RANK      .text
#   condition-ID               .help
#   story-ID                   .text, and .a .b .c where each participant chooses, in the order of the sentence
#   goal-CHARACTER_NUMBER      .text
#   man-ID                     .text
#   place-LOCATION             .text; region-ID; hideout-A1 ... hideout-C2; territory-MP1 ... territory-RF8
#   track-ID                   .help; status-marshal, -wanted, -neither
#   token-legend_WORTH, cattle-COLOUR_NUMBER, colour-COLOUR, face-ID, fight-ID (.help), hand-ID

## Chapters of the rules

chapter-components = In the box
chapter-set_up = Set-up
chapter-characters = Characters
chapter-turn = A turn
chapter-movement = Moving
chapter-card_actions = Actions on cards
chapter-fights = Fights
chapter-locations = Locations
chapter-store = The store
chapter-poker = Poker
chapter-prospecting = Prospecting
chapter-bank = The bank
chapter-heist = The heist
chapter-town = Doctor, cabaret, work
chapter-cattle = Cattle
chapter-end_of_turn = End of the turn
chapter-stories = Stories
chapter-tracks = Marshals and wanted players
chapter-bandits = Bandits
chapter-sheriff = The sheriff
chapter-items = Items
chapter-poker_cards = Poker cards
chapter-wounds = Wounds
chapter-ending = End of the game
chapter-two_players = Two players: the Man in Black
chapter-goals = Goals
chapter-first_game = The first game
chapter-examples = Worked examples

## Where a text comes from

provenance-src = printed text
    .help = Does what the printed card does.
provenance-inf = inferred text
    .help = Follows from what is printed elsewhere.
provenance-house = our own text
    .help = The printed text is not known to us. This one is our own, in the spirit of the rules.

## Characters: power is the legendary ability, kit what they begin with, help how the ability is meant

character-annie_oakley = Annie Oakley
    .power = At the start of a fight with a player, your opponent discards a poker card or takes a wound.
    .kit = Starts at the Darkrock store with a rifle and one poker card.
    .help = Whether you attack or are attacked. The opponent chooses; with an empty hand it is the wound, and a fourth wound is ignored.
character-bass_reeves = Bass Reeves
    .power = At the start of your turn, draw a poker card.
    .kit = Starts in the sheriff's office with an upgraded revolver, $10, one poker card and one marshal point.
    .help = Before the income, every turn.
character-billy_the_kid = Billy the Kid
    .power = When you end a move with other players, choose one of them: that player gives you $10 or a poker card.
    .kit = Starts in a hideout of gang A, either one, with a revolver, two poker cards and two wanted points.
    .help = Once for each move. The other player chooses what to give, and which card; who has neither gives nothing.
character-bloody_knife = Bloody Knife
    .power = You may move across a mesa as if it were one territory. When you have crossed it, heal a wound.
    .kit = Starts at the mine of Spike's View with a revolver, $20 and two poker cards.
    .help = You can't stop on a mesa: one step up, one step down. It heals once for each move.
character-calamity_jane = Calamity Jane
    .power = Your hand limit is one card higher. After you place a marker on a story, draw a poker card.
    .kit = Starts at the Red Falls store with a revolver, provisions and $20.
    .help = The limit is six cards, less one for each wound. A marker moved over counts as placed. The provisions of the kit give their card.
character-doc_holliday = Doc Holliday
    .power = After you take wounds, draw a poker card. Wounds don't lower your hand limit.
    .kit = Starts at the doctor's in Red Falls with a revolver, $40, two poker cards and a wound.
    .help = One card each time, however many wounds; none for a wound that is ignored, nor for the first one.
character-jesse_james = Jesse James
    .power = In a fight out of town the opposing card is at -1. Against players you win ties.
    .kit = Starts in a hideout of gang B, either one, with an upgraded revolver, $10, one poker card and one wanted point.
    .help = The -1 holds in every fight, the ties only against players; whether you attack or are attacked.
character-kit_carson = Kit Carson
    .power = At the end of a move you may go one territory further. In a fight out of town the opposing card is at -1.
    .kit = Starts at the mine of Sunny Hills with an upgraded revolver, a miner's map and two poker cards.
    .help = The extra step belongs to the move. After a bandit has stopped you there is none.
character-mary_fields = Stagecoach Mary Fields
    .power = At the start of your turn gain $10. After you place a marker on a story gain $10.
    .kit = Starts at the Darkrock saloon with a shotgun, $10 and one poker card.
    .help = Before the income. A marker moved over counts as placed.
character-wild_bill_hickok = Wild Bill Hickok
    .power = After you win at poker gain $20. After you lose at poker you may keep one of the cards you played, at random.
    .kit = Starts at the cabaret in Red Falls with a revolver, $10 and three poker cards.
    .help = In every game that you take part in, whoever started it.
character-wyatt_earp = Wyatt Earp
    .power = For the first bandit that you beat in your turn you get one more action.
    .kit = Starts in any hideout with a revolver, $10, two poker cards and one marshal point.
    .help = Once per turn, when the fight is over.
character-yb_rowdy = Y. B. Rowdy
    .power = If your turn starts out of town you may discard a poker card to move up to three territories.
    .kit = Starts at the mine of Cliff Junction with an upgraded revolver and three poker cards.
    .help = Before the income. It is an ordinary movement, with bandits and cattle, but no move action.

## Poker cards: 26 names of two cards each; what the Action, the Bonus or the Reaction does

card-cheat = Cheat
    .bonus = At poker: stands for any card of any suit, even one already in play. In the flop it is a plain 2.
card-stick_em_up = Stick 'Em Up
    .reaction = In a fight: the opposing card is lowered by 2.
card-sprint = Sprint
    .action = Move up to two territories. Then you may make one more move, up to your speed.
    .help = Both are moves, though they cost only this action. A bandit ends only the move in which you meet him.
card-saddle_up = Saddle Up
    .action = Make a move with your speed raised by 2.
card-manhunt = Manhunt
    .action = Move the sheriff three territories. If you are a marshal or wanted, gain 1 LP.
    .help = Exactly three, and only if he is active. What you are is seen when he has moved.
card-tip_off = Tip-Off
    .action = You may put a bandit into a hideout without bandit, player or sheriff. Then draw a poker card.
card-payday = Payday
    .action = Gain $20, or $30 if you are in town.
card-patch_up = Patch Up
    .action = Heal a wound, then draw a poker card.
    .help = The card comes even if there was no wound.
card-lucky_strike = Lucky Strike
    .reaction = After you roll prospecting dice: roll any of them again, before you take what they show.
card-cover = Cover
    .reaction = In a fight: your card is raised by 1.
card-cattle_call = Cattle Call
    .action = Take a random cattle token from any ranch, if you are below your limit.
card-reputation = Reputation
    .reaction = After you gain marshal or wanted points: gain one more of the same kind.
    .help = One Reputation per player and turn. It does not set off another.
card-tall_tale = Tall Tale
    .action = Place a marker on an open story, as if you had met its condition.
    .help = Or move one over. It is your one marker of this turn.
card-wallop = Wallop
    .bonus = In a fight, if you win: a beaten player takes one more wound; for anybody else you gain $10.
card-instinct = Instinct
    .action = Draw two poker cards, then discard one.
    .bonus = When this card is discarded from your hand in any other way, draw a poker card.
    .help = To commit it in a fight or to play it at poker is not to discard it.
card-grit = Grit
    .bonus = In a fight, if you lose: draw two poker cards instead of one.
card-lady_luck = Lady Luck
    .bonus = At poker, if you lose: gain $30 and one more poker card. If you win or share the pot: gain 1 LP.
card-fools_gold = Fool's Gold
    .action = Roll a prospecting die, wherever you are, and take what it shows.
card-bulletproof = Bulletproof
    .bonus = In a fight: you take no wounds. When the fight is over, heal a wound.
    .help = Only the wound of fight card 6 gets through.
card-dead_eye = Dead Eye
    .bonus = In a fight: the opposing card is lowered by 1.
card-shootout = Shootout
    .bonus = In a fight: the opposing card is lowered by 1, in your own turn by 2.
card-pickpocket = Pickpocket
    .action = Choose a player on your territory who has money or cards: that player gives you $10 or a random poker card.
    .help = Which of the two, the other player decides.
card-living_legend = Living Legend
    .action = If you are a marshal gain a marshal point, if wanted a wanted point, otherwise 1 LP.
card-showdown = Showdown
    .bonus = In a duel, if you win: gain 1 LP besides.
    .help = Whether you attack or are attacked.
card-first_shot = First Shot
    .bonus = In a fight: you win ties.
    .help = Against bandits, guards and the sheriff, too.
card-second_wind = Second Wind
    .action = You have two more actions this turn.
    .help = One of them pays for this card, so it is one more in all. One Second Wind per turn.

## The 52 cards: name, rank and suit

card-cheat_h = Cheat 2♥
card-cheat_d = Cheat 2♦
card-stick_em_up_c = Stick 'Em Up 2♣
card-stick_em_up_s = Stick 'Em Up 2♠
card-sprint_h = Sprint 3♥
card-sprint_d = Sprint 3♦
card-saddle_up_c = Saddle Up 3♣
card-saddle_up_s = Saddle Up 3♠
card-manhunt_h = Manhunt 4♥
card-manhunt_d = Manhunt 4♦
card-tip_off_c = Tip-Off 4♣
card-tip_off_s = Tip-Off 4♠
card-payday_h = Payday 5♥
card-payday_d = Payday 5♦
card-patch_up_c = Patch Up 5♣
card-patch_up_s = Patch Up 5♠
card-lucky_strike_h = Lucky Strike 6♥
card-lucky_strike_d = Lucky Strike 6♦
card-cover_c = Cover 6♣
card-cover_s = Cover 6♠
card-cattle_call_h = Cattle Call 7♥
card-cattle_call_d = Cattle Call 7♦
card-reputation_c = Reputation 7♣
card-reputation_s = Reputation 7♠
card-tall_tale_h = Tall Tale 8♥
card-tall_tale_d = Tall Tale 8♦
card-wallop_c = Wallop 8♣
card-wallop_s = Wallop 8♠
card-instinct_h = Instinct 9♥
card-instinct_d = Instinct 9♦
card-grit_c = Grit 9♣
card-grit_s = Grit 9♠
card-lady_luck_h = Lady Luck 10♥
card-lady_luck_d = Lady Luck 10♦
card-fools_gold_c = Fool's Gold 10♣
card-fools_gold_s = Fool's Gold 10♠
card-bulletproof_h = Bulletproof J♥
card-bulletproof_d = Bulletproof J♦
card-dead_eye_c = Dead Eye J♣
card-dead_eye_s = Dead Eye J♠
card-shootout_h = Shootout Q♥
card-shootout_d = Shootout Q♦
card-pickpocket_c = Pickpocket Q♣
card-pickpocket_s = Pickpocket Q♠
card-living_legend_h = Living Legend K♥
card-living_legend_d = Living Legend K♦
card-showdown_c = Showdown K♣
card-showdown_s = Showdown K♠
card-first_shot_h = First Shot A♥
card-first_shot_d = First Shot A♦
card-second_wind_c = Second Wind A♣
card-second_wind_s = Second Wind A♠

## Items: text is the side that is bought, upgraded the other one

item-mustang = mustang
    .text = Speed 4.
    .upgraded = Speed 5.
item-mule = mule
    .text = Speed 3. You can carry two more nuggets, six in all.
    .upgraded = Speed 4. You can carry four more nuggets, eight in all.
item-revolver = revolver
    .text = Does nothing until it is upgraded.
    .upgraded = Bonus in a fight in your own turn: the opposing card is lowered by 1.
item-shotgun = shotgun
    .text = After you win a fight, draw a poker card.
    .upgraded = Bonus in a fight: the opposing card is lowered by 1. After you win a fight, draw a poker card.
item-rifle = rifle
    .text = At the start of a fight with a player, look at two random cards of that player's hand.
    .upgraded = At the start of a fight look at two random cards of a player's hand, or at one random fight card of any other opponent. Bonus in a fight: the opposing card is lowered by 1.
item-miners_map = miner's map
    .text = After a roll for gold you may roll one of the dice again.
    .help = Once for each time you prospect, before you take what the dice show.
item-provisions = provisions
    .text = When you get it, draw a poker card. Action: discard it to draw a poker card and heal a wound.
item-whiskey = whiskey
    .text = When you get it, heal a wound. Reaction: when you end a move with other players, discard it; one of them takes a wound.
item-ten_gallon = ten-gallon hat
    .text = After you win at poker gain 1 LP. After you lose at poker gain $10.
    .help = In every game that you take part in.
kind-mount = mount
kind-weapon = weapon
kind-goods = goods

## Fight cards: what they do to the player, after the Reactions, win or lose

fight_card-fight_2 = 2
    .text = The player takes a wound and loses 1 LP.
fight_card-fight_3 = 3
    .text = The player takes two wounds.
fight_card-fight_4 = 4
    .text = The player takes a wound and discards a poker card.
fight_card-fight_5 = 5
    .text = The player takes a wound, and can't choose the marshal point for beating a bandit.
fight_card-fight_6 = 6
    .text = The player takes a wound that nothing can prevent.
fight_card-fight_7 = 7
    .text = The player chooses: take a wound, or discard a random poker card.
fight_card-fight_8 = 8
    .text = The player takes a wound.
fight_card-fight_9 = 9
    .text = The player chooses: discard a poker card, or lose $10; and can't choose the marshal point for beating a bandit.
fight_card-fight_10 = 10
    .text = Whoever plays for the opponent may start the fight anew. Then the player draws a poker card, and new fight cards are drawn.
fight_card-fight_j = J
    .text = The player gains $10.
fight_card-fight_q = Q
    .text = The player draws a poker card.
fight_card-fight_k = K
    .text = The player gains 1 LP.
fight_card-fight_a = A
    .text = The player chooses: gain 1 LP, a marshal point or a wanted point.

## Conditions of stories

condition-beat_bandit = Beat a bandit
    .help = Win a fight with a bandit.
condition-win_poker = Win at poker
    .help = Win a game of poker that you started.
condition-deposit = Deposit gold
    .help = Sell at least one nugget in the bank.
condition-revel = Revel
    .help = Spend $30 or more at the cabaret with one action.
condition-deliver_cattle = Deliver cattle
    .help = Wrangle or rustle at least one cattle token.
condition-spend_80 = Spend $80
    .help = Spend $80 or more in town with one action.
condition-gain_track = Make a name for yourself
    .help = Gain at least one marshal or wanted point, also one that became LP at the end of the track.
condition-heal = Get patched up
    .help = Get rid of at least one wound.
condition-strike_gold = Strike gold
    .help = Get at least one nugget by prospecting.

## Stories: text is what each participant gets

story-wild_wild_west = Wild Wild West
    .text = Each gains 1 LP and draws a poker card.
story-dead_or_alive = Dead or Alive
    .text = Each marshal and each wanted player gains 1 LP and $10; anybody else gains $30.
story-pinkertons = The Pinkertons
    .text = A marshal gains a marshal point. A wanted player gains $50 and discards a poker card. Anybody else gains $30.
story-local_riffraff = Local Riffraff
    .text = Each gains $20 and draws a poker card.
story-fortune_favors_the_bold = Fortune Favors the Bold
    .text = Each chooses: gain $30; or roll a prospecting die, take what it shows and draw a poker card.
    .a = gain $30
    .b = roll a die, draw a card
story-cruel_badlands = Cruel Badlands
    .text = Each chooses: take a wound and gain 2 LP; or discard a poker card to gain 1 LP and $20; or draw two poker cards.
    .a = a wound and 2 LP
    .b = discard a card: 1 LP and $20
    .c = draw two cards
story-blood_money = Blood Money
    .text = Each chooses: gain $30; or take a wound and gain $50.
    .a = gain $30
    .b = a wound and $50
story-high_noon = High Noon
    .text = Each draws three poker cards, then discards one.
story-rub_some_dirt_on_it = Rub Some Dirt on It
    .text = Each heals a wound and draws a poker card; who has no wounds draws two instead.
story-long_arm_of_the_law = Long Arm of the Law
    .text = First every wanted player, taking part or not, loses $10. Then each gains $40.
story-tribes_of_the_mesa = Tribes of the Mesa
    .text = Each may make a story move of up to three territories, across a mesa as well, and draws two poker cards.
story-gift_horse = Gift Horse
    .text = Each chooses: buy or upgrade a mount, wherever the figure stands, for $40 less; or gain $30.
    .a = buy or upgrade a mount for $40 less
    .b = gain $30
story-ghost_mine = Ghost Mine
    .text = Each gains a nugget; who can carry no more gains $30 instead.
story-snake_oil_salesman = Snake Oil Salesman
    .text = Each chooses: pay $10 to heal up to two wounds; or pay $10 to draw three poker cards; or draw one.
    .a = pay $10, heal up to two wounds
    .b = pay $10, draw three cards
    .c = draw a card
story-widow = The Widow
    .text = Each chooses: pay $20 to gain 2 LP; or draw two poker cards.
    .a = pay $20, gain 2 LP
    .b = draw two cards
story-bright_and_tidy = Bright and Tidy
    .text = Each gains $20 and heals a wound; who has no wounds gains $30 instead.
story-preacher = The Preacher
    .text = Each heals up to two wounds; who has no wounds gains 1 LP instead.
story-tools_of_the_trade = Tools of the Trade
    .text = Each chooses: upgrade an own weapon or mount for half its price, rounded up to $10; or gain $30.
    .a = upgrade for half the price
    .b = gain $30
story-sheriff_of_darkrock = Sheriff of Darkrock
    .text = A marshal gains $40. A wanted player draws two poker cards. Anybody else gains $20 and draws one.
story-hard_times = Hard Times
    .text = Each gains $40; then every other player gains $10.
story-north_drive = Drive to the North
    .text = Each gains $40.
story-branded_bull = The Branded Bull
    .text = Each chooses: take a random cattle token of any ranch and draw a poker card; or gain $30.
    .a = cattle from the green ranch and a card
    .b = cattle from the blue ranch and a card
    .c = gain $30
story-drought = Drought
    .text = First every player loses $10. Then each participant gains 1 LP and $20.
story-night_watch = Night Watch
    .text = Each draws two poker cards, looks at the top fight card and may put it under the deck.
story-broken_fence = Broken Fence
    .text = Each chooses: gain a marshal point, a wanted point or 1 LP.
    .a = a marshal point
    .b = a wanted point
    .c = 1 LP
story-marked_deck = The Marked Deck
    .text = Each looks at the top four poker cards, keeps two and discards the others.
story-last_stake = The Last Stake
    .text = Each names red or black, turns up the top poker card and discards it: 2 LP for a right guess, $10 for a wrong one.
    .a = red
    .b = black
story-touring_sharp = The Touring Sharp
    .text = Each gains $20 and takes $10 from a player of choice who takes no part and has money; if there is none, from the supply.
story-gold_rush = Gold Rush
    .text = Each rolls both prospecting dice and takes what one of them shows.
story-assayer = The Assayer
    .text = Each may sell up to two nuggets for $30 and 1 LP apiece; who sells none gains $30.
story-cave_in = Cave-In
    .text = Each chooses: take a wound, gain a nugget and draw a poker card; or draw two poker cards.
    .a = a wound, a nugget and a card
    .b = draw two cards
story-benefit_night = Benefit Night
    .text = Each gains 1 LP; who is in town draws a poker card as well.
story-cabaret_scandal = Scandal at the Cabaret
    .text = Each gains $20 and names another player, who gives $10 or a poker card of his or her choice.
    .a = give $10
    .b = give a card
story-bulk_order = Bulk Order
    .text = Each chooses: take goods priced at $20 or less from the counter for free; or gain $30.
    .a = take goods
    .b = gain $30
story-new_blacksmith = The New Blacksmith
    .text = Each gains $20, and $10 more for every upgraded weapon and mount, at most $50 in all.
story-last_of_the_gang = Last of the Gang
    .text = Each removes a bandit of choice from the board and gains $30; if no bandit is left, gains 1 LP and $10 instead.
story-head_money = Head Money
    .text = Each gains $20, and $10 more for every other wanted player, at most $50 in all; if there is none, also draws a poker card.
story-siege = The Siege
    .text = Each draws two poker cards and gains $10 for each own wound.
story-old_prospector = The Old Prospector
    .text = Who has no nuggets gains $30. Anybody else draws a poker card and one more for each nugget, at most three in all.
story-faithful_saddle = The Faithful Saddle
    .text = Each may make a story move up to the own speed, draws a poker card and gains $10.

## Goals: text is the condition

goal-annie_oakley_1 = A Clear Margin
    .text = Win a duel that you started with a rank at least 3 above the opposing one. A refusal doesn't count.
goal-annie_oakley_2 = Encore
    .text = Beat two different players in one turn.
goal-annie_oakley_3 = Small Calibre
    .text = Win a fight with a card whose printed rank is 5 or lower.
goal-annie_oakley_4 = The Instructor
    .text = Own an upgraded rifle and one more upgraded weapon or mount.
goal-bass_reeves_1 = The Whole Territory
    .text = In the course of the game beat bandits in hideouts of all three gangs.
goal-bass_reeves_2 = In Irons
    .text = Arrest a player who had three wanted points or more.
goal-bass_reeves_3 = Rising Star
    .text = Be on marshal space 6 or further.
goal-bass_reeves_4 = Clean Hands
    .text = Be a marshal without wounds and hold $80 or more.
goal-billy_the_kid_1 = Jailbreak
    .text = Win a fight against the sheriff.
goal-billy_the_kid_2 = The Regulator
    .text = Be on wanted space 5 or further.
goal-billy_the_kid_3 = Young Gun
    .text = Beat a player who had more LP than you when the fight began.
goal-billy_the_kid_4 = Still Riding
    .text = After having been arrested, gain a wanted point again.
goal-bloody_knife_1 = Over the Top
    .text = In the course of the game cross a mesa in three different turns.
goal-bloody_knife_2 = Pathfinder
    .text = In the course of the game end a move at each of the three mines.
goal-bloody_knife_3 = River Gold
    .text = Deposit four nuggets or more with one action.
goal-bloody_knife_4 = Scout's Pay
    .text = In the course of the game place a story marker three times while out of town.
goal-calamity_jane_1 = Tall Stories
    .text = In the course of the game place or move a story marker four times.
goal-calamity_jane_2 = Tough Hide
    .text = Win a fight that you began with two wounds or more.
goal-calamity_jane_3 = Nurse's Hands
    .text = Get rid of two wounds or more with one action.
goal-calamity_jane_4 = A Fistful of Cards
    .text = Hold seven poker cards or more.
goal-doc_holliday_1 = Full Boat
    .text = Win a game of poker with a full house or better.
goal-doc_holliday_2 = Cough and Draw
    .text = Win a duel while you have three wounds.
goal-doc_holliday_3 = At Your Service
    .text = Win a fight that another player started with you.
goal-doc_holliday_4 = Southern Gentleman
    .text = In the course of the game win at poker in two towns.
goal-jesse_james_1 = In Broad Daylight
    .text = In the course of the game succeed in two heists.
goal-jesse_james_2 = Leader of the Gang
    .text = Be on wanted space 7 or further.
goal-jesse_james_3 = Hand It Over
    .text = Take $50 or more with one robbery.
goal-jesse_james_4 = Open Country
    .text = Win two fights out of town in one turn.
goal-kit_carson_1 = Mountain Man
    .text = Gain three nuggets or more in one turn.
goal-kit_carson_2 = Trailblazer
    .text = Enter ten territories or more in one turn.
goal-kit_carson_3 = Steady Vein
    .text = In the course of the game deposit nuggets in three different turns.
goal-kit_carson_4 = From Pick to Purse
    .text = Prospect and deposit in the same turn.
goal-mary_fields_1 = Rain or Shine
    .text = Place or move a story marker in two of your turns running.
goal-mary_fields_2 = Star Route
    .text = Be in both towns in one turn.
goal-mary_fields_3 = The Strong Sock
    .text = Hold as much money as you can, $120.
goal-mary_fields_4 = Don't Argue with Mary
    .text = Beat a player with the shotgun as your active weapon.
goal-wild_bill_hickok_1 = Table Stakes
    .text = In the course of the game win two games of poker that you started.
goal-wild_bill_hickok_2 = Dead Man's Hand
    .text = Play an ace and an 8 as your two cards in one game of poker.
goal-wild_bill_hickok_3 = Big Spender
    .text = Spend $90 or more at the cabaret with one action.
goal-wild_bill_hickok_4 = Two Good Duels
    .text = In the course of the game win two duels that you started.
goal-wyatt_earp_1 = Clean Sweep
    .text = Beat two bandits in one turn.
goal-wyatt_earp_2 = The Vendetta Ride
    .text = Arrest a player out of town.
goal-wyatt_earp_3 = Town Tamer
    .text = Be on marshal space 4 or further and own an upgraded weapon.
goal-wyatt_earp_4 = Quiet Night
    .text = In your turn at most one bandit is on the board, and you have beaten one in this game.
goal-yb_rowdy_1 = Just Passing Through
    .text = Begin and end a turn out of town, having been in town in between.
goal-yb_rowdy_2 = Double Nugget
    .text = Roll a nugget with both dice while prospecting. Dice rolled again count.
goal-yb_rowdy_3 = Two Brands
    .text = In the course of the game deliver cattle of two colours.
goal-yb_rowdy_4 = Jack of All Trades
    .text = In the course of the game use five different location actions: store, poker, prospect, deposit, heist, heal, revel, acquire, work.

## The Man in Black: text is what he does when the card is drawn

man-ledger = The Black Ledger
    .text = He goes to the bank and gains 2 LP. Each player in the bank loses $20.
man-box_seat = A Box Seat
    .text = He goes to the cabaret and gains 1 LP, and another if no player is in Red Falls.
man-lone_hunt = The Lone Hunt
    .text = He goes to the nearest bandit, removes him and gains 2 LP. If there is no bandit he stays, and bandits go into both hideouts of gang A.
man-night_shift = Night Shift
    .text = He goes to the nearest mine and rolls a prospecting die: 2 LP for a nugget, 1 LP for anything else.
man-cattle_deal = A Quiet Cattle Deal
    .text = He goes to the rail station and gains 1 LP. Each player with cattle returns a token to its ranch, and he gains 1 LP for each.
man-reckoning = The Reckoning
    .text = He goes to the player with more LP and fights a duel: if he wins, 2 LP.
man-toll = The Toll
    .text = He goes to the nearest player and tries a robbery. If he wins, the player loses half of the money and he gains 1 LP; otherwise the player gains $20.
man-empty_chair = The Empty Chair
    .text = He goes to the nearest saloon. Each player in that town may stake $10, draw a poker card and play against him for the pot of $50 and the stakes. If he wins or nobody joins, 1 LP.
man-informer = The Informer
    .text = He goes to the sheriff's office and gains 1 LP. An active sheriff goes four territories towards the most wanted player; an arrest gives him 1 LP more.
man-storm_front = Storm Front
    .text = He stays and gains 1 LP. A bandit goes into every free hideout. All his cards are shuffled into a new deck.

## Places: text is what can be done there

place-none = open land
    .text = No location: you can only pass, fight or use cards here.
place-sheriff_office = sheriff's office
    .text = Work: $10. Arrested players come here.
place-store = store
    .text = Buy and upgrade any number of items with one action. Work: $10.
place-saloon = saloon
    .text = Poker: stake $10 and draw a card. The pot is $50 and the stakes; the best hand takes it, and 1 LP if it is yours. Work: $10.
place-bank = bank
    .text = Deposit nuggets: $20 and 1 LP each. Heist: $80 and three wanted points against the guards, once per turn. Work: $10.
place-doctor = doctor's office
    .text = Pay $10 to get rid of all wounds, and draw a card for each. Work: $10.
place-cabaret = cabaret
    .text = Revel: 1 LP for every $30 you spend. Work: $10.
place-mine = mine
    .text = Prospect: roll both dice for nuggets and money. Work: $10.
place-rail_station = rail station
    .text = End a move here with cattle: a marshal point and the reward of each token. Work: $10.
place-ranch_green = green ranch
    .text = Acquire a cattle token. End a move here with blue cattle: a wanted point and the reward of each token. Work: $10.
place-ranch_blue = blue ranch
    .text = Acquire a cattle token. End a move here with green cattle: a wanted point and the reward of each token. Work: $10.
place-hideout = bandit hideout
    .text = A bandit here ends your move and fights you: 1 LP or a marshal point if you win. Work: $10.
place-mesa = mesa
    .text = Nobody can enter it.

## Regions and towns

region-mesitos_point = Mesito's Point
region-sunny_hills = Sunny Hills
region-spikes_view = Spike's View
region-cliff_junction = Cliff Junction
region-dixon_creek = Dixon Creek
region-darkrock = Darkrock
region-red_falls = Red Falls

## Territories: the region with its number, and what stands there

territory-MP1 = Mesito's Point 1, hideout A
territory-MP2 = Mesito's Point 2, green ranch
territory-MP3 = Mesito's Point 3
territory-MP4 = Mesito's Point 4
territory-MP5 = Mesito's Point 5
territory-MP6 = Mesito's Point 6
territory-MP7 = Mesito's Point 7
territory-MP8 = Mesito's Point 8
territory-MP9 = Mesito's Point 9
territory-MP10 = Mesito's Point 10
territory-DR1 = Darkrock 1, sheriff's office
territory-DR2 = Darkrock 2, store
territory-DR3 = Darkrock 3, store
territory-DR4 = Darkrock 4, store
territory-DR5 = Darkrock 5, saloon
territory-DR6 = Darkrock 6
territory-DR7 = Darkrock 7
territory-DR8 = Darkrock 8, bank
territory-DR9 = Darkrock 9, saloon
territory-DR10 = Darkrock 10, saloon
territory-SV1 = Spike's View 1
territory-SV2 = Spike's View 2, hideout C
territory-SV3 = Spike's View 3, mine
territory-SV4 = Spike's View 4
territory-SV5 = Spike's View 5
territory-SV6 = Spike's View 6
territory-SV7 = Spike's View 7
territory-SV8 = Spike's View 8
territory-SV9 = Spike's View 9
territory-SV10 = Spike's View 10
territory-SV11 = Spike's View 11
territory-SV12 = Spike's View 12, rail station
territory-SV13 = Spike's View 13
territory-CJ1 = Cliff Junction 1
territory-CJ2 = Cliff Junction 2
territory-CJ3 = Cliff Junction 3
territory-CJ4 = Cliff Junction 4
territory-CJ5 = Cliff Junction 5
territory-CJ6 = Cliff Junction 6
territory-CJ7 = Cliff Junction 7, mine
territory-CJ8 = Cliff Junction 8
territory-CJ9 = Cliff Junction 9
territory-CJ10 = Cliff Junction 10
territory-CJ11 = Cliff Junction 11
territory-CJ12 = Cliff Junction 12, hideout C
territory-SH1 = Sunny Hills 1, hideout B
territory-SH2 = Sunny Hills 2, mine
territory-SH3 = Sunny Hills 3
territory-SH4 = Sunny Hills 4
territory-SH5 = Sunny Hills 5
territory-SH6 = Sunny Hills 6
territory-SH7 = Sunny Hills 7, blue ranch
territory-SH8 = Sunny Hills 8, hideout A
territory-SH9 = Sunny Hills 9
territory-SH10 = Sunny Hills 10
territory-DC = Dixon Creek, hideout B
territory-RF1 = Red Falls 1, doctor's office
territory-RF2 = Red Falls 2, saloon
territory-RF3 = Red Falls 3, cabaret
territory-RF4 = Red Falls 4, saloon
territory-RF5 = Red Falls 5, saloon
territory-RF6 = Red Falls 6, store
territory-RF7 = Red Falls 7, store
territory-RF8 = Red Falls 8, store

## Hideouts

hideout-A1 = hideout A, Mesito's Point
hideout-A2 = hideout A, Sunny Hills
hideout-B1 = hideout B, Sunny Hills
hideout-B2 = hideout B, Dixon Creek
hideout-C1 = hideout C, Spike's View
hideout-C2 = hideout C, Cliff Junction

## Tracks

track-legend = legend track
    .help = Legend points. At 5 the legendary ability begins to work; at 15, 20 or 25 the end of the game is triggered.
track-marshal = marshal track
    .help = Each space gives its reward when it is reached. At the end of the game the row gives 1, 2 or 3 LP.
track-wanted = wanted track
    .help = The row gives 1, 2 or 3 LP at the end of each own turn. But the sheriff and the marshals are after you.
status-marshal = marshal
status-wanted = wanted
status-neither = neither

## Tokens

token-legend_1 = legend token, 1 LP
token-legend_2 = legend token, 2 LP
token-legend_3 = legend token, 3 LP
colour-green = green
colour-blue = blue
cattle-green_1 = green, $20
cattle-green_2 = green, $20
cattle-green_3 = green, $20
cattle-green_4 = green, $30
cattle-green_5 = green, $30
cattle-green_6 = green, $40
cattle-green_7 = green, 1 LP
cattle-green_8 = green, 1 LP and $10
cattle-blue_1 = blue, $20
cattle-blue_2 = blue, $20
cattle-blue_3 = blue, $20
cattle-blue_4 = blue, $30
cattle-blue_5 = blue, $30
cattle-blue_6 = blue, $40
cattle-blue_7 = blue, 1 LP
cattle-blue_8 = blue, 1 LP and $10

## Prospecting dice

face-nugget = nugget
    .help = Gain a nugget.
face-vein = vein trace
    .help = Gain $10.
face-dust = gold dust
    .help = Gain $10 and roll this die again.
face-pebbles = pebbles
    .help = Nothing.

## Fights and opponents

fight-arrest = arrest
    .help = A marshal against a wanted player. If you win: a marshal point; the loser goes to the sheriff's office without wanted points and cattle, with half of the money and nuggets.
fight-duel = duel
    .help = If you win: 2 LP.
fight-robbery = robbery
    .help = If you win: a wanted point, half of the loser's money or nuggets, and a cattle token.
fight-bandit = bandit
    .help = Two fight cards; wins ties. If you win: 1 LP or a marshal point.
fight-guards = guards
    .help = Three fight cards; win ties. If you win: $80 and three wanted points.
fight-sheriff = sheriff
    .help = Four fight cards; wins ties. If you win: you are free.
fight-man = Man in Black
    .help = The highest of three fight cards; your card is lowered by 1; wins ties.

## Poker hands

hand-high_card = high card
hand-pair = pair
hand-two_pair = two pair
hand-three = three of a kind
hand-straight = straight
hand-flush = flush
hand-full_house = full house
hand-four = four of a kind
hand-straight_flush = straight flush
hand-five = five of a kind
hand-royal_flush = royal flush
