// Turns every fault the command line can meet into words: its own, the files', the engine's.
import type { Lang, SaveFault } from '../engine/index.ts';
import { faultText, optionsFaultText, sentence } from '../engine/words/index.ts';
import { findEntry } from './boxes.ts';
import { escapeOutside } from './escaping.ts';
import { textsOf } from './texts/index.ts';
import type { UsageFault } from './usage.ts';

export function usageText(lang: Lang, fault: UsageFault): string {
  switch (fault.code) {
    case 'unknown-option':
    case 'bad-option-value':
      return escapeOutside(optionsFaultText(lang, fault));
    default:
      return escapeOutside(sentence(textsOf(lang).usage, fault));
  }
}

/** `data` is what the file holds: a refused move is told in the words of the game that it names. */
export function saveFaultText(lang: Lang, fault: SaveFault, data: unknown): string {
  const words = textsOf(lang);
  const texts = findEntry(gameNamedIn(data))?.texts[lang];
  return escapeOutside(faultText(lang, fault, { names: (seat) => words.seatName(seat + 1), texts }));
}

/** One line for the error stream, whatever stands in the words. The code is for programs and the same in every language. */
export function errorLine(code: string, words: string): string {
  return escapeOutside(`error[${code}]: ${words}`);
}

function gameNamedIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  if ('record' in data) return gameNamedIn(data.record);
  return 'game' in data && typeof data.game === 'string' ? data.game : '';
}
