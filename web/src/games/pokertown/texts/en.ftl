# Flip-town on the page: headings, slots, effects, the count.

pt-frontier = Trail
pt-badlands = Badlands
pt-mine = Mine
pt-town = Town
pt-graveyard = Graveyard
pt-poker = Poker
pt-regions = Regions of the sheet
pt-inventory = Inventory
pt-pans = pans
pt-hammers = hammers
pt-row-chicken = Coop
pt-row-cow = Herd
pt-row-stagecoach = Stage
pt-row-train = Train

## The line-up

pt-lineup = Line-up: press two cards and they change places
pt-suit = Suit
pt-rank = Rank
pt-suit-hearts = Hearts
pt-suit-spades = Spades
pt-suit-diamonds = Diamonds
pt-suit-clubs = Clubs
pt-to-frontier = to the trail
pt-to-badlands = to the badlands
pt-to-mine = to the mine
pt-to-town = to town
pt-counts = counts { $rank }
pt-into-round = into round { $round }
pt-unused = not used
pt-when = Round { $round } of 3 · turn { $turn } of 5
pt-turn-of = turn { $turn } of 5
pt-round = Round { $round }
pt-pair = Your pair
pt-card-help = As the suit it leads to: { $region }. As the rank it counts its number. As the poker card it goes into this round's column.

## People and rivals

pt-sheets = Sheets
pt-sheet-done = { $name }: done. Show the sheet
pt-sheet-thinking = { $name }: thinking. Show the sheet
pt-back = My sheet
pt-bounties = Bounties
pt-bounty-met = Met by { $names }.
pt-sheriff = The sheriff's card
pt-sheriff-help = Turned up at the end of the round: whoever has more wanted than its rank is arrested.
pt-uses = { $count ->
    [0] The ability is spent
    [one] The ability can be used once
   *[other] The ability can be used { $count } times
}
pt-points = points
pt-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pt-cowbot-stolen = { $count ->
    [one] { $count } stolen card, level: { $level }.
   *[other] { $count } stolen cards, level: { $level }.
}

## Places

pt-lit = May be chosen
pt-lit-for = { $price ->
    [one] May be chosen for { $price } nugget
   *[other] May be chosen for { $price } nuggets
}
pt-mark-circled = Circled
pt-mark-crossed = Crossed out
pt-gain-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
pt-gain-dollars = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
pt-gain-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
pt-gain-pans = { $count ->
    [one] { $count } pan
   *[other] { $count } pans
}
pt-gain-hammers = { $count ->
    [one] { $count } hammer
   *[other] { $count } hammers
}
pt-gain-wanted = { $count } wanted
pt-gain-bonus = bonus action: { $region }
pt-gain-tool = a pan or a hammer
pt-gain-cross_out = cross out up to { $count } wanted
pt-silver = At the end 1 silver star for each circled place: { $region }
pt-robbery = A card is turned up; if the robbery succeeds: { $reward }
pt-row-full = The whole row gives a bonus action: { $region }
pt-tombstone-help = { $count } wanted. Two circled neighbours give what stands between them.
pt-now = Now it would bring: { $reward }.
pt-first-visit = First visit: { $reward }.

pt-town-undertaker = Undertaker
pt-town-bank = Bank
pt-town-hideout = Hideout
pt-town-stable = Stable
pt-town-store = Store
pt-town-church = Church
pt-town-hotel = Hotel
pt-town-land_office = Land office
pt-town-armoury = Armoury
pt-town-bail_bonds = Bail bonds
pt-town-sheriffs_office = Sheriff
pt-town-saloon = Saloon
pt-town-union = Union
pt-effect-undertaker = From now on tombstones bring you no wanted.
pt-effect-bank = Invest in a colour: whenever all three cards have it, you gain stars.
pt-effect-hideout = Cross out wanted.
pt-effect-stable = Buy a draft horse or a steed.
pt-effect-store = Buy a pan, a pickaxe or a bandana.
pt-effect-church = Pay dollars to cross out wanted.
pt-effect-hotel = Buy silver stars; the last one counts.
pt-effect-land_office = Buy land in one of three shapes; its cells give stars.
pt-effect-armoury = Buy a revolver, later a rifle.
pt-effect-bail_bonds = Hunt an outlaw: each card of that rank in a line-up pays.
pt-effect-sheriffs_office = Look at the sheriff's card, or take a star, or cross out wanted.
pt-effect-saloon = Pay dollars for stars.
pt-effect-union = Pay nuggets for stars.

pt-about-dollars = Every 4 are a point at the end. Buildings take them.
pt-about-nuggets = They change suit (2) and rank (1 for each step), and bribe the sheriff. Every 2 are a point at the end.
pt-about-stars = A point each.
pt-about-wanted = Whoever has more than the sheriff's card shows is arrested.
pt-about-pans = A nugget each at the end of a round.
pt-about-hammers = Two dollars each at the end of a round.
pt-about-steed = Takes you further on the trail.
pt-about-draft_horse = Came with a hammer.
pt-about-pickaxe = Shifts the rank by up to 2 in the mine.
pt-about-bandana = Makes robberies less noticed.
pt-about-revolver = Helps in a robbery.
pt-about-rifle = Helps in a robbery even more.
pt-about-undertaker = Tombstones bring no wanted.
pt-about-shovel = Gives more in the graveyard.

## Buildings ask

pt-counter = Choose here
pt-land = Land
pt-land-drawn = Land drawn in cells: { $cells }
pt-cell = { $stars ->
    [one] Cell { $cell }, { $stars } star
   *[other] Cell { $cell }, { $stars } stars
}
pt-draw-land = { $stars ->
    [one] Pay ${ $price }, gain { $stars } star
   *[other] Pay ${ $price }, gain { $stars } stars
}
pt-pick-land = Press 2 or 3 cells
pt-pick-character = Press a character to read what it can do.
pt-be = That's me

## Poker, short

pt-hand-royal_flush = Royal flush
pt-hand-straight_flush = Str. flush
pt-hand-four = Four
pt-hand-full_house = Full house
pt-hand-flush = Flush
pt-hand-straight = Straight
pt-hand-three = Three
pt-hand-two_pair = Two pair
pt-hand-pair = Pair
pt-hand-nothing = Nothing

## The end

pt-winner = Winner
pt-most-points = The most points win; then the least wanted, the most nuggets, the most dollars.
pt-title-why = With { $points } points and { $wanted } wanted that is your name in the West.
pt-beat-cowbot = { $name } is beaten!
pt-lost-to-cowbot = { $name } wins this time.
pt-count = The count
pt-sum = Points
pt-score-stars = Stars
pt-score-dollars = Dollars, 4 for a point
pt-score-nuggets = Nuggets, 2 for a point
pt-score-hotel = Hotel
pt-score-mine_frontier = Silver: trail
pt-score-mine_badlands = Silver: badlands
pt-score-mine_mine = Silver: mine
pt-score-mine_town = Silver: town
pt-score-mine_graveyard = Silver: graveyard
pt-score-stolen = Stolen cards
pt-score-frontier = Uncircled: trail
pt-score-badlands = Uncircled: badlands
pt-score-mine = Uncircled: mine
pt-score-town = Uncircled: town
pt-score-character = For the character
pt-score-holdem = For hold'em
pt-achievements = Achievements
pt-kept = { $count } of { $of } reached on this device. Best game alone: { $best }.
pt-beaten = beaten, { $level }
pt-this-game = in this game
