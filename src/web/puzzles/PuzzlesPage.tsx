// The puzzle pages of a game: the training ground, or one puzzle.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { PuzzleSet } from '../../engine/puzzle.ts';
import { findManifest } from '../../games/index.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { useBoard, useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { useSceneClient } from '../rules/useFigures.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { ownPuzzles } from './ownPuzzles.ts';
import { PuzzleList } from './PuzzleList.tsx';
import { PuzzleTable } from './PuzzleTable.tsx';
import { type PosedPuzzle, posedPuzzle } from './posedPuzzle.ts';

/** `id` is the game's id for the list; or the id, a slash and the name of a puzzle: its number, `own-…` or `today`. */
export function PuzzlesPage({ id }: { readonly id: string }) {
  const [gameId = '', name = ''] = id.split('/');
  const game = findManifest(gameId);
  const texts = useTexts();
  const [set, setSet] = useState<PuzzleSet | null>(null);
  useEffect(() => {
    void game?.puzzles?.().then(setSet);
  }, [game]);
  if (!game?.puzzles) return <NotFound />;
  if (!set) return <p class="waiting">{texts.loading}</p>;
  if (name === '') return <PuzzleList {...{ game, set }} />;
  const posed = posedPuzzle(game.id, set, ownPuzzles(game.id), name, new Date());
  return posed ? <OnePuzzle key={name} {...{ game, set, posed }} /> : <NotFound />;
}

interface OnePuzzleProps {
  readonly game: GameManifest;
  readonly set: PuzzleSet;
  readonly posed: PosedPuzzle;
}

function OnePuzzle({ game, set, posed }: OnePuzzleProps) {
  const texts = useTexts();
  const { puzzles: words } = useAnalysisTexts();
  const title = posed.number === null ? words.ownTitle : words.one(posed.number);
  useTitle(title);
  const localized = useGameTexts(game);
  const board = useBoard(game);
  const sceneClient = useSceneClient(game.id);
  if (!localized || !board || !sceneClient) return <p class="waiting">{texts.loading}</p>;
  return <PuzzleTable {...{ game, set, posed, title, localized, board, sceneClient }} />;
}
