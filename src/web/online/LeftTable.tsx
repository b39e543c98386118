// Tells a spectator why nothing happens: the people have left their seats to bots, which wait for one of them.
import type { ServerMessageOf } from '../../protocol/server.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { isLeftToBots } from './finishedByBots.ts';
import { ranked } from './Notices.tsx';
import { useAtTableTexts } from './texts/atTable.ts';

export function LeftTable({ room }: { readonly room: ServerMessageOf<'room'> }) {
  const { finishedByBots } = useAtTableTexts();
  const isNobodyHere = room.sitters.every((player) => player.kind === 'bot' || !player.isHere);
  const isShown = room.you === null && room.state === 'playing' && isLeftToBots(room) && isNobodyHere;
  useAnnounced('notice', isShown ? finishedByBots.waiting : null);
  if (!isShown) return null;
  return (
    <div class="online-notice" data-left-table="" {...ranked('status')}>
      <p>{finishedByBots.waiting}</p>
    </div>
  );
}
