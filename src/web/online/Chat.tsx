// What is said at the table: quick phrases in the reader's language, and lines as they were written.
import { useState } from 'preact/hooks';
import { LIMITS } from '../../protocol/limits.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerSays } from '../../protocol/server.ts';
import { anyRefusalText, PROTOCOL_TEXTS } from '../../protocol/texts/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { type ChatLine, lineId } from './chatLines.ts';
import { keepMuted, keptMuted } from './keep.ts';
import type { Said, UnsentLine } from './outbox.ts';
import type { RemoteTable } from './remote.ts';
import { useOnlineTexts } from './texts/index.ts';

interface ChatProps {
  readonly remote: RemoteTable;
  readonly room: ServerSays<'room'>;
  readonly lines: readonly ChatLine[];
  /** What this person has said and the server has not heard yet. */
  readonly unsent: readonly UnsentLine[];
}

export function Chat({ remote, room, lines, unsent }: ChatProps) {
  const texts = useOnlineTexts();
  const { gamePage } = useTexts();
  const { lang } = useSettings();
  const { phrases } = PROTOCOL_TEXTS[lang];
  const [draft, setDraft] = useState(remote.draft);
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const { you, sitters, match } = room;
  const [muted, setMuted] = useState(() => keptMuted(match));
  const nameOf = (seat: number) => sitters[seat]?.name || gamePage.personName(seat + 1);
  const heard = lines.filter(({ seat }) => !muted.includes(seat));
  const speakers = [...new Set(lines.map(({ seat }) => seat))].filter((seat) => seat !== you);
  const write = (text: string) => {
    remote.draft = text;
    setDraft(text);
  };
  const say = async (said: Said) => {
    setRefusal(null);
    const refused = await remote.say(said);
    setRefusal(refused);
    // Not before the server has it: what was typed is never lost.
    if (!refused && said.kind === 'line' && remote.draft.trim() === said.line) write('');
  };
  const isSending = unsent.some(({ said }) => said.kind === 'line');
  const waits = unsent.filter(({ isWaiting }) => isWaiting);
  const textOf = (said: Said) => (said.kind === 'phrase' ? phrases[said.phrase] : said.line);
  const toggle = (seat: number) => {
    const next = muted.includes(seat) ? muted.filter((each) => each !== seat) : [...muted, seat];
    keepMuted(match, next);
    setMuted(next);
  };
  return (
    <div class="online-chat">
      {heard.length + waits.length === 0 && <p class="quiet">{texts.nothingSaid}</p>}
      <ul aria-live="polite">
        {heard.map((each) => (
          <li key={lineId(each)} data-said="">
            <strong>{nameOf(each.seat)}</strong> {textOf(each.said)}
          </li>
        ))}
        {waits.map(({ key, said }) => (
          <li key={key} class="is-waiting" data-unsent="">
            <strong>{nameOf(you ?? 0)}</strong> {textOf(said)} <small>{texts.line.lineWaits}</small>
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
              if (!line || isSending) return;
              void say({ kind: 'line', line });
            }}
          >
            <input
              aria-label={texts.saySomething}
              placeholder={texts.saySomething}
              value={draft}
              readOnly={isSending}
              maxLength={LIMITS.line}
              autocomplete="off"
              onInput={(event) => write(event.currentTarget.value)}
            />
            <button type="submit" class="plain-button" disabled={isSending}>
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
