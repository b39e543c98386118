// Two people at a table who play and take back, for the tests of taking back.
import { expect } from 'vitest';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { type TestClient, table } from '../fixtures.ts';

export const lastPosition = ({ received }: TestClient) =>
  received.findLast((each): each is ServerMessageOf<'position'> => each.kind === 'position')!;
export const positionsOf = ({ received }: TestClient) =>
  received.filter(({ kind }) => kind === 'position').length;
const moverOf = (clients: readonly TestClient[]) => clients.find(({ moves }) => moves.length > 0)!;

/** Plays a move and waits until all have it. */
export async function play(clients: readonly TestClient[], choice = 0): Promise<TestClient> {
  const mover = moverOf(clients);
  const { ply } = mover;
  const answer = await mover.ask({ kind: 'play', ply, moves: [mover.moves.at(choice)!] });
  expect(answer.kind).toBe('moved');
  await Promise.all(clients.map((client) => client.until(() => client.ply > ply)));
  return mover;
}

/** Scout: one of two has chosen the way up of the hand, which nobody else has seen. */
export async function afterChoice(address: string, plan: Parameters<typeof table>[1] = {}) {
  const { match, devices, clients } = await table(address, { game: 'scout', ...plan });
  const before = clients.map(({ view }) => view);
  const mover = await play(clients);
  const other = clients.find((client) => client !== mover)!;
  return { match, devices, clients, mover, other, before };
}
