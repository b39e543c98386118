// The count of Scriptoria, person by person: the track, each achievement, tokens left (C14).
import type { AccountStep, Names, Told } from '../../../engine/texts.ts';
import type { Event } from '../events.ts';
import type { Part } from '../tables.ts';

export interface AccountPhrases {
  scroll(name: string, total: number): string;
  track(points: number): string;
  achievement(part: Part, points: number): string;
  unrewarded(part: Part): string;
  tokens(points: number): string;
}

export function accountWith(phrases: AccountPhrases) {
  return (told: readonly Told<Event>[], names: Names): readonly AccountStep[] =>
    told
      .filter((event) => event.key === 'scored')
      .map(({ args: { seat, track, tokens, total } }) => ({
        title: phrases.scroll(names(seat), total),
        lines: [
          phrases.track(track),
          ...told.flatMap((event) => {
            if (event.key === 'achieved' && event.args.seat === seat)
              return [phrases.achievement(event.args.part, event.args.points)];
            if (event.key === 'unrewarded' && event.args.seat === seat)
              return [phrases.unrewarded(event.args.part)];
            return [];
          }),
          phrases.tokens(tokens),
        ],
      }));
}
