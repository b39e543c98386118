// The teacher's text for one task, with a button to continue if the task is only to read.
import { useEffect, useRef } from 'preact/hooks';
import type { StepTexts } from '../../engine/teaching.ts';
import { Icon } from '../../parts/Icon.tsx';
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
  return (
    <section class="teacher" aria-label={lesson.teacher} data-step-number={task.number} data-wants={kind}>
      <div aria-live="polite">
        <small>{lesson.step(task.number, steps)}</small>
        <Prose text={kind === 'watching' ? (texts.done ?? texts.say) : texts.say} />
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
