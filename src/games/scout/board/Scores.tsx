// Between two rounds: how the last one was scored.
import type { BoardProps } from '../../../parts/board.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Move, View } from '../rules/state.ts';
import type { RoundScore } from './useRoundScore.ts';
import { WORDS } from './words.ts';

interface ScoresProps extends BoardProps<View, Move> {
  readonly count: RoundScore;
}

export function Scores({ names, lang, count }: ScoresProps) {
  const words = WORDS[lang];
  return (
    <table class="scores">
      <caption>{words.roundOver(count.round)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Icon name="pile" />
            <span class="unseen">{words.columns.captured}</span>
          </th>
          <th scope="col">
            +<Icon name="chip" />
            <span class="unseen">{words.columns.chips}</span>
          </th>
          <th scope="col">
            −<Icon name="cards" />
            <span class="unseen">{words.columns.hand}</span>
          </th>
          <th scope="col">
            <Icon name="crown" />
            <span class="unseen">{words.columns.total}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {count.rows.map(({ captured, chips, lost, total }, seat) => (
          <tr key={names(seat)}>
            <th scope="row">{names(seat)}</th>
            <td>{captured}</td>
            <td>{chips}</td>
            <td>{lost}</td>
            <td>{words.signed(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
