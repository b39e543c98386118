// What the database holds, against what people were promised.
import type { MoveRow } from '../../src/server/storage/schema.ts';
import type { Store, StoredMatch } from '../../src/server/storage/store.ts';
import { promisedIn, type Sitting } from './crowd.ts';
import { openStored } from './standing.ts';

export interface Kept {
  readonly moves: number;
  readonly promised: number;
  /** Sent, but nobody answered; some were played, some not. */
  readonly unanswered: number;
  readonly faults: readonly string[];
}

export async function compare(
  store: Pick<Store, 'movesOf' | 'matchOf'>,
  sittings: readonly Sitting[],
): Promise<Kept> {
  const faults: string[] = [];
  let [moves, promised, unanswered] = [0, 0, 0];
  for (const sitting of sittings) {
    const { match, attempts } = sitting;
    const rows = await store.movesOf(match);
    const stored = await store.matchOf(match);
    moves += rows.length;
    promised += promisedIn(sitting).length;
    unanswered += attempts.filter(({ isPromised }) => !isPromised).length;
    const found = [...lostIn(sitting, rows), ...(stored ? replayFaults(stored, rows) : ['is gone'])];
    faults.push(...found.map((fault) => `${match}: ${fault}`));
  }
  return { moves, promised, unanswered, faults };
}

/** Promised and not there, there twice, or there and sent by nobody. */
function lostIn(sitting: Sitting, rows: readonly MoveRow[]): string[] {
  const promises = promisedIn(sitting);
  const lost = promises.filter(({ ply, seat, notation }) => {
    const row = rows[ply - 1];
    return row?.seat !== seat || row.notation !== notation;
  });
  const promisedTwice = promises.length - new Set(promises.map(({ ply }) => ply)).size;
  const foreign = rows.filter(
    ({ seat, notation }) =>
      sitting.plan.seats[seat]?.kind === 'person' &&
      !sitting.attempts.some((each) => each.seat === seat && each.notation === notation),
  );
  return [
    ...lost.map(({ ply }) => `promised ply ${ply} is lost`),
    ...(promisedTwice > 0 ? [`${promisedTwice} plies were promised twice`] : []),
    ...foreign.map(({ ply }) => `ply ${ply} was never sent`),
    ...(rows.some(({ ply }, i) => ply !== i + 1) ? ['plies are missing or doubled'] : []),
  ];
}

function replayFaults({ match, sitters }: StoredMatch, rows: readonly MoveRow[]): string[] {
  if (rows.length === 0) return [];
  const table = openStored({ match, sitters });
  const bad = rows.filter(({ seat, notation }) => !table.play(seat, notation).ok);
  return [
    ...bad.map(({ ply }) => `ply ${ply} cannot be replayed`),
    ...((match.state === 'over') === (table.outcome !== null) ? [] : ['its end is not stored']),
  ];
}
