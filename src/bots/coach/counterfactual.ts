// A game from which a cause is taken: the same determinizations and the same luck, changed by the cause's counterfactual.
import type { Counterfactual } from '../../engine/cause.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';

export interface CounterfactualGame {
  readonly game: AnyGame;
  /** False once a change made one of the moves illegal or left somebody without a move: then it proves nothing. */
  isSound(): boolean;
}

/** For a search that compares exactly these moves of this seat. */
export function gameWithout(
  game: AnyGame,
  { before, after }: Counterfactual<unknown, unknown>,
  seat: Seat,
  moves: readonly unknown[],
): CounterfactualGame {
  /** Determinizations and their copies: the next move there is one of the two. */
  const roots = new WeakSet<object>();
  const notations = moves.map((move) => game.notation(move));
  let isSound = true;
  const areLegal = (state: unknown) => {
    const legal = new Set(game.legalMoves(state, seat).map((move) => game.notation(move)));
    return notations.every((notation) => legal.has(notation));
  };
  /** Keeps the state as it was where the change does not fit. */
  const changed = (state: object, change: (state: object) => void, fits: (state: object) => boolean) => {
    const copy = game.clone(state) as object;
    change(copy);
    if (fits(copy)) return copy;
    isSound = false;
    return state;
  };
  return {
    isSound: () => isSound,
    game: {
      ...game,
      determinize: (view, rng) => {
        const found = game.determinize(view, rng) as object;
        const state = before ? changed(found, before, areLegal) : found;
        roots.add(state);
        return state;
      },
      clone: (state) => {
        const copy = game.clone(state);
        if (roots.has(state as object)) roots.add(copy as object);
        return copy;
      },
      play: (state, by, move, emit) => {
        const isRoot = roots.delete(state as object);
        game.play(state, by, move, emit);
        if (isRoot && after)
          Object.assign(
            state as object,
            changed(state as object, (copy) => after(copy, move), canGoOn),
          );
      },
    },
  };

  function canGoOn(state: unknown): boolean {
    const turn = game.turn(state);
    return turn < 0 || game.legalMoves(state, turn).length > 0;
  }
}
