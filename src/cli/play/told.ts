// What happened, in sentences, as one reader may know it.

import type { AnyTexts, Names } from '../../engine/index.ts';
import { eventText, type GameEvent, type Seat, type Step, type ToldEvent, tell } from '../../engine/index.ts';

/** A seat's eyes, a spectator's (null), or those of somebody who is shown everything. */
export type Eyes = Seat | null | 'all';

export function sentencesOf(steps: readonly Step[], eyes: Eyes, texts: AnyTexts, names: Names): string[] {
  return steps.flatMap((step) => step.events.map((event) => eventText(texts, seenBy(event, eyes), names)));
}

function seenBy(event: GameEvent, eyes: Eyes): ToldEvent {
  if (eyes !== 'all') return tell(event, eyes);
  return { key: event.key, args: { ...event.args, ...event.secret?.args } };
}
