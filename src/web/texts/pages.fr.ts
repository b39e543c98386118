// The French texts of all pages but home.
import { fr as messages } from '../../engine/messages/fr.ts';
import { fr as protocol } from '../../protocol/texts/fr.ts';
import { fr as analysis } from '../analysis/texts/fr.ts';
import { fr as announcements } from '../announcements/texts/fr.ts';
import { fr as deals } from '../deals/texts/fr.ts';
import { fr as lobby } from '../lobby/texts/fr.ts';
import { fr as myGames } from '../my-games/texts/fr.ts';
import { fr as notices } from '../notices/texts/fr.ts';
import { fr as rules } from '../rules/texts/fr.ts';
import { fr as waiting } from '../waiting-room/texts/fr.ts';
import { fr as watch } from '../watch/texts/fr.ts';
import type { PageTexts } from './contract.ts';

export const pages: PageTexts = {
  analysis,
  announcements,
  deals,
  lobby,
  messages,
  myGames,
  notices,
  protocol,
  rules,
  waiting,
  watch,
};
