// Finished reviews on this device, so that opening one again is immediate. Only the latest are kept: each may take some hundred kilobytes.
import { COACH_VERSION } from '../../bots/coach/version.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { ReviewWithPositions } from '../analysis/messages.ts';
import { rowStore } from '../rowStore.ts';

interface KeptReview {
  readonly key: string;
  readonly keptAt: number;
  readonly reviews: readonly ReviewWithPositions[];
}

const MAX_KEPT = 20;

const ask = rowStore('scriptorium-reviews', 'reviews', 'key');

/** The same game, seats and coach give the same review. */
export const reviewKey = ({ seal }: GameRecord, seats: readonly Seat[]) =>
  [seal, COACH_VERSION, ...seats].join(' ');

export async function findReview(key: string): Promise<readonly ReviewWithPositions[] | null> {
  const row = await ask<KeptReview | undefined>('readonly', (rows) => rows.get(key));
  return row?.reviews ?? null;
}

export async function keepReview(key: string, reviews: readonly ReviewWithPositions[]): Promise<void> {
  const row: KeptReview = { key, keptAt: Date.now(), reviews };
  await ask('readwrite', (rows) => rows.put(row));
  for (const old of tooOld(await ask<KeptReview[]>('readonly', (rows) => rows.getAll())))
    await ask('readwrite', (rows) => rows.delete(old));
}

/** The keys of those beyond the latest. */
export const tooOld = (rows: readonly Pick<KeptReview, 'key' | 'keptAt'>[]): readonly string[] =>
  rows
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(MAX_KEPT)
    .map(({ key }) => key);
