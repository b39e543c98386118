// The log of the server, by pino: one line per event, as JSON (LOG=json) or as plain text. It never contains secrets, names,
// addresses and chat lines of people, or the content of matches.
import { type Logger, type LoggerOptions, pino } from 'pino';
import { realSystem } from '../../protocol/system.ts';

export const LOG_FORMS = ['plain', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

let form: LogForm = 'plain';
let write = (line: string): void => void process.stderr.write(line);

/** Sets the destination and the format. Returns a function that restores the previous ones. */
export function logTo(nextForm: LogForm, nextWrite: (line: string) => void = write): () => void {
  const [formBefore, writeBefore] = [form, write];
  form = nextForm;
  write = nextWrite;
  linesOf.clear();
  return () => {
    form = formBefore;
    write = writeBefore;
  };
}

/** Error lines of one event per interval: a full disk makes every request fail, and the log may be on the same disk. */
const MAX_LINES = 20;
const INTERVAL_MS = 10_000;
const linesOf = new Map<string, { since: number; lines: number; leftOut: number }>();

/** Null if the line must be dropped; otherwise how many lines of this event were dropped in the interval before. */
function countLine(event: string, maxLines: number): number | null {
  const now = realSystem.now();
  let count = linesOf.get(event);
  const leftOut = count?.leftOut ?? 0;
  if (!count || now - count.since >= INTERVAL_MS || now < count.since) {
    count = { since: now, lines: 0, leftOut: 0 };
    linesOf.set(event, count);
  }
  if (count.lines >= maxLines) {
    count.leftOut++;
    return null;
  }
  count.lines++;
  return leftOut;
}

/** The keys are those that operators may already parse: `at`, `level`, `event`, and `error`, `code`, `stack` of an error. */
const options: LoggerOptions = {
  base: null,
  messageKey: 'event',
  timestamp: () => `,"at":"${new Date(realSystem.now()).toISOString()}"`,
  formatters: {
    level: (level) => ({ level }),
    log: ({ err, ...fields }) => withoutSecretsIn({ ...fields, ...(err !== undefined && errorFields(err)) }),
  },
  hooks: {
    logMethod(args, method, level) {
      const [fields, event] = args as unknown as [fields: object, event: string];
      if (level < pino.levels.values.error!) return method.apply(this, args);
      const leftOut = countLine(event, this === logRarely ? 1 : MAX_LINES);
      if (leftOut !== null) method.call(this, leftOut > 0 ? { ...fields, leftOut } : fields, event);
    },
  },
};

/** Called with an object and the name of the event; `err` is an error. The first error line after some were dropped has their number as `leftOut`. */
export const log: Logger = pino(options, {
  write: (line) => write(form === 'json' ? line : plainLine(line)),
});

/** For errors that can occur many times a second: at most one line per event in ten seconds. */
export const logRarely: Logger = log.child({});

function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { error: error.message, ...code, stack: error.stack ?? '' };
}

function plainLine(json: string): string {
  const { at, level, event, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${at} ${level} ${event}${rest.join('')}\n`;
}

function withoutSecretsIn(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutSecrets(value) : value,
    ]),
  );
}

/** Removes passwords in URLs, and everything that is long and random enough to be a token. */
export function withoutSecrets(text: string): string {
  return text.replace(/(:\/\/[^\s:/@]*:)[^\s@]+@/g, '$1…@').replace(/[\w-]{32,}/g, '…');
}
