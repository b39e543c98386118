// Who has finished how many games of what: what the Hell of the Library asks for. A small file beside the saves.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Options, OptionValue } from '../engine/index.ts';
import type { LoadedGame } from '../games/loaded.ts';
import { profilePath } from './data-folder.ts';
import { makeDirectory, NotJson, readJson, writeWhole } from './files.ts';
import type { Person } from './people.ts';
import { UsageError } from './usage.ts';

const PROFILE_FORMAT = 'scriptorium-profile/1';
/** In place of a value: the one that the people's experience gives. */
export const BY_EXPERIENCE = 'open';

interface Profile {
  readonly format: typeof PROFILE_FORMAT;
  /** By game, by name. */
  readonly finished: { readonly [game: string]: { readonly [name: string]: number } };
}

/** `hell=open` becomes the value that these people have earned. */
export function withExperience(
  loaded: LoadedGame,
  given: { readonly [name: string]: OptionValue },
  people: readonly Person[],
): Options {
  const option = loaded.experience?.option;
  if (!loaded.experience || option === undefined || given[option] !== BY_EXPERIENCE) return given;
  return { ...given, [option]: valueByExperience(loaded, people) ?? '' };
}

export function valueByExperience(loaded: LoadedGame, people: readonly Person[]): OptionValue | undefined {
  const finished = readProfile().finished[loaded.game.id] ?? {};
  const humans = people.filter(({ bot }) => bot === null);
  return loaded.experience?.valueFor(humans.map(({ name }) => finished[name] ?? 0));
}

export function addFinished(game: string, people: readonly Person[]): void {
  const { finished } = readProfile();
  const counts: { [name: string]: number } = { ...finished[game] };
  for (const { name, bot } of people) if (bot === null) counts[name] = (counts[name] ?? 0) + 1;
  const profile: Profile = { format: PROFILE_FORMAT, finished: { ...finished, [game]: counts } };
  makeDirectory(dirname(profilePath()));
  writeWhole(profilePath(), `${JSON.stringify(profile, null, 1)}\n`);
}

function readProfile(): Profile {
  const file = profilePath();
  if (!existsSync(file)) return { format: PROFILE_FORMAT, finished: {} };
  try {
    const data = readJson(file);
    if (isProfile(data)) return data;
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
  }
  throw new UsageError({ code: 'bad-profile', file });
}

function isProfile(data: unknown): data is Profile {
  if (!isObject(data) || data.format !== PROFILE_FORMAT || !isObject(data.finished)) return false;
  return Object.values(data.finished).every(
    (counts) => isObject(counts) && Object.values(counts).every((count) => Number.isInteger(count)),
  );
}

function isObject(data: unknown): data is { readonly [key: string]: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
