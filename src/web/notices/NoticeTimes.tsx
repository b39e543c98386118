// When a person is told: at all, outside of quiet hours, at every turn or now and then.
import { DIGESTS, type MyNotices } from '../../protocol/notices.ts';
import { updateNotices } from './noticesApi.ts';
import { useNoticeWords } from './texts/index.ts';

interface NoticeTimesProps {
  readonly notices: MyNotices;
  onChange(notices: MyNotices): void;
}

const NIGHT = { from: 22 * 60, to: 8 * 60 };

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Null for a field that is empty. */
function minutesIn(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** One change is sent after the other: on their way they could overtake each other. */
let last: Promise<unknown> = Promise.resolve();

export function NoticeTimes({ notices, onChange }: NoticeTimesProps) {
  const words = useNoticeWords();
  const { isOn, quiet, digestMinutes } = notices;
  const update = async (part: Partial<Pick<MyNotices, 'isOn' | 'quiet' | 'digestMinutes'>>) => {
    onChange({ ...notices, ...part });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const own = last.then(() => updateNotices({ ...part, timeZone }));
    last = own;
    const updated = await own;
    // What was changed meanwhile is on its way.
    if (last === own) onChange(updated.ok ? updated.value : notices);
  };
  const setHour = (side: 'from' | 'to', text: string) => {
    const minutes = minutesIn(text);
    if (quiet && minutes !== null) void update({ quiet: { ...quiet, [side]: minutes } });
  };
  return (
    <section class="notice-channel">
      <h3>{words.when}</h3>
      <label class="choice">
        <input
          type="checkbox"
          checked={isOn}
          data-notices-on=""
          onChange={(event) => void update({ isOn: event.currentTarget.checked })}
        />
        {words.isOn}
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={quiet !== null}
          data-quiet=""
          onChange={(event) => void update({ quiet: event.currentTarget.checked ? NIGHT : null })}
        />
        {words.quiet}
      </label>
      {quiet && (
        <p class="notice-hours">
          <label>
            {words.from}{' '}
            <input
              type="time"
              value={clockText(quiet.from)}
              onChange={(event) => setHour('from', event.currentTarget.value)}
            />
          </label>{' '}
          <label>
            {words.to}{' '}
            <input
              type="time"
              value={clockText(quiet.to)}
              onChange={(event) => setHour('to', event.currentTarget.value)}
            />
          </label>{' '}
          <small>{quiet.from === quiet.to ? words.quietNever : words.quietAbout}</small>
        </p>
      )}
      <label class="choice-name">
        {words.digest}
        <select
          data-digest=""
          onChange={(event) => {
            const digest = DIGESTS.find((each) => each === Number(event.currentTarget.value));
            if (digest !== undefined) void update({ digestMinutes: digest });
          }}
        >
          {DIGESTS.map((digest) => (
            <option key={digest} value={digest} selected={digest === digestMinutes}>
              {words.digests[digest]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
