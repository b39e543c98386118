// High Card as the catalogue would hold it: played at a table, drawn, recorded, verified.
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
import type { Entry } from '../../src/games/index.ts';
import { highCard } from './index.ts';
import { draw } from './terminal.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const entry: Entry = { game: highCard, texts: { en, fr }, draw, minutes: [2, 5] };

const plain = (text: string) => text;
const strokes = { bold: plain, dim: plain, inverse: plain, red: plain, green: plain, yellow: plain };
const ink = { ...strokes, blue: plain, magenta: plain, cyan: plain };

test('a game from the deal to a verified record, seen by everybody in both languages', () => {
  const { game } = entry;
  const secret = randomSecret();
  const contributions = ['Anna', 'Bo', 'Cleo'];
  const table = openTable(game, 3, { hand: 4 }, seedOf(secret, contributions));
  const rng = rngOf('entry');
  while (table.turn !== OVER) {
    for (const lang of LANGS) {
      for (const reader of [0, 1, 2, null]) {
        const easel = { ink, names: (seat: number) => contributions[seat]!, lang, width: 60 };
        const lines = entry.draw(table.view(reader), easel);
        expect(lines.every((line) => line.length <= 60)).toBe(true);
      }
    }
    const seat = table.turn;
    expect(table.play(seat, game.notation(rng.pick(table.legalMoves(seat)))).ok).toBe(true);
  }
  const record = recordOf(table, proofOf(secret, contributions));
  expect(verify(record, () => game)).toMatchObject({ ok: true });
});
