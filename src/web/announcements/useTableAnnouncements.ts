// Announces what happens at a table: the start, the turns, taking back, earlier positions, whose turn at the device it is, the end.
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { eventText } from '../../engine/texts.ts';
import type { TurnWords } from '../../engine/turn-text.ts';
import { announcer } from '../../parts/announcer.ts';
import type { Snapshot } from '../table/tableClient.ts';
import type { CurrentSnapshot } from '../table-page/usePacedSnapshot.ts';
import { useTexts } from '../texts/index.ts';
import { sinceOwnMove } from './sinceOwnMove.ts';
import { useAnnouncementTexts } from './texts/index.ts';
import { isGoingOn, TurnVoice } from './turnVoice.ts';
import { UntoldLog } from './untoldLog.ts';

interface HeardTable {
  readonly now: CurrentSnapshot;
  readonly game: string;
  readonly told: TurnWords;
  readonly seats: number;
  readonly bots: readonly Seat[];
  /** Online the page says who took back, and to everybody. */
  readonly tellsTakeBacks: boolean;
  /** The table is covered for this person. */
  readonly coveredFor: string | null;
  /** Null during the game. */
  readonly result: string | null;
}

export function useTableAnnouncements(heard: HeardTable): void {
  const { now, game, told, seats, bots, tellsTakeBacks, coveredFor, result } = heard;
  const { texts, names } = told;
  const words = useAnnouncementTexts();
  const { table } = useTexts();
  const voice = useRef(new TurnVoice(announcer)).current;
  const untold = useRef(new UntoldLog()).current;
  const before = useRef<{ readonly snapshot: Snapshot; readonly wasCovered: boolean } | null>(null);
  useEffect(() => {
    const { snapshot } = now;
    const previous = before.current;
    before.current = { snapshot, wasCovered: coveredFor !== null };
    const say = (sentence: string) => announcer.say('event', sentence);
    if (coveredFor !== null) {
      // The next person must not hear what was meant for the last one.
      announcer.clear();
      announcer.say('question', table.passDevice(coveredFor));
      return;
    }
    if (!previous) {
      const others = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => seat !== snapshot.seat,
      );
      say(words.opening(game, others.map(names)));
      untold.take(snapshot.log);
      // Bots may have moved before the page was there, and a game that is opened again goes on.
      if (!snapshot.outcome && snapshot.ply === snapshot.last)
        voice.tell(
          sinceOwnMove(snapshot.log, snapshot.seat).filter(({ ply }) => ply > 0),
          told,
        );
      return;
    }
    if (tellsTakeBacks && isTakenBack(previous.snapshot, snapshot)) say(words.takenBack);
    if (snapshot.ply < snapshot.last) {
      sayPosition(snapshot, previous.snapshot);
      return;
    }
    const { log, seat, deciders } = snapshot;
    // By the log and not by the new events of this position: others may have been skipped or come while looking back.
    const entries = untold.take(log);
    if (previous.wasCovered) voice.tell(sinceOwnMove(log, seat), told);
    else voice.tell(entries, told, isGoingOn(log, deciders, bots));
  }, [now.revision, coveredFor]);
  useEffect(() => {
    if (result !== null) announcer.say('event', result);
  }, [result !== null]);
  // A page that is left says nothing more.
  useEffect(() => () => announcer.clear(), []);

  function sayPosition({ ply, last, log }: Snapshot, previous: Snapshot): void {
    if (previous.ply === ply) return;
    const events = log
      .filter((entry) => entry.ply === ply)
      .map(({ event }) => eventText(texts, event, names));
    // The slider tells the number of the move by itself.
    const isOnSlider = document.activeElement?.matches('input[type=range]');
    announcer.say('question', [...(isOnSlider ? [] : [`${table.past(ply, last)}.`]), ...events].join(' '));
  }
}

const isTakenBack = (previous: Snapshot, { last, takeBacks }: Snapshot): boolean =>
  last < previous.last || (takeBacks ?? 0) > (previous.takeBacks ?? 0);
