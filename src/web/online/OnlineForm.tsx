// On a game's page: the terms of an online table, and setting it.
import { useState } from 'preact/hooks';
import type { Options } from '../../engine/game.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { anyRefusalText } from '../../protocol/texts/index.ts';
import type { Clock, Watch } from '../../protocol/values.ts';
import { FRIEND, type Guest } from '../game/OnlineSeating.tsx';
import { go } from '../router.tsx';
import { change, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { announce, setTable } from './api.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useIsOnline } from './useIsOnline.ts';

interface OnlineFormProps {
  readonly game: string;
  /** What the host wants to be called; empty means the default name. */
  readonly name: string;
  /** At all seats but the first, which is the host's. */
  readonly guests: readonly Guest[];
  /** Null while they are not known yet. */
  options(): Options | null;
}

const CLOCKS = {
  none: null,
  'move-30': { kind: 'move', seconds: 30 },
  'move-120': { kind: 'move', seconds: 120 },
  'game-600-5': { kind: 'game', seconds: 600, increment: 5 },
  'game-1800-10': { kind: 'game', seconds: 1800, increment: 10 },
  'move-86400': { kind: 'move', seconds: 86_400 },
  'move-259200': { kind: 'move', seconds: 259_200 },
} as const satisfies { readonly [name: string]: Clock };
type ClockName = keyof typeof CLOCKS;
const CLOCK_NAMES = Object.keys(CLOCKS).filter((name): name is ClockName => Object.hasOwn(CLOCKS, name));
const WATCHES: readonly Watch[] = ['public', 'all', 'nobody'];

export function OnlineForm({ game, name, guests, options }: OnlineFormProps) {
  const texts = useOnlineTexts();
  const isOnline = useIsOnline();
  const shell = useTexts();
  const { lang } = useSettings();
  const [clock, setClock] = useState<ClockName>('none');
  const [watch, setWatch] = useState<Watch>('public');
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const set = async () => {
    setRefusal(null);
    // The table asks the settings what its host is called.
    change({ name: name.trim() });
    const announced = await announce(name.trim() || shell.gamePage.personName(1));
    if (!announced.ok) return setRefusal(announced.refusal ?? 'unreachable');
    const everybody: readonly Guest[] = [FRIEND, ...guests];
    const seats = everybody.map((guest) =>
      guest === FRIEND ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: guest } as const),
    );
    const made = await setTable({
      game,
      seats,
      options: options() ?? {},
      clock: CLOCKS[clock],
      watch,
      isOpen,
    });
    if (made.ok) go(`/play/${made.value.match}`);
    else setRefusal(made.refusal ?? 'unreachable');
  };
  const setting = { names: (seat: number) => shell.gamePage.personName(seat + 1), texts: undefined };
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
        disabled={options() === null}
        onClick={() => void set()}
      >
        {texts.set}
      </button>
      {refusal && (
        <p role="alert">
          {refusal === 'unreachable'
            ? isOnline
              ? texts.failed
              : texts.line.offline
            : anyRefusalText(lang, refusal, setting)}
        </p>
      )}
    </fieldset>
  );
}
