/// <reference types="vite/client" />
// The two fonts, the Latin part of them only: both languages need no more. Until they are there, others of the same size
// stand in for them (fonts.css).

import uncial from '@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff2?url';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import { readStored, writeStored } from './browserStorage.ts';
import { afterFirstView, atTapOrAfter } from './firstView.ts';
import { gameUnderWay } from './gameAssets.ts';

/** This device has had them, so they are in its cache. */
const KEPT = 'scriptorium.fonts';
const MAX_WAIT_FOR_TAP_MS = 5000;
const FACES = [
  { family: 'EB Garamond Variable', url: garamond, weight: '400 800' },
  { family: 'Uncial Antiqua', url: uncial, weight: '400' },
];

/**
 * They are a third of what a table loads. So on a first visit to one they come after its first view, and are used from
 * the first tap on: somebody who reads would lose the line if the sentences broke elsewhere. A spectator may never tap.
 */
export function loadFonts(root: Element): void {
  const fonts = FACES.map(
    ({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight, display: 'swap' }),
  );
  const use = () => {
    for (const font of fonts) document.fonts.add(font);
  };
  // A font that cannot be loaded now is asked for again by the next page.
  const load = () =>
    Promise.all(fonts.map((font) => font.load())).then(
      () => writeStored(KEPT, ''),
      () => {},
    );
  if (readStored(KEPT) !== null || gameUnderWay() === undefined) {
    use();
    void load();
    return;
  }
  // Not in the frame that answers the tap: all sentences are set anew.
  const useSoon = () => requestAnimationFrame(() => setTimeout(use));
  afterFirstView(root, () => void load().then(() => atTapOrAfter(MAX_WAIT_FOR_TAP_MS, useSoon)));
}
