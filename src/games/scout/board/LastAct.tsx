// The last act of a round, seen once more before the scores.
import { Action } from '../../../parts/Action.tsx';
import { Fan } from '../../../parts/Fan.tsx';
import { identity } from '../rules/data.ts';
import { SEEN } from '../rules/state.ts';
import { NumberCard } from './NumberCard.tsx';
import { RingStage } from './RingStage.tsx';
import type { RoundEnd } from './roundEnd.ts';
import type { BoardWords } from './words.ts';

interface LastActProps {
  readonly end: RoundEnd;
  readonly name: string;
  readonly words: BoardWords;
}

export function LastAct({ end, name, words }: LastActProps) {
  const title = words.lastAct(name);
  return (
    <RingStage class="is-last-act" title={title} foot={words.roundOver(end.round)}>
      <Fan label={title} perRow={20}>
        {end.cards.map((card, at) => (
          <Action
            key={identity(card)}
            label={words.card(card)}
            flip={`last-${identity(card)}`}
            from={`seat-${end.owner}`}
            order={at}
          >
            <NumberCard card={card & ~SEEN} />
          </Action>
        ))}
      </Fan>
    </RingStage>
  );
}
