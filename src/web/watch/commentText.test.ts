// The coach's words about a decision, and how long they stay.
import { describe, expect, test } from 'vitest';
import type { PlayComment } from '../analysis/messages.ts';
import { commentText } from './commentText.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { Comments } from './useComments.ts';
import type { Watching } from './useWatching.ts';
import { watchBeatMs } from './watchBeat.ts';

const texts = {
  move: (move: unknown) => `Show ${move}`,
  causes: { weak: () => 'This is weak.', strong: () => 'This is strong.' },
};
const names = (seat: number) => ['Alcuin', 'Héloïse'][seat]!;
const comment = (ply: number, seat: number, after: number, better: PlayComment['better'] = null) =>
  [ply, { ply, seat, view: null, after, better }] as const;
const said = (comments: Comments, ply: number, words: typeof en = en) =>
  commentText(comments, ply, { texts, names, words });

describe('a comment', () => {
  test('says the chance in words, and how it has changed since the same player’s last decision', () => {
    const comments = new Map([comment(3, 0, 0.41), comment(4, 1, 0.2), comment(5, 0, 0.62)]);
    expect(said(comments, 3)).toBe('Alcuin wins about 4 games in 10.');
    expect(said(comments, 5)).toBe('Alcuin now wins about 6 games in 10, up from 4.');
    expect(said(comments, 5, fr)).toBe(
      'Alcuin gagne maintenant environ 6 parties sur 10, contre 4 avant ce coup.',
    );
  });

  test('names a better move, with its chance only where that is another number', () => {
    const better = (chance: number) =>
      said(new Map([comment(1, 1, 0.56, { move: '5 5', chance, causes: [] })]), 1);
    expect(better(0.8)).toBe('Héloïse wins about 6 games in 10. Stronger: Show 5 5 (about 8 in 10).');
    expect(better(0.64)).toBe('Héloïse wins about 6 games in 10. Stronger: Show 5 5.');
  });

  test('says what speaks against the move right after it, and what speaks for the stronger one after that', () => {
    const causes = [
      { key: 'strong', about: 'better', args: {} },
      { key: 'weak', about: 'played', args: {} },
    ] as const;
    expect(said(new Map([comment(1, 1, 0.56, { move: '5 5', chance: 0.8, causes })]), 1)).toBe(
      'This is weak. Héloïse wins about 6 games in 10. Stronger: Show 5 5 (about 8 in 10). This is strong.',
    );
  });

  test('counts one game, and calls nothing certain', () => {
    const at = (after: number, words = en) => said(new Map([comment(1, 0, after)]), 1, words);
    expect(at(0.1)).toBe('Alcuin wins about 1 game in 10.');
    expect(at(0.01)).toBe('Alcuin has hardly any chance left.');
    expect(at(1)).toBe('Alcuin is almost certain to win.');
    expect(at(0.1, fr)).toBe('Alcuin gagne environ 1 partie sur 10.');
  });

  test('is silent where the coach is', () => {
    expect(said(new Map([[1, null]]), 1)).toBe('');
    expect(said(new Map(), 1)).toBe('');
  });
});

describe('the beat of a watched move', () => {
  const watching: Watching = {
    isPaused: false,
    isHidden: false,
    speed: 'normal',
    isOpen: true,
    comments: new Map([comment(1, 0, 0.5)]),
    setPaused: () => {},
    setSpeed: () => {},
    setOpen: () => {},
  };
  const turn = { ply: 1, motionMs: 0, text: 'Alcuin shows 5.', goesOn: false, comment: '' };

  test('waits for the coach, then for the reader', () => {
    const beat = (ply: number, comment: string) => watchBeatMs(watching, { ...turn, ply, comment });
    expect(beat(2, '')).toBeGreaterThan(beat(1, 'Alcuin wins about 5 games in 10.'));
    expect(beat(1, 'Alcuin wins about 5 games in 10.')).toBeGreaterThan(beat(1, ''));
  });

  test('never ends while it is paused or nobody looks', () => {
    expect(watchBeatMs({ ...watching, isPaused: true }, turn)).toBe(Number.POSITIVE_INFINITY);
    expect(watchBeatMs({ ...watching, isHidden: true }, turn)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is short for a step within a turn that the coach says nothing about', () => {
    const silent = { ...watching, comments: new Map([[1, null]]) };
    expect(watchBeatMs(silent, { ...turn, goesOn: true })).toBeLessThan(watchBeatMs(silent, turn));
  });
});
