// The sampler against a full enumeration of all solutions, for constraints small enough to enumerate.
import { describe, expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { CARD_KINDS, type Card, FIRST_CHURCH, goldCard, isChurch, isGold, VALUE } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import { AUCTION } from '../rules/piles.ts';
import { type Constraints, GONE, type GoldLimit, type Payable } from './constraints.ts';
import { sampleAssignment } from './sampler.ts';

/** `arrived [place, card]`, `left [from, to, card]`, `max [seat, gold]` in log order; UNSEEN where the reader did not see the card. */
type Line = { arrived: [number, Card] } | { left: [number, number, Card] } | { max: [number, number] };

function constraints(
  lines: readonly Line[],
  pool: readonly Card[],
  payable: Payable | null = null,
): Constraints {
  const unseenCounts = Array<number>(CARD_KINDS).fill(0);
  for (const card of pool) unseenCounts[card]!++;
  const arrivals: Constraints['arrivals'][number][] = [];
  const departures: Constraints['departures'][number][] = [];
  const goldLimits: GoldLimit[] = [];
  lines.forEach((line, at) => {
    if ('arrived' in line) arrivals.push({ at, place: line.arrived[0], card: line.arrived[1] });
    else if ('left' in line)
      departures.push({ at, from: line.left[0], to: line.left[1], card: line.left[2] });
    else goldLimits.push({ at, seat: line.max[0], max: line.max[1] });
  });
  return {
    arrivals,
    departures,
    hasTransfers: departures.some(({ to }) => to !== GONE),
    goldLimits,
    payable,
    unseenCounts,
  };
}

/** The cards of every hidden place at the end, as text; undefined if the history is impossible. */
function ending(p: Constraints, cards: readonly Card[], leavers: readonly number[]): string | undefined {
  const place = p.arrivals.map(() => GONE);
  const events = [
    ...p.arrivals.map(({ at }, i) => ({ at, kind: 'arrival' as const, i })),
    ...p.departures.map(({ at }, i) => ({ at, kind: 'departure' as const, i })),
    ...p.goldLimits.map(({ at }, i) => ({ at, kind: 'limit' as const, i })),
  ].sort((a, b) => a.at - b.at);
  const gold = (seat: number, value = 3) =>
    cards.reduce((sum, card, hidden) => {
      const counts = place[hidden] === seat && isGold(card) && VALUE[card]! <= value;
      return counts ? sum + VALUE[card]! : sum;
    }, 0);
  for (const { kind, i } of events) {
    if (kind === 'arrival') {
      const { place: at, card } = p.arrivals[i]!;
      if (card === UNSEEN ? isChurch(cards[i]!) && at !== AUCTION : cards[i] !== card) return undefined;
      place[i] = at;
    } else if (kind === 'departure') {
      const { from, to, card } = p.departures[i]!;
      if (place[leavers[i]!] !== from || (card !== UNSEEN && cards[leavers[i]!] !== card)) return undefined;
      place[leavers[i]!] = to;
    } else if (gold(p.goldLimits[i]!.seat) > p.goldLimits[i]!.max) return undefined;
  }
  if (p.payable && gold(p.payable.seat, p.payable.maxCardValue) < p.payable.min) return undefined;
  return [0, 1, 2, 3, AUCTION]
    .map((at) => cards.filter((_, hidden) => place[hidden] === at).sort((a, b) => a - b))
    .map((hand) => hand.join(' '))
    .join(' / ');
}

/** The share of every ending, over all deals of the pool and all cards that may have left. */
function shares(p: Constraints): Map<string, number> {
  const found = new Map<string, number>();
  let sum = 0;
  const pool = p.unseenCounts.flatMap((n, card) => Array<Card>(n).fill(card));
  const unseenArrivals = p.arrivals.flatMap(({ card }, hidden) => (card === UNSEEN ? [hidden] : []));
  const cards = p.arrivals.map(({ card }) => card);
  const leavers: number[] = [];
  const depart = () => {
    if (leavers.length === p.departures.length) {
      const text = ending(p, cards, leavers);
      if (text === undefined) return;
      found.set(text, (found.get(text) ?? 0) + 1);
      sum++;
      return;
    }
    for (let hidden = 0; hidden < cards.length; hidden++) {
      leavers.push(hidden);
      depart();
      leavers.pop();
    }
  };
  const deal = (n: number) => {
    if (n === unseenArrivals.length) return depart();
    pool.forEach((card, i) => {
      pool.splice(i, 1);
      cards[unseenArrivals[n]!] = card;
      deal(n + 1);
      pool.splice(i, 0, card);
    });
  };
  deal(0);
  return new Map([...found].map(([text, n]) => [text, n / sum]));
}

const DRAWS = 3000;

/** The total variation distance between the draws and the true shares. */
function distance(p: Constraints, seed: number): { distance: number; kinds: number } {
  const expected = shares(p);
  const rng = new Rng(seed);
  const drawn = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const { cards, leavers } = sampleAssignment(p, rng);
    const text = ending(p, cards, leavers);
    if (text === undefined) throw new Error(`not a solution: ${cards} / ${leavers}`);
    drawn.set(text, (drawn.get(text) ?? 0) + 1 / DRAWS);
  }
  for (const text of drawn.keys()) expect(expected.has(text), `${text} is possible`).toBe(true);
  const sum = [...expected].reduce((d, [text, share]) => d + Math.abs(share - (drawn.get(text) ?? 0)), 0);
  return { distance: sum / 2, kinds: expected.size };
}

const g1 = goldCard(1);
const g2 = goldCard(2);
const g3 = goldCard(3);

describe('B11 a determinization is drawn uniformly among all states that fit the view', () => {
  const cases: [string, Constraints][] = [
    [
      'cards kept or put into the auction pile unseen; no church card in a hand',
      constraints(
        [
          { arrived: [1, UNSEEN] },
          { arrived: [AUCTION, UNSEEN] },
          { arrived: [1, 9] },
          { arrived: [2, UNSEEN] },
        ],
        [1, 2, g1, g1, FIRST_CHURCH, FIRST_CHURCH],
      ),
    ],
    [
      'gold shown that may have arrived seen or unseen',
      constraints(
        [
          { arrived: [1, UNSEEN] },
          { arrived: [1, g2] },
          { arrived: [1, UNSEEN] },
          { left: [1, GONE, g2] },
          { left: [1, GONE, g1] },
        ],
        [1, g1, g2, g2, g3],
      ),
    ],
    [
      'only a gold of 1 shown, which may have arrived seen or unseen',
      constraints(
        [{ arrived: [1, UNSEEN] }, { arrived: [1, g1] }, { arrived: [1, UNSEEN] }, { left: [1, GONE, g1] }],
        [1, g1, g1, g2, g3],
      ),
    ],
    [
      'a hidden payment, and gold shown after it',
      constraints(
        [
          { arrived: [1, g3] },
          { arrived: [1, 7] },
          { arrived: [1, UNSEEN] },
          { arrived: [1, UNSEEN] },
          { left: [1, GONE, UNSEEN] },
          { left: [1, GONE, UNSEEN] },
          { left: [1, GONE, g3] },
        ],
        [1, 2, g1, g3, g3],
      ),
    ],
    [
      "the reader's card in the auction pile, and an equal one of another player",
      constraints(
        [
          { arrived: [AUCTION, g2] },
          { arrived: [AUCTION, UNSEEN] },
          { arrived: [AUCTION, UNSEEN] },
          { left: [AUCTION, GONE, g2] },
        ],
        [1, g2, g2, g3, FIRST_CHURCH],
      ),
    ],
    [
      'a card seized between two other hands and seen again later',
      constraints(
        [
          { arrived: [1, 4] },
          { arrived: [1, UNSEEN] },
          { arrived: [2, UNSEEN] },
          { arrived: [2, 5] },
          { left: [1, 2, UNSEEN] },
          { left: [2, GONE, UNSEEN] },
          { left: [2, GONE, 4] },
        ],
        [1, 2, g1, g3],
      ),
    ],
    [
      'a proven lack of gold',
      constraints(
        [
          { arrived: [1, g2] },
          { arrived: [1, UNSEEN] },
          { arrived: [1, UNSEEN] },
          { left: [1, GONE, UNSEEN] },
          { max: [1, 2] },
          { left: [1, 2, UNSEEN] },
        ],
        [1, 2, g1, g2, g3],
      ),
    ],
    [
      'a payment in gold that must continue',
      constraints(
        [
          { arrived: [1, g1] },
          { arrived: [1, UNSEEN] },
          { arrived: [1, UNSEEN] },
          { left: [1, GONE, UNSEEN] },
        ],
        [1, 2, g1, g2, g2, g3],
        { seat: 1, min: 2, maxCardValue: 2 },
      ),
    ],
  ];

  test.each(cases)('B11 %s', (_, p) => {
    const { distance: found, kinds } = distance(p, 11);
    // With this many draws a uniform sampler stays within about the square root of kinds / (2 pi draws).
    const noise = Math.sqrt(kinds / (2 * Math.PI * DRAWS));
    expect(found).toBeLessThan(2 * noise + 0.01);
  });

  test('B11 the distance detects a sampler that is not uniform', () => {
    const [, p] = cases.find(([name]) => name.startsWith('a hidden payment'))!;
    const expected = shares(p);
    // Every ending equally likely would be a different thing from every history equally likely.
    const even = [...expected.values()].reduce((d, share) => d + Math.abs(share - 1 / expected.size), 0) / 2;
    expect(even).toBeGreaterThan(2 * Math.sqrt(expected.size / (2 * Math.PI * DRAWS)) + 0.01);
  });
});
