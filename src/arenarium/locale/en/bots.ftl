### Opponents and what they tell.

bots-random = Dice
    .text = Answers at random. For trying things out.
bots-novice = Newcomer
    .text = Takes what lies in plain sight and does not look at your next turn.
bots-apprentice = Apprentice
    .text = Plays its turn to the end, but is impatient and often takes the second best.
bots-solid = Regular
    .text = Knows what a position is worth and plays every turn through to its end.
bots-adept = Adept
    .text = Looks at your reply as well. Gives something away now and then.
bots-veteran = Veteran
    .text = Looks further ahead and seldom gives anything away.
bots-strong = Master
    .text = Searches several turns ahead on what it can know, dice and hidden cards included.
bots-legend = Legend
    .text = Searches like the Master, but has learned from its own games what a position is worth.
bots-stands-in = Learns from its own games, but has not learned this one yet: here it plays like { $level }.

bots-first = The table itself

bots-fault-raised = { $bot } stumbled ({ $detail }). { $instead } answered this time.
bots-fault-hung = { $bot } did not answer in time. { $instead } answered this time.
bots-fault-nonsense = { $bot } gave an answer that is not an option ({ $detail }). { $instead } answered this time.
bots-fault-crashed = { $bot } broke off ({ $detail }). { $instead } answered this time.
bots-fault-missing = There is no bot called { $bot } here. { $instead } answered this time.

bots-hint = Best as far as I can see: { $option } (chance of winning { $chance } %)
bots-hint-other = Otherwise: { $option } ({ $chance } %)
bots-hint-equal = About equal: { $option }
bots-hint-beside = { $own } The next best idea, “{ $option }”: { $other }
bots-hint-only = { $own } “{ $option }”, the next best idea, does not bring that.
bots-hint-unlike = The next best idea, “{ $option }”: { $other }
bots-hint-further = At once it does no more than “{ $option }”, but in the long run it wins about { $points } matches in 100 more.

bots-tutor = Your tutor asks
bots-tutor-meant = Is that what you mean to do?
bots-slip-leaves-a-win = Another choice wins the match at once.
bots-slip-loses-at-once = This ends the match with your defeat; other choices do not.
bots-tutor-costs = Have you seen what this costs?
bots-tutor-follows = Have you seen what may follow?
bots-tutor-idea = Have you seen “{ $option }”?
bots-tutor-often = { $sentence } This follows about { $often } times in 10; with a better idea { $otherwise ->
    [0] hardly ever
   *[other] only { $otherwise }
}.
bots-tutor-oftener = Then, about { $often } times in 10: { $sentence } After your choice { $otherwise ->
    [0] hardly ever
   *[other] only { $otherwise }
}.
bots-tutor-chance = From here it wins about { $better } matches in 100, your choice about { $chance }.
bots-tutor-show = Show me
bots-tutor-shown = Better: { $line } (chance { $better } % instead of { $chance } %)
bots-tutor-anyway = Play it anyway
bots-tutor-again = Think again

bots-analysis = Analysis
bots-analysis-start = Find the turning points
bots-analysis-running = Looking back at the match…
bots-analysis-failed = The analysis broke off. Open it again to restart it.
bots-analysis-note = Judged by what the player could know then: hidden things and luck are drawn anew in every trial.
bots-analysis-played = Played: { $option } (left a chance of { $chance } %)
bots-analysis-better = Better: { $option } (a chance of { $chance } %)
bots-analysis-gains = For it: { $sentence } (in { $often } % of trials instead of { $otherwise } %)
bots-analysis-spares = Against what was played: { $sentence } (in { $often } % of trials instead of { $otherwise } %)
bots-analysis-swing = { $name } fell from { $before } % to { $after } % here, and no better choice was found: luck, or an opponent who played well.

bots-verdict-best = Best
    .short = best
bots-verdict-good = Good
    .short = good
bots-verdict-inaccuracy = Inaccuracy
    .short = inaccur.
bots-verdict-mistake = Mistake
    .short = mistake
bots-verdict-blunder = Blunder
    .short = blunder
bots-verdict-close = Too close to tell
    .short = too close

bots-look-decisions = Decisions
bots-look-summary = Summary
bots-look-log = Log
bots-look-offer = Every decision is weighed, with a verdict where one can be given. It takes up to a minute; the result is kept.
bots-look-took = analysed in { $seconds } s
bots-look-again = Try again
bots-look-chance = Chance of winning: { $name }
bots-look-lots = chance
bots-look-course = Chance of winning of { $name }: { $first } % at the start, { $last } % in the end.
bots-look-turn = turn { $turn }
bots-look-t = t. { $turn }
bots-look-decision = decision { $n } of { $of }
bots-look-elsewhere = No decision of this player here. The arrows below lead to the nearest one.
bots-look-worst = To the costliest choice: turn { $turn }
bots-look-nothing = There was nothing to decide.
bots-look-before = Previous decision
bots-look-after = Next decision
bots-look-certain = costs { $lost } ± { $doubt } points of chance: certain
bots-look-likely = costs { $lost } ± { $doubt } points of chance: likely
bots-look-played = Played
bots-look-better = Better
bots-look-play = Play it out
bots-look-back = Back to the match
bots-look-best = { $option }: nothing better was found.
bots-look-good = { $option }: nothing clearly better was found.
bots-look-close = { $option }: what else could be done differs by less than can be told.
bots-look-for = What speaks for the better one: { $sentence } It follows in { $often } % of trials, otherwise in { $otherwise } %.
bots-look-against = What speaks against it: { $sentence } It follows in { $often } % of trials, otherwise in { $otherwise } %.
bots-look-won-close = Won, and it was close
bots-look-won-clear = Won clearly
bots-look-won-turned = Won after a late turn
bots-look-lost-close = Lost, and it was close
bots-look-lost-clear = Lost clearly
bots-look-lost-turned = Lost after leading late
bots-look-won-given = Won: the other side gave up
bots-look-gave-up-ahead = Given up while ahead
bots-look-gave-up-open = Given up while it was still open
bots-look-gave-up-behind = Given up far behind
bots-look-score = { $name }: { $score }
bots-look-drawn-close = A draw
bots-look-drawn-clear = A draw
bots-look-drawn-turned = A draw after a late turn
bots-look-count = { $count ->
    [one] one decision of { $name }
   *[other] { $count } decisions of { $name }
}
bots-look-instead = At worst: “{ $played }” instead of “{ $better }” cost { $lost } points of chance.
bots-look-show = Show turn { $turn }
bots-look-well = Well found:
bots-look-clean = No clear mistakes.
bots-look-clean-text = For none of these decisions was a clearly better one found.
bots-look-fault = { $count ->
    [one] One choice cost much.
   *[other] { $count } choices cost much.
}
bots-look-luck-even = Chance: about even.
bots-look-luck-kind = Chance helped.
bots-look-luck-unkind = Chance was unkind.
bots-look-luck = All draws and dice together: { $gave } ± { $doubt } points of chance.
