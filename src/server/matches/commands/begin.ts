// The beginning of a game, when every seat is taken.
import type { Seat } from '../../../engine/index.ts';
import type { Change } from '../../storage/database.ts';
import type { Player } from '../config.ts';
import { seedFor } from '../config.ts';
import { withDistinctNames } from '../distinct-names.ts';
import { nextWakeUp } from '../next-wake-up.ts';
import { startNotices } from '../notices.ts';
import { playerChange } from '../seats.ts';
import { GameSession } from '../session.ts';
import type { MatchPatch, ReadonlyMatch } from '../state.ts';

interface Beginning {
  readonly changes: readonly Change[];
  readonly patch: MatchPatch;
  readonly session: GameSession;
}

/**
 * The seed is computed, and the game begins by the present version of its rules. Null while somebody is missing. `by` is
 * the seat of the person who was missing until now.
 */
export async function beginIfFull(
  match: ReadonlyMatch,
  seated: readonly Player[],
  by: Seat | null,
): Promise<Beginning | null> {
  const isFull = seated.every((player) => player.kind === 'bot' || player.contribution !== null);
  if (match.state !== 'waiting' || !isFull) return null;
  const { id, game, orders, ports, presence } = match;
  const players = withDistinctNames(seated);
  const renamed = players.flatMap((player, seat) =>
    player === seated[seat] ? [] : [playerChange(match, seat, player)],
  );
  // Other options would be another deal: those of a duplicate stay as they are.
  const options =
    match.config.duplicate === null
      ? await ports.earnedOptions({ game, config: match.config, players })
      : match.config.options;
  const [startedAt, seed, { version }] = [ports.now(), seedFor(match.config, players), game];
  const config = { ...match.config, options, seed };
  const { clock } = config;
  const session = new GameSession({ game, seats: players.length, options, seed, clock, startedAt });
  const wakeUp = nextWakeUp({ players, presence, ports, config }, session.clocks, startedAt);
  return {
    session,
    patch: { players, config, state: 'playing', version, startedAt, wakeAt: wakeUp.wake_at },
    changes: [
      ...renamed,
      ports.store.updateMatch(id, {
        state: 'playing',
        version,
        options: JSON.stringify(options),
        seed,
        started_at: startedAt,
        ...wakeUp,
      }),
      ...startNotices({ id, game, orders, config, players, presence, ports }, session, startedAt, by),
    ],
  };
}
