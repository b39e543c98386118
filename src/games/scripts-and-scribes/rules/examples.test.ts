// Tests of the worked examples in the Scripts & Scribes rulebook.
import { describe, expect, test } from 'vitest';
import { Stage } from '../../biblios/fixtures/stage.ts';
import { scriptsAndScribes as game } from '../index.ts';

describe('worked examples of the Scripts & Scribes rulebook', () => {
  test('B21 a card of 2 scrolls counts two, and its letter breaks ties', () => {
    const counted = (...hands: string[]) => {
      const stage = new Stage(2, { game }).auction(hands, 'supplies-I');
      return game.outcome(stage.play('reveal supplies-I', 'pass', 'pass').state)?.scores;
    };
    expect(counted('scrolls-I', 'scrolls-A')).toEqual([3, 0]);
    expect(counted('scrolls-I', 'scrolls-F scrolls-G')).toEqual([0, 3]);
  });

  test('B21 a turn of donation: Steve, Bill and Wolfe', () => {
    // Steve puts a scribe aside, lays out gold 1, keeps another scribe; the fourth card must be laid out.
    const stage = new Stage(3, { game }).play(
      'first 1',
      'draw scribes-A',
      'give auction',
      'draw gold-1',
      'give public',
    );
    stage.play('draw scribes-B', 'give hand', 'draw gold-2');
    expect(stage.legal()).toEqual(['give public']);
    // Bill, on his left, takes gold 2 and leaves gold 1 to Wolfe.
    stage.play('give public', 'take gold-2', 'take gold-1');
    expect([stage.names(0), stage.names(1), stage.names(2)]).toEqual([['scribes-B'], ['gold-2'], ['gold-1']]);
    expect(stage.state.active).toBe(1);
  });

  test('B21 an auction: Bill bids 2, Wolfe passes, Steve 4, Bill 5, and pays with 2 and 3', () => {
    const stage = new Stage(3, { game }).auction(
      ['gold-3 gold-1', 'gold-2 gold-3', ''],
      'scribes-B scribes-C',
    );
    stage.play('reveal scribes-B', 'bid 2', 'pass', 'bid 4', 'bid 5', 'pass');
    expect(stage.legal()).toEqual(['pay gold-3']);
    stage.play('pay gold-3', 'pay gold-2');
    expect(stage.names(1)).toEqual(['scribes-B']);
  });

  test('B21 a bishop of minus two: manuscripts from 2 to 1, scribes from 3 to 2', () => {
    const stage = new Stage(3, { game });
    stage.state.dice = [3, 3, 2, 3, 3];
    stage.play('first 1', 'draw bishop-1-1', 'give hand', 'lower scribes manuscripts');
    expect(stage.state.dice).toEqual([3, 2, 1, 3, 3]);
    expect([stage.state.phase, stage.state.active]).toEqual(['draw', 0]);
  });

  test('B21 scoring: 9 illuminators each, B before C; 8 points each, and more gold wins', () => {
    const steve = 'illuminators-C illuminators-E illuminators-H manuscripts-A scrolls-A supplies-A gold-1';
    const wolfe = 'illuminators-B illuminators-F illuminators-I scribes-A gold-2 gold-3';
    const stage = new Stage(2, { game }).auction([steve, wolfe], 'supplies-I');
    stage.state.dice = [5, 3, 2, 2, 4];
    stage.play('reveal supplies-I', 'pass', 'pass');
    expect(stage.last('counted').args.winners).toEqual([1, 1, 0, 0, 0]);
    expect(game.outcome(stage.state)).toMatchObject({ places: [2, 1], scores: [8, 8] });
  });

  test('B17 Medieval bluff is not an option of this edition', () => {
    expect(game.options).toEqual({});
    expect(game.setup(3, {}).penalty).toBe('each-takes');
  });

  test('B20 when still equal, the winner of the illuminators is ahead', () => {
    const stage = new Stage(2, { game }).auction(['scribes-A', 'illuminators-A'], 'supplies-I');
    stage.play('reveal supplies-I', 'pass', 'pass');
    expect(game.outcome(stage.state)).toMatchObject({ places: [2, 1], scores: [3, 3] });
  });
});
