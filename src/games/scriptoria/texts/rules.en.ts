// The rules of Scriptoria in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `You are copyists in an abbey, and each of you illuminates a double page. Day after day you share inks, give each other lecterns with sketches, and paint what you can pay for. A sketch you have paid for scores at once, and a finished part of the page earns an achievement. The player with the most points wins; tied players win together.

The costs, points, supplies and bonuses printed in the box were never published as text. Those used here are **our reconstruction**: see below.`,
  },
  {
    id: 'pieces',
    title: 'Inks and sketches',
    text: `There are five inks: black (26 beads), red, green, blue and gold (13 of each). Each has a shape of its own, so that nobody has to tell them apart by colour: black is round, red a lozenge, green a leaf, blue a drop, gold a sun.

The 140 sketches are of five kinds: corners (26), borders (60), texts (20), miniatures (28) and dropcaps (6). A sketch shows the inks it costs; always at least one of them is black. Sketches that look the same are interchangeable.`,
  },
  {
    id: 'scroll',
    title: 'The scroll',
    text: `Your scroll has 24 places, two pages side by side:

- around the rim of each page its **frieze**: two corners and six borders;
- inside the left frieze a **miniature** of four places;
- inside the right one the **dropcap**, with a **text** beside it and two below.

A sketch goes on any free place of its kind. For corners and borders it matters which page they are on, because each page has its own frieze: two corners and six borders. Otherwise the exact place does not matter.`,
  },
  {
    id: 'setup',
    title: 'Setup',
    text: `With two players, 20 sketches from the bag go face up on the Scriptorium; with three, 12; with four, none. Each player takes three help tokens, points side up. The first Archivist is drawn at random.

Every day begins with 3, 4 or 5 lecterns for 2, 3 or 4 players, drawn from the six; four sketches from the bag on each; and 11, 17 or 23 inks from the bag in the cup. Everyone can see all of this; only what is still in the bags is hidden.`,
  },
  {
    id: 'first-hour',
    title: 'First Hour: inks',
    text: `Starting with the Archivist and going clockwise, take **one ink, or two of different colours**, from the cup. You may never take black and gold together. You must take at least one.

Instead you may withdraw with the **Grimoire**, if nobody has it yet today: you take no more ink this hour, and you will choose your lectern first. The others go on, even if only one is left, until the cup is empty.`,
  },
  {
    id: 'second-hour',
    title: 'Second Hour: lecterns',
    text: `The player who has the Grimoire picks a lectern and keeps it. Then the Archivist gives a lectern to another copyist who has none; the copyist who received it gives the next one, again to another copyist without a lectern, until everyone has one. You cannot refuse a gift. The sketches of the lectern left over go to the Scriptorium.

With two players, once the player with the Grimoire has picked, the other picks too, from the two lecterns left. If nobody took the Grimoire, you give as usual.`,
  },
  {
    id: 'last-hour',
    title: 'Last Hour: illumination',
    text: `Starting with the Archivist and going clockwise, each copyist takes one turn. On your turn you may do as many of these things as you like, in any order:

- **Place a sketch** from your lectern or your stock, and pay its inks into the bag. You score its points at once.
- **Place a border without paying.** It scores nothing, but it fills its place like any other.
- **Use the supply** of your lectern.
- **Ask for help** with tokens.

When you are done, the sketches left on your lectern go to your stock.`,
  },
  {
    id: 'paying',
    title: 'Paying and supplies',
    text: `**Gold can stand for red, green or blue, never for black.** You choose for which.

Five lecterns supply a colour: in your Last Hour turn you do not pay that ink, wherever it is printed. This happens by itself. With the golden lectern, gold that is part of the price costs nothing, but it does not give you gold to stand for other inks.

The sixth lectern has the **Quill**: if it is yours, you may become the next day’s Archivist instead of the current one’s left neighbour. You are asked only if that would change something.`,
  },
  {
    id: 'help',
    title: 'Help',
    text: `In your Last Hour turn you may use any number of your tokens:

- **turn one over** and take any sketch from the Scriptorium, or
- **hand one, points side up, to another copyist** and take a sketch from that copyist’s stock; never from a lectern.

The sketch goes to your stock, and you may place it at once. A token that was handed to you is yours to use like the others. At the end, each token you have not turned over is worth 2 points.`,
  },
  {
    id: 'achievements',
    title: 'Achievements',
    text: `When you complete a part of your scroll you take the top achievement of its pile at once, if there is one left:

- left frieze, right frieze, text with dropcap, miniature: 3, then 2, then 1
- the whole manuscript: 5, then 3, then 1

An achievement stays in your stock until the end and takes up the room of one sketch: you have room for **7 sketches minus your achievements**. If there is no room, you discard sketches of your choice to the Scriptorium at once, one by one. If one sketch completes both a part and the manuscript, take both achievements first. Apart from that moment and the evening, your stock may be as full as you like, and sketches on your lectern never count.`,
  },
  {
    id: 'evening',
    title: 'Evening',
    text: `Starting with the Archivist and going clockwise, each player gives up what they cannot keep: first inks beyond **7**, which go back to the bag, then sketches beyond **7 minus their achievements**, which go to the Scriptorium. You choose which. Then the Archivist’s left neighbour becomes Archivist, unless the Quill was used, and a new day begins. The last day has no evening.`,
  },
  {
    id: 'end',
    title: 'End of the game',
    text: `The game ends at the end of the day on which a player has completed a manuscript, or on which the bag of sketches has run out: the tenth day with two players, the eighth with three, the seventh with four.

Add the points of your sketches and achievements, and 2 for each token you have not turned over. The player with the most points wins; tied players win together.`,
  },
  {
    id: 'master',
    title: 'Variant: the Master’s lecterns',
    text: `Each morning, the lecterns that were not on the table the day before come back first; only the rest are drawn at random. So today you already know part of what you may be given tomorrow.`,
  },
  {
    id: 'hell',
    title: 'Variant: the Hell of the Library',
    text: `Every library has a room for the books it does not lend. Everyone starts with 2 points for each game the most experienced of you has finished. The first player to reach **66 points** opens the black door. There is something behind it. It is different every time.`,
  },
  {
    id: 'reconstruction',
    title: 'Our reconstruction',
    text: `The layout of the scroll, the costs of the sketches, the supplies of the lecterns and the values of the achievements are ours. A sketch is worth one point less than the number of inks it costs, and one more if gold is among them; every cost includes black. Expensive sketches are rarer than cheap ones, and those with gold are rarer still.

If you own the box, you can play with its own tables: the game’s README says how to write them down.`,
  },
  {
    id: 'typed',
    title: 'For those who type',
    text: `In the terminal, inks and sketches are written with letters. Inks: **K** black, **R** red, **G** green, **B** blue, **A** gold (as in aurum). Kinds: **c** corner, **b** border, **t** text, **m** miniature, **d** dropcap. A sketch is its kind and its cost: bKRG is a border that costs black, red and green.`,
  },
];
