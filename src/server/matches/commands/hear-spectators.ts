// `hear-spectators`: the host decides whether players see what spectators say during the game.
import type { Handler } from './context.ts';

export const hearSpectators: Handler<'hear-spectators'> = (match, { person }, { hears }) => {
  const { id, config, ports } = match;
  if (person !== config.host) return { code: 'not-host' };
  // Spectators who see every hand could tell the players.
  if (hears && config.watch === 'all') return { code: 'spectators-see-all' };
  if (hears === config.hearsSpectators) return 'done';
  const change = ports.store.updateMatch(id, { hears_spectators: hears ? 1 : 0 });
  return { kind: 'room', changes: [change], patch: { config: { ...config, hearsSpectators: hears } } };
};
