// A game from which a cause is taken: the same determinizations and the same luck, changed by the cause's counterfactual.
import type { Counterfactual } from '../../engine/cause.ts';
import { type AnyGame, CHANCE, type Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { Question } from '../bot.ts';

export interface CounterfactualGame {
  readonly game: AnyGame;
  /** Two positions are never the same after different first moves: another change belongs to each. */
  readonly insight: AnyInsight;
  /** False once a change made one of the moves illegal or left somebody without a move: then it proves nothing. */
  isSound(): boolean;
}

/** How a state came from a determinization. */
interface Descent {
  /** The move that began the turn; null before it. */
  readonly first: unknown;
  readonly turn: Turn;
}

/** Who has moved last since the decision: the seat in the same turn, others, the seat in its next turn. */
type Turn = 'own' | 'others' | 'next';

/** For a search that compares exactly these moves of this seat. */
export function gameWithout(
  { game, insight }: Pick<Question, 'game' | 'insight'>,
  { before, after, afterTurn, forbids }: Counterfactual<unknown, unknown>,
  seat: Seat,
  moves: readonly unknown[],
): CounterfactualGame {
  /** Determinizations and what came from them, as long as the counterfactual has something to say about it. */
  const descents = new WeakMap<object, Descent>();
  const notations = moves.map((move) => game.notation(move));
  let isSound = true;
  const areLegal = (state: unknown) => {
    const legal = new Set(game.legalMoves(state, seat).map((move) => game.notation(move)));
    return notations.every((notation) => legal.has(notation));
  };
  const canGoOn = (state: unknown) => {
    const turn = game.turn(state);
    return turn < 0 || game.legalMoves(state, turn).length > 0;
  };
  /** Keeps the state as it was where the change does not fit. */
  const changed = (state: object, change: (state: object) => void, fits: (state: object) => boolean) => {
    const copy = game.clone(state) as object;
    change(copy);
    if (fits(copy)) return copy;
    isSound = false;
    return state;
  };
  const apply = (state: object, change: Counterfactual<unknown, unknown>['after'], first: unknown) => {
    if (change)
      Object.assign(
        state,
        changed(state, (copy) => change(copy, first), canGoOn),
      );
  };
  const { keys } = insight;
  return {
    isSound: () => isSound,
    insight: !keys
      ? insight
      : {
          ...insight,
          keys: (state, legal, into) => {
            keys(state, legal, into);
            const descent = descents.get(state as object);
            if (!descent) return;
            for (let i = 0; i < legal.length; i++)
              if ((descent.first ?? legal[i]) === moves[1]) into[i] = -1 - into[i]!;
          },
        },
    game: {
      ...game,
      determinize: (view, rng) => {
        const found = game.determinize(view, rng) as object;
        const state = before ? changed(found, before, areLegal) : found;
        descents.set(state, { first: null, turn: 'own' });
        return state;
      },
      clone: (state) => {
        const copy = game.clone(state) as object;
        const descent = descents.get(state as object);
        if (descent) descents.set(copy, descent);
        return copy;
      },
      play: (state, by, move, emit) => {
        const object = state as object;
        const descent = descents.get(object);
        game.play(state, by, move, emit);
        if (!descent) return;
        const isFirst = descent.first === null;
        const first = isFirst ? move : descent.first;
        const turn = turnAfter(descent.turn, by);
        if (turn && (afterTurn || forbids)) descents.set(object, { first, turn });
        else descents.delete(object);
        if (isFirst) apply(object, after, first);
        if (by === seat && turn === 'own' && game.turn(state) !== seat) apply(object, afterTurn, first);
      },
      legalMoves: (state, by) => {
        const legal = game.legalMoves(state, by);
        const descent = forbids && descents.get(state as object);
        if (!descent || descent.first === null || descent.turn === (by === seat ? 'own' : 'next'))
          return legal;
        const allowed = legal.filter((move) => !forbids(move, by, descent.first));
        return allowed.length > 0 ? allowed : legal;
      },
    },
  };

  /** Null once the seat's next turn is over. Chance belongs to the turn before it. */
  function turnAfter(turn: Turn, by: Seat | typeof CHANCE): Turn | null {
    if (by === CHANCE) return turn;
    if (by === seat) return turn === 'others' ? 'next' : turn;
    return turn === 'next' ? null : 'others';
  }
}
