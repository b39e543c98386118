// The waiting room and the invitation, in English.
import { english } from '../../../engine/grammar.ts';

const { counted } = english;

export const en = {
  waitsFor: (count: number) => `Waiting for ${counted(count, 'more player', 'more players')}`,
  isComplete: 'Everybody is seated',
  qrCode: 'QR code of the link: scan it with the camera of another phone',
  invites: (host: string, game: string) => `${host} invites you to play ${game}`,
  isInvited: (game: string) => `You are invited to play ${game}`,
  isFull: 'All seats are taken. The game starts soon; if spectators are allowed, you can watch it here.',
  ownTable: 'Start a table of your own',
  seats: (count: number) => counted(count, 'player', 'players'),
  bots: (count: number) => counted(count, 'bot', 'bots'),
  noClock: 'no clock',
  slowClock:
    'If your time runs out, a bot plays for you until you come back; a notification can warn you before. A vacation stops your clock, and you can plan moves ahead.',
  watch: {
    public: 'spectators see what is public',
    all: 'spectators see everything, three minutes later',
    nobody: 'no spectators',
  },
  rated: { rated: 'rated', casual: 'casual', favour: 'no longer rated' },
  ratedText: {
    rated:
      'A rated game: the result changes the ratings of the players. If you leave and do not come back, you finish last. If somebody resigns in the first quarter of the game, nobody gains points. The same two people can play five rated games of a kind a day.',
    casual: 'A casual game: the result does not count for ratings.',
    favour: 'A move was taken back with the others’ consent, so the result does not count for ratings.',
  },
  countsForRatings: 'The result counts for ratings',
  isOpen: 'open to everybody',
  isPrivate: 'only with the link',
  change: 'Change',
  done: 'Done',
  begin: 'Start the game',
};

export type WaitingTexts = typeof en;
