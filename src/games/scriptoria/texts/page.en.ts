// What stands behind the black door, in English: a page made of the game just played. Our own.
import { english } from '../../../engine/grammar.ts';
import type { Names } from '../../../engine/texts.ts';
import type { Book, Colophon } from '../rules/colophon.ts';
import { NOBODY } from '../rules/state.ts';
import { illuminated } from './page.ts';

export const titles = [
  'On the Laughter of Snails',
  'A Short History of Next Tuesday',
  'The Abbess’s Other Hand',
  'Seven Lies about the Sea',
  'How to Fold a Cathedral',
  'The Cat Who Knew Latin',
  'Recipes for Black',
  'All the Words We Crossed Out',
  'The Weather inside Books',
  'A Map of the Margin',
  'How to Be Forgiven, with Diagrams',
  'A Dictionary of Small Noises',
];

export const beasts = [
  'a hare asleep in the margin',
  'a snail in full armour',
  'an owl that has lost its place',
  'a fox reading over your shoulder',
  'a mouse with a very small quill',
  'a heron looking for a rhyme',
  'a hedgehog somebody used as a pen-wiper',
  'two bees quarrelling about a comma',
  'a toad that takes itself for a capital',
  'a goose who wants her feather back',
  'a cat sitting on the last line',
  'a bear too shy for the frieze',
];

const bindings: { readonly [ink: string]: string } = {
  K: 'in plain black',
  R: 'in madder red',
  G: 'in verdigris',
  B: 'in lapis',
  A: 'in gold leaf',
};

export function page(facts: Colophon, names: Names): string {
  const { opener, days, shelf, favours } = facts;
  const hands = `${shelf.length} copyists`;
  const asked =
    favours === 0 ? 'with no favour asked' : `with ${english.counted(favours, 'favour', 'favours')} asked`;
  return illuminated({
    title: 'The page behind the black door',
    name: names(opener),
    opening: [
      ' found the key that nobody had lost,',
      'climbed sixty-six black steps, and did not count the cost.',
      'Behind the door: one desk, one candle and one page,',
      'as fresh as morning milk, and twice the abbey’s age.',
    ],
    couplets: [
      friezes(facts, names),
      text(facts.textDropcap, names),
      picture(facts.miniature, names),
      unpaid(facts.unpaid),
      whole(facts.manuscript, names),
    ],
    shelf: [
      'Beside it stands a shelf, with a book for each of you:',
      ...shelf.map((book) => bookLine(book, names)),
    ],
    end: `Done in ${english.counted(days, 'day', 'days')} by ${hands}, ${asked}. If you read this, you owe the candle a story.`,
  });
}

function friezes({ leftFrieze, rightFrieze }: Colophon, names: Names): [string, string] {
  if (leftFrieze === NOBODY && rightFrieze === NOBODY)
    return [
      'No frieze was ever closed. Through gaps in either hem',
      'the beasts walk in and out at night. The cat has counted them.',
    ];
  if (leftFrieze === rightFrieze)
    return [
      `Both friezes are by ${names(leftFrieze)}: look closely; in the vines`,
      'a hare in spectacles corrects the grammar of the lines.',
    ];
  if (leftFrieze === NOBODY)
    return [
      `${names(rightFrieze)} hemmed the right-hand page in vines; the left-hand page is bare,`,
      'and in the bareness, very small, there sits a happy bear.',
    ];
  if (rightFrieze === NOBODY)
    return [
      `${names(leftFrieze)} hemmed the left-hand page in vines; the right-hand page is bare,`,
      'and in the bareness, very small, there sits a happy bear.',
    ];
  return [
    `The left-hand frieze is ${names(leftFrieze)}’s: there a snail defies a knight.`,
    `${names(rightFrieze)} has answered with a hare who rides him on the right.`,
  ];
}

function text(writer: number, names: Names): [string, string] {
  return writer === NOBODY
    ? [
        'The words were never all set down; the page begins mid-air:',
        '“… and then the bishop laughed,” it says. The rest is only prayer.',
      ]
    : [
        `${names(writer)} wrote the words, and gave the first a golden hat.`,
        'The word is “Once”. Nobody has improved on that.',
      ];
}

function picture(painter: number, names: Names): [string, string] {
  return painter === NOBODY
    ? [
        'The picture wants a corner still. A painted monk leans through',
        'and asks you for some verdigris. (He had been promised blue.)',
      ]
    : [
        `In the picture ${names(painter)} has made we are, all of us, in view:`,
        'the abbess and the cup of ink, the candle. Look: that’s you.',
      ];
}

function unpaid(borders: number): [string, string] {
  if (borders === 0)
    return [
      'No border here was laid unpaid. The page is quite impressed,',
      'and just a little sad: it loves forgiving liars best.',
    ];
  if (borders === 1)
    return [
      'One border here was never paid: it hangs there by a thread',
      'of spider’s silk. “I saw,” says the page. No other word is said.',
    ];
  return [
    `Of borders laid without a drop of ink, the page counts ${borders}:`,
    'small lies of leaf and tendril. It forgives you all of them.',
  ];
}

function whole(finisher: number, names: Names): [string, string] {
  return finisher === NOBODY
    ? [
        'Nobody finished. “Good,” it says: “a finished book is shut.',
        'Come back with ink beneath your nails; the best page is uncut.”',
      ]
    : [
        `And ${names(finisher)} finished all of it, and signed it with a blot`,
        'which, held up to the candle, is a kiss. Or it is not.',
      ];
}

function bookLine({ seat, title, beast, binding }: Book, names: Names): string {
  return `${names(seat)}: “${titles[title]}”, bound ${bindings[binding]}; inside, ${beasts[beast]}.`;
}
