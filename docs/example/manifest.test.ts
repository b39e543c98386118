// High Card as the registry holds it: played at a table, drawn, recorded, verified.
import { expect, test } from 'vitest';
import {
  LANGS,
  OVER,
  openTable,
  proofOf,
  randomSecret,
  recordOf,
  rngOf,
  seedOf,
  verify,
} from '../../src/engine/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { manifest } from './manifest.ts';

const entry = await loadGame(manifest);

const plain = (text: string) => text;
const strokes = { bold: plain, dim: plain, inverse: plain, red: plain, green: plain, yellow: plain };
const style = { ...strokes, blue: plain, magenta: plain, cyan: plain };

test('a game from the deal to a verified record, seen by everybody in both languages', () => {
  const { game } = entry;
  const secret = randomSecret();
  const contributions = ['Anna', 'Bo', 'Cleo'];
  const table = openTable(game, 3, { hand: 4 }, seedOf(secret, contributions));
  const rng = rngOf('entry');
  while (table.turn !== OVER) {
    for (const lang of LANGS) {
      for (const reader of [0, 1, 2, null]) {
        const context = { style, names: (seat: number) => contributions[seat]!, lang, width: 60 };
        const lines = entry.draw(table.view(reader), context);
        expect(lines.every((line) => line.length <= 60)).toBe(true);
      }
    }
    const seat = table.turn;
    expect(table.play(seat, game.notation(rng.pick(table.legalMoves(seat)))).ok).toBe(true);
  }
  const record = recordOf(table, proofOf(secret, contributions));
  expect(verify(record, () => game)).toMatchObject({ ok: true });
});
