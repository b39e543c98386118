// The numbers that a player scouted and showed in a turn, read from its events.
import type { VisibleEvent } from '../../../engine/events.ts';
import { up } from '../rules/state.ts';

interface ActNumbers {
  readonly scouted: readonly number[];
  readonly shown: readonly number[];
}

export function actNumbers(events: readonly VisibleEvent[]): ActNumbers {
  const of = (key: string) => events.filter((event) => event.key === key);
  return {
    scouted: of('scouted').map(({ args }) => up(Number(args.card))),
    shown: of('shown').flatMap(({ args }) =>
      Array.isArray(args.cards) ? args.cards.map((card) => up(Number(card))) : [],
    ),
  };
}
