// Makes the samples of a sound, ready to be played.

import { chat, lowTime, point, refused, yourTurn } from './bells.ts';
import { achievement, fanfare, gameOver, loss, shared, win } from './fanfares.ts';
import { bid, coin, payment } from './metal.ts';
import { LEVELS, type SoundName } from './names.ts';
import { deal, page, shuffle, take, turnOver } from './paper.ts';
import { ink, quill } from './pen.ts';
import { finish, type Random } from './samples.ts';
import { dice, diceOnStone, hit, pawn } from './stone.ts';
import { capture, hammer, pass, place } from './wood.ts';

const SYNTHS: Readonly<Record<SoundName, (random: Random) => Float32Array>> = {
  deal,
  'turn-over': turnOver,
  take,
  shuffle,
  page,
  place,
  pass,
  hammer,
  capture,
  coin,
  bid,
  payment,
  dice,
  'dice-stone': diceOnStone,
  pawn,
  hit,
  quill,
  ink,
  'your-turn': yourTurn,
  'low-time': lowTime,
  chat,
  refused,
  point,
  fanfare,
  achievement,
  win,
  shared,
  loss,
  'game-over': gameOver,
};

export const renderSound = (name: SoundName, random: Random): Float32Array =>
  finish(SYNTHS[name](random), LEVELS[name]);
