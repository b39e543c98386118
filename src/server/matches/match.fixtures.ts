// For tests: a match of two people in a database, as a process that was just started has it.
import { allOptions } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import { realSystem } from '../../protocol/system.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { MutableClient } from './clients.ts';
import { beginIfFull } from './commands/begin.ts';
import { playMoves } from './commands/play.ts';
import { type Player, playerRow } from './config.ts';
import { Match } from './match.ts';
import type { MatchPorts } from './ports.ts';

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
  duplicate: null,
  end_offer: null,
  hears_spectators: 0,
  wake_at: null,
  changes: 0,
  wants_bot: 0,
  take_back: null,
};

export const seated = (person: string): Player => ({
  kind: 'person',
  name: person,
  person,
  contribution: person,
  standIn: null,
  leftAt: null,
  linkHash: null,
  resignedAt: null,
  rematch: null,
  wasHelped: false,
});

export const PLAYERS = [seated('anna'), seated('bruno')];
const rowsOf = (players: readonly Player[]) =>
  players.map((player, seat) => playerRow(MATCH.id, seat, player));

/** Who can sit down at a match that is written here. */
export const PEOPLE = ['anna', 'bruno', 'chloe', 'denis'];

export async function writeMatch(
  store: Store,
  players: readonly Player[] = PLAYERS,
  row: Partial<MatchRow> = {},
) {
  await store.write(PEOPLE.map((person) => store.insertPerson(person, person, 1)));
  return store.write([store.insertMatch({ ...MATCH, ...row }, rowsOf(players))]);
}

/** The match as one process has it in memory. */
export function openMatch(
  store: Store,
  ports: Partial<MatchPorts> = {},
  players: readonly Player[] = PLAYERS,
  row: Partial<MatchRow> = {},
): Match {
  return new Match(
    { match: { ...MATCH, ...row }, players: rowsOf(players), orders: [], vacations: [] },
    scout,
    {
      store,
      ...realSystem,
      hasBots: false,
      think: async () => null,
      isAlone: () => true,
      wantBot: () => {},
      relayMoves: () => {},
      publish: () => {},
      isAlive: () => true,
      noticeGraceMs: 5000,
      chat: 'on',
      seen: () => {},
      earnedOptions: async ({ config }) => config.options,
      outcomeChanges: async () => [],
      ...ports,
    },
  );
}

export const startMatch = (match: Match) =>
  match.runExclusive(() =>
    match.execute(async (state) => {
      const beginning = await beginIfFull(state, state.players, null);
      if (!beginning) return 'done';
      const { changes, patch, session } = beginning;
      return { kind: 'room', changes, patch, session };
    }),
  );

/** Plays the first legal move of a seat that decides; false when the game is over. Only inside `runExclusive`. */
export async function playOne(match: Match): Promise<boolean> {
  const { table } = await match.loadSession();
  const [seat] = table.deciders;
  if (seat === undefined) return false;
  const [move] = table.legalMoves(seat);
  const notation = scout.notation(move as Parameters<typeof scout.notation>[0]);
  await match.execute((state) => playMoves(state, seat, [notation], table.ply));
  return true;
}

/** A client that keeps what it is sent, at a seat or as a spectator. */
export function clientOf(
  person: string | null,
  seat: number | null,
): { client: MutableClient; received: { readonly kind: string }[] } {
  const received: { readonly kind: string }[] = [];
  const client: MutableClient = {
    person,
    seat,
    address: '127.0.0.1',
    wantsMoves: false,
    link: null,
    isHidden: false,
    hides: new Set<string>(),
    heardAt: 0,
    send: (text) => received.push(JSON.parse(text)),
    end: () => {},
  };
  return { client, received };
}
