// The actions for a position of a finished game: continue differently, coach, share, export, check fairness.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { BASE } from '../base.ts';
import { copyText, selectAllOf } from '../copyText.ts';
import { downloadGameFile, gameFileOf } from '../records/gameFile.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { startBranch } from './branch.ts';
import { deciderAt, searchForPosition } from './replayAddress.ts';
import { encodeGame } from './shareLink.ts';
import type { FinishedGame, Replay } from './useReplay.ts';

interface ReplayActionsProps {
  /** The title, if it was not opened from the replay bar. */
  readonly title?: string;
  readonly finished: FinishedGame;
  readonly names: Names;
  readonly replay: Replay;
  readonly ply: number;
  readonly last: number;
  onClose(): void;
  /** Stands above the actions. */
  readonly children?: ComponentChildren;
}

export function ReplayActions(props: ReplayActionsProps) {
  const { title, finished, names, replay, ply, last, onClose, children } = props;
  const { viewpoint } = replay;
  const { replay: words, records } = useAnalysisTexts();
  const [shared, setShared] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { saved, record } = finished;
  const seat = viewpoint === 'all' ? deciderAt(record.moves, ply) : viewpoint;
  const file = () => gameFileOf(saved, record, names);
  const share = async () => {
    // The server sees no game, only which one it is and a language: for the preview card of the link.
    const card = `&game=${saved.game}&lang=${settings().lang}`;
    const search = searchForPosition({ ply, viewpoint }) + card;
    const link = `${location.origin}${BASE}/replay${search}#${await encodeGame(file())}`;
    setShared({ link, isCopied: await copyText(link) });
  };
  return (
    <Sheet title={title ?? words.title} onClose={onClose}>
      <div class="after">
        {children}
        {ply < last && (
          <section>
            <h3>{words.whatIf}</h3>
            <p>{words.whatIfText(names(seat), ply)}</p>
            <button
              type="button"
              class="big-button"
              data-branch=""
              onClick={() => startBranch(finished, ply, seat).catch(() => setFailed(true))}
            >
              {words.playOn}
            </button>
            {hasFailed && <p role="alert">{records.cannotKeep}</p>}
          </section>
        )}
        <div class="menu">
          {/* Nothing is reviewed where nothing was decided. */}
          {(record.result || record.ending) && last > 0 && (
            <Link to={`/coach/${saved.id}`} class="plain-button">
              <Icon name="hint" /> {words.coach}
            </Link>
          )}
          <button type="button" class="plain-button" data-share="" onClick={() => void share()}>
            <Icon name="path" /> {words.link}
          </button>
          <button type="button" class="plain-button" onClick={() => downloadGameFile(file())}>
            <Icon name="take" /> {words.file}
          </button>
          <Link to={`/fair/${saved.id}`} class="plain-button">
            <Icon name="seal" /> {words.fair}
          </Link>
        </div>
        {shared && (
          <p role="status">
            {shared.isCopied ? words.copied : words.cannotCopy}{' '}
            {!shared.isCopied && (
              <input
                ref={(shown) => {
                  if (shown) selectAllOf(shown);
                }}
                readOnly
                aria-label={words.link}
                value={shared.link}
              />
            )}
          </p>
        )}
      </div>
    </Sheet>
  );
}
