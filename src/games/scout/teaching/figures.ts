// The figures of Scout's rules: positions of the first round.
import type { Figure } from '../../../engine/teaching.ts';
import { opening } from './lesson.ts';

const SETTLED = ['0 turn', '1 keep', '2 keep'];
const OPENED = [...SETTLED, '0 show 1-2'];
const ANSWERED = [...OPENED, '1 show 3-4', '2 show 8-9'];
const AGAIN = [...ANSWERED, '0 show 4-6', '1 show 1-3', '2 scout+show right turned 5', '2 show 4-6'];

export const figures: readonly Figure[] = [
  {
    ...opening,
    section: 'hand',
    shows: ['own'],
    caption: {
      en: 'A hand as it was dealt. Turned, it would read 3 2 5 1 8 5 6 7 4 4 4 2: the order stays, the numbers change.',
      fr: 'Une main telle que distribuée. Retournée, on y lirait 3 2 5 1 8 5 6 7 4 4 4 2 : l’ordre reste, les nombres changent.',
    },
  },
  {
    ...opening,
    moves: SETTLED,
    section: 'show',
    shows: ['own'],
    caption: {
      en: 'The ring is empty: each line under the cards is a set that may be shown, 3 2, 5 6 7 and 4 4 4 among them.',
      fr: 'La piste est vide : chaque trait sous les cartes est une série que l’on peut montrer, dont 3 2, 5 6 7 et 4 4 4.',
    },
  },
  {
    ...opening,
    moves: ANSWERED,
    section: 'show',
    shows: ['table', 'own'],
    caption: {
      en: 'Two sixes in the ring. Only what beats them is underlined: three cards or more, for two equal ones would have to be higher.',
      fr: 'Deux six en piste. Seul ce qui les bat est souligné : trois cartes ou plus, car deux égales devraient être plus hautes.',
    },
  },
  {
    ...opening,
    moves: AGAIN,
    section: 'scout',
    shows: ['table', 'own'],
    caption: {
      en: 'The 4 or the 6 at the ends can be scouted, never the 5 between them. The 4 would make four fours.',
      fr: 'On peut recruter le 4 ou le 6, aux bouts, jamais le 5 entre eux. Le 4 ferait quatre 4.',
    },
  },
  {
    ...opening,
    moves: [...AGAIN, '0 scout left 4', '1 show 1-2', '2 show 5-6', '0 show 4-7', '1 scout left 1'],
    section: 'round-end',
    shows: ['seats', 'table'],
    caption: {
      en: 'Anselm has shown four fours and Hildegard has scouted one of them. If Alcuin only scouts as well, the round is over.',
      fr: 'Anselm a montré quatre 4 et Hildegard en a recruté un. Si Alcuin recrute lui aussi, la manche est finie.',
    },
  },
];
