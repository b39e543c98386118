// The terminal drawing of Scout: the ring, the other players, the reader's hand.
import type { Drawing, DrawingContext, TextStyle } from '../../engine/drawing.ts';
import { de } from '../../engine/elision.ts';
import type { Seat } from '../../engine/game.ts';
import { english, french } from '../../engine/grammar.ts';
import { type Card, down, HIDDEN, SEEN, up, type View } from './rules/state.ts';

const WORDS = {
  en: {
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    ring: (name: string) => `In the ring, shown by ${name}:`,
    empty: 'The ring is empty.',
    points: (n: number) => english.plural(n, 'point ', 'points'),
    cards: (n: number) => english.plural(n, 'card ', 'cards'),
    captured: () => 'captured',
    chips: (n: number) => english.plural(n, 'chip ', 'chips'),
    andShow: '★ Scout & Show still to be used',
    hand: 'Your hand',
    lower: 'turned',
    place: 'place',
    seen: 'marked ‾: cards that everybody has seen',
  },
  fr: {
    round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
    ring: (name: string) => `Sur la piste, série ${de(name)} :`,
    empty: 'La piste est vide.',
    points: (n: number) => french.plural(n, 'point ', 'points'),
    cards: (n: number) => french.plural(n, 'carte ', 'cartes'),
    captured: (n: number) => french.plural(n, 'capturée ', 'capturées'),
    chips: (n: number) => french.plural(n, 'jeton ', 'jetons'),
    andShow: '★ Scout & Show encore possible',
    hand: 'Votre main',
    lower: 'retournée',
    place: 'place',
    seen: 'marquées ‾ : les cartes que tous ont vues',
  },
} as const;

export const draw: Drawing<View> = (view, context) => {
  const words = WORDS[context.lang];
  const { style } = context;
  return [
    style.dim(
      `── ${words.round(view.round, view.seats)} ${'─'.repeat(context.width - words.round(view.round, view.seats).length - 4)}`,
    ),
    ...others(view, context),
    ...(view.hands.some((_, seat) => hasScoutAndShow(view, seat))
      ? [`      ${style.dim(words.andShow)}`]
      : []),
    '',
    ...ring(view, context),
    ...(view.seat === null ? [] : ['', ...ownHand(view, view.seat, context)]),
  ];
};

/** One line per seat: who acts, and what is public about it. */
function others(view: View, { style, names, lang }: DrawingContext): string[] {
  const words = WORDS[lang];
  const longest = Math.max(...view.hands.map((_, seat) => names(seat).length));
  return view.hands.flatMap((hand, seat) => {
    const acts = view.phase !== 'hands' && view.phase !== 'over' && view.turn === seat;
    const name = names(seat).padEnd(longest);
    const open = hasScoutAndShow(view, seat) ? ' ★' : '';
    const count = (n: number, word: (n: number) => string, wide = 2) =>
      `${String(n).replace('-', '−').padStart(wide)} ${word(n)}`;
    const counts = [
      count(view.points[seat]!, words.points, 3),
      count(hand.length, words.cards),
      count(view.captured[seat]!, words.captured),
      count(view.chips[seat]!, words.chips),
    ].join(' · ');
    const line = `  ${acts ? style.yellow('✒') : ' '} ${seat === view.seat ? style.bold(name) : name} ${counts}${open}`;
    return seat === view.seat ? [line] : [line, ...knownCards(hand, style)];
  });
}

function hasScoutAndShow(view: View, seat: Seat): boolean {
  return view.seats > 2 && view.used[seat] === 0;
}

/** The backs of a hand, with the cards that were scouted into it. */
function knownCards(hand: readonly Card[], style: TextStyle): string[] {
  if (hand.every((card) => card === HIDDEN)) return [];
  const backs = hand.map((card) => (card === HIDDEN ? '▒' : `[${up(card)}/${down(card)}]`)).join('');
  return [`      ${style.dim(backs)}`];
}

function ring(view: View, { style, names, lang }: DrawingContext): string[] {
  const words = WORDS[lang];
  if (view.set.length === 0) return [`  ${style.dim(words.empty)}`];
  return [`  ${words.ring(names(view.owner))}`, ...cards(view.set, style).map((line) => `    ${line}`)];
}

function ownHand(view: View, seat: Seat, { style, lang, width }: DrawingContext): string[] {
  const words = WORDS[lang];
  const hand = view.hands[seat]!;
  const lines = [`  ${style.bold(words.hand)}`];
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
    const [top = '', upper = '', lower = '', bottom = ''] = cards(row, style);
    lines.push(`  ${' '.repeat(10)}${top}`, `  ${' '.repeat(10)}${upper}`);
    lines.push(`  ${style.dim(words.lower.padEnd(10))}${lower}`, `  ${' '.repeat(10)}${bottom}`);
    lines.push(`  ${style.dim(words.place.padEnd(10))}${style.dim(places)}`);
  }
  if (hand.some((card) => card & SEEN)) lines.push(`  ${style.dim(words.seen)}`);
  return lines;
}

/** Cards side by side, five columns each: the upper number prominent, the lower one at the bottom. */
function cards(row: readonly Card[], style: TextStyle): string[] {
  return [
    row.map((card) => (card & SEEN ? '┌‾‾┐ ' : '┌──┐ ')).join(''),
    row.map((card) => `│${coloured(up(card), style)(style.bold(String(up(card)).padStart(2)))}│ `).join(''),
    row.map((card) => `│${style.dim(String(down(card)).padStart(2))}│ `).join(''),
    row.map(() => '└──┘ ').join(''),
  ];
}

/** Neighbouring numbers get neighbouring colours; the number alone is enough to read the card. */
function coloured(number: number, style: TextStyle): (text: string) => string {
  const pigments = [style.blue, style.cyan, style.green, style.yellow, style.red];
  return pigments[Math.floor((number - 1) / 2)]!;
}
