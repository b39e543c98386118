// Everything that a table says: what happens by itself, and what its keys tell.
import { useRef } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import { type Announcement, announcer } from '../../parts/announcer.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import type { Snapshot, TableClient } from '../table/tableClient.ts';
import type { FinishedByBots } from '../table-page/ending/verdict.ts';
import type { ShownResult } from '../table-page/shownResult.ts';
import type { CurrentSnapshot } from '../table-page/usePacedSnapshot.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { resultSentence } from './resultSentence.ts';
import { useAnnouncementTexts } from './texts/index.ts';
import { useAnnounced } from './useAnnounced.ts';
import { useTableAnnouncements } from './useTableAnnouncements.ts';
import { type Telling, type ToldTable, useTelling } from './useTelling.ts';

interface SpokenTable {
  readonly now: CurrentSnapshot;
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  readonly game: ToldTable['game'];
  readonly localized: LocalizedTexts;
  readonly names: Names;
  readonly prompt: string;
  readonly board: AnyBoardModule;
  readonly ended: ShownResult | null;
  readonly standIns: FinishedByBots | null;
  /** The table is covered for this person. */
  readonly coveredFor: string | null;
  readonly clock: (() => string | null) | null;
}

interface TableVoice extends Telling {
  /** What the prompt says, whenever it changes. */
  announce(kind: Announcement, text: string): void;
}

export function useTableVoice(table: SpokenTable): TableVoice {
  const { now, snapshot, client, game, names, prompt, ended, standIns, coveredFor, clock } = table;
  const { lang, texts } = table.localized;
  const { seat, view, ply } = snapshot;
  const shell = useTexts();
  const words = useAnnouncementTexts();
  const nameOf = useGameNames();
  // Several people at one device are all called by their names.
  const isAlone =
    client.place === 'server' || client.players.filter(({ kind }) => kind === 'person').length === 1;
  const result =
    ended &&
    resultSentence(ended, { names, you: isAlone ? seat : null, standIns, table: shell.table, words });
  useAnnounced('alert', snapshot.isSaved ? null : shell.table.unkept);
  const seats = client.players.length;
  const bots = client.players.flatMap(({ kind }, each) => (kind === 'bot' ? [each] : []));
  const told = { lang, texts, names };
  useTableAnnouncements({
    ...{ now, game: nameOf(game.id), told, seats, bots, coveredFor, result },
    tellsTakeBacks: client.place === 'device',
  });
  const log = snapshot.log.filter((entry) => entry.ply <= ply);
  // Not only the question, but also the steps of a choice.
  const asked = useRef(prompt);
  const telling = useTelling({
    ...{ game, texts, lang, names, view, seat, log, result, clock },
    question: () => asked.current,
    standing: () => table.board.standing?.(view, { names, lang }) ?? [],
  });
  return {
    ...telling,
    announce: (kind, text) => {
      asked.current = text;
      // An earlier position is told by the move that led to it, the end by the result.
      if (ply !== snapshot.last) return;
      if (text === ended?.reason) announcer.dropQuestion();
      else announcer.say(kind, text);
    },
  };
}
