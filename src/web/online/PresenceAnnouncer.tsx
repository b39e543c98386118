// Tells screen readers, politely, when another player goes, comes back, or is played by a bot.
import { useEffect, useRef } from 'preact/hooks';
import { announcer } from '../../parts/announcer.ts';
import { browser } from '../browser.ts';
import type { OnlineState } from './onlineState.ts';
import { seatPresence, type Whereabouts } from './seatPresence.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useClockTick } from './useClockTick.ts';

export function PresenceAnnouncer({ online }: { readonly online: OnlineState }): null {
  const { presence } = useOnlineTexts();
  useClockTick();
  const now = browser.elapsed();
  const players = online.room?.state === 'playing' ? online.room.sitters : [];
  const where = players.map((_, seat) => seatPresence(online, seat, now)?.where ?? 'always');
  const before = useRef<readonly Whereabouts[]>(where);
  const changed = where.join();
  useEffect(() => {
    const sentences = where.flatMap((each, seat) =>
      before.current[seat] === undefined || before.current[seat] === each || seat === online.room?.you
        ? []
        : [presence.announce[each](players[seat]?.name ?? '')],
    );
    before.current = where;
    for (const sentence of sentences) announcer.say('notice', sentence);
    // Only when somebody has come or gone.
  }, [changed]);
  return null;
}
