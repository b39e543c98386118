// The words with which a closed site asks for its code.
import type { Lang } from '../../engine/texts.ts';

const en = {
  title: 'For members',
  why: (site: string) => `To play online at ${site} you need its join code. This device remembers it.`,
  code: 'Join code',
  enter: 'Enter',
  later: 'Not now',
  laterMeans: 'Without it you can play on this device and against bots.',
  failed: 'The server cannot be reached. Please try again.',
};
export type JoinTexts = typeof en;

const fr: JoinTexts = {
  title: 'Réservé aux membres',
  why: (site) =>
    `Pour jouer en ligne sur le site « ${site} », il faut son code d’accès. Cet appareil le retiendra.`,
  code: 'Code d’accès',
  enter: 'Entrer',
  later: 'Plus tard',
  laterMeans: 'Sans lui, vous pouvez jouer sur cet appareil et contre les robots.',
  failed: 'Le serveur ne répond pas. Veuillez réessayer.',
};

export const JOIN_TEXTS: Readonly<Record<Lang, JoinTexts>> = { en, fr };
