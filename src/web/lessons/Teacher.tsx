// The teacher's text for one task, with a button to continue if the task is only to read.
import { useEffect, useRef } from 'preact/hooks';
import type { StepTexts } from '../../engine/teaching.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { Prose } from '../rules/Prose.tsx';
import { useTexts } from '../texts/index.ts';
import type { LessonTask } from './lessonTasks.ts';

interface TeacherProps {
  readonly task: LessonTask;
  readonly steps: number;
  readonly texts: StepTexts;
  onNext(): void;
}

export function Teacher({ task, steps, texts, onNext }: TeacherProps) {
  const { lesson } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { kind } = task.expects;
  // So that a keyboard player can continue with Enter.
  useEffect(() => {
    if (kind === 'reading') button.current?.focus({ preventScroll: true });
  }, [task, kind]);
  const said = kind === 'watching' ? (texts.done ?? texts.say) : texts.say;
  // After what the others did.
  useAnnounced('notice', spoken(kind === 'move' ? `${said} ${texts.task ?? ''}` : said));
  return (
    <section class="teacher" aria-label={lesson.teacher} data-step-number={task.number} data-wants={kind}>
      <div>
        <small>{lesson.step(task.number, steps)}</small>
        <Prose text={said} />
        {kind === 'move' && (
          <p class="task">
            <Icon name="quill" /> {texts.task}
          </p>
        )}
      </div>
      {kind === 'reading' && (
        <button ref={button} type="button" class="big-button" data-next="" onClick={onNext}>
          {lesson.next}
        </button>
      )}
    </section>
  );
}

/** Without the marks of emphasis and lists. */
const spoken = (text: string) => text.replaceAll('**', '').replace(/^- /gm, '').replace(/\s+/g, ' ');
