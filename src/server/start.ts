// Starts a server with the settings of the environment: checks them, builds the web application if needed, serves it.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registerGameFile } from '../bots/pool/game-files.ts';
import type { Lang } from '../engine/texts.ts';
import { GameError, type GameFault, gameFaultText } from '../games/game-error.ts';
import { publicSite } from './api/site.ts';
import { buildIfNeeded } from './build.ts';
import { serve } from './index.ts';
import { LOG_FORMS, log, logTo, withoutSecrets } from './operating/log.ts';
import { shutDownOnSignals } from './operating/shutdown.ts';
import type { Role } from './roles.ts';
import { type StartProblem, startProblemOf, startProblemText } from './start-errors.ts';
import { portTakenMessage, startMessages } from './start-messages.ts';

export interface StartOptions {
  readonly role: Role;
  /** Null: the value of PORT. */
  readonly port: number | null;
  /** The command that starts the server at another port, for the message that the port is taken. */
  commandFor(port: number): string;
  /** The language of error messages. */
  readonly lang?: Lang;
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);
const CLOSING_SPREAD_MS = 2000;

/** Returns the exit code: 0 if the server has started. It then runs until it gets a signal. */
export async function start({ role, lang = 'en', ...asked }: StartOptions): Promise<number> {
  const { env } = process;
  const fail = (problem: StartProblem) => {
    console.error(`error[${problem.code}]: ${withoutSecrets(startProblemText(problem, lang))}`);
    return 1;
  };
  const failByGame = (fault: GameFault) => {
    console.error(`error[${fault.code}]: ${gameFaultText(lang, fault)}`);
    return 1;
  };
  const givenPort = env.PORT || '8080';
  const port = asked.port ?? (/^\d{1,5}$/.test(givenPort) ? Number(givenPort) : -1);
  if (port < 0 || port > 65535) return fail({ code: 'bad-port', given: givenPort });
  const form = LOG_FORMS.find((each) => each === (env.LOG || 'plain'));
  const failBySetting = (name: string, expected: string) =>
    fail({ code: 'bad-setting', name, given: env[name] ?? '', expected });
  if (!form) return failBySetting('LOG', LOG_FORMS.join(' | '));
  const givenNotice = env.CLOSING_NOTICE || '0';
  const notice = /^\d+(\.\d+)?$/.test(givenNotice) ? Number(givenNotice) : -1;
  if (!(notice >= 0 && notice <= 10)) return failBySetting('CLOSING_NOTICE', '0–10');
  const trustsProxy = BOOLEANS.get(env.TRUST_PROXY || '0');
  if (trustsProxy === undefined) return failBySetting('TRUST_PROXY', [...BOOLEANS.keys()].join(' | '));
  const site = env.PUBLIC_URL ? publicSite(env.PUBLIC_URL) : null;
  if (env.PUBLIC_URL && !site) return fail({ code: 'bad-public-url', given: env.PUBLIC_URL });
  const database = env.DATABASE_URL || null;
  if (role !== 'all' && database === null) return fail({ code: 'needs-database', role });
  if (database !== null && !isUrlOf(database, ['postgres:', 'postgresql:'])) {
    return fail({ code: 'bad-database-url' });
  }
  const redis = env.REDIS_URL || null;
  if (redis !== null && !isUrlOf(redis, ['redis:', 'rediss:'])) return fail({ code: 'bad-redis-url' });
  const data = resolve(env.DATA || 'data/scriptorium.db');
  logTo(form);
  const print = (line: string) => {
    if (form === 'plain') console.log(line);
  };
  const gamesFault = await registerGames(env.GAMES ?? '');
  if (gamesFault) return failByGame(gamesFault);
  if (role !== 'bots') await buildIfNeeded(print);
  try {
    if (database === null && statSync(data, { throwIfNoEntry: false })?.isDirectory()) {
      return fail({ code: 'data-is-folder', path: data });
    }
    const storage = database === null ? data : 'PostgreSQL';
    const served = await serve({
      port,
      online: {
        role,
        data,
        database,
        redis,
        trustsProxy,
        site,
        metricsToken: env.METRICS_TOKEN || null,
        closingNotice: () => pause(notice * 1000),
        closingSpreadMs: CLOSING_SPREAD_MS,
      },
    });
    const { address } = served;
    if (form === 'json') log.info({ address, role, data: storage }, 'open');
    if (role === 'bots') print(`Bots are ready to play; health at ${address}/health`);
    else for (const line of startMessages(address, served.port)) print(line);
    print(`Online games are kept in ${storage}`);
    shutDownOnSignals(served.close);
    return 0;
  } catch (error) {
    if (error instanceof GameError) return failByGame(error.fault);
    const problem = startProblemOf(error, { port, data, database });
    if (!problem) throw error;
    if (problem.code !== 'port-taken') return fail(problem);
    console.error(`error[${problem.code}]: ${portTakenMessage(port, asked.commandFor, lang)}`);
    return 1;
  }
}

/** `list` names files with commas between them. */
async function registerGames(list: string): Promise<GameFault | null> {
  try {
    for (const file of list.split(',').filter((each) => each.trim() !== ''))
      await registerGameFile(file.trim());
    return null;
  } catch (error) {
    if (error instanceof GameError) return error.fault;
    throw error;
  }
}

function isUrlOf(given: string, protocols: readonly string[]): boolean {
  return URL.canParse(given) && protocols.includes(new URL(given).protocol);
}
