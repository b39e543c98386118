// Beliefs: decisions are read correctly from the events, and what sensible players did speaks for the hands they had.
import { describe, expect, test } from 'vitest';
import { visibleEvents } from '../../../engine/events.ts';
import { CHANCE, type GameEvent, OVER, type Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { scout } from '../index.ts';
import type { Move, State } from '../rules/state.ts';
import { beliefs } from './beliefs.ts';
import { decisionsOfRound } from './decisions.ts';
import { preparedFor } from './evaluate.ts';
import { playoutMove } from './playout.ts';

type Visit = (state: State, seat: Seat, events: readonly GameEvent[]) => void;

/** A game of sensible players; `visit` is called before every decision, `decided` after it. */
function play(
  seats: number,
  rng: Rng,
  visit: Visit,
  decided?: (before: State, seat: Seat, move: Move) => void,
) {
  const state = scout.setup(seats, {});
  const events: GameEvent[] = [];
  for (let turn = scout.turn(state); turn !== OVER; turn = scout.turn(state)) {
    if (turn === CHANCE) {
      scout.play(state, CHANCE, scout.chance(state, rng), (event) => events.push(event));
      continue;
    }
    visit(state, turn, events);
    const move = playoutMove(state, turn, preparedFor(seats), rng);
    decided?.(scout.clone(state), turn, move);
    scout.play(state, turn, move, (event) => events.push(event));
  }
}

describe.each([2, 3, 5])('with %i seats', (seats) => {
  test('every decision of the round is read with what lay on the table before it', () => {
    let expected: object[] = [];
    let read = 0;
    play(
      seats,
      new Rng(seats),
      ({ phase }, seat, events) => {
        if (phase === 'hands') expected = [];
        else {
          expect(decisionsOfRound(visibleEvents([{ events }], seat), seats)).toMatchObject(expected);
          read = Math.max(read, expected.length);
        }
      },
      ({ phase, set, owner, scouts, chips, captured, used }, seat, move) => {
        if (phase !== 'hands')
          expected.push({ seat, move, table: { phase, set, owner, scouts, chips, captured, used } });
      },
    );
    expect(read).toBeGreaterThan(3);
  });

  test('the true hands are likelier than others that fit', () => {
    const rng = new Rng(seats, 1);
    let [sum, count] = [0, 0];
    for (let game = 0; game < 3; game++) {
      play(seats, rng, (state, seat, events) => {
        const view = scout.view(state, seat);
        const found = beliefs(visibleEvents([{ events }], seat), view);
        if (!found || rng.float() > 0.3) return;
        const truth = found.logLikelihood(state);
        const others = Array.from({ length: 10 }, () => found.logLikelihood(scout.determinize(view, rng)));
        expect(Number.isFinite(truth)).toBe(true);
        sum += truth - Math.log(others.reduce((all, each) => all + Math.exp(each), 0) / others.length);
        count++;
      });
    }
    // Twice as likely would be 0.69.
    expect(sum / count).toBeGreaterThan(0.5);
  });
});

test('before the sides of the hands are chosen, nothing is known', () => {
  const state = scout.setup(3, {});
  const rng = new Rng(1);
  while (scout.turn(state) === CHANCE) scout.play(state, CHANCE, scout.chance(state, rng));
  expect(beliefs([], scout.view(state, 0))).toBeNull();
});
