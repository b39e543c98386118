// Where a worker thinks: one question after the other, in slices, so that it hears when it may stop.
import { rngOf } from '../../engine/chance.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { Thought } from '../bot.ts';
import { findBot } from '../index.ts';
import type { Ask, FromDesk, Port, RankedNotation, ToDesk } from './messages.ts';

/** A cancelled search stops within about so many milliseconds. */
const SLICE = 20;
/** Between two reports of what is thought so far. */
const REPORT = 200;

export interface Library {
  findGame(id: string): AnyGame | undefined;
  insightOf(game: AnyGame): AnyInsight;
}

export function openDesk(port: Port<FromDesk, ToDesk>, library: Library): void {
  const waiting: { readonly id: number; readonly ask: Ask }[] = [];
  const cancelled = new Set<number>();
  let isBusy = false;

  port.listen((message) => {
    if (message.kind === 'cancel') cancelled.add(message.id);
    else {
      waiting.push(message);
      if (!isBusy) void workThrough();
    }
  });

  async function workThrough(): Promise<void> {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, ask } = next;
      try {
        const ranking = await thinkAbout(id, ask);
        port.send(ranking ? { kind: 'decided', id, ranking } : { kind: 'cancelled', id });
      } catch (error) {
        port.send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
      }
      cancelled.delete(id);
    }
    isBusy = false;
  }

  /** Null when it was cancelled. */
  async function thinkAbout(id: number, ask: Ask): Promise<readonly RankedNotation[] | null> {
    // Messages that came with the question, its withdrawal perhaps, are heard first.
    await breath();
    if (cancelled.has(id)) return null;
    const { game, thought } = begin(ask, library);
    let spoken = performance.now();
    while (!thought.work(SLICE)) {
      await breath();
      if (cancelled.has(id)) return null;
      if (performance.now() - spoken < REPORT) continue;
      spoken = performance.now();
      port.send({ kind: 'thinking', id, ranking: inNotation(game, thought) });
    }
    return inNotation(game, thought);
  }
}

function begin({ game: id, bot: name, seat, view, seed, temper }: Ask, library: Library) {
  const game = library.findGame(id);
  const insight = game && library.insightOf(game);
  const bot = insight && findBot(name, insight);
  if (!game || !insight || !bot) throw new Error(`cannot think as ${name} about ${id}`);
  const rng = rngOf(seed);
  // Legal moves are the same in every truth that fits the view.
  const moves = game.legalMoves(game.determinize(view, rng), seat);
  const thought = bot.think({ game, insight, seat, moves, view: () => view, rng, temper });
  return { game, thought };
}

function inNotation(game: AnyGame, thought: Thought): RankedNotation[] {
  return thought.ranking().map(({ move, ...judged }) => ({ notation: game.notation(move), ...judged }));
}

/** Lets messages in. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
