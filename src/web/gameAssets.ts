// Hooks that load the board and the texts of a game.

import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../engine/manifest.ts';
import type { AnyTexts, Lang } from '../engine/texts.ts';
import type { AnyBoardModule } from '../parts/board.ts';
import { loadBoard } from './boards.ts';
import { useSettings } from './settings/settings.ts';

export interface LocalizedTexts {
  readonly lang: Lang;
  readonly texts: AnyTexts;
}

/**
 * Null while loading. After a change of language the old texts stay until the new ones are loaded,
 * so that a board never mixes two languages.
 */
export function useGameTexts(game: GameManifest): LocalizedTexts | null {
  const { lang } = useSettings();
  const [localized, setLocalized] = useState<LocalizedTexts | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.texts[lang]().then((texts) => wanted && setLocalized({ lang, texts }));
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return localized;
}

export function useBoard(game: GameManifest): AnyBoardModule | null {
  const [board, setBoard] = useState<AnyBoardModule | null>(null);
  useEffect(() => {
    void loadBoard(game).then(setBoard);
  }, [game]);
  return board;
}
