// The count of Scout, round by round: captured cards and chips, less what is left in hand.
import type { AccountStep, Names, Told } from '../../../engine/texts.ts';
import type { Event } from '../state.ts';

export interface AccountPhrases {
  round(number: number): string;
  /** `spared`: the hand does not count against who ended the round. */
  score(
    name: string,
    parts: { captured: number; chips: number; left: number; spared: boolean; sum: number },
  ): string;
  readonly together: string;
  total(name: string, points: number): string;
}

export function accountWith(phrases: AccountPhrases) {
  return (told: readonly Told<Event>[], names: Names): readonly AccountStep[] => {
    const rounds = told.filter((event) => event.key === 'round-ended');
    const last = rounds.at(-1);
    if (!last) return [];
    return [
      ...rounds.map(({ args: { round, seat, captured, chips, left } }) => ({
        title: phrases.round(round),
        lines: captured.map((cards, each) => {
          const spared = each === seat;
          const lost = spared ? 0 : left[each]!;
          const sum = cards + chips[each]! - lost;
          return phrases.score(names(each), {
            captured: cards,
            chips: chips[each]!,
            left: left[each]!,
            spared,
            sum,
          });
        }),
      })),
      {
        title: phrases.together,
        lines: last.args.points.map((points, seat) => phrases.total(names(seat), points)),
      },
    ];
  };
}
