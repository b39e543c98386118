import { describe, expect, test } from 'vitest';
import { de, le, que } from './elision.ts';

describe('elision', () => {
  test.each([
    ['Alcuin', 'd’Alcuin'],
    ['Émilie', 'd’Émilie'],
    ['Œdipe', 'd’Œdipe'],
    ['Héloïse', 'd’Héloïse'],
    ['Hildegard', 'd’Hildegard'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Harold', 'de Harold'],
    ['Hans Sachs', 'de Hans Sachs'],
    ['Bede', 'de Bede'],
    ['7 nains', 'de 7 nains'],
    ['', 'de '],
  ])('de %s', (name, expected) => {
    expect(de(name)).toBe(expected);
  });

  test('que and le are elided as de is', () => {
    expect([que('Anselm'), que('Zoé'), le('abbé'), le('héros'), le('copiste')]).toEqual([
      'qu’Anselm',
      'que Zoé',
      'l’abbé',
      'le héros',
      'le copiste',
    ]);
  });
});
