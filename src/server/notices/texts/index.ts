// The texts of notices, by language.
import { LANGS, type Lang } from '../../../engine/texts.ts';
import type { NoticeTexts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const NOTICE_TEXTS: Readonly<Record<Lang, NoticeTexts>> = { en, fr };

export const langOf = (text: string | undefined): Lang => LANGS.find((lang) => lang === text) ?? 'en';
