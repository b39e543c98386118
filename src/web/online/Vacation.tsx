// When this person is on vacation: their clocks at tables of days stand still.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Me } from '../../protocol/account.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { browser } from '../browser.ts';
import { formatDate } from '../ratings/formatDate.ts';
import { useSettings } from '../settings/settings.ts';
import { callApi } from './api.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import { useOnlineTexts } from './texts/index.ts';
import { useBusy } from './useBusy.ts';

const DAY_MS = 86_400_000;

interface VacationProps {
  readonly self: Me;
  onChange(): void;
}

export function Vacation({ self: { vacation = null, vacationDaysLeft = 0 }, onChange }: VacationProps) {
  const { vacation: texts } = useOnlineTexts();
  const { lang } = useSettings();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === '#vacation') place.current?.scrollIntoView();
  }, []);
  const [first, setFirst] = useState(dateOf(browser.now()));
  const [last, setLast] = useState(dateOf(browser.now() + 7 * DAY_MS));
  const [refusal, setRefusal] = useState<ServerRefusal | 'unreachable' | null>(null);
  const { buttonState, run } = useBusy();
  const request = (method: 'PUT' | 'DELETE', body?: object) =>
    void run(method, async () => {
      const answer = await callApi<Me>(method, '/me/vacation', body);
      setRefusal(answer.ok ? null : (answer.refusal ?? 'unreachable'));
      if (answer.ok) onChange();
    });
  return (
    <section ref={place} aria-label={texts.title} data-vacation={vacation ? 'set' : 'none'}>
      <h3>{texts.title}</h3>
      <p>{texts.about(vacationDaysLeft)}</p>
      {vacation ? (
        <div class="row">
          <p>{texts.set(formatDate(vacation.from, lang), formatDate(vacation.to - 1, lang))}</p>
          <button
            type="button"
            class="plain-button"
            {...buttonState('DELETE')}
            onClick={() => request('DELETE')}
          >
            {texts.end}
          </button>
        </div>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            // The last day counts to its end, as the calendar of this device has it.
            request('PUT', { from: startOf(first), to: startOf(last) + DAY_MS });
          }}
        >
          <label>
            {texts.from}{' '}
            <input
              type="date"
              required
              value={first}
              onInput={(event) => setFirst(event.currentTarget.value)}
            />
          </label>
          <label>
            {texts.to}{' '}
            <input
              type="date"
              required
              min={first}
              value={last}
              onInput={(event) => setLast(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="plain-button" {...buttonState('PUT')}>
            {texts.begin}
          </button>
        </form>
      )}
      {refusal && <RefusalAlert refusal={refusal} names={() => ''} />}
    </section>
  );
}

/** The start of a day on this device. */
const startOf = (date: string) => new Date(`${date}T00:00`).getTime();

function dateOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
