// The tag at a player's place: a dot that says whether they are there, and what is most worth knowing about them.
import type { Seat } from '../../engine/game.ts';
import type { SeatStatus } from '../../parts/boardContext.ts';
import { browser } from '../browser.ts';
import { formatTime } from './formatTime.ts';
import type { OnlineState } from './onlineState.ts';
import { AWAY_GRACE_MS, type SeatPresence, seatPresence } from './seatPresence.ts';
import type { OnlineTexts } from './texts/en.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useClockTick } from './useClockTick.ts';
import { useLevelNames } from './useLevelNames.ts';
import './seat-tag.css';

/** By seat, for the board; null for the player's own. */
export function seatStatuses(online: OnlineState, texts: OnlineTexts): (SeatStatus | null)[] {
  // A name is read out when somebody asks for it: then it is enough that it is true.
  const now = browser.elapsed() + AWAY_GRACE_MS;
  return (online.room?.sitters ?? []).map((_, seat) => {
    const presence = seat === online.room?.you ? null : seatPresence(online, seat, now);
    if (!presence || online.room?.state !== 'playing') return null;
    return { label: texts.presence.read[presence.where], tag: <SeatTag online={online} seat={seat} /> };
  });
}

function SeatTag({ online, seat }: { readonly online: OnlineState; readonly seat: Seat }) {
  const texts = useOnlineTexts();
  useClockTick();
  const presence = seatPresence(online, seat, browser.elapsed());
  const levels = useLevelNames();
  if (!presence) return null;
  const { where, clock } = presence;
  const player = online.room?.sitters[seat];
  const text = player?.kind === 'bot' ? texts.botOf(levels(player.level)) : tagText(presence, texts);
  return (
    <span class={`seat-tag is-${where}${clock?.isLow ? ' is-low' : ''}`} data-presence={where}>
      {where !== 'always' && <i />}
      <span>{text}</span>
    </span>
  );
}

function tagText({ where, clock, isThinking, awayForMs }: SeatPresence, texts: OnlineTexts): string {
  const { presence } = texts;
  if (where === 'always') return texts.bot;
  if (where === 'bot' || where === 'resigned' || where === 'vacation') return presence[where];
  if (clock) return formatTime(Math.ceil(clock.leftMs / 1000), texts);
  if (where === 'cut') return presence.cut;
  if (where === 'away') {
    const minutes = awayForMs === null ? 0 : Math.floor(awayForMs / 60_000);
    return minutes === 0 ? presence.away : presence.awayFor(minutes);
  }
  return isThinking ? presence.thinking : presence.here;
}
