// The small words of Scriptoria in English.
import { english } from '../../../engine/grammar.ts';
import type { Words } from './word-types.ts';

const inks: Words['inks'] = { K: 'black', R: 'red', G: 'green', B: 'blue', A: 'gold' };
const kinds: Words['kinds'] = { c: 'corner', b: 'border', t: 'text', m: 'miniature', d: 'dropcap' };

export const words: Words = {
  inks,
  kinds,
  kindsFilled: { c: 'corners', b: 'borders', t: 'texts', m: 'miniatures', d: 'dropcaps' },
  parts: {
    leftFrieze: 'left frieze',
    rightFrieze: 'right frieze',
    textDropcap: 'text and dropcap',
    miniature: 'miniature',
    manuscript: 'manuscript',
  },
  supplies: {
    black: 'black for free',
    red: 'red for free',
    green: 'green for free',
    blue: 'blue for free',
    gold: 'gold for free',
    quill: 'the Quill',
  },
  sketch: (kind, colours, blacks) => {
    const named = colours.length === 0 ? inks.K : english.list(colours.map((ink) => inks[ink]));
    return `${named} ${kinds[kind]}${blacks > 1 ? ' with double black' : ''}`;
  },
  lecterns: {
    K: 'the black lectern',
    R: 'the red lectern',
    G: 'the green lectern',
    B: 'the blue lectern',
    A: 'the golden lectern',
    Q: 'the lectern with the Quill',
  },
  list: english.list,
  labels: {
    day: 'Day',
    firstHour: 'First Hour: inks',
    secondHour: 'Second Hour: lecterns',
    lastHour: 'Last Hour: illumination',
    evening: 'Evening',
    dawn: 'Dawn',
    over: 'The manuscripts are delivered',
    archivist: 'Archivist:',
    bag: 'sketches in the bag',
    cup: 'Cup',
    grimoire: 'Grimoire',
    onTable: 'on the table',
    lecterns: 'Lecterns of the day',
    scriptorium: 'Scriptorium',
    achievements: 'Achievements',
    you: 'You',
    inks: 'inks',
    stock: 'stock',
    lectern: 'lectern',
    tokens: 'tokens',
    flipped: 'used:',
    points: 'points',
    payable: '* you can pay for it now',
    unpaid: '(…) placed without paying',
    none: 'nothing',
    total: 'final score',
    doorOpen: 'The black door is open.',
  },
};
