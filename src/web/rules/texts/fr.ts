// Les règles, leur recherche et l’aide de jeu en français.
import { de } from '../../../engine/elision.ts';
import { french } from '../../../engine/grammar.ts';
import type { RulesTexts } from './en.ts';

const sections = (count: number) => french.counted(count, 'section trouvée', 'sections trouvées');

export const fr: RulesTexts = {
  title: (game) => `Règles ${de(game)}`,
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: (count, best) => `${sections(count)}, la meilleure d’abord : ${best}`,
  some: 'Aucune section n’a tous ces mots. En voici qui en ont quelques-uns.',
  nothing: (query) =>
    `Rien dans les règles ne parle de « ${query} ». Essayez avec moins de mots, ou un autre mot.`,
  now: (title) => `En ce moment : ${title}`,
  all: {
    title: 'Chercher dans toutes les règles',
    about: 'Écrivez ce que vous voulez savoir : « égalité », « payer », « à deux ».',
    found: sections,
    place: (game, section) => `${game} : ${section}`,
  },
  card: {
    title: (game) => `${game} en un coup d’œil`,
    open: 'Aide de jeu',
    print: 'Imprimer',
    rules: 'Toutes les règles',
    players: 'Joueurs',
    forPlayers: (seats) => french.counted(seats, 'joueur', 'joueurs'),
  },
};
