// The page of a table before the game: an invitation for those who come, the waiting room for those who sit.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import { randomSecret } from '../../engine/secret.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { DuplicateLink } from '../deals/DuplicateLink.tsx';
import { SeatCount } from '../game/SeatCount.tsx';
import { registerDevice } from '../online/api.ts';
import { ConnectionNotice, RefusalNotices } from '../online/ConnectionNotice.tsx';
import { guestName } from '../online/guestName.ts';
import { NameField } from '../online/NameField.tsx';
import type { OnlineState } from '../online/onlineState.ts';
import { readDeviceToken, readPledge, savePledge } from '../online/onlineStorage.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import type { RemoteTable } from '../online/remoteTable.ts';
import type { Request } from '../online/request.ts';
import { useShareOrigin } from '../online/shareOrigin.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useBusy } from '../online/useBusy.ts';
import { PageBar } from '../PageBar.tsx';
import { settings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { TournamentLink } from '../tournaments/TournamentLink.tsx';
import { useGameNames } from '../useGameNames.ts';
import { Invitation } from './Invitation.tsx';
import { InviteFriends } from './InviteFriends.tsx';
import { LeaveSeat } from './LeaveSeat.tsx';
import { SeatList } from './SeatList.tsx';
import { resizedPlans } from './seatPlans.ts';
import { hasSatDown, isFree } from './seats.ts';
import { type Configure, TableSettings } from './TableSettings.tsx';
import { useWaitingTexts } from './texts/index.ts';
import './waiting-room.css';

interface WaitingRoomProps {
  readonly remote: RemoteTable;
  readonly room: ServerMessageOf<'room'>;
  readonly game: GameManifest;
  readonly online: OnlineState;
}

export function WaitingRoom({ remote, room: given, game, online }: WaitingRoomProps) {
  const isTournament = given.tournament !== undefined;
  // Seats and settings of a tournament's table are nobody's to change.
  const room = isTournament ? { ...given, isHost: false } : given;
  const shell = useTexts();
  const nameOf = useGameNames();
  const texts = useWaitingTexts();
  const onlineTexts = useOnlineTexts();
  const [refusal, setRefusal] = useState<AnyRefusal | 'unreachable' | null>(null);
  const { you, sitters: players, match, commitment } = room;
  const hasSat = you !== null && hasSatDown(players[you]);
  // A seat that is kept for somebody, as in a rematch, waits for them too.
  const missing = players.filter((player) => player.kind === 'person' && !player.hasSat).length;
  // Asked for before it is shown, so that the answer does not move the page.
  const shared = useShareOrigin();
  const { buttonState, run } = useBusy();
  const request = (message: Request) =>
    run(message.kind, async () => setRefusal(await remote.request(message)));

  const sit = async (seat: number) => {
    setRefusal(null);
    const before = readDeviceToken();
    // The account may have a newer name than this device.
    const called = () => settings().name.trim() || guestName();
    const announced = await registerDevice(called());
    if (!announced.ok) return setRefusal(announced.refusal ?? 'unreachable');
    // The connection was opened before this device was registered.
    if (before !== announced.value) await remote.reenter();
    const contribution = room.duplicate === undefined ? randomSecret() : '';
    const pledged = readPledge(match);
    savePledge(match, { commitment, seat, contribution });
    const refused = await remote.request({ kind: 'sit', seat, name: called(), contribution });
    // Somebody else was quicker, so the pledge for the previous seat stays valid.
    if (refused && pledged) savePledge(match, pledged);
    setRefusal(refused);
  };
  const sitAt = (seat: number) => void run(`sit ${seat}`, () => sit(seat));
  const configure = (change: Configure) =>
    void remote.request({ kind: 'configure', ...change }).then(setRefusal);
  // The host, and anybody with a reserved seat, sits down automatically.
  const tried = useRef(false);
  useEffect(() => {
    const seat = you ?? (room.isHost && room.duplicate === undefined ? players.findIndex(isFree) : -1);
    if (tried.current || hasSat || seat < 0 || online.connection !== 'open') return;
    tried.current = true;
    sitAt(seat);
  });
  // If the host takes seats away, somebody may move to another one; what they have pledged moves with them.
  useEffect(() => {
    const pledged = readPledge(match);
    if (hasSat && pledged && pledged.seat !== you) savePledge(match, { ...pledged, seat: you });
  }, [you]);

  return (
    <>
      <PageBar
        title={nameOf(game.id)}
        {...(room.tournament === undefined
          ? { to: '/', label: shell.home }
          : { to: `/tournament/${room.tournament}`, label: onlineTexts.tournament.toPage })}
      />
      <main class="leaf online-waiting">
        {hasSat && <h2>{missing > 0 ? texts.waitsFor(missing) : texts.isComplete}</h2>}
        {room.tournament !== undefined && <TournamentLink tournament={room.tournament} />}
        {room.duplicate !== undefined && !isTournament && <DuplicateLink duplicate={room.duplicate} />}
        <ConnectionNotice remote={remote} online={online} />
        <RefusalNotices remote={remote} online={online} />
        {!hasSat && (
          <Invitation
            room={room}
            game={game}
            sitButton={(seat) => buttonState(`sit ${seat}`)}
            onSit={sitAt}
          />
        )}
        {hasSat && room.isHost && (
          <div class="seating">
            <SeatCount
              game={game}
              count={players.length}
              onChange={(count) => configure({ seats: resizedPlans(players, count) })}
            />
          </div>
        )}
        {hasSat && missing > 0 && !isTournament && <InviteFriends {...{ match, shared }} />}
        <SeatList
          // The waiting room is another page than the invitation, with a list of its own at another place.
          key={String(hasSat)}
          room={room}
          hasSat={hasSat}
          sitButton={
            hasSat
              ? (seat) => ({
                  ...buttonState(`sit ${seat}`),
                  ...(online.connection !== 'open' && { disabled: true }),
                })
              : null
          }
          onSit={sitAt}
        />
        {hasSat && <NameField />}
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => players[seat]?.name ?? ''} />}
        {hasSat && (
          <>
            <TableSettings room={room} game={game} onConfigure={configure} />
            {missing > 0 && !isTournament && <p class="quiet">{onlineTexts.waitForHost}</p>}
            <div class="menu">
              {room.isHost && (missing === 0 || players.some(isFree)) && (
                <button
                  type="button"
                  class={missing > 0 ? 'plain-button' : 'big-button'}
                  data-fill=""
                  {...buttonState('start')}
                  onClick={() => void request({ kind: 'start' })}
                >
                  {missing > 0 ? onlineTexts.start : texts.begin}
                </button>
              )}
              {!isTournament && (
                <LeaveSeat
                  isLast={players.every(
                    (player, seat) => seat === you || player.kind === 'bot' || isFree(player),
                  )}
                  state={buttonState('leave')}
                  onLeave={(closes) => void request({ kind: 'leave', closes })}
                />
              )}
            </div>
          </>
        )}
      </main>
    </>
  );
}
