// The page of an online match: waiting room, game and result.

import { useEffect, useRef, useState } from 'preact/hooks';
import { findManifest } from '../../games/index.ts';
import { announcer } from '../../parts/announcer.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { useAnnouncementTexts } from '../announcements/texts/index.ts';
import { browser } from '../browser.ts';
import { DuplicateLink } from '../deals/DuplicateLink.tsx';
import { ErrorPage } from '../ErrorPage.tsx';
import { navigate } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { TournamentLink } from '../tournaments/TournamentLink.tsx';
import { RequestRefused } from './ConnectionNotice.tsx';
import { clockSentence } from './clockSentence.ts';
import { finishedByBots } from './finishedByBots.ts';
import { laterGame, NoticeOffer, ResultPlayers, TablePage, WaitingRoom } from './laterParts.ts';
import { OnlineBar } from './OnlineBar.tsx';
import type { OnlineState } from './onlineState.ts';
import { onDeviceToken, saveSeatTokenFromAddress } from './onlineStorage.ts';
import { RematchAnswers } from './RematchAnswers.tsx';
import { isRematchAgreed, mayDecline, rematchStep } from './rematchStep.ts';
import { RemoteTable } from './remoteTable.ts';
import { seatStatuses } from './SeatTag.tsx';
import { TableUnavailable } from './TableUnavailable.tsx';
import { useAtTableTexts } from './texts/atTable.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useAttention } from './useAttention.ts';
import { useBusy } from './useBusy.ts';
import { useRememberedMatch } from './useRememberedMatch.ts';
import { useSeatBack } from './useSeatBack.ts';
import { useTimeRanOut } from './useTimeRanOut.ts';
import { isAskedAt, useTurnNotification } from './useTurnNotification.ts';
import './online.css';

export function OnlineTablePage({ id }: { readonly id: string }) {
  const { loading } = useTexts();
  const [remote, setRemote] = useState<RemoteTable | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    saveSeatTokenFromAddress(id);
    const opened = new RemoteTable(id, (reason) => {
      console.error(reason);
      setBroken(true);
    });
    setRemote(opened);
    return () => opened.close();
  }, [id]);
  if (isBroken) return <ErrorPage />;
  return remote ? <ConnectedTable key={id} remote={remote} /> : <p class="waiting">{loading}</p>;
}

function ConnectedTable({ remote }: { readonly remote: RemoteTable }) {
  const [online, setOnline] = useState<OnlineState | null>(null);
  useEffect(() => remote.subscribeState(setOnline), [remote]);
  // This tab watches until it enters as the person who sits down in the other one.
  useEffect(() => onDeviceToken(() => void remote.reenter()), [remote]);
  useTurnNotification(online);
  useAttention(remote, online);
  const hasPlayed = useHasPlayed(online);
  useRememberedMatch(online);
  useSeatBack(remote, online);
  const ranOut = useTimeRanOut(online);
  // A player who wants another game goes there as soon as everybody else wants it too.
  const isEager = useRef(false);
  const next = online?.room && isRematchAgreed(online.room) ? online.room.next : null;
  const isWaiting = online?.room?.state === 'over' && rematchStep(online.room) === 'go';
  useEffect(() => {
    if (isEager.current && next !== null) navigate(`/play/${next}`);
    // Also after a reload: a page that sees the last answer come in goes on, one that looks back at the game does not.
    if (isWaiting && next === null) isEager.current = true;
  }, [next, isWaiting]);
  // The game may begin at any moment.
  const isBeforeGame = online?.room?.state === 'waiting';
  useEffect(() => {
    if (isBeforeGame) laterGame.load().catch(() => {});
  }, [isBeforeGame]);
  const texts = useOnlineTexts();
  const { finishedByBots: botsWords, rematch: rematchWords } = useAtTableTexts();
  const { gamePage } = useTexts();
  const { buttonState, run } = useBusy();
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const [isResigning, setResigning] = useState(false);
  const isConnected = online?.connection === 'open';
  const isCut = online?.connection === 'cut';
  const wasCut = useRef(false);
  const announced = useAnnouncementTexts();
  useEffect(() => {
    if (isCut) wasCut.current = true;
    if (!isConnected) return;
    setRefusal(null);
    // The page also connects anew when somebody sits down, and that is no news.
    if (wasCut.current) announcer.say('notice', announced.connected);
    wasCut.current = false;
  }, [isConnected, isCut]);
  const { room = null, entryRefusal = null } = online ?? {};
  const game = room && findManifest(room.game);
  if (!online || !room || !game || entryRefusal || room.state === 'closed')
    return <TableUnavailable remote={remote} online={online} />;
  if (room.state === 'waiting')
    return <WaitingRoom remote={remote} room={room} game={game} online={online} />;
  const answerRematch = (wants: boolean) =>
    void run('rematch', async () => setRefusal(await remote.request({ kind: 'rematch', wants })));
  const step = rematchStep(room);
  const again = () => {
    if (step === 'elsewhere') return navigate('/new/friends');
    // Spectators follow the players.
    if (room.next !== null && (step === 'go' || room.you === null)) return navigate(`/play/${room.next}`);
    isEager.current = true;
    answerRematch(true);
  };
  const nameOf = (seat: number) => room.sitters[seat]?.name || gamePage.personName(seat + 1);
  const { held } = online.outbox;
  const own = room.sitters[room.you ?? -1];
  const isReplaced = room.state === 'playing' && own?.kind === 'person' && own.standIn !== null;
  const mayResign = room.state === 'playing' && own?.kind === 'person' && own.standIn === null;
  const button = buttonState('rematch');
  // Spectators may follow to the rematch, but not ask for one.
  const mayAsk = room.tournament === undefined && (room.you !== null || room.next !== null);
  return (
    <TablePage
      {...(online.proof === 'fair' && { id: room.match })}
      client={remote}
      game={game}
      back={
        room.tournament === undefined
          ? undefined
          : { to: `/tournament/${room.tournament}`, label: texts.tournament.toPage }
      }
      strip={
        <>
          <OnlineBar
            {...{ remote, room, online, isResigning }}
            onAgain={again}
            onResigned={() => setResigning(false)}
          >
            {hasPlayed && <NoticeOffer />}
          </OnlineBar>
          {room.state === 'over' && room.tournament !== undefined && (
            <TournamentLink tournament={room.tournament} />
          )}
          {room.state === 'over' && room.duplicate !== undefined && room.tournament === undefined && (
            <DuplicateLink duplicate={room.duplicate} />
          )}
        </>
      }
      held={
        held && {
          ...held,
          say: online.connection === 'open' ? () => texts.connection.sending : texts.connection.willSend,
          withdraw: held.canWithdraw ? () => remote.withdraw() : null,
          withdrawLabel: texts.connection.withdraw,
        }
      }
      standIn={
        isReplaced
          ? {
              text: own.hasResigned ? texts.youResigned : ranOut ? texts.botPlaysByClock : texts.botPlays,
              endLabel: texts.takeSeat,
              end: own.hasResigned ? null : () => void remote.requestOrReport({ kind: 'back' }),
            }
          : null
      }
      ending={room.ending ?? null}
      finishedByBots={finishedByBots(room, nameOf, botsWords)}
      you={room.you}
      seatStatuses={seatStatuses(online, texts)}
      clock={online.clocks && (() => clockSentence(online, nameOf, texts, browser.elapsed()))}
      onAgain={mayAsk ? again : null}
      resign={mayResign ? () => setResigning(true) : null}
      rematch={{
        button: step === 'go' ? { ...button, 'data-next': '' } : button,
        label: room.you === null ? texts.toNext : rematchWords[step],
        decline: mayDecline(room) ? { label: rematchWords.decline, act: () => answerRematch(false) } : null,
        players: room.state === 'over' && (
          <>
            {room.tournament !== undefined && <TournamentLink tournament={room.tournament} />}
            <ResultPlayers room={room} nameOf={nameOf} />
          </>
        ),
        note: (
          <>
            <RematchAnswers room={room} nameOf={nameOf} />
            {refusal && <RequestRefused refusal={refusal} />}
          </>
        ),
      }}
    />
  );
}

const SLOW_CLOCK_S = 3600;

/** At a table where people come and go: this page was asked, and has answered. */
function useHasPlayed(online: OnlineState | null): boolean {
  const isSlow = (online?.room?.clock?.seconds ?? 0) >= SLOW_CLOCK_S;
  const isAsked = online !== null && isAskedAt(online);
  const wasAsked = useRef(false);
  if (isAsked) wasAsked.current = true;
  return isSlow && wasAsked.current && !isAsked && online?.room?.state === 'playing';
}
