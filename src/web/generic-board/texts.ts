// The few words of the generic board itself.
import type { Lang } from '../../engine/texts.ts';

const en = {
  moves: 'Your moves',
  recent: 'What has just happened',
  nothing: 'There is nothing for you to decide now.',
  group: (title: string, count: number) => `${title} (${count})`,
  back: 'Back',
};

const fr: typeof en = {
  moves: 'Vos coups',
  recent: 'Ce qui vient de se passer',
  nothing: 'Vous n’avez rien à décider pour le moment.',
  group: (title, count) => `${title} (${count})`,
  back: 'Retour',
};

export const GENERIC_BOARD_TEXTS: Readonly<Record<Lang, typeof en>> = { en, fr };
