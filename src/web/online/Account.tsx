// The account section of the settings: passkey, ratings, devices, export and deletion of all data.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Me } from '../../protocol/account.ts';
import { RATING_TEXTS } from '../ratings/texts.ts';
import { Link } from '../router.tsx';
import { changeSettings, readSettings, useSettings } from '../settings/settings.ts';
import { useGameNames } from '../useGameNames.ts';
import { fetchMe, registerDevice, saveSettings } from './api.ts';
import { DeleteMyData } from './DeleteMyData.tsx';
import { Devices } from './Devices.tsx';
import { guestName } from './guestName.ts';
import { adoptName } from './nameSync.ts';
import { readDeviceToken } from './onlineStorage.ts';
import { createPasskey, signInWithPasskey } from './passkey.ts';
import { ratedOnly } from './ratedOnly.ts';
import { saveMyData } from './saveMyData.ts';
import { useOnlineTexts } from './texts/index.ts';
import { Vacation } from './Vacation.tsx';

type Note = 'failed' | 'gone' | null;

export function Account() {
  const { account: texts } = useOnlineTexts();
  const nameOf = useGameNames();
  const settings = useSettings();
  const [self, setSelf] = useState<Me | null>(null);
  const [note, setNote] = useState<Note>(null);
  const load = async () => {
    if (readDeviceToken() === null) return setSelf(null);
    const found = await fetchMe();
    setSelf(found.ok ? found.value : null);
    if (found.ok) adoptName(found.value.name);
    return found.ok ? found.value : null;
  };
  useEffect(() => {
    void load();
  }, []);
  // Settings of an account are stored on the server, for all of its devices.
  const canUsePasskeys = 'PublicKeyCredential' in window;
  const hasPasskey = self?.hasPasskey ?? false;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!hasPasskey) return;
    if (!isFirst.current) void saveSettings(JSON.stringify(settings));
    isFirst.current = false;
  }, [settings, hasPasskey]);

  const make = async () => {
    const announced = await registerDevice(settings.name.trim() || guestName());
    const isMade = announced.ok && (await createPasskey());
    if (isMade) await saveSettings(JSON.stringify(settings));
    setNote(isMade ? null : 'failed');
    await load();
  };
  const enter = async () => {
    const isIn = await signInWithPasskey();
    setNote(isIn ? null : 'failed');
    const found = isIn ? await load() : null;
    if (found?.settings) changeSettings({ ...readSettings(found.settings), name: found.name });
  };
  const save = async () => {
    if (!(await saveMyData())) setNote('failed');
  };
  const forgotten = () => {
    setNote('gone');
    setSelf(null);
  };
  const rated = ratedOnly(self?.ratings ?? []);
  return (
    <section class="account">
      <h2>{texts.title}</h2>
      <p class="quiet">{hasPasskey ? texts.made : texts.about}</p>
      {rated.length > 0 && (
        <>
          <h3>{texts.ratings}</h3>
          <ul>
            {rated.map(({ game, rating, uncertainty, ratedGames }) => (
              <li key={game}>{texts.rating(nameOf(game), rating, uncertainty, ratedGames)}</li>
            ))}
          </ul>
        </>
      )}
      {self && (
        <p>
          <Link to="/people/me" class="plain-button">
            {RATING_TEXTS[settings.lang].toProfile}
          </Link>
        </p>
      )}
      {!hasPasskey && !canUsePasskeys && <p>{isSecureContext ? texts.noPasskeys : texts.needsHttps}</p>}
      {self?.vacationDaysLeft !== undefined && <Vacation self={self} onChange={() => void load()} />}
      {self && <Devices of={`${self.person} ${hasPasskey}`} onChange={() => void load()} />}
      <div class="menu">
        {!hasPasskey && canUsePasskeys && (
          <>
            <button type="button" class="plain-button" data-passkey="make" onClick={() => void make()}>
              {texts.make}
            </button>
            <button type="button" class="plain-button" data-passkey="enter" onClick={() => void enter()}>
              {texts.enter}
            </button>
          </>
        )}
        {self && (
          <>
            <button type="button" class="plain-button" data-export="" onClick={() => void save()}>
              {texts.save}
            </button>
            <DeleteMyData label={texts.forget} onGone={forgotten} />
          </>
        )}
      </div>
      {note && <p role="alert">{texts[note]}</p>}
    </section>
  );
}
