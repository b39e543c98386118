// The material of Biblios's preview card: a vaulted library at dusk, above a long oak table.
import type { Cover } from '../../engine/manifest.ts';

const TONES = ['#7c2a1c', '#1f4e8c', '#2f6f52', '#8a6414', '#6d3a6e', '#5b3a22'];

/** A row of spines, of uneven height and thickness. */
const shelf = (top: number) => {
  let x = 0;
  return Array.from({ length: 46 }, (_, i) => {
    const [width, height] = [18 + ((i * 7) % 13), 84 + ((i * 29 + top) % 31)];
    const spine = `<rect x="${x}" y="${top + 118 - height}" width="${width}" height="${height}" rx="2"
  fill="${TONES[(i * 5 + top) % TONES.length]}" />
<path d="M${x + 3} ${top + 132 - height}h${width - 6}" stroke="#c9972f" stroke-width="2.500" />`;
    x += width + 3;
    return spine;
  }).join('');
};

const shelves = [-20, 120, 260, 400].map(
  (top) => `${shelf(top)}<path d="M0 ${top + 124}h1200" stroke="#24150b" stroke-width="13" />`,
);

export const cover: Cover = {
  ground: `
<defs><radialGradient id="biblios-lamp" cx="0.72" cy="0.42" r="0.75"><stop offset="0" stop-color="#1c1008" stop-opacity="0.2" />
<stop offset="0.55" stop-color="#1c1008" stop-opacity="0.8" /><stop offset="1" stop-color="#140a04" stop-opacity="0.94" /></radialGradient>
<linearGradient id="biblios-oak" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9b6a3a" />
<stop offset="1" stop-color="#5a3719" /></linearGradient>
<linearGradient id="biblios-dusk" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#140a04" stop-opacity="0.8" />
<stop offset="0.62" stop-color="#140a04" stop-opacity="0" /></linearGradient></defs>
<rect width="1200" height="630" fill="#3a2413" />${shelves.join('')}
<rect width="1200" height="630" fill="url(#biblios-lamp)" />
<rect y="566" width="1200" height="64" fill="url(#biblios-oak)" /><path d="M0 566h1200" stroke="#d6a868" stroke-width="4" />
<path d="M0 588h1200M0 610h1200" stroke="#3f2510" stroke-width="2" opacity="0.5" />
<rect width="1200" height="630" fill="url(#biblios-dusk)" />`,
  ink: '#f8eedb',
  accent: '#f0c65a',
};
