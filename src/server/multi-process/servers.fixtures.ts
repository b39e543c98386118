// For tests: people at one match who are connected to different servers.
import { expect } from 'vitest';
import { guest, post, TestClient } from '../fixtures.ts';

export interface Plan {
  readonly game?: string;
  readonly people?: readonly string[];
  /** The levels of bots at further seats. */
  readonly bots?: readonly string[];
}

/** A running match of people who are each connected to another of these servers. */
export async function sitDownAt(
  addresses: readonly string[],
  { game = 'scout', people = ['Anna', 'Bruno'], bots = [] }: Plan = {},
): Promise<{ match: string; devices: string[]; clients: TestClient[] }> {
  const where = people.map((_, i) => addresses[i % addresses.length]!);
  const devices = await Promise.all(people.map((name, i) => guest(where[i]!, name)));
  const seats = [...people.map(() => ({ kind: 'person' })), ...bots.map((level) => ({ kind: 'bot', level }))];
  const { match } = await post<{ match: string }>(where[0]!, '/matches', { game, seats }, devices[0]);
  const clients: TestClient[] = [];
  for (const [i, device] of devices.entries()) {
    const client = await new TestClient(where[i]!).enter({ match, device, moves: true });
    clients.push(client);
    const sat = await client.ask({
      kind: 'sit',
      seat: i,
      name: people[i]!,
      contribution: `from ${people[i]}`,
    });
    expect(sat).toMatchObject({ kind: 'done' });
  }
  for (const client of clients) await client.until(() => client.view !== null);
  return { match, devices, clients };
}
