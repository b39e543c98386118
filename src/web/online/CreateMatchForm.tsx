// The form on a game's page that creates an online match.

import { useState } from 'preact/hooks';
import type { Options } from '../../engine/game.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { Clock, Watch } from '../../protocol/values.ts';
import { FRIEND, type Guest } from '../game/OnlineSeatChooser.tsx';
import { changeSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { STRANGERS_CLOCK } from './clockChoices.ts';
import { createTable } from './createTable.ts';
import { guestName } from './guestName.ts';
import { ClockSelect, OpenChoice, RatedChoice, TablesSelect, WatchSelect } from './MatchFields.tsx';
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

export function CreateMatchForm({ game, name, guests, options }: CreateMatchFormProps) {
  const texts = useOnlineTexts();
  const shell = useTexts();
  const [clock, setClock] = useState<Clock>(null);
  const [watch, setWatch] = useState<Watch>('public');
  const [isOpen, setOpen] = useState(false);
  // Among friends a game is casual, among strangers it is rated, unless the host says otherwise.
  const [ratedChoice, setRated] = useState<boolean | null>(null);
  const isRated = ratedChoice ?? isOpen;
  const [tables, setTables] = useState(1);
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const set = async () => {
    setRefusal(null);
    // The match reads the host's name from the settings.
    changeSettings({ name: name.trim() });
    const everybody: readonly Guest[] = [FRIEND, ...guests];
    const seats = everybody.map((guest) =>
      guest === FRIEND ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: guest } as const),
    );
    const plan = { game, seats, options: options() ?? {}, clock, watch, isOpen, isRated, tables };
    setRefusal(await createTable(plan, guestName()));
  };
  return (
    <fieldset class="seating online-form">
      <legend class="unseen">{texts.withFriends}</legend>
      <ClockSelect clock={clock} onChange={setClock} />
      <WatchSelect watch={watch} onChange={setWatch} />
      <TablesSelect tables={tables} onChange={setTables} />
      <RatedChoice isRated={isRated} onChange={setRated} />
      <OpenChoice
        isOpen={isOpen}
        onChange={(open) => {
          setOpen(open);
          if (open) setClock(clock ?? STRANGERS_CLOCK);
        }}
      />
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
