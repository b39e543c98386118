// Sends moves to the processes that have clients at the same match. All moves of one turn of the event loop travel in one
// message to each process: one message per move would cost both sides more than the moves do.
import * as v from 'valibot';
import type { System } from '../../../protocol/system.ts';
import type { Bus, Subscription } from '../../bus/bus.ts';
import type { PlayedMove } from '../session.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const batch = v.object({
  /** The process that sent it, and when. */
  from: v.string(),
  at: v.number(),
  /** Rows of records that are in the database: match, ply, seat, notation, time. */
  moves: v.array(v.tuple([v.string(), count, count, v.string(), v.number()])),
});

type Batch = v.InferOutput<typeof batch>;
type RelayedMove = Batch['moves'][number];

/** Small enough for every kind of bus. */
const MAX_MESSAGE_CHARS = 6000;

export interface MoveRelayPorts extends Pick<System, 'now' | 'soon'> {
  readonly bus: Bus;
  readonly self: string;
  /** A message of another process has come. */
  onMessage(from: string, at: number): void;
  /** The moves of one match, in order. */
  deliver(match: string, played: readonly PlayedMove[]): void;
}

export class MoveRelay {
  private readonly ports: MoveRelayPorts;
  private readonly subscription: Subscription;
  /** By process. */
  private outbox = new Map<string, RelayedMove[]>();

  constructor(ports: MoveRelayPorts) {
    this.ports = ports;
    this.subscription = ports.bus.subscribe(topicOf(ports.self), (text) => {
      // Each match finds out for itself what was missed.
      if (text !== null) this.receive(text);
    });
  }

  send(process: string, match: string, played: readonly PlayedMove[]): void {
    if (this.outbox.size === 0) this.ports.soon(() => this.flush());
    let moves = this.outbox.get(process);
    if (!moves) {
      moves = [];
      this.outbox.set(process, moves);
    }
    for (const { ply, seat, notation, at } of played) moves.push([match, ply, seat, notation, at]);
  }

  close(): void {
    this.subscription.leave();
  }

  private flush(): void {
    const { bus, self, now } = this.ports;
    const { outbox } = this;
    this.outbox = new Map();
    for (const [process, all] of outbox) {
      for (const moves of inMessages(all)) {
        bus.publish(topicOf(process), JSON.stringify({ from: self, at: now(), moves } satisfies Batch));
      }
    }
  }

  private receive(text: string): void {
    const found = read(text);
    if (!found) return;
    const { from, at, moves } = found;
    this.ports.onMessage(from, at);
    for (let i = 0; i < moves.length; ) {
      const [match] = moves[i]!;
      const played: PlayedMove[] = [];
      for (; moves[i]?.[0] === match; i++) {
        const [, ply, seat, notation, at] = moves[i]!;
        played.push({ ply, seat, notation, at });
      }
      this.ports.deliver(match, played);
    }
  }
}

const topicOf = (process: string) => `process-${process}`;

/** Null for a message that a process of another version sends and this one does not understand. */
function read(text: string): Batch | null {
  try {
    const result = v.safeParse(batch, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Splits the moves so that no message is too long for a bus. */
function* inMessages(moves: readonly RelayedMove[]): Generator<RelayedMove[]> {
  let [start, length] = [0, 0];
  for (const [i, [match, , , notation]] of moves.entries()) {
    const more = match.length + notation.length + 40;
    if (length + more > MAX_MESSAGE_CHARS && i > start) {
      yield moves.slice(start, i);
      [start, length] = [i, 0];
    }
    length += more;
  }
  yield moves.slice(start);
}
