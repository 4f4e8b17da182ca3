### The lessons of this game: their titles, what each begins with, and what is said before its steps.

tashkalar-lesson-1-pattern = Make a pattern, summon a being
    .text = You play the side marked ▲. A turn has two actions: put a common piece on an empty square, or summon a being whose pattern stands.
    .place = The Swordmaster wants two of your pieces with one square between them. One stands on e4: press e6 to put another there.
    .summon = The pattern is complete. Choose the card, then the framed square e5. A pattern may be turned and flipped any way.
    .destroy = The effect follows at once: destroy a common enemy piece that touches a corner of hers. Choose d4.
    .then = She destroyed a piece, so she rose to heroic, the second of three ranks; their shapes differ. The card is used up: what stays on the arena is simply a piece of yours with its rank.

tashkalar-lesson-2-heroic-being = A heroic being strikes a marked square
    .text = A dotted square on a card is a mark: there its effect strikes. Marks turn with the pattern.
    .summon = Three pieces of yours stand in a slanted row. The Assassin appears opposite, and his mark falls between, on e5, where a heroic enemy stands. Choose his card, then f6.
    .then = A heroic enemy is gone, and you have a heroic piece of your own. In a Duel destroyed pieces are your points, counted at the end of the turn.

tashkalar-lesson-3-flare = A flare for whoever is behind
    .text = When the opponent is far ahead on the arena, your flare helps. It costs no action.
    .flare = Six enemy pieces against one: five more than yours, so the lower half of this flare is met and lit. Choose the card and invoke it.
    .place = Now you have three actions instead of two; in a Duel the opponent scores a point for that. Build the Swordmaster's pattern again: put a piece on e6.
    .summon = Summon her on e5; one action is left after that.
    .then = One action is left, and every action must be used. A turn ends only when you end it.

tashkalar-lesson-4-task = High Form: claim a task
    .text = In High Form points come from tasks that lie open for both players, and from legendary pieces while they stand. With nine points the end begins.
    .summon = Two enemy pieces fell already this turn. One more makes three, as the task Destruction asks. Summon the Swordmaster on e5.
    .destroy = Destroy the third one: choose d4.
    .claim = All actions are used. Claim the task: press its card or its button. One task a turn; claiming it ends the turn.
    .then = The point is yours for good. The task that lay ready takes the free place, and the next one is turned up.

tashkalar-lesson-5-combat = Move and capture: the Knight
    .text = Many effects move pieces. A standard move goes to any of the eight neighbours: an empty square, or an enemy of a lower rank. A combat move also takes an enemy of the same rank.
    .place = Choose the Knight: the arena shows what is missing to summon him. Three pieces in a row below him and one more under an end; on e5 one is missing. Press e5 to put it there.
    .summon = Summon the Knight on e4. He comes as a heroic piece.
    .move = He may make up to three combat moves. The heroic enemy on e3 has his rank, so he takes it: choose e3.
    .move-2 = One more, over the corner: choose f2.
    .pass = A third move is allowed, but not needed. Whatever you may do you may also decline: press Decline.
    .then = Two heroic enemies in one turn: in a Duel that is two points for you when the turn ends. A move onto an enemy always destroys it.

tashkalar-lesson-6-legend = Summon a legend
    .text = Legends come from a deck of their own and want heroic pieces in their pattern. Their piece is the third rank, the largest; no common and no heroic piece can take it.
    .place = The Titan stands above two heroic pieces of yours and a row of three. Fill the gap on e6.
    .summon = Summon the Titan on e3. He spares nobody around him, not even your own piece on e4.
    .end = Nothing is left to do in this turn. End it.
    .then = The arena around him is empty. In High Form a legendary piece is worth a point as long as it stands. You know enough for a first match: build patterns, watch what the other builds, and read the cards: choose one, and the arena shows where it fits and what is missing.
