// Wrong usage in French: one line each, with what would be right.
import { INVOCATION } from '../invocation.ts';
import type { UsageSentences } from './usage-contract.ts';

export const usage: UsageSentences = {
  'unknown-command': ({ command, valid }) =>
    `Il n’y a pas de commande « ${command} » ; il y a : ${valid.join(', ')}.`,
  'unknown-flag': ({ flag, valid }) =>
    `Il n’y a pas d’option « ${flag} » ici ; il y a : ${valid.join(', ')}.`,
  'flag-without-value': ({ flag }) => `Il manque une valeur : ${flag}.`,
  'missing-argument': ({ argument }) => `Il manque : <${argument}>. Voir --help.`,
  'too-many-arguments': ({ usage }) => `Trop d’arguments. Il faudrait : ${INVOCATION} ${usage}.`,
  'unknown-language': ({ given, valid }) =>
    `Il n’y a pas de langue « ${given} » ; il y a : ${valid.join(', ')}.`,
  'unknown-game': ({ game, valid }) =>
    `Il n’y a pas de jeu « ${game} » ; il y a : ${valid.join(', ')}. Pour un jeu dans un fichier, ajoutez --game FICHIER.`,
  'bad-seat-count': ({ game, given, valid }) =>
    `« ${game} » ne se joue pas à ${given} ; possible : ${valid.join(', ')}.`,
  'bad-option-form': ({ given, valid }) =>
    `« ${given} » devrait s’écrire nom=valeur ; ${valid.length > 0 ? `options : ${valid.join(', ')}` : 'ce jeu n’a pas d’options'}.`,
  'unknown-bot': ({ bot, valid }) => `« ${bot} » ne peut pas s’asseoir là ; possible : ${valid.join(', ')}.`,
  'not-a-bot': ({ file }) =>
    `« ${file} » ne contient pas de robot : l’export par défaut doit être une fonction qui choisit un coup, ou un objet avec choose ou think.`,
  'bot-file-failed': ({ file, reason }) => `« ${file} » ne peut pas être chargé : ${reason}`,
  'bot-failed': ({ file, reason }) => `Le robot de « ${file} » a échoué : ${reason}`,
  'bot-ended': ({ file }) =>
    `Le robot de « ${file} » a mis fin à l’exécution : il a appelé process.exit, ou attend quelque chose qui n’arrive jamais.`,
  'bot-timed-out': ({ file, seconds }) =>
    `Le robot de « ${file} » n’a pas répondu en ${seconds} s ; --bot-timeout lui donne plus de temps.`,
  'illegal-bot-move': ({ file, move }) =>
    `Le robot de « ${file} » a choisi « ${move} », qui n’est pas un coup permis : choisissez l’un des coups de question.moves.`,
  'game-ended': ({ file }) =>
    `Le jeu de « ${file} » a mis fin au programme pendant son chargement : il a appelé process.exit, ou attend quelque chose qui n’arrive jamais.`,
  'bad-bot-count': ({ given, seats }) =>
    `${given} robots pour ${seats} places ; donnez-en un pour toutes ou un par place.`,
  'bad-rivals': ({ given, seats }) =>
    `${given} dans l’arène ; donnez de 2 à ${seats} robots : le premier est mesuré, le dernier prend les places qui restent.`,
  'bad-names': ({ given, people, seats }) =>
    `${given} noms ; donnez-en ${people === seats ? seats : `${people} (pour les personnes) ou ${seats} (pour toutes les places)`}.`,
  'bad-name': ({ name, longest }) =>
    `« ${name} » ne peut pas être un nom ; il faut de 1 à ${longest} caractères imprimables.`,
  'bad-number': ({ flag, given, from, to }) =>
    `${flag} ne peut pas valoir « ${given} » ; il faut un nombre entier de ${from} à ${to}.`,
  'bad-share': ({ flag, given }) => `${flag} ne peut pas être « ${given} » ; un nombre de 0 à 1, oui.`,
  'unknown-role': ({ role, valid }) => `Il n’y a pas de rôle « ${role} » ; il y a : ${valid.join(', ')}.`,
  'nothing-to-train': ({ game, valid }) =>
    `« ${game} » n’a pas de réseau à entraîner ; possible : ${valid.join(', ')}.`,
  'not-a-training': ({ file }) => `« ${file} » n’est pas le point de contrôle d’un tel entraînement.`,
  'unknown-rule': ({ given, sections }) =>
    `Aucune section des règles sur « ${given} » ; sections 1 à ${sections}, ou un mot.`,
  'no-such-file': ({ file }) => `Il n’y a pas de fichier « ${file} ».`,
  'file-too-large': ({ file, mostBytes }) =>
    `« ${file} » est trop gros : ${mostBytes / 1_000_000} Mo au plus sont lus.`,
  'unreadable-file': ({ file, reason }) => `« ${file} » ne peut pas être lu (${reason}).`,
  unwritable: ({ path, reason }) => `« ${path} » ne peut pas être écrit (${reason}).`,
  'file-in-use': ({ file, flag }) =>
    `« ${file} » existe déjà ; choisissez un autre nom${flag ? `, ou ${flag} pour le remplacer` : ''}.`,
  'folder-in-use': ({ folder, games }) =>
    `« ${folder} » contient déjà ${games === 1 ? 'l’enregistrement d’une partie' : `les enregistrements de ${games} parties`} ; choisissez un autre dossier, ou --force pour les remplacer.`,
  'not-a-database': ({ file, reason }) => `« ${file} » n’est pas la base d’un serveur (${reason}).`,
  'kept-in-postgres': () =>
    'DATABASE_URL est défini, les parties en ligne sont donc dans PostgreSQL : sauvegardez-les avec pg_dump, ou nommez un fichier SQLite avec --from.',
  'nothing-to-resume': ({ directory }) =>
    `Aucune partie sauvegardée dans ${directory} ; commencez-en une : ${INVOCATION} play <jeu>.`,
  'resume-with-others': ({ flags }) => `--resume reprend la partie telle quelle, sans ${flags.join(', ')}.`,
  'resume-other-game': ({ file, game, asked }) => `« ${file} » est une partie de ${game}, pas de ${asked}.`,
  'takes-no-data': ({ game, valid }) =>
    `« ${game} » n’admet pas de tables à soi ; possible : ${valid.join(', ')}.`,
  'bad-tables': ({ file, field, expected, line }) =>
    `« ${file} »${line > 0 ? `, ligne ${line}` : ''} : ${field || 'le fichier'} n’est pas correct (attendu : ${expected}).`,
  'bad-profile': ({ file }) =>
    `« ${file} » n’est pas un profil ; corrigez-le ou déplacez-le, et un nouveau sera commencé.`,
  'not-over': ({ file }) =>
    `Cette partie n’est pas encore finie ; pour la terminer : ${INVOCATION} resume ${file}.`,
  'already-over': ({ file }) => `Cette partie est terminée ; revoyez-la avec : ${INVOCATION} replay ${file}.`,
};
