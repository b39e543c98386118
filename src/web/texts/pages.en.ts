// The English texts of all pages but home.
import { en as messages } from '../../engine/messages/en.ts';
import { en as protocol } from '../../protocol/texts/en.ts';
import { en as analysis } from '../analysis/texts/en.ts';
import { en as announcements } from '../announcements/texts/en.ts';
import { en as deals } from '../deals/texts/en.ts';
import { en as lobby } from '../lobby/texts/en.ts';
import { en as myGames } from '../my-games/texts/en.ts';
import { en as notices } from '../notices/texts/en.ts';
import { en as rules } from '../rules/texts/en.ts';
import { en as waiting } from '../waiting-room/texts/en.ts';
import { en as watch } from '../watch/texts/en.ts';
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
