// Notifications of this browser: what it can do, and the button to turn them on or off.
import { useEffect, useState } from 'preact/hooks';
import { useBusy } from '../online/useBusy.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push.ts';
import { useNoticeWords } from './texts/index.ts';

interface PushChannelProps {
  /** The heading; without it the section speaks of this device among other channels. */
  readonly title?: string;
  onChange(): void;
}

export function PushChannel({ title, onChange }: PushChannelProps) {
  const { push: words } = useNoticeWords();
  const [state, setState] = useState<PushState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { buttonState, run } = useBusy();
  const refresh = async () => setState(await readPushState());
  useEffect(() => {
    void refresh();
  }, []);
  const turnOn = async () => {
    const result = await turnPushOn();
    setFailed(result !== 'on' && result !== 'refused');
    await refresh();
    onChange();
  };
  const turnOff = async () => {
    await turnPushOff();
    await refresh();
    onChange();
  };
  if (state === null) return null;
  return (
    <section class="notice-channel" data-push={state}>
      <h3>{title ?? words.name}</h3>
      <p>{words[state]}</p>
      {state === 'off' && (
        <button
          type="button"
          class="plain-button"
          {...buttonState('on')}
          onClick={() => void run('on', turnOn)}
        >
          {words.turnOn}
        </button>
      )}
      {state === 'on' && (
        <button
          type="button"
          class="plain-button"
          {...buttonState('off')}
          onClick={() => void run('off', turnOff)}
        >
          {words.turnOff}
        </button>
      )}
      {hasFailed && <p role="alert">{words.notConnected}</p>}
    </section>
  );
}
