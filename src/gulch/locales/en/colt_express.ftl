# The train heist. Names of players and bandits stand alone: no message needs a gender of them.

game-colt_express = Train heist
    .plays = Plays by the rules of Colt Express. Unofficial.

## Options of a table

option-bandits = Bandits
    .help = Who plays whom is dealt by chance, or everybody picks.
option-bandits-dealt = dealt
option-bandits-chosen = chosen
option-abilities = Abilities
    .help = Every bandit has an ability of their own.
option-events = Events
    .help = At the end of a round what is printed on its card happens.
option-stations = Stations
    .help = The last round is one of three stations. Needs events.
option-teams = Teams
    .help = Two or three players lead two bandits each.
option-expert = Experts
    .help = A discard pile, and cards kept from round to round.
option-special_punch = Special punch
    .help = One more card each: a punch that sends to the other level.
option-decoy_strongbox = Empty strongbox
    .help = One of three strongboxes is worth nothing.
option-circus = Circus car
    .help = One more car with two chests and a trampoline between its levels.
option-handcar = Handcar
    .help = A handcar before the locomotive, and a way to vanish for a while.
option-al_patron = Al Patron
    .help = A bandit who buys other people's cards takes part.
option-mary = Mary Pumpinks
    .help = A bandit without a player, for 2 to 5 players, not with teams.
option-tuco_same_space = Tuco fires beside him
    .help = With abilities Tuco may also fire at whoever is in his own place.
option-handcar_emerge = Back from hiding
    .help = Where a bandit from the handcar comes back.
option-handcar_emerge-handcar = in the handcar
option-handcar_emerge-car = in a car of their choice
option-open_history = Open pile
    .help = Cards played face up stay readable; otherwise only the top one.

## Questions: to whoever is asked, and to the others

ask-choosing = Which bandit will you be?
wait-choosing = { $seat } picks a bandit.
ask-scheming =
    { $turn_id ->
        [tunnel] A tunnel: play a card face down, or draw three?
        [speeding_up] Speeding up, two actions each: play a card, or draw three?
        [switching] Switching, the other way round: play a card, or draw three?
       *[standard] Play a card, or draw three?
    }
wait-scheming = { $seat } schemes.
ask-going = { $by }: where to?
wait-going = { $seat } moves { $by }.
ask-sending = { $by }: where does the marshal go?
wait-sending = { $seat } moves the marshal.
ask-aiming = { $by } fires: at whom?
wait-aiming = { $seat } aims for { $by }.
ask-robbing = { $by } robs: what do you take?
wait-robbing = { $seat } picks loot for { $by }.
ask-hitting = { $by } punches: whom?
wait-hitting = { $seat } picks a victim for { $by }.
ask-knocking = { $by } hits { $victim }: what do they drop?
wait-knocking = { $seat } decides what { $victim } drops.
ask-pushing = { $by } hits { $victim }: where do they go?
wait-pushing = { $seat } decides where { $victim } goes.
ask-keeping = { $victim } drops a purse. Does { $by } keep it?
wait-keeping = { $seat } may keep the purse of { $victim }.
ask-picking = { $by } is alone with a purse. Take it?
wait-picking = { $seat } may pick up a purse.
ask-teaming = Which team will you lead?
wait-teaming = { $seat } picks a team.
ask-marshal_card = Whose Marshal card do you keep?
wait-marshal_card = { $seat } gets the team ready.
ask-starting = Who starts in the last car? The other starts in the last but one.
wait-starting = { $seat } gets the team ready.
ask-searching = Which card do you take out of your deck?
wait-searching = { $seat } looks through the deck.
ask-chaining = After a Fire card your other bandit may follow at once. Which card?
wait-chaining = { $seat } may play one more card.
ask-sorting = Throw cards away, and keep the rest for the next round.
wait-sorting = { $seat } sorts the hand.
ask-changing = { $by } is at the circus. Change the level?
wait-changing = { $seat } may change the level of { $by }.
ask-hiding = { $by } hides: under which car?
wait-hiding = { $seat } hides { $by }.
ask-buying = Buy the card of { $owner } ({ $card })?
wait-buying = { $seat } may buy the card.

## Options

do-be = { $bandit }
do-play =
    { $turn_id ->
        [tunnel] Play { $card } face down
       *[standard] Play { $card }
    }
do-hide = Play { $card } face down
do-draw = Draw three cards
do-pass = Pass
do-go = To { $to }
do-send = To { $to }
do-shoot = Shoot { $at }
do-take = Take a { $loot }
do-hit = Punch { $at }
do-knock = A { $loot }
do-push = To { $to }
do-keep = Keep the purse
do-leave = Leave it lying
do-pick = Take the purse
do-let_lie = Let it lie
do-lead = The team of { $bandit }
do-play_for =
    { $turn_id ->
        [tunnel] Play { $card } of { $bandit } face down
       *[standard] Play { $card } of { $bandit }
    }
do-hide_for = Play { $card } of { $bandit } face down
do-follow = Then { $card } of { $bandit }
do-no_more = No second card
do-fetch = { $card } of { $bandit }
do-fetch_nothing = There is nothing to take
do-keep_marshal = That of { $bandit }
do-start_last = { $bandit } in the last car
do-throw = Throw away { $card }
do-throw_for = Throw away { $card } of { $bandit }
do-keep_rest = Keep the rest
do-change_level = Change the level
do-stay = Stay on this level
do-lie_under = Under { $car }
do-buy = Buy it for a purse of { $purse }
do-decline = Let it pass

## The log

log-is = { $who } is { $bandit }.
log-leads = { $who } leads { $bandit } and { $mate }.
log-marshal_card = { $who } keeps the Marshal card of { $bandit }.
log-round = Round { $round }: { $card }. { $first } begins.
log-fetched = { $who } takes a card out of the deck.
log-fetched_card = You take { $card } of { $who }.
log-drew =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-drew_card =
    { $count ->
        [one] { $who } gets { $card }.
       *[other] { $who } gets { $card } ×{ $count }.
    }
log-passed = { $who } can do nothing and passes.
log-played = { $who } plays { $card }.
log-laid = { $who } plays a card.
log-played_hidden = { $who } plays a card face down.
log-face_down = { $who } plays a card face down.
log-threw =
    { $count ->
        [one] { $who } throws away { $card }.
       *[other] { $who } throws away { $card } ×{ $count }.
    }
log-sorted =
    { $count ->
        [0] { $who } keeps no card.
        [one] { $who } keeps a card.
       *[other] { $who } keeps { $count } cards.
    }
log-shown = { $who }: { $card }.
log-bought = { $who } buys the card of { $owner }: { $card }.
log-no_effect = { $card } of { $who } has no effect.
log-moved = { $who } goes to { $to }.
log-marshal = The marshal goes to { $to }.
log-shot = { $who } shoots { $at }.
log-wounded = { $who } gets a neutral bullet.
log-took = { $who } takes a { $loot }.
log-dropped = { $who } drops a { $loot }.
log-kept = { $who } keeps the purse of { $victim }.
log-token =
    { $token_id ->
        [jewel] The jewel is worth 500.
        [strongbox] The strongbox is worth 1000.
        [empty_strongbox] The strongbox is empty.
        [chest] The chest is worth 1000.
        [empty_chest] The chest is empty.
       *[250] The purse is worth { $token }.
    }
log-event = Event: { $event }.
log-strongbox_added = A strongbox is put down: { $place }.
log-discarded = { $who } loses a purse of { $token } for good.
log-ransom = { $who } gets a ransom of 250.
log-handcar = The handcar rolls to { $end } of the train.
log-hid = { $who } hides under the train.
log-hid_under = You hide { $who } under { $car }.
log-bullet_removed = { $who } turns over a bullet: it leaves the game.
log-seduced = Mary beckons to { $who }.
log-gunslinger = { $who } is the gunslinger and gets 1000.
log-won = { $who } wins!
log-mary_won = { $who } is the richest: everybody else has lost.

## Why not

why-not-held = You do not have it.
why-deck-empty = Your deck is empty.
why-can-act = You can still play a card or draw.
why-no-such-power = Only Ghost can do that.
why-not-first-turn = Only in the first turn of a round.
why-must-move = Staying where one is does not count.
why-other-level = This does not lead to the other level.
why-too-far = That is too far.
why-no-such-car = The train has no such place.
why-out-of-sight = That bandit is not in the line of fire.
why-not-here = That bandit is not in the same place.
why-another-target-first = Not at Belle while there is another target.
why-no-such-loot = There is no such loot.
why-stays-inside = Mary never enters the handcar.
why-taken = Somebody has picked that already.
why-not-in-this-game = That bandit can't be picked.
why-team-taken = Somebody else leads this team.
why-no-such-team = No team is led by this bandit.
why-not-your-bandit = That is not your bandit.
why-marshal-cannot-follow = A Marshal card cannot follow a shot.
why-only-after-fire = A second card follows only after Fire.
why-the-other-bandit-follows = The second card must be your other bandit's.
why-deck-has-cards = You have to take a card.

## Names of things

card-move = Move
card-floor = Floor change
card-fire = Fire
card-robbery = Robbery
card-punch = Punch
card-marshal = Marshal
card-special_punch = Special punch
card-bullet = Bullet
card-hat_throw = Hat throw
card-seduction = Seduction

loot-purse = purse
loot-jewel = jewel
loot-strongbox = strongbox
loot-chest = chest
token-jewel = jewel
token-strongbox = strongbox
token-empty_strongbox = empty strongbox
token-chest = chest
token-empty_chest = empty chest

turn-standard = standard turn
turn-tunnel = tunnel
turn-speeding_up = speeding up
turn-switching = switching

event-none = nothing
event-angry_marshal = angry marshal
event-swivel_arm = swivel arm
event-braking = braking
event-take_it_all = take it all
event-rebellion = passengers' rebellion
event-revenge = marshal's revenge
event-pickpocketing = pickpocketing
event-hostage = hostage

end-head = the head
end-tail = the tail

bandit-ghost = Ghost
    .power = May play the first card of a round face down.
bandit-doc = Doc
    .power = Draws 7 cards instead of 6 at the start of a round.
bandit-tuco = Tuco
    .power = Also fires at whoever is in or on his car, through the roof.
bandit-cheyenne = Cheyenne
    .power = May keep the purse that her punch knocks loose.
bandit-belle = Belle
    .power = Is no target while there is another.
bandit-django = Django
    .power = Whoever he shoots is thrown one car on.
bandit-al_patron = Al Patron
    .power = Once per round buys a card just shown, for a purse.
bandit-mary = Mary
    .power = Plays by herself and is after jewels.

place-handcar = the handcar
place-inside_0 = the locomotive
place-roof_0 = the roof of the locomotive
place-inside_1 = car 1
place-roof_1 = the roof of car 1
place-inside_2 = car 2
place-roof_2 = the roof of car 2
place-inside_3 = car 3
place-roof_3 = the roof of car 3
place-inside_4 = car 4
place-roof_4 = the roof of car 4
place-inside_5 = car 5
place-roof_5 = the roof of car 5
place-inside_6 = car 6
place-roof_6 = the roof of car 6
place-inside_7 = car 7
place-roof_7 = the roof of car 7

car-locomotive = the locomotive
car-car_1 = car 1
car-car_2 = car 2
car-car_3 = car 3
car-car_4 = car 4
car-car_5 = car 5
car-car_6 = car 6
car-car_7 = car 7

round_card-angry_marshal_24 = angry marshal
round_card-swivel_arm_24 = swivel arm
round_card-braking_24 = braking
round_card-take_it_all_24 = take it all
round_card-rebellion_24 = passengers' rebellion
round_card-tunnel_24 = through the tunnels
round_card-bridge_24 = over the bridge
round_card-angry_marshal_56 = angry marshal
round_card-swivel_arm_56 = swivel arm
round_card-braking_56 = braking
round_card-take_it_all_56 = take it all
round_card-rebellion_56 = passengers' rebellion
round_card-tunnel_56 = through the tunnels
round_card-bridge_56 = over the bridge
round_card-revenge_station = station: marshal's revenge
round_card-pickpocketing_station = station: pickpocketing
round_card-hostage_station = station: hostage

# Without events: only the turns.
plain_card-angry_marshal_24 = 4 turns
plain_card-swivel_arm_24 = 4 turns
plain_card-braking_24 = 4 turns
plain_card-take_it_all_24 = 4 turns
plain_card-rebellion_24 = 5 turns
plain_card-tunnel_24 = 5 turns
plain_card-bridge_24 = 3 turns
plain_card-angry_marshal_56 = 3 turns
plain_card-swivel_arm_56 = 3 turns
plain_card-braking_56 = 4 turns
plain_card-take_it_all_56 = 3 turns
plain_card-rebellion_56 = 4 turns
plain_card-tunnel_56 = 4 turns
plain_card-bridge_56 = 2 turns

## The board in the terminal

board-round = Round { $round } of { $rounds }.
board-event = At the end: { $event }.
board-circus = circus
board-neutral = Neutral bullets: { $count }.
board-strongboxes = Strongboxes waiting: { $count }.
board-discard = Discard:
board-car = Car
board-roof = Roof
board-inside = Inside
board-marshal = marshal
board-pile = Pile:
board-player = Player
board-bandit = Bandit
board-loot = Loot
board-bullets = Bullets
board-wounds = Hits
board-cards = Hand+deck
board-hand = Your hand:
