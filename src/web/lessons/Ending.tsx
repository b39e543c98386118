// The end of a first game: the position just reached becomes a real game against novices.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../engine/teaching.ts';
import { newId } from '../newId.ts';
import { go, Link } from '../router.tsx';
import { SCRIBES } from '../scribes.ts';
import { useSettings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import { saveGame } from '../store.ts';
import type { Sitter } from '../table/link.ts';
import type { Stage } from '../table/local.ts';
import { useTexts } from '../texts/index.ts';

interface EndingProps {
  readonly game: ShelfGame;
  readonly stage: Stage;
  readonly scene: Scene;
}

export function Ending({ game, stage, scene }: EndingProps) {
  const { lesson, gamePage } = useTexts();
  const { name } = useSettings();
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const playOn = async () => {
    const record = await stage.record(scene);
    const id = newId();
    const sitters = Array.from(
      { length: scene.seats },
      (_, seat): Sitter =>
        seat === scene.seat
          ? { kind: 'person', name }
          : { kind: 'bot', name: SCRIBES[seat] ?? '', level: 'novice' },
    );
    const { options } = record;
    await saveGame({ id, game: game.id, sitters, options, record, seed: null, playedAt: Date.now() });
    go(`/table/${id}`);
  };
  return (
    <section class="teacher" aria-label={lesson.teacher} data-wants="nothing">
      <p aria-live="polite">
        <strong>{lesson.over}</strong> {lesson.playOnText}
      </p>
      <div class="row">
        <button
          ref={button}
          type="button"
          class="big-button"
          data-play-on=""
          onClick={() => playOn().catch(() => setFailed(true))}
        >
          {lesson.playOn}
        </button>
        <Link to={`/game/${game.id}`} class="plain-button">
          {lesson.leave}
        </Link>
      </div>
      {hasFailed && <p role="alert">{gamePage.cannotKeep}</p>}
    </section>
  );
}
