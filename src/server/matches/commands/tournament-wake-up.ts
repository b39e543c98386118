// Something has happened at a table that its tournament waits for: some process looks at the tournament at once.
import type { Change } from '../../storage/database.ts';
import type { ReadonlyMatch } from '../state.ts';

export function tournamentWakeUp({ config, ports }: Pick<ReadonlyMatch, 'config' | 'ports'>): Change[] {
  const { tournament } = config;
  return tournament === null ? [] : [{ kind: 'wake-tournament', id: tournament, at: ports.now() }];
}
