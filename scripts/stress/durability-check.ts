// Compares the moves in the database with those that the server acknowledged: none may be lost, doubled or unknown.
import type { MoveRow } from '../../src/server/storage/schema.ts';
import type { Store, StoredMatch } from '../../src/server/storage/store.ts';
import { acknowledgedIn, type PlayedMatch } from './players.ts';
import { openStored } from './unfinished.ts';

export interface DurabilityReport {
  readonly moves: number;
  readonly acknowledged: number;
  /** Sent but never answered: each may have been played or not. */
  readonly unanswered: number;
  readonly faults: readonly string[];
}

export async function checkDurability(
  store: Pick<Store, 'movesOf' | 'findMatch'>,
  matches: readonly PlayedMatch[],
): Promise<DurabilityReport> {
  const faults: string[] = [];
  let [moves, acknowledged, unanswered] = [0, 0, 0];
  for (const played of matches) {
    const { match, sentMoves } = played;
    const rows = await store.movesOf(match);
    const stored = await store.findMatch(match);
    moves += rows.length;
    acknowledged += acknowledgedIn(played).length;
    unanswered += sentMoves.filter(({ isAcknowledged }) => !isAcknowledged).length;
    const found = [...lostIn(played, rows), ...(stored ? replayFaults(stored, rows) : ['is gone'])];
    faults.push(...found.map((fault) => `${match}: ${fault}`));
  }
  return { moves, acknowledged, unanswered, faults };
}

/** Acknowledged but not stored, acknowledged twice, or stored but never sent. */
function lostIn(played: PlayedMatch, rows: readonly MoveRow[]): string[] {
  const acknowledged = acknowledgedIn(played);
  const lost = acknowledged.filter(({ ply, seat, notation }) => {
    const row = rows[ply - 1];
    return row?.seat !== seat || row.notation !== notation;
  });
  const acknowledgedTwice = acknowledged.length - new Set(acknowledged.map(({ ply }) => ply)).size;
  const foreign = rows.filter(
    ({ seat, notation }) =>
      played.plan.seats[seat]?.kind === 'person' &&
      !played.sentMoves.some((each) => each.seat === seat && each.notation === notation),
  );
  return [
    ...lost.map(({ ply }) => `acknowledged ply ${ply} is lost`),
    ...(acknowledgedTwice > 0 ? [`${acknowledgedTwice} plies were acknowledged twice`] : []),
    ...foreign.map(({ ply }) => `ply ${ply} was never sent`),
    ...(rows.some(({ ply }, i) => ply !== i + 1) ? ['plies are missing or doubled'] : []),
  ];
}

function replayFaults({ match, players }: StoredMatch, rows: readonly MoveRow[]): string[] {
  if (rows.length === 0) return [];
  const table = openStored({ match, players });
  const bad = rows.filter(({ seat, notation }) => !table.play(seat, notation).ok);
  return [
    ...bad.map(({ ply }) => `ply ${ply} cannot be replayed`),
    ...((match.state === 'over') === (table.outcome !== null) ? [] : ['its end is not stored']),
  ];
}
