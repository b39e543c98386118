// Warns the player whose own time runs out: seen, heard if sound is on, and announced once.
import { useEffect, useRef } from 'preact/hooks';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { browser } from '../browser.ts';
import { playTableSound } from '../tableSound.ts';
import { formatTime } from './formatTime.ts';
import { ranked } from './Notices.tsx';
import type { OnlineState } from './onlineState.ts';
import { seatPresence } from './seatPresence.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useClockTick } from './useClockTick.ts';

export function LowTimeWarning({ online }: { readonly online: OnlineState }) {
  const texts = useOnlineTexts();
  useClockTick();
  const you = online.room?.you ?? null;
  const presence = you === null ? null : seatPresence(online, you, browser.elapsed());
  const clock = presence?.where === 'bot' || presence?.where === 'resigned' ? null : presence?.clock;
  const isLow = clock?.isLow ?? false;
  // The sentence keeps the time at which the warning began: it is read out once.
  const began = useRef('');
  if (isLow && clock && began.current === '')
    began.current = texts.lowTime(formatTime(Math.ceil(clock.leftMs / 1000), texts));
  if (!isLow) began.current = '';
  useEffect(() => {
    if (isLow) playTableSound('low-time', { pitch: 1 });
  }, [isLow]);
  useAnnounced('alert', began.current);
  return isLow ? (
    <p class="online-low-time" data-low-time="" {...ranked('warning')}>
      {began.current}
    </p>
  ) : null;
}
