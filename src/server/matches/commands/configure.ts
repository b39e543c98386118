// `configure`: the host changes seats, options, clock or spectators while the match waits for players.
import type { AnyGame } from '../../../engine/index.ts';
import type { ServerRefusal } from '../../../protocol/refusals.ts';
import type { Change } from '../../storage/database.ts';
import type { MatchRow } from '../../storage/schema.ts';
import { type MatchConfig, type Player, playerRow } from '../config.ts';
import { checkedOptions, plannedPlayer, refuseSeatCount } from '../plan.ts';
import { isFree } from '../seats.ts';
import type { Handler, Request } from './context.ts';

export const configure: Handler<'configure'> = (match, { person }, request) => {
  const { id, game, ports } = match;
  if (match.state !== 'waiting') return { code: 'not-waiting' };
  if (person !== match.config.host) return { code: 'not-host' };
  if (match.config.tournament !== null) return { code: 'tournament-table' };
  if (match.config.duplicate !== null && (request.seats || request.options))
    return { code: 'same-for-all-tables' };
  const config = newConfig(match.config, game, request);
  if ('code' in config) return config;
  const players = request.seats ? newPlayers(match.players, game, request.seats) : match.players;
  if ('code' in players) return players;
  const changes: Change[] = [ports.store.updateMatch(id, rowOf(config))];
  if (players !== match.players) {
    const rows = players.map((player, seat) => playerRow(id, seat, player));
    changes.push(ports.store.replacePlayers(id, rows));
  }
  return { kind: 'room', changes, patch: { config, players }, reseats: true };
};

function newConfig(
  config: MatchConfig,
  game: AnyGame,
  { options, clock, isOpen, watch, isRated }: Request<'configure'>,
): MatchConfig | ServerRefusal {
  const chosen = options ? checkedOptions(game, options) : config;
  if ('refusal' in chosen) return chosen.refusal;
  return {
    ...config,
    options: chosen.options,
    clock: clock === undefined ? config.clock : clock,
    isOpen: isOpen ?? config.isOpen,
    watch: watch ?? config.watch,
    rated: isRated === undefined ? config.rated : isRated ? 'rated' : 'casual',
  };
}

const rowOf = ({ options, clock, isOpen, watch, rated }: MatchConfig): Partial<MatchRow> => ({
  options: JSON.stringify(options),
  clock: JSON.stringify(clock),
  is_open: isOpen ? 1 : 0,
  watch,
  rated,
});

/** People keep their seats, and so do those for whom one is kept. If there are fewer seats, they move to free ones. */
function newPlayers(
  players: readonly Player[],
  game: AnyGame,
  plans: NonNullable<Request<'configure'>['seats']>,
): readonly Player[] | ServerRefusal {
  const badCount = refuseSeatCount(game, plans.length);
  if (badCount) return badCount;
  const isTaken = (player: Player | undefined) => player?.kind === 'person' && !isFree(player);
  const people = players.filter(isTaken).length;
  if (people > plans.length) return { code: 'too-few-seats', people };
  if (plans.some(({ kind }, seat) => kind === 'bot' && isTaken(players[seat]))) return { code: 'seat-taken' };
  const next = plans.map((plan, seat) => {
    const player = players[seat];
    return player && isTaken(player) ? player : plannedPlayer(plan, seat, plans);
  });
  for (const player of players.slice(plans.length).filter(isTaken)) {
    const free = next.findIndex(isFree);
    if (free < 0) return { code: 'too-few-seats', people };
    next[free] = player;
  }
  return next;
}
