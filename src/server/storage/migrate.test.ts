// What a program says about the state of its database: older, newer, and too new.
import { Kysely, type Migration } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { logTo } from '../operating/log.ts';
import { StartError, startProblemText } from '../start-errors.ts';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { DatabaseSync } from './sqlite-driver.ts';

const NOTHING: Migration = { up: async () => {} };
const [V1, V2] = [
  { '0001-a': NOTHING },
  { '0001-a': NOTHING, '0002-b': NOTHING, '0003-c': NOTHING },
] as const;
const V3 = { ...V2, '0004-breaking-d': NOTHING };

function newFile() {
  const file = new DatabaseSync(':memory:');
  return new Kysely<unknown>({ dialect: sqliteDialect(file, (act) => act()) });
}

let restore = () => {};
function logged(): string[] {
  const lines: string[] = [];
  restore = logTo('json', (line) => void lines.push(line));
  return lines;
}
afterEach(() => restore());
const fieldsOf = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as object);

test('each step on an older database is logged, a new one is made without a word', async () => {
  const [db, lines] = [newFile(), logged()];
  await migrate(db, V1);
  expect(lines).toEqual([]);
  await migrate(db, V2);
  expect(fieldsOf(lines)).toMatchObject([
    { event: 'migrating', migration: '0002-b', step: 1, of: 2 },
    { event: 'migrating', migration: '0003-c', step: 2, of: 2 },
    { event: 'migrated', from: '0001-a', to: '0003-c', version: expect.any(String) },
  ]);
  await migrate(db, V2);
  expect(lines).toHaveLength(3);
});

test('an older program goes on with a newer database, and says so; one that it cannot read keeps it from starting', async () => {
  const [db, lines] = [newFile(), logged()];
  await migrate(db, V2);
  await migrate(db, V1);
  expect(fieldsOf(lines)).toMatchObject([
    { event: 'database-is-newer', level: 'warn', migrations: ['0002-b', '0003-c'] },
  ]);
  await migrate(db, V3);
  const refused = await migrate(db, V2).catch((error: unknown) => error);
  if (!(refused instanceof StartError)) throw new Error('it has started');
  expect(refused.problem).toEqual({ code: 'database-too-new', migration: '0004-breaking-d' });
  for (const lang of ['en', 'fr'] as const) expect(startProblemText(refused.problem, lang)).toContain('0004');
});
