// What is asked in the middle of a choice.
import { INKS } from '../tables.ts';
import { words as gameWords, joined } from '../texts/words.ts';
import { FREE, layings, settled } from './choices.ts';
import type { PickProps } from './Page.tsx';
import { capital, kindWord, sketchSeen } from './sketch.ts';
import { WORDS } from './words.ts';

export function promptFor({ view, seat, lang, moves, picked }: PickProps): string | undefined {
  const words = WORDS[lang];
  switch (picked?.kind) {
    case undefined:
      return view.phase === 'inks' && moves.length > 0 ? words.pickInks : undefined;
    case 'inks': {
      const inks = picked.drops.map(({ ink }) => gameWords[lang].inks[INKS[ink]!]);
      const say = picked.drops.length === 1 ? words.takeMore : words.takeThese;
      return say(joined(inks, gameWords[lang].and));
    }
    case 'grimoire':
      return words.grimoireAsk;
    case 'desk':
      return words.giveTo;
    case 'help':
      return words.helpAsk(seat === null ? 0 : view.tokens[seat]!);
    case 'placing': {
      const { pay } = settled(moves, picked);
      const isPaged = new Set(layings(moves, picked).map(({ move }) => move.page)).size === 1;
      const name = capital(kindWord(lang, sketchSeen(view, picked.sketch).kind));
      if (pay === FREE) return words.whereFree(name);
      return pay === undefined && (picked.page !== undefined || isPaged)
        ? words.howPaid(name)
        : words.where(name);
    }
  }
}
