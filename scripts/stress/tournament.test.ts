// Short runs of `npm run stress -- tournament`, and whether its referee notices faults.
import { expect, test } from 'vitest';
import { newDatabase } from '../../src/server/storage/postgres.fixtures.ts';
import { referee } from './tournament-referee.ts';
import { runTournament } from './tournament-run.ts';

test('a Swiss of bots and a person at two processes, one of them killed: every round is completed, and the standing is that of the records', async () => {
  const own = await newDatabase();
  try {
    const run = await runTournament({
      format: 'swiss',
      game: 'scout',
      seats: 2,
      bots: 3,
      people: 1,
      missing: 0,
      isDuplicate: true,
      processes: 2,
      killEveryMs: 2000,
      seed: 'short',
      env: { DATABASE_URL: own.url },
    });
    expect(run.faults).toEqual([]);
    expect([run.rounds, run.games]).toEqual([2, 4]);
    expect(run.kills).toBeGreaterThan(0);
  } finally {
    await own.drop();
  }
});

test('the referee notices wrong points, wrong places and people who meet twice', () => {
  const table = (round: number, number: number, players: number[], points: number[]) => ({
    match: null,
    state: null,
    record: null,
    replayOf: null,
    absent: [],
    round,
    number,
    players,
    points,
  });
  const players = [{ number: 1 }, { number: 2 }];
  const standings = [
    { player: 1, place: 1, points: 1, tieBreaks: [] },
    { player: 2, place: 1, points: 1, tieBreaks: [] },
  ];
  const shown = { format: 'swiss', players, standings, seats: 2 } as const;
  const level = table(1, 1, [1, 2], [0.5, 0.5]);
  expect(referee({ ...shown, rounds: 1 }, [level]).faults).toEqual([]);
  expect(referee({ ...shown, rounds: 1 }, [table(1, 1, [1, 2], [1, 0])]).faults).toEqual([
    'round 1, table 1: 1,0 points, by the record 0.5,0.5',
  ]);
  expect(referee({ ...shown, rounds: 2 }, [level, { ...level, round: 2 }]).faults).toEqual([
    '1/2 have met 2 times',
  ]);
  const wrong = [standings[0]!, { ...standings[1]!, place: 2 }];
  expect(referee({ ...shown, standings: wrong, rounds: 1 }, [level]).faults).toEqual([
    'player 2: place 2, by the records 1',
  ]);
  expect(referee({ ...shown, rounds: 2 }, [level]).faults).toEqual(['round 2 has no tables']);
});
