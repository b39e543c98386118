// Makes the tables of a round: their matches, their rows, and the notices that they are ready.
import { type AnyGame, chooseOptions } from '../../engine/index.ts';
import type { System } from '../../protocol/system.ts';
import { type MatchToWrite, newMatch, newSharedDeal } from '../matches/factory.ts';
import { noticeId } from '../notices/notice.ts';
import type { Change } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import type { BracketSeats } from './knock-out.ts';
import { planOf, playerOfEntry } from './plan.ts';

export interface TablePorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
  /** People at their page see what happens within this time. */
  readonly noticeGraceMs: number;
}

export interface NewTables {
  readonly changes: Change[];
  /** The matches at which only bots sit: somebody has to begin them. */
  readonly botMatches: string[];
}

export function newTables(
  ports: TablePorts,
  game: AnyGame,
  tournament: TournamentRow,
  round: number,
  entries: readonly TournamentEntryRow[],
  seated: readonly BracketSeats[],
): NewTables {
  const { id, host } = tournament;
  const plan = planOf(tournament);
  const chosen = chooseOptions(game, plan.options);
  const shared = plan.isDuplicate ? newSharedDeal(ports) : undefined;
  const part = {
    options: JSON.stringify(chosen.ok ? chosen.options : {}),
    is_open: 0,
    clock: JSON.stringify(plan.clock),
    watch: 'public',
    rated: plan.isRated ? 'rated' : 'casual',
    tournament: id,
  };
  const made = seated.map(({ number, replayOf, players }) => {
    const rows = players.map((player) => entries.find((entry) => entry.number === player)!);
    const match = rows.length < 2 ? null : newMatch(ports, game, host, rows.map(playerOfEntry), part, shared);
    const row = {
      tournament: id,
      round,
      number,
      replay_of: replayOf,
      match: match?.id ?? null,
      players: JSON.stringify(players),
      absent: null,
      points: match ? null : JSON.stringify([1]),
    };
    const insert: Change = { kind: 'insert-tournament-table', row };
    const notices = match ? roundNotices(ports, match, plan.noShowMinutes * 60_000) : [];
    const isOfBots = rows.every(({ level }) => level !== null);
    return { changes: [...(match?.changes ?? []), insert, ...notices], bots: isOfBots ? match?.id : null };
  });
  // In one order, so that two tournaments do not wait for each other.
  const people = seated.flatMap(({ players }) =>
    players.flatMap((player) => entries.find((entry) => entry.number === player)?.person ?? []),
  );
  return {
    changes: [...people.toSorted().map(ports.store.requirePerson), ...made.flatMap(({ changes }) => changes)],
    botMatches: made.flatMap(({ bots }) => bots ?? []),
  };
}

/** Everybody for whom a seat is kept is told so, unless they see it first. */
function roundNotices(
  { store, now, noticeGraceMs }: TablePorts,
  { id, players }: MatchToWrite,
  noShowMs: number,
): Change[] {
  const at = now();
  return players.flatMap((player, seat) => {
    if (player.kind !== 'person' || player.person === null) return [];
    return store.insertNotice({
      id: noticeId(id, seat, 0, 'round'),
      match: id,
      seat,
      person: player.person,
      kind: 'round',
      ply: 0,
      by_seat: null,
      deadline: at + noShowMs,
      asked_at: at,
      due_at: at + noticeGraceMs,
    });
  });
}
