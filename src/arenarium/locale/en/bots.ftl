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
bots-stands-in = It has not learned this game yet: here it plays like { $level }.

bots-first = The table itself

bots-fault-raised = { $bot } stumbled ({ $detail }). { $instead } answered this time.
bots-fault-hung = { $bot } did not answer in time. { $instead } answered this time.
bots-fault-nonsense = { $bot } gave an answer that is not an option ({ $detail }). { $instead } answered this time.
bots-fault-crashed = { $bot } broke off ({ $detail }). { $instead } answered this time.
bots-fault-missing = There is no bot called { $bot } here. { $instead } answered this time.

bots-hint = Best as far as I can see: { $option } (chance of winning { $chance } %)
bots-hint-other = Otherwise: { $option } ({ $chance } %)
bots-hint-foreseen = What I expect after it:
bots-analysis = Analysis
bots-analysis-start = Find the turning points
bots-analysis-running = Looking back at the match…
bots-analysis-failed = The analysis broke off. Open it again to restart it.
bots-analysis-none = No turning points: no choice cost much, and no turn changed much.
bots-analysis-curve = Chance of winning
bots-analysis-axis = top: sure to win, bottom: sure to lose
bots-analysis-course = { $name }: { $first } % at the start, { $best } % at best, { $worst } % at worst, { $last } % in the end.
bots-analysis-moments = Turning points
bots-analysis-show = Show the moment
bots-analysis-try = Play on from here against a bot
bots-analysis-note = Judged by what the player could know then: hidden things and luck are drawn anew in every trial.
bots-analysis-table = The curve in numbers
bots-analysis-at = Moment
bots-analysis-played = Played: { $option } (left a chance of { $chance } %)
bots-analysis-better = Better: { $option } (a chance of { $chance } %)
bots-analysis-gains = For it: { $sentence } (in { $often } % of trials instead of { $otherwise } %)
bots-analysis-spares = Against what was played: { $sentence } (in { $often } % of trials instead of { $otherwise } %)
bots-analysis-swing = { $name } fell from { $before } % to { $after } % here, and no better choice was found: luck, or an opponent who played well.
