// The scoring of Scriptoria, set by set: the track, each part of the page with its achievements, unused tokens (C14).
import type { Names, PublicEvent, ScoringStep } from '../../../engine/texts.ts';
import type { Event } from '../rules/events.ts';
import { PARTS, type Part } from '../rules/tables.ts';

export interface ScoringPhrases {
  readonly track: string;
  part(part: Part): string;
  readonly tokens: string;
  readonly total: string;
  points(name: string, points: number): string;
  /** Finished when no achievement was left. */
  unrewarded(name: string): string;
}

/** What a step counts, as the board knows it. A part of the page is called by its name. */
export const TRACK = 'track';
export const TOKENS = 'tokens';

export function scoreBreakdownWith(phrases: ScoringPhrases) {
  return (publicEvents: readonly PublicEvent<Event>[], names: Names): readonly ScoringStep[] => {
    const scored = publicEvents
      .filter((event) => event.key === 'scored')
      .map(({ args }) => args)
      .toSorted((a, b) => a.seat - b.seat);
    if (scored.length === 0) return [];
    const step = (subject: string, title: string, gains: readonly number[]) => ({
      title,
      lines: gains.flatMap((gain, seat) => (gain > 0 ? [phrases.points(names(seat), gain)] : [])),
      gains,
      subject,
    });
    const parts = PARTS.flatMap((part) => {
      const gains = scored.map(() => 0);
      const late: string[] = [];
      for (const event of publicEvents) {
        if (event.key === 'achieved' && event.args.part === part) gains[event.args.seat] = event.args.points;
        if (event.key === 'unrewarded' && event.args.part === part)
          late.push(phrases.unrewarded(names(event.args.seat)));
      }
      const counted = step(part, phrases.part(part), gains);
      const lines = [...counted.lines, ...late];
      return lines.length === 0 ? [] : [{ ...counted, lines }];
    });
    return [
      step(
        TRACK,
        phrases.track,
        scored.map(({ track }) => track),
      ),
      ...parts,
      step(
        TOKENS,
        phrases.tokens,
        scored.map(({ tokens }) => tokens),
      ),
      { title: phrases.total, lines: scored.map(({ seat, total }) => phrases.points(names(seat), total)) },
    ];
  };
}
