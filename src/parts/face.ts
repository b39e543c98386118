// The face of a player, by name alone: the same person has the same face at every seat of every table.
import { BOT_HEADS, HEADS, type Layer } from './heads.ts';

/** The colours that hair can have. */
const HAIR: readonly string[] = ['hair', 'dark', 'auburn'];

export function faceOf(name: string): readonly Layer[] {
  // "Bede 2" has the face of Bede.
  const [first = ''] = name.toLowerCase().split(' ');
  const bot = BOT_HEADS[first];
  if (bot) return bot;
  const number = numberOf(name.trim().toLowerCase());
  const head = HEADS[number % HEADS.length]!;
  const colour = HAIR[Math.floor(number / HEADS.length) % HAIR.length]!;
  return head.map(([kind, path]) => [HAIR.includes(kind) ? colour : kind, path]);
}

/** Which of the colours a player wears. */
export const clothOf = (name: string, colours: number): number =>
  Math.floor(numberOf(name.trim().toLowerCase()) / (HEADS.length * HAIR.length)) % colours;

/** FNV-1a: names that differ in one letter have nothing in common. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
