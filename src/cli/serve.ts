// `scriptorium serve`: a server, or a part of one that shares its database with others.

import type { Lang } from '../engine/index.ts';
import { ROLES } from '../server/roles.ts';
import { parseNumber } from './choices.ts';
import { INVOCATION } from './invocation.ts';
import { UsageError } from './usage.ts';

export interface ServeFlags {
  readonly role?: string;
  readonly port?: string;
}

export async function serve({ role: given = 'all', port: wanted }: ServeFlags, lang: Lang): Promise<number> {
  const role = ROLES.find((each) => each === given);
  if (!role) throw new UsageError({ code: 'unknown-role', role: given, valid: ROLES });
  const port = wanted === undefined ? null : parseNumber('--port', wanted, { from: 0, to: 65_535 });
  // Only here: no other command needs a server.
  const { start } = await import('../server/start.ts');
  const as = role === 'all' ? '' : ` --role ${role}`;
  return start({ role, port, lang, commandFor: (port) => `${INVOCATION} serve${as} --port ${port}` });
}
