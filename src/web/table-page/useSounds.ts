// Plays the sounds of new events, and a bell when it is the player's turn again.
import { useEffect, useRef } from 'preact/hooks';
import type { AnyBoardModule } from '../../parts/board.ts';
import { playSound } from '../../parts/sound.ts';
import { useSettings } from '../settings/settings.ts';
import type { Snapshot } from '../table/tableClient.ts';

export function useSounds(snapshot: Snapshot | null, board: AnyBoardModule | null): void {
  const { sound } = useSettings();
  const wasAsked = useRef(true);
  useEffect(() => {
    if (!snapshot || !board) return;
    const isAsked = snapshot.moves.length > 0;
    const isNew = isAsked && !wasAsked.current && snapshot.newEvents.length > 0;
    wasAsked.current = isAsked;
    if (!sound) return;
    const name = snapshot.newEvents
      .map(({ key }) => board.eventMarks[key]?.sound)
      .find((each) => each !== undefined);
    if (name) playSound(name);
    if (isNew && name !== 'bell') playSound('bell');
  }, [snapshot, board, sound]);
}
