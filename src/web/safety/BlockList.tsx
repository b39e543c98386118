// The people whom a person has blocked or muted, each with a button to end it.
import { useEffect, useState } from 'preact/hooks';
import type { MyBlocks } from '../../protocol/safety.ts';
import { callApi } from '../online/api.ts';
import { readDeviceToken } from '../online/onlineStorage.ts';
import { useSettings } from '../settings/settings.ts';
import { SAFETY_TEXTS } from './texts.ts';

export function BlockList() {
  const { lang } = useSettings();
  const texts = SAFETY_TEXTS[lang];
  const [blocks, setBlocks] = useState<MyBlocks['blocks']>([]);
  const load = async () => {
    const found = readDeviceToken() === null ? null : await callApi<MyBlocks>('GET', '/me/blocks');
    if (found?.ok) setBlocks(found.value.blocks);
  };
  useEffect(() => {
    void load();
  }, []);
  if (blocks.length === 0) return null;
  const day = (at: number) => new Date(at).toLocaleDateString(lang, { dateStyle: 'medium' });
  return (
    <section>
      <h2>{texts.listTitle}</h2>
      <ul class="devices">
        {blocks.map(({ id, kind, name, at }) => (
          <li key={id}>
            <span>{texts.listed[kind](name, day(at))}</span>
            <button
              type="button"
              class="plain-button"
              data-unblock={id}
              aria-label={`${texts.remove}: ${name}`}
              onClick={() => void callApi('DELETE', `/me/blocks/${id}`).then(load)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
