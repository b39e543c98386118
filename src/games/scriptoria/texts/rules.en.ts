// The rules of Scriptoria in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `You are copyists in an abbey, and each of you illuminates a double page. Day after day you share out inks, hand each other lecterns with sketches, and paint what you can pay for. Paid sketches bring points at once; finished parts of the page bring achievements. Most points wins; equals win together.

The box’s costs, points, supplies and bonuses were never published as text. Those used here are **a reconstruction of ours**: see “Our reconstruction” below.`,
  },
  {
    id: 'letters',
    title: 'Inks, sketches and their letters',
    text: `There are five inks: **K** black (26 beads), **R** red, **G** green, **B** blue and **A** gold (13 each; A as in aurum).

The 140 sketches are of five kinds: **c** corner (26), **b** border (60), **t** text (20), **m** miniature (28) and **d** dropcap (6). A sketch is called by its kind and its cost: bKRG is a border that costs black, red and green. Equal sketches are interchangeable.`,
  },
  {
    id: 'scroll',
    title: 'The scroll',
    text: `Your scroll has 24 places, two pages side by side:

- C b b | b b C
- b M M | D T b
- b M M | T T b
- C b b | b b C

A sketch goes to any free place of its kind, one to a place. For corners and borders it matters which page they are on, because each page has its own frieze: its two corners and six borders. Elsewhere the exact place does not matter.`,
  },
  {
    id: 'setup',
    title: 'Set-up',
    text: `Two players insertSketch 20 sketches from the bag face up on the Scriptorium, three insertSketch 12, four none. Everybody takes three help tokens, points side up. Chance names the first Archivist.

Every day begins with 3, 4 or 5 lecterns for 2, 3 or 4 players, drawn from the six; four sketches from the bag on each; and 11, 17 or 23 inks from the bag in the cup. All of this is open. Only what is still in the bags is not.`,
  },
  {
    id: 'first-hour',
    title: 'First Hour: inks',
    text: `From the Archivist clockwise, take **one ink, or two of different colours**, from the cup. Black and gold are never taken together. You cannot take nothing.

Instead you may withdraw with the **Grimoire**, if nobody has it yet today: you take no more ink in this hour, and you will be the first to choose a lectern. The others go on, even if only one is left, until the cup is empty.`,
  },
  {
    id: 'second-hour',
    title: 'Second Hour: lecterns',
    text: `The player who has the Grimoire picks a lectern and keeps it. Then the Archivist gives a lectern to another copyist who has none; the one who has received it gives the next, again to another copyist without one, until everybody has a lectern. A gift cannot be refused. The sketches of the lectern left over go to the Scriptorium.

With two players, once the Grimoire’s holder has picked, the other picks too, from the two lecterns left. If nobody took the Grimoire you give as usual.`,
  },
  {
    id: 'last-hour',
    title: 'Last Hour: illumination',
    text: `From the Archivist clockwise, each copyist has one turn, and does in it as many of these things as wished, in any order:

- **Place a sketch** from the lectern or the stock, and pay its inks into the bag. You score its points at once.
- **Place a border for nothing.** It scores nothing but fills its place like any other.
- **Use the supply** of the lectern.
- **Ask for help** with tokens.

When you are done, the sketches left on your lectern go to your stock.`,
  },
  {
    id: 'paying',
    title: 'Paying and supplies',
    text: `**Gold may stand for red, green or blue, never for black.** It is up to you for which of them.

Five lecterns supply a colour: in your Last Hour turn you do not pay that ink, wherever it is printed. This works by itself. With the gold lectern printed gold costs nothing, but that does not give you gold to stand for other inks.

The sixth lectern has the **Quill**: its holder may become the next day’s Archivist, in the place of the left neighbour. You are asked only if it would change something.`,
  },
  {
    id: 'help',
    title: 'Help',
    text: `In your Last Hour turn you may use any number of your tokens:

- **turn one over** and take any sketch from the Scriptorium, or
- **hand one, points side up, to another copyist** and take a sketch from that copyist’s stock; never from a lectern.

The sketch goes to your stock; you may place it at once. A token you were handed is yours to use like the others. Each token not turned over is worth 2 points to its holder at the end.`,
  },
  {
    id: 'achievements',
    title: 'Achievements',
    text: `When you complete a part of your scroll you take the top achievement of its pile at once, if there is one left:

- left frieze, right frieze, text with dropcap, miniature: 3, then 2, then 1
- the whole manuscript: 5, then 3, then 1

An achievement stays in your stock to the end and takes the room of one sketch: you have room for **7 sketches less your achievements**. If there is no room for it, you discard sketches of your choice to the Scriptorium at once, one by one. If one sketch completes a part and the manuscript, take both achievements first. Except for that moment and the evening your stock may be as full as you like, and sketches on your lectern never count.`,
  },
  {
    id: 'evening',
    title: 'Evening',
    text: `From the Archivist clockwise, everybody gives up what is too much: inks beyond **7** go back to the bag, sketches beyond **7 less your achievements** go to the Scriptorium, by your own choice, inks first. Then the left neighbour becomes Archivist, unless the Quill was used, and a new day dawns. The last day has no evening.`,
  },
  {
    id: 'end',
    title: 'End of the game',
    text: `The game ends with the day on which somebody has completed a manuscript, or on which the bag of sketches has run empty; that is the tenth day with two players, the eighth with three, the seventh with four.

Add to the points of your sketches those of your achievements, and 2 for each token not turned over. Most points wins; equals win together.`,
  },
  {
    id: 'master',
    title: 'Variant: the Master’s lecterns',
    text: `Each morning the lecterns that were not on the table the day before come first; only the rest is drawn by lot from the others. So you know today part of what you may be given tomorrow.`,
  },
  {
    id: 'hell',
    title: 'Variant: the Hell of the Library',
    text: `Every library has a room for the books one does not lend. Everybody starts with 2 points for each game finished by the most experienced of you. A player who reaches **66 points** opens the black door. There is something behind it. It is different every time.`,
  },
  {
    id: 'reconstruction',
    title: 'Our reconstruction',
    text: `The layout of the scroll, the costs of the sketches, the lecterns’ supplies and the achievements’ values are ours. A sketch is worth one point less than the inks it costs, and one more if gold is among them; each cost has a black in it. Dear sketches are rarer than cheap ones, and those with gold rarer still.

If you own the box you can play with its own tables: write them into a file of the same form (see the game’s README) and the game will read it, check it, and name the line if something is wrong.`,
  },
];
