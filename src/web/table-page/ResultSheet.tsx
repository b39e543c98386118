// The result of a game: the verdict, the places, the count, and what to do next: again, coach, share.
import type { Seat } from '../../engine/game.ts';
import type { Names, ScoringStep } from '../../engine/texts.ts';
import { Flourish } from '../../parts/Flourish.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { Decline } from './Decline.tsx';
import { Podium } from './ending/Podium.tsx';
import { ENDING_TEXTS } from './ending/texts.ts';
import type { Verdict } from './ending/verdict.ts';
import type { RematchRequest } from './rematchRequest.ts';
import type { ShownResult } from './shownResult.ts';
import './ending/ending.css';
import './ending/result.css';

interface ResultSheetProps {
  /** The id of the saved game on this device. */
  readonly id: string | undefined;
  readonly result: ShownResult;
  readonly verdict: Verdict;
  readonly names: Names;
  readonly you: Seat | null;
  readonly account: readonly ScoringStep[];
  readonly onAgain: (() => void) | null;
  readonly rematch: RematchRequest | undefined;
  /** Holds the count again; null if there is none. */
  readonly onCount: (() => void) | null;
  /** Nothing is reviewed where nothing was decided. */
  readonly hasCoach: boolean;
  onShare(): void;
  onClose(): void;
}

export function ResultSheet(props: ResultSheetProps) {
  const { id, result, verdict, names, you, account, onAgain, rematch, onCount, hasCoach, onShare, onClose } =
    props;
  const { table } = useTexts();
  const words = ENDING_TEXTS[useSettings().lang];
  return (
    <Sheet title={table.result} onClose={onClose}>
      <div class={`result tone-${verdict.tone}`} data-result="">
        <div class="result-hero">
          <p class="result-winner">{verdict.headline}</p>
          <Flourish />
          <p>
            {verdict.detail} {result.reason}
          </p>
          <Podium result={result} names={names} you={you} label={words.places} />
        </div>
        {rematch?.note}
        <div class="result-acts">
          {onAgain && (
            <div class="result-again">
              <button type="button" class="big-button" {...rematch?.button} onClick={onAgain}>
                {rematch?.label ?? table.again}
              </button>
              {rematch?.decline && <Decline {...rematch} decline={rematch.decline} />}
            </div>
          )}
          <div class="menu">
            {id !== undefined && hasCoach && (
              <Link to={`/coach/${id}`} class="plain-button">
                <Icon name="hint" /> {table.coach}
              </Link>
            )}
            <button type="button" class="plain-button" data-share-result="" onClick={onShare}>
              <Icon name="path" /> {words.shareTitle}
            </button>
            {onCount && (
              <button type="button" class="plain-button" data-count-again="" onClick={onCount}>
                <Icon name="redo" /> {words.seeCount}
              </button>
            )}
            <button type="button" class="plain-button" data-look="" onClick={onClose}>
              <Icon name="eye" /> {table.look}
            </button>
          </div>
        </div>
        {rematch?.players}
        {account.length > 0 && <Account account={account} title={table.account} />}
      </div>
    </Sheet>
  );
}

function Account({ account, title }: { readonly account: readonly ScoringStep[]; readonly title: string }) {
  return (
    <details class="result-account">
      <summary>{title}</summary>
      <ol>
        {account.map(({ title, lines }) => (
          <li key={title}>
            <strong>{title}</strong>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
