// The texts of the about page.
import type { Lang } from '../../engine/texts.ts';

const en = {
  what: 'Scriptorium puts five tabletop games on your screen: online with friends, on one device, or against bots. It is free software under the MIT licence.',
  rules:
    'The rules belong to the authors of the games. The texts, boards and drawings here are our own, except for the following.',
  thanks: 'With thanks to',
  icons:
    'the ten artists of the circus, drawn by Delapouite, Lorc and others, licence CC BY 3.0, recoloured by us.',
  text: 'the typeface of all texts, by Georg Duffner and Octavio Pardo, licence OFL 1.1.',
  titles: 'the typeface of the titles, by Astigmatic, licence OFL 1.1.',
  ours: 'Rooms, cards, dice, portraits and sounds were made for Scriptorium.',
};

type AboutTexts = typeof en;

const fr: AboutTexts = {
  what: 'Scriptorium réunit cinq jeux de société à l’écran : en ligne entre amis, sur un seul appareil ou contre des robots. C’est un logiciel libre sous licence MIT.',
  rules:
    'Les règles appartiennent aux auteurs des jeux. Les textes, plateaux et dessins sont les nôtres, sauf ce qui suit.',
  thanks: 'Avec nos remerciements à',
  icons:
    'les dix artistes du cirque, dessinés par Delapouite, Lorc et d’autres, licence CC BY 3.0, recolorés par nous.',
  text: 'le caractère des textes, de Georg Duffner et Octavio Pardo, licence OFL 1.1.',
  titles: 'le caractère des titres, d’Astigmatic, licence OFL 1.1.',
  ours: 'Les lieux, cartes, dés, portraits et sons ont été faits pour Scriptorium.',
};

export const ABOUT: Readonly<Record<Lang, AboutTexts>> = { en, fr };
