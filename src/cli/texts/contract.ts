// The contract of the command line's texts: every language has what English has.
import type { en } from './en.ts';

export type Texts = typeof en;
