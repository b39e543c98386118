// The sheet of sharing: the result as a picture and a text, and the whole game if it is saved on this device.
import { useMemo } from 'preact/hooks';
import type { GameManifest } from '../../../../engine/manifest.ts';
import type { Lang, Names } from '../../../../engine/texts.ts';
import { Sheet } from '../../../../parts/Sheet.tsx';
import type { LocalizedTexts } from '../../../gameAssets.ts';
import { ReplayActions } from '../../../replay/ReplayActions.tsx';
import type { Replay } from '../../../replay/useReplay.ts';
import type { Snapshot, TableClient } from '../../../table/tableClient.ts';
import { useTexts } from '../../../texts/index.ts';
import { useGameNames } from '../../../useGameNames.ts';
import type { ShownResult } from '../../shownResult.ts';
import { ENDING_TEXTS } from '../texts.ts';
import { verdictOf } from '../verdict.ts';
import { sharedRows } from './resultText.ts';
import { ShareResult } from './ShareResult.tsx';

interface ShareSheetProps {
  readonly client: TableClient;
  readonly game: GameManifest;
  readonly snapshot: Snapshot;
  readonly replay: Replay;
  readonly localized: LocalizedTexts;
  readonly result: ShownResult;
  readonly names: Names;
  onClose(): void;
}

/** 17 November 2026, as everywhere in the product. */
const DATE_LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', fr: 'fr' };

export function ShareSheet(props: ShareSheetProps) {
  const { client, game, snapshot, replay, localized, result, names, onClose } = props;
  const { lang, texts } = localized;
  const words = ENDING_TEXTS[lang];
  const { table } = useTexts();
  const nameOf = useGameNames();
  const playedAt = replay.finished?.saved.playedAt;
  const shared = useMemo(
    () => ({
      game: nameOf(game.id),
      date: new Intl.DateTimeFormat(DATE_LOCALES[lang], { dateStyle: 'long' }).format(playedAt ?? new Date()),
      headline: verdictOf(result, { you: null, names, lead: texts.lead, words }).headline,
      rows: sharedRows(result, client.players.length, { names, score: table.score }),
    }),
    [game, lang, playedAt, result.places],
  );
  const picture = <ShareResult game={game} shared={shared} />;
  const { ply, last } = snapshot;
  return replay.finished ? (
    <ReplayActions
      title={table.shareGame}
      {...{ names, replay, ply, last, onClose }}
      finished={replay.finished}
    >
      {picture}
    </ReplayActions>
  ) : (
    <Sheet title={table.shareGame} onClose={onClose}>
      {picture}
    </Sheet>
  );
}
