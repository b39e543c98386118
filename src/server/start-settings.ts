// The settings of a server, read from the environment and checked before anything is opened.
import { resolve } from 'node:path';
import type { Site } from './account/passkeys.ts';
import { publicSite } from './api/site.ts';
import { LOG_FORMS, type LogForm } from './operating/log.ts';
import type { Role } from './roles.ts';
import { StartError } from './start-errors.ts';

export interface StartSettings {
  readonly port: number;
  readonly logForm: LogForm;
  readonly closingNoticeMs: number;
  readonly trustsProxy: boolean;
  /** Null: taken from each request. */
  readonly site: Site | null;
  /** The address of a PostgreSQL database; null for the SQLite file `data`. */
  readonly database: string | null;
  readonly data: string;
  readonly redis: string | null;
  readonly metricsToken: string | null;
  /** For e-mails; null: none are sent. */
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** Whether people may have notices sent to addresses in the network of the server. */
  readonly allowsPrivateWebhooks: boolean;
  /** Files of games from outside. */
  readonly gameFiles: readonly string[];
}

type Environment = NodeJS.ProcessEnv;

const MAX_PORT = 65_535;
const MAX_CLOSING_NOTICE_SECONDS = 10;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** Throws a `StartError` for the first invalid setting. A port that is given wins over PORT. */
export function readStartSettings(env: Environment, role: Role, port: number | null): StartSettings {
  return {
    port: port ?? portFrom(env),
    logForm: logFormFrom(env),
    closingNoticeMs: closingNoticeFrom(env) * 1000,
    trustsProxy: booleanFrom(env, 'TRUST_PROXY'),
    site: siteFrom(env),
    database: databaseFrom(env, role),
    data: resolve(env.DATA || 'data/scriptorium.db'),
    redis: redisFrom(env),
    metricsToken: env.METRICS_TOKEN || null,
    ...mailFrom(env),
    allowsPrivateWebhooks: booleanFrom(env, 'PRIVATE_WEBHOOKS'),
    gameFiles: (env.GAMES ?? '')
      .split(',')
      .map((file) => file.trim())
      .filter((file) => file !== ''),
  };
}

function portFrom(env: Environment): number {
  const given = env.PORT || '8080';
  const port = /^\d{1,5}$/.test(given) ? Number(given) : -1;
  if (port < 0 || port > MAX_PORT) throw new StartError({ code: 'bad-port', given });
  return port;
}

function logFormFrom(env: Environment): LogForm {
  const form = LOG_FORMS.find((each) => each === (env.LOG || 'plain'));
  if (!form) throw badSetting(env, 'LOG', LOG_FORMS.join(' | '));
  return form;
}

/** In seconds. */
function closingNoticeFrom(env: Environment): number {
  const given = env.CLOSING_NOTICE || '0';
  const seconds = /^\d+(\.\d+)?$/.test(given) ? Number(given) : -1;
  if (seconds >= 0 && seconds <= MAX_CLOSING_NOTICE_SECONDS) return seconds;
  throw badSetting(env, 'CLOSING_NOTICE', `0–${MAX_CLOSING_NOTICE_SECONDS}`);
}

function booleanFrom(env: Environment, name: string): boolean {
  const value = BOOLEANS.get(env[name] || '0');
  if (value === undefined) throw badSetting(env, name, [...BOOLEANS.keys()].join(' | '));
  return value;
}

/** E-mails contain links, and who asks for one must not choose where they lead: the pages need a public address. */
function mailFrom(env: Environment): Pick<StartSettings, 'smtp' | 'mailFrom'> {
  const smtp = env.SMTP_URL || null;
  if (smtp === null) return { smtp, mailFrom: null };
  if (!isUrlOf(smtp, ['smtp:', 'smtps:'])) throw new StartError({ code: 'bad-smtp-url' });
  const from = env.MAIL_FROM || null;
  if (from === null || !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw badSetting(env, 'MAIL_FROM', 'Scriptorium <games@example.org>');
  if (!env.PUBLIC_URL) throw new StartError({ code: 'mail-needs-public-url' });
  return { smtp, mailFrom: from };
}

function siteFrom(env: Environment): Site | null {
  if (!env.PUBLIC_URL) return null;
  const site = publicSite(env.PUBLIC_URL);
  if (!site) throw new StartError({ code: 'bad-public-url', given: env.PUBLIC_URL });
  return site;
}

function databaseFrom(env: Environment, role: Role): string | null {
  const database = env.DATABASE_URL || null;
  if (role !== 'all' && database === null) throw new StartError({ code: 'needs-database', role });
  if (database !== null && !isUrlOf(database, ['postgres:', 'postgresql:']))
    throw new StartError({ code: 'bad-database-url' });
  return database;
}

function redisFrom(env: Environment): string | null {
  const redis = env.REDIS_URL || null;
  if (redis !== null && !isUrlOf(redis, ['redis:', 'rediss:']))
    throw new StartError({ code: 'bad-redis-url' });
  return redis;
}

function badSetting(env: Environment, name: string, expected: string): StartError {
  return new StartError({ code: 'bad-setting', name, given: env[name] ?? '', expected });
}

function isUrlOf(given: string, protocols: readonly string[]): boolean {
  return URL.canParse(given) && protocols.includes(new URL(given).protocol);
}
