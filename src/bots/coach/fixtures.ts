// A bot game with one blunder: the worst move of a decision, or a known kind of bad move, that costs much.
import { visibleEvents } from '../../engine/events.ts';
import {
  type AnyGame,
  type AnyTable,
  allOptions,
  derivedSeed,
  openTable,
  type Proof,
  proofOf,
  rngOf,
  seedFromProof,
} from '../../engine/index.ts';
import { insightOf } from '../../games/loaded.ts';
import { type Bot, choose, type Question } from '../bot.ts';
import { findBot } from '../index.ts';
import { comparingMaster, levelBot } from '../levels.ts';
import { lookingAtAll } from './compare.ts';

export interface Planted {
  readonly table: AnyTable;
  readonly proof: Proof;
  readonly seat: number;
  readonly ply: number;
  readonly notation: string;
  /** What the worst move costs, judged apart from the coach. */
  readonly drop: number;
}

/** The minimum cost of a blunder, as a win share. A single step of a turn with dice never costs much. */
const MIN_DROP = 0.2;
const MIN_DROP_WITH_DICE = 0.1;
/** The seat makes a random number of decisions, up to this one, before it may blunder. */
const MAX_DECISIONS_BEFORE = 10;

/** A kind of blunder whose cause is known, because it is made from a good move by changing one thing. */
export interface Blunder<V, M> {
  /** "breaks a long run". */
  readonly name: string;
  /** The keys of the causes that name it. */
  readonly keys: readonly string[];
  /** The bad move in place of the good one; null if this kind is not possible here. */
  spoil(decision: { view: V; seat: number; moves: readonly M[]; good: M }): M | null;
}

/** With dice a single step never costs much. */
const MIN_KNOWN_DROP = 0.08;
const MIN_KNOWN_DROP_WITH_DICE = 0.05;

/** Null if no decision of that game allowed a blunder; without a kind, the worst move is played. */
export function plantedGame(game: AnyGame, number: number, kind?: Blunder<unknown, unknown>): Planted | null {
  const insight = insightOf(game);
  const seats = game.seatCounts[number % game.seatCounts.length]!;
  const proof = proofOf(
    derivedSeed('planted', `${game.id} ${number}`),
    Array.from({ length: seats }, () => ''),
  );
  const table = openTable(game, seats, allOptions(game)[0] ?? {}, seedFromProof(proof));
  const seat = number % seats;
  const before = rngOf(`planted ${game.id} ${number}`).int(MAX_DECISIONS_BEFORE);
  const bot = findBot('master@100', insight)!;
  const [withDice, withoutDice] = kind
    ? [MIN_KNOWN_DROP_WITH_DICE, MIN_KNOWN_DROP]
    : [MIN_DROP_WITH_DICE, MIN_DROP];
  const minDrop = game.odds ? withDice : withoutDice;
  let blunder: Omit<Planted, 'table' | 'proof'> | null = null;
  let decisions = 0;
  for (let by = table.deciders[0]; by !== undefined; by = table.deciders[0]) {
    const mover = by;
    const moves = table.legalMoves(mover);
    const question = (label: string): Question => ({
      game,
      insight,
      seat: mover,
      moves,
      view: () => table.view(mover),
      rng: rngOf(`planted/${number}/${table.ply}/${label}`),
      personality: `planted ${number}`,
    });
    const events = () => visibleEvents(table.steps, mover);
    const isOwn: boolean = mover === seat && moves.length > 1;
    if (isOwn) decisions++;
    const worst: Worst | null =
      isOwn && !blunder && decisions > before
        ? kind
          ? spoiledOf(question, events, kind)
          : worstOf(question, events)
        : null;
    const isBad = worst !== null && worst.drop >= minDrop;
    const move: unknown = isBad ? worst.move : choose(bot, question('play'));
    if (isBad) blunder = { seat, ply: table.ply + 1, notation: game.notation(move), drop: worst.drop };
    table.play(mover, game.notation(move));
  }
  return blunder && { ...blunder, table, proof };
}

const BUDGET = { iterations: 400, milliseconds: Number.POSITIVE_INFINITY };
const master = levelBot('master', BUDGET);

interface Worst {
  readonly move: unknown;
  readonly drop: number;
}

type Events = NonNullable<Question['events']>;

function worstOf(question: (label: string) => Question, events: Events): Worst {
  const { moves } = question('worst');
  const ranking = ranked(question('worst'), moves, master);
  return worse(question, events, ranking[0]!.move, ranking.at(-1)!.move);
}

function spoiledOf(
  question: (label: string) => Question,
  events: Events,
  { spoil }: Blunder<unknown, unknown>,
): Worst | null {
  const { view, seat, moves } = question('spoil');
  const good = choose(master, question('spoil'));
  const move = spoil({ view: view(), seat, moves, good });
  return move === null ? null : worse(question, events, good, move);
}

/** How much worse the second move is, judged apart from the coach. */
function worse(question: (label: string) => Question, events: Events, good: unknown, bad: unknown): Worst {
  const drop = (asked: Question, bot: Bot) => {
    const values = ranked(asked, [good, bad], bot);
    const value = (move: unknown) => values.find((each) => each.move === move)!.value;
    return value(good) - value(bad);
  };
  // Reading the others' moves takes ten times as long as a decision, with dice a careful comparison does: only where a
  // first look finds something.
  const quick = drop(question('drop'), master);
  if (quick < MIN_KNOWN_DROP_WITH_DICE) return { move: bad, drop: quick };
  return { move: bad, drop: drop({ ...question('drop'), events }, comparingMaster(BUDGET)) };
}

function ranked(question: Question, moves: readonly unknown[], bot: Bot) {
  const thought = bot.think({ ...question, moves, insight: lookingAtAll(question.insight, moves) });
  while (!thought.work(Number.POSITIVE_INFINITY));
  return thought.ranking();
}
