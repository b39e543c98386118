// How it ended: places, scores, why; again, or a look at the table.
import { useEffect, useState } from 'preact/hooks';
import type { Outcome } from '../../engine/game.ts';
import type { AccountStep, Names } from '../../engine/texts.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Flourish } from '../../parts/Ornament.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';

const LAST_LOOK = 5;

interface ResultProps {
  /** Where it is kept on this device. */
  readonly id: string | undefined;
  readonly outcome: Outcome;
  readonly names: Names;
  readonly reason: string;
  readonly account: readonly AccountStep[];
  /** Somebody has asked for it: nothing is waited for. */
  readonly isAsked: boolean;
  readonly onAgain: (() => void) | null;
  onClose(): void;
}

export function Result({ id, outcome, names, reason, account, isAsked, onAgain, onClose }: ResultProps) {
  const { table } = useTexts();
  const { motion } = useSettings();
  // The last move is seen to its end first.
  const [isDue, setDue] = useState(isAsked || motion === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), motion * LAST_LOOK);
    return () => clearTimeout(timer);
  }, [motion]);
  if (!isDue) return null;
  const order = [...outcome.places.keys()].sort((a, b) => outcome.places[a]! - outcome.places[b]!);
  const winners = order.filter((seat) => outcome.places[seat] === 1).map(names);
  return (
    <Sheet title={table.result} onClose={onClose}>
      <div class="result" data-result="">
        <p class="result-winner">{table.wins(winners)}</p>
        <Flourish />
        <p>{reason}</p>
        <table>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} class={outcome.places[seat] === 1 ? 'is-winner' : undefined}>
                <td>{outcome.places[seat] === 1 ? <Icon name="crown" /> : null}</td>
                <td>{table.place(outcome.places[seat]!)}</td>
                <th scope="row">{names(seat)}</th>
                <td>{table.score(outcome.scores[seat]!)}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
        <div class="menu">
          {onAgain && (
            <button type="button" class="big-button" onClick={onAgain}>
              {table.again}
            </button>
          )}
          {id !== undefined && (
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
