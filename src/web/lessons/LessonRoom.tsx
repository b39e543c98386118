// The room of a first game: the teacher above, the real board below; the engine checks what the learner does.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lesson } from '../../engine/teaching.ts';
import type { Names } from '../../engine/texts.ts';
import { refusalText } from '../../engine/words/index.ts';
import type { AnyBoardKit } from '../../parts/board.ts';
import { type Desk, DeskContext, IDLE } from '../../parts/desk.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Tongue } from '../loading.ts';
import { useAim } from '../room/useAim.ts';
import { useFocus } from '../room/useFocus.ts';
import { Link } from '../router.tsx';
import { SCRIBES } from '../scribes.ts';
import { useSettings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import type { Stage } from '../table/local.ts';
import { useTexts } from '../texts/index.ts';
import { wrongText } from './beats.ts';
import { Ending } from './Ending.tsx';
import { Teacher } from './Teacher.tsx';
import { useLesson } from './useLesson.ts';
import '../room/room.css';
import './lessons.css';

interface LessonRoomProps {
  readonly game: ShelfGame;
  readonly tongue: Tongue;
  readonly kit: AnyBoardKit;
  readonly stage: Stage;
  readonly lesson: Lesson;
}

const NO_MOVES: readonly never[] = [];

export function LessonRoom({
  game,
  tongue: { lang, texts: gameTexts },
  kit,
  stage,
  lesson,
}: LessonRoomProps) {
  const texts = useTexts();
  const { motion, name } = useSettings();
  const room = useRef<HTMLDivElement>(null);
  const course = useLesson(game.id, lesson, stage);
  const { beat, scene, shown, isThere } = course;
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => setNote(null), [beat]);
  useFocus(room, shown?.moment ?? 0);
  // On a phone the teacher stays in sight above; what is to be tapped is mostly at the bottom.
  const wants = isThere ? beat?.wants.kind : undefined;
  useEffect(() => {
    if (wants === 'move') scrollTo(0, document.documentElement.scrollHeight);
    else if (wants === 'reading') scrollTo(0, 0);
  }, [wants, beat]);
  useAim(room, [shown?.moment, isThere, wants].join());
  const names: Names = (seat) => (seat === scene.seat && name) || SCRIBES[seat] || '';
  if (!shown) return <p class="waiting">{texts.loading}</p>;

  const { staged, moment } = shown;
  const isAsked = wants === 'move';
  const step = beat && lesson.texts[lang][beat.step];
  const refuse = async (notation: string) => {
    const refusal = await stage.refuse(scene, notation);
    if (refusal) setNote(refusalText(lang, refusal, { names, texts: gameTexts }));
    else setNote((step && wrongText(step, notation)) ?? texts.lesson.notAsked);
  };
  const choose = (notations: readonly string[]) => {
    if (!isAsked) return;
    const wrong = course.play(notations);
    if (wrong !== null) void refuse(wrong);
  };
  const desk: Desk = {
    ...IDLE,
    lang,
    moment,
    motion,
    prompt: gameTexts.prompt(staged.view, names),
    asked: isAsked,
    note,
    choose,
    attempt: (notation) => choose([notation]),
    explain: setNote,
  };
  return (
    <DeskContext.Provider value={desk}>
      <div class="room lesson" ref={room}>
        <header class="bar">
          <Link to={`/game/${game.id}`} class="icon-button" label={texts.games[game.id].name}>
            <Icon name="back" />
          </Link>
          <h1>{texts.lesson.learn}</h1>
          <button
            type="button"
            class="icon-button"
            aria-label={texts.lesson.restart}
            title={texts.lesson.restart}
            onClick={course.restart}
          >
            <Icon name="undo" />
          </button>
        </header>
        <main class="room-table" lang={lang}>
          {beat && step ? (
            <Teacher
              beat={beat}
              steps={course.beats.at(-1)?.number ?? 0}
              texts={step}
              onNext={course.readOn}
            />
          ) : (
            <Ending {...{ game, stage, scene }} />
          )}
          <kit.Board
            {...staged}
            moves={isAsked ? staged.moves : NO_MOVES}
            seat={scene.seat}
            {...{ names, lang, texts: gameTexts, choose, explain: setNote }}
          />
        </main>
      </div>
    </DeskContext.Provider>
  );
}
