// The coach's report on one seat: the costly decisions, the chart, luck and skill, and every decision.
import type { Decision } from '../../bots/coach/judge.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Names } from '../../engine/texts.ts';
import type { ReviewWithPositions } from '../analysis/messages.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { ValueTable } from '../analysis/ValueTable.tsx';
import type { LocalizedTexts } from '../gameAssets.ts';
import { searchForPosition } from '../replay/replayAddress.ts';
import { Link } from '../router.tsx';
import { WinChanceChart } from './Curve.tsx';
import { ExplainedMoves } from './ExplainedMoves.tsx';

interface SeatReportProps {
  /** The id of the saved game. */
  readonly id: string;
  readonly review: ReviewWithPositions;
  readonly localized: LocalizedTexts;
  readonly game: GameManifest;
  readonly names: Names;
}

export function SeatReport({ id, review, localized, game, names }: SeatReportProps) {
  const { coach: words, percent, signed } = useAnalysisTexts();
  const { even, luck, cost, share, mattered, praised, decisions, seat } = review;
  const account: readonly (readonly [string, string])[] = [
    [words.start, percent(even)],
    [words.chance, signed(luck.chance)],
    [words.others, signed(luck.others)],
    [words.cost, signed(-cost)],
    [words.end, percent(share)],
  ];
  const address = ({ ply }: Decision) =>
    `/table/${id}${searchForPosition({ ply: ply - 1, viewpoint: seat })}`;
  const byPly = new Map(decisions.map(({ ply }, at) => [ply, review.positions[at]!]));
  const positionOf = ({ ply }: Decision) => byPly.get(ply)!;
  const said = (decision: Decision, which: 'played' | 'better') => {
    const position = positionOf(decision);
    return localized.texts.move(position[which], position.view);
  };
  const shared = { game, localized, names, seat };
  return (
    <div lang={localized.lang} data-review="">
      <p>{words.result(names(seat), percent(even), percent(share))}</p>
      <h2>{words.mattered}</h2>
      {mattered.length === 0 && <p>{words.faultless}</p>}
      <ol class="mattered">
        {mattered.map((decision) => (
          <li key={decision.ply} data-mattered={decision.ply}>
            <h3>
              {words.move(decision.ply)} · {words.points(decision.cost)}
            </h3>
            <ExplainedMoves {...shared} decision={decision} position={positionOf(decision)} />
            <Link to={address(decision)} class="plain-button">
              {words.look(decision.ply)}
            </Link>
          </li>
        ))}
      </ol>
      {praised.length > 0 && <h2>{words.praised}</h2>}
      <ol class="mattered">
        {praised.map((decision) => (
          <li key={decision.ply} data-praised={decision.ply}>
            <h3>
              {words.move(decision.ply)} · {words.lead(decision.next!.lead)}
            </h3>
            <ExplainedMoves {...shared} decision={decision} position={positionOf(decision)} />
            <Link to={address(decision)} class="plain-button">
              {words.look(decision.ply)}
            </Link>
          </li>
        ))}
      </ol>
      <h2>{words.curve}</h2>
      <WinChanceChart review={review} />
      <h2>{words.account}</h2>
      <p>{words.accountText(percent(even), percent(share))}</p>
      <ValueTable rows={account} />
      <details>
        <summary>{words.all}</summary>
        <table class="verdicts">
          <thead>
            <tr>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
              <th scope="col">{words.lost}</th>
            </tr>
          </thead>
          <tbody>
            {decisions.map((decision) => (
              <tr key={decision.ply}>
                <th scope="row">
                  <Link to={address(decision)}>
                    {decision.ply}. {said(decision, 'played')}
                  </Link>
                  {decision.cost > 0 && <small>{words.instead(said(decision, 'better'))}</small>}
                </th>
                <td>{percent(decision.before)}</td>
                <td>{percent(decision.after)}</td>
                <td>{decision.cost > 0 ? words.points(decision.cost) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
