// The end: every category with everybody's total, who has won its die, and the points.
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { CATEGORIES } from '../data.ts';
import type { Opened } from '../state.ts';
import type { TableProps } from './Donation.tsx';
import { Coins, Emblem } from './Face.tsx';
import { toneOf } from './look.ts';
import { reckon } from './reckoning.ts';

export function Reckoning({
  view,
  names,
  wording,
  outcome,
  opened,
}: TableProps & { readonly opened: Opened }) {
  const { look, terms, words } = wording;
  const { holdings, winners, points, gold } = reckon(opened.hands, view.dice);
  return (
    <table class="reckoning">
      <caption>{words.reckoning}</caption>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          {points.map((_, seat) => (
            <th key={seat} scope="col">
              {outcome?.places[seat] === 1 && <Icon name="crown" />} {names(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((category) => (
          <tr key={category} class={`tone-${toneOf(category)}`}>
            <th scope="row">
              <Die
                value={view.dice[category]!}
                tone={toneOf(category)}
                symbol={<Emblem path={look.symbols[category]} />}
              />
              <span>{terms.categories[category]}</span>
            </th>
            {holdings[category]!.map(({ total, best }, seat) => (
              <td key={seat} class={winners[category] === seat ? 'is-won' : undefined}>
                {total} <i>{best}</i>
                {winners[category] === seat && (
                  <b>
                    <span class="unseen">{words.won(names(seat), view.dice[category]!)}</span>
                    <span aria-hidden="true">+{view.dice[category]}</span>
                  </b>
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr class="tone-gold">
          <th scope="row">
            <Coins count={1} />
            <span>{words.gold}</span>
          </th>
          {gold.map((sum, seat) => (
            <td key={seat}>{sum}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.points}</th>
          {points.map((sum, seat) => (
            <td key={seat}>{sum}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
