// A table of the notices run: its people are away, come when they are told, answer, and leave.
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/engine/index.ts';
import { manifests } from '../../src/games/index.ts';
import { guest, post, TestClient } from '../../src/server/fixtures.ts';
import { noticeId } from '../../src/server/notices/notice.ts';
import type { Sinks } from '../../src/server/notices/sinks.fixtures.ts';

export const NAMES = ['Anna', 'Bruno', 'Chloé', 'Hildegard'];

export interface NoticeTableOptions {
  readonly number: number;
  readonly sinks: Sinks;
  readonly rng: Rng;
  /** The address of any server that runs. */
  address(): string;
}

const CHANNELS = ['push', 'webhook', 'mail'] as const;
const ANSWER_TIMEOUT_MS = 6000;
const CONFIRM_TIMEOUT_MS = 15_000;

/** Sets the table; everybody has a channel, sits down, and leaves when the game begins. */
export async function openNoticeTable(options: NoticeTableOptions): Promise<NoticeTable> {
  const { number, sinks, address } = options;
  const { id: game, seatCounts } = manifests[number % manifests.length]!;
  const seats = seatCounts.find((count) => count >= 2) ?? 2;
  const devices: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const device = await guest(address(), NAMES[seat]!);
    await addChannel(sinks, address(), device, `t${number}s${seat}`, CHANNELS[(number + seat) % 3]!);
    devices.push(device);
  }
  const plan = {
    game,
    seats: devices.map(() => ({ kind: 'person' })),
    clock: { kind: 'move', seconds: 3 * 86_400 },
  };
  const { match } = await post<{ match: string }>(address(), '/matches', plan, devices[0]);
  return new NoticeTable(match, game, devices, options);
}

async function addChannel(
  sinks: Sinks,
  address: string,
  device: string,
  name: string,
  channel: (typeof CHANNELS)[number],
): Promise<void> {
  if (channel === 'push') await post(address, '/me/notices/push', sinks.subscribe(name), device);
  else if (channel === 'webhook')
    await post(address, '/me/notices/webhooks', { url: sinks.webhook(name) }, device);
  else {
    await post(address, '/me/notices/mail', { address: `${name}@example.org` }, device);
    const arrived = () => sinks.arrivals.find((each) => each.to === name);
    for (const end = Date.now() + CONFIRM_TIMEOUT_MS; !arrived() && Date.now() < end; ) await pause(10);
    const text = (arrived()?.text ?? '').replaceAll(/=\r\n/g, '');
    const [, token] = /notices\/confirm\/([\w-]+)/.exec(text) ?? [];
    await post(address, `/notices/confirm/${token}`, {});
  }
}

export class NoticeTable {
  readonly match: string;
  readonly game: string;
  isFinished = false;
  private readonly devices: readonly string[];
  private readonly options: NoticeTableOptions;
  /** For each seat the plies at which its person has been shown a question. */
  private readonly shown: Set<number>[];
  private readonly visits = new Map<number, Promise<void>>();
  private readonly isWoken: boolean[];
  private isOver = false;

  constructor(match: string, game: string, devices: readonly string[], options: NoticeTableOptions) {
    this.match = match;
    this.game = game;
    this.devices = devices;
    this.options = options;
    this.shown = devices.map(() => new Set());
    this.isWoken = devices.map(() => false);
  }

  /** Everybody sits down and goes on as if they had been told. */
  begin(): void {
    for (const seat of this.devices.keys()) this.come(seat);
  }

  /** Somebody is told something about this table. */
  wake(name: string): void {
    const [, number, seat] = /^t(\d+)s(\d+)$/.exec(name) ?? [];
    if (Number(number) === this.options.number) this.come(Number(seat));
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.visits.values());
  }

  hasSeen(seat: number, ply: number, answeredPly: number | null): boolean {
    return [...(this.shown[seat] ?? [])].some(
      (at) => at >= ply && at < (answeredPly ?? Number.POSITIVE_INFINITY),
    );
  }

  /** Notices of other kinds that may arrive about this table. */
  get otherNotices(): string[] {
    const seats = [...this.devices.keys()];
    return seats.flatMap((seat) => [
      noticeId(this.match, seat, 0, 'started'),
      ...seats.map((by) => noticeId(this.match, seat, by, 'joined')),
    ]);
  }

  private come(seat: number): void {
    if (this.isOver) return;
    if (this.visits.has(seat)) {
      this.isWoken[seat] = true;
      return;
    }
    const visit = this.visit(seat).finally(() => {
      this.visits.delete(seat);
      // Told again while on the way out: the table is looked at once more.
      if (this.isWoken[seat]) this.come(seat);
      this.isWoken[seat] = false;
    });
    this.visits.set(seat, visit);
  }

  /** Looks, answers while there is something to answer, and leaves. A server that dies meanwhile is replaced by another. */
  private async visit(seat: number): Promise<void> {
    for (let tries = 0; tries < 200 && !this.isOver; tries++) {
      const client = new TestClient(this.options.address());
      try {
        await client.enter(
          { match: this.match, device: this.devices[seat]!, moves: true },
          ANSWER_TIMEOUT_MS,
        );
        if (!client.room) throw new Error('not let in');
        await this.sitDown(client, seat);
        if (client.room.state === 'waiting') return;
        await client.until(() => client.view !== null, ANSWER_TIMEOUT_MS);
        while (client.moves.length > 0 && !client.outcome && !this.isOver) await this.answer(client, seat);
        if (client.outcome) this.isFinished = true;
        return;
      } catch {
        await pause(30);
      } finally {
        client.socket.terminate();
      }
    }
  }

  private async sitDown(client: TestClient, seat: number): Promise<void> {
    const player = client.room?.sitters[seat];
    if (player?.kind !== 'person' || player.hasSat) return;
    const answer = await client.ask(
      { kind: 'sit', seat, name: NAMES[seat]!, contribution: `from ${seat}` },
      ANSWER_TIMEOUT_MS,
    );
    if (answer.kind === 'refused') throw new Error('could not sit down');
  }

  private async answer(client: TestClient, seat: number): Promise<void> {
    const { ply } = client;
    this.shown[seat]?.add(ply);
    const move = this.options.rng.pick([...client.moves]);
    const answer = await client.ask({ kind: 'play', ply, moves: [move] }, ANSWER_TIMEOUT_MS);
    if (answer.kind === 'refused') await client.until(() => client.ply > ply, 1000);
  }
}
