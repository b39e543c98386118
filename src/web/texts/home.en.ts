// The English texts of home.
import { en as online } from '../online/texts/en.ts';
import type { HomeTexts } from './contract.ts';
import { en as shell } from './en.ts';

export const home: HomeTexts = { shell, online };
