// The beginning of a game, when every seat is taken.
import type { Change } from '../../storage/database.ts';
import type { Player } from '../config.ts';
import { seedFor } from '../config.ts';
import { nextWakeUp } from '../next-wake-up.ts';
import { GameSession } from '../session.ts';
import type { MatchPatch, ReadonlyMatch } from '../state.ts';

interface Beginning {
  readonly change: Change;
  readonly patch: MatchPatch;
  readonly session: GameSession;
}

/** The seed is computed, and the game begins by the present version of its rules. Null while somebody is missing. */
export async function beginIfFull(
  match: ReadonlyMatch,
  players: readonly Player[],
): Promise<Beginning | null> {
  const isFull = players.every((player) => player.kind === 'bot' || player.contribution !== null);
  if (match.state !== 'waiting' || !isFull) return null;
  const { id, game, ports, presence } = match;
  const options = await ports.earnedOptions({ game, config: match.config, players });
  const [startedAt, seed, { version }] = [ports.now(), seedFor(match.config, players), game];
  const config = { ...match.config, options, seed };
  const { clock } = config;
  const session = new GameSession({ game, seats: players.length, options, seed, clock, startedAt });
  const wakeUp = nextWakeUp({ players, presence, ports }, session.clocks, startedAt);
  return {
    session,
    patch: { players, config, state: 'playing', version, startedAt, wakeAt: wakeUp.wake_at },
    change: ports.store.updateMatch(id, {
      state: 'playing',
      version,
      options: JSON.stringify(options),
      seed,
      started_at: startedAt,
      ...wakeUp,
    }),
  };
}
