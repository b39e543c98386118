// The settings for notices, and what the table says about them, in French.
import type { NoticeWords } from './en.ts';

export const fr: NoticeWords = {
  title: 'Me prévenir quand c’est à moi',
  about:
    'Pour les parties qui durent des jours : on vous prévient quand vous ne regardez pas la table. Ce que vous avez en main n’est jamais mentionné.',
  loading: 'Chargement…',
  failed: 'Le serveur ne répond pas.',
  push: {
    name: 'Sur cet appareil',
    on: 'Ce navigateur affiche une notification quand c’est à vous.',
    off: 'Ce navigateur peut afficher une notification, même quand la page est fermée.',
    blocked:
      'Les notifications de cette page sont bloquées. Autorisez-les dans les réglages de votre navigateur, puis revenez.',
    'needs-https':
      'Les navigateurs ne le permettent qu’en https, et cette page a été chargée en http simple.',
    'needs-home-screen':
      'Sur iPhone et iPad, ajoutez d’abord cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil »), et ouvrez-la de là.',
    unsupported: 'Ce navigateur ne peut pas recevoir de notifications pour une page fermée.',
    notConnected: 'Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.',
    turnOn: 'Me prévenir sur cet appareil',
    turnOff: 'Arrêter',
  },
  mail: {
    name: 'Par e-mail',
    none: 'Ce serveur n’envoie pas de e-mails.',
    address: 'Votre adresse e-mail',
    add: 'Ajouter',
    toConfirm: 'Ouvrez le lien dans le e-mail envoyé à cette adresse.',
    again: 'Renvoyer le lien',
  },
  webhook: {
    name: 'Dans un salon de discussion',
    about: 'Slack, Discord, Mattermost et d’autres vous donnent l’adresse d’un webhook.',
    address: 'Adresse du webhook',
    add: 'Ajouter',
    secret:
      'Ce secret permet à un programme de vérifier qu’un message vient d’ici. Il n’est affiché qu’une fois :',
  },
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  otherDevice: 'Un autre appareil',
  test: 'Envoyer un essai',
  tested: (count) => (count === 0 ? 'Il n’y a encore aucune destination.' : 'L’essai est parti.'),
  when: 'Quand',
  isOn: 'Me prévenir quand c’est à moi',
  quiet: 'Heures calmes',
  quietAbout: 'Ce qui arrive pendant ces heures vous est signalé ensuite.',
  quietNever: 'Les deux heures sont les mêmes : aucune heure n’est calme, on vous prévient à tout moment.',
  from: 'De',
  to: 'à',
  digest: 'À quelle fréquence',
  digests: {
    0: 'À chaque tour',
    60: 'Une fois par heure au plus, pour toutes les tables ensemble',
    360: 'Toutes les six heures au plus, pour toutes les tables ensemble',
    1440: 'Une fois par jour au plus, pour toutes les tables ensemble',
  },
  bell: {
    mute: 'Couper les notifications de cette table',
    unmute: 'Rétablir les notifications de cette table',
    settings: 'Choisir mes notifications',
    isMuted: 'Les notifications de cette table sont coupées.',
    isOn: 'On vous prévient quand c’est à vous à cette table.',
  },
  offer: {
    ask: 'Voulez-vous une notification quand ce sera de nouveau à vous ?',
    yes: 'Oui, volontiers',
    no: 'Non merci',
    done: 'On vous préviendra sur cet appareil.',
  },
  links: {
    confirm: 'Votre adresse est confirmée. Vous recevrez un e-mail quand ce sera à vous.',
    stop: 'C’est fait. Nous n’enverrons plus de e-mails à cette adresse.',
    waiting: 'Un instant…',
    toSettings: 'Ouvrir les réglages',
  },
};
