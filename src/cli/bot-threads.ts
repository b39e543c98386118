// Worker threads that run bots from files. A bot can end its thread, fail in a callback or never answer: the main thread then reports the bot's file.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { gameFiles } from '../bots/pool/game-files.ts';
import { startThread } from '../bots/pool/thread.ts';
import { isBotFile } from './bot-files.ts';
import { type BotWatch, newBotWatch, runningBot } from './bot-watch.ts';
import { UsageError } from './usage.ts';

const MAX_CHECK_INTERVAL_MS = 500;

export interface BotThread {
  readonly worker: Worker;
  /** Rejects when the thread ends or a bot takes too long; never resolves. */
  readonly failure: Promise<never>;
}

export interface BotPlan {
  /** Its id. */
  readonly game: string;
  /** Names and files. */
  readonly bots: readonly string[];
  /** For loading a file, and for one decision. */
  readonly botTimeoutMs: number;
}

/** Starts `module` as `startThread` does; its data also has a `watch`. */
export function startBotThread<T extends { readonly plan: BotPlan }>(
  module: string,
  from: string,
  data: T,
): BotThread {
  const watch = newBotWatch();
  const worker = startThread(module, from, { ...data, watch });
  return { worker, failure: failureOf(worker, data.plan, watch) };
}

function failureOf(worker: Worker, plan: BotPlan, watch: BotWatch): Promise<never> {
  const failure = new Promise<never>((_, reject) => {
    const stopTimer = rejectLateBots(plan, watch, (error) => {
      reject(error);
      void worker.terminate();
    });
    worker.once('error', (error) => reject(blamed(error, plan, watch)));
    worker.once('exit', (code) => {
      stopTimer();
      reject(endedBy(plan, watch) ?? new Error(`a worker ended with code ${code}`));
    });
  });
  // It also rejects when a finished thread ends and nobody waits for it.
  failure.catch(() => {});
  return failure;
}

/** A thread has ended by itself: a bot from a file has done that, or else a game from a file. */
function endedBy(plan: BotPlan, watch: BotWatch): UsageError | null {
  const bot = suspect(plan, watch);
  if (bot) return new UsageError({ code: 'bot-ended', file: bot });
  const game = gameFiles.find(({ id }) => id === plan.game)?.path;
  return game === undefined ? null : new UsageError({ code: 'game-ended', file: game });
}

function rejectLateBots(
  { bots, botTimeoutMs }: BotPlan,
  watch: BotWatch,
  reject: (error: UsageError) => void,
): () => void {
  let [run, since] = [0, performance.now()];
  const timer = setInterval(
    () => {
      const running = runningBot(watch);
      if (running?.run !== run) [run, since] = [running?.run ?? 0, performance.now()];
      else if (performance.now() - since >= botTimeoutMs) {
        const file = bots[running.index] ?? '';
        reject(new UsageError({ code: 'bot-timed-out', file, seconds: botTimeoutMs / 1000 }));
      }
    },
    Math.min(botTimeoutMs / 4, MAX_CHECK_INTERVAL_MS),
  );
  return () => clearInterval(timer);
}

/** What our own code throws is sent as a message, so an error that reaches the thread's edge is a bot's: a rejected promise, a timer. */
function blamed(error: unknown, plan: BotPlan, watch: BotWatch): unknown {
  const file = suspect(plan, watch, error instanceof Error ? error.stack : undefined);
  const reason = error instanceof Error ? error.message : String(error);
  return file ? new UsageError({ code: 'bot-failed', file, reason }) : error;
}

/** The bot that runs, or the one named in the stack; otherwise it can be any bot from a file. Empty if there is none. */
function suspect({ bots }: BotPlan, watch: BotWatch, stack = ''): string {
  const running = runningBot(watch);
  if (running) return bots[running.index] ?? '';
  const files = [...new Set(bots.filter(isBotFile))];
  const named = files.find((file) => stack.includes(pathToFileURL(resolve(file)).href));
  return named ?? files.join(', ');
}
