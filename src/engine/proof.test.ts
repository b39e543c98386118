// Commit and reveal, checked against Node's own hash.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentTo, proofFromText, proofOf, seedOf } from './proof.ts';
import { randomSecret } from './secret.ts';

const texts = fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 5 });
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('a secret is 32 random bytes in hexadecimal, another one each time', () => {
  const secrets = Array.from({ length: 100 }, randomSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(100);
});

test('anybody can recompute commitment and seed with a plain SHA-256', () => {
  expect(commitmentTo('ab')).toBe(hash('scriptorium commitment\nab'));
  expect(seedOf('ab', ['x', 'y'])).toBe(hash('scriptorium seed\n["ab","x","y"]'));
});

test('a proof commits to its secret, and to no other', () => {
  const secret = randomSecret();
  const proof = proofOf(secret, ['a', 'b']);
  expect(proof).toEqual({ commitment: commitmentTo(secret), secret, contributions: ['a', 'b'] });
  expect(commitmentTo(randomSecret())).not.toBe(proof.commitment);
});

test('the commitment does not reveal the seed', () => {
  const secret = randomSecret();
  expect(seedOf(secret, [])).not.toBe(commitmentTo(secret));
});

test('every contribution counts, and so does its place: no two lists give the same seed', () => {
  fc.assert(
    fc.property(texts, texts, (one, two) => {
      const isSame = JSON.stringify(one) === JSON.stringify(two);
      expect(seedOf('ab', one) === seedOf('ab', two)).toBe(isSame);
    }),
  );
});

test.each([
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a,b'], ['a', 'b']],
  [['a","b'], ['a', 'b']],
  [['a', ''], ['a']],
  // Half a surrogate pair is not text; it must not become a replacement character.
  [['\ud800'], ['\udfff']],
])('%j is not %j', (one, two) => {
  expect(seedOf('ab', one)).not.toBe(seedOf('ab', two));
});

test('the secret counts as much as the contributions', () => {
  expect(seedOf('ab', ['c'])).not.toBe(seedOf('ac', ['c']));
});

test('a seed text gives the same deal in every Unicode form of its accents, and an empty one is refused', () => {
  // Lessons, figures and saved games depend on these seeds.
  expect(proofFromText('a text', 2)).toEqual(proofOf(hash('scriptorium commitment\na text'), ['', '']));
  expect(proofFromText('H\u00e9lo\u00efse', 2)).toEqual(proofFromText('He\u0301loi\u0308se', 2));
  expect(proofFromText('a text ', 2)).not.toEqual(proofFromText('a text', 2));
  expect(() => proofFromText('', 2)).toThrow('empty');
});
