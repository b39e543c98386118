import { afterAll, beforeAll } from 'vitest';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { openNotifyBus } from './notify.ts';
import { busSuite } from './suite.fixtures.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
});
afterAll(() => own.drop());

busSuite('PostgreSQL', {
  open: () => openNotifyBus(own.url),
  cut: () =>
    own.run(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
});
