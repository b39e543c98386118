// Says why a game from a file or a link cannot be opened.
import type { Lang } from '../../engine/texts.ts';
import { faultText } from '../../engine/words/index.ts';
import type { StudyTexts } from '../study/words/index.ts';
import type { ImportFault } from './file.ts';

interface Speaker {
  readonly lang: Lang;
  readonly words: StudyTexts;
  personName(number: number): string;
}

export function fileFaultText(fault: ImportFault, { lang, words, personName }: Speaker): string {
  if (fault === 'not-json') return words.records.notJson;
  if (fault === 'too-large') return words.records.tooLarge;
  return faultText(lang, fault, { names: (seat) => personName(seat + 1), texts: undefined });
}

/** A link can also have lost its end on the way. */
export function linkFaultText(fault: ImportFault | 'torn', speaker: Speaker): string {
  if (fault === 'torn' || fault === 'not-json') return speaker.words.replay.badLink;
  if (fault === 'too-large') return speaker.words.records.tooLargeLink;
  return speaker.words.replay.refusedLink(fileFaultText(fault, speaker));
}
