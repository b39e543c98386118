// The table of a lesson: the teacher above, the real board below. The engine checks the learner's moves.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Lesson } from '../../engine/teaching.ts';
import { eventText, type Names } from '../../engine/texts.ts';
import { announcer } from '../../parts/announcer.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { BoardContext, type BoardContextValue, IDLE_BOARD_CONTEXT } from '../../parts/boardContext.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LessonKeys } from '../announcements/LessonKeys.tsx';
import { backAddress } from '../backAddress.ts';
import { BOT_NAMES } from '../botNames.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import { refusalText } from '../messageTexts.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import type { SceneClient } from '../table/localTable.ts';
import { useBoardFocus } from '../table-page/useBoardFocus.ts';
import { useStaleTapGuard } from '../table-page/useStaleTapGuard.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { wrongText } from './lessonTasks.ts';
import { Teacher } from './Teacher.tsx';
import { useLesson } from './useLesson.ts';
import '../table-page/table-page.css';
import './lessons.css';

interface LessonTableProps {
  readonly game: GameManifest;
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  readonly sceneClient: SceneClient;
  readonly lesson: Lesson;
}

const NO_MOVES: readonly never[] = [];

export function LessonTable({
  game,
  localized: { lang, texts: gameTexts },
  board,
  sceneClient,
  lesson,
}: LessonTableProps) {
  const texts = useTexts();
  const nameOf = useGameNames();
  const { motion: motionMs, name } = useSettings();
  const root = useRef<HTMLDivElement>(null);
  const session = useLesson(game.id, lesson, sceneClient);
  const { task, scene, shown, isCurrent } = session;
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => setNote(null), [task]);
  const explain = (text: string | null) => {
    setNote(text);
    if (text !== null) announcer.say('alert', text);
  };
  // On a phone the teacher stays visible at the top, and most actions are at the bottom.
  const expected = isCurrent ? task?.expects.kind : undefined;
  useEffect(() => {
    if (expected === 'move') scrollTo(0, document.documentElement.scrollHeight);
    else if (expected === 'reading') scrollTo(0, 0);
  }, [expected, task]);
  useStaleTapGuard(root, [shown?.revision, isCurrent, expected].join());
  useBoardFocus(root, shown ? String(shown.revision) : '');
  const names: Names = (seat) => (seat === scene.seat && name) || BOT_NAMES[seat] || '';
  // What the others do; the teacher says the rest. A step that is only read leaves the position as it was.
  const toldAt = useRef('');
  useEffect(() => {
    const position = [scene.seed, ...scene.moves].join();
    if (!shown || toldAt.current === position) return;
    toldAt.current = position;
    for (const event of shown.position.newEvents) announcer.say('event', eventText(gameTexts, event, names));
  }, [shown?.revision]);
  useEffect(() => () => announcer.clear(), []);
  if (!shown) return <p class="waiting">{texts.loading}</p>;

  const { position, revision } = shown;
  const isAsked = expected === 'move';
  const step = task && lesson.texts[lang][task.step];
  const refuse = async (notation: string) => {
    const refusal = await sceneClient.refusal(scene, notation);
    if (refusal) explain(refusalText(lang, refusal, { names, texts: gameTexts }));
    else explain((step && wrongText(step, notation)) ?? texts.lesson.notAsked);
  };
  const choose = (notations: readonly string[]) => {
    if (!isAsked) return;
    const wrong = session.play(notations);
    if (wrong !== null) void refuse(wrong);
  };
  const prompt = gameTexts.prompt(position.view, names);
  const boardContext: BoardContextValue = {
    ...IDLE_BOARD_CONTEXT,
    lang,
    revision,
    motionMs,
    prompt,
    isAsked,
    question: revision,
    note,
    choose,
    attempt: (notation) => choose([notation]),
    explain,
    // The teacher has asked already.
    announce: (kind, text) => text !== prompt && announcer.say(kind, text),
  };
  return (
    <BoardContext.Provider value={boardContext}>
      <div class={`table-page lesson room ${board.room ?? ''}`} ref={root}>
        <header class="bar">
          <Link
            to={backAddress() ?? `/game/${game.id}`}
            class="icon-button"
            label={backAddress() ? texts.back : nameOf(game.id)}
          >
            <Icon name="back" />
          </Link>
          <h1>{texts.lesson.learn}</h1>
          <button
            type="button"
            class="icon-button"
            aria-label={texts.lesson.restart}
            title={texts.lesson.restart}
            onClick={session.restart}
          >
            <Icon name="undo" />
          </button>
        </header>
        <main class="table-main" lang={lang}>
          {task && step ? (
            <Teacher
              task={task}
              steps={session.tasks.at(-1)?.number ?? 0}
              texts={step}
              onNext={session.next}
            />
          ) : (
            <LessonEnd {...{ game, sceneClient, scene }} />
          )}
          <board.Board
            {...position}
            moves={isAsked ? position.moves : NO_MOVES}
            seat={scene.seat}
            {...{ names, lang, texts: gameTexts, choose, explain }}
          />
        </main>
        <LessonKeys
          {...{ game, texts: gameTexts, lang, names, view: position.view, seat: scene.seat }}
          standing={() => board.standing?.(position.view, { names, lang }) ?? []}
          question={() => (isAsked && step?.task) || prompt}
        />
      </div>
    </BoardContext.Provider>
  );
}
