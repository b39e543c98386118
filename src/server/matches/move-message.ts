// Builds the `moved` message: once for each reader (a seat or the spectators), then sent to all clients who read it.
import {
  type AnyTable,
  CHANCE,
  type GameEvent,
  redactEvent,
  type Seat,
  type Step,
} from '../../engine/index.ts';
import { diff, quoted } from '../../protocol/patch.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import type { Client } from './clients.ts';
import type { GameSession } from './session.ts';

type WireStep = ServerMessageOf<'position'>['log'][number];

export function wireSteps(steps: readonly Step[], reader: Seat | null): WireStep[] {
  return steps
    .filter(({ by, events }) => by !== CHANCE || events.length > 0)
    .map(({ ply, by, events }) => [ply, by, events.map((event) => redactEvent(event, reader))]);
}

export function legalMoves(table: AnyTable, reader: Seat | null): string[] {
  return reader === null ? [] : table.legalMoves(reader).map((move) => table.game.notation(move));
}

export function wireOutcome({ outcome }: AnyTable): ServerMessageOf<'position'>['outcome'] {
  return outcome && { places: [...outcome.places], scores: [...outcome.scores], reason: outcome.reason };
}

/** The view that each reader has been sent last. */
export type Views = Map<Seat | null, unknown>;

/** Fills in the views of readers before a move. */
export function rememberViews(views: Views, table: AnyTable, clients: Iterable<Client>): void {
  for (const { seat } of clients) if (!views.has(seat)) views.set(seat, table.view(seat));
}

export interface MoveToSend {
  readonly session: GameSession;
  readonly views: Views;
  readonly steps: readonly Step[];
  readonly clocks: readonly (number | null)[] | null;
  /** The client that asked for the move, and the id of its request; null for a bot or another process. */
  readonly by: { readonly client: Client; readonly id: number } | null;
}

export function sendMove(clients: Iterable<Client>, { session, views, steps, clocks, by }: MoveToSend): void {
  const { table, deciders } = session;
  const { outcome } = table;
  let tail = `,"deciders":[${deciders.join()}]`;
  if (outcome) tail += `,"outcome":${JSON.stringify(outcome)}`;
  if (session.takeBacks.length > 0) tail += `,"takeBacks":${session.takeBacks.length}`;
  if (clocks) tail += `,"clocks":${JSON.stringify(clocks)}`;
  // Most moves have no secrets: every reader gets the same steps.
  const same = hasSecrets(steps) ? null : stepsText(steps, null);
  // By seat; that of the spectators is the last one.
  const bodies = new Array<string | undefined>(table.seats + 1);
  for (const client of clients) {
    const { seat } = client;
    const reader = seat ?? table.seats;
    let body = bodies[reader];
    if (body === undefined) {
      const view = table.view(seat);
      const patch = diff(views.get(seat), view);
      views.set(seat, view);
      body = `"kind":"moved","ply":${table.ply},"steps":${same ?? stepsText(steps, seat)},"patch":${patch}${tail}`;
      bodies[reader] = body;
    }
    const id = by?.client === client ? `"id":${by.id},` : '';
    const moves = client.wantsMoves ? `,"moves":${JSON.stringify(legalMoves(table, seat))}` : '';
    client.send(`{${id}${body}${moves}}`);
  }
}

/** The JSON of `wireSteps`, without building the data first. */
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
    const { key, args } = redactEvent(event, reader);
    text += `${text === '' ? '' : ','}{"key":${quoted(key)},"args":${JSON.stringify(args)}}`;
  }
  return text;
}

function hasSecrets(steps: readonly Step[]): boolean {
  for (const { events } of steps) for (const { secret } of events) if (secret) return true;
  return false;
}
