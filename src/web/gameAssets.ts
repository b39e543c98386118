// Loads the board and the texts of a game. What has been loaded is there at the first render of the next component that needs it.

import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../engine/manifest.ts';
import type { AnyTexts, Lang } from '../engine/texts.ts';
import { findManifest } from '../games/index.ts';
import type { AnyBoardModule } from '../parts/board.ts';
import { loadBoard } from './boards.ts';
import { settings, useSettings } from './settings/settings.ts';

export interface LocalizedTexts {
  readonly lang: Lang;
  readonly texts: AnyTexts;
}

const loadedTexts = new Map<GameManifest['texts'][Lang], LocalizedTexts>();
const loadedBoards = new Map<GameManifest, AnyBoardModule>();

async function gameTexts(game: GameManifest, lang: Lang): Promise<LocalizedTexts> {
  const load = game.texts[lang];
  const localized = loadedTexts.get(load) ?? { lang, texts: await load() };
  loadedTexts.set(load, localized);
  return localized;
}

async function boardOf(game: GameManifest): Promise<AnyBoardModule> {
  const board = loadedBoards.get(game) ?? (await loadBoard(game));
  loadedBoards.set(game, board);
  return board;
}

/** What the server says in the page: the game that is played at the table of this address. */
export const gameUnderWay = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=table-game]')?.content;

/** To be called by the first script. */
export function loadEarlyGame(): void {
  const game = findManifest(gameUnderWay() ?? '');
  // The code that needs them asks again, and gets the error.
  if (game) Promise.all([boardOf(game), gameTexts(game, settings().lang)]).catch(() => {});
}

/**
 * Null while loading. After a change of language the old texts stay until the new ones are loaded,
 * so that a board never mixes two languages.
 */
export function useGameTexts(game: GameManifest): LocalizedTexts | null {
  const { lang } = useSettings();
  const [localized, setLocalized] = useState(loadedTexts.get(game.texts[lang]) ?? null);
  useEffect(() => {
    let wanted = true;
    void gameTexts(game, lang).then((texts) => wanted && setLocalized(texts));
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return localized;
}

export function useBoard(game: GameManifest): AnyBoardModule | null {
  const [board, setBoard] = useState(loadedBoards.get(game) ?? null);
  useEffect(() => {
    void boardOf(game).then(setBoard);
  }, [game]);
  return board;
}
