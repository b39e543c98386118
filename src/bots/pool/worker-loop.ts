// The loop of a worker: answers one question after the other, in slices, so that it can be cancelled.
import { rngOf } from '../../engine/chance.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { Thought } from '../bot.ts';
import { findBot } from '../index.ts';
import { errorData } from './error-data.ts';
import type { Port, QuestionData, RankedNotation, WorkerReply, WorkerRequest } from './messages.ts';

/** A cancelled search stops within about this time. */
const SLICE_MS = 20;
/** The time between two intermediate rankings. */
const REPORT_INTERVAL_MS = 200;

export interface GameLookup {
  findGame(id: string): AnyGame | undefined;
  insightOf(game: AnyGame): AnyInsight;
}

export function serveQuestions(port: Port<WorkerReply, WorkerRequest>, games: GameLookup): void {
  const waiting: { readonly id: number; readonly ask: QuestionData }[] = [];
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
        port.send({ kind: 'failed', id, error: errorData(error) });
      }
      cancelled.delete(id);
    }
    isBusy = false;
  }

  /** Null when the question was cancelled. */
  async function thinkAbout(id: number, ask: QuestionData): Promise<readonly RankedNotation[] | null> {
    // Handle waiting messages first: one of them may cancel this question.
    await nextTick();
    if (cancelled.has(id)) return null;
    const { game, thought } = begin(ask, games);
    let spoken = performance.now();
    while (!thought.work(SLICE_MS)) {
      await nextTick();
      if (cancelled.has(id)) return null;
      if (performance.now() - spoken < REPORT_INTERVAL_MS) continue;
      spoken = performance.now();
      port.send({ kind: 'thinking', id, ranking: inNotation(game, thought) });
    }
    return inNotation(game, thought);
  }
}

function begin(
  { game: id, bot: name, seat, view, events, seed, personality }: QuestionData,
  games: GameLookup,
) {
  const game = games.findGame(id);
  const insight = game && games.insightOf(game);
  const bot = insight && findBot(name, insight);
  if (!game || !insight || !bot) throw new Error(`cannot think as ${name} about ${id}`);
  // Legal moves are the same in every determinization of the view. It has a generator of its own: the bot's answer is
  // then the same as at a table that knows the moves.
  const moves = game.legalMoves(game.determinize(view, rngOf(`${seed}/moves`)), seat);
  const thought = bot.think({
    game,
    insight,
    seat,
    moves,
    view: () => view,
    events: () => events,
    rng: rngOf(seed),
    personality,
  });
  return { game, thought };
}

function inNotation(game: AnyGame, thought: Thought): RankedNotation[] {
  return thought.ranking().map(({ move, ...judged }) => ({ notation: game.notation(move), ...judged }));
}

/** Lets the event loop deliver messages. */
function nextTick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
