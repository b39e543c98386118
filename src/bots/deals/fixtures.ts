// Plays daily deals in tests: bots that answer directly or through the loop of a worker, and a person who decides at random.
import { visibleEvents } from '../../engine/events.ts';
import type { AnyGame } from '../../engine/game.ts';
import { proofFromText } from '../../engine/proof.ts';
import type { GameRecord } from '../../engine/record.ts';
import { recordOf } from '../../engine/record.ts';
import type { AnyTable } from '../../engine/table.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import { evenKinds, findBot, questionFor, seatRandomness } from '../index.ts';
import type { QuestionData, WorkerReply, WorkerRequest } from '../pool/messages.ts';
import { serveQuestions } from '../pool/worker-loop.ts';
import { type AskBot, playDeal } from './check.ts';
import { type DailyDeal, dailyDeal } from './deal.ts';

/** Who decides at random at the person's seat. */
export const PERSON = 'person';

/** Answers as the page does, in slices of this length; `PERSON` decides at random. */
export const asPage =
  (sliceMs: number, person = 'somebody'): AskBot =>
  async (table, seat, name) => {
    // Lets a server in the same process answer meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    const insight = insightOf(table.game);
    const bot = name === PERSON ? evenKinds : findBot(name, insight)!;
    const randomness =
      name === PERSON ? { seed: `${person}/${table.ply}` } : seatRandomness(table.seed, seat, table.ply);
    const thought = bot.think(questionFor(table, seat, insight, randomness));
    while (!thought.work(sliceMs));
    return table.game.notation(thought.ranking()[0]!.move);
  };

/** Answers as a thread of the server does: a question as JSON, an answer as JSON. */
export function answerAsThread(): (question: QuestionData) => Promise<string> {
  let ask: (message: WorkerRequest) => void = () => {};
  const waiting = new Map<number, (reply: WorkerReply) => void>();
  serveQuestions(
    {
      send: (reply) => {
        if (reply.kind !== 'thinking') waiting.get(reply.id)?.(reply);
      },
      listen: (listener) => {
        ask = listener;
      },
    },
    { findGame, insightOf },
  );
  let last = 0;
  return async (question) => {
    const id = ++last;
    const reply = await new Promise<WorkerReply>((resolve) => {
      waiting.set(id, resolve);
      ask({ kind: 'ask', id, ask: JSON.parse(JSON.stringify(question)) });
    });
    if (reply.kind !== 'decided') throw new Error(`the worker answered ${reply.kind}`);
    return reply.ranking[0]!.notation;
  };
}

export function asServer(): AskBot {
  const answer = answerAsThread();
  return (table, seat, bot) =>
    answer({
      game: table.game.id,
      bot,
      seat,
      view: table.view(seat),
      events: visibleEvents(table.steps, seat),
      ...seatRandomness(table.seed, seat, table.ply),
    });
}

export interface PlayedDeal {
  readonly deal: DailyDeal;
  readonly table: AnyTable;
  readonly record: GameRecord;
}

/** A whole deal with somebody at the person's seat who decides at random, always in the same way. */
export async function playedDeal(game: AnyGame, day: string, person?: string): Promise<PlayedDeal> {
  const deal = dailyDeal(game, day);
  const table = await playDeal(game, deal, PERSON, asPage(Number.POSITIVE_INFINITY, person));
  return { deal, table, record: recordOf(table, proofFromText(deal.seedText, deal.seats)) };
}
