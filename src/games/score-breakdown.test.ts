// The score breakdown ends at the scores of the outcome, and has the same steps in every language.
import { describe, expect, test } from 'vitest';
import { allOptions, derivedSeed, LANGS, openTable, redactEvent, rngOf } from '../engine/index.ts';
import { CATEGORIES } from './biblios/rules/data.ts';
import { allGames } from './loaded.ts';

const names = (seat: number) => `Zoé${seat}`;

function played({ game }: (typeof allGames)[number], seats: number, number: number) {
  const table = openTable(
    game,
    seats,
    allOptions(game)[0] ?? {},
    derivedSeed('score breakdown', `${game.id} ${number}`),
  );
  const rng = rngOf(`score breakdown ${number}`);
  for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
    table.play(seat, game.notation(rng.pick(table.legalMoves(seat))));
  }
  const publicEvents = table.steps.flatMap(({ events }) => events.map((event) => redactEvent(event, null)));
  return { publicEvents, outcome: table.outcome! };
}

const withBreakdown = allGames.filter(({ texts }) => texts.en.scoreBreakdown);

describe.each(withBreakdown.map((loaded) => ({ id: loaded.game.id, loaded })))('$id', ({ loaded }) => {
  test.each(loaded.game.seatCounts)('states every score, with %i seats', (seats) => {
    const { publicEvents, outcome } = played(loaded, seats, seats);
    for (const lang of LANGS) {
      const steps = loaded.texts[lang].scoreBreakdown!(publicEvents, names);
      const lines = steps.flatMap(({ title, lines }) => [title, ...lines]);
      for (const [seat, score] of outcome.scores.entries()) {
        const figure = score < 0 ? `−${-score}` : String(score);
        const last = lines.findLast((line) => line.includes(names(seat)))!;
        const own = steps.find(({ title }) => title === names(seat));
        expect((own ? own.lines.join(' ') : last).split(/[^\d−]+/)).toContain(figure);
      }
      if (lang === 'fr')
        for (const line of lines) expect(line).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:(\s|$)/);
    }
    const [english, french] = LANGS.map((lang) => loaded.texts[lang].scoreBreakdown!(publicEvents, names));
    expect(french!.map(({ lines }) => lines.length)).toEqual(english!.map(({ lines }) => lines.length));
  });

  test.each(loaded.game.seatCounts)(
    'the gains of all steps together are the scores, with %i seats',
    (seats) => {
      const { publicEvents, outcome } = played(loaded, seats, 10 + seats);
      const counted = loaded.texts.en.scoreBreakdown!(publicEvents, names).filter(({ gains }) => gains);
      expect(counted.length).toBeGreaterThan(1);
      expect(new Set(counted.map(({ subject }) => subject)).size).toBe(counted.length);
      const sums = outcome.scores.map((_, seat) =>
        counted.reduce((sum, { gains }) => sum + gains![seat]!, 0),
      );
      expect(sums).toEqual(outcome.scores);
    },
  );

  test('nothing to count before the end of a game, or of a round', () => {
    for (const lang of LANGS) {
      const figures = loaded.texts[lang].scoreBreakdown!([], names).flatMap(({ lines }) => lines);
      expect(figures.join(' ')).not.toMatch(/[1-9]\d* (points?|captured)/);
    }
  });
});

test('B19: among equals the letter nearest to A takes the die, and the score breakdown says so', () => {
  const loaded = allGames.find(({ game }) => game.id === 'biblios')!;
  const sentences = Array.from({ length: 40 }, (_, number) => played(loaded, 3, number)).flatMap(
    ({ publicEvents }) =>
      loaded.texts.en.scoreBreakdown!(publicEvents, names)
        .slice(0, CATEGORIES.length)
        .map(({ lines }) => lines.at(-1)!),
  );
  expect(sentences.some((sentence) => /nearest to A \([A-I]\)/.test(sentence))).toBe(true);
  expect(sentences.some((sentence) => sentence.includes('has the highest total'))).toBe(true);
});
