// Every setting of a server: its name in the environment, what it may be, its default and what it means. docs/operating.md
// has the same table, written by `npm run make -- settings`.
import { isIP } from 'node:net';
import { LANGS } from '../../engine/texts.ts';
import { CHAT_MODES, MAX_JOIN_CODE } from '../../protocol/site.ts';
import { publicSite } from '../api/site.ts';
import { LOG_FORMS } from '../operating/log.ts';
import type { StartProblem } from '../start-errors.ts';
import {
  boolean,
  count,
  integer,
  number,
  oneOf,
  rate,
  type SettingKind,
  text,
  texts,
  urlOf,
} from './kinds.ts';

export interface Setting<T, Default extends string | null> {
  readonly kind: SettingKind<T>;
  /** As it would be written; null: without it there is none. */
  readonly default: Default;
  readonly meaning: string;
  /** What happens without it, if there is no default. */
  readonly without: string;
  /** Where the problem has a code of its own, or must not repeat what was given. */
  problem?(given: string): StartProblem;
}

type Group = { readonly [name: string]: Setting<unknown, string | null> };

function setting<T>(kind: SettingKind<T>, fallback: string, meaning: string): Setting<T, string> {
  return { kind, default: fallback, meaning, without: '' };
}

function optional<T>(
  kind: SettingKind<T>,
  without: string,
  meaning: string,
  problem?: (given: string) => StartProblem,
): Setting<T, null> {
  return { kind, default: null, meaning, without, ...(problem && { problem }) };
}

const MIN_JOIN_CODE = 6;
const MAX_HOPS = 8;
const MAX_CLOSING_NOTICE_S = 10;

const ADDRESS: SettingKind<string> = {
  parse: (given) =>
    isIP(given) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(given) ? given : undefined,
  expected: {
    en: 'an address of this machine, such as 127.0.0.1, or :: for all of them',
    fr: 'une adresse de cette machine, par exemple 127.0.0.1, ou :: pour toutes',
  },
};

const SITE = {
  parse: (given: string) => publicSite(given) ?? undefined,
  expected: {
    en: 'the address of the pages, such as https://play.example.org',
    fr: 'l’adresse des pages, par exemple https://play.example.org',
  },
};

/** Somebody who guesses it can delete everything. */
const SECRET: SettingKind<string> = {
  parse: (given) => (/^[\x21-\x7e]{16,200}$/.test(given) ? given : undefined),
  expected: { en: 'at least 16 characters without spaces', fr: 'au moins 16 caractères sans espaces' },
};

const SENDER: SettingKind<string> = {
  parse: (given) => (/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(given) ? given : undefined),
  expected: {
    en: 'a sender such as Scriptorium <games@example.org>',
    fr: 'un expéditeur, par exemple Scriptorium <games@example.org>',
  },
};

const MAX_SITE_NAME = 30;
const SITE_NAME: SettingKind<string> = {
  parse: (given) =>
    [...given].length <= MAX_SITE_NAME && /^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u.test(given)
      ? given
      : undefined,
  expected: {
    en: `a name of at most ${MAX_SITE_NAME} characters, without spaces at its ends`,
    fr: `un nom d’au plus ${MAX_SITE_NAME} caractères, sans espace au début ni à la fin`,
  },
};

const COLOUR: SettingKind<string> = {
  parse: (given) => (/^#[0-9a-f]{6}$/i.test(given) ? given.toLowerCase() : undefined),
  expected: {
    en: 'a colour such as #2f5d8a: # and six digits from 0 to f',
    fr: 'une couleur, par exemple #2f5d8a : # et six chiffres de 0 à f',
  },
};

/** People type it from a poster, and guessing is slow: it need not be long. */
const CODE: SettingKind<string> = {
  parse: (given) =>
    given.length >= MIN_JOIN_CODE && given.length <= MAX_JOIN_CODE && /^\S[^\p{C}]*\S$/u.test(given)
      ? given
      : undefined,
  expected: {
    en: `${MIN_JOIN_CODE} to ${MAX_JOIN_CODE} characters, without spaces at its ends`,
    fr: `de ${MIN_JOIN_CODE} à ${MAX_JOIN_CODE} caractères, sans espace au début ni à la fin`,
  },
};

const NETWORK = {
  PORT: {
    ...setting(integer(0, 65_535), '8080', 'where to listen; 0: any free port'),
    problem: (given: string): StartProblem => ({ code: 'bad-port', given }),
  },
  HOST: optional(
    ADDRESS,
    'all addresses; with `TRUST_PROXY` only `127.0.0.1`',
    'the address to listen at, such as `127.0.0.1`, or `::` for all. A proxy on another machine or in another container needs `::`; then nobody else may reach the port, because the headers of a proxy can be forged',
  ),
  TRUST_PROXY: setting(
    count(MAX_HOPS),
    '0',
    'how many proxies are in front of the server, each of which adds an address to `X-Forwarded-For`. `1` for nginx, Caddy or HAProxy; `2` with a content network before it. `X-Forwarded-Proto` is believed too',
  ),
  PUBLIC_URL: optional(
    SITE,
    'passkeys work on `localhost`, and by https behind a trusted proxy for the `Host` that it passes on',
    'the address of the pages, such as `https://play.example.org` or `https://example.org/games/`: everything is then below that path, passkeys are bound to this address whatever `Host` a request names, its pages may always call the server, and links and preview cards begin with it',
    (given) => ({ code: 'bad-public-url', given }),
  ),
  CLOSING_NOTICE: setting(
    number(0, MAX_CLOSING_NOTICE_S),
    '0',
    'seconds between "not ready" and closing, for a load balancer to see it',
  ),
};

const STORAGE = {
  DATA: setting(text, 'data/scriptorium.db', 'the SQLite file'),
  DATABASE_URL: optional(
    urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
    'the SQLite file',
    'a PostgreSQL server (tested with 15 and 16) instead of the file, for any number of processes',
    () => ({ code: 'bad-database-url' }),
  ),
  REDIS_URL: optional(
    urlOf(['redis:', 'rediss:'], 'redis://host:6379'),
    'they use PostgreSQL (`LISTEN`/`NOTIFY`)',
    'a Redis server for messages between processes',
    () => ({ code: 'bad-redis-url' }),
  ),
};

const NOTICES = {
  SMTP_URL: optional(
    urlOf(['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    'no e-mail; the pages say so',
    'the mail server, such as `smtps://user:password@mail.example.org`: people can then be told by e-mail. Needs `MAIL_FROM` and `PUBLIC_URL`',
    () => ({ code: 'bad-smtp-url' }),
  ),
  MAIL_FROM: optional(SENDER, '', 'the sender of e-mails, such as `Scriptorium <games@example.org>`'),
  PRIVATE_WEBHOOKS: setting(
    boolean,
    '0',
    '`1`: people may have notices sent to addresses in the network of the server, not only to public ones',
  ),
};

const OPERATION = {
  ADMIN_TOKEN: optional(
    SECRET,
    'there is no administration',
    'the token of operators, at least 16 characters, for `scriptorium admin` and the page `/operator` ([administration](#administration))',
    () => ({ code: 'bad-admin-token' }),
  ),
  METRICS_TOKEN: optional(text, 'nobody can read it', 'the token needed to read `/metrics`'),
  LOG: setting(oneOf(LOG_FORMS), 'plain', '`plain` lines for people or `json` for programs'),
  GAMES: setting(
    texts,
    '',
    'files of external games, separated by commas ([adding a game](adding-a-game.md#11-a-game-from-outside))',
  ),
};

/** What people see of the operator. */
const SITE_PAGES = {
  SITE_NAME: setting(
    SITE_NAME,
    'Scriptorium',
    'the name of your site, in the title of pages and of the installed application, on preview cards and in e-mails',
  ),
  SITE_COLOUR: optional(
    COLOUR,
    'that of the design, sealing wax',
    'the colour of the buttons to be pressed first, such as `#2f5d8a`. It is made darker or lighter where letters on it could not be read (WCAG AA); the server says so when it starts. The high-contrast theme keeps its own',
  ),
  SITE_LANGUAGE: setting(
    oneOf(LANGS),
    'en',
    'the language for people whose browser asks for neither English nor French, and of preview cards',
  ),
  JOIN_CODE: optional(
    CODE,
    'everybody may play',
    'closes the site: to play online one needs this code, once on each device ([a closed site](#a-closed-site))',
    () => ({ code: 'bad-join-code' }),
  ),
  CHAT: setting(
    oneOf(CHAT_MODES),
    'on',
    'what people may say at tables: `on`, only the ready-made `phrases`, or `off`',
  ),
  IMPRINT_URL: optional(
    urlOf(['http:', 'https:'], 'https://example.org/imprint'),
    'no link',
    'the address of your imprint, linked from the privacy page',
  ),
  PRIVACY_URL: optional(
    urlOf(['http:', 'https:'], 'https://example.org/privacy'),
    'no link',
    'the address of your own privacy policy, linked from the privacy page. That page (`/privacy`) always lists what is stored and for how long, by the settings below',
  ),
};

const MAX_DAYS = 36_500;
const days = (fallback: string, meaning: string) => setting(integer(0, MAX_DAYS), fallback, meaning);

/** In days. */
const RETENTION = {
  KEEP_CLOSED_TABLES: days(
    '7',
    'tables that nobody came to, or that were abandoned, are deleted after this time',
  ),
  KEEP_ABANDONED_GAMES: days(
    '180',
    'a game without a clock in which nobody has moved for this time is closed',
  ),
  KEEP_GUESTS: days(
    '365',
    'guests (people without a passkey) none of whose devices was used for this time are deleted, unless they have a game to play. The games stay for the others, without the name',
  ),
  KEEP_CHAT: days('90', 'what was said at a table is deleted this time after the game has ended'),
  KEEP_REPORTS: days(
    '180',
    'what players have reported is deleted, with the chat around it, this time after an operator has closed it',
  ),
  KEEP_UNSEALED_GAMES: days(
    '30',
    'finished games are sealed after this time: their moves become one compressed value. Replay, proof and coach stay',
  ),
};

/** For each process; see docs/operating.md for what is counted. */
const LIMITS = {
  MAX_CONNECTIONS_PER_ADDRESS: setting(
    integer(1, 100_000),
    '200',
    'connections from one address. The Wi-Fi of a club is one address: for more than fifty people at once raise this and the next two',
  ),
  MAX_REQUESTS_PER_ADDRESS: setting(
    rate,
    '120/4',
    'requests from one address: at once, and more each second',
  ),
  MAX_MESSAGES_PER_ADDRESS: setting(rate, '600/200', 'messages of all sockets from one address, in units'),
  MAX_MESSAGES_PER_CONNECTION: setting(rate, '60/20', 'messages on one socket, in units'),
  MAX_TABLES_PER_PERSON: setting(integer(1, 10_000), '50', 'unfinished tables that a person has made'),
  MAX_BOT_TABLES_PER_ADDRESS: setting(
    integer(0, 10_000),
    '5',
    'tables with only bots that run because somebody at one address looks on',
  ),
};

export const SETTING_GROUPS = {
  Network: NETWORK,
  Storage: STORAGE,
  Site: SITE_PAGES,
  'Notices to people': NOTICES,
  Operation: OPERATION,
  'Retention, in days (0: for ever)': RETENTION,
  Limits: LIMITS,
} satisfies Record<string, Group>;

export const SETTINGS = {
  ...NETWORK,
  ...STORAGE,
  ...SITE_PAGES,
  ...NOTICES,
  ...OPERATION,
  ...RETENTION,
  ...LIMITS,
};
