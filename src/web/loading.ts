// What a game's page needs and where it comes from: board and texts, in the language set.
import { useEffect, useState } from 'preact/hooks';
import type { AnyTexts } from '../engine/texts.ts';
import type { AnyBoardKit } from '../parts/board.ts';
import { useSettings } from './settings/settings.ts';
import type { ShelfGame } from './shelf.ts';

/** Null while loading. After a switch of language the old texts stay until the new ones are there. */
export function useGameTexts(game: ShelfGame): AnyTexts | null {
  const { lang } = useSettings();
  const [texts, setTexts] = useState<AnyTexts | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.texts[lang]().then((loaded) => wanted && setTexts(loaded));
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return texts;
}

export function useBoard(game: ShelfGame): AnyBoardKit | null {
  const [kit, setKit] = useState<AnyBoardKit | null>(null);
  useEffect(() => {
    void game.board().then(setKit);
  }, [game]);
  return kit;
}
