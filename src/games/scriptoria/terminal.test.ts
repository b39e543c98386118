// Tests of the terminal drawing: what it shows at each hour, and that it fits.
import { describe, expect, test } from 'vitest';
import type { DrawingContext, TextStyle } from '../../engine/drawing.ts';
import { CHANCE, OVER } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { LEFT_FRIEZE, playRandomly, position } from './fixtures/positions.ts';
import { scriptoria, scriptoriaWith } from './index.ts';
import type { State } from './rules/state.ts';
import { reconstruction } from './rules/tables.ts';
import { draw } from './terminal.ts';

/** Every style is the same. */
function styleWith(stroke: (text: string) => string): TextStyle {
  return {
    bold: stroke,
    dim: stroke,
    inverse: stroke,
    red: stroke,
    green: stroke,
    yellow: stroke,
    blue: stroke,
    magenta: stroke,
    cyan: stroke,
  };
}

function context(given: Partial<DrawingContext> = {}): DrawingContext {
  return {
    style: styleWith((text) => text),
    names: (seat) => ['Anna', 'Bruno', 'Clara', 'Denis'][seat]!,
    lang: 'en',
    width: 80,
    ...given,
  };
}

function picture(state: State, seat: number | null, given: Partial<DrawingContext> = {}): string {
  return draw(scriptoria.view(state, seat), context(given)).join('\n');
}

describe('the screen follows the hours', () => {
  test('First Hour: the cup in letters and counts, the Grimoire, the lecterns', () => {
    const state = position({
      phase: 'inks',
      cup: 'KKKRA',
      lecterns: { R: ['bKRG', 'mKRGB'], Q: [], K: [], G: [] },
    });
    const shown = picture(state, 0);
    expect(shown).toContain('First Hour');
    expect(shown).toContain('Cup (5)  K×3 R×1 A×1');
    expect(shown).toContain('Grimoire  on the table');
    expect(shown).toMatch(/\[R\] red for free +bKRG 2 +mKRGB 3/);
  });

  test('Second Hour: who owns which lectern', () => {
    const state = position({ phase: 'give', lecterns: { R: ['bKRG'], Q: [], K: [], G: [] } });
    state.deskOf[1] = 0;
    expect(picture(state, 0)).toMatch(/\[R\].*bKRG 2 +→ Bruno/);
  });

  test('Last Hour: the double page, what can be paid, the Scriptorium, the others, whose turn', () => {
    const state = position({
      scrolls: [['cKRG left', '(bKR) right', 'mKGB']],
      stock: [['tKR', 'dKGA'], ['bKB']],
      inks: ['KR', 'GG'],
      scriptorium: ['bKA', 'bKA'],
      turn: 0,
    });
    const shown = picture(state, 0);
    expect(shown).toMatch(/│ cKRG +·b +·b +│ \(bKR\) +·b +·C +│/);
    expect(shown).toMatch(/│ ·b +mKGB +·M +│ ·D +·T +·b +│/);
    expect(shown).toContain('tKR 1* · dKGA 3');
    expect(shown).not.toContain('dKGA 3*');
    expect(shown).toContain('Scriptorium (2)  bKA 2×2');
    expect(shown).toContain('> You (Anna)');
    expect(shown).toMatch(/Bruno.*\n +inks +G×2/);
    expect(shown).toContain('left frieze 3 · right frieze 3');
  });

  test('a sketch is payable with gold for missing colours, and with the lectern’s supply', () => {
    const golden = picture(position({ stock: [['mKRG', 'mKRGB', 'tKKR']], inks: ['KRA'] }), 0);
    expect(golden).toContain('tKKR 2 · mKRG 2* · mKRGB 3');
    expect(golden).not.toContain('mKRGB 3*');
    const printed = picture(position({ stock: [['bKGA', 'bKRA']], inks: ['KRA'] }), 0);
    expect(printed).toContain('bKGA 3 · bKRA 3*');
    const supplied = picture(position({ owners: ['K', 'R', 'Q'], stock: [['tKKR']], inks: ['R'] }), 0);
    expect(supplied).toContain('tKKR 2*');
  });

  test('the end: final scores, and the winner’s page for a spectator', () => {
    const state = position({ scrolls: [[], LEFT_FRIEZE], tokens: [0, 1, 0] });
    state.phase = 'over';
    state.points[1] = 12;
    state.door = 1;
    const shown = picture(state, null);
    expect(shown).toContain('final score 14');
    expect(shown).toMatch(/│ cKRG +bKR +bKG +│/);
    expect(shown).toContain('The black door is open.');
  });
});

describe('it fits', () => {
  test.each([
    { lang: 'en', width: 60 },
    { lang: 'fr', width: 60 },
    { lang: 'en', width: 80 },
    { lang: 'fr', width: 80 },
  ] as const)('no line is wider than $width columns in $lang, whatever happens', ({ lang, width }) => {
    const state = scriptoria.setup(4, { lecterns: 'random', hell: 30 });
    const rng = new Rng(width);
    let longest = 0;
    playRandomly(state, rng, {
      stop: (now) => {
        const lines = draw(scriptoria.view(now, 0), context({ lang, width }));
        for (const line of lines) longest = Math.max(longest, line.length);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
        return false;
      },
    });
    expect(longest).toBeLessThanOrEqual(width);
    expect(longest).toBeGreaterThan(width - 15);
  });

  test('colour only helps: without its codes the drawing is the same', () => {
    const lecterns = { R: ['bKRG'], Q: ['mKRG'], K: ['tKR'], G: ['dKRA'] };
    const state = position({ phase: 'inks', cup: 'KKRGBA', lecterns });
    const style = styleWith((text) => `⟦${text}⟧`);
    const stripped = picture(state, 0, { style }).replaceAll(/[⟦⟧]/g, '');
    expect(stripped).toBe(picture(state, 0));
  });

  test('other tables are drawn with their own names and grid', () => {
    const game = scriptoriaWith({ ...reconstruction, grid: ['C b b C', 'b M D b', 'b T T b', 'C b b C'] });
    const state = game.setup(2, { lecterns: 'random', hell: 'closed' });
    const rng = new Rng(4);
    while (game.turn(state) === CHANCE) game.play(state, CHANCE, game.chance(state, rng));
    const lines = draw(game.view(state, 0), context());
    expect(lines.filter((line) => line.startsWith('  │'))).toHaveLength(4);
    expect(lines.join('\n')).toMatch(/│ ·b +·M +│ ·D +·b +│/);
    while (game.turn(state) !== OVER) {
      const turn = game.turn(state);
      game.play(
        state,
        turn,
        turn === CHANCE ? game.chance(state, rng) : rng.pick(game.legalMoves(state, turn)),
      );
    }
    expect(game.outcome(state)).not.toBeNull();
  });
});
