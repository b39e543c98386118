// The pages of leaderboards and profiles, and the ratings under a result, in both languages.
import { english, french } from '../../engine/grammar.ts';
import type { Lang } from '../../engine/texts.ts';
import type { UnchangedReason } from '../../protocol/profiles.ts';

const en = {
  leaderboard: 'Leaderboard',
  of: (game: string) => `Leaderboard: ${game}`,
  choose: 'Game',
  about: (games: number, uncertainty: number) =>
    `Listed here: everybody with at least ${english.counted(games, 'rated game', 'rated games')}, the last of them within a year, whose rating is certain to ± ${uncertainty}. Everybody starts at 1500; with two players, a lead of 400 points means odds of ten to one. Bots are rated on the same scale.`,
  empty: 'Nobody has played enough rated games yet.',
  player: 'Player',
  rating: 'Rating',
  ratedGames: 'Rated games',
  bot: 'bot',
  you: 'you',
  ownPlace: (place: number) => `Your place: ${place}.`,
  ownHidden: 'Your profile is hidden, so you are not listed.',
  ownWaits: (games: number) =>
    `You are not listed yet: your rating has to become more certain. You have played ${english.counted(games, 'rated game', 'rated games')}.`,
  toProfile: 'Your profile',
  profileOf: (name: string) => `Profile of ${name}`,
  profile: 'Profile',
  since: (date: string) => `Here since ${date}`,
  hidden: 'Nobody else can see this page.',
  hide: 'Hide my profile, and leave me out of leaderboards',
  ratings: 'Ratings',
  noRatings: 'No game finished yet.',
  unrated: 'not rated yet',
  provisional: 'provisional',
  uncertainty: (from: number, to: number) =>
    `The real strength is very probably between ${from} and ${to}. Every rated game makes it more certain.`,
  favourite: 'played most',
  rated: (rated: number, games: number) =>
    `${english.counted(rated, 'rated game', 'rated games')}, ${games} finished`,
  curve: (from: number, to: number, games: number) =>
    `Rating after each of the last ${english.counted(games, 'rated game', 'rated games')}: from ${from} to ${to}. The band is the uncertainty.`,
  opponents: 'Against others',
  record: (better: number, worse: number, games: number) =>
    `${better} ahead, ${worse} behind, in ${english.counted(games, 'game', 'games')}`,
  games: 'Games',
  noGames: 'No game to show.',
  more: 'Earlier games',
  place: (place: number, of: number) => `place ${place} of ${of}`,
  agreed: 'ended by agreement',
  gain: (points: number) => `${points === 0 ? '±' : points < 0 ? '−' : '+'}${Math.abs(points)}`,
  notRated: 'not rated',
  replay: 'Replay',
  result: {
    rated: 'Ratings after this game',
    unrated: 'This game did not change any rating.',
    unchanged: 'unchanged',
    why: {
      'resigned-early': 'A player resigned early: nobody gains points by such a game.',
      'bot-decided':
        'A bot decided for a player: such a game costs the others nothing, and gains that player nothing.',
      left: 'If you resign or leave a game, you gain nothing by it.',
      casual: 'A casual game: ratings stay as they were.',
      favour: 'Not rated, because a move was taken back with the others’ consent.',
      agreed: 'Not rated, because you all agreed to end the game.',
      'pair-limit': 'Not rated: the same two players can play five rated games of a kind in 24 hours.',
      'no-opponent': 'Not rated: no opponent here has a rating.',
    } satisfies Record<UnchangedReason, string>,
  },
};

export type RatingTexts = typeof en;

const fr: RatingTexts = {
  leaderboard: 'Classement',
  of: (game) => `Classement : ${game}`,
  choose: 'Jeu',
  about: (games, uncertainty) =>
    `Le classement réunit ceux qui ont joué au moins ${french.counted(games, 'partie classée', 'parties classées')}, la dernière depuis moins d’un an, et dont la cote est connue à ± ${uncertainty} près. Tout le monde commence à 1500 ; à deux joueurs, 400 points d’avance valent dix chances contre une. Les robots sont cotés sur la même échelle.`,
  empty: 'Personne n’a encore joué assez de parties classées.',
  player: 'Joueur',
  rating: 'Cote',
  ratedGames: 'Parties classées',
  bot: 'robot',
  you: 'vous',
  ownPlace: (place) => `Votre place : ${place}.`,
  ownHidden: 'Votre profil est masqué, vous n’êtes donc pas dans le classement.',
  ownWaits: (games) =>
    `Vous n’êtes pas encore dans le classement : votre cote doit devenir plus sûre. Vous avez joué ${french.counted(games, 'partie classée', 'parties classées')}.`,
  toProfile: 'Votre profil',
  profileOf: (name) => `Profil : ${name}`,
  profile: 'Profil',
  since: (date) => `Ici depuis le ${date}`,
  hidden: 'Personne d’autre ne voit cette page.',
  hide: 'Masquer mon profil et ne pas me classer',
  ratings: 'Cotes',
  noRatings: 'Aucune partie terminée.',
  unrated: 'pas encore de cote',
  provisional: 'provisoire',
  uncertainty: (from, to) =>
    `La force réelle est très probablement entre ${from} et ${to}. Chaque partie classée la précise.`,
  favourite: 'le jeu le plus joué',
  rated: (rated, games) =>
    `${french.counted(rated, 'partie classée', 'parties classées')} sur ${french.counted(games, 'terminée', 'terminées')}`,
  curve: (from, to, games) =>
    `Cote au fil des parties classées (${games}) : de ${from} à ${to}. La bande montre l’incertitude.`,
  opponents: 'Face aux autres',
  record: (better, worse, games) =>
    `${better} fois devant, ${worse} fois derrière, en ${french.counted(games, 'partie', 'parties')}`,
  games: 'Parties',
  noGames: 'Aucune partie à montrer.',
  more: 'Parties plus anciennes',
  place: (place, of) => `place ${place} sur ${of}`,
  agreed: 'arrêtée d’un commun accord',
  gain: (points) => `${points === 0 ? '±' : points < 0 ? '−' : '+'}${Math.abs(points)}`,
  notRated: 'non classée',
  replay: 'Revoir',
  result: {
    rated: 'Cotes après cette partie',
    unrated: 'Cette partie n’a changé aucune cote.',
    unchanged: 'inchangée',
    why: {
      'resigned-early': 'Un joueur a abandonné très tôt : personne ne gagne de points.',
      'bot-decided':
        'Un robot a joué pour quelqu’un : la partie ne coûte rien aux autres et ne lui rapporte rien.',
      left: 'Qui abandonne ou quitte la partie n’y gagne rien.',
      casual: 'Une partie amicale : aucune cote n’a changé.',
      favour: 'Partie non classée : un coup a été repris avec l’accord des autres.',
      agreed: 'Partie non classée : elle a été arrêtée d’un commun accord.',
      'pair-limit':
        'Partie non classée : deux mêmes joueurs ne disputent que cinq parties classées d’un jeu en 24 heures.',
      'no-opponent': 'Partie non classée : aucun adversaire n’a de cote ici.',
    },
  },
};

export const RATING_TEXTS: Readonly<Record<Lang, RatingTexts>> = { en, fr };
