// What everybody may know of the room around a table.
import { commitmentTo } from '../../engine/index.ts';
import type { Match } from './match.ts';
import { shown } from './setting.ts';

export function roomOf({ setting, sitters, presence, version, state, next }: Match) {
  return {
    kind: 'room',
    match: setting.id,
    game: setting.game,
    version,
    options: setting.options,
    state,
    sitters: sitters.map((sitter, seat) => shown(sitter, presence.isHere(seat))),
    isOpen: setting.isOpen,
    clock: setting.clock,
    watch: setting.watch,
    watchers: presence.watchers,
    commitment: commitmentTo(setting.secret),
    next,
  } as const;
}
