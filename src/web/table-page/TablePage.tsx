// A table that is loading, and then everything around its board: the game's texts, its board and the pace of the settings.
import type { Names } from '../../engine/texts.ts';
import { useBoard, useGameTexts } from '../gameAssets.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { useTitle } from '../useTitle.ts';
import { useWatching } from '../watch/useWatching.ts';
import { TableContent } from './TableContent.tsx';
import type { TableProps } from './tableProps.ts';
import { useSounds } from './useSounds.ts';
import { useTablePace } from './useTablePace.ts';

export function TablePage(props: TableProps) {
  const texts = useTexts();
  const nameOf = useGameNames();
  useTitle(nameOf(props.game.id));
  const localized = useGameTexts(props.game);
  const board = useBoard(props.game);
  const { client } = props;
  const names: Names = (seat) => client.players[seat]?.name || texts.gamePage.personName(seat + 1);
  const watching = useWatching(client, props.id, props.isCopy ?? false);
  const { now, pace } = useTablePace(client, localized, names, watching);
  useSounds(now?.snapshot ?? null, board);
  if (!now || !localized || !board) return <p class="waiting">{texts.loading}</p>;
  return <TableContent {...props} {...{ now, pace, names, localized, board, watching }} />;
}
