// Which of the kept games count as one's own, and why the others do not: one answer for the numbers and for what is earned.
import type { Seat } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import type { SavedGame } from './store.ts';

export type Counted =
  | { readonly kind: 'going' }
  /** `seat` is the person's; null where several people shared the device, or the seat is not known. */
  | { readonly kind: 'played'; readonly seat: Seat | null; readonly record: GameRecord }
  /** Nobody of this device sat there: bots alone, or a table one looked on at. */
  | { readonly kind: 'watched' }
  /** It left another game, or came out of a file or a link. */
  | { readonly kind: 'copied' }
  /** Dealt from a text that somebody chose: the deal may have been known. */
  | { readonly kind: 'chosen-deal' }
  /** Everything could be taken back. */
  | { readonly kind: 'practice' };

/** What a game from a file or a link is kept under begins with it. */
export const FROM_FILE = 'file-';

export function countedAs(saved: SavedGame): Counted {
  const { id, record, sitters, branchesAt, practice, ownSeat, seed } = saved;
  if (branchesAt !== undefined || id.startsWith(FROM_FILE)) return { kind: 'copied' };
  if (!record?.result) return { kind: 'going' };
  if (practice) return { kind: 'practice' };
  if (typeof seed === 'string') return { kind: 'chosen-deal' };
  if (ownSeat !== undefined) {
    return ownSeat === null ? { kind: 'watched' } : { kind: 'played', seat: ownSeat, record };
  }
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [seat] = people;
  if (seat === undefined) return { kind: 'watched' };
  return { kind: 'played', seat: people.length === 1 ? seat : null, record };
}
