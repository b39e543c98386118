// Who sits where at a match.
import { expect, test } from 'vitest';
import { seated } from './match.fixtures.ts';
import type { MatchPorts } from './ports.ts';
import { leavingTime } from './seats.ts';

test('who leaves at the same moment as another, or by a clock that is behind, has left later', () => {
  const ports = { now: () => 1000 } as MatchPorts;
  const at = (left: number | null, resigned: number | null) =>
    leavingTime({
      ports,
      players: [{ ...seated('anna'), leftAt: left, resignedAt: resigned } as never, seated('bruno')],
    });
  expect(at(null, null)).toBe(1000);
  expect(at(900, null)).toBe(1000);
  expect(at(1000, null)).toBe(1001);
  expect(at(null, 1500)).toBe(1501);
});
