// What is said at the table: quick phrases in the reader's language, and lines as they were written.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../protocol/limits.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerSays } from '../../protocol/server.ts';
import { anyRefusalText, PROTOCOL_TEXTS } from '../../protocol/texts/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { keepMuted, keptMuted } from './keep.ts';
import type { ChatLine, RemoteTable } from './remote.ts';
import { useOnlineTexts } from './texts/index.ts';

interface ChatProps {
  readonly remote: RemoteTable;
  readonly room: ServerSays<'room'>;
  readonly lines: readonly ChatLine[];
}

export function Chat({ remote, room, lines }: ChatProps) {
  const texts = useOnlineTexts();
  const { gamePage } = useTexts();
  const { lang } = useSettings();
  const { phrases } = PROTOCOL_TEXTS[lang];
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const { you, sitters, match } = room;
  const [muted, setMuted] = useState(() => keptMuted(match));
  const nameOf = (seat: number) => sitters[seat]?.name || gamePage.personName(seat + 1);
  const heard = lines.filter(({ seat }) => !muted.includes(seat));
  const speakers = [...new Set(lines.map(({ seat }) => seat))].filter((seat) => seat !== you);
  const say = async (said: ChatLine['said']) => setRefusal(await remote.request({ kind: 'say', said }));
  const toggle = (seat: number) => {
    const next = muted.includes(seat) ? muted.filter((each) => each !== seat) : [...muted, seat];
    keepMuted(match, next);
    setMuted(next);
  };
  return (
    <div class="online-chat">
      {heard.length === 0 && <p class="quiet">{texts.nothingSaid}</p>}
      <ul aria-live="polite">
        {heard.map(({ at, seat, said }) => (
          <li key={`${at}/${seat}`} data-said="">
            <strong>{nameOf(seat)}</strong> {said.kind === 'phrase' ? phrases[said.phrase] : said.line}
          </li>
        ))}
      </ul>
      {you !== null && (
        <>
          <section class="online-phrases" aria-label={texts.phrases}>
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="plain-button"
                data-phrase={phrase}
                onClick={() => void say({ kind: 'phrase', phrase })}
              >
                {phrases[phrase]}
              </button>
            ))}
          </section>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              const line = draft.trim();
              if (!line) return;
              setDraft('');
              void say({ kind: 'line', line });
            }}
          >
            <input
              aria-label={texts.line}
              placeholder={texts.line}
              value={draft}
              maxLength={LIMITS.line}
              autocomplete="off"
              onInput={(event) => setDraft(event.currentTarget.value)}
            />
            <button type="submit" class="plain-button">
              {texts.send}
            </button>
          </form>
        </>
      )}
      {refusal && <p role="alert">{anyRefusalText(lang, refusal, { names: nameOf, texts: undefined })}</p>}
      <div class="menu">
        {speakers.map((seat) => (
          <button key={seat} type="button" class="plain-button" onClick={() => toggle(seat)}>
            {muted.includes(seat) ? texts.unmute(nameOf(seat)) : texts.mute(nameOf(seat))}
          </button>
        ))}
      </div>
    </div>
  );
}
