// The material of the preview card of Scripts & Scribes: green leather on a merchant's desk, stitched and with brass corners.
import type { Cover } from '../../engine/manifest.ts';

const CORNERS = ['M22 22h64l-64 64z', 'M1178 22h-64l64 64z', 'M22 608h64l-64-64z', 'M1178 608h-64l64-64z'];

const corners = CORNERS.map(
  (path) => `<path d="${path}" fill="#c9972f" stroke="#7d5a10" stroke-width="3" />`,
);
const studs = [
  [40, 40],
  [1160, 40],
  [40, 590],
  [1160, 590],
].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#f0d58a" stroke="#7d5a10" stroke-width="2" />`);

export const cover: Cover = {
  ground: `
<defs><radialGradient id="scribes-hide" cx="0.7" cy="0.35" r="0.95"><stop offset="0" stop-color="#3f7a5c" />
<stop offset="0.6" stop-color="#24533d" /><stop offset="1" stop-color="#123224" /></radialGradient></defs>
<rect width="1200" height="630" fill="#4a2d16" /><rect x="22" y="22" width="1156" height="586" rx="18" fill="url(#scribes-hide)" />
<rect x="44" y="44" width="1112" height="542" rx="10" fill="none" stroke="#e3cf9a" stroke-width="4"
  stroke-dasharray="18 12" opacity="0.75" />${corners.join('')}${studs.join('')}`,
  ink: '#f8f1de',
  accent: '#f3cd6c',
};
