// A game's first game: loads the lesson with its board, from where it was left.
import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../../engine/teaching.ts';
import { useBoard, useGameTexts } from '../loading.ts';
import { NotFound } from '../NotFound.tsx';
import { useStage } from '../rules/useFigures.ts';
import { onShelf, type ShelfGame } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { useTitle } from '../useTitle.ts';
import { LessonRoom } from './LessonRoom.tsx';

export function LessonPage({ id }: { readonly id: string }) {
  const game = onShelf(id);
  return game ? <LessonOf game={game} /> : <NotFound />;
}

function LessonOf({ game }: { readonly game: ShelfGame }) {
  const texts = useTexts();
  useTitle(texts.lesson.title(texts.games[game.id].name));
  const tongue = useGameTexts(game);
  const kit = useBoard(game);
  const stage = useStage(game.id);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    void game.lesson().then(setLesson);
  }, [game]);
  if (!tongue || !kit || !stage || !lesson) return <p class="waiting">{texts.loading}</p>;
  return <LessonRoom {...{ game, tongue, kit, stage, lesson }} />;
}
