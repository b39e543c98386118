// What the operator of this site calls it, and its language; the page says so where it is not as usual.
import { LANGS, type Lang } from '../engine/texts.ts';

const told = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? null;

export const siteName = (): string => told('site-name') ?? 'Scriptorium';

export const siteLang = (): Lang => LANGS.find((lang) => lang === told('site-lang')) ?? 'en';
