// Tests of the events that stay visible on the board.
import { expect, test } from 'vitest';
import { playAll, position, thrown } from '../fixtures/positions.ts';
import { NO_RECENT_EVENTS, struckPlaces, trackEvents } from './recent-events.ts';

test('the letters where the pawns of a turn ended are kept until that player moves again', () => {
  const state = position({ me: { waiting: 15 }, dice: [1, 2, 3] });
  const first = trackEvents(NO_RECENT_EVENTS, playAll(state, 'enter 1'), 1);
  const second = trackEvents(first, playAll(state, 'enter 2'), 1);
  expect(second).toMatchObject({ mover: 0, journeys: [{ places: [1, 2], left: [] }, { places: [] }] });
  const third = trackEvents(second, playAll(state, 'move 1 3'), 1);
  expect(third).toMatchObject({ journeys: [{ places: [1, 2, 4], left: [1] }, { places: [] }] });
  const theirs = trackEvents({ ...third, mover: 1 }, [], 2);
  expect(theirs.journeys).toEqual(third.journeys);
});

test('the reason why dice changed hands is kept', () => {
  const { events, state } = thrown({ me: { hits: 1, 20: 14 }, foe: { 6: 2, 5: 2, 4: 11 } }, 4, 5, 6);
  const recent = trackEvents(NO_RECENT_EVENTS, events, state.rolls);
  expect(recent.handing).toMatchObject({ key: 'dice-handed-over', args: { because: 'hit-pawn-shut-out' } });
  expect(trackEvents(recent, [], state.rolls)).toEqual(recent);
});

test('where a pawn has just been hit', () => {
  const hit = { key: 'hit', args: { seat: 1, by: 0, at: { letter: 'T', place: 4 } } };
  expect(struckPlaces([{ key: 'rolled', args: { seat: 0, dice: [1, 2, 3] } }, hit])).toEqual([4]);
});
