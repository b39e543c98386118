// The words of a table where only bots play, in French.
import type { WatchTexts } from './en.ts';

export const fr: WatchTexts = {
  controls: 'Spectateur',
  pause: 'Pause',
  resume: 'Reprendre',
  step: 'Coup suivant',
  speed: 'Vitesse',
  openHands: 'Montrer les mains',
  start: 'Regarder',
  commentary: 'Les commentaires de l’entraîneur',
  noComment: 'L’entraîneur dit ce que vaut chaque coup.',
  considering: 'L’entraîneur réfléchit…',
  chance: (name, tenths, before) => {
    const isChanged = before !== null && before !== tenths;
    const now = isChanged ? ' maintenant' : '';
    if (tenths <= 0) return `${name} n’a${isChanged ? ' plus guère' : ' guère'} de chances de gagner.`;
    if (tenths >= 10) return `${name} l’emportera presque à coup sûr.`;
    const change = isChanged ? `, contre ${before} avant ce coup` : '';
    return `${name} gagne${now} environ ${tenths} ${tenths === 1 ? 'partie' : 'parties'} sur 10${change}.`;
  },
  better: (move, tenths) =>
    tenths === null ? `Mieux : ${move}.` : `Mieux : ${move} (environ ${tenths} sur 10).`,
};
