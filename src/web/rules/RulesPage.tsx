// The page with a game's rules.
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { backAddress } from '../backAddress.ts';
import { useBoard, useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { Rules } from './Rules.tsx';
import { useRulesTexts } from './texts/index.ts';

export function RulesPage({ id }: { readonly id: string }) {
  const game = findManifest(id);
  return game ? <LoadedRules game={game} /> : <NotFound />;
}

function LoadedRules({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const nameOf = useGameNames();
  const words = useRulesTexts();
  const title = words.title(nameOf(game.id));
  const localized = useGameTexts(game);
  const board = useBoard(game);
  const back = backAddress();
  return (
    <>
      <PageBar title={title} to={back ?? `/game/${game.id}`} label={back ? texts.back : nameOf(game.id)} />
      <main class="leaf">
        {localized && board ? (
          <>
            {game.referenceCard && (
              <Link to={`/game/${game.id}/card`} class="plain-button">
                <Icon name="card" /> {words.card.open}
              </Link>
            )}
            <Rules
              {...{ game, localized, board }}
              at={location.hash.slice(1) || undefined}
              query={new URLSearchParams(location.search).get('q') ?? ''}
            />
          </>
        ) : (
          <p class="waiting">{texts.loading}</p>
        )}
      </main>
    </>
  );
}
