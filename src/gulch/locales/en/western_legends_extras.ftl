# Fistful of Extras, an expansion of the frontier legends: names and texts of everything on paper.

## Chapters of the rules

chapter-extras = Fistful of Extras
chapter-jokers = Jokers

## Characters

character-belle_starr = Belle Starr
    .power = Against bandits, guards and the sheriff the opposing card is lowered by 2. After you beat a bandit you may take a wanted point as your reward.
    .kit = Starts at the Red Falls store with a revolver, $30 and one poker card.
    .help = The wanted point comes in place of the LP or the marshal point.
character-isom_dart = Isom Dart
    .power = If you start your turn with cattle you may take one more action this turn. Then discard all cattle at the end of the turn.
    .kit = Starts at the blue ranch with a revolver, a workhorse and one poker card.
    .help = Decided at the start of the turn. What you still hold at its end goes back to the ranches.
character-allan_pinkerton = Allan Pinkerton
    .power = Action: look at the hand of a player on your territory or an adjacent one and name a rank. That player discards all cards of that rank.
    .kit = Starts in the bank with a revolver, a holster and one poker card.
    .help = As often as you have actions. Only you see the hand.
character-buffalo_bill_cody = Buffalo Bill Cody
    .power = If your turn starts out of town, gain a nugget.
    .kit = Starts at the green ranch with a revolver, a mule and one poker card.
character-bat_masterson = Bat Masterson
    .power = At the start of your turn you may put a bandit into a free hideout, or remove one, to move up to two territories.
    .kit = Starts at Dixon Creek with an upgraded revolver, $10 and two poker cards.
    .help = Once per turn. An ordinary movement, but no move action.
character-pearl_hart = Pearl Hart
    .power = After you gain marshal or wanted points in your turn, draw a poker card, and you may move up to two territories.
    .kit = Starts at Dixon Creek with a revolver, two poker cards and a cattle token from a ranch of your choice.
    .help = Once each time, however many points. The move waits until the action is over.

## Jokers

card-joker = Joker
    .bonus = Copies another card of your hand, which you show and keep. In the flop or with the dealer it is any card.
card-joker_red = Joker, red
card-joker_black = Joker, black

## Items

item-workhorse = workhorse
    .text = Speed 3. You can hold one more cattle token, and acquiring cattle gives one more.
    .upgraded = Speed 4. You can hold two more cattle tokens, and acquiring cattle gives one more.
item-peacekeeper = peacekeeper
    .text = A marshal gains one more marshal point after an arrest or wrangling; a wanted player one more wanted point after a robbery or rustling.
    .upgraded = As before. Bonus in a fight: the opposing card is lowered by 1.
item-holster = holster
    .text = Reaction in a fight: discard any number of poker cards; the opposing card is lowered by 1 for each.
    .help = Once per fight, at least one card.

## Conditions of stories

condition-upgrade = Upgrade your gear
    .help = Upgrade a weapon or a mount.

## Stories

story-lost_patrol = The Lost Patrol
    .text = Each gains $10 and draws a poker card for each bandit on the board, at least one, at most three.
story-gang_payroll = The Gang's Payroll
    .text = Each gains $30 and may then pay $20 to another player to gain 1 LP.
story-ambush_canyon = Ambush Canyon
    .text = Each turns up the top fight card and puts it under the deck: 2 LP for a jack or higher, otherwise $20.
story-riverboat_night = Riverboat Night
    .text = Each may discard up to two poker cards, then draws as many and two more.
story-cold_deck = The Cold Deck
    .text = Each gains $20 and takes a card of choice from the poker discard pile; if it is empty, draws one.
story-ladys_farewell = The Lady's Farewell
    .text = Each gains 1 LP. Those with the fewest LP among the participants draw a poker card as well.
story-bank_audit = Bank Audit
    .text = Who holds $60 or more gains 1 LP and draws a poker card; anybody else gains $40.
story-strongbox = The Strongbox
    .text = Each chooses: gain $40; or pay $30 to gain two nuggets.
story-painted_wagon = The Painted Wagon
    .text = Each draws two poker cards and may put the own figure on any town territory of the main board; who is wanted not on the sheriff's.
story-curtain_call = Curtain Call
    .text = Each chooses: pay $20 to gain 2 LP, and the next player draws a poker card; or discard two cards to gain 2 LP; or gain $30.
story-stampede = Stampede
    .text = Each draws two poker cards and gains $10. Then everybody out of town who takes no part takes a wound.
story-railhead_buyer = The Railhead Buyer
    .text = Each gains 1 LP and may return a cattle token to its ranch for $30.
story-chuckwagon = The Chuckwagon
    .text = Each heals a wound, then draws poker cards up to three in hand, at least one.
story-pawnbroker = The Pawnbroker
    .text = Each chooses: return goods to the counter for $50; or draw two poker cards.
story-town_council = The Town Council
    .text = All choose secretly honour or purse. All honour: 1 LP and $10 each. All purse: $30 each. Mixed: $50 for purse, $20 for honour.
story-poster_on_the_post = The Poster on the Post
    .text = Each draws a poker card and gains $10 for each row of the own marshal or wanted marker; without a marker $20.
story-two_badges = Two Badges
    .text = Each gains $20 and names another player; both draw a poker card.
story-army_surgeon = The Army Surgeon
    .text = Each heals a wound and may discard a poker card for each further one; who has no wounds draws two instead. Then each gains $10.
story-hot_springs = Hot Springs
    .text = Each draws two poker cards. Until the end of the next own turn wounds don't lower the hand limit.
story-claim_dispute = The Claim Dispute
    .text = Each chooses: take a nugget from a player who has more nuggets; or gain $30.
story-bone_bed = The Bone Bed
    .text = Each rolls a prospecting die: 1 LP and $10 for a nugget, otherwise $30.
story-gunsmiths_wager = The Gunsmith's Wager
    .text = Each draws a poker card and shows it: 1 LP for a jack or higher, otherwise $20.
story-horse_fair = The Horse Fair
    .text = Who has an active mount may make a story move up to its speed and gains $30; anybody else gains $40.
story-tin_star = The Tin Star
    .text = A marshal gains a marshal point. A wanted player on space 2 or further may go back one space to gain 2 LP, otherwise draws two poker cards. Anybody else chooses a marshal point or $30.

## Goals

goal-belle_starr_1 = Bandit Queen
    .text = In the course of the game beat two bandits while wanted.
goal-belle_starr_2 = Fine Horseflesh
    .text = Own two mounts, at least one of them upgraded.
goal-belle_starr_3 = Velvet and Spurs
    .text = Spend $60 or more at the cabaret with one action while wanted.
goal-belle_starr_4 = Bluff at the Vault
    .text = Win the fight of a heist with a card whose printed rank is 9 or lower.
goal-isom_dart_1 = Brand Artist
    .text = In the course of the game rustle two cattle tokens.
goal-isom_dart_2 = The Whole Herd
    .text = Deliver two cattle tokens at once.
goal-isom_dart_3 = Seasoned Drover
    .text = In the course of the game deliver cattle in three different turns.
goal-isom_dart_4 = Both Sides of the Fence
    .text = In the course of the game wrangle at least once and rustle at least once.
goal-allan_pinkerton_1 = We Never Sleep
    .text = In the course of the game use your legendary ability three times.
goal-allan_pinkerton_2 = Case Closed
    .text = Arrest the most wanted player, if there is only one.
goal-allan_pinkerton_3 = Undercover
    .text = Have 10 LP or more with neither marshal nor wanted points.
goal-allan_pinkerton_4 = Anonymous Letter
    .text = Move the sheriff so that another player is arrested.
goal-buffalo_bill_cody_1 = Show in Two Towns
    .text = In the course of the game place story markers while in Darkrock and while in Red Falls.
goal-buffalo_bill_cody_2 = Packed Mule
    .text = Hold six nuggets or more.
goal-buffalo_bill_cody_3 = The Whole Company
    .text = In the course of the game fight every other player at least once.
goal-buffalo_bill_cody_4 = Grand Tour
    .text = In the course of the game end your turns in five different regions.
goal-bat_masterson_1 = Two Dens Less
    .text = Beat or remove the bandits of two hideouts in one turn.
goal-bat_masterson_2 = The Columnist
    .text = In the course of the game take part in two stories that other players resolve.
goal-bat_masterson_3 = Lawman at the Table
    .text = Win at poker while a marshal.
goal-bat_masterson_4 = Reputation Precedes
    .text = In the course of the game have two of your fights refused.
goal-pearl_hart_1 = The Last Stagecoach
    .text = Win a robbery out of town.
goal-pearl_hart_2 = Well-Off Fugitive
    .text = Be on wanted space 4 or further and hold $60 or more.
goal-pearl_hart_3 = Change of Clothes
    .text = In the course of the game be a marshal and be wanted.
goal-pearl_hart_4 = Quick Getaway
    .text = Succeed in a robbery or a heist and end that turn four or more territories away.

## Choices that cards offer

offer-strongbox = { story-strongbox }
choice-strongbox_1 = gain $40
choice-strongbox_2 = pay $30, gain two nuggets
offer-curtain_call = { story-curtain_call }
choice-curtain_call_1 = pay $20, gain 2 LP
choice-curtain_call_2 = discard two cards, gain 2 LP
choice-curtain_call_3 = gain $30
offer-claim_dispute = { story-claim_dispute }
choice-claim_dispute_1 = take a nugget
choice-claim_dispute_2 = gain $30
offer-pawnbroker = { story-pawnbroker }
choice-pawnbroker_1 = return goods for $50
choice-pawnbroker_2 = draw two cards
offer-tin_star = { story-tin_star }
choice-tin_star_1 = a marshal point
choice-tin_star_2 = gain $30
offer-gunsmiths_wager = { story-gunsmiths_wager }
choice-gunsmiths_wager_1 = 1 LP
choice-gunsmiths_wager_2 = gain $20
use-card = as a card
use-action = as an Action
use-reaction = as a Reaction
vote-honour = honour
vote-purse = purse

## Questions: to whoever is asked, and to the others

ask-copying =
    { $use_id ->
        [action] Which Action does the joker copy?
        [reaction] Which Reaction does the joker copy?
       *[card] Which card does the joker copy? You show it and keep it.
    }
wait-copying = { $seat } chooses a card for a joker to copy.
ask-discarding_more = Discard one more card?
wait-discarding_more = { $seat } may discard cards.
ask-driving_hard = One more action this turn? What cattle you still hold then goes back to the ranches.
wait-driving_hard = { $seat } may drive the cattle hard.
ask-naming = Which rank must { $at } discard?
wait-naming = { $seat } names a rank.
ask-raiding = A bandit comes or goes, and you move up to two territories?
wait-raiding = { $seat } may call or chase off a bandit.
ask-choosing_discarded = Which card do you take from the discard pile?
wait-choosing_discarded = { $seat } looks through the discard pile.
ask-voting = Honour or purse?
wait-voting = { $seat } votes in the town council.
ask-settling = Which town do you go to in the painted wagon?
wait-settling = { $seat } may ride in the painted wagon.
ask-selling_cattle = Sell a cattle token for $30?
wait-selling_cattle = { $seat } may sell cattle.
ask-pawning = Which goods do you pawn?
wait-pawning = { $seat } pawns goods.
ask-turning_back = Go back one space on the wanted track for 2 LP?
wait-turning_back = { $seat } thinks about the tin star.

## Options

do-copy = { $card }
do-enough = Enough
do-take_crime = A wanted point
do-investigate = Investigate { $at }
do-name_rank = { $rank }
do-take_discarded = { $card }
do-vote = { $what }
do-settle = { $to }
do-stay = Stay where you are
do-pawn = { $item } for $50

## The log

log-copied = { $who }: the joker copies { $card }.
log-investigated = { $who } investigates { $at } and names a rank: { $rank }.
log-turned_up_fight_card = Turned up: { $card }.
log-took_discarded = { $who } takes { $card } from the discard pile.
log-voted = { $who } votes: { $vote }.
log-came_back = { $who } goes back one space on the wanted track.

## Why something can't be done

why-nothing-to-discard = You have no card to discard.
why-nobody-near = It has to be another player on your territory or an adjacent one.
why-no-hand = That player has no cards.
why-not-pawned = Only goods of the counter are pawned.
why-not-so = The joker can't copy this card here.
why-is-copied = The joker copies this card, which stays in hand.
why-not-belle = Only Belle Starr takes a wanted point for a bandit.
why-not-pinkerton = Only Allan Pinkerton investigates.
why-no-such-rank = There is no such card in that hand.
why-not-discarded = This card is not in the discard pile.
why-no-town = It has to be a town of the main board, and no place that you must avoid.
