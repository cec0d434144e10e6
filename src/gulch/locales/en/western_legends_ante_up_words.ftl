# Ante Up, an expansion of the frontier legends: its questions, answers, reasons and what is told.

option-ante_up = Ante Up
    .help = Buzzard Gulch, the train, faro and high stakes: a second board and a gambler track.

## Questions: to whoever is asked, and to the others

ask-betting =
    { $marker ->
        [0] Faro: on which card do you bet, and how much?
       *[other] Faro: a second bet, on another card?
    }
wait-betting = { $seat } places bets.
ask-considering =
    { $what_id ->
        [quarter_horse] Discard a card to go one territory further?
        [derringer] Discard the derringer for legend points?
       *[gazette] Discard the gazette for one more point?
    }
wait-considering = { $seat } may use: { $what }.
ask-driving_off = Do you drive off one of { $victim }'s animals?
wait-driving_off = { $seat } may drive off cattle.
ask-exploring = The frontier: cards worth { $left } are still needed. Which one do you discard?
wait-exploring = { $seat } explores the frontier.
ask-counting_as = The frontier: cards worth { $left } are still needed. Which card does the joker count as?
wait-counting_as = { $seat } chooses what the joker counts as.
ask-hauling =
    { $what_id ->
        [round_up] How many longhorns do you take?
        [deliver] How many longhorns do you turn in?
       *[pick_up] How many nuggets do you pick up?
    }
wait-hauling =
    { $what_id ->
        [round_up] { $seat } rounds up longhorns.
        [deliver] { $seat } may turn in longhorns.
       *[pick_up] { $seat } may pick up nuggets.
    }
ask-joining_faro = A game of faro in your town. Join?
wait-joining_faro = { $seat } may join the game of faro.
ask-leading = The sheriff can go { $steps ->
        [one] one more territory
       *[other] { $steps } more territories
    }. Where to?
wait-leading = { $seat } moves the sheriff.
ask-luring = Where does the sheriff come to?
wait-luring = { $seat } lures the sheriff.
ask-placing = The event: where? ({ $area })
wait-placing = { $seat } carries out an event.
ask-keeping_three = Which legend token do you give back? You keep three.
wait-keeping_three = { $seat } looks at legend tokens.
ask-pursuing = Wanted Posters: which of the most wanted does the sheriff go to?
wait-pursuing = { $seat } chooses whom the sheriff goes to.
ask-raising = High stakes: $20 more, or out?
wait-raising = { $seat } decides whether to stay in.
ask-stalking = The sheriff is looking for { $prey }. Which way?
wait-stalking = { $seat } moves the sheriff.
ask-staying = Faro: stay for the jackpot, or take your bets back?
wait-staying = { $seat } decides whether to stay.

## Answers

do-bet = { $on }: ${ $size }
do-count_as = { $card }
do-deal_anywhere = Start a game of poker right here
do-drive_off_cattle = A cattle token
do-drive_off_longhorn = A longhorn
do-explore = Explore the frontier
do-faro = Start a game of faro
do-fold = Leave the game
do-halt = He stays here
do-high_roller = Play against the high roller
do-high_stakes = Start a game at high stakes
do-high_stakes_anywhere = Start a game at high stakes right here
do-leave_herd = Nothing
do-lure = { $to }
do-no_more_bets = No second bet
do-place = { $at }
do-rail = Take the railroad
do-raise = Stay in for $20
do-rob_train = Rob the train
do-round_up = Round up longhorns
do-send_sheriff = Send the sheriff
do-spend_card = { $card }
do-stalk = { $to }
do-stay_in = Stay
do-take_some = { $amount }
do-to_the_train = To the train: { $to }
do-trail = Take the trail over the pass
do-withdraw = Take the bets back

## What is told

log-beat_roller = { $who } beats the high roller and takes the stake back.
log-bets = { $who } bets ${ $dollars } on { $rank }.
log-counted_as = { $who } counts the joker as { $card }, which stays in hand.
log-event_is_due = { $who } has reached an event marker ({ $track }).
log-explored = { $who } explores the frontier: { $token }.
log-faro_shows = Faro, shown: { $card }.
log-faro_turns = Faro, card { $number }: { $card }.
log-folds = { $who } leaves the game.
log-gold_at = A nugget on the board: { $at }.
log-got_longhorns = { $who } takes { $count ->
        [one] a longhorn
       *[other] { $count } longhorns
    } and has { $left }.
log-happens = Event: { $event }.
log-jackpot_hit = Jackpot! { $who } wins three times the bet on { $rank }.
log-longhorns_at = { $count ->
        [one] A longhorn
       *[other] { $count } longhorns
    } on the board: { $at }.
log-lost_bet = { $who } loses the bet on { $rank }.
log-lost_longhorns = { $who } loses all longhorns.
log-no_more_events = There are no events left.
log-on_gambler = { $who } is on gambler space { $cell }.
log-prospector_is = { $who } meets a freelance prospector: { $token }.
log-raises = { $who } stays in for $20.
log-renegade_is = { $who } meets a renegade: { $token }.
log-rides_the_rails = { $who } takes the railroad.
log-roller_at = A high roller is in the saloon: { $town }.
log-roller_is = { $who } plays against a high roller: { $token }.
log-sits_down = { $who } sits down to faro.
log-sold_longhorns = { $who } turns in { $count ->
        [one] a longhorn
       *[other] { $count } longhorns
    } and keeps { $left }.
log-stole_longhorn = { $who } drives off a longhorn of { $victim }.
log-stops_train = { $who } stops the train: { $heist }.
log-surveyed = A frontier token lies here: { $at }.
log-takes_the_trail = { $who } takes the trail over the pass.
log-token_at = { $kind_id ->
        [prospector] A freelance prospector
       *[renegade] A renegade
    } turns up: { $at }.
log-token_back = An event token makes room: { $at }.
log-train_at = The train stops: { $stop }.
log-withdrew = { $who } takes the bets back.
log-won_bet = { $who } wins the bet on { $rank }.

## Why not

why-already-there = You are there already.
why-at-least-one = At least one.
why-already-bet-on = Your other bet lies on this card.
why-hand-too-small = Your cards are not worth enough.
why-stays-in-hand = The joker counts as this card, which stays in hand.
why-must-bet = At least one bet is needed.
why-needs-a-card = It takes a poker card that can be played.
why-no-frontier-token = The token here is gone.
why-no-high-roller = No high roller is here.
why-no-longhorns = There are no longhorns here.
why-no-shortest-way = He has to take a shortest way.
why-no-train-there = From there the train can't be robbed now.
why-not-empty = Something is there already.
why-not-in-area = The event does not mean this territory.
why-not-so-many = There are not so many, or there is no room for them.
why-not-your-power = That is another character's ability.
why-power-used = Once per turn is the most.
why-sheriff-rests = The sheriff is not active.
why-train-robbed = One train robbery per turn is the most.

## In the terminal

board-more-signs = { $train } train ({ $stop }), { $token } event token, { $longhorn } longhorn, { $gold } nugget

## Things that are named

area-mesitos_point = Mesito's Point
area-sunny_hills = Sunny Hills
area-spikes_view = Spike's View
area-cliff_junction = Cliff Junction
area-dixon_creek = Dixon Creek
area-buzzard_gulch_frontier = frontier of Buzzard Gulch
area-mines = a mine
area-main_board = out of town, main board
area-bare_frontier = a frontier territory without a token
haul-round_up = longhorns on the spot
haul-deliver = longhorns to turn in
haul-pick_up = nuggets
stop-SV12 = rail station, main board
stop-CJ12 = hideout C, Cliff Junction
stop-PC = pass C
stop-RS = rail station, Buzzard Gulch
stop-PA = pass A
stop-a_right = A on the train board, right
stop-b = B on the train board
stop-a_left = A on the train board, left
token_kind-renegade = renegade
token_kind-prospector = freelance prospector
town-none = no town
town-darkrock = Darkrock
town-red_falls = Red Falls
town-buzzard_gulch = Buzzard Gulch
