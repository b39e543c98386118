// Whether a bot plays for the reader because their time ran out while this page was open.
import { useRef } from 'preact/hooks';
import { browser } from '../browser.ts';
import type { OnlineState } from './onlineState.ts';

/** The clocks of page and server differ by as much as a message takes. */
const TOLERANCE_MS = 1500;

/** `now` is of `browser.elapsed()`. */
export function hasRunOut(
  { clocks, deciders }: Pick<OnlineState, 'clocks' | 'deciders'>,
  seat: number,
  now: number,
): boolean {
  const leftMs = clocks?.left[seat] ?? null;
  return (
    clocks !== null &&
    leftMs !== null &&
    deciders.includes(seat) &&
    leftMs - (now - clocks.at) <= TOLERANCE_MS
  );
}

export function useTimeRanOut(online: OnlineState | null): boolean {
  const { room = null } = online ?? {};
  const own = room?.sitters[room.you ?? -1];
  const isReplaced = own?.kind === 'person' && own.standIn !== null;
  const before = useRef<{ isReplaced: boolean; ranOut: boolean } | null>(null);
  if (online && room && before.current?.isReplaced !== isReplaced) {
    // On a page that opens later, nobody knows any more.
    const isSeen = before.current !== null && isReplaced;
    before.current = { isReplaced, ranOut: isSeen && hasRunOut(online, room.you ?? -1, browser.elapsed()) };
  }
  return before.current?.ranOut ?? false;
}
