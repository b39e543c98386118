// Animated pieces: the copy that moves looks exactly like the piece at rest.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playOn, startGame } from '../support/driver.ts';
import { sampled } from '../support/sampled-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

declare global {
  interface Window {
    /** The number of animated copies, and how they differed from the piece at rest. */
    readonly flown: { count: number; readonly differences: string[] };
  }
}

/** Records the style of a piece when the page measures it, and compares it when its copy is animated. */
async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LOOK = [
      'display',
      'width',
      'height',
      'color',
      'background-color',
      'background-image',
      'border-top-width',
      'border-top-left-radius',
      'padding-top',
      'font-family',
      'font-size',
      'font-weight',
      'fill',
      'stroke',
    ];
    const flown: Window['flown'] = { count: 0, differences: [] };
    Object.assign(window, { flown });
    const resting = new WeakMap<Element, readonly string[]>();
    const lookOf = (piece: Element) =>
      [piece, ...piece.querySelectorAll('*')].flatMap((part) => {
        const style = getComputedStyle(part);
        // `inline-grid` and `grid` look the same: which one it is depends on the parent.
        const look = (name: string) => style.getPropertyValue(name).replace(/^inline-/, '');
        return LOOK.map((name) => `${part.tagName} ${name}: ${look(name)}`);
      });
    /** Sizes may differ by a fraction of a pixel. */
    const isSame = (one: string, other = '') => {
      const [a, b] = [Number(/[\d.]+(?=px$)/.exec(one)?.[0]), Number(/[\d.]+(?=px$)/.exec(other)?.[0])];
      return one === other || Math.abs(a - b) < 0.1;
    };
    const { animate, getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function () {
      if (this.hasAttribute('data-flip')) resting.set(this, lookOf(this));
      return getBoundingClientRect.call(this);
    };
    Element.prototype.animate = function (...how) {
      const piece = this.classList.contains('ghost') ? this.firstElementChild : null;
      const before = piece ? resting.get(piece) : undefined;
      if (piece && before) {
        flown.count++;
        for (let at = this.parentElement; at?.matches('.ghost-parent'); at = at.parentElement) {
          const drawn = ['::before', '::after'].filter(
            (part) => getComputedStyle(at, part).content !== 'none',
          );
          if (drawn.length > 0) flown.differences.push(`${at.className} draws ${drawn}`);
        }
        const now = lookOf(piece);
        for (const [i, was] of before.entries())
          if (!isSame(was, now[i])) flown.differences.push(`${piece.className}: ${was} → ${now[i]}`);
      }
      return animate.apply(this, how);
    };
  });
}

const GAMES = [{ id: 'biblios' }, { id: 'scout' }, { id: 'scriptoria' }];
const MIN_ANIMATIONS = 3;

export function animationsSuite(environment: () => TestEnvironment): void {
  describe('animated pieces', () => {
    test.concurrent.each(sampled('animations', GAMES))(
      '$id: an animated piece keeps its style',
      async ({ id }) => {
        await withPage(environment(), { theme: 'dark', motion: 120 }, async (page) => {
          await watchAnimations(page);
          await startGame(page, id, { seed: 'flights', seats: 2 });
          const flown = () => page.evaluate(() => window.flown);
          while ((await flown()).count < MIN_ANIMATIONS && !(await playOn(page, { seed: id, most: 2 })));
          const { count, differences } = await flown();
          expect(count).toBeGreaterThanOrEqual(MIN_ANIMATIONS);
          expect(differences).toEqual([]);
        });
      },
    );
  });
}
