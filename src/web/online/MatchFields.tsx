// The fields of an online table's form: clock, spectators, and whether it is listed for everybody.
import { LIMITS } from '../../protocol/limits.ts';
import { type Clock, isClockOfDays, type Watch } from '../../protocol/values.ts';
import { useWaitingTexts } from '../waiting-room/texts/index.ts';
import { CLOCK_NAMES, CLOCKS, clockNameOf, clockText } from './clockChoices.ts';
import { useOnlineTexts } from './texts/index.ts';

const WATCHES: readonly Watch[] = ['public', 'all', 'nobody'];

interface ClockSelectProps {
  readonly clock: Clock;
  /** A tournament has to have one. */
  readonly isNeeded?: boolean;
  onChange(clock: Clock): void;
}

export function ClockSelect({ clock, isNeeded = false, onChange }: ClockSelectProps) {
  const texts = useOnlineTexts();
  const { slowClock } = useWaitingTexts();
  const chosen = clockNameOf(clock);
  const select = (
    <label class="row">
      <span>{texts.clock}</span>
      <select
        data-clocks=""
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const name = CLOCK_NAMES.find((each) => each === value);
          if (name) onChange(CLOCKS[name]);
        }}
      >
        {chosen === undefined && <option value="">{clockText(clock, texts)}</option>}
        {CLOCK_NAMES.filter((name) => !isNeeded || name !== 'none').map((name) => (
          <option key={name} value={name}>
            {texts.clocks[name]}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      {select}
      {isClockOfDays(clock) && <p class="quiet">{slowClock}</p>}
    </>
  );
}

interface WatchSelectProps {
  readonly watch: Watch;
  onChange(watch: Watch): void;
}

export function WatchSelect({ watch, onChange }: WatchSelectProps) {
  const texts = useOnlineTexts();
  return (
    <label class="row">
      <span>{texts.watch}</span>
      <select
        data-watch=""
        value={watch}
        onChange={({ currentTarget: { value } }) => {
          const chosen = WATCHES.find((each) => each === value);
          if (chosen) onChange(chosen);
        }}
      >
        {WATCHES.map((each) => (
          <option key={each} value={each}>
            {texts.watches[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TablesSelectProps {
  readonly tables: number;
  onChange(tables: number): void;
}

/** More than one: a duplicate. */
export function TablesSelect({ tables, onChange }: TablesSelectProps) {
  const texts = useOnlineTexts();
  const counts = Array.from({ length: LIMITS.tables }, (_, i) => i + 1);
  return (
    <label class="row">
      <span>{texts.tables.label}</span>
      <select
        data-tables=""
        value={tables}
        onChange={({ currentTarget: { value } }) => onChange(Number(value))}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {texts.tables.choice(count)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RatedChoiceProps {
  readonly isRated: boolean;
  onChange(isRated: boolean): void;
}

export function RatedChoice({ isRated, onChange }: RatedChoiceProps) {
  const texts = useWaitingTexts();
  return (
    <label class="choice">
      <input
        type="checkbox"
        data-is-rated=""
        checked={isRated}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {texts.countsForRatings}
    </label>
  );
}

interface OpenChoiceProps {
  readonly isOpen: boolean;
  onChange(isOpen: boolean): void;
}

export function OpenChoice({ isOpen, onChange }: OpenChoiceProps) {
  const texts = useOnlineTexts();
  return (
    <label class="choice">
      <input
        type="checkbox"
        data-open=""
        checked={isOpen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {texts.isOpen}
    </label>
  );
}
