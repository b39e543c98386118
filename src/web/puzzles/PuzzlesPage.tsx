// The puzzles of a game: the list, or one of them.
import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from '../../engine/puzzle.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useBoard, useGameTexts } from '../loading.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useStage } from '../rules/useFigures.ts';
import { type GameId, onShelf, type ShelfGame } from '../shelf.ts';
import { useStudyTexts } from '../study/words/index.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { PuzzleRoom } from './PuzzleRoom.tsx';
import { solvedIn } from './solved.ts';
import './puzzles.css';

/** Found by `npm run puzzles`. */
const PUZZLES: Readonly<Record<GameId, () => Promise<{ readonly default: readonly Puzzle[] }>>> = {
  'scripts-and-scribes': () =>
    import('../../games/scripts-and-scribes/puzzles.json', { with: { type: 'json' } }),
  biblios: () => import('../../games/biblios/puzzles.json', { with: { type: 'json' } }),
  scout: () => import('../../games/scout/puzzles.json', { with: { type: 'json' } }),
  scriptoria: () => import('../../games/scriptoria/puzzles.json', { with: { type: 'json' } }),
  duodecim: () => import('../../games/duodecim/puzzles.json', { with: { type: 'json' } }),
};

/** `id` is that of the game, or `game/number` for one of its puzzles, from 1. */
export function PuzzlesPage({ id }: { readonly id: string }) {
  const [name = '', number] = id.split('/');
  const game = onShelf(name);
  const texts = useTexts();
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  const known = game?.id;
  useEffect(() => {
    if (known) void PUZZLES[known]().then((loaded) => setPuzzles(loaded.default));
  }, [known]);
  if (!game) return <NotFound />;
  if (!puzzles) return <p class="waiting">{texts.loading}</p>;
  if (number === undefined || number === '') return <List game={game} puzzles={puzzles} />;
  const puzzle = puzzles[Number(number) - 1];
  return puzzle ? <One key={number} {...{ game, puzzles, puzzle }} /> : <NotFound />;
}

interface ListProps {
  readonly game: ShelfGame;
  readonly puzzles: readonly Puzzle[];
}

function List({ game, puzzles }: ListProps) {
  const texts = useTexts();
  const { puzzles: words } = useStudyTexts();
  const title = words.title(texts.games[game.id].name);
  const solved = solvedIn(game.id);
  const count = puzzles.filter(({ seed }) => solved.has(seed)).length;
  return (
    <>
      <PageBar title={title} to={`/game/${game.id}`} label={texts.back} />
      <main class="leaf">
        <p>{words.intro}</p>
        <p>{words.solved(count, puzzles.length)}</p>
        <ol class="puzzles">
          {puzzles.map(({ seed, seats }, i) => (
            <li key={seed}>
              <Link to={`/game/${game.id}/puzzles/${i + 1}`} class="plain-button">
                {words.one(i + 1)} <small>{texts.players([seats])}</small>
                {solved.has(seed) && (
                  <>
                    <Icon name="check" />
                    <span class="unseen">{words.isSolved}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}

function One({ game, puzzles, puzzle }: ListProps & { readonly puzzle: Puzzle }) {
  const texts = useTexts();
  const { puzzles: words } = useStudyTexts();
  const number = puzzles.indexOf(puzzle) + 1;
  useTitle(words.one(number));
  const tongue = useGameTexts(game);
  const kit = useBoard(game);
  const stage = useStage(game.id);
  if (!tongue || !kit || !stage) return <p class="waiting">{texts.loading}</p>;
  return <PuzzleRoom {...{ game, puzzle, number, tongue, kit, stage }} isLast={number === puzzles.length} />;
}
