// Moves for the processes that have people at the same match. Whatever one turn of the event loop brings for a process travels as one message:
// a message each would cost both sides more than the moves do.
import * as v from 'valibot';
import type { Bus, Subscription } from '../bus/bus.ts';
import type { Decision } from './course.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const letter = v.object({
  /** The process, and when it said so. */
  from: v.string(),
  at: v.number(),
  /** Decisions that are in the database now: match, ply, seat, notation, time. */
  moves: v.array(v.tuple([v.string(), count, count, v.string(), v.number()])),
});

type Letter = v.InferOutput<typeof letter>;
type Entry = Letter['moves'][number];

/** Characters in one message, so that every kind of bus takes it. */
const LONGEST = 6000;

export interface PostPorts {
  readonly bus: Bus;
  readonly self: string;
  now(): number;
  /** A letter has come. */
  greet(from: string, at: number): void;
  /** What was played at a match, in order. */
  deliver(match: string, played: readonly Decision[]): void;
}

export class Post {
  private readonly ports: PostPorts;
  private readonly subscription: Subscription;
  /** By process. */
  private boxes = new Map<string, Entry[]>();

  constructor(ports: PostPorts) {
    this.ports = ports;
    this.subscription = ports.bus.subscribe(topicOf(ports.self), (text) => {
      // What was missed is found by each match for itself.
      if (text !== null) this.open(text);
    });
  }

  send(process: string, match: string, played: readonly Decision[]): void {
    if (this.boxes.size === 0) setImmediate(() => this.flush());
    let box = this.boxes.get(process);
    if (!box) {
      box = [];
      this.boxes.set(process, box);
    }
    for (const { ply, seat, notation, at } of played) box.push([match, ply, seat, notation, at]);
  }

  close(): void {
    this.subscription.leave();
  }

  private flush(): void {
    const { bus, self, now } = this.ports;
    const { boxes } = this;
    this.boxes = new Map();
    for (const [process, moves] of boxes) {
      for (const some of inPieces(moves)) {
        bus.publish(
          topicOf(process),
          JSON.stringify({ from: self, at: now(), moves: some } satisfies Letter),
        );
      }
    }
  }

  private open(text: string): void {
    const found = read(text);
    if (!found) return;
    const { from, at, moves } = found;
    this.ports.greet(from, at);
    for (let i = 0; i < moves.length; ) {
      const [match] = moves[i]!;
      const played: Decision[] = [];
      for (; moves[i]?.[0] === match; i++) {
        const [, ply, seat, notation, at] = moves[i]!;
        played.push({ ply, seat, notation, at });
      }
      this.ports.deliver(match, played);
    }
  }
}

const topicOf = (process: string) => `process-${process}`;

/** Null for what a process of another version may say and this one does not understand. */
function read(text: string): Letter | null {
  try {
    const result = v.safeParse(letter, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** None longer than a bus takes. */
function* inPieces(moves: readonly Entry[]): Generator<Entry[]> {
  let [start, length] = [0, 0];
  for (const [i, [match, , , notation]] of moves.entries()) {
    const more = match.length + notation.length + 40;
    if (length + more > LONGEST && i > start) {
      yield moves.slice(start, i);
      [start, length] = [i, 0];
    }
    length += more;
  }
  yield moves.slice(start);
}
