# Flip-town: the names of everything on the sheet and the cards.

## Cards

card-hearts_a = A♥
card-hearts_2 = 2♥
card-hearts_3 = 3♥
card-hearts_4 = 4♥
card-hearts_5 = 5♥
card-hearts_6 = 6♥
card-hearts_7 = 7♥
card-hearts_8 = 8♥
card-hearts_9 = 9♥
card-hearts_10 = 10♥
card-hearts_j = J♥
card-hearts_q = Q♥
card-hearts_k = K♥
card-spades_a = A♠
card-spades_2 = 2♠
card-spades_3 = 3♠
card-spades_4 = 4♠
card-spades_5 = 5♠
card-spades_6 = 6♠
card-spades_7 = 7♠
card-spades_8 = 8♠
card-spades_9 = 9♠
card-spades_10 = 10♠
card-spades_j = J♠
card-spades_q = Q♠
card-spades_k = K♠
card-diamonds_a = A♦
card-diamonds_2 = 2♦
card-diamonds_3 = 3♦
card-diamonds_4 = 4♦
card-diamonds_5 = 5♦
card-diamonds_6 = 6♦
card-diamonds_7 = 7♦
card-diamonds_8 = 8♦
card-diamonds_9 = 9♦
card-diamonds_10 = 10♦
card-diamonds_j = J♦
card-diamonds_q = Q♦
card-diamonds_k = K♦
card-clubs_a = A♣
card-clubs_2 = 2♣
card-clubs_3 = 3♣
card-clubs_4 = 4♣
card-clubs_5 = 5♣
card-clubs_6 = 6♣
card-clubs_7 = 7♣
card-clubs_8 = 8♣
card-clubs_9 = 9♣
card-clubs_10 = 10♣
card-clubs_j = J♣
card-clubs_q = Q♣
card-clubs_k = K♣

## Regions

region-frontier = frontier
region-badlands = badlands
region-mine = mine
region-town = town
region-graveyard = graveyard

## Places

place-stage_a = frontier, stage A
place-stage_2 = frontier, stage 2
place-stage_3 = frontier, stage 3
place-stage_4 = frontier, stage 4
place-stage_5 = frontier, stage 5
place-stage_6 = frontier, stage 6
place-stage_7 = frontier, stage 7
place-stage_8 = frontier, stage 8
place-stage_9 = frontier, stage 9
place-stage_10 = frontier, stage 10
place-stage_j = frontier, stage J
place-stage_q = frontier, stage Q
place-stage_k = frontier, stage K
place-target_2 = badlands, chicken 2
place-target_3 = badlands, chicken 3
place-target_4 = badlands, chicken 4
place-target_5 = badlands, cow 5
place-target_6 = badlands, cow 6
place-target_7 = badlands, cow 7
place-target_8 = badlands, stagecoach 8
place-target_9 = badlands, stagecoach 9
place-target_10 = badlands, stagecoach 10
place-target_j = badlands, train J
place-target_q = badlands, train Q
place-target_k = badlands, train K
place-chamber_1a = mine, level 1, left chamber
place-chamber_1b = mine, level 1, right chamber
place-chamber_2a = mine, level 2, left chamber
place-chamber_2b = mine, level 2, middle chamber
place-chamber_2c = mine, level 2, right chamber
place-chamber_3a = mine, level 3, first chamber
place-chamber_3b = mine, level 3, second chamber
place-chamber_3c = mine, level 3, third chamber
place-chamber_3d = mine, level 3, fourth chamber
place-chamber_4a = mine, level 4, first chamber
place-chamber_4b = mine, level 4, second chamber
place-chamber_4c = mine, level 4, third chamber
place-chamber_4d = mine, level 4, fourth chamber
place-chamber_4e = mine, level 4, fifth chamber
place-undertaker = town, undertaker (A)
place-bank = town, bank (2)
place-hideout = town, hideout (3)
place-stable = town, stable (4)
place-store = town, general store (5)
place-church = town, church (6)
place-hotel = town, hotel (7)
place-land_office = town, land office (8)
place-armoury = town, armoury (9)
place-bail_bonds = town, bail bonds (10)
place-sheriffs_office = town, sheriff's office (J)
place-saloon = town, saloon (Q)
place-union = town, prospectors' union (K)
place-tombstone_tl = graveyard, top left
place-tombstone_tc = graveyard, top centre
place-tombstone_tr = graveyard, top right
place-tombstone_ml = graveyard, left centre
place-tombstone_mc = graveyard, centre
place-tombstone_mr = graveyard, right centre
place-tombstone_bl = graveyard, bottom left
place-tombstone_bc = graveyard, bottom centre
place-tombstone_br = graveyard, bottom right

## Buildings

building-undertaker = Undertaker
building-bank = Bank
building-hideout = Hideout
building-stable = Stable
building-store = General store
building-church = Church
building-hotel = Hotel
building-land_office = Land office
building-armoury = Armoury
building-bail_bonds = Bail bonds
building-sheriffs_office = Sheriff's office
building-saloon = Saloon
building-union = Prospectors' union

## Tombstones

tombstone-tl = Top left
tombstone-tc = Top centre
tombstone-tr = Top right
tombstone-ml = Left centre
tombstone-mc = Centre
tombstone-mr = Right centre
tombstone-bl = Bottom left
tombstone-bc = Bottom centre
tombstone-br = Bottom right

## Items

item-draft_horse = draft horse
item-steed = steed
item-pan = pan
item-pickaxe = pickaxe
item-bandana = bandana
item-revolver = revolver
item-rifle = rifle
item-undertaker = the undertaker's protection
item-shovel = shovel
item-bank_red = investment in red
item-bank_black = investment in black
item-silver_star = silver star of the hotel
colour-red = red
colour-black = black
tool-pan = a pan
tool-hammer = a hammer

## Land

plot-domino_12 = two in line, 4 dollars: cells 1, 2
plot-domino_23 = two in line, 4 dollars: cells 2, 3
plot-domino_14 = two in line, 4 dollars: cells 1, 4
plot-domino_25 = two in line, 4 dollars: cells 2, 5
plot-domino_45 = two in line, 4 dollars: cells 4, 5
plot-domino_36 = two in line, 4 dollars: cells 3, 6
plot-domino_56 = two in line, 4 dollars: cells 5, 6
plot-domino_47 = two in line, 4 dollars: cells 4, 7
plot-domino_58 = two in line, 4 dollars: cells 5, 8
plot-domino_78 = two in line, 4 dollars: cells 7, 8
plot-domino_69 = two in line, 4 dollars: cells 6, 9
plot-domino_89 = two in line, 4 dollars: cells 8, 9
plot-line_123 = three in line, 6 dollars: cells 1, 2, 3
plot-line_456 = three in line, 6 dollars: cells 4, 5, 6
plot-line_147 = three in line, 6 dollars: cells 1, 4, 7
plot-line_258 = three in line, 6 dollars: cells 2, 5, 8
plot-line_369 = three in line, 6 dollars: cells 3, 6, 9
plot-line_789 = three in line, 6 dollars: cells 7, 8, 9
plot-corner_124 = corner, 8 dollars: cells 1, 2, 4
plot-corner_125 = corner, 8 dollars: cells 1, 2, 5
plot-corner_235 = corner, 8 dollars: cells 2, 3, 5
plot-corner_145 = corner, 8 dollars: cells 1, 4, 5
plot-corner_245 = corner, 8 dollars: cells 2, 4, 5
plot-corner_236 = corner, 8 dollars: cells 2, 3, 6
plot-corner_256 = corner, 8 dollars: cells 2, 5, 6
plot-corner_356 = corner, 8 dollars: cells 3, 5, 6
plot-corner_457 = corner, 8 dollars: cells 4, 5, 7
plot-corner_458 = corner, 8 dollars: cells 4, 5, 8
plot-corner_568 = corner, 8 dollars: cells 5, 6, 8
plot-corner_478 = corner, 8 dollars: cells 4, 7, 8
plot-corner_578 = corner, 8 dollars: cells 5, 7, 8
plot-corner_569 = corner, 8 dollars: cells 5, 6, 9
plot-corner_589 = corner, 8 dollars: cells 5, 8, 9
plot-corner_689 = corner, 8 dollars: cells 6, 8, 9

## Goods, rewards, causes

goods-dollars = dollars
goods-nuggets = nuggets
goods-stars = stars
goods-wanted = wanted
goods-pans = pans
goods-hammers = hammers
goods-bonus = bonus action
reward-dollars = 4 dollars
reward-nuggets = 2 nuggets
reward-cross_out = cross out 2 wanted
loss-dollars = The dollars
loss-stars = The stars
joker-suit = suit
joker-rank = rank
result-failure = failure
result-success = success
cause-place = place
cause-robbery = robbery
cause-link = between tombstones
cause-first_visit = first visit
cause-building = building
cause-shovel = shovel
cause-land = land
cause-bank = bank
cause-outlaw = outlaw
cause-row = row of targets
cause-poker = poker
cause-work = work and panning
cause-bounty = bounty
cause-power = ability
cause-change = change of cards
cause-bribe = bribe
cause-arrest = arrest
outlaw-j = jack
outlaw-q = queen
outlaw-k = king
target-chicken_2 = chicken 2
target-chicken_3 = chicken 3
target-chicken_4 = chicken 4
target-cow_5 = cow 5
target-cow_6 = cow 6
target-cow_7 = cow 7
target-stagecoach_8 = stagecoach 8
target-stagecoach_9 = stagecoach 9
target-stagecoach_10 = stagecoach 10
target-train_j = train J
target-train_q = train Q
target-train_k = train K

## Poker

hand-nothing = nothing
hand-pair = a pair
hand-two_pair = two pair
hand-three = three of a kind
hand-straight = straight
hand-flush = flush
hand-full_house = full house
hand-four = four of a kind
hand-straight_flush = straight flush
hand-royal_flush = royal flush

## Characters

character-none = nobody in particular
    .power = The common start.
character-trailblazer = Trailblazer
    .power = Once: a bonus action on the frontier.
character-cheat = Cheat
    .power = Once: in poker one of your cards counts as any card.
character-prospector = Prospector
    .power = Once: shift your rank card by up to as many as you have pans.
character-settler = Settler
    .power = Once: a bonus action in town.
character-bandit = Bandit
    .power = Once: a bonus action in the badlands.
character-marshal = Marshal
    .power = Once: draw an own sheriff's card, for yourself alone.
character-preacher = Preacher
    .power = Once: before the arrest cross out up to 6 wanted.
character-miner = Miner
    .power = Once: a bonus action in the mine.
character-ranch_hand = Ranch Hand
    .power = Once: cross out 2 wanted for each of your hammers.
character-grave_robber = Grave Robber
    .power = Starts with the shovel. Once: a bonus action in the graveyard.
character-man_in_black = Man in Black
    .power = Once: a bonus action in any region.
character-baroness = Baroness
    .power = Once: as many nuggets as you have wanted.
character-mayor = Mayor
    .power = Once: replace the line-up before anybody acts.
character-wild_card = Wild Card
    .power = Twice: a joker makes your suit card any suit or your rank card any rank.

## Bounties

bounty-four_each = four in each
    .help = Circle 4 places in each of frontier, badlands, mine and town.
bounty-frontier_actions = all actions of the trail
    .help = Stop at every frontier stage that gives a bonus action.
bounty-five_tools = five tools
    .help = Have 5 pans and hammers in all.
bounty-town_stars = stars of the town
    .help = Take every first-visit star in town.
bounty-mine_nuggets = gold of the mine
    .help = Collect 9 nuggets in the mine.
bounty-every_row = one of each
    .help = Circle a chicken, a cow, a stagecoach and a train.
bounty-five_tombstones = five tombstones
    .help = Circle 5 tombstones, not counting the centre.
bounty-far_or_hunter = far out, or a hunter
    .help = Reach the last stage of the frontier, or hunt two different outlaws.
bounty-most_wanted = most wanted
    .help = Have 9 wanted.
bounty-well_equipped = well equipped
    .help = Have 4 of these 7: pan, hammer, steed, undertaker, bandana, pickaxe, revolver.
bounty-well_off = well off
    .help = Have 30 dollars, or 15 nuggets.
bounty-every_bonus = bonus everywhere
    .help = Carry out a bonus action in each of the five regions.

## Cowbots

cowbot-jane = Calamity Jane
    .help = With a heart in the line-up she steals a card when you gain a star.
cowbot-billy = Billy the Kid
    .help = With a spade in the line-up he steals a card when you gain wanted.
cowbot-bart = Black Bart
    .help = With a diamond in the line-up he steals a card when you gain a nugget.
cowbot-earp = Wyatt Earp
    .help = With a club in the line-up he steals a card when you gain a bonus action.

## Title

score_word-greenhorn = Greenhorn
score_word-weathered = Weathered
score_word-determined = Determined
score_word-sharpshooter = Sharp
score_word-legendary = Legendary
wanted_word-lawman = Lawman
wanted_word-settler = Settler
wanted_word-cowhand = Cowhand
wanted_word-daredevil = Daredevil
wanted_word-outlaw = Outlaw

## Achievements

achievement-six_each = 6 places circled in each region
achievement-seven_tools = 7 pans and hammers at the end
achievement-clean_slate = no wanted at the end
achievement-all_nuggets = every nugget of the mine
achievement-frontier_stars = every star of the frontier
achievement-town_stars = every first-visit star in town
achievement-every_row = a chicken, a cow, a stagecoach and a train
achievement-all_tombstones = all eight outer tombstones
achievement-great_hand = a royal flush, a straight flush or four of a kind
achievement-empty_pockets = neither dollars nor nuggets at the end
achievement-well_off = 30 dollars and 15 nuggets at the end
achievement-three_hands = three hands better than a pair
achievement-good_citizen = at most 5 wanted and never arrested
achievement-all_cowbots = all four cowbots beaten on normal
achievement-hard_cowbot = a cowbot beaten on high
achievement-watchful = at most one card stolen by a cowbot
achievement-notorious = 20 wanted at the end
achievement-silver = 24 silver stars
achievement-whole_region = every place of a region
achievement-legend = the title “Legendary”
