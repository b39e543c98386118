// A page of its own for a game's rules, to read before playing.
import { useBoard, useGameTexts } from '../loading.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { onShelf, type ShelfGame } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { Rules } from './Rules.tsx';

export function RulesPage({ id }: { readonly id: string }) {
  const game = onShelf(id);
  return game ? <RulesOf game={game} /> : <NotFound />;
}

function RulesOf({ game }: { readonly game: ShelfGame }) {
  const texts = useTexts();
  const title = texts.rules.title(texts.games[game.id].name);
  const tongue = useGameTexts(game);
  const kit = useBoard(game);
  return (
    <>
      <PageBar title={title} to={`/game/${game.id}`} label={texts.games[game.id].name} />
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
