// The material of Scout's preview card: the inside of a tent, with a string of bulbs.
import type { Cover } from '../../engine/manifest.ts';

/** Strips of cloth that meet at the top of the mast. */
const strips = Array.from({ length: 9 }, (_, i) => {
  const x = -500 + i * 260;
  return `<path d="M600-260L${x} 640h130z" fill="#a33a26" opacity="0.62" />`;
});

const bulbs = Array.from({ length: 25 }, (_, i) => {
  const x = i * 50;
  const y = 18 + 16 * Math.sin((Math.PI * (i % 6)) / 6);
  return `<circle cx="${x}" cy="${y.toFixed(1)}" r="13" fill="#f0c65a" opacity="0.25" />
<circle cx="${x}" cy="${y.toFixed(1)}" r="7" fill="#ffe9a8" />`;
});

export const cover: Cover = {
  ground: `
<defs><linearGradient id="scout-cloth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8c2c1b" />
<stop offset="1" stop-color="#431109" /></linearGradient>
<linearGradient id="scout-dusk" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2a0a05" stop-opacity="0.72" />
<stop offset="0.6" stop-color="#2a0a05" stop-opacity="0.25" /><stop offset="1" stop-color="#2a0a05" stop-opacity="0" /></linearGradient></defs>
<rect width="1200" height="630" fill="url(#scout-cloth)" />${strips.join('')}
<ellipse cx="900" cy="640" rx="760" ry="130" fill="#d9a75c" opacity="0.75" />
<ellipse cx="900" cy="650" rx="700" ry="104" fill="#e8c07d" opacity="0.7" />
<rect width="1200" height="630" fill="url(#scout-dusk)" />${bulbs.join('')}`,
  ink: '#fff6e3',
  accent: '#ffd268',
};
