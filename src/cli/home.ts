// Where games are kept: SCRIPTORIUM_HOME, else the data directory of the XDG convention.
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

type Shelf = 'saves' | 'records';

/** The directory of games that go on, or of games that are over. It is made when something is written there. */
export function shelfPath(shelf: Shelf): string {
  return resolve(home(process.env), shelf);
}

/** What the people at this keyboard have finished. */
export function profilePath(): string {
  return resolve(home(process.env), 'profile.json');
}

function home(env: NodeJS.ProcessEnv): string {
  if (env.SCRIPTORIUM_HOME) return env.SCRIPTORIUM_HOME;
  // The convention says that a relative path there is to be ignored.
  const data = env.XDG_DATA_HOME && isAbsolute(env.XDG_DATA_HOME) ? env.XDG_DATA_HOME : undefined;
  return join(data ?? join(homedir(), '.local', 'share'), 'scriptorium');
}
