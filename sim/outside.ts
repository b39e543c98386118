// What lies between pages, processes and people: a load balancer that knows which processes are ready, HTTP requests, and a push service.
import { Refused } from '../src/server/api/refuse.ts';
import type { Senders } from '../src/server/notices/deliverer.ts';
import type { PagePorts } from './page.ts';
import type { Process } from './process.ts';
import type { Witness } from './witness.ts';
import type { World } from './world.ts';

/** As `callApi` of the page: without an answer a request fails after this time. */
const REQUEST_TIMEOUT_MS = 15_000;
/** The part of a long message that the trace shows. */
const SHOWN = 160;

export function pagePorts(world: World, witness: Witness, processes: () => readonly Process[]): PagePorts {
  const rng = world.rng('balancer');
  const route = () => {
    const ready = processes().filter(({ actor, core }) => core !== null && !actor.isDead);
    return ready.length > 0 ? rng.pick(ready) : null;
  };
  return {
    world,
    route: () => {
      const found = route();
      if (!found) return null;
      return { actor: found.actor, accept: (socket, stream) => found.accept(socket, stream, '10.0.0.1') };
    },
    request: (actor, line, path, init) =>
      new Promise((resolve, reject) => {
        const found = route();
        const fail = () => reject(new Error('unreachable'));
        if (!found || line.isOffline || line.isSilent) {
          world.after(1000, actor, fail);
          return;
        }
        const bearer = String(new Headers(init.headers).get('authorization'));
        const [, device = null] = /^Bearer (.*)$/.exec(bearer) ?? [];
        const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
        const answer = (status: number, data: unknown) =>
          void world.after(line.delayMs, actor, () =>
            resolve({ ok: status === 200, status, json: async () => data } as unknown as Response),
          );
        const timer = world.after(REQUEST_TIMEOUT_MS, actor, fail);
        world.after(line.delayMs, found.actor, () => {
          found.handle(init.method ?? 'GET', path, device, body).then(
            (data) => {
              timer.cancel();
              if (data instanceof Refused) answer(409, { refusal: data.refusal });
              else answer(200, JSON.parse(JSON.stringify(data)));
            },
            () => answer(503, {}),
          );
        });
      }),
    onMessage: (page, text) => {
      const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}… ${text.length}` : text;
      world.note(page.actor.name, `< ${shown}`);
      witness.receives(page, text);
    },
    onSend: (page, text) => {
      world.note(page.actor.name, `> ${text}`);
      witness.sends(page, text);
    },
  };
}

/** Takes a while, is busy sometimes, and notices when somebody is told the same thing twice. */
export class PushService {
  readonly senders: Senders;
  accepted = 0;
  private readonly world: World;
  /** For each channel the deliveries by notice. */
  private readonly told = new Map<string, Map<string, string>>();

  /** `onTold` is called with the address that a notice has reached. */
  constructor(world: World, onTold: (address: string) => void) {
    this.world = world;
    const rng = world.rng('push service');
    const actor = world.actor('push service');
    const push: Senders['push'] = async ({ id, channel, content }) => {
      await new Promise<void>((resolve) => void world.after(20 + rng.int(500), actor, resolve));
      if (rng.int(20) === 0) return { kind: 'retry', why: 'busy', afterMs: null };
      this.accepted++;
      world.note('push service', `${channel.id} is told ${id}`);
      if (content.kind === 'tables') for (const table of content.tables) this.note(channel.id, table.id, id);
      onTold(channel.address);
      return { kind: 'accepted' };
    };
    this.senders = { push, mail: null, webhook: null };
  }

  /** A delivery that is repeated has the same id, by which the receiver knows it. */
  private note(channel: string, notice: string, delivery: string): void {
    const known = this.told.get(channel) ?? new Map<string, string>();
    this.told.set(channel, known);
    const before = known.get(notice);
    if (before !== undefined && before !== delivery) this.world.fail(`${channel} was told ${notice} twice`);
    known.set(notice, delivery);
  }
}
