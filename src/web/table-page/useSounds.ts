// Plays the sounds of new events, and calls the player when it is their turn again.
import { useEffect, useRef } from 'preact/hooks';
import type { AnyBoardModule } from '../../parts/board.ts';
import type { Snapshot } from '../table/tableClient.ts';
import { playTableSound } from '../tableSound.ts';
import { soundsOf } from './soundsOf.ts';

const GAP_MS = 110;

export function useSounds(snapshot: Snapshot | null, board: AnyBoardModule | null): void {
  const wasAsked = useRef(true);
  useEffect(() => {
    if (!snapshot || !board) return;
    const isAsked = snapshot.moves.length > 0;
    const isNew = isAsked && !wasAsked.current && snapshot.newEvents.length > 0;
    wasAsked.current = isAsked;
    const names = soundsOf(snapshot.newEvents, board.eventMarks);
    for (const [i, name] of names.entries()) playTableSound(name, { delayMs: i * GAP_MS });
    if (isNew) playTableSound('your-turn', { delayMs: names.length * GAP_MS, pitch: 1 });
  }, [snapshot, board]);
}
