// Before the game: who sits where, the link to send, sitting down.
import { useEffect, useRef, useState } from 'preact/hooks';
import { randomSecret } from '../../engine/proof.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { RoomSitter, ServerSays } from '../../protocol/server.ts';
import { anyRefusalText } from '../../protocol/texts/index.ts';
import { PageBar } from '../PageBar.tsx';
import { change, useSettings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { announce } from './api.ts';
import { CopyLink } from './CopyLink.tsx';
import { CutNotice } from './CutNotice.tsx';
import { keepPledge, keptDevice, keptPledge } from './keep.ts';
import type { RemoteTable } from './remote.ts';
import { StandUp } from './StandUp.tsx';
import type { Surroundings } from './surroundings.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useIsOnline } from './useIsOnline.ts';

interface WaitingRoomProps {
  readonly remote: RemoteTable;
  readonly room: ServerSays<'room'>;
  readonly game: ShelfGame;
  readonly around: Surroundings;
}

export function WaitingRoom({ remote, room, game, around }: WaitingRoomProps) {
  const shell = useTexts();
  const texts = useOnlineTexts();
  const isOnline = useIsOnline();
  const { lang, name } = useSettings();
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { you, sitters, match, commitment } = room;
  const hasSat = you !== null && isSeated(sitters[you]);

  const sit = async (seat: number) => {
    setRefusal(null);
    const before = keptDevice();
    const announced = await announce(name.trim() || shell.gamePage.personName(seat + 1));
    if (!announced.ok) return setRefusal(announced.refusal ?? 'unreachable');
    // The line was opened before this device was known.
    if (before !== announced.value) await remote.reenter();
    const contribution = randomSecret();
    const pledged = keptPledge(match);
    keepPledge(match, { commitment, seat, contribution });
    const called = name.trim() || shell.gamePage.personName(seat + 1);
    const refused = await remote.request({ kind: 'sit', seat, name: called, contribution });
    // Somebody else was quicker: what was promised for the seat before still holds.
    if (refused && pledged) keepPledge(match, pledged);
    setRefusal(refused);
  };
  // Who has set the table, or has a seat kept, sits down without being asked.
  const tried = useRef(false);
  useEffect(() => {
    const free = you ?? (room.isHost ? sitters.findIndex(isFree) : -1);
    if (tried.current || hasSat || free < 0 || around.line !== 'open') return;
    tried.current = true;
    void sit(free);
  });

  const setting = { names: (seat: number) => sitters[seat]?.name ?? '', texts: undefined };
  return (
    <>
      <PageBar title={shell.games[game.id].name} to="/" label={shell.home} />
      <main class="leaf online-waiting">
        <h2>{texts.waiting}</h2>
        <CutNotice remote={remote} around={around} />
        {!hasSat && (
          <label class="online-name">
            {texts.name}
            <input
              value={name}
              maxLength={24}
              autocomplete="nickname"
              data-name=""
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </label>
        )}
        <ol class="online-seats" aria-label={texts.seats}>
          {sitters.map((sitter, seat) => (
            <li key={seat}>
              <strong class={sitter.name ? undefined : 'is-free'}>{sitter.name || texts.freeSeat}</strong>
              {sitter.kind === 'bot' && <small>{texts.bot}</small>}
              {seat === you && hasSat && <small>{texts.you}</small>}
              {sitter.kind === 'person' && sitter.name !== '' && !sitter.hasSat && seat !== you && (
                <small>{texts.kept(sitter.name)}</small>
              )}
              {(isFree(sitter) || (!hasSat && seat === you)) && (
                <button
                  type="button"
                  class={hasSat ? 'plain-button' : 'big-button'}
                  data-sit={seat}
                  aria-label={texts.atSeat(hasSat ? texts.changeSeat : texts.sit, seat + 1)}
                  disabled={hasSat && around.line !== 'open'}
                  onClick={() => void sit(seat)}
                >
                  {hasSat ? texts.changeSeat : texts.sit}
                </button>
              )}
            </li>
          ))}
        </ol>
        {refusal && (
          <p role="alert">
            {refusal === 'unreachable'
              ? isOnline
                ? texts.failed
                : texts.line.offline
              : anyRefusalText(lang, refusal, setting)}
          </p>
        )}
        <section class="online-invite">
          <p>{texts.invite}</p>
          <CopyLink link={`${location.origin}/play/${match}`} />
        </section>
        <p class="quiet">{texts.waitForHost}</p>
        <div class="menu">
          {room.isHost && hasSat && (
            <button
              type="button"
              class="plain-button"
              data-fill=""
              onClick={() => void remote.request({ kind: 'start' }).then(setRefusal)}
            >
              {texts.start}
            </button>
          )}
          {hasSat && (
            <StandUp
              isLast={sitters.every(
                (sitter, seat) => seat === you || sitter.kind === 'bot' || isFree(sitter),
              )}
              onLeave={(closes) => void remote.request({ kind: 'leave', closes }).then(setRefusal)}
            />
          )}
        </div>
      </main>
    </>
  );
}

const isFree = (sitter: RoomSitter) => sitter.kind === 'person' && sitter.name === '';
const isSeated = (sitter: RoomSitter | undefined) => sitter?.kind === 'person' && sitter.hasSat;
