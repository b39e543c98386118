// What only screen readers say about a table, in English.
import { english } from '../../../engine/grammar.ts';

const { list } = english;

export const en = {
  opening: (game: string, others: readonly string[]) =>
    others.length === 0 ? `${game}.` : `${game}, with ${list(others)}.`,
  takenBack: 'The move was taken back.',
  connected: 'The connection is back.',
  youWin: 'You win',
  youShare: (others: readonly string[]) => `You and ${list(others)} share the victory`,
  ownScore: (score: string) => `you: ${score}`,
  score: (name: string, score: string) => `${name}: ${score}`,
  nothingSince: 'Nothing has happened since your last move.',
  nothingYet: 'Nothing has happened yet.',
  noHand: 'You have no hand of your own in this game.',
  watching: 'You are watching, so you have no hand.',
  scoresAtEnd: 'The scores are counted at the end of the game.',
  noClock: 'This game has no clock.',
  reviewing: 'The coach is reviewing your game.',
  reviewDone: 'The coach has finished. The review is below.',
};

export type AnnouncementTexts = typeof en;
