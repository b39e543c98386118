// The first game of Biblios or Scripts & Scribes: the same cards for both, in the words of each edition.
import type { Lesson, Scene } from '../../../engine/teaching.ts';
import { BIBLIOS, type Edition } from '../rules/data.ts';
import { AUCTIONS } from './recorded-game.ts';

export type Step =
  | 'dice'
  | 'keep'
  | 'public'
  | 'auction'
  | 'late'
  | 'church'
  | 'raise'
  | 'auctions'
  | 'gold'
  | 'bid'
  | 'pay'
  | 'save'
  | 'bishop'
  | 'turn'
  | 'count';

/** The words of moves in Biblios, and the words of another edition for them. */
function speaking(edition: Edition): (move: string) => string {
  const words = new Map(BIBLIOS.categories.map((word, i) => [word, edition.categories[i]!]));
  words.set(BIBLIOS.church, edition.church);
  return (move) => move.replace(/[a-z]+/g, (word) => words.get(word) ?? word);
}

/** Three players; the learner is the first donor and draws the second best card of a strong category first. */
const DONATION: Scene = { seats: 3, options: {}, seed: 'abbey 35142', moves: [], seat: 0 };

export interface Scenes {
  readonly donation: Scene;
  readonly auctions: Scene;
  /** A move of Biblios in the words of the edition. */
  say(move: string): string;
}

export function scenesOf(edition: Edition): Scenes {
  const say = speaking(edition);
  return { donation: DONATION, auctions: { ...DONATION, moves: AUCTIONS.map(say) }, say };
}

export function lessonOf(edition: Edition, texts: Lesson<Step>['texts']): Lesson<Step> {
  const { donation, auctions, say } = scenesOf(edition);
  return {
    scenes: [
      {
        scene: donation,
        steps: [
          { id: 'dice' },
          { id: 'keep', asks: ['give hand'] },
          { id: 'public', asks: ['give public'] },
          { id: 'auction', asks: ['give auction'] },
          {
            id: 'late',
            asks: ['give public'],
            answers: [
              '1 take monks-I',
              '2 take books-D',
              '1 give public',
              '1 give hand',
              '1 give public',
              '1 give auction',
              '2 take gold-2',
            ].map(say),
          },
          { id: 'church', asks: [say('take church+1')] },
          { id: 'raise', asks: [say('raise pigments')] },
        ],
      },
      {
        scene: auctions,
        steps: [
          { id: 'auctions' },
          {
            id: 'gold',
            asks: ['pass'],
            answers: ['1 pass', '2 pay pigments-C', '2 pay books-D', '2 pay manuscripts-F'].map(say),
          },
          { id: 'bid', asks: ['bid 3'], answers: ['1 pass', '2 pass'] },
          { id: 'pay', asks: ['pay gold-3'], answers: ['1 pass', '2 bid 3'] },
          { id: 'save', asks: ['pass'], answers: ['2 pay gold-3', '2 bid 3'] },
          { id: 'bishop', asks: ['bid 4'], answers: ['1 pass', '2 pass'] },
          { id: 'turn', asks: ['pay gold-2', 'pay gold-2', say('raise pigments')] },
          { id: 'count' },
        ],
      },
    ],
    texts,
  };
}
