// The chat of a match: quick phrases in the reader's language, and typed messages.
import { useEffect, useState } from 'preact/hooks';
import { LIMITS } from '../../protocol/limits.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { anyRefusalText } from '../messageTexts.ts';
import { PersonMenu } from '../safety/laterMenu.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { textsIn } from '../texts/loadTexts.ts';
import { registerDevice } from './api.ts';
import { type ChatMessage, messageId, SPECTATOR } from './chatMessages.ts';
import { isWatching } from './entryTokens.ts';
import type { OnlineState } from './onlineState.ts';
import {
  readChatDraft,
  readDeviceToken,
  readMutedSeats,
  saveChatDraft,
  saveMutedSeats,
} from './onlineStorage.ts';
import type { ChatText, UnsentMessage } from './outbox.ts';
import type { RemoteTable } from './remoteTable.ts';
import { useOnlineTexts } from './texts/index.ts';

interface ChatProps {
  readonly remote: RemoteTable;
  readonly room: ServerMessageOf<'room'>;
  readonly messages: readonly ChatMessage[];
  /** This player's messages that the server has not confirmed. */
  readonly unsent: readonly UnsentMessage[];
  readonly refused: OnlineState['messageRefused'];
}

export function Chat({ remote, room, messages, unsent, refused }: ChatProps) {
  const texts = useOnlineTexts();
  const { gamePage } = useTexts();
  const { lang, name: ownName } = useSettings();
  const { phrases } = textsIn(lang, 'protocol');
  const { you, sitters: players, match } = room;
  const isPlaying = room.state === 'playing';
  const [draft, setDraft] = useState(() => readChatDraft(match));
  const [muted, setMuted] = useState(() => readMutedSeats(match));
  const nameOf = (seat: number) => players[seat]?.name || gamePage.personName(seat + 1);
  const shown = messages.filter(({ seat }) => !muted.includes(seat));
  const speakers = [...new Set(messages.map(({ seat }) => seat))].filter((seat) => seat !== you);
  const isSpectator = you === null;
  const lists = [
    { title: texts.chatOfPlayers, messages: shown.filter(({ seat }) => seat !== SPECTATOR) },
    { title: texts.chatOfSpectators, messages: shown.filter(({ seat }) => seat === SPECTATOR) },
  ].filter((list) => list.messages.length > 0);
  /** A spectator is known by a device, as everybody who says something. */
  const say = async (said: ChatText) => {
    if (isSpectator && readDeviceToken() === null) {
      const registered = await registerDevice(ownName.trim() || texts.spectator);
      if (registered.ok) await remote.reenter();
    }
    remote.say(said);
  };
  const write = (text: string) => {
    saveChatDraft(match, text);
    setDraft(text);
  };
  useEffect(() => setDraft(readChatDraft(match)), [match, refused]);
  const waits = unsent.filter(({ isWaiting }) => isWaiting);
  const textOf = (said: ChatText) => (said.kind === 'phrase' ? phrases[said.phrase] : said.line);
  const toggle = (seat: number) => {
    const next = muted.includes(seat) ? muted.filter((each) => each !== seat) : [...muted, seat];
    saveMutedSeats(match, next);
    setMuted(next);
  };
  return (
    <div class="online-chat">
      {shown.length + waits.length === 0 && <p class="quiet">{texts.nothingSaid}</p>}
      {lists.map((list) => (
        <section key={list.title} aria-label={list.title}>
          {(isSpectator || lists.length > 1) && <h3>{list.title}</h3>}
          <ul>
            {list.messages.map((each) => (
              <li key={messageId(each)} data-said={each.seat === SPECTATOR ? 'spectator' : 'player'}>
                <strong>{each.name ?? nameOf(each.seat)}</strong> {textOf(each.said)}{' '}
                {(you === null ? each.seat >= 0 : each.seat !== you) && (
                  <PersonMenu
                    remote={remote}
                    met={{ match, seat: each.seat, at: each.at, key: each.key }}
                    name={each.name ?? nameOf(each.seat)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul>
        {waits.map(({ key, said }) => (
          <li key={key} class="is-waiting" data-unsent="">
            <strong>{you === null ? ownName.trim() || texts.spectator : nameOf(you)}</strong> {textOf(said)}{' '}
            <small>{texts.connection.messageWaits}</small>
          </li>
        ))}
      </ul>
      {isSpectator && isPlaying && !room.hearsSpectators && <p class="quiet">{texts.chatApart}</p>}
      {!isWatching() && room.chat !== 'off' && (
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
          {room.chat === undefined && (
            <form
              class="row"
              onSubmit={(event) => {
                event.preventDefault();
                const line = draft.trim();
                if (!line) return;
                write('');
                void say({ kind: 'line', line });
              }}
            >
              <input
                aria-label={texts.saySomething}
                placeholder={texts.saySomething}
                value={draft}
                maxLength={LIMITS.line}
                autocomplete="off"
                onInput={(event) => write(event.currentTarget.value)}
              />
              <button type="submit" class="plain-button">
                {texts.send}
              </button>
            </form>
          )}
        </>
      )}
      {refused && (
        <p>
          {texts.connection.messageRefused(
            textOf(refused.said),
            anyRefusalText(lang, refused.refusal, { names: nameOf, texts: undefined }),
          )}
        </p>
      )}
      <div class="menu">
        {room.isHost && isPlaying && room.watch === 'public' && (
          <button
            type="button"
            class="plain-button"
            aria-pressed={room.hearsSpectators === true}
            data-hear-spectators=""
            onClick={() =>
              void remote.requestOrReport({ kind: 'hear-spectators', hears: !room.hearsSpectators })
            }
          >
            {room.hearsSpectators ? texts.dontHear : texts.hear}
          </button>
        )}
        {speakers.map((seat) => (
          <button key={seat} type="button" class="plain-button" onClick={() => toggle(seat)}>
            {(muted.includes(seat) ? texts.unmute : texts.mute)(
              seat === SPECTATOR ? texts.theSpectators : nameOf(seat),
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
