// A planned move over real sockets: kept on the server, secret, carried out if the others do what was foreseen, otherwise asked.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  foresee,
  type GameEvent,
  nameOfSeen,
  plannedOrder,
  redactEvent,
  rngOf,
  type SeenEvent,
} from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import { openServer, type TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Its inks are public: what the other can do next is known. */
const game = findGame('scriptoria')!;
type Orders = Extract<Parameters<TestClient['ask']>[0], { kind: 'order' }>['orders'];

/** What a client has been sent of the game. Every `position` has the whole log. */
function logOf({ received }: TestClient): SeenEvent[] {
  let log: SeenEvent[] = [];
  for (const message of received) {
    if (message.kind !== 'position' && message.kind !== 'moved') continue;
    const steps = message.kind === 'position' ? message.log : message.steps;
    const events = steps.flatMap(([ply, by, seen]) =>
      seen.map((event) => ({ ply, by, event: event as SeenEvent['event'] })),
    );
    log = message.kind === 'position' ? events : [...log, ...events];
  }
  return log;
}

async function play(clients: readonly TestClient[], seat: number, move: string): Promise<void> {
  const { ply } = clients[seat]!;
  expect((await clients[seat]!.ask({ kind: 'play', ply, moves: [move] })).kind).toBe('moved');
  await Promise.all(clients.map((client) => client.until(() => client.ply > ply)));
}

/** Two people; the one who waits plans to answer the first possible move of the other. */
async function planned() {
  const { clients } = await table(server.address, { game: game.id });
  const mover = clients.findIndex(({ moves }) => moves.length > 0);
  const [other, planner] = [clients[mover]!, clients[1 - mover]!];
  const [foreseen, another] = other.moves;
  const at = { seat: 1 - mover, seats: 2 };
  const state = game.determinize(planner.view, rngOf('planned'));
  const move = game.legalMoves(state, mover).find((each) => game.notation(each) === foreseen)!;
  const events: GameEvent[] = [];
  game.play(state, mover, move, (event) => events.push(event));
  const when = [{ by: mover, events: events.map((event) => redactEvent(event, at.seat)) }];
  const answer = foresee(game, planner.view, at, when).moves[0]!;
  const { ply } = planner;
  const seen = nameOfSeen(logOf(planner), ply);
  const order = plannedOrder({ ply, seen, when, move: answer.notation, shows: answer.shows });
  const give = (given: object) => planner.ask({ kind: 'order', orders: [given] as Orders });
  return { clients, mover, other, planner, foreseen: foreseen!, another: another!, answer, order, give, ply };
}

test('it is played when the other has done what was foreseen, after a while, and the other learns nothing of it', async () => {
  const { clients, mover, other, planner, foreseen, answer, order, give, ply } = await planned();
  const before = other.received.length;
  expect(await give(order)).toMatchObject({ kind: 'done' });
  expect(planner.received.findLast(({ kind }) => kind === 'orders')).toEqual({
    kind: 'orders',
    orders: [order],
  });
  await other.ask({ kind: 'ping' });
  expect(other.received.slice(before).map(({ kind }) => kind)).toEqual(['pong']);
  const playedAt = Date.now();
  await play(clients, mover, foreseen);
  await Promise.all(clients.map((client) => client.until(() => client.ply === ply + 2, 20_000)));
  expect(Date.now() - playedAt).toBeGreaterThan(1000);
  expect(logOf(planner).find((each) => each.ply === ply + 2)?.event).toEqual(answer.shows);
  expect(JSON.stringify(other.received)).not.toMatch(/planned|"orders"/);
  for (const client of clients) client.close();
});

test('if the other does something else, the person is asked; after a take-back the plan counts again', async () => {
  const { clients, mover, other, planner, foreseen, another, order, give, ply } = await planned();
  await give(order);
  const elsewhere = { ...order, args: { ...order.args, seen: 'another past' } };
  expect(await give(elsewhere)).toMatchObject({ refusal: { code: 'no-such-order' } });
  await play(clients, mover, another);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(planner.ply).toBe(ply + 1);
  expect(await other.ask({ kind: 'take-back', ply: ply + 1, takeBacks: 0 })).toMatchObject({ kind: 'done' });
  await planner.until(() => planner.ply === ply);
  await play(clients, mover, foreseen);
  await other.until(() => other.ply === ply + 2, 20_000);
  for (const client of clients) client.close();
}, 40_000);
