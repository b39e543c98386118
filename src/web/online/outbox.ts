// What is on its way to the server: one move, and lines of chat. After a cut each is sent again, and happens once.
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerSays } from '../../protocol/server.ts';
import { newId } from '../newId.ts';
import type { PlayAnswer } from '../table/link.ts';
import { type LineAnswer, type Request, refusalIn } from './line.ts';

export type Said = ServerSays<'said'>['lines'][number]['said'];

/** `waiting`: for the connection. */
export interface UnsentLine {
  readonly key: string;
  readonly said: Said;
  readonly isWaiting: boolean;
}

/** A move that was kept back for want of a connection, or whose answer was lost. */
export interface KeptBack {
  readonly notations: readonly string[];
  readonly ply: number;
  /** Not once it may have reached the server. */
  readonly canWithdraw: boolean;
}

export interface OutboxState {
  /** What has become of the last move; `missed`: the table has moved on without it. Null when there is nothing to say. */
  readonly move: 'sending' | 'waiting' | 'missed' | null;
  readonly held: KeptBack | null;
  readonly lines: readonly UnsentLine[];
}

export const NOTHING_UNSENT: OutboxState = { move: null, held: null, lines: [] };

interface OutboxPorts {
  ask(request: Request): Promise<LineAnswer>;
  tell(state: OutboxState): void;
}

interface HeldMove {
  readonly notations: readonly string[];
  readonly ply: number;
  /** It may have reached the server: then only the same move may be sent again. */
  mayBePlayed: boolean;
  isOnItsWay: boolean;
  /** It was kept back, or its answer was lost. */
  hasWaited: boolean;
  settle(answer: PlayAnswer): void;
}

interface HeldLine {
  readonly key: string;
  readonly said: Said;
  isWaiting: boolean;
  settle(refusal: AnyRefusal | null): void;
}

export class Outbox {
  private readonly ports: OutboxPorts;
  private move: HeldMove | null = null;
  private isMissed = false;
  /** The last question that the server has taken an answer to: until the board is drawn anew it can still be tapped. */
  private answeredPly = -1;
  private readonly lines: HeldLine[] = [];
  private isSaying = false;

  constructor(ports: OutboxPorts) {
    this.ports = ports;
  }

  /** Answered when the server has answered, however long that takes. A later choice takes the place of one that was never sent. */
  play(notations: readonly string[], ply: number): Promise<PlayAnswer> {
    const { move } = this;
    if (ply <= this.answeredPly) return Promise.resolve({ ok: true });
    if (move?.mayBePlayed || move?.isOnItsWay) {
      const refusal: AnyRefusal = { code: 'move-waits' };
      return Promise.resolve(isSame(move, notations, ply) ? { ok: true } : { ok: false, refusal });
    }
    // There is nothing to say about a choice that the same person has changed.
    move?.settle({ ok: true });
    return new Promise((settle) => {
      this.isMissed = false;
      this.move = { notations, ply, mayBePlayed: false, isOnItsWay: false, hasWaited: false, settle };
      void this.sendMove(this.move);
    });
  }

  /** Null when it was said. */
  say(said: Said): Promise<AnyRefusal | null> {
    return new Promise((settle) => {
      this.lines.push({ key: newId(), said, isWaiting: false, settle });
      this.tell();
      void this.sendLines();
    });
  }

  /** The connection is there again. */
  flush(): void {
    if (this.move) void this.sendMove(this.move);
    void this.sendLines();
  }

  /** The server says where the table is: what it took may be gone with its disk, and is asked again then. */
  believe(ply: number): void {
    if (ply <= this.answeredPly) this.answeredPly = -1;
  }

  /** The person has thought better of it; too late once it may have reached the server. */
  withdraw(): void {
    const { move } = this;
    if (!move || move.mayBePlayed || move.isOnItsWay) return;
    this.move = null;
    this.tell();
    move.settle({ ok: true });
  }

  /** The person has read that the move was not played. */
  dismiss(): void {
    this.isMissed = false;
    this.tell();
  }

  private async sendMove(move: HeldMove): Promise<void> {
    if (move.isOnItsWay) return;
    const { notations, ply, mayBePlayed } = move;
    move.isOnItsWay = true;
    this.tell();
    const again = mayBePlayed && { again: true as const };
    const answer = await this.ports.ask({ kind: 'play', ply, moves: [...notations], ...again });
    move.isOnItsWay = false;
    if (answer.kind !== 'answered') {
      move.mayBePlayed ||= answer.kind === 'lost';
      move.hasWaited = true;
      return this.tell();
    }
    this.move = null;
    const refusal = answer.message.kind === 'refused' ? refusalIn(answer.message) : null;
    // What was tapped before a cut is long out of sight: the table says that it did not count.
    this.isMissed = refusal !== null && move.hasWaited;
    if (refusal === null) this.answeredPly = ply;
    this.tell();
    move.settle(refusal ? { ok: false, refusal } : { ok: true });
  }

  /** In their order, each after the one before was heard. */
  private async sendLines(): Promise<void> {
    if (this.isSaying) return;
    this.isSaying = true;
    for (let line = this.lines[0]; line; line = this.lines[0]) {
      const { key, said } = line;
      const answer = await this.ports.ask({ kind: 'say', said, key });
      line.isWaiting = answer.kind !== 'answered';
      if (answer.kind !== 'answered') break;
      this.lines.shift();
      this.tell();
      line.settle(answer.message.kind === 'refused' ? refusalIn(answer.message) : null);
    }
    this.isSaying = false;
    for (const line of this.lines) line.isWaiting = true;
    this.tell();
  }

  private tell(): void {
    const { move } = this;
    const waits = move && (move.isOnItsWay ? 'sending' : 'waiting');
    this.ports.tell({
      move: waits ?? (this.isMissed ? 'missed' : null),
      held: move?.hasWaited ? keptBack(move) : null,
      lines: this.lines.map(({ key, said, isWaiting }) => ({ key, said, isWaiting })),
    });
  }
}

const keptBack = ({ notations, ply, mayBePlayed, isOnItsWay }: HeldMove): KeptBack => ({
  notations,
  ply,
  canWithdraw: !mayBePlayed && !isOnItsWay,
});

const isSame = (move: HeldMove, notations: readonly string[], ply: number) =>
  move.ply === ply && move.notations.join('\n') === notations.join('\n');
