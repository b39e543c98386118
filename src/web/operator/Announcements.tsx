// What everybody is told: the announcements that are not over, and the form for another one.
import { useState } from 'preact/hooks';
import { LANGS } from '../../engine/texts.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { browser } from '../browser.ts';
import { shownBulletin } from '../bulletins/bulletinText.ts';
import { useSettings } from '../settings/settings.ts';
import { SureButton } from './SureButton.tsx';
import { useDay, useList } from './useList.ts';
import type { ViewProps } from './viewProps.ts';

/** As the browser's field for a time writes it, in local time. */
const timeOf = (given: string): number | null => (given === '' ? null : new Date(given).getTime());

export function Announcements({ ask, texts }: ViewProps) {
  const { rows, reload } = useList(ask, 'bulletins');
  const { lang } = useSettings();
  const day = useDay();
  const [words, setWords] = useState({ en: '', fr: '' });
  const [maintenance, setMaintenance] = useState('');
  const [until, setUntil] = useState('');
  const announce = async () => {
    const given = LANGS.flatMap((each) => {
      const text = words[each].replaceAll(/\s+/g, ' ').trim();
      return text === '' ? [] : [[each, text]];
    });
    const asked = await ask('POST', '/bulletins', {
      texts: Object.fromEntries(given),
      maintenanceAt: timeOf(maintenance),
      untilAt: timeOf(until),
    });
    if (!asked.ok) return;
    setWords({ en: '', fr: '' });
    await reload();
  };
  const end = async (id: string) => {
    await ask('DELETE', `/bulletins/${id}`);
    await reload();
  };
  return (
    <>
      <form
        class="form operator-form"
        onSubmit={(event) => {
          event.preventDefault();
          void announce();
        }}
      >
        {LANGS.map((each) => (
          <label key={each}>
            {texts.text[each]}
            <textarea
              rows={2}
              lang={each}
              maxLength={LIMITS.words}
              value={words[each]}
              data-text={each}
              onInput={(event) => setWords({ ...words, [each]: event.currentTarget.value })}
            />
          </label>
        ))}
        <label>
          {texts.maintenance}
          <input
            type="datetime-local"
            value={maintenance}
            onInput={(event) => setMaintenance(event.currentTarget.value)}
          />
        </label>
        <label>
          {texts.end}
          <input
            type="datetime-local"
            value={until}
            onInput={(event) => setUntil(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="plain-button" data-act="announce">
          {texts.announce}
        </button>
      </form>
      <ul class="operator-rows">
        {rows?.map((bulletin) => {
          const { notice, words: shown } = shownBulletin(bulletin, lang, browser.now());
          return (
            <li key={bulletin.id}>
              <span>
                {notice} {shown?.text} <small>{texts.until(day(bulletin.untilAt))}</small>
              </span>
              <SureButton
                {...{ texts, label: texts.endNow, about: shown?.text ?? notice, act: 'end-bulletin' }}
                onSure={() => void end(bulletin.id)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
