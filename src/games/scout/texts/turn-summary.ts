// A turn as one sentence: Scout & Show together, and the end of a round without its count, which the board shows.
import type { Names, SeenEvent } from '../../../engine/texts.ts';
import { actIn } from '../../../engine/turn-text.ts';
import type { Event } from '../rules/state.ts';

type Seen = SeenEvent<Event>;

export interface TurnPhrases {
  list(acts: readonly string[]): string;
  roundOver(round: number): string;
}

export function turnSummaryWith(phrases: TurnPhrases, say: (event: Seen, names: Names) => string) {
  return (events: readonly Seen[], names: Names): string | null => {
    const shown = events.some(({ key }) => key === 'shown');
    let seat = -1;
    const acts: string[] = [];
    const after: string[] = [];
    for (const event of events) {
      if (event.key === 'round-ended') after.push(phrases.roundOver(event.args.round));
      else if (event.key === 'shown' || event.key === 'scouted') {
        seat = event.args.seat;
        // The show itself says what the scout announces.
        const said: Seen =
          event.key === 'scouted' && shown ? { ...event, args: { ...event.args, andShow: false } } : event;
        acts.push(actIn(say(said, names), names(seat)));
      } else if (acts.length === 0) return null;
    }
    return acts.length === 0 ? null : [`${names(seat)} ${phrases.list(acts)}.`, ...after].join(' ');
  };
}
