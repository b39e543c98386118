// Simulated players: they play whole matches, reconnect after every cut, and keep what they sent and received.
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/engine/index.ts';
import type { NewMatchInput } from '../../src/protocol/http.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { guest, post, TestClient } from '../../src/server/fixtures.ts';

/** A move that a player has sent, and whether the server has acknowledged it. */
export interface SentMove {
  readonly ply: number;
  readonly seat: number;
  readonly notation: string;
  readonly isAcknowledged: boolean;
}

/** Every message that one connection received; seat null is a spectator. */
export interface ReceivedMessages {
  readonly seat: number | null;
  readonly messages: readonly ServerMessage[];
}

/** A match as its players know it. */
export interface PlayedMatch {
  readonly match: string;
  readonly plan: NewMatchInput;
  /** Null for a bot. */
  readonly devices: readonly (string | null)[];
  readonly contributions: readonly string[];
  readonly sentMoves: SentMove[];
  received: ReceivedMessages[];
  isFinished: boolean;
}

export interface PlayersOptions {
  readonly address: string;
  readonly rng: Rng;
  /** The configuration of the n-th match. */
  plan(number: number): NewMatchInput;
  /** Whether each match has a spectator. */
  readonly hasSpectators?: boolean;
  /** Called when all players have seen the end of a match. */
  finished?(played: PlayedMatch): Promise<void>;
}

/** A player who gets no answer within this time closes the connection and reconnects. */
const ANSWER_TIMEOUT_MS = 40_000;

export const acknowledgedIn = ({ sentMoves }: Pick<PlayedMatch, 'sentMoves'>) =>
  sentMoves.filter(({ isAcknowledged }) => isAcknowledged);

export class Players {
  readonly matches: PlayedMatch[] = [];
  /** Milliseconds from first sending each move until its sender saw it played. */
  readonly waitsMs: number[] = [];
  private readonly options: PlayersOptions;
  private tables: readonly Promise<void>[] = [];
  private isOver = false;
  private isLastRound = false;

  constructor(options: PlayersOptions) {
    this.options = options;
  }

  /** Starts this many matches; when one ends, the next begins. */
  start(tables: number): void {
    this.tables = Array.from({ length: tables }, (_, i) => this.playMatches(i, tables));
  }

  /** Continues these matches with the same players and starts no others. */
  resume(matches: readonly PlayedMatch[]): void {
    this.isLastRound = true;
    this.tables = matches.map((played) => this.playOut(played));
  }

  /** Starts no more matches and plays those in progress to the end, or stops after the timeout. */
  async finish(timeoutMs: number): Promise<void> {
    this.isLastRound = true;
    await Promise.race([Promise.all(this.tables), pause(timeoutMs, null, { ref: false })]);
    await this.stop();
  }

  /** Disconnects all players at once. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.tables);
  }

  get acknowledged(): number {
    return this.matches.reduce((sum, played) => sum + acknowledgedIn(played).length, 0);
  }

  private async playMatches(first: number, tables: number): Promise<void> {
    for (let number = first; !this.isOver && !this.isLastRound; number += tables) {
      const played = await this.retry(() => this.createMatch(this.options.plan(number)));
      if (played) await this.playOut(played);
    }
  }

  private async playOut(played: PlayedMatch): Promise<void> {
    this.matches.push(played);
    const people = played.devices.flatMap((device, seat) =>
      device === null ? [] : [this.person(played, seat, device)],
    );
    if (this.options.hasSpectators) people.push(this.spectator(played));
    await Promise.all(people);
    played.isFinished = !this.isOver;
    if (played.isFinished) await this.options.finished?.(played);
    played.received = [];
  }

  private async createMatch(plan: NewMatchInput): Promise<PlayedMatch> {
    const { address, rng } = this.options;
    const devices: (string | null)[] = [];
    for (const { kind } of plan.seats) devices.push(kind === 'bot' ? null : await guest(address, 'A'));
    const host = devices.find((device) => device !== null) ?? (await guest(address, 'Host'));
    const { match } = await post<{ match?: string }>(address, '/matches', plan, host);
    if (!match) throw new Error('no match was created');
    const contributions = plan.seats.map(({ kind }, seat) =>
      kind === 'bot' ? '' : `word ${seat} ${rng.int(2 ** 30)}`,
    );
    return { match, plan, devices, contributions, sentMoves: [], received: [], isFinished: false };
  }

  /** Repeats a request until the server answers it. */
  private async retry<T>(act: () => Promise<T>): Promise<T | null> {
    while (!this.isOver) {
      try {
        return await act();
      } catch {
        await pause(30);
      }
    }
    return null;
  }

  /** Enters the match, acts, and reconnects after every cut until the match is over. */
  private async stayConnected(
    played: PlayedMatch,
    seat: number | null,
    device: string | null,
    act: (client: TestClient) => Promise<void>,
  ): Promise<void> {
    while (!this.isOver) {
      const client = new TestClient(this.options.address);
      played.received.push({ seat, messages: client.received });
      try {
        await client.enter(
          { match: played.match, moves: seat !== null, ...(device !== null && { device }) },
          ANSWER_TIMEOUT_MS,
        );
        if (!client.room) throw new Error('not let in');
        const player = client.room.sitters[seat ?? -1];
        if (seat !== null && player?.kind === 'person' && !player.hasSat) {
          const contribution = played.contributions[seat] ?? '';
          const answer = await client.ask({ kind: 'sit', seat, name: 'A', contribution }, ANSWER_TIMEOUT_MS);
          // The database may be unavailable at this moment: a refused player tries again.
          if (answer.kind === 'refused') throw new Error('could not sit down');
        }
        while (!this.isOver && client.closed === null && !client.outcome) await act(client);
        if (client.outcome) return;
      } catch {
        await pause(20);
      } finally {
        client.socket.terminate();
      }
    }
  }

  /** Plays a random legal move whenever asked. */
  private person(played: PlayedMatch, seat: number, device: string): Promise<void> {
    const { rng } = this.options;
    let sent: { readonly ply: number; readonly at: number } | null = null;
    const recordWait = (client: TestClient) => {
      if (sent === null || client.ply <= sent.ply) return;
      this.waitsMs.push(performance.now() - sent.at);
      sent = null;
    };
    return this.stayConnected(played, seat, device, async (client) => {
      recordWait(client);
      await client
        .until(() => client.moves.length > 0 || client.closed !== null || !!client.outcome, 2000)
        .catch(() => {});
      if (client.moves.length === 0 || client.closed !== null || this.isOver) return;
      const { ply } = client;
      const notation = rng.pick([...client.moves]);
      const number = played.sentMoves.push({ ply: ply + 1, seat, notation, isAcknowledged: false }) - 1;
      sent ??= { ply, at: performance.now() };
      const answer = await client.ask({ kind: 'play', ply, moves: [notation] }, ANSWER_TIMEOUT_MS);
      if (answer.kind === 'moved') {
        played.sentMoves[number] = { ply: plyOf(answer, seat), seat, notation, isAcknowledged: true };
      } else if (answer.kind === 'refused') await pause(50);
      recordWait(client);
    });
  }

  private spectator(played: PlayedMatch): Promise<void> {
    return this.stayConnected(played, null, null, async (client) => {
      await client.until(() => client.closed !== null || !!client.outcome, 2000).catch(() => {});
    });
  }
}

/** When several seats choose at once, another move may come first: the answer says which ply this one became. */
function plyOf(answer: { steps: readonly (readonly [number, number, unknown])[] }, seat: number): number {
  return answer.steps.find(([, by]) => by === seat)?.[0] ?? -1;
}
