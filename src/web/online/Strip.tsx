// Between bar and board: who is here, whose clock runs, the connection, and the way to chat and table.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { ServerSays } from '../../protocol/server.ts';
import { Guard } from '../Guard.tsx';
import { useTexts } from '../texts/index.ts';
import { Chat } from './Chat.tsx';
import { CutNotice } from './CutNotice.tsx';
import { unreadCount } from './chatLines.ts';
import { keptMuted } from './keep.ts';
import type { RemoteTable } from './remote.ts';
import type { Surroundings } from './surroundings.ts';
import { TableSheet } from './TableSheet.tsx';
import { useOnlineTexts } from './texts/index.ts';
import { timeText } from './time.ts';
import { useSecond } from './useSecond.ts';

interface StripProps {
  readonly remote: RemoteTable;
  readonly room: ServerSays<'room'>;
  readonly around: Surroundings;
  onAgain(): void;
}

export function Strip({ remote, room, around, onAgain }: StripProps) {
  const texts = useOnlineTexts();
  const shell = useTexts();
  const [sheet, setSheet] = useState<'chat' | 'table' | null>(null);
  const [read, setRead] = useState(around.chat.length);
  const { you, sitters, state } = room;
  useEffect(() => {
    if (sheet === 'chat') setRead(around.chat.length);
  }, [sheet, around.chat.length]);
  const own = sitters[you ?? -1];
  const isReplaced = state === 'playing' && own?.kind === 'person' && own.standIn !== null;
  const unread = unreadCount(around.chat.slice(read), [
    ...keptMuted(room.match),
    ...(you === null ? [] : [you]),
  ]);
  return (
    <div class="online-strip">
      <CutNotice remote={remote} around={around} />
      {isReplaced && (
        <button type="button" class="big-button" onClick={() => void remote.demand({ kind: 'back' })}>
          {texts.takeSeatBack}
        </button>
      )}
      {around.proof && <p class={`online-proof is-${around.proof}`}>{texts.proofs[around.proof]}</p>}
      {state === 'over' && room.next !== null && (
        <button type="button" class="big-button" data-next="" onClick={onAgain}>
          {texts.toNext}
        </button>
      )}
      <div class="online-row">
        {around.clocks && <Clocks around={around} names={sitters.map(({ name }) => name)} />}
        {you === null && <small>{texts.watching}</small>}
        <span class="online-space" />
        <button type="button" class="plain-button" data-table="" onClick={() => setSheet('table')}>
          <Icon name="pawn" /> {texts.table}
        </button>
        <button
          type="button"
          class="plain-button"
          data-chat=""
          aria-label={unread > 0 ? `${texts.chat}, ${texts.chatNew(unread)}` : texts.chat}
          onClick={() => setSheet('chat')}
        >
          <Icon name="quill" /> {texts.chat}
          {unread > 0 && <b class="online-unread">{unread}</b>}
        </button>
      </div>
      {sheet === 'chat' && (
        <Sheet title={texts.chat} onClose={() => setSheet(null)}>
          <Guard>
            <Chat remote={remote} room={room} lines={around.chat} unsent={around.unsent.lines} />
          </Guard>
        </Sheet>
      )}
      {sheet === 'table' && (
        <Sheet title={texts.table} onClose={() => setSheet(null)}>
          <Guard>
            <TableSheet
              remote={remote}
              room={room}
              roomAt={around.roomAt}
              personName={shell.gamePage.personName}
            />
          </Guard>
        </Sheet>
      )}
    </div>
  );
}

interface ClocksProps {
  readonly around: Surroundings;
  readonly names: readonly string[];
}

function Clocks({ around: { clocks, deciders }, names }: ClocksProps) {
  const texts = useOnlineTexts();
  useSecond();
  const gone = clocks ? performance.now() - clocks.at : 0;
  return (
    <ul class="online-clocks" aria-label={texts.timeLeft}>
      {clocks?.left.map((left, seat) => {
        if (left === null) return null;
        const isRunning = deciders.includes(seat);
        const seconds = Math.max(0, Math.ceil((isRunning ? left - gone : left) / 1000));
        const name = names[seat] ?? '';
        return (
          <li key={seat} class={isRunning ? 'is-running' : undefined} data-clock={seat}>
            <Icon name="hourglass" /> {texts.timeOf(name, timeText(seconds, texts))}
          </li>
        );
      })}
    </ul>
  );
}
