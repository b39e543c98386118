// The field for the name of this device's owner. What is typed counts everywhere: settings, account, tables that wait.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { Timer } from '../../protocol/system.ts';
import { browser } from '../browser.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import { saveName } from './saveName.ts';
import { useOnlineTexts } from './texts/index.ts';
import './name-field.css';

/** Long enough to type the next letter. */
const TYPING_MS = 700;

interface NameFieldProps {
  /** Somebody wants to go on without a name: the field takes the focus and says what it is for. */
  readonly isAsked?: boolean;
  /** What it says then; that a second tap goes on without a name, if it is left out. */
  readonly why?: string;
  /** Enter was pressed. */
  onEnter?(): void;
}

export function NameField({ isAsked = false, why, onEnter }: NameFieldProps) {
  const texts = useOnlineTexts();
  const { name } = useSettings();
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const timer = useRef<Timer>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const asks = isAsked && name.trim() === '';
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  const save = () => {
    timer.current?.cancel();
    timer.current = undefined;
    void saveName().then(setRefusal);
  };
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      timer.current?.cancel();
      void saveName();
    },
    [],
  );
  return (
    <div class="name-field">
      <label>
        {texts.name}
        <input
          ref={input}
          value={name}
          maxLength={24}
          autocomplete="nickname"
          enterkeyhint={onEnter ? 'go' : 'done'}
          data-name=""
          {...(asks && { 'aria-describedby': hint })}
          onInput={(event) => {
            changeSettings({ name: event.currentTarget.value });
            timer.current?.cancel();
            timer.current = browser.after(TYPING_MS, save);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.isComposing) onEnter?.();
          }}
        />
      </label>
      {asks && (
        <p id={hint} role="alert" data-name-asked="">
          {why ?? texts.nameFirst}
        </p>
      )}
      {refusal && <RefusalAlert refusal={refusal} names={() => ''} />}
    </div>
  );
}
