// The puzzle pages of a game: the list, or one puzzle.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { useBoard, useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useSceneClient } from '../rules/useFigures.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { solvedPuzzles } from './solvedPuzzles.ts';
import './puzzles.css';
import { useGameNames } from '../useGameNames.ts';

/** `id` is the game's id for the list, or `game/number` for one of its puzzles, counted from 1. */
export function PuzzlesPage({ id }: { readonly id: string }) {
  const [name = '', number] = id.split('/');
  const game = findManifest(name);
  const texts = useTexts();
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  useEffect(() => {
    void game?.puzzles?.().then(setPuzzles);
  }, [game]);
  if (!game?.puzzles) return <NotFound />;
  if (!puzzles) return <p class="waiting">{texts.loading}</p>;
  if (number === undefined || number === '') return <List game={game} puzzles={puzzles} />;
  const puzzle = puzzles[Number(number) - 1];
  return puzzle ? <One key={number} {...{ game, puzzles, puzzle }} /> : <NotFound />;
}

interface ListProps {
  readonly game: GameManifest;
  readonly puzzles: readonly Puzzle[];
}

function List({ game, puzzles }: ListProps) {
  const texts = useTexts();
  const nameOf = useGameNames();
  const { puzzles: words } = useAnalysisTexts();
  const title = words.title(nameOf(game.id));
  const solved = solvedPuzzles(game.id);
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
  const { puzzles: words } = useAnalysisTexts();
  const number = puzzles.indexOf(puzzle) + 1;
  useTitle(words.one(number));
  const localized = useGameTexts(game);
  const board = useBoard(game);
  const sceneClient = useSceneClient(game.id);
  if (!localized || !board || !sceneClient) return <p class="waiting">{texts.loading}</p>;
  return (
    <PuzzleTable
      {...{ game, puzzle, number, localized, board, sceneClient }}
      isLast={number === puzzles.length}
    />
  );
}
