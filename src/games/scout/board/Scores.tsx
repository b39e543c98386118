// In the ring between two rounds: how the last one was scored; after the last round, the final standing.
import type { BoardProps } from '../../../parts/board.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import type { Move, View } from '../rules/state.ts';
import { RingStage } from './RingStage.tsx';
import type { RoundEnd } from './roundEnd.ts';
import { ChipToken, PileToken } from './Token.tsx';
import { type BoardWords, WORDS } from './words.ts';

interface ScoresProps extends BoardProps<View, Move> {
  readonly end: RoundEnd;
}

export function Scores({ view, outcome, names, lang, end }: ScoresProps) {
  const words = WORDS[lang];
  const best = outcome ? Math.max(...end.rows.map(({ total }) => total)) : null;
  // After the last round the best come first.
  const seats = end.rows.map((_, seat) => seat);
  if (outcome) seats.sort((a, b) => end.rows[b]!.total - end.rows[a]!.total);
  return (
    <RingStage
      class="has-scores"
      title={outcome ? words.finale : words.roundOver(end.round)}
      foot={outcome ? undefined : words.roundsLeft(view.seats - end.round)}
    >
      <table class="scores" aria-label={words.roundOver(end.round)}>
        <thead>
          <Heads words={words} />
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} class={end.rows[seat]!.total === best ? 'is-best' : undefined}>
              <th scope="row">
                <span class="score-name">
                  <Portrait name={names(seat)} seat={seat} />
                  <span>{names(seat)}</span>
                </span>
              </th>
              <td>{end.rows[seat]!.captured}</td>
              <td>{end.rows[seat]!.chips}</td>
              <td>{words.signed(-end.rows[seat]!.lost)}</td>
              <td>{words.signed(end.rows[seat]!.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RingStage>
  );
}

function Heads({ words }: { readonly words: BoardWords }) {
  const { columns } = words;
  return (
    <tr>
      <td />
      <th scope="col" data-explain={columns.captured}>
        <PileToken />
        <span class="unseen">{columns.captured}</span>
      </th>
      <th scope="col" data-explain={columns.chips}>
        <ChipToken />
        <span class="unseen">{columns.chips}</span>
      </th>
      <th scope="col" data-explain={columns.hand}>
        <Icon name="cards" />
        <span class="unseen">{columns.hand}</span>
      </th>
      <th scope="col" data-explain={columns.total}>
        <Icon name="crown" />
        <span class="unseen">{columns.total}</span>
      </th>
    </tr>
  );
}
