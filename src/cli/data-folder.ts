// The folder for games and the profile: SCRIPTORIUM_HOME, or else the data directory of the XDG convention.
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

type GamesFolder = 'saves' | 'records';

/** The folder of unfinished games or of finished ones. It is created when something is written there. */
export function gamesFolder(folder: GamesFolder): string {
  return resolve(home(process.env), folder);
}

/** How many games each person at this keyboard has finished. */
export function profilePath(): string {
  return resolve(home(process.env), 'profile.json');
}

function home(env: NodeJS.ProcessEnv): string {
  if (env.SCRIPTORIUM_HOME) return env.SCRIPTORIUM_HOME;
  // The convention says to ignore a relative path.
  const data = env.XDG_DATA_HOME && isAbsolute(env.XDG_DATA_HOME) ? env.XDG_DATA_HOME : undefined;
  return join(data ?? join(homedir(), '.local', 'share'), 'scriptorium');
}
