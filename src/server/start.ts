// Starts a server as its settings in the environment say: builds what is needed, serves it, says where.
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publicSite } from './api/site.ts';
import { buildIfNeeded } from './build.ts';
import { greeting, portTaken } from './greeting.ts';
import { serve } from './index.ts';
import { endInOrder } from './operating/ending.ts';
import { LOG_FORMS, logTo, note } from './operating/log.ts';
import type { Role } from './roles.ts';

export interface StartOptions {
  readonly role: Role;
  /** Null: what PORT says. */
  readonly port: number | null;
  /** How to start it at another port, as it was started here. */
  startedAt(port: number): string;
}

/** Over how many milliseconds sockets are sent away when the process ends. */
const SPREAD = 2000;

/** The exit code: 0 when it serves, and goes on until it is told to end. */
export async function start({ role, port: asked, startedAt }: StartOptions): Promise<number> {
  const { env } = process;
  const wrong = (why: string) => {
    console.error(why);
    return 2;
  };
  const port = asked ?? (/^\d{1,5}$/.test(env.PORT || '8080') ? Number(env.PORT || 8080) : Number.NaN);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return wrong(`PORT should be a number from 0 to 65535, not "${env.PORT}".`);
  }
  const form = LOG_FORMS.find((each) => each === (env.LOG ?? 'plain'));
  if (!form) return wrong(`LOG should be one of ${LOG_FORMS.join(', ')}, not "${env.LOG}".`);
  const notice = Number(env.CLOSING_NOTICE ?? 0);
  if (!(notice >= 0 && notice <= 10)) {
    return wrong(`CLOSING_NOTICE should be seconds from 0 to 10, not "${env.CLOSING_NOTICE}".`);
  }
  const site = env.PUBLIC_URL ? publicSite(env.PUBLIC_URL) : null;
  if (env.PUBLIC_URL && !site) {
    return wrong(
      `PUBLIC_URL should be the address of the pages, such as https://play.example.org, not "${env.PUBLIC_URL}" (bad-public-url).`,
    );
  }
  const database = env.DATABASE_URL || null;
  if (role !== 'all' && database === null) {
    return wrong(`A process that is only for ${role} needs DATABASE_URL, to share it with others.`);
  }
  logTo(form);
  const say = (line: string) => {
    if (form === 'plain') console.log(line);
  };
  if (role !== 'bots') await buildIfNeeded(say);
  try {
    const data = resolve(env.DATA ?? 'data/scriptorium.db');
    const kept = database === null ? data : 'PostgreSQL';
    const served = await serve({
      port,
      online: {
        role,
        data,
        database,
        redis: env.REDIS_URL || null,
        trustsProxy: env.TRUST_PROXY === '1',
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
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    console.error(portTaken(port, startedAt));
    return 1;
  }
}
