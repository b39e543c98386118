// The page with a game's rules.
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import { backAddress } from '../backAddress.ts';
import { useBoard, useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { Rules } from './Rules.tsx';

export function RulesPage({ id }: { readonly id: string }) {
  const game = findManifest(id);
  return game ? <LoadedRules game={game} /> : <NotFound />;
}

function LoadedRules({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const nameOf = useGameNames();
  const title = texts.rules.title(nameOf(game.id));
  const localized = useGameTexts(game);
  const board = useBoard(game);
  const back = backAddress();
  return (
    <>
      <PageBar title={title} to={back ?? `/game/${game.id}`} label={back ? texts.back : nameOf(game.id)} />
      <main class="leaf">
        {localized && board ? (
          <Rules {...{ game, localized, board }} at={location.hash.slice(1) || undefined} />
        ) : (
          <p class="waiting">{texts.loading}</p>
        )}
      </main>
    </>
  );
}
