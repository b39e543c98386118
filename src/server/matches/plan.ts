// Checks what a host wants of a match: the number of seats, who sits there, the options.
import { characterName } from '../../engine/characters.ts';
import { type AnyGame, chooseOptions, type Options } from '../../engine/index.ts';
import type { NewMatch } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { botName, FREE, type Player } from './config.ts';

type SeatPlan = NewMatch['seats'][number];

export function refuseSeatCount({ seatCounts }: AnyGame, seats: number): ServerRefusal | null {
  return seatCounts.includes(seats) ? null : { code: 'bad-seat-count', valid: seatCounts };
}

export function checkedOptions(
  game: AnyGame,
  options: Options,
): { readonly options: Options } | { readonly refusal: ServerRefusal } {
  const chosen = chooseOptions(game, options);
  if (chosen.ok) return { options: chosen.options };
  const code = chosen.code === 'unknown-option' ? 'unknown-option' : 'bad-option';
  return { refusal: { code, name: chosen.name, valid: chosen.valid.map(String) } };
}

/** A bot, or a free seat for a person. */
export function plannedPlayer(plan: SeatPlan, seat: number, plans: readonly SeatPlan[]): Player {
  if (plan.kind !== 'bot') return FREE;
  const bots = plans.map((each) => (each.kind === 'bot' ? each.level : null));
  return { ...plan, name: characterName(bots, seat) ?? botName(seat) };
}
