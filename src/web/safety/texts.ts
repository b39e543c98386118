// The words for blocking, muting and reporting somebody.
import { de, que } from '../../engine/elision.ts';
import type { Lang } from '../../engine/texts.ts';
import type { ReportReason } from '../../protocol/safety.ts';

const en = {
  open: (name: string) => `Block or report ${name}`,
  openShort: 'Block or report',
  mute: 'Mute at every table',
  muteMeans: (name: string) => `You no longer see what ${name} writes, now or later.`,
  block: 'Block',
  blockMeans: (name: string) =>
    `You no longer see what ${name} writes, and neither pairing nor the lobby brings you together. ${name} is not told.`,
  isMuted: (name: string) => `${name} is muted.`,
  isBlocked: (name: string) => `${name} is blocked.`,
  remove: 'Remove',
  removed: (name: string) => `You see what ${name} writes again.`,
  report: 'Report to the operators',
  reportMeans: 'They see your report, the chat around it and your name. Nobody else does.',
  reason: 'What is it about?',
  reasons: {
    insults: 'Insults or harassment',
    spam: 'Advertising or spam',
    stalling: 'Stalling or leaving games',
    cheating: 'Cheating',
    name: 'An offensive name',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  words: 'What happened? (optional)',
  send: 'Send the report',
  sent: 'Thank you. The operators will look at it.',
  listTitle: 'Blocked and muted people',
  listed: {
    block: (name: string, day: string) => `${name}, blocked on ${day}`,
    mute: (name: string, day: string) => `${name}, muted on ${day}`,
  },
  failed: 'The server cannot be reached. Try again.',
};

export type SafetyTexts = typeof en;

const fr: SafetyTexts = {
  open: (name) => `Bloquer ou signaler ${name}`,
  openShort: 'Bloquer ou signaler',
  mute: 'Masquer à toutes les tables',
  muteMeans: (name) => `Vous ne verrez plus ce ${que(name)} écrit, ni maintenant ni plus tard.`,
  block: 'Bloquer',
  blockMeans: (name) =>
    `Vous ne verrez plus ce ${que(name)} écrit, et ni la recherche de partenaire ni le salon ne vous mettront à la même table. ${name} n’en saura rien.`,
  isMuted: (name) => `Les messages ${de(name)} sont masqués.`,
  isBlocked: (name) => `Vous avez bloqué ${name}.`,
  remove: 'Retirer',
  removed: (name) => `Vous voyez de nouveau ce ${que(name)} écrit.`,
  report: 'Signaler aux responsables du site',
  reportMeans:
    'Ils verront votre signalement, les messages qui l’entourent et votre nom. Personne d’autre ne les verra.',
  reason: 'De quoi s’agit-il ?',
  reasons: {
    insults: 'Insultes ou harcèlement',
    spam: 'Publicité ou spam',
    stalling: 'Fait traîner ou quitte les parties',
    cheating: 'Triche',
    name: 'Nom offensant',
    other: 'Autre chose',
  },
  words: 'Que s’est-il passé ? (facultatif)',
  send: 'Envoyer le signalement',
  sent: 'Merci. Les responsables du site vont regarder.',
  listTitle: 'Personnes bloquées ou masquées',
  listed: {
    block: (name, day) => `${name}, personne bloquée le ${day}`,
    mute: (name, day) => `${name}, messages masqués depuis le ${day}`,
  },
  failed: 'Le serveur ne répond pas. Réessayez.',
};

export const SAFETY_TEXTS: Readonly<Record<Lang, SafetyTexts>> = { en, fr };
