// Two bots that do not think: one is even over the moves, the other over the kinds of move.
import { type Bot, instantBot } from './bot.ts';

/** Every legal move is equally likely. */
export const random: Bot = instantBot('random', ({ moves, rng }) => rng.pick(moves));

/**
 * Chooses a kind of move first (the first word of the notation), then a move of that kind, both evenly.
 * A long list of one kind, such as the places for a scouted card, does not crowd out the others.
 */
export const evenKinds: Bot = instantBot('even-kinds', ({ game, moves, rng }) => {
  const kinds = new Map<string, unknown[]>();
  for (const move of moves) {
    const [kind = ''] = game.notation(move).split(' ', 1);
    const same = kinds.get(kind);
    if (same) same.push(move);
    else kinds.set(kind, [move]);
  }
  return rng.pick(rng.pick([...kinds.values()]));
});
