// What every kind of database has to keep of people: their names, lists, blocks, reports, limits and tournaments; a part of the database suite.
import { expect, test } from 'vitest';
import type { Change, Database } from './database.ts';
import { MATCH, PLAYER } from './rows.fixtures.ts';
import type { Store } from './store.ts';

const REPORT = {
  at: 1,
  match: 'm',
  reporter: 'reporter',
  reporter_name: 'R',
  subject_name: 'S',
  reason: 'insults',
  words: '',
  line_at: null,
  closed_at: null,
  note: '',
} as const;

const TOURNAMENT = {
  name: 'Friday',
  plan: '{}',
  state: 'open',
  round: 0,
  rounds: 0,
  round_at: null,
  due_at: null,
  created_at: 1,
} as const;

export function personsSuite(opened: () => { readonly database: Database; readonly store: Store }): void {
  test('blocks and reports follow a guest who becomes a person, and go with a person', async () => {
    const { database, store } = opened();
    const people = ['reporter', 'guest', 'account', 'third'];
    await database.write(people.map((each) => store.insertPerson(each, each, 1)));
    const block = (person: string, other: string, kind = 'block') =>
      store.setBlock({ id: `${person} ${other}`, person, other, kind, name: other, created_at: 1 });
    await database.write([block('guest', 'third'), block('account', 'third', 'mute')]);
    await database.write([block('reporter', 'guest'), block('account', 'guest'), block('third', 'guest')]);
    await database.write([block('reporter', 'guest', 'mute'), block('reporter', 'guest')]);
    const report = (id: string, subject: string) =>
      store.insertReport({ ...REPORT, id, subject }, [
        { report: id, position: 0, at: 1, person: 'guest', name: 'G', said: '{}' },
        { report: id, position: 1, at: 2, person: 'third', name: 'T', said: '{}' },
      ]);
    await database.write([report('r1', 'guest'), report('r2', 'third')]);
    await database.write([store.mergeGuest('guest', 'account')]);
    expect([...(await store.keptApartFrom('account'))].sort()).toEqual(['reporter', 'third']);
    expect([...(await store.hiddenFor('account'))]).toEqual(['third']);
    expect((await store.findReport('r1'))?.report.subject).toBe('account');
    await database.write([store.deletePerson('third')]);
    expect(await store.findReport('r2')).toBe(null);
    expect((await store.findReport('r1'))?.lines.map(({ person }) => person)).toEqual(['account']);
    await database.write([store.deletePerson('reporter')]);
    expect(await store.listReports('open', 9)).toMatchObject([{ id: 'r1', reporter: null }]);
    expect([...(await store.keptApartFrom('account'))]).toEqual([]);
    await database.write([store.closeReport('r1', 50, 'warned')]);
    expect(await store.listReports('open', 9)).toEqual([]);
    expect(await store.reportsClosedBefore(50, 9)).toEqual([]);
    expect(await store.reportsClosedBefore(51, 9)).toEqual(['r1']);
    await database.write([store.deleteReport('r1')]);
    expect(await store.listReports('all', 9)).toEqual([]);
  });

  test('a limit holds for writes at the same time; what is beyond it is a conflict', async () => {
    const { database, store } = opened();
    await database.write([store.insertPerson('busy', 'busy', 1)]);
    const seeker = { person: 'busy', game: null, clock: 'null', takes_bot: 0, created_at: 1, seen_at: 1 };
    const limit = { kind: 'check-limit', person: 'busy' } as const;
    const write = (change: Change, most: number, counted: 'seekers' | 'channels') =>
      database.write([change, { ...limit, what: counted, most }]);
    const results = await Promise.all(
      ['s1', 's2', 's3'].map((id) => write(store.insertSeeker({ ...seeker, id }), 1, 'seekers')),
    );
    expect(results.sort()).toEqual(['conflict', 'conflict', 'done']);
    const [open] = await store.openSeekersOf('busy');
    await database.write([store.endSeeker(open!.id, null)]);
    expect(await write(store.insertSeeker({ ...seeker, id: 's4' }), 1, 'seekers')).toBe('done');
    const table = (id: string) =>
      store.insertMatch({ ...MATCH, id, host: 'busy', state: 'waiting', wants_bot: 0, wake_at: 9 }, []);
    const tables = await Promise.all(
      ['t1', 't2', 't3'].map((id) => database.write([table(id), { ...limit, what: 'tables', most: 2 }])),
    );
    expect(tables.sort()).toEqual(['conflict', 'done', 'done']);
    const tournaments = ['u1', 'u2', 'u3'].map((id) =>
      database.write([
        { kind: 'insert-tournament', row: { ...TOURNAMENT, id, host: 'busy' } },
        { ...limit, what: 'tournaments', most: 1 },
      ]),
    );
    expect((await Promise.all(tournaments)).sort()).toEqual(['conflict', 'conflict', 'done']);
    const report = (id: string, subject: string) =>
      database.write([
        store.insertReport({ ...REPORT, id, reporter: 'busy', subject, match: 'm', at: 5 }, []),
        { ...limit, what: 'reports', since: 5, most: 1, about: { match: 'm', subject } },
        { ...limit, what: 'reports', since: 5, most: 2 },
      ]);
    const reports = [report('x1', 'a'), report('x2', 'a'), report('x3', 'b'), report('x4', 'c')];
    expect((await Promise.all(reports)).filter((each) => each === 'done')).toHaveLength(2);
    await database.write([store.deletePerson('busy')]);
    expect((await store.findMatch('t1'))?.match.state ?? 'closed').toBe('closed');
  });

  test('a row that names a person is a conflict once the person is deleted', async () => {
    const { database, store } = opened();
    await database.write([store.insertPerson('here', 'Here', 1)]);
    const sits = (person: string, match: string) =>
      database.write([
        store.requirePerson(person),
        store.insertMatch({ ...MATCH, id: match, wake_at: null }, [{ ...PLAYER, match, person }]),
      ]);
    expect([await sits('here', 'sat'), await sits('nobody', 'unsat')]).toEqual(['done', 'conflict']);
    const [gone, late] = await Promise.all([
      database.write([store.deletePerson('here')]),
      sits('here', 'late'),
    ]);
    expect([gone, late]).toEqual(['done', 'conflict']);
    expect(await store.findPerson('nobody')).toBeUndefined();
    expect((await store.findMatch('sat'))?.players[0]?.person).toBeNull();
  });

  test('a new name is also at the seats of matches that wait, not of others', async () => {
    const { database, store } = opened();
    const states = ['waiting', 'playing'];
    const player = { ...PLAYER, person: 'named', name: 'Anna' };
    await database.write([store.insertPerson('named', 'Anna', 1)]);
    for (const state of states) {
      const match = { ...MATCH, id: `named-${state}`, state, wake_at: null };
      await database.write([store.insertMatch(match, [{ ...player, match: match.id }])]);
    }
    await database.write([store.renamePerson('named', 'Āñná')]);
    const found = await Promise.all(states.map((state) => store.findMatch(`named-${state}`)));
    expect(found.map((each) => each?.players[0]?.name)).toEqual(['Āñná', 'Anna']);
    expect(found.map((each) => each?.match.changes)).toEqual([1, 0]);
    expect((await store.findPerson('named'))?.name).toBe('Āñná');
  });

  test('a person’s list never drops a game that is not over, however many there are', async () => {
    const { database, store } = opened();
    const sat = (id: string) => [{ ...PLAYER, match: id, person: 'busy' }];
    const match = (id: string, state: string, at: number) =>
      store.insertMatch({ ...MATCH, id, state, created_at: at, wake_at: null }, sat(id));
    await database.write([match('running', 'playing', 1), match('waits', 'waiting', 2)]);
    await database.write(Array.from({ length: 5 }, (_, i) => match(`over-${i}`, 'over', 10 + i)));
    const listed = (await store.matchesOf('busy', 4)).map((each) => each.match.id);
    expect(listed).toEqual(['waits', 'running', 'over-4', 'over-3']);
    expect((await store.matchesOf('busy', 1)).map((each) => each.match.id)).toHaveLength(2);
  });

  test('the tournaments of a deleted host pass to the first of the others, or are closed', async () => {
    const { database, store } = opened();
    await database.write(['host', 'heir'].map((each) => store.insertPerson(each, each, 1)));
    const entry = (tournament: string, number: number, person: string): Change => ({
      kind: 'insert-entry',
      row: { tournament, number, person, name: person, level: null, has_left: 0 },
    });
    for (const id of ['shared', 'lonely', 'begun']) {
      const row = { ...TOURNAMENT, id, host: 'host' };
      const joined = id === 'lonely' ? [] : [entry(id, 2, 'heir')];
      await database.write([{ kind: 'insert-tournament', row }, entry(id, 1, 'host'), ...joined]);
    }
    const from = { state: 'open', round: 0 };
    const to = { state: 'playing', round: 1, rounds: 2, round_at: 1, due_at: 90_000 };
    await database.write([{ kind: 'advance-tournament', id: 'begun', from, to }]);
    await database.write([store.deletePerson('host')]);
    const found = async (id: string) => {
      const { host, state, due_at } = (await store.findTournament(id))!;
      const names = (await store.entriesOf(id)).map(({ name, has_left }) => [name, has_left]);
      return { host, state, due_at, names };
    };
    expect(await found('shared')).toEqual({
      host: 'heir',
      state: 'open',
      due_at: null,
      names: [['heir', 0]],
    });
    expect(await found('lonely')).toMatchObject({ state: 'closed', names: [] });
    expect(await found('begun')).toEqual({
      host: 'heir',
      state: 'playing',
      due_at: 0,
      names: [
        ['—', 1],
        ['heir', 0],
      ],
    });
  });
}
