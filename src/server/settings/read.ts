// Reads the settings of a server from the environment and checks them before anything is opened.
import { resolve } from 'node:path';
import type { ChatMode } from '../../protocol/site.ts';
import type { Site } from '../account/passkeys.ts';
import type { LogForm } from '../operating/log.ts';
import type { RetentionSettings } from '../retention/purge.ts';
import type { Role } from '../roles.ts';
import { StartError } from '../start-errors.ts';
import type { Rate } from '../token-bucket.ts';
import { SETTINGS, type Setting } from './table.ts';

export interface StartSettings {
  readonly port: number;
  readonly host: string;
  readonly logForm: LogForm;
  readonly closingNoticeMs: number;
  readonly trustedHops: number;
  /** Null: taken from each request. */
  readonly site: Site | null;
  /** The address of a PostgreSQL database; null for the SQLite file `data`. */
  readonly database: string | null;
  readonly data: string;
  readonly redis: string | null;
  readonly metricsToken: string | null;
  readonly adminToken: string | null;
  /** For e-mails; null: none are sent. */
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** Whether people may have notices sent to addresses in the network of the server. */
  readonly allowsPrivateWebhooks: boolean;
  /** Files of games from outside. */
  readonly gameFiles: readonly string[];
  /** What people may say at tables. */
  readonly chat: ChatMode;
  readonly imprint: string | null;
  readonly privacy: string | null;
  readonly retention: RetentionSettings;
  readonly limits: {
    readonly maxConnectionsPerAddress: number;
    readonly requests: Rate;
    readonly messages: Rate;
    readonly addressMessages: Rate;
    readonly maxTablesPerPerson: number;
    readonly maxBotTablesPerAddress: number;
  };
}

type Environment = NodeJS.ProcessEnv;
type Table = typeof SETTINGS;
/** A setting without a default can be missing. */
type Values = {
  readonly [name in keyof Table]: Table[name] extends Setting<infer T, infer Default>
    ? Default extends null
      ? T | null
      : T
    : never;
};

/** Throws a `StartError` for the first invalid setting. A port that is given wins over PORT. */
export function readStartSettings(env: Environment, role: Role, port: number | null): StartSettings {
  const values = valuesFrom(port === null ? env : { ...env, PORT: undefined });
  if (role !== 'all' && values.DATABASE_URL === null) throw new StartError({ code: 'needs-database', role });
  checkMail(values);
  return {
    port: port ?? values.PORT,
    // What a proxy says is believed, so by default nobody else can say it.
    host: values.HOST ?? (values.TRUST_PROXY > 0 ? '127.0.0.1' : '::'),
    logForm: values.LOG,
    closingNoticeMs: values.CLOSING_NOTICE * 1000,
    trustedHops: values.TRUST_PROXY,
    site: values.PUBLIC_URL,
    database: values.DATABASE_URL,
    data: resolve(values.DATA),
    redis: values.REDIS_URL,
    metricsToken: values.METRICS_TOKEN,
    adminToken: values.ADMIN_TOKEN,
    smtp: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    allowsPrivateWebhooks: values.PRIVATE_WEBHOOKS,
    gameFiles: values.GAMES,
    chat: values.CHAT,
    imprint: values.IMPRINT_URL,
    privacy: values.PRIVACY_URL,
    retention: {
      closedTables: values.KEEP_CLOSED_TABLES,
      abandonedGames: values.KEEP_ABANDONED_GAMES,
      guests: values.KEEP_GUESTS,
      chat: values.KEEP_CHAT,
      unsealedGames: values.KEEP_UNSEALED_GAMES,
      reports: values.KEEP_REPORTS,
    },
    limits: {
      maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
      requests: values.MAX_REQUESTS_PER_ADDRESS,
      messages: values.MAX_MESSAGES_PER_CONNECTION,
      addressMessages: values.MAX_MESSAGES_PER_ADDRESS,
      maxTablesPerPerson: values.MAX_TABLES_PER_PERSON,
      maxBotTablesPerAddress: values.MAX_BOT_TABLES_PER_ADDRESS,
    },
  };
}

function valuesFrom(env: Environment): Values {
  const entries = Object.entries<Setting<unknown, string | null>>(SETTINGS).map(([name, setting]) => [
    name,
    valueFrom(env, name, setting),
  ]);
  // Built from the table itself, so that every name has the value of its kind.
  return Object.fromEntries(entries) as Values;
}

/** An empty value is none: environment files have no other way to leave one out. */
function valueFrom(env: Environment, name: string, setting: Setting<unknown, string | null>): unknown {
  const given = env[name] || setting.default;
  if (given === null) return null;
  const value = setting.kind.parse(given);
  if (value === undefined)
    throw new StartError(
      setting.problem?.(given) ?? { code: 'bad-setting', name, given, expected: setting.kind.expected },
    );
  return value;
}

/** E-mails contain links, and who asks for one must not choose where they lead: the pages need a public address. */
function checkMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Values): void {
  if (SMTP_URL === null) return;
  if (MAIL_FROM === null) {
    const { expected } = SETTINGS.MAIL_FROM.kind;
    throw new StartError({ code: 'bad-setting', name: 'MAIL_FROM', given: '', expected });
  }
  if (PUBLIC_URL === null) throw new StartError({ code: 'mail-needs-public-url' });
}
