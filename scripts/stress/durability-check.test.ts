// The durability check finds lost and doubled moves.
import { expect, test } from 'vitest';
import { openTable, rngOf, seedOf } from '../../src/engine/index.ts';
import { scout } from '../../src/games/scout/index.ts';
import type { MatchRow, MoveRow, PlayerRow } from '../../src/server/storage/schema.ts';
import type { WholeMatch } from '../../src/server/storage/store.ts';
import { checkDurability } from './durability-check.ts';
import type { PlayedMatch, SentMove } from './players.ts';

const SECRET = 'ab'.repeat(32);
const table = openTable(scout, 2, {}, seedOf(SECRET, ['a', 'b']));
const rng = rngOf('durability check');
const rows: MoveRow[] = [];
for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
  const notation = table.game.notation(rng.pick(table.legalMoves(seat)));
  table.play(seat, notation);
  rows.push({ match: 'm', ply: table.ply, seat, notation, at: table.ply });
}
const sentMoves: SentMove[] = rows.map(({ ply, seat, notation }) => ({
  ply,
  seat,
  notation,
  isAcknowledged: true,
}));

const faultsOf = async (stored: readonly MoveRow[], sent: readonly SentMove[], state = 'over') => {
  const played: PlayedMatch = {
    match: 'm',
    plan: { game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }] },
    devices: ['x', 'y'],
    contributions: ['a', 'b'],
    sentMoves: [...sent],
    received: [],
    isFinished: true,
  };
  const match = { game: 'scout', options: '{}', secret: SECRET, state } as MatchRow;
  const players = ['a', 'b'].map((contribution) => ({ contribution }) as PlayerRow);
  const found: WholeMatch = { match, players, orders: [], vacations: [] };
  const store = { movesOf: async () => [...stored], findMatch: async () => found };
  return (await checkDurability(store, [played])).faults.join();
};

test('a correct match has no faults', async () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(await faultsOf(rows, sentMoves)).toBe('');
});

test('it finds lost, doubled, unsent and missing moves, and an end that is not stored', async () => {
  const last = sentMoves.at(-1)!;
  expect(await faultsOf(rows.slice(0, -1), sentMoves)).toContain(`acknowledged ply ${last.ply} is lost`);
  expect(await faultsOf(rows, [...sentMoves, last])).toContain('acknowledged twice');
  const unsent = sentMoves.filter(({ seat, notation }) => seat !== last.seat || notation !== last.notation);
  expect(await faultsOf(rows, unsent)).toContain('was never sent');
  expect(await faultsOf(rows.toSpliced(3, 1), sentMoves)).toContain('missing or doubled');
  expect(await faultsOf(rows, sentMoves, 'playing')).toContain('its end is not stored');
});
