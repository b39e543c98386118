// Makes new matches: one that a person sets up, and the rematch of one that is over.
import type { AnyGame } from '../../engine/index.ts';
import type { NewMatch } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Change } from '../storage/database.ts';
import type { MatchRow } from '../storage/schema.ts';
import { newId, randomText } from '../tokens.ts';
import { WAITING_MS } from './commands/closing.ts';
import { FREE, type Player, playerRow } from './config.ts';
import { checkedOptions, plannedPlayer, refuseSeatCount } from './plan.ts';
import type { CommandPorts } from './ports.ts';
import type { ReadonlyMatch } from './state.ts';

export interface MatchToWrite {
  readonly id: string;
  readonly secret: string;
  readonly players: readonly Player[];
  readonly changes: Change[];
}

/** What the tables of a duplicate have in common. */
export interface SharedDeal {
  readonly duplicate: string;
  readonly secret: string;
}

export const newSharedDeal = (ports: Pick<CommandPorts, 'randomBytes'>): SharedDeal => ({
  duplicate: newId(ports),
  secret: randomText(ports, 32, 'hex'),
});

/** A match as its host wants it, or why it cannot be. */
export function plannedMatch(
  ports: CommandPorts,
  games: readonly AnyGame[],
  host: string,
  plan: NewMatch,
  shared?: SharedDeal,
): MatchToWrite | ServerRefusal {
  const game = games.find(({ id }) => id === plan.game);
  if (!game) return { code: 'unknown-game', valid: games.map(({ id }) => id) };
  const badCount = refuseSeatCount(game, plan.seats.length);
  if (badCount) return badCount;
  const chosen = checkedOptions(game, plan.options);
  if ('refusal' in chosen) return chosen.refusal;
  const players = plan.seats.map(plannedPlayer);
  const part = {
    options: JSON.stringify(chosen.options),
    is_open: plan.isOpen ? 1 : 0,
    clock: JSON.stringify(plan.clock),
    watch: plan.watch,
    rated: plan.isRated ? 'rated' : 'casual',
  };
  return newMatch(ports, game, host, players, part, shared);
}

/**
 * The seats are kept for the same people, unless they have declined; each has to sit down again and to contribute to the
 * new seed.
 */
export function rematchOf({
  config,
  game,
  players,
  ports,
}: Pick<ReadonlyMatch, 'config' | 'game' | 'players' | 'ports'>): MatchToWrite {
  const kept = players.map((player) => {
    if (player.kind === 'bot') return player;
    const isKept = player.rematch !== 'no' && player.person !== null;
    return isKept ? { ...FREE, name: player.name, person: player.person } : FREE;
  });
  // The first seat becomes the last one: nobody begins twice in a row.
  const rotated = [...kept.slice(1), ...kept.slice(0, 1)];
  return newMatch(ports, game, config.host, rotated, {
    options: JSON.stringify(config.options),
    is_open: 0,
    clock: JSON.stringify(config.clock),
    watch: config.watch,
    rated: config.rated === 'casual' ? 'casual' : 'rated',
  });
}

/** A match that nobody has entered yet. */
export function newMatch(
  ports: Pick<CommandPorts, 'store' | 'now' | 'randomBytes'>,
  game: AnyGame,
  host: string,
  players: readonly Player[],
  part: Pick<MatchRow, 'options' | 'is_open' | 'clock' | 'watch' | 'rated' | 'tournament'>,
  shared?: SharedDeal,
): MatchToWrite {
  const [id, now] = [newId(ports), ports.now()];
  const secret = shared?.secret ?? randomText(ports, 32, 'hex');
  const row: MatchRow = {
    ...part,
    id,
    game: game.id,
    version: game.version,
    state: 'waiting',
    host,
    secret,
    seed: null,
    created_at: now,
    started_at: null,
    ended_at: null,
    result: null,
    next: null,
    duplicate: shared?.duplicate ?? null,
    end_offer: null,
    hears_spectators: 0,
    wake_at: now + WAITING_MS,
    wants_bot: 0,
    changes: 0,
    take_back: null,
  };
  const rows = players.map((player, seat) => playerRow(id, seat, player));
  return { id, secret, players, changes: [ports.store.insertMatch(row, rows)] };
}
