// What if? The same game up to a moment, as a new one beside it.

import type { Seat } from '../../engine/game.ts';
import { newId } from '../newId.ts';
import { go } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { saveGame } from '../store.ts';
import { studying } from '../study/study.ts';
import type { Sitter } from '../table/link.ts';
import type { Finished } from './useReplay.ts';

/** Who takes the places of people in a branch. */
const STAND_IN = 'scribe';

export async function branchOff(
  { saved: { ownSeat: _, ...saved }, record }: Finished,
  ply: number,
  seat: Seat,
): Promise<void> {
  const branch = await studying((study) => study.branch(record, ply));
  const id = newId();
  const sitters = saved.sitters.map((sitter, each): Sitter => {
    if (each === seat)
      return { kind: 'person', name: sitter.kind === 'person' ? sitter.name : settings().name };
    return sitter.kind === 'bot' ? sitter : { kind: 'bot', name: sitter.name, level: STAND_IN };
  });
  // Whoever comes from a finished game has seen what is hidden here.
  const practice = true;
  await saveGame({ ...saved, id, sitters, record: branch, branchesAt: ply, practice, playedAt: Date.now() });
  go(`/table/${id}`);
}
