# The dice shoot-out. Names of players stand alone: no message needs a case or a gender of them.

game-bang_dice = Dice shoot-out
    .plays = Plays by the rules of BANG! The Dice Game. Unofficial.

## Questions: to whoever is asked, and to the others

ask-gift = Who regains a life?
wait-gift = { $seat } chooses who regains a life.
ask-reroll = Re-roll dice, or stop?
wait-reroll = { $seat } decides about a re-roll.
ask-aim = Die { $die }, { $face }: whom do you shoot?
wait-aim = { $seat } aims die { $die }, { $face }.
ask-drink = Who drinks this beer?
wait-drink = { $seat } pours a beer.
ask-dodge = You are hit. Lose a life, or take an arrow instead?
wait-dodge = { $seat } may take an arrow instead of losing a life.
ask-drop = You have lost a life. Return one of your arrows?
wait-drop = { $seat } may return an arrow.
ask-return_arrow = Your gatling: whose arrow goes back to the middle?
wait-return_arrow = { $seat } may return anybody's arrow.

## Options

do-give = A life for { $to }
do-stop = Stop and resolve the dice
do-reroll = Re-roll { $dice }
do-shoot = Shoot { $at }
do-double = Spend a beer and shoot { $at } twice
do-pour = Beer for { $to }
do-suffer = Lose a life
do-dodge = Take an arrow instead
do-keep = Keep the arrows
do-drop = Return an arrow
do-take = Return an arrow of { $at }
do-no_more = Return no more arrows

## The log

log-turn = { $who } has the turn.
log-rolled = { $who } rolls: { $d1 }, { $d2 }, { $d3 }, { $d4 }, { $d5 }.
log-arrow =
    { $cause_id ->
        [dodge] { $who } takes an arrow instead of losing a life
        [gringo] { $who } takes an arrow for hitting El Gringo
       *[rolled] { $who } takes an arrow
    }{ $left ->
        [0] , the last one.
       *[other] ; { $left } left in the middle.
    }
log-attack = Indians attack!
log-lost =
    { $lives ->
        [one] { $who } loses { $lives } life
       *[other] { $who } loses { $lives } lives
    }{ $cause_id ->
        [indians] { " " }to the Indians.
        [dynamite] { " " }to the dynamite.
        [gatling] { " " }to the gatling.
       *[shot] { " " }to a shot.
    }
log-arrows_back =
    { $count ->
        [one] { $who } returns { $count } arrow
       *[other] { $who } returns { $count } arrows
    }{ $cause_id ->
        [gatling] , thanks to the gatling.
        [pedro] { " " }for the life just lost.
        [kit] , as Kit Carlson wishes.
       *[out] , being out.
    }
log-dynamite = The dynamite explodes: { $who } may roll no more.
log-aimed =
    { $lives ->
        [2] { $who } aims { $face } at { $at }, doubled by a beer.
       *[other] { $who } aims { $face } at { $at }.
    }
log-dodged = { $who } dodges the hit.
log-healed =
    { $lives ->
        [0] { $cause_id ->
            [gift] { $who } has all lives already: the gift is wasted.
            [suzy] { $who } has all lives already and regains none.
            [sam] { $who } has all lives already and regains none.
           *[beer] { $who } has all lives already: the beer is wasted.
        }
        [one] { $cause_id ->
            [suzy] { $who } regains { $lives } life for a turn without a bull's-eye.
            [sam] { $who } regains { $lives } life as somebody is out.
           *[beer] { $who } regains { $lives } life.
        }
       *[other] { $cause_id ->
            [suzy] { $who } regains { $lives } lives for a turn without a bull's-eye.
            [sam] { $who } regains { $lives } lives as somebody is out.
           *[beer] { $who } regains { $lives } lives.
        }
    }
log-poured = { $who } pours a beer; { $to } drinks it.
log-gave = { $who } gives a life away; it goes to { $to }.
log-gatling = { $who } fires the gatling!
log-out = { $who } is out. The role was { $role }.
log-won =
    { $side_id ->
        [law] The law wins: the Sheriff and the Deputies.
        [outlaws] The Outlaws win.
        [renegade]
            { $ending_id ->
                [hunt] The Renegade has got the quarry and wins.
               *[other] The Renegade is the last one alive and wins.
            }
        [deputy]
            { $ending_id ->
                [hunt] The Deputy has got the quarry and wins.
               *[other] The Deputy is the last one alive and wins.
            }
        [outlaw]
            { $ending_id ->
                [hunt] The Outlaw has got the quarry and wins.
               *[other] The Outlaw is the last one alive and wins.
            }
        [nobody] Nobody is left: a draw.
       *[none] Nobody has won yet.
    }

## Why not

why-is-out = That player is out of the game.
why-no-dice = Choose at least one die, or stop.
why-dynamite-stays = Dynamite may not be re-rolled.
why-not-yourself = You can't shoot yourself.
why-wrong-distance = This die does not hit at that distance.
why-wrong-distance-one = This die does not reach that far.
why-no-such-power = Only Slab the Killer can double a shot.
why-no-beer-to-spend = There is no beer left to spend.
why-doubled-already = A shot was doubled already this turn.
why-last-arrow = The last arrow in the middle may not be taken.
why-has-no-arrows = That player has no arrows.

## Names of things

face-arrow = arrow
face-dynamite = dynamite
face-one = bull's-eye 1
face-two = bull's-eye 2
face-beer = beer
face-gatling = gatling
face-kept = kept

role-sheriff = Sheriff
role-deputy = Deputy
role-outlaw = Outlaw
role-renegade = Renegade

side-none = nobody yet
side-law = the law
side-outlaws = the Outlaws
side-renegade = the Renegade
side-deputy = the Deputy
side-outlaw = the Outlaw
side-nobody = nobody

loss-indians = Indian attack
loss-dynamite = dynamite
loss-shot = shot
loss-gatling = gatling

gain-beer = beer
gain-gift = gift of Sid Ketchum
gain-suzy = turn without a bull's-eye
gain-sam = elimination

taking-rolled = arrow rolled
taking-dodge = dodged hit
taking-gringo = hit on El Gringo

return-gatling = gatling
return-pedro = life lost by Pedro Ramirez
return-kit = gatling of Kit Carlson
return-out = elimination

## The board in the terminal

board-head = Turn { $turn }: { $who }. Arrows in the middle: { $arrows }.
board-rerolls = Re-rolls left: { $rerolls }.
board-player = Player
board-character = Character
board-lives = Lives
board-arrows = Arrows
board-distance = Away
board-role = Role
board-out = out

## Chapters of the rules

chapter-set_up = Set-up
chapter-rolling = Rolling
chapter-effects = Effects of the faces
chapter-elimination = Elimination
chapter-end_of_game = End of the game
chapter-three_players = Three players
chapter-characters = Characters
chapter-examples = Worked examples

# how the game ended
ending-sides = a side has reached its goal
ending-hunt = the quarry has fallen to its hunter
ending-survival = one is left, or nobody
