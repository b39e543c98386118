// What an ending lays over the table: the ceremony, then the result.
import type { Seat } from '../../../engine/game.ts';
import type { GameManifest } from '../../../engine/manifest.ts';
import type { Names } from '../../../engine/texts.ts';
import type { LocalizedTexts } from '../../gameAssets.ts';
import type { Replay } from '../../replay/useReplay.ts';
import type { Snapshot, TableClient } from '../../table/tableClient.ts';
import { ResultSheet } from '../ResultSheet.tsx';
import type { RematchRequest } from '../rematchRequest.ts';
import { Stage } from './Stage.tsx';
import { ShareSheet } from './share/ShareSheet.tsx';
import type { ShownEnding } from './useEnding.ts';

interface EndingPartsProps {
  readonly id: string | undefined;
  readonly client: TableClient;
  readonly game: GameManifest;
  readonly snapshot: Snapshot;
  readonly replay: Replay;
  readonly localized: LocalizedTexts;
  readonly finale: ShownEnding;
  readonly names: Names;
  readonly you: Seat | null;
  readonly onAgain: (() => void) | null;
  readonly rematch: RematchRequest | undefined;
  onClose(): void;
}

export function EndingParts(props: EndingPartsProps) {
  const { id, finale, names, you, onAgain, rematch, onClose } = props;
  const { result, verdict, steps, ceremony, account } = finale;
  if (!result || !verdict) return null;
  if (finale.isCeremony)
    return ceremony.phase.kind === 'last-act' ? null : (
      <Stage {...{ ceremony, steps, verdict, result, names, you }} />
    );
  if (finale.isSharing) return <ShareSheet {...props} result={result} onClose={finale.endSharing} />;
  if (!finale.isResultOpen) return null;
  return (
    <ResultSheet
      {...{ id, result, verdict, names, you, account, onAgain, rematch, onClose }}
      hasCoach={props.snapshot.last > 0}
      onCount={finale.replay}
      onShare={finale.share}
    />
  );
}
