// The clocks that a new table can have, and the sentence for the clock of any table.
import type { Clock } from '../../protocol/values.ts';
import { formatTime } from './formatTime.ts';
import type { OnlineTexts } from './texts/en.ts';

export const CLOCKS = {
  none: null,
  'move-30': { kind: 'move', seconds: 30 },
  'move-120': { kind: 'move', seconds: 120 },
  'game-600-5': { kind: 'game', seconds: 600, increment: 5 },
  'game-1800-10': { kind: 'game', seconds: 1800, increment: 10 },
  'move-86400': { kind: 'move', seconds: 86_400 },
  'move-259200': { kind: 'move', seconds: 259_200 },
} as const satisfies { readonly [name: string]: Clock };
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS).filter((name): name is ClockName =>
  Object.hasOwn(CLOCKS, name),
);

/** For people who do not know each other: nobody waits forever for somebody who has left. */
export const STRANGERS_CLOCK: Clock = CLOCKS['move-120'];

/** Undefined for a clock that is none of the choices: a table that was created through the API may have any. */
export function clockNameOf(clock: Clock): ClockName | undefined {
  const isSame = (name: ClockName) => {
    const choice: Clock = CLOCKS[name];
    if (choice === null || clock === null) return choice === clock;
    return (
      choice.kind === clock.kind &&
      choice.seconds === clock.seconds &&
      incrementOf(choice) === incrementOf(clock)
    );
  };
  return CLOCK_NAMES.find(isSame);
}

export function clockText(clock: Clock, texts: OnlineTexts): string {
  const name = clockNameOf(clock);
  if (name !== undefined || clock === null) return texts.clocks[name ?? 'none'];
  const time = formatTime(clock.seconds, texts);
  return clock.kind === 'move' ? texts.moveClock(time) : texts.gameClock(time, incrementOf(clock));
}

const incrementOf = (clock: NonNullable<Clock>) => (clock.kind === 'game' ? clock.increment : 0);
