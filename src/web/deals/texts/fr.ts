// Daily deals, in French.
import { french } from '../../../engine/grammar.ts';
import type { DealTexts } from './en.ts';

const { counted, number } = french;
const ordinal = (place: number) => (place === 1 ? '1er' : `${place}e`);

export const fr: DealTexts = {
  title: 'Donnes du jour',
  about:
    'Une donne par jour et par jeu : les mêmes cartes ou les mêmes dés, les mêmes adversaires, pour tout le monde et partout. Les adversaires sont des robots de niveau Scribe, juste au-dessous de Maître. Vous avez un seul essai, sans conseils et sans annuler de coup. Vous pouvez aussi jouer hors connexion.',
  next: (time) => `Les prochaines donnes commencent à ${time}, à l’heure de cet appareil.`,
  streak: (days) => `${counted(days, 'jour', 'jours')} de suite.`,
  start: 'Jouer',
  goOn: 'Continuer',
  compare: 'Comparer',
  earlier: 'Donnes précédentes',
  states: {
    fresh: (seats) => `${counted(seats, 'joueur', 'joueurs')}. Vous ne l’avez pas encore jouée.`,
    going: 'Votre essai a commencé.',
  },
  of: (date) => `Donne du ${date}`,
  place: (place, seats) =>
    place === 1
      ? `Victoire contre ${counted(seats - 1, 'adversaire', 'adversaires')}`
      : `${ordinal(place)} sur ${seats}`,
  shortPlace: ordinal,
  score: (score) => `score ${score}`,
  scores: (from, to) => (from === to ? number(from) : `${number(from)} à ${number(to)}`),
  sending: 'Votre résultat est en cours de vérification : le serveur rejoue votre partie.',
  waits: 'Votre résultat est gardé sur cet appareil. Il sera transmis dès que la connexion reviendra.',
  beaten: (percent, others) =>
    others === 1
      ? `Mieux que ${percent} (sur un seul autre joueur)`
      : `Mieux que ${percent} des ${others} autres`,
  equal: (people) => `Les ${people} résultats sont égaux pour l’instant`,
  first: 'Personne d’autre n’a encore joué cette donne. Revenez plus tard voir ce qu’ont fait les autres.',
  everybody: 'Les résultats de tous',
  you: 'vous',
  master: (result) => `Un maître à votre place : ${result}.`,
  masterMark: 'maître',
  masterPlays: 'Un maître joue à votre place en ce moment…',
  people: (count) => counted(count, 'personne', 'personnes'),
  partings: 'Là où les choix ont différé',
  parting: (index) => `Votre décision ${index}`,
  asMost: 'Vous avez suivi la majorité.',
  against: (most, you) => `Choix le plus fréquent : ${most}. Le vôtre : ${you}.`,
  look: 'Voir sur le plateau',
  toTable: 'Voir la partie',
  share: 'Partager',
  shared: (place) => `Donne du jour : ${place}`,
  sharedBeaten: (percent) => `mieux que ${percent}`,
  rule: 'Cette donne découle de sa seule date, selon une règle publique : chacun peut calculer la graine à partir du texte ci-dessous, et personne n’a donc pu la choisir. On peut aussi la calculer à l’avance.',
  ruleName: 'Texte de la graine :',
  duplicate: {
    title: 'La même donne à plusieurs tables',
    about:
      'Envoyez ce lien à tous ceux qui jouent. Chaque personne ouvre sa propre table et s’assied à la même place. Les résultats sont comparés quand toutes les tables ont fini.',
    over: 'Toutes les tables ont fini. À la même place, tout le monde a eu la même donne.',
    table: (number) => `Table ${number}`,
    open: 'Ouvrir',
    free: (seat) => `${seat} libre`,
    states: { waiting: 'attend des joueurs', playing: 'partie en cours', over: 'terminée', closed: 'fermée' },
    fair: 'Est-ce bien la même donne ?',
    fairAbout:
      'Avant la première partie, le serveur montre cette empreinte de son secret. Toutes les tables sont distribuées à partir de ce seul secret, et personne n’y ajoute rien. Les parties se consultent quand toutes les tables ont fini : chacune contient le secret, et chacun peut vérifier qu’il a cette empreinte.',
  },
  notPlayed: 'Vous n’avez pas terminé cette donne.',
};
