// Two bots that do not think: even over the moves, and even over the kinds of move.
import { type Bot, decided } from './bot.ts';

/** Each legal step is as likely as any other. */
export const random: Bot = {
  name: 'random',
  think: ({ moves, rng }) => decided(rng.pick(moves)),
};

/**
 * First a kind of move (the first word of its notation), each as likely as any other, then evenly within the kind.
 * Long lists of one kind, such as the places of a scouted card, then do not drown the others.
 */
export const evenKinds: Bot = {
  name: 'even-kinds',
  think: ({ game, moves, rng }) => {
    const kinds = new Map<string, unknown[]>();
    for (const move of moves) {
      const [kind = ''] = game.notation(move).split(' ', 1);
      const same = kinds.get(kind);
      if (same) same.push(move);
      else kinds.set(kind, [move]);
    }
    return decided(rng.pick(rng.pick([...kinds.values()])));
  },
};
