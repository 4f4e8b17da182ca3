### The lessons of this game: their titles, what each begins with, and what is said before its steps.

warcraft-lesson-1-workers = Send workers out
    .text = You play the Orcs, marked ▲; your Town is e1. A turn has four steps: move, harvest, deploy, spend. Everyone takes each step in order.
    .move = Resources are in goldmines and forests. Send a worker to the goldmine beside your Town: tap the Town, then one worker under the question, then d1.
    .move-2 = Now another one to the forest: the Town, a worker, then e2.
    .move-3 = Workers cannot defend themselves, so one unit follows him to e2. Taking up the Town takes up all three units: tap two of them under the question to leave them at home. Units on foot go one area, workers two.
    .done = That is all for this step: press Done.
    .then = Now the Humans move, then everybody harvests. Each worker in a mine or forest rolls a die for what he brings.

warcraft-lesson-2-spend = Spend on one thing
    .text = In the Spend Step you choose one of three: train, build or upgrade. Never two of them.
    .train = Train a Grunt: one for each building of that kind. Your Town came with one. ≤2 beside him is his Strength: in battle his die hits with a two or less.
    .train-2 = Workers bring the gold of the later turns. Train one as well.
    .done = Building and upgrading are closed now that you train. End the step.
    .then = What is trained enters play in the next turn's Deploy Step, in your Town or at an Outpost.

warcraft-lesson-3-battle = A battle on the hill
    .text = Areas with a number score victory points for whoever holds them with a unit. A Human stands on d3, which is worth one.
    .move = Two Raiders march in, the third stays. Choose e3, tap one of the three under the question to leave him, then d3: you see the odds before you go.
    .move-2 = The second follows him, the third stays on e3.
    .done = The third fights from the flank: units next to the battlefield join in. Press Done and the battle begins: ranged, flying, melee, round after round. Each die at or under the Strength of its unit hits.
    .lose = One of your three dice hit. All dice of a phase fall at once, so the Human hit you before he fell. Whoever is hit chooses the loss: tap the Raider on the flank, e3.
    .then = Two Raiders hold the hill and its point for as long as they stay. Whoever wins a battle usually draws a card as well; of cards more in a moment.

warcraft-lesson-4-a-whole-turn = Harvest, deploy, build
    .text = The Move Step is over. Your workers roll for what they bring, what you trained arrives, and then you spend again.
    .deploy = Your worker in the mine rolled a two and brought two gold, the one in the forest three wood; a three also wears the place out, as the half-dark disc on e2 shows. Now the Grunt you trained arrives: tap your Town and put him there.
    .deploy-2 = The new worker as well.
    .build = Now spend. So far you can train only Grunts: build a place for shooters. A worker in the Town is its builder.
    .done = You could build more while gold, wood and workers last. Keep the rest and end the step.
    .then = The building is finished in your next Deploy Step, and from then on trains shooters. That was a whole turn: move, harvest, deploy, spend. Fifteen points win; the numbers on the map are where they lie.

warcraft-lesson-5-card = A card at the right moment
    .text = Whoever holds a battlefield draws an Experience Card. Each says when it may be played; the table asks at that moment and shows which of your cards can answer.
    .play = Your Move Step begins, and your card Fast fits here. Choose the card, then your Town, e1: all that stands there goes two areas further.
    .move = On foot the hill on d3 is three turns away; now two Grunts are there at once. One stays: a Town counts only while a unit is in it. Choose e1, tap one Grunt under the question to leave him, then d3.
    .move-2 = The second one follows, the third stays at home.
    .done = The card is spent. Done: the hill is yours before the Humans have moved at all.
    .then = Four points: three for the Town and one for the hill. In battles, too, there are moments for cards: the defender is asked first, then the attacker. Rest on a card, or press it long, to read what it does.

warcraft-lesson-6-fifteen-points = The last two points
    .text = Some turns later. Your Town counts three, the areas you hold nine, a card you laid down one: thirteen. Whoever has fifteen at the end of their own Spend Step wins.
    .upgrade = A kind of unit on its last level is worth a point, and all units of that kind grow stronger. Flyers are one level away: upgrade them to Wyvern Riders, the button with the arrow.
    .play = Fourteen. This card may be laid down when you like: choose it and confirm.
    .done = Fifteen. End your Spend Step, and the match is over.
    .then = You have won. There is another way: a Town that ends the movement of two turns with enemy units in it falls. You know enough for a first match: gather early, hold the numbers, and look at the odds before you attack.
