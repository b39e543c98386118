// What a game's page needs and where it comes from: board and texts, in the language set.
import { useEffect, useState } from 'preact/hooks';
import type { AnyTexts, Lang } from '../engine/texts.ts';
import type { AnyBoardKit } from '../parts/board.ts';
import { useSettings } from './settings/settings.ts';
import type { ShelfGame } from './shelf.ts';

export interface Tongue {
  readonly lang: Lang;
  readonly texts: AnyTexts;
}

/**
 * Null while loading. After a switch of language the old texts stay, with their language, until the new ones
 * are there: a board never speaks two tongues.
 */
export function useGameTexts(game: ShelfGame): Tongue | null {
  const { lang } = useSettings();
  const [tongue, setTongue] = useState<Tongue | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.texts[lang]().then((texts) => wanted && setTongue({ lang, texts }));
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return tongue;
}

export function useBoard(game: ShelfGame): AnyBoardKit | null {
  const [kit, setKit] = useState<AnyBoardKit | null>(null);
  useEffect(() => {
    void game.board().then(setKit);
  }, [game]);
  return kit;
}
