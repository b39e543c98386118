// The prompt in the middle of a choice.
import type { Seat } from '../../../engine/game.ts';
import { sum } from '../rules/ink-counts.ts';
import { NOBODY, type View } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { words as gameWords } from '../texts/words.ts';
import { FREE, placeChoices, withForcedPayment } from './choices.ts';
import type { PickProps } from './Page.tsx';
import { capital, kindWord, sketchInfo } from './sketch-info.ts';
import { STOCK_LIMIT, stockRoom } from './standing.ts';
import { type BoardWords, WORDS } from './words.ts';

/** The prompt at the start of a choice, where it can be shorter than in the texts. */
function asked(view: View, seat: Seat, words: BoardWords): string | undefined {
  if (view.phase === 'inks') return view.grimoire === NOBODY ? words.pickInks : words.pickInksOnly;
  if (view.phase === 'illuminate') return words.illuminate;
  if (view.phase !== 'evening') return undefined;
  const inks = sum(view.inks.slice(seat * INKS.length, (seat + 1) * INKS.length)) - STOCK_LIMIT;
  return inks > 0 ? words.pour(inks) : words.discard(view.stock[seat]!.length - stockRoom(view, seat));
}

export function promptFor({ view, seat, lang, moves, picked }: PickProps): string | undefined {
  const words = WORDS[lang];
  switch (picked?.kind) {
    case undefined:
      return seat === null || moves.length === 0 ? undefined : asked(view, seat, words);
    case 'inks': {
      const inks = picked.inks.map((ink) => gameWords[lang].inks[INKS[ink]!]);
      const say = picked.inks.length === 1 ? words.takeMore : words.takeThese;
      return say(gameWords[lang].list(inks));
    }
    case 'grimoire':
      return words.grimoireAsk;
    case 'desk':
      return words.giveTo;
    case 'help':
      return words.helpAsk(seat === null ? 0 : view.tokens[seat]!);
    case 'placing': {
      const { pay } = withForcedPayment(moves, picked);
      const isPaged = new Set(placeChoices(moves, picked).map(({ move }) => move.page)).size === 1;
      const { kind, worth } = sketchInfo(view, picked.sketch);
      const name = capital(kindWord(lang, kind));
      if (pay === FREE) return words.whereFree(name);
      return pay === undefined && (picked.page !== undefined || isPaged)
        ? words.howPaid(name, words.points(worth))
        : words.where(name);
    }
  }
}
