// Reads the settings of a server from the environment and checks them before anything is opened.
import { resolve } from 'node:path';
import { pause, realSystem } from '../../protocol/system.ts';
import type { OnlineSettings } from '../online.ts';
import type { LogForm } from '../operating/log.ts';
import type { Role } from '../roles.ts';
import { StartError } from '../start-errors.ts';
import { SETTINGS, type Setting } from './table.ts';

export interface StartSettings {
  readonly port: number;
  readonly host: string;
  readonly logForm: LogForm;
  /** Files of games from outside. */
  readonly gameFiles: readonly string[];
  /** As `serve` takes it. */
  readonly online: Partial<OnlineSettings> & Pick<OnlineSettings, 'data' | 'database' | 'site' | 'branding'>;
}

/** When the server closes, its sockets end within this time. */
const CLOSING_SPREAD_MS = 2000;

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
    gameFiles: values.GAMES,
    online: {
      role,
      data: resolve(values.DATA),
      database: values.DATABASE_URL,
      redis: values.REDIS_URL,
      trustedHops: values.TRUST_PROXY,
      site: values.PUBLIC_URL,
      closingNotice: () => pause(realSystem, values.CLOSING_NOTICE * 1000),
      closingSpreadMs: CLOSING_SPREAD_MS,
      branding: { name: values.SITE_NAME, colour: values.SITE_COLOUR, lang: values.SITE_LANGUAGE },
      joinCode: values.JOIN_CODE,
      chat: values.CHAT,
      imprint: values.IMPRINT_URL,
      privacy: values.PRIVACY_URL,
      notices: {
        smtp: values.SMTP_URL,
        mailFrom: values.MAIL_FROM,
        allowsPrivate: values.PRIVATE_WEBHOOKS,
      },
      adminToken: values.ADMIN_TOKEN,
      metricsToken: values.METRICS_TOKEN,
      retention: {
        closedTables: values.KEEP_CLOSED_TABLES,
        abandonedGames: values.KEEP_ABANDONED_GAMES,
        guests: values.KEEP_GUESTS,
        chat: values.KEEP_CHAT,
        unsealedGames: values.KEEP_UNSEALED_GAMES,
        reports: values.KEEP_REPORTS,
      },
      maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
      requests: values.MAX_REQUESTS_PER_ADDRESS,
      messages: values.MAX_MESSAGES_PER_CONNECTION,
      addressMessages: values.MAX_MESSAGES_PER_ADDRESS,
      registry: {
        maxTablesPerPerson: values.MAX_TABLES_PER_PERSON,
        maxBotTablesPerAddress: values.MAX_BOT_TABLES_PER_ADDRESS,
      },
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
