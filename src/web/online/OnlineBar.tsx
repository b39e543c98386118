// The bar between the top bar and the board of an online match: clocks, connection, chat and players.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { browser } from '../browser.ts';
import { useAfterFirstView } from '../later.tsx';
import { PartErrorBoundary } from '../PartErrorBoundary.tsx';
import { useTexts } from '../texts/index.ts';
import { ChatPreview } from './ChatPreview.tsx';
import { ConnectionNotice, RefusalNotices, RequestRefused } from './ConnectionNotice.tsx';
import { unreadCount } from './chatMessages.ts';
import { EndOffer } from './EndOffer.tsx';
import { FoundGame } from './FoundGame.tsx';
import { FullTable } from './FullTable.tsx';
import { formatTime } from './formatTime.ts';
import { LeftTable } from './LeftTable.tsx';
import { LowTimeWarning } from './LowTimeWarning.tsx';
import { Chat, laterOnline, PlayersSheet } from './laterParts.ts';
import { isLowTime } from './lowTime.ts';
import { Notices } from './Notices.tsx';
import type { OnlineState } from './onlineState.ts';
import { readChatReadAt, readMutedSeats, saveChatReadAt } from './onlineStorage.ts';
import { PresenceAnnouncer } from './PresenceAnnouncer.tsx';
import type { RemoteTable } from './remoteTable.ts';
import { StandingOrders } from './StandingOrders.tsx';
import { TakeBackNotice } from './TakeBackNotice.tsx';
import { TakenBackNotice } from './TakenBackNotice.tsx';
import { useOnlineTexts } from './texts/index.ts';
import { useClockTick } from './useClockTick.ts';

interface OnlineBarProps {
  readonly remote: RemoteTable;
  readonly room: ServerMessageOf<'room'>;
  readonly online: OnlineState;
  /** The menu asks for the question whether to give up, which is in the sheet of the table. */
  readonly isResigning: boolean;
  onResigned(): void;
  onAgain(): void;
  /** Another notice, after those about the game. */
  readonly children?: ComponentChildren;
}

export function OnlineBar(props: OnlineBarProps) {
  const { remote, room, online, isResigning, onResigned, onAgain, children } = props;
  const texts = useOnlineTexts();
  const shell = useTexts();
  useAfterFirstView(laterOnline);
  const [sheet, setSheet] = useState<'chat' | 'table' | null>(null);
  const isTableOpen = sheet === 'table' || isResigning;
  const closeTable = () => {
    setSheet(null);
    onResigned();
  };
  // Stored on the device, so that leaving the page and coming back does not mark messages as read.
  const [readAt, setReadAt] = useState(() => readChatReadAt(room.match));
  const { you, sitters: players, state } = room;
  const game = findManifest(room.game);
  const nameOf = (seat: number) => players[seat]?.name || shell.gamePage.personName(seat + 1);
  const newestAt = online.chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (sheet !== 'chat' || newestAt <= readAt) return;
    saveChatReadAt(room.match, newestAt);
    setReadAt(newestAt);
  }, [sheet, newestAt, readAt, room.match]);
  const silent = [...readMutedSeats(room.match), ...(you === null ? [] : [you])];
  const unread = unreadCount(online.chat, readAt, silent);
  return (
    <div class="online-strip">
      <PresenceAnnouncer online={online} />
      <Notices>
        <RefusalNotices remote={remote} online={online} />
        {online.messageRefused && sheet !== 'chat' && (
          <RequestRefused refusal={online.messageRefused.refusal} />
        )}
        <TakeBackNotice remote={remote} room={room} online={online} />
        <EndOffer remote={remote} online={online} nameOf={nameOf} />
        <LowTimeWarning online={online} />
        <TakenBackNotice online={online} nameOf={nameOf} />
        <FoundGame room={room} nameOf={nameOf} />
        <LeftTable room={room} />
        {you === null && state === 'playing' && <FullTable />}
        {children}
        {sheet !== 'chat' && (
          <ChatPreview
            messages={online.chat.filter(({ seat }) => !silent.includes(seat))}
            nameOf={nameOf}
            onOpen={() => setSheet('chat')}
          />
        )}
      </Notices>
      {online.proof && (
        <p class={`online-proof is-${online.proof}`}>
          {texts.proofs[game?.rollsDice ? 'dice' : 'deal'][online.proof]}
        </p>
      )}
      {state === 'over' && room.next !== null && you === null && (
        <button type="button" class="big-button" data-next="" onClick={onAgain}>
          {texts.toNext}
        </button>
      )}
      <div class="online-row">
        {online.clocks && room.state === 'playing' && (
          <Clocks online={online} you={you} names={players.map(({ name }) => name)} />
        )}
        {you === null && <small>{texts.watching}</small>}
        {/* Without a connection no order can be given, and the row is needed to say so. */}
        {game && online.connection !== 'cut' && (
          <StandingOrders remote={remote} game={game} online={online} names={nameOf} />
        )}
        <div class="online-space">
          <ConnectionNotice remote={remote} online={online} />
        </div>
        <button
          type="button"
          class="plain-button"
          data-table=""
          aria-label={texts.table}
          onClick={() => setSheet('table')}
        >
          <Icon name="pawn" /> <span class="online-label">{texts.table}</span>
        </button>
        {room.chat !== 'off' && (
          <button type="button" class="plain-button" data-chat="" onClick={() => setSheet('chat')}>
            <Icon name="chat" />{' '}
            <span class="unseen">{unread > 0 ? `${texts.chat}, ${texts.chatNew(unread)}` : texts.chat}</span>
            <span class="online-label" aria-hidden="true">
              {texts.chat}
            </span>
            {unread > 0 && (
              <b class="online-unread" aria-hidden="true">
                {unread}
              </b>
            )}
          </button>
        )}
      </div>
      {sheet === 'chat' && (
        <Sheet title={texts.chat} onClose={() => setSheet(null)}>
          <PartErrorBoundary>
            <Chat
              remote={remote}
              room={room}
              messages={online.chat}
              unsent={online.outbox.messages}
              refused={online.messageRefused}
            />
          </PartErrorBoundary>
        </Sheet>
      )}
      {isTableOpen && (
        <Sheet title={texts.table} onClose={closeTable}>
          <PartErrorBoundary>
            <PlayersSheet
              remote={remote}
              room={room}
              roomAt={online.roomReceivedAt}
              personName={shell.gamePage.personName}
              isResigning={isResigning}
              onClose={closeTable}
            />
          </PartErrorBoundary>
        </Sheet>
      )}
    </div>
  );
}

interface ClocksProps {
  readonly online: OnlineState;
  readonly you: number | null;
  readonly names: readonly string[];
}

function Clocks({ online: { clocks, deciders, room }, you, names }: ClocksProps) {
  const texts = useOnlineTexts();
  useClockTick();
  // The one that is shown where there is room for one.
  const main = you !== null && deciders.includes(you) ? you : deciders[0];
  const gone = clocks ? browser.elapsed() - clocks.at : 0;
  return (
    <ul class="online-clocks" aria-label={texts.timeLeft}>
      {clocks?.left.map((left, seat) => {
        if (left === null) return null;
        const isRunning = deciders.includes(seat);
        const leftMs = isRunning ? left - gone : left;
        const isLow = isRunning && isLowTime(room?.clock ?? null, leftMs);
        const seconds = Math.max(0, Math.ceil(leftMs / 1000));
        const name = names[seat] ?? '';
        return (
          <li
            key={seat}
            class={isLow ? 'is-running is-low' : isRunning ? 'is-running' : undefined}
            data-clock={seat}
            data-main-clock={seat === main ? '' : undefined}
          >
            <Icon name="hourglass" /> <span class="online-clock-name">{texts.timeOf(name)}</span>{' '}
            {formatTime(seconds, texts)}
          </li>
        );
      })}
    </ul>
  );
}
