// Scout in the terminal: the ring, the other circuses, the own hand.
import type { Drawing, Easel, Ink } from '../../engine/drawing.ts';
import { deNom } from '../../engine/french.ts';
import type { Seat } from '../../engine/game.ts';
import { type Card, down, HIDDEN, SEEN, up, type View } from './state.ts';

const WORDS = {
  en: {
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    ring: (name: string) => `In the ring, shown by ${name}:`,
    empty: 'The ring is empty.',
    points: (n: number) => (n === 1 || n === -1 ? 'point ' : 'points'),
    cards: (n: number) => (n === 1 ? 'card ' : 'cards'),
    captured: () => 'captured',
    chips: (n: number) => (n === 1 ? 'chip ' : 'chips'),
    andShow: '★ Scout & Show still to be used',
    hand: 'Your hand',
    lower: 'turned',
    place: 'place',
    seen: 'marked ‾: cards that everybody has seen',
  },
  fr: {
    round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
    ring: (name: string) => `Sur la piste, série ${deNom(name)} :`,
    empty: 'La piste est vide.',
    points: (n: number) => (Math.abs(n) < 2 ? 'point ' : 'points'),
    cards: (n: number) => (n < 2 ? 'carte ' : 'cartes'),
    captured: (n: number) => (n < 2 ? 'capturée ' : 'capturées'),
    chips: (n: number) => (n < 2 ? 'jeton ' : 'jetons'),
    andShow: '★ « Recruter et montrer » encore possible',
    hand: 'Votre main',
    lower: 'retournée',
    place: 'place',
    seen: 'marquées ‾ : les cartes que tous ont vues',
  },
} as const;

export const draw: Drawing<View> = (view, easel) => {
  const words = WORDS[easel.lang];
  const { ink } = easel;
  return [
    ink.dim(
      `── ${words.round(view.round, view.seats)} ${'─'.repeat(easel.width - words.round(view.round, view.seats).length - 4)}`,
    ),
    ...others(view, easel),
    ...(view.hands.some((_, seat) => canStillDouble(view, seat)) ? [`      ${ink.dim(words.andShow)}`] : []),
    '',
    ...ring(view, easel),
    ...(view.seat === null ? [] : ['', ...ownHand(view, view.seat, easel)]),
  ];
};

/** One line a seat: who acts, what is public of it. */
function others(view: View, { ink, names, lang }: Easel): string[] {
  const words = WORDS[lang];
  const longest = Math.max(...view.hands.map((_, seat) => names(seat).length));
  return view.hands.flatMap((hand, seat) => {
    const acts = view.phase !== 'hands' && view.phase !== 'over' && view.turn === seat;
    const name = names(seat).padEnd(longest);
    const open = canStillDouble(view, seat) ? ' ★' : '';
    const count = (n: number, word: (n: number) => string, wide = 2) =>
      `${String(n).replace('-', '−').padStart(wide)} ${word(n)}`;
    const counts = [
      count(view.points[seat]!, words.points, 3),
      count(hand.length, words.cards),
      count(view.captured[seat]!, words.captured),
      count(view.chips[seat]!, words.chips),
    ].join(' · ');
    const line = `  ${acts ? ink.yellow('✒') : ' '} ${seat === view.seat ? ink.bold(name) : name} ${counts}${open}`;
    return seat === view.seat ? [line] : [line, ...knownCards(hand, ink)];
  });
}

function canStillDouble(view: View, seat: Seat): boolean {
  return view.seats > 2 && view.used[seat] === 0;
}

/** The backs of a hand, with the cards that were scouted into it. */
function knownCards(hand: readonly Card[], ink: Ink): string[] {
  if (hand.every((card) => card === HIDDEN)) return [];
  const backs = hand.map((card) => (card === HIDDEN ? '▒' : `[${up(card)}/${down(card)}]`)).join('');
  return [`      ${ink.dim(backs)}`];
}

function ring(view: View, { ink, names, lang }: Easel): string[] {
  const words = WORDS[lang];
  if (view.set.length === 0) return [`  ${ink.dim(words.empty)}`];
  return [`  ${words.ring(names(view.owner))}`, ...cards(view.set, ink).map((line) => `    ${line}`)];
}

function ownHand(view: View, seat: Seat, { ink, lang, width }: Easel): string[] {
  const words = WORDS[lang];
  const hand = view.hands[seat]!;
  const lines = [`  ${ink.bold(words.hand)}`];
  const perRow = Math.floor((width - 14) / 5);
  for (let from = 0; from < hand.length; from += perRow) {
    const row = hand.slice(from, from + perRow);
    const places = row
      .map((_, i) =>
        String(from + i + 1)
          .padStart(3)
          .padEnd(5),
      )
      .join('');
    const [top = '', upper = '', lower = '', bottom = ''] = cards(row, ink);
    lines.push(`  ${' '.repeat(10)}${top}`, `  ${' '.repeat(10)}${upper}`);
    lines.push(`  ${ink.dim(words.lower.padEnd(10))}${lower}`, `  ${' '.repeat(10)}${bottom}`);
    lines.push(`  ${ink.dim(words.place.padEnd(10))}${ink.dim(places)}`);
  }
  if (hand.some((card) => card & SEEN)) lines.push(`  ${ink.dim(words.seen)}`);
  return lines;
}

/** Cards side by side, five columns each: upper number large in sight, lower one at the foot. */
function cards(row: readonly Card[], ink: Ink): string[] {
  return [
    row.map((card) => (card & SEEN ? '┌‾‾┐ ' : '┌──┐ ')).join(''),
    row.map((card) => `│${pigment(up(card), ink)(ink.bold(String(up(card)).padStart(2)))}│ `).join(''),
    row.map((card) => `│${ink.dim(String(down(card)).padStart(2))}│ `).join(''),
    row.map(() => '└──┘ ').join(''),
  ];
}

/** Neighbouring numbers get neighbouring colours; the number itself says all. */
function pigment(number: number, ink: Ink): (text: string) => string {
  const pigments = [ink.blue, ink.cyan, ink.green, ink.yellow, ink.red];
  return pigments[Math.floor((number - 1) / 2)]!;
}
