// The end of the game: every category with all totals and its winner, and the points.
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { CATEGORIES } from '../rules/data.ts';
import type { Opened } from '../rules/state.ts';
import type { TableProps } from './Donation.tsx';
import { Coins, Emblem } from './Face.tsx';
import { toneOf } from './look.ts';
import { scoreHands } from './scoring.ts';

/** The colours of the seats, as in the strip above. */
const SEAT_TONES = ['vermilion', 'lapis', 'verdigris', 'plum'] as const;

export function Scoring({ view, names, wording, outcome, opened }: TableProps & { readonly opened: Opened }) {
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
              <span class={`seat-initial tone-${SEAT_TONES[seat]}`} aria-hidden="true">
                {outcome?.places[seat] === 1 ? <Icon name="crown" /> : [...names(seat)][0]}
              </span>
              <span class="reckoning-name">{names(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((category) => (
          <tr key={category} class={`tone-${toneOf(category)}`}>
            <th scope="row">
              <div class="reckoning-row">
                <Die
                  value={view.dice[category]!}
                  tone={toneOf(category)}
                  symbol={<Emblem path={look.symbols[category]} />}
                />
                <span>{terms.categories[category]}</span>
              </div>
            </th>
            {holdings[category]!.map(({ total, best }, seat) => (
              <td
                key={seat}
                class={winners[category] === seat ? 'is-won' : total === 0 ? 'is-none' : undefined}
              >
                {total} <i>{best}</i>
                {winners[category] === seat && (
                  <span class="unseen">{words.won(names(seat), view.dice[category]!)}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr class="tone-gold">
          <th scope="row">
            <div class="reckoning-row">
              <Coins count={1} />
              <span>{words.gold}</span>
            </div>
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
