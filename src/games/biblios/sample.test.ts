// Drawing among solutions: against all of them, counted one by one, in puzzles small enough for that.
import { describe, expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import { type Card, FIRST_CHURCH, goldCard, isChurch, isGold, KINDS, VALUE } from './data.ts';
import { UNSEEN } from './log.ts';
import { AUCTION } from './piles.ts';
import { type Bound, GONE, type Payable, type Puzzle } from './puzzle.ts';
import { solve } from './sample.ts';

/** `born [place, card]`, `left [from, to, card]`, in the order given; UNSEEN where the reader did not see. */
type Line = { born: [number, Card] } | { left: [number, number, Card] } | { most: [number, number] };

function puzzle(lines: readonly Line[], pool: readonly Card[], payable: Payable | null = null): Puzzle {
  const stock = Array<number>(KINDS).fill(0);
  for (const card of pool) stock[card]!++;
  const births: Puzzle['births'][number][] = [];
  const leaves: Puzzle['leaves'][number][] = [];
  const bounds: Bound[] = [];
  lines.forEach((line, at) => {
    if ('born' in line) births.push({ at, place: line.born[0], card: line.born[1] });
    else if ('left' in line) leaves.push({ at, from: line.left[0], to: line.left[1], card: line.left[2] });
    else bounds.push({ at, seat: line.most[0], most: line.most[1] });
  });
  return { births, leaves, isMobile: leaves.some(({ to }) => to !== GONE), bounds, payable, stock };
}

/** The cards of every hidden place at the end, as text; undefined if the history cannot have been. */
function ending(p: Puzzle, cards: readonly Card[], who: readonly number[]): string | undefined {
  const place = p.births.map(() => GONE);
  const events = [
    ...p.births.map(({ at }, i) => ({ at, kind: 'birth' as const, i })),
    ...p.leaves.map(({ at }, i) => ({ at, kind: 'leave' as const, i })),
    ...p.bounds.map(({ at }, i) => ({ at, kind: 'bound' as const, i })),
  ].sort((a, b) => a.at - b.at);
  const gold = (seat: number, value = 3) =>
    cards.reduce((sum, card, life) => {
      const counts = place[life] === seat && isGold(card) && VALUE[card]! <= value;
      return counts ? sum + VALUE[card]! : sum;
    }, 0);
  for (const { kind, i } of events) {
    if (kind === 'birth') {
      const { place: at, card } = p.births[i]!;
      if (card === UNSEEN ? isChurch(cards[i]!) && at !== AUCTION : cards[i] !== card) return undefined;
      place[i] = at;
    } else if (kind === 'leave') {
      const { from, to, card } = p.leaves[i]!;
      if (place[who[i]!] !== from || (card !== UNSEEN && cards[who[i]!] !== card)) return undefined;
      place[who[i]!] = to;
    } else if (gold(p.bounds[i]!.seat) > p.bounds[i]!.most) return undefined;
  }
  if (p.payable && gold(p.payable.seat, p.payable.value) < p.payable.least) return undefined;
  return [0, 1, 2, 3, AUCTION]
    .map((at) => cards.filter((_, life) => place[life] === at).sort((a, b) => a - b))
    .map((hand) => hand.join(' '))
    .join(' / ');
}

/** The share of every ending, over all deals of the pool and all lives that may have left. */
function shares(p: Puzzle): Map<string, number> {
  const found = new Map<string, number>();
  let sum = 0;
  const pool = p.stock.flatMap((n, card) => Array<Card>(n).fill(card));
  const unseen = p.births.flatMap(({ card }, life) => (card === UNSEEN ? [life] : []));
  const cards = p.births.map(({ card }) => card);
  const who: number[] = [];
  const leave = () => {
    if (who.length === p.leaves.length) {
      const text = ending(p, cards, who);
      if (text === undefined) return;
      found.set(text, (found.get(text) ?? 0) + 1);
      sum++;
      return;
    }
    for (let life = 0; life < cards.length; life++) {
      who.push(life);
      leave();
      who.pop();
    }
  };
  const deal = (n: number) => {
    if (n === unseen.length) return leave();
    pool.forEach((card, i) => {
      pool.splice(i, 1);
      cards[unseen[n]!] = card;
      deal(n + 1);
      pool.splice(i, 0, card);
    });
  };
  deal(0);
  return new Map([...found].map(([text, n]) => [text, n / sum]));
}

const DRAWS = 3000;

/** How far the draws are from the true shares: half the sum of all differences. */
function distance(p: Puzzle, seed: number): { distance: number; kinds: number } {
  const truth = shares(p);
  const rng = new Rng(seed);
  const drawn = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const { cards, who } = solve(p, rng);
    const text = ending(p, cards, who);
    if (text === undefined) throw new Error(`not a solution: ${cards} / ${who}`);
    drawn.set(text, (drawn.get(text) ?? 0) + 1 / DRAWS);
  }
  for (const text of drawn.keys()) expect(truth.has(text), `${text} is possible`).toBe(true);
  const sum = [...truth].reduce((d, [text, share]) => d + Math.abs(share - (drawn.get(text) ?? 0)), 0);
  return { distance: sum / 2, kinds: truth.size };
}

const g1 = goldCard(1);
const g2 = goldCard(2);
const g3 = goldCard(3);

describe('B11 a determinization is drawn evenly among all truths that fit', () => {
  const cases: [string, Puzzle][] = [
    [
      'cards kept and put aside unseen; no church card in a hand',
      puzzle(
        [{ born: [1, UNSEEN] }, { born: [AUCTION, UNSEEN] }, { born: [1, 9] }, { born: [2, UNSEEN] }],
        [1, 2, g1, g1, FIRST_CHURCH, FIRST_CHURCH],
      ),
    ],
    [
      'gold shown that may have come in sight or unseen',
      puzzle(
        [
          { born: [1, UNSEEN] },
          { born: [1, g2] },
          { born: [1, UNSEEN] },
          { left: [1, GONE, g2] },
          { left: [1, GONE, g1] },
        ],
        [1, g1, g2, g2, g3],
      ),
    ],
    [
      'nothing but the least gold shown, that may have come in sight or unseen',
      puzzle(
        [{ born: [1, UNSEEN] }, { born: [1, g1] }, { born: [1, UNSEEN] }, { left: [1, GONE, g1] }],
        [1, g1, g1, g2, g3],
      ),
    ],
    [
      'a hidden payment, and gold shown after it',
      puzzle(
        [
          { born: [1, g3] },
          { born: [1, 7] },
          { born: [1, UNSEEN] },
          { born: [1, UNSEEN] },
          { left: [1, GONE, UNSEEN] },
          { left: [1, GONE, UNSEEN] },
          { left: [1, GONE, g3] },
        ],
        [1, 2, g1, g3, g3],
      ),
    ],
    [
      'an own card of the auction pile, and a like one of somebody else',
      puzzle(
        [
          { born: [AUCTION, g2] },
          { born: [AUCTION, UNSEEN] },
          { born: [AUCTION, UNSEEN] },
          { left: [AUCTION, GONE, g2] },
        ],
        [1, g2, g2, g3, FIRST_CHURCH],
      ),
    ],
    [
      'a card seized between third hands, seen again later',
      puzzle(
        [
          { born: [1, 4] },
          { born: [1, UNSEEN] },
          { born: [2, UNSEEN] },
          { born: [2, 5] },
          { left: [1, 2, UNSEEN] },
          { left: [2, GONE, UNSEEN] },
          { left: [2, GONE, 4] },
        ],
        [1, 2, g1, g3],
      ),
    ],
    [
      'a proven lack of gold',
      puzzle(
        [
          { born: [1, g2] },
          { born: [1, UNSEEN] },
          { born: [1, UNSEEN] },
          { left: [1, GONE, UNSEEN] },
          { most: [1, 2] },
          { left: [1, 2, UNSEEN] },
        ],
        [1, 2, g1, g2, g3],
      ),
    ],
    [
      'a payment in gold that has to go on',
      puzzle(
        [{ born: [1, g1] }, { born: [1, UNSEEN] }, { born: [1, UNSEEN] }, { left: [1, GONE, UNSEEN] }],
        [1, 2, g1, g2, g2, g3],
        { seat: 1, least: 2, value: 2 },
      ),
    ],
  ];

  test.each(cases)('B11 %s', (_, p) => {
    const { distance: found, kinds } = distance(p, 11);
    // With so many draws an even sampler stays within about the square root of kinds / (2 pi draws).
    const noise = Math.sqrt(kinds / (2 * Math.PI * DRAWS));
    expect(found).toBeLessThan(2 * noise + 0.01);
  });

  test('B11 the measure notices a sampler that is not even', () => {
    const [, p] = cases.find(([name]) => name.startsWith('a hidden payment'))!;
    const truth = shares(p);
    // Every ending equally likely would be a different thing from every history equally likely.
    const even = [...truth.values()].reduce((d, share) => d + Math.abs(share - 1 / truth.size), 0) / 2;
    expect(even).toBeGreaterThan(2 * Math.sqrt(truth.size / (2 * Math.PI * DRAWS)) + 0.01);
  });
});
