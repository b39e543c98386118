// The words around what operators tell everybody.
import type { Lang } from '../../engine/texts.ts';

const en = {
  label: 'From the operators',
  maintenance: (time: string) =>
    `Maintenance begins ${time}. Games are safe and continue afterwards; clocks keep running.`,
  during:
    'The server is under maintenance. If it does not answer, try again in a few minutes: your games are safe.',
  dismiss: 'Close',
};
export type BulletinTexts = typeof en;

const fr: BulletinTexts = {
  label: 'Message des responsables du site',
  maintenance: (time) =>
    `Une maintenance du serveur est prévue ${time}. Les parties sont conservées et reprendront ensuite ; les pendules continuent.`,
  during:
    'Le serveur est en maintenance. S’il ne répond pas, réessayez dans quelques minutes : les parties sont conservées.',
  dismiss: 'Fermer',
};

export const BULLETIN_TEXTS: Readonly<Record<Lang, BulletinTexts>> = { en, fr };
