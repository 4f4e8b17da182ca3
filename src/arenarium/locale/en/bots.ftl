### Opponents and what they tell.

bots-random = Dice
    .text = Answers at random. For trying things out.
bots-novice = Newcomer
    .text = Sees part of the board, takes what lies in plain sight and makes human mistakes.
bots-solid = Regular
    .text = Knows what a position is worth and plays every turn through to its end.
bots-strong = Master
    .text = Searches several turns ahead on what it can know, dice and hidden cards included.

bots-first = The table itself

bots-fault-raised = { $bot } stumbled ({ $detail }). { $instead } answered this time.
bots-fault-hung = { $bot } did not answer in time. { $instead } answered this time.
bots-fault-nonsense = { $bot } gave an answer that is no option ({ $detail }). { $instead } answered this time.
bots-fault-crashed = { $bot } broke off ({ $detail }). { $instead } answered this time.
bots-fault-missing = There is no bot called { $bot } here. { $instead } answered this time.

bots-hint = Best as far as I can see: { $option } (chance of winning { $chance } %)
bots-hint-other = Then { $option } ({ $chance } %)
bots-hint-foreseen = What I expect after it:
bots-turning-point = { $played } left a chance of { $chance } %; { $better } would have kept { $chance_better } %.
