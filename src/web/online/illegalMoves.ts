// Why a tapped move is not legal: from the server, or from the rules on this device while there is no connection.
import type { TableWorker } from '../table/localTable.ts';
import type { PlayResult, Snapshot } from '../table/tableClient.ts';
import type { Outbox } from './outbox.ts';

/** Only the first of several moves is among the legal ones; the others follow from it. */
export const isLegal = ({ moves }: Snapshot, notations: readonly string[]): boolean =>
  moves.some(({ notation }) => notation === notations[0]);

interface Explainers {
  readonly outbox: Outbox;
  readonly worker: TableWorker;
  readonly game: string;
}

export async function explainIllegal(
  { outbox, worker, game }: Explainers,
  { view, seat, since }: Snapshot,
  notations: readonly string[],
): Promise<PlayResult> {
  const answer = await outbox.playIllegal(notations, since);
  const [notation] = notations;
  if (answer || seat === null || notation === undefined) return answer ?? { ok: true };
  return { ok: false, refusal: await worker.request('refusal', { game, view, seat, notation }) };
}
