// Asks which saved game to continue.
import { statSync } from 'node:fs';
import { isCancel, log, select } from '@clack/prompts';
import type { Lang } from '../../engine/index.ts';
import { NotJson } from '../files.ts';
import { findLoadedGame } from '../game-lookup.ts';
import { type LocalGame, resumedLocalGame } from '../play/local-game.ts';
import { DamagedFile, readSavedGame, type SavedGame, savedFiles } from '../saves.ts';
import { textsOf } from '../texts/index.ts';
import { UsageError } from '../usage.ts';

const MAX_SHOWN_SAVES = 20;

export async function askSave(lang: Lang): Promise<LocalGame | null> {
  const words = textsOf(lang).menu;
  const games = savedFiles()
    .slice(0, MAX_SHOWN_SAVES)
    .flatMap((file) => {
      const saved = readable(file);
      return saved ? [{ file, saved }] : [];
    });
  if (games.length === 0) {
    log.warn(words.noSaves);
    return null;
  }
  const chosen = await select<number>({
    message: words.whichSave,
    options: games.map(({ file, saved }, value) => ({
      value,
      label: labelOf(saved, lang),
      hint: timeOf(file, lang),
    })),
    maxItems: 10,
    showInstructions: false,
  });
  const game = isCancel(chosen) ? undefined : games[chosen];
  return game ? resumedLocalGame(game.file, game.saved, lang) : null;
}

/** A damaged file is left out; `resume FILE` says what is wrong with it. */
function readable(file: string): SavedGame | null {
  try {
    const saved = readSavedGame(file);
    return saved.record.result ? null : saved;
  } catch (error) {
    if (error instanceof DamagedFile || error instanceof NotJson || error instanceof UsageError) return null;
    throw error;
  }
}

function labelOf({ record, people }: SavedGame, lang: Lang): string {
  const name = findLoadedGame(record.game)?.texts[lang].name ?? record.game;
  const who = people?.map((person) => person.name).join(', ') ?? '';
  return `${name} · ${who} · ${textsOf(lang).verify.goingOn(record.moves.length)}`;
}

function timeOf(file: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' }).format(
    statSync(file).mtime,
  );
}
