// The result of a game: places, scores and reason, with buttons for a rematch and the coach.
import { useEffect, useState } from 'preact/hooks';
import type { Names, ScoringStep } from '../../engine/texts.ts';
import { Flourish } from '../../parts/Flourish.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import type { RematchRequest } from './rematchRequest.ts';
import type { ShownResult } from './shownResult.ts';

const RESULT_DELAY_MOTIONS = 5;

interface ResultSheetProps {
  /** The id of the saved game on this device. */
  readonly id: string | undefined;
  readonly result: ShownResult;
  readonly names: Names;
  readonly account: readonly ScoringStep[];
  /** The player has opened it, so it appears without delay. */
  readonly isAsked: boolean;
  readonly onAgain: (() => void) | null;
  readonly rematch: RematchRequest | undefined;
  onClose(): void;
}

export function ResultSheet({
  id,
  result,
  names,
  account,
  isAsked,
  onAgain,
  rematch,
  onClose,
}: ResultSheetProps) {
  const { table } = useTexts();
  const { motion } = useSettings();
  // The animation of the last move ends first.
  const [isDue, setDue] = useState(isAsked || motion === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), motion * RESULT_DELAY_MOTIONS);
    return () => clearTimeout(timer);
  }, [motion]);
  if (!isDue) return null;
  const { scores, reason } = result;
  const places = result.places ?? [];
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const winners = order.filter((seat) => places[seat] === 1).map(names);
  return (
    <Sheet title={table.result} onClose={onClose}>
      <div class="result" data-result="">
        <p class="result-winner">{winners.length === 0 ? table.noWinner : table.wins(winners)}</p>
        <Flourish />
        <p>{reason}</p>
        {order.length > 0 && (
          <table>
            <tbody>
              {order.map((seat) => (
                <tr key={seat} class={places[seat] === 1 ? 'is-winner' : undefined}>
                  <td>{places[seat] === 1 ? <Icon name="crown" /> : null}</td>
                  <td>{table.place(places[seat]!)}</td>
                  <th scope="row">{names(seat)}</th>
                  {scores && <td>{table.score(scores[seat]!)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {account.length > 0 && (
          <details class="result-account">
            <summary>{table.account}</summary>
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
        )}
        {rematch?.note}
        <div class="menu">
          {onAgain && (
            <button type="button" class="big-button" {...rematch?.button} onClick={onAgain}>
              {rematch?.label ?? table.again}
            </button>
          )}
          {id !== undefined && scores && (
            <Link to={`/coach/${id}`} class="plain-button">
              <Icon name="hint" /> {table.coach}
            </Link>
          )}
          <button type="button" class="plain-button" data-look="" onClick={onClose}>
            {table.look}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
