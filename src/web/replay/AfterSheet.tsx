// What can be done with a moment of a finished game: play on otherwise, share it, have it judged, keep it, check it.
import { useState } from 'preact/hooks';
import type { Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { copyText, selectAllOf } from '../copyText.ts';
import { download, fileOf } from '../records/file.ts';
import { Link } from '../router.tsx';
import { useStudyTexts } from '../study/words/index.ts';
import { branchOff } from './branch.ts';
import { deciderAt, searchOf } from './moment.ts';
import { packed } from './share.ts';
import type { Finished, Replay } from './useReplay.ts';

interface AfterSheetProps {
  /** What it was opened for, where that is not looking back. */
  readonly title?: string;
  readonly finished: Finished;
  readonly names: Names;
  readonly replay: Replay;
  readonly ply: number;
  readonly last: number;
  onClose(): void;
}

export function AfterSheet(props: AfterSheetProps) {
  const { title, finished, names, replay, ply, last, onClose } = props;
  const { eyes } = replay;
  const { replay: words, records } = useStudyTexts();
  const [shared, setShared] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { saved, record } = finished;
  const seat = eyes === 'all' ? deciderAt(record.moves, ply) : eyes;
  const file = () => fileOf(saved, record, names);
  const share = async () => {
    const link = `${location.origin}/replay${searchOf({ ply, eyes })}#${await packed(file())}`;
    setShared({ link, isCopied: await copyText(link) });
  };
  return (
    <Sheet title={title ?? words.title} onClose={onClose}>
      <div class="after">
        {ply < last && (
          <section>
            <h3>{words.whatIf}</h3>
            <p>{words.whatIfText(names(seat), ply)}</p>
            <button
              type="button"
              class="big-button"
              data-branch=""
              onClick={() => branchOff(finished, ply, seat).catch(() => setFailed(true))}
            >
              {words.playOn}
            </button>
            {hasFailed && <p role="alert">{records.cannotKeep}</p>}
          </section>
        )}
        <div class="menu">
          <Link to={`/coach/${saved.id}`} class="plain-button">
            <Icon name="hint" /> {words.coach}
          </Link>
          <button type="button" class="plain-button" data-share="" onClick={() => void share()}>
            <Icon name="path" /> {words.link}
          </button>
          <button type="button" class="plain-button" onClick={() => download(file())}>
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
