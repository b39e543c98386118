// People who play whole matches, come back after every cut, and remember what they sent and what they were told.
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/engine/index.ts';
import type { NewMatchInput } from '../../src/protocol/http.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { guest, post, TestClient } from '../../src/server/fixtures.ts';

/** A decision that somebody has sent, and whether the server has said that it is played. */
export interface Attempt {
  readonly ply: number;
  readonly seat: number;
  readonly notation: string;
  readonly isPromised: boolean;
}

/** All that one connection was told; null is a spectator. */
export interface Hearing {
  readonly seat: number | null;
  readonly messages: readonly ServerMessage[];
}

/** A match as those know it who sit there. */
export interface Sitting {
  readonly match: string;
  readonly plan: NewMatchInput;
  /** Null for a bot. */
  readonly devices: readonly (string | null)[];
  readonly contributions: readonly string[];
  readonly attempts: Attempt[];
  hearings: Hearing[];
  isFinished: boolean;
}

export interface CrowdPorts {
  readonly address: string;
  readonly rng: Rng;
  /** The table to set as number so and so. */
  plan(number: number): NewMatchInput;
  /** Whether somebody without a seat looks on at each table. */
  readonly hasSpectators?: boolean;
  /** Everybody has seen the end. */
  finished?(sitting: Sitting): Promise<void>;
}

/** Who has not been answered by then hangs up and comes again, in milliseconds. */
const PATIENCE = 40_000;

export const promisedIn = ({ attempts }: Pick<Sitting, 'attempts'>) =>
  attempts.filter(({ isPromised }) => isPromised);

export class Crowd {
  readonly sittings: Sitting[] = [];
  /** How long each decision took from first being sent until its sender was told that it is played, in milliseconds. */
  readonly waits: number[] = [];
  private readonly ports: CrowdPorts;
  private tables: readonly Promise<void>[] = [];
  private isOver = false;
  private isLastRound = false;

  constructor(ports: CrowdPorts) {
    this.ports = ports;
  }

  /** As one match ends, the next begins. */
  open(tables: number): void {
    this.tables = Array.from({ length: tables }, (_, i) => this.keepTable(i, tables));
  }

  /** Those who sat there sit down again; no other tables are set. */
  resume(sittings: readonly Sitting[]): void {
    this.isLastRound = true;
    this.tables = sittings.map((sitting) => this.playOut(sitting));
  }

  /** No new matches; those in progress are played to the end, unless that takes longer than this. */
  async finish(patience: number): Promise<void> {
    this.isLastRound = true;
    await Promise.race([Promise.all(this.tables), pause(patience, null, { ref: false })]);
    await this.leave();
  }

  /** Everybody gets up at once. */
  async leave(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.tables);
  }

  get promised(): number {
    return this.sittings.reduce((sum, sitting) => sum + promisedIn(sitting).length, 0);
  }

  private async keepTable(first: number, tables: number): Promise<void> {
    for (let number = first; !this.isOver && !this.isLastRound; number += tables) {
      const sitting = await this.insist(() => this.set(this.ports.plan(number)));
      if (sitting) await this.playOut(sitting);
    }
  }

  private async playOut(sitting: Sitting): Promise<void> {
    this.sittings.push(sitting);
    const people = sitting.devices.flatMap((device, seat) =>
      device === null ? [] : [this.person(sitting, seat, device)],
    );
    if (this.ports.hasSpectators) people.push(this.spectator(sitting));
    await Promise.all(people);
    sitting.isFinished = !this.isOver;
    if (sitting.isFinished) await this.ports.finished?.(sitting);
    sitting.hearings = [];
  }

  private async set(plan: NewMatchInput): Promise<Sitting> {
    const { address, rng } = this.ports;
    const devices: (string | null)[] = [];
    for (const { kind } of plan.seats) devices.push(kind === 'bot' ? null : await guest(address, 'A'));
    const host = devices.find((device) => device !== null) ?? (await guest(address, 'Host'));
    const { match } = await post<{ match?: string }>(address, '/matches', plan, host);
    if (!match) throw new Error('no match was set');
    const contributions = plan.seats.map(({ kind }, seat) =>
      kind === 'bot' ? '' : `word ${seat} ${rng.int(2 ** 30)}`,
    );
    return { match, plan, devices, contributions, attempts: [], hearings: [], isFinished: false };
  }

  /** Again, until somebody is there to answer. */
  private async insist<T>(act: () => Promise<T>): Promise<T | null> {
    while (!this.isOver) {
      try {
        return await act();
      } catch {
        await pause(30);
      }
    }
    return null;
  }

  /** Comes in, does it, and comes again after a cut, until the match is over. */
  private async comeAgain(
    sitting: Sitting,
    seat: number | null,
    device: string | null,
    stay: (client: TestClient) => Promise<void>,
  ): Promise<void> {
    while (!this.isOver) {
      const client = new TestClient(this.ports.address);
      sitting.hearings.push({ seat, messages: client.heard });
      try {
        await client.enter(
          { match: sitting.match, moves: seat !== null, ...(device !== null && { device }) },
          PATIENCE,
        );
        if (!client.room) throw new Error('not let in');
        const sitter = client.room.sitters[seat ?? -1];
        if (seat !== null && sitter?.kind === 'person' && !sitter.hasSat) {
          const contribution = sitting.contributions[seat] ?? '';
          const answer = await client.ask({ kind: 'sit', seat, name: 'A', contribution }, PATIENCE);
          // The database may be away just then: whoever was refused comes again.
          if (answer.kind === 'refused') throw new Error('could not sit down');
        }
        while (!this.isOver && client.closed === null && !client.outcome) await stay(client);
        if (client.outcome) return;
      } catch {
        await pause(20);
      } finally {
        client.socket.terminate();
      }
    }
  }

  /** Plays whenever asked. */
  private person(sitting: Sitting, seat: number, device: string): Promise<void> {
    const { rng } = this.ports;
    let sent: { readonly ply: number; readonly at: number } | null = null;
    const hear = (client: TestClient) => {
      if (sent === null || client.ply <= sent.ply) return;
      this.waits.push(performance.now() - sent.at);
      sent = null;
    };
    return this.comeAgain(sitting, seat, device, async (client) => {
      hear(client);
      await client
        .until(() => client.moves.length > 0 || client.closed !== null || !!client.outcome, 2000)
        .catch(() => {});
      if (client.moves.length === 0 || client.closed !== null || this.isOver) return;
      const { ply } = client;
      const notation = rng.pick([...client.moves]);
      const number = sitting.attempts.push({ ply: ply + 1, seat, notation, isPromised: false }) - 1;
      sent ??= { ply, at: performance.now() };
      const answer = await client.ask({ kind: 'play', ply, moves: [notation] }, PATIENCE);
      if (answer.kind === 'moved') {
        sitting.attempts[number] = { ply: plyOf(answer, seat), seat, notation, isPromised: true };
      } else if (answer.kind === 'refused') await pause(50);
      hear(client);
    });
  }

  private spectator(sitting: Sitting): Promise<void> {
    return this.comeAgain(sitting, null, null, async (client) => {
      await client.until(() => client.closed !== null || !!client.outcome, 2000).catch(() => {});
    });
  }
}

/** In a simultaneous choice others may have been quicker: the answer says which ply it became. */
function plyOf(answer: { steps: readonly (readonly [number, number, unknown])[] }, seat: number): number {
  return answer.steps.find(([, by]) => by === seat)?.[0] ?? -1;
}
