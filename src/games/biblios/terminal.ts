// The terminal drawing of both editions: the dice with the reader's cards beside them, the table, the other players.

import type { Drawing, DrawingContext, TextStyle } from '../../engine/drawing.ts';
import type { Seat } from '../../engine/game.ts';
import type { Lang } from '../../engine/texts.ts';
import {
  CATEGORIES,
  type Card,
  categoryOf,
  churchOf,
  FIRST_GOLD,
  goldCard,
  isChurch,
  isGold,
  LETTERS,
  letterOf,
  VALUE,
} from './rules/data.ts';
import { UNSEEN } from './rules/log.ts';
import { coinFor } from './rules/payments.ts';
import { add, bestLetter, emptyPiles, goldSum, type Piles, total } from './rules/piles.ts';
import { winnerOf } from './rules/scoring.ts';
import { NONE, type Opened, type View } from './rules/state.ts';
import { type Memory, memories } from './secrets/memory.ts';
import { words as english } from './texts/en.ts';
import { words as french } from './texts/fr.ts';
import { terminalWords } from './texts/terminal.ts';
import { cardText, type Words } from './texts/words.ts';

/** A mark for each category, so that colour is not needed; ¤ is gold, † a church card. */
const MARKS = ['●', '◆', '✚', '■', '▲'] as const;
const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
const MAX_NAME_LENGTH = 12;

/** A piece of a line; its length is measured without styles. */
interface Part {
  readonly plain: string;
  readonly inked: string;
}
const bare = (plain: string): Part => ({ plain, inked: plain });

export function drawingOf(edition: Readonly<Record<Lang, Words>>): Drawing<View> {
  return (view, context) => {
    const words = edition[context.lang];
    return [
      heading(view, words, context),
      ...seats(view, context),
      '',
      ...(view.opened ? [] : [...table(view, words, context), '']),
      ...shelf(view, words, context),
    ];
  };
}

export const draw = drawingOf({ en: english, fr: french });

/** While a church card is resolved, only an auction has a bidder. */
const isDonation = ({ phase, bidder }: View): boolean =>
  phase === 'church' ? bidder === NONE : ['first', 'draw', 'give', 'take'].includes(phase);

/** `●3E`, `¤2`, `†+1`, `†−1−1` on two dice, `†±1`. */
function token(card: Card, { style }: DrawingContext): Part {
  if (isGold(card)) return { plain: `¤${VALUE[card]}`, inked: style.yellow(`¤${VALUE[card]}`) };
  if (isChurch(card)) {
    const { up, down, dice } = churchOf(card);
    return bare(up && down ? '†±1' : `†${(up ? '+1' : '−1').repeat(dice)}`);
  }
  const plain = `${MARKS[categoryOf(card)]}${VALUE[card]}${letterOf(card)}`;
  return { plain, inked: paint(categoryOf(card), plain, style) };
}

function paint(category: number, text: string, style: TextStyle): string {
  return [style.blue, style.magenta, style.red, style.green, style.cyan][category]!(text);
}

function fullCard(card: Card, words: Words, context: DrawingContext): Part {
  const mark = token(card, context);
  const name = cardText(words, card);
  return { plain: `${mark.plain} ${name}`, inked: `${mark.inked} ${context.style.bold(name)}` };
}

/** The parts after a label, wrapped to as many lines as needed. */
function lay(label: string, parts: readonly Part[], { width, lang }: DrawingContext): string[] {
  const start = `${label}${lang === 'fr' ? '\u00a0' : ''}:`;
  const lines: string[] = [];
  let line = start;
  let length = start.length;
  for (const { plain, inked } of parts) {
    if (length + plain.length + 1 > width) {
      lines.push(line);
      line = ' '.repeat(start.length);
      length = start.length;
    }
    line += ` ${inked}`;
    length += plain.length + 1;
  }
  return [...lines, line];
}

function heading(view: View, words: Words, { style, lang, width }: DrawingContext): string {
  const say = terminalWords[lang];
  const what = view.opened
    ? say.over
    : isDonation(view)
      ? `${words.firstHalf} · ${say.toCome(view.deckSize)} · ${say.pile(words.auctionPile, view.auctionSize)}`
      : `${say.auction} · ${say.toCome(view.auctionSize)}`;
  return style.dim(`── ${what} ${'─'.repeat(width - what.length - 4)}`);
}

const shortName = ({ names }: DrawingContext, seat: Seat) => names(seat).slice(0, MAX_NAME_LENGTH);

/** One line per seat: who acts, who is active, hand size, position in the auction; then what is known of the hand. */
function seats(view: View, context: DrawingContext): string[] {
  const { style, lang } = context;
  const say = terminalWords[lang];
  const known = new Map(memories(view).map((memory) => [memory.seat, memory]));
  const longest = Math.max(...view.handSizes.map((_, seat) => shortName(context, seat).length));
  return view.handSizes.flatMap((size, seat) => {
    const facts = [say.cards(size)];
    if (view.active === seat && !view.opened) facts.push(style.bold(say.active));
    if (view.phase === 'bid' || view.phase === 'pay' || view.phase === 'seize') {
      if (view.barred & (1 << seat)) facts.push(say.barred);
      else if (view.out & (1 << seat)) facts.push(say.passed);
      else if (view.bidder === seat) facts.push(say.bids(say.price[coinFor(view.card)](view.high)));
    }
    const name = shortName(context, seat).padEnd(longest);
    const acts = view.turn === seat ? style.yellow('✒') : ' ';
    const line = `${acts} ${seat === view.seat ? style.bold(name) : name}  ${facts.join(' · ')}`;
    const memory = view.opened ? undefined : known.get(seat);
    return memory ? [line, ...remembered(memory, context)] : [line];
  });
}

function remembered({ sure, perhaps }: Memory, context: DrawingContext): string[] {
  const say = terminalWords[context.lang];
  const row = (label: string, cards: readonly Card[]) =>
    cards.length === 0
      ? []
      : lay(
          `    ${label}`,
          cards.map((card) => token(card, context)),
          context,
        );
  return [...row(say.known, sure), ...row(say.perhaps, perhaps)];
}

/** The cards between the players. */
function table(view: View, words: Words, context: DrawingContext): string[] {
  return isDonation(view) ? donation(view, words, context) : auction(view, words, context);
}

function donation(view: View, words: Words, context: DrawingContext): string[] {
  const say = terminalWords[context.lang];
  const { phase, card, toHand, toAuction, toPublic } = view;
  const lines: string[] = [];
  if (phase === 'give') {
    const drawn =
      card === UNSEEN ? [bare(say.faceDown)] : [fullCard(card, words, context), bare(`(${say.onlyYou})`)];
    lines.push(...lay(`  ${say.drawn}`, drawn, context));
  }
  if (phase === 'church') lines.push(...lay(`  ${say.acquired}`, [fullCard(card, words, context)], context));
  if (toHand + toAuction + toPublic > 0) {
    const owes = `${say.ownHand} ${toHand} · ${say.toAuction} ${toAuction} · ${words.space} ${toPublic}`;
    lines.push(...lay(`  ${say.owes}`, [bare(owes)], context));
  }
  const laidOut = view.public.flatMap((c, i) => [...(i > 0 ? [bare('·')] : []), fullCard(c, words, context)]);
  const space = words.space.charAt(0).toUpperCase() + words.space.slice(1);
  return [...lines, ...lay(`  ${space}`, laidOut.length > 0 ? laidOut : [bare(say.empty)], context)];
}

function auction(view: View, words: Words, context: DrawingContext): string[] {
  const say = terminalWords[context.lang];
  const { phase, card, high, bidder, owed } = view;
  if (card === NONE) return [`  ${say.toCome(view.auctionSize)}`];
  if (phase === 'church') return lay(`  ${say.acquired}`, [fullCard(card, words, context)], context);
  const price = say.price[coinFor(card)];
  const toPay = phase === 'pay' ? ` · ${say.owed(price(owed))}` : '';
  return [
    ...lay(`  ${say.lectern}`, [fullCard(card, words, context)], context),
    `  ${say.paidIn[coinFor(card)]}${toPay}`,
    `  ${high > 0 ? say.highest(price(high), shortName(context, bidder)) : say.noBid}`,
  ];
}

/** The five dice, beside them the reader's cards with total and best letter, or at the end everybody's. */
function shelf(view: View, words: Words, context: DrawingContext): string[] {
  const { style } = context;
  const longest = Math.max(...words.categories.map((name) => name.length));
  const lines = CATEGORIES.map((category) => {
    const value = view.dice[category]!;
    const name = paint(category, `${MARKS[category]} ${words.categories[category].padEnd(longest)}`, style);
    const beside = view.opened ? totals(view.opened, category, context) : ownCards(view, category, context);
    return `  ${style.bold(`${FACES[value - 1]} ${value}`)} ${name} ${beside}`.trimEnd();
  });
  if (view.opened)
    return [columns(view.opened, longest + 9, context), ...lines, '', ...result(view, view.opened, context)];
  return view.seat === null ? lines : [...lines, ownGold(view, context)];
}

function ownCards({ hand }: View, category: number, { style }: DrawingContext): string {
  const mine = hand.filter((card) => card < FIRST_GOLD && categoryOf(card) === category);
  if (mine.length === 0) return '';
  const sum = mine.reduce((value, card) => value + VALUE[card]!, 0);
  const cards = mine.map((card) => `${VALUE[card]}${letterOf(card)}`).join(' ');
  return `${style.bold(String(sum).padStart(2))} ${style.dim(letterOf(mine[0]!))}  ${cards}`;
}

function ownGold({ hand }: View, { style, lang }: DrawingContext): string {
  const values = [1, 2, 3].map((value) => ({
    value,
    n: hand.filter((card) => card === goldCard(value)).length,
  }));
  const sum = values.reduce((gold, { value, n }) => gold + value * n, 0);
  const parts = values.filter(({ n }) => n > 0).map(({ value, n }) => `¤${value}×${n}`);
  return `      ¤ ${style.yellow(`${terminalWords[lang].gold} ${sum}`)}   ${parts.join('  ')}`.trimEnd();
}

const COLUMN = 8;

function columns({ hands }: Opened, indent: number, context: DrawingContext): string {
  return `${' '.repeat(indent)}${hands
    .map((_, seat) =>
      context
        .names(seat)
        .slice(0, COLUMN - 1)
        .padEnd(COLUMN),
    )
    .join('')}`.trimEnd();
}

/** Each seat's total and best letter, the winner's in brackets. */
function totals({ hands }: Opened, category: number, { style }: DrawingContext): string {
  const piles = pilesOf(hands);
  const winner = winnerOf(piles, hands.length, category);
  return hands
    .map((_, seat) => {
      const text = `${total(piles, seat, category)}${LETTERS[bestLetter(piles, seat, category)] ?? ''}`;
      return seat === winner ? style.bold(`[${text}]`.padEnd(COLUMN)) : ` ${text}`.padEnd(COLUMN);
    })
    .join('');
}

function result({ dice }: View, { hands }: Opened, context: DrawingContext): string[] {
  const say = terminalWords[context.lang];
  const piles = pilesOf(hands);
  const winners = CATEGORIES.map((category) => winnerOf(piles, hands.length, category));
  return hands.map((_, seat) => {
    const points = CATEGORIES.reduce<number>((sum, c) => (winners[c] === seat ? sum + dice[c]! : sum), 0);
    const gold = say.price.gold(goldSum(piles, seat));
    return `  ${shortName(context, seat).padEnd(MAX_NAME_LENGTH)} ${context.style.bold(say.points(points))} · ${gold}`;
  });
}

function pilesOf(hands: Opened['hands']): Piles {
  const piles = emptyPiles();
  for (const [seat, hand] of hands.entries()) for (const card of hand) add(piles, seat, card);
  return piles;
}
