// Everything that a table says: what happens by itself, and what its keys tell.
import type { Names } from '../../engine/texts.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import type { Snapshot, TableClient } from '../table/tableClient.ts';
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
  /** What the prompt says now, with the step of a choice. */
  readonly asked: { readonly current: string };
  readonly ended: ShownResult | null;
  /** The table is covered for this person. */
  readonly coveredFor: string | null;
  readonly clock: (() => string | null) | null;
}

export function useTableVoice(table: SpokenTable): Telling {
  const { now, snapshot, client, game, names, asked, ended, coveredFor, clock } = table;
  const { lang, texts } = table.localized;
  const { seat, view, ply } = snapshot;
  const shell = useTexts();
  const words = useAnnouncementTexts();
  const nameOf = useGameNames();
  // Several people at one device are all called by their names.
  const isAlone =
    client.place === 'server' || client.players.filter(({ kind }) => kind === 'person').length === 1;
  const result =
    ended && resultSentence(ended, { names, you: isAlone ? seat : null, table: shell.table, words });
  useAnnounced('alert', snapshot.isSaved ? null : shell.table.unkept);
  const seats = client.players.length;
  const bots = client.players.flatMap(({ kind }, each) => (kind === 'bot' ? [each] : []));
  const told = { lang, texts, names };
  useTableAnnouncements({ now, game: nameOf(game.id), told, seats, bots, coveredFor, result });
  const log = snapshot.log.filter((entry) => entry.ply <= ply);
  return useTelling({
    game,
    texts,
    lang,
    names,
    view,
    seat,
    log,
    question: () => asked.current,
    result,
    clock,
  });
}
