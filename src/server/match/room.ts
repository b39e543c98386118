// What everybody may know of the room around a table.
import { commitmentTo, type Seat } from '../../engine/index.ts';
import type { RoomSitter } from '../../protocol/server.ts';
import { replaceableInMs } from './absence.ts';
import type { Match } from './match.ts';
import { shown } from './setting.ts';

export function roomOf(match: Match) {
  const { setting, sitters, presence, version, state, next } = match;
  return {
    kind: 'room',
    match: setting.id,
    game: setting.game,
    version,
    options: setting.options,
    state,
    sitters: sitters.map((_, seat) => sitterOf(match, seat)),
    isOpen: setting.isOpen,
    clock: setting.clock,
    watch: setting.watch,
    watchers: presence.watchers,
    commitment: commitmentTo(setting.secret),
    next,
  } as const;
}

function sitterOf(match: Match, seat: Seat): RoomSitter {
  const isHere = match.presence.isHere(seat);
  const sitter = shown(match.sitters[seat]!, isHere);
  const isMissed =
    match.state === 'playing' && sitter.kind === 'person' && !isHere && sitter.standIn === null;
  return isMissed ? { ...sitter, replaceableInMs: replaceableInMs(match, seat) } : sitter;
}
