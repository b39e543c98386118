// Why a move of Duodecim is good or bad, in English.
import { english } from '../../../engine/grammar.ts';
import type { GameTexts } from '../../../engine/texts.ts';
import type { DuodecimReason } from '../insight/causes/context.ts';
import type { Event, Move, Spot, View } from '../rules/state.ts';

export type CauseTexts = Required<GameTexts<View, Move, Event, DuodecimReason>>['causes'];

const { counted, list, plural } = english;
const on = ({ letter, place }: Spot) => `${letter}${place}`;
const all = (spots: readonly Spot[]) => list(spots.map(on));
const percent = (chance: number) => `${Math.round(100 * chance)}%`;
const more = (count: number) => counted(count, 'more pawn', 'more pawns');

export const causes: CauseTexts = {
  exposes: ({ at, chance, wasClosed }) =>
    wasClosed
      ? `This leaves one pawn alone on ${on(at)}, where ${percent(chance)} of rolls can hit it.`
      : `The pawn on ${on(at)} is alone, and ${percent(chance)} of rolls can hit it.`,
  'exposes-several': ({ at, chance }) =>
    `The pawns on ${all(at)} are alone, and ${percent(chance)} of rolls can hit one of them.`,
  opens: ({ at, seat }, names) =>
    `This opens ${all(at)}, which ${plural(at.length, 'was', 'were')} closed to ${names(seat)}.`,
  closes: ({ at, seat }, names) => `This closes ${all(at)} to ${names(seat)}.`,
  hits: ({ at }) =>
    at.length === 1
      ? `This hits the pawn on ${all(at)}, which has to start again.`
      : `This hits the pawns on ${all(at)}, which have to start again.`,
  enters: ({ count, left }) =>
    left === 0
      ? `This brings in the last ${plural(count, 'pawn', 'pawns')}, so that all of them can leave the first word.`
      : `This brings in ${more(count)}, and none can leave the first word until all are in.`,
  'bears-off': ({ count }) => `This bears off ${more(count)}.`,
  'too-deep': ({ at, count, value }) =>
    count === 1
      ? `From ${on(at)} a pawn leaves the board only with an exact ${value}.`
      : `That makes ${count} pawns on ${on(at)}, and each of them needs an exact ${value} to leave the board.`,
  'saves-dice': ({ dice }) =>
    `The other pawns then need about ${counted(dice, 'fewer die', 'fewer dice')}, on average, to leave the board.`,
};
