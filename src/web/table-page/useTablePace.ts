// The pace of a table: how long each position stays, by the sentence that tells it and by the settings.
import { CHANCE } from '../../engine/game.ts';
import type { Names } from '../../engine/texts.ts';
import { turnsOf } from '../../engine/turns.ts';
import { isGoingOn } from '../announcements/turnVoice.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import { useSettings } from '../settings/settings.ts';
import type { Snapshot, TableClient } from '../table/tableClient.ts';
import { textsIn } from '../texts/loadTexts.ts';
import { commentText } from '../watch/commentText.ts';
import type { Watching } from '../watch/useWatching.ts';
import { watchBeatMs } from '../watch/watchBeat.ts';
import { beatMs } from './beat.ts';
import { type CurrentSnapshot, type Pace, usePacedSnapshot } from './usePacedSnapshot.ts';
import { sentenceOf } from './useTurns.ts';

/** Enough of the log for one turn. */
const MAX_TURN_ENTRIES = 60;

export function useTablePace(
  client: TableClient,
  localized: LocalizedTexts | null,
  names: Names,
  /** Null where somebody plays. */
  watching: Watching | null,
): { readonly now: CurrentSnapshot | null; readonly pace: Pace } {
  const { speed: chosen, motion: motionMs } = useSettings();
  // At a server the others are people, and clocks may be running.
  const speed = chosen === 'wait' && client.place === 'server' ? 'normal' : chosen;
  const beatOf = ({ log, seat, deciders, ply }: Snapshot): number => {
    // Nobody looks: what happens meanwhile is in the recap.
    if (!watching && document.visibilityState === 'hidden') return 0;
    const turn = turnsOf(log.slice(-MAX_TURN_ENTRIES)).at(-1);
    if (!turn || !localized) return 0;
    const by = turn.by === CHANCE ? null : turn.by;
    const text = sentenceOf(turn, { ...localized, names });
    // What was drawn or rolled for another player begins that player's turn.
    const others = deciders.filter((each) => each !== seat);
    const goesOn =
      isGoingOn(log, deciders, others) || (by !== null && deciders.length === 1 && deciders[0] === by);
    if (watching) {
      const words = { texts: localized.texts, names, words: textsIn(localized.lang, 'watch') };
      const comment = commentText(watching.comments, ply, words);
      return watchBeatMs(watching, { ply, motionMs, text, goesOn, comment });
    }
    return beatMs({
      speed,
      motionMs,
      text,
      goesOn,
      isOwn: by !== null && by === seat,
    });
  };
  return usePacedSnapshot(client, beatOf, watching ? watchKey(watching) : speed);
}

/** Another text for everything that changes the beat. */
const watchKey = ({ isPaused, isHidden, speed, comments }: Watching) =>
  [isPaused, isHidden, speed, comments.size].join();
