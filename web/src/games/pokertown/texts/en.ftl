# Flip-town on the page: headings, slots, effects, the count.

pt-frontier = Frontier
pt-badlands = Badlands
pt-mine = Mine
pt-town = Town
pt-graveyard = Graveyard
pt-poker = Poker
pt-regions = Regions of the sheet
pt-inventory = Inventory
pt-counted-dollars = { $count ->
    [one] dollar
   *[other] dollars
}
pt-counted-nuggets = { $count ->
    [one] nugget
   *[other] nuggets
}
pt-counted-stars = { $count ->
    [one] star
   *[other] stars
}
pt-counted-pans = { $count ->
    [one] pan
   *[other] pans
}
pt-counted-hammers = { $count ->
    [one] hammer
   *[other] hammers
}
pt-counted-wanted = wanted
pt-row-chicken = Chicken
pt-row-cow = Cow
pt-row-stagecoach = Coach
pt-row-train = Train

## The line-up

pt-lineup = Line-up: press two cards, or drag one onto another, and they change places
pt-suit = Suit
pt-rank = Rank
pt-suit-hearts = Hearts
pt-suit-spades = Spades
pt-suit-diamonds = Diamonds
pt-suit-clubs = Clubs
pt-to-frontier = to the frontier
pt-to-badlands = to the badlands
pt-to-mine = to the mine
pt-to-town = to town
pt-counts = counts { $rank }
pt-into-round = into round { $round }
pt-unused = not used
pt-when = Round { $round } of 3 · turn { $turn } of 5
pt-when-short = round { $round } · turn { $turn }
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
pt-effect-undertaker = First visit: from now on tombstones bring you no wanted. Second visit: the shovel, a star for each tombstone.
pt-effect-bank = Invest { $bank } dollars in red or black: whenever all three cards have the colour, you gain as many stars as the round's number.
pt-effect-hideout = Cross out up to { $hideout } wanted.
pt-effect-stable = Buy one horse: a draft horse for { $draft_horse } dollars (a hammer and a star) or a steed for { $steed } dollars (+{ $steed_rank } on the frontier).
pt-effect-store = Buy one thing: a pan and a star for { $pan } dollars, a pickaxe and a star for { $pickaxe } dollars, a bandana for { $bandana } dollar.
pt-effect-church = Pay { $church } dollar for each wanted you cross out, up to { $most }.
pt-effect-hotel = Pay { $silver_star } dollars for the next silver star. Only the last one counts at the end.
pt-effect-land_office = Buy land in one of three shapes; its cells give stars, and the ninth cell { $land } more.
pt-effect-armoury = Buy a revolver for { $revolver } dollars (+{ $revolver_rank } to robbery cards), later a rifle for { $rifle } dollars (+{ $rifle_rank } instead).
pt-effect-bail_bonds = Hunt an outlaw: each card of that rank in a line-up brings { $caught_dollars } dollars, or { $caught_nuggets } nuggets, or { $caught_cross_out } wanted crossed out.
pt-effect-sheriffs_office = You may look at the sheriff's card. Then take a star or cross out { $office_cross_out } wanted.
pt-effect-saloon = Pay { $saloon } dollars for a star, up to { $most } times.
pt-effect-union = Pay { $union } nugget for a star, up to { $most } times.

pt-about-dollars = Every 4 are a point at the end. Buildings take them.
pt-about-nuggets = They change suit (2) and rank (1 for each step), and bribe the sheriff. Every 2 are a point at the end.
pt-about-stars = A point each.
pt-about-wanted = Whoever has more than the sheriff's card shows is arrested.
pt-about-pans = A nugget each at the end of a round.
pt-about-hammers = Two dollars each at the end of a round.
pt-about-steed = +{ $steed_rank } to the rank on the frontier.
pt-about-draft_horse = Brought a hammer and a star.
pt-about-pickaxe = Shifts the rank by up to { $pickaxe_rank } in the mine.
pt-about-bandana = Each robbery brings 1 wanted less.
pt-about-revolver = +{ $revolver_rank } to your robbery cards.
pt-about-rifle = +{ $rifle_rank } to your robbery cards, instead of the revolver.
pt-about-undertaker = Tombstones bring no wanted.
pt-about-shovel = A star for each tombstone you circle.

## Buildings ask

pt-purse = You have: ${ $dollars } · nuggets { $nuggets } · wanted { $wanted }.
pt-waiting = Not used yet: { $list }.
pt-sheriff-is = The sheriff's card is { $card }; your wanted is { $wanted }.
pt-hunt-brings = Each card of that rank turned up later brings ${ $caught_dollars }, or { $caught_nuggets } nuggets, or −{ $caught_cross_out } wanted.
pt-tools-bring = At the end of each round a pan brings a nugget, a hammer two dollars.
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
pt-takes-town = { $name } takes town
pt-share-town = The town is shared
pt-points-by-turn = Points, turn by turn
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
pt-score-mine_frontier = Silver: frontier
pt-score-mine_badlands = Silver: badlands
pt-score-mine_mine = Silver: mine
pt-score-mine_town = Silver: town
pt-score-mine_graveyard = Silver: graveyard
pt-score-stolen = Stolen cards
pt-score-frontier = Uncircled: frontier
pt-score-badlands = Uncircled: badlands
pt-score-mine = Uncircled: mine
pt-score-town = Uncircled: town
pt-score-character = For the character
pt-score-holdem = For hold'em
pt-achievements = Achievements
pt-kept = { $count } of { $of } reached on this device. Best game alone: { $best }.
pt-beaten = beaten, { $level }
pt-this-game = in this game

## On buttons

short-reward =
    { $reward_id ->
        [dollars] $4
        [nuggets] 2 nuggets
       *[cross_out] −2 wanted
    }
short-redraw = New cards
short-keep_lineup = Keep them
short-look = Look
short-take_star = 1 star
short-cross_two = −2 wanted
short-nothing = Nothing
short-invest = { $colour }, $4
short-effect = { $building }
short-act = { $place }
short-decline = Skip: { $region }
short-bonus_power = Ability: { $region }
short-ability = Use it
short-bribe = Bribe
short-own_card = Draw a card
short-accept = Stand by it
short-lose =
    { $loss_id ->
        [dollars] { $dollars } dollars
       *[stars] { $stars } stars
    }
short-buy =
    { $item_id ->
        [draft_horse] Draft horse, $3
        [steed] Steed, $4
        [pan] Pan, $3
        [pickaxe] Pickaxe, $2
        [bandana] Bandana, $1
        [revolver] Revolver, $3
        [rifle] Rifle, $4
       *[silver_star] Silver star, $2
    }

## Big moments

pt-end-of-round = End of round { $round }: poker and work
pt-bribes = Bribes
pt-robbery-success = The robbery succeeds
pt-robbery-failure = The robbery fails
pt-robbery-needed = { $rank } or higher was needed.
pt-stamp-arrested = Arrested
pt-stamp-free = Free
pt-stamp-bribed = Bribe paid
pt-gain-skipped = { $count ->
    [one] { $count } reward is skipped for good
   *[other] { $count } rewards are skipped for good
}
