// The end of a lesson: its last position can be continued as a real game against novices.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Scene } from '../../engine/teaching.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { backAddress } from '../backAddress.ts';
import { BOT_NAMES } from '../botNames.ts';
import { newId } from '../newId.ts';
import { Link, navigate } from '../router.tsx';
import { saveGame } from '../savedGames.ts';
import { useSettings } from '../settings/settings.ts';
import type { SceneClient } from '../table/localTable.ts';
import type { Player } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';

interface LessonEndProps {
  readonly game: GameManifest;
  readonly sceneClient: SceneClient;
  readonly scene: Scene;
}

export function LessonEnd({ game, sceneClient, scene }: LessonEndProps) {
  const { lesson, gamePage } = useTexts();
  const { name } = useSettings();
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useAnnounced('event', `${lesson.over} ${lesson.playOnText}`);
  useAnnounced('alert', hasFailed ? gamePage.cannotKeep : null);
  const playOn = async () => {
    const record = await sceneClient.record(scene);
    const id = newId();
    const players = Array.from(
      { length: scene.seats },
      (_, seat): Player =>
        seat === scene.seat
          ? { kind: 'person', name }
          : { kind: 'bot', name: BOT_NAMES[seat] ?? '', level: 'novice' },
    );
    const { options } = record;
    await saveGame({
      id,
      game: game.id,
      sitters: players,
      options,
      record,
      seed: null,
      playedAt: Date.now(),
    });
    navigate(`/table/${id}`);
  };
  return (
    <section class="teacher" aria-label={lesson.teacher} data-wants="nothing">
      <p>
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
        <Link to={backAddress() ?? `/game/${game.id}`} class="plain-button">
          {lesson.leave}
        </Link>
      </div>
      {hasFailed && <p>{gamePage.cannotKeep}</p>}
    </section>
  );
}
