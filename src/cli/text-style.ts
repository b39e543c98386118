// Text styles for the terminal: with colours or plain.
import pc from 'picocolors';
import type { TextStyle } from '../engine/index.ts';

export function styleFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): TextStyle {
  return textStyle(hasColour(stream, env) ? 'colour' : 'plain');
}

export function textStyle(kind: 'colour' | 'plain'): TextStyle {
  return pc.createColors(kind === 'colour');
}

/** `--no-color` sets NO_COLOR; see https://no-color.org. */
function hasColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true;
  return stream.isTTY === true && env.TERM !== 'dumb';
}
