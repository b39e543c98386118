// The texts that say why a game from a file or a link cannot be opened.

import type { Lang } from '../../engine/texts.ts';
import type { AnalysisTexts } from '../analysis/texts/index.ts';
import { faultText } from '../messageTexts.ts';
import type { ImportFault } from './gameFile.ts';

interface FaultContext {
  readonly lang: Lang;
  readonly words: AnalysisTexts;
  personName(number: number): string;
}

export function fileFaultText(fault: ImportFault, { lang, words, personName }: FaultContext): string {
  if (fault === 'not-json') return words.records.notJson;
  if (fault === 'too-large') return words.records.tooLarge;
  return faultText(lang, fault, { names: (seat) => personName(seat + 1), texts: undefined });
}

/** A link may also have been cut off. */
export function linkFaultText(fault: ImportFault | 'torn', speaker: FaultContext): string {
  if (fault === 'torn' || fault === 'not-json') return speaker.words.replay.badLink;
  if (fault === 'too-large') return speaker.words.records.tooLargeLink;
  return speaker.words.replay.refusedLink(fileFaultText(fault, speaker));
}
