// The five dice, always visible; arrows above and below turn them for a church card.

import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { Die } from '../../../parts/Die.tsx';
import { FloatingText } from '../../../parts/FloatingText.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import { CATEGORIES } from '../rules/data.ts';
import { type Move, NONE, type View } from '../rules/state.ts';
import { type ChosenDie, chooseDie, diceMovesOf } from './dice-moves.ts';
import { type Estimate, leadText } from './estimate.ts';
import { Emblem } from './Face.tsx';
import { lastTurns } from './last-turns.ts';
import { toneOf, type Wording } from './look.ts';

interface ShelfProps extends BoardProps<View, Move> {
  readonly wording: Wording;
  /** The first of two dice. */
  readonly turning: ChosenDie | null;
  turn(turning: ChosenDie): void;
  readonly estimate: Estimate | null;
}

export function DiceShelf(props: ShelfProps) {
  const { view, newEvents, wording, names, seat, log = [], estimate } = props;
  const { revision } = useBoardContext();
  const { look, terms, words } = wording;
  const turned = newEvents.find(({ key }) => key === 'dice-turned')?.args;
  const marks = lastTurns(log, seat);
  return (
    <Group label={words.shelf} class="dice-shelf">
      {CATEGORIES.map((die) => {
        const value = view.dice[die]!;
        const mark = marks.get(die);
        const leader = estimate?.categories[die]?.leader ?? NONE;
        const lead = estimate && leader !== NONE ? leadText(estimate, die, props) : '';
        const label = words.die(terms.categories[die], value);
        const changed = Array.isArray(turned?.dice) && turned.dice.includes(die);
        return (
          <div key={die} class={`berth tone-${toneOf(die)}`}>
            <Arrow {...props} die={die} way={1} />
            <Action label={lead ? `${label}. ${lead}` : label} class="berth-die" anchor={`die-${die}`}>
              <Die value={value} tone={toneOf(die)} {...(changed && { roll: revision })} />
              {changed && (
                <FloatingText
                  revision={revision}
                  text={turned?.step === 1 ? '+1' : '−1'}
                  tone={turned?.step === 1 ? 'verdigris' : 'vermilion'}
                />
              )}
              {mark && mark.by >= 0 && (
                <span class="berth-mark" data-explain={words.turned(names(mark.by), mark.step)}>
                  {mark.step > 0 ? '▲' : '▼'}
                </span>
              )}
              {leader !== NONE && (
                <span class={`berth-leader${leader === seat ? ' is-own' : ''}`} data-explain={lead}>
                  <Portrait name={names(leader)} seat={leader} />
                </span>
              )}
            </Action>
            <Arrow {...props} die={die} way={-1} />
            <span class="berth-name" aria-hidden="true">
              <Emblem path={look.symbols[die]} /> {terms.categories[die]}
            </span>
          </div>
        );
      })}
    </Group>
  );
}

interface ArrowProps extends ShelfProps {
  readonly die: number;
  readonly way: 1 | -1;
}

/** Shows nothing if the card does not turn dice in this direction, and a dashed outline if this die cannot move. */
function Arrow({ view, moves, texts, wording, turning, turn, die, way }: ArrowProps) {
  const { terms, words } = wording;
  const kind = way === 1 ? 'raise' : 'lower';
  const turns = diceMovesOf(moves, kind);
  if (turns.length === 0) return null;
  const category = terms.categories[die]!;
  const value = view.dice[die]! + way;
  const face = (
    <>
      <svg class="arrow" viewBox="0 0 12 8" aria-hidden="true">
        <path d={way === 1 ? 'M6 0l6 8H0z' : 'M6 8L0 0h12z'} />
      </svg>
      {value}
    </>
  );
  const isFirst = turning?.die === die;
  if (isFirst) {
    return (
      <Action
        class="turn"
        label={way === 1 ? words.raise(category, value) : words.lower(category, value)}
        why={words.chooseSecond}
        chosen
      >
        {face}
      </Action>
    );
  }
  const found = chooseDie(turns, turning, die);
  if (found === null) {
    const why = texts.refusals[way === 1 ? 'die-at-six' : 'die-at-one'] ?? words.dieOther(category);
    return (
      <Action class="turn is-stuck" label={words.dieOther(category)} why={why}>
        ·
      </Action>
    );
  }
  const label = way === 1 ? words.raise(category, value) : words.lower(category, value);
  return typeof found === 'string' ? (
    <Action class="turn" label={label} move={found}>
      {face}
    </Action>
  ) : (
    <Action class="turn" label={label} step={`${kind} ${die + 1}`} onPress={() => turn({ kind, die })}>
      {face}
    </Action>
  );
}
