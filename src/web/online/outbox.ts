// One move and the chat messages that are on their way to the server. After a cut each is sent again, and takes effect once.
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { pause } from '../../protocol/system.ts';
import { browser } from '../browser.ts';
import { newId } from '../newId.ts';
import type { PlayResult } from '../table/tableClient.ts';
import { type RequestResult, refusalIn } from './reconnectingSocket.ts';
import type { Request } from './request.ts';

export type ChatText = ServerMessageOf<'said'>['lines'][number]['said'];

export interface OutboxContent {
  readonly move: {
    readonly notations: readonly string[];
    readonly ply: number;
    readonly takeBacks?: number | undefined;
    readonly mayBePlayed: boolean;
  } | null;
  /** The stored name of the chat messages. */
  readonly lines: readonly { readonly key: string; readonly said: ChatText }[];
}

/** What the outbox needs from its storage. */
export interface OutboxStore {
  save(content: OutboxContent): void;
  /** Takes over the unsent items of other pages of this match. `left`: only of closed pages. */
  adopt(which: 'all' | 'left'): OutboxContent;
}

/** A chat message that the server has not confirmed; `isWaiting` without a connection. */
export interface UnsentMessage {
  readonly key: string;
  readonly said: ChatText;
  readonly isWaiting: boolean;
}

/** A move that waits for a connection, or whose answer was lost. */
export interface HeldMove {
  readonly notations: readonly string[];
  readonly ply: number;
  /** False once it may have reached the server. */
  readonly canWithdraw: boolean;
}

export interface MissedMove {
  readonly refusal: AnyRefusal;
  /** The question at that ply is gone. */
  readonly isGone: boolean;
  /** It waited for a connection, so the game may have moved on; otherwise another device was quicker. */
  readonly hasWaited: boolean;
}

export interface OutboxState {
  readonly move: 'sending' | 'waiting' | null;
  /** Why the last move was not played, if the board cannot show it because the question is gone. */
  readonly missed: MissedMove | null;
  readonly held: HeldMove | null;
  readonly messages: readonly UnsentMessage[];
}

export const EMPTY_OUTBOX: OutboxState = { move: null, missed: null, held: null, messages: [] };

interface OutboxCallbacks {
  request(request: Request): Promise<RequestResult>;
  onChange(state: OutboxState): void;
  /** The server refused a chat message; it is not sent again. */
  onMessageRefused(said: ChatText, refusal: AnyRefusal): void;
  readonly store: OutboxStore;
}

interface PendingMove {
  readonly notations: readonly string[];
  readonly ply: number;
  /** With the ply, the position that it answers: after a take-back the same ply is another position. */
  readonly takeBacks?: number | undefined;
  /** It may have reached the server, so only the same move may be sent again. */
  mayBePlayed: boolean;
  isOnItsWay: boolean;
  /** It waited for a connection, or its answer was lost. */
  hasWaited: boolean;
  settle(answer: PlayResult): void;
}

interface PendingMessage {
  readonly key: string;
  readonly said: ChatText;
  isWaiting: boolean;
}

/** The question is gone: another tab may have played this move or a different one. */
const QUESTION_IS_GONE = new Set<string>(['stale', 'not-your-turn', 'game-over']);

export class Outbox {
  private readonly callbacks: OutboxCallbacks;
  private move: PendingMove | null = null;
  private missed: MissedMove | null = null;
  /** The ply of the last accepted move; until the board is updated, its question can still be tapped. */
  private answeredPly = -1;
  private readonly messages: PendingMessage[] = [];
  private isSendingChat = false;
  /** Choices for the next question, made before the answer to this move has come. */
  private readonly answerWaiters = new Set<() => void>();

  constructor(callbacks: OutboxCallbacks) {
    this.callbacks = callbacks;
    this.adopt('all');
  }

  /** Resolves when the server has answered, however long that takes. A later choice replaces one that was never sent. */
  play(notations: readonly string[], ply: number, takeBacks?: number): Promise<PlayResult> {
    const { move } = this;
    if (ply <= this.answeredPly) return Promise.resolve({ ok: true });
    if (move?.mayBePlayed || move?.isOnItsWay) {
      // The new position can arrive before the answer to the move that led to it.
      if (ply > move.ply) return this.untilAnswered().then(() => this.play(notations, ply, takeBacks));
      const refusal: AnyRefusal = { code: 'move-waits' };
      return Promise.resolve(isSame(move, notations, ply) ? { ok: true } : { ok: false, refusal });
    }
    // The player has changed this choice, so there is nothing to report about it.
    move?.settle({ ok: true });
    return new Promise((settle) => {
      this.missed = null;
      const flags = { mayBePlayed: false, isOnItsWay: false, hasWaited: false };
      this.move = { notations, ply, takeBacks, ...flags, settle };
      void this.sendMove(this.move);
    });
  }

  /**
   * Sends a move that is not legal, so that the server says why. It is never held or stored:
   * null without an answer. Nothing is sent while another move waits or is on its way.
   */
  async playIllegal(notations: readonly string[], ply: number): Promise<PlayResult | null> {
    if (this.move || ply <= this.answeredPly) return { ok: true };
    const answer = await this.callbacks.request({ kind: 'play', ply, moves: [...notations] });
    if (answer.kind !== 'answered') return null;
    const { message } = answer;
    return message.kind === 'refused' ? { ok: false, refusal: refusalIn(message) } : { ok: true };
  }

  say(said: ChatText): void {
    this.messages.push({ key: newId(), said, isWaiting: false });
    this.report();
    void this.sendMessages();
  }

  /** Sends everything that waits, after a reconnect. */
  flush(): void {
    this.adopt('left');
    if (this.move) void this.sendMove(this.move);
    void this.sendMessages();
  }

  /** The server may have lost an accepted move with its disk; then the question is asked again. */
  onServerPly(ply: number): void {
    if (ply <= this.answeredPly) this.answeredPly = -1;
  }

  /** Cancels the waiting move, unless it may have reached the server. */
  withdraw(): void {
    const { move } = this;
    if (!move || move.mayBePlayed || move.isOnItsWay) return;
    this.clearMove();
    this.report();
    move.settle({ ok: true });
  }

  /** Removes the note that the move was not played. */
  dismiss(): void {
    this.missed = null;
    this.report();
  }

  /** Another page of this match has taken over the waiting items. */
  release(): void {
    const { move } = this;
    if (!move?.isOnItsWay) {
      this.clearMove();
      move?.settle({ ok: true });
    }
    // The first message may be on its way; its answer removes it.
    this.messages.splice(this.isSendingChat ? 1 : 0);
    this.report();
  }

  /** The items that another page of this match, or this one before a reload, could not send. */
  private adopt(which: 'all' | 'left'): void {
    const { move, lines } = this.callbacks.store.adopt(which);
    if (move && !this.move) this.move = { ...move, isOnItsWay: false, hasWaited: true, settle: () => {} };
    this.messages.push(...lines.map((message) => ({ ...message, isWaiting: true })));
    if (move || lines.length > 0) this.report();
  }

  private untilAnswered(): Promise<void> {
    return new Promise((resolve) => this.answerWaiters.add(resolve));
  }

  private clearMove(): void {
    this.move = null;
    for (const resolve of this.answerWaiters) resolve();
    this.answerWaiters.clear();
  }

  private async sendMove(move: PendingMove): Promise<void> {
    if (move.isOnItsWay) return;
    const { notations, ply, takeBacks } = move;
    move.isOnItsWay = true;
    this.report();
    const position = { ply, ...(takeBacks !== undefined && { takeBacks }) };
    const again = move.mayBePlayed && { again: true as const };
    const answer = await this.callbacks.request({
      kind: 'play',
      ...position,
      moves: [...notations],
      ...again,
    });
    move.isOnItsWay = false;
    if (answer.kind !== 'answered') {
      move.mayBePlayed ||= answer.kind === 'lost';
      move.hasWaited = true;
      return this.report();
    }
    const refusal = answer.message.kind === 'refused' ? refusalIn(answer.message) : null;
    const isGone = refusal !== null && QUESTION_IS_GONE.has(refusal.code);
    if (isGone && !move.mayBePlayed) {
      // With `again` the server answers whether the seat has played exactly this move.
      move.mayBePlayed = true;
      return this.sendMove(move);
    }
    if (this.move === move) this.clearMove();
    // The board cannot show it: the tap was before a cut, or its question is gone.
    const { hasWaited } = move;
    this.missed = refusal && (hasWaited || isGone) ? { refusal, isGone, hasWaited } : null;
    if (refusal === null) this.answeredPly = ply;
    this.report();
    move.settle(refusal ? { ok: false, refusal } : { ok: true });
  }

  /** Sends the chat messages in order, each after the one before was answered. */
  private async sendMessages(): Promise<void> {
    if (this.isSendingChat) return;
    this.isSendingChat = true;
    for (let message = this.messages[0]; message; message = this.messages[0]) {
      const { key, said } = message;
      const answer = await this.callbacks.request({ kind: 'say', said, key });
      message.isWaiting = answer.kind !== 'answered';
      if (answer.kind !== 'answered') break;
      const refusal = answer.message.kind === 'refused' ? refusalIn(answer.message) : null;
      if (refusal?.code === 'too-fast') {
        await pause(browser, refusal.seconds * 1000);
        continue;
      }
      this.messages.shift();
      this.report();
      if (refusal) this.callbacks.onMessageRefused(said, refusal);
    }
    this.isSendingChat = false;
    for (const message of this.messages) message.isWaiting = true;
    this.report();
  }

  private report(): void {
    const { move, missed } = this;
    this.callbacks.store.save({
      move: move && {
        notations: move.notations,
        ply: move.ply,
        takeBacks: move.takeBacks,
        mayBePlayed: move.mayBePlayed || move.isOnItsWay,
      },
      lines: this.messages.map(({ key, said }) => ({ key, said })),
    });
    this.callbacks.onChange({
      move: move && (move.isOnItsWay ? 'sending' : 'waiting'),
      missed,
      held: move?.hasWaited ? heldMove(move) : null,
      messages: this.messages.map(({ key, said, isWaiting }) => ({ key, said, isWaiting })),
    });
  }
}

const heldMove = ({ notations, ply, mayBePlayed, isOnItsWay }: PendingMove): HeldMove => ({
  notations,
  ply,
  canWithdraw: !mayBePlayed && !isOnItsWay,
});

const isSame = (move: PendingMove, notations: readonly string[], ply: number) =>
  move.ply === ply && move.notations.join('\n') === notations.join('\n');
