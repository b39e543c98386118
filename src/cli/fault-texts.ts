// Texts for every fault that the command line can report: its own, those of files and those of the engine.
import type { Lang, SaveFault } from '../engine/index.ts';
import { faultText, optionsFaultText, sentence } from '../engine/messages/index.ts';
import { escapeOutside } from './escaping.ts';
import { findLoadedGame } from './game-lookup.ts';
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

/** `data` is the content of the file: the texts of the game that it names explain a refused move. */
export function saveFaultText(lang: Lang, fault: SaveFault, data: unknown): string {
  const words = textsOf(lang);
  const texts = findLoadedGame(gameNamedIn(data))?.texts[lang];
  return escapeOutside(faultText(lang, fault, { names: (seat) => words.seatName(seat + 1), texts }));
}

/** One line for the error stream. The code is for programs and the same in every language. */
export function errorLine(code: string, words: string): string {
  return escapeOutside(`error[${code}]: ${words}`);
}

function gameNamedIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  if ('record' in data) return gameNamedIn(data.record);
  return 'game' in data && typeof data.game === 'string' ? data.game : '';
}
