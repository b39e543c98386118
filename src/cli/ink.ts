// Colours for the terminal, or none.
import pc from 'picocolors';
import type { Ink } from '../engine/index.ts';

export function inkFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Ink {
  return inkOf(hasColour(stream, env) ? 'colour' : 'plain');
}

export function inkOf(kind: 'colour' | 'plain'): Ink {
  return pc.createColors(kind === 'colour');
}

/** `--no-color` sets NO_COLOR; see https://no-color.org. */
function hasColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true;
  return stream.isTTY === true && env.TERM !== 'dumb';
}
