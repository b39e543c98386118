// The five dice on their shelf, in sight all the time; a church card turns them by the arrows above and below.
import type { BoardProps } from '../../../parts/board.ts';
import { Die } from '../../../parts/Die.tsx';
import { useDesk } from '../../../parts/desk.ts';
import { Float } from '../../../parts/Float.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { CATEGORIES } from '../data.ts';
import type { Move, View } from '../state.ts';
import { Emblem } from './Face.tsx';
import { toneOf, type Wording } from './look.ts';
import { otherDice, type Turning, turnsOf } from './turning.ts';

interface ShelfProps extends BoardProps<View, Move> {
  readonly wording: Wording;
  /** The first of two dice. */
  readonly turning: Turning | null;
  turn(turning: Turning): void;
}

export function Shelf(props: ShelfProps) {
  const { view, told, wording } = props;
  const { moment } = useDesk();
  const { look, terms, words } = wording;
  const turned = told.find(({ key }) => key === 'dice-turned')?.args;
  return (
    <Group label={words.shelf} class="dice-shelf">
      {CATEGORIES.map((die) => {
        const value = view.dice[die]!;
        const changed = Array.isArray(turned?.dice) && turned.dice.includes(die);
        return (
          <div key={die} class={`berth tone-${toneOf(die)}`}>
            <Arrow {...props} die={die} way={1} />
            <Thing label={words.die(terms.categories[die], value)} class="berth-die" anchor={`die-${die}`}>
              <Die value={value} tone={toneOf(die)} symbol={<Emblem path={look.symbols[die]} />} />
              {changed && (
                <Float
                  moment={moment}
                  text={turned?.step === 1 ? '+1' : '−1'}
                  tone={turned?.step === 1 ? 'verdigris' : 'vermilion'}
                />
              )}
            </Thing>
            <Arrow {...props} die={die} way={-1} />
            <span class="berth-name" aria-hidden="true">
              {terms.categories[die]}
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

/** Nothing where the card does not turn dice this way; a dashed place where this die cannot move. */
function Arrow({ view, moves, texts, wording, turning, turn, die, way }: ArrowProps) {
  const { terms, words } = wording;
  const kind = way === 1 ? 'raise' : 'lower';
  const turns = turnsOf(moves, kind);
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
      <Thing
        class="turn"
        label={way === 1 ? words.raise(category, value) : words.lower(category, value)}
        why={words.chooseSecond}
        chosen
      >
        {face}
      </Thing>
    );
  }
  const found = otherDice(turns, turning, die);
  if (found === null) {
    const why = texts.refusals[way === 1 ? 'die-at-six' : 'die-at-one'] ?? words.dieOther(category);
    return (
      <Thing class="turn is-stuck" label={words.dieOther(category)} why={why}>
        ·
      </Thing>
    );
  }
  const label = way === 1 ? words.raise(category, value) : words.lower(category, value);
  return typeof found === 'string' ? (
    <Thing class="turn" label={label} move={found}>
      {face}
    </Thing>
  ) : (
    <Thing class="turn" label={label} step={`${kind} ${die + 1}`} onPress={() => turn({ kind, die })}>
      {face}
    </Thing>
  );
}
