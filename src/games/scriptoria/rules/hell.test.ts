// Tests of the Hell of the Library.
import { describe, expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { playMove, playRandomly, position } from '../fixtures/positions.ts';
import { experience, scriptoria } from '../index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import * as pageEn from '../texts/page.en.ts';
import * as pageFr from '../texts/page.fr.ts';
import { BEASTS, colophonOf, TITLES } from './colophon.ts';
import type { Event } from './events.ts';
import { reconstructed } from './printed.ts';
import { NOBODY, type State } from './state.ts';

const called = (seat: number) => ['Anna', 'Bruno', 'Clara', 'Denis'][seat]!;

/** The last turn of the last day, with these points on the track. */
function lastTurn(points: number[], hell: 'closed' | 0 | 10): State {
  const state = position({ turn: 2, options: { hell } });
  state.points = points;
  state.finished = true;
  return state;
}

function colophonIn(events: readonly Event[]) {
  return events.flatMap((event) => (event.key === 'colophon' ? [event.args] : []))[0];
}

describe('experience', () => {
  test('C16 every player starts 2 points ahead for each game of the most experienced player', () => {
    const start = (hell: 'closed' | 0 | 5 | 33) => scriptoria.setup(3, { lecterns: 'random', hell }).points;
    expect(start('closed')).toEqual([0, 0, 0]);
    expect(start(0)).toEqual([0, 0, 0]);
    expect(start(5)).toEqual([10, 10, 10]);
    expect(start(33)).toEqual([66, 66, 66]);
    const earned = [[], [0, 0], [2, 7, 3], [200]].map((games) => experience.valueFor(games));
    expect(earned).toEqual([0, 0, 7, 33]);
  });

  test('C16 the head start counts in the scores', () => {
    const state = lastTurn([30, 20, 20], 10);
    state.tokens = [0, 0, 0];
    playMove(state, 'done');
    expect(scriptoria.outcome(state)?.scores).toEqual([30, 20, 20]);
  });
});

describe('the black door', () => {
  test('C16 a score of 66 opens it, and there is one event', () => {
    const state = position({ options: { hell: 0 }, stock: [['bKR', 'bKG']], inks: ['KKRG'] });
    state.points[0] = 65;
    const events = playMove(state, 'place bKR left');
    expect(events).toContainEqual({ key: 'door', args: { seat: 0 } });
    expect(state.door).toBe(0);
    expect(playMove(state, 'place bKG left').map(({ key }) => key)).toEqual(['placed']);
  });

  test('C16 achievements and tokens count for the door at the end', () => {
    const state = lastTurn([60, 0, 0], 0);
    expect(playMove(state, 'done').map(({ key }) => key)).toEqual([
      'done',
      'scored',
      'door',
      'scored',
      'scored',
      'colophon',
    ]);
    const below = lastTurn([59, 0, 0], 0);
    expect(playMove(below, 'done').map(({ key }) => key)).toEqual(['done', 'scored', 'scored', 'scored']);
  });

  test('C16 it stays closed if the option is closed', () => {
    const state = lastTurn([90, 0, 0], 'closed');
    expect(playMove(state, 'done').map(({ key }) => key)).not.toContain('door');
    expect(state.door).toBe(NOBODY);
  });

  test('C16 with 33 finished games it opens when the game begins', () => {
    const state = scriptoria.setup(2, { lecterns: 'random', hell: 33 });
    const keys: string[] = [];
    scriptoria.play(state, -1, scriptoria.chance(state, new Rng(1)), ({ key }) => keys.push(key));
    expect(keys).toEqual(['opening', 'door']);
  });
});

describe('what lies behind it', () => {
  const facts = {
    opener: 1,
    days: 7,
    leftFrieze: 0,
    rightFrieze: 2,
    textDropcap: 1,
    miniature: NOBODY,
    manuscript: NOBODY,
    unpaid: 4,
    favours: 1,
    shelf: [
      { seat: 0, binding: 'R', title: 0, beast: 1 },
      { seat: 1, binding: 'A', title: 5, beast: 2 },
    ],
  };

  test('C16 the page describes the game: the drop capital is the opener’s, the friezes are their painters’', () => {
    const english = en.events.colophon(facts, called);
    expect(english).toContain('║ B ║ runo found the key');
    expect(english).toContain('left-hand frieze is Anna’s');
    expect(english).toContain('Clara has answered');
    expect(english).toContain('Bruno wrote the words');
    expect(english).toContain('“On the Laughter of Snails”, bound in madder red');
    expect(english).toContain('Done in 7 days by 2 copyists, with 1 favour asked.');
    const french = fr.events.colophon(facts, called);
    expect(french).toContain('║ B ║ runo trouva la clé');
    expect(french).toContain('Du rire des escargots');
    expect(french).toContain('relié à la feuille d’or');
  });

  test('C16 every fact has its own couplet', () => {
    const pages = [
      facts,
      { ...facts, leftFrieze: NOBODY },
      { ...facts, rightFrieze: NOBODY },
      { ...facts, leftFrieze: NOBODY, rightFrieze: NOBODY },
      { ...facts, rightFrieze: 0 },
      { ...facts, textDropcap: NOBODY },
      { ...facts, miniature: 0 },
      { ...facts, manuscript: 0 },
      { ...facts, unpaid: 0 },
      { ...facts, unpaid: 1 },
      { ...facts, favours: 0 },
    ];
    for (const { events } of [en, fr]) {
      const sentences = pages.map((page) => events.colophon(page, called));
      expect(new Set(sentences).size).toBe(pages.length);
    }
  });

  test('C16 it is derived from the scrolls: painters by the higher bonus, bindings by the ink used most', () => {
    const state = position({
      scrolls: [['bKR left', 'bKRG left', '(bKB) left'], ['bKA left'], []],
      options: { hell: 0 },
    });
    state.door = 2;
    state.day = 6;
    state.achievements[0] = 2;
    state.achievements[5] = 3;
    state.flipped = [1, 0, 2];
    const page = colophonOf(state, reconstructed.sketches.names);
    expect(page).toMatchObject({
      opener: 2,
      days: 6,
      leftFrieze: 1,
      rightFrieze: NOBODY,
      unpaid: 1,
      favours: 3,
    });
    expect(page.shelf.map(({ binding }) => binding)).toEqual(['R', 'A', 'K']);
    // Reopening an old game shows the same page.
    expect(page.shelf.map(({ title, beast }) => [title, beast])).toEqual([
      [4, 7],
      [11, 0],
      [2, 2],
    ]);
    expect(colophonOf(scriptoria.view(state, 0), reconstructed.sketches.names)).toEqual(page);
  });

  test('C16 after any game each player has a different book and beast, in both languages', () => {
    expect([pageEn.titles.length, pageFr.titles.length]).toEqual([TITLES, TITLES]);
    expect([pageEn.beasts.length, pageFr.beasts.length]).toEqual([BEASTS, BEASTS]);
    const pages = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = scriptoria.setup(4, { lecterns: 'random', hell: 33 });
      const rng = new Rng(seed);
      playRandomly(state, rng, {
        stop: (now) =>
          now.finished ||
          (now.day === 7 && now.turn === (now.archivist + 3) % 4 && now.phase === 'illuminate'),
      });
      if (state.phase !== 'illuminate') continue;
      const colophon = colophonIn(playMove(state, 'done'))!;
      expect(new Set(colophon.shelf.map(({ title }) => title)).size).toBe(4);
      expect(new Set(colophon.shelf.map(({ beast }) => beast)).size).toBe(4);
      pages.add(en.events.colophon(colophon, called));
      expect(fr.events.colophon(colophon, called)).not.toMatch(/undefined/);
    }
    expect(pages.size).toBeGreaterThan(25);
  });
});
