// Why a game from outside cannot be registered: a code for programs, a sentence for people.
import { EngineError } from '../engine/errors.ts';
import type { Lang } from '../engine/texts.ts';

export type GameFault =
  | { readonly code: 'no-game-file'; readonly file: string }
  | { readonly code: 'game-file-failed'; readonly file: string; readonly reason: string }
  /** `file` imports `missing`. */
  | { readonly code: 'game-import-missing'; readonly file: string; readonly missing: string }
  | { readonly code: 'no-manifest'; readonly file: string }
  | { readonly code: 'bad-manifest'; readonly field: string; readonly expected: string }
  | { readonly code: 'game-id-taken'; readonly id: string }
  /** `file` is missing where a program registers a manifest. */
  | { readonly code: 'contract-broken'; readonly id: string; readonly file?: string; readonly reason: string }
  | { readonly code: 'game-not-for-browsers'; readonly file: string; readonly reason: string };

export class GameError extends EngineError {
  readonly fault: GameFault;

  constructor(fault: GameFault) {
    super(fault.code, gameFaultText('en', fault));
    this.name = 'GameError';
    this.fault = fault;
  }
}

export function gameFaultText(lang: Lang, fault: GameFault): string {
  return lang === 'fr' ? french(fault) : english(fault);
}

function english(fault: GameFault): string {
  switch (fault.code) {
    case 'no-game-file':
      return `There is no file “${fault.file}”.`;
    case 'game-file-failed':
      return `“${fault.file}” cannot be loaded: ${fault.reason}`;
    case 'game-import-missing':
      return `“${fault.file}” imports “${fault.missing}”, which cannot be found.`;
    case 'no-manifest':
      return `“${fault.file}” has no manifest: it should export one as “manifest”.`;
    case 'bad-manifest':
      return `The manifest’s ${fault.field} should be ${fault.expected}.`;
    case 'game-id-taken':
      return `There is a game “${fault.id}” already; give this one another id.`;
    case 'contract-broken':
      return `The game “${fault.id}”${inFile(fault.file)} breaks the contract of games: ${fault.reason}`;
    case 'game-not-for-browsers':
      return `“${fault.file}” cannot be made ready for browsers: ${fault.reason}`;
  }
}

function french(fault: GameFault): string {
  switch (fault.code) {
    case 'no-game-file':
      return `Il n’y a pas de fichier «\u00a0${fault.file}\u00a0».`;
    case 'game-file-failed':
      return `«\u00a0${fault.file}\u00a0» ne peut pas être chargé\u00a0: ${fault.reason}`;
    case 'game-import-missing':
      return `«\u00a0${fault.file}\u00a0» importe «\u00a0${fault.missing}\u00a0», qui est introuvable.`;
    case 'no-manifest':
      return `«\u00a0${fault.file}\u00a0» n’a pas de manifeste\u00a0: il doit en exporter un sous le nom «\u00a0manifest\u00a0».`;
    case 'bad-manifest':
      return `Manifeste, champ ${fault.field}\u00a0: attendu ${fault.expected}.`;
    case 'game-id-taken':
      return `Il y a déjà un jeu «\u00a0${fault.id}\u00a0»\u202f; donnez un autre identifiant à celui-ci.`;
    case 'contract-broken':
      return `Le jeu «\u00a0${fault.id}\u00a0»${inFile(fault.file)} ne respecte pas le contrat des jeux\u00a0: ${fault.reason}`;
    case 'game-not-for-browsers':
      return `«\u00a0${fault.file}\u00a0» ne peut pas être préparé pour les navigateurs\u00a0: ${fault.reason}`;
  }
}

const inFile = (file?: string) => (file === undefined ? '' : ` (${file})`);
