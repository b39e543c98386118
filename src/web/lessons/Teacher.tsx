// What the teacher says: one idea at a time, and a button to read on where nothing is to be done.
import { useEffect, useRef } from 'preact/hooks';
import type { StepTexts } from '../../engine/teaching.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Prose } from '../rules/Prose.tsx';
import { useTexts } from '../texts/index.ts';
import type { Beat } from './beats.ts';

interface TeacherProps {
  readonly beat: Beat;
  readonly steps: number;
  readonly texts: StepTexts;
  onNext(): void;
}

export function Teacher({ beat, steps, texts, onNext }: TeacherProps) {
  const { lesson } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { kind } = beat.wants;
  // Whoever plays by keyboard reads on with Enter.
  useEffect(() => {
    if (kind === 'reading') button.current?.focus({ preventScroll: true });
  }, [beat, kind]);
  return (
    <section class="teacher" aria-label={lesson.teacher} data-step-number={beat.number} data-wants={kind}>
      <div aria-live="polite">
        <small>{lesson.step(beat.number, steps)}</small>
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
