// The ratings that mean something: before the first rated game there is only the number with which everybody begins.
import type { Me } from '../../protocol/account.ts';

export const ratedOnly = (ratings: Me['ratings']): Me['ratings'] =>
  ratings.filter(({ ratedGames }) => ratedGames > 0);
