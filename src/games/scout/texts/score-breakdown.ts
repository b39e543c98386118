// The scoring of Scout by round: captured cards and chips, minus the cards left in hand.
import type { Names, PublicEvent, ScoringStep } from '../../../engine/texts.ts';
import type { Event } from '../rules/state.ts';

export interface ScoringPhrases {
  round(number: number): string;
  /** `spared`: the hand does not count against the player who ended the round. */
  score(
    name: string,
    parts: { captured: number; chips: number; left: number; spared: boolean; sum: number },
  ): string;
  readonly together: string;
  total(name: string, points: number): string;
}

export function scoreBreakdownWith(phrases: ScoringPhrases) {
  return (publicEvents: readonly PublicEvent<Event>[], names: Names): readonly ScoringStep[] => {
    const rounds = publicEvents.filter((event) => event.key === 'round-ended');
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
