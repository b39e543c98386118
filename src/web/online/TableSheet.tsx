// Who is at the table and what can be done about it: whose eyes, who is away, another device, notices, leaving.
import { useState } from 'preact/hooks';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerSays } from '../../protocol/server.ts';
import { anyRefusalText } from '../../protocol/texts/index.ts';
import { useSettings } from '../settings/settings.ts';
import { CopyLink } from './CopyLink.tsx';
import { seatLink } from './keep.ts';
import { Replace } from './Replace.tsx';
import type { RemoteTable } from './remote.ts';
import { useOnlineTexts } from './texts/index.ts';
import { askToNotify, mayNotify } from './useNotice.ts';

interface TableSheetProps {
  readonly remote: RemoteTable;
  readonly room: ServerSays<'room'>;
  /** When the room was told, by `performance.now()`. */
  readonly roomAt: number;
  personName(number: number): string;
}

export function TableSheet({ remote, room, roomAt, personName }: TableSheetProps) {
  const texts = useOnlineTexts();
  const { lang } = useSettings();
  const [link, setLink] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const { you, sitters, state, watch, match } = room;
  const nameOf = (seat: number) => sitters[seat]?.name || personName(seat + 1);
  const isPlaying = state === 'playing';
  const mayLook = state === 'over' || (watch === 'all' && you === null);
  const makeLink = async () => {
    const made = await remote.newSeatLink();
    if ('token' in made) setLink(seatLink(match, made.token));
    setRefusal('refusal' in made ? made.refusal : null);
  };
  // Over plain http a browser refuses every notice; the settings say so.
  const canNotify = isSecureContext && mayNotify('default');
  return (
    <>
      <ol class="online-seats" aria-label={texts.seats}>
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            <strong>{nameOf(seat)}</strong>
            {seat === you && <small>{texts.you}</small>}
            {sitter.kind === 'bot' && <small>{texts.bot}</small>}
            {sitter.kind === 'person' && !sitter.isHere && <small>{texts.away}</small>}
            {sitter.kind === 'person' && sitter.standIn !== null && (
              <small>{texts.standIn(nameOf(seat))}</small>
            )}
            {isPlaying &&
              you !== null &&
              sitter.kind === 'person' &&
              !sitter.isHere &&
              sitter.standIn === null && (
                <Replace
                  name={nameOf(seat)}
                  inMs={sitter.replaceableInMs}
                  since={roomAt}
                  onReplace={() => void remote.request({ kind: 'replace', seat }).then(setRefusal)}
                />
              )}
          </li>
        ))}
      </ol>
      {refusal && <p role="alert">{anyRefusalText(lang, refusal, { names: nameOf, texts: undefined })}</p>}
      {room.watchers > 0 && <p class="quiet">{texts.watchers(room.watchers)}</p>}
      {mayLook && (
        <label class="online-name">
          {texts.eyes}
          <select
            data-eyes=""
            onChange={(event) => {
              const { value } = event.currentTarget;
              remote.look(value === '' ? null : Number(value));
            }}
          >
            {you === null && <option value="">{texts.spectator}</option>}
            {sitters.map((_, seat) => (
              <option key={seat} value={seat} selected={seat === you}>
                {nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="menu">
        {you !== null && state !== 'over' && (
          <button type="button" class="plain-button" data-seat-link="" onClick={() => void makeLink()}>
            {texts.seatLink}
          </button>
        )}
        {canNotify && (
          <button type="button" class="plain-button" onClick={() => void askToNotify()}>
            {texts.notify}
          </button>
        )}
        {isPlaying && you !== null && (
          <button
            type="button"
            class="plain-button"
            onClick={() => void remote.request({ kind: 'leave' }).then(setRefusal)}
          >
            {texts.leave}
          </button>
        )}
      </div>
      {link && (
        <section class="online-invite">
          <p>{texts.seatLinkText}</p>
          <CopyLink link={link} />
        </section>
      )}
    </>
  );
}
