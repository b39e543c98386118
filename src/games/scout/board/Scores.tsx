// In the ring between two rounds: how the last one was scored; after the last round, the final standing.
import type { BoardProps } from '../../../parts/board.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import type { Move, View } from '../rules/state.ts';
import { RingStage } from './RingStage.tsx';
import type { RoundEnd } from './roundEnd.ts';
import { ChipToken, PileToken } from './Token.tsx';
import { type BoardWords, WORDS } from './words.ts';
import './scores.css';

interface ScoresProps extends BoardProps<View, Move> {
  readonly end: RoundEnd;
  readonly isRecount?: boolean | undefined;
}

export function Scores({ view, names, lang, end, isRecount, ...rest }: ScoresProps) {
  const words = WORDS[lang];
  const outcome = isRecount ? null : rest.outcome;
  const between = isRecount ? words.round(end.round, view.seats) : words.roundOver(end.round);
  const best = outcome ? Math.max(...end.rows.map(({ total }) => total)) : null;
  // After the last round the best come first.
  const seats = end.rows.map((_, seat) => seat);
  if (outcome) seats.sort((a, b) => end.rows[b]!.total - end.rows[a]!.total);
  return (
    <RingStage
      class="has-scores"
      title={outcome ? words.finale : between}
      foot={outcome || isRecount ? undefined : words.roundsLeft(view.seats - end.round)}
    >
      <table
        key={end.round}
        class="scores"
        aria-label={words.roundOver(end.round)}
        data-count={String(end.round)}
      >
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
              <Cells row={end.rows[seat]!} words={words} />
            </tr>
          ))}
        </tbody>
      </table>
    </RingStage>
  );
}

/** In the order in which they are counted. */
function Cells({ row, words }: { readonly row: RoundEnd['rows'][number]; readonly words: BoardWords }) {
  const cells = [
    { text: row.captured },
    { text: row.chips },
    { text: words.signed(-row.lost), class: 'score-lost' },
    { text: words.change(row.sum), class: 'score-round' },
    { text: words.signed(row.total) },
  ];
  return cells.map(({ text, ...look }, column) => (
    <td key={column} {...look} style={{ '--column': column }}>
      {text}
    </td>
  ));
}

function Heads({ words }: { readonly words: BoardWords }) {
  const { columns } = words;
  const heads = [
    { text: columns.captured, picture: <PileToken /> },
    { text: columns.chips, picture: <ChipToken /> },
    { text: columns.hand, picture: <Icon name="cards" /> },
    { text: columns.round, picture: <Icon name="hourglass" />, class: 'score-round' },
    { text: columns.total, picture: <Icon name="crown" /> },
  ];
  return (
    <tr>
      <td />
      {heads.map(({ text, picture, ...look }) => (
        <th key={text} scope="col" data-explain={text} {...look}>
          {picture}
          <span class="score-head" aria-hidden="true">
            {text}
          </span>
          <span class="unseen">{text}</span>
        </th>
      ))}
    </tr>
  );
}
