// Remembers what pages sent and received, and compares it with the record at the end: nothing lost, nothing doubled, nothing that somebody may not know.
import type { AnyTable } from '../src/engine/index.ts';
import { firstDifference } from '../src/engine/json.ts';
import type { ClientMessage } from '../src/protocol/client.ts';
import { apply, type Patch } from '../src/protocol/patch.ts';
import type { ServerMessage } from '../src/protocol/server.ts';
import type { GameSession } from '../src/server/matches/session.ts';
import type { MoveRow } from '../src/server/storage/schema.ts';
import type { StoredMatch } from '../src/server/storage/store.ts';
import type { Page } from './page.ts';
import { emptySession } from './stored.ts';
import type { World } from './world.ts';

/** A decision that a person has made on a page. */
interface Intention {
  readonly seat: number;
  readonly ply: number;
  readonly takeBacks: number;
  readonly notation: string;
  isAcknowledged: boolean;
}

/** A position that a page was sent. */
interface Sent {
  readonly page: string;
  readonly reader: number | null;
  readonly takeBacks: number;
  readonly ply: number;
  readonly what: { view: unknown; deciders: readonly number[]; outcome: unknown };
  readonly clocks: readonly (number | null)[] | undefined;
  readonly at: number;
}

interface PageMemory {
  match: string;
  reader: number | null;
  view: unknown;
  takeBacks: number;
  readonly pending: Map<number, Intention[]>;
  readonly said: Map<number, string>;
}

interface MatchMemory {
  readonly intentions: Map<string, Intention>;
  readonly sent: Sent[];
  /** Texts that were sent, for the search for secrets; by reader. */
  readonly seats: Set<number>;
  readonly withOrders: Set<number>;
  readonly lines: Map<string, boolean>;
  secrets: { readonly reader: number | null; readonly text: string }[];
}

/** A running clock may be this much off: what delays, pauses and clocks that disagree explain. */
const CLOCK_TOLERANCE_MS = 45_000;

export class Witness {
  private readonly world: World;
  private readonly pages = new Map<Page, PageMemory>();
  private readonly matches = new Map<string, MatchMemory>();
  acknowledged = 0;

  constructor(world: World) {
    this.world = world;
  }

  private memoryOf(match: string): MatchMemory {
    let memory = this.matches.get(match);
    if (!memory) {
      memory = {
        intentions: new Map(),
        sent: [],
        seats: new Set(),
        withOrders: new Set(),
        lines: new Map(),
        secrets: [],
      };
      this.matches.set(match, memory);
    }
    return memory;
  }

  private pageOf(page: Page): PageMemory {
    let memory = this.pages.get(page);
    if (!memory) {
      memory = { match: '', reader: null, view: null, takeBacks: 0, pending: new Map(), said: new Map() };
      this.pages.set(page, memory);
    }
    return memory;
  }

  sends(page: Page, text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    const memory = this.pageOf(page);
    if (message.kind === 'enter') memory.match = message.match;
    if (message.kind === 'order' && memory.reader !== null)
      this.memoryOf(memory.match).withOrders.add(memory.reader);
    if (message.kind === 'say' && message.key !== undefined) {
      const { lines } = this.memoryOf(memory.match);
      lines.set(message.key, lines.get(message.key) ?? false);
      memory.said.set(message.id, message.key);
    }
    if (message.kind !== 'play' || memory.reader === null) return;
    const { intentions } = this.memoryOf(memory.match);
    const { ply, takeBacks = 0 } = message;
    const meant = message.moves.map((notation) => {
      const key = `${memory.reader} ${ply} ${takeBacks} ${notation}`;
      const known = intentions.get(key) ?? {
        seat: memory.reader!,
        ply,
        takeBacks,
        notation,
        isAcknowledged: false,
      };
      intentions.set(key, known);
      return known;
    });
    memory.pending.set(message.id, meant);
  }

  receives(page: Page, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const memory = this.pageOf(page);
    const match = this.memoryOf(memory.match);
    if (message.kind !== 'pong') match.secrets.push({ reader: memory.reader, text });
    if ('id' in message && typeof message.id === 'number') {
      const said = memory.said.get(message.id);
      if (said !== undefined && message.kind === 'done') match.lines.set(said, true);
      const meant = memory.pending.get(message.id);
      memory.pending.delete(message.id);
      if (message.kind === 'moved' || message.kind === 'done') {
        for (const each of meant ?? []) {
          if (!each.isAcknowledged) this.acknowledged++;
          each.isAcknowledged = true;
        }
      }
    }
    if (message.kind === 'room') {
      memory.reader = message.you;
      if (message.you !== null) match.seats.add(message.you);
    }
    if (message.kind !== 'position' && message.kind !== 'moved') return;
    const { ply, deciders, outcome = null, clocks } = message;
    memory.view = message.kind === 'position' ? message.view : changed(memory.view, message.patch);
    memory.takeBacks = message.takeBacks ?? memory.takeBacks;
    const { reader, takeBacks, view } = memory;
    const what = { view, deciders, outcome };
    match.sent.push({ page: page.actor.name, reader, takeBacks, ply, what, clocks, at: this.world.now });
  }

  /** The keys of the lines that were said, each with whether it was acknowledged. */
  saidAt(match: string): ReadonlyMap<string, boolean> {
    return this.memoryOf(match).lines;
  }

  /** Everything that is wrong about one match, by what the database has in the end. */
  judge(stored: StoredMatch, rows: readonly MoveRow[]): string[] {
    const memory = this.memoryOf(stored.match.id);
    const { match, players } = stored;
    if (match.started_at === null) return [];
    const contributions = players.map(({ contribution }) => contribution ?? '');
    const session = emptySession(stored);
    const wrong: string[] = [];
    if (rows.some(({ ply }, i) => ply !== i + 1)) wrong.push('rows of the record are missing or doubled');
    const wanted = groupBy(memory.sent, ({ takeBacks, ply }) => `${takeBacks}/${ply}`);
    const helped = new Set(
      players.flatMap(({ kind, was_helped }, seat) => (kind === 'bot' || was_helped ? [seat] : [])),
    );
    const lastOwnPly = new Map<number, number>();
    const found = new Set<Intention>();
    const compare = (at: number) => {
      const key = `${session.takeBacks.length}/${session.table.ply}`;
      for (const sent of wanted.get(key) ?? []) wrong.push(...differences(session, sent, at));
      wanted.delete(key);
    };
    compare(match.started_at);
    for (const row of rows) {
      const before = { ply: session.table.ply, takeBacks: session.takeBacks.length };
      session.replay([row]);
      if (session.takeBacks.length === before.takeBacks) {
        const { seat, notation } = row;
        const meant = [...memory.intentions.values()].filter(
          (each) =>
            each.seat === seat &&
            each.notation === notation &&
            each.takeBacks === before.takeBacks &&
            each.ply <= before.ply &&
            each.ply > (lastOwnPly.get(seat) ?? -1),
        );
        for (const each of meant) found.add(each);
        const isFree = helped.has(seat) || memory.withOrders.has(seat);
        if (meant.length === 0 && !isFree)
          wrong.push(`seat ${seat} never decided ${notation} at ply ${before.ply} (row ${row.ply})`);
        lastOwnPly.set(seat, before.ply);
      } else lastOwnPly.clear();
      compare(row.at);
    }
    for (const each of memory.intentions.values())
      if (each.isAcknowledged && !found.has(each))
        wrong.push(
          `an acknowledged decision is lost: seat ${each.seat}, ${each.notation} at ply ${each.ply}`,
        );
    for (const key of wanted.keys()) wrong.push(`somebody was sent position ${key}, which never was`);
    const secrets = [match.secret, ...contributions.filter((text) => text !== '')];
    for (const { reader, text } of match.state === 'over' ? [] : memory.secrets)
      if (secrets.some((secret) => text.includes(secret))) wrong.push(`seat ${reader} was sent a secret`);
    return wrong.map((what) => `${match.id} (${match.game}): ${what}`);
  }

  /** How much is remembered about a match that is judged is no longer needed. */
  forget(match: string): void {
    this.matches.delete(match);
  }
}

const changed = (view: unknown, patch: unknown) => (patch === null ? view : apply(view, patch as Patch));

function groupBy<T>(list: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

function expectedFor(table: AnyTable, reader: number | null): Sent['what'] {
  const { deciders, outcome } = table;
  // In the form it has after the wire.
  return JSON.parse(JSON.stringify({ view: table.view(reader), deciders, outcome }));
}

function differences(session: GameSession, sent: Sent, at: number): string[] {
  const { reader, page, ply, clocks } = sent;
  const difference = firstDifference(sent.what, expectedFor(session.table, reader));
  const wrong = difference === null ? [] : [`${page} was sent something else at ply ${ply}: ${difference}`];
  const left = session.clocks.remaining(at);
  clocks?.forEach((shown, seat) => {
    const due = left[seat] ?? null;
    if (shown === null || due === null) {
      if (shown !== due) wrong.push(`${page} was sent the clock ${shown} instead of ${due} at ply ${ply}`);
      return;
    }
    const isRunning = session.deciders.includes(seat) && session.table.outcome === null;
    const tolerance = isRunning ? CLOCK_TOLERANCE_MS : 1;
    const most = isRunning ? due + CLOCK_TOLERANCE_MS : due + 1;
    if (shown > most || (shown < due - tolerance && !isRunning))
      wrong.push(`${page} was sent the clock ${shown} of seat ${seat} instead of ${due} at ply ${ply}`);
  });
  return wrong;
}
