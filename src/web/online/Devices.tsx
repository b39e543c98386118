// The devices and passkeys of the account, each with a button to revoke it.
import { useEffect, useState } from 'preact/hooks';
import type { MyDevices } from '../../protocol/account.ts';
import { useSettings } from '../settings/settings.ts';
import { fetchMyDevices, revokeDevice, revokePasskey } from './api.ts';
import { useOnlineTexts } from './texts/index.ts';

interface DevicesProps {
  /** The lists are loaded again when this changes: another person, or another passkey. */
  readonly of: string;
  /** Called after something was revoked; the last passkey may be gone. */
  onChange(): void;
}

export function Devices({ of, onChange }: DevicesProps) {
  const { devices: texts, failed } = useOnlineTexts().account;
  const { lang } = useSettings();
  const [lists, setLists] = useState<MyDevices | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    const found = await fetchMyDevices();
    setLists(found.ok ? found.value : null);
  };
  useEffect(() => {
    void load();
  }, [of]);
  const revoke = async (asked: ReturnType<typeof revokeDevice>) => {
    setFailed(!(await asked).ok);
    await load();
    onChange();
  };
  const day = (at: number) => new Date(at).toLocaleDateString(lang, { dateStyle: 'medium' });
  if (!lists) return null;
  return (
    <>
      <h3>{texts.title}</h3>
      <ul class="devices">
        {lists.devices.map(({ id, createdAt, seenAt, isThis }) => (
          <li key={id}>
            <span>{isThis ? texts.thisOne : texts.device(day(createdAt), day(seenAt ?? createdAt))}</span>
            {!isThis && (
              <button
                type="button"
                class="plain-button"
                data-revoke-device={id}
                onClick={() => void revoke(revokeDevice(id))}
              >
                {texts.revoke}
              </button>
            )}
          </li>
        ))}
        {lists.passkeys.map(({ id, createdAt }) => (
          <li key={id}>
            <span>{texts.passkey(day(createdAt))}</span>
            <button
              type="button"
              class="plain-button"
              data-revoke-passkey={id}
              onClick={() => void revoke(revokePasskey(id))}
            >
              {texts.revoke}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">{failed}</p>}
    </>
  );
}
