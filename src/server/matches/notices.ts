// Which people have to be told that something happened at a match, because they are not looking. Commands add these changes to
// their own, so that a notice is written if and only if its cause is.
import { type AnyTable, type Seat, seatList } from '../../engine/index.ts';
import { LOW_TIME_SHARE } from '../notices/low-time.ts';
import { type NoticeKind, noticeId } from '../notices/notice.ts';
import type { Change } from '../storage/database.ts';
import type { Clocks } from './clocks.ts';
import { type MatchConfig, type Player, seatOf } from './config.ts';
import type { GameSession } from './session.ts';
import { type OrderedMatch, orderedBy } from './standing-orders.ts';
import type { ReadonlyMatch } from './state.ts';

/** People who have this much time for a decision are told once more before it is over. */
const LOW_TIME_CLOCK_MS = 12 * 3_600_000;
/** At tables with more time for a decision people come and go. */
const SLOW_CLOCK_S = 3600;

type Noticed = Pick<ReadonlyMatch, 'id' | 'presence' | 'ports'> & OrderedMatch;

/** What has happened: at which row of the record, when, and by whom. */
interface Cause {
  readonly ply: number;
  readonly at: number;
  readonly by: Seat | null;
}

interface Turn extends Cause {
  readonly table: AnyTable;
  /** The seats that had a question before: unless they have answered it, they have been told. */
  readonly before: readonly Seat[];
  /** Counts as looking, because the person has just sat down, and the client gets its seat only afterwards. */
  readonly present?: Seat | null;
}

/** Adds the notices to the changes of the command. */
export function addTurnNotices(changes: Change[], match: Noticed, clocks: Clocks, turn: Turn): void {
  const { ply, at, by, table, before, present } = turn;
  for (const seat of clocks.deciders) {
    if ((seat !== by && before.includes(seat)) || isBot(match.players[seat])) continue;
    const deadline = clocks.deadline(seat);
    const timeMs = deadline === null ? 0 : deadline - at;
    // Who has left an order for this is not asked.
    const isTold = seat === present || isLooking(match, seat) || orderedBy(match, table, seat) !== null;
    // Every move comes here, and most of them end here.
    if (isTold && timeMs < LOW_TIME_CLOCK_MS) continue;
    const about = { ply, at, by, seat, deadline };
    if (!isTold) add(changes, match, 'turn', about);
    if (deadline !== null && timeMs >= LOW_TIME_CLOCK_MS) {
      add(changes, match, 'low-time', { ...about, dueAt: deadline - timeMs * LOW_TIME_SHARE });
    }
  }
}

/** The game has begun: those who have to decide are told so, and everybody else that it has begun. */
export function startNotices(
  match: Noticed,
  { clocks, table }: GameSession,
  at: number,
  by: Seat | null,
): Change[] {
  const others = seatList(match.players.length).filter(
    (seat) => seat !== by && !clocks.deciders.includes(seat),
  );
  const changes: Change[] = [];
  addTurnNotices(changes, match, clocks, { ply: 0, at, by, table, before: [], present: by });
  changes.push(...othersNotices(match, others, 'started', { ply: 0, at, by }));
  return changes;
}

/** The host learns that somebody has sat down, each time that the number of people grows. */
export function joinNotices(match: Noticed, by: Seat, at: number): Change[] {
  const { players, config } = match;
  const host = players.findIndex((player) => player.kind === 'person' && player.person === config.host);
  if (host < 0 || host === by) return [];
  return othersNotices(match, [host], 'joined', { ply: by, at, by });
}

/** The next match is ready. Those who look at this one see it there. */
export function rematchNotices(
  match: Noticed,
  next: Pick<Noticed, 'id' | 'players'>,
  by: Seat,
  at: number,
): Change[] {
  const changes: Change[] = [];
  const asker = personAt(match.players[by]);
  const nextBy = seatOf(next.players, asker);
  for (const [seat, player] of next.players.entries()) {
    const person = personAt(player);
    const now = seatOf(match.players, person);
    if (now === null || person === asker || isLooking(match, now)) continue;
    add(changes, { ...next, ports: match.ports }, 'rematch', {
      seat,
      ply: 0,
      at,
      by: nextBy,
      deadline: null,
    });
  }
  return changes;
}

function othersNotices(match: Noticed, seats: readonly Seat[], kind: NoticeKind, cause: Cause): Change[] {
  const changes: Change[] = [];
  for (const seat of seats) {
    if (isBot(match.players[seat]) || isLooking(match, seat)) continue;
    add(changes, match, kind, { ...cause, seat, deadline: null });
  }
  return changes;
}

/**
 * A client of this process is sent what happened. One that another process has reported counts only at tables where
 * nobody has long to think: there the process that shows it deletes the notice, and if it was killed, the person is told.
 */
function isLooking({ presence, config }: Pick<Noticed, 'presence' | 'config'>, seat: Seat): boolean {
  let isHidden = false;
  for (const client of presence.clients) {
    if (client.seat !== seat) continue;
    if (!client.isHidden) return true;
    isHidden = true;
  }
  return !isHidden && !isSlow(config) && presence.isHere(seat);
}

const isSlow = ({ clock }: MatchConfig) => clock !== null && clock.seconds >= SLOW_CLOCK_S;

const personAt = (player: Player | undefined) => (player?.kind === 'person' ? player.person : null);
const isBot = (player: Player | undefined) => player?.kind !== 'person' || player.standIn !== null;

function add(
  changes: Change[],
  { id, players, ports }: Pick<Noticed, 'id' | 'players' | 'ports'>,
  kind: NoticeKind,
  about: Cause & { readonly seat: Seat; readonly deadline: number | null; readonly dueAt?: number },
): void {
  const player = players[about.seat];
  if (player?.kind !== 'person' || player.person === null) return;
  const { seat, ply, at, by, deadline, dueAt = at + ports.noticeGraceMs } = about;
  changes.push(
    ports.store.insertNotice({
      id: noticeId(id, seat, ply, kind),
      match: id,
      seat,
      person: player.person,
      kind,
      ply,
      by_seat: by,
      deadline,
      asked_at: at,
      due_at: Math.round(dueAt),
    }),
  );
}
