// What preview cards of links say, in English.
import { english } from '../../../engine/grammar.ts';

const { counted, list } = english;

export const en = {
  motto: 'Games of scribes, circus and dice',
  about: (games: readonly string[]) =>
    `Play ${list(games)} with friends by sending a link, on one device, or against bots.`,
  invites: (host: string) => `${host} invites you to`,
  isInvited: 'You are invited to',
  inviteTitle: (host: string, game: string) => `${host} invites you to ${game}`,
  inviteTitleWithoutHost: (game: string) => `You are invited to ${game}`,
  playing: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'plays' : 'play'}`,
  watchTitle: (names: readonly string[], game: string) =>
    names.length === 0 ? `Watch a game of ${game}` : `Watch ${list(names)} play ${game}`,
  played: (names: readonly string[]) => `${list(names)} played`,
  overTitle: (names: readonly string[], game: string) =>
    names.length === 0 ? `A game of ${game}` : `${list(names)} played ${game}`,
  game: 'Play online, or against bots',
  replay: 'A game to replay',
  replayTitle: (game: string) => `A game of ${game} to replay`,
  replayAbout: 'Follow it move by move, from every seat.',
  freeSeats: (count: number) => (count === 0 ? 'all seats taken' : counted(count, 'free seat', 'free seats')),
  players: (counts: readonly number[]) =>
    counts.length === 1
      ? counted(counts[0] ?? 0, 'player', 'players')
      : `${counts[0]}–${counts.at(-1)} players`,
  minutes: (text: string) => `${text} min`,
  live: 'live',
  notBegun: 'not begun yet',
  isOver: 'the game is over',
  noClock: 'no clock',
  perMove: (time: string) => `${time} per move`,
  perGame: (time: string, seconds: number) => `${time} each + ${seconds} s`,
  days: (count: number) => counted(count, 'day', 'days'),
  hours: (count: number) => counted(count, 'hour', 'hours'),
  picture: (title: string) => `Picture: ${title}`,
};

export type CardTexts = typeof en;
