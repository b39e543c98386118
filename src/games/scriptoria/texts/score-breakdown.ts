// The scoring of Scriptoria by player: the track, each achievement, unused tokens (C14).
import type { Names, PublicEvent, ScoringStep } from '../../../engine/texts.ts';
import type { Event } from '../rules/events.ts';
import type { Part } from '../rules/tables.ts';

export interface ScoringPhrases {
  scroll(name: string, total: number): string;
  track(points: number): string;
  achievement(part: Part, points: number): string;
  unrewarded(part: Part): string;
  tokens(points: number): string;
}

export function scoreBreakdownWith(phrases: ScoringPhrases) {
  return (publicEvents: readonly PublicEvent<Event>[], names: Names): readonly ScoringStep[] => {
    const scored = publicEvents.filter((event) => event.key === 'scored');
    return scored.map(({ args: { seat, track, tokens, total } }) => ({
      title: phrases.scroll(names(seat), total),
      lines: [
        phrases.track(track),
        ...publicEvents.flatMap((event) => {
          if (event.key === 'achieved' && event.args.seat === seat)
            return [phrases.achievement(event.args.part, event.args.points)];
          if (event.key === 'unrewarded' && event.args.seat === seat)
            return [phrases.unrewarded(event.args.part)];
          return [];
        }),
        phrases.tokens(tokens),
      ],
      gains: scored.map((_, each) => (each === seat ? total : 0)),
      subject: String(seat),
    }));
  };
}
