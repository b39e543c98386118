// How a race ended: pawns borne off, hits and rolls of each player (D11).
import type { Names, PublicEvent, ScoringStep } from '../../../engine/texts.ts';
import { PAWNS } from '../rules/data.ts';
import type { Event } from '../rules/state.ts';

export interface ScoringPhrases {
  off(count: number, all: number): string;
  rolls(count: number): string;
  hits(count: number): string;
  wasHit(count: number): string;
  handed(count: number): string;
}

export function scoreBreakdownWith(phrases: ScoringPhrases) {
  return (publicEvents: readonly PublicEvent<Event>[], names: Names): readonly ScoringStep[] =>
    [0, 1].map((seat) => {
      const count = (is: (event: PublicEvent<Event>) => boolean) => publicEvents.filter(is).length;
      const off = count((event) => event.key === 'borne-off' && event.args.seat === seat);
      return {
        title: names(seat),
        lines: [
          phrases.off(off, PAWNS),
          phrases.rolls(count((event) => event.key === 'rolled' && event.args.seat === seat)),
          phrases.hits(count((event) => event.key === 'hit' && event.args.by === seat)),
          phrases.wasHit(count((event) => event.key === 'hit' && event.args.seat === seat)),
          phrases.handed(count((event) => event.key === 'dice-handed-over' && event.args.seat === seat)),
        ],
        gains: [0, 1].map((each) => (each === seat ? off : 0)),
        subject: String(seat),
      };
    });
}
