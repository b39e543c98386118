// The rows of a finished game, as a server would have stored them, for stress tests and benches.
import type { GameRecord } from '../../engine/index.ts';
import type { MatchRow, MoveRow, PlayerRow } from './schema.ts';

interface FinishedMatch {
  readonly match: MatchRow;
  readonly players: readonly PlayerRow[];
  /** Made when it is asked for: there may be hundreds. */
  moves(): readonly MoveRow[];
}

/** Everything at one time, unless somebody gives the times of the moves. People are not known unless they are named. */
export function finishedMatch(
  id: string,
  record: GameRecord,
  at: number,
  persons: readonly string[] = [],
  timeOf: (ply: number) => number = () => at,
): FinishedMatch {
  return {
    match: {
      id,
      game: record.game,
      version: record.version,
      options: JSON.stringify(record.options),
      state: 'over',
      is_open: 0,
      clock: 'null',
      watch: 'public',
      hears_spectators: 0,
      host: persons[0] ?? 'nobody',
      secret: record.proof?.secret ?? '',
      seed: record.seed,
      created_at: at,
      started_at: at,
      ended_at: at,
      result: JSON.stringify(record.result ?? null),
      next: null,
      duplicate: null,
      end_offer: null,
      wake_at: null,
      wants_bot: 0,
      changes: 1,
      take_back: null,
    },
    players: Array.from({ length: record.seats }, (_, seat) => ({
      match: id,
      seat,
      kind: 'person',
      level: null,
      person: persons[seat] ?? null,
      name: `Hildegard ${seat + 1}`,
      contribution: record.proof?.contributions[seat] ?? '',
      link_hash: null,
      left_at: null,
      resigned_at: null,
      rematch: null,
      was_helped: 0,
    })),
    moves: () =>
      record.moves.map((move, ply) => {
        const [seat = '0', ...notation] = move.split(' ');
        return { match: id, ply: ply + 1, seat: Number(seat), notation: notation.join(' '), at: timeOf(ply) };
      }),
  };
}
