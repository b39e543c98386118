// The lobby, in English.
import { english } from '../../../engine/grammar.ts';

const { counted, list } = english;

export const en = {
  title: 'Lobby',
  quick: 'Anyone for a game?',
  game: 'Game',
  anyGame: 'Any game',
  takesBot: (level: string) =>
    `If nobody comes within a minute, play against a bot (${level}), also for ratings`,
  search: 'Find somebody to play with',
  pairedGames: 'These games count for ratings, and anybody may watch. Spectators see nothing that is hidden.',
  searching: (time: string) => `Looking for somebody… ${time}`,
  noClock: 'no clock',
  botIn: (level: string, seconds: number) =>
    seconds === 0
      ? `A bot (${level}) is coming to play with you.`
      : `If nobody comes, a bot (${level}) takes the seat in ${counted(seconds, 'second', 'seconds')}.`,
  noBot: 'No bot takes the seat: the search goes on until somebody comes or you stop it.',
  alsoSearching: 'Others are looking for another game or clock',
  looksFor: (name: string, game: string | null) =>
    game === null
      ? `${name} is looking for somebody to play with`
      : `${name} is looking for somebody for ${game}`,
  somebody: 'Somebody',
  play: 'Play',
  playWith: (name: string, game: string | null) =>
    game === null ? `Play with ${name}` : `Play ${game} with ${name}`,
  others: (count: number) =>
    count === 1 ? 'One more person is looking.' : `${count} more people are looking.`,
  stop: 'Stop looking',
  open: 'Open tables',
  noOpen: 'No table is open at the moment. Look for somebody above, or create a table and invite friends.',
  noLive: 'There is no game to watch at the moment. Bots always play:',
  justNow: 'just now',
  live: 'Watch a game',
  with: (names: readonly string[]) => (names.length === 0 ? '' : `with ${list(names)}`),
  between: (names: readonly string[]) => list(names),
  profile: (name: string) => `${name}’s profile`,
  hostProfile: 'The host’s profile',
  rating: (rating: number) => `host’s rating ${rating}`,
  free: (count: number) => counted(count, 'seat free', 'seats free'),
};

export type LobbyTexts = typeof en;
