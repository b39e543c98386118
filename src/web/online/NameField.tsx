// The field for the name of this device's owner. What is typed counts everywhere: settings, account, tables that wait.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import { saveName } from './saveName.ts';
import { useOnlineTexts } from './texts/index.ts';
import './name-field.css';

/** Long enough to type the next letter. */
const TYPING_MS = 700;

export function NameField() {
  const texts = useOnlineTexts();
  const { name } = useSettings();
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    void saveName().then(setRefusal);
  };
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      void saveName();
    },
    [],
  );
  return (
    <div class="name-field">
      <label>
        {texts.name}
        <input
          value={name}
          maxLength={24}
          autocomplete="nickname"
          enterkeyhint="done"
          data-name=""
          onInput={(event) => {
            changeSettings({ name: event.currentTarget.value });
            clearTimeout(timer.current);
            timer.current = setTimeout(save, TYPING_MS);
          }}
        />
      </label>
      {refusal && <RefusalAlert refusal={refusal} names={() => ''} />}
    </div>
  );
}
