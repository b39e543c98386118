// The form on a game's page that creates an online match.
import { useState } from 'preact/hooks';
import type { Options } from '../../engine/game.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { Watch } from '../../protocol/values.ts';
import { FRIEND, type Guest } from '../game/OnlineSeatChooser.tsx';
import { navigate } from '../router.tsx';
import { changeSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { createMatch, registerDevice } from './api.ts';
import { CLOCK_NAMES, CLOCKS, type ClockName } from './clockChoices.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import { useOnlineTexts } from './texts/index.ts';
import { useBusy } from './useBusy.ts';

interface CreateMatchFormProps {
  readonly game: string;
  /** The name of the host; empty for the default name. */
  readonly name: string;
  /** For all seats but the first, which is the host's. */
  readonly guests: readonly Guest[];
  /** Null while they are loading. */
  options(): Options | null;
}

const WATCHES: readonly Watch[] = ['public', 'all', 'nobody'];

export function CreateMatchForm({ game, name, guests, options }: CreateMatchFormProps) {
  const texts = useOnlineTexts();
  const shell = useTexts();
  const [clock, setClock] = useState<ClockName>('none');
  const [watch, setWatch] = useState<Watch>('public');
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const set = async () => {
    setRefusal(null);
    // The match reads the host's name from the settings.
    changeSettings({ name: name.trim() });
    const announced = await registerDevice(name.trim() || shell.gamePage.personName(1));
    if (!announced.ok) return setRefusal(announced.refusal ?? 'unreachable');
    const everybody: readonly Guest[] = [FRIEND, ...guests];
    const seats = everybody.map((guest) =>
      guest === FRIEND ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: guest } as const),
    );
    const made = await createMatch({
      game,
      seats,
      options: options() ?? {},
      clock: CLOCKS[clock],
      watch,
      isOpen,
    });
    if (made.ok) navigate(`/play/${made.value.match}`);
    else setRefusal(made.refusal ?? 'unreachable');
  };
  return (
    <fieldset class="seating online-form">
      <legend class="unseen">{texts.withFriends}</legend>
      <label class="row">
        <span>{texts.clock}</span>
        <select
          data-clocks=""
          value={clock}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setClock(CLOCK_NAMES.find((name) => name === value) ?? 'none');
          }}
        >
          {CLOCK_NAMES.map((name) => (
            <option key={name} value={name}>
              {texts.clocks[name]}
            </option>
          ))}
        </select>
      </label>
      <label class="row">
        <span>{texts.watch}</span>
        <select
          value={watch}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setWatch(WATCHES.find((name) => name === value) ?? 'public');
          }}
        >
          {WATCHES.map((name) => (
            <option key={name} value={name}>
              {texts.watches[name]}
            </option>
          ))}
        </select>
      </label>
      <label class="choice">
        <input
          type="checkbox"
          data-open=""
          checked={isOpen}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
        {texts.isOpen}
      </label>
      <p class="quiet">{guests.includes(FRIEND) ? texts.withFriendsText : texts.noFriends}</p>
      <button
        type="button"
        class="big-button"
        data-set=""
        {...buttonState('create')}
        {...(options() === null && { disabled: true })}
        onClick={() => void run('create', set)}
      >
        {texts.set}
      </button>
      {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
    </fieldset>
  );
}
