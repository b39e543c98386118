// The waiting room before a match: the seats, the invitation link, sitting down and starting.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { randomSecret } from '../../engine/proof.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { RoomPlayer, ServerMessageOf } from '../../protocol/server.ts';
import { PageBar } from '../PageBar.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { registerDevice } from './api.ts';
import { ConnectionNotice, RefusalNotices } from './ConnectionNotice.tsx';
import { CopyLink } from './CopyLink.tsx';
import { clockText } from './clockChoices.ts';
import { LeaveSeat } from './LeaveSeat.tsx';
import type { OnlineState } from './onlineState.ts';
import { readDeviceToken, readPledge, savePledge } from './onlineStorage.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import type { Request } from './reconnectingSocket.ts';
import type { RemoteTable } from './remoteTable.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useBusy } from './useBusy.ts';

interface WaitingRoomProps {
  readonly remote: RemoteTable;
  readonly room: ServerMessageOf<'room'>;
  readonly game: GameManifest;
  readonly online: OnlineState;
}

export function WaitingRoom({ remote, room, game, online }: WaitingRoomProps) {
  const shell = useTexts();
  const nameOf = useGameNames();
  const texts = useOnlineTexts();
  const { name } = useSettings();
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { you, sitters: players, match, commitment } = room;
  const hasSat = you !== null && isSeated(players[you]);
  const { buttonState, run } = useBusy();
  const request = (message: Request) =>
    run(message.kind, async () => setRefusal(await remote.request(message)));

  const sit = async (seat: number) => {
    setRefusal(null);
    const before = readDeviceToken();
    const announced = await registerDevice(name.trim() || shell.gamePage.personName(seat + 1));
    if (!announced.ok) return setRefusal(announced.refusal ?? 'unreachable');
    // The connection was opened before this device was registered.
    if (before !== announced.value) await remote.reenter();
    const contribution = randomSecret();
    const pledged = readPledge(match);
    savePledge(match, { commitment, seat, contribution });
    const called = name.trim() || shell.gamePage.personName(seat + 1);
    const refused = await remote.request({ kind: 'sit', seat, name: called, contribution });
    // Somebody else was quicker, so the pledge for the previous seat stays valid.
    if (refused && pledged) savePledge(match, pledged);
    setRefusal(refused);
  };
  // The host, and anybody with a reserved seat, sits down automatically.
  const tried = useRef(false);
  useEffect(() => {
    const free = you ?? (room.isHost ? players.findIndex(isFree) : -1);
    if (tried.current || hasSat || free < 0 || online.connection !== 'open') return;
    tried.current = true;
    void run(`sit ${free}`, () => sit(free));
  });

  return (
    <>
      <PageBar title={nameOf(game.id)} to="/" label={shell.home} />
      <main class="leaf online-waiting">
        <h2>{texts.waiting}</h2>
        <ConnectionNotice remote={remote} online={online} />
        <RefusalNotices remote={remote} online={online} />
        {!hasSat && (
          <label class="online-name">
            {texts.name}
            <input
              value={name}
              maxLength={24}
              autocomplete="nickname"
              data-name=""
              onInput={(event) => changeSettings({ name: event.currentTarget.value })}
            />
          </label>
        )}
        <ol class="online-seats" aria-label={texts.seats}>
          {players.map((player, seat) => (
            <li key={seat}>
              <strong class={player.name ? undefined : 'is-free'}>{player.name || texts.freeSeat}</strong>
              {player.kind === 'bot' && <small>{texts.bot}</small>}
              {seat === you && hasSat && <small>{texts.you}</small>}
              {player.kind === 'person' && player.name !== '' && !player.hasSat && seat !== you && (
                <small>{texts.kept(player.name)}</small>
              )}
              {(isFree(player) || (!hasSat && seat === you)) && (
                <button
                  type="button"
                  class={hasSat ? 'plain-button' : 'big-button'}
                  data-sit={seat}
                  aria-label={texts.atSeat(hasSat ? texts.changeSeat : texts.sit, seat + 1)}
                  {...buttonState(`sit ${seat}`)}
                  {...(hasSat && online.connection !== 'open' && { disabled: true })}
                  onClick={() => void run(`sit ${seat}`, () => sit(seat))}
                >
                  {hasSat ? texts.changeSeat : texts.sit}
                </button>
              )}
            </li>
          ))}
        </ol>
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => players[seat]?.name ?? ''} />}
        <section class="online-invite">
          <p>{texts.invite}</p>
          <CopyLink link={`${location.origin}/play/${match}`} />
        </section>
        <p data-table-clock="">{texts.tableClock(clockText(room.clock, texts))}</p>
        <p class="quiet">{texts.waitForHost}</p>
        <div class="menu">
          {room.isHost && hasSat && (
            <button
              type="button"
              class="plain-button"
              data-fill=""
              {...buttonState('start')}
              onClick={() => void request({ kind: 'start' })}
            >
              {texts.start}
            </button>
          )}
          {hasSat && (
            <LeaveSeat
              isLast={players.every(
                (player, seat) => seat === you || player.kind === 'bot' || isFree(player),
              )}
              state={buttonState('leave')}
              onLeave={(closes) => void request({ kind: 'leave', closes })}
            />
          )}
        </div>
      </main>
    </>
  );
}

const isFree = (player: RoomPlayer) => player.kind === 'person' && player.name === '';
const isSeated = (player: RoomPlayer | undefined) => player?.kind === 'person' && player.hasSat;
