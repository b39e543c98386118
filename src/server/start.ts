// Starts a server as its settings in the environment say: builds what is needed, serves it, says where.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lang } from '../engine/texts.ts';
import { publicSite } from './api/site.ts';
import { buildIfNeeded } from './build.ts';
import { greeting, portTaken } from './greeting.ts';
import { serve } from './index.ts';
import { endInOrder } from './operating/ending.ts';
import { LOG_FORMS, logTo, note, withoutSecrets } from './operating/log.ts';
import type { Role } from './roles.ts';
import { type StartFaultCode, sentenceOf, startFaultOf } from './start-faults.ts';

export interface StartOptions {
  readonly role: Role;
  /** Null: what PORT says. */
  readonly port: number | null;
  /** How to start it at another port, as it was started here. */
  startedAt(port: number): string;
  /** Of what is said when it cannot start. */
  readonly lang?: Lang;
}

/** How a setting is switched on or off. */
const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);
/** Over how many milliseconds sockets are sent away when the process ends. */
const SPREAD = 2000;

/** The exit code: 0 when it serves, and goes on until it is told to end. */
export async function start({ role, lang = 'en', ...asked }: StartOptions): Promise<number> {
  const { env } = process;
  const wrong = (fault: StartFaultCode) => {
    console.error(`error[${fault.code}]: ${withoutSecrets(sentenceOf(fault, lang))}`);
    return 1;
  };
  const given = env.PORT || '8080';
  const port = asked.port ?? (/^\d{1,5}$/.test(given) ? Number(given) : -1);
  if (port < 0 || port > 65535) return wrong({ code: 'bad-port', given });
  const form = LOG_FORMS.find((each) => each === (env.LOG || 'plain'));
  const bad = (name: string, expected: string) =>
    wrong({ code: 'bad-setting', name, given: env[name] ?? '', expected });
  if (!form) return bad('LOG', LOG_FORMS.join(' | '));
  const noticeGiven = env.CLOSING_NOTICE || '0';
  const notice = /^\d+(\.\d+)?$/.test(noticeGiven) ? Number(noticeGiven) : -1;
  if (!(notice >= 0 && notice <= 10)) return bad('CLOSING_NOTICE', '0–10');
  const trustsProxy = SWITCH.get(env.TRUST_PROXY || '0');
  if (trustsProxy === undefined) return bad('TRUST_PROXY', [...SWITCH.keys()].join(' | '));
  const site = env.PUBLIC_URL ? publicSite(env.PUBLIC_URL) : null;
  if (env.PUBLIC_URL && !site) return wrong({ code: 'bad-public-url', given: env.PUBLIC_URL });
  const database = env.DATABASE_URL || null;
  if (role !== 'all' && database === null) return wrong({ code: 'needs-database', role });
  if (database !== null && !isAddress(database, ['postgres:', 'postgresql:'])) {
    return wrong({ code: 'bad-database-url' });
  }
  const redis = env.REDIS_URL || null;
  if (redis !== null && !isAddress(redis, ['redis:', 'rediss:'])) return wrong({ code: 'bad-redis-url' });
  const data = resolve(env.DATA || 'data/scriptorium.db');
  logTo(form);
  const say = (line: string) => {
    if (form === 'plain') console.log(line);
  };
  if (role !== 'bots') await buildIfNeeded(say);
  try {
    if (database === null && statSync(data, { throwIfNoEntry: false })?.isDirectory()) {
      return wrong({ code: 'data-is-folder', path: data });
    }
    const kept = database === null ? data : 'PostgreSQL';
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
        notice: () => pause(notice * 1000),
        spread: SPREAD,
      },
    });
    const { address } = served;
    if (form === 'json') note('open', { address, role, data: kept });
    if (role === 'bots') say(`Bots are ready to play; health at ${address}/health`);
    else for (const line of greeting(address, served.port)) say(line);
    say(`Online games are kept in ${kept}`);
    endInOrder(served.close);
    return 0;
  } catch (error) {
    const fault = startFaultOf(error, { port, data, database });
    if (!fault) throw error;
    if (fault.code !== 'port-taken') return wrong(fault);
    console.error(`error[${fault.code}]: ${portTaken(port, asked.startedAt, lang)}`);
    return 1;
  }
}

function isAddress(given: string, protocols: readonly string[]): boolean {
  return URL.canParse(given) && protocols.includes(new URL(given).protocol);
}
