// `npm start`: builds what is needed, serves it, says where.
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfNeeded } from './build.ts';
import { serve } from './index.ts';
import { endOnSignals } from './operating/ending.ts';
import { LOG_FORMS, logTo, note } from './operating/log.ts';

/** Over how many milliseconds sockets are sent away when the process ends. */
const SPREAD = 2000;

/** Where friends on the same network find it. */
function networkAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT should be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}
const form = LOG_FORMS.find((each) => each === (process.env.LOG ?? 'plain'));
if (!form) {
  console.error(`LOG should be one of ${LOG_FORMS.join(', ')}, not "${process.env.LOG}".`);
  process.exit(2);
}
const notice = Number(process.env.CLOSING_NOTICE ?? 0);
if (!(notice >= 0 && notice <= 10)) {
  console.error(`CLOSING_NOTICE should be seconds from 0 to 10, not "${process.env.CLOSING_NOTICE}".`);
  process.exit(2);
}
logTo(form);
const say = form === 'plain' ? console.log : () => {};
await buildIfNeeded(say);
try {
  const data = resolve(process.env.DATA ?? 'data/scriptorium.db');
  const database = process.env.DATABASE_URL || null;
  const {
    address,
    port: taken,
    close,
  } = await serve({
    port,
    online: {
      data,
      database,
      redis: process.env.REDIS_URL || null,
      trustsProxy: process.env.TRUST_PROXY === '1',
      metricsToken: process.env.METRICS_TOKEN || null,
      notice: () => pause(notice * 1000),
      spread: SPREAD,
    },
  });
  if (form === 'json') note('open', { address, data: database === null ? data : 'PostgreSQL' });
  say(`Scriptorium is open: ${address}`);
  for (const each of networkAddresses(taken)) say(`For friends on the same network: ${each}`);
  say(`Online games are kept in ${database === null ? data : 'PostgreSQL'}`);
  endOnSignals(close);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=8081 npm start`);
  process.exit(1);
}
