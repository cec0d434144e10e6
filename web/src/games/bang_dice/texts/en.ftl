# The board of the dice shoot-out: what only the page says.

bd-tray = Dice tray
bd-die = Die { $number }
bd-die-named = Die { $number }: { $face }
bd-will-reroll = Will be re-rolled
bd-will-keep = Will be kept
bd-arrows-left = { $count ->
    [one] arrow left
   *[other] arrows left
}
bd-rerolls-left = { $count ->
    [one] re-roll left
   *[other] re-rolls left
}
bd-role-hidden = Role hidden
bd-aimed-at = Already aimed at:
bd-out-stamp = Out
bd-out-short = out
bd-arrows = Arrows
bd-about-player = Life { $life } of { $most }, arrows { $arrows }. { $role }.
bd-pile = Arrows in the middle
bd-pile-help = { $count ->
    [one] One arrow is left. Whoever takes it brings the Indians: everybody loses 1 life per arrow held.
   *[other] { $count } arrows are left. The last one brings the Indians: everybody loses 1 life per arrow held.
}
bd-face-arrow = Takes an arrow from the middle as soon as it is rolled. The die may then be re-rolled.
bd-face-dynamite = Can't be re-rolled. Three of them end the rolling and cost a life.
bd-face-one = A player next to the roller loses 1 life.
bd-face-two = A player two places away loses 1 life.
bd-face-beer = A player of the roller's choice regains 1 life.
bd-face-gatling = Three of them: everybody else loses 1 life and the roller's arrows go back.

bd-won-law = The law wins
bd-won-outlaws = The Outlaws win
bd-won-renegade = The Renegade wins
bd-won-deputy = The Deputy wins
bd-won-outlaw = The Outlaw wins
bd-won-nobody = Nobody wins
bd-why-law = Every Outlaw and every Renegade is out, and the Sheriff is alive.
bd-why-outlaws = The Sheriff is out, and a lone Renegade is not all that is left.
bd-why-all-out = Everybody fell at the same moment, so the town belongs to the Outlaws.
bd-why-renegade = The Renegade is the last one alive.
bd-why-nobody = Nobody is left alive.
bd-why-hunt = { $name } brought down the quarry.
bd-why-survival = { $name } is the last one alive.
bd-lives-by-turn = Lives, turn by turn
bd-who-shot-whom = Who was who, and who shot whom
bd-nobody = Nobody
bd-you-won = You won
bd-you-lost = You lost
bd-player = Player
bd-life = Life
bd-winner = Winner

## On a button: shorter than the option's sentence
short-give = { $to }
short-stop = Stop
short-shoot = Shoot { $at }
short-double = Double: { $at }
short-pour = Beer: { $to }
short-suffer = Lose a life
short-dodge = Take an arrow
short-keep = Keep it
short-drop = Return it
short-take = { $at }
short-no_more = No more

## Big moments
bd-you-are = You are: { $role }
bd-roles-dealt = The roles are dealt
bd-role-mix = At this table: { $roles }.
bd-is-out = { $name } is out
bd-gatling-by = { $name } fires the gatling!

bd-hint-poster = Press a glowing poster.
bd-hint-then = Then: { $faces }.
bd-hint-last = This is the last one.
bd-wasted = In vain: all lives are there.

## What one plays for
bd-goal-sheriff = You are the Sheriff: no Outlaw, no Renegade may be left.
bd-goal-deputy = You are a Deputy: keep the Sheriff alive.
bd-goal-outlaw = You are an Outlaw: bring the Sheriff down.
bd-goal-renegade = You are a Renegade: be the last one alive.
bd-goal-three-deputy = You are the Deputy: your quarry is the Renegade.
bd-goal-three-renegade = You are the Renegade: your quarry is the Outlaw.
bd-goal-three-outlaw = You are the Outlaw: your quarry is the Deputy.
bd-goal-out = You are out, but your side may still win.
bd-goal-out-renegade = You are out: the Renegade only wins as the last one alive.
bd-goal-out-three = You are out.
