// What notices say, in English.
import { english } from '../../../engine/grammar.ts';
import type { NoticeTexts } from './contract.ts';

const { counted, list } = english;

export const en: NoticeTexts = {
  titles: {
    turn: (game) => `Your turn: ${game}`,
    started: (game) => `${game} has begun`,
    joined: (game, by) => `${by} has sat down at your ${game} table`,
    rematch: (game, by) => `${by} wants to play ${game} again`,
    round: (game) => `Your round has begun: ${game}`,
    'low-time': (game) => `Your time is running out: ${game}`,
  },
  somebody: 'Somebody',
  withOthers: (names) => `With ${list(names)}.`,
  timeLeft: (time) => `${time} left.`,
  days: (count) => counted(count, 'day', 'days'),
  hours: (count) => counted(count, 'hour', 'hours'),
  minutes: (count) => counted(count, 'minute', 'minutes'),
  several: (count) => `${counted(count, 'table is', 'tables are')} waiting for you`,
  test: 'This is a test',
  testText: 'You will be told here when it is your turn.',
  confirm: 'Confirm your email address',
  confirmText: (site) =>
    `Somebody, probably you, wants to be told at this address when it is their turn in a game at ${site}. Open this link to confirm it:`,
  confirmElse: 'If it was not you, do nothing: you will get no further email.',
  openTable: 'Open the table:',
  settings: 'Choose what you are told, and when:',
  stop: 'Stop these emails:',
};
