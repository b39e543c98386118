// What is heard: the sound of what happened, and a bell when it is one's turn again.
import { useEffect, useRef } from 'preact/hooks';
import type { AnyBoardKit } from '../../parts/board.ts';
import { playSound } from '../../parts/sound.ts';
import { useSettings } from '../settings/settings.ts';
import type { Snapshot } from '../table/link.ts';

export function useHearing(snapshot: Snapshot | null, kit: AnyBoardKit | null): void {
  const { sound } = useSettings();
  const wasAsked = useRef(true);
  useEffect(() => {
    if (!snapshot || !kit) return;
    const isAsked = snapshot.moves.length > 0;
    const isNew = isAsked && !wasAsked.current && snapshot.told.length > 0;
    wasAsked.current = isAsked;
    if (!sound) return;
    const heard = snapshot.told.map(({ key }) => kit.marks[key]?.sound).find((name) => name !== undefined);
    if (heard) playSound(heard);
    if (isNew && heard !== 'bell') playSound('bell');
  }, [snapshot, kit, sound]);
}
