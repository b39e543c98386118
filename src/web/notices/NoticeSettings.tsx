// The section of the settings about being told when it is one's turn.
import { useEffect, useState } from 'preact/hooks';
import type { MyNotices } from '../../protocol/notices.ts';
import { registerDevice } from '../online/api.ts';
import { readDeviceToken } from '../online/onlineStorage.ts';
import { useBusy } from '../online/useBusy.ts';
import { settings, useSettings } from '../settings/settings.ts';
import { AddressChannel } from './AddressChannel.tsx';
import { NoticeTimes } from './NoticeTimes.tsx';
import { fetchNotices, removeChannel, sendTest, updateNotices } from './noticesApi.ts';
import { PushChannel } from './PushChannel.tsx';
import { useNoticeWords } from './texts/index.ts';
import './notices.css';

export function NoticeSettings() {
  const words = useNoticeWords();
  const { lang } = useSettings();
  const [notices, setNotices] = useState<MyNotices | 'failed' | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const { buttonState, run } = useBusy();
  const load = async () => {
    // Somebody who has never played online is not known to the server, and need not be.
    if (readDeviceToken() === null) await registerDevice(settings().name);
    const found = await fetchNotices();
    setNotices(found.ok ? found.value : 'failed');
  };
  useEffect(() => {
    void load();
  }, []);
  const isLoaded = notices !== null && notices !== 'failed';
  const channels = isLoaded ? notices.channels : [];
  const saidIn = isLoaded ? notices.lang : lang;
  // What is told is told in the language of the pages.
  useEffect(() => {
    if (channels.length > 0 && saidIn !== lang) void updateNotices({ lang });
  }, [channels.length, saidIn, lang]);
  const test = async () => {
    const sent = await sendTest();
    setNote(sent.ok ? words.tested(sent.value.channels) : words.failed);
  };
  const elsewhere = channels.filter(({ kind, isThisDevice }) => kind === 'push' && !isThisDevice);
  return (
    <section class="notices">
      <h2>{words.title}</h2>
      <p class="quiet">{words.about}</p>
      <PushChannel onChange={() => void load()} />
      {elsewhere.length > 0 && (
        <ul class="devices">
          {elsewhere.map(({ id }) => (
            <li key={id}>
              <span>{words.otherDevice}</span>
              <button type="button" class="plain-button" onClick={() => void removeChannel(id).then(load)}>
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {notices === 'failed' && <p role="alert">{words.failed}</p>}
      {isLoaded && (
        <>
          {notices.hasMail ? (
            <AddressChannel kind="mail" channels={channels} onChange={() => void load()} />
          ) : (
            <section class="notice-channel">
              <h3>{words.mail.name}</h3>
              <p>{words.mail.none}</p>
            </section>
          )}
          <AddressChannel kind="webhook" channels={channels} onChange={() => void load()} />
          <NoticeTimes notices={notices} onChange={setNotices} />
          {channels.length > 0 && (
            <button
              type="button"
              class="plain-button"
              data-notice-test=""
              {...buttonState('test')}
              onClick={() => void run('test', test)}
            >
              {words.test}
            </button>
          )}
          {note && <p role="status">{note}</p>}
        </>
      )}
    </section>
  );
}
