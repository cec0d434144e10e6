# The table of Frontier legends: what only the page says. Names of cards, places and people are in the game's own texts.

wl-map = The map
wl-mini-map = Small map: press to look there
wl-to-my-figure = To my figure
wl-zoom-in = Closer
wl-zoom-out = Further away
wl-place-steps = { $place }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
wl-house-sheriff_office = Sheriff
wl-house-store = Store
wl-house-saloon = Saloon
wl-house-bank = Bank
wl-house-doctor = Doctor
wl-house-cabaret = Cabaret
wl-house-mine = Mine
wl-house-rail_station = Station
wl-house-ranch_green = Ranch
wl-house-ranch_blue = Ranch
wl-house-hideout = Hideout

wl-hand = Your cards
wl-no-cards = No poker cards.
wl-use-action = Action
wl-use-bonus = Bonus
wl-use-reaction = Reaction
wl-others = The others
wl-own = What you have
wl-man = Man in Black
wl-no-character = No character yet
wl-cards = Poker cards
wl-wounds = Wounds
wl-nuggets = Nuggets
wl-money = Money
wl-cattle = Cattle
wl-speed = Speed
wl-points = Legend points
wl-stories = Open stories
wl-open-story = Open story
wl-no-story = No story lies here any more.
wl-markers = { $count } of { $of } markers
wl-story-help = Meet the condition in your turn to place a marker. { $left ->
    [one] One more marker
   *[other] { $left } more markers
} and the story is told: everybody with a marker on it takes part.

wl-now-bank = You now: { $nuggets ->
    [one] one nugget
   *[other] { $nuggets } nuggets
} for ${ $dollars } and { $points } LP.
wl-now-no-nuggets = You have no nuggets to deposit.
wl-now-doctor = You now: { $wounds ->
    [one] one wound healed and a card drawn
   *[other] { $wounds } wounds healed and as many cards drawn
} for $10.
wl-now-unhurt = You have no wounds.
wl-now-cabaret = You now: up to { $points } LP for ${ $dollars }.
wl-now-saloon = You now: a pot of $60 or more; you would choose from { $cards } cards.
wl-now-poor = You don't have the $10 for the stake.
wl-now-store = You have ${ $money } to spend.
wl-now-station = { $cattle ->
    [0] You have no cattle to deliver.
    [one] You now: one cattle token to deliver.
   *[other] You now: { $cattle } cattle tokens to deliver.
}
wl-now-ranch = { $cattle ->
    [0] You have no cattle of the other colour to bring here.
   *[other] You now: stolen cattle to bring here.
}
wl-now-camp = { $cattle ->
    [0] You have no cattle to bring here.
   *[other] You now: cattle to bring here.
}
wl-here = Here: { $who }.
wl-away = { $steps ->
    [one] One step
   *[other] { $steps } steps
} from you, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
wl-danger-bandit = A bandit is here: he stops you, and you fight.
wl-danger-sheriff = The sheriff is { $steps ->
    [0] here
    [one] one step
   *[other] { $steps } steps
} { $steps ->
    [0] himself
   *[other] from here
}, and you are wanted.
wl-upgraded-does = Upgraded: { $text } Worth { $points } LP at the end.
wl-origin = Source: { $source }. { $why }
wl-price = ${ $price } to buy, as much to upgrade. { $left ->
    [0] None left
   *[other] { $left } left
} on the counter.
wl-about-player = { $legend } LP, ${ $money }, nuggets: { $nuggets }, wounds: { $wounds }, cards: { $cards } of { $limit }.
wl-owns = Owns: { $items }.
wl-stands = Stands here: { $place }.
wl-legendary = Legendary ability: it works.
wl-not-legendary = Legendary ability: from 5 LP on.
wl-die = Die { $number }: { $face }

wl-sheet = Player board of { $name }
wl-sheet-before = The player before
wl-sheet-next = The next player
wl-free-places = { $count ->
    [one] one free place for goods
   *[other] { $count } free places for goods
}
wl-in-use = in use
wl-upgraded = Upgraded
wl-left = { $count } left
wl-goals = Goals
wl-secret-goals = { $count ->
    [one] one secret goal
   *[other] { $count } secret goals
}
wl-tokens = Legend tokens
wl-ability = Legendary ability
wl-beginning = Beginning

wl-counter = At the counter
wl-your-items = Which one?
wl-relic = Legendary: drawn by stories, never sold or upgraded.
wl-yours = Yours
wl-not-now = Not now

wl-fight = The fight
wl-a-fight = Fight
wl-fight-card = Fight card
wl-fight-bonus = Bonus
wl-played-by = played by { $name }
wl-face-down = a card, face down
wl-no-card-yet = No card yet
wl-your-fight-cards = Fight cards to choose from
wl-ladder = Ranks
wl-at-stake-of = { $name }, at stake:
wl-at-stake = At stake:
wl-step-announced = Announced
wl-step-shown = Shown
wl-step-reactions = Reactions
wl-step-reward = Reward

wl-poker = The poker table
wl-flop = Flop
wl-combinations = Combinations, the best first
wl-your-best = you can make:
wl-pot = $50 of the house and { $players } × $10
wl-deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
wl-dealer = deals for the house
wl-has-laid = has chosen
wl-thinks = chooses
wl-wins-pot = wins the pot

wl-story-told = A story
wl-they-take-part = Taking part: { $names }

wl-end-is-near = The end is near
wl-end-follows = When this round is over, everybody has one last turn.
wl-last-round = The last round
wl-last-round-is = The last round: one turn each.

wl-legend-is = The legend of the frontier
wl-total = { $points } LP in all
wl-you-won = You have won!
wl-your-place = Your place: { $place } of { $of }
wl-count = The count
wl-points-by-turn = Legend points, turn by turn
wl-score-legend = Legend points
wl-score-items = Upgraded items
wl-score-money = Money, 1 LP for every $60
wl-score-wounds = Wounds
wl-score-wanted = Wanted
wl-score-marshal = Marshal
wl-score-tokens = Legend tokens
wl-score-total = In all
wl-ties = Ties: more track points, then more nuggets, then fewer wounds.

wl-hint-acting = { $actions ->
    [one] One action left.
   *[other] { $actions } actions left.
}
wl-hint-rest = Rest on a place, a card or a player to read what it would give you.
wl-hint-going = The number is the steps; a diamond on a border means you may cross at the corner. A bandit ends the move.
wl-hint-driving = Whoever is wanted and is met by the sheriff may be arrested.
wl-hint-committing = Face down: the higher rank wins. Its Bonus works in the fight, its Action does not.
wl-hint-laying = Your cards and the three of the flop make the hand. Rank and suit count, and poker Bonuses; played cards are discarded.
wl-hint-marking = Whoever has a marker on a story takes part when it is told.
wl-hint-joining = It costs $10 and brings a card; the best hand takes the pot, a loser draws a card.
wl-hint-sending = The higher rank wins, ties too. What the card says happens after the Reactions, win or lose.
wl-hint-shopping = As much as you can pay for, all with this one action.
wl-hint-choosing = The other one goes back. The ability works from 5 legend points on.
wl-hint-discarding = You hold more than your limit.
wl-hint-meeting_sheriff = You are wanted: this is lost before he tries to arrest anybody.
wl-hint-reacting = { $npc ->
    [yes] When you pass, the fight card takes effect and the ranks decide.
   *[no] Reactions are played in turn; two passes in a row end the fight.
}
wl-hint-lead = { $lead ->
    [ahead] You lead, { $mine } to { $theirs }.
    [behind] You are behind, { $mine } to { $theirs }.
   *[level] Level, { $mine } to { $theirs }.
} { $npc ->
    [yes] When you pass, the fight card takes effect.
   *[no] Two passes in a row end the fight.
}
wl-gain-gold = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
wl-gain-legend = { $count } LP
wl-gain-healed = { $count ->
    [one] { $count } wound healed
   *[other] { $count } wounds healed
}
wl-gain-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
wl-gain-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
wl-gain-marshal = marshal point
wl-gain-wanted = wanted
wl-gain-badge = marshal points

## With the second board

wl-train-board = Train board
wl-lies-token = Here waits: { $name }. It stops every move, and you fight. { $help }
wl-lies-longhorns = { $count ->
    [one] A longhorn grazes
   *[other] { $count } longhorns graze
} here: an action takes as many as you like. Each slows you by 1 and is worth 1 LP and $30 at a ranch, a rail station or the camp.
wl-lies-gold = { $count ->
    [one] A nugget lies
   *[other] { $count } nuggets lie
} here: end a move here to pick it up, without an action.
wl-explored = The token of this frontier is gone.
wl-unexplored = To explore it: discard cards worth { $sum } ({ $number } and { $token }); 10 to king count 10, an ace 11.
wl-high-roller = A high roller sits here: poker one to one for a stake of $20, an action.
wl-gambling-here = With Ante Up the host who wins takes 1 LP or a gambler point, a guest who wins a gambler point. Faro and high stakes are played here, too.
wl-sells-longhorns = End a move here with longhorns: 1 LP and $30 each.
wl-railroad-here = The railroad: $10 to the other station, and on from there, one move.
wl-post-sells = It sells: { $items }.
wl-train-here = The train is here. { $help }
wl-train-stops = Now: { $stop }. Next turn: { $next }.
wl-train-from-hideouts = While it is on the train board it is robbed from the hideouts of its letter.
wl-gambler-spaces = 1 and 3: $10 or a card. 2: 1 LP. 4: a legend token. 5: $20 or two cards. 6: 2 LP. 7: two legend tokens.
wl-gamblers-at = Now: { $names }.
wl-events-wait = Whoever comes first to a marked space carries out an event. Marked: { $events }.
wl-score-gambler = Furthest on the gambler track

wl-faro = The faro table
wl-faro-seen = among the four
wl-faro-loses = loses
wl-faro-pays = pays 1×
wl-faro-jackpot = jackpot 3×
wl-faro-stays = stays down
wl-faro-bank = { $name } deals
wl-bet-lost = lost
wl-bet-won = won
wl-bet-jackpot = jackpot
wl-if-won = Won:
wl-if-lost = Lost:
wl-wound-and-card = A wound, and you draw a card.
wl-at-the-post = At the trading post
wl-roller-pays = Stake back and { $reward }
wl-pot-high = high stakes
wl-hint-betting = The first of the four cards loses, the second pays the bet, the third is the jackpot, three times the bet. Each win is a gambler point.
wl-hint-joining_faro = You bet $10 or $20 on one or two ranks; nothing is paid before a bet is lost.
wl-hint-raising = $20 more for the pot, or you leave and draw a card at the end. Two more cards will be laid open.
wl-hint-staying = { $rank }: one chance in { $chance } for ${ $most } and a gambler point, otherwise you lose ${ $dollars }.
wl-hint-staying-vain = { $rank } can't come any more: you lose ${ $dollars }.

wl-numbered = bandit { $number }, the { $name }
wl-danger-numbered = The top bandit card says what is special about him: the line with his number.

wl-house-marshal_office = Marshal
wl-house-outlaw_camp = Camp
wl-far-frontier = Frontier
short-play = { $card }
short-mark =
    { $stack ->
        [1] The first story
       *[2] The second story
    }
