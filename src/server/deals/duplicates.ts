// Duplicates: several tables with the same deal. What one table would tell the others stays closed until all are done.

import * as v from 'valibot';
import { commitmentTo } from '../../engine/index.ts';
import type { Duplicate } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { outcome } from '../../protocol/values.ts';
import { stateOf } from '../matches/config.ts';
import type { Store } from '../storage/store.ts';

type Tables = Awaited<ReturnType<Store['duplicateTables']>>;

export async function showDuplicate(store: Store, id: string): Promise<Duplicate | ServerRefusal> {
  const tables = await store.duplicateTables(id);
  const [first] = tables;
  if (!first) return { code: 'unknown-duplicate' };
  const isOver = areDone(tables);
  return {
    game: first.game,
    commitment: commitmentTo(first.secret),
    isOver,
    tables: tables.map((table) => ({
      match: table.id,
      state: stateOf(table),
      names: table.players.map(({ name }) => name),
      bots: table.players.map(({ kind }) => kind === 'bot'),
      result: isOver ? resultOf(table.result) : null,
    })),
  };
}

/** Why the record of a table, a hand of another seat or the table itself may not be shown yet; null if they may. */
export async function refuseWhilePlayed(
  store: Pick<Store, 'duplicateTables'>,
  duplicate: string | null,
): Promise<ServerRefusal | null> {
  if (duplicate === null || areDone(await store.duplicateTables(duplicate))) return null;
  return { code: 'other-tables-play' };
}

/** Whether this person plays the deal at another table. */
export async function playsElsewhere(
  { duplicateTables }: Pick<Store, 'duplicateTables'>,
  { id, duplicate }: { readonly id: string; readonly duplicate: string | null },
  person: string,
): Promise<boolean> {
  const tables = duplicate === null ? [] : await duplicateTables(duplicate);
  return tables.some((table) => table.id !== id && table.players.some((each) => each.person === person));
}

/** A table that nobody has come to is closed after a while. */
const areDone = (tables: Tables) => tables.every(({ state }) => state === 'over' || state === 'closed');

/** Null for a game that was not played to its end. */
function resultOf(stored: string | null) {
  const read = v.safeParse(outcome, stored === null ? null : JSON.parse(stored));
  if (!read.success || read.output === null) return null;
  const { places, scores } = read.output;
  return { places, scores };
}
