// Wrong usage in French: one line each, with what would be right.
import { french } from '../../engine/grammar.ts';
import { INVOCATION } from '../invocation.ts';
import type { UsageSentences } from './usage-contract.ts';

export const usage: UsageSentences = {
  'unknown-command': ({ command, valid }) =>
    `Il n’y a pas de commande « ${command} ». Possibles : ${valid.join(', ')}.`,
  'unknown-flag': ({ flag, valid }) =>
    `Cette commande n’a pas d’option « ${flag} ». Possibles : ${valid.join(', ')}.`,
  'flag-without-value': ({ flag }) => `${flag} attend une valeur.`,
  'missing-argument': ({ argument }) => `Il manque <${argument}>. Voir --help.`,
  'too-many-arguments': ({ usage }) => `Trop d’arguments. Usage : ${INVOCATION} ${usage}`,
  'unknown-language': ({ given, valid }) =>
    `Il n’y a pas de langue « ${given} ». Possibles : ${valid.join(', ')}.`,
  'unknown-game': ({ game, valid }) =>
    `Il n’y a pas de jeu « ${game} ». Possibles : ${valid.join(', ')}. Pour un jeu dans un fichier, ajoutez --game FICHIER.`,
  'bad-seat-count': ({ game, given, valid }) =>
    `« ${game} » ne se joue pas à ${given} ; possible : ${valid.join(', ')}.`,
  'bad-option-form': ({ given, valid }) =>
    `« ${given} » devrait s’écrire nom=valeur ; ${valid.length > 0 ? `options : ${valid.join(', ')}` : 'ce jeu n’a pas d’options'}.`,
  'unknown-bot': ({ bot, valid }) => `Il n’y a pas de robot « ${bot} » ; possible : ${valid.join(', ')}.`,
  'not-a-bot': ({ file }) =>
    `« ${file} » ne contient pas de robot : l’export par défaut doit être une fonction qui choisit un coup, ou un objet avec choose ou think.`,
  'bot-file-failed': ({ file, reason }) => `« ${file} » ne peut pas être chargé : ${reason}`,
  'bot-failed': ({ file, reason }) => `Le robot de « ${file} » a échoué : ${reason}`,
  'bot-ended': ({ file }) =>
    `Le robot de « ${file} » a mis fin au programme : il a appelé process.exit, ou attend quelque chose qui n’arrive jamais.`,
  'bot-timed-out': ({ file, seconds }) =>
    `Le robot de « ${file} » n’a pas répondu en ${seconds} s. Donnez-lui plus de temps avec --bot-timeout.`,
  'illegal-bot-move': ({ file, move }) =>
    `Le robot de « ${file} » a choisi « ${move} », qui n’est pas un coup permis : choisissez l’un des coups de question.moves.`,
  'game-ended': ({ file }) =>
    `Le jeu de « ${file} » a mis fin au programme pendant son chargement : il a appelé process.exit, ou attend quelque chose qui n’arrive jamais.`,
  'bad-bot-count': ({ given, seats }) =>
    `${given} robots pour ${seats} places. Nommez-en un pour toutes les places, ou un par place.`,
  'bad-rivals': ({ given, seats }) =>
    `${given} robots dans l’arène. Nommez-en de 2 à ${seats} : le premier est mesuré, le dernier prend les autres places.`,
  'bad-names': ({ given, people, seats }) =>
    `${given} noms ; donnez-en ${people === seats ? seats : `${people} (pour les personnes) ou ${seats} (pour toutes les places)`}.`,
  'bad-name': ({ name, longest }) =>
    `« ${name} » ne peut pas être un nom ; il faut de 1 à ${longest} caractères imprimables.`,
  'bad-number': ({ flag, given, from, to }) =>
    `${flag} ne peut pas valoir « ${given} » ; il faut un nombre entier de ${from} à ${to}.`,
  'bad-share': ({ flag, given }) => `${flag} ne peut pas valoir « ${given} » ; il faut un nombre de 0 à 1.`,
  'unknown-role': ({ role, valid }) => `Il n’y a pas de rôle « ${role} ». Possibles : ${valid.join(', ')}.`,
  'nothing-to-train': ({ game, valid }) =>
    `« ${game} » n’a pas de réseau à entraîner ; possible : ${valid.join(', ')}.`,
  'not-a-training': ({ file }) => `« ${file} » n’est pas un point de contrôle de cet entraînement.`,
  'unknown-rule': ({ given, sections }) =>
    `Aucune section des règles ne parle de « ${given} ». Donnez un numéro de 1 à ${sections}, ou un autre mot.`,
  'no-such-file': ({ file }) => `Il n’y a pas de fichier « ${file} ».`,
  'file-too-large': ({ file, mostBytes }) =>
    `« ${file} » est trop gros : la limite est de ${mostBytes / 1_000_000} Mo.`,
  'unreadable-file': ({ file, reason }) => `« ${file} » ne peut pas être lu (${reason}).`,
  unwritable: ({ path, reason }) => `« ${path} » ne peut pas être écrit (${reason}).`,
  'file-in-use': ({ file, flag }) =>
    `« ${file} » existe déjà ; choisissez un autre nom${flag ? `, ou ${flag} pour le remplacer` : ''}.`,
  'folder-in-use': ({ folder, games }) =>
    `« ${folder} » contient déjà ${french.plural(games, 'l’enregistrement d’une partie', `les enregistrements de ${games} parties`)} ; choisissez un autre dossier, ou --force pour les remplacer.`,
  'not-a-database': ({ file, reason }) => `« ${file} » n’est pas la base d’un serveur (${reason}).`,
  'needs-postgres': () =>
    'Donnez à DATABASE_URL une base PostgreSQL vide, par exemple postgres://utilisateur:mot-de-passe@hôte:5432/base.',
  'target-not-empty': ({ table }) =>
    `La base PostgreSQL n’est pas vide : « ${table} » contient quelque chose. Indiquez une base vide avec DATABASE_URL. Rien n’a été déplacé.`,
  differs: ({ table }) =>
    `Après la copie, « ${table} » n’était pas identique dans les deux bases : rien n’a été déplacé. Sauvegardez le fichier et réessayez.`,
  'cannot-move': ({ reason }) => `Rien n’a été déplacé : ${reason}`,
  'no-admin-token': () => 'Donnez à ADMIN_TOKEN le jeton du serveur.',
  'unknown-action': ({ action, valid }) => `« ${action} » n’existe pas. Possible : ${valid.join(', ')}.`,
  'no-server': ({ url, reason }) => `Aucun serveur ne répond à ${url} (${reason}) ; indiquez-le avec --url.`,
  'kept-in-postgres': () =>
    'DATABASE_URL est défini, les parties en ligne sont donc dans PostgreSQL : sauvegardez-les avec pg_dump, ou nommez un fichier SQLite avec --from.',
  'nothing-to-resume': ({ directory }) =>
    `Aucune partie enregistrée dans ${directory}. Commencez-en une avec ${INVOCATION} play <jeu>.`,
  'resume-with-others': ({ flags }) =>
    `--resume reprend ce qui était enregistré ; retirez ${flags.join(', ')}.`,
  'resume-other-game': ({ file, game, asked }) => `« ${file} » est une partie de ${game}, pas de ${asked}.`,
  'takes-no-data': ({ game, valid }) =>
    `« ${game} » n’admet pas vos propres tables ; possible : ${valid.join(', ')}.`,
  'bad-tables': ({ file, field, expected, line }) =>
    `« ${file} »${line > 0 ? `, ligne ${line}` : ''} : ${field || 'le fichier'} n’est pas correct (attendu : ${expected}).`,
  'bad-profile': ({ file }) =>
    `« ${file} » n’est pas un profil. Réparez-le, ou déplacez-le et un nouveau sera créé.`,
  'not-over': ({ file }) =>
    `Cette partie n’est pas encore terminée. Terminez-la avec ${INVOCATION} resume ${file}.`,
  'already-over': ({ file }) => `Cette partie est terminée. Revoyez-la avec ${INVOCATION} replay ${file}.`,
};
