// The page of a lesson: loads the lesson, the board and the texts.

import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Lesson } from '../../engine/teaching.ts';
import { findManifest } from '../../games/index.ts';
import { useBoard, useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { useSceneClient } from '../rules/useFigures.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { useTitle } from '../useTitle.ts';
import { LessonTable } from './LessonTable.tsx';

export function LessonPage({ id }: { readonly id: string }) {
  const game = findManifest(id);
  return game?.lesson ? <LoadedLesson game={game} /> : <NotFound />;
}

function LoadedLesson({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const nameOf = useGameNames();
  useTitle(texts.lesson.title(nameOf(game.id)));
  const localized = useGameTexts(game);
  const board = useBoard(game);
  const sceneClient = useSceneClient(game.id);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    void game.lesson?.().then(setLesson);
  }, [game]);
  if (!localized || !board || !sceneClient || !lesson) return <p class="waiting">{texts.loading}</p>;
  return <LessonTable {...{ game, localized, board, sceneClient, lesson }} />;
}
