// The time left of every player, in words, for the key that tells it.
import { formatTime } from './formatTime.ts';
import type { OnlineState } from './onlineState.ts';
import type { OnlineTexts } from './texts/en.ts';

/** `now` is of `browser.elapsed()`. */
export function clockSentence(
  { clocks, deciders }: Pick<OnlineState, 'clocks' | 'deciders'>,
  nameOf: (seat: number) => string,
  texts: Pick<OnlineTexts, 'days' | 'hours' | 'timeOf'>,
  now: number,
): string | null {
  if (!clocks) return null;
  const left = clocks.left.flatMap((ms, seat) => {
    if (ms === null) return [];
    const remaining = deciders.includes(seat) ? ms - (now - clocks.at) : ms;
    return [`${texts.timeOf(nameOf(seat))} ${formatTime(Math.max(0, Math.ceil(remaining / 1000)), texts)}`];
  });
  return `${left.join(', ')}.`;
}
