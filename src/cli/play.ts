// `play` and `resume`: a game in the terminal.
import type { Lang } from '../engine/index.ts';
import { checkOptions, optionPairs, parseGame } from './choices.ts';
import { gamesFolder } from './data-folder.ts';
import { loadTables } from './game-lookup.ts';
import { parsePeople } from './people.ts';
import { type LocalGame, newLocalGame, resumedLocalGame } from './play/local-game.ts';
import { runSession } from './play/run.ts';
import { newSession } from './play/session.ts';
import { withExperience } from './profile.ts';
import { readSavedGame, savedFiles } from './saves.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

/** As the flags give them. */
export interface PlayFlags {
  readonly seats?: string;
  readonly options?: string;
  readonly names?: string;
  readonly seed?: string;
  readonly resume?: string;
  readonly practice?: boolean;
  readonly data?: string;
}

export async function play(id: string, flags: PlayFlags, terminal: Terminal, lang: Lang): Promise<number> {
  parseGame(id);
  loadTables(flags.data, id);
  const loaded = parseGame(id);
  if (flags.resume !== undefined) {
    const clashing = (['seats', 'options', 'names', 'seed', 'practice'] as const).filter(
      (flag) => flags[flag] !== undefined,
    );
    if (clashing.length > 0) {
      throw new UsageError({ code: 'resume-with-others', flags: clashing.map((flag) => `--${flag}`) });
    }
    return sit(sittingIn(flags.resume, lang, id), terminal, lang);
  }
  if (flags.seed === '') throw new UsageError({ code: 'flag-without-value', flag: '--seed' });
  const people = parsePeople(loaded.game, flags, lang);
  const options = withExperience(loaded, optionPairs(loaded.game, flags.options), people);
  const checked = checkOptions(loaded.game, options);
  return sit(newLocalGame(loaded, people, checked, flags.seed, flags.practice), terminal, lang);
}

/** The given file, or the game left last. */
export async function resume(given: string | undefined, terminal: Terminal, lang: Lang): Promise<number> {
  const file = given ?? savedFiles()[0];
  if (file === undefined)
    throw new UsageError({ code: 'nothing-to-resume', directory: gamesFolder('saves') });
  return sit(sittingIn(file, lang), terminal, lang);
}

function sittingIn(file: string, lang: Lang, asked?: string): LocalGame {
  const saved = readSavedGame(file);
  const { game, result } = saved.record;
  if (asked !== undefined && game !== asked)
    throw new UsageError({ code: 'resume-other-game', file, game, asked });
  if (result) throw new UsageError({ code: 'already-over', file });
  return resumedLocalGame(file, saved, lang);
}

async function sit(local: LocalGame, terminal: Terminal, lang: Lang): Promise<number> {
  await runSession(newSession(local, terminal, lang));
  terminal.close();
  return terminal.isInterrupted ? 130 : 0;
}
