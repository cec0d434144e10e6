# Flip-town. Names of players stand alone: no message needs a case or a gender of them.

game-pokertown = Flip-town
    .plays = Plays by the rules of Pokertown (Fliptown). Unofficial.

## Questions: to whoever is asked, and to the others

ask-cast = Who will you be?
wait-cast = { $seat } chooses a character.
ask-redraw = Keep this line-up, or have three new cards?
wait-redraw = { $seat } may have the line-up replaced.
ask-outlaw = You have caught your outlaw. Which reward?
wait-outlaw = { $seat } collects for an outlaw.
ask-assign = Which card gives the suit, which the rank, and which goes to poker?
    .hint = Press or drag cards to swap, then press a place.
wait-assign = { $seat } is thinking.
ask-place = Where do you go?
wait-place = { $seat } is thinking.
ask-grave = Which tombstone?
wait-grave = { $seat } is thinking.
ask-next = What do you do next?
    .hint = Your turn ends when you say so.
wait-next = { $seat } is thinking.
ask-tool = Which tool do you take?
wait-tool = { $seat } is thinking.
ask-cross_out = Cross out how many wanted, up to { $most }?
wait-cross_out = { $seat } is thinking.
ask-invest = The bank: invest in a colour?
wait-invest = { $seat } is thinking.
ask-buy = { $building }: buy something?
wait-buy = { $seat } is thinking.
ask-pay = { $building }: how many times do you pay?
wait-pay = { $seat } is thinking.
ask-land = The land office: which piece of land, and where?
wait-land = { $seat } is thinking.
ask-hunt = Whom do you hunt?
wait-hunt = { $seat } is thinking.
ask-office = The sheriff's office: what do you do?
wait-office = { $seat } is thinking.
ask-cheat = Poker: mark one of your cards?
wait-cheat = { $seat } may mark a card.
ask-forge = As which card shall the marked one count?
wait-forge = { $seat } marks a card.
ask-plea = Use your ability before the sheriff comes?
wait-plea = { $seat } may use an ability.
ask-bribe =
    { $wanted ->
        [one] Bribe the sheriff with { $wanted } nugget?
       *[other] Bribe the sheriff with { $wanted } nuggets?
    }
    .hint =
        { $dollars ->
            [0] A sheriff's card below { $wanted } would mean arrest: { $stars } stars lost.
           *[other] A sheriff's card below { $wanted } would mean arrest: { $dollars } dollars or { $stars } stars lost.
        }
wait-bribe = { $seat } decides about a bribe.
ask-marshal = Stand by the sheriff's card, or draw one of your own?
wait-marshal = { $seat } may draw an own sheriff's card.
ask-loss = You are arrested. What do you lose?
wait-loss = { $seat } decides what to lose.

## Options

do-choose = { $character }
do-redraw = Three new cards
do-keep_lineup = Keep the line-up
do-reward = { $reward }
do-use = Suit from { $suit ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    }, rank from { $rank ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    }
do-dig = To the graveyard, { $poker ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    } to poker
do-pass = Pass, { $poker ->
        [1] { $first }
        [2] { $second }
       *[3] { $third }
    } to poker
do-visit =
    { $price ->
        [0] { $place }
        [one] { $place }, for { $price } nugget
       *[other] { $place }, for { $price } nuggets
    }
do-joker_suit = A joker for the suit: any suit
do-joker_rank = A joker for the rank: any rank
do-shift = Your ability: shift the rank by your pans
do-act = Bonus action: { $place }
do-effect = Effect: { $building }
do-decline = Let the bonus action go: { $region }
do-bonus_power = Your ability: a bonus action, { $region }
do-ability = Use your ability
do-end_turn = End turn
do-tool = { $tool }
do-cross_out =
    { $count ->
        [0] Cross out nothing
       *[other] Cross out { $count } wanted
    }
do-nothing = Nothing this time
do-invest = Invest in { $colour } for 4 dollars
do-buy =
    { $item_id ->
        [draft_horse] Draft horse, 3 dollars: a hammer and 1 star
        [steed] Steed, 4 dollars: +6 on the frontier
        [pan] Pan and 1 star, 3 dollars
        [pickaxe] Pickaxe and 1 star, 2 dollars
        [bandana] Bandana, 1 dollar: less wanted
        [revolver] Revolver, 3 dollars
        [rifle] Rifle, 4 dollars
       *[silver_star] Next silver star, 2 dollars
    }
do-pay =
    { $times ->
        [0] Pay nothing
       *[other] { $building_id ->
            [church] { $times ->
                [one] Cross out { $times } wanted for { $times } dollar
               *[other] Cross out { $times } wanted for { $times } dollars
            }
            [saloon] { $times ->
                [one] { $times } star for 2 dollars
               *[other] { $times } stars for { $times } × 2 dollars
            }
           *[union] { $times ->
                [one] { $times } star for { $times } nugget
               *[other] { $times } stars for { $times } nuggets
            }
        }
    }
do-plot = { $plot }
do-look = Look at the sheriff's card
do-hunt = { $outlaw }
do-take_star = Take 1 star
do-cross_two = Cross out 2 wanted
do-play_fair = Play fair this time
do-mark = Mark { $own_card ->
        [1] { $card1 }
        [2] { $card2 }
        [3] { $card3 }
        [4] { $card4 }
        [5] { $card5 }
        [6] the first card of your pair
       *[7] the second card of your pair
    }
do-count_as = { $card }
do-wait = Not now
do-bribe = Bribe the sheriff
do-no_bribe = Take the risk
do-own_card = Draw an own card
do-accept = Stand by the sheriff's card
do-lose =
    { $loss_id ->
        [dollars] { $dollars } dollars
       *[stars] { $stars } stars, or all there are
    }
do-circle = { $tombstone }

## The log

log-round = Round { $round } begins: the deck is shuffled, the sheriff's card is set aside.
log-lineup = Line-up: { $first }, { $second }, { $third }.
log-redrawn = { $who } has the line-up replaced.
log-character = { $who } plays { $character }.
log-assigned = { $who }: suit from { $suit }, rank from { $rank }, { $poker } to poker.
log-dug = { $who } goes to the graveyard, { $poker } to poker.
log-passed = { $who } passes, { $poker } to poker.
log-joker =
    { $use_id ->
        [suit] { $who } spends a joker: any suit.
       *[rank] { $who } spends a joker: any rank.
    }
log-visited = { $who }: { $place }.
log-skipped =
    { $count ->
        [one] { $who } passes { $count } stage: its reward is lost.
       *[other] { $who } passes { $count } stages: their rewards are lost.
    }
log-gained = { $who } gains { $goods_id ->
        [dollars] { $count ->
            [one] { $count } dollar
           *[other] { $count } dollars
        }
        [nuggets] { $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }
        [stars] { $count ->
            [one] { $count } star
           *[other] { $count } stars
        }
        [wanted] { $count } wanted
        [pans] { $count ->
            [0] no pan: all four are circled
            [one] { $count } pan
           *[other] { $count } pans
        }
       *[hammers] { $count ->
            [0] no hammer: all four are circled
            [one] { $count } hammer
           *[other] { $count } hammers
        }
    } ({ $cause }).
log-paid = { $who } pays { $goods_id ->
        [nuggets] { $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }
       *[dollars] { $count ->
            [one] { $count } dollar
           *[other] { $count } dollars
        }
    } ({ $cause }).
log-lost = { $who } loses { $goods_id ->
        [dollars] { $count ->
            [one] { $count } dollar
           *[other] { $count } dollars
        }
       *[stars] { $count ->
            [0] no star: there is none
            [one] { $count } star
           *[other] { $count } stars
        }
    }.
log-crossed_out = { $who } crosses out { $count } wanted ({ $cause }).
log-robbed =
    { $result_id ->
        [success] { $who } robs { $target }: { $card } turns up, a success.
       *[failure] { $who } robs { $target }: { $card } turns up, a failure.
    }
log-bonus = { $who } gains a bonus action: { $region } ({ $cause }).
log-bonus_lost = { $who } has no place left for a bonus action: { $region }.
log-declined = { $who } lets a bonus action go: { $region }.
log-bought = { $who } marks on the sheet: { $item }.
log-hunts = { $who } hunts an outlaw: { $outlaw }.
log-looked = { $who } looks at the sheriff's card.
log-seen = The sheriff's card is { $card }.
log-land = { $who } draws land: { $plot }.
log-power = { $who } uses the ability of { $character }.
log-forged = { $who } marks { $card }: it counts as { $counts_as }.
log-pair_dealt = Your two cards of this round: { $first }, { $second }.
log-pair_shown = { $who } shows { $first } and { $second }.
log-hand = { $who }: { $hand }.
log-bribed =
    { $count ->
        [one] { $who } bribes the sheriff with { $count } nugget.
       *[other] { $who } bribes the sheriff with { $count } nuggets.
    }
log-sheriff = The sheriff's card is { $card }.
log-own_sheriff = { $who } draws { $card } instead.
log-arrested = { $who } is arrested.
log-free = { $who } stays free.
log-stolen = { $cowbot } steals a card.
log-bounty =
    { $count ->
        [one] { $who } meets a bounty, “{ $bounty }”: { $count } star.
       *[other] { $who } meets a bounty, “{ $bounty }”: { $count } stars.
    }
log-flipped = The bounty “{ $bounty }” is flipped.
log-reshuffled = The deck is too short: the discard pile is shuffled and put under it.
log-scored =
    { $points ->
        [one] { $who } has { $points } point.
       *[other] { $who } has { $points } points.
    }
log-cowbot_scored =
    { $points ->
        [one] { $cowbot } has { $points } point.
       *[other] { $cowbot } has { $points } points.
    }
log-title = In the Wild West { $who } is known as: { $score_word } { $wanted_word }.
log-achieved = Achievement: { $achievement }.

## Why not

why-same-card = One card can't be both suit and rank.
why-leads-nowhere = These cards lead to no place you can go to.
why-no-tombstone-left = Every tombstone is circled.
why-must-act = Something can be done for free, so you can't pass.
why-not-by-cards = The graveyard is chosen instead of suit and rank.
why-too-few-nuggets = You have too few nuggets.
why-other-price = The place costs a different number of nuggets.
why-no-such-power = Your character has no such ability.
why-power-spent = The ability is spent.
why-nothing-to-gain = The ability would give you nothing now.
why-stage-behind = You are past this stage.
why-already-robbed = This target is circled already.
why-already-open = This chamber is open already.
why-no-passage = No passage leads down to this chamber from an open one.
why-already-circled = This tombstone is circled already.
why-too-poor = You have too few dollars.
why-land-taken = There is land drawn already.
why-not-sold-here = This is not sold here.
why-owned-already = You have it already.
why-first-a-revolver = First comes the revolver.
why-hotel-full = All four silver stars are circled.
why-too-many = That is more than you can.
why-looked-already = You have seen the sheriff's card.
why-nothing-to-cross-out = You have no wanted to cross out.
why-no-such-bonus = No such bonus action waits.
why-no-such-effect = No effect of this building waits.
why-must-carry-out = Against a cowbot a bonus action must be carried out.
why-still-to-do = Something is still to be carried out.
why-no-such-card = You have no such card.
why-too-few-dollars = You don't have the full sum.
why-too-notorious = With so much wanted only stars can be lost.

## Options of a table

option-characters = Characters
    .help = Everybody gets a character with an own start kit and an ability.
option-characters-off = none
option-characters-random = at random
option-characters-chosen = one's own choice (solo)
option-holdem = Texas hold'em
    .help = Two private cards each for every round; the best five of seven count.
option-high_stakes = High stakes
    .help = Only the best hand at the table is paid.
option-cowbot = Cowbot
    .help = An automatic rival for a solo game.
option-cowbot-off = none
option-cowbot-jane = Calamity Jane
option-cowbot-billy = Billy the Kid
option-cowbot-bart = Black Bart
option-cowbot-earp = Wyatt Earp
option-cowbot-random = at random
option-difficulty = The cowbot's level
    .help = How much its stolen cards count and how many regions it scores.
option-difficulty-easy = low
option-difficulty-normal = normal
option-difficulty-hard = high
option-random_setup = One card for both
    .help = A drawn card names the cowbot by its suit and the character by its rank.
option-edition = Guns
    .help = The editions differ: +2 and +4 by the rulebook used here, +3 and +6 on the English sheet.
option-edition-ru = +2 and +4
option-edition-en = +3 and +6

## The terminal

board-round = Round { $round }, turn { $turn }. Sheriff's card: { $sheriff }.
board-points = points
board-cowbot = { $name }: stolen cards { $stolen }, points now { $points }.
board-discard = Discard pile: { $cards }
board-pair = Your pair:
board-signs = ★ stars · $ dollars · ● nuggets · ! wanted · ☆ silver stars at the end · ♥ ♠ ♦ ♣ † bonus action there · (circled) · -passed-
board-pan = pan
board-hammer = hammer
