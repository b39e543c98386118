// High Card in the terminal: a line for each seat, then the reader's own hand.
import type { Drawing } from '../../src/engine/drawing.ts';
import { NONE, type View } from './rules/state.ts';

const WORDS = {
  en: { cards: 'cards', tricks: 'tricks', hand: 'Your hand:' },
  fr: { cards: 'cartes', tricks: 'plis', hand: 'Votre main\u00a0:' },
} as const;

export const draw: Drawing<View> = (view, { style, names, lang }) => {
  const words = WORDS[lang];
  const longest = Math.max(...view.counts.map((_, seat) => names(seat).length));
  const lines = view.counts.map((count, seat) => {
    const card = view.table[seat] === NONE ? '' : style.bold(String(view.table[seat]));
    const mark = view.phase === 'play' && view.turn === seat ? '✒' : ' ';
    const name = names(seat).padEnd(longest);
    return `${mark} ${name} ${view.tricks[seat]} ${words.tricks} · ${count} ${words.cards} ${card}`.trimEnd();
  });
  return view.seat === null ? lines : [...lines, '', `${words.hand} ${view.hand.join(' ')}`];
};
