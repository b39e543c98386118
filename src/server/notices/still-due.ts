// Whether a notice still has to be sent: the person may have answered, left the table, or be played for by a bot.
import { configOf, type Player, playerOf, stateOf } from '../matches/config.ts';
import type { NoticeRow } from '../storage/notice-schema.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { takeBackTo } from '../storage/take-back-row.ts';
import type { ToldTable } from './content.ts';
import { deadlineNow } from './low-time.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice.ts';

type Reading = Pick<Store, 'findMatch' | 'movesSince'>;
export type Told = Pick<
  NoticeRow,
  'id' | 'match' | 'seat' | 'person' | 'ply' | 'by_seat' | 'asked_at' | 'deadline'
> & {
  readonly kind: string;
};

/** What to tell about it; null if it is void. */
export async function stillDue(store: Reading, notice: Told): Promise<ToldTable | null> {
  const kind = NOTICE_KINDS.find((each) => each === notice.kind);
  const stored = await store.findMatch(notice.match);
  if (!kind || !stored) return null;
  const players = stored.players.map(playerOf);
  const player = players[notice.seat];
  if (player?.kind !== 'person' || player.person !== notice.person) return null;
  if (!CHECKS[kind](stored, player)) return null;
  if (kind === 'turn' || kind === 'low-time') {
    const since = await store.movesSince(notice.match, notice.ply);
    // A take-back asks anew.
    if (since.some((row) => row.seat === notice.seat || takeBackTo(row) !== null)) return null;
  }
  const { id, match, seat, ply } = notice;
  // The waiting for people at a table of a tournament is no clock.
  const deadline = kind === 'round' ? notice.deadline : deadlineNow(stored, notice);
  const others = players.filter((each) => each !== player).map(({ name }) => name);
  const by = players[notice.by_seat ?? -1]?.name ?? null;
  return { id, match, seat, ply, kind, game: configOf(stored.match).game, others, by, deadline };
}

type Person = Extract<Player, { kind: 'person' }>;

const isPlaying = ({ match }: StoredMatch) => stateOf(match) === 'playing';
const isWaiting = ({ match }: StoredMatch) => stateOf(match) === 'waiting';

const CHECKS: Readonly<Record<NoticeKind, (stored: StoredMatch, player: Person) => boolean>> = {
  turn: (stored, { standIn }) => isPlaying(stored) && standIn === null,
  'low-time': (stored, { standIn }) => isPlaying(stored) && standIn === null,
  started: isPlaying,
  joined: isWaiting,
  rematch: (stored, { contribution }) => isWaiting(stored) && contribution === null,
  round: (stored, { contribution }) => isWaiting(stored) && contribution === null,
};
