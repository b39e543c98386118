// The scoring of Biblios by category: who has the most, what breaks a tie, what the die scores (B19, B20).
import type { Names, PublicEvent, ScoringStep } from '../../../engine/texts.ts';
import { CATEGORIES, type Card, categoryOf, isChurch, isGold, LETTERS } from '../rules/data.ts';
import { type Event, NONE } from '../rules/state.ts';
import type { Words } from './words.ts';

export interface ScoringPhrases {
  category(name: string, die: number): string;
  total(name: string, sum: number): string;
  most(name: string, die: number): string;
  /** Several players have the same total: the letter nearest to A decides. */
  nearest(names: readonly string[], winner: string, letter: string, die: number): string;
  readonly nobody: string;
  readonly points: string;
  result(name: string, points: number, gold: number): string;
}

export function scoreBreakdownWith(words: Words, phrases: ScoringPhrases) {
  return (publicEvents: readonly PublicEvent<Event>[], names: Names): readonly ScoringStep[] => {
    const counted = publicEvents.findLast((event) => event.key === 'counted');
    if (!counted) return [];
    const { winners, totals, dice, points, gold, hands } = counted.args;
    const categories = CATEGORIES.map((category) => {
      const sums = totals[category]!;
      const winner = winners[category]!;
      return {
        title: phrases.category(words.categories[category], dice[category]!),
        lines: [
          sums.map((sum, seat) => phrases.total(names(seat), sum)).join(' · '),
          winner === NONE ? phrases.nobody : verdict(sums, winner, dice[category]!, hands[winner]!, category),
        ],
        gains: sums.map((_, seat) => (seat === winner ? dice[category]! : 0)),
        subject: String(category),
      };
    });
    const results = points.map((sum, seat) => phrases.result(names(seat), sum, gold[seat]!));
    return [...categories, { title: phrases.points, lines: results }];

    function verdict(
      sums: readonly number[],
      winner: number,
      die: number,
      hand: readonly Card[],
      category: number,
    ): string {
      const level = [...sums.keys()].filter((seat) => sums[seat] === sums[winner]);
      if (level.length === 1) return phrases.most(names(winner), die);
      return phrases.nearest(level.map(names), names(winner), bestLetterIn(hand, category), die);
    }
  };
}

function bestLetterIn(hand: readonly Card[], category: number): string {
  const letters = hand
    .filter((card) => !isGold(card) && !isChurch(card) && categoryOf(card) === category)
    .map((card) => card % LETTERS.length);
  return LETTERS[Math.min(...letters)] ?? '';
}
