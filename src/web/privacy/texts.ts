// The words of the privacy page.
import { english, french } from '../../engine/grammar.ts';
import type { Lang } from '../../engine/texts.ts';

const en = {
  title: 'Privacy',
  intro:
    'This site needs no account, no email address and no cookies for advertising or statistics. It loads nothing from other sites. This is what it stores, and for how long.',
  device: 'On this device',
  deviceText:
    'Your settings, the games you play here, the coach’s reviews, and the secret by which the server recognises this device; on a site with a join code, a cookie that remembers that you have given it. They stay until you delete this site’s data in your browser.',
  server: 'On the server, if you play online',
  what: 'What',
  howLong: 'For how long',
  forEver: 'until you delete it',
  days: (days: number) => english.plural(days, 'one day', `${days} days`),
  rows: {
    name: 'Your name, your devices (without address or type) and roughly when each was last used',
    nameGuest: (time: string) =>
      `without a passkey: until none of your devices has been used for ${time}; otherwise until you delete them`,
    games: 'Your tables and games with their moves, times and results',
    gamesKept: 'finished games are kept for their players',
    empty: 'Tables that nobody came to, or that were closed',
    abandoned: 'Games without a clock in which nobody moves are closed',
    abandonedAfter: (time: string) => `after ${time}`,
    chat: 'What was said at a table',
    chatAfter: (time: string) => `${time} after the game has ended`,
    reports: 'What you have reported, with the chat around it',
    reportsAfter: (time: string) => `${time} after an operator has closed the report`,
    account: 'Passkeys, ratings, daily deals, vacations, account settings, people you have blocked',
    notices: 'Where to tell you that it is your turn: browser, email address, web address',
  },
  address:
    'Your network address is used to limit abuse while you are connected. It is not stored, and it is not in the log.',
  rights: 'See it, take it with you, delete it',
  rightsText:
    'In the settings, under “Account”, you can save everything about you to a file, or delete all of it at once. The other players keep the games, without your name.',
  toSettings: 'Go to the settings',
  imprint: 'Imprint',
  policy: 'Privacy policy of this site',
  unknown: 'The server does not answer, so we cannot say how long it keeps things. Try again later.',
};

export type PrivacyTexts = typeof en;

const fr: PrivacyTexts = {
  title: 'Confidentialité',
  intro:
    'Ce site ne demande ni compte, ni adresse e-mail, ni cookies de publicité ou de statistiques. Il ne charge rien depuis d’autres sites. Voici ce qu’il conserve, et pendant combien de temps.',
  device: 'Sur cet appareil',
  deviceText:
    'Vos réglages, les parties jouées ici, les analyses de l’entraîneur et le secret par lequel le serveur reconnaît cet appareil ; sur un site à code d’accès, un cookie qui retient que vous l’avez donné. Ils restent jusqu’à ce que vous effaciez les données de ce site dans votre navigateur.',
  server: 'Sur le serveur, si vous jouez en ligne',
  what: 'Quoi',
  howLong: 'Combien de temps',
  forEver: 'jusqu’à ce que vous les supprimiez',
  days: (days) => french.plural(days, 'un jour', `${days} jours`),
  rows: {
    name: 'Votre nom, vos appareils (sans adresse ni modèle) et la date approximative de leur dernière utilisation',
    nameGuest: (time) =>
      `sans clé d’accès : jusqu’à ce qu’aucun appareil n’ait servi pendant ${time} ; sinon jusqu’à ce que vous les supprimiez`,
    games: 'Vos tables et vos parties, avec les coups, les heures et les résultats',
    gamesKept: 'les parties terminées sont conservées pour leurs joueurs',
    empty: 'Les tables où personne n’est venu, ou qui ont été fermées',
    abandoned: 'Les parties sans pendule où plus personne ne joue sont fermées',
    abandonedAfter: (time) => `après ${time}`,
    chat: 'Ce qui a été dit à une table',
    chatAfter: (time) => `${time} après la fin de la partie`,
    reports: 'Vos signalements, avec les messages qui les entourent',
    reportsAfter: (time) => `${time} après leur clôture par les responsables`,
    account:
      'Clés d’accès, cotes, donnes du jour, vacances, réglages de votre compte, personnes que vous avez bloquées',
    notices: 'Où vous prévenir quand c’est à vous : navigateur, adresse e-mail, adresse web',
  },
  address:
    'Votre adresse réseau sert à limiter les abus pendant votre connexion. Elle n’est pas conservée et ne figure pas dans le journal.',
  rights: 'Consulter, emporter, supprimer',
  rightsText:
    'Dans les réglages, sous « Compte », vous pouvez enregistrer dans un fichier tout ce qui vous concerne, ou tout supprimer d’un coup. Les autres joueurs gardent les parties, sans votre nom.',
  toSettings: 'Ouvrir les réglages',
  imprint: 'Mentions légales',
  policy: 'Politique de confidentialité de ce site',
  unknown:
    'Le serveur ne répond pas : impossible de dire combien de temps il conserve ces données. Réessayez plus tard.',
};

export const PRIVACY_TEXTS: Readonly<Record<Lang, PrivacyTexts>> = { en, fr };
