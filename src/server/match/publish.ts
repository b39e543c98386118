// What each reader at a match is told after a move: built once a reader, sent to all who read it.
import { type AnyTable, CHANCE, type GameEvent, type Seat, type Step, tell } from '../../engine/index.ts';
import { diff, quoted } from '../../protocol/patch.ts';
import type { ServerSays } from '../../protocol/server.ts';
import type { Course } from './course.ts';
import type { Visitor } from './visitor.ts';

type WireStep = ServerSays<'position'>['log'][number];

export function wireSteps(steps: readonly Step[], reader: Seat | null): WireStep[] {
  return steps
    .filter(({ by, events }) => by !== CHANCE || events.length > 0)
    .map(({ ply, by, events }) => [ply, by, events.map((event) => tell(event, reader))]);
}

export function legalMoves(table: AnyTable, reader: Seat | null): string[] {
  return reader === null ? [] : table.legalMoves(reader).map((move) => table.game.notation(move));
}

/** The views that the readers have now; whoever enters gets the same. */
export type Views = Map<Seat | null, unknown>;

/** Before a move: every reader's view as it has been told. */
export function remember(views: Views, table: AnyTable, visitors: Iterable<Visitor>): void {
  for (const { seat } of visitors) if (!views.has(seat)) views.set(seat, table.view(seat));
}

export interface Movement {
  readonly course: Course;
  readonly views: Views;
  readonly steps: readonly Step[];
  readonly clocks: readonly (number | null)[] | null;
  /** Who asked for it, if somebody did, and under which id. */
  readonly by: { readonly visitor: Visitor; readonly id: number } | null;
}

export function publishMove(
  visitors: Iterable<Visitor>,
  { course, views, steps, clocks, by }: Movement,
): void {
  const { table, deciders } = course;
  const { outcome } = table;
  let tail = `,"deciders":[${deciders.join()}]`;
  if (outcome) tail += `,"outcome":${JSON.stringify(outcome)}`;
  if (clocks) tail += `,"clocks":${JSON.stringify(clocks)}`;
  // Most moves have no secrets: everybody reads the same.
  const same = hasSecrets(steps) ? null : stepsText(steps, null);
  const bodies = new Map<Seat | null, string>();
  for (const visitor of visitors) {
    const { seat } = visitor;
    let body = bodies.get(seat);
    if (body === undefined) {
      const view = table.view(seat);
      const patch = diff(views.get(seat), view);
      views.set(seat, view);
      body = `"kind":"moved","ply":${table.ply},"steps":${same ?? stepsText(steps, seat)},"patch":${patch}${tail}`;
      bodies.set(seat, body);
    }
    const id = by?.visitor === visitor ? `"id":${by.id},` : '';
    const moves = visitor.wantsMoves ? `,"moves":${JSON.stringify(legalMoves(table, seat))}` : '';
    visitor.send(`{${id}${body}${moves}}`);
  }
}

/** As JSON, what `wireSteps` makes as data. */
export function stepsText(steps: readonly Step[], reader: Seat | null): string {
  let text = '';
  for (const { ply, by, events } of steps) {
    if (by === CHANCE && events.length === 0) continue;
    text += `${text === '' ? '' : ','}[${ply},${by},[${eventsText(events, reader)}]]`;
  }
  return `[${text}]`;
}

function eventsText(events: readonly GameEvent[], reader: Seat | null): string {
  let text = '';
  for (const event of events) {
    const { key, args } = tell(event, reader);
    text += `${text === '' ? '' : ','}{"key":${quoted(key)},"args":${JSON.stringify(args)}}`;
  }
  return text;
}

function hasSecrets(steps: readonly Step[]): boolean {
  for (const { events } of steps) for (const { secret } of events) if (secret) return true;
  return false;
}
