// Announces what happens at a table: the start, the events, taking back, earlier positions, whose turn at the device it is, the end.
import { useEffect, useRef } from 'preact/hooks';
import type { AnyTexts, Names } from '../../engine/texts.ts';
import { eventText } from '../../engine/texts.ts';
import { announcer } from '../../parts/announcer.ts';
import type { LogEntry } from '../../parts/board.ts';
import type { Snapshot } from '../table/tableClient.ts';
import type { CurrentSnapshot } from '../table-page/usePacedSnapshot.ts';
import { useTexts } from '../texts/index.ts';
import { sinceOwnMove } from './sinceOwnMove.ts';
import { useAnnouncementTexts } from './texts/index.ts';

interface HeardTable {
  readonly now: CurrentSnapshot;
  readonly game: string;
  readonly texts: AnyTexts;
  readonly names: Names;
  readonly seats: number;
  /** The table is covered for this person. */
  readonly coveredFor: string | null;
  /** Null during the game. */
  readonly result: string | null;
}

export function useTableAnnouncements(heard: HeardTable): void {
  const { now, game, texts, names, seats, coveredFor, result } = heard;
  const words = useAnnouncementTexts();
  const { table } = useTexts();
  const before = useRef<{ readonly snapshot: Snapshot; readonly wasCovered: boolean } | null>(null);
  useEffect(() => {
    const { snapshot } = now;
    const previous = before.current;
    before.current = { snapshot, wasCovered: coveredFor !== null };
    const say = (sentence: string) => announcer.say('event', sentence);
    const sayEntries = (entries: readonly LogEntry[]) => {
      for (const { event } of entries) say(eventText(texts, event, names));
    };
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
      // Bots may have moved before the page was there, and a game that is opened again goes on.
      if (!snapshot.outcome && snapshot.ply === snapshot.last)
        sayEntries(sinceOwnMove(snapshot.log, snapshot.seat).filter(({ ply }) => ply > 0));
      return;
    }
    if (isTakenBack(previous.snapshot, snapshot)) say(words.takenBack);
    if (previous.wasCovered) sayEntries(sinceOwnMove(snapshot.log, snapshot.seat));
    else if (snapshot.ply < snapshot.last) sayPosition(snapshot, previous.snapshot);
    else for (const event of snapshot.newEvents) say(eventText(texts, event, names));
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
