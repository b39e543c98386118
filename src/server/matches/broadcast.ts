// Sends a match's room, positions and moves to its clients, and remembers what they have been sent.
import type { Seat, Step } from '../../engine/index.ts';
import { type Asker, type Client, send } from './clients.ts';
import { legalMoves, rememberViews, sendMove, type Views, wireOutcome, wireSteps } from './move-message.ts';
import { roomMessage } from './room-message.ts';
import type { GameSession } from './session.ts';
import type { ReadonlyMatch } from './state.ts';

export type RemainingMs = readonly (number | null)[] | null;

export class Broadcaster {
  private readonly clients: ReadonlySet<Client>;
  private sentRow: number | null = null;
  private readonly views: Views = new Map<Seat | null, unknown>();

  constructor(clients: ReadonlySet<Client>) {
    this.clients = clients;
  }

  /** The row of the record that all clients have been sent; null when there are no clients. */
  get lastSentRow(): number | null {
    return this.sentRow;
  }

  room(match: ReadonlyMatch): void {
    if (this.clients.size === 0) return;
    const room = roomMessage(match);
    for (const client of this.clients) {
      send(client, { ...room, you: client.seat, isHost: client.person === match.config.host });
    }
  }

  /** To be called before a move: a client gets the difference to the view that it has. */
  remember({ table }: GameSession): void {
    rememberViews(this.views, table, this.clients);
  }

  move(session: GameSession, steps: readonly Step[], clocks: RemainingMs, by: Asker | null): void {
    if (this.clients.size === 0) return;
    sendMove(this.clients, { session, views: this.views, steps, clocks, by });
    this.sentRow = session.rows;
  }

  /** `isStopped`: the match ended before its game was over, so that nobody has to decide. */
  position(
    session: GameSession,
    client: Client,
    { clocks, since, isStopped }: { clocks: RemainingMs; since: number; isStopped: boolean },
  ): void {
    const { table, deciders, takeBacks } = session;
    const from = session.hasStood(since) ? since : 0;
    const view = table.view(client.seat);
    this.views.set(client.seat, view);
    this.sentRow = session.rows;
    send(client, {
      kind: 'position',
      ply: table.ply,
      view,
      deciders: isStopped ? [] : [...deciders],
      outcome: wireOutcome(table),
      ...(client.wantsMoves && { moves: isStopped ? [] : legalMoves(table, client.seat) }),
      ...(clocks && { clocks: [...clocks] }),
      takeBacks: takeBacks.length,
      since: from,
      log: wireSteps(from === 0 ? table.steps : table.steps.filter(({ ply }) => ply > from), client.seat),
    });
  }

  /** Forgets the views, which follow from the record. What was sent does not. */
  evict(): void {
    this.views.clear();
  }

  /** The last client has gone. */
  reset(): void {
    this.sentRow = null;
    this.views.clear();
  }
}
