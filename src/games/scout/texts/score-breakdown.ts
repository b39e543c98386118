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
        lines: captured.map((cards, each) =>
          phrases.score(names(each), {
            captured: cards,
            chips: chips[each]!,
            left: left[each]!,
            spared: each === seat,
            sum: roundPoints(each, { seat, captured, chips, left }),
          }),
        ),
        gains: captured.map((_, each) => roundPoints(each, { seat, captured, chips, left })),
        subject: String(round),
      })),
      {
        title: phrases.together,
        lines: last.args.points.map((points, seat) => phrases.total(names(seat), points)),
      },
    ];
  };
}

interface Round {
  /** Who ended it: their hand does not count against them. */
  readonly seat: number;
  readonly captured: readonly number[];
  readonly chips: readonly number[];
  readonly left: readonly number[];
}

const roundPoints = (of: number, { seat, captured, chips, left }: Round): number =>
  captured[of]! + chips[of]! - (of === seat ? 0 : left[of]!);
