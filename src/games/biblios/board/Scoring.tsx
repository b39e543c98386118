// The end of the game: every category with all totals and its winner, and the points.
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import { CATEGORIES } from '../rules/data.ts';
import type { Opened } from '../rules/state.ts';
import { Coin } from './Coin.tsx';
import { rowState } from './counting.ts';
import { Emblem, Slip } from './Face.tsx';
import { toneOf } from './look.ts';
import { scoreHands } from './scoring.ts';
import type { TableProps } from './table-props.ts';
import './reckoning.css';

export function Scoring(props: TableProps & { readonly opened: Opened }) {
  const { view, names, wording, outcome, opened, counted } = props;
  const { look, terms, words } = wording;
  const { holdings, winners, points, gold } = scoreHands(opened.hands, view.dice);
  return (
    <table class="reckoning">
      <caption>{words.reckoning}</caption>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          {points.map((_, seat) => (
            <th key={seat} scope="col">
              <span class="reckoning-face">
                {outcome?.places[seat] === 1 && counted === undefined && <Icon name="crown" />}
                <Portrait name={names(seat)} seat={seat} />
              </span>
              <span class="reckoning-name">{names(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((category) => (
          <tr key={category} class={`tone-${toneOf(category)} is-${rowState(counted, category)}`}>
            <th scope="row">
              <div class="reckoning-row" data-count={category}>
                <Die value={view.dice[category]!} tone={toneOf(category)} />
                <Emblem path={look.symbols[category]} />
                <span>{terms.categories[category]}</span>
              </div>
            </th>
            {holdings[category]!.map(({ cards, total, best }, seat) => (
              <td
                key={seat}
                class={winners[category] === seat ? 'is-won' : total === 0 ? 'is-none' : undefined}
              >
                <span class="reckoning-cards" aria-hidden="true">
                  {cards.map((card, i) => (
                    <span key={card} class="reckoning-card" style={{ '--at': i }}>
                      <Slip card={card} wording={wording} />
                    </span>
                  ))}
                </span>
                <span class="reckoning-total">
                  {total} <i>{best}</i>
                </span>
                {winners[category] === seat && (
                  <>
                    <span class="reckoning-gain" aria-hidden="true">
                      +{view.dice[category]}
                    </span>
                    <span class="unseen">{words.won(names(seat), view.dice[category]!)}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr class={`tone-gold${counted ? ' is-hidden' : ''}`}>
          <th scope="row">
            <div class="reckoning-row">
              <Coin />
              <span>{words.gold}</span>
            </div>
          </th>
          {gold.map((sum, seat) => (
            <td key={seat}>{sum}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr class={counted ? 'is-hidden' : undefined}>
          <th scope="row">{words.points}</th>
          {points.map((sum, seat) => (
            <td key={seat}>{sum}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
