// The `room` message: who sits at a match and how it is set, as everybody may know it.
import { commitmentTo, type Seat } from '../../engine/index.ts';
import type { RoomPlayer } from '../../protocol/server.ts';
import { replaceableInMs } from './absence.ts';
import { type Player, seatOf } from './config.ts';
import type { ReadonlyMatch } from './state.ts';

export function roomMessage(match: ReadonlyMatch) {
  const { config, players, presence, version, state, next, takeBackQuestion } = match;
  return {
    kind: 'room',
    match: config.id,
    game: config.game,
    version,
    options: config.options,
    state,
    sitters: players.map((player, seat) => shownPlayer(match, player, seat)),
    hostSeat: seatOf(players, config.host),
    isOpen: config.isOpen,
    clock: config.clock,
    watch: config.watch,
    watchers: presence.watchers,
    commitment: commitmentTo(config.secret),
    next,
    ...(takeBackQuestion && state === 'playing' && { takeBack: takeBackQuestion }),
  } as const;
}

function shownPlayer(match: ReadonlyMatch, player: Player, seat: Seat): RoomPlayer {
  if (player.kind === 'bot') return { kind: 'bot', name: player.name, level: player.level };
  const { name, contribution, standIn } = player;
  const isHere = match.presence.isHere(seat);
  const shown = { kind: 'person', name, hasSat: contribution !== null, isHere, standIn } as const;
  const isMissed = match.state === 'playing' && !isHere && standIn === null;
  return isMissed ? { ...shown, replaceableInMs: replaceableInMs(match, seat) } : shown;
}
