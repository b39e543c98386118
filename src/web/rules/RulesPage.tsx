// A page of its own for a game's rules, to read before playing.
import { Icon } from '../../parts/Icon.tsx';
import { useBoard, useGameTexts } from '../loading.ts';
import { NotFound } from '../NotFound.tsx';
import { Link } from '../router.tsx';
import { onShelf, type ShelfGame } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { Rules } from './Rules.tsx';

export function RulesPage({ id }: { readonly id: string }) {
  const game = onShelf(id);
  return game ? <RulesOf game={game} /> : <NotFound />;
}

function RulesOf({ game }: { readonly game: ShelfGame }) {
  const texts = useTexts();
  const title = texts.rules.title(texts.games[game.id].name);
  useTitle(title);
  const tongue = useGameTexts(game);
  const kit = useBoard(game);
  return (
    <>
      <header class="bar">
        <Link to={`/game/${game.id}`} class="icon-button" label={texts.games[game.id].name}>
          <Icon name="back" />
        </Link>
        <h1>{title}</h1>
      </header>
      <main class="leaf">
        {tongue && kit ? (
          <Rules {...{ game, tongue, kit }} at={location.hash.slice(1) || undefined} />
        ) : (
          <p class="waiting">{texts.loading}</p>
        )}
      </main>
    </>
  );
}
