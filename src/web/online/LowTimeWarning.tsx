// Warns the player whose own time runs out: seen, heard if sound is on, and announced once.
import { useEffect, useRef } from 'preact/hooks';
import { playSound } from '../../parts/sound.ts';
import { useSettings } from '../settings/settings.ts';
import { formatTime } from './formatTime.ts';
import type { OnlineState } from './onlineState.ts';
import { seatPresence } from './seatPresence.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useClockTick } from './useClockTick.ts';

export function LowTimeWarning({ online }: { readonly online: OnlineState }) {
  const texts = useOnlineTexts();
  const { sound } = useSettings();
  useClockTick();
  const you = online.room?.you ?? null;
  const presence = you === null ? null : seatPresence(online, you, performance.now());
  const clock = presence?.where === 'bot' || presence?.where === 'resigned' ? null : presence?.clock;
  const isLow = clock?.isLow ?? false;
  // The sentence keeps the time at which the warning began: it is read out once.
  const began = useRef('');
  if (isLow && clock && began.current === '')
    began.current = texts.lowTime(formatTime(Math.ceil(clock.leftMs / 1000), texts));
  if (!isLow) began.current = '';
  useEffect(() => {
    if (isLow && sound) playSound('bell');
  }, [isLow, sound]);
  return (
    <p class={isLow ? 'online-low-time' : 'unseen'} role="status" data-low-time={isLow ? '' : undefined}>
      {began.current}
    </p>
  );
}
