// Tests of the terminal drawing: what it shows, and that it fits.
import { describe, expect, test } from 'vitest';
import { type DrawingContext, PLAIN_STYLE } from '../../engine/drawing.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { draw as drawScripts } from '../scripts-and-scribes/terminal.ts';
import { chooseMostlyAffordable } from './fixtures/conformance.ts';
import { auctionOf, donation, ended, play } from './fixtures/scripted.ts';
import { biblios } from './index.ts';
import { categoryCard, goldCard } from './rules/data.ts';
import type { State } from './rules/state.ts';
import { draw } from './terminal.ts';

const style = PLAIN_STYLE;

function picture(
  state: State,
  given: Partial<DrawingContext> = {},
  seat: Seat | null = 0,
  drawing = draw,
): string[] {
  const names = (each: Seat) => ['Anna', 'Bruno', 'Chloé', 'Denis'][each]!;
  return drawing(biblios.view(state, seat), { style, names, lang: 'en', width: 80, ...given });
}
const text = (...args: Parameters<typeof picture>) => picture(...args).join('\n');

const [g1, g2, g3] = [1, 2, 3].map(goldCard) as [number, number, number];
const monk = (letter: string) => categoryCard(0, letter);

describe('the terminal drawing', () => {
  test('the donation: the card drawn, what is still to be assigned, the public space', () => {
    const state = donation({ dice: [3, 4, 1, 6, 2] });
    play(biblios, state, 'draw gold-2', 'give public', 'draw monks-E');
    const mine = text(state);
    expect(mine).toContain('Drawn: ●3E Monks 3 (E) (only you see it)');
    expect(mine).toContain('Still to place: yours 1 · auction 1 · public space 1');
    expect(mine).toContain('Public space: ¤2 Gold 2');
    expect(mine).toContain('✒ Anna   0 cards · active');
    expect(text(state, {}, 1)).toContain('Drawn: a card face down');
    expect(text(state, {}, 1)).not.toContain('Monks 3');
  });

  test("the dice: mark, name and value, with the reader's cards beside them", () => {
    const state = donation({
      dice: [3, 4, 1, 6, 2],
      hands: [[monk('B'), monk('H'), g1, g1, g3], [], []],
      kept: [[categoryCard(4, 'H')]],
    });
    const lines = picture(state);
    expect(lines).toContain('  ⚂ 3 ● Monks            6 B  2B 4H');
    expect(lines).toContain('  ⚅ 6 ■ Manuscripts');
    expect(lines).toContain('  ⚁ 2 ▲ Forbidden Tomes  2 H  2H');
    expect(lines).toContain('      ¤ Gold 5   ¤1×2  ¤3×1');
    // A spectator sees the dice and no hand.
    expect(picture(state, {}, null)).toContain('  ⚂ 3 ● Monks');
  });

  test('the auction: the card on the lectern, bids, who is out', () => {
    const state = auctionOf(monk('C'), { seats: 4, hands: [[g3], [g1], [g3], [g3]] });
    play(biblios, state, 'bid 2', 'pass');
    expect(text(state)).toContain('On the lectern: ●2C Monks 2 (C)');
    expect(text(state)).toContain('highest bid 2 gold by Bruno');
    expect(text(state)).toMatch(/Bruno +1 card · bids 2 gold/);
    expect(text(state)).toMatch(/Chloé +1 card · passed/);
    play(biblios, state, 'pass', 'pass', 'seize gold-1');
    expect(text(state)).toMatch(/Bruno +0 cards · barred/);
  });

  test('what is known of the other hands, and what is uncertain', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), categoryCard(1, 'B')], [g2]] });
    play(biblios, state, 'bid 1', 'pass', 'pass', 'pay monks-A');
    expect(text(state)).toContain('    known: ¤3\n    perhaps: ●2A ◆2B');
    expect(text(state)).toContain('    known: ¤2');
  });

  test('the end: totals, winners in brackets, points', () => {
    const state = ended(biblios, { hands: [[monk('A')], [monk('B'), g2], []] });
    expect(picture(state)).toContain('  ⚂ 3 ● Monks           [2A]     2B      0');
    expect(text(state)).toContain('  Anna         3 points · 0 gold');
    expect(text(state, { lang: 'fr' })).toContain('  Bruno        0 point · 2 pièces d’or');
  });

  test('each edition has its own words', () => {
    const state = donation();
    expect(text(state, {}, 0, drawScripts)).toContain('● Illuminators');
    expect(text(state, { lang: 'fr' }, 0, drawScripts)).toContain('Réserve commune\u00a0: vide');
  });
});

test('it is never wider than the terminal, however long the names are', () => {
  const rng = new Rng(9);
  const names = () => 'Bartholomäus Hohenstein-Ernstthal';
  for (const seats of [2, 3, 4]) {
    const state = biblios.setup(seats, { penalty: 'each-takes' });
    for (let more = true; more; ) {
      const turn = biblios.turn(state);
      more = turn >= CHANCE;
      for (const width of rng.int(8) === 0 || !more ? [60, 80, 120] : []) {
        for (const lang of ['en', 'fr'] as const) {
          for (const drawing of [draw, drawScripts]) {
            for (const line of picture(state, { width, lang, names }, seats - 1, drawing)) {
              expect([...line].length, line).toBeLessThanOrEqual(width);
              expect(line).not.toMatch(/undefined|NaN/);
            }
          }
        }
      }
      if (!more) break;
      const moves = biblios.legalMoves(state, turn);
      biblios.play(
        state,
        turn,
        turn === CHANCE ? biblios.chance(state, rng) : chooseMostlyAffordable(state, turn, moves, rng),
      );
    }
  }
});
