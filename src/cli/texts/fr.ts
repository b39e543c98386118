// The command line in French.
import { french } from '../../engine/grammar.ts';
import { INVOCATION } from '../invocation.ts';
import { analyse, analyseHelp } from './analyse.fr.ts';
import { arena, arenaHelp } from './arena.fr.ts';
import type { Texts } from './contract.ts';
import { train, trainHelp } from './train.fr.ts';
import { usage } from './usage.fr.ts';

/** French says « 0 coup » and « 1 coup ». */
const { counted } = french;

export const fr: Texts = {
  language: 'Français',
  labelled: (label, value) => `${label} : ${value}`,
  playerName: (number) => `Joueur ${number}`,
  seatName: (number) => `Place ${number}`,
  isNo: (answer) => /^\s*n(o|on)?\s*$/i.test(answer),
  bug: `Désolé, c’est une erreur de Scriptorium. Avec SCRIPTORIUM_DEBUG=1, vous verrez où. La partie en cours est enregistrée : reprenez-la avec ${INVOCATION} resume.`,
  outputFailed: (reason) =>
    reason === 'ENOSPC'
      ? 'Il n’y a plus de place sur le disque.'
      : `La sortie ne peut pas être écrite (${reason}).`,
  usage,
  files: {
    notJson: 'Ce n’est pas un fichier JSON, ou il est endommagé.',
  },
  seats: (count) => counted(count, 'place', 'places'),
  games: {
    seats: (counts) => `${counts.join(', ')} joueurs`,
    minutes: (from, to) => (from === to ? counted(from, 'minute', 'minutes') : `${from} à ${to} min`),
    byExperience: 'autant de parties qu’en a terminé la personne la plus expérimentée',
  },
  rules: {
    contents: 'Les règles, par section (? 2 montre la deuxième, ? mot cherche un mot) :',
  },
  commands: {
    help: { words: ['aide'], usage: '?', about: 'cette aide et la liste des règles' },
    rules: {
      words: ['règles', 'regles'],
      usage: '? 2, ? mot',
      about: 'une section des règles, par son numéro ou par un mot',
    },
    view: { words: ['voir'], usage: 'voir', about: 'redessiner la table' },
    log: { words: ['journal'], usage: 'journal [100]', about: 'ce qui s’est passé jusqu’ici' },
    hint: {
      words: ['conseil'],
      usage: 'conseil',
      about: 'ce que ferait un maître, et ses chances de gagner',
    },
    undo: {
      words: ['annuler'],
      usage: 'annuler',
      about: 'annuler votre dernière décision, si rien n’a été révélé depuis',
    },
    save: {
      words: ['enregistrer', 'sauver', 'sauvegarder'],
      usage: 'enregistrer [FICHIER]',
      about: 'enregistrer la partie maintenant (cela se fait aussi tout seul)',
    },
    quit: { words: ['quitter'], usage: 'quitter', about: 'quitter la partie' },
  },
  play: {
    player: (number, name, bot) => `${number} ${name}${bot === null ? '' : ` (robot : ${bot})`}`,
    howTo: 'Tapez un numéro ou une notation pour décider, ? pour l’aide, quitter pour partir.',
    pondering: 'Le maître réfléchit…',
    hints: 'Un maître choisirait, avec ces chances de gagner :',
    onlyChoice: (choice) => `Un seul choix : ${choice}`,
    thinking: (name) => `${name} réfléchit…`,
    turnOf: (name, number) => `${name} · décision ${number}`,
    decision: (number) => `Décision ${number}`,
    choices: (count) => counted(count, 'choix', 'choix'),
    forExample: (words) => `comme : ${words}`,
    narrowHint: (example) =>
      `Tapez le début (par exemple « ${example} ») ou une partie d’un coup pour réduire la liste, ou directement un numéro.`,
    ask: (count) => (count === 1 ? 'Votre choix (1, ? aide) >' : `Votre choix (1 à ${count}, ? aide) >`),
    enterPlays: 'Entrée le joue.',
    noSuchNumber: (number) => `Il n’y a pas de choix ${number}.`,
    whatIsRight: (count, example) =>
      `Tapez ${count === 1 ? '1' : `un numéro de 1 à ${count}`}, ou une notation comme « ${example} ».`,
    badLogLength: (given) =>
      `« ${given} » n’est pas un nombre de lignes ; « journal 100 » montre les cent dernières.`,
    noSuchRule: (given, sections) =>
      `Aucune section des règles ne parle de « ${given} ». Tapez un numéro de 1 à ${sections}, ou un autre mot.`,
    pass: (name) => `Passez le clavier à ${name}.`,
    passPrompt:
      'Appuyez sur Entrée quand vous y êtes (annuler : revenir sur la dernière décision ; quitter). ',
    undone: 'Coup annulé.',
    noUndo: {
      'nothing-to-undo': 'Vous n’avez encore rien à annuler.',
      'other-person': 'Impossible d’annuler : une autre personne a décidé depuis.',
      revealed: 'Impossible d’annuler : quelque chose de caché a été révélé depuis.',
      'bot-answered': 'Impossible d’annuler : un robot a répondu depuis.',
    },
    undoInPractice: (gameFlag) =>
      `C’est possible dans une partie d’entraînement : ${INVOCATION} play JEU --practice${gameFlag}`,
    practice: 'Partie d’entraînement : vous pouvez annuler tous vos coups, et le résultat ne compte pas.',
    chosenDeal: 'La donne vient d’une graine choisie : cette partie ne compte pas.',
    saved: (file) => `Enregistrée : ${file}`,
    notKept: 'Cette partie ne peut pas être enregistrée.',
    keepQuestion: 'Garder cette partie pour plus tard ? [O/n]',
    keptAt: (file, gameFlag) =>
      `La partie est enregistrée : ${file}\nPour la reprendre : ${INVOCATION} resume${gameFlag}`,
    forgotten: 'La partie est abandonnée.',
    over: 'La partie est terminée',
    result: 'Résultat',
    recordKept: (file, gameFlag) =>
      `Partie enregistrée : ${file}\nVérifier la partie : ${INVOCATION} verify FICHIER${gameFlag}\nRevoir la partie : ${INVOCATION} replay FICHIER${gameFlag}`,
    watchPrompt: 'Entrée : suite · t : tout le reste · q : quitter ',
    watchAll: ['t', 'tout', 'a', 'all'],
    watchQuit: ['q', 'quitter', 'quit'],
    help: [
      'Décidez par le numéro d’un choix ou par sa notation (les mots gris à côté).',
      'Tout autre texte réduit la liste aux choix qui le contiennent ; Entrée joue le seul qui reste.',
    ],
  },
  replay: {
    opening: 'Avant la première décision',
    ply: (ply, last, name) => `${ply}/${last} · ${name}`,
    eyes: (name) => `vu par ${name}`,
    keys: 'Entrée suite · p retour · un numéro : y aller · s autre place · ? aide · q quitter',
    goTo: (digits) => `Aller à la décision ${digits}`,
    help: [
      'Entrée, →, n : décision suivante ; ←, p : la précédente ; Début, Fin : première et dernière.',
      'Un numéro et Entrée : cette décision. s : la table vue de la place suivante. q, Échap : quitter.',
      '',
    ],
  },
  verify: {
    good: 'ok',
    over: (plies) => `${counted(plies, 'décision', 'décisions')}, terminée`,
    goingOn: (plies) => `${counted(plies, 'décision', 'décisions')}, en cours`,
  },
  backedUp: (from, to) => `${from} a été copié dans ${to}`,
  moving: {
    table: (table, rows) => `${table} : ${rows}`,
    done: (from) =>
      `Tout a été déplacé et comparé. Démarrez le serveur avec DATABASE_URL ; ${from} reste tel quel, comme sauvegarde.`,
  },
  simulate: {
    pace: (games, seconds, gamesPerSecond, movesPerSecond) =>
      `${games} parties en ${seconds} s : ${gamesPerSecond} parties et ${movesPerSecond} coups par seconde`,
    origin: (seed, workers) => `graine ${seed} · fils ${workers}`,
    interrupted: 'Interrompu. Terminé jusqu’ici :',
    progress: (games, pace) => `${games} parties, ${pace} par seconde`,
    spreadHeads: ['moyenne', '5 %', 'médiane', '95 %', 'maximum'],
    decisions: 'décisions par partie',
    scores: 'scores',
    seatHeads: ['place', 'victoires', 'part', 'intervalle à 95 %', 'score moyen'],
    longestMoveList: (count) => `Plus longue liste de coups permis : ${count}`,
  },
  train,
  trainHelp,
  menu: {
    how: 'flèches et Entrée ; Échap pour revenir',
    what: 'Que voulez-vous faire ?',
    play: 'Jouer',
    resume: (count) => `Reprendre une partie enregistrée (${count})`,
    watch: 'Regarder jouer les robots',
    rules: 'Lire les règles',
    language: 'Langue · Language',
    quit: 'Quitter',
    bye: 'À bientôt.',
    begin: 'La table est prête.',
    which: 'Quel jeu ?',
    seats: 'Combien de places ?',
    humans: 'Combien de personnes à ce clavier ?',
    people: (count) => (count === 1 ? 'moi seulement' : counted(count, 'personne', 'personnes')),
    bot: 'Quel robot aux autres places ?',
    random: 'Au hasard : n’importe quel coup permis',
    name: (name) => `${name} : quel est votre nom ?`,
    badName: (longest) => `De 1 à ${longest} caractères imprimables, s’il vous plaît.`,
    whichSave: 'Quelle partie ?',
    noSaves: 'Il n’y a pas de partie enregistrée lisible.',
    section: 'Quelle section ?',
    back: 'Retour',
  },
  analyse,
  analyseHelp,
  arena,
  arenaHelp,
  help: {
    about: (games) => `Jouez à ${french.list(games)} selon leurs règles complètes.`,
    help: 'afficher l’aide',
    version: 'afficher la version',
    titles: {
      'Usage:': 'Usage :',
      'Options:': 'Options :',
      'Commands:': 'Commandes :',
      'Arguments:': 'Arguments :',
    },
    games: 'la liste des jeux',
    play: 'jouer dans le terminal, avec des personnes à ce clavier et des robots aux autres places',
    playSeats:
      'qui est assis où, par exemple human,master,novice ; ou combien de places (vous et des apprentis)',
    options: 'les options du jeu, par exemple nom=valeur,nom=valeur (voir games)',
    names: 'les noms des personnes, ou de toutes les places, dans leur ordre',
    playSeed: 'la même graine donne la même donne et les mêmes dés ; une telle partie ne compte pas',
    playPractice:
      'partie d’entraînement : on peut annuler tous ses coups, même après une révélation ; le résultat ne compte pas',
    data: (games) => `vos propres tables, pour un jeu qui en admet (${games.join(', ')})`,
    game: 'un fichier qui exporte le manifeste d’un jeu externe ; peut être répété',
    playResume: 'reprendre une partie enregistrée',
    resume: 'reprendre une partie enregistrée : le fichier donné, ou la plus récente',
    rules: 'les règles d’un jeu : toutes, une section par son numéro, ou celles qui contiennent un mot',
    replay: 'revoir une partie coup par coup, ou l’imprimer s’il n’y a pas de terminal',
    replaySeat: 'seulement ce que savait cette place (les places se comptent à partir de 1)',
    replayAt: 'commencer à cette décision, ou n’imprimer que cette position (0 : avant la première)',
    verify: 'rejouer des enregistrements et vérifier chaque coup, le résultat et l’équité du hasard',
    backup: 'copier la base d’un serveur, qui peut rester en marche',
    move: 'déplacer les parties d’un serveur arrêté de son fichier vers le PostgreSQL de DATABASE_URL',
    moveFrom: 'le fichier à déplacer (par défaut DATA, ou data/scriptorium.db)',
    backupFrom: 'le fichier à copier (par défaut DATA, ou data/scriptorium.db)',
    admin: (actions: readonly string[]) =>
      `administrer un serveur en marche, avec son ADMIN_TOKEN dans l’environnement : ${actions.join(', ')}`,
    adminUrl: 'l’adresse du serveur (par défaut cette machine, PORT ou 8080)',
    adminReason:
      'pourquoi quelqu’un est exclu (la personne peut le lire), ou la suite donnée à un signalement',
    adminDays: 'pour combien de jours (par défaut pour toujours)',
    adminFrench: 'une annonce en français, à côté de celle en anglais',
    adminUntil: 'quand une annonce prend fin : 2026-12-24T18:00, ou +90 pour dans 90 minutes',
    adminMaintenance: 'quand le serveur sera en maintenance, sous la même forme',
    serve:
      'démarrer un serveur pour jouer en ligne, réglé par des variables d’environnement (voir docs/operating.md)',
    serveRole:
      'all, web (pages et joueurs) ou bots (leurs tours), pour plusieurs processus sur une même base',
    servePort: 'le port (par défaut PORT, ou 8080)',
    simulate: 'faire jouer beaucoup de parties à des robots et donner les résultats',
    simulateSeats: 'nombre de places',
    simulateGames: 'nombre de parties (1000)',
    simulateSeed: 'la même graine donne les mêmes parties, quel que soit le nombre de fils (1)',
    bots: 'un robot pour toutes les places, ou un par place (random) ; ./mon-robot.js est votre propre robot',
    botTimeout:
      'le délai accordé à un robot venu d’un fichier, pour se charger et pour chaque coup, en secondes (60)',
    workers: 'nombre de fils d’exécution (un par processeur)',
    out: 'un dossier pour enregistrer toutes les parties (game-000001.json…) ; un fichier .jsonl, ou -, reçoit une partie par ligne',
    force: 'remplacer les enregistrements de ce dossier',
    json: 'imprimer une ligne de JSON',
    lang: 'en ou fr (par défaut d’après LC_ALL, LC_MESSAGES ou LANG)',
    noColor: 'sans couleurs',
    after: `Les places se comptent à partir de 1 ici, et à partir de 0 dans les enregistrements.
Les parties en cours sont enregistrées dans SCRIPTORIUM_HOME (par défaut ~/.local/share/scriptorium).
Codes de sortie : 0 succès, 1 fichier incorrect ou endommagé, ou sortie impossible à écrire, 2 mauvais usage, 130 interrompu.`,
  },
};
