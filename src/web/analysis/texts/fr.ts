// Looking back at games, in French.
import { de } from '../../../engine/elision.ts';
import { french } from '../../../engine/grammar.ts';
import type { AnalysisTexts } from './en.ts';

const points = (share: number) => Math.round(Math.abs(share) * 100);

export const fr: AnalysisTexts = {
  percent: (share) => `${Math.round(share * 100)} %`,
  number: (value) => new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format(value),
  signed: (share) =>
    `${french.change(Math.sign(share) * points(share))} ${french.plural(points(share), 'point', 'points')}`,
  replay: {
    title: 'Revoir la partie',
    slider: 'Moment',
    eyes: 'Vu par',
    all: 'tout le monde',
    whatIf: 'Et si… ?',
    whatIfText: (name, ply) =>
      `Vous prenez la place ${de(name)} après le coup ${ply} ; des robots prennent les autres places. Le hasard reste le même, et la partie d’origine n’est pas modifiée.`,
    playOn: 'Continuer à partir d’ici',
    link: 'Lien vers ce moment',
    copied: 'Le lien est copié. Il contient toute la partie.',
    cannotCopy: 'Ce navigateur ne permet pas à la page de copier ; voici le lien :',
    coach: 'Demander à l’entraîneur',
    file: 'Enregistrer dans un fichier',
    fair: 'Le tirage était-il équitable ?',
    badLink: 'Ce lien est incomplet : la partie qu’il contient est illisible.',
    refusedLink: (why) => `La partie de ce lien ne peut pas être ouverte. ${why}`,
    whatIfName: 'Et si…',
  },
  coach: {
    title: (game) => `L’entraîneur · ${game}`,
    intro:
      'Un maître parcourt votre partie. Il juge chaque choix d’après ce que vous pouviez savoir, jamais d’après des cartes cachées.',
    thinking: (share) => `Le maître réfléchit : ${share}`,
    stop: 'Arrêter',
    stopped: 'Arrêté.',
    again: 'Recommencer',
    notOver: 'L’entraîneur n’examine que des parties finies.',
    failed: 'L’entraîneur n’a pas pu terminer.',
    who: 'La partie de qui ?',
    result: (name, even, share) => `${name} : ${even} de chances de gagner au début, ${share} à la fin.`,
    account: 'Chance et adresse',
    accountText: (even, share) =>
      `De ${even} à ${share} : chaque carte, chaque dé et chaque coup change vos chances de gagner, et voici la somme des changements de chaque sorte. Un point vaut 1 % de chances de gagner. Une partie a des hauts et des bas : une somme peut dépasser 100.`,
    start: 'Au début',
    chance: 'Cartes et dés',
    others: 'Ce que les autres ont fait, et révélé',
    cost: 'Perdu par vos propres décisions',
    end: 'À la fin',
    curve: 'Chances de gagner au fil de la partie',
    curveText: (start, low, lowPly, high, highPly, end) =>
      `De ${start} ; au plus bas ${low} après le coup ${lowPly}, au plus haut ${high} après le coup ${highPly} ; ${end} à la fin.`,
    axis: 'coups',
    mattered: 'Ce qui a le plus compté',
    faultless: 'Le maître n’aurait rien changé.',
    noCause:
      'Aucune raison ne l’explique à elle seule : sur de nombreuses suites, ce coup a simplement gagné plus souvent.',
    praised: 'Bien vu',
    lead: (lead) => `+${points(lead)} sur le deuxième meilleur coup`,
    next: 'Deuxième choix',
    line: 'La suite possible',
    showBoards: 'Montrer les deux coups sur le plateau',
    hideBoards: 'Cacher les plateaux',
    all: 'Toutes les décisions',
    move: (ply) => `Coup ${ply}`,
    played: 'Joué',
    better: 'Mieux',
    instead: (move) => `mieux : ${move}`,
    before: 'Avant',
    after: 'Après',
    lost: 'Coût',
    points: (cost) => `−${points(cost)}`,
    good: 'meilleur coup',
    look: (ply) => `Voir le coup ${ply}`,
    toGame: 'Vers la partie',
    note: 'Les chiffres sont des chances de gagner, en pour cent. Un coût inférieur à trois points n’est pas compté : il peut être dû au hasard du calcul.',
  },
  records: {
    open: 'Ouvrir une partie depuis un fichier',
    drop: 'ou la déposer ici',
    notJson: 'Ce fichier n’est pas une partie enregistrée, ou il est endommagé.',
    tooLarge: 'Ce fichier est trop gros pour être une partie.',
    tooLargeLink: 'Ce lien contient trop de données pour être une partie.',
    cannotKeep: 'Ce navigateur n’autorise pas la page à enregistrer des parties sur cet appareil.',
    fairTitle: 'Le tirage était-il équitable ?',
    fairGood: 'Le tirage était équitable : tout ce qui dépend du hasard est bien ce qu’il devait être.',
    fairBad: 'Cet enregistrement n’est pas fiable :',
    checking: 'Chaque coup est rejoué…',
    steps: {
      commitment:
        'Avant la partie, un secret a été tiré, et seule son empreinte a été publiée. Le secret ci-dessous a bien cette empreinte : il n’a pas été changé ensuite.',
      contributions:
        'Chaque place a ajouté son propre texte. Aucune ne connaissait le secret ni le texte d’une autre place : aucun joueur ne pouvait donc choisir la donne.',
      seed: 'Le secret et les textes donnent ensemble la graine de la partie. Recalculée, c’est la même.',
      moves: (count) =>
        `De la graine découle tout ce qui dépend du hasard. ${french.plural(count, 'La seule décision a été rejouée', `Les ${count} décisions ont été rejouées`)} ainsi : tout était permis, et le résultat est celui qui est enregistré.`,
      goingOn: 'La partie n’est pas encore finie : la preuve se montre à la fin.',
    },
    names: {
      commitment: 'Empreinte',
      secret: 'Secret',
      contributions: 'Textes des places',
      seed: 'Graine',
      seal: 'Sceau',
    },
    own: {
      title: 'Ce que votre appareil a gardé',
      kept: 'Avant que vous preniez place, votre appareil a reçu cette empreinte et envoyé ce texte pour votre place. L’enregistrement contient bien l’une et l’autre.',
      broken:
        'L’empreinte que votre appareil a reçue avant que vous preniez place, ou le texte qu’il a envoyé, n’est pas celle ou celui de l’enregistrement. Ne vous fiez pas à cette donne.',
    },
    limits: {
      title: 'Ce qui n’est pas prouvé',
      server:
        'En ligne, la personne qui gère le serveur connaît le secret et lit chaque texte à son arrivée. Si elle occupe aussi la dernière place à être prise, ou s’entend avec le joueur qui l’occupe, elle peut essayer texte après texte jusqu’à ce que la donne lui convienne. L’enregistrement n’en montrerait rien. Jouez sur un serveur de confiance, ou installez le vôtre.',
    },
    local:
      'À une table sur un seul appareil, c’est l’appareil qui a tout tiré ; en ligne, le serveur tire le secret et l’appareil de chaque personne ajoute un texte.',
  },
  puzzles: {
    title: (game) => `Énigmes · ${game}`,
    intro: 'Des positions de vraies parties entre robots. Un coup est nettement le meilleur : trouvez-le.',
    solved: (solved, all) => `${solved} sur ${all} résolues`,
    one: (number) => `Énigme ${number}`,
    isSolved: 'résolue',
    task: (name) => `Vous êtes ${name}. Quel est le meilleur coup ?`,
    right: (chance, next) =>
      `Bien vu ! ${chance} de chances de gagner ; tout autre coup en a ${next} au plus.`,
    wrong: (move, chance, best) =>
      `${move} : ${chance} de chances de gagner ; le meilleur coup en a ${best}. Essayez encore.`,
    judging: (move) => `${move} ? Le maître y réfléchit…`,
    show: 'Montrer la réponse',
    answer: (move) => `Le meilleur coup : ${move}.`,
    against: (move, why) => `« ${move} » est moins bon. ${why}`,
    next: 'Énigme suivante',
    list: 'Toutes les énigmes',
    playOn: 'Continuer à partir d’ici',
  },
  numbers: {
    title: (game) => `Statistiques · ${game}`,
    own: 'Vos parties',
    none: 'Vous n’avez pas encore terminé de partie sur cet appareil.',
    uncounted: (count) =>
      `${french.counted(count, 'partie terminée est enregistrée', 'parties terminées sont enregistrées')} sur cet appareil sans être ${french.plural(count, 'comptée', 'comptées')} ici. Une partie compte si une seule place était la vôtre. Ne comptent pas : les parties à plusieurs sur cet appareil, celles que vous avez seulement regardées, les parties d’entraînement, celles dont la donne vient d’une graine choisie et celles qui viennent d’un fichier, d’un lien ou de « Et si… ».`,
    played: 'Parties finies',
    won: 'Victoires',
    wonOf: (won, share, fair) => `${won} (${share} ; part égale : ${fair})`,
    average: 'Score moyen',
    best: 'Meilleur score',
    length: 'Décisions par partie',
    lately: 'Scores, le plus récent en dernier',
    masters: 'Parties de maîtres',
    mastersText: (games) =>
      `D’après ${french.counted(games, 'partie', 'parties')} entre maîtres pour chaque nombre de joueurs.`,
    seats: 'Joueurs',
    decisions: 'Décisions',
    scores: 'Scores',
    winning: 'Score gagnant',
    lead: 'Avance sur le deuxième',
    to: (from, to) => `${from} à ${to}`,
    range: (mean, low, high) => `${mean} (de ${low} à ${high})`,
    seatWins: 'Victoires par place',
    seatNote:
      'Le repère marque la part égale. Les moustaches montrent où se trouve la vraie part, avec 95 % de certitude.',
    reasons: 'Comment se décident les parties',
    scoreChart: 'Répartition des scores',
    bar: (label, share) => `${label} : ${share}`,
    seat: (number) => `Place ${number}`,
  },
};
