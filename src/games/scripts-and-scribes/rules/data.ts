// Scripts & Scribes as an edition: its cards have the same values and letters as those of Biblios (B2, B3).
import type { Edition } from '../../biblios/rules/data.ts';

export const SCRIPTS_AND_SCRIBES: Edition = {
  id: 'scripts-and-scribes',
  categories: ['illuminators', 'scribes', 'manuscripts', 'scrolls', 'supplies'],
  church: 'bishop',
  tieCategory: 0,
};
