# Ante Up, an expansion of the frontier legends: names and texts of everything on paper.

## Chapters of the rules

chapter-ante_up = Ante Up
chapter-ante_up_set_up = Ante Up: set-up
chapter-events = Events
chapter-longhorns = Longhorns
chapter-renegades = Renegades and prospectors
chapter-high_rollers = High rollers
chapter-gambler = Gambling and the gambler track
chapter-nuggets = Nuggets on the board
chapter-train = The train
chapter-train_robbery = Robbing the train
chapter-trading_post = Store, trading post, ranches
chapter-railroad = The railroad
chapter-passes = Passes
chapter-frontier = The frontier
chapter-saloon = Poker with gambler points
chapter-faro = Faro
chapter-camp = Marshal's office and renegade camp
chapter-refilling = Refilling the hand, scoring
chapter-high_stakes = High-stakes poker

## Characters

character-fee_lee_wong = Fee Lee Wong
    .power = Your hand limit is one card higher, and you can hold $180.
    .kit = Starts on frontier 8 with a revolver, a gazette, $30 and one poker card.
character-maria_gertrudis_barcelo = Maria Gertrudis Barcelo
    .power = If your turn starts in town, gain $10 or draw a poker card.
    .kit = Starts at the trading post with a revolver, a derringer, $10 and one poker card.
character-pat_garrett = Pat Garrett
    .power = Action, once per turn: move the active sheriff up to six territories. Gain 1 LP if somebody is arrested.
    .kit = Starts in the marshal's office with a revolver, $10, one poker card and one marshal point.
character-poker_alice = Poker Alice
    .power = Action, once per turn: draw a poker card and start a game of poker wherever you are; anybody may join from anywhere.
    .kit = Starts at the rail station of Buzzard Gulch with a revolver, $10 and three poker cards.
    .help = You need the stake; the saloon adds its money as usual.
character-seth_bullock = Seth Bullock
    .power = For the first bandit that you beat in your turn draw two poker cards.
    .kit = Starts at the trading post with a revolver, $20, one poker card and one marshal point.
character-soapy_smith = Soapy Smith
    .power = After you gain a gambler point, roll a prospecting die and take what it shows; on pebbles refill your hand instead.
    .kit = Starts at the trading post with a revolver, snake oil, $10, one poker card and one gambler point with its reward.
character-sundance_kid = Sundance Kid
    .power = Action, once per turn: move to the train.
    .kit = Starts at pass A with a revolver, one poker card and one wanted point.
    .help = It is a move. While the train is on the train board: to either hideout of its letter.
character-curly_bill = Curly Bill Brocius
    .power = If your turn starts out of town, draw two poker cards, then discard one.
    .kit = Starts in the renegade camp with a revolver, two poker cards and one wanted point.

## Poker cards

card-vendetta = Vendetta
    .bonus = In a fight with a player, if you win: gain 1 LP if that player has more LP than you, otherwise $20.
    .help = The LP are compared when the cards are revealed.
card-rumours = Rumours
    .action = Carry out an event, then gain $10.
card-scouting = Scouting
    .action = Move up to three territories.
    .bonus = On the frontier it is worth 12.
    .help = It is a move; longhorns don't slow it.
card-jackpot = Jackpot
    .bonus = At poker, if you win or share the pot: gain $20, and a gambler point if you have gained none in this turn.
    .reaction = At faro, when one of your bets wins: discard this card to gain $20.
card-stuff = Stuff
    .action = Buy and upgrade any number of items of the store and the trading post, wherever you are.
card-vendetta_h = Vendetta 5♥
card-vendetta_d = Vendetta 5♦
card-rumours_c = Rumours 7♣
card-rumours_s = Rumours 7♠
card-scouting_c = Scouting 8♣
card-scouting_s = Scouting 8♠
card-jackpot_h = Jackpot 9♥
card-jackpot_d = Jackpot 9♦
card-stuff_c = Stuff 10♣
card-stuff_s = Stuff 10♠

## Items

item-quarter_horse = quarter horse
    .text = Speed 3. At the end of a move you may discard a poker card to go one territory further.
    .upgraded = Speed 4. At the end of a move you may discard a poker card to go one territory further.
    .help = Once for each move; not after a trail or a forced stop.
item-derringer = derringer
    .text = Reaction: after you win a fight you may discard it to gain 1 LP.
    .upgraded = Reaction: after you win a fight you may discard it to gain 2 LP.
    .help = Only as your active weapon, in other players' turns as well.
item-gazette = gazette
    .text = When you get it, carry out an event. Reaction: after you gain marshal, wanted or gambler points, discard it to gain one more of the same kind.
item-snake_oil = snake oil
    .text = Action: discard it, roll a prospecting die and take what it shows. Then move the active sheriff to a territory adjacent to you.

## Events

event_card-smoke_over_mesito = Smoke over Mesito's Point
    .text = A renegade in the camp and one on an empty territory of Mesito's Point. The sheriff moves two.
event_card-night_riders = Night Riders
    .text = A renegade in the camp and one on an empty territory of Sunny Hills. Each player in Sunny Hills discards a poker card or loses $10.
event_card-cut_wire = Cut Wire
    .text = A renegade in the camp and one on an empty territory of Spike's View. The sheriff is put into his office.
event_card-deserters = Deserters
    .text = A renegade in the camp and one on an empty territory of Cliff Junction. The sheriff moves three.
event_card-loot_cache = Loot Cache
    .text = A renegade in the camp and one on another empty territory of the frontier of Buzzard Gulch, with a nugget.
event_card-jumped_claim = Jumped Claim
    .text = A freelance prospector at the mine of Sunny Hills, or at another empty mine, with a nugget.
event_card-pay_dirt = Pay Dirt
    .text = A freelance prospector at the mine of Spike's View, or at another empty mine. Each player at a mine gains $10.
event_card-powder_blast = Powder Blast
    .text = A freelance prospector at the mine of Cliff Junction, or at another empty mine. Each player at a mine takes a wound.
event_card-cattle_baron = Cattle Baron
    .text = A high roller in the Darkrock saloon. Each player in Darkrock draws a poker card.
event_card-riverboat_king = Riverboat King
    .text = A high roller in the Red Falls saloon. Each player in Red Falls gains $10.
event_card-silver_heir = Silver Heir
    .text = A high roller in the saloon of Buzzard Gulch. Each player with the fewest gambler points gains $10.
event_card-maverick = Maverick
    .text = A longhorn on an empty territory of Mesito's Point. Each player with cattle or a longhorn gains $10.
event_card-strayed_drive = Strayed Drive
    .text = A longhorn on an empty territory of Spike's View. You draw a poker card.
event_card-stampede = Stampede
    .text = Two longhorns on an empty territory of Cliff Junction. Each player on an adjacent one discards a poker card or takes a wound.
event_card-big_drive = Big Drive
    .text = Two longhorns on an empty territory of the frontier of Buzzard Gulch. The sheriff moves one.
event_card-gold_in_the_wash = Gold in the Wash
    .text = A nugget on each of two empty territories out of town, in two regions of the main board.
event_card-surveyors = Surveyors
    .text = A nugget on each of two empty territories of the frontier of Buzzard Gulch. A frontier token from the supply on a frontier territory without one.
event_card-gang_returns = The Gang Returns
    .text = Bandits in the hideouts A and B. The sheriff moves three.
event_card-ambush_at_dawn = Ambush at Dawn
    .text = Bandits in the hideouts B and C. The sheriff moves three. You draw a poker card.
event_card-bank_siege = Bank Siege
    .text = A renegade at the bank. Each marshal gains $10.
event_card-cabaret_brawl = Cabaret Brawl
    .text = A renegade at the cabaret. Each player in Red Falls loses $10 or takes a wound.
event_card-wanted_posters = Wanted Posters
    .text = An active sheriff goes up to six territories towards the most wanted player, until he meets a wanted one. Each marshal draws a poker card.

## Train heists: text is the reward, penalty what a lost fight costs besides a wound

train_heist-mail_car = Mail Car
    .text = $30 and a wanted point.
    .penalty = Nothing else.
train_heist-drummers_trunk = Drummer's Trunk
    .text = Three poker cards and a wanted point.
    .penalty = Lose $10.
train_heist-payroll = Railroad Payroll
    .text = $50 and two wanted points.
    .penalty = A wanted point.
train_heist-assay_crate = Assay Crate
    .text = A nugget, $20 and two wanted points.
    .penalty = Discard a poker card.
train_heist-parlor_car = Parlor Car
    .text = 1 LP, $30 and a wanted point.
    .penalty = A wanted point.
train_heist-express_safe = Express Safe
    .text = $80 and three wanted points.
    .penalty = A wanted point; discard a poker card.
train_heist-bullion_car = Bullion Car
    .text = Two nuggets, 1 LP and two wanted points.
    .penalty = You are put into the office of this board, without an arrest.
train_heist-empty_car = Empty Car
    .text = No guards: $10.
    .penalty = –

## Frontier tokens

frontier_token-dry_gulch = Dry Gulch
    .text = $30.
frontier_token-old_camp = Old Camp
    .text = Two poker cards.
frontier_token-box_canyon = Box Canyon
    .text = A longhorn.
frontier_token-hidden_spring = Hidden Spring
    .text = 1 LP and $10.
frontier_token-gravel_bar = Gravel Bar
    .text = A nugget and $10.
frontier_token-lookout = Lookout
    .text = 2 LP.
frontier_token-high_grass = High Grass
    .text = A longhorn and 1 LP.
frontier_token-quartz_vein = Quartz Vein
    .text = Two nuggets.
frontier_token-wagon_road = Wagon Road
    .text = 2 LP and a poker card.
frontier_token-painted_cave = Painted Cave
    .text = A legend token and 1 LP.
frontier_token-great_valley = Great Valley
    .text = 3 LP.
frontier_token-lost_mission = Lost Mission
    .text = A legend token and $40.

## Event tokens: text is the reward

opponent-renegade = renegade
    .help = As many fight cards as the token says; wins ties.
opponent-prospector = freelance prospector
    .help = As many fight cards as the token says; wins ties.
opponent-train_guards = train guards
    .help = As many fight cards as the heist card says; win ties.
renegade_token-renegade_horse_trader = Horse Trader
    .text = $20.
renegade_token-renegade_deserter = Deserter
    .text = $20.
renegade_token-renegade_lookout = Lookout
    .text = Two poker cards.
renegade_token-renegade_stage_robber = Stage Robber
    .text = 1 LP and $10.
renegade_token-renegade_bushwhacker = Bushwhacker
    .text = 1 LP and $10.
renegade_token-renegade_tracker = Turncoat Tracker
    .text = 1 LP and a poker card.
renegade_token-renegade_hired_gun = Hired Gun
    .text = 2 LP.
renegade_token-renegade_gang_boss = Gang Boss
    .text = 2 LP.
renegade_token-renegade_nameless_rider = Nameless Rider
    .text = A legend token.
prospector_token-prospector_greenhorn = Greenhorn
    .text = A nugget.
prospector_token-prospector_claim_jumper = Claim Jumper
    .text = Two nuggets.
prospector_token-prospector_mad_miner = Mad Miner
    .text = Three nuggets.
roller_token-high_roller_drummer = Flush Drummer
    .text = $70 and a gambler point.
roller_token-high_roller_colonel = The Colonel
    .text = $60, a gambler point and 1 LP.
roller_token-high_roller_railroad_baron = Railroad Baron
    .text = $80 and two gambler points.
token_kind-longhorn = Longhorn
    .text = 1 LP and $30 when it is turned in; speed lower by 1 until then.

## Other tokens

colour-orange = orange
cattle_orange-orange_1 = orange, $20
cattle_orange-orange_2 = orange, $20
cattle_orange-orange_3 = orange, $20
cattle_orange-orange_4 = orange, $30
cattle_orange-orange_5 = orange, $30
cattle_orange-orange_6 = orange, $40
cattle_orange-orange_7 = orange, 1 LP
cattle_orange-orange_8 = orange, 1 LP and $10
token-token_19 = legend token, 1 LP
token-token_20 = legend token, 1 LP
token-token_21 = legend token, 1 LP
token-token_22 = legend token, 2 LP
token-token_23 = legend token, 2 LP
token-token_24 = legend token, 2 LP
token-token_25 = legend token, 2 LP
token-token_26 = legend token, 2 LP
token-token_27 = legend token, 3 LP

## Places

place-marshal_office = marshal's office
    .text = Work: $10. Players arrested on this board come here.
place-trading_post = trading post
    .text = Buy and upgrade any number of its items with one action. Work: $10.
place-ranch_orange = orange ranch
    .text = Acquire a cattle token. End a move here with cattle of another colour: a wanted point and the reward of each token. Longhorns: 1 LP and $30 each. Work: $10.
place-outlaw_camp = renegade camp
    .text = End a move here with cattle of any colour: a wanted point and the reward of each token. Longhorns: 1 LP and $30 each. Work: $10.
place-frontier_6 = frontier 6
    .text = Discard poker cards worth 6 and the number of the token to turn it over. Work: $10.
place-frontier_7 = frontier 7
    .text = Discard poker cards worth 7 and the number of the token to turn it over. Work: $10.
place-frontier_8 = frontier 8
    .text = Discard poker cards worth 8 and the number of the token to turn it over. Work: $10.
place-pass = pass
    .text = Take the trail to the other end of the pass. Work: $10.
place-train = train
    .text = Rob it once per turn: draw a train heist card.
region-buzzard_gulch = Buzzard Gulch
region-buzzard_gulch_frontier = frontier of Buzzard Gulch
track-gambler = gambler track
    .help = Each space gives its reward when it is reached. Who has come furthest gets 1 LP at the end of the game.

## Goals

goal-fee_lee_wong_1 = Full Till
    .text = Hold $130 or more.
goal-fee_lee_wong_2 = Pathfinder
    .text = In the course of the game turn over two frontier tokens.
goal-fee_lee_wong_3 = Well Stocked
    .text = Own three goods at once.
goal-fee_lee_wong_4 = Two Kitchens
    .text = Be in Buzzard Gulch and in another town in one turn.
goal-maria_gertrudis_barcelo_1 = House Edge
    .text = In the course of the game win three gambling games.
goal-maria_gertrudis_barcelo_2 = Queen of the Tables
    .text = Be on gambler space 5 or further.
goal-maria_gertrudis_barcelo_3 = Patroness
    .text = Spend $90 or more at the cabaret with one action.
goal-maria_gertrudis_barcelo_4 = On Tour
    .text = In the course of the game win gambling games in two towns.
goal-pat_garrett_1 = The Net Closes
    .text = Move the sheriff so that somebody is arrested.
goal-pat_garrett_2 = Tin Star
    .text = Be on marshal space 6 or further.
goal-pat_garrett_3 = Bring Him In
    .text = Arrest a player who had three wanted points or more.
goal-pat_garrett_4 = Clean the Camp
    .text = Beat a renegade in the renegade camp.
goal-poker_alice_1 = Straight Face
    .text = Win at poker with a straight or better.
goal-poker_alice_2 = Pure Bluff
    .text = Win at poker with no more than a pair.
goal-poker_alice_3 = Big Fish
    .text = Beat a high roller.
goal-poker_alice_4 = Crowded Table
    .text = Win a game of poker against two other players or more; with two players, against the other one.
goal-seth_bullock_1 = Day's Work
    .text = Win two fights against opponents that no player plays, in one turn.
goal-seth_bullock_2 = Hardware Store
    .text = Own two upgraded items.
goal-seth_bullock_3 = Honest Drover
    .text = In the course of the game wrangle cattle twice as a marshal.
goal-seth_bullock_4 = Camp Sheriff
    .text = In the course of the game beat three renegades.
goal-soapy_smith_1 = Prize Package
    .text = Win a jackpot at faro.
goal-soapy_smith_2 = Double Dealing
    .text = Gain two gambler points in one turn.
goal-soapy_smith_3 = Miracle Cure
    .text = In the course of the game use snake oil twice.
goal-soapy_smith_4 = Clean Sweep
    .text = Receive $70 or more in one gambling game.
goal-sundance_kid_1 = Express Delivery
    .text = In the course of the game rob the train twice with success.
goal-sundance_kid_2 = Ticket to Ride
    .text = Ride the railroad and start a train robbery in one turn.
goal-sundance_kid_3 = Both Ways Out
    .text = In the course of the game cross pass A and pass C.
goal-sundance_kid_4 = Notorious
    .text = Be on wanted space 5 or further.
goal-curly_bill_1 = Camp Butcher
    .text = In the course of the game turn in cattle in the renegade camp twice.
goal-curly_bill_2 = Longhorn King
    .text = Have three longhorns at once.
goal-curly_bill_3 = Toll Road
    .text = Win a robbery on the board of Buzzard Gulch.
goal-curly_bill_4 = Slippery
    .text = Win a fight against the sheriff, or as the target of an arrest.

## Choices that cards and tracks offer

offer-gambler_1 = gambler track, space 1
choice-gambler_1_1 = gain $10
choice-gambler_1_2 = draw a card
offer-gambler_3 = gambler track, space 3
choice-gambler_3_1 = gain $10
choice-gambler_3_2 = draw a card
offer-gambler_5 = gambler track, space 5
choice-gambler_5_1 = gain $20
choice-gambler_5_2 = draw two cards
offer-poker_prize = the prize for winning at poker
choice-poker_prize_1 = gain 1 LP
choice-poker_prize_2 = gain a gambler point
offer-maria_gertrudis_barcelo = { character-maria_gertrudis_barcelo }
choice-maria_gertrudis_barcelo_1 = gain $10
choice-maria_gertrudis_barcelo_2 = draw a card
offer-night_riders = { event_card-night_riders }
choice-night_riders_1 = discard a card
choice-night_riders_2 = lose $10
offer-stampede = { event_card-stampede }
choice-stampede_1 = discard a card
choice-stampede_2 = take a wound
offer-cabaret_brawl = { event_card-cabaret_brawl }
choice-cabaret_brawl_1 = lose $10
choice-cabaret_brawl_2 = take a wound
