# Frontier legends. Names of players stand alone: no message needs a case or a gender of them.
# Names and texts of cards, items and places are in western_legends_cards.ftl.

game-western_legends = Frontier legends
    .plays = Plays by the rules of Western Legends. Unofficial.

## Options of the table

option-length = Length
    .help = How many legend points trigger the end of the game.
option-length-short = short, 15 LP
option-length-medium = medium, 20 LP
option-length-long = long, 25 LP
option-goals = Goals
    .help = Everybody has three secret goals and earns legend tokens with them.
option-first_game = First game
    .help = Four characters, twenty stories, no cattle: the simplest way to begin.
option-extras = Fistful of Extras
    .help = Six more characters, 24 stories, three kinds of items and two jokers in the poker deck. Not in a first game.
option-bandit_cards = Bandit cards
    .help = Every bandit has a number, and a card read aloud before the fight says what is different this time. Needs Fistful of Extras.
option-good_bad_handsome = The Good, the Bad, the Handsome
    .help = Three more characters, twelve legendary items that can't be bought, and sixteen stories for those who pick fights. Not in a first game.

## Questions: to whoever is asked, and to the others

ask-choosing = Who will you be?
wait-choosing = { $seat } chooses a character.
ask-starting = Where do you start?
wait-starting = { $seat } chooses where to start.
ask-taking_income = Your turn begins. Which income do you take?
wait-taking_income = { $seat } takes an income.
ask-readying =
    { $kind_id ->
        [mount] Which mount do you ride this turn?
       *[weapon] Which weapon do you carry this turn?
    }
wait-readying =
    { $kind_id ->
        [mount] { $seat } chooses a mount.
       *[weapon] { $seat } chooses a weapon.
    }
ask-acting = What do you do?
wait-acting = { $seat } acts.
ask-going =
    { $way_id ->
        [story_move] The story lets you move. Where to?
        [story_mesas] The story lets you move, even across a mesa. Where to?
        [over_mesas] Where to? Across a mesa, too: { $steps ->
            [one] one territory
           *[other] { $steps } territories
        } at most.
       *[walk] Where to? You can go { $steps ->
            [one] one territory
           *[other] { $steps } territories
        }.
    }
wait-going = { $seat } moves.
ask-driving = The sheriff has { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to go. Where to?
wait-driving = { $seat } moves the sheriff.
ask-committing = Which card do you fight with?
wait-committing = { $seat } chooses a card for the fight.
ask-answering =
    { $quarrel_id ->
        [arrest] { $who } wants to arrest you. Do you fight?
        [robbery] { $who } wants to rob you. Do you fight?
       *[duel] { $who } challenges you to a duel. Do you fight?
    }
wait-answering = { $seat } decides whether to fight.
ask-facing =
    { $opponent_id ->
        [sheriff] The sheriff wants to arrest you. Fight, or surrender?
        [man_attacks] The Man in Black challenges you. Fight, or surrender?
       *[bandit] { $opponent }: fight, or surrender?
    }
wait-facing = { $seat } decides whether to fight.
ask-sending =
    { $opponent_id ->
        [bandit] You play for the bandit against { $who }. Which card?
        [guards] You play for the guards against { $who }. Which card?
        [sheriff] You play for the sheriff against { $who }. Which card?
        [renegade] You play for the renegade against { $who }. Which card?
        [prospector] You play for the prospector against { $who }. Which card?
        [train_guards] You play for the train guards against { $who }. Which card?
       *[man] You play for the Man in Black against { $who }. Which card?
    }
wait-sending = { $seat } chooses a fight card.
ask-reacting = Play a Reaction?
wait-reacting = { $seat } may play a Reaction.
ask-prize = You have beaten the bandit. What do you take?
wait-prize = { $seat } chooses the reward for the bandit.
ask-looting = You have won. What do you take from { $victim }?
wait-looting = { $seat } chooses the loot.
ask-shopping = What do you buy or upgrade?
wait-shopping = { $seat } is at the counter.
ask-equipping = Use the { $item } at once?
wait-equipping = { $seat } looks over the purchase.
ask-selling = How many nuggets do you sell?
wait-selling = { $seat } sells nuggets.
ask-revelling = How much do you spend at the cabaret?
wait-revelling = { $seat } revels.
ask-joining = A game of poker in your town. Join for $10?
wait-joining = { $seat } may join the poker game.
ask-laying =
    { $dealer_id ->
        [dealer] You are the dealer. Which card do you play?
       *[own] Which card do you play with the flop?
    }
wait-laying = { $seat } chooses cards for the poker hand.
ask-rerolling =
    { $by_id ->
        [card] Lucky Strike: which dice do you roll again?
       *[item] The miner's map: which die do you roll again?
    }
wait-rerolling = { $seat } may roll again.
ask-boosting =
    { $occasion_id ->
        [roll] Play a card on this roll?
        [bet] Play a card on this bet?
       *[track] Play a card on this point?
    }
wait-boosting = { $seat } may play a Reaction.
ask-deciding =
    { $what_id ->
        [turn_in] Turn in the cattle here?
        [restart] The 10: start the fight anew?
        [extra_step] Go one territory further?
        [ride_out] Discard a card to ride up to three territories?
        [look] Look at cards of the other side?
        [under_the_deck] Put this fight card under the deck?
        [steal_cattle] Take a cattle token, too?
        [move_on] Move on up to your speed?
       *[keep_played] Keep one of the cards you played?
    }
wait-deciding =
    { $what_id ->
        [turn_in] { $seat } may turn in cattle.
        [restart] { $seat } may start the fight anew.
        [extra_step] { $seat } may go one territory further.
        [ride_out] { $seat } may ride out before the turn begins.
        [steal_cattle] { $seat } may take a cattle token, too.
        [move_on] { $seat } may move on.
        [keep_played] { $seat } may keep a card.
       *[look] { $seat } decides.
    }
ask-picking =
    { $purpose_id ->
        [whiskey] Whom do you give the whiskey?
        [tribute] Who pays you a tribute?
        [arrest] Whom does the sheriff try to arrest?
        [pocket] Whose pocket?
        [man] Which of the two?
       *[story] Which player?
    }
wait-picking =
    { $purpose_id ->
        [arrest] { $seat } chooses whom the sheriff tries to arrest.
        [man] { $seat } chooses for the Man in Black.
       *[story] { $seat } picks a player.
    }
ask-discarding = Which card do you discard?
wait-discarding = { $seat } discards.
ask-meeting_sheriff = The sheriff is upon you. Which card do you discard?
wait-meeting_sheriff = { $seat } has met the sheriff and discards.
ask-giving_card = Which card do you discard?
wait-giving_card = { $seat } discards.
ask-offered = What do you choose? ({ $offer })
wait-offered = { $seat } chooses: { $offer }.
ask-tribute = { $to } wants $10 or a card from you.
wait-tribute = { $seat } pays { $to } a tribute.
ask-pocket = { $to } is at your pocket: $10, or a card at random?
wait-pocket = { $seat } is being pickpocketed by { $to }.
ask-bargaining = What do you take? ({ $offer })
wait-bargaining = { $seat } strikes a bargain.
ask-giving_up = Which cattle goes back to its ranch?
wait-giving_up = { $seat } returns cattle.
ask-adding_bandit = Put a bandit into a hideout?
wait-adding_bandit = { $seat } may call a bandit.
ask-removing_bandit = Which bandit leaves?
wait-removing_bandit = { $seat } removes a bandit.
ask-keeping_cards = Which card do you keep?
wait-keeping_cards = { $seat } looks at cards.
ask-marking =
    { $reason_id ->
        [freely] On which story do you put a marker?
       *[by_deed] You have met a condition. Take part in the story?
    }
wait-marking = { $seat } may take part in a story.
ask-declaring = Declare a goal?
wait-declaring = { $seat } thinks about goals.
ask-keeping_tokens = Which legend token do you give back?
wait-keeping_tokens = { $seat } looks at legend tokens.
ask-sending_man =
    { $kind_id ->
        [bandit] The Man in Black goes to the nearest bandit. Which one?
        [mine] The Man in Black goes to the nearest mine. Which one?
       *[saloon] The Man in Black goes to the nearest saloon. Where exactly?
    }
wait-sending_man = { $seat } moves the Man in Black.

## Options

do-be = { $character }
do-start = { $at }
do-income =
    { $kind_id ->
        [money] $20
        [cards] Two poker cards
       *[both] $10 and a poker card
    }
do-ready = { $item }
do-move = Move
do-play = Play { $card }
do-use = Use the { $item }
do-arrest = Arrest { $at }
do-duel = Challenge { $at } to a duel
do-rob = Rob { $at }
do-duel_man = Challenge the Man in Black to a duel
do-rob_man = Rob the Man in Black
do-shop = Go shopping
do-gamble = Start a game of poker
do-prospect = Prospect for gold
do-deposit = Deposit nuggets
do-heist = Try a heist
do-heal = See the doctor
do-revel = Revel at the cabaret
do-acquire = Acquire cattle
do-work = Work for $10
do-end_turn = End the turn
do-go = { $to }
do-drive = { $to }
do-send_man = { $to }
do-commit = { $card }
do-refuse = Refuse
do-surrender = Surrender
do-send = { $card }
do-react = { $card }
do-react_with = { $item }
do-boost = { $card }
do-pass = Pass
do-take_legend = 1 LP
do-take_badge = A marshal point
do-steal_money = Half of the money
do-steal_gold = Half of the nuggets
do-steal_nothing = Nothing
do-buy = Buy: { $item }
do-upgrade = Upgrade: { $item }
do-leave = Leave the counter
do-sell = { $amount ->
        [one] One nugget
       *[other] { $amount } nuggets
    }
do-spend =
    { $points ->
        [1] $30 for 1 LP
        [2] $60 for 2 LP
        [3] $90 for 3 LP
        [4] $120 for 4 LP
       *[other] Money for { $points } LP
    }
do-join = Join
do-stay_out = Stay out
do-lay = { $card }
do-reroll = Roll again: { $dice }
do-keep_dice = Keep the dice
do-yes = Yes
do-no = No
do-pick = { $who }
do-nobody = Nobody
do-drop = { $card }
do-take = { $choice }
do-give_money = Give $10
do-give = Give { $card }
do-give_random = Give a card at random
do-get = Take: { $item }
do-upgrade_cheaply = Upgrade: { $item }
do-take_money = Take $30
do-give_up =
    { $colour_id ->
        [green] A green token
       *[blue] A blue token
    }
do-add_bandit = { $hideout }
do-no_bandit = No bandit
do-remove_bandit = { $hideout }
do-keep_card = { $card }
do-mark =
    { $stack ->
        [1] A marker on the first story
       *[2] A marker on the second story
    }
do-shift =
    { $stack ->
        [1] Move a marker to the first story
       *[2] Move a marker to the second story
    }
do-declare = { $goal }
do-no_more_goals = Not now
do-give_back = { $token }

## The log

log-is_character = { $who } is { $character }.
log-starts = { $who } goes first.
log-turn = { $who } begins a turn.
log-took_income =
    { $income_id ->
        [money] { $who } takes $20.
        [cards] { $who } draws two poker cards.
       *[both] { $who } takes $10 and a poker card.
    }
log-uses = { $who } readies the { $item }.
log-drew =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
log-drew_card = { $who } gets { $card }.
log-reshuffled = The discard pile is shuffled into a new deck.
log-discarded = { $who } discards { $card }.
log-boosted = { $who } plays { $card }.
log-earned = { $who } gains ${ $dollars } and has ${ $left }.
log-paid = { $who } loses ${ $dollars } and has ${ $left }.
log-got_gold =
    { $nuggets ->
        [one] { $who } gets a nugget and has { $left }.
       *[other] { $who } gets { $nuggets } nuggets and has { $left }.
    }
log-lost_gold =
    { $nuggets ->
        [one] { $who } loses a nugget and has { $left }.
       *[other] { $who } loses { $nuggets } nuggets and has { $left }.
    }
log-wounded =
    { $count ->
        [one] { $who } takes a wound and has { $left }.
       *[other] { $who } takes { $count } wounds and has { $left }.
    }
log-healed =
    { $count ->
        [one] { $who } heals a wound and has { $left }.
       *[other] { $who } heals { $count } wounds and has { $left }.
    }
log-got_legend = { $who } gains { $points } LP and has { $left }.
log-lost_legend = { $who } loses { $points } LP and has { $left }.
log-became_legend = { $who } has become a legend: the ability works from now on.
log-on_marshal = { $who } is on marshal space { $cell }.
log-on_wanted = { $who } is on wanted space { $cell }.
log-lost_badge = { $who } is no marshal any more.
log-took_cattle =
    { $colour_id ->
        [green] { $who } takes green cattle.
       *[blue] { $who } takes blue cattle.
    }
log-wrangled_green = { $who } wrangles cattle: { $token }.
log-wrangled_blue = { $who } wrangles cattle: { $token }.
log-wrangled_orange = { $who } wrangles cattle: { $token }.
log-rustled_green = { $who } rustles cattle: { $token }.
log-rustled_blue = { $who } rustles cattle: { $token }.
log-rustled_orange = { $who } rustles cattle: { $token }.
log-returned_cattle =
    { $colour_id ->
        [green] { $who } loses green cattle.
       *[blue] { $who } loses blue cattle.
    }
log-stole_cattle =
    { $colour_id ->
        [green] { $who } takes green cattle from { $victim }.
       *[blue] { $who } takes blue cattle from { $victim }.
    }
log-went = { $who } moves to { $to }.
log-announced =
    { $quarrel_id ->
        [arrest] { $who } tries to arrest { $target }.
        [robbery] { $who } tries to rob { $target }.
       *[duel] { $who } challenges { $target } to a duel.
    }
log-met =
    { $opponent_id ->
        [bandit] { $who } runs into a bandit.
        [guards] { $who } faces the guards.
        [sheriff] { $who } faces the sheriff.
        [renegade] { $who } faces a renegade.
        [prospector] { $who } faces a freelance prospector.
        [train_guards] { $who } faces the train guards.
       *[man] { $who } faces the Man in Black.
    }
log-cards_drawn =
    { $count ->
        [one] { $who } draws a fight card.
       *[other] { $who } draws { $count } fight cards.
    }
log-drew_fight_card = You draw fight card { $card }.
log-looked =
    { $count ->
        [one] { $who } looks at a card.
       *[other] { $who } looks at { $count } cards.
    }
log-saw_card = You see { $card } of { $whose }.
log-saw_fight_card = You see fight card { $card }.
log-committed = { $who } commits a card.
log-sent = { $who } commits a fight card.
log-refused = { $who } refuses the fight.
log-surrendered = { $who } surrenders.
log-without_cards = { $who } has no card to fight with.
log-revealed = { $who } shows { $card }.
log-npc_revealed = The opponent shows { $card }.
log-changed_rank =
    { $side_id ->
        [fighter] The fighter's card counts as { $rank }.
       *[opponent] The opponent's card counts as { $rank }.
    }
log-reacted = { $who } reacts with { $card }.
log-reacted_with = { $who } reacts with: { $item }.
log-restarted = { $who } starts the fight anew.
log-won_fight = { $who } wins the fight.
log-lost_fight = { $who } loses the fight.
log-arrested = { $who } is arrested.
log-escaped = { $who } escapes arrest.
log-sheriff_at = The sheriff goes to { $to }.
log-sheriff_back = The sheriff is back: { $to }.
log-bandit_comes = A bandit turns up: { $to }.
log-bandit_leaves = The bandit is gone: { $of }.
log-got_item = { $who } gets: { $item }.
log-gave_up_item = { $who } gives up: { $item }.
log-bought = { $who } buys for ${ $dollars }: { $item }.
log-upgraded = { $who } upgrades: { $item }.
log-used_item = { $who } uses: { $item }.
log-played_card = { $who } plays { $card }.
log-rolled =
    { $second_id ->
        [none] { $who } rolls: { $first }.
       *[other] { $who } rolls: { $first }, { $second }.
    }
log-rolled_one = { $who } rolls: { $face }.
log-deposits =
    { $nuggets ->
        [one] { $who } sells a nugget to the bank.
       *[other] { $who } sells { $nuggets } nuggets to the bank.
    }
log-starts_heist = { $who } raids the bank!
log-sees_doctor = { $who } sees the doctor.
log-revels = { $who } revels at the cabaret.
log-works = { $who } works.
log-joined = { $who } sits down to a game of poker.
log-deals = { $who } deals.
log-flopped = In the flop: { $card }.
log-showed = { $who } plays { $card }.
log-has_hand = { $who } has: { $combination }.
log-won_pot = { $who } wins ${ $dollars }.
log-pot_lost = The house keeps the pot.
log-gave = { $who } gives a card to { $to }.
log-gave_card = { $who } gives { $card } to { $to }.
log-marked =
    { $stack ->
        [1] { $who } takes part in the first story.
       *[2] { $who } takes part in the second story.
    }
log-shifted =
    { $stack ->
        [1] { $who } moves a marker to the first story.
       *[2] { $who } moves a marker to the second story.
    }
log-resolved = { $who } tells the story: { $story }.
log-took_part = { $who } was part of it.
log-turned_up = Turned up: { $card }.
log-looked_at_deck = { $who } looks at the top fight card.
log-top_fight_card = On top is fight card { $card }.
log-declared = { $who } has reached a goal: { $goal }.
log-got_tokens =
    { $count ->
        [one] { $who } draws a legend token.
       *[other] { $who } draws { $count } legend tokens.
    }
log-gave_token_back = { $who } gives a legend token back.
log-wanted_income = { $who } is wanted, and everybody talks about it.
log-end_is_near = { $who } has reached the threshold: the end of the game has begun.
log-man_nears_end = The Man in Black has reached the threshold: the end of the game has begun.
log-last_round = The last round begins.
log-man_plays = The Man in Black: { $card }.
log-man_goes = The Man in Black goes to { $to }.
log-man_rolls = The Man in Black rolls: { $face }.
log-man_showed = The Man in Black plays { $card }.
log-man_gains = The Man in Black gains { $points } LP and has { $left }.

## Why not

why-already-owned = You own it already.
why-already-reacted = The same Reaction works only once in a fight, and outside fights one per action.
why-cant-be-done = That can't be done now.
why-condition-not-met = Its condition has not been met.
why-fought-already = You have fought that player in this turn.
why-goal-not-met = This goal has not been reached yet.
why-heist-done = One heist per turn is the most.
why-is-wanted = Wanted players can't gain marshal points.
why-must-pick = You have to pick somebody.
why-no-action = It has no Action.
why-no-badge-held = Only a marshal can arrest.
why-no-badge-here = This fight card bars the marshal point.
why-no-bandit-there = There is no bandit.
why-no-cards = There are no cards.
why-no-location = There is no location here to work in.
why-no-marker-left = Both your markers lie on stories.
why-no-marker-to-move = There is no marker of yours to move over.
why-no-money = There is no money.
why-no-nuggets = There are no nuggets.
why-no-reaction = It has no Reaction for this.
why-no-room-for-cattle = You can't hold more cattle.
why-no-space = You have no place for more goods.
why-no-story = There is no story on which you could put a marker now.
why-no-such-die = There is no such die.
why-no-such-fight-card = That fight card is not among those drawn.
why-nobody-to-rob = There is nobody here with money or cards.
why-not-a-start = This character does not start there.
why-not-at-ranch = You are not on a ranch.
why-not-dealt = You were not dealt this character.
why-not-for-sale = It is not on offer.
why-not-free = That hideout is not free.
why-not-held = You don't have it.
why-not-here = That can't be done on this territory.
why-not-here-too = That player is not on your territory.
why-not-in-this-hand = That card is not in this hand.
why-not-looked-at = You are not looking at that card.
why-not-of-this-kind = It is of another kind.
why-rests-in-this-turn = It can't be used in this turn.
why-nothing-to-copy = A joker needs another card in hand to copy.
why-no-such-cattle = You have no such cattle.
why-not-offered = That is not among the choices.
why-not-owned = You don't own it.
why-not-the-nearest = It is not the nearest.
why-not-upgradable = It can't be upgraded.
why-not-wanted = That player is not wanted.
why-not-your-goal = That is none of your goals.
why-not-your-token = That is none of your tokens.
why-nothing-to-steal = There is nothing to take.
why-one-die = The map allows one die.
why-one-second-wind = One Second Wind per turn.
why-ranch-empty = There is no cattle left on this ranch.
why-sheriff-there = The sheriff is there, and you are wanted.
why-sheriff-on-the-way = The sheriff is on the way, and you are wanted.
why-stopped-on-the-way = Somebody on the way would stop you.
why-not-sold-here = It is sold elsewhere.
why-sold-out = It is sold out.
why-story-full = This story has all its markers.
why-too-far = That is too far.
why-barred = Somebody there bars the way.
why-off-the-trail = He has to take a shortest way.
why-not-among-them = That is none of the players to choose from.
why-not-that-number = At least one, and no more than you have.
why-too-poor = You can't afford it.
why-nothing-to-buy = There is nothing here for you to buy or upgrade.
why-unhurt = You have no wounds.

## Words of the questions

decision-turn_in = turn in cattle
decision-restart = start the fight anew
decision-extra_step = one territory further
decision-ride_out = ride out
decision-look = look at cards
decision-under_the_deck = under the deck
decision-steal_cattle = take cattle
decision-move_on = move on
decision-keep_played = keep a card
purpose-whiskey = whiskey
purpose-tribute = tribute
purpose-arrest = arrest
purpose-pocket = pocket
purpose-story = story
purpose-man = the Man in Black
boost-roll = a roll
boost-bet = a bet
boost-track = a point
trail-none = nobody's trail
way-walk = on foot or mounted
way-over_mesas = also across mesas
way-story_move = story move
way-story_mesas = story move, also across mesas
hand-own = own hand
hand-dealer = dealer's hand
destination-bandit = bandit
destination-mine = mine
destination-saloon = saloon
reroll-card = Lucky Strike
reroll-item = miner's map
bargain-gift_horse = { story-gift_horse }
bargain-tools_of_the_trade = { story-tools_of_the_trade }
bargain-bulk_order = { story-bulk_order }
marking-by_deed = by a deed
marking-freely = freely
income-money = $20
income-cards = two poker cards
income-both = $10 and a poker card

# ---- the terminal ----
board-round = Round { $round }, the end begins at { $threshold } LP.
board-turn = { $who } acts, actions left: { $actions }.
board-signs = Letters are players, { $sheriff } the sheriff, { $bandit } a bandit, { $man } the Man in Black.
board-stories = Stories wait for:
board-player = player
board-place = where
board-legend = LP
board-money = money
board-gold = gold
board-wounds = wounds
board-law = law
board-cards = cards
board-items = items
board-hand = Your hand:
