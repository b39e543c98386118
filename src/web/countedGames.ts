// Decides which saved games count as the person's own, for the statistics and for earned options.
import type { Seat } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import type { SavedGame } from './savedGames.ts';

export type GameClass =
  | { readonly kind: 'going' }
  /** `seat` is the person's; null if several people shared the device, or if the seat is unknown. */
  | { readonly kind: 'played'; readonly seat: Seat | null; readonly record: GameRecord }
  /** Nobody on this device played: only bots, or a match watched as a spectator. */
  | { readonly kind: 'watched' }
  /** A branch of another game, or imported from a file or a link. */
  | { readonly kind: 'copied' }
  /** Dealt from a chosen seed text, so the deal may have been known. */
  | { readonly kind: 'chosen-deal' }
  /** Everything could be taken back. */
  | { readonly kind: 'practice' };

/** The ids of imported games begin with it. */
export const IMPORTED_ID_PREFIX = 'file-';

export function classifyGame(saved: SavedGame): GameClass {
  const { id, record, sitters, branchesAt, practice, ownSeat, seed } = saved;
  if (branchesAt !== undefined || id.startsWith(IMPORTED_ID_PREFIX)) return { kind: 'copied' };
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
