// Who may not come: the bans, and the form for another one.
import { useState } from 'preact/hooks';
import { BAN_KINDS } from '../../protocol/admin.ts';
import { browser } from '../browser.ts';
import type { Ask, Ban } from './adminApi.ts';
import { SureButton } from './SureButton.tsx';
import type { OperatorTexts } from './texts.ts';
import { useDay, useList } from './useList.ts';
import type { ViewProps } from './viewProps.ts';

const DAY_MS = 86_400_000;

export function Bans({ ask, texts }: ViewProps) {
  const { rows, reload } = useList(ask, 'bans');
  const day = useDay();
  const unban = async (id: string) => {
    await ask('DELETE', `/bans/${id}`);
    await reload();
  };
  return (
    <>
      <BanForm {...{ ask, texts, person: null }} onBanned={() => void reload()} />
      {rows?.length === 0 && <p>{texts.nothing}</p>}
      <ul class="operator-rows">
        {rows?.map(({ id, kind, value, reason, until_at }) => (
          <li key={id}>
            <span>
              {texts.kinds[kind]} <code>{value}</code> {reason}{' '}
              <small>{until_at === null ? texts.forEver : texts.until(day(until_at))}</small>
            </span>
            <SureButton
              {...{ texts, label: texts.unban, about: value, act: 'unban' }}
              onSure={() => void unban(id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface BanFormProps {
  readonly ask: Ask;
  readonly texts: OperatorTexts;
  /** Who is to be banned; null if that is still to be said. */
  readonly person: string | null;
  onBanned(): void;
}

export function BanForm({ ask, texts, person, onBanned }: BanFormProps) {
  const [kind, setKind] = useState<Ban['kind']>(person === null ? 'address' : 'person');
  const [value, setValue] = useState(person ?? '');
  const [reason, setReason] = useState('');
  const [days, setDays] = useState('');
  const ban = async () => {
    const until = days === '' ? null : browser.now() + Math.round(Number(days) * DAY_MS);
    const asked = await ask('POST', '/bans', { kind, value: value.trim(), reason: reason.trim(), until });
    if (!asked.ok) return;
    if (person === null) setValue('');
    setReason('');
    onBanned();
  };
  return (
    <form
      class="form operator-form"
      onSubmit={(event) => {
        event.preventDefault();
        void ban();
      }}
    >
      {person === null && (
        <>
          <label>
            {texts.kind}
            <select
              value={kind}
              onChange={({ currentTarget }) =>
                setKind(BAN_KINDS.find((each) => each === currentTarget.value) ?? 'address')
              }
            >
              {BAN_KINDS.map((each) => (
                <option key={each} value={each}>
                  {texts.kinds[each]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {texts.value}
            <input
              required
              maxLength={64}
              value={value}
              onInput={(event) => setValue(event.currentTarget.value)}
            />
          </label>
        </>
      )}
      <label>
        {texts.reason}
        <input maxLength={200} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <label>
        {texts.days}
        <input
          type="number"
          min="1"
          max="36500"
          value={days}
          onInput={(event) => setDays(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="plain-button" data-act="send-ban">
        {texts.ban}
      </button>
    </form>
  );
}
