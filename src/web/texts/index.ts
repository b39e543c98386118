// The shell's texts in the language set.
import { useSettings } from '../settings/settings.ts';
import type { ShellTexts } from './en.ts';
import { textsIn } from './loadTexts.ts';

export type { ShellTexts } from './en.ts';

export const useTexts = (): ShellTexts => textsIn(useSettings().lang, 'shell');
