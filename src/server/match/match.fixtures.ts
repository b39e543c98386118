// For tests: a match of two people in a database, as a process has it that was just started.
import { allOptions } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { Match } from './match.ts';
import type { MatchPorts } from './ports.ts';
import { startIfFull } from './seating.ts';
import { rowOf, type Sitter } from './setting.ts';
import type { Visitor } from './visitor.ts';

export const MATCH: MatchRow = {
  id: 'm',
  game: 'scout',
  version: scout.version,
  options: JSON.stringify(allOptions(scout)[0]),
  state: 'waiting',
  is_open: 0,
  clock: 'null',
  watch: 'public',
  host: 'anna',
  secret: 's'.repeat(43),
  seed: null,
  created_at: 1,
  started_at: null,
  ended_at: null,
  result: null,
  next: null,
  wake_at: null,
  changes: 0,
  wants_bot: 0,
};

export const seated = (person: string): Sitter => ({
  kind: 'person',
  name: person,
  person,
  contribution: person,
  standIn: null,
  linkHash: null,
});

export const SITTERS = [seated('anna'), seated('bruno')];
const rowsOf = (sitters: readonly Sitter[]) => sitters.map((sitter, seat) => rowOf(MATCH.id, seat, sitter));

export const writeMatch = (store: Store, sitters: readonly Sitter[] = SITTERS) =>
  store.write(store.newMatch(MATCH, rowsOf(sitters)));

/** A process that has the match in memory. */
export function openMatch(
  store: Store,
  ports: Partial<MatchPorts> = {},
  sitters: readonly Sitter[] = SITTERS,
): Match {
  return new Match({ match: MATCH, sitters: rowsOf(sitters) }, scout, {
    store,
    now: Date.now,
    hasBots: false,
    think: async () => null,
    isAlone: () => true,
    wantBot: () => {},
    tellMoves: () => {},
    tellOthers: () => {},
    isAlive: () => true,
    settle: async ({ setting }) => setting.options,
    conclude: async () => [],
    ...ports,
  });
}

export const startMatch = (match: Match) =>
  match.do(async () => {
    const changes: Parameters<Match['write']>[0][number][] = [];
    await startIfFull(match, changes);
    await match.writeRoom(changes);
  });

/** The first legal move of whoever decides; false when the game is over. Only inside of `do`. */
export async function playOne(match: Match): Promise<boolean> {
  const { table } = await match.running();
  const [seat] = table.deciders;
  if (seat === undefined) return false;
  const [move] = table.legalMoves(seat);
  const notation = scout.notation(move as Parameters<typeof scout.notation>[0]);
  await match.play(seat, [notation], table.ply, null);
  return true;
}

/** Somebody who keeps what they are told, at a seat or as a spectator. */
export function visitorOf(
  person: string | null,
  seat: number | null,
): { visitor: Visitor; heard: { readonly kind: string }[] } {
  const heard: { readonly kind: string }[] = [];
  const visitor: Visitor = {
    person,
    seat,
    address: '127.0.0.1',
    wantsMoves: false,
    link: null,
    send: (text) => heard.push(JSON.parse(text)),
    end: () => {},
  };
  return { visitor, heard };
}
