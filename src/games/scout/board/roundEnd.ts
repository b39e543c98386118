// How a round ended: its last act and its score, read from the events.
import type { VisibleEvent } from '../../../engine/events.ts';
import type { Json } from '../../../engine/game.ts';
import type { Card } from '../rules/state.ts';

export interface RoundEnd {
  readonly round: number;
  /** The last set that was shown, and who showed it; -1 and no cards if that is not known. */
  readonly owner: number;
  readonly cards: readonly Card[];
  readonly rows: readonly {
    readonly captured: number;
    readonly chips: number;
    readonly lost: number;
    /** Of this round. */
    readonly sum: number;
    /** Of all rounds so far. */
    readonly total: number;
  }[];
}

/** The rounds that have ended, in their order. */
export function roundEnds(events: readonly VisibleEvent[]): RoundEnd[] {
  const ends: RoundEnd[] = [];
  let shown: VisibleEvent | undefined;
  for (const event of events) {
    if (event.key === 'shown') shown = event;
    if (event.key !== 'round-ended') continue;
    ends.push({
      round: Number(event.args.round),
      owner: shown ? Number(shown.args.seat) : -1,
      cards: numbers(shown?.args.cards),
      rows: rowsOf(event),
    });
    shown = undefined;
  }
  return ends;
}

function rowsOf({ args }: VisibleEvent): RoundEnd['rows'] {
  const [chips, left, points] = [numbers(args.chips), numbers(args.left), numbers(args.points)];
  return numbers(args.captured).map((captured, seat) => {
    const lost = seat === args.seat ? 0 : (left[seat] ?? 0);
    const won = chips[seat] ?? 0;
    return { captured, chips: won, lost, sum: captured + won - lost, total: points[seat] ?? 0 };
  });
}

function numbers(json: Json | undefined): number[] {
  return Array.isArray(json) ? json.map(Number) : [];
}
