// Planted faults in how processes look after matches, and in the commands.
import type { Mutant } from './mutant.ts';

export const LOOKED_AFTER: readonly Mutant[] = [
  {
    name: 'no-relay',
    what: 'moves are not relayed, and nobody looks for missed ones',
    file: 'src/server/matches/cluster/resync.ts',
    before: `    match.invalidate();
    match.runInBackground(async () => {});`,
    after: '',
  },
  {
    name: 'resync-never',
    what: 'lost messages are never made up for',
    file: 'src/server/matches/registry.ts',
    before: 'if (!this.ports.bus.isAlone) await resync',
    after: 'if (this.ports.bus.isAlone) await resync',
  },
  {
    name: 'lookup-trusts-memory',
    what: 'a match in memory is not checked against the database',
    file: 'src/server/matches/registry.ts',
    before: 'if (!this.ports.bus.isAlone) known.invalidate();',
    after: '',
  },
  {
    name: 'load-twice',
    what: 'two callers at once get two objects of the same match',
    file: 'src/server/matches/registry.ts',
    before: 'const loading = this.loading.get(id) ?? this.load(id);',
    after: 'const loading = this.load(id);',
  },
  {
    name: 'subscription-kept',
    what: 'an evicted match still listens to the bus',
    file: 'src/server/matches/cache.ts',
    before: `    this.entries.get(id)?.subscription.leave();
`,
    after: '',
  },
  {
    name: 'never-evicted',
    what: 'matches stay in memory for ever',
    file: 'src/server/matches/cache.ts',
    before: 'if (match.clients.size === 0) this.delete(id);',
    after: 'if (match.clients.size < 0) this.delete(id);',
  },
  {
    name: 'client-not-removed',
    what: 'a closed connection stays a client',
    file: 'src/server/matches/clients.ts',
    before: `    this.clients.delete(client);
    if (isCut`,
    after: '    if (isCut',
  },
  {
    name: 'lease-not-taken',
    what: 'two processes look after the same match',
    file: 'src/server/matches/wake-ups.ts',
    before: 'if (due === null || !(await store.takeWakeUp(id, due, now() + LEASE_MS))) return;',
    after: 'if (due === null) return;',
  },
  {
    name: 'no-next-wake-up',
    what: 'after a wake-up no other one is set',
    file: 'src/server/matches/commands/wake-up.ts',
    before: '  const changes = [ports.store.moveWakeUp(id, wakeAt, due)];',
    after: '  const changes = [ports.store.moveWakeUp(id, wakeAt, { wake_at: null, wants_bot: 0 })];',
  },
  {
    name: 'no-wake-up-for-bots',
    what: 'a bot that has to move is not in the wake-ups',
    file: 'src/server/matches/next-wake-up.ts',
    before: '    return { wake_at: match.ports.hasBots ? now + LEASE_MS : now, wants_bot: 1 };',
    after: '    return { wake_at: null, wants_bot: 0 };',
  },
  {
    name: 'clock-never-ends',
    what: 'nobody looks at clocks that run out',
    file: 'src/server/matches/next-wake-up.ts',
    before: '  const clockDue = Number.isFinite(deadline) ? deadline : null;',
    after: '  const clockDue = null as number | null;',
  },
  {
    name: 'bot-thinks-forever',
    what: 'a bot whose answer came too late is never asked again',
    file: 'src/server/matches/bots.ts',
    before: `    this.thinking = null;
    this.paused = notation === null;`,
    after: '    this.paused = notation === null;',
  },
  {
    name: 'bot-plays-stale',
    what: 'a bot plays on although the position has changed',
    file: 'src/server/matches/bots.ts',
    before: `    if (this.thinking !== decision) return;
    this.thinking = null;`,
    after: '    this.thinking = null;',
  },
  {
    name: 'take-backs-ignored',
    what: 'a move that crosses a take-back is played',
    file: 'src/server/matches/commands/play.ts',
    before: '  if (takeBacks !== undefined && takeBacks !== known) {',
    after: '  if (takeBacks !== undefined && takeBacks < 0) {',
  },
  {
    name: 'again-plays-twice',
    what: 'a repeated move is played again',
    file: 'src/server/matches/commands/play.ts',
    before: `  return wasPlayed || isPlayed(table.moves, 0) ? 'done' : verdict;`,
    after: '  return verdict;',
  },
  {
    name: 'again-always-done',
    what: 'a repeated move counts as played',
    file: 'src/server/matches/commands/play.ts',
    before: `  return wasPlayed || isPlayed(table.moves, 0) ? 'done' : verdict;`,
    after: `  return 'done';`,
  },
  {
    name: 'take-back-keeps-clock',
    what: 'a take-back does not wake anybody up',
    file: 'src/server/matches/commands/take-back.ts',
    before: '  const patch = addWakeUp(changes, match, nextWakeUp(match, clocks, at, due));',
    after: '  const patch = null;',
  },
  {
    name: 'chat-twice',
    what: 'a repeated chat line appears again',
    file: 'src/server/matches/commands/say.ts',
    before: 'await match.chat.has(seat, key)',
    after: 'false',
  },
  {
    name: 'end-not-stored',
    what: 'the end of a game is not stored',
    file: 'src/server/matches/commands/play.ts',
    before: `  changes.push(ports.store.endMatch(id, outcome, at));
`,
    after: '',
  },
];
