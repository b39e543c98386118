// The French texts of home.
import { fr as online } from '../online/texts/fr.ts';
import type { HomeTexts } from './contract.ts';
import { fr as shell } from './fr.ts';

export const home: HomeTexts = { shell, online };
