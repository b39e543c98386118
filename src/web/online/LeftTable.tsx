// Tells a spectator why nothing happens: the people have left their seats to bots, which wait for one of them.
import type { ServerMessageOf } from '../../protocol/server.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { isLeftToBots } from './finishedByBots.ts';
import { ranked } from './Notices.tsx';
import { useAtTableTexts } from './texts/atTable.ts';

export function LeftTable({ room }: { readonly room: ServerMessageOf<'room'> }) {
  const { finishedByBots } = useAtTableTexts();
  // At a tournament the bots play on, because the next round waits for them.
  const isWaiting = room.state === 'playing' && room.tournament === undefined && isLeftToBots(room);
  const isShown = room.you === null && isWaiting;
  useAnnounced('notice', isShown ? finishedByBots.waiting : null);
  if (!isShown) return null;
  return (
    <div class="online-notice" data-left-table="" {...ranked('status')}>
      <p>{finishedByBots.waiting}</p>
    </div>
  );
}
