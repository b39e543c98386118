// The material of Scriptoria's preview card: a page of lapis with a gold border of vines and stars.
import type { Cover } from '../../engine/manifest.ts';

const vine = (y: number, turn: number) =>
  Array.from({ length: 20 }, (_, i) => {
    const x = 30 + i * 60;
    const bend = (i % 2 === 0 ? 1 : -1) * turn;
    return `<path d="M${x} ${y}q15 ${18 * bend} 30 0t30 0" fill="none" stroke="#d8ab45" stroke-width="4" />
<path d="M${x + 15} ${y + 9 * bend}q3 ${17 * bend} 20 ${15 * bend}q-3 ${-15 * bend}-20 ${-15 * bend}" fill="${i % 3 === 0 ? '#c9503a' : '#5fae85'}" />`;
  }).join('');

const stars = Array.from({ length: 34 }, (_, i) => {
  const [x, y] = [70 + ((i * 337) % 1060), 84 + ((i * 191) % 460)];
  return `<path d="M${x} ${y - 6}l2 4 4 2-4 2-2 4-2-4-4-2 4-2z" fill="#f0d58a" opacity="0.5" />`;
});

export const cover: Cover = {
  ground: `
<defs><radialGradient id="scriptoria-lapis" cx="0.72" cy="0.4" r="0.9"><stop offset="0" stop-color="#34689f" />
<stop offset="0.6" stop-color="#1b4279" /><stop offset="1" stop-color="#0d2347" /></radialGradient></defs>
<rect width="1200" height="630" fill="url(#scriptoria-lapis)" />${stars.join('')}${vine(32, 1)}${vine(598, -1)}
<rect x="14" y="10" width="1172" height="610" rx="6" fill="none" stroke="#d8ab45" stroke-width="5" />
<path d="M30 60h1140M30 570h1140" stroke="#d8ab45" stroke-width="2" />`,
  ink: '#fbf4e2',
  accent: '#f5d277',
};
