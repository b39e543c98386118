import { describe, expect, it } from 'vitest';
import type { AnyTexts } from './texts.ts';
import { type TurnWords, turnText, withoutName } from './turn-text.ts';

const texts: AnyTexts = {
  name: '',
  about: '',
  options: {},
  events: {
    draws: ({ seat }, names) => `${names(Number(seat))} draws.`,
    passes: ({ seat }, names) => `${names(Number(seat))} passes.`,
    late: () => 'It is late.',
    share: ({ seat }, names) => `${names(Number(seat))} and Bruno share.`,
  },
  move: () => '',
  prompt: () => '',
  refusals: {},
  reasons: {},
  rules: [],
};
const words: TurnWords = { lang: 'en', texts, names: (seat) => ['Anna', 'An'][seat]! };
const event = (key: string, seat = 0) => ({ key, args: { seat } });

describe('a turn as one sentence', () => {
  it('says the name once for acts in a row', () => {
    expect(turnText([event('draws'), event('passes')], 0, words)).toBe('Anna draws; passes.');
    const french = { ...words, lang: 'fr' } as const;
    expect(turnText([event('draws'), event('passes')], 0, french)).toBe('Anna draws\u202f; passes.');
  });

  it('keeps other sentences as they are, and goes on with the name after them', () => {
    expect(turnText([event('draws'), event('late'), event('passes')], 0, words)).toBe(
      'Anna draws. It is late. Anna passes.',
    );
    expect(turnText([event('draws'), event('passes', 1)], 0, words)).toBe('Anna draws. An passes.');
  });

  it('leaves what two have done to both', () => {
    expect(turnText([event('draws'), event('share')], 0, words)).toBe('Anna draws. Anna and Bruno share.');
  });

  it('prefers the summary of the game, where it has one', () => {
    const summed = { ...texts, turnSummary: () => 'Anna does it all.' };
    expect(turnText([event('draws')], 0, { ...words, texts: summed })).toBe('Anna does it all.');
    const silent = { ...texts, turnSummary: () => null };
    expect(turnText([event('draws')], 0, { ...words, texts: silent })).toBe('Anna draws.');
  });

  it('takes a name away only where it is the whole first word', () => {
    expect(withoutName('Anna draws.', 'Anna')).toBe('draws.');
    expect(withoutName('Anna draws.', 'An')).toBe('Anna draws.');
    expect(withoutName('It is Anna.', 'Anna')).toBe('It is Anna.');
  });
});
