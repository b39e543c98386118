// The material of the preview card of Duodecim scriptorum: a slab of travertine with a carved meander.
import type { Cover } from '../../engine/manifest.ts';

const meander = (y: number) =>
  Array.from({ length: 31 }, (_, i) => {
    const x = i * 40 - 10;
    return `<path d="M${x} ${y + 30}v-28h30v20h-16v-10h6" fill="none" stroke="#4d3a24" stroke-width="4" opacity="0.85" />`;
  }).join('');

/** Pores and veins of the stone. */
const veins = Array.from({ length: 26 }, (_, i) => {
  const [x, y] = [(i * 263) % 1180, 70 + ((i * 149) % 480)];
  return `<path d="M${x} ${y}q30 ${(i % 5) - 2} 62 ${(i % 7) - 3}t58 2" fill="none" stroke="#6d5636" stroke-width="${1 + (i % 3)}" opacity="0.22" />`;
});

export const cover: Cover = {
  ground: `
<defs><linearGradient id="duodecim-stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#efe4cd" />
<stop offset="0.55" stop-color="#d8c6a3" /><stop offset="1" stop-color="#b39b72" /></linearGradient></defs>
<rect width="1200" height="630" fill="url(#duodecim-stone)" />${veins.join('')}${meander(10)}${meander(586)}
<path d="M0 50h1200M0 580h1200" stroke="#4d3a24" stroke-width="3" opacity="0.7" />
<path d="M0 54h1200M0 584h1200" stroke="#fffaf0" stroke-width="2" opacity="0.7" />`,
  ink: '#33261a',
  accent: '#9a2c18',
};
