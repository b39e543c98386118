// The server's refusals, requests cut off by a lost connection, and the quick phrases, in French.
import { french } from '../../engine/grammar.ts';
import { LIMITS } from '../limits.ts';
import type { ProtocolTexts } from './contract.ts';

const BECAUSE = {
  revealed: 'Une information cachée a été révélée depuis.',
  answered: 'Quelqu’un d’autre a déjà joué depuis.',
  clock: 'Cette partie se joue à la pendule.',
  often: 'Vous avez déjà annulé ce coup plusieurs fois.',
};

/** What people type themselves. */
const BAD_FIELDS = new Map([
  [
    'name',
    `Ce nom ne convient pas. Un nom a de 1 à ${LIMITS.name} caractères visibles, sans caractères de commande.`,
  ],
  [
    'said.line',
    `Ce message ne peut pas être envoyé. Il lui faut de 1 à ${LIMITS.line} caractères visibles, sans caractères de commande.`,
  ],
  ['address', 'Cette adresse e-mail n’est pas valable. Écrivez-en une comme anna@example.org.'],
  ['url', 'Ce n’est pas une adresse web. Elle doit commencer par https:// ou http://.'],
]);

const DEAL_FAULTS = {
  'bad-record': 'La partie enregistrée ne peut pas être rejouée.',
  unfinished: 'La partie n’a pas été jouée jusqu’au bout.',
  'other-deal': 'Ce n’est pas la donne de ce jour, ou votre application n’est pas à jour ; rechargez-la.',
  'other-bot-move': 'Un adversaire aurait décidé autrement.',
};

export const fr: ProtocolTexts = {
  refusals: {
    'bad-message': ({ field, expected }) =>
      BAD_FIELDS.get(field) ??
      `Le message n’est pas valable${field ? ` à « ${field} »` : ''}. Attendu : ${expected}.`,
    'too-fast': ({ seconds }) => `Trop de demandes ; réessayez dans ${seconds} s.`,
    'too-many-connections': () => 'Trop de connexions viennent de cette adresse ; fermez-en une.',
    'other-origin': () => 'Seules les pages de ce serveur peuvent faire cela.',
    'not-admin': () => 'Seuls les responsables de ce serveur peuvent faire cela.',
    'join-code-needed': () => 'Ce site est réservé à ses membres. Saisissez d’abord le code d’accès.',
    'wrong-join-code': () =>
      'Ce n’est pas le code d’accès de ce site. Demandez-le à la personne qui vous l’a donné.',
    banned: ({ reason, until }) =>
      `Vous ne pouvez pas jouer sur ce serveur${until === null ? '' : ` jusqu’au ${until}`}${reason && ` (${reason})`}.`,
    'enter-first': () => 'Entrez d’abord dans une partie.',
    'entered-already': () => 'Cette connexion est déjà à une table ; ouvrez-en une autre.',
    'unknown-match': () => 'Cette table n’existe pas.',
    'unknown-device': () => 'Ce serveur ne connaît pas cet appareil ; il faut l’enregistrer de nouveau.',
    'unknown-seat-link': () => 'Ce lien vers une place n’est plus valable ; demandez-en un autre à la table.',
    'unknown-game': ({ valid }) => `Ce jeu n’existe pas. Les jeux sont : ${valid.join(', ')}.`,
    'bad-seat-count': ({ valid }) =>
      `On ne peut pas jouer à ce nombre de joueurs. Possible : ${valid.join(', ')}.`,
    'unknown-option': ({ name, valid }) =>
      `Ce jeu n’a pas d’option « ${name} ». ${valid.length === 0 ? 'Il n’a aucune option.' : `Ses options : ${valid.join(', ')}.`}`,
    'bad-option': ({ name, valid }) =>
      `L’option « ${name} » n’accepte pas cette valeur. Possible : ${valid.join(', ')}.`,
    'nobody-watches': () => 'Cette table n’accepte pas de spectateurs.',
    'not-seated': () => 'Vous n’avez pas de place à cette table.',
    'not-host': () => 'Seule la personne qui a créé la table peut faire cela.',
    'not-waiting': () => 'La partie a déjà commencé.',
    'not-playing': () => 'On ne joue pas à cette table en ce moment.',
    'not-over': () => 'La partie n’est pas encore terminée.',
    'seat-taken': () => 'Cette place est prise ; choisissez-en une autre.',
    'seated-already': () => 'Vous avez déjà une place à cette table.',
    'no-free-seat': () => 'Toutes les places sont prises ; vous pouvez regarder.',
    'too-few-seats': ({ people }) =>
      `${french.plural(people, 'Une personne a', `${people} personnes ont`)} déjà une place à cette table ; gardez-en une pour chacune.`,
    'still-here': () =>
      'Cette personne est là ; un robot ne peut jouer que pour quelqu’un qui est hors ligne.',
    'own-seat': () => 'C’est votre propre place ; pour qu’un robot joue pour vous, quittez la table.',
    'seat-of-bot': () => 'Un robot occupe déjà cette place.',
    'away-too-briefly': ({ seconds }) =>
      `Cette personne vient de partir ; un robot pourra jouer pour elle dans ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
    'clock-decides': () =>
      'À cette table, chacun a un jour ou plus pour chaque décision et peut s’absenter ; un robot ne joue qu’une fois le temps écoulé.',
    'ask-first': ({ because }) =>
      `${BECAUSE[because]} Demandez aux autres si vous pouvez annuler votre coup.`,
    'nothing-to-take-back': () => 'Vous n’avez aucun coup à annuler.',
    'nobody-to-ask': () =>
      'Trop tard pour annuler ce coup : un robot a répondu, ou une information cachée a été révélée.',
    'asked-already': () => 'Vous avez déjà demandé ; attendez la réponse, ou continuez à jouer.',
    'asked-once': () => 'On ne demande qu’une fois pour le même coup : continuez à jouer.',
    'not-asked': () => 'Cette question n’est plus d’actualité : la partie a continué.',
    'no-such-order': () => 'Cette consigne n’est pas possible en ce moment.',
    'cannot-look': () => 'Vous ne pouvez pas voir cela, ou pas encore.',
    'bot-plays': () => 'Un robot joue pour vous ; reprenez d’abord votre place.',
    'has-resigned': () => 'Vous avez abandonné ; un robot joue cette partie jusqu’à la fin.',
    'bad-vacation': () => 'La fin des vacances doit suivre leur début, qui doit être dans moins d’un an.',
    'no-vacation-left': ({ days, year }) =>
      `Il vous reste ${french.counted(days, 'jour', 'jours')} de vacances en ${year} ; choisissez une période plus courte.`,
    'no-offer': () => 'Plus personne ne propose d’arrêter la partie.',
    'spectators-see-all': () =>
      'Les spectateurs de cette table voient toutes les mains : les joueurs ne lisent leurs messages qu’après la fin.',
    'offered-already': ({ decisions }) =>
      `Vous l’avez déjà proposé ; vous pourrez le proposer de nouveau après ${french.counted(decisions, 'décision', 'décisions')} de plus.`,
    'blocked-here': () =>
      'L’un de vous a bloqué l’autre : vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.',
    'no-chat-here': () => 'Il n’y a pas de chat sur ce site.',
    'only-phrases-here': () =>
      'Sur ce site, on ne peut envoyer que les phrases toutes faites. Choisissez-en une.',
    'nobody-there': () => 'Il n’y a personne à bloquer ou à signaler ici. Choisissez une personne.',
    'not-yourself': () => 'C’est vous. Choisissez quelqu’un d’autre.',
    'too-many-blocks': ({ most }) => `Vous avez bloqué ou masqué ${most} personnes ; retirez-en une d’abord.`,
    'too-many-reports': ({ most }) => `Vous avez envoyé ${most} signalements aujourd’hui. Réessayez demain.`,
    'reported-already': () =>
      'Vous avez déjà signalé cette personne à cette table. Les responsables du site vont regarder.',
    'too-many-tables': ({ most }) =>
      `Vous avez ${most} tables en cours ; terminez-en une ou quittez-la d’abord.`,
    'too-many-bot-tables': ({ most }) =>
      `Depuis un même réseau, on peut regarder ${most === 1 ? 'une seule partie' : `${most} parties`} entre robots à la fois ; fermez-en une d’abord.`,
    'cannot-store': () => 'Le serveur n’a pas pu enregistrer cela : rien n’a changé. Réessayez.',
    'game-not-loaded': ({ game }) =>
      `Le jeu « ${game} » n’est pas chargé sur ce serveur. La partie est conservée et reprendra quand l’exploitant démarrera le serveur avec le fichier de ce jeu.`,
    'record-does-not-replay': ({ game }) =>
      `Les règles de « ${game} » ont changé sur ce serveur depuis cette partie. La partie est conservée et reprendra quand l’exploitant démarrera le serveur avec les règles d’origine.`,
    'game-failed': ({ game }) =>
      `Les règles de « ${game} » ont échoué et rien n’a changé. Le journal du serveur dit où.`,
    'other-version': () => 'Cette partie a commencé avec d’autres règles, qui ne sont plus ici.',
    'bad-passkey': () => 'Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps.',
    'no-passkeys-here': () =>
      'Les clés d’accès ne fonctionnent pas à cette adresse : il faut https et un nom de domaine. La personne qui gère ce serveur peut définir PUBLIC_URL.',
    'no-mail-here': () => 'Ce serveur n’envoie pas de e-mails ; choisissez un autre moyen.',
    'bad-web-address': () =>
      'Cette adresse ne convient pas. Indiquez une adresse publique qui commence par https:// ou http://.',
    'too-many-channels': ({ most }) =>
      `Vous pouvez recevoir des notifications à ${most} endroits au plus ; retirez-en un d’abord.`,
    'bad-notice-link': () => 'Ce lien est incomplet ou n’est plus valable. Rouvrez-le depuis le e-mail.',
    'deal-refused': ({ fault, ply }) =>
      `Ce résultat ne compte pas. ${DEAL_FAULTS[fault]}${ply === undefined ? '' : ` (décision ${ply})`}`,
    'same-for-all-tables': () =>
      'Toutes les tables d’une même donne ont les mêmes places et les mêmes options ; pour les changer, créez d’autres tables.',
    'other-tables-play': () =>
      'D’autres tables jouent encore cette donne ; mains et parties se consultent quand toutes ont fini.',
    'same-deal': () => 'Vous jouez déjà cette donne à une autre table.',
    'unknown-duplicate': () => 'Ces tables n’existent pas.',
    'deal-not-yet': () =>
      'La donne de ce jour n’a pas encore commencé. Vérifiez l’horloge de votre appareil.',
    'deal-too-late': ({ days }) =>
      `Les résultats d’une donne du jour comptent pendant ${french.counted(days, 'jour', 'jours')} ; celui-ci est plus ancien.`,
    'deal-handed-in': () => 'Votre résultat pour cette donne compte déjà ; il n’y a qu’un essai.',
    'deal-not-played': () => 'La comparaison s’ouvre dès que votre propre résultat compte.',
    'tournament-table': () => 'C’est une table de tournoi : ses places et ses réglages sont fixés.',
    'unknown-tournament': () => 'Ce tournoi n’existe pas.',
    'tournament-begun': () => 'Le tournoi a commencé : on ne peut plus s’inscrire.',
    'tournament-over': () => 'Le tournoi est terminé.',
    'knocked-out': () => 'Dans un tournoi à élimination directe, on ne peut pas revenir.',
    'no-knock-out': () =>
      'Ce jeu ne permet pas d’élimination directe à des tables de cette taille : choisissez le système suisse ou toutes rondes.',
    'no-such-round': ({ most }) =>
      most === 0
        ? 'Le tournoi n’a pas commencé.'
        : `Cette ronde n’existe pas encore : la dernière est la ronde ${most}.`,
    'not-in-tournament': () => 'Vous ne jouez pas dans ce tournoi.',
    'no-such-bot': () => 'Aucun robot de ce tournoi n’a ce numéro. On ne peut retirer que des robots.',
    'left-tournament': () =>
      'Vous avez quitté ce tournoi. Inscrivez-vous de nouveau pour rejouer dès la prochaine ronde, sauf en élimination directe.',
    'too-many-tournaments': ({ most }) =>
      `Vous avez ${most} tournois en cours ; terminez-en un ou arrêtez-le d’abord.`,
    'tournament-full': ({ most }) =>
      `Ce tournoi est complet : ${french.counted(most, 'joueur', 'joueurs')} au plus.`,
    'too-few-players': ({ least }) =>
      `Il faut au moins ${french.counted(least, 'joueur', 'joueurs')} ; invitez d’autres personnes ou ajoutez des robots.`,
    'unknown-person': () => 'Ce joueur n’existe pas, ou ses données ont été effacées.',
    'profile-hidden': () => 'Ce joueur ne montre pas son profil.',
    'not-found': () => 'Il n’y a rien à cette adresse.',
  },
  cuts: {
    'not-connected': () =>
      'La connexion était coupée, rien n’a été fait. Réessayez quand elle sera rétablie.',
    'answer-lost': () =>
      'La connexion a été coupée avant la réponse. Regardez la table quand elle sera rétablie : si rien n’a changé, réessayez.',
    'move-waits': () => 'Votre premier choix est déjà parti ; il ne peut plus être changé.',
  },
  phrases: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    thanks: 'Merci !',
    'one-moment': 'Un instant, s’il vous plaît.',
    'your-turn': 'C’est à vous.',
    oops: 'Oups…',
    'close-one': 'C’était juste !',
    'good-game': 'Belle partie !',
    again: 'Encore une ?',
    'good-bye': 'Au revoir !',
  },
};
