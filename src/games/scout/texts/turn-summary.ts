// A turn as one short sentence: Scout & Show together, and the end of a round without its count, which the board shows.
// Where a scouted card went and its other number stand in the log, and in the hand it went to.
import type { Names, SeenEvent } from '../../../engine/texts.ts';
import { type Event, up } from '../rules/state.ts';

type Seen = SeenEvent<Event>;

export interface TurnPhrases {
  list(acts: readonly string[]): string;
  scouts(owner: string, number: number): string;
  shows(numbers: string): string;
  captures(count: number): string;
  roundOver(round: number): string;
}

/** The numbers of a set stay in one line. */
const NO_BREAK = '\u00a0';

/** The set that is shown right after a scout, by Scout & Show. */
export function restOfTurnWith(thenShow: (numbers: string) => string) {
  return (events: readonly Seen[]): string | null => {
    const shown = events.find((event) => event.key === 'shown');
    const isBoth = events.some((event) => event.key === 'scouted' && event.args.andShow);
    return isBoth && shown ? thenShow(shown.args.cards.map(up).join(NO_BREAK)) : null;
  };
}

export function turnSummaryWith(phrases: TurnPhrases) {
  return (events: readonly Seen[], names: Names): string | null => {
    let seat = -1;
    const acts: string[] = [];
    const after: string[] = [];
    for (const event of events) {
      if (event.key === 'round-ended') after.push(phrases.roundOver(event.args.round));
      else if (event.key === 'scouted') {
        seat = event.args.seat;
        acts.push(phrases.scouts(names(event.args.owner), up(event.args.card)));
      } else if (event.key === 'shown') {
        const { cards, captured } = event.args;
        seat = event.args.seat;
        acts.push(phrases.shows(cards.map(up).join(NO_BREAK)));
        if (captured > 0) acts.push(phrases.captures(captured));
      } else if (acts.length === 0) return null;
    }
    return acts.length === 0 ? null : [`${names(seat)} ${phrases.list(acts)}.`, ...after].join(' ');
  };
}
