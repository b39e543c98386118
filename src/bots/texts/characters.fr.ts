// The characters in French.
import type { CharacterTexts } from './contract.ts';

export const characters: CharacterTexts = {
  roswitha: {
    name: 'Roswitha la bienveillante',
    about:
      'Préfère perdre plutôt que de gâcher vos projets. Elle apprend encore et ne vous prend jamais ce dont vous avez besoin. Laissez-la offrir, et servez-vous.',
  },
  walafrid: {
    name: 'Walafrid l’impatient',
    about:
      'Veut tout, tout de suite : il montre ce qu’il a, prend ce qui passe et n’attend rien. Laissez-le dépenser le meilleur, puis gardez le dernier mot.',
  },
  notker: {
    name: 'Notker l’amasseur',
    about:
      'N’en a jamais assez et ne rend rien de ce qu’il a réuni. Il amasse jusqu’à ce qu’il soit trop tard. Terminez la partie pendant qu’il amasse encore.',
  },
  fulbert: {
    name: 'Fulbert le flambeur',
    about:
      'Risque beaucoup, ne craint rien et adore surprendre. Quand cela réussit, c’est superbe. Gardez de quoi jouer quand sa chance tournera.',
  },
  guibert: {
    name: 'Guibert l’envieux',
    about:
      'Surveille vos projets plus que les siens et paie cher pour les contrarier. Cachez ce que vous voulez et laissez-le envier les autres.',
  },
  ermengarde: {
    name: 'Ermengarde la fière',
    about:
      'Il lui faut le grand et le beau, même là où un petit coup suffirait. Laissez-lui la gloire et ramassez le reste.',
  },
  dhuoda: {
    name: 'Dhuoda l’avare',
    about:
      'Réfléchit loin et ne lâche rien. À la fin, elle garde encore ce qu’elle aurait dû employer bien avant. Faites-la dépenser tôt.',
  },
  gisela: {
    name: 'Gisela la patiente',
    about:
      'Calme, prudente, difficile à surprendre. Elle attend l’occasion sûre, parfois un tour de trop. Pressez-la avant qu’elle ne soit prête.',
  },
};
